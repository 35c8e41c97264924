"""Records: text of rounds and matches that replays, or is refused with line and reason (B34)."""

from __future__ import annotations

import random
from typing import Any

import pytest
from gin_play import play, random_states
from hypothesis import given, settings
from hypothesis import strategies as st
from match_play import play_out

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.codes import ALPHABET
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.errors import InvalidNotation
from gin_widgets.engine.match import Match
from gin_widgets.engine.record import Record, RecordedRound, parse_record, replay
from gin_widgets.engine.record.printing import check_of, record_body
from gin_widgets.engine.rounds import start
from gin_widgets.engine.rules import Rules, variant

GIN = variant("gin")
HOUSES = (
    GIN,
    variant("gin", first_upcard="eleven", big_gin=50, discard_taken_upcard=True),
    variant("gin", fiftieth_card=True, knock_limit=5, first_upcard="none"),
    variant("oklahoma", spade_doubles=True, ace_upcard="one"),
    variant("three-player"),
    variant("hollywood", hollywood_base="oklahoma"),
)
MATCH, MATCH_RECORD = play_out(GIN, 3)
MATCH_TEXT = str(MATCH_RECORD)


def refusal(text: str) -> str:
    """Why a record is refused."""
    with pytest.raises(InvalidNotation) as caught:
        replay(text)
    return str(caught.value)


def record_or_line(text: str) -> str:
    """The record as it is written, or the first word of its refusal."""
    try:
        return str(replay(text).record)
    except InvalidNotation as caught:
        return str(caught).split(" ", 1)[0]


def with_check(body: str, *, joint: str = "\n") -> str:
    """A record whose check fits, whatever is in it."""
    return f"{body}{joint}#{check_of(body)}"


def body_lines() -> list[str]:
    return record_body(MATCH_RECORD).split("\n")


def test_a_round_is_one_line_of_text() -> None:
    state = play(start("gin", seed=2024), "pass", "take-discard", "discard Kh")
    text = str(Record.of_round(state))
    assert text == (
        "gin_widgets round 1 | gin | 1000-001Z-831 | dealer 1 | "
        "pass; take-discard; discard Kh #CDRTF4"
    )
    assert replay(text).state == state
    assert replay(text).match is None


def test_a_match_is_a_head_and_a_line_for_each_round() -> None:
    lines = MATCH_TEXT.split("\n")
    assert lines[0] == f"gin_widgets game 1 | gin | {MATCH.code} | {MATCH.cut}"
    assert len(lines) == 1 + len(MATCH.rounds) + 1
    for line, result, recorded in zip(lines[1:-1], MATCH.rounds, MATCH_RECORD.rounds, strict=True):
        assert line.startswith(f"{recorded.deal.code} | dealer {result.seating.dealer} | ")
    assert lines[-1].startswith("#")


