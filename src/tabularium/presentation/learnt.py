"""What a seat has learnt since a move: it cannot be unlearnt by taking the move back.

A seat has learnt nothing if every world that it could not tell from the true one before the move
could have shown it the same since. That is tried out in imagined worlds, always the same ones for
whoever knows the same: whether moves can be taken back tells nothing that its seat does not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tabularium.declare.rules import DeclaredRules
from tabularium.kernel.choices import option_keys
from tabularium.kernel.game import Game, event_data, heard
from tabularium.kernel.machine import Rules, State

WORLDS: Final = 128
MOST: Final = 40  # moves: where there are more, something will have been learnt
TRIES: Final = 2 * WORLDS * MOST  # moves in all worlds together: a limit to the time it takes
LANG: Final = "en"
ENCODE: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Step:
    """A move that was made, and what a seat was shown of it."""

    own: bool
    key: str
    shown: bytes


def learnt_since(game: Game, to: int, seats: Sequence[int]) -> bool:
    """Whether those who share some seats have learnt something since there were so many moves."""
    return learnt(game.at_move(to), game.moves[to:], seats)


def learnt(
    before: Game, moves: Sequence[int], seats: Sequence[int], seeds: Iterable[int] = range(WORLDS)
) -> bool:
    """Whether those who share some seats have learnt something by moves (numbers of options)."""
    if len(moves) > MOST or not imaginable(before.rules):
        return True
    parts = stretches(before, moves, seats)
    return any(learnt_by(game, part, seat, seeds) for game, part, seat in parts)


def stretches(
    before: Game, moves: Sequence[int], seats: Sequence[int]
) -> list[tuple[Game, list[int], int]]:
    """Moves, cut where another one of the seats decides: from then on it counts what is news to it.

    What one of them plays from the hand is no news to who shares the screen.
    """
    now = before.clone()
    found: list[tuple[Game, list[int], int]] = []
    for option in moves:
        eyes = found[-1][2] if found else min(seats)
        if now.to_move in seats:
            eyes = now.to_move
        if not found or found[-1][2] != eyes:
            found.append((now.clone(), [], eyes))
        found[-1][1].append(option)
        now.apply(option)
    return found


def imaginable(rules: Rules) -> bool:
    """Whether a game says how its hidden cards could lie otherwise."""
    if isinstance(rules, DeclaredRules) and type(rules).redeal is DeclaredRules.redeal:
        return rules.dealer is not None
    return type(rules).redeal is not Rules.redeal


def learnt_by(before: Game, moves: Sequence[int], seat: int, seeds: Iterable[int]) -> bool:
    """The same of one seat. What others chose is part of no world: they may have other cards there
    and choose as they like, if only the seat is shown the same."""
    worlds = Worlds(shown_to(before, moves, seat), seat)
    for seed in seeds:
        world = before.resample(seat, seed).state
        world.watch()
        if not worlds.fits(world, 0):
            return True
    return False


def shown_to(before: Game, moves: Sequence[int], seat: int) -> list[Step]:
    """What a seat was shown, move by move."""
    g = before.state.clone()
    g.watch()
    steps: list[Step] = []
    for option in moves:
        own, key = g.to_move == seat, option_keys(g)[option]
        g.apply(option)
        steps.append(Step(own, key, shown(g, seat)))
    return steps


class Worlds:
    """Imagined worlds in which a seat may be shown what it was shown."""

    def __init__(self, steps: Sequence[Step], seat: int) -> None:
        self.steps = steps
        self.seat = seat
        self.left: int = TRIES

    def fits(self, g: State, at: int) -> bool:
        """Whether it can go on from here as the seat saw it, whatever the others choose."""
        steps = self.steps
        while at < len(steps) and steps[at].own:
            keys = option_keys(g)
            if steps[at].key not in keys or not self.same(g, keys.index(steps[at].key), at):
                return False
            at += 1
        return at == len(steps) or any(self.fits(other, at + 1) for other in self.chosen(g, at))

    def chosen(self, g: State, at: int) -> Iterator[State]:
        """Where somebody else's choice leads, if the seat is shown the same of it."""
        keys = option_keys(g)
        # first what was chosen: where all are tried in the end, it changes nothing but the time
        for option in sorted(range(len(keys)), key=lambda i: keys[i] != self.steps[at].key):
            other = copied(g)
            if self.same(other, option, at):
                yield other

    def same(self, g: State, option: int, at: int) -> bool:
        """Make a move; whether the seat is shown the same of it."""
        self.left -= 1
        if self.left < 0:
            return False
        g.apply(option)
        return shown(g, self.seat) == self.steps[at].shown


def copied(g: State) -> State:
    """A copy that goes on telling as the state itself would."""
    other = g.clone()
    other.watch()
    if g.witness is not None and other.witness is not None:
        other.witness.held = g.witness.held[:]
        other.witness.began = dict(g.witness.began)
    return other


def shown(g: State, seat: int) -> bytes:
    """All that a seat is shown after a move: what it heard, what it sees, what it is asked."""
    rules = g.rules
    told = [event_data(g, rules.seen(event, seat)) for event in g.told() if heard(event, seat)]
    return ENCODE([told, rules.view(g, seat, True), asked(g, seat)])


def asked(g: State, seat: int) -> list[Any]:
    """Who is asked what; the options are for who has to choose."""
    if g.over:
        return []
    node = g.rules.nodes[g.stack[g.top]]
    if g.to_move != seat:
        return [g.to_move, node.kind()]
    return [g.to_move, node.kind(), node.prompt(g, g.rules.talk(LANG)), option_keys(g)]
