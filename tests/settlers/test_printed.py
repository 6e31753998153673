"""What is printed on every card: copies, cost, deal field and raze field of every printing."""

from __future__ import annotations

from collections import Counter

import pytest

import tabularium as tb
from settlers_cards import (
    asked,
    common_discard,
    deals,
    discard,
    empire,
    finish,
    foundations,
    goods,
    hand,
    keys,
    offered,
    pool,
    rule,
    settlers,
    vp,
)

# printing, copies, cost (Wood, Stone, Food, a Location), raze field
COMMON = [
    ("statue", 1, "WSS", "vp stone"),
    ("supplier", 1, "WSS", "gold stone"),
    ("wood_storage", 1, "WWS", "wood wood"),
    ("carpenters_workshop", 1, "WWW", "gold wood"),
    ("gallows", 1, "WW", "vp wood"),
    ("mill", 1, "WWW", "worker food"),
    ("old_forest", 1, "WW", "wood wood"),
    ("quarry", 3, "WS", "stone stone"),
    ("rubble", 1, "WWS", "stone stone"),
    ("village", 2, "W", "worker worker"),
    ("village_2", 1, "W", "worker wood"),
    ("town", 1, "WS", "worker worker"),
    ("farmers_at_work", 1, "WWW", "worker gold"),
    ("mammas_baths", 1, "WWS", "worker food"),
    ("armorer", 3, "WS", "vp stone"),
    ("gold_mine", 2, "WS", "vp gold"),
    ("grain_field", 2, "WF", "food food"),
    ("lords_fields", 1, "WWS", "food food"),
    ("monument", 1, "S", "vp stone"),
    ("merchants_guild", 1, "WWS", "gold stone"),
    ("gold_creek", 1, "WS", "gold worker"),
    ("wood_supplier", 1, "WWW", "wood wood"),
    ("goldsmiths_workshop", 2, "WS", "vp gold"),
    ("marketplace", 1, "WW", "gold wood"),
    ("coal_mine", 1, "WS", "worker stone"),
    ("mason", 1, "WS", "wood stone"),
    ("mason_2", 1, "SS", "vp stone"),
    ("court_sculptor", 1, "S", "worker stone"),
    ("masons_guild", 2, "WWS", "gold stone"),
    ("missionaries", 1, "FF", "vp worker"),
    ("settlers", 1, "W", "worker wood"),
    ("acting_troupe", 1, "WW", "worker wood"),
    ("lumberjacks", 1, "WW", "wood wood"),
    ("carpenter", 1, "WWS", "vp wood"),
    ("joiner", 2, "WW", "vp wood"),
    ("castle", 2, "WS", "card card"),
    ("castle_2", 1, "SS", "card card"),
    ("tavern", 1, "WS", "card card"),
    ("barracks", 2, "WSS", "vp worker"),
    ("confectioner", 1, "WWS", "gold food"),
    ("pig_farmer", 2, "WS", "worker food"),
    ("pig_farmer_2", 1, "WW", "worker food"),
    ("brewer", 1, "W", "wood food"),
    ("imperial_messenger", 1, "F", "worker gold"),
    ("new_forest", 3, "W", "wood wood"),
    ("hanseatic_league", 1, "WSS", "vp gold"),
    ("lumberjacks_route", 3, "WW", "wood wood"),
    ("watchtower", 4, "WW", "card card"),
    ("ruins", 6, "", ""),
    ("baker", 1, "WWS", "vp food"),
    ("sawmill", 2, "W", "worker wood"),
    ("canteen", 1, "WWW", "worker food"),
    ("meeting_place", 1, "WWS", "worker card"),
    ("monty_the_merchant", 1, "WSS", "gold stone"),
    ("apartment", 1, "WSS", "gold stone"),
    ("hunter_joe", 1, "W", "wood food"),
    ("above_ground_mine", 1, "S", "stone stone"),
    ("porters", 1, "WW", "worker stone"),
]

# printing, copies, cost, deal field
BARBARIANS = [
    ("primeval_forest", 3, "W", "wood"),
    ("barbarian_altar", 3, "WWL", "gold"),
    ("raid", 3, "WL", "wood"),
    ("saboteurs", 1, "WL", "card"),
    ("saboteurs_2", 1, "WL", "gold"),
    ("sentry_tower", 2, "WWL", "worker"),
    ("dark_chapel", 1, "WSSL", "worker"),
    ("dark_chapel_2", 1, "WSSL", "raze"),
    ("pack", 1, "WL", "raze"),
    ("pack_2", 1, "WL", "gold"),
    ("rabble", 2, "WL", "worker"),
    ("settlement", 2, "W", "worker"),
    ("hillfort", 1, "WWL", "wood"),
    ("expedition", 1, "WSL", "stone"),
    ("barbarian_quarry", 1, "SL", "stone"),
    ("barter", 1, "WL", "food"),
    ("fighting_pit", 1, "WSL", "raze"),
    ("idol", 1, "SSSL", "worker"),
    ("mission", 1, "WWL", "card"),
    ("pyre", 1, "WSL", "raze"),
    ("robbers", 1, "WL", "worker"),
]

