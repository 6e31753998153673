"""The games that are installed: ours and everybody else's, found in the same way."""

from __future__ import annotations

import traceback
import warnings
from functools import cache
from importlib.metadata import entry_points
from pathlib import PurePath

from tabularium.cards.faults import in_words
from tabularium.cards.kind import BadCard
from tabularium.kernel.errors import UnknownGame
from tabularium.kernel.machine import Rules
from tabularium.locale import BadText
from tabularium.plugin import Plugin

GROUP = "tabularium.games"
_broken: set[str] = set()  # games that cannot be loaded; why is for who runs the program only


class GameNotLoaded(UserWarning):
    """A game is installed and left out: which one, where the mistake is, and what it is."""


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
            _broken.add(entry.name)
            from multiprocessing import parent_process  # takes its time, and is hardly ever needed

            if parent_process() is None:  # the processes that a program starts need not repeat it
                why = where_and_what(problem, entry.module)
                said = f"The game {entry.name} cannot be loaded. {why}"
                warnings.warn(said, GameNotLoaded, stacklevel=2)
            continue
        found.append(plugin)
    found.sort(key=lambda plugin: (plugin.rank, plugin.rules.info.id))
    games: dict[str, Plugin] = {}
    for plugin in found:
        games.setdefault(plugin.rules.info.id, plugin)  # the first of two with the same id
    return games


def where_and_what(problem: Exception, module: str) -> str:
    """What went wrong, and where in the package of a module: romans.py:97: …

    Where it was written down at the first level of a file, and where that made no sense; a mistake
    in a card says the latter itself.
    """
    package = module.rpartition(".")[0] or module
    written, inside = "", ""
    cause: BaseException | None = problem
    while cause is not None:  # what an error came from happened further in
        for frame, number in traceback.walk_tb(cause.__traceback__):
            if f"{frame.f_globals.get('__name__')}.".startswith(f"{package}."):
                line = f"{PurePath(frame.f_code.co_filename).name}:{number}"
                if frame.f_code.co_name == "<module>":
                    written = line
                elif not isinstance(cause, BadCard):
                    inside = line
        cause = cause.__cause__
    where = ", ".join(filter(None, [written, inside]))
    what = str(problem) if isinstance(problem, (BadCard, BadText)) else in_words(problem)
    return f"{where}: {what}" if where else what


def plugin_of(game: object) -> Plugin:
    """A game by its id."""
    known = plugins()
    if isinstance(game, str) and game in known:
        return known[game]
    if isinstance(game, str) and game in _broken:
        raise UnknownGame("error-broken-game", given=game)
    raise UnknownGame("error-unknown-game", given=game, possible=list(known))


def rules_of(game: object) -> Rules:
    """The rules of a game by its id."""
    return plugin_of(game).rules
