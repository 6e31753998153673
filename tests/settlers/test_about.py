"""What options are about: the things on the table, each with its part (none has to be guessed)."""

import json
import random

import pytest

import tabularium as tb
from settlers_cards import on, settlers
from tabularium.kernel.offer import HIT, PAYS
from tabularium.testing.rich.chance import Chance
from tabularium.testing.rich.settlers import KIT

OWN = {"hand", "drawn"}
SHARED = {"offer", "looked_at"}
DECKS = {"common_deck_size": "common_card", "deck_size": "faction_card"}
BARE = {"pass", "end", "done"}


def things_there(view, thing):
    """What lies in a zone as the asked seat sees it, in order."""
    if thing.zone in SHARED or thing.zone == "common_deck_size":
        assert thing.seat == -1
        owner = view
    elif thing.zone in OWN:
        assert thing.seat == view["seat"]
        owner = view
    elif thing.zone == "virtual":
        assert thing.seat == -1
        virtual = view["virtual"]
        return virtual["attacks"] + [location["name"] for location in virtual["empire"]]
    else:
        owner = view["players"][thing.seat]
    there = owner[thing.zone]
    if thing.zone in DECKS:  # an empty one is renewed
        renewed = view["common_discard"] if owner is view else owner["discard"]
        return [DECKS[thing.zone]] if there or renewed else []
    if thing.zone == "goods":
        return [good for good, n in there.items() if n or thing.part not in (PAYS, HIT)]
    if thing.zone == "empire":
        return [location["name"] for location in there]
    return {"vp": ["vp"], "faction": [there]}.get(thing.zone, there)


def check(g, draw, moves):
    """Play at random; gives how many options were looked at."""
    seen = 0
    while not g.over and moves:
        moves -= 1
        decision = g.decision
        view = g.view(decision.seat)
        members = decision.set.members if decision.set is not None else ()
        for option in (*decision.options, *members):
            seen += 1
            for thing in option.about:
                there = things_there(view, thing)
                assert thing.name in there, (option.key, thing)
                in_line = thing.zone == "virtual" and thing.name.startswith("attack_")
                assert (thing.spot >= 0) == (thing.zone == "empire" or in_line)
                assert thing.spot < 0 or there[thing.spot] == thing.name, option.key
                # a deal by Trade Route lies elsewhere, the virtual player hits who is asked
                if "route" not in option.key and decision.kind != "attack":
                    mine = thing.seat == decision.seat
                    assert mine if thing.part == PAYS else not (mine and thing.part == HIT)
            if decision.kind != "faction" and option.key not in BARE:
                assert option.about, option.key
        g.apply(draw.randrange(g.n_options))
    return seen


OPTIONS = [
    {"missed_attack": "ends_phase"},
    {"lookout": "alternative", "second_use": "asked"},
    {"lookout": "advanced", "peaceful": True},
    {"robbers_take_routes": True, "faction_reshuffle": False},
    {},
]


@pytest.mark.parametrize("seed", range(10))
def test_everything_an_option_is_about_lies_there(seed):
    g = tb.new("settlers", seats=1 + seed % 4, seed=seed, options=OPTIONS[seed % 5])
    assert check(g, random.Random(seed), 250) > 200


@pytest.mark.parametrize("start", range(0, 60, 20))
def test_everything_lies_there_in_rich_positions(start):
    seen = 0
    for seed in range(start, start + 20):
        g = tb.position(json.loads(json.dumps(KIT.deal(Chance(seed)))))
        seen += check(g, random.Random(seed), 40)
    assert seen > 4000


def about(options):
    return {option.key: " ".join(str(thing) for thing in option.about) for option in options}


def test_what_is_razed_is_hit_and_tokens_pay_for_it():
    twins = [on("new_forest"), on("castle"), on("new_forest", defended=True)]
    g = settlers(rival={"empire": twins}, goods={"raze": 3}, hand=["new_forest"])
    said = about(g.decision.options)
    pays = "<pays: raze in goods of seat 0>"
    assert said["raze:hand:new_forest"] == f"<chosen: new_forest in hand of seat 0> {pays}"
    for name, spot in (("new_forest", 0), ("castle", 1), ("new_forest.defended", 2)):
        option = next(o for o in g.decision.options if o.key == f"raze:1:{name}")
        assert said[option.key] == f"<hit: {name} in empire of seat 1> {pays}"
        assert option.about[0].spot == spot


def test_goods_pay_in_a_set_and_one_by_one():
    g = settlers(hand=["tavern", "ruins"], goods={"stone": 1, "wood": 1, "gold": 1})
    paying = g.play("build:tavern").decision
    wood, gold = "<pays: wood in goods of seat 0>", "<pays: gold in goods of seat 0>"
    assert about(paying.options) == {"gold:0": wood, "gold:1": gold}
    stone = "<pays: stone in goods of seat 0>"
    assert about(paying.set.members) == {"wood": wood, "stone": stone, "gold": gold}


def test_deals_lie_under_the_board_and_where_a_trade_route_leads():
    g = settlers(
        empire=["robbers", "castle", on("raid", route=1)],
        goods={"worker": 2},
        against="japanese",
        rival={"routes": ["farm"], "deals": ["dojo"]},
        options={"robbers_take_routes": True},
    )
    options = g.play("use:robbers").decision.options
    assert about(options) == {
        "1:deal:dojo": "<hit: dojo in deals of seat 1>",
        "1:route:raid": "<hit: raid.route1 in empire of seat 0>",
    }
    assert [option.about[0].spot for option in options] == [-1, 2]


def test_attack_cards_lie_in_their_line_from_the_newest():
    g = tb.position(
        {
            "game": "settlers",
            "seats": ["barbarians"],
            "round": 2,
            "virtual": {"empire": [], "attacks": ["attack_food", "attack_gold", "attack_wood"]},
            "players": [{"empire": ["robbers"], "goods": {"worker": 2}}],
        }
    )
    options = g.play("use:robbers").decision.options
    things = [option.about[0] for option in options]
    spots = {thing.name: thing.spot for thing in things}
    assert spots == {"attack_food": 0, "attack_gold": 1, "attack_wood": 2}
    assert {(thing.zone, thing.seat, thing.part) for thing in things} == {("virtual", -1, HIT)}
