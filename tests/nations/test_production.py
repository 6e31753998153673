"""The production phase: producing, revolt and the new player order (N134-N141)."""

import pytest

from nations_counting import CALM, after, each, nation
from nations_table import goods, nations, order, play, player, rule, vp

NOTHING = {"gold": 0, "stone": 0, "food": 0, "books": 0}


def producing(rival=None, **me):
    """What a nation without any goods has after production."""
    g = after({"goods": NOTHING, "vp": 5} | me, rival or {})
    assert g.decision.kind == "growth"
    return goods(g)


def on(card, workers=1):
    return {"card": card, "workers": workers}


# gains and consumption ---------------------------------------------------------------------------


@rule("N134", "N72")
def test_every_worker_on_a_building_produces():
    found = producing(cards=[on("quarry", 2), on("lyceum", 1), "temple"])
    assert found == {"gold": 2, "stone": 2 + 1, "food": 0, "books": 2}


@rule("N134")
def test_colonies_wonders_and_advisors_produce():
    found = producing(
        colonies=["nubia", "greenland"], wonders=["machu_picchu"], advisor=["cyrus_the_great"]
    )
    assert found == NOTHING | {"gold": 2 + 6, "food": 3}
    assert producing(advisor=["montezuma"]) == NOTHING | {"food": 2}


@rule("NQ40", "N134", "N121")
def test_questions_of_production_come_nation_by_nation_in_player_order():
    """Nobody has the food for two axemen, nor books in its place."""
    war = {"card": "parthian_wars", "strength": 3, "buyer": 1}
    hungry = {"goods": NOTHING | {"gold": 5, "stone": 5}, "cards": [on("axeman", 2)]}
    choosing = hungry | {"advisor": ["peter_the_great"]}
    g = nations(hungry, choosing, hungry, order=[1, 2, 0], turn=1, war=war, round=3, event=CALM)
    play(g, "pass", "pass", "pass")
    asked = []
    while g.decision.kind in ("gain", "make-up"):
        asked.append((g.to_move, g.decision.kind))
        g.play("5stone" if g.decision.kind == "gain" else "gold:2")
    assert asked == [(1, "gain"), (1, "make-up"), (2, "make-up"), (0, "make-up")]
    assert [goods(g, seat)["stone"] for seat in range(3)] == [5, 10, 5]


@rule("N134", "N83")
def test_an_unfinished_wonder_does_not():
    assert producing(site=[{"card": "machu_picchu", "built": 2}]) == NOTHING


@rule("N134", "N74")
def test_workers_on_military_cards_need_upkeep():
    found = producing(cards=[on("farm", 3), on("axeman", 2)])
    assert found == NOTHING | {"food": 3 - 2, "stone": 3}


@rule("N134")
def test_a_wonder_may_need_upkeep():
    assert producing(wonders=["pyramids"], colonies=["hispania"]) == NOTHING | {"gold": 2}


@rule("N134", "N48")
def test_each_worker_taken_from_the_food_section_eats_3():
    me = {"goods": {"food": 10}, "food_section": 2}
    assert each(after(me, {}), "food")[0] == 10 - 6


@rule("N134")
def test_the_board_of_china_produces_when_first_to_pass():
    china = {"side": "B", "goods": NOTHING, "vp": 5}
    for order_, food in [([4, 0, 1, 2, 3], 1), ([0, 1, 2, 3, 4], 0)]:
        g = after({}, {}, {}, {}, china, order=order_, turn=order_[0])
        assert goods(g, 4) == NOTHING | {"food": food}


@rule("N134")
def test_all_nations_produce():
    cards = [on("quarry", 1)]
    g = after(*[{"goods": NOTHING, "cards": cards}] * 3)
    assert [goods(g, seat) for seat in range(3)] == [NOTHING | {"gold": 1, "stone": 1}] * 3


@rule("N134")
def test_strength_and_stability_are_not_produced():
    g = after(nation(2, stability=1), nation())
    assert (player(g)["strength"], player(g)["stability"]) == (2, 1)


@rule("N135", "N199")
def test_a_condition_is_judged_in_production():
    """Strongest when passing or not: what counts is the moment of production."""
    me = {"advisor": ["augustus"], "goods": {"stone": 1}}
    rival = {"cards": [on("axeman", 1)], "goods": {"food": 5}}
    g = nations(me, rival, round=3, event="imperial_examination")
    play(g, "pass", "undeploy:axeman", "pass")  # 1 against 0
    assert goods(g)["stone"] == 1 + 2


@rule("N135")
def test_conditional_losses_are_judged_there_too():
    """Angkor Wat: 4 food, and 4 books lost while weakest."""
    me = {"wonders": ["angkor_wat"], "goods": {"food": 0, "books": 9}}
    assert goods(after(me, {}))["books"] == 9 - 4
    assert goods(after(me, {"colonies": ["macedonia"]}))["books"] == 9 - 4
    assert goods(after(me | {"colonies": ["macedonia"]}, {}))["books"] == 9


@rule("N137")
def test_nobody_needs_a_stock_to_pay_upkeep():
    found = producing(cards=[on("farm", 1), on("axeman", 1)])
    assert found == NOTHING | {"stone": 1}


@rule("N137", "NQ2")
def test_books_produced_make_up_for_what_is_missing():
    me = {"goods": NOTHING, "vp": 5, "cards": [on("axeman", 2), on("temple", 3)]}
    g = after(me, {})
    assert goods(g) == {"gold": 3, "stone": 0, "food": 0, "books": 3 - 2}
    assert vp(g) == 5 - 1


