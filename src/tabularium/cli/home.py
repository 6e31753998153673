"""Where a person's data lies unless told otherwise: saved games, tables, tournaments."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

NAME = "tabularium"
VARIABLE = "XDG_DATA_HOME"  # says where, on every system


def home() -> Path:
    """The folder for all of it, where the system keeps such things."""
    return homes()[0]


def homes() -> list[Path]:
    """That folder, then others in which something of earlier may lie.

    It lay in ~/.local/share on every system once: who has data there, and none yet where the
    system wants it, keeps it there.
    """
    told = os.environ.get(VARIABLE)
    if told:
        return [Path(told) / NAME]
    usual = user_data_path(NAME, appauthor=False)
    before = Path.home() / ".local" / "share" / NAME
    if before == usual or not before.exists():
        return [usual]
    return [usual, before] if usual.exists() else [before]
