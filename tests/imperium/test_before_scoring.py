"""What is returned before anything is counted: a choice, up to two unrest (I116, I205, I210)."""

import pytest

import tabularium as tb
from imperium_keywords import MARKET, finish, last_round, me, pending, pile, purse, table
from imperium_table import hand, history, keys, play, rule
from tabularium.presentation.undo import Back, last_move
from tabularium.testing.moment import asked_there


def owner(*hand, **rest):
    """A player without tokens, and with no other cards than these."""
    empty = {"tokens": purse(), "deck": [], "nation": [], "nation_token": True}
    return me(*hand, **empty | rest)


def scoring(mine, *rivals, nations="romans celts", **top):
    """The last round is over, and somebody is asked before the game is scored."""
    g = last_round(mine, *(rivals or (owner(),)), nations=nations, **top)
    while g.decision.kind != "before-scoring":
        offered = keys(g)
        g.play(next(key for key in ("end", "no", "none", offered[0]) if key in offered))
    return g


@rule("I116", "I205")
@pytest.mark.parametrize("where", ["hand", "discard", "deck", "history"])
@pytest.mark.parametrize("place", ["hand", "history"])
def test_sumerians_return_two_unrest_from_anywhere(where, place):
    """3 points, and one unrest of three is left: -2."""
    full = ["glory", "advance", "conquer", "prosperity", "triumvirate"]  # nothing is drawn
    mine = owner(*full, development=[])
    mine[where] = [*mine.get(where, []), *["unrest"] * 3]
    mine[place] = [*mine.get(place, []), "sumerians"]
    g = play(scoring(mine), where, where)
    assert g.over
    assert g.scores()[0].total == 3 - 2


@rule("I96", "I205")
@pytest.mark.parametrize("where, asked", [("garrison", False), ("discard", True)])
def test_garrisoned_sumerians_return_nothing(where, asked):
    region = {"card": "dalmatia", "garrison": ["sumerians"] if where == "garrison" else []}
    mine = owner("unrest", play=[region], discard=["sumerians"] if where == "discard" else [])
    g = last_round(mine, owner(), nations="romans celts")
    kinds = set()
    while not g.over:
        kinds.add(g.decision.kind)
        g.play(next(key for key in ("end", "no", "none", keys(g)[0]) if key in keys(g)))
    assert ("before-scoring" in kinds) == asked


@rule("I116", "I210")
@pytest.mark.parametrize(("moves", "total"), [(["none"], 3 - 6), (["hand", "none"], 3 - 4)])
def test_up_to_two_includes_one_and_none(moves, total):
    g = play(scoring(owner("sumerians", "unrest", "unrest", "unrest")), *moves)
    assert g.over
    assert g.scores()[0].total == total


@rule("I210")
@pytest.mark.parametrize(
    ("moves", "points"),
    [
        # 3 for the Sumerians, 2 for each of four cards in the history, -2 for each of four unrest
        (["none"], 3 + 8 - 8),
        (["hand", "hand"], 3 + 8 - 4),
        (["history", "history"], 3 + 4 - 4),
    ],
)
def test_which_unrest_goes_makes_a_difference(moves, points):
    """Mauryans B want cards in their history, unrest too."""
    past = ["unrest", "unrest", "glory", "advance"]
    mine = owner("sumerians", "unrest", "unrest", history=past, development=[])
    g = scoring(mine, nations="mauryans celts")
    assert keys(g) == ["hand", "history", "none"]
    play(g, *moves)
    assert g.over
    assert g.scores()[0].total == points


@rule("I210")
def test_points_so_far_suppose_the_best_choice():
    """Each unrest in the history is worth 2 + 1 by the Mauryans and Buddhism, and costs 2."""
    totals = []
    for card in ("sumerians", "assyrians"):
        mine = owner(card, state="empire", play=["buddhism"], history=["unrest", "unrest"])
        totals.append(table(mine, nations="mauryans romans").scores()[0].total)
    assert totals == [5, 5]


