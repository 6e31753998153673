"""Events with five players: the first two are most, the last two least."""

from __future__ import annotations

import pytest

from nations_events import event, land
from nations_table import rule, stability


def five(**values: list[int]) -> list[dict]:
    """Five lands that differ in one thing."""
    [(kind, numbers)] = values.items()
    return [land(**{kind: n}) for n in numbers]


@rule("N169", "N170", "N174")
@pytest.mark.parametrize(
    "food, seats",
    [
        ([20, 25, 20, 20, 24], [1, 4]),  # a single second shares
        ([20, 25, 24, 20, 24], [1]),  # a tied second does not
        ([25, 20, 20, 25, 24], [0, 3]),  # two tied for first
        ([25, 25, 20, 25, 24], []),  # three tied for first
        ([20, 20, 20, 20, 20], []),
    ],
)
def test_exodus_with_five_players(food, seats):
    t = event("rigveda", *five(food=food))
    assert t.changed == [{"food": 4} if seat in seats else {} for seat in range(5)]


@rule("N232", "N151", "N171", "NQ22")
@pytest.mark.parametrize(
    "calm, order",
    [([0, 1, 2, 3, 2], [2, 3, 4, 0, 1]), ([3, 0, 1, 2, 1], [0, 3, 1, 2, 4])],
)
def test_spartacus_revolt_with_five_players(calm, order):
    lands = [land(8 - 2 * seat, n) for seat, n in enumerate(calm)]
    t = event("yellow_turban_rebellion", *lands)
    assert t.order == order
    hit = [n <= 1 for n in calm]
    assert [seen.get("gold", 0) for seen in t.changed] == [-1 if bad else 0 for bad in hit]


@rule("N173")
def test_taoism_with_five_players():
    t = event("taoism", *five(vp=[1, 2, 3, 4, 5]), order=[3, 1, 0, 2, 4])
    assert t.changed == [{}, {"books": 3}, {}, {"books": 3}, {}]


@rule("N171", "N169")
def test_attila_with_five_players():
    lands = [land(n) for n in (8, 0, 2, 4, 2)]
    lost = {"gold": -3}
    assert event("attila", *lands).changed == [{}, lost, lost, {}, lost]


@rule("N238", "N118", "NQ32")
@pytest.mark.parametrize("choice", ["stone", "others"])
def test_zoroastrian_revival_with_five_players(choice):
    calm = [0, 2, 1, 3, 0]
    t = event("attila", *[land(0, n) for n in calm])
    assert t.asks(3) == ["stone", "others"]  # the higher-ranked chooses for both
    lost = {"gold": -3}
    top = lost | ({"stone": 4} if choice == "stone" else {})
    rest = lost | ({"food": -3} if choice == "others" else {})
    assert t.play(choice).changed == [top if n >= 2 else rest for n in calm]


@rule("N238", "NQ32", "N170")
def test_zoroastrian_revival_of_equals_and_of_one():
    lands = [land(), land(0, 2), land(), land(2, 2), land()]
    t = event("attila", *lands)
    assert t.asks(3) == ["stone", "others"]  # stronger, so earlier in the new order
    lost = {"gold": -3}
    both = [lost, lost | {"stone": 4}, lost, {"stone": 4}, lost]
    assert t.play("stone").changed == both
    t = event("attila", land(), land(0, 2), land(0, 2), land(0, 3), land())
    assert t.asks(3) == ["stone", "others"]
    assert t.play("others").changed == [lost if n == 3 else lost | {"food": -3} for n in range(5)]


@rule("N232", "N151", "NQ22")
def test_olympic_games_with_five_players_move_a_block():
    calm = [0, 0, 1, 0, 2]
    t = event("qin_unification", *[land(8 - 2 * seat, n) for seat, n in enumerate(calm)])
    assert t.order == [2, 4, 0, 1, 3]


@rule("N171")
def test_code_of_hammurabi_with_five_players():
    lands = [land(0, n) for n in (3, 2, 1, 0, 4)]
    t = event("aryan_migration", *lands)  # all are weakest
    lost, food = {"books": -3}, {"food": 3}
    assert t.changed == [lost | food, lost | food, lost, lost, lost | food]


@rule("N118", "N170")
def test_hellenism_with_five_players():
    states = [land(colonies=[card]) for card in ("macedonia", "algeria", "crusader_states")]
    t = event("hellenism", *states, land(), land())  # strength 2, 5, 3, 0 and 0
    lost = {"food": -2}
    assert t.changed == [lost, {"stone": 2}, {"stone": 2}, lost, lost]


@rule("N170")
def test_pax_romana_with_five_players():
    t = event("pax_romana", *[land(n) for n in (0, 4, 6, 2, 2)])
    assert t.changed == [{}, {"vp": 1}, {"vp": 1}, {}, {}]


@rule("N251", "N170")
@pytest.mark.parametrize("buyer, paid", [(0, [1]), (1, [0]), (4, [0, 1])])
def test_peace_of_god_with_five_players(buyer, paid):
    lands = [land(n) for n in (8, 6, 4, 2, 0)]
    war = {"card": "byzantine_arab_war", "strength": 0, "buyer": buyer}
    t = event("peace_of_god", *lands, war=war)
    assert t.changed == [{"books": 4} if seat in paid else {} for seat in range(5)]


@rule("N240", "NQ32")
@pytest.mark.parametrize("answers, paid", [("no", []), ("yes no", [3]), ("yes yes", [3, 1])])
def test_fourth_crusade_with_five_players(answers, paid):
    lands = [land(n) for n in (2, 4, 0, 6, 0)]
    t = event("fourth_crusade", *lands)
    for seat, answer in zip((3, 1), answers.split(), strict=False):
        assert t.asks(seat) == ["yes", "no"]
        t.play(answer)
    expected = [{"gold": -3, "vp": 1} if seat in paid else {} for seat in range(5)]
    if paid:
        expected[2] = expected[4] = {"books": -4}  # once, though two paid
    assert t.changed == expected


