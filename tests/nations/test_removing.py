"""Removing cards, and "if X: remove" (N130-N133)."""

import pytest

import tabularium as tb
from nations_counting import nation
from nations_events import event, land
from nations_table import goods, keys, nations, play, player, rule, stability, strength


def advisors(g, seat=0):
    me = player(g, seat)
    return [entry["card"] for entry in [*me["advisor"], *me["tower"]]]


def table(*players, **top):
    return nations(*players, **({"round": 3} | top))


# for good ----------------------------------------------------------------------------------------


@rule("N130", "N65")
def test_a_removed_card_is_out_of_the_game():
    g = table(nation(stability=1, advisor=["qin_shi_huang"]), nation(stability=0))
    assert advisors(g) == ["qin_shi_huang"]
    play(g, "undeploy:caravan")
    doc = g.position()
    assert "qin_shi_huang" in doc["gone"]
    assert not any("qin_shi_huang" in deck for deck in doc["decks"])


@rule("N130", "N131")
def test_it_does_not_come_back_when_the_condition_ends():
    g = table(nation(stability=1, advisor=["qin_shi_huang"]), nation(stability=0))
    play(g, "undeploy:caravan", "deploy:caravan", "end")
    assert (stability(g), advisors(g)) == (1, [])


# checked all the time ----------------------------------------------------------------------------


@rule("N131", "N119")
def test_it_goes_in_the_turn_of_another_nation():
    g = table(nation(stability=1, advisor=["qin_shi_huang"]), nation(stability=0))
    g.play("pass")
    assert (g.to_move, advisors(g)) == (1, ["qin_shi_huang"])
    g.play("deploy:caravan")
    assert advisors(g) == []


@rule("N131")
def test_it_goes_when_another_nation_buys_a_card():
    me = nation(stability=1, advisor=["qin_shi_huang"])
    rival = nation(stability=0, advisor=["hatshepsut"])
    g = table(me, rival, market=[["saint_augustine"]])
    play(g, "pass", "buy:saint_augustine")  # 1 stability
    assert advisors(g) == []


@rule("N131", "N96")
def test_it_goes_between_undeploying_and_deploying():
    """Axeman to caravan and back again: in between the owner is weakest."""
    g = table(nation(2, advisor=["harald_hardrada"]), nation())
    assert advisors(g) == ["harald_hardrada"]
    g.play("undeploy:axeman")
    assert advisors(g) == []


@rule("N131")
def test_the_instant_counts_when_another_nation_moves_a_worker():
    me = nation(stability=2, advisor=["qin_shi_huang"])
    rival = nation(stability=3)
    third = nation(stability=1)
    g = table(me, rival, third)
    play(g, "pass", "undeploy:caravan")  # 2, 2, 1: not least
    assert advisors(g) == ["qin_shi_huang"]
    play(g, "deploy:caravan", "end", "deploy:caravan", "end")  # 2, 3, 2: tied for least
    assert advisors(g) == []


@rule("N131")
def test_its_effects_end_at_once():
    me = nation(advisor=["boudica"], stone=5)
    g = table(me, nation())
    assert (strength(g), player(g)["production"]["gold"]) == (1, 1)
    play(g, "deploy:axeman")
    assert (strength(g), player(g)["production"]["gold"]) == (2, 0)


@rule("N131")
def test_growth_can_remove_it():
    """A worker from the stability section costs 3 stability."""
    me = nation(stability=1, advisor=["qin_shi_huang"])
    g = table(me, nation(stability=0))
    play(g, "pass", "pass", "stone")  # seat 1 grows first
    assert advisors(g) == ["qin_shi_huang"]
    g.play("stability_section")
    assert advisors(g) == []


@rule("N131")
def test_a_card_without_such_a_condition_stays():
    g = table(nation(2, advisor=["hatshepsut"]), nation(4))
    play(g, "undeploy:axeman")
    assert advisors(g) == ["hatshepsut"]


# bought too late, or replaced --------------------------------------------------------------------


