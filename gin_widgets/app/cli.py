"""The `gin-widgets` command."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path

from gin_widgets.version import __version__

_LARGEST_PORT = 65535
_COMMANDS = ("serve", "notebooks")
_MISSING = "The app needs more packages. Install them with: pip install 'gin_widgets[app]'"


def main(arguments: list[str] | None = None) -> int:
    """The exit status: 0 done, 1 not possible (the reason is written), 2 not understood."""
    given = sys.argv[1:] if arguments is None else arguments
    asked = _parser().parse_args(given if _names_command(given) else ["serve", *given])
    try:
        return _notebooks(asked) if asked.command == "notebooks" else _serve(asked)
    except ImportError as error:
        if (error.name or "").startswith("gin_widgets"):
            raise
        sys.stderr.write(f"{_MISSING}\n({error})\n")
        return 1


def _names_command(given: list[str]) -> bool:
    return bool(given) and (given[0] in {*_COMMANDS, "-h", "--help", "--version"})


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="gin-widgets",
        description="Learn, practise and teach Gin Rummy in six languages. "
        "Without a command the app is served and opened in the browser.",
    )
    parser.add_argument("--version", action="version", version=f"gin_widgets {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    _add_serve(commands.add_parser("serve", help="serve the app (the default)"))
    _add_notebooks(commands.add_parser("notebooks", help="write or check the notebooks"))
    return parser


def _add_serve(serve: argparse.ArgumentParser) -> None:
    serve.formatter_class = argparse.ArgumentDefaultsHelpFormatter
    add = serve.add_argument
    add("--host", default="127.0.0.1", help="address to listen on; 0.0.0.0 for a whole network")
    add("--port", type=_port, default=8866, help="port; the next free one if it is taken")
    add("--no-browser", action="store_true", help="do not open a browser")
    add(
        "--token",
        nargs="?",
        const="",
        help="ask for this password; without a word after it one is made up",
    )
    add("--notebooks", type=_folder, help="folder with notebooks of your own")
    add("--base-url", type=_base_url, default="/", help="path in front of every address")
    limits = serve.add_argument_group("limits")
    add = limits.add_argument
    add("--max-pages", type=_count, default=150, help="pages that may be open at the same time")
    add("--idle-minutes", type=_count, default=15, help="stop an unused page's Python after these")
    add("--cull-connected", action="store_true", help="also if the page is still open")
    add("--warm", type=_count, default=1, help="tables kept ready for each language in use")
    serve.add_argument("--debug", action="store_true", help="log more, show errors in the pages")


def _add_notebooks(notebooks: argparse.ArgumentParser) -> None:
    notebooks.add_argument("folder", nargs="?", type=Path, help="where to write or to look")
    notebooks.add_argument(
        "--check", action="store_true", help="write nothing; fail if a notebook is out of date"
    )


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 on")
    return int(text)


def _folder(text: str) -> Path:
    folder = Path(text).resolve()
    if not folder.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {text!r}")
    return folder


def _port(text: str) -> int:
    port = _count(text)
    if port > _LARGEST_PORT:
        raise argparse.ArgumentTypeError(f"{port} is no port; the largest is {_LARGEST_PORT}")
    return port


def _base_url(text: str) -> str:
    return f"/{text.strip('/')}/".replace("//", "/")


def _serve(asked: argparse.Namespace) -> int:
    # Only here, for Voila takes a second to import.
    from gin_widgets.app import places, ports, server, settings  # noqa: PLC0415

    options = settings.Options(
        notebooks=asked.notebooks or places.notebooks_folder(),
        host=asked.host,
        port=asked.port,
        browser=not asked.no_browser,
        token=secrets.token_urlsafe(8) if asked.token == "" else asked.token,
        base_url=asked.base_url,
        warm=asked.warm,
        pages=asked.max_pages,
        idle=60 * asked.idle_minutes,
        cull_connected=asked.cull_connected,
        debug=asked.debug,
    )
    try:
        server.serve(options)
    except ports.CannotServe as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def _notebooks(asked: argparse.Namespace) -> int:
    from gin_widgets.app import notebooks, places  # noqa: PLC0415  as above

    if asked.folder is None and not places.is_checkout():
        sys.stderr.write("Name a folder: gin-widgets notebooks FOLDER\n")
        return 1
    folder = asked.folder or places.notebooks_folder()
    if not asked.check:
        for path in notebooks.write(folder):
            sys.stdout.write(f"{path}\n")
        return 0
    stale = notebooks.out_of_date(folder)
    for name in stale:
        sys.stderr.write(f"out of date: {name}\n")
    if stale:
        sys.stderr.write("Write them again with: gin-widgets notebooks\n")
    return 1 if stale else 0