# printing, copies, cost, deal field, raze field
JAPANESE = [
    ("farm", 3, "W", "worker", "vp"),
    ("rice_fields", 2, "F", "food", "vp"),
    ("geisha_house", 2, "WL", "worker", "vp"),
    ("garrison", 1, "WL", "raze", "vp"),
    ("daimyos_castle", 1, "SSL", "stone", "vp"),
    ("daimyos_castle_2", 1, "SSL", "gold", "vp"),
    ("buddhas_temple", 1, "SL", "card", "vp"),
    ("casino", 1, "WWL", "gold", "vp"),
    ("gate", 2, "WL", "food", ""),
    ("shrine", 1, "WSL", "card", ""),
    ("stalls", 3, "WL", "food", "vp"),
    ("negotiator", 1, "WL", "gold", "vp"),
    ("sake_brewery", 1, "WL", "food", "vp"),
    ("trade_route", 1, "SL", "food", "vp"),
    ("trade_route_2", 1, "SL", "worker", "vp"),
    ("trade_route_3", 1, "SL", "vp", "vp"),
    ("dojo", 2, "WL", "vp", "vp"),
    ("ninjas", 2, "SL", "raze", "vp"),
    ("sumo_school", 1, "WL", "worker", "vp"),
    ("master_swordsmith", 1, "SL", "stone", "vp"),
    ("school_of_diplomacy", 1, "WL", "gold", "vp"),
]

# printing, copies, cost, deal field
ROMANS = [
    ("sculptors_workshop", 2, "SL", "stone"),
    ("sculptors_apprentice", 2, "SL", "gold"),
    ("sculptors_apprentice_2", 1, "SL", "stone"),
    ("gladiator_school", 2, "SL", "worker"),
    ("engineers", 1, "WSL", "raze"),
    ("gardens", 1, "WSL", "food"),
    ("spies", 1, "WSL", "card"),
    ("architect", 1, "SSL", "card"),
    ("administration", 3, "SSL", "card"),
    ("headquarters", 2, "SSL", "stone"),
    ("legion", 2, "FL", "raze"),
    ("warehouses", 1, "SL", "food"),
    ("builder", 2, "SL", "stone"),
    ("roman_fortifications", 1, "SSL", "worker"),
    ("trade_colony", 3, "WSSL", "worker"),
    ("roman_barracks", 1, "FL", "raze"),
    ("stonecutter", 2, "WSL", "stone"),
    ("roman_bank", 1, "SL", "gold"),
    ("colossus", 1, "SSL", "stone"),
]

# printing, copies, cost, deal field
EGYPTIANS = [
    ("desert", 1, "", "worker"),
    ("altar_of_bastet", 1, "SL", "card"),
    ("chariot_builder", 1, "WSL", "raze"),
    ("pharaohs_guard", 1, "FFL", "raze"),
    ("oasis", 1, "FL", "worker"),
    ("slaver", 1, "SL", "worker"),
    ("royal_bath", 2, "SL", "worker"),
    ("golden_bazaar", 1, "L", "worker"),
    ("scorpion_breeder", 1, "WSL", "raze"),
    ("caravan", 2, "F", "card"),
    ("temple_of_ra", 1, "SL", "worker"),
    ("sanctuary", 2, "SSL", "gold"),
    ("avenue_of_sphinxes", 3, "SSL", "worker"),
    ("sphinx", 2, "SL", "gold"),
    ("goldsmith", 3, "SSL", "gold"),
    ("slaves", 2, "SL", "stone"),
    ("egyptian_quarry", 2, "SL", "stone"),
    ("pyramid", 3, "SS", "gold"),
]

