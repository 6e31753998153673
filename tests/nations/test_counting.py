"""Strength and stability at every moment of random games, counted again from the table."""

import random

import pytest

import tabularium as tb
from nations_counting import counted_stability, counted_strength, nation
from nations_table import nations, play, rule, stability, strength

RELUCTANT = ("pass", "undeploy", "end", "no", "none")


def step(g, draw):
    """A random move that seldom does nothing."""
    keys = [option.key for option in g.decision.options]
    busy = [key for key in keys if not key.startswith(RELUCTANT)]
    g.play(draw.choice(busy if busy and draw.random() < 0.85 else keys))


def check(g):
    view = g.view(None)
    for seat, shown in enumerate(view["players"]):
        if shown["faction"] is None:
            continue
        assert shown["strength"] == counted_strength(view, seat), g.moves
        assert shown["stability"] == counted_stability(view, seat), g.moves
        on_cards = sum(entry.get("workers", 0) for entry in shown["cards"])
        on_track = shown["food_section"] + shown["stability_section"] + shown["above"]
        in_hand = view["kind"] == "return-worker" and view["to_move"] == seat  # perhaps one
        assert 13 - in_hand <= shown["workers"] + on_cards + on_track <= 13, g.moves
        assert min(*shown["goods"].values(), shown["vp"]) >= 0, g.moves


@rule("N14", "N15", "N16", "N11", "N12", "N10")
@pytest.mark.parametrize("seed", range(40))
def test_strength_and_stability_can_be_counted_at_any_time(seed):
    draw = random.Random(seed)
    options = {"levels": "master", "sides": "choose", "difficulty": "chieftain"}
    g = tb.new("nations", seats=1 + seed % 5, seed=seed, options=options)
    while not g.over:
        check(g)
        step(g, draw)
    check(g)


@rule("N222", "N201")
def test_genghis_khan_counts_for_all():
    g = nations(nation(0, 4), nation(0, 1), market=[["genghis_khan"]], round=3)
    g.play("buy:genghis_khan")
    check_values(g, [1, -2])


@rule("N221", "NQ11")
def test_anna_komnene_lifts_the_stability_of_units():
    immortals = {"card": "immortal", "workers": 3}
    g = nations(nation(0, 4, cards=(immortals,)), nation(), market=[["anna_komnene"]], round=3)
    check_values(g, [1, 0])
    g.play("buy:anna_komnene")
    check_values(g, [4, 0])


TIED = {"strongest": [], "weakest": [0, 1], "most_stable": [], "least_stable": [0, 1]}


@rule("N11", "N12", "N13")
def test_surplus_above_the_caps_is_not_lost():
    """44 and 17 are shown as they are and count as 40 and 15: 42 and 16 are as good."""
    calm = {"colonies": ["australia", "the_caribbean"]}
    calm["wonders"] = ["the_oracle", "great_wall", "hanging_gardens"]  # 14 with the colonies
    force = ({"card": "machine_gunner", "workers": 3},)
    theirs = ({"card": "ranger", "workers": 7}, {"card": "castle", "workers": 5})
    g = nations(nation(14, 3, cards=force, **calm), nation(0, 1, cards=theirs), round=3)
    assert (strength(g), stability(g)) == (44, 17)
    assert g.view(None)["ranks"] == TIED
    play(g, "undeploy:axeman", "undeploy:caravan")
    assert (strength(g), stability(g)) == (42, 16)
    assert g.view(None)["ranks"] == TIED
    play(g, "undeploy:axeman", "undeploy:axeman", "undeploy:caravan", "undeploy:caravan")
    assert (strength(g), stability(g)) == (38, 14)
    ranks = {"strongest": [1], "weakest": [0], "most_stable": [1], "least_stable": [0]}
    assert g.view(None)["ranks"] == ranks


def check_values(g, values):
    view = g.view(None)
    assert [shown["stability"] for shown in view["players"]] == values
    assert [counted_stability(view, seat) for seat in range(len(values))] == values
