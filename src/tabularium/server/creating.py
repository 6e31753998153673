"""Making tables out of what was asked for."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from tabularium.api import position, replay
from tabularium.bots import names
from tabularium.kernel.errors import BadOption, BadSeats, TabulariumError, UnknownBot, wrong_seats
from tabularium.kernel.game import Game
from tabularium.kernel.info import GameInfo
from tabularium.plugins import rules_of
from tabularium.server.errors import BadBody
from tabularium.server.requests import NewTable, SeatWish
from tabularium.server.start import HUMAN, Opening, Seat, Start, opening

SEED_BITS = 63


def started(wanted: NewTable) -> Opening:
    """How a new table starts; an error says what does not fit."""
    given = [name for name in ("game", "record", "position") if getattr(wanted, name) is not None]
    if len(given) != 1:
        raise BadBody("server-error-which")
    if wanted.record is not None:
        game = replay(wanted.record)
        return opening(Start(seats=seats_of(wanted.seats, game), record=wanted.record), game)
    if wanted.position is not None:
        game = position(wanted.position)
        return opening(Start(seats=seats_of(wanted.seats, game), position=wanted.position), game)
    rules = rules_of(wanted.game)
    seats = _seats(wanted.seats or [HUMAN, "easy"])
    start = Start(
        seats=[Seat(seat.who, seat.name) for seat in seats],
        game=rules.info.id,
        factions=[seat.faction for seat in seats],
        options=wanted.options,
        seed=secrets.randbits(SEED_BITS),
    )
    try:
        return opening(start, start.play())
    except BadOption as error:
        raise named(error, rules.info) from None


def named(error: BadOption, info: GameInfo) -> BadOption:
    """The same about an option by the name that people read in their language."""
    option = info.option(str(error.arguments.get("name")))
    if option is None:
        return error
    words = TabulariumError(option.message(info.id, "name"))
    return BadOption(error.message, **{**error.arguments, "name": words, "option": option.name})


def seats_of(wanted: Sequence[str | SeatWish] | None, game: Game) -> list[Seat]:
    """Who sits at a game that exists already; unless it is said, people."""
    seats = _seats(wanted if wanted is not None else [HUMAN] * game.seats)
    if len(seats) != game.seats:
        raise wrong_seats(game.rules.info.id, len(seats), game.seats, game.seats)
    if any(seat.faction is not None for seat in seats):
        raise BadSeats("server-error-factions")
    return [Seat(seat.who, seat.name) for seat in seats]


def _seats(wanted: Sequence[str | SeatWish]) -> list[SeatWish]:
    seats = [SeatWish(seat) if isinstance(seat, str) else seat for seat in wanted]
    possible = [HUMAN, *names()]
    for seat in seats:
        if seat.who not in possible:
            raise UnknownBot("error-unknown-bot", given=seat.who, possible=possible)
    return seats
