"""The fame cards of both boxes, King of Kings, and unrest."""

from __future__ import annotations

import pytest

from imperium_common import (
    actions,
    asked,
    cash,
    classics,
    close,
    deck,
    exile,
    forced,
    legends,
    pile,
    play,
    points,
    table,
    who,
    worth,
)
from imperium_table import discard, garrison, hand, history, in_play, keys, player, rule, tokens

FAME = {
    "classics": [
        *("praiseworthy", "great", "notorious", "marvellous", "glorious"),
        *("triumphant", "triumphant", "awe_inspiring"),
    ],
    "legends": [
        *("imperial", "independent", "magnificent", "outstanding"),
        *("proud", "proud", "eminent", "acclaimed"),
    ],
}
BOXES = ["classics", "legends"]
LANDS = {
    "classics": (["hills", "oasis", "coast"], ["river", "marsh", "woodland"]),
    "legends": (["moor", "lakes", "island"], ["peninsula", "rainforest", "archipelago"]),
}


# --- Classics -------------------------------------------------------------------------------------


@rule("I84", "I103")
def test_praiseworthy():
    g = play(classics(who(hand=["praiseworthy"])), "play:praiseworthy", "this_history")
    assert (history(g), discard(g)) == (["praiseworthy"], [])
    assert points(g) == 7
    g = play(classics(who(hand=["praiseworthy"])), "play:praiseworthy", "break_through")
    assert sorted(keys(g)) == ["civilised", "region", "tributary", "uncivilised"]
    play(g, "tributary")
    assert keys(g) == ["deck", "hittites", "armenians"]
    play(g, "hittites")
    assert (hand(g), discard(g)) == (["hittites"], ["praiseworthy"])
    assert points(g) == 3 + 3


@rule("I80", "I94")
def test_great():
    g = play(classics(who(hand=["great"])), "play:great")
    assert actions(g) == 4
    play(g, "yes")
    assert (history(g), points(g)) == (["great"], 6)
    g = play(classics(who(hand=["great"], actions=0)), "play:great", "no")
    assert (discard(g), points(g), actions(g)) == (["great"], 2, 1)


@rule("I107", "I176")
def test_notorious():
    """A progress from each other player; who has none takes an unrest."""
    g = classics(who(hand=["notorious"]), who(progress=2), who(material=9), who(progress=1))
    play(g, "play:notorious")
    assert [tokens(g, seat) for seat in range(4)] == [
        cash(progress=2),
        cash(progress=1),
        cash(material=9),
        cash(),
    ]
    assert [hand(g, seat) for seat in (1, 2, 3)] == [[], ["unrest"], []]
    assert (discard(g), actions(g)) == (["notorious"], 3)


@rule("I205", "I74")
@pytest.mark.parametrize("number, vp", [(0, 0), (1, 1), (5, 5)])
def test_notorious_points(number, vp):
    """One for each unrest of the other players, wherever it lies; own unrest does not."""
    spread = [
        who(hand=["unrest"] * (number > 0), discard=["unrest"] * (number > 1)),
        who(history=["unrest"] * (number > 2), deck=["unrest"] * (number > 3)),
        who(play=[{"card": "hills", "garrison": ["unrest"] * (number > 4)}]),
    ]
    g = classics(who(discard=["notorious", "unrest"]), *spread)
    assert points(g) == vp


@rule("I74")
def test_notorious_points_end_at_ten():
    g = classics(
        who(discard=["notorious"]), who(discard=["unrest"] * 6), who(hand=["unrest"] * 6), n=4
    )
    assert points(g) == 10


@pytest.mark.parametrize("key", ["discard", "deck_top", "history"])
def test_marvellous(key):
    g = play(classics(who(hand=["marvellous"], deck=["advance", "conquer"])), "play:marvellous")
    assert asked(g) == ("choose", 0)
    play(g, key)
    places = {
        "discard": sorted(discard(g)),
        "deck_top": deck(g),
        "history": history(g),
    }
    empty = {"discard": ["marvellous"], "deck_top": ["conquer"], "history": []}
    full = {
        "discard": ["advance", "marvellous"],
        "deck_top": ["advance", "conquer"],
        "history": ["advance"],
    }
    assert places == empty | {key: full[key]}
    assert (hand(g), actions(g)) == ([], 3)


