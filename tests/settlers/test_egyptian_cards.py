"""The 18 Egyptian cards: what each of them does, and what it does not do."""

from __future__ import annotations

import pytest

from settlers_cards import (
    ONE_OF,
    asked,
    check_action,
    common_discard,
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
    pool,
    produced,
    rule,
    settlers,
    vp,
)


def egypt(**entries):
    return settlers("egyptians", **entries)


# --- production -----------------------------------------------------------------------------------

# card, price, needs a location, goods
PRODUCTIONS = [
    ("caravan", pool("food"), False, {"food": 1, "worker": 1}),
    ("egyptian_quarry", pool("stone"), True, {"stone": 2}),
    ("pyramid", pool("stone", "stone"), False, {"gold": 1, "stone": 1}),
    ("altar_of_bastet", pool("stone"), True, {"stone": 1}),
]


@rule("S50", "S52")
@pytest.mark.parametrize("card, price, sacrifice, gain", PRODUCTIONS)
def test_production_at_once(card, price, sacrifice, gain):
    g = egypt(hand=[card], goods=price, empire=["castle"]).play(f"build:{card}")
    assert asked(g, 1)
    assert (goods(g), vp(g), hand(g)) == (gain, 0, [])
    assert empire(g) == sorted([card] if sacrifice else [card, "castle"])


@rule("S31")
@pytest.mark.parametrize("card, price, sacrifice, gain", PRODUCTIONS)
def test_production_of_each_round(card, price, sacrifice, gain):
    g = next_round(egypt(empire=[card]))
    assert asked(g, 1)
    assert (produced(g, "egyptians"), vp(g)) == (gain, 0)


@rule("S55")
@pytest.mark.parametrize("others", range(4))
def test_altar_of_bastet_counts_grey(others):
    built = ["coal_mine", "court_sculptor", "slaves"][:others]
    g = egypt(
        hand=["altar_of_bastet"], goods={"stone": 1}, empire=[*built, "mill"], foundations=["town"]
    )
    play(g, "build:altar_of_bastet", "foundation:town")
    assert goods(g) == {"stone": min(others + 1, 3)}
    g = next_round(egypt(empire=["altar_of_bastet", *built]))
    assert produced(g, "egyptians") == {"stone": min(others + 1, 3)}


@rule("S52", "S160")
@pytest.mark.parametrize("choice, gain, points", [("1raze", {"raze": 1}, 0), ("2vp", {}, 2)])
def test_pharaohs_guard(choice, gain, points):
    g = egypt(hand=["pharaohs_guard"], goods={"food": 2}, empire=["castle"])
    g.play("build:pharaohs_guard")
    assert sorted(keys(g)) == ["1raze", "2vp"]
    g.play(choice)
    assert asked(g, 1)
    assert (goods(g), vp(g)) == (gain, points)
    g = next_round(egypt(empire=["pharaohs_guard"]))
    assert sorted(keys(g)) == ["1raze", "2vp"]
    g.play(choice)
    assert asked(g, 1)
    assert (produced(g, "egyptians"), vp(g)) == (gain, points)


# --- plain actions --------------------------------------------------------------------------------

ACTIONS = [
    ("golden_bazaar", 1, pool("food"), {"gold": 1}, 1),
    ("avenue_of_sphinxes", 2, pool("gold", "gold"), {}, 2),
    ("goldsmith", 1, pool("worker", "gold"), {}, 3),
    ("slaves", 1, pool("worker"), {"stone": 2}, 1),
]


@rule("S4", "S73", "S74", "S75", "S76")
@pytest.mark.parametrize("card, uses, spend, gain, points", ACTIONS)
def test_action(card, uses, spend, gain, points):
    check_action("egyptians", card, uses, spend, gain, points)


# --- sanctuary, royal bath ------------------------------------------------------------------------


@rule("S72", "S110")
@pytest.mark.parametrize("card, other", [("castle", "town"), ("town", "castle")])
def test_sanctuary(card, other):
    g = egypt(
        empire=["sanctuary", "gallows"],
        hand=["castle", "town", "slaver"],
        goods={"worker": 1},
    )
    g.play("use:sanctuary")
    assert sorted(keys(g)) == ["castle", "town"]
    g.play(card)
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({"stone": 1}, 1)
    assert (foundations(g), hand(g)) == ([card], sorted([other, "slaver"]))
    assert (common_discard(g), location(g, "sanctuary")) == ([], {"used": 1})


