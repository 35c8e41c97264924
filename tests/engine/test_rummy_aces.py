"""Where an ace may stand in a run: B2, B6 with each `ace_rank`."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from rummy_play import holding, legal, play, reason, refused, table

from gin_widgets.engine.cards import CARDS, parse_card
from gin_widgets.engine.corner_runs import CornerRun, meld_of, parse_meld
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.hands import Hand, bits_of
from gin_widgets.engine.melds import Meld, MeldKind
from gin_widgets.engine.refusals import Refusal
from gin_widgets.engine.rules import AceRank
from gin_widgets.engine.rummy.melds import allowed, ends_of, grown, melds_in
from gin_widgets.engine.rummy.refusals import RummyRefusal

LOW, HIGH, ROUND = AceRank
RUNS = {  # run: the ranks of ace that allow it
    "As 2s 3s": "low high_or_low round_the_corner",
    "Js Qs Ks": "low high_or_low round_the_corner",
    "Qs Ks As": "high_or_low round_the_corner",
    "Ts Js Qs Ks As": "high_or_low round_the_corner",
    "Ks As 2s": "round_the_corner",
    "Qs Ks As 2s 3s": "round_the_corner",
}


@pytest.mark.parametrize("ace_rank", AceRank)
@pytest.mark.parametrize("run", RUNS)
def test_b2_runs_with_an_ace(run: str, ace_rank: AceRank) -> None:
    state = holding(f"{run} 9d 7d", ace_rank=ace_rank)
    if ace_rank.value in RUNS[run].split():
        state = play(state, f"meld {run}")
        assert table(state) == [run]
    else:
        refusal = refused(state, f"meld {run}")
        assert refusal.reason in (RummyRefusal.ACE_LOW, RummyRefusal.ACE_BETWEEN)
        assert (refusal.reason is RummyRefusal.ACE_LOW) is (ace_rank is LOW)


@pytest.mark.parametrize("ace_rank", AceRank)
def test_b6_sets_do_not_depend_on_the_ace(ace_rank: AceRank) -> None:
    state = holding("As Ad Ac 9d 7d", ace_rank=ace_rank)
    assert legal(state, "meld") == ["meld As Ad Ac"]


LAY_OFFS = [  # meld, then the cards that fit: ace low, high or low, round the corner
    ("Js Qs Ks", "Ts", "Ts As", "Ts As"),
    ("As 2s 3s", "4s", "4s", "4s Ks"),
    ("2s 3s 4s", "As 5s", "As 5s", "As 5s"),
    ("Qs Ks As", None, "Js", "2s Js"),
    ("Ks As 2s", None, None, "3s Qs"),
    ("3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks As", None, "2s", "2s"),
    ("2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks", "As", "As", "As"),
    ("As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks", "", "", ""),
    ("Ts Js Qs Ks As 2s 3s 4s 5s 6s 7s 8s", None, None, "9s"),
    ("As Ad Ac", "Ah", "Ah", "Ah"),
]


@pytest.mark.parametrize(("meld", "low", "high", "corner"), LAY_OFFS)
def test_b10_b2_what_fits_at_the_ends(
    meld: str, low: str | None, high: str | None, corner: str
) -> None:
    lying = parse_meld(meld)
    for ace_rank, fitting in zip(AceRank, (low, high, corner), strict=True):
        assert allowed(lying, ace_rank) is (fitting is not None)
        if fitting is not None:
            assert Hand.from_bits(ends_of(lying, ace_rank)) == Hand.of(fitting)


def test_b2_laying_off_an_ace_on_the_king() -> None:
    lying = ((1, "Js Qs Ks"),)
    state = holding("As 9d", table=lying, ace_rank="high_or_low")
    state = play(state, "lay-off As: Js Qs Ks")
    assert table(state) == ["Js Qs Ks As"]
    low = holding("As 9d", table=lying)
    assert reason(low, "lay-off As: Js Qs Ks") is Refusal.FITS_NO_MELD


def test_b2_a_high_ace_ends_the_run() -> None:
    lying = ((1, "Qs Ks As"),)
    state = holding("2s Js 9d", table=lying, ace_rank="high_or_low")
    assert legal(state, "lay-off") == ["lay-off Js: Qs Ks As"]
    assert reason(state, "lay-off 2s: Qs Ks As") is Refusal.FITS_NO_MELD


def test_b2_a_chain_round_the_corner() -> None:
    state = holding("As 2s 9d 7d", table=((1, "Js Qs Ks"),), ace_rank="round_the_corner")
    assert reason(state, "lay-off 2s: Js Qs Ks") is Refusal.ANOTHER_CARD_FIRST
    state = play(state, "lay-off As: Js Qs Ks", "lay-off 2s: Js Qs Ks As")
    assert table(state) == ["Js Qs Ks As 2s"]


@pytest.mark.parametrize(
    ("text", "shown"),
    [("As Ks Qs", "Qs Ks As"), ("2c Ac Kc", "Kc Ac 2c"), ("3h Ah 2h", "Ah 2h 3h")],
)
def test_b2_a_run_is_shown_from_its_low_end(text: str, shown: str) -> None:
    meld = parse_meld(text)
    assert meld.text == shown
    assert meld.kind is MeldKind.RUN
    assert parse_meld(str(meld)) == meld


@pytest.mark.parametrize("text", ["Ks As", "Ks As 3s", "Ks Ah 2s", "Qs As 2s", "As Ks Kd", ""])
def test_what_is_no_run_even_round_the_corner(text: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_meld(text)


def test_g5_gin_still_refuses_an_ace_after_the_king() -> None:
    with pytest.raises(InvalidNotation, match="ace is low"):
        Meld.parse("Qs Ks As")
    with pytest.raises(ValueError, match="corner"):
        CornerRun(tuple(map(parse_card, ("As", "2s", "3s"))))


def melds_by_trying(hand: Hand, ace_rank: AceRank) -> set[Meld]:
    """Every choice of cards that is a meld."""
    found = set()
    for size in range(3, len(hand) + 1):
        for cards in combinations(hand, size):
            try:
                meld = meld_of(bits_of(cards))
            except InvalidNotation:
                continue
            if allowed(meld, ace_rank):
                found.add(meld)
    return found


@pytest.mark.parametrize("ace_rank", AceRank)
@pytest.mark.parametrize("seed", range(12))
def test_b6_the_melds_of_a_hand_are_all_there_and_none_twice(seed: int, ace_rank: AceRank) -> None:
    chance = Random(seed)
    near_the_corner = [card for card in CARDS if card.order in (0, 1, 2, 10, 11, 12)]
    hand = Hand.of(chance.sample(near_the_corner if seed % 2 else CARDS[: 13 + seed], 10))
    found = melds_in(hand, ace_rank)
    assert len(set(found)) == len(found)
    assert set(found) == melds_by_trying(hand, ace_rank)


@pytest.mark.parametrize("ace_rank", AceRank)
@pytest.mark.parametrize("suit", range(4))
def test_b10_what_fits_makes_a_meld_and_nothing_else_does(suit: int, ace_rank: AceRank) -> None:
    whole = Hand.of(CARDS[13 * suit : 13 * suit + 13])
    melds = melds_in(whole, ace_rank)
    assert len(melds) == {LOW: 66, HIGH: 66 + 11 - 1, ROUND: 13 * 10 + 1}[ace_rank]
    for meld in melds:
        ends = ends_of(meld, ace_rank)
        for card in whole:
            if meld.bits >> card.index & 1:
                assert not ends >> card.index & 1
                continue
            assert (grown_or_none(meld.bits | 1 << card.index, ace_rank) is not None) is bool(
                ends >> card.index & 1
            )
            if ends >> card.index & 1:
                assert grown(meld, card).bits == meld.bits | 1 << card.index


def grown_or_none(bits: int, ace_rank: AceRank) -> Meld | None:
    try:
        meld = meld_of(bits)
    except InvalidNotation:
        return None
    return meld if allowed(meld, ace_rank) else None
