"""Text for numbers that people read out: base 32 without I, L, O and U, with a check.

A code is a first letter that says what it is, then the number, then two check characters, in
groups of four: `1K7Q-3MZ8-XAB`. The check is a Reed-Solomon remainder over the field of 32
elements: one or two wrong characters and every swap of two neighbours are always noticed (in
codes of up to 31 characters; in longer ones, one wrong character and every such swap).
"""

from __future__ import annotations

import re

from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.messages import message

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32."""
SEEDED_DEAL, CHOSEN_DEAL, GAME = "1", "X", "M"
"""The first characters in use: a deal from a seed, a deal of chosen cards, a game."""
DEALERS_SEEDED_DEAL, DEALERS_CHOSEN_DEAL = "D", "Y"
"""The same two kinds of deals, for a player who is the dealer."""
LATER_SEEDED_DEALS = ("2", "3", "4", "5")
"""A deal from a seed for the second to the fifth player who gets a card, the dealer being last."""
_BITS = 5
_GROUP = 4
_CHECKS = 2
_VALUES = {char: value for value, char in enumerate(ALPHABET)}
_READ_AS = str.maketrans("OIL", "011")
_SKIPPED = re.compile(r"[\s\-‐‑‒–—_.]+")
_FIELD = 0b100101
"""x^5 + x^2 + 1, the polynomial that makes the field."""
_GENERATOR = (1, 6, 8)
"""(x - a)(x - a^2) with a = 2: highest power first."""


def format_code(kind: str, number: int, length: int) -> str:
    """The code of `number` in `length` characters (and a kind and a check), in groups."""
    digits = [_VALUES[kind], *_to_digits(number, length)]
    text = "".join(ALPHABET[digit] for digit in digits + _remainder(digits))
    return "-".join(text[at : at + _GROUP] for at in range(0, len(text), _GROUP))


def parse_code(text: str, lengths: dict[str, int]) -> tuple[str, int]:
    """The kind and the number of a code; `lengths` tells the kinds and their lengths.

    Either case; spaces and hyphens may be anywhere; O is read as 0, I and L as 1. Raises
    `InvalidNotation` that says what is wrong.
    """
    digits = _read_digits(text)
    kind = ALPHABET[digits[0]]
    if kind == GAME and kind not in lengths:
        raise InvalidNotation(message("This is the code of a whole game, not of one deal."))
    if kind not in lengths:
        raise InvalidNotation(
            message(
                "A code that begins with {kind} is not known here. The first character is wrong, "
                "or the code comes from a newer version.",
                kind=kind,
            )
        )
    _check_length(len(digits), 1 + lengths[kind] + _CHECKS)
    if any(_remainder(digits[:-_CHECKS], digits[-_CHECKS:])):
        raise InvalidNotation(
            message(
                "This code does not fit together. A character is wrong, or two have changed places."
            )
        )
    number = 0
    for digit in digits[1:-_CHECKS]:
        number = number << _BITS | digit
    return kind, number


def plain_code(text: str) -> str:
    """What was typed without spaces and hyphens, in capitals, O as 0, I and L as 1."""
    return _SKIPPED.sub("", text).upper().translate(_READ_AS)


def _read_digits(text: str) -> list[int]:
    chars = plain_code(text)
    if not chars:
        raise InvalidNotation(message("There is no code yet."))
    for place, char in enumerate(chars, start=1):
        if char not in _VALUES:
            raise InvalidNotation(
                message(
                    "Codes have no “{char}” (character {place} of this one).",
                    char=char,
                    place=place,
                )
            )
    return [_VALUES[char] for char in chars]


def _check_length(found: int, expected: int) -> None:
    if found < expected:
        raise InvalidNotation(
            message(
                "This code is too short: it has {found} characters and needs {expected}.",
                found=found,
                expected=expected,
            )
        )
    if found > expected:
        raise InvalidNotation(
            message(
                "This code is too long: it has {found} characters and needs {expected}.",
                found=found,
                expected=expected,
            )
        )


def _to_digits(number: int, length: int) -> list[int]:
    if not 0 <= number < 1 << (_BITS * length):
        raise ValueError(f"{number} does not fit in {length} characters")
    return [number >> (_BITS * place) & 31 for place in reversed(range(length))]


def _times(left: int, right: int) -> int:
    """The product in the field of 32 elements."""
    product = 0
    while right:
        if right & 1:
            product ^= left
        left <<= 1
        if left & 32:
            left ^= _FIELD
        right >>= 1
    return product


def _remainder(digits: list[int], checks: list[int] | None = None) -> list[int]:
    """What is left when digits (and checks) are divided by the generator: 0, 0 if they fit."""
    rest = digits + (checks or [0] * _CHECKS)
    for at in range(len(digits)):
        lead = rest[at]
        for offset, factor in enumerate(_GENERATOR):
            rest[at + offset] ^= _times(lead, factor)
    return rest[-_CHECKS:]
