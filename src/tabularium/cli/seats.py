"""Who plays: the --seats, --factions and --option of the command line."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from tabularium.bots import Bot, bot, names
from tabularium.cli.errors import BadRequest
from tabularium.kernel.info import GameInfo

ME = "me"
DEFAULT = [ME, "easy"]


def read_seats(text: str) -> list[str]:
    """Seats as in ``me,easy,random``; a bot of one's own is ``package.module:Class``."""
    seats = [word if ":" in word else word.lower() for word in _words(text)]
    possible = [ME, *names()]
    for seat in seats:
        if ":" in seat:
            bot(seat)
        elif seat not in possible:
            raise BadRequest("cli-error-seat", given=seat, possible=possible)
    return seats


def read_factions(text: str, seats: int) -> list[str | None]:
    """Factions as in ``earthfolk,?,firefolk``; whoever has none yet picks one."""
    factions: list[str | None] = [None if word in ("?", "-") else word for word in _lower(text)]
    if len(factions) > seats:
        raise BadRequest("cli-error-factions", n=len(factions), seats=seats)
    return factions + [None] * (seats - len(factions))


def read_options(texts: list[str], info: GameInfo) -> dict[str, Any]:
    """Game options as in ``trade=true``."""
    options: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            possible = [option.name for option in info.options]
            raise BadRequest("cli-error-option", given=text, possible=possible)
        options[name.strip()] = _value(value.strip())
    return options


def read_facts(texts: list[str]) -> dict[str, Any]:
    """Facts of cards as in ``suit=region``; a name alone asks for yes."""
    facts: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        facts[name.strip()] = _value(value.strip()) if equals else True
    return facts


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _lower(text: str) -> list[str]:
    return [word.lower() for word in _words(text)]


def _value(text: str) -> Any:
    if text.startswith(("{", "[")):
        return _document(text)
    if text.lower() in ("true", "yes", "on"):
        return True
    if text.lower() in ("false", "no", "off"):
        return False
    if "," in text:
        return _words(text)
    return int(text) if text.isdecimal() else text


def _document(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as problem:
        raise BadRequest("cli-error-not-json", given=text, problem=str(problem)) from None


def seat_bots(seats: list[str], seed: int) -> list[Bot | None]:
    """The bots at the table, None for a person. Bots know nothing of the seed of the game."""
    return [
        None if name == ME else bot(name, random.Random(f"{seed}/{seat}").getrandbits(48))
        for seat, name in enumerate(seats)
    ]
