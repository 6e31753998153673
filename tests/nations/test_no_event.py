"""A moment without an event card, and with none to come, is no moment of the game."""

import pytest

import tabularium as tb


def test_a_game_without_an_event_to_come_is_refused():
    g = tb.new("nations", seats=2, seed=1)
    while g.decision.kind != "growth":
        g.play(0)
    doc = g.position()
    assert tb.position(doc).digest() == g.digest()
    doc["event_decks"] = [[] for _ in doc["event_decks"]]
    doc["event"] = None
    with pytest.raises(tb.BadPosition, match="event"):
        tb.position(doc)


@pytest.mark.parametrize("seats", [1, 3])
def test_nor_while_boards_are_picked(seats):
    """The first deck of events is laid before anybody is asked."""
    doc = tb.new("nations", seats=seats, seed=1).position()
    assert (doc["round"], doc["event"]) == (0, None)
    assert tb.position(doc).position() == doc
    doc["event_decks"][0] = []
    with pytest.raises(tb.BadPosition, match="event"):
        tb.position(doc)
