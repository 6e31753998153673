"""The places that a game names are there: of options, of moves, of positions."""

import pytest

from broken_games import broken, interpreted
from tabularium.declare.names import CardThing
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.offer import Offer
from tabularium.plugins import rules_of
from tabularium.testing.games import _documents
from tabularium.testing.kit import Kit


@interpreted
def test_an_action_with_cards_of_a_zone_that_there_is_not(caravan, monkeypatch):
    from caravan.turn import TURN

    monkeypatch.setattr(TURN.actions[0], "zone", "markt")
    message, said = broken(caravan)
    assert message == "promise-place"
    assert "no place “markt”. Possible: caravan, coins, deck," in said


@interpreted
@pytest.mark.parametrize("zone", ["discard", "deck", "coins"])
def test_an_action_with_cards_of_another_zone(caravan, monkeypatch, zone):
    from caravan.turn import TURN

    monkeypatch.setattr(TURN.actions[0], "zone", zone)
    message, said = broken(caravan)
    assert message == "promise-thing"
    assert f"is about “{zone}:" in said


@interpreted
def test_an_option_about_cards_of_somebody_else(caravan, monkeypatch):
    from caravan.turn import Load

    def option(self, g, code):
        card = CardThing(g, "hand", (g.to_move + 1) % g.seats, code & 4095)
        return Offer("caravan-do-load", {"card": card, "n": 1})

    monkeypatch.setattr(Load, "option", option)
    message, said = broken(caravan)
    assert message == "promise-thing"
    assert "the option “load:" in said


@interpreted
def test_moves_to_a_zone_that_there_is_not(caravan):
    known = type(caravan).moves

    def moves(self, event):
        told = known(self, event)
        for moved in told.get("moved", ()):
            if isinstance(moved["to"], dict):
                moved["to"]["zone"] = "attic"
        return told

    type(caravan).moves = moves
    message, said = broken(caravan)
    assert message == "promise-place"
    assert "“attic”" in said


@interpreted
def test_a_position_that_names_a_zone_that_there_is_not(caravan):
    known = type(caravan).position

    def position(self, g):
        doc = known(self, g)
        return {**doc, "attic": doc.pop("market")}

    type(caravan).position = position
    message, said = broken(caravan)
    assert message == "promise-position"
    assert "got “attic”. Possible: " in said


def test_a_kit_whose_positions_name_a_zone_that_there_is_not():
    rules = rules_of("altay")
    kit = Kit(lambda chance: {"game": "altay", "seats": 2, "attic": []}, [], [])
    with pytest.raises(AssertionError) as caught:
        _documents(rules, kit, 0)
    assert caught.value.message == "promise-dealt"
    assert "“attic”" in str(caught.value)


@interpreted
def test_positions_that_can_never_be_loaded(caravan):
    def lay_out(self, g):
        raise BadPosition("error-position-no-work")

    type(caravan).lay_out = lay_out
    assert broken(caravan)[0] == "promise-dealt"
