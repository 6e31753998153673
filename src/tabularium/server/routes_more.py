"""The addresses that tell more of a table: previews, reasons, the whole game, branches."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Response, get, post

from tabularium.kernel.errors import IllegalMove, NotYourTurn
from tabularium.kernel.game import Game
from tabularium.locale.talk import Talk
from tabularium.presentation.why import why_not
from tabularium.server import requests, visitor
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
from tabularium.server.errands import BranchOff, Points, Reasons, Record
from tabularium.server.errors import NotOver, Stale
from tabularium.server.preview import preview
from tabularium.server.problems import Asked
from tabularium.server.responses import Chosen, Created, Curve, Log, Preview, Weighed, Why
from tabularium.server.routes_tables import conflict, created, people
from tabularium.server.start import Opening
from tabularium.server.state import lines_before, viewer_of
from tabularium.server.table import ServedTable
from tabularium.server.tokens import derived_keys
from tabularium.server.visitor import charge


@get("/api/tables/{table:str}/preview", opt=spec(Preview, requests.Previewed, None, 409, 422))
async def preview_option(request: Asked) -> Response[bytes]:
    """What an option would change."""
    asked, lang = questions(request, requests.Previewed)
    charge(request.scope, visitor.PREVIEW)
    async with seen(request) as (found, open_):
        found.check_open(asked.seat, open_)
        try:
            if asked.version != found.version:
                raise Stale("server-error-stale", given=asked.version, version=found.version)
            option = found.board.choose(asked.key, asked.seat)
        except (Stale, NotYourTurn) as error:
            return conflict(error, found, open_, lang)
        game = found.board.game.clone()
        changes = await asyncio.to_thread(preview, game, asked.seat, option)
    return json(msgspec.json.encode(Preview(asked.key, changes)))


@get("/api/tables/{table:str}/set", opt=spec(Chosen, requests.Choosing, None, 409, 422))
async def weigh_set(request: Asked) -> Response[bytes]:
    """What a choice of several would do and lead to; it need not be complete yet."""
    asked, lang = questions(request, requests.Choosing)
    async with seen(request) as (found, open_):
        found.check_open(asked.seat, open_)
        game = found.board.game
        try:
            if asked.version != found.version:
                raise Stale("server-error-stale", given=asked.version, version=found.version)
            if game.over:
                raise IllegalMove("error-game-over")
            if asked.seat != game.to_move:
                raise NotYourTurn("error-not-your-turn", given=asked.seat, seat=game.to_move)
        except (Stale, NotYourTurn) as error:
            return conflict(error, found, open_, lang)
        told = chosen(game, asked.keys.split(), found.talk(lang))
    return json(msgspec.json.encode(told))


def chosen(game: Game, keys: list[str], language: Talk) -> Chosen:
    """A choice of several in words; IllegalMove when a key is none of a member's."""
    question = game.decision.set if game.decision is not None else None
    if question is None:
        game.set_moves(keys)  # says why
        raise AssertionError
    told = Chosen(question.label(keys, language), question.outcome(keys, language))
    try:
        question.check(keys)
    except IllegalMove as problem:
        told.problem = problem.text(language.lang)
    return told


@get("/api/tables/{table:str}/why", opt=spec(Why, requests.WhyNot, None, 422))
async def say_why(request: Asked) -> Response[bytes]:
    """Why something cannot be done now."""
    asked, lang = questions(request, requests.WhyNot)
    charge(request.scope, visitor.WHY)
    async with seen(request) as (found, open_):
        found.check_open(asked.seat, open_)
        game = found.board.game.clone()
        language = found.talk(lang)
        reason = await asyncio.to_thread(why_not, game, asked.seat, asked.thing, language)
    # nothing stands in the way of what some option is about
    told = Why(reason.text, reason.rule or None) if reason is not None else Why("", None)
    return json(msgspec.json.encode(told))


@get("/api/tables/{table:str}/log", opt=spec(Log, requests.Before))
async def see_log(request: Asked) -> Response[bytes]:
    """Lines of the log that came before those which a state holds."""
    asked, lang = questions(request, requests.Before)
    async with seen(request) as (found, open_):
        found.check_open(asked.seat, open_)
        viewer = viewer_of(found, open_, found.board.game) if asked.seat is None else asked.seat
        return json(lines_before(found, viewer, lang, asked.to))


@get("/api/tables/{table:str}/curve", opt=spec(Curve, requests.InLanguage, None, 422))
async def see_curve(request: Asked) -> Response[bytes]:
    """Points by turn of a finished game."""
    _, lang = questions(request, requests.InLanguage)
    async with seen(request) as (found, _):
        _check_finished(found)
        charge(request.scope, visitor.CURVE)
        return replied(await run(request, Points(lang, found.name)))


@get("/api/tables/{table:str}/record", opt=spec(dict[str, Any], requests.InLanguage, None, 422))
async def see_record(request: Asked) -> Response[bytes]:
    """The record of a finished game, with all its secrets."""
    _, lang = questions(request, requests.InLanguage)
    async with seen(request) as (found, _):
        _check_finished(found)
        charge(request.scope, visitor.RECORD)
        return replied(await run(request, Record(lang, found.name)))


@get("/api/tables/{table:str}/weighed", opt=spec(Weighed, requests.AtMove, None, 422))
async def see_weighed(request: Asked) -> Response[bytes]:
    """What a bot weighed before the last move, or before the last of some, of a finished game."""
    asked, lang = questions(request, requests.AtMove)
    async with seen(request) as (found, _):
        _check_finished(found)
        charge(request.scope, visitor.WEIGHED)
        return replied(await run(request, Reasons(lang, found.name, at=asked.at)))


def _check_finished(table: ServedTable) -> None:
    if not table.board.game.over:
        raise NotOver("server-error-not-over")


@post(
    "/api/tables/{table:str}/branch", opt=spec(Created, requests.InLanguage, requests.Branch, 422)
)
async def branch_off(request: Asked) -> Response[bytes]:
    """A new table that goes on from a move of this one."""
    _, lang = questions(request, requests.InLanguage)
    wanted = await body(request, requests.Branch)
    charge(request.scope, visitor.BRANCH)
    async with seen(request) as (found, open_):
        await server_of(request).tables.check_open()
        secret = next(token for token in tokens_of(request) if found.opens(token))
        reply = await run(request, BranchOff(lang, found.name, open=open_, wanted=wanted))
    if reply.status != 200:
        return replied(reply)
    made = msgspec.json.decode(reply.body, type=Opening)
    keys = derived_keys(secret, f"{found.name}/{wanted.request}", people(made.start.seats))
    await server_of(request).tables.create(keys, made, owner_of(request))
    return created(keys)


ROUTES = [
    preview_option,
    weigh_set,
    say_why,
    see_log,
    see_curve,
    see_record,
    see_weighed,
    branch_off,
]
