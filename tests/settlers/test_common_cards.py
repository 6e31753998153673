"""The 54 common cards: what each of them does, and what it does not do."""

from __future__ import annotations

import pytest

from settlers_cards import (
    COLOURED,
    ONE_OF,
    asked,
    check_action,
    common_discard,
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
    vp,
)

# --- production -----------------------------------------------------------------------------------

# card, price, goods when it is built (production and bonus), goods of each production phase
PRODUCTIONS = [
    ("old_forest", pool("wood", "wood"), {"wood": 2}, {"wood": 2}),
    ("quarry", pool("wood", "stone"), {"stone": 2}, {"stone": 1}),
    ("village", pool("wood"), {"worker": 2}, {"worker": 1}),
    ("village_2", pool("wood"), {"worker": 2}, {"worker": 1}),
    ("town", pool("wood", "stone"), {"worker": 2}, {"worker": 2}),
    ("armorer", pool("wood", "stone"), {"raze": 1}, {"raze": 1}),
    ("grain_field", pool("wood", "food"), {"food": 2}, {"food": 1}),
    ("gold_creek", pool("wood", "stone"), {"gold": 1}, {"gold": 1}),
    ("lumberjacks_route", pool("wood", "wood"), {"wood": 2}, {"wood": 1}),
]


@rule("S52", "S53")
@pytest.mark.parametrize("card, price, now, later", PRODUCTIONS)
def test_production_at_once(card, price, now, later):
    g = settlers(hand=[card], goods=price).play(f"build:{card}")
    assert asked(g, 1)
    assert goods(g) == now
    assert vp(g) == 0
    assert empire(g) == [card]
    assert hand(g) == []


@rule("S31", "S53")
@pytest.mark.parametrize("card, price, now, later", PRODUCTIONS)
def test_production_of_each_round_is_without_the_bonus(card, price, now, later):
    g = next_round(settlers(empire=[card]))
    assert asked(g, 1)
    assert produced(g, "barbarians") == later
    assert vp(g) == 0


@rule("S31")
@pytest.mark.parametrize("card, price, now, later", PRODUCTIONS)
def test_a_foundation_produces_nothing(card, price, now, later):
    assert produced(next_round(settlers(foundations=[card])), "barbarians") == {}


@rule("S31")
@pytest.mark.parametrize("card", ["quarry", "village", "armorer", "grain_field"])
def test_two_of_a_kind_produce_twice(card):
    later = next(row[-1] for row in PRODUCTIONS if row[0] == card)
    g = next_round(settlers(empire=[card, card]))
    assert produced(g, "barbarians") == {good: 2 * n for good, n in later.items()}


@rule("S31")
@pytest.mark.parametrize("card, price, now, later", PRODUCTIONS)
def test_production_is_for_the_owner_only(card, price, now, later):
    g = settlers(empire=["monument"], rival={"empire": [card]})
    assert produced(next_round(g), "barbarians") == {}
    assert produced(g, "romans", 1) == later


@rule("S9", "S52")
def test_monument():
    g = settlers(hand=["monument"], goods={"stone": 1}).play("build:monument")
    assert (goods(g), vp(g)) == ({}, 1)
    g = next_round(settlers(empire=["monument"]))
    assert (produced(g, "barbarians"), vp(g)) == ({}, 1)


@rule("S8", "S52", "S53")
@pytest.mark.parametrize("first", ["common", "faction"])
@pytest.mark.parametrize("second", ["common", "faction"])
def test_watchtower_draws_two_cards_when_built(first, second):
    cards = {"common": ["castle", "town"], "faction": ["idol", "pyre"]}
    g = settlers(
        hand=["watchtower"],
        goods={"wood": 2},
        common_deck=["castle", "town"],
        deck=["idol", "pyre"],
    )
    g.play("build:watchtower")
    assert keys(g) == ["common", "faction"]
    g.play(first).play(second)
    assert asked(g, 1)
    assert hand(g) == sorted([cards[first].pop(0), cards[second].pop(0)])


@rule("S8", "S31")
@pytest.mark.parametrize("deck", ["common", "faction"])
def test_watchtower_draws_one_card_in_production(deck):
    g = next_round(settlers(empire=["watchtower"]))
    assert asked(g, 0, "draw")
    before = len(hand(g))
    g.play(deck)
    assert asked(g, 1)
    assert len(hand(g)) == before + 1
    assert produced(g, "barbarians") == {}


