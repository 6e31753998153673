"""The advisors of Antiquity: what each of them does, and what it does not do."""

from __future__ import annotations

import pytest

from nations_cards import (
    RICH,
    advised,
    after,
    calm,
    force,
    having,
    more,
    next_round,
    offered,
    owned,
    rich,
)
from nations_table import (
    end_turn,
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

# --- production -----------------------------------------------------------------------------------


@rule("N112", "N135", "N199")
@pytest.mark.parametrize("card, books", [("saint_augustine", 2), ("thomas_aquino", 4)])
@pytest.mark.parametrize("theirs, paid", [(0, True), (1, False), (2, False)])
def test_books_while_most_stable(card, books, theirs, paid):
    g = advised(card, calm(theirs))
    assert stability(g) == 1
    assert after(g) == more(books=books if paid else 0)


@rule("N112", "N199")
@pytest.mark.parametrize("card, books", [("saint_augustine", 2), ("thomas_aquino", 4)])
def test_most_stable_is_judged_in_production(card, books):
    g = advised(card, calm(0), turn=1).play("deploy:caravan")
    assert after(g) == RICH
    g = advised(card, calm(1), turn=1).play("undeploy:caravan")
    assert after(g) == more(books=books)


@rule("N112", "N199")
@pytest.mark.parametrize("theirs, stone", [(2, 2), (3, 0), (4, 0)])
def test_augustus(theirs, stone):
    g = advised("augustus", {"cards": force(theirs)}, cards=[{"card": "axeman", "workers": 1}])
    assert strength(g) == 3
    assert after(g) == more(food=-1, stone=stone)


@rule("N252")
@pytest.mark.parametrize(
    "card, gives, gain",
    [
        ("cyrus_the_great", {}, {"gold": 3}),
        ("eleanor_of_aquitaine", {}, {"gold": 5}),
        ("benjamin_disraeli", {"gold": 2}, {"food": 8}),
    ],
)
def test_a_colony_bought_this_round(card, gives, gain):
    cards = force(6)
    idle = advised(card, cards=cards, colonies=["macedonia"])
    assert after(idle) == more(**gives)
    one = end_turn(advised(card, cards=cards, market=[["macedonia"]]).play("buy:macedonia"))
    total = {name: gives.get(name, 0) + gain.get(name, 0) for name in ("gold", "food")}
    assert after(one) == more(gold=total["gold"] - 1, food=total["food"])
    two = advised(card, cards=cards, market=[["macedonia", "armenia"]])
    play(end_turn(two.play("buy:macedonia")), "pass")
    end_turn(two.play("buy:armenia"))
    assert after(two) == more(gold=total["gold"] - 2, food=total["food"], stone=2)


def test_a_colony_somebody_else_bought_is_not_enough():
    rival = rich(cards=force(6))
    g = advised("cyrus_the_great", rival, market=[["macedonia"]], turn=1)
    end_turn(g.play("buy:macedonia"))
    assert after(g) == RICH


@rule("N248", "N252")
def test_a_colony_bought_and_given_up_again_counts():
    me = {"wonders": ["porcelain_tower"], "tower": ["simon_bolivar"], "cards": force(6)}
    g = end_turn(advised("cyrus_the_great", market=[["nubia"]], **me).play("buy:nubia"))
    end_turn(play(g, "pass", "use:simon_bolivar"))
    assert owned(g, "colonies") == []
    assert after(g) == more(gold=-1 + 4 + 3, stone=4)


@rule("N170", "N172", "N199")
@pytest.mark.parametrize(
    "theirs, books", [((2, 0, 0, 0), 2), ((1, 0, 0, 0), 2), ((2, 1, 0, 0), 0), ((1, 1, 0, 0), 0)]
)
def test_saint_augustine_with_five_players(theirs, books):
    g = advised("saint_augustine", *map(calm, theirs))
    assert after(g) == more(books=books)


# --- removed if -----------------------------------------------------------------------------------


@rule("N131", "N212")
def test_qin_shi_huang_stays_while_somebody_is_less_stable():
    g = advised("qin_shi_huang", {}, cards=[{"card": "caravan", "workers": 1}])
    assert after(g) == more(food=3, gold=1)
    assert owned(g, "advisor") == ["qin_shi_huang"]


@rule("N131", "N212")
def test_qin_shi_huang_need_not_be_most_stable():
    g = advised("qin_shi_huang", calm(2), {}, cards=[{"card": "caravan", "workers": 1}])
    assert [stability(g, seat) for seat in range(3)] == [1, 2, 0]
    end_turn(g.play("deploy:caravan"))
    assert owned(g, "advisor") == ["qin_shi_huang"]


@rule("N113", "N132")
def test_qin_shi_huang_bought_in_a_tie_is_lost():
    g = nations(rich(), {}, market=[["qin_shi_huang"]]).play("buy:qin_shi_huang")
    assert owned(g, "advisor") == []
    assert g.view(None)["gone"] == ["qin_shi_huang"]
    assert after(g) == more(gold=-1)


@rule("N131", "N212")
def test_qin_shi_huang_leaves_when_his_owner_undeploys():
    g = advised("qin_shi_huang", {}, cards=[{"card": "caravan", "workers": 1}])
    g.play("undeploy:caravan")
    assert owned(g, "advisor") == []


@rule("N131", "N212")
def test_qin_shi_huang_leaves_in_the_turn_of_another():
    me = {"cards": [{"card": "caravan", "workers": 1}]}
    g = advised("qin_shi_huang", rich(), turn=1, **me).play("deploy:caravan")
    assert owned(g, "advisor") == []
    assert after(g) == more(gold=1)


@rule("N96", "N131", "N212")
def test_qin_shi_huang_leaves_between_undeploying_and_deploying():
    me = {"cards": [{"card": "caravan", "workers": 1}, "ziggurat"], "workers": 0}
    play(g := advised("qin_shi_huang", {}, **me), "undeploy:caravan", "deploy:ziggurat")
    assert (stability(g), owned(g, "advisor")) == (2, [])


@rule("N114", "N131", "N222")
def test_qin_shi_huang_leaves_when_all_are_below_zero():
    """With Genghis Khan the nations have -1 and -3, which is a tie."""
    g = advised("qin_shi_huang", rich(), wonders=["the_oracle"], market=[["genghis_khan"]], turn=1)
    g.play("buy:genghis_khan")
    assert [stability(g, seat) for seat in (0, 1)] == [-1, -3]
    assert owned(g, "advisor") == []


@rule("N131", "N212")
def test_boudica_wants_no_workers_on_military_cards():
    g = end_turn(advised("boudica").play("deploy:farm"))
    assert owned(g, "advisor") == ["boudica"]
    g = advised("boudica")
    assert strength(g) == 1
    g.play("deploy:axeman")
    assert (owned(g, "advisor"), strength(g)) == ([], 2)


@rule("N132", "N212")
@pytest.mark.parametrize("workers", [0, 1])
def test_boudica_bought_with_an_army(workers):
    me = rich(cards=[{"card": "axeman", "workers": workers}])
    g = end_turn(nations(me, {}, market=[["boudica"]]).play("buy:boudica"))
    assert owned(g, "advisor") == ([] if workers else ["boudica"])
    gained = 0 if workers else 1
    assert after(g) == more(gold=gained - 1, food=gained - workers)


# --- triggers -------------------------------------------------------------------------------------


@rule("N206")
@pytest.mark.parametrize("wonder, built", [("hanging_gardens", 1), ("suez_canal", 1)])
def test_hatshepsut(wonder, built):
    g = advised("hatshepsut", site=[{"card": wonder, "built": built}])
    g.play("hire:public")
    assert goods(g)["books"] == 23
    g = advised("hatshepsut", site=[{"card": wonder, "built": 0}]).play("hire:public")
    assert goods(g)["books"] == 20


@rule("N120", "N205", "N206")
def test_hatshepsut_pays_before_the_losses_of_the_wonder():
    """2 food are missing, so 2 of her 3 books are lost."""
    site = [{"card": "colosseum", "built": 1}]
    g = advised("hatshepsut", site=site, goods=having(stone=2)).play("hire:public")
    assert (goods(g), vp(g)) == (having(books=1), 6)


@rule("N206")
def test_hatshepsut_does_not_care_for_the_wonders_of_others():
    site = [{"card": "hanging_gardens", "built": 1}]
    g = advised("hatshepsut", rich(site=site), turn=1).play("hire:public")
    assert goods(g)["books"] == 20


# --- architects -----------------------------------------------------------------------------------


@rule("N54", "N55", "N102")
def test_archimedes_has_an_architect_each_round():
    decks = [["bread_and_games"], [], [], []]
    me = {"site": ["stonehenge"], "goods": RICH}
    g = advised("archimedes", architects=1, event_decks=decks, **me)
    assert keys(g, "hire:") == ["hire:public", "hire:archimedes"]
    g.play("hire:archimedes")
    assert player(g)["site"] == [{"card": "stonehenge", "built": 1}]
    assert g.view(None)["architects"] == 1
    g.play("pass")
    assert keys(g, "hire:") == ["hire:public"]
    next_round(g)
    assert keys(g, "hire:") == ["hire:public", "hire:archimedes"]


@rule("N54")
def test_archimedes_brings_his_architect_at_once_and_takes_him_along():
    me = rich(site=["stonehenge"])
    g = nations(me, {}, market=[["archimedes", "hatshepsut"]], architects=0)
    play(g, "buy:archimedes", "pass")
    assert keys(g, "hire:") == ["hire:archimedes"]
    g.play("buy:hatshepsut")
    assert keys(g, "hire:") == []
    assert owned(g, "advisor") == ["hatshepsut"]


# --- turns ----------------------------------------------------------------------------------------


@rule("N213")
def test_sun_tzu_has_two_actions_in_the_first_turn():
    g = end_turn(advised("sun_tzu", turn=1).play("deploy:farm"))
    play(g, "deploy:temple")
    assert g.decision.seat == 0
    play(g, "undeploy:temple", "deploy:quarry", "end")
    assert g.decision.seat == 1
    play(g, "deploy:farm", "end", "deploy:axeman", "end")
    assert g.decision.seat == 1
    on = {entry["card"]: entry.get("workers", 0) for entry in player(g)["cards"]}
    assert on == {"temple": 0, "quarry": 1, "axeman": 1, "farm": 0, "caravan": 0}


@rule("N213")
def test_sun_tzus_second_action_may_be_a_pass():
    g = end_turn(advised("sun_tzu", turn=1).play("deploy:farm"))
    play(g, "deploy:temple", "pass")
    assert player(g)["passed"] == 1
    assert g.decision.seat == 1


@rule("N213")
def test_sun_tzus_first_action_may_be_a_pass():
    g = end_turn(advised("sun_tzu", turn=1).play("deploy:farm")).play("pass")
    assert (player(g)["passed"], g.decision.seat) == (1, 1)


@rule("N213")
def test_sun_tzu_may_leave_between_the_two_actions():
    g = advised("sun_tzu", turn=1, market=[["hatshepsut"]]).play("deploy:farm")
    play(end_turn(g), "buy:hatshepsut")
    assert (owned(g, "advisor"), g.decision.seat) == (["hatshepsut"], 0)
    end_turn(g.play("deploy:temple"))
    assert g.decision.seat == 1


@rule("N213")
def test_sun_tzu_in_every_round():
    g = next_round(advised("sun_tzu"))
    assert order(g) == [0, 1]
    play(g, "deploy:temple", "deploy:farm", "end")
    assert g.decision.seat == 1


@rule("N213")
def test_sun_tzu_bought_this_round_does_nothing():
    g = nations(rich(), {}, market=[["sun_tzu"]]).play("buy:sun_tzu")
    assert g.decision.seat == 1
    play(g, "deploy:farm", "end", "deploy:farm", "end")
    assert g.decision.seat == 1


@rule("N213", "NQ25")
def test_buddha_skips_the_first_turn():
    g = end_turn(advised("buddha", {}, turn=1, **calm(1)).play("deploy:farm"))
    assert g.decision.seat == 1
    assert player(g)["passed"] == 0
    end_turn(g.play("deploy:farm"))
    assert g.decision.seat == 0


@rule("N213")
def test_buddha_in_every_round():
    g = next_round(advised("buddha", {}, {}))
    assert (order(g), g.decision.seat) == ([0, 1, 2], 1)


@rule("N213")
def test_buddha_bought_this_round_does_nothing():
    g = nations(rich(), {}, market=[["buddha"]]).play("buy:buddha")
    play(g, "deploy:farm", "end")
    assert g.decision.seat == 0
    assert stability(g) == 3


@rule("N213", "N220")
def test_buddha_is_stronger_than_sun_tzu():
    me = {"wonders": ["porcelain_tower"], "tower": ["sun_tzu"]}
    g = advised("buddha", {}, turn=1, **me)
    play(g, "deploy:farm", "end")
    assert g.decision.seat == 1
    play(g, "deploy:farm", "end", "deploy:farm", "end")
    assert g.decision.seat == 1


# --- others ---------------------------------------------------------------------------------------


@rule("N230")
@pytest.mark.parametrize("kind", ["books", "food", "stone"])
def test_hannibal_raids_better(kind):
    me = {"cards": [{"card": "hoplite", "workers": 1}]}
    g = advised("hannibal", market=[[], ["siege_of_troy"]], **me)
    play(g, "buy:siege_of_troy", kind)
    assert goods(g) == more(gold=-2) | {kind: 24}


@rule("N230")
def test_hannibal_alone_cannot_raid():
    g = advised("hannibal", market=[["siege_of_troy", "iron_working"]], cards=["hoplite"])
    assert offered(g, "buy:") == ["buy:iron_working"]


@rule("N230")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_hannibal_makes_battles_dearer_for_others(row):
    market = [["wars_of_alexander", "iron_working"]] + [[], []]
    market[row - 1] = [*market[row - 1], "siege_of_troy"]
    rival = {"cards": [{"card": "hoplite", "workers": 1}], "goods": having(gold=row + 1)}
    g = advised("hannibal", rival, market=market, turn=1)
    play(g, "buy:siege_of_troy", "food")
    assert goods(g, 1) == having(food=3)
    g = advised("hannibal", rival | {"goods": having(gold=row)}, market=market, turn=1)
    assert offered(g, "buy:", 1) == ["buy:wars_of_alexander", "buy:iron_working"]
    g.play("buy:wars_of_alexander")
    assert goods(g, 1) == having(gold=row - 1)
