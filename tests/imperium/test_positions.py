"""Positions of Imperium: what cannot be is refused, what is not named is as at setup."""

import json

import pytest

import tabularium as tb
from imperium_table import imperium, rule
from refusing import bad_position

GAME = {"game": "imperium", "seats": ["romans", "celts"]}
MARKET = ["forest", "elders", "temple", "steppe", "hittites"]


def position(*players, **top):
    """The moment itself, without forced moves."""
    return tb.position({**GAME, "players": list(players), **top}, forced=True)


def written(g, seat=0):
    return g.position()["players"][seat]


# what cannot be ----------------------------------------------------------------------------------


@rule("I69")
@pytest.mark.parametrize(
    ("words", "entries"),
    [
        (["unrest", "the pile is empty", "collapsed"], {"unrest": 0}),
        (["collapsed", "is over"], {"unrest": 0, "collapsed": True}),
        (["collapsed", "is over"], {"collapsed": True}),
    ],
)
def test_a_game_whose_pile_is_empty_has_collapsed(words, entries):
    bad_position(words, GAME | entries)
    over = {"unrest": 0, "collapsed": True, "over": True}
    assert tb.position(GAME | over).view(None)["collapsed"]


@rule("I69")
def test_a_pile_that_is_named_everywhere_else_is_empty_too():
    def table(n):
        hand = {"hand": ["unrest"] * n}
        return GAME | {"market": ["forest", None, None, None, None], "players": [hand]}

    n = 1
    while tb.position(table(n), forced=True).position()["unrest"] > 1:
        n += 1
    assert n > 5
    bad_position(["unrest", "the pile is empty"], table(n + 1))


@rule("I19", "I99")
def test_the_accession_card_is_the_last_of_its_deck():
    nation = written(position())["nation"]
    last = nation[-1]
    assert written(position({"nation": nation[:2] + [last]}))["nation"] == nation[:2] + [last]
    words = ["players[0].nation", f"“{last}”", "the last of its deck"]
    bad_position(words, GAME | {"players": [{"nation": [last, *nation[:2]]}]})


@rule("I67")
def test_with_an_empty_main_deck_scoring_is_triggered():
    g = position(decks={"main": []})
    assert (g.position()["decks"]["main"], g.position()["ending"]) == ([], 1)
    bad_position(["ending", "main deck is empty"], GAME | {"decks": {"main": []}, "ending": 0})
    assert position(decks={"main": []}, ending=2).position()["ending"] == 2


@pytest.mark.parametrize(
    ("words", "entries"),
    [
        (["round", "at least 1"], {"round": 0}),
        (["market", "got 6", "at most 5"], {"market": [None] * 6}),
        (["market[0].card", "great", "no fame"], {"market": ["great"]}),
        (["market[0].card", "unrest", "no fame"], {"market": ["unrest"]}),
        (["market[0].unrest", "forest"], {"market": [{"card": "forest", "unrest": True}]}),
        (["decks.region", "elders", "of this deck"], {"decks": {"region": ["elders"]}}),
        (["decks.main", "great", "of this deck"], {"decks": {"main": ["great"]}}),
        (["decks.fame", "forest", "of this deck"], {"decks": {"fame": ["forest"]}}),
        (["king"], {"king": []}),
        (["looked_at", "in the middle"], {"looked_at": ["forest"]}),
        (["stack", "over"], {"over": True, "stack": [{"node": "game"}]}),
        (["players[0].played", "in the middle"], {"players": [{"played": ["glory"]}]}),
        (["players[0].powers", "the power card"], {"players": [{"powers": []}]}),
    ],
)
def test_what_cannot_be_is_refused(words, entries):
    bad_position(words, GAME | entries)


@pytest.mark.parametrize(
    "entry",
    [
        *({"unrest": 5}, {"market": ["forest"]}, {"king": ["king_of_kings_a"]}),
        *({"gone": ["forest"]}, {"fame_seen": ["great"]}, {"fame_seen": [1]}),
        *({"activating": True}, {"ending": 2}, {"collapsed": True}),
    ],
)
def test_nothing_is_laid_out_while_nations_are_picked(entry):
    doc = tb.new("imperium", seats=2, seed=1).position()
    assert tb.position(doc).position() == doc
    bad_position([next(iter(entry)), "nothing is laid out"], doc | entry)
    mine = doc["players"][0] | {"tokens": {"material": 3}}
    bad_position(["players[0].tokens", "nothing"], doc | {"players": [mine, doc["players"][1]]})


def test_the_marks_of_a_written_position_agree_with_what_is_written():
    doc = position({"play": [{"card": "city_of_rome", "exhausted": True}]}).position()
    assert tb.position(doc).position() == doc
    del doc["players"][0]["play"][0]["exhausted"]
    bad_position(["players[0].marks.play"], doc)
    doc["players"][0]["marks"]["play"] = []
    bad_position(["players[0].marks.play"], doc)


