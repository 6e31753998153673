"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tabularium.bots import names
from tabularium.cli.language import said, speak
from tabularium.locale import LANGUAGES
from tabularium.locale.talk import Args

BOTS: Args = {"bots": ", ".join(names())}


def option_of(flag: str, message: str = "", **more: Any) -> Any:
    """An option of a command; its help has the name of the option, if nothing else is said."""
    return typer.Option(flag, help=said(f"cli-help-{message or flag[2:]}", BOTS), **more)


def _language(ctx: typer.Context, lang: str) -> str:
    """Remember the language early, so that errors about other arguments are told in it."""
    ctx.find_root().obj = speak(lang).lang
    return lang


Lang = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        callback=_language,
        is_eager=True,
        show_default=False,
        help=said("cli-help-lang"),
    ),
]

Json = Annotated[bool, option_of("--json")]
