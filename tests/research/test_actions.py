"""Actions have fixed numbers: by their keys, with a few spare numbers for what is rare."""

import importlib.util
import random
from concurrent.futures import Future
from pathlib import Path

import pytest

import tabularium as tb
from games import started, step
from tabularium.kernel.choices import option_keys, stem
from tabularium.research.space import SPARE, Space, vocabulary

GAMES = [info.id for info in tb.games()]
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_every_option_has_a_number_and_spare_ones_are_rare(game):
    offered = spare = 0
    for seed in range(1000, 1012):
        g = started(seed, game)
        space = Space(game, max(2, g.seats))
        draw = random.Random(seed)
        for _ in range(400):
            if g.over:
                break
            legal = space.legal(g.state)
            assert len(set(legal)) == len(legal) == g.n_options
            assert all(0 <= action < space.actions for action in legal)
            for action, option in zip(legal, g.decision.options, strict=True):
                if action >= SPARE:
                    assert space.key_of(action) == stem(option.key)
                    assert space.id_of(option.key) == action
            offered += len(legal)
            spare += sum(action < SPARE for action in legal)
            step(g, draw)
    assert offered > 4000
    assert spare / offered < 0.005  # measured: 0.001 in Settlers, less elsewhere


@every_game
def test_an_action_is_taken_by_its_number(game):
    g = started(7, game)
    space = Space(game, max(2, g.seats))
    draw = random.Random(7)
    for _ in range(60):
        action = draw.choice(space.legal(g.state))
        i = space.option_of(g.state, action)
        assert space.id_of(option_keys(g.state)[i]) in (action, -1) or action < SPARE
        g.apply(i)


@every_game
def test_the_vocabulary_names_every_key_once(game):
    keys = vocabulary(game)
    assert len(set(keys)) == len(keys)
    assert all(stem(key) == key for key in keys)


def test_twins_get_spare_numbers():
    """Two equal locations that differ by what lies on them are two actions."""
    space = Space("settlers", 2)
    assert space.id_of("raze:1:castle.defended") == space.id_of("raze:1:castle") >= SPARE


def test_what_cannot_be_done_is_refused_with_what_can():
    space = Space("altay", 2)
    g = tb.new("altay", seats=2, seed=7)
    with pytest.raises(tb.IllegalMove) as caught:
        space.option_of(g.state, space.id_of("end"))
    assert "“end” is not offered to seat 0" in str(caught.value)
    assert "earthfolk" in str(caught.value)
    with pytest.raises(tb.IllegalMove):
        space.key_of(space.actions)


def test_a_wrong_number_of_seats_is_refused():
    with pytest.raises(tb.BadSeats):
        Space("altay", 5)


def test_a_decision_with_too_many_unknown_options_says_so(monkeypatch):
    space = Space("altay", 2)
    monkeypatch.setattr(space, "_numbers", {})
    monkeypatch.setattr("tabularium.research.space.SPARE", 1)
    with pytest.raises(ValueError, match=r"altay: more than 1 options have no number.*action_keys"):
        space.legal(tb.new("altay", seats=2, seed=7).state)


def test_the_tool_adds_keys_and_never_moves_one(tmp_path, monkeypatch):
    path = Path(__file__).resolve().parents[2] / "tools" / "action_keys.py"
    spec = importlib.util.spec_from_file_location("action_keys", path)
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    monkeypatch.setattr(tool, "FOLDER", tmp_path)
    monkeypatch.setattr(tool, "ProcessPoolExecutor", InThisProcess)
    (tmp_path / "nations.txt").write_text("zebra\npass\n")
    tool.extend("nations", 0.2)
    keys = (tmp_path / "nations.txt").read_text().split()
    assert keys[:2] == ["zebra", "pass"]
    assert len(keys) > 50
    assert len(set(keys)) == len(keys)


class InThisProcess:
    """A pool of processes without processes: the tool is no module they could import."""

    def __init__(self, workers):
        pass

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        return False

    def submit(self, call, *arguments):
        done = Future()
        done.set_result(call(*arguments))
        return done
