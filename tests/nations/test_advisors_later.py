"""The advisors of the last two ages: what each of them does, and what it does not do."""

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
    nations,
    order,
    play,
    player,
    rule,
    stability,
    strength,
    vp,
)

# --- Renaissance ----------------------------------------------------------------------------------


@rule("N216", "N217")
def test_galileo_galilei_buys_without_gold():
    market = [["magna_carta", "windmill"], ["stonehenge", "hatshepsut"], ["siege_of_troy", "silk"]]
    me = {"goods": having(food=2)}
    g = advised("galileo_galilei", rich(), market=market, **me)
    assert offered(g, "") == ["use:galileo_galilei", "pass"]
    g.play("use:galileo_galilei")
    assert keys(g) == ["buy:magna_carta", "buy:stonehenge", "buy:silk"]
    g.play("buy:stonehenge")
    assert (goods(g), owned(g, "site")) == (having(food=2), ["stonehenge"])
    assert g.view(None)["market"][1][:2] == [None, "hatshepsut"]


@rule("N207", "N217")
@pytest.mark.parametrize("choice, left, points", [("resources", 2, 7), ("vp", 0, 8)])
def test_galileo_galilei_and_a_golden_age(choice, left, points):
    me = {"goods": having(food=2)}
    g = advised("galileo_galilei", rich(), market=[["forum"], [], ["magna_carta"]], **me)
    play(g, "use:galileo_galilei", choice)
    assert goods(g) == having(food=left, books=2 if choice == "resources" else 0)
    assert vp(g) == points
    assert player(g)["bought"]["golden_ages"] == 1


@rule("N207", "N217")
def test_what_galileo_galilei_buys_has_the_price_0_but_is_bought():
    me = {"wonders": ["porcelain_tower", "great_lighthouse", "red_fort"]}
    me |= {"tower": ["sejong_the_great"]}
    for row in range(3):
        market = [[], [], []]
        market[row] = ["iron_working"]
        g = advised("galileo_galilei", market=market, **me)
        play(g, "use:galileo_galilei", "resources")
        assert goods(g) == more(stone=4)


@rule("N211", "N217")
def test_nothing_is_spent_by_galileo_galilei():
    me = {"wonders": ["porcelain_tower"], "tower": ["mansa_musa"], "goods": having(food=1)}
    g = advised("galileo_galilei", market=[["stonehenge"]], **me).play("use:galileo_galilei")
    assert goods(g) == having(food=1)


@rule("N105", "N106", "N216")
def test_galileo_galilei_once_a_round_and_only_with_such_a_card():
    g = advised("galileo_galilei", market=[["forum", "hatshepsut", "siege_of_troy"]])
    assert offered(g, "use:") == []
    g = advised("galileo_galilei", market=[["pyramids", "stonehenge"]])
    play(g, "use:galileo_galilei", "buy:stonehenge", "pass")
    assert offered(g, "use:") == []
    me = rich(advisor=[{"card": "galileo_galilei", "used": True}])
    g = nations(me, {}, market=[["pyramids"]], decks=[["silk"], [], [], []])
    assert offered(g, "use:") == []
    next_round(g)
    assert offered(g, "use:") == ["use:galileo_galilei"]


@rule("N203")
@pytest.mark.parametrize(
    "colonies, gold, others",
    [
        (["quebec", "virginia"], 6, {"books": 4, "stone": 5}),
        (["quebec", "nubia"], 3 + 2, {"books": 4}),
        (["sicily", "congo"], 5, {"food": 3}),
        ([], 0, {}),
    ],
)
def test_isabella(colonies, gold, others):
    g = advised("isabella", colonies=colonies)
    food = others.get("food", 0)
    assert after(g) == more(**others | {"gold": gold, "food": 2 + food})


