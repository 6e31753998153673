"""The advisors of the Industrial age: what each of them does, and what it does not do."""

from __future__ import annotations

import pytest

from nations_cards import (
    RICH,
    advised,
    after,
    force,
    having,
    more,
    next_round,
    offered,
    owned,
    rich,
    workers_on,
)
from nations_table import (
    everybody_passes,
    goods,
    keys,
    play,
    player,
    rule,
    stability,
    strength,
    vp,
)


@rule("N120", "N231")
@pytest.mark.parametrize("advisor, points", [("florence_nightingale", 7), ("marie_curie", 6)])
def test_florence_nightingale_saves_the_vp_of_a_shortage(advisor, points):
    """6 food and a famine, 5 in stock: 2 are missing."""
    me = {"goods": having(food=5, books=9), "food_section": 2}
    g = advised(advisor, rich(), **me)
    everybody_passes(g)
    assert goods(g)["food"] == 0
    assert goods(g)["books"] == 9 - 2 + (6 if advisor == "florence_nightingale" else 0)
    assert vp(g) == points


@rule("N125", "N231")
def test_florence_nightingale_does_not_save_other_vp():
    war = {"card": "parthian_wars", "strength": 2, "buyer": 1}
    g = advised("florence_nightingale", rich(), stability_section=3, war=war)
    assert after(g) == more(gold=-3, books=6 - 3)
    assert vp(g) == 7 - 2


@rule("N224")
@pytest.mark.parametrize(
    "card, cost",
    [
        ("dreadnought", 4),
        ("hussar", 2),
        ("frigate", 2),
        ("samurai", 1),
        ("mercenary", 1),
        ("hoplite", 1),
        ("parliament", 3),
        ("factory", 4),
        ("farm", 1),
    ],
)
def test_frederick_the_great(card, cost):
    me = {"cards": [card], "workers": 1}
    g = advised("frederick_the_great", goods=having(stone=cost - 1), **me)
    assert offered(g, "deploy:") == []
    g = advised("frederick_the_great", goods=having(stone=cost), **me).play(f"deploy:{card}")
    assert (goods(g), workers_on(g, card)) == (having(), 1)


@rule("N138", "N203")
def test_marie_antoinette():
    g = advised("marie_antoinette")
    assert stability(g) == -3
    assert after(g) == more(books=10 - 3)
    assert vp(g) == 6


@rule("N113", "N135")
@pytest.mark.parametrize("mine, books", [(0, -8), (2, -8), (3, 0)])
def test_lin_zexu_loses_books_while_weakest(mine, books):
    cards = [{"card": "axeman", "workers": 1}]
    g = advised("lin_zexu", {"cards": cards}, cards=force(mine))
    assert after(g) == more(food=4, gold=4, books=books)


@rule("N54")
def test_marie_curie_has_two_architects():
    decks = [["bread_and_games"], [], [], []]
    me = {"site": ["sankore_university"], "goods": RICH}
    g = advised("marie_curie", architects=0, event_decks=decks, **me)
    play(g, "hire:marie_curie", "pass", "hire:marie_curie")
    assert keys(g, "hire:") == []
    assert player(g)["site"] == [{"card": "sankore_university", "built": 2}]
    next_round(g)
    assert keys(g, "hire:") == ["hire:public", "hire:marie_curie"]
    assert player(g)["advisor"][0]["private"] == 2


@rule("N200")
def test_alfred_nobel_buys_no_wars():
    cards = [{"card": "hoplite", "workers": 1}]
    market = [["wars_of_alexander", "siege_of_troy"]]
    g = advised("alfred_nobel", rich(), cards=cards, market=market)
    assert offered(g, "buy:") == ["buy:siege_of_troy"]
    g.play("pass")
    assert "buy:wars_of_alexander" in keys(g)


@rule("N203")
def test_alfred_nobel_and_workers_on_buildings_of_the_last_age():
    cards = [
        {"card": "hospital", "workers": 2},
        {"card": "zeppelin", "workers": 1},
        {"card": "submarine", "workers": 1},
        {"card": "theatre", "workers": 1},
    ]
    g = advised("alfred_nobel", cards=cards)
    assert after(g) == more(stone=9, books=2 * 4 + 4 + 3, food=2 * 2, gold=2)


@rule("N216")
def test_simon_bolivar_gives_up_colonies():
    g = advised("simon_bolivar", colonies=["macedonia", "israel"])
    g.play("use:simon_bolivar")
    assert sorted(keys(g)) == ["israel", "macedonia"]
    g.play("macedonia")
    assert (goods(g), strength(g)) == (more(gold=4, stone=4), 0)
    assert owned(g, "colonies") == ["israel"]
    play(g, "pass", "use:simon_bolivar")
    assert (goods(g), owned(g, "colonies")) == (more(gold=8, stone=8), [])
    assert sorted(g.view(None)["gone"]) == ["israel", "macedonia"]
    assert offered(g, "use:") == []


@rule("N229", "NQ12")
@pytest.mark.parametrize("who, mine, theirs", [("buyer", 0, 5), ("owner", 5, 0)])
def test_shaka_zulu_when_another_buys_a_colony(who, mine, theirs):
    options = {} if who == "buyer" else {"shaka_stone": who}
    rival = rich(cards=force(3))
    g = advised("shaka_zulu", rival, market=[["nubia"]], turn=1, options=options)
    g.play("buy:nubia")
    assert goods(g) == more(stone=mine)
    assert goods(g, 1) == more(gold=-1, stone=theirs)


@rule("N229")
@pytest.mark.parametrize("who", ["buyer", "owner"])
def test_shaka_zulu_and_his_own_colony(who):
    options = {"shaka_stone": who}
    g = advised("shaka_zulu", market=[["nubia"]], options=options).play("buy:nubia")
    assert (goods(g), strength(g)) == (more(gold=-1), 8)
