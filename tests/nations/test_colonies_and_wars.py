"""Colonies, wars, battles and golden ages."""

import pytest

from nations_table import everybody_passes, goods, keys, nations, play, rule, strength, vp

EMPTY = {"gold": 0, "stone": 0, "food": 0, "books": 0}


def on(card, workers):
    return {"card": card, "workers": workers}


def names(g, zone, seat=0):
    return [card["card"] for card in g.position()["players"][seat][zone]]


# colonies -----------------------------------------------------------------------------------------


@rule("N76")
@pytest.mark.parametrize(("workers", "offered"), [(1, []), (2, ["buy:macedonia"])])
def test_a_colony_needs_its_strength(workers, offered):
    g = nations({"cards": [on("axeman", workers)]}, market=[["macedonia"]])  # needs 4
    assert keys(g, "buy:") == offered


@rule("N76", "NE6")
def test_macedonia_gives_strength_at_once():
    g = play(nations({"cards": [on("axeman", 2)]}, market=[["macedonia"]]), "buy:macedonia")
    assert strength(g) == 4 + 2


@rule("N76")
def test_after_the_purchase_the_requirement_no_longer_matters():
    g = nations({"cards": [on("axeman", 2)], "goods": {"gold": 1}}, market=[["nubia"]])
    play(g, "buy:nubia", "undeploy:axeman", "undeploy:axeman")
    assert (strength(g), names(g, "colonies")) == (0, ["nubia"])
    everybody_passes(g)
    assert (names(g, "colonies"), goods(g)["gold"]) == (["nubia"], 2)


@rule("N76")
def test_strength_of_the_moment_counts():
    g = nations({"cards": [on("axeman", 2)]}, market=[["macedonia"]])
    play(g, "undeploy:axeman")
    assert keys(g, "buy:") == []


@rule("NQ27", "N76")
@pytest.mark.parametrize(("workers", "offered"), [(3, []), (4, ["buy:libya"]), (5, ["buy:libya"])])
def test_capped_strength_is_enough_for_every_colony(workers, offered):
    me = {"cards": [on("machine_gunner", workers)], "advisor": ["pocahontas"]}  # libya needs 34
    assert keys(nations(me, market=[["libya"]]), "buy:") == offered


@rule("N66")
def test_with_a_free_space_a_colony_replaces_nothing():
    me = {"colonies": ["israel"], "cards": [on("axeman", 2)]}
    g = play(nations(me, market=[["nubia"]]), "buy:nubia")
    assert sorted(names(g, "colonies")) == ["israel", "nubia"]


@rule("N66", "N64")
@pytest.mark.parametrize("old", ["israel", "gaul"])
def test_a_full_row_of_colonies_loses_one_of_the_owners_choice(old):
    me = {"colonies": ["israel", "gaul"], "cards": [on("axeman", 2)]}
    g = play(nations(me, market=[["nubia"]]), "buy:nubia")
    assert sorted(keys(g)) == ["replace:gaul", "replace:israel"]
    play(g, f"replace:{old}")
    assert sorted(names(g, "colonies")) == sorted({"israel", "gaul", "nubia"} - {old})
    assert old in g.view(None)["gone"]


# wars ---------------------------------------------------------------------------------------------


@rule("N77")
def test_one_war_in_a_round_by_anyone():
    g = nations(market=[["hunnic_invasions", "punic_wars"]])
    play(g, "buy:hunnic_invasions")
    assert g.decision.seat == 1
    assert keys(g, "buy:") == []
    play(g, "pass")
    assert keys(g, "buy:") == []


@rule("N77", "N148")
def test_a_war_may_be_bought_again_in_the_next_round():
    g = nations({}, {}, market=[["hunnic_invasions"], [], ["punic_wars"]])
    play(g, "buy:hunnic_invasions")
    everybody_passes(g)
    play(g, "stone", "stone")
    assert "buy:punic_wars" in keys(g)


@rule("N78")
def test_the_marker_goes_to_the_buyers_strength():
    g = nations({"cards": [on("axeman", 2)]}, market=[["hunnic_invasions"]])
    play(g, "buy:hunnic_invasions")
    war = g.view(None)["war"]
    assert (war["strength"], war["buyer"]) == (4, 0)