@rule("N143", "N214")
@pytest.mark.parametrize("marker, defeated", [(10, False), (11, True)])
def test_elizabeth_in_a_war(marker, defeated):
    war = {"card": "peloponnesian_war", "strength": marker, "buyer": 1}
    g = advised(
        "elizabeth", rich(cards=force(12)), cards=[{"card": "axeman", "workers": 1}], war=war
    )
    assert strength(g) == 2
    assert after(g) == more(stone=2, food=-1, books=-4 if defeated else 0)
    assert vp(g) == (6 if defeated else 7)


@rule("N214")
def test_elizabeth_counts_for_nothing_else():
    cards = [{"card": "axeman", "workers": 1}]
    market = [["nubia", "wars_of_alexander"]]
    g = advised("elizabeth", {"cards": force(3)}, cards=cards, market=market)
    assert offered(g, "buy:") == ["buy:wars_of_alexander"]
    g.play("buy:wars_of_alexander")
    assert g.view(None)["war"]["strength"] == 2
    everybody_passes(g)
    assert order(g) == [1, 0]


@rule("N201")
def test_pocahontas_makes_colonies_harder_for_all():
    market = [["nubia"]]
    assert offered(advised("pocahontas", cards=force(6), market=market), "buy:") == []
    assert offered(advised("pocahontas", cards=force(7), market=market), "buy:") == ["buy:nubia"]
    for theirs, possible in ((6, []), (7, ["buy:nubia"])):
        g = advised("pocahontas", rich(cards=force(theirs)), market=market, turn=1)
        assert offered(g, "buy:", 1) == possible


@rule("N146", "N201", "N204")
def test_martin_luther_adds_food_to_the_losses_of_a_war():
    war = {"card": "parthian_wars", "strength": 2, "buyer": 2}
    winner = rich(cards=force(2))
    g = advised("martin_luther", rich(), winner, war=war)
    assert after(g) == more(gold=4 - 3, food=-4)
    assert after(g, 1) == more(gold=-3, food=-4)
    assert after(g, 2) == RICH
    assert [vp(g, seat) for seat in range(3)] == [6, 6, 7]


@rule("N146")
@pytest.mark.parametrize("saved", [0, 1, 2])
def test_the_defeated_split_what_stability_saves(saved):
    war = {"card": "hyksos_invasion", "strength": 2, "buyer": 0}
    g = advised("martin_luther", rich(wonders=["the_oracle"]), cards=force(2), war=war)
    everybody_passes(g)
    assert (g.decision.seat, keys(g)) == (1, ["saved:0", "saved:1", "saved:2"])
    g.play(f"saved:{saved}")
    assert after(g, 1) == more(stone=saved - 4, food=-2 - saved)


@rule("N146")
@pytest.mark.parametrize("colonies, food", [(["tibet"], -5), (["tibet", "australia"], 0)])
def test_martin_luther_and_a_war_for_food(colonies, food):
    """4 food of the war and 4 of Martin Luther, less 3 or 8 of stability."""
    war = {"card": "hunnic_invasions", "strength": 2, "buyer": 0}
    g = advised("martin_luther", rich(colonies=colonies), cards=force(2), war=war)
    assert after(g, 1) == more(food=food)
    assert vp(g, 1) == 6


@rule("N226")
@pytest.mark.parametrize(
    "number, event, famine, stone", [(5, "tulip_mania", 1, 4), (3, "peace_of_god", 2, 2)]
)
def test_tokugawa_counts_cards_of_the_current_age(number, event, famine, stone):
    cards = ["parliament", "samurai", "windmill", "hoplite", "farm"]
    g = advised("tokugawa", {}, cards=cards, round=number, event=event)
    assert goods(everybody_passes(g)) == more(stone=stone, food=-famine)


@rule("N32", "N226")
def test_tokugawa_does_not_count_printed_cards():
    assert after(advised("tokugawa")) == RICH
    g = advised("tokugawa", cards=["hoplite", {"card": "mine", "workers": 1}, "farm"])
    assert after(g) == more(stone=2 * 2 + 2, gold=1)


