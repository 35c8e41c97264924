"""What the page says in each phase of a turn."""

from __future__ import annotations

import pytest
from page_of import LOOSE, button, laid, of_card, page, words

from gin_widgets.engine.rules import variant


def test_g16_first_offer_to_the_nondealer() -> None:
    shown = page(laid())
    assert shown["tray"]["title"] == "Do you want the upcard?"
    assert "You choose first, because Juma is the dealer." in words(shown["tray"]["line"])
    assert [one["do"] for one in shown["tray"]["buttons"]] == ["take-discard", "pass"]
    assert {one["style"] for one in shown["tray"]["buttons"]} == {"go"}, "equal choices"
    assert shown["discard"]["label"] == "Upcard"
    assert shown["discard"]["live"]
    assert not shown["stock"]["live"]
    assert "8h" in words(shown["stock"]["refusal"])
    assert shown["opponents"][0]["line"] == "Dealer · 10 cards"


def test_g16_first_offer_to_the_dealer() -> None:
    shown = page(laid(i_deal=True, moves=["pass"]))
    assert "Juma passed the 8h." in words(shown["tray"]["line"])
    assert words(shown["you"]["line"]) == "Dealer · deadwood: 57"


def test_g16_after_two_passes_only_the_stock() -> None:
    shown = page(laid(moves=["pass", "pass"]))
    assert shown["stock"]["live"]
    assert not shown["discard"]["live"]
    assert words(shown["discard"]["refusal"]).startswith("Both players passed the 8h")
    taking = button(shown["tray"]["buttons"], "take-discard")
    assert not taking["enabled"]
    assert taking["reason"] == shown["discard"]["refusal"]


def test_g14_both_piles_in_an_ordinary_turn() -> None:
    shown = page(laid(moves=["take-discard", "discard Ks", "take-stock", "discard Qd"]))
    assert shown["tray"]["title"] == "Your turn: take a card"
    assert words(shown["tray"]["line"]) == (
        "Take the top card of the stock, or the Qd from the discard pile."
    )
    assert shown["stock"]["live"]
    assert shown["discard"]["live"]
    assert (shown["discard"]["card"], shown["discard"]["under"]) == ("Qd", "Ks")
    assert shown["stock"]["spoken"] == "Stock, face down, 30 cards left"
    assert [words(one["text"]) for one in shown["log"]] == [
        "You took the 8h from the discard pile and discarded the Ks.",
        "Juma took a card from the stock and discarded the Qd.",
    ]
    assert all(one["pick"] is None and one["refusal"] is None for one in shown["hand"]["cards"])


def test_g15_each_card_says_what_its_discard_leaves() -> None:
    shown = page(laid(moves=["pass", "pass", "take-stock"]))
    assert shown["tray"]["title"] == "Now discard one card"
    assert not any(one["enabled"] for one in shown["tray"]["buttons"])
    king = of_card(shown, "Ks")["pick"]
    assert words(king["line"]) == (
        "Without the Ks your deadwood is 57. To knock it must be 10 or less."
    )
    assert words(king["line_plain"]) == "To knock, your deadwood must be 10 or less."
    assert [one["enabled"] for one in king["buttons"]] == [True, False]
    assert king["buttons"][0]["do"] == "discard Ks"
    assert "count 57" in words(king["buttons"][1]["reason"])
    new = of_card(shown, "Th")
    assert (new["tags"], new["tag_text"]) == (["new"], "new")
    assert [one["card"] for one in shown["hand"]["cards"] if one["tags"]] == ["Th"]


def test_f_the_card_just_taken_is_refused() -> None:
    shown = page(laid(moves=["take-discard"]))
    taken = of_card(shown, "8h")
    assert taken["pick"] is None
    assert words(taken["refusal"]).startswith("You have just taken the 8h")
    assert words(shown["tray"]["line"]) == (
        "Choose any card but the 8h, which you have just taken."
    )


THREE_MELDS = "2c 3c 4c 7d 8d 9d Jc Jh Jd As"
REST = "Kc 3s 5s 7s 9s Qs Ks 2h 4h 6h"


def test_g18_a_knock_is_offered_and_asked_once_more() -> None:
    shown = page(laid(THREE_MELDS, REST, "Kd", "5h", ["pass", "pass", "take-stock"]))
    pick = of_card(shown, "5h")["pick"]
    assert words(pick["line"]) == (
        "Without the 5h your deadwood is 1. You may knock, or discard and play on."
    )
    knock = button(pick["buttons"], "knock")
    assert knock["enabled"]
    assert knock["do"] == "knock 5h: Jh Jd Jc / 7d 8d 9d / 2c 3c 4c | As"
    assert "with 1 point of deadwood" in words(knock["confirm"]["line"])
    assert words(knock["confirm"]["yes"]) == "Knock"
    assert {one["style"] for one in pick["buttons"]} == {"go"}, "equal choices"


