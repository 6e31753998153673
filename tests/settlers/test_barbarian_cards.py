"""The 18 Barbarian cards: what each of them does, and what it does not do."""

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
    their_deal,
    vp,
)

# --- production -----------------------------------------------------------------------------------

# card, price, needs a location, goods
PRODUCTIONS = [
    ("primeval_forest", pool("wood"), False, {"wood": 2}),
    ("sentry_tower", pool("wood", "wood"), True, {"raze": 1, "worker": 1}),
    ("settlement", pool("wood"), False, {"worker": 2}),
    ("barbarian_quarry", pool("stone"), True, {"raze": 1, "stone": 1}),
]


@rule("S50", "S52")
@pytest.mark.parametrize("card, price, sacrifice, gain", PRODUCTIONS)
def test_production_at_once(card, price, sacrifice, gain):
    g = settlers(hand=[card], goods=price, foundations=["town"]).play(f"build:{card}")
    assert asked(g, 1)
    assert (goods(g), vp(g), empire(g)) == (gain, 0, [card])
    assert foundations(g) == ([] if sacrifice else ["town"])
    assert common_discard(g) == (["town"] if sacrifice else [])


@rule("S31")
@pytest.mark.parametrize("card, price, sacrifice, gain", PRODUCTIONS)
def test_production_of_each_round(card, price, sacrifice, gain):
    g = next_round(settlers(empire=[card]))
    assert asked(g, 1)
    assert (produced(g, "barbarians"), vp(g)) == (gain, 0)


# --- plain actions --------------------------------------------------------------------------------

ACTIONS = [
    ("barbarian_altar", 2, pool("worker"), {}, 1),
    ("expedition", 1, pool("raze"), {"gold": 1}, 2),
    ("fighting_pit", 1, pool("worker", "worker"), {"raze": 2}, 0),
]


@rule("S4", "S73", "S74", "S75", "S76")
@pytest.mark.parametrize("card, uses, spend, gain, points", ACTIONS)
def test_action(card, uses, spend, gain, points):
    check_action("barbarians", card, uses, spend, gain, points)


@rule("S4", "S160")
@pytest.mark.parametrize(
    "spend",
    [
        pool("wood", "wood"),
        pool("stone", "stone"),
        pool("food", "food"),
        pool("gold", "gold"),
        pool("wood", "stone"),
        pool("wood", "food"),
        pool("stone", "food"),
        pool("wood", "gold"),
        pool("stone", "gold"),
        pool("food", "gold"),
    ],
)
def test_barter_takes_any_two_resources(spend):
    g = settlers(empire=["barter"], goods=spend).play("use:barter")
    assert asked(g, 1)
    assert (goods(g), vp(g), location(g, "barter")) == ({}, 2, {"used": 1})
    kinds = [good for good, n in spend.items() for _ in range(n)]
    more = dict.fromkeys(("wood", "stone", "food", "gold"), 3)
    g = settlers(empire=["barter"], goods=more).play("use:barter").play("enough")
    for kind in kinds:
        if asked(g, 0, "pay"):  # gold comes last: after one gold only gold is left
            g.play(kind)
    assert goods(g) == {good: 3 - spend.get(good, 0) for good in more}
    assert vp(g) == 2


@rule("S75")
def test_barter_twice():
    g = settlers(empire=["barter"], goods={"wood": 9})
    play(g, "use:barter", "again")
    assert (goods(g), vp(g)) == ({"wood": 5}, 4)
    assert offered(next_turn(g), "use:") == []
    g = settlers(empire=["barter"], goods={"wood": 2, "stone": 2})
    next_turn(play(g, "use:barter", "enough", "wood", "stone")).play("use:barter.used1")
    assert (goods(g), vp(g)) == ({}, 4)


@rule("S3", "S76")
def test_barter_takes_resources_only_and_two_of_them():
    g = settlers(empire=["barter"], goods={"wood": 1, "worker": 9, "raze": 9})
    assert offered(g, "use:") == []


# --- actions against others -----------------------------------------------------------------------


@rule("S123")
@pytest.mark.parametrize("card", ["saboteurs", "saboteurs_2"])
@pytest.mark.parametrize("good", ["wood", "stone", "food"])
def test_saboteurs(card, good):
    have = {"wood": 1, "stone": 1, "food": 1, "gold": 1, "worker": 1, "raze": 1}
    g = settlers(empire=[card], goods={"worker": 1}, rival={"goods": have}).play(f"use:{card}")
    assert sorted(keys(g)) == ["1:food", "1:stone", "1:wood"]
    g.play(f"1:{good}")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({good: 1}, 0)
    assert goods(g, 1) == {kind: n for kind, n in have.items() if kind != good}
    assert location(g, card) == {"used": 1}


