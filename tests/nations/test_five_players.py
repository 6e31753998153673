"""Five players: first two and last two (N169-N175)."""

import pytest

import tabularium as tb
from nations_counting import after, each, nation
from nations_table import keys, nations, order, play, player, rule

GAIN, LOSS = 11, 9


def strong(*values, event, round=3, **top):
    """Five nations of these strengths after the events; odd ones with Macedonia and so on."""
    extras = [
        {"wonders": ["terracotta_army"]},  # 1
        {"colonies": ["crusader_states"]},  # 3
        {"cards": [{"card": "trireme", "workers": 1}]},  # 3
        {"wonders": ["colosseum"]},  # 3
        {"colonies": ["algeria"]},  # 5
    ]
    worth = [1, 3, 3, 3, 5]
    players = []
    for value, extra, n in zip(values, extras, worth, strict=True):
        if value % 2:
            one = nation(value - n)
            cards = [*one["cards"], *extra.get("cards", [])]
            players.append(one | extra | {"cards": cards})
        else:
            players.append(nation(value))
    return after(*players, event=event, round=round, **top)


def stable(*values, event, round=3, **top):
    players = [nation(stability=value) for value in values]
    return after(*players, event=event, round=round, **top)


@rule("N169", "N29")
def test_five_players_need_more_than_the_basic_cards():
    with pytest.raises(tb.BadOption):
        tb.new("nations", seats=5, options={"levels": "basic"})
    for levels in ("suggested", "advanced", "master", "basic_expert"):
        assert tb.new("nations", seats=5, options={"levels": levels}).seats == 5


@rule("N169", "N170")
def test_the_reward_goes_to_the_first_two():
    g = strong(8, 2, 6, 4, 0, event="pax_romana", round=1)
    assert each(g, "vp") == [GAIN, 10, GAIN, 10, 10]
    g = stable(0, 4, 3, 2, 1, event="imperial_examination")
    assert each(g, "vp") == [10, GAIN, GAIN, 10, 10]


@rule("N169", "N171")
def test_the_penalty_hits_the_last_two():
    g = strong(8, 2, 6, 4, 0, event="martyrdom_of_ali")
    assert each(g, "vp") == [10, LOSS, 10, 10, LOSS]


@rule("N169")
def test_four_players_have_one_first_and_one_last():
    g = after(*[nation(value) for value in (8, 2, 6, 4)], event="pax_romana", round=1)
    assert each(g, "vp") == [GAIN, 10, 10, 10]


# the rulebook's examples -------------------------------------------------------------------------


@rule("NE20", "N170", "N171")
def test_the_rulebooks_strengths():
    values = (23, 22, 22, 5, 4)
    assert each(strong(*values, event="pax_romana", round=1), "vp") == [GAIN, 10, 10, 10, 10]
    assert each(strong(*values, event="martyrdom_of_ali"), "vp") == [10, 10, 10, LOSS, LOSS]


@rule("NE21", "N170", "N171")
def test_the_rulebooks_stabilities():
    values = (8, 7, 5, 5, 4)
    g = stable(*values, event="imperial_examination")
    assert each(g, "vp") == [GAIN, GAIN, 10, 10, 10]
    g = stable(*values, event="shang_oracle_bones", round=1)
    assert each(g, "books") == [10, 10, 7, 7, 7]


@rule("NE22", "N170")
def test_two_tied_for_first_both_get_it():
    g = strong(8, 4, 8, 6, 2, event="pax_romana", round=1)
    assert each(g, "vp") == [GAIN, 10, GAIN, 10, 10]


@rule("NE23", "N170")
def test_three_tied_for_first_get_nothing():
    g = strong(8, 4, 8, 6, 8, event="pax_romana", round=1)
    assert each(g, "vp") == [10] * 5


