"""The kit for other people's games: ours pass, and every broken promise is found."""

import copy
import itertools

import pytest

import tabularium as tb
from tabularium.games.altay.layout import ATTACKING, COINS, DECK, DISCARD, HAND
from tabularium.games.altay.rules import AltayRules
from tabularium.kernel import machine
from tabularium.kernel.machine import State
from tabularium.plugins import rules_of
from tabularium.testing import BrokenPromise, check_game

GAMES = [info.id for info in tb.games()]
interpreted = pytest.mark.skipif(
    not str(machine.__file__).endswith(".py"), reason="compiled rules cannot be derived from"
)


@pytest.mark.parametrize("game", GAMES)
def test_our_own_games_keep_their_promises(game):
    check_game(rules_of(game), games=3, moments=3)


def failure(broken):
    """What the kit says of Altay with something spoilt."""
    rules = copy.copy(rules_of("altay"))
    rules.__class__ = broken
    with pytest.raises(BrokenPromise) as caught:
        check_game(rules, games=4, moments=4)
    assert "altay" in str(caught.value)
    return caught.value.message


@interpreted
def test_a_score_without_words():
    class Broken(AltayRules):
        def categories(self):
            return ["no such category"]

    assert failure(Broken) == "promise-card-words"


@interpreted
def test_a_start_that_the_seed_does_not_decide():
    starts = []

    class Broken(AltayRules):
        def new_state(self, factions, opts, seed):
            starts.append(seed)
            return super().new_state(factions, opts, seed + len(starts))

    assert failure(Broken) == "promise-same-start"


@interpreted
def test_somebody_is_asked_who_has_no_choice():
    class Broken(AltayRules):
        def new_state(self, factions, opts, seed):
            g = super().new_state(factions, opts, seed)
            g.options = g.options[:1]  # a setup that asks, and does not run on
            return g

    assert failure(Broken) == "promise-choice"


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
def test_a_view_that_tells_a_rivals_hand():
    class Broken(AltayRules):
        def view(self, g, seat):
            return super().view(g, seat) | {"all": [self.kinds[c] for c in g.zones[HAND + 1]]}

    assert failure(Broken) == "promise-hidden-view"


@interpreted
def test_a_row_that_tells_the_order_of_a_deck():
    class Broken(AltayRules):
        def observe(self, g, seat):
            row = bytearray(super().observe(g, seat))
            row[0] = self.kinds[g.zones[DECK][0]] if g.zones[DECK] else 0
            return bytes(row)

    assert failure(Broken) == "promise-hidden-row"


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
def test_a_position_that_forgets_something():
    class Broken(AltayRules):
        def position(self, g):
            return super().position(g) | {"round": 1}

    assert failure(Broken) == "promise-position"


@interpreted
def test_a_position_that_brings_a_card_into_play_twice():
    class Broken(AltayRules):
        def read_position(self, g, doc):
            super().read_position(g, doc)
            g.mods[ATTACKING] += 1

    assert failure(Broken) == "promise-standing"


@interpreted
def test_a_feed_that_tells_the_order_of_a_deck():
    class Broken(AltayRules):
        def event(self, g, numbers):
            return super().event(g, numbers) | {"next": g.zones[DECK][-1:]}

    assert failure(Broken) == "promise-hidden-feed"


@interpreted
def test_worlds_that_depend_on_what_is_hidden():
    class Broken(AltayRules):
        def redeal(self, g, seat):
            rival = (seat + 1) % g.seats
            hidden = g.zones[DECK + rival][0] if g.zones[DECK + rival] else 0
            super().redeal(g, seat)
            g.rng += hidden

    assert failure(Broken) == "promise-imagined"


@interpreted
def test_an_imagined_world_in_which_somebody_else_moves():
    class Broken(AltayRules):
        def redeal(self, g, seat):
            super().redeal(g, seat)
            g.to_move = (g.to_move + 1) % g.seats

    assert failure(Broken) == "promise-hidden-turn"


@interpreted
def test_points_that_lack_a_category():
    class Broken(AltayRules):
        def categories(self):
            return super().categories()[1:]

        def view(self, g, seat):
            return {}

    assert failure(Broken) == "promise-score"


TURN = next(node for node in rules_of("altay").nodes if node.kind() == "turn")


class Spoilt:
    """A node of Altay that asks in a spoilt way."""

    def __init__(self, node, **methods):
        self.node = node
        self.methods = methods

    def __getattr__(self, name):
        return self.methods.get(name) or getattr(self.node, name)


def failure_of_turns(**methods):
    """What the kit says of Altay when the turn's question is spoilt."""
    rules = copy.copy(rules_of("altay"))
    rules.nodes = [
        Spoilt(node, **methods) if node.kind() == "turn" else node for node in rules.nodes
    ]
    with pytest.raises(BrokenPromise) as caught:
        check_game(rules, games=2, moments=4)
    return caught.value.message


@interpreted
def test_two_options_of_one_key():
    assert failure_of_turns(key=lambda g, code: "same") == "promise-keys"


@interpreted
def test_two_options_of_the_same_words():
    assert failure_of_turns(label=lambda g, code, talk: "Do it") == "promise-alike"


@interpreted
def test_an_option_with_a_blank_that_was_not_filled():
    assert failure_of_turns(label=lambda g, code, talk: f"Do { {code} }") == "promise-words"


@interpreted
def test_a_card_in_two_places():
    def chose(g, seat, source, code):
        g.zones[DISCARD] += g.zones[HAND][:1]
        TURN.chose(g, seat, source, code)

    assert failure_of_turns(chose=chose) == "promise-card-once"


@interpreted
def test_keys_that_are_others_when_the_game_is_played_again():
    asked = itertools.count()
    spoilt = failure_of_turns(key=lambda g, code: f"{TURN.key(g, code)}-{next(asked)}")
    assert spoilt == "promise-record"


@interpreted
def test_options_that_tell_the_order_of_a_deck():
    def key(g, code):
        deck = g.zones[DECK + g.to_move]
        return f"{TURN.key(g, code)}-{g.rules.kinds[deck[0]] if deck else 0}"

    assert failure_of_turns(key=key) == "promise-hidden-options"


@interpreted
def test_a_question_without_words():
    assert failure_of_turns(prompt=lambda g, talk: talk.say("no-such-text")) == "promise-words"


@interpreted
def test_words_that_tell_the_order_of_a_deck():
    def prompt(g, talk):
        return f"Your turn; below your deck lies {g.zones[DECK + g.to_move][:3]}"

    assert failure_of_turns(prompt=prompt) == "promise-hidden-options"


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


@interpreted
def test_a_game_without_an_end():
    def chose(g, seat, source, code):
        if g.telling or len(g.options) < 2:
            TURN.chose(g, seat, source, code)

    assert failure_of_turns(chose=chose) == "promise-end"