@rule("N78", "N143")
def test_the_marker_stays_and_the_buyer_may_be_defeated():
    me = {"cards": [on("axeman", 2)], "goods": {"food": 9}}
    rival = {"cards": [on("axeman", 2)], "goods": {"food": 9}}
    g = nations(me, rival, market=[["hunnic_invasions"]])
    play(g, "buy:hunnic_invasions", "undeploy:axeman", "end")
    assert (g.view(None)["war"]["strength"], strength(g)) == (4, 2)
    everybody_passes(g)
    assert (vp(g), goods(g)["food"]) == (6, 9 - 1 - 4 - 1)  # upkeep, war, famine
    assert (vp(g, 1), goods(g, 1)["food"]) == (7, 9 - 2 - 1)


@rule("N78")
def test_the_marker_does_not_rise_with_the_buyer():
    me = {"cards": ["axeman"], "goods": {"food": 9}}
    rival = {"cards": [on("axeman", 1)], "goods": {"food": 9}}
    g = nations(me | {"cards": [on("axeman", 1)]}, rival, market=[["hunnic_invasions"]])
    play(g, "buy:hunnic_invasions", "end", "pass", "deploy:axeman", "end")
    assert (g.view(None)["war"]["strength"], strength(g)) == (2, 4)
    everybody_passes(g)
    assert vp(g, 1) == 7


@rule("N79", "NE7")
def test_a_war_of_strength_zero_defeats_nobody():
    g = nations({"cards": ["farm"]}, {"cards": ["farm"]}, market=[["hunnic_invasions"]])
    play(g, "buy:hunnic_invasions")
    assert g.view(None)["war"]["strength"] == 0
    everybody_passes(g)
    assert (vp(g), vp(g, 1)) == (7, 7)
    assert (goods(g)["food"], goods(g, 1)["food"]) == (2, 2)  # famine only


@rule("N80")
@pytest.mark.parametrize(("workers", "marker"), [(0, 0), (3, 30), (4, 40), (6, 40)])
def test_the_marker_is_between_zero_and_forty(workers, marker):
    me = {"cards": [on("machine_gunner", workers)]}
    g = play(nations(me, market=[["hunnic_invasions"]]), "buy:hunnic_invasions")
    assert g.view(None)["war"]["strength"] == marker


# battles ------------------------------------------------------------------------------------------


@rule("N81", "NE8")
def test_siege_of_alesia_with_two_hoplites():
    me = {"cards": [on("hoplite", 2)], "goods": {"food": 1}}
    g = play(nations(me, market=[["siege_of_alesia"]]), "buy:siege_of_alesia", "food")
    assert goods(g)["food"] == 1 + 3
    assert "siege_of_alesia" in g.view(None)["gone"]


@rule("N81")
@pytest.mark.parametrize("kind", ["books", "food", "stone"])
def test_a_battle_brings_one_kind_but_no_gold(kind):
    me = {"cards": [on("hoplite", 1)], "goods": dict.fromkeys(EMPTY, 4)}
    g = play(nations(me, market=[["siege_of_alesia"]]), "buy:siege_of_alesia")
    assert keys(g) == ["books", "food", "stone"]
    play(g, kind)
    assert goods(g) == dict.fromkeys(EMPTY, 4) | {"gold": 3, kind: 7}


@rule("N81", "N75")
def test_a_battle_needs_a_worker_on_a_military_card():
    me = {"cards": ["hoplite", on("farm", 2)], "advisor": ["augustus"]}
    assert keys(nations(me, market=[["siege_of_alesia"]]), "buy:") == []
    me = {"cards": [on("hoplite", 1), "farm"]}
    assert keys(nations(me, market=[["siege_of_alesia"]]), "buy:") == ["buy:siege_of_alesia"]


@rule("N81", "N75")
@pytest.mark.parametrize(
    ("cards", "raid"),
    [
        ([on("axeman", 1), "archer"], 2),
        ([on("axeman", 1), on("archer", 1)], 4),
        ([on("axeman", 3)], 2),
        ([on("archer", 1), on("dreadnought", 2)], 7),
    ],
)
def test_the_highest_raid_value_among_cards_with_workers(cards, raid):
    me = {"cards": cards, "goods": {"stone": 0}}
    g = play(nations(me, market=[["siege_of_alesia"]]), "buy:siege_of_alesia", "stone")
    assert goods(g)["stone"] == raid


# golden ages --------------------------------------------------------------------------------------


def golden(card, me=None, round=1, **stock):
    """Seat 0 buys a golden age for 1 gold and has this left."""
    stock = EMPTY | stock
    me = {"goods": stock | {"gold": stock["gold"] + 1}} | (me or {})
    return play(nations(me, market=[[card, None]], round=round), f"buy:{card}")


