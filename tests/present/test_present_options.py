"""Each house rule played at the table: what the page says, what is scored, what is recorded."""

# ruff: noqa: ANN401 - the page is read like JSON

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from contract import check_state
from page_of import LOOSE, OTHER, button, laid, of_card, page, words

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.record import replay
from gin_widgets.engine.rules import GinRules, variant
from gin_widgets.play.game import Game
from gin_widgets.play.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

PASSES = ("pass", "pass")
MINE = "2c 3c 4c 7d 8d 9d Jc Jh Jd As"
HIS = "Kc 3s 5s 7s 9s Qs Ks 2h 4h 6h"
"""66 points of deadwood, and nothing that fits the melds of `MINE`."""
GIN = "knock As: 2c 3c 4c / 7d 8d 9d / Js Jc Jh Jd"
KNOCKER = "5c 6c 7c Qd Qh Qs 2h 3h 4h 6s"
KNOCK = "knock Kc: 5c 6c 7c / Qd Qh Qs / 2h 3h 4h | 6s"
R24 = "8c 9c Qc Ah Ks Kd 7d 8d 9d 3s"
"""51 points outside own melds; 28 of them can be laid off on `KNOCKER`."""


def gone_gin(variant_name: str = "gin", **house_rules: object) -> Session:
    """The learner has gone Gin in the first round: 25 + 66 = 91 points by the usual rules."""
    rules = variant(variant_name, **house_rules)
    assert isinstance(rules, GinRules)
    return laid(MINE, HIS, "Kd", "Js", [*PASSES, "take-stock", GIN], rules=rules)


def gone_gin_again(variant_name: str, **house_rules: object) -> Session:
    """The learner has gone Gin with 91 points in the first two rounds."""
    first = gone_gin(variant_name, next_dealer="loser", **house_rules)
    match, done = first.game.match, first.game.record.rounds
    moves = [parse_action(move) for move in (*PASSES, "take-stock", GIN)]
    game = Game.of(match, Deal.of((MINE, HIS), "Kd", "Js"), moves, done)
    return Session(first.game.before.rules, game=game)


def knocked_on(mine: str, **house_rules: object) -> Session:
    """Juma has knocked with 6; the learner holds `mine` and may lay off."""
    moves = [*PASSES, "take-stock", "discard Th", "take-stock", KNOCK]
    return laid(mine, KNOCKER, "Jd", "Th Kc", moves, rules=variant("gin", **house_rules))


def act(session: Session, *actions: str) -> None:
    for action in actions:
        before = session.seq
        session.act(before, action)
        assert session.seq > before, words(page(session)["note"]["line"])


def checked(session: Session) -> Any:
    shown = page(session)
    check_state(shown)
    return shown


def count(shown: Any) -> list[list[str]]:
    return [[words(cell) for cell in row["cells"][1:]] for row in shown["count"]["rows"]]


def sheet(shown: Any) -> list[list[str]]:
    return [[words(cell) for cell in row["cells"]] for row in shown["sheet"]["rows"]]


def same_from_its_record(session: Session) -> bool:
    """The match and the round come back from their text."""
    replayed = replay(str(session.game.record))
    return (replayed.match, replayed.state) == (session.game.match, session.game.state)


# How a round begins


def test_j3_with_eleven_cards_the_learner_begins_with_a_discard() -> None:
    rules = variant("gin", first_upcard="eleven")
    mine = f"{MINE.replace('As', 'Ah')} Kd"
    session = laid(mine, HIS, None, "", rules=rules)
    shown = checked(session)
    assert shown["tray"]["title"] == "Now discard one card"
    assert words(shown["tray"]["line"]) == (
        "You were dealt eleven cards, so you take none now. Choose one to discard."
    )
    assert shown["discard"]["card"] is None
    assert len(shown["hand"]["cards"]) == 11
    assert shown["opponents"][0]["line"] == "Dealer · 10 cards"
    knock = button(of_card(shown, "Kd")["pick"]["buttons"], "knock")
    act(session, knock["do"])
    assert checked(session)["tray"]["title"].startswith("You score "), "J3: knocked at once"
    assert same_from_its_record(session)


