"""Positions of Nations: what cannot be is refused, what is written comes back."""

import pytest

import tabularium as tb
from nations_events import CARDS as EVENTS
from nations_printed import CARDS
from nations_table import everybody_passes, keys, nations, play, player, rule
from refusing import bad_position

EVENTS_OF_AGE_1 = [key for key, (age, _, _) in EVENTS.items() if age == 1]

# what cannot be ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("me", "top", "message"),
    [
        ({"cards": ["farm", "farm"]}, {}, "once on a board"),
        ({"passed": 1}, {}, "without gaps"),
        ({"board": ["rome_board"]}, {}, "the board of this nation"),
        ({}, {"round": 3, "options": {"ages": 1}}, "1 to the last one"),
        ({}, {"event": "black_death"}, "an event card of this age"),
        ({}, {"event": "no such event"}, "Possible: "),
        ({}, {"war": {}}, "a war with its card"),
        ({}, {"rival": {}}, "solo game only"),
        ({}, {"buying": ["forum"]}, "in the middle of something"),
        ({}, {"looked_at": ["taoism"]}, "in the middle of something"),
    ],
)
def test_a_position_that_cannot_be_is_refused(me, top, message):
    with pytest.raises(tb.BadPosition, match=message):
        nations(me, {}, **top)


GAME = {"game": "nations", "seats": ["rome", "egypt"], "options": {"levels": "master"}}


@rule("N107")
@pytest.mark.parametrize(
    "me",
    [
        {"workers": 999},
        {"workers": 6},  # five to start with, eight on the track
        {"cards": [{"card": "farm", "workers": 6}]},
        {"cards": [{"card": "farm", "workers": 3}], "workers": 3},
        {"above": 1, "workers": 5},
    ],
)
def test_a_nation_has_thirteen_workers(me):
    bad_position(["players[0]", "workers are on cards", "has 13"], GAME | {"players": [me]})
    taken = {"food_section": 0, "stability_section": 2}
    if me.get("workers") != 999:  # with six of them taken from the track it may be
        assert tb.position(GAME | {"players": [me | taken]})


@pytest.mark.parametrize(
    ("words", "me"),
    [
        (["food_section", "got 4", "at most 3"], {"food_room": 3, "food_section": 4}),
        (["stability_section", "at most 2"], {"stability_room": 2, "stability_section": 3}),
        (["players[0].board", "the board of"], {"side": "B", "board": ["rome_board"] * 2}),
        (["players[0].board", "the board of"], {"side": "B", "board": []}),
        (["players[0].short", "“gold” is named twice"], {"short": ["gold", "gold"]}),
        (["players[0].weakened", "got “7”", "0, 10"], {"weakened": 7}),
        (["players[0].weakened", "at most 10"], {"weakened": 20}),
        (["players[0].advisor[0].card", "farm"], {"advisor": ["farm"]}),
    ],
)
def test_a_player_who_cannot_be_is_refused(words, me):
    bad_position(words, GAME | {"players": [me]})


def test_a_shorter_section_is_full():
    g = tb.position(GAME | {"players": [{"food_room": 3}]})
    assert g.position()["players"][0]["food_section"] == 3


@pytest.mark.parametrize(
    ("words", "entries"),
    [
        (["together", "beside its “stack”"], {"together": True}),
        (["drawn", "“rome” is named twice"], {"drawn": ["rome", "rome"]}),
        (["decks", "got 5", "at most 4"], {"decks": [None] * 5}),
        (["decks[0]", "list"], {"decks": ["forum"]}),
        (["stack", "over"], {"over": True, "stack": [{"node": "game"}]}),
    ],
)
def test_a_table_that_cannot_be_is_refused(words, entries):
    bad_position(words, GAME | entries)


def test_with_several_players_there_is_no_rival_in_a_written_position_either():
    doc = tb.position(GAME).position()
    doc["rival"]["strength"] = 5
    bad_position(["solo"], doc)