# card, price, colour, good
PER_COLOUR = [
    ("rubble", pool("wood", "wood", "stone"), "grey", "stone"),
    ("mammas_baths", pool("wood", "wood", "stone"), "pink", "worker"),
    ("lords_fields", pool("wood", "wood", "stone"), "red", "food"),
    ("merchants_guild", pool("wood", "wood", "stone"), "gold", "gold"),
    ("wood_supplier", pool("wood", "wood", "wood"), "brown", "wood"),
]
OTHERS = {  # locations of a colour that do not produce anything
    "grey": ["coal_mine", "court_sculptor", "above_ground_mine"],
    "pink": ["porters", "acting_troupe", "missionaries"],
    "red": ["confectioner", "hunter_joe", "pig_farmer"],
    "gold": ["goldsmiths_workshop", "gold_mine", "marketplace"],
    "brown": ["lumberjacks", "carpenter", "joiner"],
}


@rule("S55")
@pytest.mark.parametrize("others", range(4))
@pytest.mark.parametrize("card, price, colour, good", PER_COLOUR)
def test_production_per_colour(card, price, colour, good, others):
    built = OTHERS[colour][:others]
    g = settlers(hand=[card], goods=price, empire=built).play(f"build:{card}")
    assert goods(g) == {good: min(others + 1, 3)}
    g = next_round(settlers(empire=[*built, card]))
    assert produced(g, "barbarians") == {good: min(others + 1, 3)}


@rule("S15", "S55", "S63", "S67")
@pytest.mark.parametrize("card, price, colour, good", PER_COLOUR)
def test_production_per_colour_counts_own_locations_of_that_colour_only(card, price, colour, good):
    wrong = [other[0] for name, other in OTHERS.items() if name != colour]
    g = settlers(
        hand=[card],
        goods=price,
        empire=[*wrong, "ruins"],
        foundations=OTHERS[colour][:1],
        deals=["sentry_tower", "primeval_forest", "barbarian_altar", "robbers"],
        rival={"empire": OTHERS[colour][1:]},
    )
    assert goods(g.play(f"build:{card}")) == {good: 1}


@rule("S55", "S116")
@pytest.mark.parametrize("card, price, colour, good", PER_COLOUR)
def test_production_per_colour_counts_faction_locations(card, price, colour, good):
    g = settlers("romans", hand=[card], goods=price, empire=["trade_colony"]).play(f"build:{card}")
    assert goods(g) == {good: 2 if colour in ("red", "brown", "grey") else 1}


# --- copied production ----------------------------------------------------------------------------


@rule("S132")
@pytest.mark.parametrize(
    "target, gain",
    [("quarry", {"stone": 1}), ("town", {"worker": 2}), ("settlement", {"worker": 2})],
)
def test_farmers_at_work(target, gain):
    g = settlers(
        hand=["farmers_at_work"],
        goods={"wood": 3},
        empire=["quarry", "town", "settlement", "castle", "mill"],
        common_deck=["monument"],
    )
    play(g, "build:farmers_at_work", "common")
    assert sorted(keys(g)) == ["quarry", "settlement", "town"]
    g.play(target)
    assert asked(g, 1)
    assert goods(g) == gain
    assert hand(g) == ["monument"]


@rule("S53")
def test_farmers_at_work_draw_from_either_deck_as_a_bonus():
    g = settlers(hand=["farmers_at_work"], goods={"wood": 3}, deck=["idol"])
    play(g, "build:farmers_at_work", "faction")
    assert asked(g, 1)  # nothing to copy, not even themselves
    assert (hand(g), goods(g)) == (["idol"], {})


@rule("S132")
def test_farmers_at_work_copy_in_every_production_phase_without_the_bonus():
    g = next_round(settlers(empire=["farmers_at_work", "village", "quarry"]))
    assert g.decision.seat == 0
    before = len(hand(g))
    assert sorted(keys(g)) == ["quarry", "village"]
    g.play("village")
    assert produced(g, "barbarians") == {"worker": 2, "stone": 1}
    assert len(hand(g)) == before


@rule("S132")
def test_farmers_at_work_copy_counts_with_themselves_in():
    g = settlers(hand=["farmers_at_work"], goods={"wood": 3}, empire=["mammas_baths", "porters"])
    play(g, "build:farmers_at_work", "common")
    assert goods(g) == {"worker": 3}


@rule("S132")
def test_farmers_at_work_do_not_copy_a_rival():
    g = settlers(hand=["farmers_at_work"], goods={"wood": 3}, rival={"empire": ["town", "quarry"]})
    play(g, "build:farmers_at_work", "common")
    assert (asked(g, 1), goods(g)) == (True, {})