def test_j3_with_eleven_cards_the_dealer_waits_for_the_first_discard() -> None:
    rules = variant("gin", first_upcard="eleven")
    session = laid(LOOSE, f"{OTHER} Kc", None, "", i_deal=True, rules=rules)
    shown = checked(session)
    assert [words(one["text"]) for one in shown["log"]] == ["Juma discarded the Kc."]
    assert [one["action"] for one in shown["tray"]["buttons"]] == ["take-stock", "take-discard"]


def test_g16_without_an_offer_the_first_player_just_draws() -> None:
    session = laid(rules=variant("gin", first_upcard="none"))
    shown = checked(session)
    assert [one["action"] for one in shown["tray"]["buttons"]] == ["take-stock", "take-discard"]
    assert shown["discard"]["label"] == "Discard pile"
    act(session, "take-discard", "discard Ks")
    log = [words(one["text"]) for one in checked(session)["log"]]
    assert log[0] == "You took the 8h from the discard pile and discarded the Ks."


# Who may knock, and with what


def test_g18_straight_gin_knocks_with_nothing_left_over() -> None:
    moves = [*PASSES, "take-stock"]
    session = laid(MINE, HIS, "Kd", "Qh", moves, rules=variant("gin", knock_limit=0))
    shown = checked(session)
    assert "Knock only with Gin" in shown["chips"]
    pick = of_card(shown, "Qh")["pick"]
    assert words(pick["line"]) == (
        "Without the Qh your deadwood is 1. This round you can knock only with Gin."
    )
    assert "only with Gin" in words(button(pick["buttons"], "knock")["reason"])
    session = laid(MINE, HIS, "Kd", "Js", moves, rules=variant("gin", knock_limit=0))
    go = button(of_card(checked(session), "As")["pick"]["buttons"], "knock")
    assert words(go["label"]) == "Go Gin"
    act(session, go["do"])
    assert checked(session)["tray"]["title"] == "You score 91 points"


@pytest.mark.parametrize(("limit", "allowed"), [(4, False), (5, True)])
def test_g18_another_limit_is_the_limit(limit: int, allowed: bool) -> None:
    mine = MINE.replace("As", "5s")
    rules = variant("gin", knock_limit=limit)
    session = laid(mine, HIS.replace("5s", "6d"), "8h", "Qh", [*PASSES, "take-stock"], rules=rules)
    shown = checked(session)
    assert f"Knock at {limit} or less" in shown["chips"]
    assert button(of_card(shown, "Qh")["pick"]["buttons"], "knock")["enabled"] == allowed


@pytest.mark.parametrize(
    ("ace", "chip"), [("gin_only", "Knock only with Gin"), ("one", "Knock at 1 or less")]
)
def test_c_an_ace_as_upcard(ace: str, chip: str) -> None:
    rules = variant("oklahoma", ace_upcard=ace)
    session = laid(MINE.replace("As", "Ad"), HIS, "As", "Qh", [*PASSES, "take-stock"], rules=rules)
    shown = checked(session)
    assert chip in shown["chips"]
    knock = button(of_card(shown, "Qh")["pick"]["buttons"], "knock")
    assert knock["enabled"] == (ace == "one")
    if knock["enabled"]:
        act(session, knock["do"])
        assert [row[1] for row in count(checked(session))] == ["66", "− 1", "65"]


def test_f_the_card_just_taken_may_go_back_where_that_is_played() -> None:
    session = laid(rules=variant("gin", discard_taken_upcard=True))
    act(session, "take-discard")
    taken = of_card(checked(session), "8h")
    assert taken["refusal"] is None
    act(session, button(taken["pick"]["buttons"], "discard")["do"])
    log = [words(one["text"]) for one in checked(session)["log"]]
    assert log[0] == "You took the 8h from the discard pile and discarded the 8h."


