import io

import pytest
from babel.messages.pofile import read_po as babel_read
from hypothesis import given
from hypothesis import strategies as st

from gin_widgets.i18n.languages import LANGUAGES, Language
from gin_widgets.i18n.po import Entry, PoSyntaxError, read_po, write_po
from gin_widgets.i18n.update import catalog_path

SAMPLE = r"""# A translator's note
#. A hint
#: a.py b.py
#: c.py
#, fuzzy, python-brace-format
msgctxt "tie"
msgid ""
"Two "
"lines\n"
msgstr "Say \"x\"\t\\ and"
" more"

#~ msgid "gone"
#~ msgstr "weg"

msgid "{n} card"
msgid_plural "{n} cards"
msgstr[0] "{n} kaart"
msgstr[1] "{n} kaarte"
msgid "after no empty line"
msgstr "x"
"""


def test_all_that_an_entry_has() -> None:
    first, second, third = read_po(SAMPLE)
    assert first == Entry(
        "Two lines\n",
        context="tie",
        strings=('Say "x"\t\\ and more',),
        notes=("A translator's note",),
        hints=("A hint",),
        files=("a.py", "b.py", "c.py"),
        fuzzy=True,
    )
    assert second == Entry("{n} card", plural="{n} cards", strings=("{n} kaart", "{n} kaarte"))
    assert third.msgid == "after no empty line"


@pytest.mark.parametrize("text", ['msgid "open', "nonsense", '"no field"', '# c\n"no field"'])
def test_what_is_no_po_file_is_refused_with_the_line(text: str) -> None:
    with pytest.raises(PoSyntaxError, match=r"line \d"):
        read_po(text)


texts = st.text(st.characters(exclude_categories=["Cs", "Cc"]), min_size=1) | st.sampled_from(
    ["a\nb", "\n", 'say "x"', "back\\slash", "\\n", "tab\there", " lead", "long word " * 30]
)
entries = st.builds(Entry, texts, st.none() | texts, st.none(), st.tuples(texts)) | st.builds(
    Entry, texts, st.none() | texts, texts, st.tuples(texts, texts)
)


@given(st.lists(entries, max_size=4))
def test_what_is_written_is_read_again(written: list[Entry]) -> None:
    assert read_po(write_po(written)) == tuple(written)


@given(st.lists(entries, max_size=3, unique_by=lambda entry: entry.key))
def test_babel_reads_the_same(written: list[Entry]) -> None:
    header = Entry("", strings=("Content-Type: text/plain; charset=UTF-8\n",))
    read = babel_read(io.BytesIO(write_po([header, *written]).encode()))
    found = {(m.context, m.id): m.string for m in read if m.id}
    for entry in written:
        message_id = (entry.msgid, entry.plural) if entry.plural else entry.msgid
        string = entry.strings if entry.plural else entry.strings[0]
        assert found[entry.context, message_id] == string


@pytest.mark.parametrize("known", LANGUAGES, ids=lambda known: known.code)
def test_babel_reads_the_catalogs_as_we_do(known: Language) -> None:
    path = catalog_path(known)
    with path.open("rb") as stream:
        other = {
            (m.context, m.id if isinstance(m.id, str) else m.id[0]): m.string
            for m in babel_read(stream)
            if m.id
        }
    ours = [entry for entry in read_po(path.read_text(encoding="utf-8")) if entry.msgid]
    assert len(other) == len(ours)
    for entry in ours:
        strings = entry.strings if entry.plural else entry.strings[0]
        assert other[entry.key] == strings


def test_lines_are_short() -> None:
    lines = write_po([Entry("word " * 100, strings=("x" * 300,))]).splitlines()
    assert max(len(line) for line in lines if "x" not in line) <= 100
