"""The `gin-widgets` command: what it understands, what it answers, what it refuses."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gin_widgets.app import cli, places, server
from gin_widgets.app.settings import Options
from gin_widgets.version import __version__


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Options]:
    """The options of every call of `serve`, which serves nothing here."""
    calls: list[Options] = []
    monkeypatch.setattr(server, "serve", calls.append)
    return calls


def test_no_argument_serves_and_opens_the_browser(served: list[Options]) -> None:
    assert cli.main([]) == 0
    assert served == [Options()]
    assert served[0].browser
    assert served[0].host == "127.0.0.1"


def test_options_without_a_command_are_those_of_serve(served: list[Options]) -> None:
    assert cli.main(["--port", "9000", "--no-browser"]) == 0
    assert served == [Options(port=9000, browser=False)]


def test_serve_reads_every_option(served: list[Options]) -> None:
    words = (
        "serve --host 0.0.0.0 --port 0 --no-browser --token cards --base-url gin/app --max-pages 7 "
        "--idle-minutes 2 --cull-connected --warm 3 --debug"
    )
    assert cli.main(words.split()) == 0
    assert served == [
        Options(
            host="0.0.0.0",  # noqa: S104  only read, never bound
            port=0,
            browser=False,
            token="cards",  # noqa: S106  a word for this test
            base_url="/gin/app/",
            warm=3,
            pages=7,
            idle=120,
            cull_connected=True,
            debug=True,
        )
    ]


def test_a_token_without_a_word_is_made_up_anew(served: list[Options]) -> None:
    cli.main(["serve", "--token"])
    cli.main(["serve", "--token"])
    first, second = (options.token or "" for options in served)
    assert len(first) > 8
    assert first != second


@pytest.mark.parametrize("words", ["serve --help", "notebooks --help", "--help"])
def test_help_is_given(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(words.split())
    assert stopped.value.code == 0
    assert "usage: gin-widgets" in capsys.readouterr().out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--version"])
    assert capsys.readouterr().out.strip() == f"gin_widgets {__version__}"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("serve --port 70000", "70000 is no port; the largest is 65535"),
        ("serve --port eight", "'eight' is not a whole number from 0 on"),
        ("serve --notebooks /no/such", "there is no folder '/no/such'"),
        ("serve --max-pages -1", "'-1' is not a whole number from 0 on"),
        ("notebooks --chekc", "unrecognized arguments: --chekc"),
        ("sevre", "unrecognized arguments: sevre"),
    ],
)
def test_what_is_not_understood_is_refused_with_the_reason(
    words: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(words.split())
    assert stopped.value.code == 2
    assert reason in capsys.readouterr().err


def test_missing_packages_are_named_with_the_cure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(sys.modules, "gin_widgets.app.server")
    monkeypatch.delattr("gin_widgets.app.server")
    monkeypatch.setitem(sys.modules, "voila.app", None)
    assert cli.main(["serve"]) == 1
    assert "pip install 'gin_widgets[app]'" in capsys.readouterr().err


def test_notebooks_are_written_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["notebooks", "--check", str(tmp_path)]) == 1
    assert "out of date: sw/rules.ipynb" in capsys.readouterr().err
    assert cli.main(["notebooks", str(tmp_path)]) == 0
    assert str(tmp_path / "sw" / "rules.ipynb") in capsys.readouterr().out
    assert cli.main(["notebooks", "--check", str(tmp_path)]) == 0
    assert cli.main(["notebooks", str(tmp_path)]) == 0
    assert capsys.readouterr().out == ""


def test_an_installed_package_does_not_write_into_itself(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(places, "notebooks_folder", lambda: places.APP / "share" / "notebooks")
    assert cli.main(["notebooks"]) == 1
    assert "Name a folder" in capsys.readouterr().err


def _run(*words: str, folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "gin_widgets", "serve", "--no-browser", *words],
        env={**os.environ, "JUPYTER_DATA_DIR": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_an_address_that_is_not_this_machine_s_is_refused(tmp_path: Path) -> None:
    run = _run("--host", "203.0.113.1", folder=tmp_path)
    _, errors = run.communicate(timeout=60)
    assert run.returncode == 1
    assert "Cannot listen on 203.0.113.1" in errors
    assert "Traceback" not in errors


def test_a_taken_port_gives_way_to_the_next_and_ctrl_c_stops(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        run = _run("--port", str(taken), folder=tmp_path)
        assert run.stdout is not None
        lines = [run.stdout.readline() for _ in range(3)]
        time.sleep(0.5)  # the loop that hears the signal starts after the lines are written
        run.send_signal(2)
        rest, errors = run.communicate(timeout=60)
    assert lines[0].startswith(f"Port {taken} is taken; port ")
    assert lines[1].startswith("gin_widgets is open at http://127.0.0.1:")
    assert f":{taken}/" not in lines[1]
    assert (run.returncode, rest, errors) == (0, "\nStopped.\n", "")
