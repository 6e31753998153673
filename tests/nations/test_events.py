"""Events in general, and famine (N149-N158); every single event has its own test elsewhere."""

import pytest

from nations_counting import after, each, nation
from nations_table import goods, keys, order, play, player, rule, vp

ROME, PERSIA, CHINA = 0, 1, 2


def growing(g):
    return g.decision.kind == "growth"


# top to bottom -----------------------------------------------------------------------------------


@rule("N149")
def test_the_first_event_comes_before_the_second():
    """Bread and Games gives 3 food, with which Christianity can be paid (4 food for 6 books)."""
    g = after(nation(stability=1, food=1), nation(food=3), event="bread_and_games", round=1)
    assert (g.to_move, keys(g)) == (0, ["yes", "no"])
    g.play("yes")
    assert (goods(g)["food"], goods(g)["books"]) == (1 + 3 - 4, 10 + 6)
    assert growing(g)


@rule("N156")
def test_ranks_of_the_second_event_are_judged_after_the_first():
    """Black Death returns a worker each; then the strongest gets 3 books."""
    me = nation(4, workers=0)
    rival = nation(cards=({"card": "trireme", "workers": 1},), workers=1)  # strength 3
    g = after(me, rival, event="black_death")
    while not growing(g):
        # seat 1 gives up its free worker, seat 0 has none but its axemen
        g.play(next(key for key in keys(g) if key in ("supply", "above", "food_section")))
    assert [player(g, seat)["strength"] for seat in (0, 1)] == [2, 3]
    assert each(g, "books") == [10, 13]


@rule("N156")
def test_goods_lost_in_the_first_event_count_in_the_second():
    """Sack of Baghdad: the weakest lose 5 books, here paid in food; then most food: 4 gold."""
    me = nation(food=10, books=0, gold=0, stone=0)
    g = after(me, nation(2, food=8), event="sack_of_baghdad")
    famine = 2
    assert each(g, "food") == [10 - 5 - famine, 8 - famine]
    assert each(g, "gold") == [0, 20 + 4]


# order -------------------------------------------------------------------------------------------


@rule("N151", "N150")
def test_nations_moved_to_the_end_keep_their_order():
    """Zanj Revolt: the least stable go last."""
    players = [nation(0, 0), nation(0, 2), nation(0, 0), nation(0, 1)]
    g = after(*players, event="chanson_de_roland")
    assert order(g) == [1, 3, 0, 2]  # by stability; 0 and 2 move, in that order


@rule("N151")
def test_the_others_keep_theirs_too():
    players = [nation(8, 0), nation(6, 1), nation(4, 0), nation(2, 2)]
    g = after(*players, event="chanson_de_roland")
    assert order(g) == [1, 3, 0, 2]


@rule("N151")
def test_one_nation_moves_to_the_front():
    """Olympic Games: the most stable goes first."""
    g = after(nation(8, 0), nation(6, 1), nation(4, 2), event="qin_unification", round=1)
    assert order(g) == [2, 0, 1]


def collapse(**foods):
    """The rulebook's order China, Persia, Rome; seats 2, 1, 0."""
    players = [nation(food=foods.get(name, 10)) for name in ("rome", "persia", "china")]
    seats = ["rome", "persia", "china"]
    return after(*players, seats=seats, order=[2, 1, 0], event="ecological_collapse")


@rule("NE16", "N152", "N151")
def test_the_rulebooks_ecological_collapse():
    g = collapse()
    asked = []
    while not growing(g):
        asked.append(g.to_move)
        g.play("2food" if g.to_move == ROME else "last")
    assert asked == [ROME, PERSIA, CHINA]
    assert order(g) == [ROME, CHINA, PERSIA]
    famine = 4
    assert each(g, "food") == [10 - 2 - famine, 10 - famine, 10 - famine]


@rule("N152", "NQ36")
def test_what_is_paid_goes_at_once_but_the_order_changes_when_all_have_decided():
    g = collapse()
    before = order(g)
    play(g, "2food", "last")
    assert (g.to_move, goods(g, ROME)["food"], order(g)) == (CHINA, 8, before)


@rule("N152", "NQ29", "N140")
def test_they_decide_in_reverse_of_the_new_order():
    players = [nation(4), nation(0), nation(2)]
    g = after(*players, event="ecological_collapse")
    asked = []
    while not growing(g):
        asked.append(g.to_move)
        g.play("2food")
    assert asked == [1, 2, 0]