@rule("I65", "I154")
def test_marvellous_never_reshuffles():
    g = play(classics(who(hand=["marvellous", "unrest"], discard=["advance"])), "play:marvellous")
    if g.decision.kind == "choose":
        play(g, "history")
    assert (hand(g), history(g), deck(g)) == (["unrest"], [], [])
    assert sorted(discard(g)) == ["advance", "marvellous"]


@rule("I142")
@pytest.mark.parametrize("number", [0, 2, 4])
def test_glorious_barbarian(number):
    cards = ["advance", "conquer", "prosperity", "glory", "dalmatia"]
    g = play(classics(who(hand=["glorious"], deck=list(cards), population=9)), "play:glorious")
    play(g, *["draw"] * number, *["enough"] * (number < 4))
    assert hand(g) == sorted(cards[:number])
    assert (history(g), deck(g)) == (["glorious"], cards[number:])
    assert len(player(g)["development"]) == 6
    assert tokens(g) == cash(population=9)


def test_glorious_empire():
    """A development for nothing, and no draw."""
    g = play(classics(who(hand=["glorious"], state="empire", deck=["advance"])), "play:glorious")
    assert asked(g) == ("develop", 0)
    assert len(keys(g)) == 6
    play(g, "the_senate")
    assert (discard(g), history(g), hand(g)) == (["the_senate"], ["glorious"], [])
    assert "the_senate" not in player(g)["development"]


@rule("I136", "I154")
def test_glorious_turns_the_state_card_and_develops():
    me = who(hand=["glorious"], deck=["conquer"], discard=["advance"], nation=["julius_caesar"])
    g = play(classics(me), "play:glorious", "draw", "draw", "enough")
    assert player(g)["state"] == "empire"
    play(g, "legions")
    assert (discard(g), history(g)) == (["legions"], ["glorious"])


@rule("I96")
def test_triumphant_is_neither_played_nor_garrisoned():
    g = classics(who(hand=["triumphant", "oasis", "advance"]))
    assert keys(g, "play:") == ["play:oasis"]
    play(g, "play:oasis", "elders", "yes")
    assert garrison(g, "oasis") == ["advance"]
    assert hand(g) == ["triumphant"]
    assert worth("classics", "triumphant", "triumphant") == 22


@rule("I58")
def test_awe_inspiring():
    cards = ["advance", "conquer", "prosperity", "triumvirate", "dalmatia", "raetia", "unrest"]
    g = classics(who(hand=["awe_inspiring"], deck=list(cards)))
    play(g, "play:awe_inspiring")
    assert in_play(g) == ["awe_inspiring"]
    play(g, "elders")
    assert hand(g) == sorted(cards[:6])


# --- Legends --------------------------------------------------------------------------------------


@rule("I84", "I183")
def test_imperial_breaks_through():
    board = ["plain", {"card": "elders", "unrest": True}, "civil_service", "etruscans", "celts"]
    g = legends(who(hand=["imperial"]), market=board, exile=["art", "lakes"])
    play(g, "play:imperial", "break_through")
    assert sorted(keys(g)) == ["civilised", "region", "tributary", "uncivilised"]
    play(g, "uncivilised")
    assert keys(g) == ["deck", "elders", "art"]
    play(g, "art")
    assert (hand(g), exile(g), discard(g)) == (["art"], ["lakes"], ["imperial"])
    assert points(g) == 1 + 2
    g = legends(who(hand=["imperial"]), market=board, exile=["art"], decks={"region": ["island"]})
    play(g, "play:imperial", "break_through", "region", "deck")
    assert hand(g) == ["island"]