# why there is none left --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "entries"),
    [
        (
            ["market[0].card", "“forest”", "named in players[0].play[0].card"],
            {"players": [{"play": ["forest"]}], "market": ["forest"]},
        ),
        (["“wilderness”", "3 players or more"], {"players": [{"hand": ["wilderness"]}]}),
        (["“pericles”", "only greeks"], {"players": [{"hand": ["pericles"]}]}),
        (["“mountain_legends”", "other set"], {"players": [{"hand": ["mountain_legends"]}]}),
        (
            ["“qin”", "a nation of its name plays"],
            {"seats": ["qin", "celts"], "players": [{"hand": ["qin"]}]},
        ),
        (["“etruscans”", "the place of no tributary"], {"players": [{"hand": ["etruscans"]}]}),
        (["“king_of_kings_b”", "the other side"], {"players": [{"hand": ["king_of_kings_b"]}]}),
    ],
)
def test_a_card_that_is_not_left_says_why(words, entries):
    bad_position(words, GAME | entries)


# defaults are a legal setup ----------------------------------------------------------------------


@rule("I39")
def test_an_unrest_lies_under_named_market_cards_as_under_any():
    g = position(market=MARKET)
    under = [bool(entry.get("unrest")) for entry in g.view(None)["market"]]
    assert under == [False, True, True, False, True]  # not under the two regions
    assert g.position()["unrest"] == position().position()["unrest"] + unders(position()) - 3


def unders(g):
    return sum(bool(entry.get("unrest")) for entry in g.view(None)["market"])


@rule("I39")
def test_an_unrest_may_have_been_taken_from_under_a_card():
    market = ["forest", {"card": "elders", "unrest": False}, "temple"]
    entries = position(market=market).view(None)["market"]
    assert [bool(entry.get("unrest")) for entry in entries[:3]] == [False, False, True]


@rule("I36", "I38")
@pytest.mark.parametrize("seats, left", [(2, 5), (3, 6), (4, 7)])
@pytest.mark.parametrize("market", [None, MARKET, MARKET[:1]])
def test_small_decks_hold_what_the_market_has_left_of_them(seats, left, market):
    doc = GAME | {"seats": ["romans", "celts", "greeks", "persians"][:seats]}
    g = tb.position(doc | ({"market": market} if market else {}), forced=True)
    assert g.view(None)["small_decks"] == [left] * 3
    assert len(g.view(None)["market"]) == 5


def test_slots_that_nothing_is_said_of_are_dealt_and_none_is_empty():
    seen = position(market=["forest", None]).view(None)["market"]
    assert seen[0]["card"] == "forest"
    assert seen[1] is None and None not in seen[2:]


# decks -------------------------------------------------------------------------------------------


def test_decks_that_are_said_to_be_empty_are_empty():
    decks = {"region": [], "fame": [], "civilised": ["temple"]}
    doc = position(decks=decks).position()
    assert (doc["decks"]["region"], doc["decks"]["fame"]) == ([], [])
    assert (doc["decks"]["civilised"][0], len(doc["decks"]["civilised"])) == ("temple", 5)
    # six fame cards of eight are left with two players; the region on the market was dealt before
    assert len(doc["gone"]) == 5 + 6
    assert doc["market"][0]["card"] not in doc["gone"]


def test_what_is_named_stays_where_it_is_named():
    """Neither the market nor a hand is dealt from cards that are said to lie in a deck."""
    g = position({"deck": ["conquer", "advance"]}, decks={"region": ["forest"], "main": ["river"]})
    doc = g.position()
    assert (doc["decks"]["region"][0], doc["decks"]["main"][0]) == ("forest", "river")
    assert written(g)["deck"] == ["conquer", "advance"]
    assert len(written(g)["hand"]) == 5


def test_a_players_deck_may_be_empty():
    g = position({"deck": [], "hand": ["glory"]})
    assert (written(g)["deck"], written(g)["hand"]) == ([], ["glory"])


@pytest.mark.parametrize("decks", [{}, {"fame": [], "main": ["river"]}])
def test_what_is_written_comes_back(decks):
    g = position({"development": written(position())["development"][::-1]}, decks=decks)
    again = tb.position(json.loads(json.dumps(g.position())))
    assert again.digest() == g.digest()
    assert again.position() == g.position()


def test_work_in_progress_names_what_is_being_done():
    """No numbers of nodes: these change when cards are added."""
    glory = {"state": "empire", "hand": ["glory"], "play": ["dalmatia", "raetia", "forest"]}
    g = imperium(glory, decks={"fame": []}).play("play:glory")
    g.play_set(["dalmatia", "raetia", "forest"])  # King of Kings asks
    stack = g.position()["stack"]
    runs = [name for frame in stack for name in frame.get("registers", ()) if isinstance(name, str)]
    assert runs and set(runs) <= {node.name for node in g.rules.nodes}
    assert tb.position(g.position()).digest() == g.digest()
    held = next(frame for frame in stack if runs[0] in frame.get("registers", ()))
    held["registers"] = [name if name != runs[0] else 3 for name in held["registers"]]
    with pytest.raises(tb.BadPosition, match="registers"):
        tb.position(g.position() | {"stack": stack})
