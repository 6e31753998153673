"""The uncivilised cards of both boxes: one at a time."""

from __future__ import annotations

import pytest

from imperium_common import (
    actions,
    asked,
    cash,
    classics,
    close,
    deck,
    legends,
    pile,
    play,
    points,
    solstice,
    table,
    who,
    worth,
)
from imperium_table import discard, for_nothing, hand, history, in_play, keys, player, rule, tokens

BOXES = pytest.mark.parametrize("box", ["classics", "legends"])


def prosper(g, kind="material"):
    """Play Prosperity, nobody draws."""
    play(g, "play:prosperity")
    while g.decision.kind == "may":
        play(g, "no")
    return play(g, kind)


# --- both boxes -----------------------------------------------------------------------------------


@rule("I65", "I142")
@BOXES
@pytest.mark.parametrize("number", [0, 1, 2])
def test_jade_mask(box, number):
    """Up to three cards, never reshuffled, then a card goes onto the deck."""
    cards = ["advance", "prosperity"]
    me = who(hand=["jade_mask", "unrest"], deck=list(cards), discard=["glory"])
    g = play(table(box, me), "play:jade_mask", *["draw"] * number, *["enough"] * (number < 2))
    if number:
        play(g, "unrest")
    assert hand(g) == cards[:number]
    assert deck(g) == ["unrest", *cards[number:]]
    assert sorted(discard(g)) == ["glory", "jade_mask"]


@BOXES
@pytest.mark.parametrize("card", ["jade_mask", "lost_scroll"])
def test_points_in_history(box, card):
    assert worth(box, card, zone="history") == 1
    assert worth(box, card) == 0


@rule("I79", "I84")
@BOXES
def test_elders(box):
    first = {"classics": "forest", "legends": "plain"}[box]
    board = [first, {"card": "city", "unrest": True}, "onager", "leadership", None]
    g = table(box, who(hand=["elders"]), n=3, market=board, decks={"uncivilised": ["oracle"]})
    play(g, "play:elders", "acquire")
    assert keys(g) == ["city", "leadership"]
    play(g, "city")
    assert hand(g) == ["city", "unrest"]
    assert tokens(g, 1) == cash()
    for key, card in (("city", "city"), ("deck", "oracle")):
        g = table(box, who(hand=["elders"]), n=3, market=board, decks={"uncivilised": ["oracle"]})
        play(g, "play:elders", "break_through", key)
        assert hand(g) == [card]
        assert [tokens(g, seat)["progress"] for seat in range(3)] == [0, 1, 1]


@rule("I139")
@BOXES
def test_invasion(box):
    lands = {"classics": ["hills", "oasis"], "legends": ["moor", "island"]}[box]
    fresh = {"classics": "coast", "legends": "lakes"}[box]
    found = {"classics": "qin", "legends": "vikings"}[box]
    decks = {"region": [fresh], "main": ["city", found]}
    me = who(hand=["invasion"], material=3)
    g = play(table(box, me, who(play=lands), n=3, decks=decks), "play:invasion")
    assert (tokens(g), hand(g, 1), hand(g, 2)) == (cash(), ["unrest"], ["unrest"])
    assert len(keys(g)) == 2
    play(g, keys(g)[0], "deck")
    assert hand(g) == [found]
    assert in_play(g, 1) == lands
    g = play(table(box, me, who(play=lands), n=3, decks=decks), "play:invasion")
    play(g, keys(g)[1], "deck")
    assert hand(g) == [fresh]
    assert (asked(g)[1], keys(g)) == (1, lands)
    play(g, lands[1])
    assert hand(g, 1) == sorted([lands[1], "unrest"])
    assert "play:invasion" not in keys(table(box, who(hand=["invasion"], material=2)))


@BOXES
def test_oracle(box):
    me = who(hand=["oracle", "unrest"], deck=["advance", "prosperity", "glory"], actions=0)
    g = play(table(box, me), "play:oracle")
    assert keys(g) == ["advance", "prosperity"]  # of the cards just drawn
    play(g, "prosperity")
    assert hand(g) == ["advance", "unrest"]
    assert sorted(discard(g)) == ["oracle", "prosperity"]


def test_oracle_points():
    assert worth("classics", "oracle", "triumphant", "great") == 4 + 11 + 2
    fame = ["triumphant", "triumphant", "great", "praiseworthy", "notorious", "marvellous"]
    assert worth("classics", "oracle", *fame) == 10 + 11 + 11 + 2 + 3 + 0 + 9
    assert worth("legends", "oracle", "eminent") == 2 + 8


