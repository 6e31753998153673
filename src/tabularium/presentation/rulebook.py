"""The rulebook of a game: a text in Markdown, in which every rule has its number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from tabularium.plugin import Plugin
from tabularium.plugins import plugin_of

_HERE = Path(__file__).resolve()
ENGLISH = "en"


@dataclass(frozen=True)
class Book:
    """``lang`` is English where there is no translation."""

    lang: str
    text: str


@cache
def rulebook_of(game: str, lang: str) -> Book | None:
    """The rules of a game; None when it brings none.

    >>> rulebook_of("altay", "pl").text.splitlines()[0]
    '# Altay: Świt Cywilizacji — zasady'
    """
    plugin = plugin_of(game)
    for spoken in dict.fromkeys([lang, ENGLISH]):
        parts = list(_brought(plugin, spoken) if plugin.texts else _ours(plugin, spoken))
        if parts:
            return Book(spoken, "\n\n".join(part.strip() for part in parts) + "\n")
    return None


def _brought(plugin: Plugin, lang: str) -> Iterator[str]:
    """A game from elsewhere has it beside its words."""
    yield from _read(resources.files(plugin.texts) / lang / "rules.md")


def _ours(plugin: Plugin, lang: str) -> Iterator[str]:
    """The rules, and the rulings on this game, for which all games share a document."""
    info = plugin.rules.info
    folder = _documents() if lang == ENGLISH else _documents() / lang
    for rules in _read(folder / "rules" / f"{info.id}.md"):
        yield rules
        for rulings in _read(folder / "rulings.md"):
            title, *sections = rulings.split("\n## ")
            for section in sections:
                heading, _, said = section.partition("\n")
                if heading == info.title.partition(":")[0]:
                    yield f"#{title.splitlines()[0]}"  # its title is a heading here
                    yield said


def _documents() -> Path:
    """In a wheel they lie in this package, in a checkout above it."""
    folders = [parent / "docs" for parent in _HERE.parents]
    return next((folder for folder in folders if (folder / "rules").is_dir()), folders[0])


def _read(file: Traversable) -> Iterator[str]:
    if file.is_file():
        yield file.read_text(encoding="utf-8")
