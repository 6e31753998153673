"""What is played, copied or loaded again is the same: a game that strays is found."""

import copy
import itertools
import re

import pytest

from broken_games import TURN, failure, failure_of_turns, interpreted
from tabularium.games.altay.layout import ATTACKING, COINS
from tabularium.games.altay.rules import AltayRules
from tabularium.kernel.machine import State
from tabularium.plugins import rules_of
from tabularium.testing import BrokenPromise, check_game


@interpreted
def test_a_start_that_the_seed_does_not_decide():
    starts = []

    class Broken(AltayRules):
        def new_state(self, factions, opts, seed):
            starts.append(seed)
            return super().new_state(factions, opts, seed + len(starts))

    assert failure(Broken) == "promise-same-start"


@interpreted
def test_a_clone_that_is_not_equal():
    class Forgetful(State):
        __slots__ = ()

        def clone(self):
            t = super().clone()
            t.__class__ = Forgetful
            t.nums[COINS] += 1
            return t

    class Broken(AltayRules):
        def new_state(self, factions, opts, seed):
            g = super().new_state(factions, opts, seed)
            g.__class__ = Forgetful
            return g

    assert failure(Broken) == "promise-clone-equal"


@interpreted
def test_a_position_that_forgets_something():
    class Broken(AltayRules):
        def position(self, g):
            return super().position(g) | {"round": 1}

    assert failure(Broken) == "promise-position"


def forgetful(name, keep=None):
    """What the kit says of Altay when its positions leave something out that players have."""
    rules = copy.copy(rules_of("altay"))
    layout = rules.layout = copy.copy(rules.layout)
    layout.kept_own = [
        keep if entry.name == name else entry
        for entry in layout.kept_own
        if entry.name != name or keep is not None
    ]
    with pytest.raises(BrokenPromise) as caught:
        check_game(rules, games=1, moments=6, seed=2)  # a game with coins
    assert caught.value.message == "promise-position"
    return str(caught.value).rpartition("again: ")[2]


@pytest.mark.slow
@interpreted
def test_a_number_that_no_position_says_is_named():
    assert re.fullmatch(r"players\[\d\]\.coins: \d+ / 0", forgetful("coins"))


@pytest.mark.slow
@interpreted
def test_what_lies_on_cards_and_no_position_says_is_named():
    bare = copy.copy(rules_of("altay").layout.zone("table"))
    bare.marks = []
    assert re.fullmatch(r"players\[\d\]\.table\[\d\]\.mark: \d+ / 0", forgetful("table", bare))


@interpreted
def test_a_position_that_brings_a_card_into_play_twice():
    class Broken(AltayRules):
        def read_position(self, g, doc):
            super().read_position(g, doc)
            g.mods[ATTACKING] += 1

    with pytest.raises(BrokenPromise, match=r"players\[0\]\.mods\[\d+\]: ") as caught:
        rules = copy.copy(rules_of("altay"))
        rules.__class__ = Broken
        check_game(rules, games=4, moments=4)
    assert caught.value.message == "promise-standing"


@interpreted
def test_a_position_that_is_changed_in_silence():
    class Broken(AltayRules):
        def read_position(self, g, doc):
            super().read_position(g, doc)
            if "stack" not in doc:  # as people write them
                g.nums[COINS] += 1

    assert failure(Broken) == "promise-faithful"


@interpreted
def test_keys_that_are_others_when_the_game_is_played_again():
    asked = itertools.count()
    spoilt = failure_of_turns(key=lambda g, code: f"{TURN.key(g, code)}-{next(asked)}")
    assert spoilt == "promise-record"


@interpreted
def test_moves_that_depend_on_something_outside_the_state():
    calls = []

    def chose(g, seat, source, code):
        calls.append(code)
        g.nums[COINS] += len(calls) % 2
        TURN.chose(g, seat, source, code)

    assert failure_of_turns(chose=chose) == "promise-same-moves"


@interpreted
def test_a_clone_that_shares_something():
    last = []

    def chose(g, seat, source, code):
        if last and last[0] is not g:
            last[0].nums[COINS] += 1  # a game that somebody else is playing
        last[:] = [g]
        TURN.chose(g, seat, source, code)

    assert failure_of_turns(chose=chose) == "promise-clone-apart"
