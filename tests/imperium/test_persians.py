"""The cards of the Persians: what is printed on them and what they do."""

from __future__ import annotations

import pytest

from imperium_classics import (
    DECK,
    DECKS,
    EMPTY,
    MARKET,
    PURSE,
    SPARE,
    UNRESTED,
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
    end_turn,
    kind,
    purse,
    score,
    settle,
    table,
)
from imperium_table import (
    discard,
    garrison,
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
    Card("city_of_persepolis", pinned=True, icons="c"),
    Card("battering_ram", state="empire", attack=True, vp=2, cost=(0, 4)),
    Card("development_persians", state="empire", vp=3, cost=(4, 2)),
    Card("windmills", state="empire", pinned=True, free=True, vp=2, cost=(4, 0)),
    Card("satrap", state="empire", free=True, vp=3, cost=(4, 2)),
    Card("persian_gold", state="empire", attack=True, vp=4, cost=(7, 0)),
    Card("babylonians", state="empire", free=True, suit="tributary", vp=4, cost=(0, 5)),
    Card("darius_i", state="empire", vp=None, cost=(3, 2)),
    Card("arachosia", pinned=True, suit="region", icons="pr"),
    Card("nisaean_plain", pinned=True, suit="region", icons="ff"),
    Card("median_empire", state="barbarian", suit="tributary"),
    Card("bactria", pinned=True, suit="region"),
    Card("zagros", pinned=True, suit="region", icons="pr"),
    Card("lydians", state="barbarian", suit="tributary"),
]


@rule("I3", "I47", "I94")
@each(CARDS)
def test_when_it_may_be_played(card):
    check_playable("persians", card)


@rule("I2", "I47", "I102", "I172")
@each(CARDS)
def test_attacks_and_pinned_cards(card):
    check_played("persians", card)


@rule("I5", "I7", "I200")
@each(CARDS)
def test_suits_and_icons(card):
    check_icons("persians", card)


@rule("I72")
@each(CARDS)
def test_points(card):
    check_points("persians", card)


@rule("I86")
@each([card for card in CARDS if card.cost])
def test_cost_of_developing(card):
    check_cost("persians", card)


# --- the power card -------------------------------------------------------------------------------

TRIBUTE = ["median_empire", "lydians", "armenians", "egyptians", "ionians", "sumerians", "minoans"]
MORE = ["babylonians", "qin", "aksumites"]


@rule("I74")
@pytest.mark.parametrize(
    "side, n, points",
    [("A", 1, 0), ("A", 2, 1), ("A", 8, 3), ("B", 0, 1), ("B", 2, 3), ("B", 10, 10)],
)
def test_power_scores_tributaries(side, n, points):
    """The card in hand is one, too."""
    g = table("persians", {"side": side, "discard": [*TRIBUTE, *MORE][:n]}, decks={})
    assert score(g, "power") == points


@rule("I80", "I84")
@pytest.mark.parametrize("take, got", [("deck", "minoans"), ("hittites", "hittites")])
def test_power_breaks_through(take, got):
    me = {"side": "A", "hand": ["glory", "advance", SPARE]}
    g = table("persians", me, market=list(UNRESTED)).play("exhaust:persians_a")
    play(g, "glory", "advance")
    assert keys(g) == ["deck", "hittites"]
    g.play(take)
    assert purse(g) == {"population": -1}
    assert player(g)["actions"] == 2
    assert sorted(secret(g)["deck"][:2]) == ["advance", "glory"]
    assert hand(g) == sorted([SPARE, got])
    assert "exhaust:persians_a" not in keys(g)


@rule("I49", "I80", "I101")
@pytest.mark.parametrize(
    "change",
    [{"actions": 0}, {"hand": [SPARE]}, {"tokens": EMPTY | {"material": 9}}, {"side": "B"}],
)
def test_power_needs_everything(change):
    me = {"side": "A", "hand": ["glory", SPARE]}
    assert "exhaust:persians_a" in keys(table("persians", me))
    assert keys(table("persians", me | change), "exhaust:") == []


# --- cards of the deck and the nation deck --------------------------------------------------------


@pytest.mark.parametrize(
    "region, gain", [("nisaean_plain", {}), ("bactria", {"material": 3}), ("zagros", {})]
)
def test_regions(region, gain):
    check_region("persians", region, gain)


@pytest.mark.parametrize("bury", [None, "glory"])
def test_arachosia(bury):
    me = {"hand": ["arachosia", SPARE], "discard": ["glory", "advance"]}
    g = table("persians", me).play("play:arachosia")
    if bury:
        g.play("yes")
        assert sorted(keys(g)) == ["advance", "glory"]
        g.play("glory")
    else:
        g.play("no")
    assert history(g) == ([bury] if bury else [])
    assert sorted(discard(g)) == (["advance"] if bury else ["advance", "glory"])
    g.play("yes")
    assert garrison(g, "arachosia") == [SPARE]


@rule("I66")
def test_city_of_persepolis():
    check_city("persians", "city_of_persepolis")


@pytest.mark.parametrize(
    "card, gain", [("median_empire", {"material": 4}), ("lydians", {"population": 2})]
)
def test_tributaries(card, gain):
    g = table("persians", {"hand": [card, SPARE]}).play(f"play:{card}")
    assert purse(g) == gain
    assert history(g) == [card]


