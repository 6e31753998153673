"""The 18 Roman cards: what each of them does, and what it does not do."""

from __future__ import annotations

import pytest

from settlers_cards import (
    ONE_OF,
    asked,
    check_action,
    deals,
    discard,
    empire,
    foundations,
    goods,
    hand,
    keys,
    location,
    next_round,
    next_turn,
    offered,
    on,
    play,
    player,
    pool,
    produced,
    rule,
    settlers,
    their_deal,
    vp,
)


def romans(**entries):
    return settlers("romans", against=entries.pop("against", "egyptians"), **entries)


# --- production -----------------------------------------------------------------------------------

# card, price, goods
PRODUCTIONS = [
    ("builder", pool("stone"), {"wood": 1, "stone": 1}),
    ("trade_colony", pool("wood", "stone", "stone"), {"worker": 1, "gold": 1}),
    ("roman_barracks", pool("food"), {"worker": 2}),
    ("stonecutter", pool("wood", "stone"), {"stone": 2}),
    ("roman_bank", pool("stone"), {"gold": 1}),
]


@rule("S50", "S52")
@pytest.mark.parametrize("card, price, gain", PRODUCTIONS)
def test_production_at_once(card, price, gain):
    g = romans(hand=[card], goods=price, empire=["castle"]).play(f"build:{card}")
    assert asked(g, 1)
    assert (goods(g), vp(g), empire(g), hand(g)) == (gain, 0, [card], [])


@rule("S31")
@pytest.mark.parametrize("card, price, gain", PRODUCTIONS)
def test_production_of_each_round(card, price, gain):
    g = next_round(romans(empire=[card]))
    assert asked(g, 1)
    assert (produced(g, "romans"), vp(g)) == (gain, 0)


@rule("S55", "S116")
@pytest.mark.parametrize(
    "card, price, good",
    [
        ("rubble", pool("wood", "wood", "stone"), "stone"),
        ("wood_supplier", pool("wood", "wood", "wood"), "wood"),
        ("lords_fields", pool("wood", "wood", "stone"), "food"),
    ],
)
def test_trade_colony_has_three_colours(card, price, good):
    g = romans(hand=[card], goods=price, empire=["trade_colony"]).play(f"build:{card}")
    assert goods(g) == {good: 2}


@rule("S54", "S116")
def test_trade_colony_pays_every_feature_of_its_colours():
    g = romans(
        hand=["trade_colony"],
        goods=pool("wood", "stone", "stone"),
        empire=["supplier", "carpenters_workshop", "mill", "gardens", "canteen"],
        foundations=["town"],
    )
    play(g, "build:trade_colony", "foundation:town")
    assert (goods(g), vp(g)) == ({"worker": 1, "gold": 1 + 3}, 3 + 2)


@rule("S52", "S53")
def test_legion_draws_two_common_cards_when_built():
    g = romans(hand=["legion"], goods={"food": 1}, empire=["mill"], common_deck=["town", "castle"])
    g.play("build:legion")
    assert asked(g, 1)  # no choice of the deck
    assert (hand(g), goods(g), vp(g)) == (["castle", "town"], {}, 0)


@rule("S31")
def test_legion_draws_a_common_card_in_production():
    with_it, without = (next_round(romans(empire=cards)) for cards in (["legion"], ["mill"]))
    assert asked(with_it, 1)
    faction = [g.view(0)["players"][0]["faction_cards"] for g in (with_it, without)]
    common = [g.view(0)["players"][0]["common_cards"] for g in (with_it, without)]
    assert faction[0] == faction[1]
    assert common[0] == common[1] + 1
    assert produced(with_it, "romans") == {}


@rule("S105")
@pytest.mark.parametrize("kept, back", [("spies", "legion"), ("legion", "spies")])
def test_architect(kept, back):
    g = romans(hand=["architect"], goods={"stone": 2}, empire=["mill"], deck=["spies", "legion"])
    size = len(player(g)["deck"])
    g.play("build:architect")
    assert sorted(keys(g)) == ["legion", "spies"]
    g.play(kept)
    assert asked(g, 1)
    assert (hand(g), goods(g), discard(g)) == ([kept], {}, [])
    assert back in player(g)["deck"]
    assert len(player(g)["deck"]) == size - 1


