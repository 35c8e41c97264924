"""The words of three-player Gin: roles, watching, advice, results (T1-T10, J16)."""

# ruff: noqa: ANN401 - house rules, and a page that is read like JSON

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from page_of import button, of_card, page, words

from gin_widgets.engine.actions import parse_action
from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.match import Match
from gin_widgets.engine.rules import variant
from gin_widgets.play.game import Game
from gin_widgets.play.session import Session

BOX, CAPTAIN, OUT = "Kd 9c 4h", "9c Kd 4h", "4h 9c Kd"
MELDS, LOOSE = "2c 3c 4c 7d 8d 9d Jc Jh Jd As", "Kc 3s 5s 7s 9s Qs Ks 2h 4h 6h"
BOTH_PASS = ("pass", "pass")
Cards = tuple[str, str, str, str]


def laid(cut: str, cards: Cards, moves: tuple[str, ...] = (), **house_rules: Any) -> Session:
    """The first round with the captain's hand, the box's, upcard and stock, after these moves."""
    captain, box, upcard, stock = cards
    rules = variant("three-player", **house_rules)
    match = Match.begin(rules, 1, Cut.parse(cut))
    deal = Deal.of((captain, box), upcard, stock)
    game = Game.of(match, deal, [parse_action(move) for move in moves])
    return Session(rules, chance=Random(2).getrandbits, game=game)


def begun(cut: str, **house_rules: Any) -> Session:
    return laid(cut, (LOOSE, "2d 4d 6d 8s Td Qd 3h 5c 7c 9h", "8h", "Th Qh"), (), **house_rules)


def opened(**house_rules: Any) -> Any:
    """The first page of a game; with this seed you draw the 9h, Juma the Qc and Amina the 2d."""
    rules = variant("three-player", **house_rules)
    return page(Session(rules, chance=Random(1).getrandbits))


def seats(shown: Any) -> list[tuple[str, str, str]]:
    return [(one["label"], one["name"], one["line"]) for one in shown["roles"]["seats"]]


def cases(shown: Any) -> list[tuple[str, list[str]]]:
    found = shown["roles"]["next"]["cases"]
    return [(one["title"], [seat["name"] for seat in one["seats"]]) for one in found]


def test_t1_who_drew_what_and_who_is_the_computer() -> None:
    shown = opened()
    assert shown["mode"] == "roles"
    assert [words(line) for line in shown["roles"]["lines"]] == [
        "You drew the 9h, Juma drew the Qc and Amina drew the 2d.",
        "Juma and Amina are both the computer.",
    ]
    assert words(shown["roles"]["why"]).startswith("Whoever drew the highest card is in the box")
    assert shown["say"][0]["text"].startswith("You drew the nine of hearts")
    assert shown["roles"]["wheel"]
    assert shown["roles"]["moves"] == []
    assert shown["roles"]["centre"] == {"label": "Round", "number": "1"}


def test_t2_t5_t6_what_each_role_does() -> None:
    shown = opened()
    assert seats(shown) == [
        ("In the box", "Juma", "deals, and plays alone against the two"),
        ("Captain", "You", "you play, and decide"),
        ("Sitting out", "Amina", "may advise the captain"),
    ]
    assert words(shown["tray"]["line"]) == (
        "Only the player in the box and the captain hold cards. The player in the box deals."
    )
    assert [words(one["label"]) for one in shown["tray"]["buttons"]] == ["Deal round 1"]
    assert shown["tray"]["buttons"][0]["cmd"] == {"cmd": "deal"}
    assert [one["line"] for one in shown["opponents"]] == ["In the box", "Sitting out"]
    assert shown["hand"]["cards"] == []
    assert not shown["stock"]["live"]
    assert shown["discard"]["card"] is None


def test_t3_t4_t9_what_the_next_round_would_change() -> None:
    shown = opened()
    assert cases(shown) == [
        (
            "If the player in the box wins: the other two change places",
            ["Juma", "Amina", "You"],
        ),
        ("If the captain wins: everybody moves one place on", ["You", "Amina", "Juma"]),
    ]
    assert shown["roles"]["next"]["line"] == "A drawn round changes nothing."


