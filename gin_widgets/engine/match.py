"""`Match`: rounds until somebody has won (G8, G9, G29, G30; T1-T9; D).

A match knows players (0, 1, 2 ...), a round knows seats; `seating` says who sits where. All its
chance is in `seed`, so that a class can play the same game at every table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gin_widgets.engine.codes import GAME, format_code, parse_code
from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.deals import SEED_BITS, Deal
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.results import RoundResult
from gin_widgets.engine.rounds import start
from gin_widgets.engine.seats import first_seating, next_seating
from gin_widgets.engine.sheets import empty_sheet
from gin_widgets.engine.shuffle import derived_number
from gin_widgets.messages import message

if TYPE_CHECKING:
    from gin_widgets.engine.outcomes import AnyOutcome
    from gin_widgets.engine.rounds import Round
    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.seats import Seating
    from gin_widgets.engine.sheets import Sheet

_LENGTHS = {GAME: SEED_BITS // 5}


@dataclass(frozen=True)
class Match:
    """A match after any number of rounds. Begin with `Match.begin`, go on with `after`.

    `seating` is that of the next round (of the last one when the match is finished).
    """

    rules: Rules
    seed: int
    cut: Cut
    seating: Seating
    sheet: Sheet
    rounds: tuple[RoundResult, ...] = ()

    @classmethod
    def begin(cls, rules: Rules, seed: int, cut: Cut | None = None) -> Match:
        """A match before its first round; the cut comes from `seed` (below 2**40) if not given."""
        cards = Cut.from_seed(_bytes_of(seed), rules.players) if cut is None else cut
        if len(cards.cards) != rules.players:
            raise InvalidNotation(
                message(
                    "{players} players need {players} cut cards, and here are {found}.",
                    players=rules.players,
                    found=len(cards.cards),
                )
            )
        return cls(rules, seed, cards, first_seating(rules, cards), empty_sheet(rules))

    @property
    def players(self) -> int:
        """How many people play."""
        return self.rules.players

    @property
    def number(self) -> int:
        """The number of the next round, from 1."""
        return len(self.rounds) + 1

    @property
    def dealer(self) -> int:
        """The player who deals the next round."""
        return self.seating.dealer

    @property
    def scores(self) -> tuple[int, ...]:
        """Every player's points, without bonuses at the end; Hollywood: of the three games."""
        return self.sheet.scores

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.sheet.finished

    @property
    def winner(self) -> int | None:
        """The player who has won; None before the end, and after a drawn Hollywood session."""
        return self.sheet.winner

    @property
    def code(self) -> str:
        """The text of the seed: `parse_match_code` reads it."""
        return format_match_code(self.seed)

    @property
    def next_deal(self) -> Deal:
        """The deal of the next round, if nobody brings another."""
        place = _bytes_of(self.seed) + len(self.rounds).to_bytes(4, "big")
        return Deal.from_seed(derived_number(SEED_BITS, "round 1", place))

    def start_round(self, deal: Deal | None = None) -> Round:
        """The next round just dealt: `next_deal`, or a deal that somebody brings."""
        if self.finished:
            raise ValueError("this match is over")
        chosen = self.next_deal if deal is None else deal
        return start(self.rules, deal=chosen, dealer=self.seating.dealer_seat)

    def after(self, outcome: AnyOutcome) -> Match:
        """The match after one more round."""
        result = RoundResult(self.number, self.seating, outcome)
        sheet = self.sheet.entered(outcome, result.winner, self.seating.dealer)
        seating = self.seating
        if not sheet.finished:
            seating = next_seating(self.rules, seating, result.winner)
        return replace(self, sheet=sheet, seating=seating, rounds=(*self.rounds, result))


def format_match_code(seed: int) -> str:
    """The code of the match that `seed` decides, `M0BF-XR71-NXY`."""
    return format_code(GAME, seed, _LENGTHS[GAME])


def parse_match_code(text: str) -> int:
    """The seed that a match's code stands for. Raises `InvalidNotation`."""
    return parse_code(text, _LENGTHS)[1]


def _bytes_of(seed: int) -> bytes:
    if not 0 <= seed < 1 << SEED_BITS:
        raise InvalidNotation(
            message("A game's number is at least 0 and less than {limit}.", limit=1 << SEED_BITS)
        )
    return seed.to_bytes(SEED_BITS // 8, "big")
