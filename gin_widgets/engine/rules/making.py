"""Making rules: by variant, by profile, from text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, overload

from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.rules.choices import Family, Shutout
from gin_widgets.engine.rules.defaults import defaults_of, house_rules_of
from gin_widgets.engine.rules.gin_rules import GinRules
from gin_widgets.engine.rules.refusal import ImpossibleRules
from gin_widgets.engine.rules.rummy_rules import RummyRules
from gin_widgets.engine.rules.variants import variant_named
from gin_widgets.messages import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.rules.option import Option, Value
    from gin_widgets.engine.rules.variants.variant import Variant
    from gin_widgets.messages import Message

Rules: TypeAlias = "GinRules | RummyRules"
GinVariant: TypeAlias = Literal["gin", "oklahoma", "hollywood", "three-player"]

_CLASSES: Mapping[Family, type[GinRules | RummyRules]] = {
    Family.GIN: GinRules,
    Family.RUMMY: RummyRules,
}
PROFILES: Mapping[str, Mapping[str, Value]] = {
    "seed": {},
    "full_20": {
        "gin_bonus": 20,
        "undercut_bonus": 10,
        "game_bonus": 100,
        "box_bonus": 20,
        "shutout": Shutout.GAME_BONUS_X2,
    },
    "full_25": {
        "gin_bonus": 25,
        "undercut_bonus": 25,
        "game_bonus": 100,
        "box_bonus": 25,
        "shutout": Shutout.DOUBLE,
        "big_gin": 31,
    },
}
"""`seed`: the source texts. The two others: full scoring with end bonuses, as books have it."""


@overload
def variant(name: GinVariant, **house_rules: object) -> GinRules: ...
@overload
def variant(name: Literal["rummy"], **house_rules: object) -> RummyRules: ...
@overload
def variant(name: str, **house_rules: object) -> Rules: ...
def variant(name: str, **house_rules: object) -> Rules:
    """The rules of a variant with house rules: `variant("oklahoma", spade_doubles=True)`.

    A value may be given as itself or as its word (`"yes"`, `"upcard"`, `"off"`). Raises
    `InvalidNotation` for a name or a value that does not exist, `ImpossibleRules` for what
    cannot be changed or does not go together.
    """
    return _made(variant_named(name), house_rules)


def _made(chosen: Variant, house_rules: Mapping[str, object]) -> Rules:
    known = {option.name: option for option in chosen.all_options}
    values: dict[str, Value] = {}
    for option, value in house_rules.items():
        if option not in known:
            raise InvalidNotation(_no_option(option, chosen))
        read = _read(chosen, known[option], value)
        if read is not None or known[option].permits(None):
            values[option] = read
    filled = {**defaults_of(chosen, values), **values}
    return _CLASSES[chosen.family](chosen.name, **filled)  # type: ignore[arg-type]


def _read(chosen: Variant, option: Option, value: object) -> Value:
    try:
        return option.read(value)
    except InvalidNotation:
        if option.name in chosen.fixed:
            raise ImpossibleRules(chosen.fixed[option.name]) from None
        raise


def _no_option(name: str, chosen: Variant) -> Message:
    return message(
        "There is no house rule called “{name}” in {variant}.",
        name=name[:30],
        variant=chosen.title,
    )


def options_for(name: str) -> tuple[Option, ...]:
    """What a settings panel may offer for a variant; `wording` has the words for it."""
    return variant_named(name).options


def profile(name: str, variant: str = "gin", **house_rules: object) -> GinRules:
    """A Gin variant with a set of usual bonuses: `seed`, `full_20` or `full_25` (J12).

    The variant keeps its own knock limit and target. Three-player Gin, which has no end bonuses
    (T10, J17), takes only the others. `seed` is the variant as it stands.
    """
    chosen = variant_named(variant)
    rules = _made(chosen, {**_profile_values(name, chosen), **house_rules})
    assert isinstance(rules, GinRules)  # noqa: S101 - for the type checker
    return rules


def with_house_rules(rules: Rules, choice: Mapping[str, object]) -> Rules:
    """The same variant after a person has chosen: `{"gin_bonus": "20"}`.

    What is not named stays as it is. The name `profile` with a profile's name sets everything
    else to that profile first. Raises as `variant` and `profile` do.
    """
    chosen, named = variant_named(rules.variant), dict(choice)
    before: Mapping[str, object] = house_rules_of(rules)
    if (name := named.pop("profile", None)) is not None:
        before = _profile_values(str(name), chosen)
    return _made(chosen, {**before, **named})


def _profile_values(name: str, chosen: Variant) -> dict[str, Value]:
    if name not in PROFILES:
        raise InvalidNotation(
            message(
                "There is no profile called “{name}”. The profiles are: {known}.",
                name=name[:20],
                known=", ".join(PROFILES),
            )
        )
    if chosen.family is not Family.GIN:
        raise ImpossibleRules(message("The profiles are for the Gin games, not for Rummy."))
    return {key: value for key, value in PROFILES[name].items() if key not in chosen.fixed}


def parse_rules(text: str) -> Rules:
    """The rules that `text` names: `gin` or `oklahoma spade_doubles=yes`.

    Raises `InvalidNotation` and `ImpossibleRules` as `variant` does.
    """
    name, *words = text.split() or [""]
    house_rules: dict[str, object] = {}
    for word in words:
        option, equals, value = word.partition("=")
        if not equals or not value:
            raise InvalidNotation(
                message(
                    "“{word}” is not a house rule. Write name=value, as in {example}.",
                    word=word[:30],
                    example="undercut_bonus=25",
                )
            )
        option = option.lower().replace("-", "_")
        if option in house_rules:
            raise InvalidNotation(message("“{option}” is there twice.", option=option[:30]))
        house_rules[option] = value
    return variant(name, **house_rules)
