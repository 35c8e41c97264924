"""The tray: the one place that says what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.actions import (
    PASS,
    TAKE_DISCARD,
    TAKE_STOCK,
    BigGin,
    Knock,
    LayOffCard,
    Show,
)
from gin_widgets.engine.views import PhaseKind
from gin_widgets.messages import message, pmessage
from gin_widgets.present.advice_notes import ask_button
from gin_widgets.present.buttons import QUIET, STRONG, act, command, resting
from gin_widgets.present.guests import after_the_game
from gin_widgets.present.picks import big_gin_button, must_knock
from gin_widgets.present.results import game_title, result_reason, result_title
from gin_widgets.present.role_picture import opening_tray
from gin_widgets.present.watching import watching_tray

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Button, Tray


def tray(scene: Scene) -> Tray:
    """Title, line and buttons for this phase."""
    if scene.snapshot.opening is not None:
        return opening_tray(scene)
    if scene.sits_out and scene.view.outcome is None:
        return watching_tray(scene)
    found = _TRAYS[scene.view.phase](scene)
    if scene.snapshot.may_ask:
        found["buttons"].append(ask_button(scene))
    return found


def _first_upcard(scene: Scene) -> Tray:
    view = scene.view
    name, card = scene.name(1 - view.seat), view.discards[-1]
    dealer = scene.player_name(scene.snapshot.seating.dealer)
    if view.dealer == view.seat:
        line = message(
            "{name} passed the {card}. Take it, or pass: then {name} begins with a card from the "
            "stock.",
            name=name,
            card=card,
        )
    elif name == dealer:
        line = message(
            "You choose first, because {name} is the dealer. If you pass, {name} may take the "
            "{card}. If you both pass, you begin with a card from the stock.",
            name=name,
            card=card,
        )
    else:
        line = message(
            "You choose first, because {dealer} is the dealer and you are next. If you pass, "
            "{name} may take the {card}. If you both pass, you begin with a card from the stock.",
            dealer=dealer,
            name=name,
            card=card,
        )
    return _tray(
        scene, message("Do you want the upcard?"), line, _take_buttons(scene, passing=True)
    )


def _draw(scene: Scene) -> Tray:
    view = scene.view
    title = message("Your turn: take a card")
    if TAKE_DISCARD in view.legal:
        line = message(
            "Take the top card of the stock, or the {card} from the discard pile.",
            card=view.discards[-1],
        )
    else:
        line = message("You both passed the upcard, so take the top card of the stock.")
    stock = act("take-stock", scene.rich(message("Take a card from the stock")), str(TAKE_STOCK))
    return _tray(scene, title, line, [stock, *_take_buttons(scene, passing=False)])


def _take_buttons(scene: Scene, *, passing: bool) -> list[Button]:
    buttons = []
    if scene.view.discards:
        label = scene.rich(message("Take the {card}", card=scene.view.discards[-1]))
        reason = scene.reason(str(TAKE_DISCARD))
        buttons.append(
            act("take-discard", label, str(TAKE_DISCARD))
            if reason is None
            else resting("take-discard", label, reason)
        )
    if passing:
        buttons.append(act("pass", scene.rich(pmessage("button: do not take", "Pass")), str(PASS)))
    return buttons


def _last_card(scene: Scene) -> Tray:
    line = message(
        "Only two cards are left in the stock. You may take the {card} if you can knock with it. "
        "If you pass, the round is drawn.",
        card=scene.view.discards[-1],
    )
    title = message("Do you want the last discard?")
    return _tray(scene, title, line, _take_buttons(scene, passing=True))


def _discard(scene: Scene) -> Tray:
    view = scene.view
    knocks = [action for action in view.legal if isinstance(action, Knock)]
    first = scene.rich(message("First choose the card that you want to discard."))
    buttons = [resting("discard", scene.rich(message("Discard")), first)]
    cannot = (
        message("To knock, your deadwood must be {limit} or less.", limit=view.knock_limit)
        if view.knock_limit
        else message("This round you can knock only with Gin.")
    )
    buttons.append(
        resting(
            "knock",
            scene.rich(message("Knock")),
            first if knocks else scene.rich(cannot),
        )
    )
    if (big := big_gin_button(scene)) is not None:
        buttons.append(big)
    return _tray(scene, message("Now discard one card"), _which_discard(scene), buttons)


def _which_discard(scene: Scene) -> Message:
    view = scene.view
    if must_knock(view):
        return message("You took the last discard, so you must knock: choose the card to discard.")
    if any(isinstance(action, BigGin) for action in view.legal):
        return message("All eleven of your cards are in melds. Go big Gin, or discard a card.")
    if view.taken is not None and scene.reason(f"discard {view.taken}") is not None:
        return message(
            "Choose any card but the {card}, which you have just taken.", card=view.taken
        )
    if not view.events:
        return message("You were dealt eleven cards, so you take none now. Choose one to discard.")
    return message("Choose a card in your hand.")


def _lay_off(scene: Scene) -> Tray:
    view = scene.view
    name = scene.name(1 - view.seat)
    declared = 0 if view.knock is None else view.knock.arrangement.deadwood
    more = any(isinstance(action, LayOffCard) for action in view.legal)
    title = (
        message("{name} knocked with {points}: lay off cards", name=name, points=declared)
        if more
        else message("{name} knocked with {points}: show your cards", name=name, points=declared)
    )
    line = (
        message(
            "Choose a card that fits a meld of {name}. A card that you lay off does not count "
            "against you.",
            name=name,
        )
        if more
        else message("No card of yours fits a meld of {name} now.", name=name)
    )
    show = next(action for action in view.legal if isinstance(action, Show))
    buttons = [act("done", scene.rich(message("Done: show my cards")), str(show))]
    if more:
        label = scene.rich(message("Lay off the best for me"))
        buttons.append(command("lay-off-for-me", label, "lay-off-for-me", STRONG))
    return _tray(scene, title, line, buttons)


def _over(scene: Scene) -> Tray:
    outcome = scene.view.outcome
    assert outcome is not None  # noqa: S101 - the phase is over
    finished = scene.snapshot.sheet.finished
    decided = finished and not scene.snapshot.practice
    title = game_title(scene) if decided else result_title(scene, outcome)
    if finished:
        go_on = after_the_game(scene)
    else:
        go_on = command("next-round", scene.rich(message("Next round")), "next-round", STRONG)
    again = command("replay", scene.rich(message("Play the same deal again")), "replay", QUIET)
    return _tray(scene, title, result_reason(scene, outcome), [go_on, again])


def _tray(scene: Scene, title: Message, line: Message, buttons: list[Button]) -> Tray:
    return {"title": scene.text(title), "line": scene.rich(line), "buttons": buttons}


_TRAYS: Mapping[PhaseKind, Callable[[Scene], Tray]] = {
    PhaseKind.FIRST_UPCARD: _first_upcard,
    PhaseKind.DRAW: _draw,
    PhaseKind.DISCARD: _discard,
    PhaseKind.LAST_CARD: _last_card,
    PhaseKind.LAY_OFF: _lay_off,
    PhaseKind.OVER: _over,
}