@rule("S31", "S105")
def test_architect_in_production():
    g = next_round(romans(empire=["architect"], deck=["gardens", "spies", "legion"]))
    before = hand(g)
    assert sorted(keys(g)) == ["legion", "spies"]
    g.play("spies")
    assert hand(g) == sorted([*before, "spies"])
    assert produced(g, "romans") == {}


# --- plain actions --------------------------------------------------------------------------------

ACTIONS = [
    ("sculptors_workshop", 1, pool("worker", "stone"), {}, 2),
    ("sculptors_apprentice", 2, pool("stone"), {}, 1),
    ("sculptors_apprentice_2", 2, pool("stone"), {}, 1),
    ("gladiator_school", 1, pool("worker"), {"raze": 1}, 0),
    ("colossus", 1, pool("worker", "stone", "stone", "stone"), {}, 4),
]


@rule("S4", "S73", "S74", "S75", "S76")
@pytest.mark.parametrize("card, uses, spend, gain, points", ACTIONS)
def test_action(card, uses, spend, gain, points):
    check_action("romans", card, uses, spend, gain, points)


# --- actions against others -----------------------------------------------------------------------


@rule("S72", "S80", "S115")
@pytest.mark.parametrize("target", ["desert", "ruins", "castle.defended", "town"])
def test_engineers(target):
    g = romans(
        empire=["engineers", "gallows"],
        goods={"worker": 2},
        rival={"empire": ["desert", "ruins", on("castle", defended=True), "town"]},
    )
    g.play("use:engineers")
    assert sorted(keys(g)) == ["1:castle.defended", "1:desert", "1:ruins", "1:town"]
    g.play(f"1:{target}")
    assert asked(g, 1)
    assert (goods(g), vp(g), hand(g)) == ({}, 1, ["ruins"])
    card = target.split(".")[0]
    assert card not in empire(g, 1)
    assert (foundations(g, 1), goods(g, 1)) == ([], {})
    assert discard(g, 1) + g.position()["common_discard"] == [card]


@rule("S83", "S115")
def test_engineers_and_a_samurai():
    g = romans(
        empire=["engineers"],
        goods={"worker": 2},
        against="japanese",
        rival={"empire": [on("gate", samurai=True)]},
    )
    g.play("use:engineers")
    assert (goods(g), vp(g), empire(g, 1), discard(g, 1)) == ({}, 1, [], ["gate"])


@rule("S38", "S76", "S115")
@pytest.mark.parametrize(
    "have, rival",
    [
        ({"worker": 1, "gold": 9}, {"empire": ["town"]}),
        ({"worker": 9}, {"empire": ["town"], "passed": True}),
        ({"worker": 9}, {"foundations": ["town"], "deals": ["desert"]}),
    ],
)
def test_engineers_find_nothing(have, rival):
    g = romans(empire=["engineers", "mill"], goods=have, rival=rival)
    assert offered(g, "use:") == []


@rule("S74")
def test_engineers_and_spies_only_once():
    g = romans(empire=["engineers"], goods={"worker": 9}, rival={"empire": ["town", "ruins"]})
    assert offered(next_turn(play(g, "use:engineers", "1:town")), "use:") == []
    g = romans(empire=["spies"], goods={"worker": 9}, rival={"deals": ["desert", "oasis"]})
    assert offered(next_turn(play(g, "use:spies", their_deal(1, "oasis"))), "use:") == []


@rule("S118")
@pytest.mark.parametrize("target, left", [("pyramid", "slaves"), ("slaves", "pyramid")])
def test_spies(target, left):
    g = romans(
        empire=["spies"],
        goods={"worker": 1},
        deals=["gardens"],
        rival={"deals": ["pyramid", "slaves"]},
    )
    g.play("use:spies")
    assert sorted(keys(g)) == [their_deal(1, "pyramid"), their_deal(1, "slaves")]
    g.play(their_deal(1, target))
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({}, 1)  # its good comes in later production phases only
    assert (deals(g), deals(g, 1), discard(g, 1)) == (sorted([target, "gardens"]), [left], [])
    good = {"pyramid": "gold", "slaves": "stone"}
    next_round(g)
    assert produced(g, "romans") == {"food": 1, good[target]: 1}
    assert produced(g, "egyptians", 1) == {good[left]: 1}


