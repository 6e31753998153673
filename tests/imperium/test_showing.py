"""What is searched is shown and shuffled, and offered in an order that tells nothing (I92)."""

import pytest

import tabularium as tb
from imperium_keywords import LEGENDS, me, pending, purse, table
from imperium_table import discard, hand, history, imperium, keys, play, player, rule, secret
from tabularium.games.imperium.finding import Find
from tabularium.games.imperium.layout import DECK, HAND, NATION
from tabularium.games.imperium.rules import RULES

DECK_OF_TEN = ["advance", "chandragupta", "chanakya", "magadha", "indus_valley", "nanda_dynasty"]
DECK_OF_TEN += ["indian_elephants", "gandhara", "arthashastra", "city_of_pataliputra"]


def ashoka(seed=0, **rest):
    mine = me("ashoka", "glory", "indian_elephants_2", state="empire", side="B", tokens=purse())
    mine |= {"deck": list(DECK_OF_TEN), "discard": ["prosperity"]} | rest
    return imperium(mine, {}, seats=("mauryans", "romans"), options=LEGENDS, seed=seed)


# Ashoka -------------------------------------------------------------------------------------------


@rule("I153")
def test_ashoka_shuffles_the_deck():
    left = [card for card in DECK_OF_TEN if card != "indian_elephants"]
    orders = {tuple(secret(play(ashoka(seed), "play:ashoka"))["deck"]) for seed in range(8)}
    assert all(sorted(order) == sorted(left) for order in orders)
    assert len(orders) == 8


@rule("I153")
def test_ashoka_shuffles_a_deck_without_attacks_too():
    left = [card for card in DECK_OF_TEN if card != "indian_elephants"]
    orders = set()
    for seed in range(8):
        g = play(ashoka(seed, deck=left, hand=["ashoka"]), "play:ashoka")
        orders.add(tuple(secret(g)["deck"]))
    assert len(orders) == 8


@rule("I153")
def test_everybody_sees_what_ashoka_shows():
    g = play(ashoka(), "play:ashoka")
    for seat in (None, 0, 1):
        known = g.view(seat)["players"][0]["known_hand"]
        assert "glory" in known and "indian_elephants_2" not in known
    shown = [event for event in g.feed(1) if event["event"].startswith("show-")]
    assert {event["card"] for event in shown if event["event"] == "show-hand"} >= {
        "glory",
        "indian_elephants_2",
    }
    in_deck = [event["card"] for event in shown if event["event"] == "show-deck"]
    assert sorted(in_deck) == sorted(DECK_OF_TEN)
    assert history(g) == ["ashoka", "indian_elephants", "indian_elephants_2"]


@rule("I153")
@pytest.mark.parametrize("lang", ["en", "pl", "hu"])
def test_the_log_says_what_was_shown(lang):
    g = play(ashoka(), "play:ashoka")
    told = g.log(lang, 1)
    name = {"en": "Glory", "pl": "Chwała", "hu": "Dicsőség"}[lang]
    assert any(name in sentence for sentence in told)


@rule("I153")
def test_the_order_of_the_events_tells_nothing_of_the_deck():
    """The deck was laid out and shuffled again: what is told is sorted."""
    one = play(ashoka(deck=list(DECK_OF_TEN)), "play:ashoka").feed(1)
    other = play(ashoka(deck=DECK_OF_TEN[::-1]), "play:ashoka").feed(1)
    shown = [[e for e in feed if e["event"] == "show-deck"] for feed in (one, other)]
    assert shown[0] == shown[1]


@rule("I153", "I212")
def test_after_ashoka_a_rival_imagines_the_deck_that_was_shown():
    mine = {"history": ["advance"], "marks": {"history": [0x40]}}
    deck = [card for card in DECK_OF_TEN if card != "advance"]
    g = play(ashoka(deck=deck, **mine), "play:ashoka")
    left = sorted(card for card in deck if card != "indian_elephants")
    for seed in range(10):
        world = secret(g.resample(1, seed))
        assert sorted(world["deck"]) == left
        assert "glory" in world["hand"]