@rule("S130", "S132")
@pytest.mark.parametrize(
    "target, gain, points",
    [
        ("quarry", {"stone": 1}, 0),
        ("rubble", {"stone": 2}, 0),
        ("sentry_tower", {"worker": 1, "raze": 1}, 0),
        ("monument", {}, 1),
    ],
)
def test_porters(target, gain, points):
    built = ["porters", "quarry", "rubble", "sentry_tower", "monument", "castle", "mill"]
    g = settlers(empire=built, goods={"food": 1}).play("use:porters")
    assert sorted(keys(g)) == ["monument", "quarry", "rubble", "sentry_tower"]
    g.play(target)
    assert asked(g, 1)
    assert (goods(g), vp(g)) == (gain, points)
    assert location(g, "porters") == {"used": 1}


@rule("S132")
def test_porters_and_a_watchtower_draw_one_card():
    g = settlers(empire=["porters", "watchtower"], goods={"food": 1}, deck=["idol"])
    play(g, "use:porters", "faction")
    assert (asked(g, 1), hand(g)) == (True, ["idol", "ruins"])


@rule("S132")
def test_porters_and_farmers_at_work_copy_another_location():
    g = settlers(empire=["porters", "farmers_at_work", "town", "quarry"], goods={"food": 1})
    play(g, "use:porters", "farmers_at_work")
    assert sorted(keys(g)) == ["quarry", "town"]
    assert goods(g.play("town")) == {"worker": 2}


@rule("S74", "S76")
def test_porters_only_once_and_only_with_something_to_do():
    g = settlers(empire=["porters", "quarry"], goods={"food": 2}).play("use:porters")
    assert offered(next_turn(g), "use:") == []
    for built, have in ((["quarry"], {"worker": 9, "wood": 9}), (["castle"], {"food": 9})):
        g = settlers(empire=["porters", *built], goods=have, rival={"empire": ["town"]})
        assert "use:porters" not in keys(g)


# --- plain actions --------------------------------------------------------------------------------

# card, uses in a round, cost, goods, points
ACTIONS = [
    ("gold_mine", 2, pool("worker"), {"gold": 1}, 0),
    ("goldsmiths_workshop", 1, pool("worker", "gold"), {}, 2),
    ("marketplace", 1, pool("wood", "stone", "food"), {}, 3),
    ("coal_mine", 1, pool("worker"), {"stone": 2}, 0),
    ("mason", 1, pool("worker", "stone"), {}, 2),
    ("mason_2", 1, pool("worker", "stone"), {}, 2),
    ("court_sculptor", 2, pool("stone"), {}, 1),
    ("masons_guild", 1, pool("worker", "stone", "stone"), {}, 3),
    ("missionaries", 1, pool("worker", "raze"), {}, 3),
    ("lumberjacks", 1, pool("worker"), {"wood": 2}, 0),
    ("carpenter", 1, pool("worker", "wood", "wood"), {}, 3),
    ("joiner", 1, pool("worker", "wood"), {}, 2),
    ("barracks", 2, pool("worker"), {"raze": 1}, 0),
    ("confectioner", 1, pool("worker", "food", "food"), {}, 3),
    ("pig_farmer", 1, pool("worker", "food"), {}, 2),
    ("pig_farmer_2", 1, pool("worker", "food"), {}, 2),
    ("brewer", 2, pool("food"), {}, 1),
    ("new_forest", 2, pool("worker"), {"wood": 1}, 0),
    ("sawmill", 2, pool("wood"), {}, 1),
    ("hunter_joe", 1, pool("worker"), {"food": 2}, 0),
    ("above_ground_mine", 2, pool("worker"), {"stone": 1}, 0),
]


@rule("S4", "S73", "S74", "S75", "S76")
@pytest.mark.parametrize("card, uses, spend, gain, points", ACTIONS)
def test_action(card, uses, spend, gain, points):
    check_action("barbarians", card, uses, spend, gain, points)


@rule("S44")
@pytest.mark.parametrize("card, uses, spend, gain, points", ACTIONS)
def test_action_is_ready_again_in_the_next_round(card, uses, spend, gain, points):
    g = next_round(settlers(empire=[on(card, used=uses)]))
    assert location(g, card) == {}
    assert produced(g, "barbarians") == {}


@rule("S53", "S59")
@pytest.mark.parametrize("card, uses, spend, gain, points", ACTIONS)
def test_action_location_does_nothing_when_built(card, uses, spend, gain, points):
    goods_before = {"wood": 3, "stone": 3, "food": 3, "worker": 3, "raze": 3, "gold": 3}
    g = settlers(hand=[card, "ruins"], goods=goods_before).play(f"build:{card}")
    while asked(g, 0, "pay"):
        g.play("gold:0")
    assert asked(g, 1)
    left = goods(g)
    assert [left[good] for good in ("worker", "raze", "gold")] == [3, 3, 3]
    assert (vp(g), hand(g), location(g, card)) == (0, ["ruins"], {})
    assert f"use:{card}" in keys(next_turn(g))


