"""Locations taken over for a round, twins among locations, and other awkward meetings."""

import pytest

import tabularium as tb
from settlers_cards import goods, location, offered, player, rule


def position(seats, me, rival=None, **top):
    players = [{"hand": []} | me, {"hand": ["ruins"]} | (rival or {})]
    return tb.position(
        {"game": "settlers", "seats": list(seats), "round": 2, "players": players[: len(seats)]}
        | top
    )


def keys(g):
    return [option.key for option in g.decision.options]


def next_round(g):
    """Everybody passes; drafts take the first card on offer."""
    now = g.view(None)["round"]
    while (not g.over and g.view(None)["round"] == now) or g.decision.kind == "draft":
        offered_now = keys(g)
        wanted = [key for key in ("pass", "end", "done", "common") if key in offered_now]
        g.play(wanted[0] if wanted else 0)
    return g


# Trade Route and Temple of Ra ---------------------------------------------------------------------


@rule("SQ11", "S104")
def test_a_deal_with_a_borrowed_location_ends_when_it_becomes_ones_own_again():
    g = position(
        ("egyptians", "japanese"),
        {"empire": ["temple_of_ra"]},
        {"hand": ["farm", "dojo"], "empire": ["trade_route", "sake_brewery"], "goods": {"food": 1}},
    )
    g.play("use:temple_of_ra").play("1:sake_brewery")
    g.play("use:trade_route").play("0:sake_brewery.taken1")
    assert location(g, "sake_brewery", 0) == {"taken": 1, "route": 1}
    next_round(g)
    assert location(g, "sake_brewery", 1) == {}
    assert player(g, 1)["routes"] == []


@rule("SQ11")
def test_a_deal_outlasts_the_location_being_borrowed_by_a_third_player():
    g = tb.position(
        {
            "game": "settlers",
            "seats": ["egyptians", "japanese", "barbarians"],
            "round": 2,
            "players": [
                {"hand": ["ruins"], "empire": ["temple_of_ra"]},
                {"hand": ["ruins"], "routes": ["farm"]},
                {"hand": ["ruins"], "empire": [{"card": "settlement", "route": 1}]},
            ],
        }
    )
    g.play("use:temple_of_ra")
    assert location(g, "settlement", 0) == {"taken": 2, "route": 1}
    assert player(g, 1)["routes"] == ["farm"]
    next_round(g)
    assert location(g, "settlement", 2) == {"route": 1}


@rule("S76", "S104")
def test_a_trade_route_without_a_card_for_its_marker_is_not_offered():
    g = position(
        ("japanese", "barbarians"),
        {"hand": ["ruins"], "empire": ["trade_route"], "goods": {"food": 1}},
        {"empire": ["settlement"]},
    )
    assert offered(g, "use:") == ["use:trade_route"]
    doc = g.position()
    doc["gone"] = doc["players"][0]["deck"]
    doc["players"][0]["deck"] = []
    assert offered(tb.position(doc), "use:") == []


@rule("S114", "SQ35")
def test_at_most_four_locations_are_taken_over_at_a_time():
    def temple(n):
        borrowed = [{"card": card, "taken": 1} for card in ("castle", "mill", "town", "mason")]
        me = {"hand": ["ruins"], "empire": ["temple_of_ra", *borrowed[:n]]}
        return position(("egyptians", "romans"), me, {"empire": ["village"]})

    assert offered(temple(3), "use:temple") == ["use:temple_of_ra"]
    assert offered(temple(4), "use:temple") == []


@rule("S112", "S25", "S43")
def test_borrowed_storage_stores_for_the_borrower():
    g = position(
        ("egyptians", "romans"),
        {"empire": [{"card": "warehouses", "taken": 1}], "goods": {"stone": 3}},
        {"goods": {"stone": 2}},
    )
    next_round(g)
    assert goods(g, 0)["stone"] >= 3
    # what the Romans have now comes from their board
    assert goods(g, 1).get("stone", 0) == 1


