"""The fixed texts of the card table: `LABELS`, a key of the page to its `Message`.

The page's JavaScript holds no text. A text with `{placeholders}` is a template that the page
fills: each placeholder stands for itself here, so that rendering the message in a language gives
the template of that language. `{card}` is a card's full name, `{group}` what it lies in ("run"),
`{tags}` what else is to be said of it ("new"); `{position}` and `{count}` are numbers.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from gin_widgets.messages import Message, message, pmessage

if TYPE_CHECKING:
    from collections.abc import Mapping

# Names of the parts of the table, spoken when the focus comes to one.
_PARTS = {
    "area_table": message("Card table: {title}", title="{title}"),
    "area_opponents": message("Other players"),
    "area_piles": message("Stock and discard pile"),
    "area_hand": message("Your hand"),
    "area_melds": message("Melds on the table"),
    "area_left": message("Cards left over"),
    "no_melds": message("No melds on the table yet."),
    "area_actions": message("What you can do now"),
    "area_tools": pmessage("toolbar of the card table", "Tools"),
    "loading": message("The table is being set."),
}

# Cards as they are spoken, and what can be done with one.
_CARDS = {
    "card": pmessage(
        "spoken name of a card in the hand",
        "{card}, card {position} of {count}",
        card="{card}",
        position="{position}",
        count="{count}",
    ),
    "card_tags": pmessage(
        "spoken name of a card in the hand",
        "{card}, card {position} of {count}, {tags}",
        card="{card}",
        position="{position}",
        count="{count}",
        tags="{tags}",
    ),
    "card_group": pmessage(
        "spoken name of a card in the hand",
        "{card}, {group}, card {position} of {count}",
        card="{card}",
        group="{group}",
        position="{position}",
        count="{count}",
    ),
    "card_group_tags": pmessage(
        "spoken name of a card in the hand",
        "{card}, {group}, card {position} of {count}, {tags}",
        card="{card}",
        group="{group}",
        position="{position}",
        count="{count}",
        tags="{tags}",
    ),
    "laid_off": pmessage("said of a card on the table", "laid off"),
    "deadwood": message("Deadwood"),
    "move_left": message("Move the {card} to the left", card="{card}"),
    "move_right": message("Move the {card} to the right", card="{card}"),
    "moved": message(
        "{card} is now card {position} of {count}.",
        card="{card}",
        position="{position}",
        count="{count}",
    ),
    "lay_off_here": message(
        "Lay off the {card} on this meld: {group}", card="{card}", group="{group}"
    ),
    "points_of": pmessage(
        "under a player's points: of the target", "/ {target}", target="{target}"
    ),
}

_SORTING = {
    "sort": pmessage("button: sort the hand", "Sort"),
    "sort_melds": pmessage("button: sort the hand", "By melds"),
    "sort_rank": pmessage("button: sort the hand", "By rank"),
    "sort_suit": pmessage("button: sort the hand", "By suit"),
    "sorted_melds": message("Your hand is sorted by melds."),
    "sorted_rank": message("Your hand is sorted by rank."),
    "sorted_suit": message("Your hand is sorted by suit."),
}

_NOTES = {
    "refused": message("That does not work now"),
    "lost_title": message("The table is not answering"),
    "lost_line": message(
        "Your game is saved in this browser. Load the page again to go on where you were."
    ),
    "lost_line_unsaved": message("Load the page again to start anew."),
    "lost_reload": message("Load the page again"),
    "lost_wait": message("Wait a little"),
    "waiting_title": message("Waiting for the table"),
    "waiting_line": message("Cards and buttons rest until it answers."),
}

_SIDE = {
    "log": message("This round"),
    "log_empty": message("Nobody has moved yet."),
    "log_all": message("Show all moves"),
    "log_few": message("Show the last moves only"),
    "rules_all": message("Show all rules"),
    "rules_few": message("Show fewer rules"),
}

_MENU = {
    "menu": pmessage("button that opens the settings", "Menu"),
    "language": message("Language"),
    "look": pmessage("heading of settings: how the table looks", "How it looks"),
    "theme": pmessage("setting: light or dark colours", "Colours"),
    "theme_auto": pmessage("setting: colours like the page around", "Like the page"),
    "theme_light": pmessage("setting: light or dark colours", "Light"),
    "theme_dark": pmessage("setting: light or dark colours", "Dark"),
    "four_colours": message("A colour for each suit"),
    "large": message("Large cards and text"),
    "less_motion": message("Less motion"),
    "show_melds": message("Show melds"),
    "show_deadwood": message("Show deadwood"),
}

_DEAL = {
    "deal": pmessage("heading: the cards as they were dealt", "This deal"),
    "show_code": message("Show the deal code"),
    "code": message("Deal code"),
    "record": message("The whole round as text"),
    "game_code": message("Code of the whole game"),
    "game_record": message("The whole game as text"),
    "house_open": message("Choose the rules"),
    "copy": pmessage("button: put the text on the clipboard", "Copy"),
    "copied": message("Copied."),
    "copy_by_hand": message("The text is selected: copy it with your keyboard or a long press."),
    "enter_code": message("Code or record of a deal or a game"),
    "play_code": message("Open it"),
    "replay": message("Play the same deal again"),
    "replay_title": message("Play the same deal again?"),
    "replay_line": message("The cards are dealt as before. This round does not count."),
    "replay_yes": message("Deal it again"),
    "new_game": message("New game"),
    "new_game_title": message("Start a new game?"),
    "new_game_line": message("All points go back to 0."),
    "new_game_yes": message("Start a new game"),
    "keep_playing": message("Keep playing"),
}

_KEYS = {
    "reading": pmessage("heading of buttons that read something out", "Hear the table"),
    "read_hand": message("Read my hand"),
    "read_discard": message("Read the discard pile"),
    "read_table": message("Read the table"),
    "next_suit": message("Go to the next suit"),
    "hand_read": message("Your hand: {cards}.", cards="{cards}"),
    "group_read": pmessage(
        "a meld or the deadwood read out", "{group}: {cards}.", group="{group}", cards="{cards}"
    ),
    "comma": pmessage("between the cards of a list", ", "),
    "keyboard": pmessage("heading: playing with the keys of the keyboard", "Keyboard"),
    "keys": message("All keys"),
    "key_tab": message("Go to the next part of the table"),
    "key_arrows": message("Go to the next card, pile or button"),
    "key_ends": message("Go to the first or the last"),
    "key_space": message("Pick a card, or put it down"),
    "key_enter": message("Do the first thing that the card can do"),
    "key_move": message("Move the card"),
    "key_escape": message("Close, or go back"),
    "key_help": message("Show these keys"),
    "name_tab": pmessage("a key of the keyboard", "Tab"),
    "name_home": pmessage("a key of the keyboard", "Home"),
    "name_end": pmessage("a key of the keyboard", "End"),
    "name_space": pmessage("a key of the keyboard", "Space"),
    "name_enter": pmessage("a key of the keyboard", "Enter"),
    "name_alt": pmessage("a key of the keyboard", "Alt"),
    "name_escape": pmessage("a key of the keyboard", "Esc"),
}

LABELS: Final[Mapping[str, Message]] = MappingProxyType(
    {**_PARTS, **_CARDS, **_SORTING, **_NOTES, **_SIDE, **_MENU, **_DEAL, **_KEYS}
)
