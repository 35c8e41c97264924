"""A shuffle that is the same on every Python for ever.

The standard library does not promise that `random.shuffle` stays as it is, and a deal code must
mean the same deal in ten years. The bytes come from SHAKE-256 of a named seed, the order from
Fisher and Yates, and numbers that would make some orders likelier than others are drawn again.
"""

from __future__ import annotations

from hashlib import shake_256
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_T = TypeVar("_T")
_BYTE = 256


def shuffled(items: Sequence[_T], purpose: str, seed: bytes) -> tuple[_T, ...]:
    """`items` (256 at most) in an order that only `purpose` and `seed` decide."""
    order = list(items)
    stream = _bytes(purpose, seed)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, stream)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def derived_number(bits: int, purpose: str, seed: bytes) -> int:
    """A number of that many bits (a multiple of 8) that `purpose` and `seed` decide."""
    return int.from_bytes(_digest(purpose, seed, bits // 8), "big")


def _below(limit: int, stream: Iterator[int]) -> int:
    fair = _BYTE - _BYTE % limit
    return next(byte for byte in stream if byte < fair) % limit


def _bytes(purpose: str, seed: bytes) -> Iterator[int]:
    # A longer digest begins with the shorter one, so the stream does not depend on the steps.
    length, done = 128, 0
    while True:
        yield from _digest(purpose, seed, length)[done:]
        length, done = length * 2, length


def _digest(purpose: str, seed: bytes, length: int) -> bytes:
    return shake_256(f"gin_widgets {purpose}:".encode() + seed).digest(length)