@rule("N85")
@pytest.mark.parametrize(("card", "kind"), [("aeneid", "books"), ("iron_working", "stone")])
def test_a_golden_age_gives_its_resources(card, kind):
    g = golden(card, gold=1)
    assert keys(g) == ["resources", "vp"]
    play(g, "resources")
    assert goods(g) == EMPTY | {"gold": 1, kind: 2}
    assert vp(g) == 7


@rule("N85", "N87")
@pytest.mark.parametrize("kind", ["gold", "stone", "food", "books"])
def test_a_golden_age_gives_one_point_for_any_resource(kind):
    g = play(golden("aeneid", **{kind: 5}), "vp")
    assert (vp(g), goods(g)) == (8, EMPTY | {kind: 4})
    assert g.decision.seat == 1


@rule("NE9", "N85", "N86")
def test_persia_and_a_golden_age_of_age_three():
    assert goods(play(golden("clocks", gold=1, food=2, books=2), "resources"))["stone"] == 2
    g = golden("clocks", gold=1, stone=1, food=2, books=2)
    play(g, "vp", "gold:0", "stone:0", "food:1")
    assert goods(g) == {"gold": 1, "stone": 1, "food": 1, "books": 0}
    assert vp(g) == 8


@rule("NE10", "N88")
def test_uraniborg_adds_two_or_saves_two():
    me = {"wonders": ["uraniborg"]}
    assert goods(play(golden("clocks", me, food=3), "resources"))["stone"] == 4
    g = play(golden("clocks", me, food=3), "vp")
    assert (goods(g)["food"], vp(g)) == (2, 8)


@rule("NE11", "N88")
def test_bonuses_add_up():
    me = {"wonders": ["uraniborg"], "side": "B", "goods": EMPTY | {"gold": 1}}
    top = {"market": [["clocks"]], "seats": ["greece", "rome"]}
    g = play(nations(me, **top), "buy:clocks", "resources")
    assert goods(g)["stone"] == 2 + 3
    g = play(nations(me | {"vp": 1}, **top), "buy:clocks", "vp")  # 3 - 3 resources
    assert (vp(g), goods(g)) == (2, EMPTY)


@rule("N88")
def test_a_price_below_zero_gives_nothing_back():
    g = play(golden("aeneid", {"wonders": ["uraniborg"]}, food=3), "vp")
    assert (vp(g), goods(g)) == (8, EMPTY | {"food": 3})


@rule("N86", "NQ8")
@pytest.mark.parametrize(
    ("card", "round", "price"),
    [
        ("aeneid", 1, 1),
        ("aeneid", 3, 1),
        ("magna_carta", 3, 2),
        ("magna_carta", 5, 2),
        ("principia", 5, 3),
        ("kalevala", 7, 4),
    ],
)
def test_the_price_of_the_point_is_the_age_of_the_card(card, round, price):
    g = play(golden(card, round=round, food=9), "vp")
    assert (vp(g), goods(g)["food"]) == (8, 9 - price)


@rule("N89", "N60")
def test_the_point_needs_the_price_after_paying_for_the_card():
    g = golden("magna_carta", round=3, gold=1)  # price 2
    assert g.decision.seat == 1  # no choice: resources
    assert (vp(g), goods(g)) == (7, EMPTY | {"gold": 1, "books": 2})
    assert keys(golden("magna_carta", round=3, gold=2)) == ["resources", "vp"]


@rule("N87")
def test_never_more_than_one_point():
    g = play(golden("aeneid", food=9), "vp")
    assert vp(g) == 8
    assert (g.decision.seat, g.decision.kind) == (1, "turn")


@rule("NQ35")
def test_a_mix_is_asked_kind_by_kind():
    g = play(golden("kalevala", gold=9, stone=9, food=9, books=9), "vp")
    asked = []
    while g.decision.kind != "turn":
        asked.append(keys(g)[0].split(":")[0])
        g.play(f"{asked[-1]}:1")
    assert asked == ["gold", "stone", "food"]  # the rest is books
    assert goods(g) == {"gold": 8, "stone": 8, "food": 8, "books": 8}


@rule("NQ35", "N60")
def test_a_mix_stops_when_enough_is_paid_and_never_leaves_too_little():
    g = play(golden("kalevala", gold=9, stone=1, food=1, books=1), "vp")
    assert keys(g) == ["gold:1", "gold:2", "gold:3", "gold:4"]
    play(g, "gold:4")
    assert g.decision.kind == "turn"
    assert goods(g) == {"gold": 5, "stone": 1, "food": 1, "books": 1}