@rule("S38", "S123")
def test_saboteurs_choose_among_those_who_have_not_passed():
    g = settlers(
        empire=["saboteurs"],
        goods={"worker": 1},
        rival={"goods": {"wood": 1}},
        third={"goods": {"wood": 2, "food": 1}},
    )
    g.play("use:saboteurs")
    assert sorted(keys(g)) == ["1:wood", "2:food", "2:wood"]
    g.play("2:wood")
    assert (goods(g), goods(g, 1), goods(g, 2)) == (
        {"wood": 1},
        {"wood": 1},
        {"wood": 1, "food": 1},
    )
    g = settlers(
        empire=["saboteurs"],
        goods={"worker": 1},
        rival={"goods": {"wood": 1}, "passed": True},
        third={"goods": {"food": 1}},
    )
    g.play("use:saboteurs")
    assert (goods(g), goods(g, 1), goods(g, 2)) == ({"food": 1}, {"wood": 1}, {})


@rule("S76", "S123")
@pytest.mark.parametrize(
    "rival",
    [
        {"goods": {"gold": 3, "worker": 3, "raze": 3, "defence": 1}},
        {"goods": {"wood": 3}, "passed": True},
    ],
)
def test_saboteurs_find_nothing(rival):
    g = settlers(empire=["saboteurs"], goods={"worker": 3}, rival=rival)
    assert offered(g, "use:") == []


@rule("S123")
def test_saboteurs_do_not_take_from_a_shrine():
    g = settlers(
        empire=["saboteurs"],
        goods={"worker": 3},
        against="japanese",
        rival={"empire": [on("shrine", holds=3), on("stalls", used=1)]},
    )
    assert offered(g, "use:") == []


@rule("S74", "S76")
def test_saboteurs_only_once_and_not_without_a_worker():
    g = settlers(empire=["saboteurs"], goods={"worker": 3}, rival={"goods": {"wood": 3}})
    assert offered(next_turn(g.play("use:saboteurs")), "use:") == []
    g = settlers(empire=["saboteurs"], goods={"gold": 3}, rival={"goods": {"wood": 3}})
    assert offered(g, "use:") == []


RAZE_FIELDS = [
    ("town", "worker", {"worker": 1}, 0),
    ("village_2", "worker", {"worker": 1}, 0),
    ("village_2", "wood", {"wood": 1}, 0),
    ("armorer", "vp", {}, 1),
    ("armorer", "stone", {"stone": 1}, 0),
    ("mill", "food", {"food": 1}, 0),
    ("gold_creek", "gold", {"gold": 1}, 0),
]


@rule("S72", "S124")
@pytest.mark.parametrize("card", ["pack", "pack_2"])
@pytest.mark.parametrize("target, good, gain, points", RAZE_FIELDS)
def test_pack(card, target, good, gain, points):
    g = settlers(empire=[card, "gallows", "raid"], goods={"worker": 1}, rival={"empire": [target]})
    g.play(f"use:{card}")
    if target != "town":
        assert good in keys(g)
        g.play(good)
    assert asked(g, 1)
    assert (goods(g), vp(g)) == (gain, points)
    assert (empire(g, 1), foundations(g, 1), goods(g, 1)) == ([target], [], {})
    assert location(g, card) == {"used": 1}


@rule("S8", "S124")
@pytest.mark.parametrize("deck, drawn", [("common", "town"), ("faction", "idol")])
def test_pack_draws_a_card(deck, drawn):
    g = settlers(
        empire=["pack"],
        goods={"worker": 1},
        rival={"empire": ["castle"]},
        common_deck=["town"],
        deck=["idol"],
    )
    play(g, "use:pack", deck)
    assert hand(g) == sorted([drawn, "ruins"])


@rule("S75", "S124")
def test_pack_twice_with_different_targets():
    g = settlers(
        empire=["pack"],
        goods={"worker": 2},
        rival={"empire": ["armorer", on("quarry", defended=True), "ruins", "legion"]},
        third={"empire": ["gold_creek"]},
    )
    play(g, "use:pack", "again")
    assert sorted(keys(g)) == ["1:armorer", "1:quarry.defended", "2:gold_creek"]
    play(g, "1:quarry.defended", "2:gold_creek", "gold")
    assert goods(g) == {"stone": 1, "gold": 1}
    assert location(g, "pack") == {"used": 2}
    g = settlers(empire=["pack"], goods={"worker": 3}, rival={"empire": ["quarry"]})
    next_turn(play(g, "use:pack", "again"))
    assert offered(g, "use:") == []


