import pytest

from gin_widgets.i18n.extract import extract_package
from gin_widgets.i18n.po import Entry
from gin_widgets.i18n.pseudo import pseudo
from gin_widgets.i18n.templates import pieces_of


@pytest.mark.parametrize(
    ("template", "expected"),
    [
        ("", ""),
        ("Go!", "[Ĝö ~]!"),
        ("Take {card}.", "[Ťåké {card} ~ ~]."),
    ],
)
def test_examples(template: str, expected: str) -> None:
    assert pseudo(template) == expected


def names(template: str) -> list[str | None]:
    return [name for _, name in pieces_of(template) if name is not None]


def test_every_message_keeps_its_placeholders_and_grows() -> None:
    entries: tuple[Entry, ...] = extract_package().entries
    texts = [text for entry in entries for text in (entry.msgid, entry.plural) if text]
    assert len(texts) > 50
    for text in texts:
        assert names(pseudo(text)) == names(text)
        assert len(pseudo(text)) >= 1.2 * len(text)
