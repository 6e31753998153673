"""Who sits where: blocks of games in which everybody takes every place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations

Lineup = tuple[int, ...]  # the number of the bot at each seat


def blocks(bots: int, seats: int) -> Iterator[list[Lineup]]:
    """Blocks for so many bots and seats, without end.

    A block is one round of neighbours that moves on by a seat from game to game, so that every bot
    in it plays every seat; the games of a block are dealt alike.

    >>> rounds = blocks(2, 2)
    >>> next(rounds)
    [(0, 1), (1, 0)]
    >>> [block[0] for block, _ in zip(blocks(2, 3), "ab")]
    [(0, 0, 1), (0, 1, 1)]
    """
    found = [_rotations(order) for order in _orders(bots, seats)]
    while True:
        yield from found


def _orders(bots: int, seats: int) -> list[Lineup]:
    """Every round of neighbours once, first one for each line-up, then others."""
    orders = [_neighbours(lineup) for lineup in _lineups(bots, seats)]
    most = max([len(order) for order in orders])
    return [order[i] for i in range(most) for order in orders if i < len(order)]


def _lineups(bots: int, seats: int) -> list[Lineup]:
    """Who plays together. With fewer bots than seats everybody plays, some more than once."""
    if bots < seats:
        return [
            lineup
            for lineup in combinations_with_replacement(range(bots), seats)
            if len(set(lineup)) == bots
        ]
    return _spread(list(combinations(range(bots), seats)), bots)


def _spread(lineups: list[Lineup], bots: int) -> list[Lineup]:
    """In an order in which nobody waits long for a game."""
    played = [0] * bots
    waiting = list(lineups)
    ordered: list[Lineup] = []
    while waiting:
        lineup = min(waiting, key=lambda lineup: sum([played[bot] for bot in lineup]))
        waiting.remove(lineup)
        ordered.append(lineup)
        for bot in lineup:
            played[bot] += 1
    return ordered


def _neighbours(lineup: Lineup) -> list[Lineup]:
    """The ways to sit round a table, not counting which chair is whose."""
    found: dict[Lineup, Lineup] = {}
    for rest in permutations(lineup[1:]):
        order = (lineup[0], *rest)
        found.setdefault(min(_rotations(order)), order)
    return list(found.values())


def _rotations(order: Lineup) -> list[Lineup]:
    """The order moved on by a seat until it is the first one again."""
    turned = [order[-shift:] + order[:-shift] for shift in range(len(order))]
    return list(dict.fromkeys(turned))
