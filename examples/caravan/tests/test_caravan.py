"""Caravan as it is played. Rules are numbered as in docs/new-game.md."""

import pytest
from caravan.cards import CARDS
from caravan.rules import RULES

import tabularium as tb
from tabularium.cards.kind import BadCard
from tabularium.cards.plain import PlainKind
from tabularium.presentation.why import why_not
from tabularium.testing import check_game


def table(**player):
    rival = {"hand": ["pepper"], "coins": 3}
    return tb.position({"game": "caravan", "seats": 2, "players": [player, rival]})


def keys(g):
    return [option.key for option in g.decision.options]


def test_it_keeps_the_promises_of_the_engine():
    check_game(RULES)


def test_a_card_is_loaded_for_its_price_and_does_what_it_says():  # C5
    g = table(hand=["salt_tax"], coins=2).play("load:salt_tax")
    assert g.view(None)["players"][0]["caravan"] == ["salt_tax"]
    assert [player["coins"] for player in g.view(None)["players"]] == [1, 2]


def test_what_cannot_be_paid_says_so():  # C5
    assert "load:saffron" not in keys(table(hand=["saffron"], coins=3))
    assert "load:saffron" in keys(table(hand=["saffron"] * 2, coins=3, caravan=["broker"]))


def test_a_full_hand_takes_nothing():  # C4
    g = table(hand=["lamp"] * 2 + ["bolt"] * 2 + ["robes"] * 2, coins=0)
    assert why_not(g, 0, f"market:{g.view(0)['market'][0]}", "en").text == "Your hand is full."


def test_cards_from_the_market_are_remembered():  # C4
    g = tb.new("caravan", seats=2, seed=1)
    seat, card = g.to_move, keys(g)[0].partition(":")[2]
    g.play(f"take:{card}")
    assert {"card": card, "seen": True} in g.resample(1 - seat, 5).view(seat)["hand"]


def test_the_driver_earns_in_every_turn():
    g = table(hand=["driver"], coins=2).play("load:driver").play("rest")
    assert g.view(0)["players"][0]["coins"] == 1


def test_a_mistake_in_a_card_names_deck_and_card():
    CARDS.open("spice")
    with pytest.raises(BadCard, match="deck spice: pepper: entered twice"):
        CARDS.enter(PlainKind("caravan", "pepper", 1))