@rule("S81", "S124")
def test_pack_and_a_japanese_faction_location():
    g = settlers(
        empire=["pack"], goods={"worker": 1}, against="japanese", rival={"empire": ["farm", "gate"]}
    )
    g.play("use:pack")
    assert (goods(g), vp(g), empire(g, 1)) == ({}, 1, ["farm", "gate"])


@rule("S38", "S76", "S124")
@pytest.mark.parametrize(
    "rival",
    [
        {"empire": ["village"], "passed": True},
        {"empire": ["ruins", "legion"], "foundations": ["village"], "deals": ["spies"]},
    ],
)
def test_pack_finds_nothing(rival):
    g = settlers(empire=["pack", "town"], goods={"worker": 3}, rival=rival)
    assert offered(g, "use:") == []


# --- robbers, mission -----------------------------------------------------------------------------


@rule("S8", "S122")
@pytest.mark.parametrize("deck, drawn", [("common", "town"), ("faction", "idol")])
@pytest.mark.parametrize("target, left", [("spies", "gardens"), ("gardens", "spies")])
def test_robbers(target, left, deck, drawn):
    g = settlers(
        empire=["robbers"],
        goods={"worker": 2},
        deals=["pyre"],
        rival={"deals": ["spies", "gardens"]},
        common_deck=["town"],
        deck=["idol"],
    )
    g.play("use:robbers")
    assert sorted(keys(g)) == [their_deal(1, "gardens"), their_deal(1, "spies")]
    g.play(their_deal(1, target)).play(deck)
    assert asked(g, 1)
    assert (goods(g), vp(g), hand(g)) == ({}, 1, sorted([drawn, "ruins"]))
    assert (deals(g), deals(g, 1), discard(g, 1)) == (["pyre"], [left], [target])


@rule("S38", "S74", "S76")
@pytest.mark.parametrize(
    "have, rival",
    [
        ({"worker": 1, "gold": 9}, {"deals": ["spies"]}),
        ({"worker": 9}, {"deals": ["spies"], "passed": True}),
        ({"worker": 9}, {"empire": ["spies"]}),
    ],
)
def test_robbers_find_nothing(have, rival):
    g = settlers(empire=["robbers"], goods=have, deals=["pyre"], rival=rival)
    assert offered(g, "use:") == []


@rule("S74")
def test_robbers_only_once():
    g = settlers(empire=["robbers"], goods={"worker": 9}, rival={"deals": ["spies", "gardens"]})
    play(g, "use:robbers", their_deal(1, "spies"), "common")
    assert offered(next_turn(g), "use:") == []


@rule("S122")
def test_robbers_do_not_take_a_trade_route_deal():
    g = settlers(
        empire=["robbers", on("raid", route=1)],
        goods={"worker": 9},
        against="japanese",
        rival={"routes": ["farm"], "deals": []},
    )
    assert offered(g, "use:") == []


@rule("S120")
@pytest.mark.parametrize(
    "first, second, drawn",
    [
        ("common", "common", ["castle", "town"]),
        ("common", "faction", ["castle", "idol"]),
        ("faction", "common", ["castle", "idol"]),
        ("faction", "faction", ["idol", "pyre"]),
    ],
)
@pytest.mark.parametrize("kept", [0, 1])
def test_mission(first, second, drawn, kept):
    g = settlers(
        empire=["mission"],
        goods={"worker": 1},
        common_deck=["castle", "town"],
        deck=["idol", "pyre"],
    )
    play(g, "use:mission", first, second)
    assert sorted(keys(g)) == drawn
    g.play(drawn[kept])
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({}, 0)
    assert hand(g) == sorted([drawn[kept], "ruins"])
    assert discard(g) + common_discard(g) == [drawn[1 - kept]]


@rule("S74", "S76")
def test_mission_only_once_and_not_without_a_worker():
    g = settlers(empire=["mission"], goods={"worker": 3}, common_deck=["castle", "town"])
    play(g, "use:mission", "common", "common", "town")
    assert offered(next_turn(g), "use:") == []
    assert offered(settlers(empire=["mission"], goods={"gold": 3}), "use:") == []