# finding ------------------------------------------------------------------------------------------


@rule("I92", "I219")
def test_a_found_card_is_told_to_all():
    mine = me("erik_the_red", "glory", play=["scandinavia"], tokens=purse(0, 1))
    mine |= {"deck": ["iceland", "graenland"], "discard": []}
    g = play(table(mine, nations="vikings romans"), "play:erik_the_red")
    play(g, "iceland")
    found = [event for event in g.feed(1) if event["event"] == "find"]
    assert [(event["seat"], event["card"]) for event in found] == [(0, "iceland")]
    assert "iceland" in player(g)["known_hand"]


@rule("I92", "I212")
def test_a_card_found_in_hand_is_seen_on_its_way_into_the_history():
    """Lancelot finds Guennuvar; a rival who imagines the table knows where she is."""
    mine = me("lawnslot_llyn_sir_lancelot", "guennuvar", "cafall", "king_arthur")
    mine |= {"deck": ["bedwyr", "peredur_sir_percival", "uthyr_pendragon"]}
    g = imperium(mine, {}, seats=("arthurians", "romans"))
    play(g, "play:lawnslot_llyn_sir_lancelot")
    assert history(g) == ["guennuvar"]
    for seed in range(10):
        assert secret(g.resample(1, seed))["history"] == ["guennuvar"]


@rule("I97", "I212", "I219")
def test_a_card_out_of_a_history_that_nobody_saw_stays_unseen():
    mine = me("hannibal", "unrest", state="empire", history=["glory"], tokens=purse())
    mine |= {"marks": {"history": [0x40]}, "deck": ["conquer", "prosperity"]}
    g = table(mine, nations="carthaginians romans")
    play(g, "play:hannibal", "no", "no", "yes")
    assert "glory" in hand(g)
    assert "glory" not in player(g)["known_hand"]


# the order of what is offered ---------------------------------------------------------------------


@rule("I92")
@pytest.mark.parametrize("turned", [False, True])
def test_what_is_found_is_offered_in_an_order_that_tells_nothing(turned):
    """Erik looks through the whole deck: neither order nor place of its regions is told."""
    lands = ["iceland", "foroyar", "graenland", "hills", "forest"]
    mine = me("erik_the_red", "glory", play=["scandinavia"], tokens=purse(0, 1))
    mine |= {"deck": lands[::-1] if turned else lands, "discard": []}
    market = ["jungle", None, None, None, None]
    g = imperium(mine, {}, seats=("vikings", "romans"), market=market)
    play(g, "play:erik_the_red")
    assert pending(g)[0] == "find"
    straight = imperium(mine | {"deck": lands}, {}, seats=("vikings", "romans"), market=market)
    assert keys(g) == keys(play(straight, "play:erik_the_red"))


@rule("I92")
def test_no_search_tells_how_a_deck_lies():
    """Every search of the game, whatever the order of the decks it goes through."""
    searches = [node for node in RULES.nodes if isinstance(node, Find)]
    assert len(searches) >= 6
    mine = {"deck": ["excalibur", "graal", "bedwyr", "king_arthur", "dalmatia", "raetia"]}
    mine |= {"hand": ["cafall"], "nation": ["viviane_of_the_lake", "gwaith_camlan"]}
    g = imperium(mine, {}, seats=("arthurians", "romans")).state
    for search in searches:
        found = [g.rules.kinds[card] for card in search.cards(g, 0, -1)]
        other = g.clone()
        for zone in (DECK, HAND, NATION):
            other.zones[zone].reverse()
        assert [g.rules.kinds[card] for card in search.cards(other, 0, -1)] == found, search.name


def test_the_discard_pile_is_open():
    g = play(ashoka(), "play:ashoka")
    assert discard(g) == ["prosperity"]
    assert tb.position(g.position()).position() == g.position()
