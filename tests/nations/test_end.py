"""The end of an age, of a round and of the game; short and easier games (N159-N168, N176-N179)."""

import pytest

import tabularium as tb
from nations_counting import CALM, after, each, nation
from nations_table import everybody_passes, keys, nations, order, play, player, rule, vp

QUIET_LAST = {"round": 8, "event": "scramble_for_africa"}  # famine 4, least stable 8 books


def on(card, workers=1):
    return {"card": card, "workers": workers}


# the end of an age -------------------------------------------------------------------------------


@rule("N159", "NE18")
def test_the_rulebooks_books():
    players = [nation(books=books) for books in (13, 11, 11, 4)]
    assert each(after(*players, round=4), "vp") == [13, 11, 11, 10]


@rule("N159")
def test_only_in_the_second_round_of_an_age():
    players = [nation(books=books) for books in (13, 11, 11, 4)]
    assert each(after(*players, round=3), "vp") == [10] * 4


@rule("N159")
def test_books_are_kept():
    assert each(after(nation(books=7), nation(books=2), round=4), "books") == [7, 2]


@rule("N159", "N176")
def test_two_players_and_books():
    assert each(after(nation(books=7), nation(books=2), round=4), "vp") == [11, 10]
    assert each(after(nation(books=7), nation(books=7), round=4), "vp") == [10, 10]


@rule("N159", "N9")
def test_books_beyond_50_count():
    assert each(after(nation(books=60), nation(books=49), round=4), "vp") == [11, 10]


@rule("N160")
def test_solomons_temple_gives_a_vp_at_the_end_of_every_age():
    owner = nation(wonders=["solomons_temple"])
    assert each(after(owner, nation(), round=4), "vp") == [11, 10]
    assert each(after(owner, nation(), round=3), "vp") == [10, 10]


@rule("N160", "N162")
def test_of_the_last_age_too():
    g = after(nation(wonders=["solomons_temple"]), nation(), **QUIET_LAST)
    assert [score.parts["tokens"] for score in g.scores()] == [11, 10]


# the end of a round ------------------------------------------------------------------------------


@rule("N161", "N105", "N202")
def test_used_markers_are_removed():
    """Petra: once a round 1 food for 3 of something."""
    g = nations(nation(wonders=["petra"]), nation(), round=3, event=CALM)
    play(g, "use:petra", "3gold", "pass")
    assert "use:petra" not in keys(g)
    play(g, "pass", "stone", "stone")
    assert (g.view(None)["round"], "use:petra" in keys(g)) == (4, True)


@rule("N161")
def test_the_counters_of_the_round_are_cleared():
    me = nation(short=["food"], bought={"colonies": 1, "fights": 1, "golden_ages": 1})
    g = after(me | {"least_stable": True}, nation())
    found = player(g)
    assert (found["passed"], found["short"], found["least_stable"]) == (0, [], False)
    assert found["bought"] == {"colonies": 0, "fights": 0, "golden_ages": 0}


@rule("N161")
def test_those_who_passed_play_again():
    g = after(nation(), nation())
    play(g, "stone", "stone")
    assert (g.decision.kind, g.to_move) == ("turn", 0)


# final scoring -----------------------------------------------------------------------------------


def final(*players, **top):
    g = everybody_passes(nations(*players, **(QUIET_LAST | top)))
    assert g.over
    return g


def part(name, **me):
    """One part of the score of a nation with one caravan, as many books as its rival."""
    return final(nation(0, 1, **me), nation(0, 1)).scores()[0].parts[name]


@rule("N162", "N2")
def test_the_game_ends_after_round_8():
    assert final(nation(), nation()).decision is None
    g = after(nation(), nation(), round=7, event="weltpolitik")
    assert not g.over


@rule("N162", "N159")
def test_the_books_of_the_last_age_are_scored_before():
    g = final(nation(books=30), nation(books=20), nation(books=25))
    assert [score.parts["tokens"] for score in g.scores()] == [12, 10, 11]


@rule("N163")
def test_tokens_count():
    assert part("tokens", vp=17) == 17