@rule("N132")
@pytest.mark.parametrize("mine, left", [(0, []), (1, []), (2, ["qin_shi_huang"])])
def test_bought_while_the_condition_holds_it_is_lost_at_once(mine, left):
    g = table(nation(stability=mine), nation(stability=1), market=[["qin_shi_huang"]])
    play(g, "buy:qin_shi_huang")
    assert advisors(g) == left


@rule("N132")
def test_the_old_advisor_has_left_by_then():
    """Buddha's 3 stability no longer protect the card that replaces him."""
    me = nation(advisor=["buddha"], turns=1)
    g = table(me, nation(stability=1), market=[["qin_shi_huang"]])
    assert stability(g) == 3
    play(g, "buy:qin_shi_huang")
    assert (advisors(g), stability(g)) == ([], 0)


@rule("N132")
def test_the_instant_between_the_old_and_the_new_card_is_checked():
    """Buddha makes room for Lincoln: 3 stability each, but 0 in between."""
    me = nation(advisor=["buddha"], tower=["qin_shi_huang"], wonders=["porcelain_tower"], turns=1)
    g = table(me, nation(stability=1), market=[["abraham_lincoln"]])
    assert advisors(g) == ["buddha", "qin_shi_huang"]
    g.play("buy:abraham_lincoln")
    if "space" in keys(g):
        g.play("space")
    assert (advisors(g), stability(g)) == (["abraham_lincoln"], 3)


@rule("N132")
def test_on_the_other_place_nothing_is_replaced():
    me = nation(
        stability=2, advisor=["qin_shi_huang"], tower=["buddha"], wonders=["porcelain_tower"]
    )
    g = table(me | {"turns": 1}, nation(stability=1), market=[["abraham_lincoln"]])
    play(g, "buy:abraham_lincoln", "tower")
    assert advisors(g) == ["qin_shi_huang", "abraham_lincoln"]


# chains ------------------------------------------------------------------------------------------


@rule("N133")
def test_conditions_are_checked_in_reverse_player_order():
    """Boudica's owner puts up an axeman: 1 + 2 = 3 for an instant, 2 once she has left.

    Harald's owner has 3 and is weakest for that instant, if checked before Boudica goes.
    """
    boudica = nation(advisor=["boudica"], stone=5)
    harald = nation(advisor=["harald_hardrada"], cards=({"card": "trireme", "workers": 1},))
    g = table(boudica, harald, order=[0, 1])
    play(g, "deploy:axeman")
    assert (advisors(g, 0), advisors(g, 1)) == ([], [])


@rule("N133")
def test_after_a_removal_the_conditions_are_checked_with_the_new_values():
    boudica = nation(advisor=["boudica"], stone=5)
    harald = nation(advisor=["harald_hardrada"], cards=({"card": "trireme", "workers": 1},))
    g = table(boudica, harald, order=[1, 0], turn=0)
    play(g, "deploy:axeman")
    assert (strength(g, 0), strength(g, 1)) == (2, 3)
    assert (advisors(g, 0), advisors(g, 1)) == ([], ["harald_hardrada"])


@rule("N133", "N131")
def test_one_change_can_remove_several_cards():
    """Genghis Khan: 3 strength for his owner, 3 stability less for all."""
    qin = nation(4, stability=2, advisor=["qin_shi_huang"])
    harald = nation(2, advisor=["harald_hardrada"])
    g = table(nation(), qin, harald, market=[["genghis_khan"]])
    assert (advisors(g, 1), advisors(g, 2)) == (["qin_shi_huang"], ["harald_hardrada"])
    g.play("buy:genghis_khan")
    assert (advisors(g, 0), advisors(g, 1), advisors(g, 2)) == (["genghis_khan"], [], [])


# several at once ---------------------------------------------------------------------------------

TOWER = {"wonders": ["porcelain_tower"]}