# --- castle and tavern ----------------------------------------------------------------------------


@rule("S8", "S75")
@pytest.mark.parametrize("card", ["castle", "castle_2"])
@pytest.mark.parametrize("deck, drawn", [("common", "town"), ("faction", "idol")])
def test_castle(card, deck, drawn):
    g = settlers(empire=[card], goods={"worker": 1}, common_deck=["town"], deck=["idol"])
    play(g, f"use:{card}", deck)
    assert asked(g, 1)
    assert (hand(g), goods(g), vp(g)) == (sorted([drawn, "ruins"]), {}, 0)


@rule("S75")
@pytest.mark.parametrize("card", ["castle", "castle_2"])
def test_castle_twice(card):
    g = settlers(empire=[card], goods={"worker": 9}, common_deck=["town"], deck=["idol"])
    play(g, f"use:{card}", "again", "common", "faction")
    assert asked(g, 1)
    assert hand(g) == ["idol", "ruins", "town"]
    assert goods(g) == {"worker": 7}
    assert offered(next_turn(g), "use:") == []


@rule("S75")
def test_castle_in_two_turns():
    g = settlers(empire=["castle"], goods={"worker": 2}, common_deck=["town"], deck=["idol"])
    next_turn(play(g, "use:castle", "enough", "common"))
    play(g, "use:castle.used1", "faction")
    assert (hand(g), goods(g)) == (["idol", "ruins", "town"], {})
    assert location(g, "castle") == {"used": 2}


@rule("S4", "S76")
def test_castle_needs_a_worker():
    g = settlers(empire=["castle"], goods={"gold": 9, "wood": 9, "raze": 9})
    assert offered(g, "use:") == []


@rule("S10", "S77", "S129")
@pytest.mark.parametrize("card", ["idol", "town"])
def test_tavern(card):
    g = settlers(empire=["tavern"], hand=["idol", "town"], goods={"worker": 2}).play("use:tavern")
    assert sorted(keys(g)) == ["idol", "town"]
    g.play(card)
    assert asked(g, 1)
    assert vp(g) == 2
    assert goods(g) == {"worker": 2}  # the mark comes from the general supply
    assert location(g, "tavern") == {"used": 1}
    assert discard(g) == (["idol"] if card == "idol" else [])
    assert common_discard(g) == (["town"] if card == "town" else [])
    assert offered(next_turn(g), "use:") == []


@rule("S76")
def test_tavern_needs_a_card():
    g = settlers(empire=["tavern"], hand=[], goods=dict.fromkeys(("worker", "gold", "food"), 9))
    assert offered(g, "use:") == []


@rule("S53")
@pytest.mark.parametrize("deck, drawn", [("common", "town"), ("faction", "idol")])
def test_tavern_brings_a_card_when_built(deck, drawn):
    g = settlers(
        hand=["tavern"], goods={"wood": 1, "stone": 1}, common_deck=["town"], deck=["idol"]
    )
    play(g, "build:tavern", deck)
    assert (asked(g, 1), hand(g), vp(g)) == (True, [drawn], 0)


# --- settlers, acting troupe ----------------------------------------------------------------------


@rule("S127")
def test_settlers_build_a_faction_location_without_the_location_part():
    g = settlers(
        hand=["hillfort", "primeval_forest", "town", "idol"],
        goods={"wood": 3},
        empire=["settlers"],
    )
    g.play("use:settlers")
    assert sorted(keys(g)) == ["hillfort", "primeval_forest"]  # no stone for the Idol
    g.play("hillfort")
    assert asked(g, 1)
    assert goods(g) == {}
    assert empire(g) == ["hillfort", "settlers"]
    assert hand(g) == ["idol", "primeval_forest", "town"]
    assert vp(g) == 1


@rule("S127", "S52")
def test_settlers_build_a_card_without_a_location_part():
    g = settlers(hand=["primeval_forest", "hillfort"], goods={"wood": 3}, empire=["settlers"])
    play(g, "use:settlers", "primeval_forest")
    assert goods(g) == {"wood": 1 + 2}
    assert empire(g) == ["primeval_forest", "settlers"]


@rule("S54", "S127")
def test_what_settlers_build_counts_as_built():
    g = settlers(hand=["settlement"], goods={"wood": 2}, empire=["settlers", "canteen"])
    g.play("use:settlers")
    assert (goods(g), vp(g)) == ({"gold": 1, "worker": 2}, 1)