@rule("S110")
def test_sanctuary_takes_ruins_too():
    g = egypt(empire=["sanctuary"], goods={"worker": 1}).play("use:sanctuary")
    assert (foundations(g), goods(g), vp(g)) == (["ruins"], {"stone": 1}, 1)


@rule("S74", "S76", "S110")
def test_sanctuary_only_once_and_only_with_a_common_card_and_a_worker():
    g = egypt(empire=["sanctuary"], hand=["ruins", "ruins"], goods={"worker": 3})
    assert offered(next_turn(g.play("use:sanctuary")), "use:") == []
    assert offered(egypt(empire=["sanctuary"], goods={"gold": 9}), "use:") == []
    g = egypt(empire=["sanctuary"], hand=["slaver"], goods={"worker": 9})
    assert offered(g, "use:") == []


@rule("S133")
@pytest.mark.parametrize(
    "target, card", [("castle.used2", "castle"), ("goldsmith.used1", "goldsmith")]
)
def test_royal_bath(target, card):
    built = ["royal_bath", on("castle", used=2), on("goldsmith", used=1), "caravan"]
    g = egypt(empire=built, goods={"gold": 1}).play("use:royal_bath")
    assert sorted(keys(g)) == ["castle.used2", "goldsmith.used1"]
    g.play(target)
    assert asked(g, 1)
    assert (goods(g), vp(g), location(g, card)) == ({}, 0, {})
    assert location(g, "royal_bath") == {"used": 1}


@rule("S75", "S133")
def test_royal_bath_twice():
    built = ["royal_bath", on("castle", used=2), on("goldsmith", used=1), on("slaves", used=1)]
    g = egypt(empire=built, goods={"gold": 9})
    play(g, "use:royal_bath", "again", "castle.used2", "slaves.used1")
    assert asked(g, 1)
    assert goods(g) == {"gold": 7}
    assert location(g, "castle") == location(g, "slaves") == {}
    assert location(g, "goldsmith") == {"used": 1}
    assert "use:royal_bath.used2" not in keys(next_turn(g))
    g = egypt(empire=built, goods={"gold": 2})
    next_turn(play(g, "use:royal_bath", "enough", "castle.used2"))
    play(g, "use:royal_bath.used1", "slaves.used1")
    assert (goods(g), location(g, "royal_bath")) == ({}, {"used": 2})


@rule("S133")
def test_royal_bath_does_not_choose_itself_but_another_one():
    g = egypt(empire=[on("royal_bath", used=1), "castle"], goods={"gold": 9})
    assert "use:royal_bath.used1" not in keys(g)
    g = egypt(empire=[on("royal_bath", used=2), "royal_bath"], goods={"gold": 1})
    g.play("use:royal_bath")
    assert sorted(where.get("used", 0) for where in g.position()["players"][0]["empire"]) == [0, 1]


@rule("S4", "S76")
def test_royal_bath_takes_gold_only():
    g = egypt(
        empire=["royal_bath", on("castle", used=2)],
        goods=dict.fromkeys(("wood", "stone", "food", "worker", "raze"), 9),
    )
    assert offered(g, "use:") == []


# --- actions against others -----------------------------------------------------------------------


@rule("S10", "S77", "S109")
@pytest.mark.parametrize("card", ["castle", "slaver"])
@pytest.mark.parametrize("theirs", ["town", "legion"])
def test_desert(card, theirs):
    g = egypt(
        empire=["desert"],
        hand=["castle", "slaver"],
        goods={"worker": 2},
        rival={"hand": ["town", "legion", "ruins"]},
    )
    play(g, "use:desert", card)
    assert g.decision.seat == 1  # the rival chooses
    assert len(keys(g)) == 3
    g.play(next(key for key in keys(g) if key.endswith(theirs)))
    assert asked(g, 1)
    assert (goods(g), vp(g), vp(g, 1)) == ({"worker": 2}, 1, 0)
    assert card not in hand(g)
    assert hand(g, 1) == sorted({"town", "legion", "ruins"} - {theirs})
    gone = [*common_discard(g), *discard(g), *discard(g, 1)]
    assert sorted(gone) == sorted([card, theirs])
    assert location(g, "desert") == {"used": 1}
    assert "use:desert.used1" not in keys(next_turn(g))


