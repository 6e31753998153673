"""The advisors of the Renaissance: what each of them does, and what it does not do."""

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
    g = nations(me, {}, market=[["pyramids"]], decks=[["silk"], None, None, None])
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


@rule("N212", "N214")
def test_elizabeth_saves_solomons_temple():
    war = {"card": "peloponnesian_war", "strength": 8, "buyer": 1}
    for advisor, kept in (("elizabeth", ["solomons_temple"]), ("isabella", [])):
        g = advised(advisor, rich(cards=force(8)), wonders=["solomons_temple"], war=war)
        everybody_passes(g)
        assert owned(g, "wonders") == kept


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


@rule("N215")
def test_niccolo_machiavelli_sees_cards_of_the_new_age():
    decks = [["taoism"], ["black_death", "stupor_mundi"], None, None]
    me = rich(advisor=["niccolo_machiavelli"])
    g = next_round(nations({}, me, round=2, event_decks=decks))
    assert (g.decision.seat, keys(g)) == (1, ["black_death", "stupor_mundi"])
    g.play("stupor_mundi")
    assert g.view(None)["event_deck_sizes"] == [11, 10, 12, 12]


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


@rule("N109", "N216")
@pytest.mark.parametrize("card", ["suleiman_i", "abraham_lincoln"])
def test_a_worker_above_the_track_comes_first_and_is_free(card):
    g = advised(card, above=1, workers=4)
    calm_before = stability(g)
    g.play(f"use:{card}")
    me = player(g)
    assert (me["above"], me["workers"], me["food_section"]) == (0, 5, 4)
    assert stability(g) == calm_before
    assert after(g) == RICH


@rule("N112", "N216")
@pytest.mark.parametrize("theirs, possible", [(2, True), (3, False), (4, False)])
def test_suleiman_must_be_strongest(theirs, possible):
    g = advised("suleiman_i", {"cards": force(theirs)})
    assert offered(g, "use:") == (["use:suleiman_i"] if possible else [])
