"""The texts: Fluent files, one folder per language."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from tabularium.locale.talk import Talk

LANGUAGES = ("en", "pl", "hu")
_packages = [__name__]  # whose folders en, pl and hu hold texts


@cache
def talk(lang: str) -> Talk:
    """The texts of one of the LANGUAGES."""
    # isolation marks are for mixed writing directions and would end up in terminals and keys
    found = Talk(lang, FluentBundle([lang], use_isolating=False))
    for package in _packages:
        _read(found, package)
    return found


def add_texts(package: str) -> None:
    """Texts of a game from elsewhere: a package with a folder for every language."""
    if package in _packages:
        return
    for lang in LANGUAGES:
        _read(talk(lang), package)
    _packages.append(package)


def _read(found: Talk, package: str) -> None:
    folder = resources.files(package) / found.lang
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            found.add(FluentResource(file.read_text(encoding="utf-8")))