@rule("N137", "NQ2")
def test_so_does_anything_else_produced():
    """1 food is missing and there is no book: gold produced is taken."""
    me = {"goods": NOTHING, "vp": 5, "cards": [on("axeman", 1), on("ball_court", 0)]}
    g = after(me | {"colonies": ["nubia"]}, {})
    assert goods(g) == NOTHING | {"gold": 2 - 1}
    assert vp(g) == 5 - 2


@rule("N139", "NE13", "N120")
def test_five_stone_to_pay_and_two_there():
    me = {"goods": {"stone": 2, "books": 5}, "vp": 5, "cards": [on("hoplite", 5)]}
    g = after(me, {})
    assert (goods(g)["stone"], goods(g)["books"], vp(g)) == (0, 5 - 3, 5 - 1)


# revolt ------------------------------------------------------------------------------------------


@rule("N138")
@pytest.mark.parametrize("value, books, points", [(0, 10, 10), (-1, 9, 9), (-5, 5, 9)])
def test_a_book_for_each_point_below_0_and_one_vp(value, books, points):
    g = after(nation(stability=value), nation(stability=value))
    assert (goods(g)["books"], vp(g)) == (books, points)


@rule("N138")
def test_the_books_are_netted_with_those_produced():
    """1 book produced, 2 lost: 1 book short costs 1 VP, and revolt 1."""
    me = nation(stability=-2, books=0, vp=5, cards=(on("temple", 1),), gold=1, stone=0, food=0)
    assert me["goods"] == NOTHING
    g = after(me, nation(stability=-1))
    assert (goods(g), vp(g)) == (NOTHING | {"gold": 2 - 1}, 5 - 2)
    enough = me | {"cards": [on("caravan", 1), on("temple", 2)]}
    g = after(enough, nation(stability=-1))
    assert (goods(g)["books"], vp(g)) == (0, 5 - 1)


@rule("N138", "N125")
def test_short_of_books_in_a_revolt_costs_two_vp():
    g = after(nation(stability=-3, books=1, gold=5, stone=0, food=0), nation(stability=-1))
    assert (goods(g)["books"], goods(g)["gold"], vp(g)) == (0, 5 - 2, 10 - 2)


@rule("N138", "N12")
def test_stability_far_below_0_keeps_its_true_value():
    g = after(nation(stability=-9, books=10), nation(stability=-1))
    assert goods(g)["books"] == 1


# the new order -----------------------------------------------------------------------------------


@rule("N140")
def test_the_strongest_comes_first():
    g = after(nation(2), nation(0), nation(6), nation(4))
    assert order(g) == [2, 3, 0, 1]


@rule("N140")
def test_of_equals_the_more_stable_comes_first():
    g = after(nation(2, 1), nation(4, 0), nation(2, 3), nation(4, 2))
    assert order(g) == [3, 1, 2, 0]


@rule("N140")
def test_then_the_old_order_counts():
    g = after(nation(2, 1), nation(2, 1), nation(2, 1), order=[2, 0, 1], turn=2)
    assert order(g) == [2, 0, 1]


@rule("N140", "N47")
def test_the_new_order_governs_the_next_round():
    g = after(nation(0), nation(4), nation(2))
    growing = []
    while g.decision.kind == "growth":
        growing.append(g.to_move)
        g.play("stone")
    assert growing == [0, 2, 1]
    turns = []
    while g.decision.kind == "turn":
        turns.append(g.to_move)
        g.play("pass")
    assert turns[:3] == [1, 2, 0]


@rule("N141")
def test_negative_stability_counts_alike():
    g = after(nation(2, -4), nation(2, -1), nation(2, -2))
    assert order(g) == [0, 1, 2]
    g = after(nation(2, -4), nation(2, -1), nation(2, 0))
    assert order(g) == [2, 0, 1]


@rule("N141", "N12")
def test_stability_above_15_counts_15():
    calm = [{"colonies": ["australia"]}, {"colonies": ["the_caribbean", "tibet"]}]
    g = after(nation(2, 10, **calm[0]), nation(2, 12, **calm[1]), nation(2, 12))
    assert [player(g, seat)["stability"] for seat in range(3)] == [15, 19, 12]
    assert order(g) == [0, 1, 2]


@rule("N140", "N11")
def test_strength_above_40_counts_40():
    forces = [("submarine", 5), ("ranger", 9), ("longbowman", 10)]  # 40, 54 and 40
    g = after(
        *[
            nation(2 * seat if seat == 2 else 0, int(seat == 2), cards=(on(card, workers),))
            for seat, (card, workers) in enumerate(forces)
        ]
    )
    assert order(g) == [2, 0, 1]


@rule("N141", "N223", "NQ10")
def test_the_owner_of_versailles_comes_last_of_equals():
    g = after(nation(2, 9, least_stable=True, wonders=["versailles"]), nation(2, 0))
    assert order(g) == [1, 0]


@rule("N140", "N149")
def test_the_steps_of_the_phase_in_order():
    """The order of the log."""
    war = {"card": "hunnic_invasions", "strength": 8, "buyer": 0}
    g = after(nation(), nation(2, 1), event="peace_of_god", war=war)
    steps = ("production", "new-order", "defeated", "happening", "famine", "round-begins")
    names = [entry["event"] for entry in g.feed(0) if entry["event"] in steps]
    assert list(dict.fromkeys(names)) == list(steps)
    assert names == sorted(names, key=steps.index)
