"""A position can be loaded so that forced moves are asked as well."""

import pytest

import tabularium as tb
from games import OPTIONS

ALTAY = {"game": "altay", "seats": ["earthfolk", "firefolk"], "players": [{"hand": []}]}


def test_forced_moves_are_taken_unless_somebody_wants_to_see_them():
    assert tb.position(ALTAY).to_move == 1  # an empty hand leaves nothing but the end of the turn
    g = tb.position(ALTAY, forced=True)
    assert g.to_move == 0
    assert [option.key for option in g.decision.options] == ["end"]
    g.play("end")
    assert g.to_move == 1


def test_the_document_of_such_a_game_says_so():
    g = tb.position(ALTAY, forced=True)
    doc = g.position()
    assert doc["forced"] is True
    assert tb.position(doc).digest() == g.digest()
    assert tb.position(doc).n_options == 1
    assert "forced" not in tb.position(ALTAY).position()


def test_a_record_goes_on_asking():
    g = tb.position(ALTAY, forced=True).play("end")
    assert tb.replay(g.record()).digest() == g.digest()


def test_what_is_said_when_loading_overrules_the_document():
    doc = tb.position(ALTAY, forced=True).position()
    del doc["stack"]
    assert tb.position(doc, forced=False).to_move == 1


def test_forced_is_yes_or_no():
    with pytest.raises(tb.BadPosition) as error:
        tb.position(ALTAY, forced="yes")
    assert str(error.value) == 'Position, forced: got "yes", expected true or false.'


@pytest.mark.parametrize("game", sorted(OPTIONS))
def test_both_ways_lead_to_the_same_game(game):
    """The forced moves between two choices are those that the engine would have taken."""
    start = tb.new(game, seats=2, seed=11)
    doc = start.position()
    quick = tb.position(doc)
    slow = tb.position(doc, forced=True)
    for number in range(120):
        while slow.n_options == 1:
            slow.apply(0)
        assert slow.digest() == quick.digest()
        if quick.over:
            break
        choice = number % quick.n_options
        quick.apply(choice)
        slow.apply(choice)
