"""The house-rules panel: what may be chosen for the next game, and the button that begins it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.engine.rules import PROFILES, Family, house_rules_of, values_of, variant_named
from gin_widgets.engine.rules import profile as rules_of_profile
from gin_widgets.engine.rules.offering import offers
from gin_widgets.engine.rules.option import OptionKind
from gin_widgets.engine.rules.wording import (
    option_note,
    option_title,
    option_value,
    profile_title,
)
from gin_widgets.messages import message
from gin_widgets.present.buttons import QUIET, STRONG, command, resting
from gin_widgets.present.rule_card import usual

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.rules.offering import Offer
    from gin_widgets.messages import Message
    from gin_widgets.present.rule_shapes import (
        HousePanel,
        OfferedOption,
        OfferedValue,
        Preset,
    )
    from gin_widgets.present.scene import Scene
    from gin_widgets.present.shapes import Button


def house_panel(scene: Scene) -> HousePanel:
    """The draft of the next game's rules; only what the variant allows is offered."""
    house = scene.snapshot.house
    return {
        "title": scene.text(message("House rules")),
        "intro": scene.rich(
            message(
                "Choose the rules, and then start a new game with them. Not all books and tables "
                "play alike."
            )
        ),
        "presets": [_preset(scene, name) for name in _profiles(house.draft)],
        "options": [_option(scene, offer) for offer in offers(house.draft)],
        "refusal": None if house.refusal is None else scene.rich(house.refusal),
        "buttons": [_start(scene), _reset(scene)],
    }


def _profiles(rules: Rules) -> Iterable[str]:
    """The sets of bonuses are for the Gin games."""
    return PROFILES if rules.family is Family.GIN else ()


def _preset(scene: Scene, name: str) -> Preset:
    draft = scene.snapshot.house.draft
    return {
        "name": name,
        "label": scene.text(profile_title(name)),
        "chosen": draft == rules_of_profile(name, draft.variant),
        "cmd": {"cmd": "house", "rules": {"profile": name}},
    }


def _option(scene: Scene, offer: Offer) -> OfferedOption:
    option, name = offer.option, offer.option.name
    low, high = offer.numbers or (None, None)
    note, reason = _note(offer), offer.resting
    return {
        "name": name,
        "title": scene.text(option_title(name)),
        "kind": _kind(offer),
        "value": option.word(offer.value),
        "values": [_value(scene, offer, at) for at in range(len(offer.values))],
        "min": low,
        "max": high,
        "note": None if note is None else scene.text(note),
        "usual": None if offer.value == offer.usual else usual(scene, name, offer.usual),
        "reason": None if reason is None else scene.rich(reason),
    }


def _note(offer: Offer) -> Message | None:
    """Where books differ; where a field may be empty, what that means while it is."""
    option = offer.option
    if None not in option.allowed:
        return option_note(option.name)
    return option_value(option.name, None) if offer.value is None else None


def _kind(offer: Offer) -> str:
    if offer.option.kind is OptionKind.SWITCH:
        return "yes-no"
    return "choice" if offer.numbers is None else "number"


def _value(scene: Scene, offer: Offer, at: int) -> OfferedValue:
    """A value with its own reason; the reason of the whole option is not told again."""
    option, value, reason = offer.option, offer.values[at], offer.refused.get(at)
    if reason == offer.resting:
        reason = None
    return {
        "value": option.word(value),
        "label": scene.text(option_value(option.name, value)),
        "reason": None if reason is None else scene.rich(reason),
    }


def _start(scene: Scene) -> Button:
    house = scene.snapshot.house
    label = scene.rich(message("New game with these rules"))
    if house.draft == house.rules:
        played = message("Your game has these rules already. Choose others first.")
        return resting("rules", label, scene.rich(played))
    button = command("rules", label, "rules", STRONG)
    button["cmd"] = {"cmd": "rules", "rules": _as_words(house.draft)}
    button["confirm"] = {
        "title": scene.text(message("Start a new game with these rules?")),
        "line": scene.rich(
            message("The game on the table ends here, and all points go back to 0.")
        ),
        "yes": scene.rich(message("Start a new game")),
        "no": scene.rich(message("Keep playing")),
    }
    return button


def _reset(scene: Scene) -> Button:
    house = scene.snapshot.house
    same = house.draft == house.rules and house.refusal is None
    nothing = scene.rich(message("You have not changed a rule yet."))
    label = scene.rich(message("Back to the rules of this game"))
    return command("house-reset", label, "house", QUIET, refused=nothing if same else None)


def _as_words(rules: Rules) -> dict[str, str]:
    """The rules as the page sends them: everything that differs from the plain variant.

    Rummy has no profile to stand on, so all of its options are named.
    """
    options = variant_named(rules.variant).options
    gin = rules.family is Family.GIN
    values = house_rules_of(rules) if gin else values_of(rules)
    words = {
        option.name: option.word(values[option.name]) for option in options if option.name in values
    }
    return {"profile": "seed", **words} if gin else words
