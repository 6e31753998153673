"""Market, decks, fame and unrest at the start (I8-I10, I23, I29-I42, I131-I134)."""

from collections import Counter

import pytest

import tabularium as tb
from imperium_rounds import DUAL, all_unrest, box, common, new, of_box
from imperium_table import rule

PLAIN = ("carthaginians", "greeks", "persians", "macedonians")  # no nation with supply cards
SEEDS = range(12)


@rule("I10", "I31", "I132")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["classics", "legends"])
def test_cards_with_too_high_a_mark_are_not_used(name, players):
    nations = ("romans", "celts", "vikings", "greeks") if name == "classics" else ()
    nations = nations or ("arthurians", "atlanteans", "qin", "olmecs")
    found = common(new(*nations[:players], common_cards=name))
    for card in of_box(name, players, *("fame", "tributary")):
        found.pop(card, None)
    assert found == of_box(name, players, *("region", "uncivilised", "civilised"))


@rule("I23", "I30", "I31", "I32", "I132", "I134")
@pytest.mark.parametrize(
    "nation, supply",
    [
        ("carthaginians", (0, 0, 0)),
        ("arthurians", (2, 3, 4)),
        ("celts", (0, 2, 5)),
        ("olmecs", (1, 2, 3)),
        ("qin", (0, 1, 2)),
        ("utopians", (3, 4, 5)),
        ("vikings", (0, 1, 2)),
    ],
)
def test_unrest_of_the_supply(nation, supply):
    usual = (8, 10, 12)
    for players in (2, 3, 4):
        g = new(nation, *("greeks", "persians", "macedonians")[: players - 1])
        assert all_unrest(g) == usual[players - 2] + supply[players - 2]


@rule("I23")
def test_the_unrest_of_several_nations_adds_up():
    assert all_unrest(new("utopians", "arthurians")) == 8 + 3 + 2


@rule("I33")
def test_king_of_kings_shows_side_a():
    assert new("romans", "celts").view(None)["king"] == ["king_of_kings_a"]


@rule("I34", "I35", "I132")
@pytest.mark.parametrize("players, cards", [(2, 6), (3, 7), (4, 8)])
def test_the_fame_deck(players, cards):
    decks = [new(*PLAIN[:players], seed=seed).position()["decks"]["fame"] for seed in SEEDS]
    for deck in decks:
        assert len(deck) == cards
        assert not Counter(deck) - of_box("classics", 4, "fame")
    assert len({tuple(deck) for deck in decks}) > 1


@rule("I35")
def test_the_fame_cards_removed_are_any_and_nobody_sees_them():
    removed = set()
    for seed in SEEDS:
        g = new(*PLAIN[:3], seed=seed)
        removed |= set(of_box("classics", 4, "fame") - Counter(g.position()["decks"]["fame"]))
        assert not set(g.view(None)["gone"]) & set(box("classics", "fame"))
    assert len(removed) > 2


@rule("I36", "I37", "I38", "I133")
@pytest.mark.parametrize("players, small, main", [(2, 6, 34), (3, 7, 37), (4, 8, 38)])
def test_sizes_of_the_decks(players, small, main):
    shown = new(*PLAIN[:players]).view(None)
    assert shown["small_decks"] == [small - 1] * 3
    assert shown["main_deck"] == main - 2
    assert len(shown["market"]) == 5


@rule("I131")
@pytest.mark.parametrize("name", ["classics", "legends"])
def test_83_common_cards(name):
    g = new("arthurians", "celts", "egyptians", "mauryans", common_cards=name)
    supply = 4 + 5
    assert common(g).total() == 70
    assert common(g).total() + all_unrest(g) - supply + len(g.view(None)["king"]) == 83


@rule("I8", "I29", "I36")
def test_small_decks_hold_one_suit_each_and_dual_cards_are_uncivilised():
    dual = 0
    for seed in SEEDS:
        decks = new(*PLAIN, seed=seed).position()["decks"]
        for suit in ("region", "uncivilised", "civilised"):
            assert not Counter(decks[suit]) - of_box("classics", 4, suit)
        dual += len(DUAL & set(decks["uncivilised"]))
    assert dual


@rule("I37")
def test_all_tributaries_lie_in_the_main_deck():
    for seed in SEEDS:
        doc = new(*PLAIN, seed=seed).position()
        main = Counter(doc["decks"]["main"]) + Counter(card["card"] for card in doc["market"][3:])
        assert main & of_box("classics", 4, "tributary") == of_box("classics", 4, "tributary")


@rule("I38")
def test_the_first_three_market_cards_come_from_the_small_decks():
    for seed in SEEDS:
        market = [card["card"] for card in new(*PLAIN, seed=seed).view(None)["market"]]
        for slot, suit in enumerate(("region", "uncivilised", "civilised")):
            assert market[slot] in box("classics", suit)


@rule("I39", "I40")
def test_unrest_lies_under_all_but_regions_and_progress_on_the_civilised():
    civilised = set(box("classics", "civilised"))
    for seed in SEEDS:
        for entry in new(*PLAIN, seed=seed).view(None)["market"]:
            assert bool(entry.get("unrest")) == (entry["card"] not in box("classics", "region"))
            on_it = {"progress": 1} if entry["card"] in civilised else {}
            assert entry.get("tokens", {}) == on_it


@rule("I41", "I42")
def test_anybody_may_start():
    for seed in SEEDS:
        g = tb.new("imperium", PLAIN[:3], seed=seed)
        assert g.to_move == g.view(None)["first_player"]
    starts = {tb.new("imperium", PLAIN[:3], seed=seed).to_move for seed in range(40)}
    assert starts == {0, 1, 2}


DOC = {"game": "imperium", "seats": ["carthaginians", "greeks"]}


@rule("I35", "I132")
def test_a_position_keeps_as_much_fame_as_a_game_of_that_size():
    g = tb.position({**DOC, "decks": {"fame": ["great"]}})
    fame = g.position()["decks"]["fame"]
    assert fame[0] == "great"
    assert len(fame) == 6


def test_a_position_heeds_the_option_for_sides():
    doc = {**DOC, "options": {"sides": ["A", "B"]}}
    assert [player["side"] for player in tb.position(doc).position()["players"]] == ["A", "B"]
    doc["players"] = [{"side": "B"}, {"side": "A"}]
    assert [player["side"] for player in tb.position(doc).position()["players"]] == ["B", "A"]
