"""The addresses of tables: make one, look at it, change it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec
from litestar import Response, get, post

from tabularium.kernel.errors import NotYourTurn, TabulariumError
from tabularium.server import bodies, wishes
from tabularium.server.answers import Created, State
from tabularium.server.asking import body, json, questions, seen, server_of, spec
from tabularium.server.creating import started
from tabularium.server.errors import Stale, status_of
from tabularium.server.limits import LARGE
from tabularium.server.problems import Asked
from tabularium.server.start import Seat
from tabularium.server.state import state_at, state_bytes
from tabularium.server.table import Open, Table
from tabularium.server.tokens import WATCH, Keys, fresh_keys
from tabularium.server.wishes import Wish

B = TypeVar("B", bound=bodies.Body)


def people(seats: list[Seat]) -> list[int]:
    """The seats that get tokens."""
    return [number for number, seat in enumerate(seats) if seat.present]


def created(keys: Keys) -> Response[bytes]:
    """The answer that tells the tokens of a new table, once."""
    tokens = {str(seat): token for seat, token in keys.tokens.items() if seat != WATCH}
    made = Created(keys.table, tokens, keys.tokens[WATCH])
    return json(msgspec.json.encode(made), 201)


@post("/api/tables", opt=spec(Created, bodies.InLanguage, bodies.NewTable, 413, 422))
async def create_table(request: Asked) -> Response[bytes]:
    """Make a table."""
    questions(request, bodies.InLanguage)
    wanted = await body(request, bodies.NewTable, LARGE)
    start = await asyncio.to_thread(started, wanted)
    keys = fresh_keys(people(start.seats))
    await server_of(request).tables.create(keys, start)
    return created(keys)


@get("/api/tables/{table:str}", opt=spec(State, bodies.AtMove, None, 422))
async def see_table(request: Asked) -> Response[bytes]:
    """The table as it is now, or as it was after some moves."""
    asked, lang = questions(request, bodies.AtMove)
    async with seen(request) as (found, open_):
        if asked.at is None:
            return json(state_bytes(found, open_, lang))
        # a long game takes a while to be played again
        past = await asyncio.to_thread(found.board.game.clone().at_move, asked.at)
        return json(state_at(found, open_, lang, past))


async def change(request: Asked, wanted: B, make: Callable[[B, Open], Wish]) -> Response[bytes]:
    """Fulfil a wish; the answer is the state, of the log only what is new to the sender."""
    _, lang = questions(request, bodies.InLanguage)
    async with seen(request) as (table, open_):
        wish = make(wanted, open_)
        table.check_open(wish.seat, open_)
        try:
            await server_of(request).tables.change(table, wish)
        except (Stale, NotYourTurn) as error:
            return conflict(error, table, open_, lang)
        return json(state_bytes(table, open_, lang, wish.version))


def conflict(error: TabulariumError, table: Table, open_: Open, lang: str) -> Response[bytes]:
    """It came too late, or out of turn: the answer holds the state as it is now."""
    state = msgspec.Raw(state_bytes(table, open_, lang))
    told = {"error": type(error).__name__, "message": error.text(lang), "state": state}
    return json(msgspec.json.encode(told), status_of(error))


def changing(body_: type) -> dict[str, object]:
    """The description of a handler that changes a table."""
    return spec(State, bodies.InLanguage, body_, 409, 413, 422, 503)


@post("/api/tables/{table:str}/moves", status_code=200, opt=changing(bodies.Move))
async def make_move(request: Asked) -> Response[bytes]:
    """Take an option."""
    wanted = await body(request, bodies.Move)
    return await change(request, wanted, wishes.move)


@post("/api/tables/{table:str}/set", status_code=200, opt=changing(bodies.ChosenSet))
async def choose_set(request: Asked) -> Response[bytes]:
    """Choose several things at once."""
    wanted = await body(request, bodies.ChosenSet)
    return await change(request, wanted, wishes.chosen_set)


@post("/api/tables/{table:str}/undo", status_code=200, opt=changing(bodies.Undo))
async def take_back(request: Asked) -> Response[bytes]:
    """Take moves back, at once or as a question to the others."""
    wanted = await body(request, bodies.Undo)
    return await change(request, wanted, wishes.undo)


@post("/api/tables/{table:str}/answer", status_code=200, opt=changing(bodies.Answer))
async def answer_undo(request: Asked) -> Response[bytes]:
    """Answer the question whether moves may be taken back."""
    wanted = await body(request, bodies.Answer)
    return await change(request, wanted, wishes.answer)


@post("/api/tables/{table:str}/seat", status_code=200, opt=changing(bodies.SeatAction))
async def change_seat(request: Asked) -> Response[bytes]:
    """Leave a seat to a bot, come back, or take another name."""
    wanted = await body(request, bodies.SeatAction)
    if wanted.action == "leave" and wanted.bot is None:
        wanted.bot = server_of(request).settings.stand_in
    return await change(request, wanted, wishes.seat_action)


@post("/api/tables/{table:str}/chat", status_code=200, opt=changing(bodies.Chat))
async def say(request: Asked) -> Response[bytes]:
    """Say something."""
    wanted = await body(request, bodies.Chat)
    return await change(request, wanted, wishes.chat)


ROUTES = [
    create_table,
    see_table,
    make_move,
    choose_set,
    take_back,
    answer_undo,
    change_seat,
    say,
]
