"""The running server over HTTP: pages, languages, headers, what it refuses, the login."""

from __future__ import annotations

import http.cookiejar
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from email.message import Message as Headers
from gzip import decompress
from pathlib import Path
from urllib.parse import urlencode

import nbformat
import pytest

from gin_widgets.app.headers import POLICY
from gin_widgets.app.language_choice import CODES
from gin_widgets.app.settings import Options, configuration
from gin_widgets.i18n import text
from gin_widgets.messages import message


@dataclass(frozen=True)
class Answer:
    status: int
    headers: Headers
    body: bytes

    @property
    def page(self) -> str:
        return self.body.decode()


class Visitor:
    """A browser without scripts that keeps its cookies."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._jar = http.cookiejar.CookieJar()
        self._opener = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(self._jar), urllib.request.ProxyHandler({})
        )

    def get(self, path: str, data: dict[str, str] | None = None, **headers: str) -> Answer:
        body = None if data is None else urlencode(data).encode()
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.url + path, data=body, headers=names)
        try:
            with self._opener.open(request, timeout=60) as response:
                return Answer(response.status, response.headers, response.read())
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.headers, error.read())


@pytest.fixture
def visitor(server_url: str) -> Visitor:
    return Visitor(server_url)


def _language(page: str) -> str:
    found = re.search(r'<html lang="([\w-]+)"', page)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/sw",
        "/app/app.css",
        "/voila/static/voila.js",
        "/voila/templates/lab/static/voila-style.js",
        "/nothing/here",
        "/voila/render/en/nothing.ipynb",
        "/api/kernels/00000000-0000-0000-0000-000000000000",
    ],
)
def test_every_answer_carries_the_safety_headers(visitor: Visitor, path: str) -> None:
    headers = visitor.get(path).headers
    assert headers["Content-Security-Policy"] == POLICY
    assert "unsafe-eval" not in POLICY
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("lang", CODES)
def test_the_first_page_in_each_language(visitor: Visitor, lang: str) -> None:
    answer = visitor.get(f"/{lang}")
    assert answer.status == 200
    assert _language(answer.page) == lang
    assert text(message("Gin Rummy, learned by playing"), lang) in answer.page
    for code in CODES:
        assert f'href="/{code}" lang="{code}" hreflang="{code}"' in answer.page
    for notebook in ("rules", "practice", "teach"):
        assert f'href="/voila/render/{lang}/{notebook}.ipynb"' in answer.page


def test_the_first_visit_follows_the_browser_and_the_address_wins(visitor: Visitor) -> None:
    assert _language(visitor.get("/", Accept_Language="su-ID, en;q=0.5").page) == "su"
    assert _language(visitor.get("/", Accept_Language="fr").page) == "en"
    assert _language(visitor.get("/?lang=sw", Accept_Language="su").page) == "sw"
    assert _language(visitor.get("/af", Accept_Language="su").page) == "af"
    assert _language(visitor.get("/?lang=xx", Accept_Language="ms").page) == "ms"


@pytest.mark.parametrize("path", ["/", "/en", "/nothing", "/voila/render/en/rules.ipynb"])
def test_no_page_names_another_website(visitor: Visitor, path: str) -> None:
    page = visitor.get(path).page
    assert re.findall(r'(?:src|href|action)="(?:https?:)?//[^"]*"', page) == []
    assert "cdn" not in page.lower()


def test_a_notebook_is_a_page_of_its_language(visitor: Visitor) -> None:
    page = visitor.get("/voila/render/ceb/rules.ipynb").page
    title = text(message("The game on one page"), "ceb")
    assert _language(page) == "ceb"
    assert f"<title>{title}</title>" in page
    assert "<main " in page
    assert 'href="#ga-content"' in page
    assert 'href="/ceb"' in page
    for code in CODES:
        assert f'href="/voila/render/{code}/rules.ipynb" lang="{code}"' in page
    assert 'data-card="7d"' in page  # `show` ran
    shown, notes = re.subn(r"<template\b.*?</template>", "", page, flags=re.DOTALL)
    assert notes == 1  # the note for a table that is lost later, shown by the script only
    assert 'role="alert"' not in shown  # no cell has failed
    assert "from gin_widgets import" not in page  # sources are stripped


def test_theme_and_template_cannot_be_changed_by_the_address(visitor: Visitor) -> None:
    page = visitor.get("/voila/render/en/rules.ipynb?template=reveal&theme=dark").page
    assert '<div class="ga">' in page
    assert '"jupyterLabTheme": "light"' in page


def test_only_the_extensions_that_widgets_need_are_loaded(visitor: Visitor) -> None:
    page = visitor.get("/voila/render/en/rules.ipynb").page
    names = set(re.findall(r'"load": "[^"]*", "name": "([^"]*)"', page))
    assert names == {
        "@jupyter-widgets/jupyterlab-manager",
        "@voila-dashboards/widgets-manager8",
        "anywidget",
    }


@pytest.mark.parametrize(
    "path",
    [
        "/voila/tree",
        "/voila/api/contents",
        "/voila/api/contents/en/rules.ipynb",
        "/voila/render/",
        "/voila/render/en",
        "/voila/render/guides/server.md",
        "/voila/render/en/../../README.md",
        "/voila/render/%2e%2e/pyproject.toml",
        "/voila/render/xx/rules.ipynb",
        "/logout",
        "/lab",
        "/tree",
        "/api/contents",
        "/api/kernelspecs",
    ],
)
def test_nothing_else_is_served(visitor: Visitor, path: str) -> None:
    assert visitor.get(path).status == 404


@pytest.mark.parametrize(
    "path",
    [
        "/voila/files/en/rules.ipynb",
        "/voila/files/../pyproject.toml",
        "/app/../server.py",
        "/voila/files/guides/server.md",
    ],
)
def test_files_beside_the_notebooks_are_not_handed_out(visitor: Visitor, path: str) -> None:
    assert visitor.get(path).status in {403, 404}


def test_a_missing_page_says_so_in_the_visitor_s_language(visitor: Visitor) -> None:
    answer = visitor.get("/sw/nothing")
    assert answer.status == 404
    assert _language(answer.page) == "sw"
    assert text(message("There is no such page here"), "sw") in answer.page
    assert 'href="/sw"' in answer.page
    assert _language(visitor.get("/nothing", Accept_Language="af").page) == "af"


def test_answers_are_compressed(visitor: Visitor) -> None:
    plain = visitor.get("/voila/static/voila.js")
    packed = visitor.get("/voila/static/voila.js", Accept_Encoding="gzip")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body) / 2


def test_our_files_may_be_kept_and_their_address_changes_with_them(visitor: Visitor) -> None:
    found = re.search(r'href="(/app/app\.css\?v=[0-9a-f]{12})"', visitor.get("/en").page)
    assert found is not None
    assert "max-age=315360000" in visitor.get(found[1]).headers["Cache-Control"]


def test_a_closed_page_gives_its_kernel_back_without_an_xsrf_cookie(visitor: Visitor) -> None:
    page = visitor.get("/voila/render/en/rules.ipynb").page
    found = re.search(r'"kernelId": "([0-9a-f-]{36})"', page)
    assert found is not None
    kernel = f"/api/kernels/{found[1]}"
    assert visitor.get(kernel).status == 200
    stranger = Visitor(visitor.url)
    assert stranger.get(f"/voila/api/shutdown/{found[1]}", data={}).status == 204
    assert visitor.get(kernel).status == 404
    assert stranger.get(f"/voila/api/shutdown/{found[1]}", data={}).status == 204


@pytest.fixture(scope="module")
def closed_url(start_server: Callable[..., str]) -> str:
    """The address of a server that asks for a password."""
    return start_server("--token", "seven-of-hearts")


def test_with_a_token_nothing_is_shown_before_the_password(closed_url: str) -> None:
    visitor = Visitor(closed_url)
    for path in ("/", "/sw", "/voila/render/sw/rules.ipynb"):
        page = visitor.get(path, Accept_Language="sw").page
        assert 'type="password"' in page
        assert _language(page) == "sw"
    assert visitor.get("/voila/api/shutdown/0-0-0-0-0", data={}).status == 403

    def log_in(password: str) -> Answer:
        found = re.search(r'name="_xsrf" value="([^"]+)"', visitor.get("/login").page)
        assert found is not None
        return visitor.get("/login?next=/af", data={"_xsrf": found[1], "password": password})

    wrong = log_in("seven-of-clubs")
    assert wrong.status == 401
    assert 'role="alert"' in wrong.page
    assert 'data-door="learn"' in log_in("seven-of-hearts").page
    assert 'data-door="learn"' in visitor.get("/sw").page


def test_the_token_may_be_in_the_address(closed_url: str) -> None:
    visitor = Visitor(closed_url)
    assert 'data-door="learn"' in visitor.get("/sw?token=seven-of-hearts").page


def test_when_all_tables_are_taken_the_page_says_so(start_server: Callable[..., str]) -> None:
    visitor = Visitor(start_server("--max-pages", "0"))
    answer = visitor.get("/voila/render/ms/practice.ipynb")
    assert answer.status == 503
    assert text(message("All tables are taken"), "ms") in answer.page


def test_a_warm_kernel_takes_nobody_s_place(start_server: Callable[..., str]) -> None:
    visitor = Visitor(start_server("--max-pages", "1"))
    visitor.get("/en")  # a kernel is warmed for the practice page
    assert visitor.get("/voila/render/en/practice.ipynb").status == 200
    # The place of the next warm kernel may be counted for a moment before it runs.
    assert any(visitor.get("/voila/render/en/rules.ipynb").status == 503 for _ in range(3))


def _notebook(code: str) -> str:
    cell = nbformat.v4.new_code_cell(code)  # type: ignore[no-untyped-call]
    metadata = {"lang": "sw", "title": "Darasa"}
    notebook = nbformat.v4.new_notebook(cells=[cell], metadata=metadata)  # type: ignore[no-untyped-call]
    return str(nbformat.writes(notebook))  # type: ignore[no-untyped-call]


def test_a_failing_cell_is_told_in_the_language_and_without_commands(
    start_server: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "sw").mkdir()
    (tmp_path / "sw" / "broken.ipynb").write_text(_notebook("1 / 0"), "utf-8")
    (tmp_path / "sw" / "mine.ipynb").write_text(_notebook("'Habari'"), "utf-8")
    visitor = Visitor(start_server("--notebooks", str(tmp_path)))
    page = visitor.get("/voila/render/sw/broken.ipynb").page
    sentence = message(
        "Something went wrong on this page. Load it again. If that does not help, "
        "tell the person who looks after this server."
    )
    assert text(sentence, "sw") in page
    assert "data-reload" in page
    assert "ZeroDivisionError" not in page
    assert (
        "--" not in re.sub(r"(?s)<(script|style).*?</\1>|<!--|-->", "", page).partition("<main")[2]
    )
    assert "Habari" in visitor.get("/voila/render/sw/mine.ipynb").page


def test_a_path_in_front_of_every_address(start_server: Callable[..., str]) -> None:
    visitor = Visitor(start_server("--base-url", "/school/gin", "--warm", "0"))
    page = visitor.get("/school/gin/sw").page
    addresses = re.findall(r'(?:src|href)="(/[^"]*)"', page)
    assert addresses
    for address in addresses:
        assert address.startswith("/school/gin/")
        assert visitor.get(address).status == 200


def test_kernels_that_nobody_uses_are_stopped() -> None:
    kept = configuration(Options()).MappingKernelManager
    assert (kept.cull_idle_timeout, kept.cull_interval, kept.cull_connected) == (900, 60, False)
    public = configuration(Options(idle=60, cull_connected=True)).MappingKernelManager
    assert (public.cull_idle_timeout, public.cull_interval, public.cull_connected) == (60, 20, True)