@rule("NQ29")
def test_an_event_that_changes_the_order_does_so_for_the_next_one():
    """Ecological Collapse, then Caste System: without books the least stable choose what goes."""
    players = [nation(food=9, books=0, gold=9) for _ in range(3)]
    g = after(*players, event="ecological_collapse")
    play(g, "2food", "last", "last")  # seats 2, 1, 0 decide
    assert order(g) == [2, 0, 1]
    asked = [g.to_move]
    while not growing(g):
        g.play(keys(g)[-1])
        if g.to_move != asked[-1]:
            asked.append(g.to_move)
    assert asked[:3] == [1, 0, 2]


# workers -----------------------------------------------------------------------------------------


@rule("N153")
@pytest.mark.parametrize("section", ["food_section", "stability_section"])
def test_a_lost_worker_returns_to_a_section_of_choice(section):
    """Assyrian Deportations: the weakest returns a worker."""
    me = {"food_section": 2, "stability_section": 2, "workers": 3, "cards": []}
    me |= {"goods": {"food": 20, "books": 20}}
    g = after(me, nation(2), event="assyrian_deportations", round=1)
    g.play(section)
    left = {"food_section": 2, "stability_section": 2} | {section: 3}
    assert {name: player(g)[name] for name in left} == left
    assert player(g)["workers"] == 2


@rule("N153")
@pytest.mark.parametrize("section", ["food_section", "stability_section"])
def test_a_gained_worker_comes_from_a_section_of_choice(section):
    """Han Dynasty: the most stable may take a worker."""
    g = after(nation(stability=3, workers=2), nation(), event="pax_romana", round=1)
    g.play("yes" if "yes" in keys(g) else section)
    if section in keys(g):
        g.play(section)
    left = {"food_section": 4, "stability_section": 4} | {section: 3}
    assert {name: player(g)[name] for name in left} == left
    assert player(g)["workers"] == 3


# limits ------------------------------------------------------------------------------------------


@rule("N154")
def test_an_exchange_is_made_once_at_most():
    """Paper Money: 3 food for 5 gold."""
    g = after(nation(food=12), nation(food=0), event="benedictine_rule")
    g.play("yes")
    famine = 1
    assert (growing(g), goods(g)["food"], goods(g)["gold"]) == (True, 12 - 3 - famine, 20 + 5)


@rule("N157")
def test_an_exchange_may_be_declined():
    g = after(nation(food=12), nation(food=0), event="benedictine_rule")
    g.play("no")
    famine = 1
    assert (growing(g), goods(g)["food"], goods(g)["gold"]) == (True, 12 - famine, 20)


@rule("N157")
def test_and_is_not_offered_without_the_whole_price():
    g = after(nation(food=2), nation(food=0), event="benedictine_rule")
    assert growing(g)


@rule("N155")
def test_stability_does_not_reduce_losses_from_events():
    g = after(nation(0, 6), nation(2), event="raid_on_lindisfarne")  # weakest: 4 gold
    assert goods(g)["gold"] == 20 - 4


@rule("N155", "N158")
def test_nor_famine():
    g = after(nation(0, 6, food=10), nation(), event="peace_of_god")
    assert each(g, "food") == [10 - 2, 10 - 2]


# famine ------------------------------------------------------------------------------------------


@rule("N158")
@pytest.mark.parametrize(
    "event, round, food",
    [
        ("bread_and_games", 1, 0),
        ("qin_unification", 1, 1),
        ("peace_of_god", 3, 2),
        ("magellans_expedition", 5, 3),
        ("scramble_for_africa", 7, 4),
    ],
)
def test_every_nation_loses_the_food_printed_on_the_event_card(event, round, food):
    options = {"others_suffer": False}
    g = after(nation(), nation(), nation(), event=event, round=round, options=options)
    while not growing(g):
        g.play("no")
    assert each(g, "food") == [10 - food] * 3


@rule("N158", "N120")
def test_a_famine_can_leave_a_nation_short():
    g = after(nation(food=1, books=5), nation(food=2), event="peace_of_god")
    assert (each(g, "food"), each(g, "vp")) == ([0, 0], [9, 10])
    assert goods(g)["books"] == 4


@rule("N158", "NQ29", "N121")
def test_replacements_in_a_famine_are_chosen_from_last_to_first():
    players = [nation(0, food=0, books=0), nation(4, food=0, books=0), nation(2, food=0, books=0)]
    g = after(*players, event="qin_unification", round=1)
    asked = []
    while not growing(g):
        asked.append(g.to_move)
        g.play("gold:1")
    assert asked == [0, 2, 1]


@rule("N158")
def test_famine_comes_after_the_events():
    """Exodus: most food, 4 food; a famine of 2 after it finds enough."""
    g = after(nation(food=1), nation(food=0), event="rigveda", round=1)
    assert (goods(g)["food"], vp(g)) == (1 + 4 - 2, 10)
    assert vp(g, 1) == 9