def test_sitter_advice_off_says_that_the_third_waits() -> None:
    assert seats(opened(sitter_advice=False))[2] == (
        *("Sitting out", "Amina", "waits for the next round"),
    )


def test_j16_cutthroat_has_no_box_and_no_wheel() -> None:
    shown = opened(gin3_rotation="cutthroat")
    assert not shown["roles"]["wheel"]
    assert seats(shown) == [
        ("Playing", "You", "you play"),
        ("Playing", "Juma", "plays"),
        ("Sitting out", "Amina", "deals the cards"),
    ]
    assert words(shown["roles"]["why"]) == "Whoever drew the lowest card sits out and deals."
    assert [title for title, _ in cases(shown)] == ["If you win", "If Juma wins"]
    assert shown["opponents"][1]["line"] == "Sitting out · dealer"


GIN = "knock As: 2c 3c 4c / 7d 8d 9d / Js Jc Jh Jd"
CAPTAIN_WINS = ((MELDS, LOOSE, "Kd", "Js"), (*BOTH_PASS, "take-stock", GIN))
BOX_WINS = (
    (LOOSE, MELDS, "Kd", "Th Js"),
    (*BOTH_PASS, "take-stock", "discard Th", "take-stock", GIN),
)


def test_t4_the_picture_says_who_moves_where_and_why() -> None:
    shown = page(laid(BOX, *CAPTAIN_WINS))
    assert shown["roles"]["title"] == "The roles in round 2"
    assert words(shown["roles"]["why"]) == (
        "The player in the box has lost and sits out. The captain goes into the box, and whoever "
        "sat out becomes the captain."
    )
    assert [(one["from"], one["to"], one["label"]) for one in shown["roles"]["moves"]] == [
        ("captain", "box", "Juma goes into the box now."),
        ("out", "captain", "Amina becomes the captain now."),
        ("box", "out", "You sit out now."),
    ]
    assert [one["points"] for one in shown["roles"]["seats"]] == [91, 0, 0]


def test_t3_the_box_stays_and_two_change() -> None:
    shown = page(laid(CAPTAIN, *BOX_WINS))
    assert "has won and stays there" in words(shown["roles"]["why"])
    assert [(one["from"], one["to"], one["label"]) for one in shown["roles"]["moves"]] == [
        ("out", "captain", "Amina becomes the captain now."),
        ("captain", "out", "You sit out now."),
    ]


def test_j16_after_a_round_of_cutthroat() -> None:
    cut = "9c 4h Kd"  # Juma sits out; Amina begins
    shown = page(laid(cut, *BOX_WINS, gin3_rotation="cutthroat"))
    assert words(shown["roles"]["why"]) == "Whoever loses a round sits out and deals the next one."
    assert [one["label"] for one in shown["roles"]["moves"]] == [
        "Juma plays again now.",
        "Amina sits out now.",
    ]


def test_t7_three_columns_and_three_bars() -> None:
    shown = page(laid(OUT, *CAPTAIN_WINS))
    assert shown["sheet"]["head"][3:] == ["You", "Juma", "Amina"]
    assert shown["sheet"]["rows"][0]["cells"][3:] == ["0", "91", "0"]
    assert [words(one["text"]) for one in shown["count"]["bars"]] == ["0", "0 + 91 = 91", "0"]


def test_t8_the_end_of_a_game_of_three() -> None:
    shown = page(laid(OUT, *CAPTAIN_WINS, target=50))
    assert shown["tray"]["title"] == "Juma wins the game with 91 points"
    assert shown["roles"] is None
    assert page(laid(CAPTAIN, *CAPTAIN_WINS, target=50))["tray"]["title"] == (
        "You win the game with 91 points"
    )


