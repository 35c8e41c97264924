"""`Session`: one learner at a table with the computer's players, from round to round.

The one mutable shell around frozen values. Every method takes the `seq` of the position the
learner saw: an older one changes nothing, so a click that comes twice is carried out once.
Nothing is lost by a refusal: it becomes a note.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.deals import SEED_BITS, Deal
from gin_widgets.engine.errors import GinError
from gin_widgets.engine.gin.states import GinRound, LayOff
from gin_widgets.engine.rounds import view_for
from gin_widgets.engine.rules import with_house_rules
from gin_widgets.play import advice, notes, saving, sharing
from gin_widgets.play.bringing import NotBrought, bring
from gin_widgets.play.game import Game
from gin_widgets.play.house import House
from gin_widgets.play.rivals import Rival
from gin_widgets.play.saving import Kept
from gin_widgets.play.showing import snapshot_of
from gin_widgets.play.snapshot import News
from gin_widgets.players.laying_off import lay_off_plan

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from gin_widgets.engine.actions import Action
    from gin_widgets.engine.rules import Rules
    from gin_widgets.play.advice import Advice
    from gin_widgets.play.bringing import Brought
    from gin_widgets.play.snapshot import Note, Snapshot


class Session:
    """A table for one learner.

    `level` names the computer's player. `chance(bits)` gives the numbers of new games and deals;
    by default nobody can foretell them. `game` is one to go on with, in place of a new one.
    Raises `InvalidNotation` for a level that does not exist.
    """

    def __init__(
        self,
        rules: Rules,
        level: str = "simple",
        chance: Callable[[int], int] = secrets.randbits,
        game: Game | None = None,
    ) -> None:
        self._rival = Rival(rules, level)
        self._chance = chance
        self._note: Note | None = None
        self._advice: Advice | None = None
        self._own: Kept | None = None
        self._house = House.of(rules)
        self._opening = False
        self._note_id = self._seq = self._deals = 0
        self._link = ""
        self._news = News()
        self._game = self._new_game(rules) if game is None else game.answered(self._rival)
        self.touched = game is not None

    @property
    def seq(self) -> int:
        """The number of the position; it grows with every change."""
        return self._seq

    @property
    def game(self) -> Game:
        """The match and the round, with all that is hidden: not for the page."""
        return self._game

    def act(self, seq: int, action: str) -> None:
        """The learner's action as text; then the others move. Who sits out advises with it."""
        if seq != self._seq or self._opening:
            return
        try:
            game, said = self._after(parse_action(action))
        except GinError as refusal:
            self.tell(notes.refused(refusal.message))
        else:
            self._go_on(game)
            self._advice = said

    def ask(self, seq: int) -> None:
        """The captain asks the player who sits out what to do; the position stays as it is."""
        if seq == self._seq and not self._opening:
            self.tell(None)
            self._advice = advice.asked(self._game, self._rival)

    def go_on(self, seq: int, *, to_the_end: bool = False) -> None:
        """Who sits out lets the others make a move, or play the whole round."""
        game = self._game
        if seq != self._seq or self._opening or game.over or game.place.seat is not None:
            return
        game = game.watched(self._rival)
        while to_the_end and not game.over:
            game = game.watched(self._rival)
        self._go_on(game)

    def lay_off_for_me(self, seq: int) -> None:
        """The best lay-offs that are left and the show, as one decision."""
        state, seat = self._game.state, self._game.place.seat
        if seq != self._seq or seat is None or not isinstance(state, GinRound):
            return
        if not isinstance(state.phase, LayOff):
            return
        self._go_on(self._game.decided(lay_off_plan(view_for(state, seat)), self._rival))

    def undo(self, seq: int) -> None:
        """Back to the learner's last decision in this round; a score goes back with it."""
        if seq != self._seq:
            return
        game = self._game.taken_back()
        if game is None:
            self.tell(notes.nothing_to_undo())
            return
        self._change(game, News(heard=len(game.state.events), undone=True))

    def deal(self, seq: int) -> None:
        """The first round of a game whose roles have been shown."""
        if seq == self._seq and self._opening:
            self._deal(self._game)

    def next_round(self, seq: int) -> None:
        """The next round of the match, after one that is over."""
        if seq == self._seq and self._game.over and not self._game.match.finished:
            self._deal(self._game.next_round())

    def new_deal(self, seq: int) -> None:
        """This round is given up, and other cards are dealt; the score stays."""
        if seq != self._seq or self._game.match.finished:
            return
        deal = None if self._game.over or self._game.apart else self._fresh_deal()
        self._deal(self._game.next_round(deal))

    def replay(self, seq: int) -> None:
        """The same deal from its beginning; it does not count (again)."""
        if seq == self._seq:
            self._deal(self._game.again(), notes.played_again())

    def new_game(self, seq: int) -> None:
        """A new match by the same rules: no points, and a new cut for the deal."""
        if seq == self._seq:
            self._replace(self._game.before.rules)

    def play_by(self, seq: int, choice: Mapping[str, object]) -> None:
        """A new match by the rules of this one and what was chosen; see `with_house_rules`."""
        if seq != self._seq:
            return
        try:
            rules = with_house_rules(self._game.before.rules, choice)
        except GinError as refusal:
            self.tell(notes.rules_refused(refusal.message))
        else:
            self._replace(rules)

    def choose_rules(self, choice: Mapping[str, object] | None) -> None:
        """What the panel shows as the rules of the next game; None: those of this game again."""
        house = self._house_now()
        self._house = House.of(house.rules) if choice is None else house.choosing(choice)

    def enter_code(self, seq: int, text: str) -> None:
        """What a code or a record brings: a round that does not count, or a game beside one's own.

        `bring` says what it can be.
        """
        if seq != self._seq:
            return
        try:
            brought = bring(text, self._game)
        except NotBrought as refusal:
            self.tell(refusal.note)
        else:
            self._put(brought)

    def back(self, seq: int) -> None:
        """The learner's own game, after another one has been on the table."""
        if seq == self._seq and self._own is not None:
            own, self._own = self._own, None
            self._deals += 1
            self._opening = own.opening
            self._change(own.game, News(heard=len(own.game.state.events)), notes.welcome_back())

    def follow_link(self, code: str) -> None:
        """The deal of a code in the page's address; once only, so that a reload changes nothing."""
        if code != self._link:
            self._link = code
            self.enter_code(self._seq, code)

    def deal_code(self) -> str:
        """The code of the deal on the table. Whoever has it can find out every card."""
        return sharing.deal_code(self._game)

    def game_code(self) -> str:
        """The code of the match on the table."""
        return sharing.game_code(self._game)

    def record_text(self) -> str:
        """The round's deal and moves as text; empty before it is over."""
        return sharing.round_record(self._game)

    def game_record_text(self) -> str:
        """All rounds of the match as text; empty before the one on the table is over."""
        return sharing.game_record(self._game)

    def tell(self, note: Note | None) -> None:
        """Put a note beside the table, or take it away. The position stays as it is."""
        self._note = note
        self._advice = None
        self._note_id += 1

    def saved(self) -> str:
        """The sealed text from which `restore` makes this session again."""
        kept = Kept(self._game, self._opening)
        return saving.to_text(saving.Saved(kept, self._seq, self._deals, self._link, self._own))

    def restore(self, saved: str) -> None:
        """Go on with a saved game in place of this one.

        Raises `InvalidNotation` if it cannot be opened; this game goes on then.
        """
        found = saving.from_text(saved)
        game = found.kept.game
        self._seq = max(self._seq, found.seq)
        self._deals = found.deals
        self._link = found.link
        self._own = found.own
        self._opening = found.kept.opening
        self._change(game, News(heard=len(game.state.events)))
        self.tell(notes.welcome_back())

    def snapshot(self) -> Snapshot:
        """All that may be shown now."""
        return snapshot_of(
            self._game,
            seq=self._seq,
            round_id=str(self._deals),
            opening=self._opening,
            news=self._news,
            note=self._note,
            note_id=self._note_id,
            advice=self._advice,
            house=self._house_now(),
            guest=self._own is not None,
            saved=self.saved(),
        )

    def _replace(self, rules: Rules) -> None:
        self.touched = True
        self._seq += 1
        self._game = self._new_game(rules)

    def _new_game(self, rules: Rules) -> Game:
        game = Game.begin(rules, self._chance(SEED_BITS))
        self._deals += 1
        self._news = News(dealt=True)
        self._opening = game.before.seating.sitting_out is not None
        self.tell(None if self._opening else notes.cut(game.before.cut))
        return game if self._opening else game.answered(self._rival)

    def _put(self, brought: Brought) -> None:
        """On the table with it; a whole game sends the learner's own one to wait."""
        if brought.guest and self._own is None:
            self._own = Kept(self._game, self._opening)
        game = brought.game
        if not brought.begun and game.before.seating.sitting_out is not None and brought.guest:
            self._open(game, brought.note)
            return
        self._deal(game, brought.note)
        if brought.begun:
            self._news = News(heard=len(game.state.events))

    def _open(self, game: Game, note: Note) -> None:
        """The roles of a game's first round, before its cards are dealt."""
        self._deals += 1
        self._opening = True
        self._change(game, News(dealt=True), note)

    def _house_now(self) -> House:
        rules = self._game.before.rules
        return self._house if self._house.rules == rules else House.of(rules)

    def _fresh_deal(self) -> Deal:
        return Deal.from_seed(self._chance(SEED_BITS))

    def _deal(self, game: Game, note: Note | None = None) -> None:
        self._deals += 1
        self._opening = False
        self._change(game.answered(self._rival), News(dealt=True), note)

    def _after(self, action: Action) -> tuple[Game, Advice | None]:
        if self._game.place.seat is None:
            return advice.given(self._game, action, self._rival)
        return self._game.decided([action], self._rival), None

    def _go_on(self, game: Game) -> None:
        self._change(game, News(heard=len(self._game.state.events)))

    def _change(self, game: Game, news: News, note: Note | None = None) -> None:
        self.touched = True
        self._game = game
        self._news = news
        self._seq += 1
        self.tell(note)
