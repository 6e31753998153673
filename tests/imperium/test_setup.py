"""Both boxes together and the cards of a player at the start (I9-I27, I195)."""

from collections import Counter

import pytest

import tabularium as tb
from imperium_rounds import box, common, new, of_box, table
from imperium_table import hand, in_play, keys, player, rule, secret, tokens

SUITS = ("region", "uncivilised", "civilised", "tributary")
SEEDS = range(12)

# cards in deck and hand, in the nation deck without and with its accession card, developments
NATIONS = {
    "carthaginians": (10, "city_of_carthage", 6, 6),
    "celts": (10, "celtic_gold", 7, 5),
    "greeks": (10, "olympic_games", 4, 8),
    "macedonians": (11, "alexander", 4, 7),
    "persians": (10, "city_of_persepolis", 5, 7),
    "romans": (10, "julius_caesar", 6, 6),
    "scythians": (11, "glory", 8, 4),
    "vikings": (9, "harald_hardrada", 14, 0),
    "arthurians": (10, "gwaith_camlan", 8, 5),
    "atlanteans": (11, None, 0, 10),
    "egyptians": (10, "unification", 4, 8),
    "mauryans": (8, "glory", 9, 6),
    "minoans": (10, "king_minos", 5, 7),
    "olmecs": (10, "san_lorenzo_tenochtitlan", 6, 6),
    "qin": (9, "long_walls_i", 5, 8),
    "utopians": (13, None, 0, 0),
}


def rival(nation):
    return "greeks" if nation != "greeks" else "romans"


# both boxes ---------------------------------------------------------------------------------------


@rule("I13", "I195")
def test_any_nation_may_be_picked_once():
    g = tb.new("imperium", 2, options={"first_player": "first_seat"})
    assert sorted(keys(g)) == sorted(NATIONS)
    g.play("olmecs")
    assert sorted(keys(g)) == sorted(set(NATIONS) - {"olmecs"})


@rule("I195")
def test_no_nation_plays_against_itself():
    with pytest.raises(tb.BadSeats):
        new("romans", "romans")


@rule("I14")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["classics", "legends"])
def test_the_cards_of_one_box_only(name, players):
    nations = (
        ("carthaginians", "greeks", "persians", "romans")
        if name == "classics"
        else ("arthurians", "atlanteans", "qin", "olmecs")
    )
    g = new(*nations[:players], common_cards=name)
    found = common(g)
    assert found - of_box(name, players, *SUITS, "fame") == Counter()


@rule("I15")
def test_a_tributary_that_shares_a_name_with_a_nation_is_replaced():
    """Egyptians and Celts: of Legends neither the Celts nor, with 2 players, Romans and Xiongnu."""
    fit = set(box("legends", "tributary", 2)) - {"celts"}
    seen = set()
    for seed in range(60):
        left = common(new("egyptians", "celts", seed=seed))
        assert left["egyptians"] == 0
        replacement = left - of_box("classics", 2, *SUITS, "fame")
        assert replacement.total() == 1
        seen |= set(replacement)
    assert seen == fit


@rule("I15")
def test_two_namesakes_are_two_replacements():
    left = common(new("qin", "minoans"))
    assert (left["qin"], left["minoans"]) == (0, 0)
    assert (left - of_box("classics", 2, *SUITS, "fame")).total() == 2


@rule("I15")
def test_the_legends_are_compared_too():
    left = common(new("vikings", "scythians", common_cards="legends"))
    assert (left["vikings"], left["scythians"]) == (0, 0)
    replaced = left - of_box("legends", 2, *SUITS, "fame")
    assert replaced.total() == 2
    assert not replaced - of_box("classics", 2, "tributary")


@rule("I15", "I31")
def test_a_tributary_that_is_not_used_is_not_replaced():
    left = common(new("olmecs", "celts"))
    assert not left - of_box("classics", 2, *SUITS, "fame")
    assert sum((left & of_box("classics", 2, "tributary")).values()) == 9


@rule("I15")
def test_nothing_is_replaced_without_a_namesake():
    left = common(new("romans", "celts", "vikings", "greeks"))
    assert left == of_box("classics", 4, *SUITS, "fame")


# the cards of a player ----------------------------------------------------------------------------


