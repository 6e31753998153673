"""What options are about: the things on the table, each with its part (none has to be guessed)."""

import random

import pytest

import tabularium as tb
from imperium_keywords import me, purse, table
from imperium_table import imperium, play
from tabularium.kernel.offer import HIT, PAYS

SHARED = {"market", "exile", "king", "gone", "looked_at", "main_deck", "small_decks"}
PRIVATE = {"hand", "deck", "history", "nation_deck"}
IN_ORDER = {"market", "play", "garrison", "small_decks"}
SUITS = ["region", "uncivilised", "civilised"]
BARE = {"end", "innovate", "none", "enough"}
EMPTY = {"main_deck", "deck_size"}  # it is there to be drawn from, also without cards


def lying(view, thing):
    """What lies in a place, by its spots."""
    zone = thing.zone
    here = view if zone in SHARED | PRIVATE else view["players"][thing.seat]
    if zone == "garrison":
        return [entry.get("garrison", []) for entry in here["play"]]
    if zone == "small_decks":
        return [[suit] if n else [] for suit, n in zip(SUITS, here[zone], strict=True)]
    if isinstance(here[zone], dict):
        return [[name] for name, n in here[zone].items() if n]
    if isinstance(here[zone], str):
        return [[here[zone]]]
    if not isinstance(here[zone], list):  # so many, or whether there is one
        return [[zone]] if here[zone] or zone in EMPTY else []
    cards = [entry["card"] if isinstance(entry, dict) else entry for entry in here[zone]]
    return [[card] for card in cards]


def check(thing, view, seat):
    """A thing lies where it says, and it is whose it says."""
    assert (thing.seat == -1) == (thing.zone in SHARED), thing
    assert thing.seat == seat or thing.zone not in PRIVATE, thing
    assert (thing.spot >= 0) == (thing.zone in IN_ORDER), thing
    if thing.part == PAYS:
        assert thing.seat == seat, thing
    elif thing.part == HIT:
        assert thing.seat not in (-1, seat), thing
    places = lying(view, thing)
    found = places[thing.spot] if thing.spot >= 0 else [name for place in places for name in place]
    assert thing.name in found, thing


def bare(kind, option):
    """Whether an option may be about nothing."""
    if option.key in BARE or kind in ("faction", "side"):
        return True
    return option.key == "progress:0" and option.text("en") == "Pay nothing"


def look(g):
    """How many options there are; all of them are about what is there."""
    seat = g.decision.seat
    view = g.view(seat)
    for option in g.decision.options:
        about = option.about
        assert about or bare(view["kind"], option), option.key
        assert len({str(thing) for thing in about}) == len(about), about
        for thing in about:
            check(thing, view, seat)
    for member in g.decision.set.members if g.decision.set else ():
        assert member.about
        for thing in member.about:
            check(thing, view, seat)
    return g.n_options


def look_on(g, seed, moves):
    """Looks at all options of a random game that goes on for so many moves."""
    draw = random.Random(seed)
    for _ in range(moves):
        if g.over:
            break
        look(g)
        g.apply(draw.randrange(g.n_options))


@pytest.mark.parametrize("seed", range(18))
def test_everything_an_option_is_about_lies_there(seed):
    options = {
        "common_cards": ("classics", "legends")[seed % 2],
        "sides": ("A", "B", "choose")[seed % 3],
        "choices": ("in_full", "any")[seed % 4 // 2],
        "factions": ("picked", "random")[seed % 5 % 2],
    }
    look_on(tb.new("imperium", seats=2 + seed % 3, seed=seed, options=options), seed, 400)


RICH = {
    "olmecs": {
        "play": [
            {"card": "stone_heads", "garrison": ["cacao", "la_venta"]},
            "ball_games",
            {"card": "hills", "garrison": ["unrest"]},
            "city",
            {"card": "city", "exhausted": True},
        ],
    },
    "arthurians": {"play": [{"card": "hills", "garrison": ["glory"]}, "coast"]},
    "egyptians": {
        "play": ["coast", "jungle"],
        "discard": ["unrest", "advance", "river"],
        "history": ["unrest", "conquer"],
    },
}


@pytest.mark.parametrize("nation", RICH)
@pytest.mark.parametrize("seed", range(4))
def test_everything_lies_there_where_much_lies(nation, seed):
    hand = ("leadership", "unrest", "advance")
    mine = me(*hand, state="empire", tokens=purse(5, 5, 3), **RICH[nation])
    rival = me("glory", play=["standing_army"], tokens=purse(4, 4, 4))
    nations = (nation, "macedonians", "atlanteans", "vikings")
    g = imperium(mine, rival, {}, {}, seats=nations, exile=["steppe", "cape"])
    look_on(g, seed, 150)


def abouts(g):
    return {option.key: str(option.about) for option in g.decision.options}


def test_a_payment_is_about_the_tokens_that_pay():
    g = table(me("advance", "glory", tokens=purse(3, 0, 4)))
    assert abouts(g)["play:advance"] == (
        "(<chosen: advance in hand of seat 0>, <pays: actions in actions of seat 0>)"
    )
    play(g, "play:advance", "acquire")
    both = "<pays: material in tokens of seat 0>, <pays: progress in tokens of seat 0>"
    assert abouts(g) == {
        "progress:0": "(<pays: material in tokens of seat 0>,)",
        "progress:1": f"({both})",
        "progress:2": "(<pays: progress in tokens of seat 0>,)",
    }
    assert [str(member.about[0]) for member in g.decision.set.members] == both.split(", ")


def test_the_rival_is_hit_who_is_given_a_card_or_not_protected():
    mine = me("exports", "glory", state="empire", discard=["conquer"])
    g = table(mine, {}, nations="romans celts")
    rival = "<hit: celts in faction of seat 1>"
    assert abouts(play(g, "play:exports")) == {
        "conquer": f"(<chosen: conquer in discard of seat 0>, {rival})",
        "glory": f"(<chosen: glory in hand of seat 0>, {rival})",
    }
    attacker = me("corruption", state="empire", tokens=purse(0, 0, 2))
    g = table(attacker, me("glory", play=["standing_army"]), {}, {})
    army = "<chosen: standing_army in play of seat 1>"
    assert abouts(play(g, "play:corruption")) == {
        "yes": f"({army}, <pays: progress in tokens of seat 0>, {rival})",
        "no": f"({army},)",
    }


def test_equal_cards_lie_in_places_of_their_own():
    g = table(me("leadership", "unrest", discard=["unrest"]), nations="romans celts")
    assert abouts(play(g, "play:leadership", "history")) == {
        "unrest.1": "(<chosen: unrest in hand of seat 0>,)",
        "unrest.2": "(<chosen: unrest in discard of seat 0>,)",
    }


def test_masks_are_discarded_from_hand_and_from_a_garrison():
    heads = {"card": "stone_heads", "garrison": ["cacao"]}
    mine = me("stone_mask", "stone_mask", state="empire", play=["ball_games", heads])
    g = play(table(mine, nations="olmecs romans", legends=True), "exhaust:ball_games")
    found = [member.about[0] for member in g.decision.set.members]
    assert [(str(thing), thing.spot) for thing in found] == [
        ("<chosen: stone_mask in hand of seat 0>", -1),
        ("<chosen: cacao in garrison of seat 0>", 1),
    ]