def test_imperial_goes_to_history():
    g = play(legends(who(hand=["imperial"])), "play:imperial", "this_history")
    assert (history(g), points(g)) == (["imperial"], 8)


def test_independent():
    g = play(legends(who(hand=["independent"], actions=0)), "play:independent")
    assert tokens(g) == cash(material=3, population=2)
    assert discard(g) == ["independent"]


@rule("I105")
def test_magnificent():
    me = who(hand=["magnificent", "unrest"], deck=["advance"], actions=0)
    g = legends(me)
    before = pile(g)
    play(g, "play:magnificent", "yes")
    assert (hand(g), pile(g)) == (["advance"], before + 1)
    g = play(legends(me), "play:magnificent", "no")
    assert hand(g) == ["advance", "unrest"]


@rule("I142")
@pytest.mark.parametrize(
    "moves, buried",
    [
        (["none"], []),
        (["advance", "none"], ["advance"]),
        (["advance", "glory"], ["advance", "glory"]),
    ],
)
def test_outstanding(moves, buried):
    me = who(hand=["outstanding"], discard=["advance", "conquer", "glory"], actions=0)
    g = play(legends(me), "play:outstanding", *moves)
    assert history(g) == buried
    left = {"advance", "conquer", "glory"} - set(buried)
    assert sorted(discard(g)) == sorted([*left, "outstanding"])


@rule("I12", "I73", "I96")
def test_proud():
    """Not played, but it may be garrisoned, and is worth most there."""
    g = legends(who(hand=["proud", "proud", "moor"]))
    assert keys(g, "play:") == ["play:moor"]
    play(g, "play:moor", "elders", "yes")
    assert garrison(g, "moor") == ["proud"]
    assert points(g) == 12 + 3
    assert worth("legends", "proud", zone="history") == 8
    for zone in ("discard", "deck", "hand"):
        assert worth("legends", "proud", zone=zone) == 3


def test_eminent():
    me = who(hand=["eminent"], deck=["advance", "conquer", "glory"], actions=0)
    g = play(legends(me), "play:eminent")
    assert (hand(g), discard(g)) == (["advance", "conquer"], ["eminent"])


@rule("I84", "I109")
@pytest.mark.parametrize(
    "key, got", [("deck", "vikings"), ("oracle", "oracle"), ("mercenaries", "mercenaries")]
)
def test_acclaimed(key, got):
    board = ["plain", {"card": "oracle", "unrest": True}, "mercenaries", "etruscans", "celts"]
    decks = {"main": ["art", "city", "vikings"]}
    g = play(legends(who(hand=["acclaimed"]), market=board, decks=decks), "play:acclaimed")
    assert keys(g) == ["deck", "oracle", "mercenaries"]
    play(g, key)
    assert (hand(g), history(g)) == ([got], ["acclaimed"])


@rule("I203")
def test_acclaimed_points():
    """One for each card with variable points, itself among them (the power card as well)."""
    power = 1  # Minoans B: a point for each progress
    assert worth("legends", "acclaimed") == 1 + power
    assert worth("legends", "acclaimed", "oracle", "amphitheatre", "city") == 3 + power + 2 + 1


# --- King of Kings --------------------------------------------------------------------------------


def reach(box, side, me, rival=None, turn=0):
    """Glory is played by the one to move; no fame but King of Kings is left."""
    mine, others = LANDS[box]
    rival = rival or who(hand=["glory"])
    g = table(
        box,
        me | {"play": mine, "hand": [*me["hand"], "glory"]},
        rival | {"play": others},
        gone=FAME[box],
        king=[side],
        turn=turn,
    )
    return forced(play(g, "play:glory"), "abandon")


@rule("I67", "I114", "I190")
@pytest.mark.parametrize("box", BOXES)
def test_king_of_kings_a_for_barbarians(box):
    g = reach(box, "king_of_kings_a", who())
    assert tokens(g) == cash(progress=6)
    assert g.view(None)["king"] == ["king_of_kings_b"]
    assert g.view(None)["ending"] == 1
    assert player(g)["king_resolved"]
    assert hand(g) == []