@rule("N245", "N131", "N152")
@pytest.mark.parametrize(
    "space, tower", [("augustus", "harald_hardrada"), ("harald_hardrada", "augustus")]
)
def test_advisors_who_go_together_are_not_judged_one_by_one(space, tower):
    """Augustus' strength keeps Harald's nation from being weakest; both go in one event."""
    two = {"advisor": [space], "tower": [tower], **TOWER}
    t = event("absolute_monarchy", land(0, 1), land(**two))
    assert t.asks(1) == ["3gold", "advisor"]
    t.play("advisor")
    assert t.held(1, "advisor", "tower", "wonders") == ["porcelain_tower"]
    gone = t.g.position()["gone"]
    assert (gone.count("augustus"), gone.count("harald_hardrada")) == (1, 1)


@rule("N245", "N131")
def test_of_one_advisor_removed_the_other_is_judged_afterwards():
    two = {"advisor": ["augustus"], "tower": ["harald_hardrada"], **TOWER}
    one = {"options": {"advisors_removed": "one"}}
    t = event("absolute_monarchy", land(0, 1), land(**two), **one).play("advisor", "augustus")
    assert t.held(1, "advisor", "tower") == []  # weakest without Augustus, so Harald goes as well


@rule("N131", "N152")
def test_titanic_alone_takes_both_advisors():
    """In the solo game nobody else decides, so conditions are judged at once."""
    me = nation(2, advisor=["augustus"], tower=["harald_hardrada"], gold=0, stone=5, **TOWER)
    me["site"] = [{"card": "titanic", "built": 2}]
    g = tb.position(
        {
            "game": "nations",
            "seats": ["rome"],
            "options": {"levels": "master"},
            "round": 7,
            "market": [],
            "rival": {"strength": 2, "stability": 0},
            "players": [me],
        }
    )
    play(g, "hire:public", "free")  # no gold, so the advisors
    assert advisors(g) == []


@rule("N205", "N131", "NQ41")
@pytest.mark.parametrize("covered, before", [("krak_des_chevaliers", 6), ("suez_canal", 4)])
def test_a_wonder_covers_another_in_one_instant(covered, before):
    """Strength 6 or 4 makes way for 3: in no instant is the owner without, so Harald stays."""
    me = nation(advisor=["harald_hardrada"], wonders=[covered], stone=5, food=20)
    me["site"] = [{"card": "colosseum", "built": 1}]
    g = table(me, nation(2), round=7)
    assert (strength(g), advisors(g)) == (before, ["harald_hardrada"])
    play(g, "hire:public", f"cover:{covered}")
    assert (strength(g), advisors(g)) == (3, ["harald_hardrada"])


@rule("N205", "N131", "NQ41")
def test_a_wonder_that_covers_more_strength_than_it_brings_is_judged_when_it_lies_there():
    me = nation(advisor=["harald_hardrada"], wonders=["krak_des_chevaliers"], stone=5, food=20)
    me["site"] = [{"card": "colosseum", "built": 1}]
    g = table(me, nation(4), round=7)
    play(g, "hire:public", "cover:krak_des_chevaliers")
    assert (strength(g), advisors(g)) == (3, [])


@rule("N205", "NQ41")
def test_what_a_finished_wonder_costs_is_met_when_it_lies_in_its_place():
    """5 food for the South Pole; the 2 that a Hanging Gardens gave no longer come."""
    me = nation(stone=5, food=3, books=10, wonders=["hanging_gardens"])
    me["site"] = [{"card": "south_pole_expedition", "built": 1}]
    g = table(me, nation(), round=7)
    before = goods(g)["books"]
    play(g, "hire:public", "cover:hanging_gardens")
    assert (goods(g)["food"], goods(g)["books"], stability(g)) == (0, before - 2, 0)
    assert [entry["card"] for entry in player(g)["wonders"]] == ["south_pole_expedition"]


@rule("N205", "NQ41")
@pytest.mark.parametrize("where, gold", [("free", 6), ("cover:krak_des_chevaliers", 0)])
def test_who_is_strongest_for_a_brandenburg_gate_is_judged_when_it_lies_there(where, gold):
    me = nation(stone=10, gold=0, wonders=["krak_des_chevaliers"])
    me["site"] = [{"card": "brandenburg_gate", "built": 1}]
    g = table(me, nation(4), round=7)
    play(g, "hire:public", where)
    assert goods(g)["gold"] == gold
