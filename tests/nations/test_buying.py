"""Buying progress cards: prices, places, buildings, military cards, advisors, what comes first."""

import pytest

from nations_table import (
    end_turn,
    everybody_passes,
    goods,
    keys,
    nations,
    play,
    player,
    rule,
    stability,
    strength,
    vp,
)

FULL = ["temple", "quarry", "axeman", "farm", "caravan"]


def on(card, workers):
    return {"card": card, "workers": workers}


def names(g, zone, seat=0):
    return [card["card"] for card in g.position()["players"][seat][zone]]


def gone(g):
    return g.view(None)["gone"]


# the purchase -------------------------------------------------------------------------------------


@rule("N62", "N44", "N6")
@pytest.mark.parametrize(("row", "price"), [(0, 1), (1, 2), (2, 3)])
def test_a_card_costs_its_row_in_gold(row, price):
    rows = [[], [], []]
    rows[row] = ["augustus"]
    g = nations({}, market=rows)
    before = goods(g)
    play(g, "buy:augustus")
    assert goods(g) == before | {"gold": 6 - price}


@rule("N62")
@pytest.mark.parametrize(("gold", "bought"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_what_can_be_afforded_is_offered(gold, bought):
    rows = [["augustus"], ["hatshepsut"], ["archimedes"]]
    g = nations({"goods": {"gold": gold}}, market=rows)
    assert len(keys(g, "buy:")) == bought


@rule("N62")
def test_a_card_is_used_at_once():
    g = play(nations(market=[["augustus"]]), "buy:augustus")
    assert strength(g) == 1
    assert names(g, "advisor") == ["augustus"]


@rule("N63")
@pytest.mark.parametrize(
    ("card", "zone"),
    [
        ("ziggurat", "cards"),
        ("hoplite", "cards"),
        ("augustus", "advisor"),
        ("nubia", "colonies"),
        ("sphinx", "site"),
    ],
)
def test_where_a_card_goes(card, zone):
    me = {"cards": [on("axeman", 2)]}
    g = play(nations(me, market=[[card]]), f"buy:{card}")
    assert card in names(g, zone)


@rule("N63")
@pytest.mark.parametrize("card", ["siege_of_alesia", "aeneid"])
def test_battles_and_golden_ages_are_removed_after_use(card):
    me = {"cards": [on("axeman", 2)]}
    g = nations(me, market=[[card]])
    play(g, f"buy:{card}")
    play(g, "food" if card == "siege_of_alesia" else "resources")
    assert card in gone(g)


@rule("N63")
def test_a_war_goes_to_the_war_space():
    g = play(nations(market=[["hunnic_invasions"]]), "buy:hunnic_invasions")
    assert g.view(None)["war"]["card"] == "hunnic_invasions"
    assert "hunnic_invasions" not in gone(g)


@rule("N64", "N65")
@pytest.mark.parametrize("old", FULL)
def test_the_owner_chooses_the_card_that_makes_room(old):
    g = play(nations(market=[["ziggurat"]]), "buy:ziggurat")
    assert sorted(keys(g)) == sorted(f"replace:{card}" for card in FULL)
    play(g, f"replace:{old}")
    assert sorted(names(g, "cards")) == sorted({*FULL, "ziggurat"} - {old})


@rule("N64")
def test_with_a_free_space_nothing_is_removed():
    g = play(nations({"cards": FULL[:4]}, market=[["ziggurat"]]), "buy:ziggurat")
    assert names(g, "cards") == [*FULL[:4], "ziggurat"]
    assert g.decision.seat == 1


@rule("N65")
def test_a_removed_card_does_not_come_back():
    rows = [["ziggurat", "forum"]]
    g = play(nations(market=rows), "buy:ziggurat", "replace:farm", "pass")
    play(g, "buy:forum", "replace:ziggurat")
    assert sorted(names(g, "cards")) == ["axeman", "caravan", "forum", "quarry", "temple"]
    assert "ziggurat" in gone(g)


@rule("N67")
def test_a_card_acts_on_its_buyer_only():
    g = nations({}, {}, market=[["augustus", "aeneid"]])
    before = player(g, 1)
    play(g, "buy:augustus")
    assert player(g, 1) == before


@rule("N68")
def test_an_empty_space_is_not_refilled_during_the_round():
    rows = [["augustus", "aeneid"], ["forum"], ["sphinx"]]
    g = play(nations(market=rows), "buy:augustus", "pass")
    assert [[card for card in row if card] for row in g.view(None)["market"]] == [
        ["aeneid"],
        ["forum"],
        ["sphinx"],
    ]
    assert g.view(None)["market"][0][:2] == [None, "aeneid"]


# the order inside a purchase ----------------------------------------------------------------------


@rule("N69", "NQ9")
def test_rewards_for_buying_come_before_the_golden_age():
    me = {"advisor": ["sejong_the_great"]}
    stock = {"gold": 1, "stone": 0, "food": 0, "books": 0}
    g = nations(me | {"goods": stock}, market=[["magna_carta"]])
    play(g, "buy:magna_carta", "vp")  # price 2
    assert vp(g) == 8
    assert goods(g) == {"gold": 0, "stone": 0, "food": 0, "books": 0}


@rule("N69", "N89")
def test_rewards_for_the_price_come_before_the_golden_age():
    stock = {"gold": 1, "stone": 0, "food": 0, "books": 0}
    me = {"wonders": ["red_fort"], "goods": stock}
    g = play(nations(me, market=[["aeneid"]]), "buy:aeneid", "vp")
    assert (vp(g), goods(g)["food"]) == (8, 1)


@rule("N69", "N211")
def test_rewards_for_the_last_gold_come_before_the_golden_age():
    stock = {"gold": 1, "stone": 0, "food": 0, "books": 0}
    me = {"advisor": ["mansa_musa"], "goods": stock}
    g = play(nations(me, market=[["aeneid"]]), "buy:aeneid", "vp", "food:1")
    assert (vp(g), goods(g)["food"], goods(g)["books"]) == (8, 0, 2)


@rule("N69", "N219")
def test_mit_acts_after_the_building_is_placed():
    me = {"wonders": ["mit"], "cards": ["farm"], "goods": {"stone": 0}}
    g = play(nations(me, market=[["ziggurat"]]), "buy:ziggurat")
    assert "ziggurat" in names(g, "cards")
    play(g, next(key for key in keys(g) if key not in ("no", "none")))
    assert stability(g) == 2
    assert goods(g)["stone"] == 0


@rule("N69", "N76")
def test_conditions_are_checked_before_anything_is_paid():
    g = nations({"goods": {"gold": 9}}, market=[["nubia", "siege_of_alesia"]])
    assert keys(g, "buy:") == []


@rule("NE25", "N207", "N198")
@pytest.mark.parametrize(("row", "books"), [(0, 0), (1, 0), (2, 1)])
def test_great_lighthouse(row, books):
    rows = [[], [], []]
    rows[row] = ["augustus"]
    me = {"wonders": ["great_lighthouse"], "goods": {"books": 0}}
    g = play(nations(me, market=rows), "buy:augustus")
    assert goods(g)["books"] == books


# buildings ----------------------------------------------------------------------------------------


@rule("N70")
def test_a_building_replaces_a_building_or_a_military_card():
    for old in ("farm", "axeman"):
        g = play(nations(market=[["ziggurat"]]), "buy:ziggurat", f"replace:{old}")
        assert old not in names(g, "cards")


@rule("N70")
def test_all_five_spaces_may_hold_buildings():
    g = play(nations(market=[["ziggurat"]]), "buy:ziggurat", "replace:axeman")
    assert sorted(names(g, "cards")) == ["caravan", "farm", "quarry", "temple", "ziggurat"]


@rule("N71", "N73")
@pytest.mark.parametrize("new", ["ziggurat", "hoplite"])
@pytest.mark.parametrize("old", ["farm", "axeman"])
def test_workers_on_a_replaced_card_go_to_the_supply_free(new, old):
    cards = [on(card, 2) if card == old else card for card in FULL]
    g = nations({"cards": cards, "workers": 1}, market=[[new]])
    play(g, f"buy:{new}", f"replace:{old}")
    assert player(g)["workers"] == 3
    assert goods(g)["stone"] == 6


@rule("N72", "N134")
@pytest.mark.parametrize("workers", [0, 1, 3])
def test_every_worker_yields_what_is_printed(workers):
    stock = {"gold": 0, "stone": 0, "food": 5, "books": 0}
    me = {"cards": [on("aqueduct", workers), on("synagogue", workers)], "goods": stock}
    g = nations(me)
    assert stability(g) == workers
    everybody_passes(g)
    food = 5 + 2 * workers - 1  # famine 1
    assert goods(g) == {"gold": 2 * workers, "stone": 0, "food": food, "books": workers}


@rule("NE4", "N72", "N90")
def test_ziggurat():
    g = nations({"cards": ["ziggurat"], "goods": {"stone": 3}, "workers": 3})
    for n in (1, 2, 3):
        play(g, "deploy:ziggurat", "end")
        me = player(g)
        assert (me["goods"]["stone"], me["stability"]) == (3 - n, 2 * n)
        assert me["production"]["stone"] == n
        assert me["points"]["workers"] == min(n, 2)
        if n == 1:
            play(g, "pass")


# military cards -----------------------------------------------------------------------------------


@rule("N73")
@pytest.mark.parametrize("old", ["farm", "axeman"])
def test_a_military_card_replaces_a_military_card_or_a_building(old):
    g = play(nations(market=[["hoplite"]]), "buy:hoplite", f"replace:{old}")
    assert sorted(names(g, "cards")) == sorted({*FULL, "hoplite"} - {old})


@rule("N74")
def test_strength_and_stability_of_military_workers_count_at_once():
    g = nations({"cards": ["hakkapeliitta"], "goods": {"stone": 9}})
    play(g, "deploy:hakkapeliitta")
    assert (strength(g), stability(g)) == (8, -2)


@rule("N74")
@pytest.mark.parametrize(
    ("card", "kind", "each"),
    [("chariot", "gold", 1), ("phalanx", "stone", 2), ("legionary", "food", 1)],
)
def test_upkeep_in_resources_is_paid_in_production(card, kind, each):
    stock = {"gold": 9, "stone": 9, "food": 9, "books": 9}
    g = nations({"cards": [on(card, 2)], "goods": stock})
    assert goods(g) == stock
    everybody_passes(g)
    after = stock | {"food": 8}  # famine 1
    assert goods(g) == after | {kind: after[kind] - 2 * each}


@rule("N75")
def test_an_empty_military_card_does_nothing():
    g = nations({"cards": ["hoplite", "chariot"]}, market=[["siege_of_alesia"]])
    assert strength(g) == 0
    assert keys(g, "buy:") == []
    before = goods(g)
    everybody_passes(g)
    assert goods(g) == before | {"food": before["food"] - 1}


@rule("NE5", "N74", "N75")
def test_hoplite():
    me = {"cards": ["hoplite"], "goods": {"stone": 3, "food": 0}, "workers": 3}
    g = nations(me, market=[["siege_of_alesia"]])
    play(g, "deploy:hoplite", "end", "pass")
    now = player(g)
    assert (now["goods"]["stone"], now["strength"], now["production"]["stone"]) == (2, 3, -1)
    assert now["points"]["workers"] == 1
    play(g, "deploy:hoplite", "end", "deploy:hoplite", "end")
    assert player(g)["points"]["workers"] == 2
    play(g, "buy:siege_of_alesia", "food")
    assert goods(g)["food"] == 3


@rule("NE12", "N90", "N95", "N96")
def test_from_conquistador_to_railroad():
    me = {"cards": [on("conquistador", 1), "railroad"], "workers": 0, "goods": {"stone": 9}}
    g = nations(me)
    assert (strength(g), stability(g)) == (7, 0)
    play(g, "undeploy:conquistador", "deploy:railroad")
    assert (strength(g), stability(g), goods(g)["stone"]) == (0, 3, 5)


@rule("NE13", "N120")
def test_five_stone_to_pay_with_two():
    stock = {"gold": 0, "stone": 2, "food": 9, "books": 9}
    g = nations({"cards": [on("hoplite", 5)], "goods": stock})
    everybody_passes(g)
    assert (goods(g)["stone"], goods(g)["books"], vp(g)) == (0, 9 - 3, 6)


# advisors -----------------------------------------------------------------------------------------


@rule("N84", "N64")
def test_a_new_advisor_removes_the_old_one():
    me = {"advisor": ["augustus"]}
    g = play(nations(me, market=[["saint_augustine"]]), "buy:saint_augustine")
    assert names(g, "advisor") == ["saint_augustine"]
    assert (strength(g), stability(g)) == (0, 1)
    assert "augustus" in gone(g)


@rule("N84", "N220")
def test_the_porcelain_tower_holds_a_second_advisor():
    me = {"advisor": ["augustus"], "wonders": ["porcelain_tower"]}
    g = play(nations(me, market=[["saint_augustine"]]), "buy:saint_augustine", "tower")
    end_turn(g)
    assert (names(g, "advisor"), names(g, "tower")) == (["augustus"], ["saint_augustine"])
    assert (strength(g), stability(g)) == (1, 1)