@rule("S38", "S109")
@pytest.mark.parametrize("seat", [1, 2])
def test_desert_chooses_among_rivals_with_cards_who_have_not_passed(seat):
    g = egypt(empire=["desert"], hand=["castle", "ruins"], third={})
    play(g, "use:desert", "castle")
    assert len(keys(g)) == 2
    g.play(next(key for key in keys(g) if key.endswith(str(seat))))
    assert (hand(g, seat), hand(g, 3 - seat), vp(g)) == ([], ["ruins"], 1)
    for other in ({"passed": True}, {"hand": [], "goods": {"worker": 2}}):
        rivals = [{}, {}]
        rivals[2 - seat] = other
        g = egypt(empire=["desert"], hand=["castle", "ruins"], rival=rivals[0], third=rivals[1])
        play(g, "use:desert", "castle")
        assert (hand(g, seat), vp(g)) == ([], 1)


@rule("S109")
def test_desert_pays_although_the_rival_has_no_card():
    g = egypt(empire=["desert"], hand=["castle"], rival={"hand": [], "goods": {"worker": 2}})
    g.play("use:desert")
    assert (hand(g), vp(g), common_discard(g)) == ([], 1, ["castle"])


@rule("S38", "S76", "S109")
def test_desert_needs_a_card():
    g = egypt(empire=["desert"], hand=[], goods={"worker": 9, "gold": 9})
    assert offered(g, "use:") == []


@rule("S38")
def test_desert_needs_a_rival_who_has_not_passed():
    g = egypt(empire=["desert"], rival={"passed": True})
    assert offered(g, "use:") == []


@rule("S8", "S53", "S58", "S109")
def test_desert_is_free_and_brings_two_cards():
    g = egypt(hand=["desert"], common_deck=["town", "castle"], deck=["slaver", "oasis"])
    play(g, "build:desert", "common", "faction")
    assert asked(g, 1)
    assert (hand(g), goods(g), vp(g)) == (["slaver", "town"], {}, 0)


@rule("S107")
@pytest.mark.parametrize("card, target", [("town", "town"), ("castle", "castle.defended")])
def test_chariot_builder(card, target):
    g = egypt(
        empire=["chariot_builder", "village"],
        hand=["mill"],
        goods={"raze": 1},
        rival={"empire": ["town", on("castle", defended=True), "ruins", "legion"]},
        common_deck=["quarry", "quarry"],
    )
    g.play("use:chariot_builder")
    assert sorted(keys(g)) == ["1:castle.defended", "1:town"]
    g.play(f"1:{target}")
    while not asked(g, 1):
        g.play("common")
    if card == "town":
        assert (goods(g), hand(g)) == ({"worker": 2}, ["mill"])
    else:
        assert (goods(g), hand(g)) == ({}, ["mill", "quarry", "quarry"])
    assert (foundations(g, 1), goods(g, 1)) == ([card], {"wood": 1})
    assert card not in empire(g, 1)


@rule("S69", "S107")
def test_chariot_builder_and_a_samurai():
    g = egypt(
        empire=["chariot_builder"],
        goods={"raze": 1},
        against="japanese",
        rival={"empire": [on("farm", samurai=True), "gate"]},
    )
    g.play("use:chariot_builder")
    assert (goods(g), vp(g), empire(g, 1), discard(g, 1)) == ({}, 1, ["gate"], ["farm"])
    assert goods(g, 1) == {}


@rule("S72", "S107")
def test_chariot_builder_is_a_raze():
    g = egypt(empire=["chariot_builder", "gallows"], goods={"raze": 1}, rival={"empire": ["town"]})
    assert vp(g.play("use:chariot_builder")) == 1


@rule("S38", "S74", "S76")
def test_chariot_builder_only_once_and_only_with_a_target():
    g = egypt(empire=["chariot_builder"], goods={"raze": 9}, rival={"empire": ["town", "village"]})
    assert offered(next_turn(play(g, "use:chariot_builder", "1:town")), "use:") == []
    for have, rival in (
        ({"raze": 9}, {"empire": ["ruins", "legion"], "foundations": ["town"]}),
        ({"raze": 9}, {"empire": ["town"], "passed": True}),
        ({"gold": 9, "worker": 9}, {"empire": ["town"]}),
    ):
        g = egypt(empire=["chariot_builder", "village"], goods=have, rival=rival)
        assert offered(g, "use:") == []


