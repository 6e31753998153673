"""Is what a position document names really on the table? Nothing may be changed in silence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabularium.kernel.load import load_position
from tabularium.kernel.machine import Rules
from tabularium.kernel.record import write_position
from tabularium.testing.broken import BrokenPromise
from tabularium.testing.kit import Kit

# entries that are about no thing on the table, or are compared elsewhere
ASIDE: Final = ("seed", "options", "forced")


def check_faithful(rules: Rules, kit: Kit, doc: dict[str, Any], seed: int) -> None:
    """Load a document, with no move made, and write it again: what was named is there."""
    g = load_position(rules, {**doc, "forced": True})
    named = {name: value for name, value in doc.items() if name not in ASIDE}
    if isinstance(doc["seats"], int):  # a number of seats says nothing of who sits there
        del named["seats"]
    for where in differences(named, write_position(g), ""):
        if where not in kit.begun:
            raise BrokenPromise(
                "promise-faithful", game=rules.info.id, seed=str(seed), moves=0, name=where
            )


def differences(named: Any, written: Any, where: str) -> Iterator[str]:
    """Where something that is named is written otherwise; what is not named may be anything.

    Of seats, ``*`` is said for all: ``players.*.hand``.
    """
    if isinstance(named, dict):
        for name, value in named.items():
            there = written.get(name) if isinstance(written, dict) else None
            yield from differences(value, there, f"{where}.{name}" if where else name)
    elif isinstance(named, list) and where == "players":
        for value, there in zip(named, written):
            yield from differences(value, there, "players.*")
    elif isinstance(named, list) and any(part is None or isinstance(part, list) for part in named):
        if len(written or []) < len(named):
            yield where
        for value, there in zip(named, written or []):
            if value is not None or not goes_on(where):  # of some decks nothing is said
                yield from differences(value, there, where)
    elif isinstance(named, list):
        cards = _plain(written or [])
        if goes_on(where):
            cards = cards[: len(named)]
        if cards != _plain(named):
            yield where
    elif (named or None) != (written or None):  # whether nothing is said or not does not matter
        yield where


def goes_on(where: str) -> bool:
    """Unnamed cards lie beneath the named ones of a deck, or are out of the game."""
    return "deck" in where or where == "gone"


def _plain(part: Any) -> Any:
    """Cards with what lies on them, without what is nothing; a bare one is its name."""
    if isinstance(part, dict):
        inner = {name: _plain(value) for name, value in part.items()}
        full = {name: value for name, value in inner.items() if value not in (0, None, [], {})}
        return full["card"] if list(full) == ["card"] else full
    if isinstance(part, list):
        return [_plain(value) for value in part]
    return part
