"""What views say beyond what lies there: the next production, razing, what is missing to build."""

import tabularium as tb
from settlers_support import against_japanese, on, player, rule, settlers


def makes(g, seat=0):
    """The goods of the next production."""
    return {made["good"]: made["n"] for made in player(g, seat)["production"]["makes"]}


@rule("SE1", "S31", "S43")
def test_board_deals_and_locations_produce():
    me = {"empire": ["armorer", "lords_fields"], "deals": ["farm", "daimyos_castle_2"]}
    g = settlers(me, seats=["japanese", "romans"])
    expected = {"worker": 5, "wood": 1, "raze": 2, "gold": 1, "defence": 1, "food": 1}
    assert makes(g) == expected
    assert player(g)["production"]["keeps"] == ["food"]


@rule("S33", "S111")
def test_a_choice_is_not_counted_and_a_sphinx_adds_to_two_points_only():
    me = {"empire": ["pharaohs_guard", "sphinx", "monument"]}
    g = settlers(me, seats=["egyptians", "romans"])
    assert player(g)["production"]["choices"] == ["pharaohs_guard"]
    assert makes(g)["vp"] == 1
    samurai = [on(card, samurai=True) for card in ("farm", "rice_fields")]
    me = {"empire": ["daimyos_castle", "mill", *samurai]}
    assert makes(settlers(me, seats=["japanese", "romans"]))["vp"] == 2


@rule("S112", "S25")
def test_what_is_borrowed_produces_at_home_but_its_storage_has_served():
    taken = [on("builder", taken=1), on("warehouses", taken=1)]
    g = settlers({"empire": taken}, seats=["egyptians", "romans"])
    assert "wood" not in makes(g)
    assert makes(g, 1)["wood"] == 2
    assert player(g)["production"]["keeps"] == ["wood", "stone", "food", "gold"]
    assert player(g, 1)["production"]["keeps"] == ["raze"]


def test_what_is_forecast_is_what_comes():
    """As far as it is certain: goods of board, deals and locations."""
    me = {"empire": ["old_forest", "rubble", "quarry"], "deals": ["settlement"], "hand": []}
    g = settlers(me, {"hand": []})
    expected = makes(g)
    before = dict.fromkeys(("worker", "wood", "stone", "raze", "defence"), 0)
    while g.view(None, forecasts=True)["round"] == 2 or g.decision.kind == "draft":
        g.play(0 if g.decision.kind == "draft" else "pass")
    assert {good: player(g)["goods"][good] for good in before} == expected


@rule("S86")
def test_after_the_last_production_none_is_told():
    assert player(settlers(round=5))["production"] is None
    assert player(settlers(round=4))["production"] is not None


@rule("SE11", "S38", "S66", "S83")
def test_what_razing_costs_and_who_could():
    rival = {"empire": [on("farm", samurai=True), "gate"], "hand": ["ruins"]}
    g = against_japanese({"goods": {"raze": 3}, "empire": ["mill"]}, rival)
    assert player(g, 1)["razing"] == [{"cost": 3, "by": [0]}, {"cost": None, "by": []}]
    assert player(g, 0)["razing"] == [{"cost": 2, "by": []}]
    g = against_japanese({"goods": {"raze": 2}}, rival)
    assert player(g, 1)["razing"][0] == {"cost": 3, "by": []}
    g = against_japanese({"goods": {"raze": 3}}, rival | {"passed": True})
    assert player(g, 1)["razing"][0] == {"cost": 3, "by": []}


@rule("S4")
def test_what_is_missing_is_told_to_the_owner_of_a_hand_alone():
    me = {"hand": ["ruins", "wood_storage"], "goods": {"wood": 1, "gold": 1}}
    g = settlers(me)
    missing = [{"card": "wood_storage", "goods": [{"good": "stone", "n": 1}]}]
    assert g.view(0, forecasts=True)["missing"] == missing
    assert g.view(1, forecasts=True)["missing"] == []
    assert "missing" not in g.view(None, forecasts=True)


@rule("S138", "S156")
def test_the_virtual_player_is_told_with_its_targets():
    g = tb.position(
        {
            "game": "settlers",
            "seats": ["barbarians"],
            "round": 2,
            "collection": ["mill"],
            "virtual": {"empire": ["quarry"], "attacks": ["attack_vp", "attack_food"]},
            "players": [{"empire": ["raid", "castle"], "goods": {"raze": 2}}],
        }
    )
    virtual = g.view(0, forecasts=True)["virtual"]
    assert virtual["targets"] == ["vp", "food"]
    left = {entry["good"]: entry["n"] for entry in virtual["left"]}
    assert left == {"wood": 3, "stone": 2, "gold": 3, "worker": 2, "card": 3, "vp": 1}
    assert virtual["razing"] == [{"cost": 2, "by": [0]}]
    assert (virtual["locations"], virtual["defeated"]) == (1, True)
