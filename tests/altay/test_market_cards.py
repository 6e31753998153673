"""The eleven market titles: price and points of every copy, every effect, and their limits."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from altay_table import (
    GOODS,
    PLENTY,
    altay,
    deck_size,
    discard,
    goods,
    hand,
    keys,
    less,
    next_turn,
    offered,
    player,
    points,
    pool,
    settlements,
    table,
    token,
)
from support import rule

# --- prices and points ----------------------------------------------------------------------------

# card, goods of a fixed kind, goods that are wood, metal or stone, points
PRICES = [
    ("farmer", ("food",), 0, 0),
    ("lumberjack", ("food",), 0, 0),
    ("miner", ("food",), 0, 0),
    ("stonecutter", ("food",), 0, 0),
    ("scholar", ("food", "food"), 0, 0),
    ("merchant+1", ("food", "food", "culture"), 1, 1),
    ("merchant", ("food", "food"), 1, 0),
    ("cavalry+1", ("food", "metal", "culture"), 0, 1),
    ("cavalry", ("food", "metal"), 0, 0),
    ("town+1", ("food", "wood", "culture"), 0, 1),
    ("town", ("food", "wood"), 0, 0),
    ("worker+1", ("food", "culture"), 2, 1),
    ("worker", ("food",), 2, 0),
    ("chariot+2", ("metal", "metal", "culture", "culture"), 0, 2),
    ("chariot+1", ("metal", "metal", "culture"), 0, 1),
    ("chariot", ("metal", "metal"), 0, 0),
    ("city+2", ("wood", "wood", "culture", "culture"), 0, 2),
    ("city+1", ("wood", "wood", "culture"), 0, 1),
    ("city", ("wood", "wood"), 0, 0),
]
CARDS = [card for card, *_ in PRICES]


def title(card):
    return card.partition("+")[0]


def above(card):
    """The copies that lie above this one in its pile: somebody else owns them."""
    return [other for other in CARDS[: CARDS.index(card)] if title(other) == title(card)]


# every way of paying every card, to the last resource
BILLS = [
    pytest.param(card, fixed + rest, vp, id="-".join((card, *rest)))
    for card, fixed, variable, vp in PRICES
    for rest in combinations_with_replacement(("wood", "metal", "stone"), variable)
]


@rule("A37", "B28")
@pytest.mark.parametrize("card, bill, vp", BILLS)
def test_price_and_points(card, bill, vp):
    g = altay(goods=pool(*bill), rival={"discard": above(card)})
    g.play(f"buy:{title(card)}")
    assert goods(g) == {}
    assert discard(g) == [card]
    assert points(g, "cards") == vp


@rule("A37")
@pytest.mark.parametrize("card, bill, vp", BILLS)
def test_one_resource_less_is_not_enough(card, bill, vp):
    for missing in bill:
        g = altay(goods=pool(*less(bill, missing)), rival={"discard": above(card)})
        assert f"buy:{title(card)}" not in keys(g)


@rule("A37")
@pytest.mark.parametrize("card, fixed, variable, vp", PRICES)
def test_nothing_takes_the_place_of_a_resource_of_a_fixed_kind(card, fixed, variable, vp):
    for missing in fixed:
        enough = {**PLENTY, missing: fixed.count(missing) - 1}
        g = altay(goods=enough, rival={"discard": above(card)})
        assert f"buy:{title(card)}" not in keys(g)


@rule("A10", "A37")
@pytest.mark.parametrize("title", ["merchant", "worker"])
def test_food_and_culture_do_not_pay_for_wood_metal_or_stone(title):
    assert f"buy:{title}" not in keys(altay(goods={"food": 9, "culture": 9}))


@rule("A10", "A37")
@pytest.mark.parametrize("good", ["wood", "metal", "stone"])
def test_the_buyer_of_a_merchant_chooses_what_to_pay_with(good):
    g = altay(goods=PLENTY).play("buy:merchant")
    assert keys(g) == ["wood", "metal", "stone"]
    assert goods(g.play(good)) == PLENTY | {"food": 7, "culture": 8, good: 8}


@rule("A10", "A37")
@pytest.mark.parametrize(
    "first, second", list(combinations_with_replacement(("wood", "metal", "stone"), 2))
)
def test_the_buyer_of_a_worker_chooses_twice(first, second):
    g = altay(goods={"food": 1, "wood": 2, "metal": 2, "stone": 2, "culture": 1})
    g.play("buy:worker").play(first)
    if g.decision.kind == "pay":  # stone first leaves nothing to choose: goods go in their order
        g.play(second)
    left = {"wood": 2, "metal": 2, "stone": 2}
    left[first] -= 1
    left[second] -= 1
    assert goods(g) == {good: n for good, n in left.items() if n}


@rule("A38", "B28")
@pytest.mark.parametrize("title", list(dict.fromkeys(title(card) for card in CARDS)))
def test_one_card_of_a_type_in_a_turn(title):
    g = altay(goods=PLENTY).play(f"buy:{title}")
    while g.decision.kind == "pay":
        g.play(0)
    assert f"buy:{title}" not in keys(g)


@rule("A38")
def test_cards_of_different_types_are_bought_in_one_turn():
    g = altay(goods={"food": 3}).play("buy:farmer").play("buy:miner").play("buy:lumberjack")
    assert discard(g) == ["farmer", "lumberjack", "miner"]


@rule("A38")
def test_the_same_type_is_bought_again_in_the_next_turn():
    g = next_turn(altay(goods={"food": 1}).play("buy:farmer"))
    assert g.view(0)["bought"] == []


@rule("A37")
def test_nothing_is_bought_from_an_empty_pile():
    g = altay(goods=PLENTY, market={"farmer": 0})
    assert "buy:farmer" not in keys(g)
    assert "buy:miner" in keys(g)


# --- Farmer, Lumberjack, Miner, Stonecutter -------------------------------------------------------


@rule("A28", "A32")
def test_farmer_produces_one_food():
    g = altay(hand=["farmer"]).play("play:farmer:food")
    assert goods(g) == {"food": 1}
    assert g.view(0)["used"] == []


@rule("A7", "A35")
def test_farmer_produces_two_food_in_a_farmland():
    g = altay(hand=["farmer"], board={"5": "earthfolk 1"}).play("play:farmer:use")
    assert goods(g) == {"food": 2}
    assert g.view(0)["used"] == [5]


@rule("A28", "A32")
def test_lumberjack_produces_one_wood():
    g = altay(hand=["lumberjack", "hunter"], board={"11": "earthfolk 1"})
    assert goods(g.play("play:lumberjack:wood")) == {"wood": 1}
    assert g.view(0)["used"] == []


@rule("A7", "A35")
def test_lumberjack_produces_two_wood_in_a_forest():
    g = altay(hand=["lumberjack", "hunter"], board={"11": "earthfolk 1"})
    assert goods(g.play("play:lumberjack:use")) == {"wood": 2}
    assert g.view(0)["used"] == [11]


@rule("A28", "A32")
def test_miner_produces_one_metal():
    g = altay(hand=["miner", "hunter"], board={"17": "earthfolk 1"})
    assert goods(g.play("play:miner:metal")) == {"metal": 1}
    assert g.view(0)["used"] == []


@rule("A7", "A35")
def test_miner_produces_two_metal_on_a_hill():
    g = altay(hand=["miner", "hunter"], board={"17": "earthfolk 1"})
    assert goods(g.play("play:miner:use")) == {"metal": 2}
    assert g.view(0)["used"] == [17]


@rule("A28", "A32")
def test_stonecutter_produces_one_stone():
    g = altay(hand=["stonecutter", "hunter"], board={"21": "earthfolk 1"})
    assert goods(g.play("play:stonecutter:stone")) == {"stone": 1}
    assert g.view(0)["used"] == []


@rule("A7", "A35")
def test_stonecutter_produces_two_stone_on_a_mountain():
    g = altay(hand=["stonecutter", "hunter"], board={"21": "earthfolk 1"})
    assert goods(g.play("play:stonecutter:use")) == {"stone": 2}
    assert g.view(0)["used"] == [21]


# title, its good, two territories of its terrain, a territory of another terrain
GATHERERS = [
    ("farmer", "food", "4", "5", "17"),
    ("lumberjack", "wood", "10", "11", "5"),
    ("miner", "metal", "16", "17", "21"),
    ("stonecutter", "stone", "21", "22", "11"),
]


@rule("A35")
@pytest.mark.parametrize("title, good, one, two, other", GATHERERS)
def test_a_territory_gives_its_bonus_once_in_a_turn(title, good, one, two, other):
    g = altay(hand=[title, title, "hunter"], board={one: "earthfolk 4"})
    g.play(f"play:{title}:use")
    assert offered(g, f"play:{title}") == [f"play:{title}:{good}"]
    assert goods(g.play(f"play:{title}:{good}")) == {good: 3}


@rule("A35", "B38")
@pytest.mark.parametrize("title, good, one, two, other", GATHERERS)
def test_two_territories_give_two_bonuses(title, good, one, two, other):
    board = {one: "earthfolk 1", two: "earthfolk 1"}
    g = altay(hand=[title, title, "hunter"], board=board).play(f"play:{title}:use")
    assert keys(g) == [f"at:{one}", f"at:{two}"]
    g.play(f"at:{two}").play(f"play:{title}:use")
    assert goods(g) == {good: 4}


@rule("A7")
@pytest.mark.parametrize("title, good, one, two, other", GATHERERS)
def test_no_bonus_without_an_own_settlement_on_the_terrain(title, good, one, two, other):
    board = {one: "smallfolk 1", two: "free", other: "earthfolk 2"}
    g = altay(hand=[title, "hunter"], board=board)
    assert offered(g, f"play:{title}") == [f"play:{title}:{good}"]


@rule("A7")
@pytest.mark.parametrize("title, good, one, two, other", GATHERERS)
def test_a_territory_is_used_again_in_the_next_turn(title, good, one, two, other):
    g = altay(hand=[title, "hunter"], board={one: "earthfolk 1"})
    assert next_turn(g.play(f"play:{title}:use")).view(0)["used"] == []


@rule("A7")
def test_different_cards_do_not_share_a_territory():
    g = altay(hand=["farmer", "colonist", "hunter"], table=[{"card": "village"}])
    assert offered(g.play("play:farmer:use"), "play:colonist") == ["play:colonist:food"]


# --- Scholar --------------------------------------------------------------------------------------


@rule("A28", "A32")
def test_scholar_produces_one_culture():
    g = altay(hand=["scholar", "hunter"]).play("play:scholar:culture")
    assert goods(g) == {"culture": 1}
    assert hand(g) == ["hunter"]


@rule("A6", "A28")
def test_scholar_draws_one_card():
    g = altay(hand=["scholar", "hunter"], deck=["digger", "colonist"]).play("play:scholar:draw")
    assert hand(g) == ["digger", "hunter"]
    assert goods(g) == {}


BUT_A_HUNTER = ["colonist", "digger", *["hunter"] * 2, *["village"] * 2, *["warrior"] * 3]


@rule("A30", "B13")
def test_scholar_shuffles_the_discard_pile_into_an_empty_deck():
    g = altay(hand=["scholar", "hunter"], discard=BUT_A_HUNTER).play("play:scholar:draw")
    assert (len(hand(g)), deck_size(g), discard(g)) == (2, 8, [])
    assert player(g)["played"] == ["scholar"]


@rule("A30")
def test_scholar_that_draws_the_last_card_shuffles_nothing():
    g = altay(
        hand=["scholar", "hunter"],
        deck=["digger"],
        discard=["miner"],
        played=[c for c in BUT_A_HUNTER if c != "digger"],
    )
    g.play("play:scholar:draw")
    assert (hand(g), deck_size(g), discard(g)) == (["digger", "hunter"], 0, ["miner"])


@rule("B13", "B29", "B40")
def test_scholar_draws_nothing_where_only_played_cards_are_left():
    g = altay(hand=["scholar", "hunter"], played=BUT_A_HUNTER)
    assert offered(g, "play:scholar") == ["play:scholar:culture"]


# --- Merchant -------------------------------------------------------------------------------------


@rule("A9", "A31")
@pytest.mark.parametrize("first, second", list(combinations_with_replacement(GOODS, 2)))
def test_merchant_stores_two_resources_of_any_kind(first, second):
    g = altay(hand=["merchant", "hunter"], goods=PLENTY).play("play:merchant:store")
    assert offered(g, "place:") == [f"place:merchant:{good}" for good in GOODS]
    g.play(f"place:merchant:{first}").play(f"place:merchant:{second}")
    assert table(g) == {"merchant": pool(first, second)}
    assert sum(goods(g).values()) == 43
    assert offered(g, "place:") == []


@rule("A9", "B22")
def test_merchant_keeps_its_resources_for_a_later_turn():
    g = altay(hand=["merchant", "hunter"], goods={"metal": 1, "culture": 1})
    g.play("play:merchant:store").play("place:merchant:metal").play("place:merchant:culture")
    assert offered(g, "take:") == []
    next_turn(g).play("take:merchant")
    assert goods(g) == {"metal": 1, "culture": 1}
    assert table(g) == {}
    assert "merchant" in discard(g)


@rule("A9")
def test_all_of_a_merchant_is_taken_and_the_rest_is_lost():
    g = altay(table=[{"card": "merchant", "goods": {"food": 1, "stone": 1}}])
    next_turn(g.play("take:merchant").play("buy:farmer"))
    assert (goods(g), table(g)) == ({}, {})


@rule("A9")
def test_a_merchant_that_is_not_full_can_be_used():
    g = altay(table=[{"card": "merchant", "goods": {"stone": 1}}]).play("take:merchant")
    assert goods(g) == {"stone": 1}
    assert discard(g) == ["merchant"]


@rule("B22")
def test_merchant_is_topped_up_in_a_later_turn():
    g = altay(table=[{"card": "merchant", "goods": {"stone": 1}}], goods={"wood": 1})
    g.play("place:merchant:wood")
    assert table(g) == {"merchant": {"wood": 1, "stone": 1}}
    assert offered(g, "take:") == []


@rule("A39")
def test_stored_resources_pay_for_cards():
    g = altay(
        table=[{"card": "merchant", "goods": {"metal": 1, "food": 1}}],
        rival={"discard": ["cavalry+1"]},
    )
    assert offered(g, "buy:") == []
    g.play("take:merchant").play("buy:cavalry")
    assert goods(g) == {}


@rule("A31", "B28")
@pytest.mark.parametrize("lying, held", [("merchant", "merchant+1"), ("merchant+1", "merchant")])
def test_only_one_merchant_lies_on_the_table(lying, held):
    g = altay(hand=[held, "hunter"], table=[{"card": lying}])
    assert offered(g, f"play:{held}") == []


def test_merchant_with_a_point_works_like_the_others():
    g = altay(hand=["merchant+1", "hunter"], goods={"stone": 1}).play("play:merchant+1:store")
    g.play("place:merchant+1:stone")
    assert table(g) == {"merchant+1": {"stone": 1}}
    assert points(g, "cards") == 1


# --- Cavalry and Chariot --------------------------------------------------------------------------


@rule("A47", "A48")
@pytest.mark.parametrize("card", ["cavalry", "cavalry+1"])
def test_cavalry_attacks_for_two(card):
    g = altay(hand=[card, "hunter"], board={"5": "earthfolk 1", "11": "2:wood", "21": "3:stone"})
    assert "attack:5:21" not in keys(g)  # 1 + 2 is not more than 3
    g.play("attack:5:11")
    assert token(g, 11) is None
    assert goods(g) == {"wood": 1}


@rule("A47", "A48")
@pytest.mark.parametrize("card", ["chariot", "chariot+1", "chariot+2"])
def test_chariot_takes_a_token_of_three(card):
    g = altay(hand=[card, "hunter"], board={"5": "earthfolk 1", "21": "3:stone"})
    g.play("attack:5:21")
    assert player(g)["tokens"] == {"3:stone": 1}
    assert goods(g) == {"stone": 1}


@rule("A52", "A53")
@pytest.mark.parametrize(
    "card, loses, ties",
    [
        ("cavalry", 2, 3),
        ("cavalry+1", 2, 3),
        ("chariot", 3, 4),
        ("chariot+1", 3, 4),
        ("chariot+2", 3, 4),
    ],
)
def test_attack_symbols_of_cavalry_and_chariot(card, loses, ties):
    for held, left in [(loses, loses - 1), (ties, ties)]:
        board = {"5": "earthfolk 1", "17": f"smallfolk {held}"}
        g = altay(hand=[card, "hunter"], board=board, rival={"hand": ["hunter"]})
        g.play("attack:5:17").play("fight")
        assert settlements(g, 1) == {17: left}
        assert settlements(g, 0) == {5: 1}


@rule("A51", "A52", "A53")
@pytest.mark.parametrize(
    "card, ties",
    [("cavalry", 2), ("cavalry+1", 2), ("chariot", 3), ("chariot+1", 3), ("chariot+2", 3)],
)
def test_defence_symbols_of_cavalry_and_chariot(card, ties):
    for attackers, captured in [(ties, 0), (ties - 1, 1)]:
        board = {"5": "earthfolk 1", "17": f"smallfolk {attackers}", "2": "smallfolk 1"}
        g = altay(turn=1, hand=[card], board=board, rival={"hand": ["warrior", "hunter"]})
        g.play("attack:17:5").play("fight").play(f"play:{card}:defence")
        assert settlements(g, 0) == {5: 1}
        assert settlements(g, 1).get(17, 0) == attackers - captured
        assert points(g, "captured") == captured


@rule("A27")
@pytest.mark.parametrize("card", ["cavalry", "chariot"])
def test_cavalry_and_chariot_are_not_played_outside_a_battle(card):
    g = altay(hand=[card, "hunter"], board={"5": "earthfolk 1", "11": "1"})
    assert offered(g, "play:") == ["play:hunter:food"]


@rule("A29")
def test_an_attacking_chariot_is_discarded_at_the_end_of_the_turn():
    g = altay(hand=["chariot", "hunter"], board={"5": "earthfolk 1", "11": "1"})
    g.play("attack:5:11")
    assert (player(g)["played"], discard(g)) == (["chariot"], [])
    assert discard(g.play("end")) == ["chariot", "hunter"]


# --- Town and City --------------------------------------------------------------------------------


@rule("A8", "A40", "A41", "A42")
@pytest.mark.parametrize("card", ["town", "town+1"])
@pytest.mark.parametrize("spot, built", [("at:5", {5: 2}), ("at:11", {5: 1, 11: 1})])
def test_town_collects_one_wood_and_builds_one_settlement(card, spot, built):
    g = altay(hand=[card, "hunter"], goods=PLENTY, board={"11": "free"})
    g.play(f"play:{card}:collect")
    assert offered(g, "place:") == [f"place:{card}:wood"]
    g.play(f"place:{card}:wood").play(spot)
    assert (settlements(g), g.decision.kind) == (built, "turn")
    assert goods(g) == PLENTY | {"wood": 8}
    assert (table(g), discard(g)) == ({}, [card])


@rule("A31", "B28")
def test_only_one_town_lies_on_the_table():
    g = altay(hand=["town", "town+1", "hunter"]).play("play:town:collect")
    assert offered(g, "play:town") == []


@rule("A31")
def test_village_town_and_city_lie_side_by_side():
    g = altay(hand=["village", "town", "city", "hunter"])
    g.play("play:village:collect").play("play:town:collect").play("play:city:collect")
    assert table(g) == {"village": {}, "town": {}, "city": {}}


@rule("A8", "A40", "A41", "A42")
@pytest.mark.parametrize("card", ["city", "city+1", "city+2"])
def test_city_collects_food_and_wood_and_builds_two_settlements(card):
    g = altay(hand=[card, "hunter"], goods=PLENTY, board={"11": "free"})
    g.play(f"play:{card}:collect").play(f"place:{card}:food")
    assert offered(g, "place:") == [f"place:{card}:wood"]
    g.play(f"place:{card}:wood").play("at:11").play("at:5")
    assert (settlements(g), g.decision.kind) == ({5: 2, 11: 1}, "turn")
    assert player(g)["supply"] == 12
    assert goods(g) == PLENTY | {"food": 8, "wood": 8}
    assert (table(g), discard(g)) == ({}, [card])


FULL_CITY = {"table": [{"card": "city", "goods": {"food": 1}}], "goods": {"wood": 1}}


@rule("A41", "A42")
def test_the_second_settlement_of_a_city_may_stand_next_to_the_first():
    g = altay(**FULL_CITY, board={"11": "free", "22": "free"}).play("place:city:wood")
    assert keys(g) == ["at:5", "at:11"]
    assert keys(g.play("at:11")) == ["at:5", "at:11", "at:22"]
    assert settlements(g.play("at:22")) == {5: 1, 11: 1, 22: 1}


@rule("A42", "A43")
def test_a_city_with_one_place_left_loses_its_second_settlement():
    g = altay(**FULL_CITY, board={"5": "earthfolk 3"}).play("place:city:wood")
    assert settlements(g) == {5: 4}
    assert (player(g)["supply"], g.position()["players"][0]["lost"]) == (10, 1)


@rule("B37")
def test_a_city_with_one_settlement_in_supply_builds_one():
    g = altay(**FULL_CITY, supply=1).play("place:city:wood")
    assert settlements(g) == {5: 2}
    assert player(g)["supply"] == 0


@rule("A40")
def test_a_city_waits_for_its_wood():
    g = altay(hand=["city", "hunter"], goods={"food": 2}).play("play:city:collect")
    next_turn(g.play("place:city:food"))
    assert table(g) == {"city": {"food": 1}}
    assert settlements(g) == {5: 1}


# --- Worker ---------------------------------------------------------------------------------------


@rule("A28", "A32")
@pytest.mark.parametrize("card", ["worker", "worker+1"])
@pytest.mark.parametrize("good", ["wood", "metal", "stone"])
def test_worker_produces_one_wood_metal_or_stone(card, good):
    g = altay(hand=[card, "hunter"])
    assert offered(g, "play:worker") == [f"play:{card}:{x}" for x in ("wood", "metal", "stone")]
    assert goods(g.play(f"play:{card}:{good}")) == {good: 1}
    assert offered(g, "play:worker") == []


# --- the second seat ------------------------------------------------------------------------------


@rule("A7", "A35")
@pytest.mark.parametrize("title, good, one, two, other", GATHERERS)
def test_a_bonus_in_the_second_seat(title, good, one, two, other):
    board = {one: "earthfolk 1", two: "smallfolk 1"}
    g = altay(swapped=True, hand=[title, "hunter"], board=board)
    assert goods(g.play(f"play:{title}:use")) == {good: 2}
    assert g.view(1)["used"] == [int(one)]


@rule("A37")
@pytest.mark.parametrize("card, bill, vp", BILLS)
def test_price_and_points_in_the_second_seat(card, bill, vp):
    g = altay(swapped=True, goods=pool(*bill), rival={"discard": above(card)})
    g.play(f"buy:{title(card)}")
    assert (goods(g), discard(g, 1), points(g, "cards", 1)) == ({}, [card], vp)


def test_scholar_draws_in_the_second_seat():
    g = altay(swapped=True, hand=["scholar", "hunter"], deck=["digger"], rival={"hand": ["hunter"]})
    g.play("play:scholar:draw")
    assert (hand(g, 1), hand(g, 0)) == (["digger", "hunter"], ["hunter"])


def test_merchant_stores_in_the_second_seat():
    g = altay(swapped=True, hand=["merchant", "hunter"], goods={"metal": 1, "culture": 1})
    g.play("play:merchant:store").play("place:merchant:metal").play("place:merchant:culture")
    assert (table(g, 1), table(g, 0)) == ({"merchant": {"metal": 1, "culture": 1}}, {})
    assert goods(next_turn(g).play("take:merchant")) == {"metal": 1, "culture": 1}


@pytest.mark.parametrize("card, missing, built", [("town", "wood", 1), ("city", "wood", 2)])
def test_town_and_city_build_in_the_second_seat(card, missing, built):
    lying = {"card": card, "goods": {"food": 1} if card == "city" else {}}
    g = altay(swapped=True, table=[lying], goods={missing: 1}).play(f"place:{card}:{missing}")
    assert (settlements(g, 1), settlements(g, 0)) == ({5: 1 + built}, {2: 1})
    assert (player(g, 1)["supply"], player(g, 0)["supply"]) == (14 - built, 14)


@pytest.mark.parametrize("card, token_taken", [("cavalry", "2:wood"), ("chariot", "3:wood")])
def test_cavalry_and_chariot_attack_in_the_second_seat(card, token_taken):
    board = {"5": "earthfolk 1", "11": token_taken}
    g = altay(swapped=True, hand=[card, "hunter"], board=board).play("attack:5:11")
    assert (player(g, 1)["tokens"], player(g, 0)["tokens"]) == ({token_taken: 1}, {})
    assert goods(g) == {"wood": 1}


@pytest.mark.parametrize("good", ["wood", "metal", "stone"])
def test_worker_produces_in_the_second_seat(good):
    g = altay(swapped=True, hand=["worker", "hunter"]).play(f"play:worker:{good}")
    assert goods(g) == {good: 1}
