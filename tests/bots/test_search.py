"""The bot that searches: its budget, its tree, its reasons, and what it is worth."""

import os
import random
import time

import pytest

import tabularium as tb
from tabularium.bots import bot, take_turn
from tabularium.bots.search import Search
from tabularium.kernel.errors import UnknownBot

GAMES = [info.id for info in tb.games()]
# how many descents and games a short match takes; `make strength` plays the long ones
MATCHES = {"altay": (20, 8), "settlers": (20, 8), "nations": (12, 6), "imperium": (30, 8)}


def moment(game, seed, moves):
    """Two players after some random moves."""
    g = tb.new(game, seats=2, seed=seed)
    draw = random.Random(seed)
    for _ in range(moves):
        g.apply(draw.randrange(g.n_options))
    return g


def decided(player, g):
    seat = g.to_move
    return player.decide(g.view(seat), g.decision, lambda seed: g.resample(seat, seed))


@pytest.mark.slow
@pytest.mark.skipif("TABULARIUM_COMPILED" not in os.environ, reason="minutes when interpreted")
@pytest.mark.parametrize("game", GAMES)
def test_search_beats_greedy_with_few_descents(game):
    descents, games = MATCHES[game]
    wins = 0.0
    for number in range(games):
        g = tb.new(game, seats=2, seed=number // 2)
        players = [bot("greedy", number), bot("greedy", number + 100)]
        mine = number % 2
        players[mine] = Search(number, seconds=None, iterations=descents)
        while not g.over:
            take_turn(g, players[g.to_move])
        wins += (mine in g.winners) / len(g.winners)
    assert wins >= games / 2


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_in_seconds_is_kept(game):
    for seed in range(3):
        g = moment(game, seed, 60)
        player = Search(1, seconds=0.1)
        start = time.perf_counter()
        assert 0 <= decided(player, g) < g.n_options
        # one descent may still be under way, and machines pause
        assert time.perf_counter() - start < 2.0


@pytest.mark.parametrize(
    ("seats", "seed", "moves"), [(4, 5, 296), (4, 6, 200), (4, 6, 850), (2, 3, 485)]
)
def test_a_budget_is_kept_where_an_action_asks_many_questions(seats, seed, moves):
    """Discarding or placing many cards one by one has more ends than anybody could look at."""
    g = tb.new("imperium", seats=seats, seed=seed)
    draw = random.Random(seed)
    draw.choice([2, 3, 4])
    while len(g.moves) < moves:
        if g.n_options > 3:
            draw.random()
        g.apply(draw.randrange(g.n_options))
    assert g.decision.kind in {"discard", "place"}
    for player in (bot("greedy", 1), Search(1, seconds=0.1)):
        start = time.perf_counter()
        decided(player, g)
        assert time.perf_counter() - start < 1.0


@pytest.mark.parametrize("game", GAMES)
def test_no_time_at_all_still_gives_an_answer(game):
    g = moment(game, 2, 40)
    player = Search(1, seconds=1e-9)
    assert 0 <= decided(player, g) < g.n_options
    assert sum(candidate.tries for candidate in player.candidates) == 0


@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_it_thought_of_every_option(game):
    g = moment(game, 1, 50)
    player = Search(3, seconds=None, iterations=30)
    best = decided(player, g)
    candidates = player.candidates
    assert {one.key for one in candidates} == {option.key for option in g.decision.options}
    assert candidates[0].key == g.decision.options[best].key
    tries = [one.tries for one in candidates]
    assert 15 < sum(tries) <= 30
    assert tries == sorted(tries, reverse=True)
    assert all(0 <= one.chance <= 1 for one in candidates if one.tries)
    assert all(one.chance is one.points is None for one in candidates if not one.tries)


@pytest.mark.slow
def test_the_points_are_those_of_the_end_where_it_sees_it():
    """The last decision leads to the very result, where nothing hidden has a part in it."""
    seen = set()
    for seed in range(3):
        g = tb.new("nations", seats=2, seed=seed)
        players = [bot("greedy", 1), bot("greedy", 2)]
        while not g.over:
            before = g.clone()
            take_turn(g, players[g.to_move])
        player = Search(1, seconds=None, iterations=40)
        decided(player, before)
        seat = before.to_move
        for one in player.candidates:
            ends = [before.resample(seat, number).play(one.key) for number in range(20)]
            totals = {end.scores()[seat].total if end.over else None for end in ends}
            if one.tries and None not in totals and len(totals) == 1:
                assert {one.points} == totals
                seen |= totals
    assert len(seen) > 1


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_where_it_was_unless_the_seat_sees_something_unforeseen(game):
    """A card drawn in the imagined world is hardly ever the one drawn in the real game."""
    kept = begun = 0
    for seed in range(3):
        g = tb.new(game, seats=2, seed=seed)
        players = [Search(seat, seconds=None, iterations=2) for seat in range(2)]
        while not g.over and len(g.moves) < 150:
            seat = g.to_move
            player = players[seat]
            before = player._tree
            if before is not None:
                foreseen = before.world.clone()
                foreseen.apply(player._taken)
            taken = decided(player, g)
            if player._tree is before:
                kept += 1
                assert g.rules.view(foreseen, seat) == g.view(seat)
            else:
                begun += 1
            g.apply(taken)
    assert kept > 20
    assert begun > 20


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_stops_when_the_rest_of_the_budget_could_not_change_its_mind(game):
    """The whole budget, spent on the same tree, leads to the same answer."""
    spared = 0
    for seed in range(6):
        g = moment(game, seed, 40)
        player = Search(seed, seconds=None, iterations=40)
        answer = decided(player, g)
        tree = player._tree
        spent = sum(one.tries for one in player.candidates)
        for _ in range(40 - spent):
            tree.grow()
        assert tree.ranking()[0] == answer
        spared += 40 - spent
    assert spared > 0


def test_a_search_without_any_bound_is_refused():
    with pytest.raises(UnknownBot, match="search@200"):
        Search(1, seconds=None, iterations=None)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 4, 5])
def test_any_number_of_seats(seats):
    g = tb.new("nations", seats=seats, seed=4)
    players = [Search(seat, seconds=None, iterations=2) for seat in range(seats)]
    for _ in range(30):
        take_turn(g, players[g.to_move])
    assert len(g.moves) == 30


@pytest.mark.parametrize(
    "name", ["search@", "search@0", "search@-3", "search@0s", "search@x", "search@nans"]
)
def test_a_budget_that_is_none(name):
    with pytest.raises(UnknownBot, match="search@200"):
        bot(name)


@pytest.mark.parametrize("name", ["search@7", "search@0.01s", "easy", "normal", "hard"])
def test_budgets_and_levels_play(name):
    g = moment("altay", 1, 30)
    take_turn(g, bot(name, 1))
    assert len(g.moves) == 31
