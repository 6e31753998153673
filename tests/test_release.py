"""The version is the same wherever it is said, and the changelog has a dated section for it."""

import re
import subprocess
import sys
from pathlib import Path

import tabularium as tb

ROOT = Path(__file__).resolve().parent.parent


def cited(field):
    return re.search(rf"^{field}: (.+)$", (ROOT / "CITATION.cff").read_text(), re.M)[1]


def test_the_version_is_said_once():
    dated = re.search(r"^## \[([^]U]+)\] - (\S+)$", (ROOT / "CHANGELOG.md").read_text(), re.M)
    assert dated.groups() == (tb.__version__, cited("date-released"))
    assert cited("version") == tb.__version__


def test_the_notes_of_a_release():
    tool = [sys.executable, ROOT / "tools" / "release_notes.py"]
    told = subprocess.run([*tool, f"v{tb.__version__}"], capture_output=True, text=True, check=True)
    assert told.stdout.startswith("### Added")
    unknown = subprocess.run([*tool, "v0.0.1"], capture_output=True, text=True, check=False)
    assert unknown.returncode == 1
    assert "says nothing of v0.0.1" in unknown.stderr
