"""Deploying and undeploying, and the population track."""

import pytest

import tabularium as tb
from nations_table import (
    end_turn,
    everybody_passes,
    goods,
    keys,
    nations,
    play,
    player,
    rule,
    stability,
    strength,
)


def on(card, workers):
    return {"card": card, "workers": workers}


def workers(g, seat=0):
    """Free workers, and those on each card."""
    me = player(g, seat)
    return me["workers"], [card.get("workers", 0) for card in me["cards"]]


def track(g, seat=0):
    me = player(g, seat)
    return me["food_section"], me["stability_section"], me["above"]


# deploying ----------------------------------------------------------------------------------------


@rule("N90", "N6")
@pytest.mark.parametrize(
    ("card", "cost"), [("farm", 1), ("trireme", 2), ("castle", 2), ("bank", 3), ("dreadnought", 6)]
)
def test_deploying_costs_the_stone_of_the_card(card, cost):
    g = nations({"cards": [card], "goods": {"stone": 9}})
    before = goods(g)
    play(g, f"deploy:{card}")
    assert goods(g) == before | {"stone": 9 - cost}
    assert workers(g) == (4, [1])


@rule("N90")
def test_one_worker_in_a_turn():
    g = end_turn(play(nations({"cards": ["farm"]}), "deploy:farm"))
    assert (g.decision.seat, g.decision.kind) == (1, "turn")


@rule("N90", "N60")
@pytest.mark.parametrize(("stone", "offered"), [(1, ["farm"]), (2, ["farm", "castle"])])
def test_deploying_needs_the_stone(stone, offered):
    g = nations({"cards": ["farm", "castle", "bank"], "goods": {"stone": stone}})
    assert keys(g, "deploy:") == [f"deploy:{card}" for card in offered]


@rule("N90")
def test_only_to_own_cards():
    g = nations({"cards": ["farm"]}, {"cards": ["castle", "hoplite"]})
    assert keys(g, "deploy:") == ["deploy:farm"]


@rule("N91", "N96")
def test_a_worker_comes_from_another_card_by_way_of_the_supply():
    g = nations({"cards": [on("farm", 1), "axeman"], "workers": 0, "goods": {"stone": 2}})
    assert keys(g, "deploy:") == []
    play(g, "undeploy:farm", "deploy:axeman")
    assert workers(g) == (0, [0, 1])
    assert goods(g)["stone"] == 1


@rule("N91")
def test_no_worker_comes_straight_from_the_track():
    g = nations({"cards": ["farm"], "workers": 0}, market=[["augustus"]])
    assert track(g) == (4, 4, 0)
    assert keys(g, "deploy:") == []


@rule("N92")
def test_any_number_of_workers_on_a_card():
    g = nations({"cards": ["hoplite"], "goods": {"stone": 9}})
    play(g, "deploy:hoplite", "end", "pass")
    for n in (2, 3, 4, 5):
        play(g, "deploy:hoplite", "end")
        assert strength(g) == 3 * n
    assert player(g)["production"]["stone"] == -5


# undeploying --------------------------------------------------------------------------------------


@rule("N93", "N94")
def test_undeploying_is_free_and_no_action():
    g = nations({"cards": [on("farm", 1), on("axeman", 2)]})
    before = goods(g)
    play(g, "undeploy:axeman", "undeploy:farm", "undeploy:axeman")
    assert workers(g) == (5, [0, 0])
    assert goods(g) == before
    assert (g.decision.seat, g.decision.kind) == (0, "turn")
    play(g, "deploy:axeman")
    assert workers(g) == (4, [0, 1])


@rule("N94")
def test_after_undeploying_the_turn_still_needs_an_action_or_a_pass():
    g = play(nations({"cards": [on("farm", 1)]}), "undeploy:farm")
    assert "end" not in keys(g)
    assert "pass" in keys(g)


@rule("N93")
def test_undeploying_before_buying_a_war():
    g = nations({"cards": [on("axeman", 2)]}, market=[["hunnic_invasions"]])
    play(g, "undeploy:axeman", "buy:hunnic_invasions")
    assert g.view(None)["war"]["strength"] == 2


@rule("N93", "NQ34")
def test_undeploying_after_the_action():
    g = nations({"cards": [on("axeman", 2), on("farm", 1)]}, market=[["hunnic_invasions"]])
    play(g, "buy:hunnic_invasions")
    assert keys(g) == ["end", "undeploy:axeman", "undeploy:farm"]
    play(g, "undeploy:axeman", "undeploy:farm")
    assert workers(g) == (4, [1, 0])
    play(g, "end")
    assert g.decision.seat == 1


@rule("NQ34")
def test_the_question_after_the_action_can_be_left_out():
    me = {"cards": [on("axeman", 2)]}
    g = nations(me, market=[["hunnic_invasions"]], options={"undeploy_after": False})
    play(g, "buy:hunnic_invasions")
    assert (g.decision.seat, g.decision.kind) == (1, "turn")


