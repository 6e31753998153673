"""Games on disk: a record, and who sits where. At every moment the file is whole."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec

from tabularium.bots import Candidate
from tabularium.cli.errors import BadRequest, DamagedFile, unreadable, unwritable
from tabularium.cli.home import home, homes
from tabularium.kernel.record import SAVE_FORMAT

SAVES = "saves"
SUFFIX = ".json"
Weighed = dict[int, list[Candidate]]  # what bots weighed, by the numbers of their moves


class Save(msgspec.Struct):
    """What a save file holds."""

    seats: list[str]  # "me", or the name of a bot
    lang: str
    record: dict[str, Any]
    save_format: int = SAVE_FORMAT
    weighed: Weighed = {}


def folder() -> Path:
    """Where games are saved unless told otherwise."""
    return folders()[0]


def folders() -> list[Path]:
    """That folder, then those in which games of earlier may lie."""
    return [where / SAVES for where in homes()]


def database() -> str:
    """Where the server keeps its tables unless told otherwise: the URL of a database."""
    file = home() / "tables.db"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise unwritable(file, problem) from None
    return f"sqlite:///{file}"


def tournament(name: str) -> Path:
    """Where a tournament is kept unless told otherwise."""
    return home() / "arena" / name


def new_file(game: str) -> Path:
    """An unused file for a game that starts now; it is made at once, so it stays ours."""
    where = folder()
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    try:
        where.mkdir(parents=True, exist_ok=True)
        for number in range(1, 1000):
            name = f"{game}-{stamp}" + (f"_{number}" if number > 1 else "")
            file = where / f"{name}{SUFFIX}"
            try:
                file.touch(exist_ok=False)
            except FileExistsError:
                continue
            return file
    except OSError as problem:
        raise unwritable(where, problem) from None
    raise BadRequest("cli-error-full", file=str(where))


def unused(file: Path) -> Path:
    """The file, if nothing would be overwritten there."""
    if file.exists():
        raise BadRequest("cli-error-exists", file=str(file))
    return file


def write(file: Path, save: Save) -> None:
    """Put a game on disk. Whatever happens meanwhile, the file is the old or the new one."""
    data = msgspec.json.encode(save)
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise


def read_json(file: Path | str) -> Any:
    """The contents of a JSON file."""
    try:
        data = Path(file).read_bytes()
    except OSError as problem:
        raise unreadable(file, problem) from None
    return decode(data, str(file))


def decode(data: bytes, name: str) -> Any:
    """What JSON says; DamagedFile when it is none."""
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise DamagedFile("cli-error-json", file=name, problem=str(problem)) from None


def read(file: Path | str) -> Save:
    """A saved game, or a bare record (nobody is seated then)."""
    doc = read_json(file)
    if isinstance(doc, dict) and "record" not in doc and "keys" in doc:
        return Save(seats=[], lang="", record=doc)
    try:
        save = msgspec.convert(doc, Save, str_keys=True)
    except msgspec.ValidationError as problem:
        raise DamagedFile("cli-error-save", file=str(file), problem=str(problem)) from None
    if save.save_format != SAVE_FORMAT:
        raise DamagedFile("cli-error-save-format", file=str(file), version=save.save_format)
    return save


def latest() -> Path:
    """The unfinished game that was played last."""
    files = sorted(
        [file for where in folders() for file in where.glob(f"*{SUFFIX}")],
        key=lambda file: (file.stat().st_mtime_ns, file.name),
        reverse=True,
    )
    for file in files:
        # a game that was named but never began has nothing to resume
        if file.stat().st_size and read(file).record.get("result") is None:
            return file
    raise BadRequest("cli-error-nothing-saved", file=str(folder()))
