"""The shapes of the rule card and of the house-rules panel in the dict that the page draws."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from gin_widgets.present.shapes import Button, Rich


class ProfileLine(TypedDict):
    """One rule: `usual` is what it usually is, where this table differs."""

    name: str
    term: str
    value: str
    usual: str | None


class Profile(TypedDict):
    """What is played here; `differs` has a whole sentence for each rule that is not the usual one.

    `note` says that these rules are for this round only.
    """

    title: str
    intro: str
    note: str | None
    lines: list[ProfileLine]
    differs: list[str]


class Preset(TypedDict):
    """A set of usual bonuses."""

    name: str
    label: str
    chosen: bool
    cmd: dict[str, object]


class OfferedValue(TypedDict):
    """A value of an option; `reason` says why it does not go with the others now."""

    value: str
    label: str
    reason: Rich | None


class OfferedOption(TypedDict):
    """An option of the panel: `kind` is yes-no, choice or number (any from `min` to `max`)."""

    name: str
    title: str
    kind: str
    value: str
    values: list[OfferedValue]
    min: int | None
    max: int | None
    note: str | None
    usual: str | None
    reason: Rich | None


class HousePanel(TypedDict):
    """The rules that are being chosen for the next game."""

    title: str
    intro: Rich
    presets: list[Preset]
    options: list[OfferedOption]
    refusal: Rich | None
    buttons: list[Button]