@pytest.mark.parametrize("rules", HOUSES, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_b34_replaying_a_record_gives_the_state(rules: Rules, seed: int) -> None:
    house: dict[str, Any] = dict(word.split("=") for word in str(rules).split()[1:])
    states = list(random_states(seed, rules.variant, **house))
    chance = random.Random(seed)
    for state in [states[0], *chance.sample(states, min(5, len(states))), states[-1]]:
        record = Record.of_round(state)
        played = replay(str(record))
        assert played.state == state
        assert played.rounds == (state,)
        assert played.record == record == parse_record(str(record))
        assert str(parse_record(str(record))) == str(record)


def test_a_match_replays_to_the_match() -> None:
    played = replay(MATCH_TEXT)
    assert played.match == MATCH
    assert played.record == MATCH_RECORD
    assert str(played.record) == MATCH_TEXT
    assert [state.outcome for state in played.rounds] == [end.outcome for end in MATCH.rounds]
    assert replay(MATCH_RECORD) == played


def test_a_record_may_stop_in_the_middle_of_a_round() -> None:
    record = MATCH_RECORD.cut_to(3)
    played = replay(str(record))
    assert played.match is not None
    assert len(played.match.rounds) == len(MATCH.rounds) - 1
    assert played.state is not None
    assert played.state.outcome is None
    assert played.state.actions == MATCH_RECORD.actions[:3]


def test_a_match_that_has_only_begun() -> None:
    match = Match.begin(variant("hollywood"), 9)
    played = replay(str(Record.of_match(match)))
    assert played.match == match
    assert (played.state, played.rounds) == (None, ())
    with pytest.raises(ValueError, match="begins with the match"):
        Record.of_match(MATCH)


def test_a_record_grows_and_shrinks() -> None:
    deal = Deal.from_seed(2024)
    record = Record.of_match(Match.begin(GIN, 9)).with_round(deal, 0)
    one, other = parse_action("pass"), parse_action("take-discard")
    grown = record.with_action(one).with_action(other)
    assert (grown.deal, grown.dealer, grown.actions) == (deal, 0, (one, other))
    assert grown.cut_to(1) == record.with_action(one)
    assert grown.cut_to(0) == record
    assert grown.rounds == (RecordedRound(deal, 0, (one, other)),)


def test_a_match_may_hold_deals_that_somebody_brought() -> None:
    match = Match.begin(GIN, 9)
    deal = Deal.of(hands=("As 2s 3s 4s 5s 6s 7s 8s 9s Ts",), seed=4)
    record = Record.of_match(match).with_round(deal, match.dealer)
    played = replay(str(record))
    assert played.state == match.start_round(deal)


def test_spaces_empty_lines_and_case_do_not_matter() -> None:
    for typed in (
        MATCH_TEXT.replace("\n", "\r\n"),
        "\n\n" + MATCH_TEXT.replace("\n", "\n\n  ") + "\n",
        MATCH_TEXT.upper(),
        MATCH_TEXT.replace(" | ", "|").replace("; ", " ;; "),
    ):
        assert parse_record(typed) == MATCH_RECORD


def test_b34_any_changed_character_is_noticed() -> None:
    chance = random.Random(1)
    for _ in range(300):
        place = chance.randrange(len(MATCH_TEXT))
        wrong = chance.choice("0123456789AKQJTshdc|;:#/ -x")
        changed = MATCH_TEXT[:place] + wrong + MATCH_TEXT[place + 1 :]
        # Spaces and the like may change; anything else is refused.
        assert record_or_line(changed) in {MATCH_TEXT, "Line"}


def test_b34_a_shortened_record_is_noticed() -> None:
    assert "no check at its end" in refusal("\n".join(body_lines()))
    lines = MATCH_TEXT.split("\n")
    assert refusal("\n".join(lines[:-2] + lines[-1:])) == (
        f"Line {len(lines) - 1}: The check does not fit: something in the record was changed "
        "or is missing."
    )
    assert "The check does not fit" in refusal(MATCH_TEXT[:-1])


def test_an_illegal_action_is_named_with_its_place_and_reason() -> None:
    text = with_check(
        "gin_widgets round 1 | gin | 1000-001Z-831 | dealer 1 | pass; pass; take-discard", joint=" "
    )
    assert refusal(text).startswith("Line 1, action 3, “take-discard”: ")
    taken = with_check(
        "gin_widgets round 1 | gin | 1000-001Z-831 | dealer 1 | take-discard; discard 2s", joint=" "
    )
    assert "action 2, “discard 2s”" in refusal(taken)


def test_an_action_that_cannot_be_read_is_named() -> None:
    lines = body_lines()
    lines[2] = lines[2].replace("; ", "; dance; ", 1)
    assert refusal(with_check("\n".join(lines))).startswith("Line 3, action 2, “dance”: “dance”")


def test_actions_after_the_end_of_a_round_are_refused() -> None:
    lines = body_lines()
    lines[1] += "; pass"
    assert refusal(with_check("\n".join(lines))).startswith("Line 2, action ")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("", "Line 1: There is no record here."),
        ("gin widgets round 1", "Line 1: A record begins with “gin_widgets round 1”"),
        (
            "gin_widgets round 2 | gin | 1000-001Z-831 | dealer 1",
            "Line 1: This record has version 2",
        ),
        ("gin_widgets round 1 | gin", "Line 1: Here a part is missing."),
        ("gin_widgets round 1 | whist | 1000-001Z-831 | dealer 1 |", "Line 1: There is no variant"),
        ("gin_widgets round 1 | gin | 1000-00Z1-831 | dealer 1 |", "Line 1: This code does not"),
        ("gin_widgets round 1 | gin | 1000-001Z-831 | dealer 2 |", "Line 1: There is no seat 2"),
        ("gin_widgets round 1 | gin | 1000-001Z-831 | dealer x |", "Line 1: Here “dealer” and"),
        ("gin_widgets round 1 | gin | 1000-001Z-831 | 1 | pass", "Line 1: Here “dealer” and"),
        (
            "gin_widgets round 1 | oklahoma knock_limit=7 | 1000-001Z-831 | dealer 1",
            "Line 1: In Oklahoma Gin",
        ),
        (
            "gin_widgets round 1 | gin | 1000-001Z-831 | dealer 1\n1000-001Z-831 | dealer 0",
            "Line 2: The record of one round is a single line.",
        ),
        ("gin_widgets game 1 | gin | 1000-001Z-831 | Kh 4s", "Line 1: A code that begins with 1"),
        ("gin_widgets game 1 | gin | M000-0000-0FZ", "Line 1: "),
    ],
)
def test_what_cannot_be_read_is_named(body: str, said: str) -> None:
    assert refusal(with_check(body)).startswith(said)


def test_a_cut_must_fit_the_players() -> None:
    head = f"gin_widgets game 1 | gin | {MATCH.code} | "
    assert refusal(with_check(head + "Kh Kh")).startswith("Line 1: The Kh is there twice")
    assert refusal(with_check(head + "Kh")).startswith("Line 1: Each of the players")
    assert refusal(with_check(head + "Kh 4s 2d")).startswith("Line 1: 2 players need 2")


def test_the_wrong_dealer_is_named() -> None:
    lines = body_lines()
    right = MATCH.rounds[1].seating.dealer
    lines[2] = lines[2].replace(f"dealer {right}", f"dealer {1 - right}")
    assert refusal(with_check("\n".join(lines))) == (
        f"Line 3: Player {1 - right} cannot deal this round: it is the turn of player {right}."
    )


def test_only_the_last_round_may_be_unfinished() -> None:
    lines = body_lines()
    lines[1] = lines[1].rpartition(";")[0]
    assert refusal(with_check("\n".join(lines))).startswith("Line 3: The round before this one")


def test_nothing_comes_after_the_end_of_a_match() -> None:
    lines = body_lines()
    lines.append(lines[-1])
    assert refusal(with_check("\n".join(lines))) == (
        f"Line {len(lines)}: The game was over before this round."
    )


@settings(max_examples=200)
@given(
    st.text()
    | st.text("gin_widgets round game 1|;#:/\n" + ALPHABET, max_size=200)
    | st.lists(st.sampled_from([*MATCH_TEXT.split(" "), "\n", "#", "|"]), max_size=40).map(" ".join)
)
def test_any_text_is_a_record_or_refused(text: str) -> None:
    for parse in (parse_record, replay):
        with pytest.raises(InvalidNotation):
            parse(text)