def test_f_a_knock_with_its_discard_in_sight() -> None:
    hidden, seen = (checked(knocked_on(R24, knock_discard_face_down=way)) for way in (True, False))
    assert (hidden["discard"]["card"], seen["discard"]["card"]) == ("Th", "Kc")
    assert words(hidden["log"][-1]["text"]) == "Juma knocked."
    assert words(seen["log"][-1]["text"]) == "Juma knocked and discarded the Kc."


# The last discard (J4)

LAST = "2c 3c 4c 7d 8d 9d Jc Jh 5s Kd"
BESIDE = "3s 3d 5h 6s 7s 9s Qs Ks 2h 4h"


def before_the_last_discard(card: str) -> Session:
    """Two cards are left in the stock, `card` was discarded last, and the learner is asked."""
    rest = Deal.of((BESIDE, LAST), "8h").order[21:]
    drawn = [*[one.text for one in rest if one.text != card][:28], card]
    turns = [move for one in drawn for move in ("take-stock", f"discard {one}")]
    rules = variant("gin", fiftieth_card=True)
    stock = " ".join(drawn)
    return laid(LAST, BESIDE, "8h", stock, [*PASSES, *turns], i_deal=True, rules=rules)


def test_j4_the_last_discard_is_taken_for_a_knock() -> None:
    session = before_the_last_discard("Js")
    shown = checked(session)
    assert shown["tray"]["title"] == "Do you want the last discard?"
    assert words(shown["tray"]["line"]) == (
        "Only two cards are left in the stock. You may take the Js if you can knock with it. If "
        "you pass, the round is drawn."
    )
    assert not shown["stock"]["live"]
    assert "take the Js and knock, or pass" in words(shown["stock"]["refusal"])
    act(session, "take-discard")
    shown = checked(session)
    assert "so you must knock" in words(shown["tray"]["line"])
    picks = {one["card"]: one["pick"] for one in shown["hand"]["cards"] if one["pick"]}
    assert set(picks) == {"5s", "Kd"}, "the cards with which a knock is possible"
    assert words(picks["Kd"]["line"]) == (
        "Without the Kd your deadwood is 5. You took the last discard, so now you must knock."
    )
    assert "must knock" in words(button(picks["Kd"]["buttons"], "discard")["reason"])
    assert "count 35" in words(of_card(shown, "Jh")["refusal"])
    act(session, button(picks["Kd"]["buttons"], "knock")["do"])
    assert checked(session)["tray"]["title"] == "You score 54 points"
    assert same_from_its_record(session)


def test_j4_without_a_knock_the_last_discard_stays() -> None:
    session = before_the_last_discard("6c")
    take = button(checked(session)["tray"]["buttons"], "take-discard")
    assert words(take["reason"]) == (
        "The last discard may be taken only for a knock, and with the 6c you still cannot knock."
    )
    act(session, "pass")
    shown = checked(session)
    assert shown["tray"]["title"] == "The round is drawn: nobody scores"
    assert sheet(shown) == [["1", "Drawn: two cards left in the stock", "–", "0", "0"]]


# What a round scores


@pytest.mark.parametrize("bonus", [31, 50])
def test_big_gin_has_its_own_bonus(bonus: int) -> None:
    mine = MINE.replace("As", "5c")
    rules = variant("gin", big_gin=bonus, target=200)
    session = laid(mine, HIS, "Kd", "Js", [*PASSES, "take-stock"], rules=rules)
    shown = checked(session)
    assert words(shown["tray"]["line"]) == (
        "All eleven of your cards are in melds. Go big Gin, or discard a card."
    )
    act(session, button(shown["tray"]["buttons"], "big-gin")["do"])
    shown = checked(session)
    assert shown["tray"]["title"] == f"You score {66 + bonus} points"
    assert words(shown["tray"]["line"]).startswith("Big Gin! You score the bonus")
    assert count(shown)[1:] == [
        ["bonus for big Gin", f"+ {bonus}"],
        ["the deadwood and the bonus", str(66 + bonus)],
    ]
    assert shown["spread"]["knocker"]["title"] == "You went big Gin"
    assert sum(len(one["cards"]) for one in shown["spread"]["knocker"]["groups"]) == 11
    assert sheet(shown)[0][1] == f"You: big Gin, {bonus} + 66"
    assert same_from_its_record(session)