# --- rabble, dark chapel --------------------------------------------------------------------------


@rule("S119")
@pytest.mark.parametrize(
    "target, card, gain, points",
    [
        ("town", "town", {"worker": 2, "wood": 1}, 0),
        ("armorer.defended", "armorer", {"stone": 1, "wood": 1}, 1),
        ("coal_mine.used1", "coal_mine", {"worker": 1, "stone": 1, "wood": 1}, 0),
    ],
)
def test_rabble(target, card, gain, points):
    built = ["rabble", "town", on("armorer", defended=True), on("coal_mine", used=1)]
    g = settlers(empire=[*built, "ruins", "pack"], goods={"worker": 2}).play("use:rabble")
    assert sorted(keys(g)) == ["armorer.defended", "coal_mine.used1", "town"]
    g.play(target)
    assert asked(g, 1)
    assert (goods(g), vp(g), foundations(g)) == (gain, points, [card])
    assert card not in empire(g)
    assert location(g, "rabble") == {"used": 1}


@rule("S8", "S119")
def test_rabble_and_a_castle():
    g = settlers(
        empire=["rabble", "castle"], goods={"worker": 2}, common_deck=["town"], deck=["idol"]
    )
    play(g, "use:rabble", "common", "faction")
    assert (hand(g), goods(g)) == (["idol", "ruins", "town"], {"wood": 1})


@rule("S74", "S76")
def test_rabble_only_once_and_only_with_workers_and_a_location():
    g = settlers(empire=["rabble", "town", "village"], goods={"worker": 9})
    assert offered(next_turn(play(g, "use:rabble", "town")), "use:") == []
    for built, have in (
        (["town"], {"worker": 1, "gold": 9}),
        (["ruins", "pack"], {"worker": 9}),
    ):
        g = settlers(empire=["rabble", *built], goods=have, rival={"empire": ["village"]})
        assert "use:rabble" not in keys(g)


@rule("S65", "S121")
@pytest.mark.parametrize("card", ["dark_chapel", "dark_chapel_2"])
@pytest.mark.parametrize(
    "choices, gain, points",
    [
        (["keep:worker", "keep:food"], {"worker": 1, "food": 1}, 0),
        (["convert:worker", "keep:food"], {"food": 1}, 2),
        (["keep:worker", "convert:food"], {"worker": 1}, 2),
        (["convert:worker", "convert:food"], {}, 4),
    ],
)
def test_dark_chapel_and_a_card_in_hand(card, choices, gain, points):
    g = settlers(empire=[card], hand=["mill", "village", "idol"], goods={"raze": 1})
    g.play(f"use:{card}")
    assert sorted(keys(g)) == ["raze:hand:mill", "raze:hand:village"]
    g.play("raze:hand:mill")
    for choice in choices:
        assert len(keys(g)) == 2
        g.play(choice)
    assert asked(g, 1)
    assert (goods(g), vp(g)) == (gain, points)
    assert (hand(g), common_discard(g)) == (["idol", "village"], ["mill"])
    assert location(g, card) == {"used": 1}


@rule("S66", "S121")
@pytest.mark.parametrize("defended, tokens", [(False, 2), (True, 3)])
def test_dark_chapel_and_a_location(defended, tokens):
    target = on("mill", defended=True) if defended else on("mill")
    name = "raze:1:mill.defended" if defended else "raze:1:mill"
    rival = {"empire": [target, "ruins", "legion"]}
    g = settlers(empire=["dark_chapel"], goods={"raze": tokens + 1}, rival=rival)
    g.play("use:dark_chapel")
    if asked(g, 0, "dark-chapel") and name in keys(g):
        g.play(name)
    play(g, "convert:worker", "convert:food")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({"raze": 1}, 4)
    assert (foundations(g, 1), goods(g, 1)) == (["mill"], {"wood": 1})
    assert empire(g, 1) == ["legion", "ruins"]
    g = settlers(empire=["dark_chapel"], goods={"raze": tokens - 1}, rival=rival)
    assert offered(g, "use:") == []


