"""Understanding what a player types: an option in one of several ways, or a command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from tabularium.cli.table import TerminalTable
from tabularium.kernel.game import Option
from tabularium.locale.talk import Args
from tabularium.presentation.folded import folded

# every way to type a command; single letters here are never hotkeys of options
COMMANDS = {
    "": "table",
    "?": "help",
    "help": "help",
    "u": "undo",
    "undo": "undo",
    "l": "log",
    "log": "log",
    "s": "scores",
    "scores": "scores",
    "m": "map",
    "map": "map",
    "board": "map",
    "hint": "hint",
    "save": "save",
    "q": "quit",
    "quit": "quit",
    "exit": "quit",
}
ASKS_HELP = "h"  # where it is no hotkey: never the option whose name happens to begin so
WITH_WORDS = ("?", "help", "save")  # what may follow them is not ours to read
LISTED = 6

T = TypeVar("T")


@dataclass(frozen=True)
class Pick:
    """An option was chosen."""

    index: int


@dataclass(frozen=True)
class Command:
    """Something other than a move is wanted."""

    name: str
    words: str = ""


@dataclass(frozen=True)
class Misheard:
    """The line fits nothing, or too much: a message that says so."""

    message: str
    args: Args


def hotkeys(options: Sequence[Option], table: TerminalTable) -> dict[str, int]:
    """The letters that stand for options now."""
    letters: dict[str, int] = {}
    for option in options:
        letter = table.guide.hotkey(option.key)
        if letter and letter not in COMMANDS:
            letters[letter] = option.index
    return letters


def command(line: str) -> Command | None:
    """The command that a line is, if it is one."""
    text = " ".join(line.split())
    if text.startswith("?") and text != "?":
        return Command("help", text[1:].strip())
    first, _, rest = text.partition(" ")
    if first.lower() in WITH_WORDS and rest:
        return Command(COMMANDS[first.lower()], line.strip()[len(first) :].strip())
    word = text.lower()
    return Command(COMMANDS[word]) if word in COMMANDS else None


def understand(
    line: str, options: Sequence[Option], letters: dict[str, int], lang: str
) -> Pick | Command | Misheard:
    """What a typed line means at a decision."""
    found = command(line)
    if found is not None:
        return found
    word = " ".join(line.split()).lower()
    if word in letters:
        return Pick(letters[word])
    if word == ASKS_HELP:
        return Command("help")
    if word.isdecimal():
        number = int(word)
        if 1 <= number <= len(options):
            return Pick(number - 1)
        return Misheard("cli-wrong-number", {"given": word[:20], "most": len(options)})
    return _by_name(word, options, lang)


def _by_name(word: str, options: Sequence[Option], lang: str) -> Pick | Misheard:
    """By key, else by how keys begin, else by how a word in them or in their text begins."""
    given = folded(word)
    exact = [option for option in options if option.key == word]
    begins = [option for option in options if option.key.startswith(word)]
    inside = [option for option in options if _mentions(option, given, lang)]
    named = {option.index: f"{option.index + 1} {option.text(lang)}" for option in options}
    meant = [[option.index for option in found] for found in (exact, begins, inside)]
    index = the_one(word, meant, named)
    return index if isinstance(index, Misheard) else Pick(index)


def the_one(word: str, meant: Sequence[Sequence[T]], named: Mapping[T, str]) -> T | Misheard:
    """What a word means: the one thing that the first readings which find something agree on."""
    for found in meant:
        if len(found) == 1:
            return found[0]
        if found:
            listed = [named[one] for one in found[:LISTED]]
            more = ["…"] if len(found) > LISTED else []
            args: Args = {"given": word[:40], "possible": "; ".join(listed + more)}
            return Misheard("cli-wrong-ambiguous", args)
    return Misheard("cli-wrong-unknown", {"given": word[:40], "most": len(named)})


def _mentions(option: Option, given: str, lang: str) -> bool:
    words = option.key.split(":") + folded(option.text(lang)).split()
    text = folded(option.text(lang))
    return any(word.startswith(given) for word in words) or text.startswith(given)
