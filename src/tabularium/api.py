"""The public functions. See ``tabularium`` for the whole API."""

from __future__ import annotations

import copyreg
import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tabularium.kernel import machine
from tabularium.kernel.entries import unfit
from tabularium.kernel.errors import BadOption, BadPosition, BadRecord, BadSeed, whole
from tabularium.kernel.game import Game, start_game
from tabularium.kernel.info import GameInfo
from tabularium.kernel.load import load_position
from tabularium.kernel.record import SAVE_FORMAT
from tabularium.kernel.replay import new_game, replay_record
from tabularium.plugins import plugins, rules_of

compiled: Final[bool] = not str(machine.__file__).endswith(".py")
"""Whether the rules run compiled, several times faster than interpreted."""


def games() -> tuple[GameInfo, ...]:
    """The games that can be played.

    >>> [game.id for game in games()]
    ['altay', 'settlers', 'nations', 'imperium']
    """
    return tuple(plugin.rules.info for plugin in plugins().values())


def view_schema(game: str, *, forecasts: bool = False) -> dict[str, Any]:
    """The JSON schema of the views of a game: everything that ``Game.view`` may hold.

    >>> view_schema("altay")["properties"]["players"]["items"]["properties"]["coins"]
    {'type': 'integer'}
    """
    return rules_of(game).view_schema(forecasts)


def new(
    game: str,
    seats: int | Sequence[str | None],
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """Start a game. ``seats`` is their number, or a faction for each (None lets it pick).

    >>> g = new("altay", seats=["earthfolk", "firefolk"], seed=7, options={"trade": True})
    >>> g.to_move, g.decision.kind
    (1, 'start')
    """
    rules = rules_of(game)
    if not whole(seed):
        raise BadSeed("error-seed", given=seed)
    if options is not None and not isinstance(options, Mapping):
        raise BadOption("error-option-value", name="options", given=options, expected="object")
    return new_game(rules, seats, seed, dict(options or {}))


def replay(record: Mapping[str, Any] | str | bytes) -> Game:
    """The game of a record, checked against its digests.

    A game that was saved at the terminal has its record inside, and what a file of either holds
    may be given as it was read.

    >>> g = new("altay", seats=2, seed=7)
    >>> replay(g.play(0).play(0).record()).digest() == g.digest()
    True
    """
    doc = record_in(record)
    return replay_record(doc, rules_of(doc["game"]))


def record_in(record: object) -> dict[str, Any]:
    """The record that something holds from which a game can be replayed."""
    doc: object = _decoded(record) if isinstance(record, (str, bytes)) else record
    if not isinstance(doc, Mapping):
        raise BadRecord("error-record-value", name="record", given=doc, expected="object")
    if "record" in doc and "game" not in doc:
        if doc.get("save_format", SAVE_FORMAT) != SAVE_FORMAT:
            raise BadRecord("error-save-format", given=doc["save_format"], version=SAVE_FORMAT)
        return record_in(doc["record"])
    if "game" not in doc:
        raise BadRecord("error-record-truncated", name="game")
    return dict(doc)


def _decoded(text: str | bytes) -> object:
    """What a file holds."""
    try:
        found: object = json.loads(text)
    except (ValueError, RecursionError) as problem:  # no JSON, or no text
        raise BadRecord("error-record-json", problem=str(problem)) from None
    return found


def position(doc: Mapping[str, Any], forced: bool | None = None) -> Game:
    """A game from a position document, see docs/positions.md.

    With ``forced`` a decision with a single option is asked as well, so that a moment can be set
    up and looked at; without, the document says so, or the engine takes forced moves itself.

    >>> g = position({"game": "altay", "seats": ["earthfolk", "firefolk"],
    ...               "players": [{"hand": ["hunter", "village"]}]})
    >>> [option.key for option in g.decision.options]
    ['play:hunter:food', 'play:village:collect', 'end']
    """
    if not isinstance(doc, Mapping):
        raise unfit("position", doc, "object")
    if "game" not in doc:
        raise BadPosition("error-position-missing", where="game")
    rules = rules_of(doc["game"])
    if doc.get("version", rules.info.version) != rules.info.version:
        raise BadPosition(
            "error-version",
            given=doc["version"],
            game=rules.info.id,
            version=rules.info.version,
        )
    said = dict(doc) if forced is None else {**doc, "forced": forced}
    return start_game(load_position(rules, said), {})


def _as_record(game: Game) -> tuple[Callable[..., Game], tuple[Any, ...]]:
    return replay, (game.record(),)


# copies and pickles of a game go as its record, which is small and does not copy the rules
copyreg.pickle(Game, _as_record)
