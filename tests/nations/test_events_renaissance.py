"""The 24 events of the Renaissance cards. ``changed`` is told without production and famine."""

from __future__ import annotations

import pytest

from nations_events import event, land
from nations_table import play, rule, stability, strength

EMPTY = {"food_section": 0, "food_room": 0, "stability_section": 0, "stability_room": 0}
TOWER = {"wonders": ["porcelain_tower"]}


# --- Little Ice Age / City Upon a Hill ------------------------------------------------------------


@rule("N152", "N128")
def test_little_ice_age():
    t = event("little_ice_age", land(), land(2), land())
    for seat, answer in ((2, "3food"), (0, "5books"), (1, "3food")):  # the new order is 1, 0, 2
        assert t.asks(seat) == ["3food", "5books"]
        t.play(answer)
    assert t.changed == [{"books": -5}, {"food": -3}, {"food": -3}]


@rule("NQ4", "N128")
def test_little_ice_age_takes_what_can_be_paid():
    t = event("little_ice_age", land(books=4), land(food=2))
    # 1 of the 3 food of the famine is missing to the second
    assert t.changed == [{"food": -3}, {"books": -5 - 1, "food": 1, "vp": -1}]


@rule("NQ4", "N120", "N121", "N124")
def test_little_ice_age_where_neither_can_be_paid():
    poor = {"food": 2, "books": 4}
    t = event("little_ice_age", land(**poor), land(books=4))
    assert t.asks(0) == ["3food", "5books"]
    # 2 food, a VP and a book; the famine takes the other 3 books
    assert t.play("3food").raw(0) == [20, 20, 0, 0, 9]
    t = event("little_ice_age", land(**poor), land(books=4)).play("5books")
    assert t.asks(0) == ["gold:0", "gold:1"]
    t.play("gold:1")  # for the missing book; and again for the food missing in the famine
    assert t.asks(0) == ["gold:0", "gold:1"]
    assert t.play("gold:1").raw(0) == [18, 20, 0, 0, 8]


@rule("N112")
def test_city_upon_a_hill():
    t = event("little_ice_age", land(), land(0, 1)).play("3food", "3food")
    assert t.changed == [{"food": -3}, {"food": -3, "books": 6}]
    t = event("little_ice_age", land(0, 1), land(0, 1)).play("3food", "3food")
    assert t.changed == [{"food": -3}] * 2


# --- African Slave Trade / Glorious Revolution ----------------------------------------------------


@rule("N113")
def test_african_slave_trade():
    assert event("african_slave_trade", land(), land(2)).changed == [{"vp": -1}, {}]
    assert event("african_slave_trade").changed == [{"vp": -1}] * 2


@rule("N232", "N157")
def test_glorious_revolution():
    lands = [land(4, 1), land(2), land(2)]
    t = event("african_slave_trade", *lands)
    assert t.asks(0) == ["yes", "no"]
    t.play("yes")
    assert (t.changed, t.order) == ([{"gold": 6}, {"vp": -1}, {"vp": -1}], [1, 2, 0])
    t = event("african_slave_trade", *lands).play("no")
    assert (t.changed, t.order) == ([{}, {"vp": -1}, {"vp": -1}], [0, 1, 2])
    t = event("african_slave_trade", land(2), land(0, 1)).play("yes")  # who is last stays there
    assert (t.changed, t.order) == ([{}, {"gold": 6, "vp": -1}], [0, 1])
    assert event("african_slave_trade", land(2, 1), land(2, 1), land()).changed[:2] == [{}, {}]


# --- Janissaries / Council of Trent ---------------------------------------------------------------


@rule("N241", "NQ14", "N107")
def test_janissaries():
    t = event("janissaries", land(), land(2))
    assert t.asks(1) == ["yes", "no"]
    assert t.play("yes").asks(1) == ["food_section", "stability_section"]
    assert t.play("food_section").asks(1) == ["food_section", "stability_section"]
    t.play("food_section")
    assert t.changed[1] == {"stone": 4}
    assert (t.player(1)["workers"], t.player(1)["food_section"]) == (4, 2)
    t = event("janissaries", land(), land(2)).play("no")
    assert (t.changed, t.player(1)["workers"]) == ([{}, {}], 2)
    assert event("janissaries", land(2), land(2)).changed == [{}, {}]


