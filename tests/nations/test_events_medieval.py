"""The 24 events of the Medieval cards. ``changed`` is told without production and famine."""

from __future__ import annotations

import pytest

from nations_events import event, land
from nations_table import play, rule, stability, strength

POOR = {"food": 2}  # too little for Paper Money


# --- Ecological Collapse / Caste System -----------------------------------------------------------


@rule("N233", "N151", "N152", "NQ29")
@pytest.mark.parametrize(
    "answers, order",  # seats in the order of answering: 3, 2, 1, 0
    [
        ("last last last last", [0, 1, 2, 3]),  # if all go last nothing changes
        ("2food last last 2food", [0, 3, 1, 2]),
        ("2food last last last", [3, 0, 1, 2]),
        ("last 2food 2food last", [1, 2, 0, 3]),
        ("2food 2food 2food 2food", [0, 1, 2, 3]),
    ],
)
def test_ecological_collapse(answers, order):
    t = event("ecological_collapse", land(), land(), land(), land())
    for seat, answer in zip((3, 2, 1, 0), answers.split(), strict=True):
        assert t.asks(seat) == ["2food", "last"]
        t.play(answer)
    assert t.order == order
    paid = [{"food": -2} if answer == "2food" else {} for answer in answers.split()]
    assert t.changed == [{"books": -4} | loss for loss in reversed(paid)]  # all are least stable


@rule("N233")
def test_ecological_collapse_as_in_the_rulebook():
    """E16: China, Persia, Rome; only Rome pays."""
    t = event("ecological_collapse", land(0, 2), land(0, 1), land(), order=[2, 1, 0])
    assert t.asks(2) == ["2food", "last"]
    t.play("2food")
    assert t.asks(1) == ["2food", "last"]
    t.play("last")
    assert t.asks(0) == ["2food", "last"]
    assert t.play("last").order == [2, 0, 1]


@rule("N233", "NQ4", "N128")
def test_ecological_collapse_with_too_little_food():
    t = event("ecological_collapse", land(2, 1, food=1), land())
    assert t.asks(1) == ["2food", "last"]
    t.play("2food")
    assert t.order == [1, 0]
    assert t.raw(0) == [20, 20, 0, 17, 9]  # only the famine of 4: 1 food, 3 books, 1 VP


@rule("N113")
def test_caste_system():
    lost = {"books": -4}
    t = event("ecological_collapse", land(), land(0, 1)).play("last", "last")
    assert t.changed == [lost, {}]
    t = event("ecological_collapse", land(0, 1), land(), land()).play("last", "last", "last")
    assert t.changed == [{}, lost, lost]


# --- Benedictine Rule / Paper Money ---------------------------------------------------------------


@rule("N112")
def test_benedictine_rule():
    t = event("benedictine_rule", land(food=2), land(0, 1, food=2))
    assert t.asks(1) == ["yes", "no"]  # the 4 food pay for Paper Money
    assert t.play("no").changed == [{}, {"food": 4}]
    tied = [land(0, 1, **POOR), land(0, 1, **POOR), land(**POOR)]
    assert event("benedictine_rule", *tied).changed == [{}] * 3


@rule("N236", "N152", "N154")
def test_paper_money():
    t = event("benedictine_rule", land(food=3), land(2), land(**POOR), land())
    for seat, answer in ((3, "no"), (0, "yes"), (1, "yes")):  # the new order is 1, 0, 2, 3
        assert t.asks(seat) == ["yes", "no"]
        t.play(answer)
    swap = {"food": -3, "gold": 5}
    # the 1 food of the famine is missing to the first, who pays a book and a VP
    assert t.changed == [{"food": -2, "gold": 5, "books": -1, "vp": -1}, swap, {}, {}]


# --- Peace of God / Council of Clermont -----------------------------------------------------------


@rule("N251")
def test_peace_of_god():
    war = {"card": "byzantine_arab_war", "strength": 0}
    lands = [land(2), land(), land()]
    assert event("peace_of_god", *lands, war=war | {"buyer": 2}).changed == [{"books": 4}, {}, {}]
    assert event("peace_of_god", *lands, war=war | {"buyer": 0}).changed == [{}] * 3
    assert event("peace_of_god", *lands).changed == [{}] * 3
    tied = [land(2), land(2), land()]
    assert event("peace_of_god", *tied, war=war | {"buyer": 2}).changed == [{}] * 3


