"""A bot says why: what it weighed, and what is told of it."""

import pytest

import tabularium as tb
from games import played
from tabularium.bots import Candidate, answer, bot, weighed

GAMES = [info.id for info in tb.games()]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["greedy", "search@12"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_weighs_every_option_and_takes_the_first(game, name):
    for seed in range(5):
        g = played(seed, 6 + 8 * seed, game)
        player = bot(name, 7)
        taken = answer(g, player)
        keys = [one.key for one in player.candidates]
        assert sorted(keys) == sorted(option.key for option in g.decision.options)
        assert keys[0] == g.decision.options[taken].key
        assert all(0 <= one.chance <= 1 for one in player.candidates if one.tries)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_looks_once_and_guesses_no_points(game):
    g = played(3, 30, game)
    player = bot("greedy", 7)
    answer(g, player)
    assert {(one.tries, one.points) for one in player.candidates} == {(1, None)}
    chances = [one.chance for one in player.candidates]
    assert len(set(chances)) > 1


def test_greedy_alone_has_a_chance_against_itself():
    g = tb.new("nations", seats=1, seed=4)
    for _ in range(20):
        player = bot("greedy", 7)
        g.apply(answer(g, player))
        assert all(0 < one.chance < 1 for one in player.candidates)


@pytest.mark.parametrize("name", ["greedy", "search@8"])
@pytest.mark.parametrize("game", GAMES)
def test_what_is_weighed_tells_nothing_hidden(game, name):
    g = played(2, 30, game)
    told = []
    for world in (g, g.resample(g.to_move, 99)):
        player = bot(name, 7)
        answer(world, player)
        told.append(player.candidates)
    assert told[0] == told[1]


def test_the_first_five_are_told():
    g = tb.new("nations", seats=2, seed=1)
    while g.n_options <= 5:
        g.apply(0)
    player = bot("search@30", 7)
    answer(g, player)
    told = weighed(player, g.decision)
    assert [one.key for one in told] == [one.key for one in player.candidates[:5]]
    assert told[0].chance == pytest.approx(player.candidates[0].chance, abs=1e-4)
    assert told[0].points == pytest.approx(player.candidates[0].points, abs=1e-2)


def test_who_says_nothing_is_not_asked():
    g = played(2, 80)
    player = bot("random", 7)
    answer(g, player)
    assert weighed(player, g.decision) == []


class Odd:
    """Somebody's own bot."""

    def __init__(self, candidates):
        self.candidates = candidates


@pytest.mark.parametrize(
    "said", [None, 3, "end", [3], ["end"], [("end", 1)], [Candidate("end", "many", 0.5, None)]]
)
def test_nonsense_is_not_told(said):
    g = tb.new("altay", seats=2, seed=1)
    assert weighed(Odd(said), g.decision) == []


def test_options_of_another_decision_are_not_told():
    g = tb.new("altay", seats=2, seed=1)
    known = Candidate(g.decision.options[0].key, 1, 0.5, 3.0)
    assert weighed(Odd([known]), g.decision) == [known]
    assert weighed(Odd([known, known._replace(key="no:such:thing")]), g.decision) == []
