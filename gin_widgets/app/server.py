"""The Voila application: every cure and every limit, set in Python."""

from __future__ import annotations

import errno
import logging
import os
import re
import socket
import sys
import threading
import webbrowser
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import tornado.ioloop
from jupyter_server.services.contents.largefilemanager import LargeFileManager
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import GZipContentEncoding, StaticFileHandler
from traitlets import Bool, Integer, List, Unicode
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from gin_widgets.app import handlers, headers, kernels, secret, texts
from gin_widgets.app.language_choice import CODES
from gin_widgets.app.places import STATIC, TEMPLATES, notebooks_folder
from gin_widgets.i18n import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from nbformat import NotebookNode

_KERNEL_ID = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
_PAGE = re.compile(rf"(?:{'|'.join(CODES)})/[\w-]+\.ipynb")
_EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
)
_PORTS_TO_TRY = 50


class CannotServe(Exception):
    """The server cannot start; the text says why and what to do."""


@dataclass(frozen=True, slots=True)
class Options:
    """What may be chosen on the command line.

    `notebooks` is the folder that is served, with one folder for each language in it.
    `warm` is the number of kernels kept ready for each language that is in use, `pages` the most
    kernels at one time, `idle` the seconds after which a kernel that nobody uses is stopped,
    `cull_connected` whether that goes for a page that is still open.
    """

    host: str = "127.0.0.1"
    port: int = 8866
    browser: bool = True
    notebooks: Path = field(default_factory=notebooks_folder)
    token: str | None = None
    base_url: str = "/"
    warm: int = 1
    pages: int = 150
    idle: int = 900
    cull_connected: bool = False
    debug: bool = False


def serve(options: Options) -> None:
    """Serve until stopped. Raises `CannotServe` with a reason for a person."""
    os.environ.setdefault(secret.VARIABLE, secret.load_secret(secret.secret_file()))
    logging.getLogger("tornado.general").addFilter(_is_of_use)
    app = GinApp(config=configuration(options))
    app.initialize([])
    app.start()


def _is_of_use(record: logging.LogRecord) -> bool:
    """Whether it can be acted on: Jupyter gives Tornado milliseconds where it takes seconds."""
    return "websocket_ping_timeout" not in record.getMessage()


