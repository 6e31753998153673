"""Bots keep the rules, decide from what they may know, and greedy is worth playing against."""

import copy
import pickle
import random
import sys

import pytest

import tabularium as tb
from games import played
from tabularium.bots import bot, take_turn
from tabularium.kernel.errors import UnknownBot

GAMES = [info.id for info in tb.games()]
NAMES = ["random", "greedy", "search@5"]  # whose choices follow from their seeds


def match(game, first, second, seed):
    """One two-player game; gives the winners."""
    g = tb.new(game, seats=2, seed=seed)
    players = [bot(first, seed), bot(second, seed + 1000)]
    while not g.over:
        take_turn(g, players[g.to_move])
    return g.winners


def choice(name, g):
    seat = g.to_move
    return bot(name, 7).decide(g.view(seat), g.decision, lambda seed: g.resample(seat, seed))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game):
    """95 % are asked for over 200 games with seats swapped; here are 40 of them."""
    wins = 0
    for seed in range(20):
        wins += match(game, "greedy", "random", seed) == (0,)
        wins += match(game, "random", "greedy", seed) == (1,)
    assert wins >= 38


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_decided_by_its_seed(game, name):
    def moves(seed):
        g = tb.new(game, seats=3, seed=5)
        players = [bot(name, seed + seat) for seat in range(3)]
        while not g.over and len(g.moves) < 60:
            take_turn(g, players[g.to_move])
        return g.moves

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_does_not_see_hidden_cards(game, name):
    """Whatever its rivals hold, a bot that is shown the same makes the same choice."""
    draw = random.Random(3)
    for seed in range(25):
        g = played(seed, draw.randrange(400), game)
        if g.over:
            continue
        assert choice(name, g) == choice(name, g.resample(g.to_move, 99))


# bots of one's own --------------------------------------------------------------------------------


def test_a_bot_of_ones_own_is_found_where_the_command_runs(tmp_path, monkeypatch):
    (tmp_path / "my_first_bot.py").write_text(
        "class Last:\n"
        "    def __init__(self, seed):\n"
        "        self.seed = seed\n"
        "    def decide(self, view, decision, imagine):\n"
        "        return len(decision.options) - 1\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", list(sys.path))
    player = bot("my_first_bot:Last", 7)
    assert player.seed == 7
    g = tb.new("altay", seats=2, seed=1)
    last = g.decision.options[-1].key
    take_turn(g, player)
    assert g.record()["keys"] == [last]


@pytest.mark.parametrize("name", ["nowhere:Bot", "os:system", "os:nothing", ":", "os:"])
def test_what_is_no_bot_is_never_called(name):
    with pytest.raises(UnknownBot, match="with a method decide"):
        bot(name)


@pytest.mark.parametrize("way", [copy.deepcopy, lambda player: pickle.loads(pickle.dumps(player))])
@pytest.mark.parametrize("name", ["random", "greedy", "search@5", "easy"])
def test_bots_can_be_copied_in_the_middle_of_a_game(name, way):
    g = tb.new("nations", seats=2, seed=1)
    player = bot(name, 3)
    for _ in range(6):
        take_turn(g, player)
    other = way(player)
    copied = g.clone()
    for _ in range(6):
        take_turn(g, player)
        take_turn(copied, other)
    if not name.startswith(("search", "easy")):  # these begin with a new tree
        assert copied.moves == g.moves
