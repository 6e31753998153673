"""Looking at fame cards and the King of Kings (I98, I114, I190-I191)."""

import pytest

import tabularium as tb
from imperium_keywords import OTHER_FAME, me, pending, purse, table
from imperium_table import discard, hand, in_play, keys, play, player, rule, tokens

REGIONS = ["raetia", "dalmatia", "oasis"]


def only_king(mine, *rivals, king="king_of_kings_a", **top):
    """A table whose fame deck has nothing left but King of Kings."""
    return table(mine, *rivals, decks={"fame": []}, gone=["great", *OTHER_FAME], king=[king], **top)


def glory(**rest):
    """A player about to abandon three regions for a look at the fame deck."""
    return me("glory", "unrest", play=REGIONS, **{"tokens": purse()} | rest)


def look(g):
    return play(g, "play:glory", "raetia", "dalmatia")


@rule("I98", "I191")
@pytest.mark.parametrize(("side", "seen", "progress"), [("A", 3, 1), ("B", 2, 0)])
def test_romans_see_one_more_card_and_gain_a_progress(side, seen, progress):
    g = look(table(glory(side=side)))
    assert len(keys(g)) == seen
    assert tokens(g) == purse(0, 0, progress)


@rule("I98")
def test_the_cards_not_taken_are_put_back_in_any_order():
    g = look(table(glory(side="A")))
    play(g, "great", "glorious")
    assert hand(g) == ["great", "unrest"]
    top = g.position()["decks"]["fame"][:2]
    assert sorted(top) == ["glorious", "marvellous"]


@rule("I98")
def test_either_order_can_be_had():
    tops = set()
    for first in ("marvellous", "glorious"):
        g = play(look(table(glory(side="A"))), "great", first)
        tops.add(g.position()["decks"]["fame"][0])
    assert tops == {"marvellous", "glorious"}


@rule("I114")
def test_king_of_kings_is_not_looked_at_while_a_fame_card_is_left():
    g = look(table(glory(), decks={"fame": ["great"]}, gone=OTHER_FAME))
    assert hand(g) == ["great", "unrest"]
    assert (g.view(None)["king"], g.view(None)["ending"]) == (["king_of_kings_a"], 0)
    assert tokens(g) == purse()


@rule("I114", "I190")
def test_a_look_at_king_of_kings_alone_resolves_side_a_and_turns_it():
    g = look(only_king(glory()))
    assert tokens(g) == purse(0, 0, 6)
    assert (g.view(None)["king"], g.view(None)["ending"]) == (["king_of_kings_b"], 1)
    assert player(g)["king_resolved"] is True
    assert hand(g) == ["unrest"]


@rule("I114")
def test_an_empire_develops_for_free():
    g = look(only_king(glory(state="empire")))
    assert pending(g) == ("develop", 0)
    play(g, "military_engineering")
    assert tokens(g) == purse(0, 0, 3)
    assert "military_engineering" in discard(g)


@rule("I114")
def test_side_b_is_resolved_and_stays():
    g = look(only_king(glory(), king="king_of_kings_b"))
    assert tokens(g) == purse(0, 0, 4)
    assert (g.view(None)["king"], g.view(None)["ending"]) == (["king_of_kings_b"], 0)


@rule("I114", "I190")
def test_each_player_resolves_it_once_and_the_cost_stays_paid():
    g = look(only_king(glory(king_resolved=True)))
    assert tokens(g) == purse()
    assert in_play(g) == []
    assert (g.view(None)["king"], g.view(None)["ending"]) == (["king_of_kings_a"], 0)


@rule("I114", "I190")
def test_it_may_be_resolved_by_several_players():
    g = only_king(glory(), me("unrest", king_resolved=True), king="king_of_kings_b")
    look(g)
    assert tokens(g) == purse(0, 0, 4)


@rule("I190")
@pytest.mark.parametrize(
    ("card", "nation"),
    [("rollo_the_walker", "vikings"), ("lawnslot_llyn_sir_lancelot", "arthurians")],
)
def test_taking_the_top_fame_card_resolves_it_too(card, nation):
    g = only_king(me(card, "unrest", tokens=purse()), nations=f"{nation} romans")
    play(g, f"play:{card}")
    assert tokens(g) == purse(0, 0, 6)
    assert g.view(None)["king"] == ["king_of_kings_b"]


@rule("I190")
def test_drawing_the_top_fame_card_resolves_it_too():
    mine = me("romans", "unrest", play=["magadha"], tokens=purse())
    fame = ["imperial", "independent", "magnificent", "outstanding", "proud", "proud", "eminent"]
    g = table(
        mine,
        {},
        {},
        nations="mauryans celts greeks",
        legends=True,
        decks={"fame": []},
        gone=[*fame, "acclaimed"],
    )
    play(g, "play:romans")
    assert tokens(g) == purse(0, 0, 6)
    assert g.view(None)["king"] == ["king_of_kings_b"]


@rule("I191")
def test_romans_gain_nothing_from_resolving_king_of_kings():
    g = look(only_king(glory(side="A")))
    assert tokens(g) == purse(0, 0, 6)


@rule("I98", "I191")
def test_romans_look_at_no_more_than_there_are():
    g = look(table(glory(side="A"), decks={"fame": ["great"]}, gone=OTHER_FAME))
    assert tokens(g) == purse(0, 0, 1)
    assert hand(g) == ["great", "unrest"]


@rule("I114")
def test_a_moment_inside_king_of_kings_can_be_written_down():
    """An empire chooses a free development; the King has been turned over by then."""
    g = look(only_king(glory(state="empire")))
    assert pending(g) == ("develop", 0)
    assert g.view(0)["source"].startswith("king_of_kings")
    assert tb.position(g.position()).position() == g.position()