@rule("N240", "NQ32")
def test_fourth_crusade_where_the_first_cannot_pay_and_of_equals():
    lands = [land(2), land(4), land(), land(6, gold=2), land()]
    assert event("fourth_crusade", *lands).changed == [{}] * 5
    t = event("fourth_crusade", land(2), land(4), land(), land(4, 1), land())
    assert t.asks(3) == ["yes", "no"]  # more stable, so earlier in the new order
    assert t.play("yes").asks(1) == ["yes", "no"]


@rule("N232", "N151", "N152")
@pytest.mark.parametrize(
    "answers, order",
    [
        ("yes yes", [2, 3, 4, 0, 1]),
        ("no yes", [1, 2, 3, 4, 0]),
        ("yes no", [0, 2, 3, 4, 1]),
        ("no no", [0, 1, 2, 3, 4]),
    ],
)
def test_glorious_revolution_with_five_players(answers, order):
    calm = [2, 1, 0, 0, 0]
    t = event("african_slave_trade", *[land(8 - 2 * seat, n) for seat, n in enumerate(calm)])
    gold = {}
    for seat, answer in zip((1, 0), answers.split(), strict=True):
        assert t.asks(seat) == ["yes", "no"]
        t.play(answer)
        gold[seat] = {"gold": 6} if answer == "yes" else {}
    assert t.order == order
    assert t.changed == [gold[0], gold[1], {}, {"vp": -1}, {"vp": -1}]


@rule("N173")
def test_tulip_mania_with_five_players():
    t = event("tulip_mania", *[land() for _ in range(5)], order=[4, 2, 1, 0, 3])
    assert t.changed == [{"vp": -1}, {}, {}, {"vp": -1}, {}]


@rule("N232", "NQ22")
def test_kangxi_era_with_five_players():
    calm = [0, 1, 0, 2, 0]
    t = event("tulip_mania", *[land(8 - 2 * seat, n) for seat, n in enumerate(calm)])
    assert t.order == [1, 3, 0, 2, 4]
    assert t.changed == [{}, {"gold": 3}, {}, {"gold": 3, "vp": -1}, {"vp": -1}]


@rule("N247", "N118", "N170")
def test_papal_indulgence_with_five_players():
    sites = ["pyramids", "stonehenge", "colosseum", "petra", "sphinx"]
    calm = [0, 2, 0, 3, 1]
    lands = [land(0, n, site=[card]) for n, card in zip(calm, sites, strict=True)]
    t = event("magellans_expedition", *lands)
    assert t.asks(1) == ["yes", "no"]  # the new order is 3, 1, 4, 0, 2
    assert t.play("yes").asks(3) == ["yes", "no"]
    assert t.play("yes").changed == [{} if n >= 2 else {"gold": -2} for n in calm]
    assert [t.player(seat)["site"][0].get("built", 0) for seat in range(5)] == [0, 1, 0, 1, 0]


@rule("N173")
def test_romanticism_with_five_players():
    t = event("romanticism", *[land() for _ in range(5)], order=[2, 4, 0, 1, 3])
    assert t.changed == [{}, {}, {"books": 5}, {}, {"books": 5}]


@rule("N171", "N169")
@pytest.mark.parametrize(
    "food, seats",
    [
        ([20, 15, 20, 16, 20], [1, 3]),
        ([20, 15, 16, 16, 20], [1, 2, 3]),
        ([15, 15, 20, 16, 20], [0, 1]),
        ([15, 15, 20, 15, 16], [0, 1, 3]),
    ],
)
def test_eruption_of_krakatoa_with_five_players(food, seats):
    t = event("eruption_of_krakatoa", *[land(food=n) for n in food])
    assert t.changed == [{"vp": -1} if seat in seats else {} for seat in range(5)]


@rule("N169", "N235")
def test_song_resistance_with_five_players():
    war = {"card": "vandalic_war", "strength": 2, "buyer": 0}
    calm = [0, 3, 1, 2, 0]
    t = event("fourth_crusade", *[land(2 if n == 0 else 0, n, gold=3) for n in calm], war=war)
    # seats 0 and 4 are both strongest
    assert t.asks(0) == ["yes", "no"]
    assert t.play("no").changed == [{}, {}, {"vp": -1, "stone": -5}, {}, {}]


@rule("N169", "N242")
def test_pilgrims_with_five_players():
    lands = [land(food=n) for n in (20, 23, 20, 22, 21)]
    t = event("pilgrims", *lands)
    assert t.asks(3) == ["food_section", "stability_section"]  # the order is that of the seats
    assert t.play("stability_section").asks(1) == ["food_section", "stability_section"]
    t.play("food_section")
    assert [t.player(seat)["workers"] for seat in range(5)] == [2, 3, 2, 3, 2]
    assert [stability(t.g, seat) for seat in range(5)] == [0, 0, 0, -3, 0]


@rule("N170", "NQ6")
def test_hellenism_with_three_strongest():
    two = [{"colonies": ["macedonia"]}, {"advisor": ["frederick_the_great"]}]
    two.append({"advisor": ["tokugawa"]})  # strength 2 each
    lands = [land(**more) for more in two] + [land()]
    assert event("hellenism", *lands, land()).changed == [{"food": -2}] * 5
    t = event("hellenism", *lands, land(), options={"others_suffer": False})
    assert t.changed == [{}] * 5
