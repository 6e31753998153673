"""Sitting down: a new game, or one taken up again."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from tabularium.api import new, replay
from tabularium.cli import saves
from tabularium.cli.errors import BadRequest, DamagedFile, unwritable
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


@dataclass
class PlayArguments:
    """What the command line asks of ``play``."""

    game: str
    lang: str
    lang_given: bool = False
    seats: str = ""
    factions: str = ""
    seed: int | None = None
    options: list[str] = field(default_factory=list)
    load: Path | None = None
    save: Path | None = None


def new_session(arguments: PlayArguments) -> Session:
    """A game from its beginning."""
    info = rules_of(arguments.game).info
    seats = read_seats(arguments.seats) or DEFAULT
    factions = read_factions(arguments.factions, len(seats))
    seed = secrets.randbelow(2**32) if arguments.seed is None else arguments.seed
    game = new(info.id, factions, seed, read_options(arguments.options, info))
    file = saves.unused(arguments.save) if arguments.save else saves.new_file(info.id)
    return Session(game, list(seats), arguments.lang, file)


def old_session(arguments: PlayArguments, file: Path) -> Session:
    """A game from a file; it goes on in that file unless told otherwise."""
    save = saves.read(file)
    game = replayed(save, file)
    seats = read_seats(arguments.seats) or save.seats or _usual(game)
    if len(seats) != game.seats:
        raise BadRequest("cli-error-seat-count", n=len(seats), seats=game.seats)
    bare = not save.seats  # somebody's record, not ours to write over
    if arguments.save:
        file = saves.unused(arguments.save)
    elif bare:
        file = saves.new_file(game.rules.info.id)
    lang = arguments.lang if arguments.lang_given or not save.lang else save.lang
    return Session(game, seats, lang, file, save.weighed)


def replayed(save: saves.Save, file: Path | str) -> Game:
    """The game of a save; a problem with it names the file."""
    try:
        return replay(save.record)
    except TabulariumError as problem:
        raise DamagedFile("cli-error-record", file=str(file), problem=problem) from None


def _usual(game: Game) -> list[str]:
    """One person and greedy bots."""
    return [ME] + [DEFAULT[1]] * (game.seats - 1)


def sit_down(arguments: PlayArguments) -> int:
    """Play; gives the exit code."""
    session = old_session(arguments, arguments.load) if arguments.load else new_session(arguments)
    try:
        session.save()
    except OSError as problem:
        raise unwritable(session.file, problem) from None
    talk = speak(session.lang)
    table = table_of(session.game.rules.info.id)
    screen = Screen(out(), session, table, talk)
    seed = session.game.source.get("seed", 0) + len(session.game.moves)
    return Player(session, seat_bots(session.seats, seed), screen, Keyboard()).run()
