"""The shapes of the dict that the page draws: every text finished, nothing hidden in it.

This is the one description of what goes to the browser; the page's JavaScript knows no rules and
no language. All values are JSON. `Rich` is a sentence with cards and bold numbers in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from gin_widgets.present.role_shapes import Roles
    from gin_widgets.present.rule_shapes import HousePanel, Profile

Rich = str | list[str | dict[str, str]]
"""Parts of a sentence: text, `{"c": "Kh"}` (a card) or `{"b": "40"}` (a bold number)."""


class Confirm(TypedDict):
    """A question before a button does its work."""

    title: str
    line: Rich
    yes: Rich
    no: Rich


class ButtonNeeds(TypedDict):
    """What each button has."""

    action: str
    label: Rich
    style: str
    enabled: bool


class Button(ButtonNeeds, total=False):
    """A button: `do` is an action's text, `cmd` a command; `reason` why it cannot be pressed."""

    do: str
    cmd: dict[str, object]
    reason: Rich
    confirm: Confirm


class Opponent(TypedDict):
    """The line of another player's seat; `role` where three play: box, captain, out or play."""

    seat: int
    name: str
    initial: str
    line: str
    count: int
    points: int
    target: int
    turn: bool
    spoken: str
    role: str | None


class You(TypedDict):
    """The line of the learner's seat; `line_plain` leaves the deadwood for her to count."""

    name: str
    initial: str
    line: Rich
    line_plain: Rich
    points: int
    target: int
    turn: bool
    spoken: str
    role: str | None


class Stock(TypedDict):
    """The stock: `live` when pressing it does something, `refusal` why it does not."""

    label: str
    line: str
    count: int
    spoken: str
    live: bool
    do: str | None
    refusal: Rich | None


class Discard(TypedDict):
    """The discard pile: its top `card`; of the one `under` it a corner is seen."""

    label: str
    card: str | None
    under: str | None
    line: str
    spoken: str
    live: bool
    do: str | None
    refusal: Rich | None


class PickNeeds(TypedDict):
    """What the tray says while a card is picked."""

    line: Rich
    buttons: list[Button]
    targets: dict[str, str]


class Pick(PickNeeds, total=False):
    """`targets`: where the picked card can be laid, from a group's id to the action's text.

    `first`: those of them in which it would become the first card.
    """

    title: str
    first: list[str]
    line_plain: Rich


class HandCard(TypedDict):
    """A card of the learner's hand: what its tab says and what can be done with it."""

    card: str
    tags: list[str]
    tag_text: str
    spoken_tags: str
    refusal: Rich | None
    pick: Pick | None


class GroupNeeds(TypedDict):
    """Cards that lie together: `kind` is run, set or deadwood."""

    kind: str
    label: Rich
    spoken: str
    cards: list[str]


class Group(GroupNeeds, total=False):
    """`..._plain`: the deadwood's label without its number, for those who count it."""

    label_plain: Rich
    spoken_plain: str


class HandMeld(TypedDict):
    """A meld in a Rummy hand: `do` lays it down, or `reason` says why not now."""

    cards: list[str]
    label: Rich
    do: str | None
    reason: Rich | None


class NoMeld(TypedDict):
    """What is said while several cards are picked.

    `found`: they are a meld; `few`: they are fewer than `least`; `line`: they are something else.
    Then `do` with the picked cards after it asks for the reason.
    """

    title: str
    line: Rich
    found: Rich
    few: Rich
    least: int
    label: Rich
    do: str


class HandNeeds(TypedDict):
    """The learner's hand, grouped, and sorted in two more ways; or, with a `title`, another's."""

    title: str | None
    cards: list[HandCard]
    groups: list[Group]
    orders: dict[str, list[str]]


class Hand(HandNeeds, total=False):
    """In Rummy with `multi` several cards can be picked, to lay down one of the `melds`."""

    multi: bool
    melds: list[HandMeld]
    no_meld: NoMeld | None


class LeftHand(TypedDict):
    """What a player of Rummy still held at the end."""

    name: str
    initial: str
    you: bool
    winner: bool
    line: Rich
    spoken: str
    cards: list[str]


class TrayNeeds(TypedDict):
    """The one place that says what to do now."""

    title: str
    line: Rich
    buttons: list[Button]


class Tray(TrayNeeds, total=False):
    """`line_plain` is the line for those who hide the deadwood."""

    line_plain: Rich


class Note(TypedDict):
    """A remark: `kind` is bad (refused), ok or info."""

    kind: str
    title: str
    line: Rich
    alert: bool
    id: int


class LogLine(TypedDict):
    """One turn of this round."""

    n: int
    text: Rich


class SpreadCard(TypedDict):
    """A card on the mat; `laid` if it was laid off there."""

    card: str
    laid: bool


class MatMeld(TypedDict):
    """A meld on the mat in Rummy, with the seat of the one who laid it down."""

    id: str
    owner: int
    mine: bool
    kind: str
    label: Rich
    spoken: str
    cards: list[SpreadCard]


class SpreadGroup(TypedDict):
    """A meld on the mat with its id ("m0"), or the deadwood with none."""

    id: str | None
    kind: str
    label: Rich
    spoken: str
    cards: list[SpreadCard]


class Side(TypedDict):
    """A hand laid open after a knock."""

    name: str
    initial: str
    you: bool
    title: str
    line: Rich
    groups: list[SpreadGroup]


class Spread(TypedDict):
    """The open hands; the defender's is missing while she lays off."""

    knocker: Side
    defender: Side | None


class CountRow(TypedDict):
    """Who, counting, points."""

    cells: list[Rich]
    total: bool


class Bar(TypedDict):
    """A player's way to the target."""

    name: str
    text: str
    value: int
    max: int
    you: bool


class Count(TypedDict):
    """How a round is scored."""

    title: str
    head: list[str]
    rows: list[CountRow]
    bars_title: str
    bars: list[Bar]


class SheetRow(TypedDict):
    """A row of the score sheet; `strong` are the columns in bold."""

    cells: list[Rich]
    strong: list[int]


class Sheet(TypedDict):
    """The score sheet; `empty` says so when there is no row yet."""

    title: str
    caption: str
    head: list[str]
    rows: list[SheetRow]
    empty: str | None


class Say(TypedDict):
    """A sentence for the screen reader; ids grow."""

    id: int
    text: str


class PartsNeeds(TypedDict):
    """What is made of the round; each game makes these parts in its own way."""

    mode: str
    opponents: list[Opponent]
    you: You
    stock: Stock
    discard: Discard
    hand: Hand
    tray: Tray
    log: list[LogLine]
    spread: Spread | None
    count: Count | None
    say: list[Say]
    roles: Roles | None


class Parts(PartsNeeds, total=False):
    """In Rummy there are `melds` on the mat, and `left` once somebody has gone out.

    `loading` is there until the page has said whether it keeps a saved game.
    """

    loading: bool
    melds: list[MatMeld]
    left: list[LeftHand] | None


class State(Parts):
    """All that the page draws."""

    format: int
    seq: int
    lang: str
    table: str
    round_id: str
    title: str
    chips: list[str]
    tools: list[Button]
    note: Note | None
    sheet: Sheet
    profile: Profile
    house: HousePanel
    saved: str | None


class Labels(TypedDict):
    """What changes only with the language: `ui` holds texts, and templates with {placeholders}."""

    lang: str
    langs: list[dict[str, str]]
    cards: dict[str, str]
    ui: dict[str, str]
