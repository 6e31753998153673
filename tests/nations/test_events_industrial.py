"""The 24 events of the Industrial cards. ``changed`` is told without production and famine."""

from __future__ import annotations

import pytest

from nations_events import event, land
from nations_table import rule, stability, strength

TOWER = {"wonders": ["porcelain_tower"]}


# --- Tonghak Movement / Sepoy Mutiny --------------------------------------------------------------


@rule("N249", "N113")
def test_tonghak_movement():
    swap = {"books": -8, "stone": 2}
    t = event("tonghak_movement", land(2), land(0, 1))
    assert t.changed == [{"gold": -5}, swap]
    t = event("tonghak_movement", land(0, 1), land(2), land(0, 1))
    assert t.changed == [swap, {"gold": -5}, swap]


@rule("N249", "N121", "N123")
def test_tonghak_movement_takes_before_it_gives():
    calm = {"books": 0, "gold": 0, "stone": 0, "colonies": ["tibet"]}
    t = event("tonghak_movement", land(2), land(food=20, **calm))
    # only food can make up for the 8 books: nothing is asked; then 2 stone and a famine of 5
    assert t.raw(1) == [0, 2, 7, 0, 9]


@rule("N232")
def test_sepoy_mutiny():
    t = event("tonghak_movement", land(6), land(4, 1), land(2), land(0, 1))
    assert t.changed == [{"gold": -5}, {}, {"gold": -5}, {"books": -8, "stone": 2}]
    assert t.order == [1, 3, 0, 2]
    t = event("tonghak_movement", land(2, gold=4), land(0, 1))
    assert t.changed[0] == {"gold": -4, "books": -1, "vp": -1}


# --- Sokoto Caliphate / Tennis Court Oath ---------------------------------------------------------


@rule("N236", "N152", "N154")
def test_sokoto_caliphate():
    t = event("sokoto_caliphate", land(0, 1), land(2, 1, food=3), land(0, 1), land(2))
    for seat, answer in ((2, "yes"), (0, "no"), (3, "yes")):  # seat 1 has not enough food
        assert t.asks(seat) == ["yes", "no"]
        t.play(answer)
    oath = {"food": -4, "gold": 8 - 7}
    assert t.changed == [{}, {}, {"food": -4, "gold": 8}, oath]


@rule("N236", "N60")
def test_sokoto_caliphate_with_just_enough_food():
    t = event("sokoto_caliphate", land(0, 1, food=4), land(food=3)).play("yes")
    # the famine of 3 costs the first 3 books and a VP
    assert t.raw(0) == [28, 20, 0, 17, 9]


@rule("N113", "N156", "N120")
def test_tennis_court_oath():
    poor = {"food": 3}
    t = event("sokoto_caliphate", land(**poor), land(0, 1, **poor), land(**poor))
    assert t.changed == [{"gold": -7}, {}, {"gold": -7}]
    t = event("sokoto_caliphate", land(gold=5, **poor), land(0, 1, **poor))
    assert t.changed == [{"gold": -5, "books": -2, "vp": -1}, {}]
    t = event("sokoto_caliphate", land(gold=0), land(0, 1, **poor)).play("yes")
    assert t.changed == [{"food": -4, "gold": 8 - 7}, {}]  # the swap comes first


# --- Romanticism / Industrial Revolution ----------------------------------------------------------


@rule("N61")
def test_romanticism():
    assert event("romanticism").changed == [{"books": 5}, {}]
    assert event("romanticism", order=[1, 0]).changed == [{}, {"books": 5}]


@rule("N112")
def test_industrial_revolution():
    def works(*cards: tuple[str, int]) -> dict:
        return {"cards": [{"card": card, "workers": n} for card, n in cards]}

    first = {"books": 5}
    t = event("romanticism", land(), land(**works(("hydro_plant", 1))))
    assert t.changed == [first, {"food": 3, "gold": 3, "vp": 1}]
    # neither soldiers nor older buildings count
    t = event("romanticism", land(**works(("conscript", 3))), land(**works(("castle", 3))))
    assert t.changed == [first, {"stone": 3}]
    # two on one card against one on each of two
    t = event(
        "romanticism",
        land(**works(("hydro_plant", 2))),
        land(**works(("railroad", 1), ("voortrekker", 1))),
        land(**works(("factory", 1))),
    )
    assert t.changed == [
        first | {"food": 6, "gold": 6},
        {"food": 3, "stone": 6},
        {"gold": 3, "stone": 3},
    ]
    t = event(
        "romanticism",
        land(**works(("hydro_plant", 1))),
        land(**works(("railroad", 1), ("voortrekker", 1))),
    )
    assert t.changed == [first | {"food": 3, "gold": 3}, {"food": 3, "stone": 6, "vp": 1}]


