"""The whole page as one dict of the shape `State`, from a snapshot and a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules import variant_named
from gin_widgets.engine.rummy_views import RummyView
from gin_widgets.engine.views import PhaseKind
from gin_widgets.messages import message
from gin_widgets.present.advice_notes import advice_note
from gin_widgets.present.buttons import command
from gin_widgets.present.counting import count
from gin_widgets.present.guests import guest_chips, guest_tools
from gin_widgets.present.hand import hand, no_hand
from gin_widgets.present.house_panel import house_panel
from gin_widgets.present.moves import log, say
from gin_widgets.present.piles import discard, stock
from gin_widgets.present.role_picture import roles
from gin_widgets.present.role_seats import part_in_round
from gin_widgets.present.rule_card import profile
from gin_widgets.present.rummy_state import rummy_chips, rummy_parts
from gin_widgets.present.scene import Scene
from gin_widgets.present.score_sheet import sheet
from gin_widgets.present.seats import opponents, you
from gin_widgets.present.spread import spread
from gin_widgets.present.trays import tray

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gin_widgets.messages import Message
    from gin_widgets.play.snapshot import Snapshot
    from gin_widgets.present.shapes import Button, Note, Parts, State

FORMAT = 1


def state(snapshot: Snapshot, lang: str) -> State:
    """All that the page draws, every text in `lang`. Raises `UnknownLanguage`."""
    scene = Scene(snapshot, lang)
    rules = scene.rules
    rummy = isinstance(snapshot.view, RummyView)
    return {
        **(rummy_parts(scene) if rummy else _gin_parts(scene)),
        "format": FORMAT,
        "seq": snapshot.seq,
        "lang": lang,
        "table": rules.variant,
        "round_id": snapshot.round_id,
        "title": scene.text(variant_named(rules.variant).title),
        "chips": [scene.text(chip) for chip in (*_chips(scene), *guest_chips(scene))],
        "tools": [*_tools(scene), *guest_tools(scene)],
        "note": _note(scene),
        "sheet": sheet(scene),
        "profile": profile(scene),
        "house": house_panel(scene),
        "saved": snapshot.saved,
    }


def _gin_parts(scene: Scene) -> Parts:
    mode = _mode(scene)
    return {
        "mode": mode,
        "opponents": opponents(scene),
        "you": you(scene),
        "stock": stock(scene),
        "discard": discard(scene),
        "hand": no_hand() if mode in {"showdown", "roles"} else hand(scene),
        "tray": tray(scene),
        "log": log(scene),
        "spread": spread(scene),
        "count": count(scene),
        "say": say(scene),
        "roles": roles(scene),
    }


def _mode(scene: Scene) -> str:
    """`showdown` only after a knock: a drawn round shows no other hand."""
    view = scene.view
    if scene.snapshot.opening is not None:
        return "roles"
    if view.outcome is not None and view.outcome.showdown is not None:
        return "showdown"
    if view.phase is PhaseKind.LAY_OFF:
        return "layoff"
    return "watch" if scene.sits_out else "play"


def _chips(scene: Scene) -> Iterator[Message]:
    snapshot = scene.snapshot
    counted = scene.over and not snapshot.practice
    number = len(snapshot.sheet.rows) + (0 if counted else 1)
    if snapshot.practice:
        yield message("Does not count")
    else:
        yield message("Round {number}", number=number)
    if snapshot.opening is not None:
        return
    yield from rummy_chips(scene) if isinstance(snapshot.view, RummyView) else _gin_chips(scene)


def _gin_chips(scene: Scene) -> Iterator[Message]:
    view = scene.view
    yield from part_in_round(scene)
    if view.knock_limit:
        yield message("Knock at {limit} or less", limit=view.knock_limit)
    else:
        yield message("Knock only with Gin")
    if view.doubled:
        yield message("All points count twice")


def _tools(scene: Scene) -> Iterator[Button]:
    if scene.snapshot.opening is not None:
        return
    nothing = message("You have not made a move in this round yet.")
    refused = None if scene.snapshot.can_undo else scene.rich(nothing)
    yield command("undo", scene.rich(message("Undo")), "undo", refused=refused)
    if scene.over or scene.snapshot.sheet.finished:
        return  # the tray has what comes next, or the game is over and has no more deals
    button = command("new", scene.rich(message("New deal")), "new-deal")
    button["confirm"] = {
        "title": scene.text(message("Deal new cards?")),
        "line": scene.rich(
            message("This round stops here and does not count. Your points stay as they are.")
        ),
        "yes": scene.rich(message("New deal")),
        "no": scene.rich(message("Keep playing")),
    }
    yield button


def _note(scene: Scene) -> Note | None:
    note = scene.snapshot.note or advice_note(scene)
    if note is None:
        return None
    return {
        "kind": note.kind.value,
        "title": scene.text(note.title),
        "line": scene.rich(note.line),
        "alert": note.kind.value == "bad",
        "id": scene.snapshot.note_id,
    }