@rule("N241", "NQ14", "N109")
@pytest.mark.parametrize("left", [{}, {"food_section": 1, "food_room": 1}, {"above": 1}])
def test_janissaries_need_two_workers(left):
    lands = [land(), land(2, **(EMPTY | left))]
    assert event("janissaries", *lands).changed == [{}, {}]


@rule("N241", "N109")
def test_janissaries_take_the_worker_above_first():
    two = EMPTY | {"stability_section": 1, "stability_room": 1, "above": 1}
    t = event("janissaries", land(), land(2, **two)).play("yes")
    assert t.changed[1]["stone"] == 4
    mine = t.player(1)
    assert (mine["workers"], mine["above"], mine["stability_section"]) == (4, 0, 0)
    assert stability(t.g, 1) == -3


@rule("NQ14")
def test_janissaries_without_packages():
    free = {"options": {"worker_packages": False}}
    t = event("janissaries", land(), land(2), **free).play("none")
    assert (t.changed, t.player(1)["workers"]) == ([{}, {"stone": 4}], 2)
    t = event("janissaries", land(), land(2), **free).play("food_section", "food_section")
    assert (t.changed, t.player(1)["workers"]) == ([{}, {"stone": 4}], 4)
    t = event("janissaries", land(), land(2), **free).play("food_section", "none")
    assert (t.changed, t.player(1)["workers"]) == ([{}, {"stone": 4}], 3)
    assert event("janissaries", land(), land(2, **EMPTY), **free).changed == [{}, {"stone": 4}]


@rule("N112", "N156")
def test_council_of_trent():
    assert event("janissaries", land(), land(0, 1)).changed == [{}, {"stone": 5}]
    assert event("janissaries", land(0, 1), land(0, 1)).changed == [{}, {}]
    t = event("janissaries", land(2, 1), land())
    t.play("yes", "stability_section", "food_section")  # the most stable no more
    assert t.changed == [{"stone": 4}, {"stone": 5}]


# --- Crop Rotation / Mercantilism -----------------------------------------------------------------


@rule("N112", "N170")
def test_crop_rotation():
    assert event("crop_rotation", land(), land(colonies=["tibet"])).changed == [{}, {"food": 6}]
    assert event("crop_rotation").changed == [{}, {}]
    calm = [["tibet"], ["the_caribbean"], ["australia"], [], []]  # 3, 4, 5, 0 and 0
    t = event("crop_rotation", *[land(colonies=cards) for cards in calm])
    assert t.changed == [{}, {"food": 6}, {"food": 6}, {}, {}]


@rule("N237", "N152")
def test_mercantilism():
    lands = [land(2, 2, cards=[{"card": "temple", "workers": 1}]), land(2), land(0, 2)]
    t = event("crop_rotation", *lands)
    assert t.asks(2) == ["undeploy:caravan", "done"]  # axemen are no building
    t.play("done")
    assert t.asks(0) == ["undeploy:caravan", "undeploy:temple", "done"]
    t.play("undeploy:caravan", "undeploy:temple", "undeploy:caravan")
    # the temple has brought a gold and a book in production
    assert t.changed == [{"stone": 6, "gold": 1, "books": 1}, {}, {}]
    assert (stability(t.g), strength(t.g), t.player()["workers"]) == (0, 2, 5)


# --- Sinking of the Vasa / Peace of Westphalia ----------------------------------------------------


@rule("N244")
def test_sinking_of_the_vasa():
    lands = [land(12), land(4, 1)]
    t = event("sinking_of_the_vasa", *lands)
    assert t.asks(0) == ["3gold", "strength"]
    assert t.play("3gold").changed == [{"gold": -3}, {"food": -5}]
    t = event("sinking_of_the_vasa", *lands).play("strength")
    assert (t.changed, t.order, strength(t.g)) == ([{"food": -5}, {}], [0, 1], 12)
    t = event("sinking_of_the_vasa", land(14), land(4, 1)).play("strength")
    assert t.changed == [{"food": -5}, {"food": -5}]
    t = event("sinking_of_the_vasa", land(16), land(4, 1)).play("strength")
    assert t.changed == [{}, {"food": -5}]


