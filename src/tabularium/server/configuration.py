"""Settings from where people write them: the command line before the environment before a file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from tabularium.server.errors import CannotStart
from tabularium.server.settings import Settings

PREFIX = "TABULARIUM_"
CONFIG = f"{PREFIX}CONFIG"
# other things that the environment tells Tabularium, or that tells how it is built and tried
OTHERS = frozenset(
    f"{PREFIX}{name}"
    for name in ("CONFIG", "LANG", "COMPILE", "COMPILED", "INSTALL", "PASSWORD", "SERVER")
)
NAMES = tuple(one.name for one in fields(Settings))
LISTS = frozenset(
    name for name, kind in get_type_hints(Settings).items() if kind == tuple[str, ...]
)


def configure(
    given: Mapping[str, Any],
    environment: Mapping[str, str],
    file: Path | None = None,
) -> Settings:
    """The settings of a server; CannotStart says what is wrong with them.

    ``given`` is what the command line says, None where it says nothing.
    """
    if file is None and environment.get(CONFIG):
        file = Path(environment[CONFIG])
    found: dict[str, Any] = {}
    if file is not None:
        found |= _from_file(file)
    found |= _from_environment(environment)
    found |= {
        name: _converted(name, value, f"--{name}", strict=False)
        for name, value in given.items()
        if value is not None
    }
    return Settings(**found)


def _from_file(file: Path) -> dict[str, Any]:
    try:
        written = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as problem:
        said = problem.strerror or str(problem)
        raise CannotStart("server-error-config", file=str(file), problem=said) from None
    except ValueError as problem:  # of TOML, or of its letters
        raise CannotStart("server-error-config", file=str(file), problem=str(problem)) from None
    for name in written:
        if name not in NAMES:
            raise CannotStart("server-error-setting-unknown", name=name, where=str(file))
    return {
        name: _converted(name, value, f"{name} ({file})", strict=True)
        for name, value in written.items()
    }


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for variable, value in environment.items():
        if not variable.startswith(PREFIX) or variable in OTHERS:
            continue
        name = variable.removeprefix(PREFIX).lower()
        if name not in NAMES or variable != variable.upper():
            raise CannotStart("server-error-setting-unknown", name=variable, where="TABULARIUM_*")
        # several things in one variable: commas or blanks between them
        given: Any = re.split(r"[\s,]+", value.strip(" ,")) if name in LISTS else value
        found[name] = _converted(
            name, [one for one in given if one] if name in LISTS else given, variable, strict=False
        )
    return found


def _converted(name: str, value: Any, where: str, strict: bool) -> Any:
    """A value as the setting has it; CannotStart names the setting, never what was written."""
    kind = get_type_hints(Settings, include_extras=True)[name]
    try:
        return msgspec.convert(value, kind, strict=strict, dec_hook=_path)
    except msgspec.ValidationError as problem:
        raise CannotStart("server-error-setting", name=where, problem=str(problem)) from None


def _path(kind: type, value: Any) -> Path:
    if not isinstance(value, str | Path):
        raise ValueError(f"Expected `str`, got `{type(value).__name__}`")
    return Path(value)
