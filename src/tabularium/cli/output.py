"""Consoles: where everything is printed."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text


def out() -> Console:
    """Standard output, made anew for each command so that tests can redirect it."""
    return _console(False)


def err() -> Console:
    """Standard error."""
    return _console(True)


def _console(stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    # a terminal without our letters shows question marks, and the game goes on
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def line(console: Console, text: str, style: str = "") -> None:
    """One line, never broken, so that paths and messages can be copied whole."""
    console.print(Text(text, style=style), soft_wrap=True)