@rule("I146")
@BOXES
def test_rituals_and_ceremonies(box):
    me = who(
        hand=["rituals_and_ceremonies", "unrest"],
        play=[{"card": "city", "exhausted": True}],
        nation_token=True,
        exhausts=3,
        actions=0,
    )
    g = table(box, me, n=3)
    before = pile(g)
    play(g, "play:rituals_and_ceremonies", "return_unrest")
    assert (hand(g), pile(g), tokens(g)) == ([], before + 1, cash())
    g = play(table(box, me, n=3), "play:rituals_and_ceremonies", "progress")
    assert tokens(g) == cash(progress=1)
    play(g, "yes", "city")
    assert player(g)["play"] == [{"card": "city"}]
    assert (player(g)["exhausts"], player(g)["nation_token"]) == (4, True)
    g = play(table(box, me, n=3), "play:rituals_and_ceremonies", "progress", "no")
    assert player(g)["exhausts"] == 3


# --- Classics -------------------------------------------------------------------------------------


@rule("I172", "I174")
@pytest.mark.parametrize("pays", [True, False])
def test_standing_army(pays):
    """The attacker pays a progress to its owner, or the attack passes that player by."""
    me = who(hand=["corruption"], state="empire", progress=1)
    g = play(classics(me, who(play=["standing_army"]), n=4), "play:corruption")
    assert asked(g)[1] == 0
    play(g, "yes" if pays else "no")
    assert tokens(g) == cash(2, 0, 1 if pays else 2)
    assert tokens(g, 1) == (cash(2, 0, 1) if pays else cash())
    assert hand(g, 1) == (["unrest"] if pays else [])
    assert (hand(g, 2), hand(g, 3)) == (["unrest"], ["unrest"])


@rule("I174")
def test_standing_army_when_the_attacker_is_poor():
    me = who(hand=["corruption"], state="empire", material=9)
    g = play(classics(me, who(play=["standing_army"]), n=4), "play:corruption")
    assert asked(g) == ("place", 0)
    assert (hand(g, 1), tokens(g, 1), hand(g, 2)) == ([], cash(), ["unrest"])


@rule("I81")
def test_town_is_exhausted():
    """Everybody may gain 2 material."""
    g = play(classics(who(play=["town"]), n=3), "exhaust:town")
    assert asked(g) == ("may", 0)
    play(g, "yes")
    assert asked(g) == ("may", 1)
    play(g, "no")
    assert asked(g) == ("may", 2)
    play(g, "yes")
    assert [tokens(g, seat)["material"] for seat in range(3)] == [2, 0, 2]


def test_town_at_the_solstice():
    g = play(solstice("classics", who(play=["town"])), "yes")
    assert tokens(g) == cash(progress=2)
    play(g, "abandon")
    assert (in_play(g), discard(g), points(g)) == ([], ["town"], 0)
    g = play(solstice("classics", who(play=["town"])), "yes", "this_history")
    assert (in_play(g), history(g), points(g)) == ([], ["town"], 2)
    g = play(solstice("classics", who(play=["town"])), "no")
    assert (in_play(g), tokens(g), points(g)) == (["town"], cash(), 0)


def test_shrine():
    g = play(classics(who(play=["shrine"], deck=["glory"], material=2)), "exhaust:shrine")
    assert (tokens(g), hand(g)) == (cash(1), ["glory"])
    assert keys(classics(who(play=["shrine"], deck=["glory"])), "exhaust") == []
    me = who(play=["shrine"], hand=["advance", "glory"], discard=["unrest"])
    g = play(solstice("classics", me), "yes", "glory")
    assert (hand(g), discard(g)) == (["advance"], ["glory"])
    g = play(solstice("classics", me), "no")
    assert (hand(g), discard(g)) == (["advance", "glory"], ["unrest"])


@rule("I80", "I140")
@pytest.mark.parametrize("box, card", [("classics", "mysticism"), ("legends", "religion")])
def test_an_action_for_an_exhaust(box, card):
    g = play(table(box, who(play=[card], hand=["city"], actions=0)), f"exhaust:{card}")
    assert actions(g) == 1
    g = solstice(box, who(play=[card]))
    if card == "mysticism":  # nobody is kept from discarding none; what religion asks is a price
        play(g, "take_unrest")
    assert hand(g) == ["unrest"]
    g = solstice(box, who(play=[card], hand=["advance"], material=2))
    if card == "mysticism":
        play(g, "take_unrest")
    assert (hand(g), tokens(g)) == (["advance", "unrest"], cash(2))
    g = play(solstice(box, who(play=[card], hand=["advance", "glory"], material=3)), "take_unrest")
    assert hand(g) == ["advance", "glory", "unrest"]
    assert tokens(g) == cash(3)


