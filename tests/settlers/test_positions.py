"""Positions of Imperial Settlers: what cannot be is refused, an empty deck is empty."""

import json

import pytest

import tabularium as tb
from refusing import bad_position
from settlers_support import rule

GAME = {"game": "settlers", "seats": ["barbarians", "romans"]}


def position(*players, **top):
    """The moment itself: nobody is made to pass because nothing else can be done."""
    return tb.position({**GAME, "players": list(players), **top}, forced=True)


def written(g, seat=0):
    return g.position()["players"][seat]


# what cannot be ----------------------------------------------------------------------------------


@rule("S38")
@pytest.mark.parametrize("turn", [None, 0])
def test_whoever_has_passed_has_no_turn(turn):
    doc = {**GAME, "players": [{"passed": True}]}
    bad_position(["turn", "seat 0 has passed"], doc if turn is None else doc | {"turn": turn})
    assert tb.position(doc | {"turn": 1}).to_move == 1


@pytest.mark.parametrize(
    ("words", "me"),
    [
        (["players[0].turns", "at most 99"], {"turns": 100}),  # the turn that begins is counted
        (["players[0].known_hand", "got 4"], {"hand": ["ruins"], "known_hand": [4]}),  # no seat 2
        (["players[0].known_hand", "got 32"], {"hand": ["ruins"], "known_hand": [32]}),
        (["empire[0].card", "attack_wood", "a location"], {"empire": ["attack_wood"]}),
        (["empire.taken", "got 1", "at most 0"], {"empire": [{"card": "castle", "taken": 1}]}),
        (["deals", "castle", "with a deal"], {"deals": ["castle"]}),
    ],
)
def test_a_player_who_cannot_be_is_refused(words, me):
    bad_position(words, {**GAME, "players": [me]})


@rule("S108", "S114")
@pytest.mark.parametrize(
    ("words", "empire"),
    [
        (["holds", "got 5", "at most 4"], [{"card": "oasis", "holds": 5}]),
        (
            ["empire.taken", "got 5", "at most 4"],
            [{"card": c, "taken": 1} for c in ("castle", "mill", "town", "mason", "village")],
        ),
    ],
)
def test_egyptians_who_cannot_be_are_refused(words, empire):
    doc = {**GAME, "seats": ["egyptians", "romans"], "players": [{"empire": empire}]}
    bad_position(words, doc)


@pytest.mark.parametrize(
    ("words", "entries"),
    [
        (["round", "at least 1"], {"round": 0}),
        (["round", "at most 5"], {"round": 6}),
        (["stack", "over"], {"over": True, "stack": [{"node": "game"}]}),
    ],
)
def test_a_table_that_cannot_be_is_refused(words, entries):
    bad_position(words, {**GAME, **entries})


# why there is none left --------------------------------------------------------------------------

DECK = dict.fromkeys(["robbers", "pyre", "dark_chapel"], 3)
DECK |= dict.fromkeys(["raid", "rabble", "idol", "mission", "barter", "pack"], 2)


@pytest.mark.parametrize(
    ("words", "entries"),
    [
        (
            ["players[1].empire[0]", "the only one", "named in players[0].hand"],
            {"players": [{"hand": ["mill"]}, {"empire": ["mill"]}]},
        ),
        (["players[0].hand", "“dojo”", "only japanese"], {"players": [{"hand": ["dojo"]}]}),
        (["players[0].hand", "“legion”", "cannot lie here"], {"players": [{"hand": ["legion"]}]}),
        (["players[0].deals", "“attack_wood”", "solo"], {"players": [{"deals": ["attack_wood"]}]}),
        (["attack_deck", "“attack_wood”", "solo"], {"attack_deck": ["attack_wood"]}),
        (
            ["“saboteurs_2”", "the option “barbarians_deck”"],
            {"options": {"barbarians_deck": DECK}, "players": [{"hand": ["saboteurs_2"]}]},
        ),
    ],
)
def test_a_card_that_is_not_left_says_why(words, entries):
    bad_position(words, GAME | entries)


@pytest.mark.parametrize(
    ("entry", "far"),
    [({"empire": ["atack_wood"]}, "attack_wood"), ({"deals": ["castel"]}, "castle")],
)
def test_only_what_fits_there_is_suggested(entry, far):
    doc = {**GAME, "seats": ["barbarians"], "players": [entry]}
    possible = bad_position(["Possible: "], doc).split("Possible: ")[1]
    assert far not in possible.rstrip(".").split(", "), possible


# decks -------------------------------------------------------------------------------------------


def test_decks_that_are_said_to_be_empty_are_empty():
    mine = {"hand": ["ruins"], "deck": []}
    g = position(mine, {"hand": ["ruins"]}, common_deck=[])
    doc = g.position()
    assert (doc["common_deck"], written(g)["deck"], written(g)["hand"]) == ([], [], ["ruins"])
    assert len(written(g, 1)["deck"]) == 30
    assert len(doc["gone"]) == 84 - 2 + 30


@rule("S11")
def test_an_empty_deck_is_renewed_from_what_was_discarded():
    mine = {"empire": ["castle"], "goods": {"worker": 1}, "deck": [], "discard": ["idol"]}
    g = position(mine | {"hand": ["ruins"]}, {"hand": ["ruins"]})
    g.play("use:castle").play("faction")
    assert sorted(written(g)["hand"]) == ["idol", "ruins"]


def test_beside_an_empty_deck_a_hand_that_is_not_named_is_dealt():
    g = position({"deck": [], "discard": ["idol"]}, common_deck=[], common_discard=["mill"])
    assert len(written(g)["hand"]) == 4
    assert (written(g)["deck"], written(g)["discard"]) == ([], ["idol"])
    assert (g.position()["common_deck"], g.position()["common_discard"]) == ([], ["mill"])


def test_the_line_of_the_virtual_player_may_be_empty():
    doc = {**GAME, "seats": ["romans"], "virtual": {"attacks": []}, "attack_deck": []}
    g = tb.position(doc, forced=True)
    assert g.position()["virtual"] == {"empire": [], "attacks": []}
    assert (g.position()["attack_deck"], len(g.position()["gone"])) == ([], 16)
    g = tb.position({**GAME, "seats": ["romans"]}, forced=True)
    assert len(g.position()["virtual"]["attacks"]) == 1


@pytest.mark.parametrize("deck", [[], ["idol"]])
def test_what_is_written_comes_back(deck):
    g = position({"deck": deck, "hand": ["ruins"]}, common_deck=deck and ["mill"])
    again = tb.position(json.loads(json.dumps(g.position())))
    assert again.digest() == g.digest()
    assert again.position() == g.position()


@rule("S112", "S150")
def test_alone_locations_are_borrowed_from_the_virtual_player():
    """The virtual player stands where a second seat would."""
    alone = {"game": "settlers", "seats": ["egyptians"]}
    empire = [{"card": "town", "taken": 1}]
    g = tb.position({**alone, "players": [{"empire": empire}]}, forced=True)
    assert g.view(0)["players"][0]["empire"] == [{**empire[0], "name": "town.taken1"}]
    assert tb.position(g.position(), forced=True).digest() == g.digest()
    nobody = [{"empire": [{"card": "town", "taken": 2}]}]
    bad_position(["empire[0].taken", "2"], {**alone, "players": nobody})
