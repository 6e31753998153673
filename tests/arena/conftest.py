"""The command as a process of its own, as it is started on another machine."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = [sys.executable, "-c", "from tabularium.cli.main import app; app()", "arena"]
TESTS = str(Path(__file__).parents[1])


@pytest.fixture
def started(tmp_path, monkeypatch):
    """Start the command; gives the process."""
    paths = [TESTS, os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in paths if path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("TABULARIUM_LANG", "en")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    running = []

    def start(*words):
        process = subprocess.Popen(
            [*COMMAND, *[str(word) for word in words]],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        running.append(process)
        return process

    yield start
    for process in running:
        if process.poll() is None:
            process.kill()
        process.communicate()


@pytest.fixture
def results(started):
    """Run the command with --json; gives what it printed."""

    def run(*words):
        process = started(*words, "--json")
        out, err = process.communicate(timeout=120)
        assert process.returncode == 0, err
        return json.loads(out)

    return run
