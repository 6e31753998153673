"""Which language to speak: the one asked for, else the one of the environment, else English."""

from __future__ import annotations

import os
import sys
from itertools import pairwise

from rich.markup import escape

from tabularium.kernel.errors import UnknownLanguage
from tabularium.locale import LANGUAGES, talk
from tabularium.locale.talk import Args, Talk

VARIABLES = ("TABULARIUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def default_language() -> str:
    """The language of the environment, as in LANG=pl_PL.UTF-8."""
    for variable in VARIABLES:
        value = os.environ.get(variable, "")
        if value:
            code = value[:2].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def speak(lang: str) -> Talk:
    """The texts of a language, if none is named of the usual one; UnknownLanguage names them."""
    lang = lang or default_language()
    if lang not in LANGUAGES:
        raise UnknownLanguage("error-language", given=lang, possible=LANGUAGES)
    return talk(lang)


def help_language() -> str:
    """The language of --help, which is written before the command line is read."""
    words = " ".join(sys.argv[1:]).replace("--lang=", "--lang ").split(" ")
    for word, following in pairwise(words):
        if word == "--lang" and following in LANGUAGES:
            return following
    return default_language()


def said(message: str, args: Args | None = None) -> str:
    """A help text."""
    return talk(help_language()).say(message, args)


def examples(message: str) -> str:
    """A help text in which lines to be typed begin with $; they are made to stand out."""
    lines = [
        f"[bold cyan]{escape(text)}[/]" if text.startswith("$") else escape(text)
        for text in said(message).splitlines()
    ]
    # a paragraph each, or they would be joined
    return "\n\n".join(line for line in lines if line)