@rule("N252")
def test_council_of_clermont_counts_medieval_colonies():
    lands = [
        land(colonies=["tibet", "crusader_states"]),
        land(colonies=["macedonia", "the_caribbean"]),
        land(colonies=["saharan_trade", "algeria"]),  # 4 stone in production
    ]
    assert event("peace_of_god", *lands).changed == [{"vp": 2}, {}, {"vp": 1, "stone": 4}]


# --- Black Death / Hunt for Prester John ----------------------------------------------------------


@rule("N153", "N111", "N152")
def test_black_death():
    t = event("black_death", land(0, 1), land(food_section=3), land(workers=0))
    # seat 2 has no worker; seat 1 only free ones and only the food section has room
    assert t.asks(0) == ["supply", "caravan"]
    t.play("caravan")
    assert t.changed == [{}, {"food": -3}, {}]
    mine = [t.player(seat) for seat in range(3)]
    assert [(one["workers"], one["food_section"], one["above"]) for one in mine] == [
        (2, 4, 1),
        (1, 4, 0),
        (0, 4, 0),
    ]
    assert stability(t.g) == 0


@rule("N156", "N119")
def test_hunt_for_prester_john():
    t = event("black_death", land(2), land())
    assert t.asks(0) == ["supply", "axeman"]
    assert t.play("supply").changed == [{"books": 3}, {}]
    t = event("black_death", land(2), land()).play("axeman")  # no longer the strongest
    assert (t.changed, strength(t.g)) == ([{}, {}], 0)
    assert event("black_death").changed == [{}, {}]


@rule("N152", "N131")
def test_black_death_takes_effect_for_all_together():
    """Qin Shi Huang leaves when his owner is least stable; before and after seat 1 is not."""
    lands = [land(2, 1, workers=0), land(0, 2, workers=0, advisor=["qin_shi_huang"])]
    t = event("black_death", *lands)
    assert t.asks(0) == ["axeman", "caravan"]  # stability 1 against 2 before, 0 against 1 after
    t.play("caravan")
    assert t.held(1, "advisor") == ["qin_shi_huang"]


# --- Imperial Examination / Justinian Code --------------------------------------------------------


@rule("N252")
def test_imperial_examination():
    two = {"advisor": ["marco_polo"], "wonders": ["porcelain_tower"], "tower": ["abu_bakr"]}
    lands = [land(advisor=["eleanor_of_aquitaine"]), land(advisor=["hannibal"]), land(**two)]
    assert event("imperial_examination", *lands).changed == [{"vp": 1}, {}, {"vp": 1}]
    mixed = {"advisor": ["peter_the_great"], "wonders": ["porcelain_tower"], "tower": ["abu_bakr"]}
    assert event("imperial_examination", land(), land(**mixed)).changed == [{}, {"vp": 1}]


@rule("N112")
def test_justinian_code():
    assert event("imperial_examination", land(), land(0, 1)).changed == [{}, {"vp": 1}]
    assert event("imperial_examination", land(0, 1), land(0, 1)).changed == [{}, {}]


# --- Martyrdom of Ali / Scholasticism -------------------------------------------------------------


@rule("N113", "N10")
def test_martyrdom_of_ali():
    assert event("martyrdom_of_ali", land(2), land()).changed == [{}, {"vp": -1}]
    assert event("martyrdom_of_ali").changed == [{"vp": -1}] * 2
    assert event("martyrdom_of_ali", land(2), land(vp=0), land()).changed == [{}, {}, {"vp": -1}]


@rule("N112")
def test_scholasticism():
    lost = {"vp": -1}
    assert event("martyrdom_of_ali", land(), land(0, 1)).changed == [lost, lost | {"books": 3}]
    assert event("martyrdom_of_ali", land(0, 1), land(0, 1)).changed == [lost, lost]


# --- Fourth Crusade / Song Resistance -------------------------------------------------------------


@rule("N240", "NQ13")
def test_fourth_crusade():
    lands = [land(2), land(4), land(), land()]
    lost = {"books": -4}
    t = event("fourth_crusade", *lands)
    assert t.asks(1) == ["yes", "no"]
    assert t.play("yes").changed == [{}, {"gold": -3, "vp": 1}, lost, lost]
    assert event("fourth_crusade", *lands).play("no").changed == [{}] * 4


