"""The cards of the Greeks: what is printed on them and what they do."""

from __future__ import annotations

import pytest

from imperium_classics import (
    EMPTY,
    MARKET,
    PURSE,
    SPARE,
    Card,
    asks,
    check_city,
    check_cost,
    check_icons,
    check_playable,
    check_played,
    check_points,
    check_region,
    each,
    hand_after_round,
    kind,
    purse,
    score,
    table,
)
from imperium_table import (
    discard,
    for_nothing,
    hand,
    history,
    in_play,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)

CARDS = [
    Card("olympic_games"),
    Card("greek_prosperity", state="empire", vp=2, cost=(2, 2)),
    Card("pericles", state="empire", free=True, vp=3, cost=(3, 2)),
    Card("city_of_corinth", state="empire", pinned=True, icons="c", vp=3, cost=(3, 2)),
    Card("science", state="empire", pinned=True, vp=3, cost=(3, 2)),
    Card("greek_innovation", state="empire", attack=True, vp=3, cost=(3, 2)),
    Card("direct_democracy", state="empire", pinned=True, vp=3, cost=(3, 2)),
    Card("lighthouse", state="empire", pinned=True, vp=3, cost=(5, 0)),
    Card("philosophy", state="empire", vp=None, cost=(6, 0)),
    Card("city_of_athens", pinned=True, icons="c"),
    Card("plains_of_thessaly", pinned=True, suit="region", icons="p"),
    Card("greek_mercenaries", attack=True),
    Card("settlers", state="barbarian"),
    Card("city_of_sparta", state="barbarian", pinned=True, icons="c"),
    Card("peloponnese", pinned=True, suit="region", icons="pr"),
    Card("forest_of_pholoe", pinned=True, suit="region", icons="p"),
]


@rule("I3", "I47", "I94")
@each(CARDS)
def test_when_it_may_be_played(card):
    check_playable("greeks", card)


@rule("I2", "I47", "I102", "I172")
@each(CARDS)
def test_attacks_and_pinned_cards(card):
    check_played("greeks", card)


@rule("I5", "I7", "I200")
@each(CARDS)
def test_suits_and_icons(card):
    check_icons("greeks", card)


@rule("I72")
@each(CARDS)
def test_points(card):
    check_points("greeks", card)


@rule("I86")
@each([card for card in CARDS if card.cost])
def test_cost_of_developing(card):
    check_cost("greeks", card)


# --- the power card -------------------------------------------------------------------------------


def owning(cards, **more):
    return {"hand": [], "deck": [], "history": cards, "tokens": EMPTY} | more


MANY = ["unrest"] * 5 + ["town", "town", "city", "city", "advance", "conquer", "glory", "settlers"]


@rule("I74", "I198")
@pytest.mark.parametrize(
    "side, n, points",
    [("A", 5, 0), ("A", 6, 1), ("A", 13, 2), ("B", 1, 0), ("B", 2, 1), ("B", 13, 4)],
)
def test_power_scores_cards(side, n, points):
    """The power card itself is counted."""
    g = table("greeks", owning(MANY[:n], side=side), decks={})
    assert score(g, "power") == points


@rule("I74")
def test_power_scores_no_more_than_ten():
    regions = ["peloponnese", "forest_of_pholoe", "plains_of_thessaly", "coast", "oasis", "cape"]
    more = ["steppe", "woodland", "mountain", "floodplain", "forest", "invasion", "mysticism"]
    more += ["science", "lighthouse", "pericles", "olympic_games", "city_of_athens"]
    cards = [*MANY, *regions, *more]
    assert len(cards) == 31
    g = table("greeks", owning(cards), decks={})
    assert score(g, "power") == 10
    g = table("greeks", owning(cards[:28]), decks={})
    assert score(g, "power") == 9


