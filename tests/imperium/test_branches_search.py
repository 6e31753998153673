"""Cards that search: what they look for lies in every place in turn, or nowhere."""

from __future__ import annotations

import pytest

from imperium_branches import EMPIRE, branch_table
from imperium_legends import chosen
from imperium_table import discard, hand, history, in_play, keys, play, rule, secret
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.finding import SEARCH_DECK, Find
from tabularium.games.imperium.vocabulary import Named

RICH = {"material": 9, "population": 9, "progress": 0}
BARE = {"hand": [], "discard": [], "deck": [], "nation": [], "tokens": RICH}
WILD = ["jungle", "forest", "steppe", "ionians", "hittites"]


@rule("I92", "I138")
def test_taliesin_finds_no_knight():
    """The knight is what fame costs: without one no fame is looked at."""
    me = BARE | EMPIRE | {"hand": ["taliesin_the_bard", "cafall"]}
    g = play(branch_table("arthurians", me), "play:taliesin_the_bard")
    assert (hand(g), discard(g)) == (["cafall"], ["taliesin_the_bard"])
    assert history(g) == []


@rule("I92")
@pytest.mark.parametrize("place", ["hand", "discard", "deck", "nation"])
def test_taliesin_finds_a_knight_anywhere(place):
    me = BARE | EMPIRE | {"hand": ["taliesin_the_bard"]}
    me[place] = me[place] + ["bedwyr"]
    decks = {"fame": ["great", "marvellous", "glorious"]}
    g = play(branch_table("arthurians", me, decks=decks), "play:taliesin_the_bard")
    assert keys(g) == ["great", "marvellous"]
    play(g, "marvellous")
    assert (hand(g), history(g)) == (["marvellous"], ["bedwyr"])
    assert secret(g)["deck"] == [] and "bedwyr" not in secret(g)["nation"]


@rule("I92", "I140")
def test_peredur_finds_no_graal():
    """Neither option can be done in full, so both are open; Peredur leaves all the same."""
    g = branch_table("arthurians", BARE | {"hand": ["peredur_sir_percival"]})
    play(g, "play:peredur_sir_percival", "find")
    assert (hand(g), discard(g)) == ([], [])
    assert g.view(None)["exile"] == ["peredur_sir_percival"]


@rule("I145")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_peredur_calms_and_may_ride_out(answer):
    me = BARE | {"hand": ["peredur_sir_percival", "unrest"], "play": ["viviane_of_the_lake"]}
    g = branch_table("arthurians", me)
    pile = g.view(None)["unrest_pile"]
    play(g, "play:peredur_sir_percival")
    chosen(g, "return_unrest")
    play(g, answer)
    assert g.view(None)["unrest_pile"] == pile + 1
    lake = next(c for c in g.view(None)["players"][0]["play"] if c["card"] == "viviane_of_the_lake")
    under = ["peredur_sir_percival"] if answer == "yes" else []
    assert lake.get("garrison", []) == under
    assert discard(g) == (["peredur_sir_percival"] if answer == "no" else [])


@rule("I92")
def test_chandragupta_without_elephants():
    g = branch_table("mauryans", BARE | {"hand": ["chandragupta"]})
    play(g, "play:chandragupta", "hills")
    assert (hand(g), discard(g)) == (["hills"], [])
    assert history(g) == ["chandragupta"]


@rule("I92", "I140")
def test_chanakya_finds_nothing_where_nothing_can_be_acquired():
    """No card of the two suits in the market: neither option can be done in full."""
    g = branch_table("mauryans", BARE | {"hand": ["chanakya"]}, market=WILD)
    play(g, "play:chanakya")
    assert len(keys(g)) == 2
    play(g, "find")
    assert (hand(g), discard(g), history(g)) == ([], [], ["chanakya"])


@rule("I92")
def test_erik_always_finds_the_scandinavia_he_left():
    g = branch_table("vikings", BARE | {"hand": ["erik_the_red"], "play": ["scandinavia"]})
    play(g, "play:erik_the_red")
    assert (in_play(g), hand(g), discard(g)) == ([], ["scandinavia"], [])
    assert g.view(None)["exile"] == ["erik_the_red"]


def test_copies_in_a_deck_are_found_whatever_its_order():
    """The number of an option, which programs see, does not tell how a deck lies."""
    me = BARE | {"hand": ["stone_mask"], "deck": ["stone_mask", "glory", "stone_mask"]}
    g = branch_table("olmecs", me).state
    search = Find(Named("stone_mask"), SEARCH_DECK)
    found = search.cards(g, 0, -1)
    g.zones[at.DECK].reverse()
    assert len(found) == 2 and search.cards(g, 0, -1) == found
