"""The app's own pages and routes: first page, notebooks, shutdown, login, errors."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import tornado.web
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jupyter_core.utils import ensure_async
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.auth.login import LoginFormHandler
from jupyter_server.base.handlers import APIHandler, JupyterHandler
from tornado.iostream import StreamClosedError
from voila.tornado.handler import TornadoVoilaHandler

from gin_widgets.app import texts
from gin_widgets.app.language_choice import CODES, best_language
from gin_widgets.app.places import TEMPLATES, static_url
from gin_widgets.i18n import LANGUAGES, text
from gin_widgets.version import __version__

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gin_widgets.messages import Message

ENTRY = "practice.ipynb"
"""The notebook of each language that is kept warm once somebody reads that language."""

_templates = Environment(
    loader=FileSystemLoader(TEMPLATES),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)


class Page(JupyterHandler):
    """A page of ours: knows its language and shows its errors in it."""

    def language(self) -> str:
        """The language of the address, else the one that the browser asks for."""
        parts = self.request.path.removeprefix(self.base_url).split("/")
        named = [self.get_argument("lang", ""), *parts]
        wanted = best_language(self.request.headers.get("Accept-Language", ""))
        return next((code for code in named if code in CODES), wanted)

    def show(self, template: str, pieces: Mapping[str, Message], **names: object) -> None:
        """Answer with a page in the visitor's language."""
        lang = self.language()
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        self.set_header("Cache-Control", "no-cache")
        self.set_header("Vary", "Accept-Language, Cookie")
        page = _templates.get_template(template).render(
            lang=lang,
            languages=LANGUAGES,
            base_url=self.base_url,
            static_url=lambda name: static_url(self.base_url, name),
            version=__version__,
            frame=texts.spoken(texts.FRAME, lang),
            t=texts.spoken(pieces, lang),
            **names,
        )
        self.write(page)

    def write_error(self, status_code: int, **details: object) -> None:
        """A page that says what happened and leads back to the first page."""
        del details  # the traceback is in the server's log
        self.set_status(status_code)
        self.show("problem.html.j2", texts.problem(status_code))
        self.finish()


class Home(Page):
    """The first page: `/` in the browser's language, `/sw` in Swahili."""

    @tornado.web.authenticated
    def get(self) -> None:
        """The page with its three doors; a table of its language is warmed meanwhile."""
        chosen = self.get_argument("lang", "") or self.request.path != self.base_url
        lang = self.language()
        chips = {door: [text(chip, lang) for chip in chips] for door, chips in texts.CHIPS.items()}
        self.show("home.html.j2", texts.HOME, chosen=bool(chosen), chips=chips)
        self.settings["voila"].warm(f"{lang}/{ENTRY}")


class NotFound(Page):
    """Any address that nothing else answers."""

    @allow_unauthenticated
    def prepare(self) -> None:  # type: ignore[override]  # there is nothing to wait for
        """Refuse before a login is asked for: there is nothing to see."""
        raise tornado.web.HTTPError(404)


class Notebook(Page, TornadoVoilaHandler):  # type: ignore[misc]  # Voila carries no types
    """A notebook as a page, with a kernel of its own."""

    @tornado.web.authenticated
    async def get(self, path: str) -> None:
        """The page; refused when the server has as many kernels as it is allowed to have."""
        app = self.settings["voila"]
        if not app.has_notebook(path):
            raise tornado.web.HTTPError(404)
        if app.is_full():
            raise tornado.web.HTTPError(503)
        await TornadoVoilaHandler.get(self, path)


class Shutdown(APIHandler):
    """Stop the kernel of a page that was closed.

    A page that is being closed can send a beacon but no XSRF header, so this one route asks for
    none: whoever knows the random id of the kernel may stop it.
    """

    def check_xsrf_cookie(self) -> None:
        """No cookie is looked for."""

    @tornado.web.authenticated
    async def post(self, kernel_id: str) -> None:
        """Stop it; a kernel that is gone already is no error."""
        manager: Any = self.kernel_manager
        if kernel_id in manager:
            await ensure_async(manager.shutdown_kernel(kernel_id))
        self.set_status(204)
        with suppress(StreamClosedError):  # a closed page seldom waits for the answer
            await self.finish()


class Login(Page, LoginFormHandler):
    """The question for the password, when the server has one."""

    def _render(self, message: Mapping[str, str] | None = None) -> None:
        self.show(
            "login.html.j2",
            texts.LOGIN,
            wrong=message is not None,
            next_page=self.get_argument("next", self.base_url),
            xsrf=self.xsrf_token.decode(),
        )