def test_mysticism_at_the_solstice():
    g = solstice("classics", who(play=["mysticism"], hand=["advance", "glory", "unrest"]))
    play(g, "discard", "advance", "glory")
    assert (hand(g), sorted(discard(g))) == (["unrest"], ["advance", "glory"])


def test_religion_at_the_solstice():
    g = solstice("legends", who(play=["religion"], material=4))
    play(g, next(key for key in keys(g) if key != "take_unrest"))
    assert (tokens(g), hand(g)) == (cash(1), [])


@rule("I152")
@pytest.mark.parametrize(
    "box, card, lands, before, after",
    [
        ("classics", "agriculture", ["coast", "oasis"], 3, 6),
        ("classics", "agriculture", ["oasis"], 2, 2),
        ("legends", "qanat", ["lakes", "grassland"], 2, 5),
        ("legends", "qanat", ["grassland"], 1, 1),
    ],
)
def test_an_icon_counts_as_three_production(box, card, lands, before, after):
    """One fertile (river) icon in play counts as 3 production until the turn ends."""
    me = who(hand=["prosperity"], play=[card, *lands])
    assert tokens(prosper(table(box, me))) == cash(before)
    g = table(box, me)
    if f"exhaust:{card}" in keys(g):
        play(g, f"exhaust:{card}")
        while g.decision.kind not in ("turn", "place"):
            play(g, keys(g)[0])
        assert tokens(prosper(g)) == cash(after)
    else:
        assert before == after


@rule("I152")
def test_agriculture_treats_the_icon_instead_of_itself():
    """Celtic Gold counts fertile icons: the treated one is none until the turn ends."""
    me = who(play=["agriculture", "coast", "hills"], hand=["celtic_gold"])
    assert tokens(play(classics(me), "play:celtic_gold")) == cash(8)
    g = play(classics(me), "exhaust:agriculture", "coast", "play:celtic_gold")
    assert tokens(g) == cash(4)


def test_agriculture_lasts_a_turn():
    me = who(play=["agriculture", "hills"], hand=["prosperity"])
    g = close(close(play(classics(me), "exhaust:agriculture")))
    assert tokens(prosper(g)) == cash(1)


@pytest.mark.parametrize(
    "box, card, lands, vp",
    [
        ("classics", "agriculture", ["coast", "hills", "oasis"], 4),
        ("classics", "shaduf", ["oasis", "marsh", "hills"], 4),
        ("classics", "boats", ["oasis", "hills", "mountain"], 2 + 1),
        ("legends", "domestication", ["island", "plain", "moor"], 4),
        ("legends", "qanat", ["lakes", "island", "plain"], 6),
        ("legends", "water_mill", ["lakes", "island", "plain"], 2 + 2 + 1),
    ],
)
def test_points_for_icons(box, card, lands, vp):
    """Of all cards owned; a double icon counts twice, a mountain is worth a point itself."""
    assert worth(box, card, *lands) == vp
    assert worth(box, card, *lands, zone="history") == vp


@rule("I74")
def test_points_for_icons_end_at_ten():
    rivers = ["floodplain", "oasis", "marsh", "river", "cape"]
    assert worth("classics", "shaduf", *rivers) == 10
    assert worth("classics", "shaduf", *rivers, "raetia") == 10
    assert worth("classics", "boats", *rivers) == 5


@rule("I104")
@pytest.mark.parametrize(
    "box, card, goods, action",
    [("classics", "boats", "oasis", "hills"), ("legends", "water_mill", "grassland", "moor")],
)
def test_boats_and_water_mill(box, card, goods, action):
    """A river (for the mill a fertile land) recalled for tokens, the other kind for an action."""
    me = who(play=[card, goods, action, "city"])
    g = play(table(box, me), f"exhaust:{card}", "material")
    assert (tokens(g), actions(g), hand(g)) == (cash(2, 1), 3, [goods])
    g = play(table(box, me), f"exhaust:{card}", "action")
    assert (tokens(g), actions(g), hand(g)) == (cash(), 4, [action])
    for land, gain in ((goods, cash(2, 1)), (action, cash())):
        g = play(table(box, who(play=[card, land])), f"exhaust:{card}")
        assert (tokens(g), hand(g)) == (gain, [land])
    assert keys(table(box, who(play=[card, "city"])), "exhaust") == []


