"""The numbers of options on the things that they are about."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from tabularium.cli.table import Look
from tabularium.kernel.offer import CHOSEN

STYLE = "bold yellow"

Numbers = dict[str, list[str]]


def numbers_at(look: Look, zone: str, seat: int = -1, *words: str) -> Numbers:
    """The numbers of options by the things of a zone that they choose; of copies each has its own.

    With ``words`` only of options whose keys begin with one of them. A thing that all options are
    about asks: no number belongs onto it.
    """
    chosen = [
        {(it.zone, it.seat, it.name, it.spot) for it in option.about if it.part == CHOSEN}
        for option in look.options
    ]
    asking = set.intersection(*chosen) if chosen else set()
    found: Numbers = {}
    for option, things in zip(look.options, chosen, strict=True):
        if words and option.key.partition(":")[0] not in words:
            continue
        for place, whose, name, _ in sorted(things - asking):
            if (place, whose) == (zone, seat):
                found.setdefault(name, []).append(str(option.index + 1))
    return found


def mark(found: Sequence[str]) -> str:
    return "/".join(found)


def mark_text(found: Sequence[str]) -> Text:
    """The numbers of options before something, nothing for none."""
    return Text(f"{mark(found)} " if found else "", STYLE)