LETTERS = {"W": "wood", "S": "stone", "F": "food"}
FACTIONS = {
    "barbarians": BARBARIANS,
    "japanese": JAPANESE,
    "romans": ROMANS,
    "egyptians": EGYPTIANS,
}
# goods that building gives at once with nothing else in the empire; points and cards not counted
GIVEN = {
    "supplier": pool("gold"),
    "carpenters_workshop": pool("gold"),
    "mill": pool("gold"),
    "canteen": pool("gold"),
    "monty_the_merchant": pool("gold"),
    "old_forest": pool("wood", "wood"),
    "quarry": pool("stone", "stone"),
    "rubble": pool("stone"),
    "village": pool("worker", "worker"),
    "village_2": pool("worker", "worker"),
    "town": pool("worker", "worker"),
    "mammas_baths": pool("worker"),
    "armorer": pool("raze"),
    "grain_field": pool("food", "food"),
    "lords_fields": pool("food"),
    "merchants_guild": pool("gold"),
    "gold_creek": pool("gold"),
    "wood_supplier": pool("wood"),
    "lumberjacks_route": pool("wood", "wood"),
    "ruins": pool("worker"),
    "primeval_forest": pool("wood", "wood"),
    "sentry_tower": pool("raze", "worker"),
    "settlement": pool("worker", "worker"),
    "barbarian_quarry": pool("raze", "stone"),
    "pyre": pool("gold"),
    "farm": pool("worker", "food"),
    "rice_fields": pool("food", "food"),
    "geisha_house": pool("worker"),
    "sake_brewery": pool("gold"),
    "administration": pool("gold"),
    "headquarters": pool("gold"),
    "builder": pool("wood", "stone"),
    "trade_colony": pool("worker", "gold"),
    "roman_barracks": pool("worker", "worker"),
    "stonecutter": pool("stone", "stone"),
    "roman_bank": pool("gold"),
    "altar_of_bastet": pool("stone"),
    "pharaohs_guard": pool("raze"),
    "oasis": pool("worker", "worker"),
    "caravan": pool("food", "worker"),
    "egyptian_quarry": pool("stone", "stone"),
    "pyramid": pool("gold", "stone"),
}
COSTS = [("barbarians", card, cost) for card, _, cost, _ in COMMON] + [
    (faction, card, cost) for faction, cards in FACTIONS.items() for card, _, cost, *_ in cards
]
DEALS = [
    (faction, card, deal) for faction, cards in FACTIONS.items() for card, _, _, deal, *_ in cards
]
RAZES = [("barbarians", card, raze) for card, *_, raze in COMMON] + [
    ("japanese", card, raze) for card, *_, raze in JAPANESE
]


def price(cost):
    return pool(*(LETTERS[letter] for letter in cost if letter != "L"))


@rule("S18", "S19", "S98")
def test_the_lists_are_whole():
    assert sum(copies for _, copies, *_ in COMMON) == 84
    for cards in FACTIONS.values():
        assert sum(copies for _, copies, *_ in cards) == 30
    printings = [card for cards in (COMMON, *FACTIONS.values()) for card, *_ in cards]
    titles = {card.removesuffix("_2").removesuffix("_3") for card in printings}
    assert len(titles) == 126


@rule("S16", "S18", "S19")
def test_copies():
    doc = tb.position(
        {"game": "settlers", "seats": list(FACTIONS), "players": [{"hand": ["ruins"]}] * 4}
    ).position()
    assert Counter(doc["common_deck"]) + Counter(ruins=4) == {card: n for card, n, *_ in COMMON}
    for seat, cards in enumerate(FACTIONS.values()):
        assert Counter(doc["players"][seat]["deck"]) == {card: n for card, n, *_ in cards}


@rule("S16")
@pytest.mark.parametrize("faction", FACTIONS)
def test_one_copy_more_does_not_exist(faction):
    for card, copies, *_ in [*COMMON, *FACTIONS[faction]]:
        settlers(faction, hand=[card] * (copies - (card == "ruins")))
        with pytest.raises(tb.BadPosition):
            settlers(faction, hand=[card] * (copies + 1))


@rule("S48", "S49", "S50")
@pytest.mark.parametrize("faction, card, cost", COSTS)
def test_cost(faction, card, cost):
    g = settlers(faction, hand=[card], goods=price(cost), foundations=["quarry"])
    g.play(f"build:{card}")
    if "1gold" in keys(g):
        g.play("1gold")
    g = finish(g)
    assert asked(g, 1)
    assert goods(g) == GIVEN.get(card, {})
    assert empire(g) == [card]
    sacrificed = "L" in cost
    assert foundations(g) == ([] if sacrificed else ["quarry"])
    assert common_discard(g) == (["quarry"] if sacrificed else [])