@rule("NQ34")
def test_workers_are_undeployed_one_at_a_time():
    g = play(nations({"cards": [on("axeman", 3)]}), "undeploy:axeman")
    assert workers(g) == (3, [2])


@rule("N93")
def test_only_in_the_own_turn():
    g = nations({"cards": ["farm"]}, {"cards": [on("axeman", 2)]})
    assert keys(g, "undeploy:") == []
    play(g, "pass")
    assert keys(g, "undeploy:") == ["undeploy:axeman"]


@rule("N95")
def test_workers_stay_until_they_are_undeployed():
    g = everybody_passes(nations({"cards": [on("farm", 2), on("archer", 1)]}))
    assert workers(g) == (2, [2, 1])


@rule("N95")
def test_the_effect_ends_when_the_worker_leaves():
    stock = {"gold": 3, "stone": 3, "food": 3, "books": 3}
    g = nations({"cards": [on("caravan", 1), on("axeman", 1)], "goods": stock})
    assert (strength(g), stability(g)) == (2, 1)
    play(g, "undeploy:caravan", "undeploy:axeman")
    assert (strength(g), stability(g)) == (0, 0)
    everybody_passes(g)
    assert goods(g) == stock | {"food": 2}  # famine


@rule("N96", "N131")
def test_the_moment_between_undeploying_and_deploying_counts():
    me = {"cards": [on("axeman", 1), "hoplite"], "workers": 0, "advisor": ["harald_hardrada"]}
    g = nations(me, {"advisor": ["augustus"]})
    assert player(g)["advisor"] == [{"card": "harald_hardrada"}]
    play(g, "undeploy:axeman")  # weakest: 0 against 1
    assert player(g)["advisor"] == []
    play(g, "deploy:hoplite")
    assert player(g)["advisor"] == []


# taking workers -----------------------------------------------------------------------------------


@rule("N107", "N14")
@pytest.mark.parametrize(
    ("section", "left", "stable", "food"),
    [("food_section", (3, 4, 0), 3, -3), ("stability_section", (4, 3, 0), 0, 0)],
)
def test_a_worker_taken_by_a_card_has_the_usual_price(section, left, stable, food):
    g = nations({"advisor": ["abraham_lincoln"]})
    play(g, "use:abraham_lincoln", section)
    assert (track(g), player(g)["workers"]) == (left, 6)
    assert (stability(g), player(g)["production"]["food"]) == (stable, food)


@rule("N107", "N153")
def test_a_worker_taken_by_an_event_has_the_usual_price():
    me = {"wonders": ["the_oracle"], "goods": {"food": 9}}
    g = everybody_passes(nations(me, event="pax_romana"))
    play(g, "yes", "food_section")
    assert (track(g), player(g)["workers"]) == ((3, 4, 0), 6)
    assert player(g)["production"]["food"] == -3


@rule("N110")
def test_taking_without_a_worker_on_the_track_does_nothing():
    me = {"food_section": 0, "stability_section": 0, "goods": {"food": 50, "books": 50}}
    g = everybody_passes(nations(me, {}, round=5, event="pilgrims"))  # most food takes a worker
    assert player(g)["workers"] == 13
    assert track(g) == (0, 0, 0)


# returning workers --------------------------------------------------------------------------------

# Assyrian Deportations: the weakest returns a worker
DEPORTED = {"event": "assyrian_deportations"}
STRONG = {"advisor": ["augustus"]}


@rule("N111", "NQ5")
@pytest.mark.parametrize(
    ("choice", "left"), [("supply", (1, [1, 1])), ("farm", (2, [0, 1])), ("temple", (2, [1, 0]))]
)
def test_the_owner_chooses_which_worker_is_returned(choice, left):
    me = {"cards": [on("farm", 1), on("temple", 1)], "workers": 2, "food_section": 3}
    g = everybody_passes(nations(me, STRONG, **DEPORTED))
    assert sorted(keys(g)) == ["farm", "supply", "temple"]
    play(g, choice)
    assert (workers(g), track(g)) == (left, (4, 4, 0))


@rule("N108")
@pytest.mark.parametrize(
    ("section", "after", "stable", "food"),
    [("food_section", (4, 3, 0), -3, 0), ("stability_section", (3, 4, 0), 0, -3)],
)
def test_a_returned_worker_undoes_the_price_of_its_place(section, after, stable, food):
    me = {"food_section": 3, "stability_section": 3, "goods": {"food": 9, "books": 9}}
    g = everybody_passes(nations(me, STRONG, **DEPORTED))
    assert keys(g) == ["food_section", "stability_section"]
    play(g, section)
    assert (track(g), player(g)["workers"]) == (after, 6)
    assert (stability(g), player(g)["production"]["food"]) == (stable, food)


