"""The notes that a session writes: refusals with their reason, and news."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.messages import message
from gin_widgets.play.names import OPPONENTS
from gin_widgets.play.places import LEARNER
from gin_widgets.play.snapshot import Note, NoteKind

if TYPE_CHECKING:
    from gin_widgets.engine.cutting import Cut
    from gin_widgets.messages import Message

_PAIR = 2


def refused(reason: Message) -> Note:
    """An action that the rules do not allow now."""
    return Note(NoteKind.REFUSED, message("That move is not allowed"), reason)


def nothing_to_undo() -> Note:
    """Undo before the learner's first decision of the round."""
    return Note(
        NoteKind.REFUSED,
        message("There is nothing to undo"),
        message("You have not made a move in this round yet."),
    )


def code_refused(reason: Message) -> Note:
    """A deal code that cannot be played."""
    return Note(NoteKind.REFUSED, message("This deal code does not work"), reason)


def record_refused(reason: Message) -> Note:
    """A record that cannot be opened."""
    return Note(NoteKind.REFUSED, message("This record cannot be opened"), reason)


def rules_refused(reason: Message) -> Note:
    """House rules that cannot be played."""
    return Note(NoteKind.REFUSED, message("These rules cannot be played"), reason)


def cut(cards: Cut) -> Note:
    """Who deals first, and that the others are the computer."""
    if len(cards.cards) > _PAIR:
        return _cut_of_many(cards)
    mine, other = cards.cards
    if cards.highest == LEARNER:
        return Note(
            NoteKind.TOLD,
            message("You are the first dealer"),
            message(
                "You play against {name}, the computer. You cut the {mine} and {name} cut the "
                "{other}: the higher card deals first.",
                name=OPPONENTS[0],
                mine=mine,
                other=other,
            ),
        )
    return Note(
        NoteKind.TOLD,
        message("{name} is the first dealer", name=OPPONENTS[0]),
        message(
            "You play against {name}, the computer. You cut the {mine} and {name} cut the "
            "{other}: the higher card deals first.",
            name=OPPONENTS[0],
            mine=mine,
            other=other,
        ),
    )


def _cut_of_many(cards: Cut) -> Note:
    dealer, best = cards.highest, cards.cards[cards.highest]
    others = OPPONENTS[: len(cards.cards) - 1]
    if dealer == LEARNER:
        return Note(
            NoteKind.TOLD,
            message("You are the first dealer"),
            message(
                "You play against {names}. The computer plays for them all. You cut the highest "
                "card, the {best}, and so you deal first.",
                names=others,
                best=best,
            ),
        )
    name = OPPONENTS[dealer - 1]
    return Note(
        NoteKind.TOLD,
        message("{name} is the first dealer", name=name),
        message(
            "You play against {names}. The computer plays for them all. {name} cut the highest "
            "card, the {best}, and so {name} deals first.",
            names=others,
            name=name,
            best=best,
        ),
    )


def played_again() -> Note:
    """The same deal from its beginning."""
    return Note(
        NoteKind.TOLD,
        message("The same deal again"),
        message("The cards are dealt as before. This round does not count."),
    )


def code_played() -> Note:
    """A deal that a code brought."""
    return Note(
        NoteKind.TOLD,
        message("The deal of your code"),
        message(
            "Everybody who enters this code gets these cards. This round does not count, and your "
            "game waits for you."
        ),
    )


def game_of_code() -> Note:
    """A whole game that a code brought."""
    return Note(
        NoteKind.TOLD,
        message("The game of your code"),
        message(
            "Everybody who enters this code plays this game with the same cards. Your own game "
            "waits for you."
        ),
    )


def round_of_record() -> Note:
    """A round that a record brought."""
    return Note(
        NoteKind.TOLD,
        message("The round of your record"),
        message(
            "The cards lie as they did at the end of the record. This round does not count, and "
            "your game waits for you."
        ),
    )


def game_of_record() -> Note:
    """A whole game that a record brought."""
    return Note(
        NoteKind.TOLD,
        message("The game of your record"),
        message("It goes on where the record ends. Your own game waits for you."),
    )


def welcome_back() -> Note:
    """A game restored from the browser."""
    return Note(
        NoteKind.DONE,
        message("Welcome back"),
        message("Your game goes on where you left it."),
    )


def not_restored(reason: Message) -> Note:
    """A saved game that cannot be opened; a new one is on the table."""
    return Note(NoteKind.REFUSED, message("Here is a new game"), reason)
