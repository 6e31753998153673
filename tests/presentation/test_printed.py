"""What tables draw of a card agrees with what is said of it."""

import json

import pytest

from tabularium.api import games
from tabularium.locale import talk
from tabularium.presentation.games import guide_of

GAMES = [info.id for info in games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_plain_data(game):
    cards = guide_of(game).cards(talk("en"))
    assert len({card.key for card in cards}) == len(cards) >= 49
    for card in cards:
        assert json.loads(json.dumps(card.printed)) == card.printed
        assert card.printed["title"]


def card(game, key):
    return next(card for card in guide_of(game).cards(talk("en")) if card.key == key).printed


def test_altay():
    cavalry = card("altay", "cavalry")
    assert cavalry["cost"] == ["food", "metal"]
    assert (cavalry["attack"], cavalry["defence"], cavalry["starting"]) == (2, 2, False)
    assert card("altay", "city+2")["points"] == 2


def test_settlers():
    castle = card("settlers", "castle")
    assert (castle["deck"], castle["sort"], castle["colours"]) == ("common", "action", ["blue"])
    assert castle["cost"] == {"wood": 1, "stone": 1}
    assert (castle["deal"], castle["raze"]) == (None, ["card", "card"])


def test_nations():
    pyramids = card("nations", "pyramids")
    assert (pyramids["sort"], pyramids["age"], pyramids["sections"]) == ("wonder", 1, [2, 1, 0])
    assert pyramids["yield"] == {"gold": 2, "food": -2}
    assert card("nations", "china_board")["spaces"]["wonders"] == 6


def test_imperium():
    unrest = card("imperium", "unrest")
    assert (unrest["suits"], unrest["points"]) == (["unrest"], -2)
