"""Messages are found in the source code, and every call in the package can be translated."""

import textwrap
from pathlib import Path

import pytest

from gin_widgets.i18n import status, update
from gin_widgets.i18n.extract import extract, extract_package
from gin_widgets.i18n.languages import LANGUAGES, language
from gin_widgets.i18n.po import Entry, read_po, write_po

SOURCE = textwrap.dedent(
    """
    # Translators: on a button.
    GO = message("Go")

    # A comment that is no hint.
    TIE = pmessage("tie", "draw")


    def show(n):
        # Translators: the cards
        # that are left.
        raise Refusal(
            nmessage("{n} card of {owner}", "{n} cards " "of {owner}", n, owner=message("you"))
        )


    TABLE = {
        # Translators: first.
        "a": message("A"),
        "b": message("B"),
    }
    """
)


def test_calls_texts_and_hints() -> None:
    found = extract(SOURCE, "a.py")
    assert found.problems == ()
    assert found.entries == (
        Entry("Go", hints=("on a button.",), files=("a.py",)),
        Entry("draw", "tie", files=("a.py",)),
        Entry(
            "{n} card of {owner}",
            plural="{n} cards of {owner}",
            strings=("", ""),
            hints=("the cards that are left.",),
            files=("a.py",),
        ),
        Entry("you", files=("a.py",)),
        Entry("A", hints=("first.",), files=("a.py",)),
        Entry("B", files=("a.py",)),
    )


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("message(text)", "not literal"),
        ('message(f"{x}")', "not literal"),
        ('message("a" if x else "b")', "not literal"),
        ('pmessage("context", text)', "not literal"),
        ('nmessage("one", text, 2)', "not literal"),
        ('Message("x")', "not literal"),
        ("message()", "not literal"),
        ('message("The {card}.")', "{card} is given no value"),
        ('message("The card.", card=1)', "card= is not in the text"),
        ('message("The {card.")', "expected '}'"),
    ],
)
def test_what_cannot_be_translated_is_told(code: str, problem: str) -> None:
    (found,) = extract(f"\nx = {code}\n", "a.py").problems
    assert str(found).startswith("a.py:2: ")
    assert problem in found.what


@pytest.mark.parametrize(
    "code",
    [
        'message("{a}", a=1)',
        'nmessage("one", "{n} of them", 2)',
        'message("{a}", **values)',
        "something.message",
        "message",
    ],
)
def test_what_is_right_is_no_problem(code: str) -> None:
    assert extract(f"x = {code}\n", "a.py").problems == ()


def test_a_package_has_each_message_once_in_the_order_of_its_files(tmp_path: Path) -> None:
    package = tmp_path / "pack"
    package.mkdir()
    (package / "b.py").write_text('message("B")\nmessage("Both")\n')
    (package / "a.py").write_text('message("Both")\nnmessage("{n} x", "{n} y", 1)\n')
    (package / "c.py").write_text('message("{n} x", n=1)\n')
    found = extract_package(package)
    assert [(entry.msgid, entry.files) for entry in found.entries] == [
        ("Both", ("pack/a.py", "pack/b.py")),
        ("{n} x", ("pack/a.py", "pack/c.py")),
        ("B", ("pack/b.py",)),
    ]
    assert ["another plural" in problem.what for problem in found.problems] == [True]


def test_every_message_of_the_package_can_be_translated() -> None:
    assert [str(problem) for problem in extract_package().problems] == []


def test_merging_keeps_what_is_unchanged_and_nothing_else() -> None:
    af = language("af")
    new = [Entry("Kept"), Entry("New"), Entry("{n} c", plural="{n} cs", strings=("", ""))]
    old = [
        Entry("Kept", strings=("Bly",), notes=("a note",), files=("old.py",)),
        Entry("Gone", strings=("Weg",)),
        Entry("{n} c", plural="{n} other", strings=("a", "b")),
    ]
    assert update.merge(new, old, af) == (
        Entry("Kept", strings=("Bly",), notes=("a note",)),
        Entry("New"),
        Entry("{n} c", plural="{n} cs", strings=("", "")),
    )
    one_form = update.merge(new, old, language("ms"))[2]
    assert one_form.strings == ("",)
    english = update.merge(new, (), language("en"))
    assert [entry.strings for entry in english] == [("Kept",), ("New",), ("{n} c", "{n} cs")]


@pytest.mark.parametrize("known", LANGUAGES, ids=lambda known: known.code)
def test_headers(known: object) -> None:
    path = update.catalog_path(known)  # type: ignore[arg-type]
    first = read_po(path.read_text(encoding="utf-8"))[0]
    assert first == update.header(known)  # type: ignore[arg-type]
    assert "charset=UTF-8" in first.strings[0]
    assert "Date" not in first.strings[0]


def test_the_committed_catalogs_are_fresh() -> None:
    assert [path.name for path in update.stale()] == []


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The commands work on catalogs in a folder of the test."""
    monkeypatch.setattr(update, "LOCALE", tmp_path / "locale")
    monkeypatch.setattr(update, "PACKAGE", tmp_path / "pack")
    (tmp_path / "pack").mkdir()
    return tmp_path


def test_update_writes_then_has_nothing_to_do(
    elsewhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert update.main(["--check"]) == 1
    assert not (elsewhere / "locale").exists()
    update.main([])
    written = capsys.readouterr().out.split()
    assert "locale/gin_widgets.pot" in written
    assert "locale/ceb/LC_MESSAGES/gin_widgets.po" in written
    assert update.stale() == {}


def test_status_counts_and_lists(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = update.catalog_path(language("af"))
    path.parent.mkdir(parents=True)
    entries = [update.header(language("af")), Entry("One", strings=("Een",)), Entry("Two", "x")]
    path.write_text(write_po(entries), encoding="utf-8")
    assert status.main(["af"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "af       1 of 2 untranslated" in lines
    assert lines[-1] == "af [x] 'Two'"
    assert elsewhere.exists()
