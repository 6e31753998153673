"""The Gymnasium door: one agent at a table of bots."""

import copy
import pickle
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


def test_a_single_name_takes_all_other_seats():
    env = AgainstBots("nations", 3, bots="greedy", seat=1)
    env.reset(seed=1)
    assert [type(player).__name__ for player in env._players] == ["Greedy", "NoneType", "Greedy"]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"seats": ["earthfolk", "hobbits"]}, tb.BadSeats),
        ({"seats": "ab"}, tb.BadSeats),
        ({"options": {"speed": 3}}, tb.BadOption),
        ({"max_moves": 0}, tb.BadOption),
        ({"max_moves": "many"}, tb.BadOption),
        ({"seat": True}, tb.BadOption),
        ({"rewards": "coins"}, tb.BadOption),
        ({"render_mode": "rgb_array"}, tb.BadOption),
    ],
)
def test_what_is_wrong_is_said_when_it_is_asked_for(wrong, error):
    with pytest.raises(error):
        AgainstBots(**{"game": "altay", "seats": 2} | wrong)


@pytest.mark.parametrize("action", ["end", None, 1.5, True, np.float32(70), np.array([70, 71])])
@pytest.mark.parametrize("illegal", ["lose", "raise"])
def test_what_is_no_action_at_all_is_refused_and_nothing_happens(action, illegal):
    env = AgainstBots("altay", 2, illegal=illegal)
    env.reset(seed=1)
    before = env.game.digest()
    with pytest.raises(tb.IllegalMove, match="as an action, expected its number"):
        env.step(action)
    assert env.game.digest() == before
    assert not env.step(env._legal[0])[2]


def test_there_is_nothing_to_do_before_the_first_reset():
    with pytest.raises(tb.IllegalMove, match="it begins with reset"):
        AgainstBots("altay", 2).step(0)


@pytest.mark.parametrize("ending", ["illegal", "max_moves", "the rules"])
def test_there_is_nothing_to_do_after_the_end(ending):
    env = AgainstBots("altay", 2, max_moves=1 if ending == "max_moves" else 20_000)
    env.reset(seed=1)
    legal = env._legal[0]
    if ending == "the rules":
        finish(env, 1)
    else:
        info = env.step(env.space.id_of("end") if ending == "illegal" else legal)[4]
        assert not info["action_mask"].any()
    with pytest.raises(tb.IllegalMove, match="it begins with reset"):
        env.step(legal)
    env.reset(seed=1)
    env.step(legal)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_plays_on_in_the_same_way(game):
    def play_on(env, moves):
        for _ in range(moves):
            env.step(env._legal[-1])

    env = AgainstBots(game, 2, bots="greedy", seat=None)
    env.reset(seed=2)
    play_on(env, 5)
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    play_on(env, 10)
    for other in copies:
        assert len(other.game.moves) < len(env.game.moves)
        play_on(other, 10)
        assert other.game.record() == env.game.record()


def test_environments_run_in_other_processes():
    """As they do in this one; a mask is empty at the end of a game, for which reset comes next."""
    seen = []
    for mode in ("sync", "async"):
        envs = gymnasium.make_vec(
            "tabularium/nations-2p-v1", num_envs=2, vectorization_mode=mode, seat=None
        )
        _, info = envs.reset(seed=5)
        rows = []
        for _ in range(150):
            actions = [mask.argmax() for mask in info["action_mask"]]
            row, reward, over, _, info = envs.step(actions)
            assert [mask.any() for mask in info["action_mask"]] == [not end for end in over]
            rows.append((row.tobytes(), reward.tolist(), over.tolist()))
        envs.close()
        seen.append(rows)
    assert seen[0] == seen[1]
    assert any(any(over) for _, _, over in seen[0])
