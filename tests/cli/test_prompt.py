"""What a typed line means."""

import pytest

import tabularium as tb
from tabularium.cli.prompt import Command, Pick, understand


@pytest.fixture
def options():
    """A moment at which one option, and no other, begins with an h."""
    g = tb.new("settlers", seats=2, seed=5)
    g.apply(0)
    g.apply(0)
    assert [option.key for option in g.decision.options if option.key[0] == "h"] == ["hunter_joe"]
    return g.decision.options


def test_h_asks_for_help_and_plays_nothing(options):
    assert understand("h", options, {}, "en") == Command("help")
    assert options[understand("hu", options, {}, "en").index].key == "hunter_joe"


def test_h_is_a_hotkey_where_a_game_says_so(options):
    assert understand("h", options, {"h": 0}, "en") == Pick(0)
