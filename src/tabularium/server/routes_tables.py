"""The addresses of tables: make one, look at it, change it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
from litestar import Response, get, post

from tabularium.kernel.errors import NotYourTurn, TabulariumError
from tabularium.server import commands, learning, requests, visitor
from tabularium.server.asking import (
    body,
    json,
    owner_of,
    questions,
    replied,
    run,
    seen,
    server_of,
    spec,
    tokens_of,
)
from tabularium.server.commands import Command
from tabularium.server.creating import started
from tabularium.server.errands import Begin, Past
from tabularium.server.errors import Stale, status_of
from tabularium.server.limits import LARGE
from tabularium.server.problems import Asked
from tabularium.server.responses import Created, State
from tabularium.server.start import Opening, Seat
from tabularium.server.state import state_bytes
from tabularium.server.table import Open, ServedTable
from tabularium.server.tokens import WATCH, Keys, fresh_keys
from tabularium.server.visitor import charge

B = TypeVar("B", bound=requests.Body)


def people(seats: list[Seat]) -> list[int]:
    """The seats that get tokens."""
    return [number for number, seat in enumerate(seats) if seat.present]


def created(keys: Keys) -> Response[bytes]:
    """The answer that tells the tokens of a new table, once."""
    tokens = {str(seat): token for seat, token in keys.tokens.items() if seat != WATCH}
    made = Created(keys.table, tokens, keys.tokens[WATCH])
    return json(msgspec.json.encode(made), 201)


@post("/api/tables", opt=spec(Created, requests.InLanguage, requests.NewTable, 403, 413, 422))
async def create_table(request: Asked) -> Response[bytes]:
    """Make a table."""
    _, lang = questions(request, requests.InLanguage)
    wanted = await body(request, requests.NewTable, LARGE)
    await server_of(request).tables.check_open()
    given = wanted.record is not None or wanted.position is not None
    charge(request.scope, visitor.GIVEN if given else visitor.TABLE)
    if not given:
        made = await asyncio.to_thread(started, wanted)
    else:
        reply = await run(request, Begin(lang, wanted=wanted))
        if reply.status != 200:
            return replied(reply)
        made = msgspec.json.decode(reply.body, type=Opening)
    keys = fresh_keys(people(made.start.seats))
    await server_of(request).tables.create(keys, made, owner_of(request))
    return created(keys)


@get("/api/tables/{table:str}", opt=spec(State, requests.AtMove, None, 422))
async def see_table(request: Asked) -> Response[bytes]:
    """The table as it is now, or as it was after some moves."""
    asked, lang = questions(request, requests.AtMove)
    async with seen(request) as (found, open_):
        if asked.at is None:
            return json(state_bytes(found, open_, lang))
        charge(request.scope, visitor.PAST + asked.at / visitor.MOVES)
        past = Past(lang, found.name, at=asked.at, open=open_, here=sorted(found.connected))
    return replied(await run(request, past))


async def change(
    request: Asked, wanted: B, make: Callable[[B, Open], Command], also: Sequence[str] = ()
) -> Response[bytes]:
    """Fulfil a command; the answer is the state, of the log only what is new to the sender.

    ``also`` are tokens of the sender beside those in the head.
    """
    _, lang = questions(request, requests.InLanguage)
    tokens = [*tokens_of(request), *also]
    async with seen(request, also) as (table, open_):
        command = make(wanted, open_)
        table.check_open(command.seat, open_)
        try:
            await server_of(request).tables.change(table, command, tokens)
        except (Stale, NotYourTurn) as error:
            return conflict(error, table, table.opened(tokens), lang)
        # what they open may have changed by this very command
        return json(state_bytes(table, table.opened(tokens), lang, command.version))


def conflict(error: TabulariumError, table: ServedTable, open_: Open, lang: str) -> Response[bytes]:
    """It came too late, or out of turn: the answer holds the state as it is now."""
    state = msgspec.Raw(state_bytes(table, open_, lang))
    told = {"error": type(error).__name__, "message": error.text(lang), "state": state}
    return json(msgspec.json.encode(told), status_of(error))


def changing(body_: type) -> dict[str, object]:
    """The description of a handler that changes a table."""
    return spec(State, requests.InLanguage, body_, 409, 413, 422, 503)


@post("/api/tables/{table:str}/moves", status_code=200, opt=changing(requests.Move))
async def make_move(request: Asked) -> Response[bytes]:
    """Take an option."""
    return await change(request, await body(request, requests.Move), commands.move)


@post("/api/tables/{table:str}/set", status_code=200, opt=changing(requests.ChosenSet))
async def choose_set(request: Asked) -> Response[bytes]:
    """Choose several things at once."""
    return await change(request, await body(request, requests.ChosenSet), commands.chosen_set)


@post("/api/tables/{table:str}/undo", status_code=200, opt=changing(requests.Undo))
async def take_back(request: Asked) -> Response[bytes]:
    """Take moves back, at once or as a question to the others."""

    def missing(table: ServedTable, open_: Open, to: int) -> Awaitable[None] | None:
        return learning.missing(
            table,
            open_,
            to,
            lambda errand: run(request, errand),
            lambda: charge(request.scope, visitor.LEARNT),
        )

    def undo(wanted: requests.Undo, open_: Open) -> Command:
        return commands.undo(wanted, open_, missing)

    return await change(request, await body(request, requests.Undo), undo)


@post("/api/tables/{table:str}/answer", status_code=200, opt=changing(requests.Answer))
async def answer_undo(request: Asked) -> Response[bytes]:
    """Answer the question whether moves may be taken back."""
    return await change(request, await body(request, requests.Answer), commands.answer)


@post("/api/tables/{table:str}/seat", status_code=200, opt=changing(requests.SeatAction))
async def change_seat(request: Asked) -> Response[bytes]:
    """Leave a seat to a bot, come back, or take another name."""
    wanted = await body(request, requests.SeatAction)
    if wanted.action == "leave" and wanted.bot is None:
        wanted.bot = server_of(request).settings.stand_in
    return await change(request, wanted, commands.seat_action)


@post("/api/tables/{table:str}/chat", status_code=200, opt=changing(requests.Chat))
async def say(request: Asked) -> Response[bytes]:
    """Say something."""
    return await change(request, await body(request, requests.Chat), commands.chat)


@post("/api/tables/{table:str}/link", status_code=200, opt=changing(requests.NewLink))
async def renew_link(request: Asked) -> Response[bytes]:
    """Open a seat by a new token; the old one stops working."""
    wanted = await body(request, requests.NewLink)
    # sent again, the request is known by the new token: the old one opens nothing any more
    return await change(request, wanted, commands.link, [wanted.token])


ROUTES = [
    create_table,
    see_table,
    make_move,
    choose_set,
    take_back,
    answer_undo,
    change_seat,
    say,
    renew_link,
]
