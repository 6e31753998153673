"""Removing cards, and "if X: remove" (N130-N133)."""

import pytest

from nations_counting import nation
from nations_table import keys, nations, play, player, rule, stability, strength


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