@rule("S134")
def test_scorpion_breeder():
    g = egypt(
        empire=["scorpion_breeder"],
        goods={"worker": 1},
        rival={
            "empire": ["town", "castle", on("gold_mine", used=1), "spies", "mill"],
            "goods": {"worker": 3},
            "deals": ["legion"],
        },
    )
    g.play("use:scorpion_breeder")
    assert sorted(keys(g)) == ["1:castle", "1:gold_mine.used1", "1:spies"]
    g.play("1:gold_mine.used1")
    assert asked(g, 1)
    assert (goods(g), goods(g, 1)) == ({}, {"worker": 3})
    assert location(g, "gold_mine", 1)["blocked"] is True
    assert offered(g, "use:") == ["use:castle"]
    assert location(g, "scorpion_breeder") == {"used": 1}
    assert location(next_round(g), "gold_mine", 1) == {}


@rule("S134")
def test_a_blocked_location_is_not_freed_by_the_acting_troupe():
    blocked = on("gold_mine", used=1, blocked=True)
    g = egypt(goods={"worker": 9}, empire=["acting_troupe", blocked])
    if "use:acting_troupe" in keys(g):
        next_turn(g.play("use:acting_troupe"))
    assert offered(g, "use:gold_mine") == []


@rule("S38", "S74", "S76")
def test_scorpion_breeder_only_once_and_only_with_a_target():
    g = egypt(
        empire=["scorpion_breeder"], goods={"worker": 9}, rival={"empire": ["castle", "tavern"]}
    )
    assert offered(next_turn(play(g, "use:scorpion_breeder", "1:castle")), "use:") == []
    for have, rival in (
        ({"worker": 9}, {"empire": ["town", "mill"]}),
        ({"worker": 9}, {"empire": ["castle"], "passed": True}),
        ({"gold": 9}, {"empire": ["castle"]}),
    ):
        g = egypt(empire=["scorpion_breeder"], goods=have, rival=rival)
        assert offered(g, "use:") == []


# --- temple of ra ---------------------------------------------------------------------------------


def taken(card, **entries):
    """Seat 0 has taken that location of seat 1 in its last turn."""
    return egypt(empire=["temple_of_ra", on(card, taken=1)], **entries)


@rule("S112", "S113")
def test_temple_of_ra():
    theirs = ["town", "castle", on("coal_mine", used=1), on("quarry", defended=True), "legion"]
    g = egypt(empire=["temple_of_ra"], rival={"empire": [*theirs, "ruins"], "goods": {"worker": 9}})
    g.play("use:temple_of_ra")
    assert len(keys(g)) == 6
    g.play("1:castle")
    assert asked(g, 1)
    assert (goods(g), vp(g)) == ({}, 0)
    assert empire(g) == ["castle", "temple_of_ra"]
    assert location(g, "castle") == {"taken": 1}
    assert (empire(g, 1), offered(g, "use:")) == (
        ["coal_mine", "legion", "quarry", "ruins", "town"],
        [],
    )
    assert location(g, "temple_of_ra") == {"used": 1}
    assert "use:temple_of_ra.used1" not in keys(next_turn(g))


@rule("S112")
def test_temple_of_ra_lets_its_owner_use_the_location():
    g = egypt(empire=["temple_of_ra"], goods={"worker": 3}, rival={"empire": ["coal_mine"]})
    next_turn(g.play("use:temple_of_ra"))
    g.play(offered(g, "use:coal_mine")[0])
    assert goods(g) == {"worker": 2, "stone": 2}


@rule("S112")
def test_temple_of_ra_and_a_used_location():
    theirs = [on("coal_mine", used=1), on("gold_mine", used=1)]
    for target, uses in (("coal_mine", 0), ("gold_mine", 1)):
        g = egypt(empire=["temple_of_ra"], goods={"worker": 9}, rival={"empire": theirs})
        next_turn(play(g, "use:temple_of_ra", f"1:{target}.used1"))
        assert len(offered(g, f"use:{target}")) == uses