@rule("N240", "N60", "NQ13")
def test_fourth_crusade_needs_a_single_strongest_with_three_gold():
    assert event("fourth_crusade", land(), land(2, gold=2)).changed == [{}, {}]
    assert event("fourth_crusade", land(2), land(2), land()).changed == [{}] * 3
    t = event("fourth_crusade", land(), land(2, gold=3))
    assert t.play("yes").changed == [{"books": -4}, {"gold": -3, "vp": 1}]


@rule("NQ13")
def test_fourth_crusade_with_books_lost_always():
    always = {"options": {"crusade_books": "always"}}
    lost = {"books": -4}
    t = event("fourth_crusade", land(), land(2), **always)
    assert t.asks(1) == ["yes", "no"]
    assert t.play("no").changed == [lost, {}]
    t = event("fourth_crusade", land(), land(2), **always).play("yes")
    assert t.changed == [lost, {"gold": -3, "vp": 1}]
    assert event("fourth_crusade", land(), land(2, gold=2), **always).changed == [lost, {}]
    assert event("fourth_crusade", land(2), land(2), land(), **always).changed == [{}, {}, lost]


@rule("N240", "N129")
def test_the_gold_for_the_crusade_is_a_payment():
    """Mansa Musa: 1 gold in production; spending the last gold gives 2 books and 1 food."""
    t = event("fourth_crusade", land(), land(2, gold=2, advisor=["mansa_musa"])).play("yes")
    assert t.changed == [{"books": -4}, {"gold": -2, "vp": 1, "books": 2, "food": 1}]


@rule("N235")
def test_song_resistance():
    war = {"card": "mongol_invasions", "strength": 2, "buyer": 1}
    calm = {"colonies": ["tibet"]}
    assert event("fourth_crusade", land(**calm), land(2, gold=0), war=war).changed == [{}, {}]
    two = [land(0, 1), land(2, 1, gold=1), land()]
    lost = {"vp": -1, "food": -9}
    assert event("fourth_crusade", *two, war=war).changed == [lost, {}, {"vp": -1, "food": -10}]


@rule("N235", "N121", "N147")
def test_song_resistance_gives_back_what_replaced_a_shortage():
    war = {"card": "mongol_invasions", "strength": 2, "buyer": 1}
    calm = {"colonies": ["tibet"], "food": 4, "books": 1}
    t = event("fourth_crusade", land(**calm), land(2, gold=0), war=war)
    assert t.asks(0) == ["gold:0", "gold:1", "gold:2"]  # of 7 food 4 are there and 1 book
    assert t.play("gold:1").changed == [{}, {}]  # the other is a stone
    # without it: 3 VP for the defeat, food and books; the famine of 2 takes 2 gold
    t = event("fourth_crusade", land(**calm), land(2, gold=0), land(0, 3), war=war)
    assert t.play("gold:1", "gold:2").raw(0) == [17, 19, 0, 0, 7]


# --- Feudal Dues / Hajj from Mali -----------------------------------------------------------------


@rule("N234")
def test_feudal_dues():
    lands = [land(0, 2), land(4, 2), land(2, 2), land(0, 3)]
    t = event("feudal_dues", *lands, order=[3, 0, 2, 1])
    assert t.order == [3, 0, 2, 1]
    assert event("martyrdom_of_ali", *lands, order=[3, 0, 2, 1]).order == [1, 2, 3, 0]


@rule("N243")
@pytest.mark.parametrize("gold, left", [(20, 2), (3, 2), (2, 2), (1, 1), (0, 0)])
def test_hajj_from_mali(gold, left):
    t = event("feudal_dues", land(gold=gold), land(0, 1))
    assert t.changed[1] == {}
    assert t.raw(0) == [left, 20, 18, 20, 10]


@rule("N171", "N113")
def test_hajj_from_mali_of_several():
    t = event("feudal_dues", land(), land(), land(0, 1))
    assert t.changed == [{"gold": -18}, {"gold": -18}, {}]
    t = event("feudal_dues", land(0, 4), land(0, 1), land(), land(0, 3), land(0, 1))
    assert t.changed == [{}, {"gold": -18}, {"gold": -18}, {}, {"gold": -18}]


# --- Raid on Lindisfarne / Iconoclasm -------------------------------------------------------------


