"""Two worlds that a seat cannot tell apart send it the same bytes for as long as it is shown the
same in both: states, options and their order, previews, reasons, and what undo would do."""

import random

import pytest

import tabularium as tb
from games import played, step
from served import Served
from tabularium.presentation.learnt import shown

GAMES = [info.id for info in tb.games()]
OFTEN = 0.3  # how often what takes long is looked at
TOGETHER = 15  # moves that two worlds go on together at most


class Pair:
    """A table and its double, in which what is hidden from a seat lies otherwise."""

    def __init__(self, game, viewer, draw):
        other = game.resample(viewer, draw.randrange(10**6))
        self.tables = [Served(world.position()) for world in (game, other)]
        self.viewer = viewer
        self.open = () if viewer is None else (viewer,)
        self.draw = draw
        self.tellers = [table.game.state.clone() for table in self.tables]
        for teller in self.tellers:
            teller.watch()

    def go_on(self):
        """Make a move in both; gives whether the seat was shown the same."""
        one, other = [table.game for table in self.tables]
        if one.over:
            return False
        i = self.draw.randrange(one.n_options)
        key = one.decision.options[i].key
        keys = [option.key for option in other.decision.options]
        before = self.tellers[1]
        told = self.told(0, i)
        # somebody else may have other cards there, and be able to do something that looks the same
        order = sorted(range(len(keys)), key=lambda n: keys[n] != key)
        if other.to_move == self.viewer:
            assert keys == [option.key for option in one.decision.options]
            order = [i]
        for n in order:
            self.tellers[1] = before.clone()
            self.tellers[1].watch()
            if self.told(1, n) == told:
                self.tables[0].play(key)
                self.tables[1].play(keys[n])
                return True
        return False

    def told(self, world, option):
        teller = self.tellers[world]
        teller.apply(option)
        return shown(teller, -1 if self.viewer is None else self.viewer)

    def compare(self):
        """What is sent unasked, and now and then what can be asked for."""
        first, second = [table.told(self.open) for table in self.tables]
        assert first == second
        if self.draw.random() < OFTEN:
            self.compare_asked()

    def compare_asked(self):
        seed = self.draw.random()
        first, second = [table.asked(self.open, random.Random(seed)) for table in self.tables]
        assert first == second

    def compare_undo(self):
        """However far it would be taken back."""
        moves = len(self.tables[0].game.moves)
        if self.viewer is not None and self.draw.random() < OFTEN:
            to = self.draw.randrange(moves)
            first, second = [table.weighed(self.open, to) for table in self.tables]
            assert first == second
            return b'"undo"' in first
        return False


def compared(game, seats, seed, moves):
    """So many moves in pairs of worlds; how many undos would have been done at once."""
    draw = random.Random(seed)
    made = free = 0
    while made < moves:
        seed += 1
        g = played(seed, draw.randrange(250), game, seats=seats)
        for _ in range(3):
            if g.over or made >= moves:
                break
            viewer = draw.choice([g.to_move, g.to_move, *range(seats), None])
            pair = Pair(g, viewer, draw)
            pair.compare()
            for _ in range(TOGETHER):
                if not pair.go_on():
                    break
                made += 1
                pair.compare()
                free += pair.compare_undo()
            g = pair.tables[0].game.clone()
            for _ in range(10):
                if not g.over:
                    step(g, draw)
    return free


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_send_the_same(game):
    assert compared(game, 2, 17, 60) > 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_many_moves_in_two_worlds_send_the_same(game, seats):
    assert compared(game, seats, 1000 * seats, 700) > 0