@rule("SQ37", "S112", "S66", "S113")
def test_the_owner_may_raze_what_was_taken_over():
    """It stands in the Egyptian's empire: its wood is theirs, its foundation the owner's."""
    g = position(
        ("egyptians", "romans"),
        {"empire": ["temple_of_ra"]},
        {"empire": ["quarry"], "goods": {"raze": 2}},
    )
    g.play("use:temple_of_ra")
    assert offered(g, "raze:") == ["raze:0:quarry.taken1"]
    g.play("raze:0:quarry.taken1")
    assert (goods(g, 0), goods(g, 1)) == ({"wood": 1}, {"stone": 2})
    assert (player(g, 0)["foundations"], player(g, 1)["foundations"]) == ([], ["quarry"])


def three(egyptian, owner, third, **top):
    """An Egyptian, an owner, and a third player whose turn it is."""
    players = [{"hand": ["ruins"]} | entry for entry in (egyptian, owner, third)]
    seats = ["egyptians", "romans", "barbarians"]
    doc = {"game": "settlers", "seats": seats, "round": 2, "turn": 2, "players": players}
    return tb.position(doc | top)


@rule("SQ37", "S38", "S112")
@pytest.mark.parametrize(
    ("passed", "razed"),
    [([], True), ([1], True), ([0], False), ([0, 1], False)],
)
def test_whoever_has_taken_it_over_decides_whether_it_is_safe(passed, razed):
    """The owner has passed: their locations are safe, but this one is the Egyptian's now."""
    egyptian = {"empire": [{"card": "quarry", "taken": 1}], "passed": 0 in passed}
    owner = {"empire": ["town"], "passed": 1 in passed}
    g = three(egyptian, owner, {"goods": {"raze": 2}})
    expected = ["raze:0:quarry.taken1"] if razed else []
    assert [key for key in offered(g, "raze:") if "quarry" in key] == expected
    assert ("raze:1:town" in offered(g, "raze:")) == (1 not in passed)


@rule("SQ37", "S99", "S112")
def test_cards_under_a_gate_that_is_taken_over():
    """They go with it both ways; what the Egyptian adds gives a point and stays under it."""
    g = position(
        ("egyptians", "japanese"),
        {"hand": ["castle", "ruins"], "empire": ["temple_of_ra"]},
        {"empire": [{"card": "gate", "holds": 2}], "under_gates": ["farm", "dojo"]},
    )
    g.play("use:temple_of_ra")
    assert location(g, "gate", 0) == {"taken": 1, "holds": 2}
    assert (player(g, 0)["under_gates"], player(g, 1)["under_gates"]) == (["farm", "dojo"], [])
    g.play("gate:gate.taken1.holds2:castle")
    assert player(g, 0)["vp"] == 1
    assert offered(g, "gate:") != []  # of the Egyptian alone
    g.play("end")
    assert (g.to_move, offered(g, "gate:")) == (1, [])
    next_round(g)
    assert location(g, "gate", 1) == {"holds": 3}
    assert player(g, 1)["under_gates"] == ["farm", "dojo", "castle"]
    # three cards: 2 points at the end, for the owner
    assert g.scores()[1].parts["bonuses"] == 2


# twins --------------------------------------------------------------------------------------------


@rule("S133")
def test_of_two_royal_baths_each_may_choose_the_other():
    twins = [{"card": "royal_bath", "used": 1}, {"card": "royal_bath", "used": 1}]
    g = position(
        ("egyptians", "barbarians"), {"hand": ["ruins"], "empire": twins, "goods": {"gold": 3}}
    )
    assert offered(g, "use:royal_bath") == ["use:royal_bath.used1"]
    g.play("use:royal_bath.used1")
    used = sorted(card.get("used", 0) for card in player(g, 0)["empire"])
    assert used == [0, 2]


@rule("S133")
def test_an_unused_bath_may_choose_the_used_one():
    empire = ["royal_bath", {"card": "royal_bath", "used": 1}]
    empire.append({"card": "scorpion_breeder", "used": 1})
    g = position(
        ("egyptians", "barbarians"), {"hand": ["ruins"], "empire": empire, "goods": {"gold": 1}}
    )
    g.play("use:royal_bath")
    assert keys(g) == ["royal_bath.used1", "scorpion_breeder.used1"]