@rule("S69", "S121")
@pytest.mark.parametrize("samurai, tokens", [(False, 2), (True, 3)])
def test_dark_chapel_and_a_japanese_location(samurai, tokens):
    target = on("farm", samurai=True) if samurai else on("farm")
    rival = {"empire": [target, "gate"]}
    g = settlers(empire=["dark_chapel"], goods={"raze": tokens}, against="japanese", rival=rival)
    g.play("use:dark_chapel")
    assert asked(g, 1)  # a point is turned into two without a question
    assert (goods(g), vp(g)) == ({}, 2)
    assert (empire(g, 1), discard(g, 1), goods(g, 1)) == (["gate"], ["farm"], {})
    g = settlers(
        empire=["dark_chapel"], goods={"raze": tokens - 1}, against="japanese", rival=rival
    )
    assert offered(g, "use:") == []


@rule("S121", "SQ16")
@pytest.mark.parametrize("options, points", [({}, 2), ({"chapel_points": False}, 1)])
@pytest.mark.parametrize("choice, stone, more", [("convert:stone", {}, 2), ("keep:stone", None, 0)])
def test_dark_chapel_converts_points_too(options, points, choice, stone, more):
    g = settlers(empire=["dark_chapel"], hand=["armorer"], goods={"raze": 1}, options=options)
    play(g, "use:dark_chapel")
    assert keys(g) == ["keep:stone", "convert:stone"]
    g.play(choice)
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({"stone": 1} if stone is None else stone, points + more)


@rule("S121")
def test_dark_chapel_converts_cards_before_they_are_drawn():
    g = settlers(empire=["dark_chapel"], hand=["castle"], goods={"raze": 1}, common_deck=["town"])
    play(g, "use:dark_chapel", "convert:card")
    while not asked(g, 1):
        g.play(next(key for key in keys(g) if key in ("keep:card", "common")))
    assert (hand(g), vp(g)) == (["town"], 2)
    g = settlers(empire=["dark_chapel"], hand=["castle"], goods={"raze": 1})
    play(g, "use:dark_chapel", "convert:card", "convert:card")
    assert (asked(g, 1), hand(g), vp(g)) == (True, [], 4)


@rule("S72", "S121")
def test_dark_chapel_is_a_raze():
    g = settlers(empire=["dark_chapel", "raid", "gallows"], hand=["town"], goods={"raze": 1})
    g.play("use:dark_chapel")
    while not asked(g, 1):
        g.play("keep:worker")
    assert (goods(g), vp(g)) == ({"worker": 2}, 2)


@rule("S38", "S74", "S76")
def test_dark_chapel_only_once_and_only_with_a_target():
    g = settlers(empire=["dark_chapel"], hand=["armorer", "armorer"], goods={"raze": 3})
    play(g, "use:dark_chapel", "keep:stone")
    assert offered(next_turn(g), "use:") == []
    g = settlers(
        empire=["dark_chapel", "town"],
        hand=["ruins", "idol"],
        goods={"raze": 3},
        rival={"empire": ["village"], "passed": True},
    )
    assert offered(g, "use:") == []


# --- features -------------------------------------------------------------------------------------


@rule("S72")
def test_raid():
    g = settlers(empire=["raid"], hand=["town"], goods={"raze": 1}).play("raze:hand:town")
    assert (goods(g), vp(g)) == ({"worker": 2}, 1)
    g = settlers(empire=["raid"], goods={"raze": 2}, rival={"empire": ["town"]})
    assert vp(g.play("raze:1:town")) == 1
    g = settlers(empire=["raid", "raid", "gallows"], goods={"raze": 1}, hand=["town"])
    assert vp(g.play("raze:hand:town")) == 3
    g = settlers(empire=["raid", "rabble", "town"], goods={"worker": 2}).play("use:rabble")
    assert vp(g) == 1


@rule("S50", "S72")
def test_raid_does_not_pay_when_built_or_for_others():
    g = settlers(hand=["raid"], goods={"wood": 1}, empire=["mill"]).play("build:raid")
    assert (goods(g), vp(g), empire(g), common_discard(g)) == ({}, 0, ["raid"], ["mill"])
    g = settlers(goods={"raze": 2, "worker": 1}, rival={"empire": ["gallows", "town"]}, empire=[])
    assert vp(g.play("raze:1:town"), 1) == 0


@rule("S53", "S55")
@pytest.mark.parametrize("others", [0, 1, 4, 5, 6])
def test_hillfort(others):
    g = settlers(
        hand=["hillfort"],
        goods={"wood": 2},
        empire=[*COLOURED["black"][:others], "castle"],
        foundations=["town"],
    )
    play(g, "build:hillfort", "foundation:town")
    assert asked(g, 1)
    assert (goods(g), vp(g), hand(g)) == ({}, min(others + 1, 6), [])


