"""What views reckon ahead: phase, famine, what is left after production, what a war would cost."""

import tabularium as tb
from nations_table import everybody_passes, nations, rule

GOODS = {"gold": 2, "stone": 2, "food": 0, "books": 0}
WEAK = {"cards": [{"card": "temple", "workers": 3}], "goods": GOODS}  # stability, no strength


def seen(g, seat=0):
    return g.view(None)["players"][seat]


def test_the_phase_is_said():
    g = tb.new("nations", seats=2, seed=1)
    assert g.view(None)["phase"] == "setup"
    while g.view(None)["phase"] == "setup":
        g.apply(0)
    assert (g.view(None)["phase"], g.decision.kind) == ("maintenance", "growth")
    while g.decision.kind == "growth":
        g.play("gold")
    assert (g.view(None)["phase"], g.decision.kind) == ("action", "turn")
    while not g.over:
        assert g.view(None)["phase"] in ("maintenance", "action", "production")
        g.apply(g.n_options - 1)
    assert g.view(None)["phase"] == "over"


@rule("N134", "N158")
def test_production_and_famine_are_reckoned_ahead():
    g = nations({"goods": GOODS, "food_section": 3, "cards": ["farm"]}, event="rigveda")
    assert g.view(None)["famine"] == 2
    me = seen(g)
    assert me["population_cost"] == {"food": 3, "stability": 0}
    assert me["outlook"]["food"] == me["production"]["food"] - 2 == -5
    assert me["outlook"]["gold"] == 2 + me["production"]["gold"]


@rule("N142", "N143", "N144")
def test_a_war_beats_the_weaker_and_stability_saves_resources_but_no_vp():
    war = {"card": "hunnic_invasions", "strength": 5, "buyer": 1}
    me = seen(nations(WEAK, {}, war=war, round=3))
    saved = max(0, me["stability"])
    assert me["defeat"] == {"gold": 0, "stone": 0, "food": max(0, 4 - saved), "books": 0, "vp": 1}
    strong = {"cards": [{"card": "hoplite", "workers": 3}], "goods": GOODS}
    assert seen(nations(strong, {}, war=war | {"strength": 2}, round=3))["defeat"] is None
    assert seen(nations(WEAK, {}))["defeat"] is None


def test_what_is_forecast_comes_true():
    """The war takes what was said, if nothing is missing."""
    war = {"card": "hunnic_invasions", "strength": 5, "buyer": 1}
    rich = WEAK | {"goods": dict.fromkeys(GOODS, 20), "vp": 9}
    g = nations(rich, {"cards": [{"card": "hoplite", "workers": 5}]}, war=war, round=3)
    told = seen(g)
    everybody_passes(g)
    log = "\n".join(g.log("en", None))
    assert told["defeat"]["vp"] == 1
    assert f"Rome gives up {told['defeat']['food']} food." in log


@rule("N159")
def test_books_are_worth_a_vp_for_each_nation_with_fewer():
    goods = [GOODS | {"books": n} for n in (5, 5, 2)]
    g = nations(*[{"goods": one} for one in goods])
    assert [seen(g, seat)["book_points"] for seat in range(3)] == [1, 1, 0]


def test_boards_are_offered_with_their_sides():
    g = tb.new("nations", seats=2, seed=3, options={"sides": "choose"})
    boards = g.view(None)["boards"]
    assert [board["name"] for board in boards] == [
        thing.name for option in g.decision.options for thing in option.about
    ]
    assert {board["side"] for board in boards} == {"A", "B"}
    g.apply(0)
    g.apply(0)
    assert g.view(None)["boards"] == []
