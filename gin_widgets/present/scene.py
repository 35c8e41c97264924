"""`Scene`: a snapshot with the language and the names in which it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gin_widgets import i18n
from gin_widgets.messages import message
from gin_widgets.play.names import OPPONENTS

if TYPE_CHECKING:
    from gin_widgets.engine.rules import Rules
    from gin_widgets.engine.rummy_views import RummyView
    from gin_widgets.engine.views import PlayerView
    from gin_widgets.messages import Message
    from gin_widgets.play.snapshot import Snapshot
    from gin_widgets.present.shapes import Rich

# Translators: the learner, in places where the other players have a name.
_YOU = message("You")


@dataclass(frozen=True, slots=True)
class Scene:
    """What every part of the page is made from; `text` and `rich` finish a message."""

    snapshot: Snapshot
    lang: str

    @property
    def view(self) -> PlayerView:
        """The learner's view of a round of Gin."""
        return self.snapshot.gin

    @property
    def rummy(self) -> RummyView:
        """The learner's view of a round of Rummy."""
        return self.snapshot.rummy

    @property
    def rules(self) -> Rules:
        """The rules of the round on the table."""
        return self.snapshot.view.rules

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.snapshot.view.outcome is not None

    def text(self, sentence: Message) -> str:
        """The sentence as plain text, cards by their names."""
        return i18n.text(sentence, self.lang)

    def rich(self, sentence: Message) -> Rich:
        """The sentence in parts, with cards and bold numbers."""
        return i18n.rich(sentence, self.lang)

    @property
    def target(self) -> int:
        """The points to which the game is played; 0 where each round is a game."""
        return self.snapshot.target

    def points(self, seat: int) -> int:
        """The points of the player on that seat, this round's too once it has been counted."""
        return self.snapshot.sheet.scores[self.player(seat)]

    def player(self, seat: int) -> int:
        """The player of the match who sits there."""
        return self.snapshot.seating.seats[seat]

    def is_you(self, seat: int) -> bool:
        """Whether the learner sits there."""
        return self.player(seat) == 0

    @property
    def sits_out(self) -> bool:
        """Whether the learner has no seat in this round and watches the others."""
        return self.snapshot.seating.seat_of(0) is None

    def name(self, seat: int) -> str:
        """The name to show at a seat."""
        return self.player_name(self.player(seat))

    def player_name(self, player: int) -> str:
        """The name of a player of the match."""
        return OPPONENTS[player - 1] if player else self.text(_YOU)

    def initial(self, seat: int) -> str:
        """The first letter of that name."""
        return self.name(seat)[:1].upper()

    def reason(self, action: str) -> Rich | None:
        """Why the action with that text (up to its colon) is refused now; None if it is not."""
        found = self.snapshot.reasons.get(action)
        if found is not None and self.sits_out:
            # Translators: {reason} is a whole sentence, the answer to a move that is not allowed.
            found = message(
                "{name} would be told: “{reason}”", name=self.name(self.view.seat), reason=found
            )
        return None if found is None else self.rich(found)
