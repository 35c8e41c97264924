"""A learner who plays whole games by what the page shows her."""

from __future__ import annotations

import re
import sys

import choosing
from playwright.sync_api import Page
from score_checks import check_score
from seen import DISCARD, HAND, STOCK, Seen, card, look, tray
from ways import Way, wait_for, wait_gone
from wire import Wire

_LONGEST = 60  # rounds


class Learner:
    """Plays a table, checks every score she is told, and that no card was told too early.

    `wire` hears what comes to the page; without one nothing is checked of that.
    """

    def __init__(self, page: Page, way: Way, wire: Wire | None = None) -> None:
        self.page = page
        self.way = way
        self.wire = wire
        self.turns = 0
        self._known: set[str] = set()

    def play_game(self) -> int:
        """Play until somebody has won the game; how many rounds it took."""
        for number in range(1, _LONGEST):
            seen = self.play_round()
            check_score(seen, number)
            if seen.finished:
                return number
            self.go_on("next-round")
        raise AssertionError("this game has no end")

    def play_round(self) -> Seen:
        """Play to the end of the round; what is shown then."""
        self._known = set(look(self.page).told)  # the cut, and what was taken before her turn
        while not (seen := self.look()).over:
            self.step(seen)
        if seen.knocker is not None:
            self._check_hidden(seen)
        self._tell("end", seen.title)
        return seen

    def go_on(self, action: str) -> None:
        """To the next round, or to what else a button at the end of one offers."""
        if self.wire is not None:
            self.wire.begin_round()
        self._press(tray(action))
        self._gone(tray(action))

    def look(self) -> Seen:
        """What is shown now; she remembers the cards."""
        seen = look(self.page)
        self._known.update(seen.hand, [seen.discard] if seen.discard else ())
        return seen

    def step(self, seen: Seen) -> None:
        """One decision."""
        self.turns += 1
        if seen.mode == "layoff":
            self.lay_off(seen)
        elif len(seen.hand) == 11:
            self.discard(seen)
        else:
            self.draw(seen)

    def draw(self, seen: Seen) -> None:
        """Take a card, from a pile or by the button that says the same; or pass."""
        may = seen.buttons.get("take-discard", False)
        if may and seen.discard is not None and choosing.takes(seen.hand, seen.discard):
            self._press(DISCARD if self.turns % 2 else tray("take-discard"))
        elif "pass" in seen.buttons:
            self._press(tray("pass"))
            self._gone(tray("pass"))
            return
        else:
            self._press(STOCK if self.turns % 2 else tray("take-stock"))
        self._counted(11)

    def discard(self, seen: Seen) -> None:
        """Discard the best card; knock with it if that is allowed."""
        code = choosing.discard(seen.hand, seen.refused)
        self._tell("pick", code)
        self.way.pick(code)
        if look(self.page).buttons["knock"]:
            self._press(tray("knock"))
            wait_for(self.page, "(sel) => document.querySelector(sel)", tray("cancel"))
            self._press(tray("knock"))
        else:
            self.way.discard(code)
        self._gone(card(code))

    def lay_off(self, seen: Seen) -> None:
        """Lay off by hand in one round, let it be done in the next, until nothing more fits."""
        assert seen.knocker is not None
        code = choosing.lay_off(seen.hand, seen.knocker.melds)
        if code is None:
            self._press(tray("done"))
        elif len(seen.sheet) % 2 and "lay-off-for-me" in seen.buttons:
            self._press(tray("lay-off-for-me"))
        else:
            self.way.pick(code)
            self._tell("lay off", code)
            if self.turns % 2:
                self.way.put_on_meld(code)
            else:
                self._press(tray("lay-off"))
            self._gone(card(code))
            return
        wait_for(self.page, "(sel) => document.querySelector(sel)", "[data-mode=showdown]")
        self.way.settled()

    def _press(self, selector: str) -> None:
        self._tell("press", selector)
        self.way.press(selector)

    def _gone(self, selector: str) -> None:
        wait_gone(self.page, selector)
        self.way.settled()

    def _counted(self, cards: int) -> None:
        count = "([sel, n]) => document.querySelectorAll(sel).length === n"
        wait_for(self.page, count, [HAND, cards])
        self.way.settled()

    def _check_hidden(self, seen: Seen) -> None:
        """The other player's cards were in no message before they were laid open."""
        assert seen.knocker is not None
        assert seen.defender is not None
        theirs = seen.defender if seen.knocker.you else seen.knocker
        cards = set(theirs.own) | (set(seen.knocker.laid) if seen.knocker.you else set())
        assert len(cards) == 10, cards
        if self.wire is not None:
            self.wire.check_hidden(cards - self._known, seen.lang)

    def _tell(self, *words: str) -> None:
        """Say what is done, for whoever reads why a test failed."""
        sys.stdout.write(" ".join([f"{self.turns}:", *map(_short, words)]) + "\n")


def _short(selector: str) -> str:
    return re.sub(r"\[data-(\w+)=?([^\]]*)\]", r"\1=\2", selector)
