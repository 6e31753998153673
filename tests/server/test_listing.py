"""What can be played, in words."""

import pytest

import tabularium as tb
from tabularium import bots

LANGUAGES = ["en", "pl", "hu"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_with_everything_that_can_be_chosen(shared, lang):
    answer = shared.get("/api/games", lang=lang)
    assert "‹" not in answer.text
    listed = {game["id"]: game for game in answer.json()}
    for info in tb.games():
        game = listed[info.id]
        assert game["seats"] == {"least": info.min_seats, "most": info.max_seats}
        assert [faction["key"] for faction in game["factions"]] == list(info.factions)
        assert [option["name"] for option in game["options"]] == [o.name for o in info.options]
        assert [bot["name"] for bot in game["bots"]] == bots.names()
        for option in game["options"]:
            assert option["kind"] in ("switch", "choice", "number", "other")
            assert option["kind"] != "choice" or option["default"] in option["choices"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])
def test_cards_in_words(shared, game, lang):
    cards = shared.get(f"/api/games/{game}/cards", lang=lang).json()
    assert len({card["key"] for card in cards}) == len(cards) > 40
    assert all(card["name"] and card["group"] for card in cards)


def test_cards_of_no_game(shared):
    answer = shared.get("/api/games/chess/cards")
    assert (answer.status_code, answer.json()["error"]) == (404, "UnknownGame")


def test_options_of_a_game_can_be_asked_for(shared):
    table = shared.create("altay", options={"trade": True})
    assert table.state()["view"]["options"] == {"trade": True}


def test_factions_and_names_can_be_asked_for(shared):
    seats = [{"who": "human", "faction": "firefolk", "name": "Ada"}, {"who": "human"}]
    state = shared.create("altay", seats=seats).state(lang="pl")
    assert state["seats"][0]["faction"] == "firefolk"
    assert state["seats"][0]["faction_name"]
    assert state["seats"][0]["name"] == "Ada"
    assert state["seats"][1]["faction"] is None
