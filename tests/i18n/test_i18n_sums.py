"""No line ends between a sign and its number, whatever the language."""

import pytest

from gin_widgets.i18n import LANGUAGES, kept_whole, rich, text
from gin_widgets.messages import Bold, message


def shown(kept: str) -> str:
    """The text with its no-break spaces as underscores."""
    return kept.replace("\N{NO-BREAK SPACE}", "_")


@pytest.mark.parametrize(
    ("plain", "kept"),
    [
        ("61 − 6", "61_−_6"),
        ("− 6", "−_6"),
        ("+ 10", "+_10"),
        ("× 2", "×_2"),
        ("25 + 66 = 91", "25_+_66_=_91"),
        ("Juma: knock, 51 − 28 − 6", "Juma: knock, 51_−_28_−_6"),
        ("Set + 1 laid off", "Set +_1 laid off"),
        ("61 left over − 23 laid off (10 + 13)", "61 left over −_23 laid off (10_+_13)"),
        ("51 − 28 − 6 = 17", "51 −_28 −_6 =_17"),
        ("(51 − 28 − 6) × 2 = 34", "(51 −_28 −_6) ×_2 =_34"),
        ("no sum at all, 10 cards - and 5", "no sum at all, 10 cards - and 5"),
    ],
)
def test_a_short_sum_is_one_piece_and_a_long_one_parts_before_a_sign(plain: str, kept: str) -> None:
    assert shown(kept_whole(plain)) == kept
    assert kept_whole(kept_whole(plain)) == kept_whole(plain)


@pytest.mark.parametrize("lang", [one.code for one in LANGUAGES])
def test_the_sums_of_every_language_are_kept_whole(lang: str) -> None:
    sentence = message(
        "You score the difference of the deadwood: {sum} = {points}.", sum="61 − 6", points=Bold(55)
    )
    assert "61_−_6_=_55" in shown(text(sentence, lang))
    parts = rich(sentence, lang)
    assert any(isinstance(part, str) and shown(part).endswith("61_−_6_=_") for part in parts)
    assert {"b": "55"} in parts