def configuration(options: Options) -> Config:
    """The settings of Voila and of the kernels for these options."""
    return Config(
        Voila={
            "ip": options.host,
            "port": options.port,
            "open_browser": options.browser,
            "base_url": options.base_url,
            "root_dir": str(options.notebooks),
            "token": options.token,
            "log_level": "INFO" if options.debug else "WARN",
        },
        GinApp={"warm_kernels": options.warm, "most_kernels": options.pages},
        VoilaConfiguration={
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "strip_sources": True,
            "show_tracebacks": options.debug,
            "file_allowlist": [r"[\w-]+/[\w-]+\.(png|jpg|svg)"],
            "extension_allowlist": list(_EXTENSIONS),
            "kernel_spec_manager_class": kernels.OwnPython,
            "preheat_kernel": options.warm > 0,
            "default_pool_size": 0,  # a pool is filled when its language is first visited
            "resources": _template_resources(options),
        },
        VoilaExecutor={"cell_error_instruction": ""},  # the template says it in the language
        MappingKernelManager={
            "cull_idle_timeout": options.idle,
            "cull_interval": max(1, min(60, options.idle // 3)),
            "cull_connected": options.cull_connected,
        },
        PasswordIdentityProvider={"allow_password_change": False},
    )


class OwnNotebooks(LargeFileManager):
    """The files of the package, which need no mark of trust from the user."""

    def mark_trusted_cells(self, nb: NotebookNode, path: str = "") -> None:
        """Nothing to mark and nothing to warn of."""


def _template_resources(options: Options) -> dict[str, object]:
    """What the notebook template needs and cannot fetch for itself."""
    return {
        "frames": {code: texts.spoken(texts.FRAME, code) for code in CODES},
        "language_names": {known.code: known.name for known in LANGUAGES},
        "app_files": {
            name: handlers.static_url(options.base_url, name)
            for name in ("app.css", "app.js", "icon.svg")
        },
        "show_errors": options.debug,
    }


class GinApp(Voila):  # type: ignore[misc]  # Voila carries no types
    """Voila with our pages, and without what it does not need to offer."""

    # Files of the user or of the working folder could change what is tested here.
    config_file_paths = List(Unicode(), [])
    template_paths = List(Unicode(), [])
    port = Integer(8866).tag(config=True)
    warm_kernels = Integer(1, help="Kernels kept ready for each language in use.").tag(config=True)
    most_kernels = Integer(150, help="The most kernels at one time.").tag(config=True)
    open_browser = Bool(True).tag(config=True)

    def setup_template_dirs(self) -> None:
        """Our templates before Voila's."""
        super().setup_template_dirs()
        self.template_paths = [str(TEMPLATES), *self.template_paths]

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings, with gzip, our headers and our pages for logins and errors."""
        settings: dict[str, Any] = super().init_settings()
        self.identity_provider.login_handler_class = handlers.Login
        self.contents_manager = OwnNotebooks(parent=self)
        return {
            **settings,
            "contents_manager": self.contents_manager,
            "transforms": [headers.SafeHeaders, GZipContentEncoding],
            "default_handler_class": handlers.NotFound,
        }

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Our routes, then Voila's without those that ours replace or that list files."""
        replaced = (
            TornadoVoilaTreeHandler,
            VoilaContentsHandler,
            TornadoVoilaHandler,
            VoilaShutdownKernelHandler,
        )
        kept = [route for route in super().init_handlers() if route[1] not in replaced]
        return [*self._own_routes(), *kept]

    def _own_routes(self) -> list[tuple[Any, ...]]:
        def at(path: str) -> str:
            return str(url_path_join(self.server_url, path))

        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        return [
            (at("/"), handlers.Home),
            (at(rf"/(?:{'|'.join(CODES)})/?"), handlers.Home),
            (at("/app/(.*)"), StaticFileHandler, {"path": str(STATIC)}),
            (at("/voila/render/(.*)"), handlers.Notebook, page),
            (at(f"/voila/api/shutdown/{_KERNEL_ID}"), handlers.Shutdown),
        ]

    def has_notebook(self, path: str) -> bool:
        """Whether `path` is a notebook in the folder of one of our languages."""
        return bool(_PAGE.fullmatch(path)) and (Path(self.root_dir) / path).is_file()

    def is_full(self) -> bool:
        """Whether no further kernel may be started."""
        return len(self.kernel_manager.list_kernel_ids()) >= self.most_kernels

    def warm(self, notebook: str) -> None:
        """Keep kernels ready that have run this notebook, beginning now.

        Only the languages that somebody reads cost memory.
        """
        manager = self.kernel_manager
        if self.warm_kernels <= 0 or self.is_full():
            return
        pools: Mapping[str, object] = manager.kernel_pools_config
        if notebook not in pools:
            manager.kernel_pools_config = {**pools, notebook: {"pool_size": self.warm_kernels}}
        manager.fill_if_needed(delay=0, notebook_name=notebook)

    def listen(self) -> None:
        """Take the port or the next free one, say the address, serve until stopped."""
        server = HTTPServer(self.app)
        server.add_sockets(self._bind())
        for line in self._welcome():
            sys.stdout.write(line + "\n")
        sys.stdout.flush()
        if self.open_browser:
            self.launch_browser()
        self.ioloop = tornado.ioloop.IOLoop.current()
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            sys.stdout.write("\nStopped.\n")
        finally:
            self.stop()

    def _bind(self) -> list[socket.socket]:
        wanted = self.port
        for port in range(wanted, min(wanted + _PORTS_TO_TRY, 65536)):
            try:
                sockets = bind_sockets(port, self.ip)
            except OSError as error:
                if error.errno in {errno.EADDRINUSE, errno.EACCES}:
                    continue
                raise CannotServe(f"Cannot listen on {self.ip}: {error.strerror}.") from error
            self.port = sockets[0].getsockname()[1]
            if self.port != wanted and wanted:
                sys.stdout.write(f"Port {wanted} is taken; port {self.port} is used.\n")
            return sockets
        raise CannotServe(f"No free port from {wanted} on. Choose another with --port.")

    def address(self) -> str:
        """The address to open, with the token if there is one."""
        host = self.ip if self.ip not in {"", "0.0.0.0", "::"} else _own_address()  # noqa: S104
        query = f"?token={token}" if (token := self.identity_provider.token) else ""
        return f"http://{host}:{self.port}{self.base_url}{query}"

    def _welcome(self) -> list[str]:
        lines = [f"gin_widgets is open at {self.address()}"]
        if self.ip not in {"127.0.0.1", "localhost", "::1"} and not self.identity_provider.token:
            lines.append("Everybody in your network can open it; --token asks for a password.")
        return [*lines, "Press Ctrl+C to stop."]

    def launch_browser(self) -> None:
        """Open the first page; a machine without a browser is told the address only."""
        threading.Thread(target=webbrowser.open, args=(self.address(),), daemon=True).start()


def _own_address() -> str:
    """This machine's address in its network, for others to type."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for examples; nothing is sent
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
