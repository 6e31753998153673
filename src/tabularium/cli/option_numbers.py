"""The numbers of options, or of what a set can hold, on the things that they are about."""

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

    A thing that all options choose asks: no number belongs onto it. A set may hold but one thing.
    """
    found: Numbers = {}
    chosen = [
        (number, {(it.zone, it.seat, it.name, it.spot) for it in about if it.part == part})
        for number, about in look.numbered
    ]
    all_choose = len(chosen) > 1 and part == CHOSEN
    asking = set.intersection(*[things for _, things in chosen]) if all_choose else set()
    for number, things in chosen:
        for place, whose, name, _ in sorted(things - asking):
            if (place, whose) == (zone, seat):
                found.setdefault(name, []).append(str(number))
    return found


def mark(found: Sequence[str]) -> str:
    return "/".join(found)


def mark_text(found: Sequence[str]) -> Text:
    """The numbers of options before something, nothing for none."""
    return Text(f"{mark(found)} " if found else "", STYLE)
