"""What the page says at the end of a round and of a game."""

from __future__ import annotations

from page_of import GIN, laid, of_card, page, words

from gin_widgets.engine.rules import GinRules, variant
from gin_widgets.play.session import Session

KNOCKER = "5c 6c 7c Qd Qh Qs 2h 3h 4h 6s"
R24 = "8c 9c Qc Ah Ks Kd 7d 8d 9d 3s"
BOTH_PASS = ["pass", "pass"]


def knocked_on(mine: str, rules: GinRules = GIN) -> Session:
    """Juma has knocked; the learner holds `mine`."""
    knock = "knock Kc: 5c 6c 7c / Qd Qh Qs / 2h 3h 4h | 6s"
    moves = [*BOTH_PASS, "take-stock", "discard Th", "take-stock", knock]
    return laid(mine, KNOCKER, "Jd", "Th Kc", moves, rules=rules)


def rows(shown: dict[str, dict[str, list[dict[str, list[object]]]]]) -> list[list[str]]:
    return [[words(cell) for cell in row["cells"]] for row in shown["count"]["rows"]]


def test_g22_laying_off_has_targets_and_a_button_for_each_meld() -> None:
    shown = page(knocked_on(R24))
    assert shown["mode"] == "layoff"
    assert shown["tray"]["title"] == "Juma knocked with 6: lay off cards"
    assert [one["action"] for one in shown["tray"]["buttons"]] == ["done", "lay-off-for-me"]
    groups = shown["spread"]["knocker"]["groups"]
    assert [one["id"] for one in groups] == ["m0", "m1", "m2", None]
    assert shown["spread"]["defender"] is None
    queen = of_card(shown, "Qc")["pick"]
    assert queen["targets"] == {groups[0]["id"]: "lay-off Qc: Qs Qh Qd"}
    assert words(queen["buttons"][0]["label"]) == "Lay off on the set Qs Qh Qd"
    assert words(queen["line"]) == "The Qc fits one of the melds. Without it your deadwood is 41."
    assert words(of_card(shown, "9c")["refusal"]) == (
        "Lay off the 8c first, then the 9c fits too."
    ), "R25"
    assert words(of_card(shown, "Ks")["refusal"]).startswith("The Ks does not fit")


def test_b30_a_card_that_fits_two_melds_asks_which() -> None:
    knocker = "7c 7d 7h 4s 5s 6s Th Td Tc 2d"
    mine = "7s 9c Qc Ah Ks Kd 8d 8h Jh 3c"
    knock = "knock Kc: 7c 7d 7h / 4s 5s 6s / Th Td Tc | 2d"
    moves = [*BOTH_PASS, "take-stock", "discard Qh", "take-stock", knock]
    shown = page(laid(mine, knocker, "Jd", "Qh Kc", moves))
    seven = of_card(shown, "7s")["pick"]
    assert len(seven["targets"]) == len(seven["buttons"]) == 2
    assert "more than one meld" in words(seven["line"])


def test_r24_the_showdown_after_a_knock() -> None:
    session = knocked_on(R24)
    session.lay_off_for_me(session.seq)
    shown = page(session)
    assert shown["mode"] == "showdown"
    assert shown["tray"]["title"] == "Juma scores 17 points"
    assert words(shown["tray"]["line"]) == (
        "Juma scores the difference of the deadwood: 51 − 28 − 6 = 17."
    )
    knocker, defender = shown["spread"]["knocker"], shown["spread"]["defender"]
    assert knocker["title"] == "Juma knocked"
    assert [words(one["label"]) for one in knocker["groups"]] == [
        "Set + 1 laid off",
        "Run + 1 laid off",
        "Run + 2 laid off",
        "Deadwood 6",
    ]
    laid_off = [one["card"] for group in knocker["groups"] for one in group["cards"] if one["laid"]]
    assert sorted(laid_off) == ["8c", "9c", "Ah", "Qc"]
    assert [one["card"] for one in defender["groups"][-1]["cards"]] == ["Ks", "Kd", "3s"]
    assert words(defender["line"]) == "4 cards laid off. Deadwood: 51 − 28 = 23"
    assert rows(shown)[0][0] == "You"
    assert rows(shown)[0][2] == "23"
    assert rows(shown)[1:] == [
        ["Juma", "6s left over", "− 6"],
        ["Juma scores", "the difference", "17"],
    ]
    assert words(shown["count"]["bars"][1]["text"]) == "0 + 17 = 17"
    assert [one["action"] for one in shown["tray"]["buttons"]] == ["next-round", "replay"]
    assert [words(cell) for cell in shown["sheet"]["rows"][0]["cells"]] == [
        *("1", "Juma: knock, 51 − 28 − 6", "17", "0", "17"),
    ]