def test_equal_locations_are_one_option_while_production_goes_on():
    g = position(
        ("romans", "barbarians"),
        {"empire": ["watchtower", "watchtower", "farmers_at_work"]},
        {"hand": []},
    )
    while g.decision.kind != "produce":
        g.play("pass" if "pass" in keys(g) else 0)
    g.play("watchtower")
    while g.decision.kind == "draw":
        g.play("common")
    g.play("farmers_at_work")
    assert len(set(keys(g))) == len(keys(g))


# effects that would do nothing --------------------------------------------------------------------


@rule("S76")
@pytest.mark.parametrize(
    ("faction", "empire"),
    [("romans", ["farmers_at_work"]), ("japanese", ["daimyos_castle"])],
)
def test_porters_need_something_that_produces(faction, empire):
    def porters(more):
        me = {"hand": ["ruins"], "empire": ["porters", *empire, *more], "goods": {"food": 1}}
        return position((faction, "barbarians"), me)

    assert offered(porters([]), "use:") == []
    assert offered(porters(["quarry"]), "use:") == ["use:porters"]


@rule("S56", "SQ18")
def test_what_costs_gold_comes_after_what_gives_it():
    g = position(
        ("egyptians", "romans"),
        {
            "hand": ["caravan"],
            "empire": ["slaver", {"card": "administration", "taken": 1}],
            "foundations": ["quarry"],
            "goods": {"wood": 1, "stone": 1, "food": 1},
        },
    )
    g.play("build:caravan")
    while "1gold" not in keys(g):
        g.play(keys(g)[0])
    g.play("1gold")
    assert g.decision.seat == 0 and g.decision.kind == "slaver"


# solo ---------------------------------------------------------------------------------------------


def solo(faction, me, **virtual):
    return tb.position(
        {"game": "settlers", "seats": [faction], "round": 2, "virtual": virtual, "players": [me]}
        | {"options": {"peaceful": True}}
    )


@rule("S161")
def test_the_peaceful_variant_has_no_role_in_solo():
    me = {"hand": ["ruins"], "goods": {"raze": 2}}
    g = solo("romans", me, empire=["armorer"], attacks=["attack_wood"])
    assert offered(g, "raze:1") == ["raze:1:armorer"]


@rule("S142", "SQ36")
def test_equal_attack_cards_are_told_apart_by_their_place_in_the_line():
    line = ["attack_wood", "attack_card", "attack_wood", "attack_wood"]
    me = {"hand": ["ruins"], "empire": ["ninjas"], "goods": {"worker": 1}}

    def after(place):
        g = solo("japanese", me, empire=[], attacks=line).play("use:ninjas")
        assert keys(g) == [
            "1:deal:attack_wood.4",
            "1:deal:attack_card",
            "1:deal:attack_wood.1",
        ]
        return g.play(f"1:deal:attack_wood.{place}").position()["virtual"]["attacks"]

    assert after(4) == ["attack_wood", "attack_card", "attack_wood"]
    assert after(1) == ["attack_card", "attack_wood", "attack_wood"]


@rule("S79")
def test_a_borrower_may_defend_what_it_has_taken_over():
    """The owner still has its own token; the one on the location is the borrower's."""
    doc = {
        "game": "settlers",
        "seats": ["egyptians", "barbarians"],
        "players": [
            {"empire": [{"card": "village", "defended": True, "taken": 1}]},
            {"goods": {"defence": 1}},
        ],
    }
    g = tb.position(doc)
    assert tb.position(g.position()).digest() == g.digest()
    doc["players"][0]["goods"] = {"defence": 1}
    with pytest.raises(tb.BadPosition, match="defence"):
        tb.position(doc)


@rule("S101")
def test_two_shrines_are_told_apart_by_what_lies_on_them():
    deck = dict.fromkeys(["shrine", "gate", "dojo"], 3)
    deck |= dict.fromkeys(["trade_route", "farm", "sake_brewery", "ninjas", "stalls", "casino"], 2)
    g = position(
        ("japanese", "romans"),
        {"empire": ["shrine", {"card": "shrine", "holds": 4}], "goods": {"wood": 1}},
        options={"japanese_deck": deck},
    )
    shrines = [option for option in g.decision.options if option.key.startswith("shrine:")]
    assert [option.key for option in shrines] == ["shrine:shrine:wood", "shrine:shrine.holds4:wood"]
    for lang in ("en", "pl", "hu"):
        assert len({option.text(lang) for option in shrines}) == 2
