"""The solo game: what the die does, and wars (N185-N190)."""

import pytest

from nations_counting import nation
from nations_solo import EMPTY, MARKET, ended, happened, opponent, rival, rolls, solo, thrown
from nations_table import end_turn, keys, play, player, rule, vp

# the die -----------------------------------------------------------------------------------------


@rule("N185")
def test_a_purchase_causes_a_roll():
    g = solo(market=MARKET)
    play(g, "buy:aeneid", "resources")
    assert len(rolls(g)) == 1


@rule("N185")
@pytest.mark.parametrize("card, count", [("axeman", 1), ("farm", 0), ("caravan", 0)])
def test_deploying_to_a_military_card_does_and_to_a_building_does_not(card, count):
    g = end_turn(solo().play(f"deploy:{card}"))
    assert (len(rolls(g)), player(g)["workers"]) == (count, 4)


@rule("N185")
def test_hiring_does():
    me = {"site": ["stonehenge"]}
    assert len(rolls(solo(me, architects=1).play("hire:public"))) == 1


@rule("N185")
def test_a_special_action_does():
    g = solo({"wonders": ["petra"]})
    play(g, "use:petra", "3gold")
    assert len(rolls(g)) == 1


@rule("N185")
def test_even_one_that_deploys_to_a_building():
    """Royal Society: deploy a worker without paying stone."""
    g = solo({"wonders": ["royal_society"]}, round=5, event="tile_3_1")
    g.play("use:royal_society")
    g.play(next(key for key in keys(g) if "farm" in key))
    end_turn(g)
    assert (len(rolls(g)), player(g)["workers"]) == (1, 4)


@rule("N186", "NQ16")
def test_undeploying_and_passing_do_not():
    g = solo({"cards": [{"card": "farm", "workers": 2}, "axeman"]})
    play(g, "undeploy:farm", "undeploy:farm")
    assert rolls(g) == []
    g.play("pass")
    assert (rolls(g), g.decision.kind) == ([], "growth")


@rule("NQ17")
def test_the_opponent_does_nothing_after_the_player_has_passed():
    g = solo(market=MARKET, rival=rival(5, 2, 9))
    g.play("pass")
    names = happened(g)
    assert names[:2] == ["pass", "production"]
    assert not {"roll", "column-removed", "rival-changes"} & set(names)


@rule("N186", "NQ16")
@pytest.mark.parametrize("theirs, count", [(0, 0), (9, 1)])
def test_a_roll_at_the_start_of_a_round_in_which_the_player_is_second(theirs, count):
    g = ended(nation(2), rival=rival(strength=theirs))
    assert rolls(g) == []
    g.play("stone")
    assert (g.decision.kind, len(rolls(g))) == ("turn", count)
    if count:  # after the architects, before the first action
        steps = [name for name in happened(g) if name in ("reveal", "roll", "turn")]
        assert steps == ["reveal", "roll", "turn"]


@rule("N187", "N188")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_1_to_4_remove_that_column_from_the_left(face):
    g = thrown(face, "deploy:axeman", market=MARKET)
    left = [[card if i != face - 1 else None for i, card in enumerate(row)] for row in MARKET]
    assert g.view(None)["market"] == left
    removed = [row[face - 1] for row in MARKET if row[face - 1]]
    wars = {"hunnic_invasions", "warring_states"}
    assert set(removed) - wars <= set(g.position()["gone"])


@rule("N187")
@pytest.mark.parametrize("face, card", [(2, "hunnic_invasions"), (4, "warring_states")])
def test_the_opponent_buys_a_war_of_that_column_at_its_strength(face, card):
    g = thrown(face, "deploy:axeman", market=MARKET, rival=rival(strength=7))
    war = g.view(None)["war"]
    assert (war["card"], war["strength"]) == (card, 7)


@rule("N187")
def test_the_cheapest_of_several():
    market = [["macedonia"], ["hunnic_invasions"], ["warring_states"]]
    g = thrown(1, "deploy:axeman", market=market, rival=rival(strength=7))
    assert g.view(None)["war"]["card"] == "hunnic_invasions"
    assert g.view(None)["market"] == EMPTY
    assert "warring_states" in g.position()["gone"]


@rule("N187")
def test_an_empty_column_means_nothing():
    g = thrown(3, "deploy:axeman", market=[["macedonia"]], rival=rival(7, 3, 5))
    assert g.view(None)["market"] == [["macedonia", None, None, None], *EMPTY[1:]]
    assert (g.view(None)["war"], opponent(g)) == (None, {"strength": 7, "stability": 3, "books": 5})


@rule("N187", "N190")
def test_a_second_war_is_just_removed():
    war = {"card": "punic_wars", "strength": 2, "buyer": 0}
    g = thrown(2, "deploy:axeman", market=MARKET, rival=rival(strength=7), war=war)
    assert g.view(None)["war"]["card"] == "punic_wars"
    assert g.view(None)["war"]["strength"] == 2
    assert "hunnic_invasions" in g.position()["gone"]


@rule("N189")
@pytest.mark.parametrize("face", [5, 6])
def test_5_and_6_change_the_opponent_every_time(face):
    """The market stays; the same face always does the same."""
    before = {"strength": 7, "stability": 3, "books": 5}
    g = thrown(face, "deploy:axeman", market=MARKET, rival=rival(*before.values()))
    assert g.view(None)["market"] == MARKET
    change = {name: opponent(g)[name] - before[name] for name in before}
    assert sorted(map(bool, change.values())) == [False, False, True]
    for seed in range(1, 3000):
        g = solo(rng=seed * 104729, rival=rival(*before.values()))
        for _ in range(2):
            end_turn(g.play("deploy:axeman"))
        if rolls(g) == [face, face]:
            break
    assert rolls(g) == [face, face]
    assert opponent(g) == {name: before[name] + 2 * change[name] for name in before}


# wars --------------------------------------------------------------------------------------------


@rule("N190")
def test_one_war_per_round_in_all():
    war = {"card": "punic_wars", "strength": 2}
    assert "buy:hunnic_invasions" in keys(solo(market=MARKET))
    assert "buy:hunnic_invasions" not in keys(solo(market=MARKET, war=war))


@rule("N190", "N143")
@pytest.mark.parametrize("strength, points", [(2, 0), (3, -1)])
def test_the_opponents_war_can_defeat_the_player(strength, points):
    """Punic Wars: 6 food. The opponent of strength 0 suffers nothing."""
    war = {"card": "punic_wars", "strength": strength}
    before = {"strength": 0, "stability": 5, "books": 9}
    g = ended(nation(2, food=9), war=war, rival=rival(*before.values()))
    check = -1
    assert vp(g) == 10 + points + check
    assert opponent(g) == before


@rule("N190")
def test_the_player_may_buy_a_war_as_protection():
    g = solo(nation(2), market=[["hunnic_invasions"]], rival=rival(9))
    play(g, "buy:hunnic_invasions")
    end_turn(g)
    assert g.view(None)["war"] == {"card": "hunnic_invasions", "strength": 2, "buyer": 0}
    g.play("pass")
    assert vp(g) == 10 - 1  # the stability check only
