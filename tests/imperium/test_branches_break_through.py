"""Cards that break through: every suit of each, out of the market and out of the decks."""

from __future__ import annotations

import pytest

from imperium_branches import EMPIRE, SUITS, branch_table, of_suit, reach, row, top_of
from imperium_rounds import all_unrest
from imperium_table import hand, history, in_play, keys, play, rule, tokens

ALL = " ".join(SUITS)
LANDS = "region tributary"
ARTS = "uncivilised civilised"
PALACE = {"play": ["mountain_of_atlantis", "palace_of_poseidon"]}
THREE = {"tokens": {"material": 3, "population": 0, "progress": 0}}
ELEPHANTS = ("indian_elephants", "indian_elephants_2")
ROWS = [
    row("excalibur", "arthurians", "civilised tributary", play=["viviane_of_the_lake"]),
    row("uthyr_pendragon", "arthurians", "uncivilised"),
    row("spread_of_atlantis", "atlanteans", LANDS),
    row("kleito", "atlanteans", ALL, "play:kleito", "break_through", **PALACE),
    row("atlantean_fleet", "atlanteans", ALL),
    row("druids", "celts", "uncivilised", "play:druids", "break_through"),
    row("praiseworthy", "romans", ALL, "play:praiseworthy", "break_through"),
    row("invasion", "romans", "tributary", "play:invasion", "break_through.1", **THREE),
    row("invasion", "romans", "region", "play:invasion", "break_through.2", **THREE),
    row("imperial", "romans", ALL, "play:imperial", "break_through", box="legends"),
    row("celts", "romans", "uncivilised", box="legends"),
    row(
        "flood_of_the_nile",
        "egyptians",
        ARTS,
        "play:flood_of_the_nile",
        "break_through",
        play=["nile_valley"],
        **EMPIRE,
    ),
    *(row(card, "mauryans", LANDS, f"play:{card}", "yes") for card in ELEPHANTS),
    row("duke_zhuang_of_qin", "qin", LANDS, play=["mandate_of_heaven"]),
    row("triumvirate", "romans", "uncivilised"),
]
IDS = [f"{entry[0]}-{'-'.join(entry[2])}" for entry in ROWS]


def named(entry, suit):
    """The suit has been named, where there is one to name."""
    g = reach(entry)
    if len(entry[2]) > 1:
        assert sorted(keys(g)) == sorted(entry[2])
        g.play(suit)
    return g


@rule("I84")
@pytest.mark.parametrize("entry", ROWS, ids=IDS)
def test_breaks_through_in_the_market(entry):
    """The card comes with what lies on it, but without the unrest under it."""
    box = entry[4]
    for suit in entry[2]:
        g = named(entry, suit)
        held, population = hand(g), tokens(g)["population"]
        card = of_suit(box, suit)
        assert "deck" in keys(g) and card in keys(g)
        everywhere = all_unrest(g) + hand(g, 1).count("unrest")
        play(g, card)
        assert hand(g) == sorted([*held, card]), suit
        assert tokens(g)["population"] == population + 1
        assert all_unrest(g) + hand(g, 1).count("unrest") == everywhere


@rule("I84")
@pytest.mark.parametrize("entry", ROWS, ids=IDS)
def test_breaks_through_in_a_deck(entry):
    """The top of the small deck; for a tributary the first one in the main deck."""
    box = entry[4]
    for suit in entry[2]:
        g = named(entry, suit)
        held, before = hand(g), tokens(g)
        shown = [slot["card"] for slot in g.view(None)["market"]]
        play(g, "deck")
        assert hand(g) == sorted([*held, top_of(box, suit)]), suit
        assert tokens(g) == before
        assert [slot["card"] for slot in g.view(None)["market"]] == shown


@rule("I84", "I93")
def test_kleito_breaks_through_twice_and_sinks():
    """Both times another suit may be named, and what the first one revealed may be taken."""
    g = branch_table("atlanteans", {"hand": ["kleito"], **PALACE})
    play(g, "play:kleito", "break_through", "region", "hills", "region")
    assert keys(g) == ["deck", "marsh", "steppe"]
    play(g, "marsh")
    assert hand(g) == ["hills", "marsh"]
    assert history(g) == ["kleito"]


@rule("I84")
def test_atlantean_fleet_sinks_after_breaking_through():
    g = play(branch_table("atlanteans", {"hand": ["atlantean_fleet"]}), "play:atlantean_fleet")
    play(g, "tributary", "deck")
    assert (hand(g), history(g)) == (["aksumites"], ["atlantean_fleet"])


@rule("I183")
@pytest.mark.parametrize("suit, card", [("civilised", "astronomy"), ("tributary", "phoenicians")])
def test_imperial_breaks_through_for_an_exiled_card(suit, card):
    decks = {"main": [], "civilised": []}
    g = branch_table("romans", {"hand": ["imperial"]}, "legends", exile=[card], decks=decks)
    play(g, "play:imperial", "break_through", suit, card)
    assert hand(g) == [card]
    assert g.view(None)["exile"] == []


def test_excalibur_is_paid_for_with_the_lake():
    me = {"hand": ["excalibur"], "play": ["viviane_of_the_lake"]}
    g = play(branch_table("arthurians", me), "play:excalibur", "tributary", "deck")
    assert (in_play(g), hand(g)) == (["king_arthurs_court"], ["aksumites"])


@rule("I105", "I84")
@pytest.mark.parametrize("card", ["hand", "discard", "none"])
def test_duke_zhuang_returns_unrest_from_either_place_or_none(card):
    me = {"hand": ["duke_zhuang_of_qin", "unrest"], "discard": ["unrest"]}
    g = branch_table("qin", me | {"play": ["mandate_of_heaven"]})
    play(g, "play:duke_zhuang_of_qin")
    assert keys(g) == ["hand", "discard", "none"]
    play(g, card)
    if card != "none":
        play(g, "none")
    play(g, "tributary", "deck")
    assert hand(g) == ["aksumites"] + ["unrest"] * (card != "hand")
    assert g.view(None)["players"][0]["discard"] == ["unrest"] * (card != "discard")
    assert history(g) == ["duke_zhuang_of_qin"]
