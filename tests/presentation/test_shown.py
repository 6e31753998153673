"""Moves that showed a card cannot be taken back unasked; it follows from who sees which zone."""

import pytest

import tabularium as tb
from caravan_installed import CARAVAN
from tabularium.kernel.game import start_game
from tabularium.kernel.load import load_position
from tabularium.locale import add_texts
from tabularium.presentation.games import guide_of
from tabularium.presentation.log import lines_of
from tabularium.presentation.undo import Back, last_move


@pytest.fixture
def caravan(monkeypatch):
    """A table of the game from elsewhere, which says nothing of what it shows."""
    monkeypatch.syspath_prepend(CARAVAN / "src")
    add_texts("caravan")
    from caravan.rules import RULES

    def table(hand, **player):
        doc = {"game": "caravan", "seats": 2}
        doc["players"] = [{"hand": hand, "coins": 5, **player}, {"hand": ["pepper"], "coins": 3}]
        return start_game(load_position(RULES, doc), {})

    return table


def taken_back(game, key):
    """Whether a move of the first seat can be taken back, once it is made."""
    return isinstance(last_move(game.play(key), 0), Back)


def test_a_card_drawn_by_an_effect(caravan):
    assert not taken_back(caravan(["cocoons"]), "load:cocoons")


def test_a_market_filled_up_from_the_deck(caravan):
    game = caravan(["lamp"])
    assert not taken_back(game, next(o.key for o in game.decision.options if "take" in o.key))


def test_a_card_that_its_owner_plays(caravan):
    assert taken_back(caravan(["lamp"]), "load:lamp")
    assert taken_back(caravan(["lamp"]), "sell:lamp")
    assert taken_back(caravan(["lamp"]), "rest")


@pytest.mark.parametrize("seed", range(4))
def test_a_card_drawn_again_after_a_shuffle(seed):
    """The same card may come back to the same hand, as if nothing had moved; who drew it knows."""
    me = {"hand": ["merchant", "town"], "deck": [], "discard": ["scholar"]}
    doc = {"game": "altay", "seats": ["earthfolk", "smallfolk"], "seed": seed}
    game = tb.position(doc | {"players": [me | {"achievements": ["mathematics"]}, {}]})
    game.play("use:mathematics")
    assert not taken_back(game, "discard:merchant")
    assert len(game.view(0)["hand"]) == 2


def test_undo_says_which_nation_card_was_seen():
    """Everybody hears that a nation deck was looked at; what stops its owner is the card."""
    guide = guide_of("imperium")
    me = {"hand": ["gothja"], "nation": ["skis", "sagas", "iceland"]}
    doc = {"game": "imperium", "seats": ["vikings", "romans"], "players": [me, {}]}
    game = tb.position(doc).play("play:gothja")
    shown = [line.text for line in lines_of(game, 0, "en") if guide.reveals(line.event)]
    assert any("Skis" in text for text in shown)