@rule("S4", "S127")
def test_settlers_and_gold():
    g = settlers(hand=["idol"], goods={"gold": 4}, empire=["settlers"]).play("use:settlers")
    assert (goods(g), vp(g), empire(g)) == ({}, 4, ["idol", "settlers"])


@rule("S76", "S127")
@pytest.mark.parametrize(
    "cards, have",
    [
        (["town", "ruins"], {"wood": 9, "stone": 9}),  # common cards only
        (["idol", "ruins"], {"wood": 9, "stone": 2}),  # too dear
        (["primeval_forest", "ruins"], {"wood": 1}),  # a wood for the use and one for the card
        (["primeval_forest", "ruins"], {"stone": 9, "food": 9, "worker": 9}),
    ],
)
def test_settlers_need_a_faction_card_that_can_be_paid(cards, have):
    assert offered(settlers(hand=cards, goods=have, empire=["settlers"]), "use:") == []


@rule("S74")
def test_settlers_only_once():
    g = settlers(hand=["settlement", "settlement"], goods={"wood": 9}, empire=["settlers"])
    g.play("use:settlers")
    assert empire(g) == ["settlement", "settlers"]
    assert offered(next_turn(g), "use:") == []


@rule("S133")
@pytest.mark.parametrize(
    "target, card", [("castle.used2", "castle"), ("gold_mine.used1", "gold_mine")]
)
def test_acting_troupe(target, card):
    built = ["acting_troupe", on("castle", used=2), on("gold_mine", used=1), "town"]
    g = settlers(empire=built, goods={"worker": 3}).play("use:acting_troupe")
    assert sorted(keys(g)) == ["castle.used2", "gold_mine.used1"]
    g.play(target)
    assert asked(g, 1)
    assert goods(g) == {"worker": 2}  # goods lying there are not given back to the player
    assert location(g, card) == {}
    assert location(g, "acting_troupe") == {"used": 1}
    assert f"use:{card}" in keys(next_turn(g))
    assert "use:acting_troupe.used1" not in keys(g)


@rule("S74", "S133")
def test_acting_troupe_lets_a_location_work_again():
    g = settlers(
        empire=["acting_troupe", on("joiner", used=1)], goods=pool("worker", "worker", "wood")
    )
    next_turn(g.play("use:acting_troupe"))
    g.play("use:joiner")
    assert (goods(g), vp(g)) == ({}, 2)


@rule("S76", "S133")
def test_acting_troupe_needs_a_worker_and_a_used_location_of_its_owner():
    g = settlers(empire=["acting_troupe", on("castle", used=1)], goods={"gold": 9})
    assert "use:acting_troupe" not in keys(g)
    g = settlers(
        empire=["acting_troupe", "castle"],
        goods={"worker": 9},
        rival={"empire": [on("castle", used=1)]},
    )
    assert "use:acting_troupe" not in keys(g)


# --- deals ----------------------------------------------------------------------------------------


@rule("S73")
@pytest.mark.parametrize(
    "deal, gain",
    [
        ("primeval_forest", {"wood": 1}),
        ("expedition", {"stone": 1}),
        ("barter", {"food": 1}),
        ("barbarian_altar", {"gold": 1}),
        ("idol", {"worker": 1}),
        ("pyre", {"raze": 1}),
    ],
)
def test_imperial_messenger(deal, gain):
    other = "sentry_tower"
    g = settlers(empire=["imperial_messenger"], deals=[deal, other], goods={"worker": 1})
    g.play("use:imperial_messenger")
    assert sorted(keys(g)) == sorted([f"deal:{deal}", f"deal:{other}"])
    g.play(f"deal:{deal}")
    assert asked(g, 1)
    assert (goods(g), vp(g), deals(g)) == (gain, 0, sorted([deal, other]))
    assert location(g, "imperial_messenger") == {"used": 1}


@rule("S8")
@pytest.mark.parametrize("deck, drawn", [("common", "town"), ("faction", "idol")])
def test_imperial_messenger_brings_a_card(deck, drawn):
    g = settlers(
        empire=["imperial_messenger"],
        deals=["mission"],
        goods={"worker": 1},
        common_deck=["town"],
        deck=["idol"],
    )
    play(g, "use:imperial_messenger", deck)
    assert hand(g) == sorted([drawn, "ruins"])


@rule("S9")
def test_imperial_messenger_brings_a_point():
    g = settlers("japanese", empire=["imperial_messenger"], deals=["dojo"], goods={"worker": 1})
    g.play("use:imperial_messenger")
    assert (goods(g), vp(g)) == ({}, 1)


