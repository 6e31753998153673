"""Positions of Nations: what cannot be is refused, what is written comes back."""

import pytest

import tabularium as tb
from nations_table import keys, nations, play, rule

# what cannot be ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("me", "top", "message"),
    [
        ({"cards": ["farm", "farm"]}, {}, "once on a board"),
        ({"passed": 1}, {}, "without gaps"),
        ({"board": ["rome_board"]}, {}, "the board of this nation"),
        ({}, {"round": 3, "options": {"ages": 1}}, "1 to the last one"),
        ({}, {"event": "black_death"}, "an event card of this age"),
        ({}, {"event": "no such event"}, "Possible: "),
        ({}, {"war": {}}, "a war with its card"),
        ({}, {"rival": {}}, "solo game only"),
        ({}, {"buying": ["forum"]}, "not by hand"),
        ({}, {"looked_at": ["taoism"]}, "not by hand"),
    ],
)
def test_a_position_that_cannot_be_is_refused(me, top, message):
    with pytest.raises(tb.BadPosition, match=message):
        nations(me, {}, **top)


def test_a_wonder_with_all_its_sections_does_not_stay_under_construction():
    doc = nations({"site": [{"card": "pyramids", "built": 1}]}).position()
    doc["players"][0]["site"][0]["built"] = 3
    with pytest.raises(tb.BadPosition):
        tb.position(doc)


@rule("N213")
def test_the_turn_of_a_position_is_the_first_of_the_round():
    g = nations({"advisor": ["sun_tzu"]}, {}, market=[["forum", "mine"]])
    play(g, "deploy:farm", "deploy:farm")
    assert g.decision.kind == "afterwards"
    assert nations({"advisor": ["buddha"]}, {}).to_move == 1


def test_a_board_that_is_drawn_stays_drawn():
    options = {"sides": "choose", "factions": "random"}
    g = tb.new("nations", seats=3, seed=2, options=options)
    assert tb.position(g.position()).digest() == g.digest()


def test_special_actions_keep_their_order_in_a_position():
    me = {"wonders": ["petra"], "goods": {"gold": 9, "food": 9}}
    g = nations(me, {}, market=[["alhazen"], ["windmill"], ["mosque"]])
    play(g, "buy:alhazen")
    everybody = [option.key for option in tb.position(g.position()).decision.options]
    assert everybody == [option.key for option in g.decision.options]
    play(g, "pass")
    assert keys(tb.position(g.position()), "use:") == keys(g, "use:")


@rule("NQ38", "N247")
def test_who_holds_the_rank_comes_before_all_others():
    me = {
        "wonders": ["the_oracle"],
        "site": [{"card": "titanic", "built": 2}],
        "goods": {"food": 9},
    }
    rival = {"advisor": ["archimedes"], "goods": {"gold": 5, "food": 9}}
    g = nations(me, rival, round=5, event="magellans_expedition")
    while g.decision.kind in ("turn", "afterwards"):
        g.play("pass" if g.decision.kind == "turn" else "end")
    assert (g.decision.kind, g.to_move) == ("hire-free", 0)
    g.play("yes")
    while g.decision.kind == "cover":
        g.play("free")
    # the others have not lost their 2 gold yet, so there is a choice
    assert (g.to_move, keys(g)) == (1, ["4gold", "advisor"])