@rule("S113")
def test_temple_of_ra_gets_no_production_at_the_takeover():
    g = egypt(empire=["temple_of_ra"], rival={"empire": ["town", "mill"]})
    play(g, "use:temple_of_ra", "1:town")
    assert (goods(g), goods(g, 1)) == ({}, {})


@rule("S55", "S112")
def test_a_taken_location_counts_with_its_colour():
    g = taken("coal_mine", hand=["rubble"], goods=pool("wood", "wood", "stone"))
    assert goods(g.play("build:rubble")) == {"stone": 2}
    g = taken("supplier", hand=["court_sculptor"], goods={"stone": 1}).play("build:court_sculptor")
    assert (goods(g), vp(g)) == ({"gold": 1}, 1)


@rule("S112")
def test_a_taken_location_does_not_count_for_its_owner():
    g = taken(
        "coal_mine",
        rival={"hand": ["rubble"], "goods": pool("wood", "wood", "stone"), "empire": ["mill"]},
    )
    g.play("build:ruins").play("build:rubble")
    assert goods(g, 1) == {"stone": 1}


@rule("S112")
def test_nobody_discards_a_taken_location():
    g = taken("coal_mine", hand=["slaver", "mill"], goods={"stone": 1})
    g.play("build:slaver")
    if g.decision.kind != "turn":
        assert [key for key in keys(g) if key.startswith("coal_mine")] == []
    assert "coal_mine" in empire(g)
    g = taken("coal_mine", rival={"hand": ["roman_bank", "ruins"], "goods": {"stone": 1}})
    g.play("build:ruins")
    assert "build:roman_bank" not in keys(g)


@rule("S112")
def test_a_taken_location_goes_back_at_the_end_of_the_round():
    g = next_round(taken("town"))
    assert (empire(g), empire(g, 1)) == (["temple_of_ra"], ["town"])
    assert location(g, "town", 1) == {}
    assert (produced(g, "egyptians"), produced(g, "romans", 1)) == ({}, {"worker": 2})


@rule("S86", "S112")
def test_a_taken_location_scores_for_its_owner_at_the_end_of_the_game():
    g = taken("town", round=5).play("pass").play("pass")
    assert g.over
    assert [score.total for score in g.scores()] == [2, 1]


@rule("S113")
def test_a_taken_location_razed_by_a_third_player():
    g = taken("town", third={"goods": {"raze": 2}})
    g.play("build:ruins").play("pass")
    g.play(offered(g, "raze:0:town")[0])
    assert goods(g, 2) == {"worker": 2}
    assert goods(g) == {"wood": 1, "worker": 1}
    assert (foundations(g), foundations(g, 1), empire(g)) == (
        [],
        ["town"],
        ["ruins", "temple_of_ra"],
    )


@rule("S38", "S76")
def test_temple_of_ra_needs_a_location_of_a_rival_who_has_not_passed():
    g = egypt(
        empire=["temple_of_ra", "mill"],
        goods={"worker": 9},
        rival={"empire": ["town"], "passed": True},
        third={"foundations": ["castle"], "deals": ["farm"]},
    )
    assert offered(g, "use:") == []


# --- features -------------------------------------------------------------------------------------


@rule("S53")
def test_oasis_brings_two_workers_when_built():
    g = egypt(hand=["oasis"], goods={"food": 1}, empire=["mill"]).play("build:oasis")
    assert (goods(g), vp(g), empire(g)) == ({"worker": 2}, 0, ["oasis"])
    g = next_round(egypt(empire=["oasis"]))
    assert produced(g, "egyptians") == {}


@rule("S108")
@pytest.mark.parametrize("pairs", range(1, 7))
def test_oasis_pays_for_each_pair_up_to_four(pairs):
    g = egypt(empire=["oasis"], rival={"goods": {"worker": 2 * pairs}})
    play(g, "build:ruins", "work", *["wood", "stone", "food", "wood", "stone", "food"][:pairs])
    assert goods(g) == {"worker": 1 + min(pairs, 4)}


@rule("S108")
def test_oasis_pays_for_a_card_and_after_its_owner_has_passed():
    g = egypt(empire=["oasis"], rival={"goods": {"worker": 5}})
    play(g, "pass", "work", "card", "common", "wood")
    assert goods(g) == {"worker": 2}
    assert goods(g, 1) == {"wood": 1, "worker": 1}