def with_a_route(card, **entries):
    """The Japanese own that common card and have a Trade Route deal with a rival's Legion."""
    return settlers(
        "japanese",
        empire=[card],
        routes=["farm"],
        rival={"empire": [on("legion", route=0)]},
        **entries,
    )


@rule("S125")
def test_imperial_messenger_and_a_trade_route():
    g = with_a_route("imperial_messenger", goods={"worker": 1}, deals=["casino"])
    g.play("use:imperial_messenger")
    assert "deal:casino" in keys(g)
    (route,) = offered(g, "route:")
    g.play(route)
    assert goods(g) == {"raze": 1}
    assert player(g, 1)["empire"] == [on("legion", route=0)]


@rule("S74", "S76")
def test_imperial_messenger_only_once_and_only_with_a_deal():
    g = settlers(empire=["imperial_messenger"], deals=["idol"], goods={"worker": 2})
    assert offered(next_turn(g.play("use:imperial_messenger")), "use:") == []
    g = settlers(
        empire=["imperial_messenger"], goods={"worker": 2}, rival={"deals": ["roman_bank"]}
    )
    assert offered(g, "use:") == []
    g = settlers(empire=["imperial_messenger"], goods={"gold": 2}, deals=["idol"])
    assert offered(g, "use:") == []


@rule("S73", "S160")
@pytest.mark.parametrize("deal, other", [("mission", "idol"), ("idol", "mission")])
def test_hanseatic_league(deal, other):
    g = settlers(empire=["hanseatic_league"], deals=["mission", "idol"], goods={"worker": 1})
    g.play("use:hanseatic_league")
    assert sorted(keys(g)) == ["deal:idol", "deal:mission"]
    g.play(f"deal:{deal}")
    assert asked(g, 1)
    assert (goods(g), vp(g), deals(g), discard(g)) == ({}, 2, [other], [deal])


@rule("S75")
def test_hanseatic_league_twice():
    g = settlers(
        empire=["hanseatic_league"], deals=["mission", "idol", "pyre"], goods={"worker": 9}
    )
    play(g, "use:hanseatic_league", "again", "deal:idol", "deal:pyre")
    assert asked(g, 1)
    assert (vp(g), deals(g), discard(g)) == (4, ["mission"], ["idol", "pyre"])
    assert offered(next_turn(g), "use:") == []


@rule("S75")
def test_hanseatic_league_in_two_turns():
    g = settlers(empire=["hanseatic_league"], deals=["idol", "pyre"], goods={"worker": 2})
    next_turn(play(g, "use:hanseatic_league", "enough", "deal:idol"))
    g.play("use:hanseatic_league.used1")
    assert (vp(g), deals(g), goods(g)) == (4, [], {})


@rule("S76")
@pytest.mark.parametrize(
    "own, have", [([], {"worker": 9, "gold": 9}), (["idol"], {"gold": 9, "food": 9})]
)
def test_hanseatic_league_needs_a_deal_and_a_worker(own, have):
    g = settlers(
        empire=["hanseatic_league"], deals=own, goods=have, rival={"deals": ["roman_bank"]}
    )
    assert offered(g, "use:") == []


@rule("S126")
def test_hanseatic_league_and_a_trade_route():
    g = with_a_route("hanseatic_league", goods={"worker": 1}).play("use:hanseatic_league")
    assert asked(g, 1)
    assert (vp(g), goods(g), player(g)["routes"], discard(g)) == (2, {}, [], ["farm"])
    assert player(g, 1)["empire"] == [on("legion")]


# --- features -------------------------------------------------------------------------------------

# card, price, colour
COLOUR_FEATURES = [
    ("supplier", pool("wood", "stone", "stone"), "grey"),
    ("carpenters_workshop", pool("wood", "wood", "wood"), "brown"),
    ("mill", pool("wood", "wood", "wood"), "red"),
    ("canteen", pool("wood", "wood", "wood"), "pink"),
    ("monty_the_merchant", pool("wood", "stone", "stone"), "gold"),
]


@rule("S54")
@pytest.mark.parametrize("card, price, colour", COLOUR_FEATURES)
def test_colour_feature_pays_for_itself(card, price, colour):
    g = settlers(hand=[card], goods=price, empire=COLOURED[colour][:2]).play(f"build:{card}")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({"gold": 1}, 1)


@rule("S54", "S57")
@pytest.mark.parametrize("built", ONE_OF)
@pytest.mark.parametrize("card, price, colour", COLOUR_FEATURES)
def test_colour_feature_pays_for_its_colour_only(card, price, colour, built):
    other, cost = ONE_OF[built]
    g = settlers(hand=[other], goods=cost, empire=[card]).play(f"build:{other}")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == (({"gold": 1}, 1) if built == colour else ({}, 0))