def test_without_big_gin_eleven_cards_in_melds_are_gin() -> None:
    mine = MINE.replace("As", "5c")
    session = laid(mine, HIS, "Kd", "Js", [*PASSES, "take-stock"])
    shown = checked(session)
    assert "big-gin" not in [one["action"] for one in shown["tray"]["buttons"]]
    act(session, button(of_card(shown, "5c")["pick"]["buttons"], "knock")["do"])
    assert checked(session)["spread"]["knocker"]["title"] == "You went Gin"


def test_big_gin_of_the_other_player() -> None:
    other = MINE.replace("As", "5c")
    big = "big-gin: 2c 3c 4c 5c / 7d 8d 9d / Js Jc Jh Jd"
    moves = [*PASSES, "take-stock", "discard Th", "take-stock", big]
    session = laid(HIS, other, "Kd", "Th Js", moves, rules=variant("gin", big_gin=31))
    shown = checked(session)
    assert shown["spread"]["knocker"]["title"] == "Juma went big Gin"
    assert words(shown["tray"]["line"]) == (
        "Big Gin! Juma scores the bonus and your deadwood, and you may not lay off: 31 + 66 = 97."
    )
    assert words(shown["log"][-1]["text"]) == "Juma went big Gin: all eleven cards are in melds."


def test_g26_another_bonus_for_gin() -> None:
    shown = checked(gone_gin(gin_bonus=20))
    assert count(shown)[1:] == [
        ["bonus for Gin", "+ 20"],
        ["the deadwood and the bonus", "86"],
    ]


def test_g25_another_bonus_for_an_undercut() -> None:
    session = knocked_on("Ks Kd Kh 7d 8d 9d Jh Js Jc 2s", undercut_bonus=25)
    session.lay_off_for_me(session.seq)
    shown = checked(session)
    assert shown["tray"]["title"] == "You score 29 points"
    assert "the same or less" in words(shown["tray"]["line"])
    assert count(shown)[2] == ["bonus for the undercut", "+ 25"]
    assert sheet(shown)[0][1] == "You: undercut, 25 + 4"


def test_j2_where_equal_counts_are_no_undercut() -> None:
    session = knocked_on("Ks Kd Kh 7d 8d 9d Jh Js Jc 6h", undercut_on_tie=False)
    session.lay_off_for_me(session.seq)
    shown = checked(session)
    assert shown["tray"]["title"] == "Equal counts: nobody scores"
    assert sheet(shown) == [["1", "Equal counts", "–", "0", "0"]]
    assert same_from_its_record(session)
    session = knocked_on("Ks Kd Kh 7d 8d 9d Jh Js Jc 2s", undercut_on_tie=False)
    session.lay_off_for_me(session.seq)
    assert words(checked(session)["tray"]["line"]) == (
        "Undercut! Juma knocked, but your deadwood is less. You score the bonus and the "
        "difference: 10 + 4 = 14."
    )


def test_j9_a_spade_doubles_the_round_and_no_bonus_of_the_game() -> None:
    house = variant("gin", spade_doubles=True, target=50, game_bonus=100, box_bonus=25)
    mine = MINE.replace("As", "Ah")
    other = HIS.replace("Ks", "Kh")
    gin = GIN.replace("As", "Ah")
    session = laid(mine, other, "Ks", "Js", [*PASSES, "take-stock", gin], rules=house)
    shown = checked(session)
    assert "All points count twice" in shown["chips"]
    assert count(shown)[1:] == [
        ["bonus for Gin", "+ 25"],
        ["the upcard was a spade: all counts twice", "× 2"],
        ["the deadwood and the bonus", "182"],
    ]
    assert [row[1:] for row in sheet(shown)] == [
        ["You: Gin, (25 + 66) × 2", "182", "182", "0"],
        ["Points of the rounds", "", "182", "0"],
        ["Boxes, 25 for each round won", "", "25", "0"],
        ["Bonus for the game", "", "100", "0"],
        ["Total", "", "307", "0"],
    ]