@rule("N170")
@pytest.mark.parametrize(
    "values, most",
    [
        ((4, 4, 4, 4, 4), []),
        ((5, 4, 4, 4, 4), [0]),
        ((1, 2, 3, 3, 9), [4]),
        ((9, 9, 1, 1, 1), [0, 1]),
        ((9, 9, 9, 9, 1), []),
    ],
)
def test_who_is_most_stable(values, most):
    g = stable(*values, event="imperial_examination")
    assert each(g, "vp") == [10 + (seat in most) for seat in range(5)]


@rule("N171")
@pytest.mark.parametrize(
    "values, least",
    [
        ((4, 4, 4, 4, 4), [0, 1, 2, 3, 4]),
        ((5, 4, 4, 4, 4), [1, 2, 3, 4]),
        ((1, 2, 3, 3, 9), [0, 1]),
        ((1, 2, 2, 2, 9), [0, 1, 2, 3]),
        ((9, 9, 1, 1, 1), [2, 3, 4]),
        ((9, 8, 7, 1, 1), [3, 4]),
    ],
)
def test_who_is_least_stable(values, least):
    g = stable(*values, event="shang_oracle_bones", round=1)
    assert each(g, "books") == [10 - 3 * (seat in least) for seat in range(5)]


@rule("N174", "N114")
@pytest.mark.parametrize(
    "values, least",
    [
        ((-1, 0, 2, 3, 4), [0, 1]),  # the second lowest is not negative
        ((-1, -4, 2, 3, 4), [0, 1]),
        ((-1, -4, -3, 3, 4), [0, 1, 2]),
        ((-1, 0, 0, 3, 4), [0, 1, 2]),
    ],
)
def test_negative_stability_counts_as_minus_1(values, least):
    g = stable(*values, event="shang_oracle_bones", round=1)
    revolts = [max(0, -value) for value in values]
    assert each(g, "books") == [10 - revolts[seat] - 3 * (seat in least) for seat in range(5)]


@rule("N174")
def test_a_negative_nation_is_never_most_stable():
    g = stable(2, -1, -2, -3, -4, event="imperial_examination")
    assert each(g, "vp") == [11, 9, 9, 9, 9]
    g = stable(-1, -1, -2, -3, -4, event="imperial_examination")
    assert each(g, "vp") == [9] * 5


# cards and boards --------------------------------------------------------------------------------


@rule("N172", "N135")
@pytest.mark.parametrize("rivals, stone", [((8, 0, 0, 0), 12), ((8, 6, 0, 0), 10)])
def test_a_card_that_asks_for_the_strongest_takes_the_second(rivals, stone):
    me = nation(4, advisor=["augustus"])  # 5
    g = after(me, *[nation(value) for value in rivals])
    assert each(g, "stone")[0] == stone


@rule("N172", "N131")
@pytest.mark.parametrize("mine, stays", [(1, False), (2, False), (3, True)])
def test_remove_if_least_means_the_last_two(mine, stays):
    me = nation(stability=5, advisor=["qin_shi_huang"])
    others = [nation(stability=value) for value in (0, 2, 9, 9)]
    g = nations(me, *others, round=3)
    assert player(g)["advisor"]
    for _ in range(5 - mine):
        g.play("undeploy:caravan")
    assert bool(player(g)["advisor"]) == stays


@rule("N173")
def test_the_first_two_to_pass_are_first():
    g = after(*[nation() for _ in range(5)], order=[3, 1, 0, 2, 4], event="taoism", round=1)
    assert each(g, "books") == [10, 13, 10, 13, 10]


@rule("N173")
def test_the_last_two_to_pass_are_last():
    g = after(*[nation() for _ in range(5)], order=[3, 1, 0, 2, 4], event="tulip_mania", round=5)
    assert each(g, "vp") == [10, 10, LOSS, 10, LOSS]


@rule("N173", "N209")
def test_forbidden_palace_as_second_to_pass():
    owner = nation(wonders=["forbidden_palace"])
    for place, points in [(0, 11), (1, 11), (2, 10), (4, 10)]:
        players = [nation() for _ in range(5)]
        players[place] = owner
        assert each(after(*players), "vp")[place] == points


# what does not change ----------------------------------------------------------------------------