@rule("I80")
@pytest.mark.parametrize(
    "suit, take, got",
    [
        ("uncivilised", "deck", "oracle"),
        ("uncivilised", "elders", "elders"),
        ("civilised", "deck", "coinage"),
        ("civilised", "temple", "temple"),
    ],
)
def test_power_spends_actions(suit, take, got):
    g = table("greeks", {"side": "A"})
    play(g, "exhaust:greeks_a", suit, take)
    assert player(g)["actions"] == 1
    assert hand(g) == sorted([SPARE, got])
    assert "exhaust:greeks_a" not in keys(g)


@rule("I80")
def test_power_needs_two_actions():
    assert "exhaust:greeks_a" in keys(table("greeks", {"side": "A", "actions": 2}))
    assert "exhaust:greeks_a" not in keys(table("greeks", {"side": "A", "actions": 1}))
    assert keys(table("greeks", {"side": "B"}), "exhaust:") == []


# --- cards of the deck and the nation deck --------------------------------------------------------


@pytest.mark.parametrize(
    "region, gain",
    [
        ("plains_of_thessaly", {"material": 1}),
        ("peloponnese", {"population": 1}),
        ("forest_of_pholoe", {}),
    ],
)
def test_regions(region, gain):
    check_region("greeks", region, gain)


@rule("I66")
@pytest.mark.parametrize("city", ["city_of_corinth", "city_of_athens", "city_of_sparta"])
def test_cities(city):
    check_city("greeks", city)


@rule("I173")
@pytest.mark.parametrize("have, left", [(5, 3), (1, 0)])
def test_greek_mercenaries(have, left):
    rival = {"tokens": EMPTY | {"material": have}}
    third = {"hand": [], "deck": [], "tokens": PURSE, "play": ["cape"]}
    g = table("greeks", {"hand": ["greek_mercenaries", SPARE]}, rival, third)
    g.play("play:greek_mercenaries")
    assert asks(g) == 2
    g.play("yes")
    assert purse(g) == {"material": have - left, "progress": 1}
    assert tokens(g, 1) == {"material": left, "population": 1, "progress": 0}
    assert purse(g, 2) == {}
    assert hand(g, 2) == ["cape"]
    assert hand(g) == sorted([SPARE, "port"])
    assert discard(g) == ["greek_mercenaries"]


@rule("I85")
@pytest.mark.parametrize("choice", ["acquire", "progress", "return_unrest"])
def test_settlers(choice):
    g = table("greeks", {"hand": ["settlers", "unrest", SPARE]}).play("play:settlers")
    assert sorted(keys(g)) == ["acquire", "progress", "return_unrest"]
    pile = g.view(None)["unrest_pile"]
    g.play(choice)
    if choice == "acquire":
        assert keys(g) == ["hills", "jungle"]
        g.play("hills")
    gain = {"acquire": {"population": -1}, "progress": {"progress": 1}, "return_unrest": {}}
    assert purse(g) == gain[choice]
    held = {"acquire": ["hills", "unrest"], "progress": ["unrest"], "return_unrest": []}
    assert hand(g) == sorted([SPARE, *held[choice]])
    assert g.view(None)["unrest_pile"] == pile + (choice == "return_unrest")


@rule("I140")
def test_settlers_without_unrest():
    g = table("greeks", {"hand": ["settlers", SPARE]}).play("play:settlers")
    assert sorted(keys(g)) == ["acquire", "progress", "return_unrest"]


def test_olympic_games():
    g = table("greeks", {"hand": ["olympic_games", SPARE]}).play("play:olympic_games")
    assert sorted(keys(g)) == sorted(["leadership", "port", SPARE])
    g.play("port")
    assert hand(g) == sorted(["leadership", SPARE])
    assert history(g) == ["port"]
    assert discard(g) == ["olympic_games"]


# --- developments ---------------------------------------------------------------------------------


@rule("I200")
@pytest.mark.parametrize("choice", ["material", "population", "draw"])
def test_greek_prosperity(choice):
    fields = ["peloponnese", "oasis", "city_of_athens", "metropolis", "science", "coast", "city"]
    me = {"hand": ["greek_prosperity", SPARE], "state": "empire", "play": fields}
    g = table("greeks", me, decks={})
    play(g, "play:greek_prosperity", choice)
    assert purse(g) == {"material": {"material": 4}, "population": {"population": 3}}.get(
        choice, {}
    )
    drawn = ["port", "leadership", "gambling"] if choice == "draw" else []
    assert hand(g) == sorted([SPARE, *drawn])
    assert hand(g, 1) == ["advance", "conquer"]
    assert discard(g) == ["greek_prosperity"]


