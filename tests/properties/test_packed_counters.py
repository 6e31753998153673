"""Counts that share a number with others: filled beyond what once was their width, none spills.

A mark of a card holds several counts side by side. Those that play cannot bound are tried far
beyond any game; of the others the bound is what is printed, and a card that would exceed it cannot
be entered. Rows of observations are bytes: they stop at 255, and only they do.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tabularium as tb
from tabularium.cards.kind import BadCard, Catalogue
from tabularium.games.altay import catalogue as altay
from tabularium.games.altay.layout import FULL, WOOD
from tabularium.games.altay.produce import Draw
from tabularium.games.altay.slots import on_card, one
from tabularium.games.imperium import catalogue as imperium
from tabularium.games.imperium import deck as imperium_deck
from tabularium.games.imperium.traits import FERTILE, RIVER
from tabularium.games.nations import catalogue as nations
from tabularium.games.nations.layout import BUILT_MASK, PRIVATE_MASK, WONDER
from tabularium.games.settlers import catalogue as settlers
from tabularium.games.settlers.layout import MOST_RESERVED, USES

TOKENS = ("material", "population", "progress")
# the ends of widths from four bits to a word, and the most a document may say
amounts = st.one_of(
    st.sampled_from([2**bits + more for bits in (4, 6, 8, 12, 16, 20, 24, 29) for more in (-1, 0)]),
    st.integers(0, 10**9),
)
NOTHING = dict.fromkeys(TOKENS, 0)
purses = st.fixed_dictionaries(dict.fromkeys(TOKENS, amounts))


def seen(g, part):
    """What a row of observations says in one of its parts, zeros apart."""
    places = {name: slice(start, end) for name, start, end in g.rules.observed(g.state.seats)}
    return sorted(n for n in g.rules.observe(g.state, 0)[places[part]] if n)


def some(purse):
    return {name: n for name, n in purse.items() if n}


# Imperium: tokens on cards are unlimited ----------------------------------------------------------

MARKET = ["forest", "elders", "temple", "steppe", "hittites"]


def laden(on_market, in_play, side="B"):
    """Carthaginians who lay 2 material on the market; Pottery collects progress."""
    pottery = {"card": "pottery", "tokens": some(in_play), "exhausted": True}
    mine = {
        "side": side,
        "hand": [],
        "play": [pottery, "dalmatia"],
        "tokens": NOTHING,
    }
    market = [{"card": "forest", "tokens": some(on_market)}, *MARKET[1:]]
    doc = {"game": "imperium", "seats": ["carthaginians", "minoans", "romans"]}
    return tb.position(doc | {"players": [mine, {}, {}], "market": market})


@given(on_market=purses, in_play=purses)
def test_tokens_on_cards_do_not_touch_each_other(on_market, in_play):
    g = laden(on_market, in_play)
    for seat in (None, 0, 1):
        view = g.view(seat)
        assert view["market"][0].get("tokens", {}) == some(on_market)
        pottery = view["players"][0]["play"][0]
        assert pottery.get("tokens", {}) == some(in_play)
        assert pottery["exhausted"]
        assert "garrison" not in pottery
    doc = g.position()
    assert tb.position(doc).position() == doc
    before = doc["market"]
    g.play("end").play("forest")  # the clean-up lays 2 material
    after = g.position()["market"]
    assert after[0]["tokens"] == some(on_market | {"material": on_market["material"] + 2})
    assert after[1:] == before[1:]


@given(on_market=purses)
def test_whoever_takes_a_market_card_gains_all_that_lies_on_it(on_market):
    g = laden(on_market, NOTHING)
    g.play("innovate").play("region").play("forest")
    assert g.view(None)["players"][0]["tokens"] == on_market


@given(in_play=purses)
def test_an_owner_gets_all_that_lies_on_a_card_that_leaves_play(in_play):
    mine = {"hand": ["philosophy", "unrest"], "state": "empire", "tokens": NOTHING}
    mine["play"] = [{"card": "pottery", "tokens": some(in_play)}]
    doc = {"game": "imperium", "seats": ["greeks", "minoans"], "players": [mine, {}]}
    g = tb.position(doc | {"market": MARKET}).play("play:philosophy")
    assert g.view(None)["players"][0]["tokens"] == in_play


@given(on_market=purses, in_play=purses)
def test_rows_of_observations_stop_at_255(on_market, in_play):
    g = laden(on_market, in_play)
    for name in TOKENS:
        laid = [min(255, n) for n in (on_market[name], in_play[name]) if n]
        assert seen(g, f"{name} on cards") == sorted(laid)


# Settlers: what a Shrine holds --------------------------------------------------------------------


@given(holds=amounts)
def test_a_shrine_holds_any_number_and_nothing_else_changes(holds):
    shrine = {"card": "shrine", "holds": holds, "samurai": True} if holds else "shrine"
    mine = {"hand": [], "empire": [shrine], "goods": {"wood": 1, "food": 1}}
    doc = {"game": "settlers", "seats": ["japanese", "romans"], "players": [mine, {"hand": []}]}
    g = tb.position(doc)
    before = g.view(0)["players"][0]["empire"][0]
    assert before.get("holds", 0) == holds
    assert tb.position(g.position()).position() == g.position()
    g.play(next(option.key for option in g.decision.options if option.key.endswith(":wood")))
    after = g.view(0)["players"][0]["empire"][0]
    assert after == before | {"holds": holds + 1, "name": after["name"]}
    assert seen(g, "holds") == [min(255, holds + 1)]


# bounds that are printed --------------------------------------------------------------------------


def test_goods_on_cards_of_altay_fill_every_space():
    """Card by card, good by good, until nothing fits: every count is what was laid."""
    filled = 0
    for kind in range(len(altay.KEY)):
        slots = altay.COST[kind]
        load = 0
        laid = [0] * 5
        for good in range(5):
            while slots.room(load, good):
                load += one(good)
                laid[good] += 1
        assert [on_card(load, good) for good in range(5)] == laid, altay.KEY[kind]
        assert slots.filled(load) or slots.total == 0 or sum(laid) <= slots.total
        filled += sum(laid) > 0
    assert filled > 10


def test_a_card_of_altay_has_room_for_no_more_than_is_counted():
    decks = Catalogue()
    decks.open("odd")
    decks.enter(altay.AltayKind("roomy", cost=[WOOD] * FULL, plays=[Draw(1)]))
    with pytest.raises(BadCard, match="8 goods"):
        decks.enter(altay.AltayKind("herald", cost=[WOOD] * (FULL + 1), plays=[Draw(1)]))


def test_what_is_printed_on_cards_fits_into_their_marks():
    assert max(settlers.USES_OF) <= USES
    assert max(max([0, *cost]) for cost in settlers.COST) <= MOST_RESERVED
    assert max(len(kind.sections) for kind in nations.KIND) <= BUILT_MASK
    assert max(kind.private for kind in nations.KIND) <= PRIVATE_MASK


@pytest.mark.parametrize("icons", [[RIVER] * 4, [FERTILE] * 9])
def test_a_card_of_imperium_with_too_many_icons_cannot_be_entered(icons, monkeypatch):
    before = len(imperium.KEY)
    monkeypatch.setattr(imperium_deck.CATALOGUE, "set", 0)  # as if a deck were being written
    with pytest.raises(ValueError, match="icons"):
        imperium_deck.kind("much_too_fertile", *icons)
    assert len(imperium.KEY) == before


@pytest.mark.parametrize("printed", [{"sections": [1] * 16}, {"private": 16}])
def test_a_card_of_nations_with_too_much_on_it_cannot_be_entered(printed):
    before = len(nations.KEY)
    with pytest.raises(ValueError, match="sections or architects"):
        nations.enter(
            nations.NationsKind("tower_of_babel", WONDER, **({"sections": [1]} | printed))
        )
    assert len(nations.KEY) == before


def test_all_workers_of_a_nation_fit_on_one_card():
    """Thirteen of them; one on each other card besides would change nothing."""
    players = [{"cards": [{"card": "farm", "workers": 12}, "axeman"], "workers": 1}, {}]
    players[0] |= {"food_section": 0, "stability_section": 0, "goods": {"stone": 9}}
    g = tb.position({"game": "nations", "seats": ["rome", "egypt"], "players": players})
    g.play("deploy:farm")
    card = next(c for c in g.view(0)["players"][0]["cards"] if c["card"] == "farm")
    assert card == {"card": "farm", "workers": 13}