def test_a_result_that_was_only_watched_names_both_players() -> None:
    shown = page(laid(OUT, *CAPTAIN_WINS))
    assert shown["mode"] == "showdown"
    assert shown["tray"]["title"] == "Juma scores 91 points"
    assert words(shown["tray"]["line"]) == (
        "Gin! Juma scores the bonus and the deadwood of Amina, who may not lay off: 25 + 66 = 91."
    )
    assert [shown["spread"][side]["you"] for side in ("knocker", "defender")] == [False, False]
    shown = page(laid(BOX, *CAPTAIN_WINS))
    assert words(shown["tray"]["line"]).startswith("Gin! Juma scores the bonus and your deadwood")


def test_t10_watching_shows_whose_cards_these_are() -> None:
    shown = page(begun(OUT))
    assert shown["mode"] == "watch"
    assert shown["hand"]["title"] == "Cards of Juma, the captain"
    assert {one["card"] for one in shown["hand"]["cards"]} == set(LOOSE.split())
    assert words(shown["you"]["line"]) == "Sitting out"
    assert shown["chips"][1] == "You sit out"
    assert [one["line"] for one in shown["opponents"]] == [
        *("Captain · 10 cards", "In the box · 10 cards"),
    ]
    assert [one["turn"] for one in shown["opponents"]] == [True, False]
    assert shown["opponents"][0]["spoken"] == (
        "Juma (Captain): 10 cards in the hand, 0 of 100 points."
    )
    assert shown["you"]["spoken"] == "You (Sitting out): 0 of 100 points."


def test_t2_what_would_you_do() -> None:
    shown = page(begun(OUT))
    assert shown["tray"]["title"] == "What would you do as Juma?"
    assert words(shown["tray"]["line"]) == (
        "Juma, the captain, may take the 8h or pass. Say what you would do, or go on: Juma "
        "decides alone."
    )
    assert [(one["action"], words(one["label"])) for one in shown["tray"]["buttons"]] == [
        ("take-discard", "I would take the 8h"),
        ("pass", "I would pass"),
        ("go-on", "Go on"),
        ("play-on", "Play on to the end of the round"),
    ]
    assert shown["discard"]["live"]


def test_t2_a_card_of_the_captain_can_be_picked_to_say_so() -> None:
    session = laid(OUT, (MELDS, LOOSE, "Kd", "5h"), BOTH_PASS)
    shown = page(session)
    pick = of_card(shown, "5h")["pick"]
    assert words(pick["line"]) == "Without the 5h the deadwood of Juma is 1."
    assert words(pick["line_plain"]) == "What would you do with the 5h?"
    assert [words(one["label"]) for one in pick["buttons"]] == [
        "I would discard the 5h",
        "I would knock and discard the 5h",
    ]
    assert all("confirm" not in one for one in pick["buttons"])
    assert of_card(shown, "5h")["tag_text"] == "new"


def test_t2_the_captain_did_the_same() -> None:
    session = begun(OUT)
    session.act(session.seq, "pass")
    note = page(session)["note"]
    assert (note["kind"], note["title"]) == ("ok", "Juma did the same")
    assert words(note["line"]) == "You said: “I would pass.” And then: Juma passed."


def test_t2_the_captain_did_something_else() -> None:
    session = laid(OUT, (MELDS, LOOSE, "Kd", "5h"), BOTH_PASS)
    session.act(session.seq, "discard As")
    note = page(session)["note"]
    assert (note["kind"], note["title"]) == ("info", "Juma did something else")
    said = words(note["line"])
    assert said.startswith("You said: “I would discard the As.” And then: Juma knocked")


def test_f_a_card_that_may_not_go_says_why_about_the_captain() -> None:
    session = laid(OUT, ("8s 8c 3s 5s 7s 9s Js Ks 2h 4h", MELDS, "8h", "Th"))
    session.go_on(session.seq)
    card = of_card(page(session), "8h")
    assert card["pick"] is None
    assert words(card["refusal"]).startswith("Juma would be told: “You have just taken the 8h")


