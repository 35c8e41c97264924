"""`Snapshot`: all that may be shown of a session, as one frozen value with nothing hidden in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from gin_widgets.engine.rummy_views import RummyView
from gin_widgets.engine.views import PlayerView

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.engine.cutting import Cut
    from gin_widgets.engine.rounds import AnyView
    from gin_widgets.engine.seats import Seating
    from gin_widgets.engine.sheets import Sheet
    from gin_widgets.messages import Message
    from gin_widgets.play.advice import Advice
    from gin_widgets.play.house import House


class NoteKind(Enum):
    """What a note is."""

    REFUSED = "bad"
    DONE = "ok"
    TOLD = "info"


@dataclass(frozen=True, slots=True)
class Note:
    """A remark beside the table: a refusal with its reason, or news. Nothing is lost by it."""

    kind: NoteKind
    title: Message
    line: Message


@dataclass(frozen=True, slots=True)
class News:
    """What has happened since the snapshot before, so that it can be read out.

    `heard`: how many of the view's events were there before. `dealt`: the cards have just been
    dealt. `undone`: the learner took her last decision back.
    """

    heard: int = 0
    dealt: bool = False
    undone: bool = False


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A session at one moment, as the learner may see it.

    - `seq` grows with every change; a click made on an older one is not carried out.
    - `round_id` names the deal on the table without giving it away.
    - `view` is the learner's; when she sits out, that of the captain whom she may advise, or one
      without a hand. `reasons` say why what is not legal now is refused, by the action's text up
      to its colon (`take-discard`, `discard 7h`, `knock 7h`, `lay-off 8c`,
      `meld 4h 5h 6h`).
    - `sheet` is the score sheet, with this round as its last row once that is over and counted;
      `seating` says which player of the match (0 is the learner) sits where in this round;
      `target` is the number of points that wins the game.
    - `practice`: the round does not count.
    - `note_id` is another number for every note.
    - `house`: the rules of the match, and those being chosen for another. `guest`: this match was
      brought by a code or a record, and the learner's own one waits.
    - `saved`: the sealed text from which this session can be restored.
    - `opening`: the cards drawn for the first roles of three players, until they are dealt to.
      `next_seating`: who sits where in the next round, once this one is over and counted.
    - `may_ask`: whether somebody who sits out can be asked for advice; `advice`: what was last
      advised, by whomever.
    """

    seq: int
    round_id: str
    view: AnyView
    reasons: Mapping[str, Message]
    sheet: Sheet
    seating: Seating
    target: int
    practice: bool
    can_undo: bool
    news: News
    note: Note | None
    note_id: int
    house: House
    guest: bool
    saved: str
    opening: Cut | None = None
    next_seating: Seating | None = None
    may_ask: bool = False
    advice: Advice | None = None

    @property
    def gin(self) -> PlayerView:
        """The view of a round of Gin."""
        assert isinstance(self.view, PlayerView)  # noqa: S101 - only parts of Gin ask for it
        return self.view

    @property
    def rummy(self) -> RummyView:
        """The view of a round of Rummy."""
        assert isinstance(self.view, RummyView)  # noqa: S101 - only parts of Rummy ask for it
        return self.view
