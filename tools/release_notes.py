"""Prints what the changelog says of one version.

python tools/release_notes.py v0.2.0
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parent.parent / "CHANGELOG.md"


def notes(version: str) -> str:
    """The section of a version, without its heading."""
    wanted = re.escape(version.removeprefix("v"))
    found = re.search(rf"^## \[{wanted}\].*?\n(.*?)(?=^## |\Z)", CHANGELOG.read_text(), re.M | re.S)
    if found is None:
        sys.exit(f"release: CHANGELOG.md says nothing of {version}")
    return found[1].strip()


if __name__ == "__main__":
    print(notes(sys.argv[1]))
