"""The kit for other people's bots: good ones pass, and every broken promise is found."""

import random
import time

import pytest

import tabularium as tb
from support import one_quick
from tabularium.bots import Candidate, bot
from tabularium.testing import BrokenPromise, check_bot
from tabularium.testing.bots import LONGEST

GAMES = [info.id for info in tb.games()]


class Tried:
    """A bot that takes the first option, unless a test has it do worse."""

    def __init__(self, seed):
        self.draw = random.Random(seed)

    def decide(self, view, decision, imagine):
        return 0


def failure(maker, **arguments):
    """What the kit says of a bot."""
    with pytest.raises(BrokenPromise) as caught:
        check_bot(maker, games=["altay"], moments=1, **arguments)
    assert "altay" in str(caught.value)
    return caught.value


@pytest.mark.parametrize("name", one_quick("random", "greedy", "search@1"))
def test_our_own_bots_keep_their_promises(name):
    report = check_bot(name, games=["nations"], moments=1, seconds=10)
    assert report.games == ["nations"]
    assert report.decisions > 50
    assert 0 < report.slowest < 10


@pytest.mark.slow
def test_every_game_and_kind_of_decision_is_tried():
    report = check_bot(Tried, moments=1)
    assert report.games == GAMES
    assert {"turn", "faction"} <= set(report.kinds["altay"])
    for game in GAMES:
        assert len(report.kinds[game]) > 8, game


def test_an_option_that_is_not_there():
    class TooFar(Tried):
        def decide(self, view, decision, imagine):
            return len(decision.options)

    error = failure(TooFar)
    assert error.message == "promise-legal"
    assert "expected a whole number from 0 to" in str(error)


@pytest.mark.parametrize("answer", [None, "end", 0.0, True, -1])
def test_something_that_is_no_number_of_an_option(answer):
    class Odd(Tried):
        def decide(self, view, decision, imagine):
            return answer

    assert failure(Odd).message == "promise-legal"


@pytest.mark.parametrize("said", [7, ["end"], [Candidate("no:such:thing", 1, 0.5, None)]])
def test_reasons_that_are_none(said):
    class Talks(Tried):
        candidates = said

    error = failure(Talks)
    assert error.message == "promise-candidates"
    assert "a list of Candidate" in str(error)


def test_a_bot_that_fails_on_the_way():
    class Fragile(Tried):
        def decide(self, view, decision, imagine):
            return {"turn": 0}[decision.kind]

    error = failure(Fragile)
    assert error.message == "promise-no-error"
    assert "KeyError" in str(error)


def test_choices_that_the_seed_does_not_decide():
    shared = random.Random(1)

    class Whim(Tried):
        def decide(self, view, decision, imagine):
            return shared.randrange(len(decision.options))

    assert failure(Whim).message == "promise-same-seed"


def test_a_bot_that_peeks_at_hidden_cards():
    class Peeks(Tried):
        def decide(self, view, decision, imagine):
            hidden = decision._state.zones[:8]  # all decks and hands of Altay
            return hash(str(hidden)) % len(decision.options)

    assert failure(Peeks).message == "promise-hidden"


def test_a_bot_that_peeks_once_it_is_trusted():
    """It is found in the whole game: in single moments it has not been asked often enough."""

    class Patient(Tried):
        asked = 0

        def decide(self, view, decision, imagine):
            self.asked += 1
            hidden = decision._state.zones[:8]
            return hash(str(hidden)) % len(decision.options) if self.asked > 4 else 0

    assert failure(Patient).message == "promise-hidden"


@pytest.mark.slow
def test_a_bot_whose_games_do_not_end():
    """Whoever always ends their turn plays Altay for ever; the check does not."""

    class Last(Tried):
        def decide(self, view, decision, imagine):
            return len(decision.options) - 1

    assert check_bot(Last, games=["altay"], moments=1).decisions > 2 * LONGEST


@pytest.mark.parametrize("seed", [-1, True, "7"])
def test_a_seed_that_is_none(seed):
    with pytest.raises(tb.BadSeed):
        check_bot(Tried, games=["altay"], seed=seed)


def test_a_bot_that_thinks_too_long():
    class Slow(Tried):
        def decide(self, view, decision, imagine):
            time.sleep(0.02)
            return 0

    error = failure(Slow, seconds=0.01)
    assert error.message == "promise-time"
    assert "expected at most 0.010" in str(error)


def test_a_bot_that_moves_by_itself():
    class Grabs(Tried):
        def decide(self, view, decision, imagine):
            imagine.__closure__[0].cell_contents.apply(0)
            return 0

    assert failure(Grabs).message == "promise-hands-off"


@pytest.mark.slow
def test_a_bot_that_looks_ahead_in_imagined_worlds_is_fine():
    check_bot(lambda seed: bot("greedy", seed), games=["altay"], moments=1)