@rule("S38", "S76", "S118")
@pytest.mark.parametrize(
    "have, rival",
    [
        ({"gold": 9}, {"deals": ["desert"]}),
        ({"worker": 9}, {"deals": ["desert"], "passed": True}),
        ({"worker": 9}, {"empire": ["desert"]}),
    ],
)
def test_spies_find_nothing(have, rival):
    g = romans(empire=["spies"], goods=have, deals=["gardens"], rival=rival)
    assert offered(g, "use:") == []


@rule("S118")
def test_spies_do_not_take_a_trade_route_deal():
    g = romans(
        empire=["spies", on("gardens", route=1)],
        goods={"worker": 9},
        against="japanese",
        rival={"routes": ["farm"]},
    )
    assert offered(g, "use:") == []


# --- features -------------------------------------------------------------------------------------


@rule("S54")
@pytest.mark.parametrize("card, colour", [("gardens", "red"), ("roman_fortifications", "black")])
@pytest.mark.parametrize("built", ONE_OF)
def test_two_points_for_a_colour(card, colour, built):
    other, price = ONE_OF[built]
    g = romans(hand=[other], goods=price, empire=[card]).play(f"build:{other}")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({}, 2 if built == colour else 0)


@rule("S54")
@pytest.mark.parametrize(
    "card, price",
    [
        ("gardens", pool("wood", "stone")),
        ("roman_fortifications", pool("stone", "stone")),
    ],
)
def test_two_points_for_itself_and_none_in_production(card, price):
    g = romans(hand=[card], goods=price, empire=["castle"]).play(f"build:{card}")
    assert (goods(g), vp(g)) == ({}, 2)
    g = next_round(romans(empire=[card]))
    assert (produced(g, "romans"), vp(g)) == ({}, 0)


@rule("S54")
def test_two_points_for_faction_locations():
    g = romans(
        hand=["gladiator_school"], goods={"stone": 1}, empire=["roman_fortifications", "mill"]
    )
    assert vp(play(g, "build:gladiator_school", "mill")) == 2
    g = romans(hand=["warehouses"], goods={"stone": 1}, empire=["gardens", "mill"])
    assert vp(play(g, "build:warehouses", "mill")) == 2


@rule("S54", "S160")
@pytest.mark.parametrize("choice, gain, points", [("1gold", {"gold": 1}, 0), ("1vp", {}, 1)])
def test_administration(choice, gain, points):
    g = romans(hand=["spies"], goods=pool("wood", "stone"), empire=["administration", "mill"])
    play(g, "build:spies", "mill")
    assert sorted(keys(g)) == ["1gold", "1vp"]
    g.play(choice)
    assert asked(g, 1)
    assert (goods(g), vp(g)) == (gain, points)
    itself = romans(hand=["administration"], goods=pool("stone", "stone"), empire=["mill"])
    play(itself, "build:administration", choice)
    assert (goods(itself), vp(itself)) == (gain, points)


@rule("S54", "S160")
def test_each_administration_pays_and_is_asked_anew():
    g = romans(
        hand=["administration"], goods=pool("stone", "stone"), empire=["administration", "mill"]
    )
    play(g, "build:administration", "mill", "1gold", "1vp")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({"gold": 1}, 1)


@rule("S54")
@pytest.mark.parametrize("built", ONE_OF)
def test_administration_does_not_pay_for_common_locations(built):
    other, price = ONE_OF[built]
    g = romans(hand=[other], goods=price, empire=["administration"]).play(f"build:{other}")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({}, 0)


@rule("S63")
def test_administration_does_not_pay_for_deals_or_rivals():
    g = romans(
        hand=["gardens"],
        goods={"gold": 1},
        empire=["administration", "headquarters"],
        rival={"hand": ["pyramid", "ruins"], "goods": {"stone": 2}},
    )
    g.play("deal:gardens").play("build:pyramid")
    assert (goods(g), vp(g)) == ({"food": 1}, 0)
    assert (goods(g, 1), vp(g, 1)) == ({"gold": 1, "stone": 1}, 0)


