"""What can be played, in words."""

import pytest

import tabularium as tb
from tabularium import bots
from tabularium.kernel.info import SetsOption
from tabularium.plugins import rules_of
from tabularium.presentation.games import guide_of
from tabularium.server import listing

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
            assert option["kind"] in ("switch", "choice", "number", "deck", "sets")
            assert option["kind"] != "choice" or option["default"] in option["choices"]
            assert list(option["words"]) == option["choices"]
            assert set(option["meanings"]) <= set(option["choices"])
            assert option["label"] and option["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])
def test_cards_in_words(shared, game, lang):
    cards = shared.get(f"/api/games/{game}/cards", lang=lang).json()
    assert len({card["key"] for card in cards}) == len(cards) > 40
    assert all(card["name"] and card["group"] for card in cards)


def test_cards_of_no_game(shared):
    answer = shared.get("/api/games/chess/cards")
    assert (answer.status_code, answer.json()["error"]) == (404, "UnknownGame")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])
def test_a_layout_tells_of_every_entry_of_a_view(shared, game, lang):
    layout = shared.get(f"/api/games/{game}", lang=lang).json()
    view = tb.new(game, seats=2, seed=1).view(0)
    common = {"game", "seats", "options", "seat", "to_move", "kind", "over", "players"}
    for player in view["players"]:
        shown = {entry["name"] for entry in layout["entries"] if entry["own"]}
        assert set(player) - {"seat"} <= shown
    told = {entry["name"] for entry in layout["entries"]}
    assert set(view) - common <= told
    assert set(view) <= set(layout["view"]["properties"])
    for entry in layout["entries"]:
        assert entry["seen"] in ("all", "owner", "asked")
        assert "‹" not in entry["label"]


def test_a_layout_says_what_its_entries_are(shared):
    entries = {entry["name"]: entry for entry in shared.get("/api/games/altay").json()["entries"]}
    assert (entries["hand"]["kind"], entries["hand"]["seen"]) == ("cards", "owner")
    assert (entries["hand_size"]["kind"], entries["hand_size"]["counts"]) == ("count", "hand")
    assert (entries["coins"]["kind"], entries["coins"]["own"]) == ("number", True)
    assert (entries["first_player"]["kind"], entries["goods"]["kind"]) == ("seat", "amounts")


def test_a_game_says_whether_anything_is_hidden(shared):
    hidden = {game["id"]: game["hidden"] for game in shared.get("/api/games").json()}
    assert hidden == {"altay": True, "settlers": True, "nations": False, "imperium": True}


def test_choices_are_said_in_words(shared):
    (altay,) = [
        game for game in shared.get("/api/games", lang="pl").json() if game["id"] == "altay"
    ]
    (spots,) = [option for option in altay["options"] if option["name"] == "vp_spots"]
    assert spots["label"] == "Znaczniki PZ"
    assert spots["words"]["inner"] == "z dala od krawędzi"
    assert spots["meanings"]["inner"].startswith("Góry 19, 20 i 22")


def deck_option(shared, name, lang="en"):
    games = shared.get("/api/games", lang=lang).json()
    (settlers,) = [game for game in games if game["id"] == "settlers"]
    (option,) = [option for option in settlers["options"] if option["name"] == name]
    return option


def test_a_deck_to_be_put_together_lists_its_cards(shared):
    option = deck_option(shared, "japanese_deck", "hu")
    deck = option["deck"]
    assert (option["kind"], deck["faction"], deck["shape"]) == ("deck", "japanese", [0, 9, 6, 3])
    copies = {card["key"]: card["copies"] for card in deck["cards"]}
    assert copies["farm"] == 3 and len(copies) == 18 and sum(copies.values()) == 30
    names = {card["key"]: card["name"] for card in deck["cards"]}
    assert names["rice_fields"] == "Rizsföldek"


def test_a_deck_is_refused_by_the_name_of_its_option(shared):
    """Said in the language asked for, and with the option it is about, to be shown beside it."""
    body = {"game": "settlers", "options": {"japanese_deck": {"farm": 3}}}
    answer = shared.post("/api/tables?lang=pl", body)
    assert answer.status_code == 422
    told = answer.json()
    assert (told["error"], told["option"]) == ("BadOption", "japanese_deck")
    assert "„Talia Japończyków”" in told["message"] and "ta ma 1, 0 i 17" in told["message"]


def test_a_deck_of_ones_own_is_played(shared):
    """The published counts in another order: what was there once is there three times."""
    cards = deck_option(shared, "romans_deck")["deck"]["cards"]
    turned = dict(
        zip((card["key"] for card in cards), sorted(card["copies"] for card in cards), strict=True)
    )
    table = shared.create("settlers", options={"romans_deck": turned})
    wanted = {key: n for key, n in turned.items() if n > 1}
    assert table.state()["view"]["options"] == {"romans_deck": wanted}


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


def test_sets_of_cards_are_ticked():
    """None of our games has a second set yet; somebody's may."""
    option = SetsOption(["base", "harbours"], ["base"])
    shown = listing._option(option, guide_of("altay"), rules_of("altay").talk("en"))
    assert (shown.kind, shown.default, shown.choices) == ("sets", ["base"], ["base", "harbours"])
    assert shown.label and shown.text and shown.words["harbours"] == "harbours"