def test_j9_another_suit_doubles_nothing() -> None:
    shown = checked(gone_gin(spade_doubles=True))
    assert "All points count twice" not in shown["chips"]
    assert shown["tray"]["title"] == "You score 91 points"


# Who deals


@pytest.mark.parametrize(
    ("who", "dealer"), [("winner", "You are"), ("loser", "Juma is"), ("alternate", "You are")]
)
def test_g9_who_deals_after_a_win(who: str, dealer: str) -> None:
    session = gone_gin(next_dealer=who)
    assert session.game.before.dealer == 1
    session.next_round(session.seq)
    assert f"{dealer} the dealer." in checked(session)["say"][0]["text"]
    assert same_from_its_record(session)


@pytest.mark.parametrize(("who", "dealer"), [("same", "Juma is"), ("other", "You are")])
def test_g29_who_deals_after_a_drawn_round(who: str, dealer: str) -> None:
    mine = "Ks Kd Kh 7d 8d 9d Jh Js Jc 6h"
    session = knocked_on(mine, undercut_on_tie=False, dealer_after_draw=who)
    session.lay_off_for_me(session.seq)
    session.next_round(session.seq)
    assert f"{dealer} the dealer." in checked(session)["say"][0]["text"]


# The end of the game


@pytest.mark.parametrize(
    ("house_rules", "added", "total"),
    [
        ({}, [], "91"),
        ({"game_bonus": 100}, [["Bonus for the game", "", "100", "0"]], "191"),
        ({"box_bonus": 20}, [["Boxes, 20 for each round won", "", "20", "0"]], "111"),
        ({"shutout": "double"}, [["Shutout: the points count twice", "", "91", "0"]], "182"),
        (
            {"shutout": "game_bonus_x2", "game_bonus": 100},
            [["Shutout: the bonus for the game counts twice", "", "200", "0"]],
            "291",
        ),
    ],
)
def test_j10_j11_bonuses_at_the_end(
    house_rules: dict[str, object], added: list[list[str]], total: str
) -> None:
    session = gone_gin("gin", target=50, **house_rules)
    shown = checked(session)
    assert shown["tray"]["title"] == f"You win the game, {total} to 0"
    lines = [row[1:] for row in sheet(shown)[1:]]
    if added:
        assert lines == [
            ["Points of the rounds", "", "91", "0"],
            *added,
            ["Total", "", total, "0"],
        ]
    else:
        assert lines == []
    assert shown["sheet"]["caption"] == "Game to 50"
    assert same_from_its_record(session)


def test_j10_no_shutout_when_the_loser_has_points() -> None:
    session = knocked_on(R24, shutout="double", target=50, box_bonus=25)
    session.lay_off_for_me(session.seq)
    before, done = session.game.match, session.game.record.rounds
    moves = [parse_action(move) for move in (*PASSES, "take-stock", GIN)]
    game = Game.of(before, Deal.of((MINE, HIS), "Kd", "Js"), moves, done)
    session = Session(variant("gin"), game=game)
    shown = checked(session)
    assert shown["tray"]["title"] == "You win the game, 116 to 42"
    assert [row[1:] for row in sheet(shown)] == [
        ["Juma: knock, 51 − 28 − 6", "17", "0", "17"],
        ["You: Gin, 25 + 66", "91", "91", "17"],
        ["Points of the rounds", "", "91", "17"],
        ["Boxes, 25 for each round won", "", "25", "25"],
        ["Total", "", "116", "42"],
    ]
    assert same_from_its_record(session)


