"""The count after a knock, as a small table, and each player's way to the target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.outcomes import OutcomeKind
from gin_widgets.engine.sheets import HollywoodSheet
from gin_widgets.i18n import kept_whole
from gin_widgets.messages import message, pmessage
from gin_widgets.present.hand import dearest_first
from gin_widgets.present.hollywood_bars import hollywood_bars

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from gin_widgets.engine.cards import Card
    from gin_widgets.engine.outcomes import Outcome, Showdown
    from gin_widgets.messages import Message
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Bar, Count, CountRow

_GINS = (OutcomeKind.GIN, OutcomeKind.BIG_GIN)


def count(scene: Scene) -> Count | None:
    """How the round is scored; nothing when nobody knocked."""
    outcome = scene.view.outcome
    if outcome is None or outcome.showdown is None:
        return None
    return {
        "title": scene.text(message("The count")),
        "head": [
            scene.text(pmessage("column: a player", "Who")),
            scene.text(pmessage("column: how it is counted", "Counting")),
            scene.text(pmessage("column: points", "Points")),
        ],
        "rows": list(_rows(scene, outcome, outcome.showdown)),
        "bars_title": scene.text(message("Game to {target}", target=scene.target)),
        "bars": bars(scene),
    }


def bars(scene: Scene) -> list[Bar]:
    """Every player's points so far; the sum shows where this round's went."""
    sheet = scene.snapshot.sheet
    if isinstance(sheet, HollywoodSheet):
        return hollywood_bars(scene, sheet)
    told = scene.over and not scene.snapshot.practice
    last = sheet.rows[-1] if told and sheet.rows else None
    before = sheet.rows[-2].totals if len(sheet.rows) > 1 else (0,) * len(sheet.scores)
    found: list[Bar] = []
    for player, points in enumerate(sheet.scores):
        text = str(points)
        if last is not None and last.winner == player:
            text = f"{before[player]} + {points - before[player]} = {points}"
        found.append(
            {
                "name": scene.player_name(player),
                "text": kept_whole(text),
                "value": points,
                "max": scene.target,
                "you": player == 0,
            }
        )
    return found


def _rows(scene: Scene, outcome: Outcome, shown: Showdown) -> Iterator[CountRow]:
    """The higher count first, the lower one taken off it, then bonus and doubling."""
    defender = _counted(scene, shown.defender, _kept(shown), shown.defender_deadwood)
    knocker = _counted(
        scene, shown.knocker, _left_over(shown.knock.unmatched), shown.knocker_deadwood
    )
    undercut = outcome.kind is OutcomeKind.UNDERCUT
    high, low = (knocker, defender) if undercut else (defender, knocker)
    yield high
    if outcome.kind not in _GINS:
        low["cells"][2] = kept_whole(f"− {low['cells'][2]}")
        yield low
    if undercut:
        yield _plain(scene, message("bonus for the undercut"), f"+ {shown.bonus}")
    if outcome.kind is OutcomeKind.GIN:
        yield _plain(scene, message("bonus for Gin"), f"+ {shown.bonus}")
    if outcome.kind is OutcomeKind.BIG_GIN:
        yield _plain(scene, message("bonus for big Gin"), f"+ {shown.bonus}")
    if outcome.doubled:
        yield _plain(scene, message("the upcard was a spade: all counts twice"), "× 2")
    yield _total(scene, outcome)


def _counted(scene: Scene, seat: int, counting: Message, points: int) -> CountRow:
    return {
        "cells": [scene.name(seat), scene.rich(counting), str(points)],
        "total": False,
    }


def _plain(scene: Scene, what: Message, points: str) -> CountRow:
    return {"cells": ["", scene.rich(what), kept_whole(points)], "total": False}


def _total(scene: Scene, outcome: Outcome) -> CountRow:
    if outcome.winner is None:
        who = message("Nobody scores")
    elif scene.is_you(outcome.winner):
        who = message("You score")
    else:
        who = message("{name} scores", name=scene.name(outcome.winner))
    what = scene.rich(_TOTALS[outcome.kind])
    return {"cells": [scene.text(who), what, str(outcome.points)], "total": True}


def _kept(shown: Showdown) -> Message:
    laid = [done.card.points for done in shown.lay_offs]
    if not laid:
        return _left_over(shown.defence.unmatched)
    return message(
        "{before} left over − {saved} laid off ({sum})",
        before=shown.defender_deadwood + sum(laid),
        saved=sum(laid),
        sum=" + ".join(str(points) for points in laid),
    )


def _left_over(cards: Sequence[Card]) -> Message:
    if not cards:
        return message("nothing left over")
    return message("{cards} left over", cards=tuple(sorted(cards, key=dearest_first)))


_TOTALS: Mapping[OutcomeKind, Message] = {
    OutcomeKind.KNOCK: message("the difference"),
    OutcomeKind.UNDERCUT: message("the difference and the bonus"),
    OutcomeKind.GIN: message("the deadwood and the bonus"),
    OutcomeKind.BIG_GIN: message("the deadwood and the bonus"),
    OutcomeKind.TIE: message("the counts are equal"),
}