def test_g26_gin_is_called_gin() -> None:
    shown = page(laid(THREE_MELDS, REST, "Kd", "Js", ["pass", "pass", "take-stock"]))
    pick = of_card(shown, "As")["pick"]
    assert words(pick["line"]) == "Without the As all your cards are in melds: that is Gin."
    assert words(button(pick["buttons"], "knock")["label"]) == "Go Gin"


def test_r57_straight_gin_says_that_only_gin_knocks() -> None:
    moves = ["pass", "pass", "take-stock"]
    shown = page(laid(THREE_MELDS, REST, "Kd", "5h", moves, rules=variant("gin", knock_limit=0)))
    assert "Knock only with Gin" in shown["chips"]
    assert "only with Gin" in words(of_card(shown, "5h")["pick"]["line"])
    assert not button(of_card(shown, "5h")["pick"]["buttons"], "knock")["enabled"]


def test_big_gin_is_one_button_for_all_eleven() -> None:
    moves = ["pass", "pass", "take-stock"]
    mine = "2c 3c 4c 7d 8d 9d Jc Jh Jd Td"
    shown = page(laid(mine, REST, "Kd", "5c", moves, rules=variant("gin", big_gin=31)))
    big = button(shown["tray"]["buttons"], "big-gin")
    assert big["enabled"]
    assert big["do"].startswith("big-gin: ")


def test_j4_the_last_discard_may_be_taken_for_a_knock_only() -> None:
    rules = variant("gin", first_upcard="none", fiftieth_card=True)
    order = laid(i_deal=True).game.state.deal.order
    turns = [move for card in order[21:50] for move in ("take-stock", f"discard {card}")]
    shown = page(laid(i_deal=True, moves=turns, rules=rules))
    assert shown["tray"]["title"] == "Do you want the last discard?"
    assert words(shown["tray"]["line"]).startswith("Only two cards are left in the stock.")
    taking, passing = shown["tray"]["buttons"]
    assert "you still cannot knock" in words(taking["reason"])
    assert passing["enabled"]


def test_j4_who_took_the_last_discard_must_knock() -> None:
    rules = variant("gin", first_upcard="none", fiftieth_card=True)
    hands = (THREE_MELDS, REST)
    order = laid(*hands, None, "", i_deal=True).game.state.deal.order
    turns = [move for card in order[21:50] for move in ("take-stock", f"discard {card}")]
    shown = page(laid(*hands, None, "", [*turns, "take-discard"], i_deal=True, rules=rules))
    assert "you must knock" in words(shown["tray"]["line"])
    (card,) = [one for one in shown["hand"]["cards"] if one["card"] == "As"]
    discard, knock = card["pick"]["buttons"]
    assert words(discard["reason"]) == "You took the last discard, so now you must knock."
    assert knock["enabled"]


def test_b33_of_equal_arrangements_the_run_is_shown() -> None:
    other = "Kc 3s Qc 8c Tc Js Ks 2h 4h Qs"
    shown = page(laid("5s 6s 7s 6h 6d 2c 3c 4c 9d 9h", other, "Kd"))
    assert [one["kind"] for one in shown["hand"]["groups"]] == ["run", "run", "deadwood"]
    assert words(shown["hand"]["groups"][-1]["label"]) == "Deadwood 30"
    assert shown["hand"]["groups"][-1]["label_plain"] == "Deadwood"


def test_g11_orders_by_rank_and_by_suit() -> None:
    orders = page(laid())["hand"]["orders"]
    assert orders["suit"] == LOOSE.split()
    assert orders["rank"] == ["As", "2h", "3s", "4h", "5s", "6h", "7s", "9s", "Js", "Ks"]


def test_tools_undo_and_new_deal() -> None:
    shown = page(laid())
    undo, new = shown["tools"]
    assert not undo["enabled"]
    assert new["cmd"] == {"cmd": "new-deal"}
    assert "does not count" in words(new["confirm"]["line"])
    after = page(laid(moves=["pass", "pass"]))
    assert after["tools"][0] == {**after["tools"][0], "enabled": True, "cmd": {"cmd": "undo"}}


@pytest.mark.parametrize(("action", "kind"), [("nonsense", "bad"), ("discard As", "bad")])
def test_a_refusal_is_a_note_that_alerts(action: str, kind: str) -> None:
    session = laid()
    session.act(session.seq, action)
    note = page(session)["note"]
    assert note["kind"] == kind
    assert note["alert"]
    assert words(note["line"]).strip()


def test_what_happened_is_said_once_in_order() -> None:
    session = laid()
    session.act(session.seq, "pass")
    said = page(session)["say"]
    assert [one["text"] for one in said] == ["You passed.", "Juma passed."]
    session.act(session.seq, "take-stock")
    assert [one["text"] for one in page(session)["say"]] == [
        "You took the ten of hearts from the stock."
    ]
    session.act(session.seq, "discard Th")
    first = page(session)["say"][0]["text"]
    assert first == "You discarded the ten of hearts."
    session.undo(session.seq)
    assert [one["text"] for one in page(session)["say"]] == ["You took your last move back."]
    session.new_deal(session.seq)
    assert page(session)["say"][0]["text"].startswith("The cards are dealt.")
