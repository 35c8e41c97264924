"""The tray at a table of Rummy: what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import TAKE_DISCARD, TAKE_STOCK, TURN_OVER
from gin_widgets.engine.rules import StockOut
from gin_widgets.engine.rummy.turn import Turn
from gin_widgets.engine.views import PhaseKind
from gin_widgets.messages import message
from gin_widgets.present.buttons import QUIET, STRONG, act, command, resting
from gin_widgets.present.guests import after_the_game
from gin_widgets.present.rummy_piles import new_stock
from gin_widgets.present.rummy_results import rummy_reason, rummy_title

if TYPE_CHECKING:
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Button, Tray


def rummy_tray(scene: Scene) -> Tray:
    """Title, line and buttons for this phase."""
    phase = scene.rummy.phase
    if phase is PhaseKind.DRAW:
        return _draw(scene)
    return _over(scene) if phase is PhaseKind.OVER else _after_the_draw(scene)


def _draw(scene: Scene) -> Tray:
    view, card = scene.rummy, scene.rummy.discards[-1]
    label = scene.rich(message("Take the {card}", card=card))
    buttons = [act("take-discard", label, str(TAKE_DISCARD))]
    if TAKE_STOCK in view.legal:
        line = message(
            "Take the top card of the stock, or the {card} from the discard pile.", card=card
        )
        label = scene.rich(message("Take a card from the stock"))
        buttons.insert(0, act("take-stock", label, str(TAKE_STOCK)))
    elif TURN_OVER in view.legal:
        line = _empty(scene)
        buttons.insert(0, act("turn-over", scene.rich(new_stock(scene)), str(TURN_OVER)))
    else:
        line = message("The stock is empty and the {card} is the only discard: take it.", card=card)
    return _tray(scene, message("Your turn: take a card"), line, buttons)


def _empty(scene: Scene) -> Message:
    card = scene.rummy.discards[-1]
    if scene.rummy.rules.stock_out is StockOut.RESHUFFLE:
        return message(
            "The stock is empty. Take the {card}, or shuffle the cards under it: they become the "
            "new stock, and you get its top card.",
            card=card,
        )
    return message(
        "The stock is empty. Take the {card}, or turn the discard pile over: it becomes the new "
        "stock, and you get its top card.",
        card=card,
    )


def _after_the_draw(scene: Scene) -> Tray:
    meld = resting(
        "meld",
        scene.rich(message("Lay down a meld")),
        scene.rich(message("First pick all the cards of a set or a run.")),
    )
    discard = resting(
        "discard",
        scene.rich(message("Discard")),
        scene.rich(message("First choose the card that you want to discard.")),
    )
    title = message("Meld, lay off or discard")
    return _tray(scene, title, _what_now(scene), [meld, discard])


def _what_now(scene: Scene) -> Message:
    turn = Turn.of_view(scene.rummy)
    if turn.must_go_out:
        return message(
            "You have laid down more than one meld in this turn, "
            "so you must get rid of all your cards now."
        )
    if turn.bound is not None and turn.bound in turn.hand:
        return message(
            "Pick all the cards of a meld, or one card to lay off or to discard. The {card} cannot "
            "be discarded: you have just taken it.",
            card=turn.bound,
        )
    return message("Pick all the cards of a meld, or one card to lay off or to discard.")


def _over(scene: Scene) -> Tray:
    outcome = scene.rummy.outcome
    assert outcome is not None  # noqa: S101 - the phase is over
    if scene.snapshot.sheet.finished:
        go_on = after_the_game(scene)
    else:
        go_on = command("next-round", scene.rich(message("Next round")), "next-round", STRONG)
    again = command("replay", scene.rich(message("Play the same deal again")), "replay", QUIET)
    return _tray(scene, rummy_title(scene, outcome), rummy_reason(scene, outcome), [go_on, again])


def _tray(scene: Scene, title: Message, line: Message, buttons: list[Button]) -> Tray:
    return {"title": scene.text(title), "line": scene.rich(line), "buttons": buttons}