def test_d_each_closed_game_of_hollywood_shows_its_bonuses() -> None:
    shown = checked(gone_gin("hollywood", target=50))
    assert sheet(shown) == [
        ["1", "You: Gin, 25 + 66", "91", *("91", "0", "", "", "", "")],
        ["", "Shutout: the points count twice", "", *("91", "0", "", "", "", "")],
        ["", "Boxes, 20 for each round won", "", *("20", "0", "", "", "", "")],
        ["", "Bonus for the game", "", *("100", "0", "", "", "", "")],
        ["", "with the bonuses of the finished games", "", *("302", "0", "0", "0", "0", "0")],
    ]


def test_d_hollywood_over_oklahoma_takes_the_limit_from_the_upcard() -> None:
    session = laid(upcard="6c", rules=variant("hollywood", hollywood_base="oklahoma"))
    shown = checked(session)
    assert "Knock at 6 or less" in shown["chips"]
    assert shown["sheet"]["head"][-1] == "Game 3: Juma"


@pytest.mark.parametrize("code", ["gin", "oklahoma", "gin first_upcard=eleven"])
def test_d_a_hollywood_sheet_keeps_its_columns_while_a_code_is_played(code: str) -> None:
    session = gone_gin("hollywood")
    before = checked(session)["sheet"]
    session.enter_code(session.seq, f"{code} : {Deal.from_seed(3).code}")
    shown = checked(session)
    assert "Does not count" in shown["chips"]
    assert shown["sheet"] == before


def test_d_hollywood_has_a_bar_for_each_player_in_each_game() -> None:
    shown = checked(gone_gin("hollywood"))
    assert shown["count"]["bars_title"] == "Game to 100"
    bars = [(one["name"], words(one["text"]), one["max"]) for one in shown["count"]["bars"]]
    assert bars == [
        ("Game 1: You", "0 + 91 = 91", 100),
        ("Game 1: Juma", "0", 100),
        ("Game 2: You", "0", 100),
        ("Game 2: Juma", "0", 100),
        ("Game 3: You", "0", 100),
        ("Game 3: Juma", "0", 100),
    ]


def test_d_the_sums_of_hollywood_follow_the_round_into_its_games() -> None:
    shown = checked(gone_gin_again("hollywood", target=150))
    bars = [words(one["text"]) for one in shown["count"]["bars"]]
    assert bars == ["91 + 91 = 182", "0", "0 + 91 = 91", "0", "0", "0"]


def test_d_a_game_closed_before_has_no_bar() -> None:
    shown = checked(gone_gin_again("hollywood", target=50))
    names = [one["name"] for one in shown["count"]["bars"]]
    assert names == ["Game 2: You", "Game 2: Juma", "Game 3: You", "Game 3: Juma"]
    assert [words(one["text"]) for one in shown["count"]["bars"]] == ["0 + 91 = 91", "0", "0", "0"]


def test_d_a_seat_of_hollywood_has_no_target_of_its_own() -> None:
    shown = checked(laid(rules=variant("hollywood")))
    juma, you = shown["opponents"][0], shown["you"]
    assert (juma["target"], you["target"]) == (0, 0)
    assert juma["spoken"] == "Juma has 10 cards in the hand."
    assert you["spoken"] == "You have 10 cards in your hand."
    plain = checked(laid())
    assert plain["you"]["target"] == 100
    assert plain["you"]["spoken"] == "You have 10 cards in your hand, and 0 of 100 points."


@pytest.mark.parametrize("knocked", [gone_gin, lambda: knocked_on(R24)])
def test_the_count_lists_cards_in_the_order_in_which_they_lie(
    knocked: Callable[[], Session],
) -> None:
    session = knocked()
    if not session.snapshot().view.outcome:
        act(session, "show: 7d 8d 9d | Ks Kd Qc 8c 9c 3s Ah")
    shown = checked(session)
    counted = [
        [part["c"] for part in row["cells"][1] if isinstance(part, dict)]
        for row in shown["count"]["rows"]
    ]
    spread = [
        [one["card"] for one in group["cards"]]
        for side in shown["spread"].values()
        for group in side["groups"]
        if group["kind"] == "deadwood"
    ]
    assert sorted(filter(None, counted)) == sorted(spread)
    assert spread