@rule("N244", "N128", "NQ4")
def test_sinking_of_the_vasa_without_a_choice():
    t = event("sinking_of_the_vasa", land(8), land(2, 1))
    assert t.changed == [{"gold": -3}, {"food": -5}]
    t = event("sinking_of_the_vasa", land(10), land(2, 1))
    assert t.asks(0) == ["3gold", "strength"]
    t = event("sinking_of_the_vasa", land(10, gold=2), land(2, 1))
    assert t.changed == [{"food": -5}, {}]


@rule("N244", "N128", "NQ4")
def test_sinking_of_the_vasa_with_neither_gold_nor_ships():
    """Under 10 strength the ships may be named only because the gold is missing."""
    t = event("sinking_of_the_vasa", land(8, gold=2), land(2, 1))
    assert t.asks(0) == ["3gold", "strength"]
    assert t.play("strength").changed == [{"food": -5}, {}]
    t = event("sinking_of_the_vasa", land(8, gold=2), land(2, 1)).play("3gold")
    assert t.changed == [{"gold": -2, "books": -1, "vp": -1}, {"food": -5}]


@rule("N244", "N131")
def test_the_vasa_changes_one_comparison_only():
    """Harald Hardrada leaves a weakest owner; here the owner is weakest for the peace only."""
    t = event("sinking_of_the_vasa", land(12, advisor=["harald_hardrada"]), land(4, 1))
    assert t.play("strength").changed == [{"gold": 4, "food": -5}, {}]
    assert t.held(0, "advisor") == ["harald_hardrada"]


@rule("N152", "N113")
def test_sinking_of_the_vasa_of_two():
    t = event("sinking_of_the_vasa", land(14), land(12), land(8, 1))
    assert t.asks(1) == ["3gold", "strength"]
    assert t.play("strength").asks(0) == ["3gold", "strength"]
    assert t.play("strength").changed == [{}, {"food": -5}, {}]  # 4, 2 and 8


@rule("NQ39", "N244")
def test_below_zero_only_the_true_lowest_is_weakest():
    """0 - 10 and 2 - 10: strengths below 0 are no tie, unlike stability below 0 (N114)."""
    t = event("sinking_of_the_vasa", land(gold=2), land(2, gold=2), land(2, 1))
    for _ in range(2):
        assert t.play("strength") is t
    assert t.changed == [{"food": -5}, {}, {}]
    t = event("sinking_of_the_vasa", land(2, gold=2), land(2, gold=2), land(2, 1))
    assert t.play("strength", "strength").changed == [{"food": -5}, {"food": -5}, {}]


@rule("N113")
def test_peace_of_westphalia():
    t = event("sinking_of_the_vasa", land(2), land(), land(0, 1))
    assert t.changed == [{"gold": -3}, {"gold": -3, "food": -5}, {"food": -5}]
    t = event("sinking_of_the_vasa", land(2), land(0, 1, food=3))
    assert t.changed == [{"gold": -3}, {"food": -3, "books": -2, "vp": -1}]


# --- Pilgrims / Dutch Revolt ----------------------------------------------------------------------


@rule("N242", "N107")
def test_pilgrims():
    t = event("pilgrims", land(0, 3), land(food=21))
    assert t.asks(1) == ["food_section", "stability_section"]
    t.play("stability_section")
    assert (t.player(1)["workers"], stability(t.g, 1)) == (3, -3)
    t = event("pilgrims", land(0, 3), land(food=21)).play("food_section")
    assert t.changed == [{}, {"gold": -3}]
    assert (t.player(1)["workers"], t.player(1)["food_section"]) == (3, 3)
    t = event("pilgrims")
    assert (t.changed, t.player()["workers"]) == ([{"gold": -3}] * 2, 2)


@rule("N242", "N110", "N109")
def test_pilgrims_from_above_and_with_nobody_left():
    t = event("pilgrims", land(0, 3), land(food=21, above=2))
    t.over()
    assert (t.player(1)["workers"], t.player(1)["above"]) == (3, 1)
    t = event("pilgrims", land(0, 3), land(food=21, **EMPTY))
    assert (t.changed, t.player(1)["workers"]) == ([{}, {"gold": -3}], 2)


@rule("N232", "N156")
def test_dutch_revolt():
    t = event("pilgrims", land(4), land(2, 1), land(0, 1))
    assert (t.changed, t.order) == ([{"gold": -3}, {}, {}], [1, 2, 0])
    t = event("pilgrims", land(4, 1, food=21), land(2)).play("stability_section")
    assert (t.changed, t.order) == ([{"gold": -3}, {}], [1, 0])  # the new worker made it least