@rule("S48", "S49")
@pytest.mark.parametrize("faction, card, cost", COSTS)
def test_every_part_of_the_cost_is_needed(faction, card, cost):
    others = dict.fromkeys(("worker", "raze"), 9)
    for good, n in price(cost).items():
        poor = dict.fromkeys(LETTERS.values(), 9) | others | {good: n - 1}
        g = settlers(faction, hand=[card, "ruins"], goods=poor, foundations=["quarry"])
        assert f"build:{card}" not in offered(g, "build:"), good
    g = settlers(faction, hand=[card, "ruins"], goods=dict.fromkeys(LETTERS.values(), 9) | others)
    assert (f"build:{card}" in offered(g, "build:")) == ("L" not in cost)


@rule("S4", "S48")
@pytest.mark.parametrize("faction, card, cost", COSTS)
def test_gold_pays_for_resources_but_not_for_the_location(faction, card, cost):
    gold = {"gold": sum(price(cost).values())}
    g = settlers(faction, hand=[card, "ruins"], goods=gold, foundations=["quarry"])
    assert f"build:{card}" in offered(g, "build:")
    if gold["gold"]:
        poor = {"gold": gold["gold"] - 1}
        g = settlers(faction, hand=[card, "ruins"], goods=poor, foundations=["quarry"])
        assert f"build:{card}" not in offered(g, "build:")
    if "L" in cost:
        g = settlers(faction, hand=[card, "ruins"], goods={"gold": 9})
        assert f"build:{card}" not in offered(g, "build:")


@rule("S60")
@pytest.mark.parametrize("faction, card, deal", DEALS)
def test_deal(faction, card, deal):
    g = settlers(faction, hand=[card], goods={"food": 1}, common_deck=["town"])
    g.play(f"deal:{card}")
    if deal == "card":
        g.play("common")
    assert asked(g, 1)
    assert deals(g) == [card]
    assert goods(g) == ({} if deal in ("card", "vp") else {deal: 1})
    assert vp(g) == (deal == "vp")
    assert hand(g) == (["town"] if deal == "card" else [])
    dear = settlers(faction, hand=[card, "ruins"], goods={"wood": 9, "stone": 9, "worker": 9})
    assert offered(dear, "deal:") == []


@rule("S61")
@pytest.mark.parametrize("card", [card for card, *_ in COMMON])
def test_no_deal_with_a_common_card(card):
    g = settlers(hand=[card], goods={"food": 9, "gold": 9, "worker": 2})
    assert offered(g, "deal:") == []


@rule("S65", "S70", "S81")
@pytest.mark.parametrize("faction, card, raze", RAZES)
def test_raze_from_hand(faction, card, raze):
    g = settlers(faction, hand=[card], goods={"raze": 1, "worker": 2}, common_deck=["quarry"])
    fields = raze.split()
    if not fields:
        assert offered(g, "raze:") == []
        return
    g = finish(g.play(f"raze:hand:{card}"))
    assert asked(g, 1)
    assert goods(g) == Counter(worker=2) + Counter(f for f in fields if f not in ("card", "vp"))
    assert vp(g) == fields.count("vp")
    assert len(hand(g)) == fields.count("card")
    assert discard(g) + common_discard(g) == [card]


@rule("S66", "S69", "S70", "S81")
@pytest.mark.parametrize("owner, card, raze", RAZES)
def test_raze_a_location(owner, card, raze):
    faction = "barbarians" if owner == "japanese" else "egyptians"
    g = settlers(faction, goods={"raze": 2, "worker": 2}, against=owner, rival={"empire": [card]})
    fields = raze.split()
    if not fields:
        assert offered(g, "raze:") == []
        return
    g = finish(g.play(f"raze:1:{card}"))
    assert asked(g, 1)
    assert goods(g) == Counter(worker=2) + Counter(f for f in fields if f not in ("card", "vp"))
    assert vp(g) == fields.count("vp")
    assert len(hand(g)) == 1 + fields.count("card")
    assert foundations(g, 1) == ([] if owner == "japanese" else [card])
    assert goods(g, 1) == ({} if owner == "japanese" else {"wood": 1})


@rule("S65", "S68")
@pytest.mark.parametrize(
    "faction, card", [(faction, card) for faction, card, _ in DEALS if faction != "japanese"]
)
def test_other_faction_cards_have_no_raze_field(faction, card):
    g = settlers(faction, hand=[card], goods={"raze": 9, "worker": 2})
    assert offered(g, "raze:") == []
    g = settlers("japanese", goods={"raze": 9}, against=faction, rival={"empire": [card]})
    assert offered(g, "raze:") == []


@rule("S86")
@pytest.mark.parametrize("faction, card, cost", COSTS)
def test_worth_at_the_end(faction, card, cost):
    worth = 1 if card in [name for name, *_ in COMMON] else 2
    assert settlers(faction, empire=[card]).scores()[0].total == worth
