from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.play.sealed import VARIABLE, seal, unseal


@given(st.binary(max_size=5000))
def test_unseal_opens_what_seal_closed(contents: bytes) -> None:
    assert unseal(seal(contents)) == contents


def test_the_same_game_gives_the_same_text() -> None:
    assert seal(b"a game") == seal(b"a game") != seal(b"another")


def test_sealed_text_does_not_show_its_contents() -> None:
    text = seal(b"As 2s 3s 4s " * 40)
    raw = urlsafe_b64decode(text[4:] + "=" * (-len(text[4:]) % 4))
    assert b"2s 3s" not in raw
    for start in range(len(raw)):
        with pytest.raises(zlib.error):
            zlib.decompress(raw[start:])


@given(place=st.integers(0, 200), other=st.characters(codec="ascii"))
def test_a_changed_letter_is_refused(place: int, other: str) -> None:
    text = seal(bytes(range(256)))
    place %= len(text) - 1  # the last letter can hold bits that mean nothing
    if text[place] == other:
        return
    with pytest.raises(InvalidNotation):
        unseal(text[:place] + other + text[place + 1 :])


@pytest.mark.parametrize(
    "text", ["", "gw1.", "gw1.AAAA", "gw2." + "A" * 40, "é" * 9, "A" * 300_000]
)
def test_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation, match="saved in this browser"):
        unseal(text)


def test_another_servers_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "one server")
    text = seal(b"a game")
    assert unseal(text) == b"a game"
    monkeypatch.setenv(VARIABLE, "another server")
    with pytest.raises(InvalidNotation):
        unseal(text)


def test_a_packed_bomb_does_not_fill_the_memory() -> None:
    with pytest.raises(InvalidNotation):
        unseal(seal(bytes(10_000_000)))
