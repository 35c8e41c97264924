"""Finding a message's translation: in the compiled `.mo`, or in the `.po` of a source checkout.

A message that has no translation comes back in English, as the tests never let happen in a
release.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from gettext import GNUTranslations
from importlib.resources import files
from typing import TYPE_CHECKING, Protocol

from gin_widgets.i18n.languages import PSEUDO
from gin_widgets.i18n.po import read_po
from gin_widgets.i18n.pseudo import pseudo

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from importlib.resources.abc import Traversable

    from gin_widgets.i18n.languages import Language
    from gin_widgets.i18n.plurals import PluralRule
    from gin_widgets.i18n.po import Entry
    from gin_widgets.messages import Message

DOMAIN = "gin_widgets"


class Catalog(Protocol):
    """The sentences of one language."""

    def template(self, message: Message) -> str:
        """The sentence in that language (in English if it has none), placeholders unfilled."""
        ...


def english(message: Message) -> str:
    """The English sentence, placeholders unfilled."""
    if message.plural is None or message.n is None:
        return message.msgid
    return message.msgid if message.n == 1 else message.plural


@dataclass(frozen=True, slots=True)
class PoCatalog:
    """A catalog read from a `.po` file."""

    forms: Mapping[tuple[str | None, str], tuple[str, ...]]
    plural: PluralRule

    @classmethod
    def of(cls, entries: Iterable[Entry], plural: PluralRule) -> PoCatalog:
        """The catalog of those entries that are translated."""
        return cls({entry.key: entry.strings for entry in entries if entry.translated}, plural)

    def template(self, message: Message) -> str:
        """See `Catalog`."""
        forms = self.forms.get((message.context, message.msgid), ())
        if message.plural is None or message.n is None:
            return forms[0] if forms else english(message)
        form = self.plural.index(abs(message.n))
        return forms[form] if form < len(forms) else english(message)


@dataclass(frozen=True, slots=True)
class MoCatalog:
    """A catalog compiled to `.mo`, read by the standard library's gettext."""

    compiled: GNUTranslations

    def template(self, message: Message) -> str:
        """See `Catalog`."""
        msgid, context = message.msgid, message.context
        if not msgid:  # gettext would answer with the catalog's header
            return ""
        if message.plural is None or message.n is None:
            if context is None:
                return self.compiled.gettext(msgid)
            return self.compiled.pgettext(context, msgid)
        count = abs(message.n)
        if context is None:
            return self.compiled.ngettext(msgid, message.plural, count)
        return self.compiled.npgettext(context, msgid, message.plural, count)


@dataclass(frozen=True, slots=True)
class PseudoCatalog:
    """English, accented and lengthened (see `PSEUDO`)."""

    def template(self, message: Message) -> str:
        """See `Catalog`."""
        return pseudo(english(message))


@cache
def catalog(language: Language) -> Catalog:
    """The catalog of `language`, read once."""
    if language == PSEUDO:
        return PseudoCatalog()
    folder = files("gin_widgets.i18n") / "locale" / language.code / "LC_MESSAGES"
    return read_catalog(folder, language)


def read_catalog(folder: Traversable, language: Language) -> Catalog:
    """The catalog in `folder`: its `.mo`, else its `.po`, else English only."""
    compiled, source = folder / f"{DOMAIN}.mo", folder / f"{DOMAIN}.po"
    if compiled.is_file():
        with compiled.open("rb") as stream:
            return MoCatalog(GNUTranslations(stream))
    text = source.read_text(encoding="utf-8") if source.is_file() else ""
    return PoCatalog.of(read_po(text), language.plural)