@rule("I94")
@pytest.mark.parametrize("take", MARKET)
def test_pericles(take):
    me = {"hand": ["pericles", SPARE], "state": "empire", "actions": 0}
    g = table("greeks", me).play("play:pericles")
    assert keys(g) == list(MARKET)
    g.play(take)
    assert hand(g) == sorted([SPARE, take])
    assert history(g) == ["pericles"]


def test_science():
    me = {"hand": ["advance", "conquer", SPARE], "state": "empire"}
    assert keys(table("greeks", me), "play:") == [f"play:{SPARE}"]
    g = table("greeks", me | {"play": ["science"]})
    assert sorted(keys(g, "play:")) == ["play:advance", f"play:{SPARE}"]
    assert hand_after_round("greeks", {}) == 5
    assert hand_after_round("greeks", {"play": ["science"]}) == 6


@rule("I104", "I177")
def test_greek_innovation():
    me = {"hand": ["greek_innovation", "advance", "conquer", SPARE], "state": "empire"}
    rival = {"play": [{"card": "raetia", "garrison": ["dalmatia"]}, "city_of_rome"]}
    g = table("greeks", me, rival)
    play(g, "play:greek_innovation", "advance", "conquer")
    assert keys(g) == list(MARKET)
    g.play("temple")
    assert asks(g) == 1
    assert sorted(keys(g)) == ["city_of_rome", "raetia"]
    g.play("raetia")
    assert in_play(g, 1) == ["city_of_rome"]
    assert hand(g, 1) == ["advance", "conquer", "dalmatia", "raetia"]
    assert sorted(secret(g)["deck"][:2]) == ["advance", "conquer"]
    assert hand(g) == sorted([SPARE, "temple"])
    assert discard(g) == ["greek_innovation"]


@rule("I137", "I138")
def test_greek_innovation_with_too_few_cards():
    me = {"hand": ["greek_innovation", SPARE], "state": "empire"}
    g = table("greeks", me, {"play": ["raetia"]}).play("play:greek_innovation")
    assert hand(g) == [SPARE]
    assert "raetia" in hand(g, 1)
    assert secret(g)["deck"][0] == "port"


@pytest.mark.parametrize(
    "choice, gain, thrown",
    [("material", {"material": -2}, 0), ("cards", {}, 1), ("population", {"population": -1}, 0)],
)
def test_direct_democracy(choice, gain, thrown):
    me = {"hand": ["unrest", "settlers", "glory", SPARE], "play": ["direct_democracy"]}
    g = table("greeks", me | {"actions": 0})
    assert "play:unrest" not in keys(g)
    pile = g.view(None)["unrest_pile"]
    play(g, "exhaust:direct_democracy", choice)
    if choice == "cards":
        g.play("glory")
    assert kind(g) == "turn"
    assert purse(g) == gain
    assert g.view(None)["unrest_pile"] == pile + 1
    assert discard(g) == ["glory"] * thrown
    assert len(hand(g)) == 3 - thrown
    assert player(g)["actions"] == 0


@rule("I221")
def test_direct_democracy_does_nothing_without_unrest():
    me = {"hand": [SPARE], "play": ["direct_democracy"]}
    assert for_nothing(table("greeks", me), "exhaust:direct_democracy")