@rule("S54")
@pytest.mark.parametrize("card, price, colour", COLOUR_FEATURES)
def test_colour_feature_does_not_pay_for_ruins_deals_rivals_or_production(card, price, colour):
    other, cost = ONE_OF[colour]
    g = settlers(
        hand=["ruins", "sentry_tower"],
        goods={"food": 1},
        empire=[card],
        rival={"hand": [other], "goods": cost},
    )
    g.play("build:ruins").play(f"build:{other}").play("deal:sentry_tower")
    assert (goods(g), vp(g)) == ({"worker": 2}, 0)
    g = next_round(settlers(empire=[card, other]))
    assert (produced(g, "barbarians"), vp(g)) == ({}, 0)


@rule("S54", "S56")
@pytest.mark.parametrize("card, price, colour", COLOUR_FEATURES)
def test_colour_feature_pays_for_a_faction_location(card, price, colour):
    g = settlers(
        "romans",
        hand=["trade_colony"],
        goods=pool("wood", "stone", "stone"),
        empire=[card],
        foundations=["tavern"],
    )
    g.play("build:trade_colony")
    g.play("foundation:tavern")
    paid = colour in ("red", "brown", "grey")
    assert goods(g) == {"worker": 1, "gold": 1 + paid}
    assert vp(g) == paid


@rule("S51", "S56")
@pytest.mark.parametrize("card, price, colour", COLOUR_FEATURES)
def test_colour_feature_discarded_as_the_price_does_not_pay(card, price, colour):
    g = settlers(
        "romans", hand=["trade_colony"], goods=pool("wood", "stone", "stone"), empire=[card]
    )
    g.play("build:trade_colony")
    assert (goods(g), vp(g)) == ({"worker": 1, "gold": 1}, 0)
    assert (empire(g), common_discard(g)) == (["trade_colony"], [card])


# card, price, colour
COUNTING = [
    ("statue", pool("wood", "stone", "stone"), "grey"),
    ("wood_storage", pool("wood", "wood", "stone"), "brown"),
    ("baker", pool("wood", "wood", "stone"), "red"),
    ("meeting_place", pool("wood", "wood", "stone"), "pink"),
    ("apartment", pool("wood", "stone", "stone"), "gold"),
]


@rule("S53", "S55")
@pytest.mark.parametrize("others", [0, 1, 2, 5, 6])
@pytest.mark.parametrize("card, price, colour", COUNTING)
def test_points_per_colour_when_built(card, price, colour, others):
    g = settlers(
        hand=[card],
        goods=price,
        empire=[*COLOURED[colour][:others], "ruins", "gallows", "tavern"],
        rival={"empire": ["trade_colony"]},
        common_deck=["monument"],
        deck=["idol"],
    )
    g.play(f"build:{card}")
    assert keys(g) == ["common", "faction"]
    g.play("common" if others % 2 else "faction")
    assert asked(g, 1)
    assert vp(g) == min(others + 1, 6)
    assert goods(g) == {}
    assert hand(g) == (["monument"] if others % 2 else ["idol"])


@rule("S53", "S67")
@pytest.mark.parametrize("card, price, colour", COUNTING)
def test_points_per_colour_only_once_and_not_for_foundations(card, price, colour):
    g = settlers(
        hand=[card, "ruins"], goods=price, foundations=COLOURED[colour][:2], rival={"passed": True}
    )
    play(g, f"build:{card}", "common")
    assert vp(g) == 1
    other, cost = ONE_OF[colour]
    g = settlers(hand=[other], goods=cost, empire=[card]).play(f"build:{other}")
    assert (goods(g), vp(g)) == ({}, 0)
    g = next_round(settlers(empire=[card]))
    assert (asked(g, 1), produced(g, "barbarians"), vp(g)) == (True, {}, 0)


@rule("S72")
def test_gallows_and_a_card_razed_from_hand():
    g = settlers(hand=["town"], goods={"raze": 1}, empire=["gallows"]).play("raze:hand:town")
    assert asked(g, 1)
    assert (goods(g), vp(g), common_discard(g)) == ({"worker": 2}, 1, ["town"])


@rule("S72")
def test_gallows_and_a_razed_location():
    g = settlers(empire=["gallows"], goods={"raze": 2}, rival={"empire": ["armorer"]})
    g.play("raze:1:armorer")
    assert (goods(g), vp(g)) == ({"stone": 1}, 2)
    assert (foundations(g, 1), goods(g, 1)) == (["armorer"], {"wood": 1})


