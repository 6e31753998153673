"""Our decisions on open questions (SQ), and rules of the solo game that they touch."""

import pytest

import tabularium as tb
from settlers_cards import deals, empire, goods, hand, location, offered, rule, vp


def position(me, rival=None, seats=("barbarians", "japanese"), **top):
    rival = {"hand": ["ruins"]} | (rival or {})
    return tb.position(
        {"game": "settlers", "seats": list(seats), "round": 2, "players": [me, rival]} | top
    )


def solo(me, faction="romans", virtual=(), attacks=("attack_food",), **top):
    return tb.position(
        {
            "game": "settlers",
            "seats": [faction],
            "round": 2,
            "virtual": {"empire": list(virtual), "attacks": list(attacks)},
            "players": [{"hand": ["ruins"]} | me],
        }
        | top
    )


# deals of a Trade Route ---------------------------------------------------------------------------

ROUTED = {"card": "settlement", "route": 1}
TRADER = {"empire": ["trade_route"], "routes": ["farm"], "deals": ["rice_fields"]}


@rule("SQ2", "S122")
def test_robbers_take_deals_of_a_trade_route_only_where_players_want_it():
    me = {"hand": ["ruins"], "empire": ["robbers", ROUTED], "goods": {"worker": 4}}
    g = position(me, TRADER)
    g.play("use:robbers")  # the only deal under the board
    assert deals(g, 1) == []
    g = position(me, TRADER, options={"robbers_take_routes": True})
    g.play("use:robbers")
    assert [option.key for option in g.decision.options] == [
        "1:deal:rice_fields",
        "1:route:settlement",
    ]
    g.play("1:route:settlement")
    assert g.view(None)["players"][1]["route_markers"] == 0


@rule("SQ13")
def test_ninjas_do_not_reach_deals_of_a_trade_route():
    me = {"hand": ["ruins"], "empire": ["ninjas"], "goods": {"worker": 1}}
    rival = {"empire": ["settlement"]}
    g = position(me, rival, seats=("japanese", "barbarians"))
    assert offered(g, "use:") == []


@rule("SQ11")
def test_a_deal_of_a_trade_route_ends_with_its_location():
    me = {"hand": ["barbarian_altar"], "empire": [ROUTED], "goods": {"wood": 2}}
    g = position(me, TRADER)
    g.play("build:barbarian_altar")  # the settlement is the only one to discard
    assert g.view(None)["players"][1]["route_markers"] == 0
    assert "farm" in g.view(None)["players"][1]["discard"]


@rule("SQ11", "S104")
def test_a_location_has_at_most_one_marker():
    me = {"hand": ["ruins"], "empire": ["trade_route"], "goods": {"food": 1}}
    rival = {"empire": [{"card": "settlement", "route": 0}]}
    g = position(me | {"routes": ["farm"]}, rival, seats=("japanese", "barbarians"))
    assert offered(g, "use:") == []


# single cards -------------------------------------------------------------------------------------


@rule("SQ8", "S113")
def test_a_production_location_taken_over_does_not_produce():
    me = {"hand": ["ruins"], "empire": ["temple_of_ra"]}
    g = position(me, {"empire": ["town"]}, seats=("egyptians", "barbarians"))
    g.play("use:temple_of_ra")
    assert goods(g) == {}
    assert location(g, "town")["taken"] == 1


@rule("SQ15", "S111")
def test_each_sphinx_adds_a_point_to_two_or_more_at_once():
    me = {"hand": ["ruins"], "empire": ["sphinx", "sphinx", "joiner"]}
    g = position(me | {"goods": {"worker": 1, "wood": 1}}, seats=("egyptians", "barbarians"))
    g.play("use:joiner")
    assert vp(g) == 4


@rule("SQ15")
def test_a_single_point_is_not_raised():
    me = {"hand": ["ruins"], "empire": ["sphinx", "sawmill"], "goods": {"wood": 1}}
    g = position(me, seats=("egyptians", "barbarians"))
    g.play("use:sawmill")
    assert vp(g) == 1


