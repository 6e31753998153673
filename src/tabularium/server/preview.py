"""What an option would change, as far as that does not depend on what is hidden."""

from __future__ import annotations

from typing import Any

from tabularium.kernel.game import Game
from tabularium.server.responses import Change

WORLDS = 4  # imagined; what differs between them is hidden or chance
MOST = 60  # changes told
FIXED = ("players", "board")
# numbers that say who, not how many
NAMES = ("seat", "turn", "to_move", "first_player", "owner", "territory", "route", "taken")
Path = tuple[str | int, ...]


def preview(game: Game, seat: int, option: int) -> list[Change]:
    """The numbers of the seat's view that an option changes in every imagined world."""
    before = numbers(game.view(seat, forecasts=True))
    afters = []
    # the same seeds each time: that worlds agree by chance must not tell two games apart
    for seed in range(WORLDS):
        world = game.resample(seat, seed)
        world.apply(option)
        afters.append(numbers(world.view(seat, forecasts=True)))
    first = afters[0]
    # what is nowhere in the later view is not known to be zero
    found = [
        Change(list(path), value, first[path])
        for path, value in before.items()
        if path in first
        and first[path] != value
        and all(after.get(path) == first[path] for after in afters)
    ]
    return found[:MOST]


def numbers(view: Any, path: Path = ()) -> dict[Path, int]:
    """Every amount of a view by the way to it. Of lists only those whose places never shift."""
    found: dict[Path, int] = {}
    if isinstance(view, dict):
        for name, value in view.items():
            if name not in NAMES:
                found |= numbers(value, (*path, name))
    elif isinstance(view, list):
        if path and path[-1] in FIXED:
            for place, value in enumerate(view):
                found |= numbers(value, (*path, place))
    elif isinstance(view, int) and not isinstance(view, bool):
        found[path] = view
    return found