def test_a_player_without_a_board_has_books_only():
    doc = tb.new("nations", seats=2, seed=1).position()
    assert tb.position(doc).position() == doc
    for entry in ({"cards": ["farm"]}, {"workers": 5}, {"vp": 7}, {"bought": {"fights": 1}}):
        edited = doc | {"players": [doc["players"][0] | entry, doc["players"][1]]}
        bad_position([f"players[0].{next(iter(entry))}", "nothing but books"], edited)


# why there is none left --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "entries"),
    [
        (
            ["market[0]", "“forum”", "the only one", "named in players[0].cards[0].card"],
            {"players": [{"cards": ["forum"]}], "market": [["forum"]]},
        ),
        (["market[0]", "“buddha”", "the option “levels”"], {"options": {}, "market": [["buddha"]]}),
        (["event", "“tile_1_1”", "solo game"], {"event": "tile_1_1"}),
        (["event", "“taoism”", "not for the solo"], {"seats": ["rome"], "event": "taoism"}),
        (["decks[1]", "“forum”", "cannot lie here"], {"decks": [None, ["forum"]]}),
    ],
)
def test_a_card_that_is_not_left_says_why(words, entries):
    bad_position(words, GAME | entries)


@pytest.mark.parametrize(
    ("entry", "far"),
    [
        ({"advisor": ["agustus"]}, ["axeman", "aqueduct"]),
        ({"colonies": ["galia"]}, ["galileo_galilei"]),
        ({"wonders": ["piramids"]}, ["pilgrims"]),
        ({"cards": ["pyramds"]}, ["pyramids"]),
    ],
)
def test_only_what_fits_there_is_suggested(entry, far):
    name = next(iter(entry))
    said = bad_position([f"players[0].{name}[0].card", "Possible: "], GAME | {"players": [entry]})
    possible = said.split("Possible: ")[1].rstrip(".").split(", ")
    fitting = {"advisor": "advisor", "colonies": "colony", "wonders": "wonder"}
    sorts = {key: kind for kind, rows in CARDS.items() for key in [row[0] for row in rows]}
    if name in fitting:
        shown = [key for key in possible if key in sorts]
        assert shown and {sorts[key] for key in shown} == {fitting[name]}
    assert not set(far) & set(possible)


# decks -------------------------------------------------------------------------------------------


def test_decks_that_are_said_to_be_empty_are_empty():
    g = tb.position(GAME | {"market": [], "decks": [[]], "event": "taoism", "event_decks": [[]]})
    doc = g.position()
    assert (doc["decks"][0], doc["event_decks"][0]) == ([], [])
    assert [len(deck) for deck in doc["decks"][1:]] == [74] * 3
    assert len(doc["gone"]) == 74 + 11
    assert tb.position(doc).digest() == g.digest()


def test_beside_an_empty_deck_what_is_not_named_is_dealt():
    doc = tb.position(GAME | {"decks": [[]], "event_decks": [[]]}).position()
    assert [len(row) - row.count(None) for row in doc["market"]] == [4, 4, 4]
    assert doc["event"] in EVENTS_OF_AGE_1
    assert (doc["decks"][0], doc["event_decks"][0]) == ([], [])


def test_a_deck_that_nothing_is_said_of_is_full():
    doc = tb.position(GAME | {"market": [], "decks": [None, ["mosque"], None, None]}).position()
    assert [len(deck) for deck in doc["decks"]] == [74] * 4
    assert doc["decks"][1][0] == "mosque"


@rule("N46", "NQ38")
def test_a_round_without_cards_or_events_goes_on():
    """The board is not filled, and the last event card stays."""
    g = nations({}, {}, decks=[[]], event_decks=[[]])
    play(g, "pass", "pass", "stone", "stone")
    assert (g.view(None)["round"], g.view(None)["event"]) == (2, "qin_unification")
    assert g.view(None)["market"] == [[None] * 4] * 3


# what settles ------------------------------------------------------------------------------------