# --- Sick Man of Europe / Women's Suffrage --------------------------------------------------------


@rule("N113", "N120")
def test_sick_man_of_europe():
    assert event("sick_man_of_europe", land(), land(2)).changed == [{"gold": -8}, {}]
    assert event("sick_man_of_europe").changed == [{"gold": -8}] * 2
    t = event("sick_man_of_europe", land(gold=6), land(2))
    assert t.changed == [{"gold": -6, "books": -2, "vp": -1}, {}]


@rule("N112")
def test_womens_suffrage():
    lost = {"gold": -8}
    assert event("sick_man_of_europe", land(), land(0, 1)).changed == [lost, lost | {"vp": 1}]
    assert event("sick_man_of_europe", land(0, 1), land(0, 1)).changed == [lost, lost]


# --- Eruption of Krakatoa / First Vatican Council -------------------------------------------------


@rule("N113", "N10")
def test_eruption_of_krakatoa():
    assert event("eruption_of_krakatoa", land(), land(food=19)).changed == [{}, {"vp": -1}]
    assert event("eruption_of_krakatoa").changed == [{"vp": -1}] * 2
    t = event("eruption_of_krakatoa", land(vp=0), land(), land(food=21))
    assert t.changed == [{}, {"vp": -1}, {}]


@rule("N112")
def test_first_vatican_council():
    lost = {"vp": -1}
    assert event("eruption_of_krakatoa", land(0, 1), land()).changed == [lost | {"books": 10}, lost]
    assert event("eruption_of_krakatoa", land(0, 1), land(0, 1)).changed == [lost, lost]


# --- Entente Cordiale / General Strike ------------------------------------------------------------


@rule("N219", "N103", "N112")
def test_entente_cordiale():
    lands = [land(2, 2, cards=["temple", "conscript"]), land(0, 2, cards=["axeman"])]
    t = event("entente_cordiale", *lands)
    assert t.asks(0) == ["axeman", "conscript", "done"]
    assert t.play("conscript").asks(0) == ["supply", "axeman", "caravan"]
    assert t.play("supply").asks(0) == ["axeman", "conscript", "done"]
    t.play("axeman")
    assert "caravan" in t.asks(0)
    t.play("caravan")
    # two and no more, no stone paid; the lost stability makes the first least stable
    assert t.changed == [{"stone": -6}, {}]
    assert (strength(t.g), stability(t.g), t.player()["workers"]) == (2 + 2 + 7, 1, 1)


@rule("N219", "N157")
def test_entente_cordiale_declined_or_impossible():
    t = event("entente_cordiale", land(2, 1), land(0, 1)).play("done")
    assert (strength(t.g), t.player()["workers"]) == (2, 2)
    t = event("entente_cordiale", land(2, 1), land(0, 1)).play("axeman", "supply", "done")
    assert (strength(t.g), t.player()["workers"]) == (4, 1)
    event("entente_cordiale", land(2), land(2)).over()
    event("entente_cordiale", land(colonies=["algeria"]), land()).over()
    event("entente_cordiale", land(2, workers=0), land()).over()


@rule("N113", "N120")
def test_general_strike():
    assert event("entente_cordiale", land(), land(0, 1)).changed == [{"stone": -6}, {}]
    assert event("entente_cordiale").changed == [{"stone": -6}] * 2
    t = event("entente_cordiale", land(stone=4), land(0, 1))
    assert t.changed == [{"stone": -4, "books": -2, "vp": -1}, {}]


# --- Weltpolitik / Emigration ---------------------------------------------------------------------


@rule("N252")
def test_weltpolitik():
    calm = {"colonies": ["tibet"], "workers": 0}
    two = {"colonies": ["algeria", "australia"]}
    t = event("weltpolitik", land(workers=0), land(**two), land(**calm))
    assert t.changed == [{}, {"gold": 10, "stone": 10}, {}]
    one = {"colonies": ["libya", "macedonia"], "workers": 0}
    assert event("weltpolitik", land(**one), land()).changed[0] == {"gold": 5, "stone": 5 + 6}


@rule("N153", "N111", "N113")
def test_emigration():
    t = event("weltpolitik", land(2, food_section=3), land(0, 1), land(4))
    assert t.asks(0) == ["supply", "axeman"]  # seat 2, stronger, answers after
    assert t.play("axeman").asks(2) == ["supply", "axeman"]
    t.play("supply")
    assert t.changed == [{"food": -3}, {}, {}]
    mine = [t.player(seat) for seat in range(3)]
    assert [(one["workers"], one["food_section"], one["above"]) for one in mine] == [
        (2, 4, 0),
        (2, 4, 0),
        (1, 4, 1),
    ]
    assert [strength(t.g, seat) for seat in range(3)] == [0, 0, 4]