def test_r29_undercut_is_explained_and_counted() -> None:
    mine = "Ks Kd Kc 7d 8d 9d 8c Qc Ah 4s"
    knock = "knock Kh: 5c 6c 7c / Qd Qh Qs / 2h 3h 4h | 9s"
    moves = [*BOTH_PASS, "take-stock", "discard Th", "take-stock", knock]
    session = laid(mine, KNOCKER.replace("6s", "9s"), "Jd", "Th Kh", moves)
    session.lay_off_for_me(session.seq)
    shown = page(session)
    assert shown["tray"]["title"] == "You score 15 points"
    assert words(shown["tray"]["line"]) == (
        "Undercut! Juma knocked, but your deadwood is the same or less. You score the bonus and "
        "the difference: 10 + 5 = 15."
    )
    assert [row[2] for row in rows(shown)] == ["9", "− 4", "+ 10", "15"]
    assert rows(shown)[0][0] == "Juma", "the higher count first"


def test_g26_g27_gin_is_explained_and_counted() -> None:
    shown = page(gone_gin())
    assert shown["tray"]["title"] == "You score 91 points"
    assert "25 + 66 = 91" in words(shown["tray"]["line"])
    assert [row[2] for row in rows(shown)] == ["66", "+ 25", "91"]
    assert shown["spread"]["knocker"]["title"] == "You went Gin"
    assert all(one["kind"] != "deadwood" for one in shown["spread"]["knocker"]["groups"])


def test_j2_a_tie_without_undercut_scores_for_nobody() -> None:
    session = knocked_on("Ks Kd Kh 7d 8d 9d Jh Js Jc 6h", variant("gin", undercut_on_tie=False))
    assert page(session)["tray"]["title"] == "Juma knocked with 6: show your cards"
    session.lay_off_for_me(session.seq)
    shown = page(session)
    assert shown["tray"]["title"] == "Equal counts: nobody scores"
    assert words(shown["tray"]["line"]) == "Both of you have 6 points of deadwood."
    assert [row[2] for row in rows(shown)] == ["6", "− 6", "0"]
    assert words(shown["sheet"]["rows"][0]["cells"][1]) == "Equal counts"


def test_j9_spades_double() -> None:
    moves = [*BOTH_PASS, "take-stock", "discard Th", "take-stock"]
    knock = "knock Kc: 5c 6c 7c / Qd Qh Qs / 2h 3h 4h | 6s"
    session = laid(
        R24, KNOCKER, "Js", "Th Kc", [*moves, knock], rules=variant("gin", spade_doubles=True)
    )
    assert "All points count twice" in page(session)["chips"]
    session.lay_off_for_me(session.seq)
    shown = page(session)
    assert shown["tray"]["title"] == "Juma scores 34 points"
    assert "(51 − 28 − 6) × 2 = 34" in words(shown["tray"]["line"])
    assert [row[2] for row in rows(shown)] == ["23", "− 6", "× 2", "34"]


def test_g28_a_drawn_round_says_why_and_shows_nobody() -> None:
    order = laid().game.state.deal.order
    turns = [move for card in order[21:50] for move in ("take-stock", f"discard {card}")]
    shown = page(laid(moves=[*BOTH_PASS, *turns]))
    assert shown["tray"]["title"] == "The round is drawn: nobody scores"
    assert "two cards are left in the stock" in words(shown["tray"]["line"])
    assert shown["mode"] == "play"
    assert shown["spread"] is None
    assert shown["count"] is None
    assert len(shown["hand"]["cards"]) == 10
    assert not shown["stock"]["live"]
    assert not shown["discard"]["live"]
    assert [one["action"] for one in shown["tray"]["buttons"]] == ["next-round", "replay"]


