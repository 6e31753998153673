"""The tests find PostgreSQL in PATH or where Debian puts it, and say what is missing."""

import pytest

import server_support
from server_support import Postgres, program


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """Puts programs that do nothing into folders of versions; nothing is in PATH."""
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setattr(server_support, "DEBIAN", tmp_path)

    def install(version, *names):
        for name in names:
            file = tmp_path / version / "bin" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("#!/bin/sh\n")
            file.chmod(0o755)

    return install


def test_the_newest_version_is_taken(installed, tmp_path):
    for version in ("9", "15", "13"):
        installed(version, "initdb")
    assert program("initdb") == str(tmp_path / "15" / "bin" / "initdb")


def test_path_comes_first(installed, tmp_path, monkeypatch):
    installed("15", "initdb")
    installed("own", "initdb")
    monkeypatch.setenv("PATH", str(tmp_path / "own" / "bin"))
    assert program("initdb") == str(tmp_path / "own" / "bin" / "initdb")


def test_what_is_missing_is_named(installed):
    installed("15", "initdb", "psql")
    assert "postgres neither in PATH" in Postgres.missing()