@rule("N131", "N132")
@pytest.mark.parametrize("written", [False, True])
def test_a_card_that_has_to_go_goes_when_a_position_is_read(written):
    """Boudica leaves a nation with military workers, whoever wrote the document."""
    me = {"cards": [{"card": "axeman", "workers": 1}, "farm"], "advisor": ["boudica"]}
    doc = GAME | {"players": [me]}
    if written:
        doc = tb.position(GAME | {"players": [me | {"cards": ["axeman", "farm"]}]}).position()
        doc["players"][0]["cards"][0]["workers"] = 1
        doc["players"][0]["workers"] -= 1
    g = tb.position(doc)
    assert player(g)["advisor"] == []
    assert g.position()["gone"] == ["boudica"]


@rule("N108", "N131")
def test_a_position_while_a_worker_is_being_returned_is_not_judged_yet():
    """Without the axeman its owner is weakest, but Harald stays until the worker has arrived."""
    strong = {"advisor": ["harald_hardrada"], "cards": [{"card": "axeman", "workers": 1}, "farm"]}
    calm = {"cards": [{"card": "caravan", "workers": 1}]}
    strong |= {"food_section": 3, "stability_section": 3, "goods": {"food": 20, "books": 9}}
    g = everybody_passes(nations(strong, calm, round=7, event="weltpolitik"))
    assert g.decision.kind == "return-worker"
    g.play("axeman")
    assert [entry["card"] for entry in player(g)["advisor"]] == ["harald_hardrada"]
    again = tb.position(g.position())
    assert again.digest() == g.digest()
    again.play(0)
    assert player(again)["advisor"] == []


def test_a_wonder_with_all_its_sections_does_not_stay_under_construction():
    doc = nations({"site": [{"card": "pyramids", "built": 1}]}).position()
    doc["players"][0]["site"][0]["built"] = 3
    with pytest.raises(tb.BadPosition):
        tb.position(doc)


@rule("N213")
def test_the_turn_of_a_position_is_the_first_of_the_round():
    g = nations({"advisor": ["sun_tzu"]}, {}, market=[["forum", "mine"]])
    play(g, "deploy:farm", "deploy:farm")
    assert g.decision.kind == "afterwards"
    assert nations({"advisor": ["buddha"]}, {}).to_move == 1


def test_a_board_that_is_drawn_stays_drawn():
    options = {"sides": "choose", "factions": "random"}
    g = tb.new("nations", seats=3, seed=2, options=options)
    assert tb.position(g.position()).digest() == g.digest()


def test_the_board_itself_may_be_named_with_what_was_used_of_it():
    """As a game writes it; compiled code once wanted a name."""
    g = nations({"side": "B", "board": [{"card": "rome_board"}]}, {})
    assert tb.position(g.position()).digest() == g.digest()


def test_special_actions_keep_their_order_in_a_position():
    me = {"wonders": ["petra"], "goods": {"gold": 9, "food": 9}}
    g = nations(me, {}, market=[["alhazen"], ["windmill"], ["mosque"]])
    play(g, "buy:alhazen")
    everybody = [option.key for option in tb.position(g.position()).decision.options]
    assert everybody == [option.key for option in g.decision.options]
    play(g, "pass")
    assert keys(tb.position(g.position()), "use:") == keys(g, "use:")


@rule("NQ38", "N247")
def test_who_holds_the_rank_comes_before_all_others():
    me = {
        "wonders": ["the_oracle"],
        "site": [{"card": "titanic", "built": 2}],
        "goods": {"food": 9},
    }
    rival = {"advisor": ["archimedes"], "goods": {"gold": 5, "food": 9}}
    g = nations(me, rival, round=5, event="magellans_expedition")
    while g.decision.kind in ("turn", "afterwards"):
        g.play("pass" if g.decision.kind == "turn" else "end")
    assert (g.decision.kind, g.to_move) == ("hire-free", 0)
    g.play("yes")
    while g.decision.kind == "cover":
        g.play("free")
    # the others have not lost their 2 gold yet, so there is a choice
    assert (g.to_move, keys(g)) == (1, ["4gold", "advisor"])
