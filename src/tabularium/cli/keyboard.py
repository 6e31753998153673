"""Reading lines, with editing, history and completion where the terminal has them."""

from __future__ import annotations

import sys
from collections.abc import Sequence

try:
    import readline
except ImportError:  # Windows has none
    readline = None  # type: ignore[assignment]


class Keyboard:
    """Asks for a line; Tab completes to what could be meant."""

    def __init__(self) -> None:
        self._words: list[str] = []
        if readline is not None and sys.stdin.isatty():
            readline.set_completer(self._complete)
            readline.set_completer_delims(" ")
            readline.parse_and_bind("tab: complete")

    def ask(self, prompt: str = "> ", words: Sequence[str] = ()) -> str:
        """One line; EOFError when there are no more."""
        self._words = list(words)
        # the prompt goes through input(), or readline would write over it
        return input(prompt)

    def _complete(self, text: str, number: int) -> str | None:
        fitting = [word for word in self._words if word.startswith(text)]
        return fitting[number] if number < len(fitting) else None
