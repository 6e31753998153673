"""Wonders: buying, hiring architects, finishing, covering."""

import pytest

from nations_table import (
    everybody_passes,
    goods,
    keys,
    nations,
    play,
    player,
    rule,
    stability,
    strength,
)

FIVE = ["pyramids", "stonehenge", "the_oracle", "petra", "colosseum"]


def site(g, seat=0):
    return player(g, seat)["site"]


def wonders(g, seat=0):
    return [wonder["card"] for wonder in player(g, seat)["wonders"]]


def built(card, sections):
    return {"card": card, "built": sections}


def public(g):
    return g.view(None)["architects"]


# the site -----------------------------------------------------------------------------------------


@rule("N82", "N63")
def test_a_wonder_is_first_under_construction():
    g = play(nations(market=[["sphinx"]]), "buy:sphinx")
    assert [wonder["card"] for wonder in site(g)] == ["sphinx"]
    assert wonders(g) == []


@rule("N82", "N65")
def test_a_new_wonder_removes_the_unfinished_one():
    me = {"site": [built("pyramids", 2)], "goods": {"stone": 4}}
    g = play(nations(me, market=[["sphinx"]], architects=2), "buy:sphinx")
    assert [wonder["card"] for wonder in site(g)] == ["sphinx"]
    assert site(g)[0].get("built", 0) == 0
    assert "pyramids" in g.view(None)["gone"]
    assert (goods(g)["stone"], public(g)) == (4, 2)  # neither comes back


@rule("N83")
def test_an_unfinished_wonder_has_no_effect():
    me = {"site": [built("hanging_gardens", 1)], "goods": {"food": 3, "stone": 3}}
    g = nations(me)
    assert stability(g) == 0
    everybody_passes(g)
    assert (goods(g)["food"], goods(g)["stone"]) == (2, 3)  # famine only


@rule("N83")
def test_a_wonder_finished_in_the_action_phase_produces_this_round():
    me = {"site": [built("hanging_gardens", 1)], "goods": {"food": 3, "stone": 3}}
    g = play(nations(me, architects=1), "hire:public")
    assert (stability(g), goods(g)["stone"]) == (1, 1)
    everybody_passes(g)
    assert (goods(g)["food"], goods(g)["stone"]) == (3 + 2 - 1, 0)


# hiring -------------------------------------------------------------------------------------------


@rule("N97", "N6")
def test_hiring_takes_an_architect_and_costs_the_section():
    g = nations({"site": ["pyramids"], "goods": {"stone": 6}}, architects=3)
    before = goods(g)
    play(g, "hire:public")
    assert goods(g) == before | {"stone": 4}
    assert (site(g), public(g)) == ([built("pyramids", 1)], 2)
    assert g.decision.seat == 1


@rule("N97", "N99")
def test_sections_are_built_from_left_to_right():
    g = nations({"site": ["pyramids"], "goods": {"stone": 6}}, architects=3)
    play(g, "hire:public", "pass")
    assert goods(g)["stone"] == 6 - 2
    play(g, "hire:public")
    assert goods(g)["stone"] == 4 - 1
    play(g, "hire:public")
    assert (goods(g)["stone"], wonders(g)) == (3, ["pyramids"])


@rule("N99")
def test_a_section_may_cost_nothing():
    g = nations({"site": [built("pyramids", 2)], "goods": {"stone": 0}}, architects=1)
    play(g, "hire:public")
    assert (goods(g)["stone"], wonders(g)) == (0, ["pyramids"])


@rule("N98")
def test_no_hiring_without_an_architect():
    assert keys(nations({"site": ["pyramids"]}, architects=0), "hire:") == []


@rule("N98")
def test_no_hiring_without_a_wonder_under_construction():
    g = nations({"wonders": ["pyramids"], "advisor": ["archimedes"]}, architects=2)
    assert keys(g, "hire:") == []


@rule("N98")
@pytest.mark.parametrize(("stone", "offered"), [(1, []), (2, ["hire:public"])])
def test_no_hiring_without_the_stone(stone, offered):
    g = nations({"site": ["pyramids"], "goods": {"stone": stone}}, architects=1)
    assert keys(g, "hire:") == offered


@rule("N97", "N102")
@pytest.mark.parametrize("whose", ["public", "archimedes"])
def test_public_and_private_architects_are_interchangeable(whose):
    me = {"site": ["pyramids"], "advisor": ["archimedes"], "goods": {"stone": 6}}
    g = nations(me, architects=1)
    assert keys(g, "hire:") == ["hire:public", "hire:archimedes"]
    play(g, f"hire:{whose}", "pass")
    assert (site(g), goods(g)["stone"]) == ([built("pyramids", 1)], 4)
    rest = "hire:archimedes" if whose == "public" else "hire:public"
    assert keys(g, "hire:") == [rest]


