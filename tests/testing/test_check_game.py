"""The kit for other people's games: ours pass, and every broken promise is found."""

import pytest

import tabularium as tb
from broken_games import TURN, failure, failure_of, failure_of_turns, interpreted
from tabularium.games.altay.layout import COINS, DISCARD, HAND
from tabularium.games.altay.rules import AltayRules
from tabularium.kernel.machine import State
from tabularium.plugins import rules_of
from tabularium.testing import BrokenPromise, check_game

GAMES = [info.id for info in tb.games()]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_our_own_games_keep_their_promises(game):
    check_game(rules_of(game), games=3, moments=3)


@interpreted
def test_somebody_is_asked_who_has_no_choice():
    class Broken(AltayRules):
        def new_state(self, factions, opts, seed):
            g = super().new_state(factions, opts, seed)
            g.options = g.options[:1]  # a setup that asks, and does not run on
            return g

    assert failure(Broken) == "promise-choice"


@interpreted
def test_a_card_that_vanishes():
    class Losing(State):
        __slots__ = ()

        def clone(self):
            t = super().clone()
            t.__class__ = Losing
            return t

        def apply(self, i):
            super().apply(i)
            del self.zones[DISCARD][:1]

    class Broken(AltayRules):
        def new_state(self, factions, opts, seed):
            g = super().new_state(factions, opts, seed)
            g.__class__ = Losing
            return g

    assert failure(Broken) == "promise-cards-kept"


@pytest.mark.slow
@interpreted
def test_a_row_of_another_length():
    class Broken(AltayRules):
        def observe(self, g, seat):
            return super().observe(g, seat) + bytes(g.nums[COINS])

    assert failure(Broken) == "promise-row"


@interpreted
def test_parts_that_leave_a_gap():
    class Broken(AltayRules):
        def observed(self, seats):
            return super().observed(seats)[1:]

    assert failure(Broken) == "promise-parts"


@interpreted
def test_keys_that_change_the_game(caravan, monkeypatch):
    from caravan.turn import Load

    key = Load.key

    def changing(self, g, code):
        g.nums[-1] += 1
        return key(self, g, code)

    monkeypatch.setattr(Load, "key", changing)
    with pytest.raises(BrokenPromise, match=r"of Menu \(") as caught:
        check_game(caravan, games=1, moments=4)
    assert caught.value.message == "promise-looks-only"


@interpreted
def test_points_that_change_the_game():
    class Broken(AltayRules):
        def score(self, g, seat):
            g.nums[COINS] += 1
            return super().score(g, seat)

    assert failure(Broken) == "promise-looks-only"


@interpreted
def test_points_that_lack_a_category():
    class Broken(AltayRules):
        def categories(self):
            return super().categories()[1:]

    assert failure(Broken) == "promise-score"


@interpreted
def test_two_options_of_one_key():
    assert failure_of_turns(key=lambda g, code: "same") == "promise-keys"


@interpreted
def test_a_card_in_two_places():
    def chose(g, seat, source, code):
        g.zones[DISCARD] += g.zones[HAND][:1]
        TURN.chose(g, seat, source, code)

    assert failure_of_turns(chose=chose) == "promise-card-once"


@pytest.mark.slow
@interpreted
def test_two_members_of_a_set_with_one_key():
    assert failure_of("imperium", "discard", member_key=lambda g, code: "it") == "promise-keys"


@pytest.mark.slow
@interpreted
def test_a_game_without_an_end():
    def chose(g, seat, source, code):
        if len(g.options) < 2:
            TURN.chose(g, seat, source, code)
        g.random(2)  # so that no two moments are the same

    assert failure_of_turns(chose=chose) == "promise-end"
