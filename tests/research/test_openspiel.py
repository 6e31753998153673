"""The OpenSpiel door: its own tests pass, and nobody is told what is hidden."""

import copy
import json
import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import tabularium as tb
from tabularium.research import openspiel
from tabularium.research.told_table import ToldTable

GAMES = [info.id for info in tb.games()]
every_game = pytest.mark.parametrize("game", GAMES)


def loaded(game, **parameters):
    text = ",".join(f"{name}={value}" for name, value in parameters.items())
    return pyspiel.load_game(f"tabularium_{game}({text})")


def played(game, deal, moves, players=2):
    """A state after a deal and so many random actions."""
    state = loaded(game, players=players).new_initial_state()
    state.apply_action(deal)
    draw = random.Random(deal)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(draw.choice(state.legal_actions()))
    return state


@pytest.mark.slow
@every_game
def test_openspiel_accepts_the_game(game):
    # few deals: it prints all of them; the tests of serialising take most of the time
    pyspiel.random_sim_test(loaded(game, deals=8), num_sims=1, serialize=True, verbose=False)


@pytest.mark.slow
@every_game
def test_openspiel_accepts_it_with_more_players(game):
    pyspiel.random_sim_test(
        loaded(game, players=3, deals=8), num_sims=1, serialize=False, verbose=False
    )


def test_the_first_node_deals():
    state = loaded("altay", deals=4).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    state.apply_action(3)
    assert not state.is_chance_node()
    assert str(state) == str(loaded("altay", deals=4).new_initial_state().child(3))


def test_a_deal_is_a_seed():
    state = played("nations", 11, 0)
    assert state.table.state.rng == tb.new("nations", 2, 11).state.rng


@every_game
def test_what_is_hidden_is_dealt_anew_and_nothing_shown_changes(game):
    draw = random.Random(1)
    differs = False
    for deal in range(4):
        state = played(game, deal, 60)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, draw.random)
        for shown in ("information_state_string", "observation_string", "observation_tensor"):
            assert getattr(other, shown)(player) == getattr(state, shown)(player)
        assert other.legal_actions() == state.legal_actions()
        differs |= other.table.state.zones != state.table.state.zones
    assert differs


def test_an_information_state_remembers():
    """Two ways to one position are two information states, for who saw them."""
    first = played("altay", 1, 10)
    again = played("altay", 1, 10)
    other = played("altay", 2, 10)
    for player in range(2):
        same = first.information_state_string(player)
        assert again.information_state_string(player) == same
        assert other.information_state_string(player) != same


@every_game
def test_returns_are_for_winners_and_sum_up_to_zero(game):
    state = played(game, 3, 20_000, players=3)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    winners = state.table.state.rules.winners(state.table.state)
    assert [seat for seat in range(3) if state.returns()[seat] > 0] == winners


def test_actions_have_the_names_of_options():
    state = played("altay", 1, 0)
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(names) == ["earthfolk", "elvenfolk", "firefolk", "smallfolk"]


def test_game_options_are_json():
    game = pyspiel.load_game("tabularium_altay", {"options": '{"trade": true}'})
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.table.made_of[2] == {"trade": True}


@pytest.mark.parametrize("options", ["{}", '{"trade":true,"starts":"suggested"}'])
def test_a_game_and_its_states_can_be_written_and_read(options):
    """OpenSpiel cuts the text of a game at its commas, and JSON has commas."""
    game = pyspiel.load_game("tabularium_altay", {"players": 3, "deals": 9, "options": options})
    state = game.new_initial_state()
    state.apply_action(5)
    for other in (pyspiel.load_game(str(game)), pickle.loads(pickle.dumps(game))):
        assert str(other) == str(game)
        assert other.options == game.options == json.loads(options)
    written = pyspiel.serialize_game_and_state(game, state)
    assert str(pyspiel.deserialize_game_and_state(written)[1]) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.slow
def test_a_pickled_game_registers_its_name():
    code = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps(loaded("nations", players=3)),
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode().startswith("tabularium_nations(")


def test_an_imagined_state_is_copied_as_it_was_imagined():
    state = played("imperium", 42, 60)
    other = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    assert other.table.state.zones != state.table.state.zones
    for copied in (other.clone(), copy.deepcopy(other), pickle.loads(pickle.dumps(other))):
        assert copied.table.state.zones == other.table.state.zones


@pytest.mark.parametrize(
    ("wrong", "error", "said"),
    [
        ({"players": 1}, tb.BadSeats, "nations is for 2 to 5 players, not for 1"),
        ({"players": 6}, tb.BadSeats, "nations is for 2 to 5 players, not for 6"),
        ({"deals": 0}, tb.BadOption, "“deals”: got 0"),
        ({"options": "levels"}, tb.BadOption, "expected an object"),
        ({"options": "[1]"}, tb.BadOption, "expected an object"),
        ({"options": '{"speed":3}'}, tb.BadOption, "no option “speed”"),
    ],
)
def test_parameters_that_do_not_fit_are_refused_at_once(wrong, error, said):
    with pytest.raises(error, match=said):
        loaded("nations", **wrong)


def test_there_is_no_information_state_tensor():
    """An observation has forgotten too much to stand in for it."""
    state = played("altay", 1, 4)
    with pytest.raises(NotImplementedError, match="only the observation"):
        state.information_state_tensor(0)
    assert sum(state.observation_tensor(0)) > 0


@every_game
def test_a_table_can_be_copied_and_pickled(game):
    table = ToldTable(game, 2, {}, 5)
    draw = random.Random(5)
    for n in range(30):
        table.apply(draw.randrange(len(table.state.options)))
        if n == 12:
            table.redeal(0, 99)
    for other in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert other.state.zones == table.state.zones
        assert other.memories == table.memories
        other.apply(0)
        assert other.entries != table.entries


def test_every_game_is_registered():
    assert {f"tabularium_{game}" for game in GAMES} <= set(pyspiel.registered_names())
    assert loaded("altay").max_chance_outcomes() == openspiel.DEALS


def test_search_over_information_states_plays_our_games():
    state = played("nations", 3, 6)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=4,
    )
    assert bot.step(state) in state.legal_actions()