@rule("N113", "N120")
def test_raid_on_lindisfarne():
    iconoclasm = {"food": -2, "gold": -2}
    t = event("raid_on_lindisfarne", land(2), land(0, 1))
    assert t.changed == [iconoclasm, {"gold": -4}]
    t = event("raid_on_lindisfarne", land(2), land(gold=1, colonies=["tibet"]))
    assert t.changed == [iconoclasm, {"gold": -1, "books": -3, "vp": -1}]


@rule("N113")
def test_iconoclasm():
    t = event("raid_on_lindisfarne", land(2), land(2, 1), land(0, 2), land(2))
    both = {"food": -2, "gold": -2}
    assert t.changed == [both, {}, {"gold": -4}, both]


@rule("N122", "N124")
def test_iconoclasm_with_too_little_of_both():
    t = event("raid_on_lindisfarne", land(2, gold=1, food=1), land(0, 1))
    # a gold and a food are missing: 2 VP and 2 books; the famine costs another book
    assert t.raw(0) == [0, 20, 0, 17, 8]
    t = event("raid_on_lindisfarne", land(2, gold=1, food=1, books=1), land(0, 1))
    # a book is missing too: a third VP and a stone; the famine costs another stone
    assert t.raw(0) == [0, 18, 0, 0, 7]


# --- Chanson de Roland / Zanj Revolt --------------------------------------------------------------


@rule("N249", "N112", "N113")
def test_chanson_de_roland():
    zanj = {"food": -2}
    t = event("chanson_de_roland", land(2), land(0, 1))
    assert t.changed == [{"books": 3} | zanj, {"books": -1}]
    t = event("chanson_de_roland", land(2), land(2), land(0, 1))
    assert t.changed == [zanj, zanj, {"books": -1}]
    assert event("chanson_de_roland").changed == [{"books": -1} | zanj] * 2


@rule("N232")
def test_zanj_revolt():
    t = event("chanson_de_roland", land(4), land(2, 1), land(0, 2), land(2))
    assert t.changed == [{"books": 3, "food": -2}, {}, {"books": -1}, {"food": -2}]
    assert t.order == [1, 2, 0, 3]


# --- Sack of Baghdad / Hanseatic Salt Trade -------------------------------------------------------


@rule("N113")
def test_sack_of_baghdad():
    assert event("sack_of_baghdad", land(2), land()).changed == [{}, {"books": -5}]
    assert event("sack_of_baghdad", land(2), land(), land()).changed == [{}] + [{"books": -5}] * 2


@rule("N112", "N156")
def test_hanseatic_salt_trade():
    lost = {"books": -5}
    assert event("sack_of_baghdad", land(food=21), land()).changed == [lost | {"gold": 4}, lost]
    assert event("sack_of_baghdad").changed == [lost, lost]
    t = event("sack_of_baghdad", land(2), land(food=22, books=0))
    t.play("gold:0", "stone:0")  # 5 food instead of books: now the other has the most
    assert t.changed == [{"gold": 4}, {"food": -5, "vp": -1}]


# --- Stupor Mundi / Great Schism ------------------------------------------------------------------


@rule("N248", "N112")
def test_stupor_mundi():
    def gold(n: int) -> dict:
        return {"bought": {"golden_ages": n, "fights": 3}}

    schism, books = {"gold": -3}, {"books": 4}
    t = event("stupor_mundi", land(**gold(1)), land(**gold(2)), land(**gold(0)))
    assert t.changed == [schism, schism | books, schism]
    t = event("stupor_mundi", land(**gold(2)), land(**gold(2)), land(**gold(1)))
    assert t.changed == [schism] * 3
    assert event("stupor_mundi", land(**gold(0)), land()).changed == [schism] * 2
    t = event("stupor_mundi", *[land(0, 1, **gold(n)) for n in (1, 0, 0, 3, 0)])
    assert t.changed == [schism | books if seat in (0, 3) else schism for seat in range(5)]


@rule("N248")
def test_stupor_mundi_counts_what_was_bought_in_turns():
    t = event("stupor_mundi", land(), land(), passes=False, market=[["magna_carta"]])
    play(t.g, "buy:magna_carta", "vp", "gold:2")
    assert t.changed == [{"gold": -1 - 2 - 3, "vp": 1, "books": 4}, {"gold": -3}]


@rule("N113")
def test_great_schism():
    assert event("stupor_mundi", land(0, 1), land()).changed == [{}, {"gold": -3}]
    t = event("stupor_mundi", land(gold=1), land(0, 1))
    assert t.changed == [{"gold": -1, "books": -2, "vp": -1}, {}]