def test_g22_the_sitter_advises_a_captain_who_lays_off() -> None:
    knocker = "5c 6c 7c Qd Qh Qs 2h 3h 4h 6s"
    knock = "knock Kc: 5c 6c 7c / Qd Qh Qs / 2h 3h 4h | 6s"
    moves = (*BOTH_PASS, "take-stock", "discard Th", "take-stock", knock)
    session = laid(OUT, ("8c 9c Qc Ah Ks Kd 7d 8d 9d 3s", knocker, "Jd", "Th Kc"), moves)
    shown = page(session)
    assert shown["mode"] == "layoff"
    assert shown["hand"]["title"] == "Cards of Juma, the captain"
    assert words(shown["tray"]["line"]) == (
        "Amina has knocked, and Juma may lay off cards. Choose a card that fits a meld."
    )
    pick = of_card(shown, "8c")["pick"]
    assert list(pick["targets"].values()) == ["lay-off 8c: 5c 6c 7c"]
    assert words(pick["buttons"][0]["label"]) == "I would lay off the 8c on 5c 6c 7c"
    assert [one["action"] for one in shown["tray"]["buttons"]] == ["done", "go-on", "play-on"]
    session.act(session.seq, "lay-off 8c: 5c 6c 7c")
    assert page(session)["note"]["title"] in {"Juma did the same", "Juma did something else"}


def test_t2_the_captain_asks_and_hears_an_advice_not_an_order() -> None:
    session = begun(CAPTAIN)
    assert button(page(session)["tray"]["buttons"], "ask")["cmd"] == {"cmd": "ask"}
    session.ask(session.seq)
    note = page(session)["note"]
    assert note["title"] == "The advice of Amina"
    assert words(note["line"]) == (
        "Amina says: “I would pass.” That is advice and not an order: you are the captain, and "
        "you decide."
    )


@pytest.mark.parametrize(
    ("cut", "house_rules"),
    [(BOX, {}), (CAPTAIN, {"sitter_advice": False}), (CAPTAIN, {"gin3_rotation": "cutthroat"})],
)
def test_t2_j16_where_nobody_helps_there_is_no_button(
    cut: str, house_rules: dict[str, Any]
) -> None:
    shown = page(begun(cut, **house_rules))
    assert shown["mode"] == "play"
    assert all(one["action"] != "ask" for one in shown["tray"]["buttons"])


def test_t5_the_captain_chooses_first_because_the_box_deals() -> None:
    line = words(page(begun(CAPTAIN))["tray"]["line"])
    assert line.startswith("You choose first, because Juma is the dealer.")
    assert page(begun(CAPTAIN))["chips"][1] == "You are the captain"
    box = page(begun(BOX))
    assert box["chips"][1] == "You are in the box"
    assert words(box["you"]["line"]).startswith("In the box · deadwood: ")


def test_j16_the_left_neighbour_of_the_dealer_chooses_first() -> None:
    shown = page(begun("9c Kd 4h", gin3_rotation="cutthroat"))
    assert words(shown["tray"]["line"]) == (
        "You choose first, because Amina is the dealer and you are next. If you pass, Juma may "
        "take the 8h. If you both pass, you begin with a card from the stock."
    )


def test_j16_looking_on_without_a_hand() -> None:
    shown = page(begun(OUT, sitter_advice=False))
    assert shown["mode"] == "watch"
    assert shown["hand"]["cards"] == []
    assert shown["hand"]["title"] is None
    assert words(shown["tray"]["line"]) == (
        "Juma and Amina play this round. You see the table, but no hand."
    )
    assert [one["action"] for one in shown["tray"]["buttons"]] == ["go-on", "play-on"]


def test_what_the_captain_draws_is_told_to_the_sitter_only() -> None:
    def said(cut: str, **house_rules: Any) -> str:
        session = begun(cut, **house_rules)
        for _ in range(3):
            session.go_on(session.seq)
        return " ".join(words(one["text"]) for one in page(session)["log"])

    assert "Juma took the Th from the stock" in said(OUT)
    assert "Juma took a card from the stock" in said(OUT, sitter_advice=False)


def test_going_back_while_watching_is_said_as_such() -> None:
    session = begun(OUT)
    session.go_on(session.seq)
    session.undo(session.seq)
    assert [one["text"] for one in page(session)["say"]] == ["You went back one move."]