@rule("N164")
def test_colonies_count_what_is_printed_on_them():
    # quebec 1, crusader states 2; nubia 0. scramble for africa asks for colonies of age IV
    assert part("colonies", colonies=["quebec", "crusader_states"]) == 3
    assert part("colonies", colonies=["nubia"]) == 0


@rule("N165")
def test_finished_wonders_count_what_is_printed_on_them():
    assert part("wonders", wonders=["pyramids", "titanic", "notre_dame"]) == 3 + 3 + 1


@rule("N165", "N83")
def test_an_unfinished_wonder_scores_nothing():
    assert part("wonders", site=[{"card": "versailles", "built": 2}]) == 0


@rule("N165", "N228")
def test_scoring_bonuses_of_wonders():
    tower = {"advisor": ["augustus"], "tower": ["hatshepsut"]}
    assert part("wonders", wonders=["potala_palace"]) == 1
    assert part("wonders", wonders=["potala_palace"], advisor=["augustus"]) == 1 + 1
    assert part("wonders", wonders=["potala_palace", "porcelain_tower"], **tower) == 1 + 2
    assert part("wonders", wonders=["big_ben"], colonies=["congo", "quebec"]) == 1 + 1


@rule("N165", "N227")
@pytest.mark.parametrize("mine, points", [(4, 1), (5, 1), (6, 1 + 2)])
def test_the_statue_of_liberty_wants_most_workers(mine, points):
    me = nation(wonders=["statue_of_liberty"], workers=mine, cards=(on("farm", 0),))
    rival = nation(workers=3, cards=(on("farm", 2),))
    assert final(me, rival).scores()[0].parts["wonders"] == points


@rule("N166")
@pytest.mark.parametrize("workers, points", [(0, 0), (1, 2), (2, 3), (3, 4), (4, 4)])
def test_one_slot_per_worker_from_left_to_right(workers, points):
    """Dike: 2, 1, 1. Caravan: 1."""
    assert part("workers", cards=(on("dike", workers),)) == points + 1


@rule("N166")
def test_military_cards_and_printed_ones_have_slots_too():
    # dreadnought 1, 2, 3; farm 1; one caravan 1
    cards = (on("dreadnought", 2), on("farm", 3))
    assert part("workers", cards=cards, stone=20) == 3 + 1 + 1


@rule("N167", "NE19")
def test_the_rulebooks_stock():
    """3 stone, 7 gold, 5 food, 6 books, 10 strength, 6 stability: 37."""
    g = final(nation(10, 6, stone=3, gold=7, food=5 + 4, books=6), nation())
    assert g.scores()[0].parts["stock"] == 3


@rule("N167")
@pytest.mark.parametrize("stone, points", [(2, 3), (3, 4), (12, 4), (13, 5)])
def test_one_vp_for_every_full_ten(stone, points):
    g = final(nation(10, 6, stone=3 + stone, gold=7, food=5 + 4, books=6), nation())
    assert g.scores()[0].parts["stock"] == points


@rule("N167", "N11", "N12")
def test_strength_and_stability_count_capped():
    """Strength 48 and stability 16: 40 and 15; nothing else."""
    bare = {"gold": 24, "stone": 0, "food": 4, "books": 0}
    rest = {"cards": ({"card": "submarine", "workers": 6},)}
    rest["colonies"] = ["australia", "the_caribbean"]
    g = final(nation(0, 7, **bare, **rest), nation())
    assert g.scores()[0].parts["stock"] == (24 + 55) // 10


@rule("N167")
@pytest.mark.parametrize("stone, points", [(21, 1), (22, 2)])
def test_negative_stability_subtracts(stone, points):
    bare = {"gold": 1, "food": 4, "books": 3 + 8}  # revolt 3, Dreyfus Affair 8
    g = final(nation(0, -3, stone=stone, **bare), nation(0, 1))
    assert g.scores()[0].parts["stock"] == points