@rule("S56")
def test_hillfort_does_not_count_the_location_discarded_for_it():
    g = settlers(hand=["hillfort"], goods={"wood": 2}, empire=["armorer", "gallows"])
    play(g, "build:hillfort", "armorer")
    assert vp(g) == 2
    g = settlers(hand=["hillfort"], goods={"wood": 2}, empire=["town", "gallows"])
    assert vp(play(g, "build:hillfort", "town")) == 2


@rule("S53")
def test_hillfort_and_idol_do_nothing_later():
    g = next_round(settlers(empire=["hillfort", "idol"]))
    assert (produced(g, "barbarians"), vp(g)) == ({}, 0)
    g = settlers(hand=["gallows"], goods={"wood": 2}, empire=["hillfort"]).play("build:gallows")
    assert vp(g) == 0


@rule("S53")
def test_idol():
    g = settlers(hand=["idol"], goods={"stone": 3}, empire=["mill"]).play("build:idol")
    assert asked(g, 1)
    assert (goods(g), vp(g), empire(g)) == ({}, 4, ["idol"])


@rule("S54")
def test_pyre_pays_for_itself():
    g = settlers(hand=["pyre"], goods=pool("wood", "stone"), empire=["gallows"]).play("build:pyre")
    assert (goods(g), vp(g), empire(g)) == ({"gold": 1}, 1, ["pyre"])


@rule("S54")
@pytest.mark.parametrize("colour", ONE_OF)
def test_pyre_pays_for_black_only(colour):
    card, price = ONE_OF[colour]
    g = settlers(hand=[card], goods=price, empire=["pyre"]).play(f"build:{card}")
    assert (goods(g), vp(g)) == (({"gold": 1}, 1) if colour == "black" else ({}, 0))


@rule("S54", "S63")
def test_pyre_pays_for_faction_locations_but_not_for_deals_or_rivals():
    g = settlers(hand=["raid"], goods={"wood": 1}, empire=["pyre", "mill"])
    play(g, "build:raid", "mill")
    assert (goods(g), vp(g)) == ({"gold": 1}, 1)
    g = settlers(
        hand=["raid"],
        goods={"food": 1},
        empire=["pyre"],
        rival={"hand": ["gallows"], "goods": {"wood": 2}},
    )
    g.play("deal:raid").play("build:gallows")
    assert (player(g)["vp"], player(g)["deals"]) == (0, ["raid"])


@rule("S86")
@pytest.mark.parametrize("card", ["idol", "pack_2", "primeval_forest"])
def test_faction_locations_are_worth_two_points(card):
    g = settlers(empire=[card], deals=["raid"])
    assert (g.scores()[0].parts["faction"], g.scores()[0].total) == (2, 2)


@rule("S38")
@pytest.mark.parametrize(
    "card, have, theirs, targets",
    [
        ("pack", {"worker": 1}, {"empire": ["quarry", "armorer"]}, {"2:quarry", "2:armorer"}),
        ("saboteurs", {"worker": 1}, {"goods": {"wood": 1, "food": 1}}, {"2:wood", "2:food"}),
        (
            *("dark_chapel", {"raze": 2}, {"empire": ["quarry", "armorer"]}),
            {"raze:2:quarry", "raze:2:armorer"},
        ),
    ],
)
def test_a_rival_who_has_passed_is_no_target(card, have, theirs, targets):
    g = settlers(empire=[card], goods=have, rival=theirs | {"passed": True}, third=theirs)
    g.play(f"use:{card}")
    assert set(keys(g)) == targets


@rule("S38", "S122")
def test_robbers_and_a_rival_who_has_passed():
    g = settlers(
        empire=["robbers"],
        goods={"worker": 2},
        rival={"deals": ["spies"], "passed": True},
        third={"deals": ["oasis", "desert"]},
    )
    g.play("use:robbers")
    assert set(keys(g)) == {their_deal(2, "oasis"), their_deal(2, "desert")}


@rule("S122")
def test_robbers_take_a_trade_route_deal_when_the_option_is_on():
    g = settlers(
        empire=["robbers", on("raid", route=1)],
        goods={"worker": 2},
        against="japanese",
        rival={"routes": ["farm"]},
        options={"robbers_take_routes": True},
    )
    play(g, "use:robbers", "common")
    assert (vp(g), goods(g), location(g, "raid")) == (1, {}, {})
    assert (player(g, 1)["routes"], discard(g, 1)) == ([], ["farm"])
