"""Consoles: where everything is printed."""

from __future__ import annotations

import sys
from textwrap import TextWrapper

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
    """A sentence or several: on a terminal it is broken between words.

    No word is broken, so that paths can be copied whole; elsewhere it is one line.
    """
    if console.is_terminal:
        lines = TextWrapper(console.width, break_long_words=False, break_on_hyphens=False)
        text = "\n".join(lines.fill(part) for part in text.split("\n"))
    console.print(Text(text, style=style), soft_wrap=True)