@rule("N167", "NQ21")
def test_a_negative_sum_gives_nothing():
    bare = {"gold": 0, "stone": 0, "food": 4, "books": 0}
    g = final(nation(0, -6, **bare), nation(0, 1))
    assert player(g)["stability"] == -6
    assert (g.scores()[0].parts["stock"], g.scores()[0].total) == (0, vp(g))


@rule("N4", "N163", "N164", "N165", "N166", "N167")
def test_the_total_is_the_sum_and_the_highest_wins():
    g = final(nation(0, 1, vp=3, wonders=["pyramids"]), nation(vp=9), nation(vp=8))
    for score in g.scores():
        assert score.total == sum(score.parts.values())
    totals = [score.total for score in g.scores()]
    assert g.winners == (totals.index(max(totals)),)


@rule("N4")
def test_points_of_the_board_can_beat_tokens():
    g = final(nation(0, 1, vp=8, wonders=["titanic"]), nation(vp=10))
    assert g.winners == (0,)


@rule("N168")
def test_a_tie_goes_to_the_player_higher_in_the_order():
    for first in (0, 1):
        g = final(nation(), nation(), order=[first, 1 - first], turn=first)
        totals = [score.total for score in g.scores()]
        assert totals[0] == totals[1]
        assert g.winners == (first,)


@rule("N168", "N140")
def test_that_is_the_order_after_the_last_round():
    """The second is stronger and overtakes; the total is the same."""
    bare = {"stone": 0, "gold": 0, "food": 4, "books": 8}
    g = final(nation(vp=11, **bare), nation(2, **bare))  # the axeman's slot: 1
    assert [score.total for score in g.scores()] == [11, 11]
    assert (order(g), g.winners) == ([1, 0], (1,))


# variants ----------------------------------------------------------------------------------------


@rule("N178")
@pytest.mark.parametrize("ages, event", [(1, "taoism"), (2, CALM), (3, "tulip_mania")])
def test_a_short_game_ends_after_fewer_ages(ages, event):
    options = {"ages": ages}
    players = (nation(books=9), nation(books=5))
    g = after(*players, round=2 * ages, event=event, options=options)
    assert g.over
    g = after(*players, round=2 * ages - 1, event=event, options=options)
    assert not g.over


@rule("N178", "N162")
def test_with_age_end_and_final_scoring_as_usual():
    g = after(nation(books=9), nation(books=5, wonders=["pyramids"]), round=4, options={"ages": 2})
    parts = [score.parts for score in g.scores()]
    assert [part["tokens"] for part in parts] == [11, 10]
    assert [part["wonders"] for part in parts] == [0, 3]


def easier(section):
    """The first player of an easier game once all have chosen this section."""
    g = tb.new("nations", seats=["rome", "egypt"], options={"extra_worker": True})
    while g.decision.kind != "growth":
        g.play(section)
    return g


@rule("N179", "NQ24")
@pytest.mark.parametrize("section", ["food_section", "stability_section"])
def test_the_easier_game_starts_with_one_more_worker_for_nothing(section):
    for seat in (0, 1):
        me = player(easier(section), seat)
        assert (me["workers"], me[section]) == (6, 3)
        assert (me["production"]["food"], me["stability"]) == (0, 0)


@rule("N179", "NQ24")
def test_the_section_holds_one_less():
    me = player(easier("food_section"))
    assert (me["food_room"], me["stability_room"]) == (3, 4)
    me = player(easier("stability_section"))
    assert (me["food_room"], me["stability_room"]) == (4, 3)


@rule("N179", "N48")
def test_the_next_worker_costs_as_usual():
    g = easier("stability_section")
    seat = g.to_move
    g.play("stability_section")
    assert (player(g, seat)["workers"], player(g, seat)["stability"]) == (7, -3)
    g = easier("food_section")
    seat = g.to_move
    g.play("food_section")
    assert (player(g, seat)["workers"], player(g, seat)["production"]["food"]) == (7, -3)


@rule("N179")
def test_otherwise_there_is_no_extra_worker():
    g = tb.new("nations", seats=["rome", "egypt"])
    assert (g.decision.kind, player(g)["workers"]) == ("growth", 5)
