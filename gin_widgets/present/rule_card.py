"""“What we play here”: the rules of the round on the table, one line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules import variant_named
from gin_widgets.engine.rules.lines import rule_lines
from gin_widgets.engine.rules.wording import option_title, option_value
from gin_widgets.messages import message, nmessage

if TYPE_CHECKING:
    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.rules.lines import RuleLine
    from gin_widgets.engine.rules.option import Value
    from gin_widgets.messages import Message
    from gin_widgets.present.rule_shapes import Profile, ProfileLine
    from gin_widgets.present.scene import Scene


def profile(scene: Scene) -> Profile:
    """The rules by which this round is played; the learner's game may have others."""
    rules = scene.rules
    lines = rule_lines(rules)
    differing = [line for line in lines if line.differs]
    return {
        "title": scene.text(message("What we play here")),
        "intro": scene.text(_intro(rules, len(differing))),
        "note": _note(scene),
        "lines": [_line(scene, line) for line in lines],
        "differs": [scene.text(_sentence(line)) for line in differing],
    }


def usual(scene: Scene, name: str, value: Value) -> str:
    """What an option usually is, to stand beside what it is here."""
    return scene.text(message("Usual: {value}", value=option_value(name, value)))


def _intro(rules: Rules, differing: int) -> Message:
    game = variant_named(rules.variant).title
    if not differing:
        return message("{game} with the usual rules.", game=game)
    return nmessage(
        "{game}. {n} rule is not the usual one.",
        "{game}. {n} rules are not the usual ones.",
        differing,
        game=game,
    )


def _note(scene: Scene) -> str | None:
    if scene.rules == scene.snapshot.house.rules:
        return None
    return scene.text(message("These rules are for this round only. Your game has its own."))


def _line(scene: Scene, line: RuleLine) -> ProfileLine:
    name = line.option.name
    return {
        "name": name,
        "term": scene.text(option_title(name)),
        "value": scene.text(option_value(name, line.value)),
        "usual": usual(scene, name, line.usual) if line.differs else None,
    }


def _sentence(line: RuleLine) -> Message:
    name = line.option.name
    # Translators: a house rule, what it is here, and what it usually is.
    return message(
        "{rule}: {value}. Usual: {usual}.",
        rule=option_title(name),
        value=option_value(name, line.value),
        usual=option_value(name, line.usual),
    )
