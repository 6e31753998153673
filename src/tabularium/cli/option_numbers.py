"""The numbers of options on the things that they are about."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tabularium.cli.look import Look
from tabularium.kernel.offer import CHOSEN

STYLE = "bold yellow"

Numbers = dict[str, list[str]]


def numbers_at(look: Look, zone: str, seat: int = -1, part: int = CHOSEN) -> Numbers:
    """The numbers of options by the things of a zone that have a part in them, the chosen ones if
    nothing else is said; of copies each has its own.

    A thing that all options choose asks: no number belongs onto it.
    """
    found: Numbers = {}
    chosen = [
        {(it.zone, it.seat, it.name, it.spot) for it in option.about if it.part == part}
        for option in look.options
    ]
    asking = set.intersection(*chosen) if chosen and part == CHOSEN else set()
    for option, things in zip(look.options, chosen, strict=True):
        for place, whose, name, _ in sorted(things - asking):
            if (place, whose) == (zone, seat):
                found.setdefault(name, []).append(str(option.index + 1))
    return found


def mark(found: Sequence[str]) -> str:
    return "/".join(found)


def mark_text(found: Sequence[str]) -> Text:
    """The numbers of options before something, nothing for none."""
    return Text(f"{mark(found)} " if found else "", STYLE)
