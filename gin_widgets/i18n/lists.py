"""Lists in a sentence: `A, B and C`.

The catalogs say how, not CLDR: its pattern for Sundanese takes its `and` from another register.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gin_widgets.messages import pmessage

if TYPE_CHECKING:
    from collections.abc import Sequence


def joined(values: Sequence[object]) -> object:
    """The values as one value for a sentence: itself if it is alone, else a `Message`; "" if none.

    Any value that a message may have can be in the list.
    """
    if not values:
        return ""
    *before, last = values
    if not before:
        return last
    if len(before) == 1:
        # Translators: a list of two things, such as two cards.
        return pmessage("list of two", "{a} and {b}", a=before[0], b=last)
    start = before[0]
    for value in before[1:]:
        # Translators: the beginning of a list of three or more things.
        start = pmessage("list: going on", "{a}, {b}", a=start, b=value)
    # Translators: the end of a list of three or more; {a} is all before the last one.
    return pmessage("list: the last one", "{a} and {b}", a=start, b=last)


def parted(groups: Sequence[object]) -> object:
    """As `joined`, for groups that are lists themselves and would run together."""
    if not groups:
        return ""
    whole = groups[0]
    for group in groups[1:]:
        # Translators: {a} and {b} are lists such as "ace, two and three".
        whole = pmessage("list of lists", "{a}; {b}", a=whole, b=group)
    return whole
