"""A language to speak in: everything is said through it, nothing has strings of its own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from babel.numbers import format_decimal, format_percent

from tabularium.locale.variables import variables

Args = dict[str, str | int]
MINUS = "−"
SAID = 8192  # sentences of a language that are remembered: a table says the same ones again


def number(n: int) -> str:
    """A whole number with a minus of the right length."""
    return str(n) if n >= 0 else f"{MINUS}{-n}"


class Talk:
    """Messages of one language, formatted by Fluent."""

    __slots__ = ("_bundle", "_plain", "_said", "lang", "names")

    def __init__(self, lang: str, bundle: Any) -> None:
        self.lang: str = lang
        self.names: tuple[str, ...] = ()  # of those at the table, seat by seat; "": has given none
        self._bundle = bundle
        self._plain: dict[str, str] = {}  # messages without arguments are said once
        self._said = lru_cache(SAID)(self._say)

    def add(self, resource: Any) -> None:
        """More messages, read by Fluent."""
        self._bundle.add_resource(resource)
        self._plain.clear()
        self._said.cache_clear()

    def naming(self, names: Sequence[str]) -> Talk:
        """The same texts at a table whose people have given their names."""
        found = Talk.__new__(Talk)
        found.lang = self.lang
        found._bundle = self._bundle
        found._plain = self._plain
        found._said = self._said
        found.names = tuple(names)
        return found

    def name(self, seat: int) -> str:
        """The name that somebody has given at the table, else nothing."""
        return self.names[seat] if seat < len(self.names) else ""

    def say(self, message: str, args: Args | None = None) -> str:
        """The message with its arguments filled in; a missing one shows as ‹its-name›.

        ``name.attribute`` asks for an attribute of a message (a grammatical case, say), and
        ``name.first.second`` for the second where the first is not given.
        """
        if args:
            return self._said(message, tuple(args.items()))
        if message not in self._plain:
            self._plain[message] = self._say(message, ())
        return self._plain[message]

    def decimal(self, value: float, sign: bool = False) -> str:
        """A number with one decimal, after a point or a comma; with ``sign`` a plus is shown."""
        return format_decimal(value, "+0.0;-0.0" if sign else "0.0", self.lang)

    def percent(self, value: float, sign: bool = False) -> str:
        """A part of one as per cent, with one decimal."""
        return format_percent(value, "+0.0%;-0.0%" if sign else "0.0%", self.lang)

    def _say(self, message: str, args: tuple[tuple[str, str | int], ...]) -> str:
        name, *forms = message.split(".")
        if not self._bundle.has_message(name):
            return f"‹{message}›"
        found = self._bundle.get_message(name)
        pattern = found.value  # a language without the case uses the plain form
        for form in forms:
            if form in found.attributes:
                pattern = found.attributes[form]
                break
        text, problems = self._bundle.format_pattern(pattern, dict(args))
        if problems:
            return f"‹{message}: {problems[0]}›"
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message, or ``name.attribute`` of one."""
        name, *forms = message.split(".")
        if not self._bundle.has_message(name):
            return False
        given = self._bundle.get_message(name).attributes
        return all(form in given for form in forms)

    def variables(self, message: str) -> set[str]:
        """What a message, with those that it quotes, wants to be given."""
        return variables(self._bundle, message)

    def join(self, parts: list[str]) -> str:
        """A list in words: a, b and c."""
        if not parts:
            return self.say("nothing")
        if len(parts) == 1:
            return parts[0]
        return self.say("and", {"head": ", ".join(parts[:-1]), "last": parts[-1]})

    def either(self, parts: list[str]) -> str:
        """Alternatives in words: a, b or c."""
        if len(parts) == 1:
            return parts[0]
        return self.say("or", {"head": ", ".join(parts[:-1]), "last": parts[-1]})

    def clauses(self, parts: list[str]) -> str:
        """A list of clauses, each with a verb of its own: do this, do that and do something."""
        if len(parts) < 2:
            return self.join(parts)
        return self.say("and-clauses", {"head": ", ".join(parts[:-1]), "last": parts[-1]})


Spoken = str | Talk  # a language, or the texts of one as they are said at a table


class Names(Talk):
    """Says every message by its name, arguments and all: no language is read for it."""

    def __init__(self) -> None:
        super().__init__("", None)

    def say(self, message: str, args: Args | None = None) -> str:
        return message
