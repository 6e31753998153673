"""Bots of one's own, named ``package.module:Class``."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from tabularium.kernel.errors import UnknownBot, shortened


def own_bot(name: str, seed: int) -> Any:
    """A bot of that class; UnknownBot says why there is none."""
    module, _, cls = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # a bot written where the command runs; installed ones come first
    try:
        found = getattr(import_module(module), cls)
        # nothing but a bot is ever called: a name may come from a file somebody was given
        if isinstance(found, type) and callable(getattr(found, "decide", None)):
            return found(seed)
    except Exception as problem:  # whatever somebody's module does
        said = f"{type(problem).__name__}: {problem}"
        raise UnknownBot("error-own-bot", given=name, problem=said) from problem
    raise UnknownBot("error-own-bot", given=name, problem=shortened(found))
