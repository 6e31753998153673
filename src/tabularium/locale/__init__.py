"""The texts: Fluent files, one folder per language."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from tabularium.locale.talk import Talk

LANGUAGES = ("en", "pl", "hu")
_packages = [__name__]  # whose folders en, pl and hu hold texts


@cache
def talk(lang: str) -> Talk:
    """The texts of one of the LANGUAGES."""
    # isolation marks are for mixed writing directions and would end up in terminals and keys
    found = Talk(lang, FluentBundle([lang], use_isolating=False))
    for package in _packages:
        for resource in _read(lang, package):
            found.add(resource)
    return found


def add_texts(package: str) -> None:
    """Texts of a game from elsewhere: a package with a folder for every language it speaks."""
    if package in _packages:
        return
    read = {lang: _read(lang, package) for lang in LANGUAGES}  # all of them, or none is added
    for lang, resources_of in read.items():
        for resource in resources_of:
            talk(lang).add(resource)
    _packages.append(package)


class BadText(ValueError):
    """Texts that are missing, or that Fluent cannot read; says where and why."""


def _read(lang: str, package: str) -> list[Resource]:
    """The texts of a package: in English, where it does not speak the language."""
    folder = resources.files(package) / lang
    files = (
        [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    )
    if not files:
        if lang == LANGUAGES[0]:
            raise BadText(f"{package}/{lang}: there are no texts, and every game speaks English")
        return _read(LANGUAGES[0], package)
    found: list[Resource] = []
    for file in sorted(files, key=lambda entry: entry.name):
        text = file.read_text(encoding="utf-8")
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                problem = entry.annotations[0]
                line = text.count("\n", 0, problem.span.start if problem.span else 0) + 1
                where = f"{package}/{lang}/{file.name}:{line}"
                raise BadText(f"{where}: {problem.message}")
        found.append(resource)
    return found