@rule("SQ17", "S38")
def test_desert_gains_its_point_when_nobody_has_a_card():
    me = {"hand": ["town", "ruins"], "empire": ["desert"]}
    rival = {"hand": [], "goods": {"worker": 2}}
    g = position(me, rival, seats=("egyptians", "barbarians"))
    g.play("use:desert").play("town")
    assert vp(g) == 1


@rule("SQ19", "SQ20")
def test_settlers_build_without_a_location_and_features_see_it():
    me = {"hand": ["raid", "ruins"], "empire": ["settlers", "pyre"], "goods": {"wood": 2}}
    g = position(me)
    g.play("use:settlers")
    # the Raid is black: Pyre pays, and nothing was discarded
    assert (goods(g), vp(g)) == ({"gold": 1}, 1)
    assert len(empire(g)) == 3


@rule("SQ31", "S10")
def test_a_deal_taken_by_spies_goes_home_when_it_is_discarded():
    me = {"hand": ["ruins"], "empire": ["hanseatic_league"], "deals": ["rice_fields"]}
    g = position(me | {"goods": {"worker": 1}}, seats=("romans", "japanese"))
    g.play("use:hanseatic_league")
    assert g.view(None)["players"][1]["discard"] == ["rice_fields"]


@rule("SQ32")
def test_cards_taken_from_the_offer_are_known_to_everybody():
    g = tb.new("settlers", seats=2, seed=1, options={"factions": "random"})
    card = g.decision.options[0].key
    seat = g.to_move
    g.play(card)
    assert g.view(None)["players"][seat]["known_hand"] == [card]


@rule("SQ33", "S34")
def test_what_asks_something_is_produced_in_the_order_one_likes():
    g = position({"hand": [], "empire": ["watchtower", "farmers_at_work", "town"]})
    while g.decision.kind != "produce":
        g.play("pass" if g.decision.kind == "turn" else 0)
    assert g.to_move == 0
    kinds = {option.key for option in g.decision.options}
    assert kinds == {"watchtower", "farmers_at_work"}


# solo ---------------------------------------------------------------------------------------------


@rule("S135", "S161")
def test_the_virtual_player_has_nothing_of_its_own():
    g = tb.new("settlers", seats=["romans"], seed=1, options={"lookout": "advanced"})
    assert len(g.view(None)["players"]) == 1
    assert len(g.view(0)["offer"]) == 4
    assert g.view(None)["first_player"] == 0


@rule("S145", "S149", "S154", "SQ24")
def test_two_attacks_take_two_locations_and_give_nobody_anything():
    g = solo(
        {"empire": ["armorer", "quarry"], "goods": {"worker": 2}},
        attacks=["attack_vp", "attack_stone"],
        attack_deck=["attack_stone", "attack_wood"],
    )
    g.play("pass")
    # stone with vp: the Armorer; then wood finds nothing
    assert g.view(0)["collection"] == ["armorer"]
    assert g.view(0)["virtual"]["attacks"][-2:] == ["attack_stone", "attack_vp"]
    assert g.view(0)["players"][0]["foundations"] == []
    assert g.view(0)["round"] == 3


@rule("SQ25")
def test_a_spied_attack_card_becomes_a_deal_with_its_target_good():
    g = solo({"empire": ["spies"], "goods": {"worker": 1}}, attacks=["attack_gold"])
    g.play("use:spies")
    assert deals(g) == ["attack_gold"]
    assert g.view(0)["virtual"]["attacks"] == []


@rule("SQ27", "S150")
def test_of_equally_dear_locations_the_one_with_more_stone_is_taken():
    g = solo(
        {"empire": ["castle", "castle_2"]},
        attacks=["attack_card"],
        attack_deck=["attack_card", "attack_food"],
    )
    g.play("pass")
    assert g.view(0)["collection"] == ["castle_2"]


@rule("SQ30")
def test_a_borrowed_location_of_the_virtual_player_is_collected():
    g = solo({"empire": ["temple_of_ra"]}, faction="egyptians", virtual=["castle"])
    g.play("use:temple_of_ra")
    while g.decision.kind != "draft":
        g.play("pass" if g.decision.kind == "turn" else "end")
    assert "castle" in g.view(0)["collection"]
    assert hand(g)


# Temple of Ra with what lies on a location --------------------------------------------------------


