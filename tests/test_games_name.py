"""``tabularium.games`` is a function and a package: it is called, and imported from."""

import subprocess
import sys

FRESH = """
import tabularium.games.altay.layout as at
import tabularium as tb
from pkgutil import resolve_name
from unittest import mock

ours = {"altay", "imperium", "nations", "settlers"}  # others may be installed beside them
print([info.id for info in tb.games() if info.id in ours])
assert tb.games.altay.layout is at
assert resolve_name("tabularium.games.settlers.layout").LAYOUT.entries
with mock.patch("tabularium.games.nations.boards.KINDS", [], create=True):
    assert tb.games.nations.boards.KINDS == []
"""


def test_it_is_called_and_imported_from():
    """In a process of its own: here games are imported already, perhaps in another order."""
    run = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert run.stdout == "['altay', 'settlers', 'nations', 'imperium']\n"
