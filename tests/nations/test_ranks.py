"""Most, least and ties (N112-N119)."""

import pytest

from nations_counting import after, each, nation
from nations_table import keys, nations, play, player, rule


def stable(*values, event="imperial_examination", **top):
    """Nations of these stabilities after the events."""
    return after(*[nation(stability=value) for value in values], event=event, **top)


SUBMARINES = ({"card": "submarine", "workers": 5},)  # strength 40


def strong(*values, event="pax_romana", round=1, **top):
    """Nations of these strengths, or as they are given, after the events."""
    players = [nation(value) if isinstance(value, int) else value for value in values]
    return after(*players, event=event, round=round, **top)


@rule("N112")
def test_a_single_leader_gets_the_reward():
    assert each(stable(1, 4, 2), "vp") == [10, 11, 10]
    assert each(strong(2, 0, 6, 4), "vp") == [10, 10, 11, 10]


@rule("N112", "N150")
def test_nobody_gets_it_when_the_lead_is_tied():
    assert each(stable(4, 4, 2), "vp") == [10, 10, 10]
    assert each(strong(6, 2, 6, 6), "vp") == [10, 10, 10, 10]


@rule("N112", "N176")
def test_nor_with_two_players():
    assert each(stable(3, 3), "vp") == [10, 10]
    assert each(stable(3, 2), "vp") == [11, 10]


@rule("N112")
def test_most_food_follows_the_same_rule():
    for foods, rewards in [((9, 5, 5), [4, 0, 0]), ((9, 9, 5), [0, 0, 0])]:
        g = after(*[nation(food=food) for food in foods], round=1, event="rigveda")
        famine = 2
        assert each(g, "food") == [
            food + reward - famine for food, reward in zip(foods, rewards, strict=True)
        ]


@rule("N113", "N150")
def test_everybody_tied_for_last_suffers_in_full():
    g = stable(1, 3, 1, round=1, event="shang_oracle_bones")
    assert each(g, "books") == [7, 10, 7]
    g = strong(4, 4, 6, 4, round=3, event="martyrdom_of_ali")
    assert each(g, "vp") == [9, 9, 10, 9]


@rule("N113")
def test_one_who_is_last_alone_suffers_alone():
    g = stable(1, 3, 2, round=1, event="shang_oracle_bones")
    assert each(g, "books") == [7, 10, 10]


@rule("N114")
def test_all_negative_nations_are_tied_for_lowest_stability():
    g = stable(-1, 2, -6, round=1, event="shang_oracle_bones")
    revolt = [1, 0, 6]
    assert each(g, "books") == [10 - 3 - revolt[0], 10, 10 - 3 - revolt[2]]


@rule("N115")
def test_exactly_the_negative_nations_are_least_stable():
    g = stable(0, -2, 0, 5, round=1, event="shang_oracle_bones")
    assert each(g, "books") == [10, 10 - 3 - 2, 10, 10]


@rule("N115", "N114")
def test_a_negative_nation_is_never_alone_most_stable():
    revolt = 1
    assert each(stable(-1, -4, -3), "vp") == [10 - revolt] * 3
    assert each(stable(-1, 0, -3), "vp") == [10 - revolt, 11, 10 - revolt]


@rule("N116", "N12")
def test_stability_of_16_and_20_is_tied_at_15():
    calm = [nation(0, 11, colonies=["australia"]), nation(0, 13, colonies=["the_caribbean"])]
    assert each(after(*calm, nation(0, 3)), "vp") == [10, 10, 10]  # 16, 17 and 3
    assert each(after(nation(0, 13), calm[1], nation(0, 3)), "vp") == [10, 11, 10]


@rule("N116", "N11")
def test_strength_of_42_and_60_is_tied_at_40():
    force = ({"card": "ranger", "workers": 10},)
    assert each(strong(nation(2, cards=SUBMARINES), nation(cards=force)), "vp") == [10, 10]
    assert each(strong(nation(12), nation(cards=force)), "vp") == [10, 11]


@rule("N116", "N11")
def test_equal_above_the_cap_means_weakest_together():
    force = ({"card": "ranger", "workers": 7},)
    g = strong(nation(cards=SUBMARINES), nation(2, cards=force), round=3, event="martyrdom_of_ali")
    assert each(g, "vp") == [9, 9]


@rule("N117")
def test_when_all_are_equal_all_are_least_and_none_is_most():
    g = stable(2, 2, 2, round=3, event="martyrdom_of_ali")
    assert each(g, "vp") == [9, 9, 9]  # all weakest
    assert each(g, "books") == [10, 10, 10]  # none most stable


@rule("N118")
def test_others_are_all_who_do_not_hold_the_rank():
    g = strong(6, 4, 0, event="hellenism")
    famine = 1
    # ashoka's conversion asks those with workers on military cards
    while g.decision.kind != "growth":
        g.play("done")
    assert each(g, "food") == [10 - famine, 8 - famine, 8 - famine]
    assert each(g, "stone") == [12, 10, 10]


@rule("N118", "NQ6")
def test_when_the_lead_is_tied_everybody_is_other():
    g = after(*[{"goods": {"food": 10}}] * 3, round=1, event="hellenism")
    assert each(g, "food") == [10 - 2 - 1] * 3


