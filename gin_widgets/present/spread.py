"""The hands laid open after a knock: the knocker's melds, with lay-offs, then the other's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.melds import MeldKind
from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.messages import Bold, message, nmessage, pmessage
from gin_widgets.present.hand import deadwood_label, dearest_first, meld_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gin_widgets.engine.arrangements import Arrangement
    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.melds import Meld
    from gin_widgets.engine.outcomes import Showdown
    from gin_widgets.engine.views import ShownKnock
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Side, Spread, SpreadGroup


def spread(scene: Scene) -> Spread | None:
    """Both hands when the round is over, the knocker's while cards are laid off; else nothing."""
    view = scene.view
    outcome = view.outcome
    if outcome is not None and outcome.showdown is not None:
        shown = outcome.showdown
        laid = frozenset(done.card for done in shown.lay_offs)
        return {
            "knocker": _knocker(scene, shown.knocker, shown.knock, shown.melds, laid),
            "defender": _defender(scene, shown),
        }
    if view.knock is None:
        return None
    return {"knocker": _so_far(scene, view.knock), "defender": None}


def _so_far(scene: Scene, knock: ShownKnock) -> Side:
    laid = frozenset(done.card for done in scene.view.lay_offs)
    return _knocker(scene, knock.seat, knock.arrangement, knock.melds, laid)


def _knocker(
    scene: Scene,
    seat: int,
    declared: Arrangement,
    melds: Sequence[Meld],
    laid: frozenset[Card],
) -> Side:
    line = message("Deadwood: {deadwood}", deadwood=Bold(declared.deadwood))
    return {
        "name": scene.name(seat),
        "initial": scene.initial(seat),
        "you": scene.is_you(seat),
        "title": scene.text(_knock_title(scene, seat, declared)),
        "line": scene.rich(line),
        "groups": _groups(scene, melds, declared.unmatched, laid, ids=True),
    }


def _knock_title(scene: Scene, seat: int, declared: Arrangement) -> Message:
    outcome = scene.view.outcome
    if outcome is not None and outcome.kind is OutcomeKind.BIG_GIN:
        return _big_gin_title(scene, seat)
    if scene.is_you(seat):
        return message("You knocked") if declared.unmatched else message("You went Gin")
    name = scene.name(seat)
    if declared.unmatched:
        return pmessage("title", "{name} knocked", name=name)
    return pmessage("title", "{name} went Gin", name=name)


def _big_gin_title(scene: Scene, seat: int) -> Message:
    if scene.is_you(seat):
        return message("You went big Gin")
    return pmessage("title", "{name} went big Gin", name=scene.name(seat))


def _defender(scene: Scene, shown: Showdown) -> Side:
    seat = shown.defender
    return {
        "name": scene.name(seat),
        "initial": scene.initial(seat),
        "you": scene.is_you(seat),
        "title": scene.name(seat),
        "line": scene.rich(_defence(shown)),
        "groups": _groups(scene, shown.defence.melds, shown.defence.unmatched, frozenset()),
    }


def _defence(shown: Showdown) -> Message:
    left, saved = shown.defence.deadwood, sum(done.card.points for done in shown.lay_offs)
    if not shown.lay_offs:
        return message("Deadwood: {deadwood}", deadwood=Bold(left))
    return nmessage(
        "{n} card laid off. Deadwood: {before} − {saved} = {left}",
        "{n} cards laid off. Deadwood: {before} − {saved} = {left}",
        len(shown.lay_offs),
        before=left + saved,
        saved=saved,
        left=Bold(left),
    )


def _groups(
    scene: Scene,
    melds: Sequence[Meld],
    unmatched: Sequence[Card],
    laid: frozenset[Card],
    *,
    ids: bool = False,
) -> list[SpreadGroup]:
    found = [
        _meld(scene, meld, laid, f"m{place}" if ids else None) for place, meld in enumerate(melds)
    ]
    if unmatched:
        points = sum(card.points for card in unmatched)
        found.append(
            {
                "id": None,
                "kind": "deadwood",
                "label": deadwood_label(scene, points),
                "spoken": scene.text(message("Deadwood {points}", points=points)),
                "cards": [
                    {"card": card.text, "laid": False}
                    for card in sorted(unmatched, key=dearest_first)
                ],
            }
        )
    return found


def _meld(scene: Scene, meld: Meld, laid: frozenset[Card], name: str | None) -> SpreadGroup:
    added = sum(card in laid for card in meld.cards)
    label = scene.text(_with_laid(meld, added)) if added else meld_name(scene, meld.kind)
    return {
        "id": name,
        "kind": meld.kind.value,
        "label": label,
        "spoken": label,
        "cards": [{"card": card.text, "laid": card in laid} for card in meld.cards],
    }


def _with_laid(meld: Meld, added: int) -> Message:
    if meld.kind is MeldKind.RUN:
        return nmessage("Run + {n} laid off", "Run + {n} laid off", added)
    return nmessage("Set + {n} laid off", "Set + {n} laid off", added)
