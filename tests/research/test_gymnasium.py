"""The Gymnasium door: one agent at a table of bots."""

import random
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tabularium as tb
from tabularium.bots import bot, take_turn
from tabularium.research.gymnasium_env import AgainstBots
from tabularium.research.names import registered

GAMES = [info.id for info in tb.games()]


def finish(env, seed):
    """Play a game at random; gives the last reward."""
    draw = random.Random(seed)
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        action = draw.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = env.step(action)
    return reward


@pytest.mark.parametrize("name", list(registered()))
def test_gymnasium_accepts_every_environment(name):
    with warnings.catch_warnings():
        # an illegal sample ends the episode there, so render modes are all that is left to say
        warnings.filterwarnings("ignore", message=".*not use.*render")
        check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_reward_is_that_of_the_agents_seat(game):
    env = AgainstBots(game, 2, seat=1)
    for seed in range(3):
        reward = finish(env, seed)
        assert env.game.over
        assert reward == (0.5 if env.game.winners == (1,) else -0.5 if env.game.winners else 0)


def test_the_agent_is_asked_and_nobody_else():
    env = AgainstBots("altay", 3, bots=["greedy", "random"], seat=2)
    env.reset(seed=3)
    for _ in range(30):
        assert env.game.to_move == 2
        env.step(env._legal[0])


def test_a_seat_may_be_drawn():
    env = AgainstBots("nations", 2, seat=None)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
    assert seats == {0, 1}


def test_a_random_bot_plays_as_it_does_elsewhere():
    """It is asked in a faster way here, and must not answer otherwise for that."""
    g = tb.new("altay", seats=2, seed=4)
    fast, usual = bot("random", 5), bot("random", 5)
    other = g.clone()
    for _ in range(40):
        g.apply(fast.pick(g.n_options))
        take_turn(other, usual)
    assert g.moves == other.moves


def test_bots_may_be_given_as_functions():
    made = []

    def maker(seed):
        made.append(seed)
        return bot("random", seed)

    finish(AgainstBots("altay", 2, bots=[maker]), 1)
    assert len(made) == 1


def test_an_illegal_action_loses():
    env = AgainstBots("altay", 2)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(env.space.id_of("end"))
    assert (reward, over, info["illegal"]) == (-1.0, True, "end")


def test_an_illegal_action_may_be_an_error():
    env = AgainstBots("altay", 2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(tb.IllegalMove, match="“end” is not offered"):
        env.step(env.space.id_of("end"))


def test_a_wrong_number_of_bots_is_refused():
    with pytest.raises(tb.BadSeats, match="4 seats need 1 bot for all others or 3 bots, not 2"):
        AgainstBots("altay", 4, bots=["random", "random"])


def test_an_unknown_bot_is_refused():
    with pytest.raises(tb.TabulariumError, match="no bot “clever”"):
        AgainstBots("altay", 2, bots=["clever"])


def test_a_game_that_takes_too_long_is_broken_off():
    env = AgainstBots("altay", 2, max_moves=3)
    env.reset(seed=1)
    broken_off = [env.step(env._legal[-1])[3] for _ in range(3)]
    assert broken_off == [False, False, True]


@pytest.mark.parametrize("game", ["settlers", "nations"])
def test_a_solo_game_is_rewarded_with_its_points(game):
    env = AgainstBots(game, 1, rewards="points")
    assert finish(env, 1) == env.game.scores()[0].total


def test_a_seat_that_is_not_at_the_table_is_refused():
    with pytest.raises(tb.BadOption, match="“seat”: got 2, expected 0 to 1"):
        AgainstBots("altay", 2, seat=2)
