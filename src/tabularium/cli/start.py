"""Sitting down: a new game, or one taken up again."""

from __future__ import annotations

import secrets
from pathlib import Path

from tabularium.api import new, replay
from tabularium.cli import saves
from tabularium.cli.errors import BadRequest, DamagedFile, maybe_failed, unwritable
from tabularium.cli.keyboard import Keyboard
from tabularium.cli.language import speak
from tabularium.cli.output import out
from tabularium.cli.play import Player
from tabularium.cli.screen import Screen
from tabularium.cli.seats import DEFAULT, ME, read_factions, read_options, read_seats, seat_bots
from tabularium.cli.session import Session
from tabularium.cli.tables import table_of
from tabularium.kernel.errors import TabulariumError
from tabularium.kernel.game import Game
from tabularium.plugins import rules_of


def new_session(
    name: str,
    seats: str,
    factions: str,
    seed: int | None,
    options: list[str],
    save: Path | None,
    lang: str,
) -> Session:
    """A game from its beginning, as the command line asks for it."""
    info = rules_of(name).info
    seated = read_seats(seats) or DEFAULT
    seed = secrets.randbelow(2**32) if seed is None else seed
    picked = read_factions(factions, len(seated))
    chosen = read_options(options, info)
    try:
        game = new(info.id, picked, seed, chosen)
    except Exception as problem:
        maybe_failed(rules_of(name), problem)
        raise
    file = saves.unused(save) if save else saves.new_file(info.id)
    return Session(game, list(seated), speak(lang).lang, file)


def old_session(file: Path, seats: str, save: Path | None, lang: str) -> Session:
    """A game from a file; it goes on in that file unless told otherwise."""
    found = saves.read(file)
    game = replayed(found, file)
    # of a bare record nobody is known: one person and the usual bots
    seated = read_seats(seats) or found.seats or [ME] + [DEFAULT[1]] * (game.seats - 1)
    if len(seated) != game.seats:
        raise BadRequest("cli-error-seat-count", n=len(seated), seats=game.seats)
    if save:
        file = saves.unused(save)
    elif not found.seats:  # somebody's record, not ours to write over
        file = saves.new_file(game.rules.info.id)
    return Session(game, seated, speak(lang or found.lang).lang, file, found.weighed)


def replayed(save: saves.Save, file: Path | str) -> Game:
    """The game of a save; a problem with it names the file."""
    try:
        return replay(save.record)
    except TabulariumError as problem:
        raise DamagedFile("cli-error-record", file=str(file), problem=problem) from None


def sit_down(session: Session) -> int:
    """Play; gives the exit code."""
    try:
        session.save()
    except OSError as problem:
        raise unwritable(session.file, problem) from None
    talk = speak(session.lang)
    table = table_of(session.game.rules.info.id)
    screen = Screen(out(), session, table, talk)
    seed = session.game.source.get("seed", 0) + len(session.game.moves)
    return Player(session, seat_bots(session.seats, seed), screen, Keyboard()).run()