@rule("N175", "N159")
def test_books_are_scored_as_ever():
    players = [nation(books=books) for books in (9, 8, 8, 5, 1)]
    assert each(after(*players, round=4), "vp") == [14, 12, 12, 11, 10]


@rule("N175", "N143")
def test_a_war_defeats_all_who_are_weaker():
    war = {"card": "hunnic_invasions", "strength": 6, "buyer": 0}
    players = [nation(value) for value in (6, 4, 2, 0, 8)]
    assert each(after(*players, war=war), "vp") == [10, 9, 9, 9, 10]


# choices and moves of two holders ----------------------------------------------------------------


@rule("N151", "NQ22")
def test_two_nations_moved_to_the_front_move_as_a_block():
    """Olympic Games: the most stable go first."""
    strengths, stabilities = (8, 6, 4, 2, 0), (0, 1, 5, 0, 7)
    players = [nation(*pair) for pair in zip(strengths, stabilities, strict=True)]
    g = after(*players, event="qin_unification", round=1)
    assert order(g) == [2, 4, 0, 1, 3]


@rule("N151", "NQ22")
def test_two_nations_moved_to_the_end():
    """Zanj Revolt: the least stable go last."""
    strengths, stabilities = (8, 6, 4, 2, 0), (1, 4, 0, 4, 5)
    players = [nation(*pair) for pair in zip(strengths, stabilities, strict=True)]
    g = after(*players, event="chanson_de_roland")
    assert order(g) == [1, 3, 4, 0, 2]


def revival(*values, **top):
    """Zoroastrian Revival (with Attila): the most stable choose."""
    players = [nation(stability=value) for value in values]
    return after(*players, event="attila", round=1, **top)


@rule("NQ32", "N238")
def test_the_higher_ranked_chooses_for_both():
    g = revival(1, 2, 5, 3, 0)
    assert g.to_move == 2
    g.play("stone")
    assert each(g, "stone") == [10, 10, 14, 14, 10]
    assert g.decision.kind == "growth"


@rule("NQ32", "N238")
def test_others_are_the_remaining_three():
    g = revival(1, 2, 5, 3, 0)
    g.play("others")
    famine = 3
    assert each(g, "food") == [7 - famine, 7 - famine, 10 - famine, 10 - famine, 7 - famine]


@rule("NQ32", "N238")
def test_of_equals_the_one_earlier_in_player_order_chooses():
    # all of strength 0, so the order goes by stability and then by the old order
    assert revival(1, 5, 0, 5, 0).to_move == 1
    assert revival(1, 5, 0, 5, 0, order=[4, 3, 2, 1, 0]).to_move == 3


def crusade(*values, **rest):
    players = [nation(value, **rest) for value in values]
    return after(*players, event="fourth_crusade")


@rule("NQ32", "N240")
def test_the_higher_ranked_decides_first_on_the_crusade():
    g = crusade(2, 6, 8, 4, 0)
    assert (g.to_move, keys(g)) == (2, ["yes", "no"])
    g.play("yes")
    assert g.to_move == 1
    g.play("yes")
    assert each(g, "gold") == [20, 17, 17, 20, 20]
    assert each(g, "vp") == [10, 11, 11, 10, 10]
    assert each(g, "books") == [6, 10, 10, 10, 6]  # once


@rule("NQ32", "N240")
def test_only_if_it_pays_may_the_other_pay():
    g = crusade(2, 6, 8, 4, 0)
    g.play("no")
    assert g.decision.kind == "growth"
    assert (each(g, "vp"), each(g, "books")) == ([10] * 5, [10] * 5)


@rule("NQ32", "N240")
def test_of_equals_the_earlier_decides_first():
    g = crusade(8, 2, 8, 4, 0)
    assert g.to_move == 0
    play(g, "yes")
    assert g.to_move == 2
    play(g, "no")
    assert each(g, "vp") == [11, 10, 10, 10, 10]
    assert each(g, "books") == [10, 6, 10, 10, 6]