# --- Spice Trade / Müntzer Revolt -----------------------------------------------------------------


@rule("N112")
def test_spice_trade():
    lost = {"stone": -3}
    assert event("spice_trade", land(), land(food=21)).changed == [lost, lost | {"gold": 4}]
    assert event("spice_trade").changed == [lost, lost]


@rule("N232")
def test_muntzer_revolt():
    t = event("spice_trade", land(4), land(2, 1))
    assert (t.changed, t.order) == ([{"stone": -3}, {}], [1, 0])
    t = event("spice_trade", land(4, stone=1), land(2, 1))
    assert t.changed == [{"stone": -1, "books": -2, "vp": -1}, {}]


# --- Absolute Monarchy / Salem Witch Trials -------------------------------------------------------


@rule("N252")
def test_absolute_monarchy():
    two = {"advisor": ["hannibal"], "tower": ["eleanor_of_aquitaine"], **TOWER}
    lands = [
        land(0, 1, advisor=["cyrus_the_great"]),
        land(0, 1, advisor=["marco_polo"]),
        land(0, 1, advisor=["peter_the_great"]),
        land(0, 1, **two),
    ]
    t = event("absolute_monarchy", *lands)
    assert t.play("3gold", "3gold", "3gold", "3gold").changed == [
        {"books": -4, "gold": -3},
        {"books": -4, "gold": -3},
        {"gold": -3},
        {"books": -4, "gold": -3},
    ]


@rule("N245", "N152", "NQ15")
def test_salem_witch_trials():
    two = {"advisor": ["peter_the_great"], "tower": ["simon_bolivar"], **TOWER}
    lands = [land(**two), land(0, 1, advisor=["shaka_zulu"]), land(advisor=["martin_luther"])]
    t = event("absolute_monarchy", *lands)  # Shaka Zulu gives strength 8
    assert t.asks(2) == ["3gold", "advisor"]
    assert t.play("3gold").asks(0) == ["3gold", "advisor"]
    t.play("advisor")
    assert t.changed == [{}, {}, {"gold": 4 - 3}]  # Martin Luther brought 4 in production
    assert t.held(0, "advisor", "tower", "wonders") == ["porcelain_tower"]
    assert [t.held(1, "advisor"), t.held(2, "advisor")] == [["shaka_zulu"], ["martin_luther"]]


@rule("N245", "NQ4")
def test_salem_witch_trials_without_a_choice():
    t = event("absolute_monarchy", land(0, 1), land(gold=2, advisor=["peter_the_great"]))
    assert (t.changed, t.held(1, "advisor")) == ([{}, {}], [])
    t = event("absolute_monarchy", land(0, 1), land(gold=2))
    assert t.changed == [{}, {"gold": -2, "books": -1, "vp": -1}]
    assert event("absolute_monarchy").changed == [{"gold": -3}] * 2


@rule("NQ15")
@pytest.mark.parametrize("gold, answers", [(20, ["advisor"]), (2, [])])
@pytest.mark.parametrize("gone", ["peter_the_great", "simon_bolivar"])
def test_salem_witch_trials_with_one_advisor_removed(gold, answers, gone):
    two = {"advisor": ["peter_the_great"], "tower": ["simon_bolivar"], **TOWER}
    one = {"options": {"advisors_removed": "one"}}
    t = event("absolute_monarchy", land(0, 1), land(gold=gold, **two), **one).play(*answers)
    assert t.asks(1) == ["peter_the_great", "simon_bolivar"]
    t.play(gone)
    assert t.changed == [{}, {}]
    left = t.held(1, "advisor", "tower")
    assert left == [card for card in ("peter_the_great", "simon_bolivar") if card != gone]


# --- Columbian Exchange / Expulsion of Jews -------------------------------------------------------


@rule("N249", "N112", "N113")
def test_columbian_exchange():
    jews = {"gold": -5}
    t = event("columbian_exchange", land(2), land(0, 1))
    assert t.changed == [{"food": 3} | jews, {"food": -3}]
    t = event("columbian_exchange", land(2), land(2), land(0, 1), land(0, 1))
    assert t.changed == [jews, jews, {"food": -3}, {"food": -3}]