@rule("S108")
def test_oasis_counts_all_rivals_together():
    some = {"goods": {"worker": 6}}
    g = egypt(empire=["oasis"], rival=some, third=some)
    play(g, "build:ruins", *["work", "wood", "wood", "wood"] * 2)
    assert goods(g) == {"worker": 1 + 4}


@rule("S108")
def test_oasis_starts_anew_in_the_next_round():
    g = egypt(empire=["oasis"], rival={"goods": {"worker": 8}})
    next_round(play(g, "build:ruins", "work", "wood", "wood", "wood", "wood"))
    assert goods(g)["worker"] == 3
    play(g, "work", "wood")
    assert goods(g)["worker"] == 4


@rule("S108")
def test_oasis_does_not_pay_for_own_workers_or_for_actions():
    g = egypt(empire=["oasis"], goods={"worker": 2}).play("work").play("wood")
    assert goods(g) == {"wood": 1}
    g = egypt(empire=["oasis"], rival={"empire": ["castle"], "goods": {"worker": 2}})
    play(g, "build:ruins", "use:castle", "again", "common", "common")
    assert goods(g) == {"worker": 1}


def offer(g, choice):
    """Take an offer of the Slaver: the first is for gold, the second for stone."""
    g.play(choice)
    if asked(g, 0, "pay"):  # gold could stand in for the stone
        g.play("gold:0")
    return g


@rule("S54", "S160")
@pytest.mark.parametrize(
    "choice, left, points",
    [
        ("offer:0", {"stone": 1}, 2),
        ("offer:1", {"gold": 1}, 1),
        ("none", {"stone": 1, "gold": 1}, 0),
    ],
)
def test_slaver(choice, left, points):
    g = egypt(hand=["golden_bazaar"], goods={"stone": 1, "gold": 1}, empire=["slaver", "mill"])
    play(g, "build:golden_bazaar", "mill")
    assert keys(g) == ["offer:0", "offer:1", "none"]
    offer(g, choice)
    assert asked(g, 1)
    assert (goods(g), vp(g)) == (left, points)


@rule("S54")
@pytest.mark.parametrize(
    "choice, left, points",
    [("offer:0", {"stone": 1}, 2), ("offer:1", {"gold": 1}, 1), ("none", pool("stone", "gold"), 0)],
)
def test_slaver_counts_itself(choice, left, points):
    g = egypt(hand=["slaver"], goods={"stone": 2, "gold": 1}, empire=["mill"])
    offer(play(g, "build:slaver", "gold:0"), choice)
    assert (goods(g), vp(g)) == (left, points)


@rule("S57")
def test_slaver_asks_only_for_what_there_is():
    for have, choice, points in (({"gold": 1}, "offer:0", 2), ({"stone": 1}, "offer:1", 1)):
        g = egypt(hand=["golden_bazaar"], goods=have, empire=["slaver", "mill"])
        play(g, "build:golden_bazaar", "mill")
        assert choice in keys(g)
        assert "none" in keys(g)
        assert (goods(g.play(choice)), vp(g)) == ({}, points)
    g = egypt(hand=["golden_bazaar"], goods={"wood": 9}, empire=["slaver", "mill"])
    play(g, "build:golden_bazaar", "mill")
    assert (asked(g, 1), vp(g)) == (True, 0)


@rule("S54")
@pytest.mark.parametrize("built", ONE_OF)
def test_slaver_does_not_pay_for_common_locations(built):
    card, price = ONE_OF[built]
    g = egypt(hand=[card], goods=price | {"worker": 1}, empire=["slaver"]).play(f"build:{card}")
    assert asked(g, 1)
    g = egypt(hand=["ruins"], goods={"gold": 1, "stone": 1}, empire=["slaver"]).play("build:ruins")
    assert (asked(g, 1), vp(g)) == (True, 0)


@rule("S63")
def test_slaver_does_not_pay_for_deals_or_rivals():
    g = egypt(
        hand=["pyramid"],
        goods={"food": 1, "stone": 1},
        empire=["slaver"],
        rival={"hand": ["roman_bank", "ruins"], "goods": {"stone": 1}, "empire": ["mill"]},
    )
    g.play("deal:pyramid")
    assert asked(g, 1)
    g.play("build:roman_bank")
    assert (goods(g), vp(g)) == ({"stone": 1, "gold": 1}, 0)