@rule("I93", "I116")
def test_sunken_unrest_is_out_of_their_reach():
    mine = owner("sumerians", history=["unrest", "unrest"], development=[])
    g = finish(last_round(mine, owner(), nations="atlanteans celts"))
    assert g.scores()[0].parts["unrest"] == -4


@rule("I205")
def test_notorious_counts_the_unrest_left_to_others():
    mine = owner("notorious")
    g = play(scoring(mine, owner("unrest", "unrest", "unrest", "sumerians")), "hand", "hand")
    assert g.scores()[0].total == 1
    g = play(scoring(mine, owner("unrest", "unrest", "unrest", "sumerians")), "none")
    assert g.scores()[0].total == 3


@rule("I116", "I76")
@pytest.mark.parametrize(("moves", "winner"), [(["hand", "hand"], 0), (["none"], 1)])
def test_sumerians_help_in_a_collapse_which_goes_on_all_the_same(moves, winner):
    """Three unrest against two; the last of the pile goes to seat 1 by Corruption."""
    mine = owner("corruption", "unrest", "unrest", "unrest", "sumerians", state="empire")
    top = {"unrest": 1, "market": [MARKET[0], None, None, None, None]}
    g = play(table(mine, owner("unrest"), **top), "play:corruption")
    assert pending(g) == ("before-scoring", 0)
    assert g.view(None)["collapsed"]
    assert tb.position(g.position()).position() == g.position()
    play(g, *moves)
    assert g.over
    assert g.winners == (winner,)


@rule("I76")
def test_a_collapse_asks_nobody_without_sumerians():
    mine = owner("corruption", "unrest", "unrest", "unrest", state="empire")
    top = {"unrest": 1, "market": [MARKET[0], None, None, None, None]}
    g = play(table(mine, owner("unrest"), **top), "play:corruption")
    assert g.over
    assert g.winners == (1,)


@rule("I116", "I161")
def test_nothing_reacts_to_what_is_returned_at_the_end():
    """Wonder would gain 2 progress for an unrest returned in the own turn."""
    mine = owner("corruption", "unrest", "sumerians", state="empire", play=["wonder"])
    top = {"unrest": 1, "market": [MARKET[0], None, None, None, None]}
    g = table(mine, owner(), owner(), **top)
    play(g, "play:corruption", "hand")
    assert g.over
    assert g.scores()[0].parts["progress"] == 0


@rule("I116")
def test_what_is_returned_lies_in_the_pile():
    g = scoring(owner("sumerians", "unrest"), unrest=3)
    before = pile(g)
    play(g, "hand")
    assert (pile(g), hand(g), history(g)) == (before + 1, ["sumerians"], [])


@rule("I116", "I210")
def test_both_are_one_question_to_people():
    mine = owner("sumerians", "unrest", "unrest", history=["unrest"])
    g = scoring(mine)
    asked = g.decision.set
    assert (asked.least, asked.most) == (0, 2)
    assert [(member.key, member.most) for member in asked.members] == [("hand", 2), ("history", 1)]
    g.play_set(["history", "hand"])
    assert g.over
    assert (hand(g).count("unrest"), history(g)) == (1, [])


def test_the_end_cannot_be_taken_back_unasked():
    """It shows everybody's points, which come from hidden cards too."""
    g = scoring(owner("sumerians", "unrest"))
    assert g.decision.kind == "before-scoring"
    g.play("none")
    assert g.over and not isinstance(last_move(g, g.at_move(len(g.moves) - 1).to_move), Back)


def test_what_may_be_returned_does_not_tell_how_a_deck_lies():
    """Programs see numbers of cards: the same in every world that this seat could be in."""
    full = ["glory", "advance", "conquer", "prosperity", "sumerians"]  # nothing is drawn
    deck = ["unrest", "triumvirate", "unrest", "unrest", "raetia"]
    g = scoring(owner(*full, deck=deck, development=[]))
    worlds = [asked_there(g.resample(0, seed)).state.options for seed in range(12)]
    assert all(options == g.state.options for options in worlds)
