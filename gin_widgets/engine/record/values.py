"""`Record`: a round or a whole match as a few lines of text.

A round is one line, a match a head and one line for each round; both end with a check:

    gin_widgets round 1 | gin | 1K7Q-3MZ8-XAB | dealer 1 | pass; pass; take-stock #9D2K7Q

    gin_widgets game 1 | oklahoma spade_doubles=yes | M0BF-XR71-NXY | Kh 4s
    1K7Q-3MZ8-XAB | dealer 0 | take-discard; discard 7h
    #K7Q3MZ

The number after `round` or `game` is the version of the format; `Kh 4s` is what the players cut.
The last round may stop in the middle. Undo, replay, review and bug reports are this text.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gin_widgets.engine.record.printing import format_record

if TYPE_CHECKING:
    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.cutting import Cut
    from gin_widgets.engine.deals import Deal
    from gin_widgets.engine.match import Match
    from gin_widgets.engine.rounds import Round
    from gin_widgets.engine.rules import Rules


@dataclass(frozen=True)
class RecordedRound:
    """One round: the deal, who deals (in a match: the player; else: the seat), what was done."""

    deal: Deal
    dealer: int
    actions: tuple[Action, ...] = ()

    def with_action(self, action: Action) -> RecordedRound:
        """The round with one more action at its end."""
        return replace(self, actions=(*self.actions, action))


@dataclass(frozen=True)
class MatchHead:
    """What a match begins with: its seed and the cut."""

    seed: int
    cut: Cut


@dataclass(frozen=True)
class Record:
    """Rules and rounds, and the head of the match if it is one.

    `str` writes it; `parse_record`, and `replay`, which also plays it, read it.
    """

    rules: Rules
    rounds: tuple[RecordedRound, ...] = ()
    head: MatchHead | None = None

    @classmethod
    def of_match(cls, match: Match) -> Record:
        """A record of a match that has no rounds yet."""
        if match.rounds:
            raise ValueError("a record begins with the match")
        return cls(match.rules, head=MatchHead(match.seed, match.cut))

    @classmethod
    def of_round(cls, state: Round) -> Record:
        """The record of one round up to this state."""
        return cls(state.rules, (RecordedRound(state.deal, state.dealer, state.actions),))

    @property
    def deal(self) -> Deal:
        """The deal of the last round."""
        return self.rounds[-1].deal

    @property
    def dealer(self) -> int:
        """Who deals the last round."""
        return self.rounds[-1].dealer

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the last round."""
        return self.rounds[-1].actions

    def with_round(self, deal: Deal, dealer: int) -> Record:
        """The record with a round just dealt at its end; in a match `dealer` is the player."""
        return replace(self, rounds=(*self.rounds, RecordedRound(deal, dealer)))

    def with_action(self, action: Action) -> Record:
        """The record with one more action in its last round."""
        return replace(self, rounds=(*self.rounds[:-1], self.rounds[-1].with_action(action)))

    def cut_to(self, actions: int) -> Record:
        """The record with only so many actions in its last round: undo."""
        last = replace(self.rounds[-1], actions=self.rounds[-1].actions[:actions])
        return replace(self, rounds=(*self.rounds[:-1], last))

    def __str__(self) -> str:
        """The lines of the record, with its check."""
        return format_record(self)