# --- sphinx ---------------------------------------------------------------------------------------


@rule("S57", "S111")
@pytest.mark.parametrize(
    "card, spend, points",
    [
        ("goldsmith", pool("worker", "gold"), 3),
        ("avenue_of_sphinxes", pool("gold", "gold"), 2),
        ("marketplace", pool("wood", "stone", "food"), 3),
        ("joiner", pool("worker", "wood"), 2),
        ("golden_bazaar", pool("food"), 1),
        ("slaves", pool("worker"), 1),
    ],
)
@pytest.mark.parametrize("sphinxes", [1, 2])
def test_sphinx_and_actions(card, spend, points, sphinxes):
    g = egypt(empire=["sphinx"] * sphinxes + [card], goods=spend).play(f"use:{card}")
    assert vp(g) == points + (sphinxes if points > 1 else 0)


@rule("S111")
def test_sphinx_pays_for_each_use():
    g = egypt(empire=["sphinx", "avenue_of_sphinxes"], goods={"gold": 4})
    assert vp(play(g, "use:avenue_of_sphinxes", "again")) == 6
    g = egypt(empire=["sphinx", "sawmill"], goods={"wood": 2})
    assert vp(play(g, "use:sawmill", "again")) == 2  # one point at a time


@rule("S111")
def test_sphinx_in_production():
    g = next_round(egypt(empire=["sphinx", "pharaohs_guard", "monument"])).play("2vp")
    assert vp(g) == 1 + 2 + 1
    g = next_round(egypt(empire=["sphinx", "pharaohs_guard", "monument"])).play("1raze")
    assert vp(g) == 1


@rule("S111")
@pytest.mark.parametrize("others, points", [(0, 1), (1, 2 + 1), (2, 3 + 1)])
def test_sphinx_and_a_building_bonus(others, points):
    g = egypt(
        hand=["wood_storage"],
        goods=pool("wood", "wood", "stone"),
        empire=["sphinx", *["joiner", "sawmill"][:others]],
    )
    assert vp(play(g, "build:wood_storage", "common")) == points


@rule("S111")
def test_sphinx_and_the_slaver():
    for choice, points in (("offer:0", 3), ("offer:1", 1)):
        g = egypt(
            hand=["golden_bazaar"],
            goods={"stone": 1, "gold": 1},
            empire=["slaver", "sphinx", "mill"],
        )
        assert vp(offer(play(g, "build:golden_bazaar", "mill"), choice)) == points


@rule("S111")
def test_sphinx_does_not_add_up_single_points_or_pay_for_others():
    g = egypt(hand=["armorer"], goods={"raze": 1}, empire=["sphinx", "gallows"])
    assert vp(g.play("raze:hand:armorer")) == 2
    g = egypt(empire=["sphinx"], rival={"empire": ["joiner"], "goods": pool("worker", "wood")})
    play(g, "build:ruins", "use:joiner")
    assert (vp(g), vp(g, 1)) == (0, 2)


@rule("S50", "S111")
def test_sphinx_does_nothing_when_built():
    g = egypt(hand=["sphinx"], goods={"stone": 1}, empire=["mill"]).play("build:sphinx")
    assert (goods(g), vp(g), empire(g)) == ({}, 0, ["sphinx"])


@rule("S38")
@pytest.mark.parametrize(
    "card, have",
    [("chariot_builder", {"raze": 1}), ("scorpion_breeder", {"worker": 1}), ("temple_of_ra", {})],
)
def test_a_rival_who_has_passed_is_no_target(card, have):
    g = egypt(
        empire=[card],
        goods=have,
        rival={"empire": ["castle", "tavern"], "passed": True},
        third={"empire": ["gold_mine", "joiner"]},
    )
    g.play(f"use:{card}")
    assert set(keys(g)) == {"2:gold_mine", "2:joiner"}


@rule("S112", "S133")
def test_royal_bath_and_a_taken_location():
    g = egypt(
        empire=["royal_bath", on("coal_mine", taken=1, used=1)], goods={"gold": 1, "worker": 1}
    )
    next_turn(g.play("use:royal_bath"))
    g.play(offered(g, "use:coal_mine")[0])
    assert goods(g) == {"stone": 2}