# --- developments ---------------------------------------------------------------------------------


@rule("I177")
@pytest.mark.parametrize(
    "suit, take, got",
    [
        (None, None, None),
        ("region", "deck", "marsh"),
        ("region", "hills", "hills"),
        ("tributary", "deck", "minoans"),
        ("tributary", "hittites", "hittites"),
    ],
)
def test_battering_ram(suit, take, got):
    me = {"hand": ["battering_ram", SPARE], "state": "empire"}
    rival = {"play": ["raetia", "city_of_rome", "city", "metropolis"]}
    g = table("persians", me, rival, decks=DECKS | {"main": ["minoans"]}).play("play:battering_ram")
    assert asks(g) == 1
    assert sorted(keys(g)) == ["city", "city_of_rome"]
    g.play("city_of_rome")
    assert in_play(g, 1) == ["raetia", "city", "metropolis"]
    assert discard(g, 1) == ["city_of_rome"]
    play(g, "yes", suit, take) if suit else play(g, "no")
    assert hand(g) == sorted([SPARE] + ([got] if got else []))
    assert discard(g) == ["battering_ram"]


@rule("I86")
@pytest.mark.parametrize("choice", ["develop", "acquire"])
def test_development(choice):
    me = {"hand": ["development_persians", SPARE], "state": "empire"}
    me["development"] = ["windmills", "battering_ram"]
    g = table("persians", me).play("play:development_persians")
    g.play(choice)
    if choice == "develop":
        assert sorted(keys(g)) == ["battering_ram", "windmills"]
        g.play("battering_ram")
        assert purse(g) == {"population": -4}
        assert sorted(discard(g)) == ["battering_ram", "development_persians"]
    else:
        assert keys(g) == ["elders", "temple"]
        g.play("temple")
        assert purse(g) == {"material": -2}
        assert hand(g) == sorted([SPARE, "temple"])


@rule("I152")
def test_windmills():
    fields = ["windmills", "nisaean_plain", "zagros"]
    me = {"hand": ["prosperity", SPARE], "state": "empire", "play": fields}
    plain = play(table("persians", me), "play:prosperity", "no", "no", "material")
    assert purse(plain) == {"material": 1}
    g = table("persians", me).play("exhaust:windmills")
    if kind(g) != "turn":
        g.play("nisaean_plain")
    play(g, "play:prosperity", "no", "no", "material")
    assert purse(g) == {"material": 4}


@rule("I152")
def test_windmills_last_one_turn():
    me = {"play": ["windmills", "nisaean_plain", "zagros"], "state": "empire"}
    g = table("persians", me | {"deck": ["prosperity", *DECK]}, {"hand": [], "deck": []})
    settle(g.play("exhaust:windmills"))
    end_turn(end_turn(g))
    assert (kind(g), asks(g)) == ("turn", 0)
    start = tokens(g)["material"]
    play(g, "play:prosperity", "no", "no", "material")
    assert tokens(g)["material"] == start + 1


@rule("I94", "I101")
def test_satrap():
    me = {"hand": ["satrap", SPARE], "state": "empire", "actions": 0}
    g = table("persians", me).play("play:satrap")
    assert purse(g) == {"material": -3}
    assert player(g)["actions"] == 1
    assert discard(g) == ["satrap"]
    poor = table("persians", me | {"tokens": EMPTY | {"material": 2}})
    assert "play:satrap" not in keys(poor)


@rule("I173")
def test_persian_gold():
    me = {"hand": ["persian_gold", SPARE], "state": "empire"}
    third = {"hand": [], "deck": [], "tokens": PURSE, "play": ["cape"]}
    g = table("persians", me, {}, third).play("play:persian_gold")
    assert asks(g) == 2
    g.play("yes")
    assert purse(g) == {"material": 2, "progress": 1}
    assert purse(g, 1) == {"material": 2}
    assert hand(g, 1) == ["advance", "conquer", "unrest"]
    assert purse(g, 2) == {}
    assert hand(g, 2) == ["cape"]
    assert hand(g) == [SPARE]
    assert discard(g) == ["persian_gold"]


@pytest.mark.parametrize("card, actions, left", [("babylonians", 0, 0), ("darius_i", 1, 0)])
@pytest.mark.parametrize("take", MARKET)
def test_babylonians_and_darius(card, actions, left, take):
    me = {"hand": [card, SPARE], "state": "empire", "actions": actions}
    g = table("persians", me, market=list(UNRESTED)).play(f"play:{card}")
    assert keys(g) == list(MARKET)
    g.play(take)
    wild = take in ("elders", "temple", "hittites")
    assert hand(g) == sorted([SPARE, take] + ["unrest"] * wild)
    assert history(g) == [card]
    assert player(g)["actions"] == left


@rule("I74")
@pytest.mark.parametrize("n, points", [(0, 1), (4, 5), (7, 8), (10, 10)])
def test_darius_scores_tributaries(n, points):
    me = {"discard": [*TRIBUTE, *MORE][:n]}
    base = score(table("persians", me, decks={}))
    both = table("persians", me | {"history": ["darius_i"]}, decks={})
    assert score(both) - base == points
