"""The texts: Fluent files, one folder per language."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from tabularium.locale.talk import Talk

LANGUAGES = ("en", "pl", "hu")


@cache
def talk(lang: str) -> Talk:
    """The texts of one of the LANGUAGES."""
    # isolation marks are for mixed writing directions and would end up in terminals and keys
    bundle = FluentBundle([lang], use_isolating=False)
    folder = resources.files(__name__) / lang
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Talk(lang, bundle)