@rule("S72", "S119")
def test_gallows_and_rabble():
    g = settlers(empire=["gallows", "rabble", "town"], goods={"worker": 2})
    play(g, "use:rabble", "town")
    assert (goods(g), vp(g), foundations(g)) == ({"worker": 2, "wood": 1}, 1, ["town"])


@rule("S72")
def test_gallows_pay_nothing_for_a_location_removed_or_razed_by_another():
    g = settlers(
        "japanese", empire=["gallows", "garrison"], goods={"raze": 2}, rival={"empire": ["town"]}
    )
    g.play("use:garrison")
    assert vp(g) == 0
    g = settlers(goods={"raze": 2}, rival={"empire": ["gallows", "town"]}).play("raze:1:town")
    assert (vp(g), vp(g, 1)) == (0, 0)
    g = settlers(goods={"raze": 2}, empire=["gallows"], hand=["ruins"])
    assert next_round(g).position()["players"][0]["vp"] == 0


@rule("S72")
def test_gallows_do_not_pay_when_built():
    g = settlers(hand=["gallows"], goods={"wood": 2, "raze": 1}).play("build:gallows")
    assert (goods(g), vp(g)) == ({"raze": 1}, 0)


@rule("S53", "S58", "S128")
def test_ruins():
    g = settlers(empire=["village"]).play("build:ruins")
    assert asked(g, 1)  # it was an action
    assert (goods(g), vp(g), empire(g)) == ({"worker": 1}, 0, ["ruins", "village"])


@rule("S70", "S128")
def test_ruins_cannot_be_razed():
    g = settlers(goods={"raze": 9}, rival={"empire": ["ruins", "town"]})
    assert offered(g, "raze:") == ["raze:1:town"]


@rule("S128", "S31")
def test_ruins_give_nothing_in_production():
    g = next_round(settlers(empire=["ruins"]))
    assert (produced(g, "barbarians"), vp(g)) == ({}, 0)


@rule("S50")
def test_ruins_are_a_location_to_discard():
    g = settlers(hand=["raid"], goods={"wood": 1}, empire=["ruins"]).play("build:raid")
    assert (empire(g), common_discard(g), goods(g)) == (["raid"], ["ruins"], {})


@rule("S86")
@pytest.mark.parametrize("card", ["ruins", "monument", "castle"])
def test_common_locations_are_worth_a_point(card):
    g = settlers(empire=[card], foundations=["town"])
    assert (g.scores()[0].parts["common"], g.scores()[0].total) == (1, 1)


@rule("S127")
def test_settlers_leave_foundations_alone():
    g = settlers(
        hand=["raid"], goods={"wood": 2}, empire=["settlers", "town"], foundations=["mill"]
    )
    g.play("use:settlers")
    assert (empire(g), foundations(g)) == (["raid", "settlers", "town"], ["mill"])


@rule("S132")
@pytest.mark.parametrize("choice, gain, points", [("1raze", {"raze": 1}, 0), ("2vp", {}, 2)])
def test_porters_and_a_production_with_a_choice(choice, gain, points):
    g = settlers("egyptians", empire=["porters", "pharaohs_guard"], goods={"food": 1})
    play(g, "use:porters", choice)
    assert (goods(g), vp(g)) == (gain, points)


@rule("S105", "S132")
@pytest.mark.parametrize("kept", ["legion", "spies"])
def test_porters_and_the_architect(kept):
    g = settlers(
        "romans", empire=["porters", "architect"], goods={"food": 1}, deck=["spies", "legion"]
    )
    play(g, "use:porters", kept)
    assert (hand(g), asked(g, 1)) == (sorted([kept, "ruins"]), True)


@rule("S10", "S126")
def test_hanseatic_league_discards_a_deal_to_the_pile_of_its_faction():
    g = settlers(
        "romans",
        against="egyptians",
        empire=["hanseatic_league"],
        deals=["oasis"],
        goods={"worker": 1},
    )
    g.play("use:hanseatic_league")
    assert (vp(g), discard(g), discard(g, 1)) == (2, [], ["oasis"])


@rule("S4", "S76", "S127")
def test_settlers_are_not_paid_with_the_gold_that_the_card_needs():
    g = settlers(
        hand=["barbarian_quarry", "ruins"], goods={"wood": 1, "gold": 1}, empire=["settlers"]
    )
    g.play("use:settlers")
    assert asked(g, 1)  # wood for the use, gold in place of the stone: there is nothing to choose
    assert empire(g) == ["barbarian_quarry", "settlers"]
