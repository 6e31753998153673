"""Reading records: a game is played again and compared with what was written down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabularium.kernel.errors import BadRecord, IllegalMove, TabulariumError, whole
from tabularium.kernel.game import Game, start_game
from tabularium.kernel.info import BASE
from tabularium.kernel.load import load_position
from tabularium.kernel.machine import Rules
from tabularium.kernel.record import FORMAT, result

NEEDED: Final[list[str]] = ["format", "game", "version", "seats", "options", "keys", "digests"]
FIELDS: Final[list[str]] = [*NEEDED, "sets", "seed", "position", "result"]
# its digests were made of numbers that mean something else by now: keys and result are compared
WITHOUT_DIGESTS: Final = 1


def replay_record(doc: dict[str, Any], rules: Rules) -> Game:
    """The game of a record, checked move by move against its digests and its result."""
    steps = replaying(doc, rules)
    game = next(steps)
    for _ in steps:
        pass
    return game


def replaying(doc: dict[str, Any], rules: Rules) -> Iterator[Game]:
    """The same in steps: the game, at its start and again after each move. Only when no more steps
    come is it known to be the record's."""
    for name in doc:
        if name not in FIELDS:
            raise BadRecord("error-record-entry", given=name, possible=FIELDS)
    for name in NEEDED:
        if name not in doc:
            raise BadRecord("error-record-truncated", name=name)
    if doc["format"] not in (FORMAT, WITHOUT_DIGESTS):
        raise BadRecord("error-record-format", given=doc["format"], version=FORMAT)
    if doc["version"] != rules.info.version:
        raise BadRecord(
            "error-version", given=doc["version"], game=rules.info.id, version=rules.info.version
        )
    keys = doc["keys"]
    digests = doc["digests"]
    if not isinstance(keys, list):
        raise BadRecord("error-record-value", name="keys", given=keys, expected="list")
    if not isinstance(digests, dict):
        raise BadRecord("error-record-value", name="digests", given=digests, expected="object")
    known: dict[str, Any] = digests if doc["format"] == FORMAT else {}
    game = _start(doc, rules)
    _check(game, known, 0)
    yield game
    for number, key in enumerate(keys, 1):
        try:
            game.play(key if isinstance(key, str) else repr(key))
        except IllegalMove as problem:
            raise BadRecord("error-record-move", n=number, problem=problem) from None
        _check(game, known, number)
        yield game
    last = max([int(number) for number in digests if str(number).isdigit()], default=-1)
    if last != len(keys):
        raise BadRecord("error-record-length", last=last, n=len(keys))
    if doc.get("result") != result(game.state):
        raise BadRecord("error-record-result")


def _start(doc: dict[str, Any], rules: Rules) -> Game:
    try:
        if "position" in doc:
            return start_game(load_position(rules, doc["position"]), {})
        seed = doc.get("seed")
        if not whole(seed) or not isinstance(seed, int):
            raise BadRecord("error-record-value", name="seed", given=seed, expected="number")
        if not isinstance(doc["options"], dict):
            raise BadRecord(
                "error-record-value", name="options", given=doc["options"], expected="object"
            )
        options: dict[str, Any] = doc["options"]
        if "sets" in doc:
            options = with_sets(rules, options, doc["sets"])
        return new_game(rules, doc["seats"], seed, options)
    except BadRecord:
        raise
    except TabulariumError as problem:
        raise BadRecord("error-record-start", problem=problem) from None


def with_sets(rules: Rules, options: dict[str, Any], sets: Any) -> dict[str, Any]:
    """The options with the sets of cards that a record names; whatever is usual by now."""
    if rules.info.has_sets():
        # a game that has learned to tell its sets apart still is what it was in older records
        return options if sets == [BASE] else {**options, "sets": sets}
    if sets != [BASE]:
        raise BadRecord("error-record-value", name="sets", given=sets, expected="words")
    return options


def _check(game: Game, digests: dict[str, Any], moves: int) -> None:
    expected = digests.get(str(moves))
    if expected is not None and expected != game.digest():
        raise BadRecord("error-record-digest", n=moves)


def new_game(rules: Rules, seats: Any, seed: int, options: dict[str, Any]) -> Game:
    """A new game of these rules."""
    factions = rules.info.seat_factions(seats)
    opts = rules.info.option_numbers(options)
    rules.check(len(factions), opts)
    names: list[str | None] = [
        rules.info.factions[number] if number >= 0 else None for number in factions
    ]
    return start_game(rules.new_state(factions, opts, seed), {"seats": names, "seed": seed})
