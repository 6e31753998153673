"""The games that are installed: ours and everybody else's, found in the same way."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import entry_points

from tabularium.kernel.errors import UnknownGame
from tabularium.kernel.machine import Rules
from tabularium.plugin import Plugin

GROUP = "tabularium.games"


@cache
def plugins() -> dict[str, Plugin]:
    """Every game by its id, simple ones first.

    One that cannot be loaded is left out with a warning: it may not keep others from being played.
    """
    found: list[Plugin] = []
    for entry in entry_points(group=GROUP):
        try:
            plugin = entry.load()
            if not isinstance(plugin, Plugin):
                raise TypeError(f"{entry.value} is no tabularium.Plugin")
        except Exception as problem:
            warnings.warn(f"game {entry.name} cannot be loaded: {problem!r}", stacklevel=2)
            continue
        found.append(plugin)
    found.sort(key=lambda plugin: (plugin.rank, plugin.rules.info.id))
    games: dict[str, Plugin] = {}
    for plugin in found:
        games.setdefault(plugin.rules.info.id, plugin)  # the first of two with the same id
    return games


def plugin_of(game: object) -> Plugin:
    """A game by its id."""
    known = plugins()
    if isinstance(game, str) and game in known:
        return known[game]
    raise UnknownGame("error-unknown-game", given=game, possible=list(known))


def rules_of(game: object) -> Rules:
    """The rules of a game by its id."""
    return plugin_of(game).rules