@rule("N249", "N113")
def test_emigration_ranks_once():
    """The first to answer becomes more stable; the other one tied for least still returns one."""
    calm = {"colonies": ["tibet"], "stability_section": 3}
    t = event("weltpolitik", land(), land(**calm), land(0, 1))
    assert t.changed == [{}] * 3
    assert [t.player(seat)["workers"] for seat in range(3)] == [1, 1, 2]
    assert [stability(t.g, seat) for seat in range(3)] == [0, 3, 1]


# --- Californian Gold Rush / Irish Potato Blight --------------------------------------------------


@rule("N112")
def test_californian_gold_rush():
    blight = {"food": -8}
    t = event("californian_gold_rush", land(0, 1), land(2))
    assert t.changed == [{}, {"gold": 8} | blight]
    assert event("californian_gold_rush", land(2), land(2), land()).changed == [blight] * 3


@rule("N113", "N120", "N124")
def test_irish_potato_blight():
    t = event("californian_gold_rush", land(), land(0, 1), land())
    assert t.changed == [{"food": -8}, {}, {"food": -8}]
    t = event("californian_gold_rush", land(food=5), land(0, 1))
    assert t.raw(0) == [20, 20, 0, 20 - 3 - 3, 9]  # 3 are missing here and 3 in the famine


# --- March to Moscow / Taiping Rebellion ----------------------------------------------------------


@rule("N246")
@pytest.mark.parametrize("gone, left", [("tibet", "macedonia"), ("macedonia", "tibet")])
def test_march_to_moscow(gone, left):
    lands = [land(food=19, colonies=["tibet", "macedonia"]), land(0, 1, colonies=["algeria"])]
    t = event("march_to_moscow", *lands)
    assert t.asks(0) == ["tibet", "macedonia"]
    t.play(gone)
    least = 0 if gone == "tibet" else 1  # stability 0 or 3 against 1
    assert t.changed == [{"books": -10} if seat == least else {} for seat in range(2)]
    assert (t.held(0, "colonies"), t.held(1, "colonies")) == ([left], ["algeria"])
    assert strength(t.g) == (2 if gone == "tibet" else 0)


@rule("N246", "N113")
def test_march_to_moscow_with_one_colony_or_none():
    lands = [land(0, 1, colonies=["macedonia"]), land(0, 1), land(2, food=21)]
    t = event("march_to_moscow", *lands)
    assert t.changed == [{}, {"vp": -1}, {"books": -10}]
    assert t.held(0, "colonies") == []


@rule("N232")
def test_taiping_rebellion():
    t = event("march_to_moscow", land(4), land(2, 1), land(0, food=1, colonies=["tibet"]))
    # who has the least food loses Tibet and is least stable as well; 4 food for the famine lack
    assert t.changed[:2] == [{"books": -10}, {}]
    assert t.raw(2) == [20, 20, 0, 20 - 10 - 4, 9]
    assert t.order == [1, 0, 2]
    t = event("march_to_moscow", land(4, food=21), land(2, 1))
    assert (t.changed, t.order) == ([{"books": -10}, {"vp": -1}], [1, 0])


# --- Anarchism / Great Exhibition -----------------------------------------------------------------


@rule("N245", "NQ15")
@pytest.mark.parametrize("removed", ["all", "one"])
def test_anarchism(removed):
    two = {"advisor": ["hannibal"], "tower": ["simon_bolivar"], **TOWER}
    lands = [land(**two), land(), land(2, advisor=["marco_polo"])]
    options = {} if removed == "all" else {"advisors_removed": "one"}
    t = event("anarchism", *lands, options=options)
    assert t.changed == [{"vp": -1}, {"vp": -1}, {}]
    assert t.held(0, "advisor", "tower", "wonders") == ["porcelain_tower"]
    assert t.held(2, "advisor") == ["marco_polo"]


@rule("N247", "N103")
@pytest.mark.parametrize("answers, built", [("yes yes", 2), ("yes no", 1), ("no", 0)])
def test_great_exhibition(answers, built):
    t = event("anarchism", land(site=["taj_mahal"]), land(0, 1, site=["versailles"]))
    office = t.g.view(None)["architects"]
    for answer in answers.split():
        assert t.asks(1) == ["yes", "no"]
        t.play(answer)
    assert t.changed == [{"vp": -1}] * 2
    assert t.player(1)["site"][0].get("built", 0) == built
    assert t.player(0)["site"][0].get("built", 0) == 0
    assert t.g.view(None)["architects"] == office