@rule("I9", "I16", "I20", "I21", "I24", "I25", "I195")
@pytest.mark.parametrize("nation", NATIONS)
def test_how_many_cards_lie_where(nation):
    deck, _, in_nation, developments = NATIONS[nation]
    g = new(nation, rival(nation))
    mine = secret(g)
    assert len(mine["hand"]) == 5
    assert len(mine["hand"] + mine["deck"]) == deck
    assert len(mine["nation"]) == in_nation
    assert len(mine["development"]) == developments
    assert (mine["discard"], mine["history"]) == ([], [])


@rule("I16", "I24")
def test_the_roman_deck():
    mine = secret(new("romans", "celts"))
    named = "advance city_of_rome conquer dalmatia glory prosperity roman_expansion triumvirate"
    assert sorted(mine["hand"] + mine["deck"]) == [*named.split(), "unrest", "unrest"]


@rule("I9", "I19", "I20")
@pytest.mark.parametrize("nation", [n for n, facts in NATIONS.items() if facts[1]])
def test_the_accession_card_lies_under_the_nation_deck(nation):
    orders = set()
    for seed in SEEDS:
        deck = secret(new(nation, rival(nation), seed=seed))["nation"]
        assert deck[-1] == NATIONS[nation][1]
        orders.add(tuple(deck))
    assert len(orders) > 1


@rule("I19", "I20")
@pytest.mark.parametrize("nation", ["atlanteans", "utopians"])
def test_nations_without_a_nation_deck(nation):
    assert secret(new(nation, rival(nation)))["nation"] == []


@rule("I21")
def test_developments_lie_face_up_in_their_order():
    for seed in range(4):
        assert player(new("persians", "celts", seed=seed))["development"] == [
            *("battering_ram", "development_persians", "windmills", "satrap", "persian_gold"),
            *("babylonians", "darius_i"),
        ]


@rule("I21")
def test_the_quests_of_the_arthurians_lie_there_too():
    quests = {
        "graal",
        "lawnslot_llyn_sir_lancelot",
        "twrch_trwyth",
        "taliesin_the_bard",
        "excalibur",
    }
    assert set(player(new("arthurians", "celts"))["development"]) == quests


@rule("I17")
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_side_of_the_power_card(side):
    g = new("romans", "celts", sides="choose")
    assert keys(g) == ["A", "B"]
    g.play(side)
    g.play("B")
    assert (player(g)["side"], player(g, 1)["side"]) == (side, "B")
    assert player(g)["powers"] == [{"card": f"romans_{side.lower()}"}]
    assert "side" not in g.decision.kind


@rule("I18")
def test_king_arthurs_court_is_in_play():
    assert in_play(new("arthurians", "celts")) == ["king_arthurs_court"]


@rule("I18")
def test_the_journey_of_the_utopians_begins_with_visions():
    mine = player(new("utopians", "celts"))
    assert [card["card"] for card in mine["powers"]] == ["utopians_b", "visions_of_shangri_la"]
    assert mine["below"] == ["gates_of_shangri_la"]


@rule("I18")
@pytest.mark.parametrize("nation", ["romans", "vikings", "olmecs", "atlanteans"])
def test_others_have_nothing_in_play(nation):
    assert in_play(new(nation, "celts")) == []


@rule("I22")
@pytest.mark.parametrize("nation", NATIONS)
def test_only_the_atlanteans_start_as_an_empire(nation):
    state = "empire" if nation == "atlanteans" else "barbarian"
    assert player(new(nation, rival(nation)))["state"] == state


@rule("I27")
@pytest.mark.parametrize("nation", NATIONS)
def test_tokens_of_the_start(nation):
    g = new(nation, rival(nation))
    assert tokens(g) == {"material": 3, "population": 2, "progress": 1}
    assert player(g)["actions"] == 3
    assert player(g)["exhausts"] == (3 if nation == "utopians" else 5)


@rule("I26", "I95")
def test_tokens_never_run_out():
    """Druids give progress."""
    g = table({"hand": ["druids"], "tokens": {"progress": 500}}, seats=("celts", "romans"))
    g.play("play:druids").play("progress")
    assert tokens(g)["progress"] == 501


@rule("I24")
def test_decks_and_hands_are_shuffled():
    assert len({tuple(hand(new("romans", "celts", seed=seed))) for seed in SEEDS}) > 1
