"""Reading card texts (N197-N202)."""

import pytest

from nations_counting import CALM, after, each, nation
from nations_table import goods, keys, nations, play, player, rule, stability, vp

TOP = {"round": 3, "event": CALM}


@rule("N197")
@pytest.mark.parametrize("kind", ["books", "gold", "stone"])
def test_a_slash_means_one_of_them(kind):
    """Petra: 1 food: 3 books / 3 gold / 3 stone."""
    g = nations(nation(wonders=["petra"]), nation(), **TOP)
    g.play("use:petra")
    assert sorted(keys(g)) == ["3books", "3gold", "3stone"]
    before = goods(g)
    g.play(f"3{kind}")
    assert goods(g) == before | {kind: before[kind] + 3}


@rule("N198", "N106")
def test_left_of_the_colon_stands_what_is_paid():
    g = nations(nation(wonders=["petra"], food=1), nation(), **TOP)
    play(g, "use:petra", "3gold")
    assert goods(g)["food"] == 0
    g = nations(nation(wonders=["petra"], food=0), nation(), **TOP)
    assert "use:petra" not in keys(g)


@rule("N198", "NE25")
@pytest.mark.parametrize("row, books", [(0, 10), (1, 10), (2, 11)])
def test_or_the_occasion(row, books):
    """Great Lighthouse: when a card is bought for 3 gold: 1 book."""
    market = [[], [], []]
    market[row] = ["forum"]
    g = nations(nation(wonders=["great_lighthouse"]), nation(), market=market, **TOP)
    g.play("buy:forum")
    assert goods(g)["books"] == books


@rule("N199", "N112")
@pytest.mark.parametrize("theirs, books", [(0, 14), (1, 10), (3, 10)])
def test_production_if_highest_fails_when_the_lead_is_shared(theirs, books):
    """Thomas Aquino: 1 stability; 4 books while most stable."""
    g = after(nation(advisor=["thomas_aquino"]), nation(stability=theirs))
    assert each(g, "books")[0] == books


@rule("N200")
def test_card_text_goes_before_the_rules():
    """Galileo buys without gold, which no other purchase does."""
    poor = nation(gold=0, advisor=["galileo_galilei"])
    g = nations(poor, nation(), market=[["aeneid"]], **TOP)
    assert keys(g, "buy") == []
    g.play("use:galileo_galilei")
    play(g, *(key for key in keys(g, "resources")))
    assert goods(g)["books"] == 12


@rule("N200", "N231", "N120")
def test_no_vp_for_shortages_with_florence_nightingale():
    g = after(nation(food=0, advisor=["florence_nightingale"]), nation(), event="peace_of_god")
    assert (goods(g)["books"], vp(g)) == (10 + 6 - 2, 10)


@rule("N201", "N222")
def test_all_includes_the_owner():
    """Genghis Khan: all nations have 3 stability less."""
    g = nations(nation(0, 5, advisor=["genghis_khan"]), nation(0, 4), nation(), **TOP)
    assert [stability(g, seat) for seat in range(3)] == [2, 1, -3]


@rule("N201", "N205")
@pytest.mark.parametrize("mine, gold", [(2, [20, 16]), (1, [16, 16]), (0, [16, 20])])
def test_least_on_a_card_hits_other_nations_or_the_owner(mine, gold):
    """Terracotta Army: the least stable lose 4 gold."""
    site = [{"card": "terracotta_army", "built": 2}]
    g = nations(nation(0, mine, site=site), nation(0, 1), architects=1, **TOP)
    before = each(g, "gold")
    g.play("hire:public")
    losses = [old - new for old, new in zip(before, each(g, "gold"), strict=True)]
    assert losses == [20 - left for left in gold]


@rule("N202", "N104")
def test_once_per_round_means_a_used_marker():
    g = nations(nation(wonders=["petra"]), nation(), **TOP)
    play(g, "use:petra", "3gold", "pass")
    assert player(g)["wonders"] == [{"card": "petra", "used": True}]
    assert "use:petra" not in keys(g)