@rule("I89", "I157")
def test_lighthouse_swaps():
    slots = ["hills", {"card": "elders", "unrest": True, "tokens": {"progress": 2}}, *MARKET[2:]]
    me = {"play": ["lighthouse"], "discard": ["settlers", "greek_mercenaries"]}
    g = table("greeks", me, market=slots, exile=["coast", "mysticism"])
    pile = g.view(None)["unrest_pile"]
    g.play("exhaust:lighthouse")
    assert len(keys(g)) == 2
    g.play(next(key for key in keys(g) if key != "deck_top"))
    asked = keys(g)
    if "coast" in asked:
        play(g, "coast", "elders")
    else:
        play(g, "elders", "coast")
    assert g.view(None)["market"][1] == {"card": "coast", "tokens": {"progress": 2}}
    assert sorted(g.view(None)["exile"]) == ["elders", "mysticism"]
    assert g.view(None)["unrest_pile"] == pile + 1


@rule("I89")
def test_lighthouse_swap_brings_unrest():
    me = {"play": ["lighthouse"]}
    g = table("greeks", me, exile=["mysticism"])
    pile = g.view(None)["unrest_pile"]
    g.play("exhaust:lighthouse")
    while kind(g) != "turn":
        wanted = [key for key in keys(g) if key in ("hills", "mysticism")]
        g.play(wanted[0] if wanted else next(k for k in keys(g) if k != "deck_top"))
    assert g.view(None)["market"][0] == {"card": "mysticism", "unrest": True}
    assert g.view(None)["exile"] == ["hills"]
    assert g.view(None)["unrest_pile"] == pile - 1


def test_lighthouse_finds_attacks():
    me = {"play": ["lighthouse"], "discard": ["settlers", "greek_mercenaries", "invasion"]}
    g = table("greeks", me, exile=["coast"])
    play(g, "exhaust:lighthouse", "deck_top")
    assert sorted(keys(g)) == ["greek_mercenaries", "invasion"]
    g.play("greek_mercenaries")
    assert secret(g)["deck"][0] == "greek_mercenaries"
    assert sorted(discard(g)) == ["invasion", "settlers"]


@rule("I78", "I84")
@pytest.mark.parametrize(
    "suit, take, got",
    [
        ("uncivilised", "deck", "oracle"),
        ("uncivilised", "elders", "elders"),
        ("civilised", "deck", "coinage"),
        ("civilised", "temple", "temple"),
    ],
)
def test_philosophy(suit, take, got):
    me = {"hand": ["philosophy", SPARE], "state": "empire"}
    me["play"] = ["peloponnese", "city_of_athens", "science"]
    g = table("greeks", me).play("play:philosophy")
    assert sorted(keys(g)) == ["city_of_athens", "science"]
    play(g, "science", suit, take)
    assert in_play(g) == ["peloponnese", "city_of_athens"]
    assert hand(g) == sorted([SPARE, got])
    assert sorted(discard(g)) == ["philosophy", "science"]


@rule("I138")
def test_philosophy_without_anything_to_abandon():
    me = {"hand": ["philosophy", SPARE], "state": "empire", "play": ["peloponnese"]}
    g = table("greeks", me).play("play:philosophy")
    assert hand(g) == [SPARE]
    assert in_play(g) == ["peloponnese"]


@rule("I74", "I198")
@pytest.mark.parametrize("n, points", [(2, 0), (3, 1), (13, 3)])
def test_philosophy_scores_cards(n, points):
    cards = [name for name in MANY if name not in ("town", "city", "unrest")]
    fields = ["peloponnese", "coast", "oasis", "cape", "steppe", "woodland", "floodplain", "forest"]
    plain = [*cards, *fields, "oracle"][:n]
    g = table("greeks", owning([*plain, "philosophy"]), decks={})
    assert score(g) == points


def test_direct_democracy_helps_with_every_unrest():
    me = {"hand": ["unrest", "glory", SPARE], "play": ["direct_democracy"]}
    g = play(table("greeks", me), "play:unrest", "material")
    assert purse(g) == {"material": -2}
    assert player(g)["actions"] == 2
    assert player(g)["exhausts"] == 5
    poor = table("greeks", me | {"tokens": EMPTY | {"material": 2}}).play("play:unrest")
    assert sorted(keys(poor)) == ["cards", "material"]
    g = play(table("greeks", me | {"play": []}), "play:unrest", "material")
    assert purse(g) == {"material": -3}