def egyptians(gate, mine=(), theirs=()):
    me = {
        "hand": ["ruins", "tavern", "mill"],
        "empire": ["temple_of_ra"],
        "goods": {"gold": 3, "worker": 5, "wood": 2},
        "under_gates": list(mine),
    }
    rival = {"empire": [gate], "under_gates": list(theirs), "goods": {"food": 1}}
    return position(me, rival, seats=("egyptians", "japanese"))


@rule("S112", "S113", "S99")
def test_a_gate_taken_over_brings_its_cards_and_takes_them_home_again():
    g = egyptians({"card": "gate", "holds": 2}, theirs=["quarry", "ruins"])
    g.play("use:temple_of_ra")
    assert g.view(None)["players"][0]["under_gates"] == ["quarry", "ruins"]
    assert g.view(None)["players"][1]["under_gates"] == []
    assert tb.position(g.position()).digest() == g.digest()
    before = vp(g, 0)
    while "gate:gate.taken1.holds2:tavern" not in [option.key for option in g.decision.options]:
        g.play(g.decision.options[-1])
    g.play("gate:gate.taken1.holds2:tavern")
    assert vp(g, 0) == before + 1
    for _ in range(200):
        if g.view(None)["round"] == 3:
            break
        keys = [option.key for option in g.decision.options]
        g.play("end" if "end" in keys else "pass" if "pass" in keys else keys[-1])
    assert g.view(None)["players"][0]["under_gates"] == []
    assert g.view(None)["players"][1]["under_gates"] == ["quarry", "ruins", "tavern"]
    assert location(g, "gate", 1)["holds"] == 3


# positions that contradict themselves -------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "message"),
    [
        ({"empire": [{"card": "settlement", "route": 0}]}, {}, "which is the owner"),
        ({"empire": [{"card": "settlement", "taken": 0}]}, {}, "which is the owner"),
        ({"empire": [{"card": "settlement", "route": 1}]}, {}, "routes: 0 cards"),
        ({"routes": ["settlement"]}, {}, "routes: 1 cards"),
        ({}, {"empire": ["gate"], "under_gates": ["farm"]}, "under_gates: 1 cards"),
        ({}, {"empire": [{"card": "gate", "holds": 3}], "under_gates": ["farm"]}, "tell of 3"),
        ({"deals": ["castle"]}, {}, "expected a card with a deal"),
        ({"empire": [{"card": "castle", "route": 1}]}, {}, "cannot lie on"),
        ({"empire": [{"card": "mill", "pending": True}]}, {}, "cannot lie on"),
        ({"empire": [{"card": "castle", "taken": 5}]}, {}, "expected at most 1"),
        ({"empire": ["legion"]}, {}, "no “legion” left"),
        ({"empire": ["dojo"]}, {}, "expected a card of this player’s faction"),
        ({"empire": [{"card": "settlement", "samurai": True}]}, {}, "cannot lie on"),
        ({"empire": [{"card": "castle", "defended": True}], "goods": {"defence": 1}}, {}, "got 2"),
        ({"foundations": ["settlement"]}, {}, "no “settlement” left"),
        ({"deck": ["castle"]}, {}, "no “castle” left"),
        ({"drawn": ["castle"]}, {}, "in the middle of something"),
        ({"goods": {"gold": 10**30}}, {}, "expected at most"),
    ],
)
def test_a_position_that_contradicts_itself_is_refused(mine, theirs, message):
    with pytest.raises(tb.BadPosition, match=message):
        position(mine, theirs)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({"round": 0}, "expected at least 1"),
        ({"common_deck": ["settlement"]}, "no “settlement” left"),
        ({"offer": ["castle"]}, "in the middle of something"),
        ({"collection": ["castle"]}, "solo game only"),
        ({"virtual": {}}, "solo game only"),
    ],
)
def test_a_table_that_cannot_be_is_refused(entry, message):
    with pytest.raises(tb.BadPosition, match=message):
        position({}, **entry)


def test_of_many_names_the_likeliest_are_told():
    with pytest.raises(tb.BadPosition, match="Possible: castle, castle_2") as caught:
        position({"hand": ["castel"]})
    assert len(str(caught.value)) < 200
