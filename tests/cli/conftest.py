"""A person at the terminal, and a place for their games."""

import os
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from tabularium.cli.main import app

COMMAND = [sys.executable, "-c", "from tabularium.cli.main import app; app()"]


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Where games are saved, and an environment that is the same everywhere."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("TABULARIUM_LANG", "en")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    for name in ("FORCE_COLOR", "NO_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def saves(home):
    """The files of saved games."""
    return lambda: sorted((home / "tabularium" / "saves").glob("*.json"))


@pytest.fixture
def run():
    """Run the command with lines typed in."""

    def run(*words, lines=(), code=0):
        text = "".join(f"{line}\n" for line in lines)
        result = CliRunner().invoke(app, [str(word) for word in words], input=text)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert result.exit_code == code, result.output
        return result

    return run


@pytest.fixture
def command():
    """What starts the program as a process of its own."""
    return COMMAND


@pytest.fixture
def start():
    """Start the command as a process of its own, with pipes."""
    started = []

    def start(*words):
        process = subprocess.Popen(
            [*COMMAND, *[str(word) for word in words]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=os.environ.copy(),
        )
        started.append(process)
        return process

    yield start
    for process in started:
        if process.poll() is None:
            process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()