@rule("S54", "S160")
@pytest.mark.parametrize("choice, gain, points", [("1gold", {"gold": 1}, 0), ("1vp", {}, 1)])
@pytest.mark.parametrize("built", ONE_OF)
def test_headquarters(built, choice, gain, points):
    other, price = ONE_OF[built]
    g = romans(hand=[other], goods=price, empire=["headquarters"]).play(f"build:{other}")
    if built != "grey":
        assert asked(g, 1)
        assert (goods(g), vp(g)) == ({}, 0)
        return
    assert sorted(keys(g)) == ["1gold", "1vp"]
    g.play(choice)
    assert asked(g, 1)
    assert (goods(g), vp(g)) == (gain, points)


@rule("S54")
@pytest.mark.parametrize("choice, gain, points", [("1gold", {"gold": 1}, 0), ("1vp", {}, 1)])
def test_headquarters_pay_for_themselves_and_for_faction_locations(choice, gain, points):
    g = romans(hand=["headquarters"], goods=pool("stone", "stone"), empire=["mill"])
    play(g, "build:headquarters", choice)
    assert (goods(g), vp(g)) == (gain, points)
    g = romans(hand=["sculptors_workshop"], goods={"stone": 1}, empire=["headquarters", "mill"])
    play(g, "build:sculptors_workshop", "mill", choice)
    assert (goods(g), vp(g)) == (gain, points)


@rule("S43", "S117")
def test_warehouses_keep_resources():
    have = {"wood": 1, "stone": 2, "food": 3, "gold": 4, "worker": 5, "defence": 1}
    g = next_round(romans(empire=["warehouses"], goods=have))
    assert produced(g, "romans") == {"wood": 1, "stone": 2, "food": 3}
    assert produced(next_round(romans(empire=["mill"], goods=have)), "romans") == {}


@rule("S43")
def test_warehouses_of_a_rival_or_as_a_deal_keep_nothing():
    g = settlers("egyptians", goods={"wood": 3}, rival={"empire": ["warehouses"]})
    assert produced(next_round(g), "egyptians") == {}
    g = romans(deals=["warehouses"], goods={"wood": 3, "food": 3})
    assert produced(next_round(g), "romans") == {"food": 1}


@rule("S50", "S53")
def test_warehouses_do_nothing_when_built():
    g = romans(hand=["warehouses"], goods={"stone": 1}, empire=["castle"]).play("build:warehouses")
    assert (goods(g), vp(g), location(g, "warehouses")) == ({}, 0, {})


@rule("S38", "S115")
def test_engineers_and_a_rival_who_has_passed():
    g = romans(
        empire=["engineers"],
        goods={"worker": 2},
        rival={"empire": ["oasis"], "passed": True},
        third={"empire": ["farm", "gate"]},
        against="egyptians",
    )
    g.play("use:engineers")
    assert set(keys(g)) == {"2:farm", "2:gate"}


@rule("S38", "S118")
def test_spies_and_a_rival_who_has_passed():
    g = romans(
        empire=["spies"],
        goods={"worker": 1},
        rival={"deals": ["oasis"], "passed": True},
        third={"deals": ["farm", "casino"]},
    )
    g.play("use:spies")
    assert set(keys(g)) == {their_deal(2, "farm"), their_deal(2, "casino")}


@rule("S117")
def test_goods_kept_by_warehouses_that_are_lost_stay_until_the_next_cleanup():
    g = next_round(romans(empire=["warehouses"], goods={"wood": 2, "food": 2}))
    doc = g.position()
    assert doc["players"][0]["goods"]["food"] == 2
    g = romans(
        hand=["roman_bank", "ruins"],
        empire=["warehouses"],
        goods={"wood": 2, "stone": 1, "food": 2},
    )
    g.play("build:roman_bank")
    assert goods(g) == {"wood": 2, "food": 2, "gold": 1}
    assert produced(next_round(g), "romans") == {"gold": 1}
