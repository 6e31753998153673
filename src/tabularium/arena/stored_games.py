"""A tournament on disk: plan.json, and games.jsonl with a line for each game, as it is finished."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

import msgspec

from tabularium.arena.errors import BadFolder
from tabularium.arena.match import Played
from tabularium.arena.plan import Plan

PLAN = "plan.json"
NEW_PLAN = ".plan.json.new"
GAMES = "games.jsonl"


def read_plan(folder: Path) -> Plan:
    """The plan of a stored tournament."""
    file = folder / PLAN
    try:
        return msgspec.json.decode(file.read_bytes(), type=Plan)
    except FileNotFoundError:
        raise BadFolder("arena-error-no-tournament", file=str(folder)) from None
    except OSError as problem:
        raise _unusable(file, problem) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise BadFolder("arena-error-damaged", file=str(file), problem=str(problem)) from None


def read_games(folder: Path) -> dict[int, Played]:
    """The games stored so far, by their numbers."""
    file = folder / GAMES
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as problem:
        raise _unusable(file, problem) from None
    plan = read_plan(folder)
    decode = msgspec.json.Decoder(Played).decode
    games: dict[int, Played] = {}
    for number, line in enumerate(_whole_lines(data).splitlines(), 1):
        try:
            game = decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise BadFolder(
                "arena-error-damaged", file=f"{file}:{number}", problem=str(problem)
            ) from None
        if not plan.has(game.bots):
            raise BadFolder("arena-error-stray", file=f"{file}:{number}")
        games[game.number] = game  # one that failed may have been played again
    return games


def _whole_lines(data: bytes) -> bytes:
    """Without a last line that was cut off while it was written."""
    return data[: data.rfind(b"\n") + 1]


class StoredGames:
    """The folder of a tournament that is being played."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(file.name != NEW_PLAN for file in folder.iterdir()):
                stored = read_plan(folder)
                different = plan.other(stored)
                if different:
                    raise BadFolder(
                        "arena-error-other",
                        file=str(folder),
                        name=different,
                        given=_said(getattr(plan, different)),
                        stored=_said(getattr(stored, different)),
                    )
            else:
                _write_plan(folder, plan)
            self._file = (folder / GAMES).open("ab", buffering=0)
        except OSError as problem:
            raise _unusable(folder, problem) from None
        try:
            self._lock()
            self._mend()
            self.games: dict[int, Played] = read_games(folder)
            _write_plan(folder, plan)
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        """Nobody else may add to the games meanwhile."""
        try:
            import fcntl
        except ModuleNotFoundError:  # not on Windows
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadFolder("arena-error-busy", file=str(self.folder)) from None

    def _mend(self) -> None:
        data = (self.folder / GAMES).read_bytes()
        self._file.truncate(len(_whole_lines(data)))

    def add(self, game: Played) -> None:
        """Put a finished game on disk."""
        left = msgspec.json.encode(game) + b"\n"
        try:
            while left:
                left = left[self._file.write(left) :]
            os.fsync(self._file.fileno())
        except OSError as problem:
            raise _unusable(self.folder / GAMES, problem) from None
        self.games[game.number] = game

    def __enter__(self) -> StoredGames:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _write_plan(folder: Path, plan: Plan) -> None:
    """Whatever happens meanwhile, there is the old plan or the new one."""
    (folder / NEW_PLAN).write_bytes(msgspec.json.format(msgspec.json.encode(plan)))
    (folder / NEW_PLAN).replace(folder / PLAN)


def _said(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _unusable(file: Path, problem: OSError) -> BadFolder:
    return BadFolder(
        "arena-error-unusable", file=str(file), problem=problem.strerror or str(problem)
    )
