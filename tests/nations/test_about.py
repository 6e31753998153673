"""What options are about: the things on the table, each with its part (none has to be guessed)."""

import random

import pytest

import tabularium as tb
from nations_cards import rich
from nations_events import CARDS, land
from nations_table import everybody_passes, nations
from tabularium.kernel.offer import PARTS

BARE = {"pass", "end", "done", "none"}
OPTIONS = [
    {"sides": "choose", "levels": "master"},
    {"levels": "basic_expert", "extra_worker": True, "advisors_removed": "one"},
    {"sides": "B", "levels": "advanced", "worker_packages": False},
]


def names(view, thing):
    """What lies at a thing's place; shared places are not a player's, nor the other way round."""
    entry = (view["players"][thing.seat] if thing.seat >= 0 else view)[thing.zone]
    if thing.zone == "market":
        return [card for row in entry for card in row]
    if thing.zone == "boards":
        return [board["name"] for board in entry]
    if thing.zone == "war":
        return [entry["card"]]
    if thing.zone == "order" or isinstance(entry, int):
        return [thing.zone]
    if isinstance(entry, list):
        return [card if isinstance(card, str) else card["card"] for card in entry]
    return [entry] if isinstance(entry, str) else entry


def look(g):
    """Whether everything the pending options are about lies there; the kind of the decision."""
    decision = g.decision
    view = g.view(decision.seat)
    members = decision.set.members if decision.set else ()
    for option in (*decision.options, *members):
        for thing in option.about:
            assert thing.name in names(view, thing), option.key
            assert thing.spot == -1  # no two alike cards at one place
            whose = {"chosen": (-1, decision.seat), "pays": (decision.seat,)}
            others = set(range(len(view["players"]))) - {decision.seat}
            assert thing.seat in whose.get(PARTS[thing.part], others), option.key
        assert len({repr(thing) for thing in option.about}) == len(option.about)
        if option.key not in BARE:
            assert option.about, option.key
    return decision.kind


def about(g, key):
    """What an option is about, in short."""
    option = next(option for option in g.decision.options if option.key == key)
    return [repr(thing)[1:-1] for thing in option.about]


def wander(g, seed, moves):
    """Play at random, seldom passing; the kinds of the decisions on the way."""
    draw = random.Random(seed)
    kinds = set()
    while not g.over and moves:
        kinds.add(look(g))
        i = draw.randrange(g.n_options)
        if g.decision.options[i].key.split(":")[0] in ("pass", "no", "undeploy"):
            i = draw.randrange(g.n_options)
        g.apply(i)
        moves -= 1
    return kinds


@pytest.mark.parametrize("seed", range(15))
def test_everything_an_option_is_about_lies_there(seed):
    g = tb.new("nations", seats=1 + seed % 5, seed=seed, options=OPTIONS[seed % 3])
    wander(g, seed, 1000)


def lands(odd):
    """Three nations with something of everything: the first most stable, the second strongest."""
    cards = ["farm", "quarry", "temple", "axeman"]
    calm = land(0, 3, cards=cards, advisor=["simon_bolivar"], wonders=["royal_society"])
    strong = land(4, 0, advisor=["marco_polo"], tower=["alhazen"], wonders=["porcelain_tower"])
    poor = land(advisor=["galileo_galilei"], books=0, food=0, workers=0, food_section=2)
    if odd:
        calm |= {"advisor": ["abraham_lincoln"], "wonders": ["mit", "petra", "alhambra"]}
        strong |= {"advisor": ["martin_luther"]}
        poor |= {"advisor": ["niccolo_machiavelli"]}
    calm |= {"site": [{"card": "sankore_university", "built": 1}], "colonies": ["nubia", "tibet"]}
    strong |= {"site": [{"card": "pyramids", "built": 2}]}
    poor |= {"colonies": ["macedonia", "quebec"]}
    return [
        {name: nation[name] for name in nation if name != "base"} for nation in (calm, strong, poor)
    ]


MARKET = [
    ["saint_augustine", "hanging_gardens", "algeria", "siege_of_alesia"],
    ["ziggurat", "chariot", "silk", "wars_of_alexander"],
]


@pytest.mark.slow
def test_in_rich_positions():
    """Every event comes up, every special action, a war, most of what can be bought."""
    kinds = set()
    war = {"card": "american_civil_war", "strength": 4, "buyer": 1}
    for one, (card, (age, _, _)) in enumerate(CARDS.items()):
        options = OPTIONS[one % 2] | {"levels": "master"}
        top = {"round": 2 * age - 1, "event": card, "market": MARKET, "options": options}
        for odd in (False, True):
            kinds |= wander(nations(*lands(odd), **top), one, 50)
            kinds |= wander(everybody_passes(nations(*lands(odd), war=war, **top)), one, 30)
    assert kinds == {
        *("turn", "afterwards", "growth", "new-event", "replace", "advisor", "battle", "cover"),
        *("golden-age", "pay-any", "make-up", "take-worker", "return-worker", "hire-free"),
        *("deploy-free", "deploy-here", "buy-free", "swap", "colony", "gain", "pay", "may"),
        *("either", "package", "revival", "crusade", "undeploy-for", "remove-advisor"),
        "war-losses",
    }


