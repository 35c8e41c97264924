"""A saved game as one word of text whose hidden cards cannot be read at a glance.

The browser keeps this text, so that a game survives a dead kernel. It holds the whole pack, so it
is packed, encrypted with a keystream and checked. With `GIN_WIDGETS_SECRET` set on the server
only that server can open it. Without it the key is in this file: then it is a veil and not a
lock, which is enough for a practice table.

The tag is made from the contents and is also the keystream's start (a synthetic nonce), so the
same game always gives the same text and a changed letter never opens.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64

from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.messages import message

VARIABLE = "GIN_WIDGETS_SECRET"
_VEIL = "gin_widgets practice table, first format"
_FORMAT = "gw1."
_TAG = 16
_LONGEST = 200_000
"""Letters of text, and bytes of contents, that are looked at at all."""


def seal(contents: bytes) -> str:
    """The text that `unseal` opens again, with this server's secret only."""
    packed = zlib.compress(contents, 9)
    tag = _tag(packed)
    return _FORMAT + urlsafe_b64encode(tag + _mixed(packed, tag)).decode().rstrip("=")


def unseal(text: str) -> bytes:
    """The contents of a sealed text. Raises `InvalidNotation` if it is damaged or foreign."""
    contents = _opened(text)
    if contents is None:
        raise cannot_open()
    return contents


def cannot_open() -> InvalidNotation:
    """The refusal of a saved game, whatever is wrong with it."""
    return InvalidNotation(
        message("The game that was saved in this browser cannot be opened here.")
    )


def _opened(text: str) -> bytes | None:
    """The contents, None if the tag does not fit or there is more than we ever seal."""
    if not text.startswith(_FORMAT) or len(text) > _LONGEST:
        return None
    body = text[len(_FORMAT) :]
    try:
        raw = urlsafe_b64decode(body + "=" * (-len(body) % 4))
    except (ValueError, NotBase64):
        return None
    tag, packed = raw[:_TAG], _mixed(raw[_TAG:], raw[:_TAG])
    if not hmac.compare_digest(tag, _tag(packed)):
        return None
    unpacking = zlib.decompressobj()
    contents = unpacking.decompress(packed, _LONGEST)
    return None if unpacking.unconsumed_tail else contents


def _key(purpose: bytes) -> bytes:
    secret = os.environ.get(VARIABLE) or _VEIL
    return hashlib.blake2b(secret.encode(), digest_size=32, person=purpose).digest()


def _tag(packed: bytes) -> bytes:
    return hashlib.blake2b(packed, digest_size=_TAG, key=_key(b"tag")).digest()


def _mixed(data: bytes, tag: bytes) -> bytes:
    """`data` with the keystream that begins at `tag` laid over it: the same call takes it off."""
    key = _key(b"stream")
    blocks = (
        hashlib.blake2b(tag + number.to_bytes(4, "big"), key=key).digest()
        for number in range(-(-len(data) // 64))
    )
    stream = b"".join(blocks)[: len(data)]
    return bytes(byte ^ veil for byte, veil in zip(data, stream, strict=True))
