"""The numbers of options on the things that they are about."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tabularium.kernel.game import Option
from tabularium.kernel.offer import CHOSEN

STYLE = "bold yellow"


class OptionNumbers:
    """By the place of the thing chosen, as ``Thing.place`` says it."""

    def __init__(self, options: Sequence[Option]) -> None:
        self._found: dict[str, list[str]] = {}
        for option in options:
            for thing in option.about:
                if thing.part == CHOSEN:
                    self._found.setdefault(thing.place, []).append(str(option.index + 1))

    def at(self, zone: str, name: str, seat: int | None = None) -> str:
        """The numbers for one thing: 3/4, or nothing."""
        whose = "" if seat is None else f"@{seat}"
        return "/".join(self._found.get(f"{zone}{whose}:{name}", []))


def number_mark(numbers: str) -> Text:
    """Numbers before something, nothing for none."""
    return Text(f"{numbers} " if numbers else "", STYLE)