def test_j1_fifty_takings_say_why_the_round_is_stopped() -> None:
    discards = ["Ks", "Qd", "8h"] * 17
    turns = [move for card in discards[:50] for move in ("take-discard", f"discard {card}")]
    shown = page(laid(moves=turns))
    assert shown["tray"]["title"] == "The round is drawn: nobody scores"
    assert "fifty times in a row" in words(shown["tray"]["line"])


def gone_gin(rules: GinRules = GIN) -> Session:
    """The learner has won 91 points with Gin in the first round."""
    mine, other = "2c 3c 4c 7d 8d 9d Jc Jh Jd As", "Kc 3s 5s 7s 9s Qs Ks 2h 4h 6h"
    moves = [*BOTH_PASS, "take-stock", "knock As: 2c 3c 4c / 7d 8d 9d / Js Jc Jh Jd"]
    return laid(mine, other, "Kd", "Js", moves, rules=rules)


def test_g30_the_end_of_a_game_and_its_bonuses() -> None:
    shown = page(gone_gin(variant("gin", target=50, game_bonus=100, box_bonus=25)))
    assert shown["tray"]["title"] == "You win the game, 216 to 0"
    assert [one["action"] for one in shown["tray"]["buttons"]] == ["new-game", "replay"]
    table = [[words(cell) for cell in row["cells"]] for row in shown["sheet"]["rows"]]
    assert table == [
        ["1", "You: Gin, 25 + 66", "91", "91", "0"],
        ["", "Points of the rounds", "", "91", "0"],
        ["", "Boxes, 25 for each round won", "", "25", "0"],
        ["", "Bonus for the game", "", "100", "0"],
        ["", "Total", "", "216", "0"],
    ]


def test_a_finished_game_played_again_is_not_won_again() -> None:
    session = gone_gin(variant("gin", target=50))
    assert page(session)["tray"]["title"] == "You win the game, 91 to 0"
    session.replay(session.seq)
    assert [one["action"] for one in page(session)["tools"]] == ["undo"]
    session.act(session.seq, "pass")
    session.act(session.seq, "take-stock")
    session.act(session.seq, "knock As: 2c 3c 4c / 7d 8d 9d / Js Jc Jh Jd")
    shown = page(session)
    assert shown["tray"]["title"].startswith("You score ")
    assert shown["you"]["points"] == 91
    assert shown["tray"]["buttons"][0]["action"] == "new-game"


def test_hollywood_has_three_pairs_of_columns() -> None:
    session = gone_gin(variant("hollywood"))
    shown = page(session)
    assert shown["sheet"]["head"][3:] == [
        *("Game 1: You", "Game 1: Juma", "Game 2: You"),
        *("Game 2: Juma", "Game 3: You", "Game 3: Juma"),
    ]
    assert shown["sheet"]["rows"][0]["cells"][3:] == ["91", "0", "", "", "", ""]
    assert shown["sheet"]["rows"][0]["strong"] == [3]


def test_a_deal_played_again_does_not_count() -> None:
    session = gone_gin()
    assert page(session)["chips"][0] == "Round 1"
    session.replay(session.seq)
    shown = page(session)
    assert shown["chips"][0] == "Does not count"
    assert shown["note"]["title"] == "The same deal again"
    assert shown["you"]["points"] == 91
    session.act(session.seq, "pass")
    while not session.game.over:
        session.act(session.seq, str(session.snapshot().view.legal[-1]))
    shown = page(session)
    assert shown["you"]["points"] == 91
    assert [words(row["cells"][0]) for row in shown["sheet"]["rows"]] == ["1"]
    session.next_round(session.seq)
    assert page(session)["chips"][0] == "Round 2"


def test_a_restored_game_says_welcome_back() -> None:
    session = gone_gin()
    after = laid()
    after.restore(session.saved())
    shown = page(after)
    assert shown["note"]["title"] == "Welcome back"
    assert shown["say"] == []
    assert shown["you"]["points"] == 91