@rule("N225", "N197")
@pytest.mark.parametrize("choice", ["stone", "gold", "books"])
def test_peter_the_great(choice):
    war = {"card": "parthian_wars", "strength": 3, "buyer": 1}
    g = advised("peter_the_great", rich(), cards=force(4), war=war)
    everybody_passes(g)
    assert keys(g) == ["5stone", "5gold", "5books"]
    g.play(f"5{choice}")
    assert after(g) == more(**{choice: 5})
    assert vp(g) == 8  # Qin Unification


@rule("N225")
@pytest.mark.parametrize("mine, war", [(4, 4), (4, 5), (4, None), (0, None)])
def test_peter_the_great_must_be_stronger_than_a_war(mine, war):
    card = {"card": "wars_of_alexander", "strength": war, "buyer": 0}
    wonders = ["the_oracle"]  # saves the 2 food
    g = advised("peter_the_great", cards=force(mine), wonders=wonders, war=war and card)
    assert after(g) == RICH


@rule("N214", "N225")
def test_elizabeth_does_not_help_peter_the_great():
    war = {"card": "parthian_wars", "strength": 5, "buyer": 0}
    me = {"wonders": ["porcelain_tower"], "tower": ["elizabeth"], "cards": force(4)}
    g = advised("peter_the_great", war=war, **me)
    assert after(g) == more(stone=2)
    assert vp(g) == 7


@rule("N225", "NQ7")
@pytest.mark.parametrize("mine, gain", [(2, 5), (0, 0)])
def test_without_a_war_everybody_with_strength_may_count_as_stronger(mine, gain):
    g = advised("peter_the_great", cards=force(mine), options={"no_war_is_zero": True})
    everybody_passes(g)
    if gain:
        g.play("5gold")
    assert goods(g) == more(gold=gain, food=-1)


@rule("N215")
@pytest.mark.parametrize("kept, other", [("taoism", "rigveda"), ("rigveda", "taoism")])
def test_niccolo_machiavelli_chooses_the_events(kept, other):
    decks = [["taoism", "rigveda", "attila"], [], [], []]
    g = next_round(advised("niccolo_machiavelli", event_decks=decks))
    assert (g.decision.seat, keys(g)) == (0, ["taoism", "rigveda"])
    g.play(kept)
    assert g.view(None)["event"] == kept
    assert other not in g.position()["event_decks"][0]
    assert g.view(None)["event_deck_sizes"][0] == 9
    assert g.decision.kind == "turn"
    assert g.view(None)["architects"] == 1 + (1 if kept == "taoism" else 0)


@rule("N107", "N216")
@pytest.mark.parametrize("card, strong", [("suleiman_i", 3), ("abraham_lincoln", 0)])
def test_workers_as_an_action(card, strong):
    g = advised(card)
    calm_before = stability(g)
    play(g, f"use:{card}", "food_section")
    assert (player(g)["workers"], player(g)["food_section"]) == (6, 3)
    assert (stability(g), strength(g)) == (calm_before, strong)
    play(g, "pass", f"use:{card}", "stability_section")
    assert (player(g)["workers"], player(g)["stability_section"]) == (7, 3)
    assert stability(g) == calm_before - 3
    assert offered(g, "use:") == [f"use:{card}"]
    assert after(g)["food"] == 17


@rule("N106", "N110")
@pytest.mark.parametrize("card", ["suleiman_i", "abraham_lincoln"])
def test_no_worker_is_left(card):
    g = advised(card, food_section=0, stability_section=0)
    assert offered(g, "use:") == []
    g = advised(card, food_section=1, stability_section=0, workers=5).play(f"use:{card}")
    assert (player(g)["food_section"], player(g)["workers"]) == (0, 6)


@rule("N112", "N216")
@pytest.mark.parametrize("theirs, possible", [(2, True), (3, False), (4, False)])
def test_suleiman_must_be_strongest(theirs, possible):
    g = advised("suleiman_i", {"cards": force(theirs)})
    assert offered(g, "use:") == (["use:suleiman_i"] if possible else [])


# --- Industrial -----------------------------------------------------------------------------------


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