@rule("N247")
def test_great_exhibition_may_finish_a_wonder():
    last = {"site": [{"card": "taj_mahal", "built": 2}]}
    t = event("anarchism", land(), land(0, 1, **last)).play("yes")  # 15 books at once
    assert t.changed == [{"vp": -1}, {"vp": -1, "books": 15}]
    assert (t.held(1, "site"), t.held(1, "wonders")) == ([], ["taj_mahal"])
    two = {"site": [{"card": "stonehenge", "built": 1}]}
    t = event("anarchism", land(), land(0, 1, **two)).play("yes", "yes")
    assert t.changed == [{"vp": -1}, {"vp": -1, "books": 6, "food": 4}]
    t = event("anarchism", land(0, 1, site=["petra"]), land(0, 1))  # nobody is most stable
    assert t.changed == [{"vp": -1}] * 2


# --- American Revolution / French Revolution ------------------------------------------------------


@rule("N246")
@pytest.mark.parametrize("gone, left", [("tibet", "babylonia"), ("babylonia", "tibet")])
def test_american_revolution(gone, left):
    t = event("american_revolution", land(2, 1), land(colonies=["tibet", "babylonia"]))
    assert t.asks(1) == ["tibet", "babylonia"]
    t.play(gone)
    # Babylonia has brought 2 gold; without an advisor the least stable loses 2 VP
    lost = {"vp": -2}
    expected = [{}, {"gold": 2} | lost] if gone == "tibet" else [lost, {"gold": 2}]
    assert (t.changed, t.held(1, "colonies")) == (expected, [left])


@rule("N246", "N113")
def test_american_revolution_with_one_colony_or_none():
    t = event("american_revolution", land(2), land(0, 1), land(0, 1, colonies=["tibet"]))
    assert (t.changed, t.held(2, "colonies")) == ([{"vp": -2}, {"vp": -1}, {}], [])


@rule("N245", "NQ15")
def test_french_revolution():
    two = {"advisor": ["hannibal"], "tower": ["simon_bolivar"], **TOWER}
    lands = [land(2, **two), land(2), land(2, 1, advisor=["marco_polo"]), land(4, vp=1)]
    t = event("american_revolution", *lands)
    # seats 0 to 2 are weakest without a colony; seat 3 has less VP than it should lose
    assert t.changed == [{"vp": -1}, {"vp": -3}, {"vp": -1}, {"vp": -1}]
    assert t.held(0, "advisor", "tower", "wonders") == ["porcelain_tower"]
    assert t.held(2, "advisor") == ["marco_polo"]


@rule("N249", "N245")
def test_french_revolution_ranks_once():
    """Without Marie Antoinette (10 books, stability -3) her nation is not least stable."""
    t = event("american_revolution", land(2, 3, advisor=["marie_antoinette"]), land(2, 1))
    assert t.changed == [{"books": 10, "vp": -1}, {"vp": -1}]  # the VP for want of a colony
    assert (t.held(0, "advisor"), stability(t.g)) == ([], 3)


@rule("NQ15")
@pytest.mark.parametrize(
    "gone, left", [("hannibal", "simon_bolivar"), ("simon_bolivar", "hannibal")]
)
def test_french_revolution_with_one_advisor_removed(gone, left):
    two = {"advisor": ["hannibal"], "tower": ["simon_bolivar"], **TOWER}
    lands = [land(2, **two), land(0, 1)]
    t = event("american_revolution", *lands, options={"advisors_removed": "one"})
    assert t.asks(0) == ["hannibal", "simon_bolivar"]
    t.play(gone)
    assert (t.changed, t.held(0, "advisor", "tower")) == ([{}, {"vp": -1}], [left])


# --- Scramble for Africa / Dreyfus Affair ---------------------------------------------------------


@rule("N252")
def test_scramble_for_africa():
    lands = [
        land(0, 1, colonies=["algeria"]),
        land(0, 1, colonies=["australia", "libya"]),  # 6 stone in production
        land(0, 1, colonies=["the_caribbean", "tibet"]),
        land(),
    ]
    t = event("scramble_for_africa", *lands)
    assert t.changed == [{"vp": 1}, {"vp": 1, "stone": 6}, {}, {"books": -8}]


@rule("N113", "N121")
def test_dreyfus_affair():
    assert event("scramble_for_africa").changed == [{"books": -8}] * 2
    t = event("scramble_for_africa", land(books=7), land(0, 1))
    assert t.asks(0) == ["gold:0", "gold:1"]
    assert t.play("gold:1").changed == [{"books": -7, "gold": -1, "vp": -1}, {}]
