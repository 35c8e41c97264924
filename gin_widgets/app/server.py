"""The Voila application: every cure and every limit, set in Python."""

from __future__ import annotations

import logging
import os
import re
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jupyter_server.auth.logout import LogoutHandler
from jupyter_server.services.contents.largefilemanager import LargeFileManager
from jupyter_server.utils import url_path_join
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import GZipContentEncoding, StaticFileHandler
from traitlets import Bool, Integer, List, Unicode
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from gin_widgets.app import handlers, headers, ports, secret
from gin_widgets.app.language_choice import CODES
from gin_widgets.app.places import STATIC, TEMPLATES
from gin_widgets.app.settings import configuration

if TYPE_CHECKING:
    from collections.abc import Iterator

    from nbformat import NotebookNode

    from gin_widgets.app.settings import Options

_KERNEL_ID = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
_PAGE = re.compile(rf"(?:{'|'.join(CODES)})/[\w-]+\.ipynb")


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


class OwnNotebooks(LargeFileManager):
    """The files of the package, which need no mark of trust from the user."""

    def mark_trusted_cells(self, nb: NotebookNode, path: str = "") -> None:
        """Nothing to mark and nothing to warn of."""


class GinApp(Voila):  # type: ignore[misc]  # Voila carries no types
    """Voila with our pages, and without what it does not need to offer."""

    # Files of the user or of the working folder could change what is tested here.
    config_file_paths = List(Unicode(), [])
    template_paths = List(Unicode(), [])
    port = Integer(8866).tag(config=True)
    warm_kernels = Integer(1, help="Kernels kept ready for each language in use.").tag(config=True)
    most_pages = Integer(150, help="The most pages at one time.").tag(config=True)
    open_browser = Bool(True).tag(config=True)
    _warmed: set[str]

    def setup_template_dirs(self) -> None:
        """Our templates before Voila's."""
        super().setup_template_dirs()
        self.template_paths = [str(TEMPLATES), *self.template_paths]

    def init_settings(self) -> dict[str, Any]:
        """Voila's settings, with gzip, our headers and our pages for logins and errors."""
        settings: dict[str, Any] = super().init_settings()
        self._warmed = set()
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
            LogoutHandler,  # its page needs files that Voila does not serve
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
        """Whether no further page may be opened; kernels that wait for one are not counted."""
        manager = self.kernel_manager
        waiting = sum(map(manager.get_pool_size, self._warmed))
        in_use: int = len(manager.list_kernel_ids()) - waiting
        return in_use >= self.most_pages

    def warm(self, notebook: str) -> None:
        """Keep kernels ready that have run this notebook, beginning now.

        Only the languages that somebody reads cost memory.
        """
        manager = self.kernel_manager
        if self.warm_kernels <= 0 or self.is_full():
            return
        self._warmed.add(notebook)
        size = {"pool_size": self.warm_kernels}
        manager.kernel_pools_config = {**manager.kernel_pools_config, notebook: size}
        manager.fill_if_needed(delay=0, notebook_name=notebook)

    def listen(self) -> None:
        """Take the port or the next free one, say the address, serve until stopped."""
        try:
            wanted = self.port
            sockets, self.port = ports.bind(self.ip, wanted)
            HTTPServer(self.app).add_sockets(sockets)
            sys.stdout.write("\n".join([*self._welcome(wanted), ""]))
            sys.stdout.flush()
            if self.open_browser:
                self.launch_browser()
            self.ioloop = IOLoop.current()
            self.ioloop.start()
        except KeyboardInterrupt:
            sys.stdout.write("\nStopped.\n")
        finally:
            self.stop()

    def address(self) -> str:
        """The address to open, with the token if there is one."""
        query = f"?token={token}" if (token := self.identity_provider.token) else ""
        return f"http://{ports.name_for_others(self.ip)}:{self.port}{self.base_url}{query}"

    def _welcome(self, wanted: int) -> Iterator[str]:
        if wanted not in {0, self.port}:
            yield f"Port {wanted} is taken; port {self.port} is used."
        yield f"gin_widgets is open at {self.address()}"
        if ports.is_open_to_others(self.ip) and not self.identity_provider.token:
            yield "Everybody in your network can open it; --token asks for a password."
        yield "Press Ctrl+C to stop."

    def launch_browser(self) -> None:
        """Open the first page; a machine without a browser is told the address only."""
        threading.Thread(target=webbrowser.open, args=(self.address(),), daemon=True).start()
