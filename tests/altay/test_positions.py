"""Positions of Altay: what cannot be is refused, what is said to be empty is empty."""

import json

import pytest

import tabularium as tb
from refusing import bad_position
from support import rule

GAME = {"game": "altay", "seats": ["earthfolk", "firefolk"]}
# stored on, with an ability, and the achievements of a player who has everything
LEARNED = {"achievements": ["commerce", "government", "masonry", "mathematics", "ark"]}


def position(me=None, **top):
    return tb.position({**GAME, "players": [me or {}], **top})


def written(g, seat=0):
    return g.position()["players"][seat]


# what cannot be ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "entries"),
    [
        (["round", "got 0", "at least 1"], {"round": 0}),
        (["round", "got 13", "at most 12"], {"round": 13, "options": {"round_limit": 12}}),
        (["used", "“5” is named twice"], {"used": [5, 5]}),
        (["used", "got 0"], {"used": [0]}),  # not on the map of two
        (["bought", "farmer", "twice"], {"bought": ["farmer", "farmer"]}),
        (["attacks", "twice"], {"attacks": [[5, 17], [5, 17]]}),
        (["attacks", "0, 13"], {"attacks": [[0, 13]]}),  # neighbours, but not on the map of two
        (["stored_now", "hunter"], {"stored_now": ["hunter"]}),
        (["stored_now", "village"], {"stored_now": ["village"]}),  # it collects
        (["stored_now", "twice"], {"stored_now": ["merchant", "merchant"]}),
        (["abilities_used", "twice"], {"abilities_used": ["commerce", "commerce"]}),
        (["abilities_used", "ark"], {"abilities_used": ["ark"]}),  # a wonder has no ability
        (["abilities_used", "masonry"], {"abilities_used": ["masonry"]}),  # it was done at once
        (["extra_draw", "at most 1"], {"extra_draw": 2}),
        (["extra_draw", "in the middle"], {"extra_draw": 1}),
        (["displays", "got 4", "at most 3"], {"displays": [[], [], [], []]}),
        (["achievement_decks", "at most 3"], {"achievement_decks": [[], [], [], ["ark"]]}),
        (["stack", "over"], {"over": True, "stack": [{"node": "game"}]}),
    ],
)
def test_an_entry_that_cannot_be_is_refused(words, entries):
    bad_position(words, {**GAME, "players": [LEARNED], **entries})


@pytest.mark.parametrize(
    ("words", "me"),
    [
        (["players[0].coins", "at most 0"], {"coins": 1}),  # without the option there are none
        (["players[0].captured", "earthfolk", "of their own"], {"captured": {"earthfolk": 1}}),
        (
            ["players[0].secret", "ark", "no other"],
            {"achievements": ["ark"], "secret_started": "ark", "secret": "colossus"},
        ),
    ],
)
def test_a_player_who_cannot_be_is_refused(words, me):
    bad_position(words, {**GAME, "players": [me]})


def test_a_position_of_the_last_round_is_taken():
    assert position(options={"round_limit": 12}, round=12).view(None)["round"] == 12


# why there is none left --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "players"),
    [
        (
            ["players[1].achievements", "the only one", "named in players[0].achievements"],
            [{"achievements": ["ark"]}, {"achievements": ["ark"]}],
        ),
        (
            ["players[0].discard", "the 3 that", "named in players[0].hand, players[0].discard."],
            [{"hand": ["warrior", "warrior"], "discard": ["warrior", "warrior"]}],
        ),
        (["players[0].hand", "“loremaster”", "only elvenfolk have it"], [{"hand": ["loremaster"]}]),
        (["players[0].hand", "“shaman”", "cannot lie here"], [{"hand": ["shaman"]}]),
        (["players[0].table[0].card", "hunter", "to the table"], [{"table": [{"card": "hunter"}]}]),
    ],
)
def test_a_card_that_is_not_left_says_why(words, players):
    bad_position(words, {**GAME, "players": players})


@pytest.mark.parametrize(
    ("entry", "near", "far"),
    [
        ({"achievements": ["warior"]}, "masonry", "warrior"),
        ({"secret": "masonri"}, "ark", "masonry"),
        ({"hand": ["amphitheater"]}, "hunter", "amphitheatre"),
        ({"table": [{"card": "huntr"}]}, "village", "hunter"),
        ({"progress": {"card": "warior"}}, "masonry", "warrior"),
    ],
)
def test_only_what_fits_there_is_suggested(entry, near, far):
    said = bad_position(["Possible: "], {**GAME, "players": [entry]})
    possible = said.split("Possible: ")[1].rstrip(".").split(", ")
    assert near in possible and far not in possible


# decks -------------------------------------------------------------------------------------------


def test_a_deck_that_is_said_to_be_empty_is_empty():
    g = position({"hand": ["hunter"], "deck": []})
    assert (written(g)["hand"], written(g)["deck"], written(g)["discard"]) == (["hunter"], [], [])
    # nine of the ten starting cards are out of the game
    assert len(g.position()["gone"]) == 9
    assert len(written(g, 1)["deck"]) == 5


def test_beside_an_empty_deck_a_hand_that_is_not_named_is_dealt():
    g = position({"deck": [], "discard": ["village"]})
    assert (len(written(g)["hand"]), written(g)["deck"]) == (5, [])
    assert written(g)["discard"] == ["village"]


def test_named_cards_lie_on_top_and_the_others_beneath():
    g = position({"hand": ["digger"], "deck": ["village", "hunter"]})
    assert written(g)["deck"][:2] == ["village", "hunter"]
    assert (len(written(g)["deck"]), g.position()["gone"]) == (9, [])


@rule("B25")
def test_a_level_of_achievements_may_have_run_out():
    g = position(displays=[["masonry"], None, []], achievement_decks=[[], ["religion"], []])
    doc = g.position()
    assert (doc["displays"][0], doc["achievement_decks"][0]) == (["masonry"], [])
    assert doc["achievement_decks"][2] == doc["displays"][2] == []
    # the second level is as in any game: three different cards are shown
    assert len(set(doc["displays"][1])) == 3 and doc["achievement_decks"][1]
    assert len(doc["gone"]) == 9 + 8  # nine technologies; ten wonders less the two secret ones


def test_beside_an_empty_deck_a_display_that_is_not_named_is_dealt():
    doc = position(achievement_decks=[[]]).position()
    assert (len(set(doc["displays"][0])), doc["achievement_decks"][0]) == (3, [])


@pytest.mark.parametrize("deck", [[], None, ["hunter"]])
def test_what_is_written_comes_back(deck):
    me = {"hand": ["warrior"]} | ({} if deck is None else {"deck": deck})
    g = position(me, achievement_decks=[[], None, ["ark"]])
    again = tb.position(json.loads(json.dumps(g.position())))
    assert again.digest() == g.digest()
    assert again.position() == g.position()


def test_equal_cards_of_a_display_may_lie_apart():
    """They are one option wherever they lie."""
    me = {"hand": ["farmer"], "achievements": ["writing", "strategy", "engineering"]}
    shown = [None, ["religion", "leadership", "religion"]]
    g = position(me, goods={"food": 1, "culture": 1}, displays=shown)
    started = [o.key for o in g.decision.options if o.key.startswith("start:")]
    assert started.count("start:religion") == 1
