"""Why not, in Nations: each reason in a position of its own."""

import tabularium as tb
from nations_table import nations, rule
from whys import amounts, why

RICH = {"gold": 9, "stone": 9, "food": 9, "books": 9}


def buying(me, card, row=0, **top):
    """One card on the progress board, in the cheapest row unless told otherwise."""
    market = [[], [], []]
    market[row] = [card]
    return nations({"goods": RICH} | me, market=market, **top)


# every game ---------------------------------------------------------------------------------------


@rule("N56")
def test_turns_and_phases():
    assert why(nations(turn=1), "action@0:pass") == ("Egypt must decide first.", "N56")
    g = tb.new("nations", seats=["rome", "egypt"], seed=1)
    assert g.decision.kind == "growth"
    text, number = why(g, f"cards@{g.to_move}:farm", g.to_move)
    assert text.startswith("That comes later, in the action phase; now: Growth")
    assert number == "N56"


@rule("N57", "N93")
def test_one_action_a_turn():
    me = {"goods": RICH, "workers": 2, "cards": [{"card": "farm", "workers": 1}, "quarry"]}
    g = nations(me, market=[["taj_mahal"], [], []], round=5).play("deploy:farm")
    assert g.decision.kind == "afterwards"
    acted = ("You have taken the action of this turn.", "N57")
    assert why(g, "market:taj_mahal") == why(g, "action@0:pass") == acted
    assert why(g, "cards@0:farm") is None
    assert why(g, "cards@0:quarry") == ("There is no worker on it to take off.", "N93")
    assert why(nations(), "action@0:end") == ("First take an action, or pass.", "N57")


# the progress board -------------------------------------------------------------------------------


@rule("N62", "N68")
def test_gold_and_empty_spaces():
    g = buying({"goods": {"gold": 1}}, "hoplite", 2)
    assert why(g, "market:hoplite") == ("Not enough: needs 2 gold more.", "N62")
    assert why(g, "market:1.1")[1] == "N68"
    assert why(buying({"goods": {"gold": 3}}, "hoplite", 2), "market:hoplite") is None


@rule("N76")
def test_strength_for_a_colony():
    text = "This colony needs strength 4, and yours is 0."
    assert why(buying({}, "macedonia"), "market:macedonia") == (text, "N76")
    strong = {"cards": [{"card": "hoplite", "workers": 4}]}
    assert why(buying(strong, "macedonia"), "market:macedonia") is None


@rule("N77", "N81")
def test_wars_and_battles():
    war = {"card": "hyksos_invasion", "strength": 3, "buyer": 1}
    g = buying({}, "wars_of_alexander", war=war)
    text = "A war has already been bought this round."
    assert why(g, "market:wars_of_alexander") == (text, "N77")
    assert why(g, "war:hyksos_invasion")[1] == "N78"
    assert why(buying({}, "siege_of_alesia"), "market:siege_of_alesia")[1] == "N81"


def test_alfred_nobel_buys_no_wars():
    g = buying({"advisor": ["alfred_nobel"]}, "crimean_war", round=7)
    assert why(g, "market:crimean_war") == ("You may not buy wars: Alfred Nobel.", "N200")


@rule("N230")
def test_hannibal_makes_battles_dearer():
    me = {"goods": {"gold": 1}, "cards": [{"card": "axeman", "workers": 1}]}
    market = [["siege_of_alesia"], [], []]
    g = nations(me, {"advisor": ["hannibal"]}, market=market)
    assert amounts(why(g, "market:siege_of_alesia")[0]) == {"gold": 1}


# the own board ------------------------------------------------------------------------------------


@rule("N90", "N91")
def test_deploying():
    busy = {"card": "temple", "workers": 1}  # can be taken off, so that the turn stays open
    me = {"workers": 0, "cards": [busy, "farm"], "goods": RICH}
    assert why(nations(me), "cards@0:farm") == ("You have no free worker.", "N91")
    me = {"workers": 1, "cards": [busy, "hoplite"], "goods": {"stone": 0}}
    assert why(nations(me), "cards@0:hoplite") == ("Not enough: needs 1 stone more.", "N90")
    assert why(nations(me | {"goods": {"stone": 1}}), "cards@0:hoplite") is None


@rule("N98")
def test_architects():
    assert why(nations(), "architects:architects") == (
        "You have no wonder under construction.",
        "N98",
    )
    site = {"site": ["great_lighthouse"], "cards": [{"card": "temple", "workers": 1}]}
    g = nations(site | {"goods": {"stone": 0}}, architects=1)
    stone = ("Not enough: needs 1 stone more.", "N98")
    assert why(g, "architects:architects") == why(g, "site@0:great_lighthouse") == stone
    g = nations(site | {"goods": RICH}, architects=0)
    assert why(g, "architects:architects") == ("No architect is left.", "N98")
    g = nations(site | {"goods": RICH}, architects=1)
    assert why(g, "architects:architects") is why(g, "site@0:great_lighthouse") is None


@rule("N104", "N106")
def test_special_actions():
    me = {"wonders": ["petra", "great_wall"], "goods": {"food": 0}}
    g = nations(me, round=3)
    assert why(g, "wonders@0:petra") == ("Not enough: needs 1 food more.", "N106")
    assert why(g, "wonders@0:great_wall")[1] == "N104"
    me["wonders"] = [{"card": "petra", "used": True}]
    g = nations(me | {"goods": RICH})
    assert why(g, "wonders@0:petra") == ("Its special action has been used this round.", "N104")
    g = nations({"advisor": ["galileo_galilei"]}, round=5)
    assert why(g, "advisor@0:galileo_galilei")[0].startswith("It would have no effect now: ")


@rule("N52", "N67", "N107")
def test_the_rest_of_the_table():
    g = nations({}, {"advisor": ["hannibal"]})
    assert why(g, "advisor@1:hannibal") == ("That belongs to another player.", "N67")
    assert why(g, f"event:{g.view(0)['event']}")[1] == "N52"
    assert why(g, "food_section@0:food_section")[1] == "N107"


@rule("N109", "N110")
def test_the_population_track():
    g = tb.new("nations", seats=["rome", "egypt"], seed=1)
    assert why(g, f"food_section@{g.to_move}:food_section", g.to_move) is None
    assert why(g, f"above@{g.to_move}:above", g.to_move)[1] == "N110"
