"""Rules as values: defaults of RULES table G, what is refused and why (J2-J28), text, profiles."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

import pytest
from case_rows import row
from hypothesis import given
from hypothesis import strategies as st
from rule_sets import NAMES, any_rules, house_rules

from gin_widgets.engine import rules as rules_package
from gin_widgets.engine.cards import CARDS, parse_card
from gin_widgets.engine.errors import GinError, InvalidNotation
from gin_widgets.engine.rules import (
    VARIANTS,
    AceRank,
    AceUpcard,
    DealerAfterDraw,
    FinalDiscard,
    GinRules,
    HollywoodBase,
    ImpossibleRules,
    KnockLimit,
    MeldsPerTurn,
    NextDealer,
    OptionKind,
    Rotation,
    Rules,
    RummyRules,
    Shutout,
    StockOut,
    UpcardOffer,
    options_for,
    parse_rules,
    profile,
    variant,
    variant_named,
    variants,
)
from gin_widgets.engine.rules.choices import Family
from gin_widgets.engine.rules.making import PROFILES
from gin_widgets.engine.rules.variants.variant import GIN_FIXED, Variant
from gin_widgets.engine.rules.wording import (
    NOTES,
    TITLES,
    option_note,
    option_title,
    option_value,
    profile_title,
)
from gin_widgets.messages import message

GIN_TABLE: Mapping[str, object] = {
    "players": 2,
    "hand_size": 10,
    "ace_rank": AceRank.LOW,
    "ace_points": 1,
    "knock_limit": 10,
    "spade_doubles": False,
    "gin_bonus": 25,
    "undercut_bonus": 10,
    "undercut_on_tie": True,
    "big_gin": 0,
    "target": 100,
    "game_bonus": 0,
    "box_bonus": 0,
    "shutout": Shutout.NONE,
    "next_dealer": NextDealer.WINNER,
    "dealer_after_draw": DealerAfterDraw.SAME,
    "first_upcard": UpcardOffer.OFFER,
    "discard_taken_upcard": False,
    "last_cards": 2,
    "fiftieth_card": False,
    "knock_discard_face_down": True,
}
TABLE_G: Mapping[str, Mapping[str, object]] = {
    "gin": GIN_TABLE,
    "three-player": {
        **GIN_TABLE,
        "players": 3,
        "next_dealer": NextDealer.ROLES,
        "gin3_rotation": Rotation.SEED,
        "sitter_advice": True,
    },
    "oklahoma": {
        **GIN_TABLE,
        "knock_limit": KnockLimit.UPCARD,
        "ace_upcard": AceUpcard.GIN_ONLY,
        "target": 150,
    },
    "hollywood": {
        **GIN_TABLE,
        "game_bonus": 100,
        "box_bonus": 20,
        "shutout": Shutout.DOUBLE,
        "hollywood_base": HollywoodBase.GIN,
        "hollywood_games": 3,
    },
    "rummy": {
        "players": 2,
        "hand_size": 10,
        "ace_rank": AceRank.LOW,
        "ace_points": 1,
        "target": None,
        "game_bonus": 0,
        "box_bonus": 0,
        "shutout": Shutout.NONE,
        "next_dealer": NextDealer.WINNER,
        "dealer_after_draw": DealerAfterDraw.SAME,
        "first_upcard": UpcardOffer.NONE,
        "discard_taken_upcard": False,
        "last_cards": 0,
        "melds_per_turn": MeldsPerTurn.ANY,
        "layoff_before_meld": True,
        "final_discard": FinalDiscard.OPTIONAL,
        "stock_out": StockOut.TURN_OVER,
        "max_recycles": 2,
        "going_rummy": 2,
    },
}


def refusal(name: str, **chosen: object) -> str:
    """Why these house rules cannot be played."""
    with pytest.raises(ImpossibleRules) as caught:
        variant(name, **chosen)
    assert str(caught.value) == str(caught.value.message)
    return str(caught.value)


@pytest.mark.parametrize("name", TABLE_G)
def test_table_g_defaults(name: str) -> None:
    rules = variant(name)
    assert {key: getattr(rules, key) for key in TABLE_G[name]} == TABLE_G[name]
    assert rules.variant == name
    assert str(rules) == name


def test_g2_oklahoma_and_hollywood_are_there() -> None:
    assert {"gin", "oklahoma", "hollywood", "three-player", "rummy"} == set(NAMES)


@pytest.mark.parametrize("name", ["gin", "oklahoma", "hollywood", "three-player"])
def test_g3_g4_g6_g10_what_gin_never_changes(name: str) -> None:
    rules = variant(name)
    assert isinstance(rules, GinRules)
    assert (rules.hand_size, rules.ace_points, rules.last_cards, rules.seats) == (10, 1, 2, 2)
    for option, value in {"hand_size": 7, "ace_points": 15, "last_cards": 0, "players": 4}.items():
        assert refusal(name, **{option: value}) == str(variant_named(name).fixed[option])


def test_g5_the_ace_is_low_in_gin() -> None:
    assert refusal("gin", ace_rank="high_or_low") == "In Gin the ace is always low."


@pytest.mark.parametrize("spelled", ["three-player", "Three_Player", " THREE-PLAYER "])
def test_names_of_variants_are_read_forgivingly(spelled: str) -> None:
    assert variant(spelled) == variant("three-player")


def test_values_are_taken_as_words_or_as_themselves() -> None:
    by_word = variant("gin", knock_limit="upcard", big_gin="off", undercut_on_tie="no")
    by_value = variant("gin", knock_limit=KnockLimit.UPCARD, big_gin=0, undercut_on_tie=False)
    assert by_word == by_value
    assert variant("gin", gin_bonus="20").gin_bonus == 20
    assert variant("three-player", sitter_advice="off").sitter_advice is False


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("gin", "knock_limit", 11),
        ("gin", "knock_limit", -1),
        ("gin", "gin_bonus", 51),
        ("gin", "undercut_bonus", 2.5),
        ("gin", "undercut_bonus", True),
        ("gin", "spade_doubles", 1),
        ("gin", "spade_doubles", "perhaps"),
        ("gin", "big_gin", 25),
        ("gin", "target", 49),
        ("gin", "target", 501),
        ("gin", "target", None),
        ("gin", "game_bonus", 50),
        ("gin", "box_bonus", 10),
        ("gin", "next_dealer", "roles"),
        ("rummy", "players", 7),
        ("rummy", "players", 1),
        ("rummy", "max_recycles", 0),
        ("rummy", "going_rummy", 3),
        ("rummy", "ace_points", 10),
    ],
)
def test_values_outside_table_g_are_refused(name: str, option: str, value: object) -> None:
    with pytest.raises(InvalidNotation) as caught:
        variant(name, **{option: value})
    assert caught.value.message.params["option"] == option


def test_a_refused_value_is_told_what_is_allowed() -> None:
    with pytest.raises(InvalidNotation, match="It can be: 0, 20, 25"):
        variant("gin", box_bonus=10)
    with pytest.raises(InvalidNotation, match="It can be: upcard, 0–10"):
        variant("gin", knock_limit=12)
    with pytest.raises(InvalidNotation, match="It can be: no, yes"):
        variant("gin", undercut_on_tie="sometimes")


def test_unknown_names_are_refused() -> None:
    with pytest.raises(InvalidNotation, match=r"“poker”.*gin, oklahoma, hollywood"):
        variant("poker")
    with pytest.raises(InvalidNotation, match="“jokers” in Oklahoma Gin"):
        variant("oklahoma", jokers=2)
    with pytest.raises(InvalidNotation, match="“melds_per_turn” in Gin"):
        variant("gin", melds_per_turn="one")


def test_a_changed_copy_is_checked_again() -> None:
    assert dataclasses.replace(variant("gin"), undercut_bonus=25).undercut_bonus == 25
    with pytest.raises(ImpossibleRules):
        dataclasses.replace(variant("gin"), players=3)
    with pytest.raises(InvalidNotation):
        dataclasses.replace(variant("gin"), gin_bonus=99)
    with pytest.raises(ImpossibleRules):
        GinRules("hollywood")
    with pytest.raises(InvalidNotation):
        GinRules("whist")


def test_c_oklahoma_is_the_upcards_limit() -> None:
    assert refusal("oklahoma", knock_limit=10) == "In Oklahoma Gin the upcard sets the knock limit."


def test_d_hollywood_over_oklahoma() -> None:
    rules = variant("hollywood", hollywood_base="oklahoma", spade_doubles=True)
    assert rules.knock_limit is KnockLimit.UPCARD
    assert rules.target == 100
    assert str(rules) == "hollywood spade_doubles=yes hollywood_base=oklahoma"
    assert "upcard sets" in refusal("hollywood", hollywood_base="oklahoma", knock_limit=10)


def test_j3_eleven_cards_need_a_limit_that_is_a_number() -> None:
    assert variant("gin", first_upcard="eleven").first_upcard is UpcardOffer.ELEVEN
    assert "no upcard to set the knock limit" in refusal("oklahoma", first_upcard="eleven")
    assert "could be a spade" in refusal("gin", first_upcard="eleven", spade_doubles="yes")


def test_j9_spades_may_double_in_any_gin_that_turns_an_upcard() -> None:
    for name in ("gin", "oklahoma", "hollywood", "three-player"):
        assert variant(name, spade_doubles=True).spade_doubles
    assert variant("gin", spade_doubles=True, first_upcard="none").spade_doubles


def test_an_ace_says_nothing_without_the_upcards_limit() -> None:
    assert variant("gin", knock_limit="upcard", ace_upcard="one").ace_upcard is AceUpcard.ONE
    assert "sets no knock limit" in refusal("gin", ace_upcard="one")


@pytest.mark.parametrize("name", ["full_20", "full_25"])
@pytest.mark.parametrize("variant_name", ["gin", "oklahoma", "hollywood", "three-player"])
def test_j12_profiles_keep_knock_limit_and_target(name: str, variant_name: str) -> None:
    plain = variant(variant_name)
    rules = profile(name, variant_name)
    assert isinstance(plain, GinRules)
    assert (rules.variant, rules.knock_limit, rules.target) == (
        variant_name,
        plain.knock_limit,
        plain.target,
    )
    assert (rules.gin_bonus, rules.undercut_bonus) == {"full_20": (20, 10), "full_25": (25, 25)}[
        name
    ]


def test_j12_what_the_full_profiles_add() -> None:
    small, large = profile("full_20"), profile("full_25")
    assert (small.game_bonus, small.box_bonus, small.shutout, small.big_gin) == (
        100,
        20,
        Shutout.GAME_BONUS_X2,
        0,
    )
    assert (large.game_bonus, large.box_bonus, large.shutout, large.big_gin) == (
        100,
        25,
        Shutout.DOUBLE,
        31,
    )
    assert profile("seed") == variant("gin")
    assert profile("seed", "hollywood") == variant("hollywood")
    assert profile("full_20", variant="oklahoma", spade_doubles=True).spade_doubles


def test_j17_profiles_leave_three_players_without_end_bonuses() -> None:
    rules = profile("full_25", "three-player")
    assert (rules.game_bonus, rules.box_bonus, rules.shutout) == (0, 0, Shutout.NONE)
    assert rules.big_gin == 31


def test_profiles_are_for_gin() -> None:
    with pytest.raises(ImpossibleRules):
        profile("full_20", "rummy")
    with pytest.raises(InvalidNotation, match=r"“hoyle”.*seed, full_20, full_25"):
        profile("hoyle")


def test_j13_loser_deals_only_with_two() -> None:
    assert variant("rummy", next_dealer="loser").next_dealer is NextDealer.LOSER
    assert "no one loser" in refusal("rummy", players=3, next_dealer="loser")


@pytest.mark.parametrize("option", ["next_dealer", "dealer_after_draw"])
def test_j17_t5_t9_dealers_are_fixed_with_three(option: str) -> None:
    for value in ("winner", "loser", "alternate", "same", "other"):
        if value not in {"winner", "same"} or option == "next_dealer":
            with pytest.raises(GinError):
                variant("three-player", **{option: value})
    wrong = {"next_dealer": "winner", "dealer_after_draw": "other"}[option]
    assert "roles" in refusal("three-player", **{option: wrong})


@pytest.mark.parametrize(
    ("option", "value"), [("game_bonus", 100), ("box_bonus", 20), ("shutout", "double")]
)
def test_j17_t10_no_end_bonuses_with_three(option: str, value: object) -> None:
    assert "no extra points" in refusal("three-player", **{option: value})


def test_j16_no_advice_in_cutthroat() -> None:
    rules = variant("three-player", gin3_rotation="cutthroat")
    assert rules.sitter_advice is False
    assert str(rules) == "three-player gin3_rotation=cutthroat"
    chosen = {"gin3_rotation": "cutthroat", "sitter_advice": "on"}
    assert "may not give advice" in refusal("three-player", **chosen)
    assert "another variant" in refusal("gin", gin3_rotation="cutthroat")


def test_j15_hollywood_has_three_games() -> None:
    assert "three games" in refusal("hollywood", hollywood_games=5)
    assert "another variant" in refusal("gin", hollywood_games=3)


def test_b3_r66_cards_for_each_number_of_players() -> None:
    case = row("rule_and_bug_cases", "R66")
    sizes = [variant("rummy", players=n).hand_size for n in case["input"]["players"]]
    assert sizes == case["expected"]["cards"]
    assert variant("rummy", players=4, hand_size="auto").hand_size == 7
    assert str(variant("rummy", players=4, hand_size=10)) == "rummy players=4 hand_size=10"


def test_j24_a_stock_must_be_left() -> None:
    assert variant("rummy", players=5, hand_size=10).hand_size == 10
    assert refusal("rummy", players=6, hand_size=10) == (
        "6 players with 10 cards each leave no stock."
    )


def test_b5_next_dealer_of_rummy_by_players() -> None:
    assert variant("rummy").next_dealer is NextDealer.WINNER
    assert variant("rummy", players=3).next_dealer is NextDealer.ALTERNATE
    assert variant("rummy", next_dealer="left").next_dealer is NextDealer.ALTERNATE


def test_j27_same_dealer_after_a_void_round_with_three_or_more() -> None:
    assert variant("rummy", dealer_after_draw="other").dealer_after_draw is DealerAfterDraw.OTHER
    assert "same dealer" in refusal("rummy", players=3, dealer_after_draw="other")


def test_b17_bonuses_need_a_target() -> None:
    assert variant("rummy", target=100, game_bonus=100).game_bonus == 100
    assert "need a target" in refusal("rummy", box_bonus=20)


def test_r30_r31_bonuses_that_books_give() -> None:
    undercut = row("rule_and_bug_cases", "R30")["expected"]
    gin = row("rule_and_bug_cases", "R31")["expected"]
    rules = variant("gin")
    assert (rules.undercut_bonus, rules.gin_bonus) == (undercut["seed"], gin["seed"])
    for bonus in (undercut["Wikipedia/tournament"], undercut["Palace app"]):
        assert variant("gin", undercut_bonus=bonus).undercut_bonus == bonus
    assert variant("gin", gin_bonus=gin["seed_alternative"]).gin_bonus == 20


def test_r43_eleven_cards_only_as_a_house_rule() -> None:
    case = row("rule_and_bug_cases", "R43")["expected"]
    assert (variant("gin").first_upcard is UpcardOffer.ELEVEN) is case["seed"]
    allowed = next(o for o in options_for("gin") if o.name == "first_upcard").allowed
    assert (UpcardOffer.ELEVEN in allowed) is case["variant"]


def test_r51_the_upcards_points_are_the_limit() -> None:
    case = row("rule_and_bug_cases", "R51")
    upcard = parse_card(case["input"]["upcard"])
    assert variant("oklahoma").knock_limit_for(upcard) == case["expected"]["knock_limit"]


@pytest.mark.parametrize("card", CARDS)
def test_c_limit_for_every_upcard(card: object) -> None:
    upcard = parse_card(str(card))
    expected = 0 if upcard.order == 0 else min(upcard.order + 1, 10)
    assert variant("oklahoma").knock_limit_for(upcard) == expected
    assert variant("gin").knock_limit_for(upcard) == 10
    assert variant("gin", knock_limit=4).knock_limit_for(None) == 4


def test_r52_an_ace_as_upcard() -> None:
    case = row("rule_and_bug_cases", "R52")
    upcard = parse_card(case["input"]["upcard"])
    assert variant("oklahoma").knock_limit_for(upcard) == case["expected"]["Bicycle"]
    other = variant("oklahoma", ace_upcard="one")
    assert other.knock_limit_for(upcard) == case["expected"]["Pagat_base"]
    assert case["expected"]["knob"]


def test_r53_only_spades_double_and_only_where_it_is_played() -> None:
    upcard = parse_card(row("rule_and_bug_cases", "R53")["input"]["upcard"])
    rules = variant("oklahoma", spade_doubles=True)
    assert rules.doubles_for(upcard)
    assert not rules.doubles_for(parse_card("9h"))
    assert not rules.doubles_for(None)
    assert not variant("oklahoma").doubles_for(upcard)


def test_no_limit_without_the_upcard_that_sets_it() -> None:
    with pytest.raises(ValueError, match="there is none"):
        variant("oklahoma").knock_limit_for(None)


def test_the_text_form_holds_only_what_differs() -> None:
    rules = variant("oklahoma", undercut_bonus=25, spade_doubles=True, target=150)
    assert str(rules) == "oklahoma spade_doubles=yes undercut_bonus=25"
    assert parse_rules(" Oklahoma  UNDERCUT-bonus=25 spade_doubles=Yes") == rules


@given(any_rules())
def test_rules_parse_and_print_are_inverse(rules: Rules) -> None:
    assert parse_rules(str(rules)) == rules
    assert str(parse_rules(str(rules))) == str(rules)


@given(house_rules())
def test_allowed_values_are_kept_unless_they_contradict(
    chosen: tuple[str, dict[str, object]],
) -> None:
    name, options = chosen
    try:
        rules = variant(name, **options)
    except ImpossibleRules:
        return  # the reasons have their own tests
    assert {key: getattr(rules, key) for key in options} == options


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no variant called “”"),
        ("gin undercut_bonus", "not a house rule"),
        ("gin undercut_bonus=", "not a house rule"),
        ("gin target=100 target=150", "there twice"),
        ("gin colour=red", "no house rule called “colour”"),
        ("gin target=lots", "cannot be “lots”"),
    ],
)
def test_rules_that_cannot_be_read(text: str, said: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        parse_rules(text)
    assert said in str(caught.value)


@given(st.text() | st.text("ginoklahmreu =_0123456789yes", max_size=40))
def test_any_text_is_rules_or_refused(text: str) -> None:
    try:
        rules = parse_rules(text)
    except (InvalidNotation, ImpossibleRules):
        return  # anything else would fail the test
    assert parse_rules(str(rules)) == rules


@pytest.mark.parametrize("name", NAMES)
def test_options_for_leaves_out_what_is_fixed(name: str) -> None:
    offered = {option.name for option in options_for(name)}
    fields = {field.name for field in dataclasses.fields(variant(name))} - {"variant"}
    assert offered == fields - set(variant_named(name).fixed)
    for option in options_for(name):
        assert option.permits(getattr(variant(name), option.name))
        assert all(option.permits(value) for value in option.suggested)


def test_kinds_of_options() -> None:
    kinds = {option.name: option.kind for option in options_for("gin")}
    assert kinds["spade_doubles"] is OptionKind.SWITCH
    assert kinds["shutout"] is OptionKind.CHOICE
    assert kinds["knock_limit"] is OptionKind.NUMBER
    assert kinds["target"] is OptionKind.NUMBER


@pytest.mark.parametrize("name", NAMES)
def test_every_option_has_words(name: str) -> None:
    for option in options_for(name):
        assert str(option_title(option.name))
        for value in option.allowed:
            assert str(option_value(option.name, value))


def test_words_and_notes_are_for_options_that_exist() -> None:
    known = {option.name for each in VARIANTS for option in each.all_options}
    assert set(TITLES) == known
    assert set(NOTES) < known
    assert option_note("players") is None
    assert str(option_note("gin_bonus")) == "Most tables give 25. Some books say 20."
    assert all(str(profile_title(name)) for name in PROFILES)


def test_values_in_words() -> None:
    assert str(option_value("gin_bonus", 25)) == "25 points"
    assert str(option_value("ace_points", 1)) == "1 point"
    assert str(option_value("knock_limit", 0)) == "Only Gin ends the round"
    assert str(option_value("big_gin", 0)) == "Not played"
    assert str(option_value("spade_doubles", True)) == "Yes"
    assert str(option_value("target", None)) == "None: each round is a game of its own"


def test_a_sixth_variant_is_one_value_in_one_list(monkeypatch: pytest.MonkeyPatch) -> None:
    straight = Variant(
        name="straight",
        family=Family.GIN,
        title=message("Straight Gin"),
        defaults={"knock_limit": 0},
        fixed={**GIN_FIXED, "knock_limit": message("In straight Gin only Gin ends the round.")},
    )
    monkeypatch.setattr(variants, "VARIANTS", (*VARIANTS, straight))
    rules = rules_package.variant("straight", target=200)
    assert isinstance(rules, GinRules)
    assert rules.knock_limit == 0
    assert str(rules) == "straight target=200"
    assert parse_rules(str(rules)) == rules
    assert refusal("straight", knock_limit=5) == "In straight Gin only Gin ends the round."


def test_r57_straight_gin_as_a_house_rule() -> None:
    case = row("rule_and_bug_cases", "R57")["expected"]
    assert variant("gin", knock_limit=0).knock_limit_for(None) == case["knock_limit"]


def test_rummy_rules_know_their_family() -> None:
    rules = variant("rummy", players=3)
    assert isinstance(rules, RummyRules)
    assert (rules.family, rules.seats) == (Family.RUMMY, 3)
    assert variant("gin").family is Family.GIN