@rule("N108", "N34")
def test_a_full_section_takes_no_worker_back():
    me = {"stability_section": 2, "goods": {"books": 9}}
    g = everybody_passes(nations(me, STRONG, **DEPORTED))
    assert g.decision.kind == "growth"  # there was nothing to choose
    assert (track(g), stability(g)) == ((4, 3, 0), -3)


@rule("N108", "N35")
def test_the_food_section_of_china_holds_three():
    me = {"side": "B", "stability_section": 3, "goods": {"books": 9}}
    g = nations(me, STRONG, seats=["china", "rome"], **DEPORTED)
    everybody_passes(g)
    assert track(g) == (3, 4, 0)
    with pytest.raises(tb.BadPosition):
        nations({"side": "B", "food_section": 4}, seats=["china", "rome"])


@rule("N108", "N14")
def test_a_returned_worker_loses_its_effect_on_the_card():
    me = {"cards": [on("caravan", 1)], "workers": 0, "food_section": 3, "goods": {"food": 9}}
    g = nations(me, STRONG, **DEPORTED)
    assert stability(g) == 1
    everybody_passes(g)
    assert (workers(g), stability(g), track(g)) == ((0, [0]), 0, (4, 4, 0))


@rule("N109")
def test_with_a_full_track_a_worker_is_put_above_it():
    g = everybody_passes(nations({}, STRONG, **DEPORTED))
    assert (track(g), player(g)["workers"]) == ((4, 4, 1), 4)
    assert (stability(g), player(g)["production"]["food"]) == (0, 0)


@rule("N109", "N48")
def test_the_worker_above_the_track_is_taken_first_and_costs_nothing():
    rival = {"above": 1, "food_section": 3, "workers": 5, "goods": {"food": 9}}
    g = everybody_passes(nations({}, rival))
    assert (g.decision.seat, keys(g)) == (1, ["above", "food", "stone", "gold"])
    play(g, "above")
    assert (track(g, 1), player(g, 1)["workers"]) == ((3, 4, 0), 6)
    assert (stability(g, 1), player(g, 1)["production"]["food"]) == (0, -3)


@rule("N109", "N107")
def test_a_card_takes_the_worker_above_the_track_first():
    me = {"advisor": ["abraham_lincoln"], "above": 1, "workers": 4}
    g = play(nations(me), "use:abraham_lincoln")
    assert g.decision.seat == 1  # no choice of a section
    assert (track(g), stability(g), player(g)["workers"]) == ((4, 4, 0), 3, 5)


@rule("N50", "N109")
def test_a_worker_above_an_empty_track_can_be_taken():
    rival = {"above": 1, "food_section": 0, "stability_section": 0}
    g = everybody_passes(nations({}, rival | {"goods": {"food": 50, "books": 50}}))
    assert keys(g) == ["above", "food", "stone", "gold"]


@rule("N110")
def test_returning_without_a_worker_does_nothing():
    me = {"workers": 0, "cards": ["farm"], "food_section": 2, "goods": {"food": 9}}
    g = everybody_passes(nations(me, STRONG, **DEPORTED))
    assert (workers(g), track(g)) == ((0, [0]), (2, 4, 0))


# the easier game ----------------------------------------------------------------------------------


@rule("NQ24", "N179")
@pytest.mark.parametrize(
    ("section", "sections", "rooms"),
    [("food_section", (3, 4), (3, 4)), ("stability_section", (4, 3), (4, 3))],
)
def test_the_extra_worker_comes_from_a_section_of_choice(section, sections, rooms):
    g = tb.new("nations", seats=["rome", "egypt"], options={"extra_worker": True})
    seat = g.decision.seat
    play(g, section)
    me = player(g, seat)
    assert me["workers"] == 6
    assert (me["food_section"], me["stability_section"]) == sections
    assert (me["food_room"], me["stability_room"]) == rooms
    assert (me["stability"], me["production"]["food"]) == (0, 0)


@rule("NQ24", "N108")
def test_the_covered_space_is_never_filled_again():
    me = {"food_section": 3, "food_room": 3, "stability_section": 3, "goods": {"books": 9}}
    g = everybody_passes(nations(me, STRONG, options={"extra_worker": True}, **DEPORTED))
    assert track(g) == (3, 4, 0)  # not to the food section


# turns that are skipped ---------------------------------------------------------------------------


@rule("NQ25", "N213")
def test_buddha_skips_the_first_turn_altogether():
    g = nations({"advisor": ["buddha"], "cards": [on("axeman", 2)]}, {}, order=[1, 0])
    play(g, "deploy:farm", "end")
    assert (g.decision.seat, g.decision.kind) == (1, "turn")
    assert player(g)["passed"] == 0
    play(g, "deploy:farm", "end")
    assert g.decision.seat == 0
    assert {"undeploy:axeman", "deploy:axeman", "pass"} <= set(keys(g))
