"""`Game`: a match and the round on the table, frozen: what a `Session` holds inside."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from gin_widgets.engine.match import Match
from gin_widgets.engine.record import MatchHead, Record, RecordedRound
from gin_widgets.engine.rounds import start, view_for
from gin_widgets.play.places import place_in
from gin_widgets.play.played import PlayedRound

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.deals import Deal
    from gin_widgets.engine.rounds import Round
    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.seats import Seating
    from gin_widgets.play.places import Place
    from gin_widgets.play.rivals import TablePlayer


@dataclass(frozen=True)
class Game:
    """A match before the round on the table, the finished rounds, and that round.

    A round played `apart` does not count: a deal that is played again or was brought by a code.
    It has a seating of its own, `elsewhere`.
    """

    before: Match
    done: tuple[RecordedRound, ...]
    played: PlayedRound
    elsewhere: Seating | None = None

    @classmethod
    def begin(cls, rules: Rules, seed: int) -> Game:
        """A new match with its first round just dealt."""
        match = Match.begin(rules, seed)
        return cls(match, (), PlayedRound((_dealt(match),)))

    @classmethod
    def of(
        cls,
        before: Match,
        deal: Deal,
        actions: Iterable[Action],
        done: tuple[RecordedRound, ...] = (),
    ) -> Game:
        """A match whose next round is this deal after these actions of both players.

        `done` are the rounds that `before` has had. Raises `IllegalAction`.
        """
        dealt = _dealt(before, deal)
        place = place_in(before.seating, dealt.rules)
        return cls(before, done, PlayedRound.of(dealt, actions, place))

    @property
    def apart(self) -> bool:
        """Whether this round does not count."""
        return self.elsewhere is not None

    @property
    def seating(self) -> Seating:
        """Who sits where in this round."""
        return self.before.seating if self.elsewhere is None else self.elsewhere

    @property
    def place(self) -> Place:
        """The learner's place in this round."""
        return place_in(self.seating, self.state.rules)

    @property
    def state(self) -> Round:
        """Where the round stands."""
        return self.played.state

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.state.over

    @property
    def match(self) -> Match:
        """The match, with this round once it is over and counts."""
        if self.apart or self.state.outcome is None:
            return self.before
        return self.before.after(self.state.outcome)

    @property
    def record(self) -> Record:
        """The record of the match; with this round, unless it is played apart."""
        head = MatchHead(self.before.seed, self.before.cut)
        return Record(self.before.rules, self.done if self.apart else self._rounds, head)

    def decided(self, actions: Iterable[Action], rival: TablePlayer) -> Game:
        """After a decision of the learner and the answer to it. Raises `IllegalAction`."""
        return self._with(self.played.decided(actions)).answered(rival)

    def answered(self, rival: TablePlayer) -> Game:
        """After the others' moves until the table asks the learner again."""
        return self._with(self.played.answered(rival, self.place))

    def watched(self, rival: TablePlayer) -> Game:
        """After the next move of a player whom the learner watches, and what follows it."""
        seat = self.state.to_move
        if seat is None:
            return self
        return self.decided([rival.choose(view_for(self.state, seat))], rival)

    def taken_back(self) -> Game | None:
        """Before the learner's last decision in this round; None if there was none."""
        played = self.played.taken_back()
        return None if played is None else self._with(played)

    def next_round(self, deal: Deal | None = None) -> Game:
        """The match's next round just dealt; a round that is not over is given up."""
        match = self.match
        return Game(match, self._counted, PlayedRound((_dealt(match, deal),)))

    def again(self) -> Game:
        """The same deal from its beginning, played apart."""
        return self.with_deal(self.state.deal, self.state.rules, self.seating)

    def with_deal(self, deal: Deal, rules: Rules, seating: Seating) -> Game:
        """A deal with its own rules and seating, played apart; the match waits."""
        dealt = PlayedRound((start(rules, deal=deal, dealer=seating.dealer_seat),))
        return self.with_round(dealt, seating)

    def with_round(self, played: PlayedRound, seating: Seating) -> Game:
        """A round with its own seating, played apart; the match waits."""
        return Game(self.match, self._counted, played, seating)

    @property
    def _rounds(self) -> tuple[RecordedRound, ...]:
        state, dealer = self.state, self.before.dealer
        return (*self.done, RecordedRound(state.deal, dealer, state.actions))

    @property
    def _counted(self) -> tuple[RecordedRound, ...]:
        return self._rounds if self.over and not self.apart else self.done

    def _with(self, played: PlayedRound) -> Game:
        return replace(self, played=played)


def _dealt(match: Match, deal: Deal | None = None) -> Round:
    return match.start_round(deal)
