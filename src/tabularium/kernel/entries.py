"""Reading a document that a person wrote: every mistake is named with its place."""

from __future__ import annotations

from typing import Any, Final

from tabularium.kernel.errors import BadPosition, quoted, whole

MOST: Final = 10**9  # nothing on a table is counted further


def unknown(where: str, given: object, possible: list[str]) -> BadPosition:
    """A name that is none of the possible ones."""
    return BadPosition("error-position-choice", where=where, given=given, possible=possible)


def unfit(where: str, given: object, expected: str) -> BadPosition:
    """A value of the wrong sort; ``expected`` names what was wanted."""
    return BadPosition("error-position-value", where=where, given=quoted(given), expected=expected)


def too_many(where: str, given: int, most: int) -> BadPosition:
    """A number that is too large."""
    return BadPosition("error-position-most", where=where, given=given, most=most)


def is_nothing(value: Any) -> bool:
    """Whether a value is what a game writes where there is nothing yet."""
    if isinstance(value, dict):
        return is_nothing(list(value.values()))
    if isinstance(value, list):
        return all(is_nothing(item) for item in value)
    return value is None or value is False or value == 0


class Entries:
    """An object of a document, of which only some names are known."""

    def __init__(self, path: str, doc: Any, known: list[str]) -> None:
        self.path = path
        if not isinstance(doc, dict):
            raise unfit(path or "position", doc, "object")
        for name in doc:
            if name not in known:
                raise unknown(path or "position", name, known)
        self.doc: dict[str, Any] = doc

    def at(self, name: str) -> str:
        """The place of an entry, for messages."""
        return f"{self.path}.{name}" if self.path else name

    def has(self, name: str) -> bool:
        return name in self.doc

    def value(self, name: str) -> Any:
        return self.doc.get(name)

    def need(self, name: str) -> Any:
        if name not in self.doc:
            raise BadPosition("error-position-missing", where=self.at(name))
        return self.doc[name]

    def number(self, name: str, default: int, most: int = MOST, least: int = 0) -> int:
        """A whole number from ``least`` to ``most``."""
        value = self.doc.get(name, default)
        if not whole(value) or not isinstance(value, int):
            raise unfit(self.at(name), value, "number")
        if value > most:
            raise too_many(self.at(name), value, most)
        if value < least:
            raise BadPosition("error-position-least", where=self.at(name), given=value, least=least)
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self.doc.get(name, default)
        if not isinstance(value, bool):
            raise unfit(self.at(name), value, "flag")
        return value

    def text(self, name: str) -> str | None:
        value = self.doc.get(name)
        if value is not None and not isinstance(value, str):
            raise unfit(self.at(name), value, "name")
        return value

    def items(self, name: str) -> list[Any]:
        value = self.doc.get(name, [])
        if not isinstance(value, list):
            raise unfit(self.at(name), value, "list")
        return value

    def different(self, name: str) -> list[Any]:
        """A list in which nothing is named twice."""
        items = self.items(name)
        for i in range(len(items)):
            if items[i] in items[:i]:
                raise BadPosition("error-position-twice", where=self.at(name), given=items[i])
        return items

    def lists(self, name: str, most: int) -> list[list[Any] | None]:
        """A list of lists, one for each of something; None for those that nothing is said of."""
        items = self.items(name)
        if len(items) > most:
            raise too_many(self.at(name), len(items), most)
        found: list[list[Any] | None] = []
        for i, item in enumerate(items):
            if item is not None and not isinstance(item, list):
                raise unfit(self.at(f"{name}[{i}]"), item, "list")
            found.append(item)
        return found + [None] * (most - len(found))

    def pairs(self, name: str) -> dict[str, Any]:
        value = self.doc.get(name, {})
        if not isinstance(value, dict):
            raise unfit(self.at(name), value, "object")
        return value

    def amounts(self, name: str, known: list[str]) -> dict[str, int]:
        """Names with whole numbers from 0 on."""
        found = Entries(self.at(name), self.pairs(name), known)
        return {key: found.number(key, 0) for key in found.doc}

    def players(self, seats: int, known: list[str]) -> list[Entries]:
        """What is said of each player, nothing for those left out at the end."""
        items = self.items("players")
        if len(items) > seats:
            raise too_many("players", len(items), seats)
        items = items + [{}] * (seats - len(items))
        return [Entries(f"players[{seat}]", items[seat], known) for seat in range(seats)]