def test_buying_and_deploying_are_paid_from_the_own_goods():
    cards = [{"card": "farm", "workers": 1}, "temple"]
    g = nations({"goods": {"gold": 3, "stone": 3}, "cards": cards, "workers": 1}, market=MARKET)
    assert about(g, "buy:silk") == [
        "chosen: silk in market",
        "pays: gold in goods of seat 0",
    ]
    assert about(g, "deploy:temple") == [
        "chosen: temple in cards of seat 0",
        "pays: workers in workers of seat 0",
        "pays: stone in goods of seat 0",
    ]
    # a card pays with the worker that leaves it
    assert about(g, "undeploy:farm") == ["pays: farm in cards of seat 0"]
    assert about(g, "pass") == []


def test_an_architect_works_on_the_wonder_under_construction():
    me = rich(site=["pyramids"], advisor=["archimedes"])
    g = nations(me, architects=1)
    wonder, stone = "chosen: pyramids in site of seat 0", "pays: stone in goods of seat 0"
    assert about(g, "hire:public") == ["chosen: architects in architects", wonder, stone]
    hired = ["chosen: archimedes in advisor of seat 0", wonder, stone]
    assert about(g, "hire:archimedes") == hired


def test_a_special_action_names_its_card_where_it_lies_and_its_price():
    g = nations(rich(wonders=["petra", "porcelain_tower"], tower=["alhazen"]), market=MARKET)
    assert about(g, "use:petra") == [
        "chosen: petra in wonders of seat 0",
        "pays: food in goods of seat 0",
    ]
    assert about(g, "use:alhazen") == ["chosen: alhazen in tower of seat 0"]


def test_a_crusade_is_paid_and_hits_the_weakest():
    lands = [land(2), land(4), land(), land()]
    players = [{name: nation[name] for name in nation if name != "base"} for nation in lands]
    g = everybody_passes(nations(*players, event="fourth_crusade", round=3))
    assert (g.to_move, g.decision.kind) == (1, "crusade")
    assert about(g, "yes") == [
        "chosen: fourth_crusade in event",
        "pays: gold in goods of seat 1",
        "hit: books in goods of seat 2",
        "hit: books in goods of seat 3",
    ]
    assert about(g, "no") == ["chosen: fourth_crusade in event"]


def test_a_golden_age_is_paid_in_any_resources():
    g = nations({"goods": {"gold": 2, "stone": 1, "food": 2, "books": 0}}, market=[["compass"]])
    g.play("buy:compass")
    assert about(g, "resources") == [
        "chosen: stone in goods of seat 0",
        "chosen: compass in buying",
    ]
    assert about(g, "vp") == ["chosen: vp in vp of seat 0", "chosen: compass in buying"]
    g.play("vp")
    assert about(g, "gold:1") == about(g, "gold:0") == ["pays: gold in goods of seat 0"]
    members = g.decision.set.members
    assert [str(member.about) for member in members] == [
        f"(<pays: {good} in goods of seat 0>,)" for good in ("gold", "stone", "food")
    ]


def test_what_is_bought_makes_room():
    """The old card where it lies, and the new one that has no place yet."""
    cards = ["farm", "quarry", "temple", "axeman", "caravan"]
    me = rich(cards=cards, advisor=["augustus"], wonders=["porcelain_tower"])
    g = nations(me, market=MARKET).play("buy:ziggurat")
    assert about(g, "replace:farm") == [
        "chosen: farm in cards of seat 0",
        "chosen: ziggurat in buying",
    ]
    g = nations(me, market=MARKET).play("buy:saint_augustine")
    new = "chosen: saint_augustine in buying"
    assert about(g, "space") == ["chosen: augustus in advisor of seat 0", new]
    assert about(g, "tower") == [new, "chosen: porcelain_tower in wonders of seat 0"]


def test_only_who_chooses_the_event_is_told_which_there_are():
    me = {"advisor": ["niccolo_machiavelli"]}
    g = everybody_passes(nations({}, me, round=2))
    while g.decision.kind != "new-event":
        g.play("food")
    assert g.to_move == 1
    for option in g.decision.options:
        assert about(g, option.key) == [f"chosen: {option.key} in looked_at"]
    assert not g.view(0)["looked_at"]


def test_a_free_space_asked_as_a_forced_move():
    doc = nations(rich(cards=["farm"]), market=MARKET).position()
    g = tb.position(doc, forced=True).play("buy:ziggurat")
    assert about(g, "replace:empty") == [
        "chosen: card_spaces in card_spaces of seat 0",
        "chosen: ziggurat in buying",
    ]
