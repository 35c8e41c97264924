"""What a page shows of its card table, as one value: the learner of these tests knows no more."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

TABLE = ".gw"
HAND = "[data-part=hand] [data-card]"
STOCK = "[data-part=stock]"
DISCARD = "[data-part=discard]"
ALERT = f"{TABLE} [role=alert]"
NOTE = "[data-part=note]"

_LOOK = """() => {
  const root = document.querySelector(".gw");
  const all = (sel, from = root) => [...from.querySelectorAll(sel)];
  const one = (sel, from = root) => from.querySelector(sel);
  const text = (el) => (el?.textContent ?? "").replace(/\\s+/g, " ").trim();
  const rows = (table) => table && all("tbody tr", table).map((row) => ({
    cells: [...row.children].map(text),
    strong: [...row.children].map((cell, i) => cell.matches(".win") ? i : -1).filter((i) => i >= 0),
  }));
  const side = (role) => {
    const el = one(`[data-area=melds-${role}]`);
    return el && {
      you: Boolean(one("[data-home=you]", el)),
      line: text(one("small", el)),
      groups: all(".gw-grp", el).map((group) => ({
        unmatched: group.matches(".gw-grp--dead"),
        cards: all("[data-card]", group).map((c) => c.dataset.card),
      })),
      laid: all(".gw-laid", el).map((c) => c.dataset.card),
    };
  };
  const live = (part) => one(`[data-part=${part}][data-action]`) !== null;
  const chip = (el) => `${text(el).replace("10", "T")}${/gw-suit-(.)/.exec(el.className)[1]}`;
  return {
    lang: root.lang,
    mode: one("[data-mode]")?.dataset.mode ?? "",
    chips: all(".gw-chip").map(text),
    hand: all("[data-part=hand] [data-card]").map((c) => c.dataset.card),
    refused: all("[data-part=hand] [data-card][aria-disabled=true]").map((c) => c.dataset.card),
    discard: one("[data-part=discard] .gw-face--top")?.dataset.at ?? null,
    stock: text(one("[data-part=stock]")),
    live: ["stock", "discard"].filter(live),
    buttons: all("[data-area=tray] [data-action]").map((b) =>
      [b.dataset.action, b.getAttribute("aria-disabled") !== "true"]),
    tools: all("[data-area=tools] [data-action]").map((b) =>
      [b.dataset.action, b.getAttribute("aria-disabled") !== "true"]),
    title: text(one("[data-part=message] h3")),
    line: text(one("[data-part=message] p")),
    note: text(one("[data-part=note]")),
    alert: text(one("[role=alert]")),
    points: [text(one("[data-part=you] .gw-pts b")), text(one("[data-part=opponent] .gw-pts b"))],
    told: all("[data-part=log] .gw-ct, [data-part=note] .gw-ct").map(chip),
    sheet: rows(one("table.gw-sheet")) ?? [],
    count: rows(one("[data-part=score] table:not(.gw-sheet)")) ?? [],
    bars: all(".gw-bars > div").map((bar) => text(one("b", bar))),
    spread: { knocker: side("knocker"), defender: side("defender") },
  };
}"""


@dataclass(frozen=True)
class Row:
    """A line of a table: its cells as text, and which of them are strong."""

    cells: tuple[str, ...]
    strong: tuple[int, ...]


@dataclass(frozen=True)
class Side:
    """A hand laid open: its melds and unmatched cards, and which cards the other laid off."""

    you: bool
    line: str
    melds: tuple[tuple[str, ...], ...]
    unmatched: tuple[str, ...]
    laid: tuple[str, ...]

    @property
    def own(self) -> tuple[str, ...]:
        """The cards that were this player's own."""
        cards = [card for meld in self.melds for card in meld] + list(self.unmatched)
        return tuple(card for card in cards if card not in self.laid)


@dataclass(frozen=True)
class Seen:
    """A table as it is shown: codes of cards, words of buttons, texts as they stand there."""

    lang: str
    mode: str
    chips: tuple[str, ...]
    hand: tuple[str, ...]
    refused: frozenset[str]
    discard: str | None
    stock: str
    live: frozenset[str]
    buttons: dict[str, bool]
    tools: dict[str, bool]
    title: str
    line: str
    note: str
    alert: str
    points: tuple[str, ...]
    told: tuple[str, ...]
    sheet: tuple[Row, ...]
    count: tuple[Row, ...]
    bars: tuple[str, ...]
    knocker: Side | None
    defender: Side | None

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return "next-round" in self.buttons or self.finished

    @property
    def finished(self) -> bool:
        """Whether the game has ended."""
        return "new-game" in self.buttons

    @property
    def position(self) -> tuple[object, ...]:
        """All that must be the same after a reload, in whatever language it is."""
        texts = (
            *("lang", "chips", "title", "line", "note", "alert", "stock", "sheet", "count"),
            "told",
        )
        known = {name: value for name, value in vars(self).items() if name not in texts}
        sides = [side and (side.you, side.melds, side.unmatched, side.laid) for side in self.sides]
        return (
            *(
                (name, value)
                for name, value in known.items()
                if name not in {"knocker", "defender"}
            ),
            ("sides", sides),
            ("numbers", [re.findall(r"\d+", text) for text in (*self.chips, self.stock)]),
            ("sheet", [(row.cells[2:], row.strong) for row in self.sheet]),
            ("count", [row.cells[2:] for row in self.count]),
        )

    @property
    def sides(self) -> tuple[Side | None, Side | None]:
        """The hands that are laid open: the knocker's, the defender's."""
        return self.knocker, self.defender


def look(page: Page) -> Seen:
    """The table as the page shows it now."""
    found: dict[str, Any] = page.evaluate(_LOOK)
    texts = ("lang", "mode", "discard", "stock", "title", "line", "note", "alert")
    rows: dict[str, Any] = {
        name: tuple(found[name]) for name in ("chips", "hand", "points", "told", "bars")
    }
    return Seen(
        **{name: found[name] for name in texts},
        **rows,
        refused=frozenset(found["refused"]),
        live=frozenset(found["live"]),
        buttons=dict(found["buttons"]),
        tools=dict(found["tools"]),
        sheet=_rows(found["sheet"]),
        count=_rows(found["count"]),
        knocker=_side(found["spread"]["knocker"]),
        defender=_side(found["spread"]["defender"]),
    )


def _rows(found: list[dict[str, Any]]) -> tuple[Row, ...]:
    return tuple(Row(tuple(row["cells"]), tuple(row["strong"])) for row in found)


def _side(found: dict[str, Any] | None) -> Side | None:
    if found is None:
        return None
    groups = found["groups"]
    return Side(
        you=found["you"],
        line=found["line"],
        melds=tuple(tuple(group["cards"]) for group in groups if not group["unmatched"]),
        unmatched=tuple(card for group in groups if group["unmatched"] for card in group["cards"]),
        laid=tuple(found["laid"]),
    )


def card(code: str) -> str:
    """The selector of a card in the hand."""
    return f"[data-part=hand] [data-card='{code}']"


def tray(action: str) -> str:
    """The selector of a button under the hand."""
    return f"[data-area=tray] [data-action='{action}']"


def tool(action: str) -> str:
    """The selector of a button in the row of tools."""
    return f"[data-area=tools] [data-action='{action}']"
