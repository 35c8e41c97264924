"""The snapshot of a game: what of it may be shown, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.onlooking import before_the_deal
from gin_widgets.engine.views import PlayerView
from gin_widgets.play.advice import may_ask
from gin_widgets.play.reasons import reasons
from gin_widgets.play.snapshot import Snapshot

if TYPE_CHECKING:
    from gin_widgets.engine.seats import Seating
    from gin_widgets.play.advice import Advice
    from gin_widgets.play.game import Game
    from gin_widgets.play.house import House
    from gin_widgets.play.snapshot import News, Note


def snapshot_of(  # noqa: PLR0913 - what the session adds to the game
    game: Game,
    *,
    seq: int,
    round_id: str,
    opening: bool,
    news: News,
    note: Note | None,
    note_id: int,
    advice: Advice | None,
    house: House,
    guest: bool,
    saved: str,
) -> Snapshot:
    """All that may be shown of `game` now; of an `opening` one only the roles and the points."""
    place, state = game.place, game.state
    view = place.view(state)
    watched = place.watched
    return Snapshot(
        seq=seq,
        round_id=round_id,
        view=before_the_deal(view) if opening and isinstance(view, PlayerView) else view,
        reasons={} if opening or watched is None else reasons(state, watched),
        sheet=game.match.sheet,
        seating=game.seating,
        target=game.before.rules.target or 0,
        practice=game.apart,
        can_undo=bool(game.played.decisions),
        news=news,
        note=note,
        note_id=note_id,
        house=house,
        guest=guest,
        saved=saved,
        opening=game.before.cut if opening else None,
        next_seating=_next_seating(game),
        may_ask=not opening and may_ask(game),
        advice=advice,
    )


def _next_seating(game: Game) -> Seating | None:
    if not game.over or game.apart or game.match.finished:
        return None
    return game.match.seating