@rule("N113", "N120")
def test_expulsion_of_jews():
    t = event("columbian_exchange", land(2), land(2, 1), land(2, gold=3), land(0, 2))
    assert t.changed[:2] == [{"gold": -5}, {}]
    assert t.changed[2:] == [{"gold": -3, "books": -2, "vp": -1}, {"food": -3}]


# --- Tulip Mania / Kangxi Era ---------------------------------------------------------------------


@rule("N61")
def test_tulip_mania():
    assert event("tulip_mania").changed == [{}, {"vp": -1}]
    assert event("tulip_mania", land(), land(), land(), order=[1, 0, 2]).changed[2] == {"vp": -1}
    assert event("tulip_mania", order=[1, 0]).changed == [{"vp": -1}, {}]


@rule("N232", "N112")
def test_kangxi_era():
    t = event("tulip_mania", land(4), land(2), land(0, 1))
    assert (t.changed, t.order) == ([{}, {}, {"gold": 3, "vp": -1}], [2, 0, 1])
    t = event("tulip_mania", land(4), land(2, 1), land(0, 1))
    assert (t.changed, t.order) == ([{}, {}, {"vp": -1}], [0, 1, 2])


# --- Magellan's Expedition / Papal Indulgence -----------------------------------------------------


@rule("N248", "N252")
def test_magellans_expedition():
    lands = [land(bought={"colonies": 2}), land(bought={"fights": 1, "golden_ages": 1})]
    t = event("magellans_expedition", *lands, options={"others_suffer": False})
    assert t.changed == [{"gold": 10}, {}]  # though the colonies are gone
    t = event("magellans_expedition", land(16), land(), passes=False, market=[["the_caribbean"]])
    play(t.g, "buy:the_caribbean", "end")
    while t.g.decision.kind == "turn":
        t.play("pass")
    assert t.changed == [{"gold": -1 + 5}, {"gold": -2}]  # the colony makes it most stable


@rule("N247", "N103", "N118")
def test_papal_indulgence():
    site = {"site": ["pyramids"]}
    t = event("magellans_expedition", land(**site), land(0, 1, site=["colosseum"]), land())
    office = t.g.view(None)["architects"]
    assert t.asks(1) == ["yes", "no"]
    t.play("yes")
    assert t.changed == [{"gold": -2}, {}, {"gold": -2}]
    assert t.player(1)["site"] == [{"card": "colosseum", "built": 1}]
    assert t.g.view(None)["architects"] == office
    t = event("magellans_expedition", land(**site), land(0, 1, site=["colosseum"])).play("no")
    assert t.changed == [{"gold": -2}, {}]
    assert t.player(1)["site"][0].get("built", 0) == 0
    assert event("magellans_expedition", land(**site), land(0, 1)).changed == [{"gold": -2}, {}]


@rule("N247", "N208")
def test_papal_indulgence_may_finish_a_wonder():
    """Stonehenge gives 6 books and 4 food; the Sistine Chapel 1 book and 3 for the architect."""
    last = {"site": [{"card": "stonehenge", "built": 2}]}
    t = event("magellans_expedition", land(), land(0, 1, **last)).play("yes")
    assert t.changed == [{"gold": -2}, {"books": 6, "food": 4}]
    assert t.player(1)["site"] == []
    chapel = {"wonders": ["sistine_chapel"]}
    t = event("magellans_expedition", land(), land(0, 1, site=["pyramids"], **chapel)).play("yes")
    assert t.changed == [{"gold": -2}, {"books": 1 + 3}]


@rule("NQ6", "N118")
def test_papal_indulgence_without_a_most_stable():
    lands = [land(site=["pyramids"]), land(site=["colosseum"])]
    assert event("magellans_expedition", *lands).changed == [{"gold": -2}] * 2
    t = event("magellans_expedition", *lands, options={"others_suffer": False})
    assert t.changed == [{}, {}]


# --- Blackbeard / Habeas Corpus Act ---------------------------------------------------------------


@rule("N113")
def test_blackbeard():
    assert event("blackbeard", land(2), land()).changed == [{}, {"gold": -5}]
    assert event("blackbeard").changed == [{"gold": -5}] * 2


@rule("N112")
def test_habeas_corpus_act():
    lost = {"gold": -5}
    assert event("blackbeard", land(), land(0, 1)).changed == [lost, lost | {"vp": 1}]
    assert event("blackbeard", land(0, 1), land(0, 1)).changed == [lost, lost]
