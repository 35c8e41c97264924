"""The `.po` of a checkout and the `.mo` of a wheel say the same."""

from pathlib import Path
from typing import Any

import pytest
from hatchling.metadata.core import ProjectMetadata

from gin_widgets.i18n.build_hook import CatalogsBuildHook, compile_catalogs
from gin_widgets.i18n.catalogs import MoCatalog, PoCatalog, catalog, read_catalog
from gin_widgets.i18n.languages import LANGUAGES, Language
from gin_widgets.i18n.po import Entry, write_po
from gin_widgets.i18n.update import header
from gin_widgets.messages import Message, message, nmessage, pmessage

each_language = pytest.mark.parametrize("known", LANGUAGES, ids=lambda known: known.code)


def entries(known: Language) -> list[Entry]:
    forms = tuple(f"{known.code}{form} {{n}}" for form in range(known.plural.forms))
    return [
        header(known),
        Entry("Plain.", strings=("plain " + known.code,)),
        Entry("draw", "tie", strings=("tie " + known.code,)),
        Entry("draw", strings=("draw " + known.code,)),
        Entry("{n} card", plural="{n} cards", strings=forms),
        Entry("{n} card", "in a pile", "{n} cards", tuple(f"pile {form}" for form in forms)),
        Entry("Untranslated.", strings=("",)),
        Entry("Guessed.", strings=("guess",), fuzzy=True),
    ]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose catalogs have a few messages."""
    for known in LANGUAGES:
        folder = tmp_path / "gin_widgets/i18n/locale" / known.code / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / "gin_widgets.po").write_text(write_po(entries(known)), encoding="utf-8")
    return tmp_path


def messages() -> list[Message]:
    counted = [nmessage("{n} card", "{n} cards", n) for n in (*range(201), -1, -4)]
    in_pile = [Message("{n} card", {}, "in a pile", "{n} cards", n) for n in range(31)]
    unknown = [message("New."), pmessage("x", "Plain."), nmessage("{n} new", "{n} news", 1)]
    plain = [message("Plain."), pmessage("tie", "draw"), message("draw"), message("")]
    return [*plain, message("Untranslated."), message("Guessed."), *counted, *in_pile, *unknown]


@each_language
def test_compiled_and_read_agree(root: Path, tmp_path: Path, known: Language) -> None:
    out = tmp_path / "out"
    compile_catalogs(root, out)
    folder = Path("gin_widgets/i18n/locale") / known.code / "LC_MESSAGES"
    compiled = read_catalog(out / folder, known)
    read = read_catalog(root / folder, known)
    assert isinstance(compiled, MoCatalog)
    assert isinstance(read, PoCatalog)
    for one in messages():
        assert compiled.template(one) == read.template(one), one
    assert read.template(message("Plain.")) == "plain " + known.code
    assert read.template(pmessage("tie", "draw")) == "tie " + known.code


@each_language
def test_the_packages_own_catalogs_agree_when_compiled(tmp_path: Path, known: Language) -> None:
    compile_catalogs(Path(__file__).parents[2], tmp_path)
    compiled = read_catalog(
        tmp_path / "gin_widgets/i18n/locale" / known.code / "LC_MESSAGES", known
    )
    loaded = catalog(known)
    assert isinstance(loaded, PoCatalog)
    for context, msgid in loaded.forms:
        plain = Message(msgid, {}, context)
        if len(loaded.forms[context, msgid]) == 1 and known.plural.forms > 1:
            assert compiled.template(plain) == loaded.template(plain)


def test_what_is_not_translated_is_english() -> None:
    empty = PoCatalog.of((), LANGUAGES[0].plural)
    assert empty.template(message("One.")) == "One."
    assert empty.template(nmessage("{n} card", "{n} cards", 1)) == "{n} card"
    assert empty.template(nmessage("{n} card", "{n} cards", 2)) == "{n} cards"


def test_no_file_at_all_is_english(tmp_path: Path) -> None:
    assert read_catalog(tmp_path, LANGUAGES[0]).template(message("One.")) == "One."


def test_catalogs_are_read_once() -> None:
    assert catalog(LANGUAGES[0]) is catalog(LANGUAGES[0])


def hook(root: Path, target: str) -> CatalogsBuildHook:
    metadata: ProjectMetadata[Any] = ProjectMetadata(str(root), None)
    return CatalogsBuildHook(str(root), {}, None, metadata, "", target)


def test_the_hook_adds_the_compiled_files_to_a_wheel_and_tidies_up(root: Path) -> None:
    build_data: dict[str, dict[str, str]] = {"force_include": {}}
    wheel = hook(root, "wheel")
    wheel.initialize("standard", build_data)
    added = build_data["force_include"]
    assert sorted(added.values()) == sorted(
        f"gin_widgets/i18n/locale/{known.code}/LC_MESSAGES/gin_widgets.mo" for known in LANGUAGES
    )
    assert all(Path(path).is_file() for path in added)
    assert not list(root.rglob("*.mo"))
    wheel.finalize("standard", build_data, "")
    assert not any(Path(path).exists() for path in added)


@pytest.mark.parametrize(("target", "version"), [("sdist", "standard"), ("wheel", "editable")])
def test_the_hook_leaves_other_builds_alone(root: Path, target: str, version: str) -> None:
    build_data: dict[str, dict[str, str]] = {"force_include": {}}
    other = hook(root, target)
    other.initialize(version, build_data)
    other.finalize(version, build_data, "")
    assert build_data == {"force_include": {}}
