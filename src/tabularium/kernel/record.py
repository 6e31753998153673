"""Writing games down: records of whole games, positions of single moments."""

from __future__ import annotations

from typing import Any, Final

from tabularium.kernel.digest import digest
from tabularium.kernel.machine import State

FORMAT: Final = 2
SAVE_FORMAT: Final = 1  # of saved games, which hold a record and who sits where
EVERY: Final = 50  # moves between two digests


def write_record(start: State, source: dict[str, Any], moves: list[int]) -> dict[str, Any]:
    """A game as a document: where it started, the keys played, digests now and then."""
    g = start.clone()
    info = g.rules.info
    doc: dict[str, Any] = {
        "format": FORMAT,
        "game": info.id,
        "version": info.version,
        "seats": source.get("seats", faction_names(g)),
        "options": info.option_values(g.opts),
        "sets": info.sets(g.opts),
    }
    if "seed" in source:
        doc["seed"] = source["seed"]
    else:
        doc["position"] = write_position(g)
    keys: list[str] = []
    digests: dict[str, str] = {"0": digest(g)}
    for i in moves:
        keys.append(g.rules.nodes[g.stack[g.top]].key(g, g.options[i]))
        g.apply(i)
        if len(keys) % EVERY == 0:
            digests[str(len(keys))] = digest(g)
    digests[str(len(keys))] = digest(g)
    doc["keys"] = keys
    doc["digests"] = digests
    doc["result"] = result(g)
    return doc


def faction_names(g: State) -> list[str | None]:
    """The faction of each seat, None before it is picked."""
    factions = g.rules.info.factions
    return [factions[number] if number >= 0 else None for number in g.rules.factions(g)]


def result(g: State) -> dict[str, Any] | None:
    """Winners and points of a finished game."""
    if not g.over:
        return None
    categories = g.rules.categories()
    return {
        "winners": g.rules.winners(g),
        "scores": [
            dict(zip(categories, g.rules.score(g, seat), strict=True)) for seat in range(g.seats)
        ],
    }


def write_position(g: State) -> dict[str, Any]:
    """A state as a position document."""
    info = g.rules.info
    doc: dict[str, Any] = {
        "game": info.id,
        "version": info.version,
        "seats": faction_names(g),
        "options": info.option_values(g.opts),
    }
    if g.forced:
        doc["forced"] = True
    doc.update(g.rules.position(g))
    return doc