@rule("I110", "I169", "I158")
@pytest.mark.parametrize(
    "box, card, land", [("classics", "shaduf", "oasis"), ("legends", "domestication", "plain")]
)
def test_shaduf_and_domestication_with_prosperity(box, card, land):
    """Prosperity counts production, but the material comes from a card with the icon."""
    me = who(hand=["prosperity"], play=[card, land])
    g = prosper(table(box, me))
    assert (asked(g), tokens(g)) == (("react", 0), cash(2))
    play(g, "yes")
    assert tokens(g) == cash(2, 0, 1)
    assert player(g)["exhausts"] == 4
    assert tokens(play(prosper(table(box, me)), "no")) == cash(2)
    assert asked(prosper(table(box, me), "population"))[0] != "react"


@rule("I169")
@pytest.mark.parametrize(
    "box, card, land",
    [("classics", "shaduf", "hills"), ("legends", "domestication", "moor")],
)
def test_shaduf_and_domestication_need_their_icon(box, card, land):
    g = prosper(table(box, who(hand=["prosperity"], play=[card, land])))
    assert (asked(g)[0], tokens(g)) == ("place", cash(1))


@rule("I110", "I169")
def test_shaduf_with_boats_and_port():
    g = classics(who(play=["shaduf", "boats", "oasis"]))
    play(g, "exhaust:boats", "yes")
    assert tokens(g) == cash(2, 1, 1)
    g = play(classics(who(play=["shaduf", "port", "oasis"], material=9)), "exhaust:port")
    assert asked(g) == ("react", 0)
    g = classics(who(hand=["marsh"], play=["shaduf"]))
    play(g, "play:marsh")
    assert asked(g) == ("react", 0)  # an effect of the card itself
    play(g, "yes")
    assert tokens(g) == cash(2, 0, 1)


@rule("I145", "I169")
def test_shaduf_with_a_triggered_region():
    me = who(hand=["cataphract"], state="empire", play=["shaduf", "marsh"])
    g = play(classics(me), "play:cataphract", "no", "yes")
    assert (asked(g), tokens(g)) == (("react", 0), cash(2))


# --- Legends --------------------------------------------------------------------------------------


@rule("I138")
@pytest.mark.parametrize("land, progress", [("moor", 1), ("fortified_region", 2)])
def test_mining(land, progress):
    """A progress for an abandoned region, one more if it has no production icon."""
    g = play(legends(who(play=["mining", land]), n=4), "exhaust:mining")
    assert (tokens(g), discard(g)) == (cash(progress=progress), [land])
    assert keys(legends(who(play=["mining", "city"]), n=4), "exhaust") == []


@rule("I138", "I177")
def test_espionage():
    me = who(hand=["espionage", "advance", "glory"])
    g = legends(me, who(play=["art", "island"]), n=3)
    play(g, "play:espionage", "glory")
    assert keys(g) == ["plain", "elders", "civil_service", "etruscans", "phoenicians"]
    play(g, "civil_service")
    assert (hand(g), deck(g)) == (["advance", "civil_service"], ["glory"])
    assert (asked(g)[1], keys(g)) == (1, ["art", "island"])
    play(g, "art")
    assert (hand(g, 1), in_play(g, 1)) == (["art"], ["island"])
    g = play(legends(who(hand=["espionage"]), who(play=["art"])), "play:espionage")
    assert (hand(g), hand(g, 1)) == ([], ["art"])  # nothing to put onto the deck


@rule("I144")
def test_monument():
    me = who(play=["monument"], hand=["unrest", "advance"], population=1, actions=0)
    g = play(legends(me), "exhaust:monument")
    assert (tokens(g), hand(g), discard(g), actions(g)) == (cash(), ["advance"], [], 0)
    assert for_nothing(legends(who(play=["monument"], hand=["advance"])), "exhaust:monument")


def test_code_of_laws():
    g = play(legends(who(play=["code_of_laws"], deck=["glory", "advance"])), "exhaust:code_of_laws")
    assert (hand(g), player(g)["exhausts"]) == (["glory"], 4)