@rule("N102")
def test_nobody_hires_the_private_architect_of_another():
    g = nations({"site": ["pyramids"]}, {"advisor": ["archimedes"]}, architects=0)
    assert keys(g, "hire:") == []


@rule("N102", "N97")
def test_public_architects_are_for_whoever_comes_first():
    g = nations({"site": ["pyramids"]}, {"site": ["sphinx"]}, architects=1)
    play(g, "hire:public")
    assert (g.decision.seat, keys(g, "hire:")) == (1, [])


@rule("NQ26")
def test_there_is_no_limit_of_architects():
    g = nations({"site": ["pyramids"]}, architects=60)
    assert public(play(g, "hire:public")) == 59


# finishing ----------------------------------------------------------------------------------------


@rule("N100")
def test_the_last_section_finishes_the_wonder_at_once():
    me = {"site": [built("colosseum", 1)], "goods": {"food": 5}}
    g = play(nations(me, architects=2), "hire:public")
    assert (site(g), wonders(g), strength(g)) == ([], ["colosseum"], 3)


@rule("N100")
def test_architects_of_a_finished_wonder_go_back_to_the_office():
    me = {"site": [built("colosseum", 1)]}
    assert public(play(nations(me, architects=3), "hire:public")) == 2


@rule("N101", "N100")
@pytest.mark.parametrize("old", FIVE)
def test_with_full_spaces_a_wonder_must_be_covered(old):
    me = {"site": [built("sphinx", 1)], "wonders": FIVE}
    g = play(nations(me, architects=1), "hire:public")
    assert sorted(keys(g)) == sorted(f"cover:{wonder}" for wonder in FIVE)
    play(g, f"cover:{old}")
    assert sorted(wonders(g)) == sorted({*FIVE, "sphinx"} - {old})
    assert old in g.view(None)["gone"]


@rule("N101", "N100", "NQ23")
def test_with_free_spaces_a_wonder_may_be_covered():
    me = {"site": [built("sphinx", 1)], "wonders": ["the_oracle", "colosseum"]}
    g = play(nations(me, architects=1), "hire:public")
    assert sorted(keys(g)) == ["cover:colosseum", "cover:the_oracle", "free"]
    play(g, "cover:the_oracle")
    assert sorted(wonders(g)) == ["colosseum", "sphinx"]
    assert (stability(g), strength(g)) == (0, 3)  # the effect of the Oracle is gone


@rule("N101", "NQ23")
def test_with_free_spaces_nothing_need_be_covered():
    me = {"site": [built("sphinx", 1)], "wonders": ["the_oracle", "colosseum"]}
    g = play(nations(me, architects=1), "hire:public", "free")
    assert sorted(wonders(g)) == ["colosseum", "sphinx", "the_oracle"]


@rule("N101", "N35")
def test_china_has_room_for_six():
    me = {"side": "B", "site": [built("sphinx", 1)], "wonders": FIVE}
    g = nations(me, architects=1, seats=["china", "rome"])
    play(g, "hire:public", "free")
    assert len(wonders(g)) == 6
    me = {"side": "B", "site": [built("alhambra", 1)], "wonders": [*FIVE, "sphinx"]}
    g = play(nations(me, architects=1, seats=["china", "rome"]), "hire:public")
    assert "free" not in keys(g)


# architects of events -----------------------------------------------------------------------------


@rule("N103", "N247")
def test_an_architect_of_an_event_is_free_and_not_a_public_one():
    me = {"site": ["pyramids"], "wonders": ["the_oracle"], "goods": {"stone": 0}}
    g = nations(me, round=5, event="magellans_expedition", architects=2)
    everybody_passes(g)  # Papal Indulgence: most stable may hire 1 architect free
    play(g, "yes")
    assert (site(g), goods(g)["stone"]) == ([built("pyramids", 1)], 0)
    assert public(g) == 2


@rule("N103")
def test_an_architect_of_an_event_does_not_need_a_public_one():
    me = {"site": ["pyramids"], "wonders": ["the_oracle"]}
    g = nations(me, round=5, event="magellans_expedition", architects=0)
    everybody_passes(g)
    assert "yes" in keys(g)
    assert public(g) == 0
    play(g, "yes")
    assert site(g) == [built("pyramids", 1)]
