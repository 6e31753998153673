"""The PettingZoo door: its own tests pass, names are registered, rewards come at the end."""

import copy
import pickle
import random
import warnings

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, seed_test

import tabularium as tb
from tabularium.research import pettingzoo_env
from tabularium.research.names import registered

GAMES = [info.id for info in tb.games()]
NAMES = list(registered())


def finish(env, seed):
    """Play a game at random; gives what each agent got."""
    env.reset(seed=seed)
    draw = random.Random(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        got[agent] += reward
        action = None
        if not over:
            assert reward == 0
            action = draw.choice(np.flatnonzero(seen["action_mask"]))
        env.step(action)
    return got


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_accepts_every_environment(name, capsys):
    with warnings.catch_warnings():
        # it says of every environment with a mask that a dict is no array
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        # masks of agents who are not asked are empty
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(pettingzoo.make("aec", name), num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_a_seed_decides_everything(name):
    seed_test(lambda: pettingzoo.make("aec", name), num_cycles=100)


def test_there_is_a_name_for_every_game_and_number_of_agents():
    assert "tabularium/altay-2p-v1" in NAMES
    assert "tabularium/nations-5p-v1" in NAMES
    assert len(NAMES) == 3 + 3 + 4 + 3
    assert len(pettingzoo.make("aec", "tabularium/nations-5p-v1").possible_agents) == 5


@pytest.mark.parametrize("game", GAMES)
def test_rewards_come_at_the_end_and_sum_up_to_zero(game):
    env = pettingzoo_env.env(game=game, seats=3)
    got = finish(env, 5)
    winners = env.game.winners
    assert sum(got.values()) == pytest.approx(0)
    assert [seat for seat in range(3) if got[f"player_{seat}"] > 0] == list(winners)


def test_rewards_may_be_points():
    env = pettingzoo_env.env(game="nations", seats=2, rewards="points")
    got = finish(env, 5)
    first, second = (score.total for score in env.game.scores())
    assert got["player_0"] == (first - second) / 2 == -got["player_1"]


def test_the_seed_is_that_of_the_game():
    env = pettingzoo_env.env(game="altay", seats=["firefolk", "earthfolk"], options={"trade": True})
    env.reset(seed=9)
    same = tb.new("altay", ["firefolk", "earthfolk"], 9, {"trade": True})
    assert env.game.digest() == same.digest()
    env.reset()
    assert env.game.digest() != same.digest()


def test_only_who_moves_has_actions():
    env = pettingzoo_env.env(game="altay", seats=2)
    env.reset(seed=1)
    mover = env.agent_selection
    other = next(agent for agent in env.agents if agent != mover)
    assert env.observe(mover)["action_mask"].sum() == env.game.n_options
    assert env.observe(other)["action_mask"].sum() == 0


@pytest.mark.parametrize("ask", [lambda env: env.last(), lambda env: env.render()])
def test_there_is_nothing_to_see_before_the_first_reset(ask):
    env = pettingzoo_env.env(game="altay", seats=2)
    with pytest.raises(tb.IllegalMove, match="begins with reset"):
        ask(env)


def test_an_action_that_cannot_be_taken_is_refused_and_nothing_happens():
    env = pettingzoo_env.env(game="altay", seats=2)
    env.reset(seed=1)
    before = env.game.digest()
    with pytest.raises(tb.IllegalMove, match="“end” is not offered"):
        env.step(env.space.id_of("end"))
    assert env.game.digest() == before


def test_the_table_in_words(capsys):
    env = pettingzoo_env.env(game="altay", seats=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().endswith("player_0: Which faction will you lead?")
    env = pettingzoo_env.env(game="altay", seats=2, render_mode="human")
    env.reset(seed=1)
    env.step(env.legal()[0])
    assert "Earthfolk" in capsys.readouterr().out


def test_unknown_rewards_are_refused():
    with pytest.raises(tb.BadOption, match="win, points"):
        pettingzoo_env.env(game="altay", seats=2, rewards="coins")


def test_an_unknown_way_to_render_is_refused():
    with pytest.raises(tb.BadOption, match="human, ansi"):
        pettingzoo_env.env(game="altay", seats=2, render_mode="rgb_array")


def test_a_game_that_takes_too_long_is_broken_off():
    env = pettingzoo_env.env(game="altay", seats=2, max_moves=10)
    env.reset(seed=1)
    for _ in range(10):
        assert not any(env.truncations.values())
        env.step(env.legal()[-1])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    for _ in range(2):
        assert env.last()[1] == 0
        assert not env.last()[0]["action_mask"].any()
        env.step(None)
    assert env.agents == []


@pytest.mark.parametrize("action", ["end", None, 1.5, True, np.array([70])])
def test_what_is_no_action_at_all_is_refused_and_nothing_happens(action):
    env = pettingzoo_env.env(game="altay", seats=2)
    env.reset(seed=1)
    before = env.game.digest()
    with pytest.raises(tb.IllegalMove, match="as an action, expected its number"):
        env.step(action)
    assert env.game.digest() == before


def test_there_is_nothing_to_do_before_the_first_reset_and_after_the_end():
    env = pettingzoo_env.env(game="nations", seats=2)
    with pytest.raises(tb.IllegalMove, match="it begins with reset"):
        env.step(0)
    finish(env, 1)
    with pytest.raises(tb.IllegalMove, match="it begins with reset"):
        env.step(None)


@pytest.mark.parametrize(
    "wrong", [{"options": {"speed": 3}}, {"max_moves": 0}, {"max_moves": -1}, {"max_moves": 2.5}]
)
def test_what_is_wrong_is_said_when_it_is_asked_for(wrong):
    with pytest.raises(tb.BadOption):
        pettingzoo_env.env(game="altay", seats=2, **wrong)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_plays_on_in_the_same_way(game):
    env = pettingzoo_env.env(game=game, seats=3)
    env.reset(seed=2)
    for _ in range(20):
        env.step(env.legal()[-1])
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    before = env.game.record()
    env.step(env.legal()[0])
    for other in copies:
        assert other.game.record() == before
        other.step(other.legal()[0])
        agent = env.agent_selection
        assert other.agent_selection == agent
        assert (other.observe(agent)["observation"] == env.observe(agent)["observation"]).all()
