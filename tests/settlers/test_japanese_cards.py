"""The 18 Japanese cards: what each of them does, and what it does not do."""

from __future__ import annotations

import pytest

from settlers_cards import (
    ONE_OF,
    asked,
    check_action,
    deals,
    discard,
    empire,
    finish,
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


def japanese(**entries):
    return settlers("japanese", **entries)


# --- production -----------------------------------------------------------------------------------

# card, price, needs a location, goods
PRODUCTIONS = [
    ("farm", pool("wood"), False, {"worker": 1, "food": 1}),
    ("rice_fields", pool("food"), False, {"food": 2}),
    ("geisha_house", pool("wood"), True, {"worker": 1}),
]


@rule("S50", "S52")
@pytest.mark.parametrize("card, price, sacrifice, gain", PRODUCTIONS)
def test_production_at_once(card, price, sacrifice, gain):
    g = japanese(hand=[card], goods=price, foundations=["town"]).play(f"build:{card}")
    assert asked(g, 1)
    assert (goods(g), vp(g), empire(g)) == (gain, 0, [card])
    assert foundations(g) == ([] if sacrifice else ["town"])


@rule("S31")
@pytest.mark.parametrize("card, price, sacrifice, gain", PRODUCTIONS)
def test_production_of_each_round(card, price, sacrifice, gain):
    g = next_round(japanese(empire=[card]))
    assert asked(g, 1)
    assert (produced(g, "japanese"), vp(g)) == (gain, 0)


@rule("S55")
@pytest.mark.parametrize("others", range(4))
def test_geisha_house_counts_pink(others):
    built = ["porters", "acting_troupe", "missionaries"][:others]
    g = japanese(
        hand=["geisha_house"], goods={"wood": 1}, empire=[*built, "castle"], foundations=["mill"]
    )
    play(g, "build:geisha_house", "foundation:mill")
    assert goods(g) == {"worker": min(others + 1, 3)}
    g = next_round(japanese(empire=["geisha_house", *built]))
    assert produced(g, "japanese") == {"worker": min(others + 1, 3)}


SAMURAI = [on("stalls", samurai=True), on("dojo", samurai=True), on("casino", samurai=True)] + [
    on("garrison", samurai=True)
]


@rule("S52", "S55")
@pytest.mark.parametrize("card", ["daimyos_castle", "daimyos_castle_2"])
@pytest.mark.parametrize("samurai", range(5))
def test_daimyos_castle(card, samurai):
    g = japanese(
        hand=[card],
        goods={"stone": 2, "worker": 1},
        empire=["negotiator", *SAMURAI[:samurai]],
        foundations=["town"],
    )
    play(g, f"build:{card}", "foundation:town")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({"worker": 1}, min(samurai, 3))
    g = next_round(japanese(empire=[card, *SAMURAI[:samurai]]))
    assert (produced(g, "japanese"), vp(g)) == ({}, min(samurai, 3))
    assert [location(g, where["card"]) for where in SAMURAI[:samurai]] == [
        {"samurai": True}
    ] * samurai


@rule("S51", "S56")
def test_daimyos_castle_does_not_count_a_samurai_discarded_for_it():
    g = japanese(hand=["daimyos_castle"], goods={"stone": 2}, empire=SAMURAI[:2])
    play(g, "build:daimyos_castle", "stalls.samurai")
    assert (vp(g), goods(g), discard(g)) == (1, {}, ["stalls"])


@rule("S55", "S82")
def test_daimyos_castle_counts_the_samurai_on_itself():
    g = next_round(japanese(empire=[on("daimyos_castle", samurai=True)]))
    assert vp(g) == 1


@rule("S105")
@pytest.mark.parametrize("kept, back", [("dojo", "casino"), ("casino", "dojo")])
def test_buddhas_temple(kept, back):
    g = japanese(
        hand=["buddhas_temple"], goods={"stone": 1}, empire=["mill"], deck=["dojo", "casino"]
    )
    size = len(player(g)["deck"])
    g.play("build:buddhas_temple")
    assert sorted(keys(g)) == ["casino", "dojo"]
    g.play(kept)
    assert asked(g, 1)
    assert (hand(g), goods(g), vp(g), discard(g)) == ([kept], {}, 0, [])
    assert back in player(g)["deck"]
    assert len(player(g)["deck"]) == size - 1


@rule("S31", "S105")
def test_buddhas_temple_in_production():
    g = next_round(japanese(empire=["buddhas_temple"], deck=["farm", "dojo", "casino"]))
    assert asked(g, 0, "keep-faction-card")
    before = hand(g)
    assert sorted(keys(g)) == ["casino", "dojo"]
    g.play("dojo")
    assert hand(g) == sorted([*before, "dojo"])
    assert "casino" in player(g)["deck"]
    assert produced(g, "japanese") == {}


# --- plain actions --------------------------------------------------------------------------------

ACTIONS = [
    ("casino", 2, pool("worker"), {"gold": 1}, 0),
    ("stalls", 2, pool("food"), {}, 1),
    ("sumo_school", 1, pool("worker", "food"), {"raze": 1}, 0),
    ("master_swordsmith", 1, pool("stone"), {"raze": 1}, 1),
]


@rule("S4", "S73", "S74", "S75", "S76")
@pytest.mark.parametrize("card, uses, spend, gain, points", ACTIONS)
def test_action(card, uses, spend, gain, points):
    check_action("japanese", card, uses, spend, gain, points)


# --- actions against others -----------------------------------------------------------------------


@rule("S72", "S80", "S100")
@pytest.mark.parametrize(
    "target", ["town", "legion", "castle.defended", "ruins", "gold_mine.used1"]
)
def test_garrison(target):
    built = ["town", "legion", on("castle", defended=True), "ruins", on("gold_mine", used=1)]
    g = japanese(
        empire=["garrison", "gallows"],
        goods={"raze": 2},
        rival={"empire": built, "foundations": ["mill"]},
    )
    g.play("use:garrison")
    assert len(keys(g)) == 5
    g.play(f"1:{target}")
    assert asked(g, 1)
    assert (goods(g), vp(g), hand(g)) == ({}, 0, ["ruins"])
    card = target.split(".")[0]
    assert card not in empire(g, 1)
    assert (len(empire(g, 1)), foundations(g, 1), goods(g, 1)) == (4, ["mill"], {})
    pile = discard(g, 1) if card == "legion" else g.position()["common_discard"]
    assert pile == [card]
    assert location(g, "garrison") == {"used": 1}


@rule("S38", "S76", "S100")
@pytest.mark.parametrize(
    "have, rival",
    [
        ({"raze": 1, "gold": 9}, {"empire": ["town"]}),
        ({"raze": 9}, {"empire": ["town"], "passed": True}),
        ({"raze": 9}, {"foundations": ["town"], "deals": ["spies"]}),
    ],
)
def test_garrison_finds_nothing(have, rival):
    g = japanese(empire=["garrison", "village"], goods=have, rival=rival)
    assert offered(g, "use:") == []


@rule("S74")
def test_garrison_only_once():
    g = japanese(empire=["garrison"], goods={"raze": 9}, rival={"empire": ["town", "ruins"]})
    assert offered(next_turn(play(g, "use:garrison", "1:town")), "use:") == []


@rule("S73")
@pytest.mark.parametrize(
    "target, gain",
    [("gardens", {"food": 1}), ("roman_bank", {"gold": 1}), ("legion", {"raze": 1})],
)
def test_ninjas(target, gain):
    theirs = ["gardens", "roman_bank", "legion"]
    g = japanese(empire=["ninjas"], goods={"worker": 1}, rival={"deals": theirs}).play("use:ninjas")
    assert sorted(keys(g)) == sorted(their_deal(1, card) for card in theirs)
    g.play(their_deal(1, target))
    assert asked(g, 1)
    assert (goods(g), vp(g), deals(g)) == (gain, 0, [])
    assert deals(g, 1) == sorted(card for card in theirs if card != target)
    assert (discard(g, 1), goods(g, 1)) == ([target], {})


@rule("S8")
@pytest.mark.parametrize("deck, drawn", [("common", "town"), ("faction", "farm")])
def test_ninjas_and_a_card(deck, drawn):
    g = japanese(
        empire=["ninjas"],
        goods={"worker": 1},
        rival={"deals": ["spies"]},
        common_deck=["town"],
        deck=["farm"],
    )
    play(g, "use:ninjas", deck)
    assert (hand(g), deals(g, 1)) == (sorted([drawn, "ruins"]), [])


@rule("S38", "S74", "S76")
def test_ninjas_only_once_and_only_with_a_deal_of_a_rival():
    g = japanese(empire=["ninjas"], goods={"worker": 9}, rival={"deals": ["gardens", "legion"]})
    play(g, "use:ninjas", their_deal(1, "gardens"))
    assert offered(next_turn(g), "use:") == []
    for have, rival in (
        ({"worker": 9}, {"deals": ["gardens"], "passed": True}),
        ({"gold": 9}, {"deals": ["gardens"]}),
        ({"worker": 9}, {}),
    ):
        g = japanese(empire=["ninjas"], goods=have, deals=["farm"], rival=rival)
        assert offered(g, "use:") == []


@rule("S103")
def test_ninjas_bring_two_samurai():
    g = japanese(hand=["ninjas"], goods={"stone": 1}, empire=["farm", "dojo"], foundations=["mill"])
    play(g, "build:ninjas", "foundation:mill")
    assert sorted(keys(g)) == ["dojo", "farm", "ninjas"]
    g.play("farm")
    assert sorted(keys(g)) == ["dojo", "ninjas"]
    g.play("ninjas")
    assert asked(g, 1)
    assert player(g)["empire"] == [on("farm", samurai=True), on("dojo"), on("ninjas", samurai=True)]
    assert goods(g) == {}


@rule("S103")
def test_ninjas_lose_the_second_samurai_without_a_free_faction_location():
    g = japanese(
        hand=["ninjas"],
        goods={"stone": 1},
        empire=["town", on("stalls", samurai=True)],
        foundations=["mill"],
    )
    play(g, "build:ninjas", "foundation:mill")
    assert asked(g, 1)
    assert location(g, "ninjas") == {"samurai": True}
    assert (location(g, "town"), goods(g)) == ({}, {})


# --- deals ----------------------------------------------------------------------------------------


@rule("S102")
def test_negotiator():
    g = japanese(
        empire=["negotiator"],
        goods={"worker": 1, "wood": 2, "stone": 2},
        deals=["farm", "casino", "daimyos_castle", "shrine", "rice_fields"],
    )
    g.play("use:negotiator")
    assert sorted(keys(g)) == ["deal:casino", "deal:daimyos_castle", "deal:farm", "deal:shrine"]
    g.play("deal:casino")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({"stone": 2}, 0)
    assert empire(g) == ["casino", "negotiator"]
    assert deals(g) == ["daimyos_castle", "farm", "rice_fields", "shrine"]
    assert location(g, "negotiator") == {"used": 1}


@rule("S52", "S102")
def test_negotiator_and_a_card_without_a_location_part():
    g = japanese(empire=["negotiator"], goods={"worker": 1, "wood": 1}, deals=["farm"])
    g.play("use:negotiator")
    assert (goods(g), deals(g), empire(g)) == ({"worker": 1, "food": 1}, [], ["farm", "negotiator"])


@rule("S54", "S102")
def test_what_the_negotiator_builds_counts_as_built():
    g = japanese(
        empire=["negotiator", "sake_brewery"],
        goods={"worker": 1, "wood": 1},
        deals=["geisha_house"],
    )
    g.play("use:negotiator")
    assert (goods(g), vp(g)) == ({"worker": 2, "gold": 1}, 1)


@rule("S74", "S76", "S102")
def test_negotiator_only_once_and_only_with_a_deal_that_can_be_paid():
    g = japanese(empire=["negotiator"], goods={"worker": 9, "wood": 9}, deals=["farm", "stalls"])
    play(g, "use:negotiator", "deal:stalls")
    assert "use:negotiator.used1" not in keys(next_turn(g))
    for have, own in (
        ({"worker": 9, "wood": 9}, []),
        ({"worker": 9, "wood": 1}, ["casino"]),
        ({"gold": 9, "wood": 9}, ["casino"]),
    ):
        g = japanese(empire=["negotiator"], goods=have, deals=own, rival={"deals": ["legion"]})
        assert "use:negotiator" not in keys(g)


@rule("S102")
def test_negotiator_cannot_build_a_trade_route_deal():
    g = japanese(
        empire=["negotiator"],
        goods={"worker": 9, "wood": 9, "stone": 9, "food": 9},
        routes=["farm"],
        rival={"empire": [on("legion", route=0)]},
    )
    assert "use:negotiator" not in keys(g)


@rule("S104")
@pytest.mark.parametrize("card", ["trade_route", "trade_route_2", "trade_route_3"])
@pytest.mark.parametrize("target, gain", [("legion", {"raze": 1}), ("gardens", {"food": 1})])
def test_trade_route(card, target, gain):
    g = japanese(
        empire=[card],
        goods={"food": 1},
        deck=["farm", "dojo"],
        rival={"empire": ["town", "legion", "gardens"], "foundations": ["mill"]},
    )
    g.play(f"use:{card}")
    assert sorted(keys(g)) == ["1:gardens", "1:legion"]
    g.play(f"1:{target}")
    assert asked(g, 1)
    assert (goods(g), vp(g), hand(g), deals(g)) == (gain, 0, ["ruins"], [])
    assert (player(g)["routes"], player(g)["deck"][0]) == (["farm"], "dojo")
    assert location(g, target, 1) == {"route": 0}
    assert goods(g, 1) == {}


@rule("S8", "S104")
def test_trade_route_brings_a_card():
    g = japanese(
        empire=["trade_route"],
        goods={"food": 1},
        rival={"empire": ["spies"]},
        common_deck=["town"],
    )
    play(g, "use:trade_route", "common")
    assert (hand(g), goods(g)) == (["ruins", "town"], {})


@rule("S31", "S104")
def test_trade_route_pays_in_production_even_when_it_is_lost():
    g = japanese(empire=["dojo"], routes=["farm"], rival={"empire": [on("roman_bank", route=0)]})
    next_round(g)
    assert (produced(g, "japanese"), vp(g)) == ({"gold": 1}, 0)
    assert location(g, "roman_bank", 1) == {"route": 0}
    assert player(g)["routes"] == ["farm"]
    assert produced(g, "romans", 1) == {"gold": 1}  # it still works for its owner


@rule("S38", "S74", "S76", "S104")
@pytest.mark.parametrize(
    "have, rival",
    [
        ({"food": 9}, {"empire": ["town"], "deals": ["spies"]}),
        ({"food": 9}, {"empire": ["legion"], "passed": True}),
        ({"worker": 1, "wood": 9}, {"empire": ["legion"]}),
    ],
)
def test_trade_route_finds_nothing(have, rival):
    g = japanese(empire=["trade_route", "farm"], goods=have, rival=rival)
    assert offered(g, "use:") == []


@rule("S74", "S104")
def test_trade_route_once_a_round_and_one_marker_on_a_location():
    g = japanese(
        empire=["trade_route", "trade_route_2"],
        goods={"food": 9},
        rival={"empire": ["legion", "gardens"]},
    )
    next_turn(play(g, "use:trade_route", "1:legion"))
    assert offered(g, "use:") == []  # all others have passed
    g = japanese(
        empire=["trade_route", "trade_route_2"],
        goods={"food": 9},
        rival={"empire": ["legion", "gardens"], "hand": ["ruins", "ruins"]},
    )
    play(g, "use:trade_route", "1:legion", "build:ruins")
    assert offered(g, "use:") == ["use:trade_route_2"]
    g.play("use:trade_route_2")
    assert goods(g) == {"food": 8, "raze": 1}
    assert location(g, "gardens", 1) == {"route": 0}


@rule("S104")
def test_a_trade_route_ends_with_its_location():
    g = japanese(
        empire=["garrison"],
        goods={"raze": 2},
        routes=["farm"],
        rival={"empire": [on("roman_bank", route=0)]},
    )
    g.play("use:garrison")
    assert (empire(g, 1), player(g)["routes"], discard(g)) == ([], [], ["farm"])
    assert produced(next_round(g), "japanese") == {}


@rule("S60")
def test_dojo_pays_for_a_deal():
    g = japanese(empire=["dojo"], hand=["farm"], goods={"food": 1}).play("deal:farm")
    assert (goods(g), vp(g)) == ({"worker": 1}, 1)
    g = japanese(empire=["dojo", "dojo"], hand=["farm"], goods={"food": 1}).play("deal:farm")
    assert vp(g) == 2


@rule("S104")
def test_dojo_pays_for_a_trade_route():
    g = japanese(empire=["dojo", "trade_route"], goods={"food": 1}, rival={"empire": ["legion"]})
    assert vp(g.play("use:trade_route")) == 1


@rule("S53")
def test_dojo_brings_a_faction_card_when_built():
    g = japanese(hand=["dojo"], goods={"wood": 1}, empire=["mill"], deck=["farm"])
    g.play("build:dojo")
    assert asked(g, 1)
    assert (hand(g), goods(g), vp(g)) == (["farm"], {}, 0)


@rule("S57")
def test_dojo_does_not_pay_for_deals_of_others_or_in_production():
    g = japanese(empire=["dojo"], rival={"hand": ["legion"], "goods": {"food": 1}})
    g.play("build:ruins").play("end").play("deal:legion")
    assert (vp(g), vp(g, 1)) == (0, 0)
    g = next_round(japanese(empire=["dojo"], deals=["farm"]))
    assert (vp(g), produced(g, "japanese")) == (0, {"worker": 1})


# --- school of diplomacy --------------------------------------------------------------------------


@rule("S106")
@pytest.mark.parametrize(
    "gold, worker, gain, points",
    [
        (0, 0, {"gold": 1, "worker": 1}, 0),
        (1, 0, {"worker": 1}, 1),
        (0, 1, {"gold": 1}, 1),
        (1, 1, {}, 2),
    ],
)
def test_school_of_diplomacy(gold, worker, gain, points):
    g = next_round(japanese(empire=["school_of_diplomacy", "farm"], deals=["casino", "farm"]))
    choices = {"gold": gold, "worker": worker}
    for _ in range(2):
        assert asked(g, 0, "convert-deal-goods")
        good = keys(g)[0].split(":")[0]
        assert keys(g) == [f"{good}:0", f"{good}:1"]
        g.play(f"{good}:{choices.pop(good)}")
    assert asked(g, 1)
    assert produced(g, "japanese") == {
        good: n
        for good in ("gold", "worker", "food")
        if (n := gain.get(good, 0) + (good in ("worker", "food")))
    }
    assert vp(g) == points


@rule("S106")
def test_school_of_diplomacy_and_several_goods_of_a_kind():
    g = next_round(japanese(empire=["school_of_diplomacy"], deals=["farm", "farm", "sumo_school"]))
    assert keys(g) == ["worker:0", "worker:1", "worker:2", "worker:3"]
    g.play("worker:2")
    assert (produced(g, "japanese"), vp(g)) == ({"worker": 1}, 2)


@rule("S106")
@pytest.mark.parametrize("converted", [0, 1])
def test_school_of_diplomacy_and_a_card(converted):
    g = next_round(japanese(empire=["school_of_diplomacy"], deals=["shrine"]))
    before = len(hand(g))
    g.play(f"card:{converted}")
    if not converted:
        g.play("common")
    assert asked(g, 1)
    assert (len(hand(g)) - before, vp(g)) == (1 - converted, converted)


@rule("S106")
def test_school_of_diplomacy_works_in_production_only():
    g = japanese(empire=["school_of_diplomacy"], hand=["farm"], goods={"food": 1}).play("deal:farm")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({"worker": 1}, 0)
    g = next_round(japanese(empire=["school_of_diplomacy", "rice_fields"]))
    assert asked(g, 1)
    assert (produced(g, "japanese"), vp(g)) == ({"food": 2}, 0)


@rule("S104", "S106")
def test_school_of_diplomacy_and_a_trade_route_deal():
    g = next_round(
        japanese(
            empire=["school_of_diplomacy"],
            routes=["farm"],
            rival={"empire": [on("roman_bank", route=0)]},
        )
    )
    assert keys(g) == ["gold:0", "gold:1"]
    assert (vp(g.play("gold:1")), produced(g, "japanese")) == (1, {})


# --- gate, shrine, sake brewery -------------------------------------------------------------------


@rule("S39", "S99")
def test_gate():
    g = japanese(empire=["gate"], hand=["castle", "farm", "ruins"])
    play(g, "gate:gate:castle", "gate:gate.holds1:farm")
    assert asked(g, 0)  # not an action
    assert (hand(g), vp(g), goods(g)) == (["ruins"], 2, {})
    assert location(g, "gate") == {"holds": 2}
    assert sorted(player(g)["under_gates"]) == ["castle", "farm"]
    g.play("build:ruins")
    assert asked(g, 1)


@rule("S44", "S99")
def test_cards_stay_under_the_gate():
    g = next_round(japanese(empire=[on("gate", holds=2)], under_gates=["castle", "farm"]))
    assert location(g, "gate") == {"holds": 2}
    assert sorted(player(g)["under_gates"]) == ["castle", "farm"]
    assert (vp(g), produced(g, "japanese")) == (0, {})


@rule("S86", "S99")
@pytest.mark.parametrize("cards, points", [(0, 0), (2, 0), (3, 2), (4, 2)])
def test_gate_at_the_end(cards, points):
    under = ["castle", "town", "village", "farm"][:cards]
    g = japanese(empire=[on("gate", holds=cards)], under_gates=under, round=5)
    assert g.scores()[0].total == 2 + points
    g.play("pass").play("pass")
    assert g.over
    assert g.scores()[0].total == 2 + points


@rule("S99")
def test_every_gate_counts_its_own_cards():
    under = ["castle", "town", "village", "farm"]
    g = japanese(empire=[on("gate", holds=2), on("gate", holds=2)], under_gates=under)
    assert g.scores()[0].total == 4
    g = japanese(empire=[on("gate", holds=3), on("gate", holds=1)], under_gates=under)
    assert g.scores()[0].total == 6


@rule("S70", "S81", "S99", "S101")
@pytest.mark.parametrize("card", ["gate", "shrine"])
def test_gate_and_shrine_cannot_be_razed(card):
    g = settlers(goods={"raze": 9}, against="japanese", rival={"empire": [card, "farm"]})
    assert offered(g, "raze:") == ["raze:1:farm"]
    g = japanese(hand=[card, "farm"], goods={"raze": 9})
    assert offered(g, "raze:") == ["raze:hand:farm"]


@rule("S39", "S101")
@pytest.mark.parametrize("good", ["wood", "stone", "food", "gold"])
def test_shrine(good):
    have = {"wood": 1, "stone": 1, "food": 1, "gold": 1, "worker": 1, "raze": 1}
    g = japanese(empire=["shrine"], goods=have)
    assert len(offered(g, "shrine:")) == 4
    g.play(f"shrine:shrine:{good}")
    assert asked(g, 0)  # not an action
    assert (location(g, "shrine"), vp(g)) == ({"holds": 1}, 0)
    assert goods(g) == {kind: n for kind, n in have.items() if kind != good}


@rule("S44", "S86", "S101")
@pytest.mark.parametrize(
    "holds, points", [(0, 0), (2, 0), (3, 2), (6, 2), (7, 5), (11, 5), (12, 10), (13, 10)]
)
def test_shrine_at_the_end(holds, points):
    g = japanese(empire=[on("shrine", holds=holds)], round=5)
    assert g.scores()[0].total == 2 + points
    g = next_round(japanese(empire=[on("shrine", holds=holds)]))
    assert location(g, "shrine") == ({"holds": holds} if holds else {})


@rule("S54")
@pytest.mark.parametrize("colour", ONE_OF)
def test_sake_brewery_pays_for_pink_only(colour):
    card, price = ONE_OF[colour]
    g = japanese(hand=[card], goods=price, empire=["sake_brewery"]).play(f"build:{card}")
    assert (goods(g), vp(g)) == (({"gold": 1}, 1) if colour == "pink" else ({}, 0))


@rule("S54")
def test_sake_brewery_pays_for_itself_and_for_faction_locations():
    g = japanese(hand=["sake_brewery"], goods={"wood": 1}, empire=["mill"])
    g.play("build:sake_brewery")
    assert (goods(g), vp(g), empire(g)) == ({"gold": 1}, 1, ["sake_brewery"])
    g = japanese(hand=["geisha_house"], goods={"wood": 1}, empire=["sake_brewery", "mill"])
    play(g, "build:geisha_house", "mill")
    assert (goods(g), vp(g)) == ({"gold": 1, "worker": 2}, 1)


# --- raze fields ----------------------------------------------------------------------------------


@rule("S65", "S81")
def test_a_faction_card_is_razed_from_hand_for_a_point():
    g = japanese(hand=["farm"], goods={"raze": 1}).play("raze:hand:farm")
    assert (goods(g), vp(g), discard(g)) == ({}, 1, ["farm"])


@rule("S69", "S83", "S85")
@pytest.mark.parametrize("samurai, tokens", [(False, 2), (True, 3)])
def test_a_faction_location_is_razed_for_a_point(samurai, tokens):
    target = on("farm", samurai=True) if samurai else on("farm")
    for have in (tokens, tokens - 1):
        g = settlers(goods={"raze": have}, against="japanese", rival={"empire": [target]})
        assert len(offered(g, "raze:")) == (have == tokens)
        if have == tokens:
            finish(g.play(offered(g, "raze:")[0]))
            assert (goods(g), vp(g), discard(g, 1)) == ({}, 1, ["farm"])
            assert (empire(g, 1), foundations(g, 1), goods(g, 1)) == ([], [], {})


@rule("S38", "S100", "S104")
@pytest.mark.parametrize("card, have", [("garrison", {"raze": 2}), ("trade_route", {"food": 1})])
def test_a_rival_who_has_passed_is_no_target(card, have):
    g = japanese(
        empire=[card],
        goods=have,
        rival={"empire": ["legion", "gardens"], "passed": True},
        third={"empire": ["oasis", "slaves"]},
    )
    g.play(f"use:{card}")
    assert set(keys(g)) == {"2:oasis", "2:slaves"}
    g.play("2:slaves")
    assert (empire(g, 1), goods(g)) == (
        ["gardens", "legion"],
        {"stone": 1} if card == "trade_route" else {},
    )


@rule("S38")
def test_ninjas_and_a_rival_who_has_passed():
    g = japanese(
        empire=["ninjas"],
        goods={"worker": 1},
        rival={"deals": ["legion"], "passed": True},
        third={"deals": ["oasis", "slaves"]},
    )
    g.play("use:ninjas")
    assert set(keys(g)) == {their_deal(2, "oasis"), their_deal(2, "slaves")}


@rule("S51")
def test_cards_under_a_gate_that_is_discarded_go_to_their_piles():
    g = japanese(
        hand=["stalls"],
        goods={"wood": 1},
        empire=[on("gate", holds=2)],
        under_gates=["castle", "farm"],
    )
    g.play("build:stalls")
    assert (empire(g), player(g)["under_gates"], vp(g)) == (["stalls"], [], 0)
    assert (discard(g), g.position()["common_discard"]) == (["farm", "gate"], ["castle"])