@rule("NQ6")
def test_or_nobody_is_by_option():
    calm = {"others_suffer": False}
    g = after(*[{"goods": {"food": 10}}] * 3, round=1, event="hellenism", options=calm)
    assert each(g, "food") == [10 - 1] * 3
    # a single leader still has others
    weak = {"goods": {"food": 10}}
    g = after({"colonies": ["macedonia"]}, weak, weak, round=1, event="hellenism", options=calm)
    assert each(g, "food")[1:] == [10 - 2 - 1] * 2


@rule("NQ6")
def test_papal_indulgence_too():
    rich = {"goods": {"food": 10, "gold": 5}}
    assert each(after(rich, rich, round=5, event="magellans_expedition"), "gold") == [3, 3]
    calm = {"others_suffer": False}
    g = after(rich, rich, round=5, event="magellans_expedition", options=calm)
    assert each(g, "gold") == [5, 5]


@rule("N119")
def test_a_rank_changes_with_the_deployment_that_changes_it():
    me = {"advisor": ["suleiman_i"], "goods": {"stone": 5}}  # strength 3
    g = nations(me, {"colonies": ["macedonia", "crusader_states"]})  # strength 5
    assert "use:suleiman_i" not in keys(g)
    play(g, "deploy:axeman", "end", "pass")  # 5: tied
    assert "use:suleiman_i" not in keys(g)
    play(g, "deploy:axeman", "end")  # 7
    assert "use:suleiman_i" in keys(g)
    g.play("undeploy:axeman")
    assert "use:suleiman_i" not in keys(g)


@rule("NQ7")
def test_without_a_war_nobody_is_stronger_than_the_war():
    assert each(strong(8, 0, event="qin_unification"), "vp") == [10, 10]


@rule("NQ7")
def test_or_everybody_above_0_is_by_option():
    g = strong(8, 0, event="qin_unification", options={"no_war_is_zero": True})
    assert each(g, "vp") == [11, 10]


# Versailles --------------------------------------------------------------------------------------


def versailles(*values, event="shang_oracle_bones", round=1, **top):
    """The first of these nations has just finished Versailles."""
    first, *others = values
    builder = nation(stability=first, least_stable=True, wonders=["versailles"])
    others = [nation(stability=value) for value in others]
    return after(builder, *others, event=event, round=round, **top)


@rule("NQ10", "N223")
def test_the_owner_of_versailles_is_least_stable_in_place_of_the_last():
    assert each(versailles(9, 0, 3), "books") == [7, 10, 10]


@rule("NQ10", "N223")
def test_negative_nations_are_least_stable_with_it():
    assert each(versailles(9, -2, 3), "books") == [7, 7 - 2, 10]


@rule("NQ10", "N223")
def test_with_five_players_the_really_lowest_is_second_lowest():
    assert each(versailles(9, 0, 3, 4, 5), "books") == [7, 7, 10, 10, 10]


@rule("NQ10", "N223")
def test_the_owner_of_versailles_is_not_most_stable():
    g = versailles(9, 0, 3, event="imperial_examination", round=3)
    assert each(g, "vp") == [10, 10, 11]


@rule("NQ10", "N223")
def test_its_true_stability_serves_against_revolt_and_war():
    war = {"card": "hunnic_invasions", "strength": 5, "buyer": 1}  # 4 food
    g = versailles(3, 0, war=war)
    famine = 1
    assert each(g, "food") == [10 - 1 - famine, 10 - 4 - famine]
    assert each(g, "vp") == [9, 9]  # defeat only, no revolt


@rule("NQ10", "N223")
def test_its_true_stability_is_scored():
    g = versailles(9, 0, round=8, event="scramble_for_africa")
    # 20 gold, 10 stone, 10 - 4 food, 10 - 8 books (least stable), 9 stability
    assert g.scores()[0].parts["stock"] == (20 + 10 + 6 + 2 + 9) // 10


@rule("N223", "N161")
def test_versailles_lasts_to_the_end_of_the_round():
    assert player(versailles(9, 0))["least_stable"] is False


@rule("N223")
def test_finishing_versailles_makes_its_builder_least_stable():
    site = [{"card": "versailles", "built": 2}]
    me = nation(stability=9, site=site)
    g = nations(me, nation(), round=1, event="shang_oracle_bones", architects=1)
    play(g, "hire:public")
    assert player(g)["least_stable"] is True


@pytest.mark.parametrize("first, gains", [(2, 2 + 3), (1, 2), (0, 2)])
@rule("NE26", "N135", "N198")
def test_notre_dame_while_most_stable(first, gains):
    me = nation(stability=first, wonders=["notre_dame"])
    assert each(after(me, nation(stability=1)), "books") == [10 + gains, 10]


@rule("NE27", "N135", "N199")
def test_augustus_gives_nothing_while_the_lead_is_shared():
    me = nation(2, advisor=["augustus"])  # strength 3
    for rival, gains in [
        (nation(2), 2),
        (nation(2, wonders=["terracotta_army"]), 0),  # 3
        (nation(4), 0),
    ]:
        assert each(after(me, rival), "stone") == [10 + gains, 10]
