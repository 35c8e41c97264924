"""What lies on the mat in Rummy: everybody's melds, and at the end the cards that are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import ActionKind
from gin_widgets.engine.melds import MeldKind
from gin_widgets.engine.rummy.points import points_of
from gin_widgets.messages import Bold, message, nmessage
from gin_widgets.present.hand import by_suit
from gin_widgets.present.rummy_seats import in_play_order

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.hands import Hand
    from gin_widgets.engine.melds import Meld
    from gin_widgets.engine.outcomes import RummyOutcome
    from gin_widgets.engine.rummy_views import TableMeld
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import LeftHand, MatMeld


def ids_of_melds(scene: Scene) -> Mapping[Meld, str]:
    """The name of each meld on the mat; it stays when the meld grows."""
    return {lying.meld: f"m{place}" for place, lying in enumerate(scene.rummy.table)}


def mat_melds(scene: Scene) -> list[MatMeld]:
    """Every meld on the mat, in the order in which they came (B8)."""
    view = scene.rummy
    laid = {event.card for event in view.events if event.kind is ActionKind.LAY_OFF}
    return [
        {
            "id": f"m{place}",
            "owner": lying.owner,
            "mine": scene.is_you(lying.owner),
            "kind": lying.meld.kind.value,
            "label": scene.text(_owned(scene, lying)),
            "spoken": scene.text(_owned(scene, lying)),
            "cards": [{"card": card.text, "laid": card in laid} for card in lying.meld.cards],
        }
        for place, lying in enumerate(view.table)
    ]


def left_hands(scene: Scene) -> list[LeftHand] | None:
    """What everybody still held when somebody went out (B14); a void round shows no hand."""
    outcome = scene.rummy.outcome
    if outcome is None or not outcome.hands:
        return None
    return [_left(scene, outcome, seat) for seat in in_play_order(scene)]


def _left(scene: Scene, outcome: RummyOutcome, seat: int) -> LeftHand:
    hand, name = outcome.hands[seat], scene.name(seat)
    points = points_of(hand, scene.rummy.rules)
    return {
        "name": name,
        "initial": scene.initial(seat),
        "you": scene.is_you(seat),
        "winner": seat == outcome.winner,
        "line": scene.rich(_still_held(hand, Bold(points), points)),
        "spoken": scene.text(
            # Translators: a player, and what that player still holds: "12 points".
            message("{name}: {left}", name=name, left=_still_held(hand, points, points))
        ),
        "cards": [card.text for card in sorted(hand, key=by_suit)],
    }


def _still_held(hand: Hand, shown: object, points: int) -> Message:
    if not hand:
        return message("no cards left")
    return nmessage("{shown} point left over", "{shown} points left over", points, shown=shown)


def _owned(scene: Scene, lying: TableMeld) -> Message:
    run = lying.meld.kind is MeldKind.RUN
    if scene.is_you(lying.owner):
        return message("You: run") if run else message("You: set")
    name = scene.name(lying.owner)
    return message("{name}: run", name=name) if run else message("{name}: set", name=name)