@rule("I114")
@pytest.mark.parametrize("box", BOXES)
def test_king_of_kings_a_for_empires(box):
    g = reach(box, "king_of_kings_a", who(state="empire"))
    card = {"classics": "the_senate", "legends": "frescos"}[box]
    play(g, card)
    assert tokens(g) == cash(progress=3)
    assert card in discard(g)
    assert g.view(None)["king"] == ["king_of_kings_b"]
    assert g.view(None)["ending"] == 1


@rule("I114")
@pytest.mark.parametrize("box", BOXES)
def test_king_of_kings_b(box):
    g = reach(box, "king_of_kings_b", who())
    assert tokens(g) == cash(progress=4)
    assert g.view(None)["king"] == ["king_of_kings_b"]
    assert g.view(None)["ending"] == 0  # only turning it over starts the end
    g = reach(box, "king_of_kings_b", who(state="empire"))
    card = {"classics": "the_senate", "legends": "frescos"}[box]
    play(g, card)
    assert tokens(g) == cash()
    assert card in discard(g)


@rule("I114", "I190")
@pytest.mark.parametrize("side", ["king_of_kings_a", "king_of_kings_b"])
def test_king_of_kings_once_for_each_player(side):
    g = reach("classics", side, who(king_resolved=True))
    assert tokens(g) == cash()
    assert g.view(None)["king"] == [side]
    assert g.view(None)["ending"] == 0
    assert len(in_play(g)) == 0  # the regions are lost all the same


@rule("I114")
def test_king_of_kings_for_a_second_player():
    g = reach("classics", "king_of_kings_a", who())
    play(g, "elders")
    while asked(g) != ("turn", 1):
        play(g, "none" if "none" in keys(g) else keys(g)[0])
    forced(play(g, "play:glory"), "abandon")
    assert tokens(g, 1) == cash(progress=4)


@rule("I98", "I114")
def test_king_of_kings_waits_for_the_last_fame_card():
    """Of two cards to be looked at only one is there: it is taken, the king stays."""
    lands, _ = LANDS["classics"]
    left = [card for card in FAME["classics"] if card != "great"]
    g = classics(who(hand=["glory"], play=lands), gone=left, decks={"fame": ["great"]})
    assert g.view(None)["fame_deck"] == 1
    forced(play(g, "play:glory"), "abandon")
    assert hand(g) == ["great"]
    assert g.view(None)["king"] == ["king_of_kings_a"]
    assert tokens(g) == cash()


# --- unrest ---------------------------------------------------------------------------------------


@rule("I85", "I105")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(
    "key, left, kept",
    [
        ("population", cash(3, 0), ["advance", "prosperity"]),
        ("cards", cash(3, 1), []),
        ("material", cash(0, 1), ["advance", "prosperity"]),
    ],
)
def test_unrest(box, key, left, kept):
    g = table(box, who(hand=["unrest", "advance", "prosperity"], material=3, population=1))
    before = pile(g)
    forced(play(g, "play:unrest", key), "discard")
    assert (tokens(g), hand(g), pile(g)) == (left, kept, before + 1)
    assert "unrest" not in discard(g)
    assert actions(g) == 2


@rule("I140")
def test_unrest_that_cannot_be_calmed():
    g = classics(who(hand=["unrest", "advance"], material=2))
    before = pile(g)
    play(g, "play:unrest")
    assert (discard(g), pile(g), hand(g)) == (["unrest"], before, ["advance"])


@rule("I101")
def test_unrest_calmed_with_progress():
    g = play(classics(who(hand=["unrest"], progress=1)), "play:unrest")
    assert (tokens(g), discard(g), hand(g)) == (cash(), [], [])


def test_close_draws_five_without_bonus():
    cards = ["advance", "conquer", "prosperity", "triumvirate", "dalmatia", "raetia", "unrest"]
    g = close(classics(who(deck=list(cards))))
    assert hand(g) == sorted(cards[:5])
