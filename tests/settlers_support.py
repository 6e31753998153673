"""Helpers for tests of Imperial Settlers: write a position, make moves, look at the table."""

from __future__ import annotations

import pytest

import tabularium as tb


def rule(*numbers):
    """The rules that a test proves."""
    return pytest.mark.rule(*numbers)


# writing positions --------------------------------------------------------------------------------


def settlers(me=None, rival=None, **top):
    """Barbarians (seat 0, to move) against Romans (seat 1) in round 2.

    Each has one card in hand unless told otherwise: the free Ruins, so that nobody has to pass.
    """
    mine = {"hand": ["ruins"]}
    return tb.position(
        {
            "game": "settlers",
            "seats": ["barbarians", "romans"],
            "round": 2,
            "players": [mine | (me or {}), mine | (rival or {})],
        }
        | top
    )


def japanese(me=None, rival=None, **top):
    """The same with Japanese in seat 0."""
    return settlers(me, rival, seats=["japanese", "romans"], **top)


def against_japanese(me=None, rival=None, **top):
    """The same with Japanese in seat 1."""
    return settlers(me, rival, seats=["barbarians", "japanese"], **top)


def three(me=None, left=None, right=None, **top):
    """Barbarians to move, Romans and Egyptians after them."""
    mine = {"hand": ["ruins"]}
    return tb.position(
        {
            "game": "settlers",
            "seats": ["barbarians", "romans", "egyptians"],
            "round": 2,
            "players": [mine | (me or {}), mine | (left or {}), mine | (right or {})],
        }
        | top
    )


def on(card, **what):
    """A location with what lies on it."""
    return {"card": card, **what}


# playing ------------------------------------------------------------------------------------------


def keys(g, start=""):
    """The keys that can be played now, or those that begin in some way."""
    return [option.key for option in g.decision.options if option.key.startswith(start)]


def play(g, *moves):
    """Play the moves one after another."""
    for move in moves:
        g.play(move)
    return g


def end_round(g):
    """Everybody passes; the game is at the first pick of the next round, or over."""
    while g.decision and g.decision.kind == "turn":
        g.play("pass")
    return g


def next_round(g):
    """Everybody passes and takes any common cards; then comes production."""
    end_round(g)
    while g.decision.kind == "draft":
        g.play(0)
    return g


# looking ------------------------------------------------------------------------------------------


def asked(g):
    """Who has to decide, and what."""
    return (g.decision.seat, g.decision.kind)


def player(g, seat=0):
    """What a player has before them."""
    return g.view(None, forecasts=True)["players"][seat]


def goods(g, seat=0):
    """The supply of a seat, without what it lacks."""
    return {good: n for good, n in player(g, seat)["goods"].items() if n}


def vp(g, seat=0):
    """The marker of a seat on the track."""
    return player(g, seat)["vp"]


def hand(g, seat=0):
    """The hand of a seat, sorted."""
    return sorted(g.view(seat)["hand"])


def empire(g, seat=0):
    """The cards of a seat's locations."""
    return [location["card"] for location in player(g, seat)["empire"]]


def location(g, card, seat=0):
    """A location with what lies on it."""
    return next(entry for entry in locations(g, seat) if entry["card"] == card)


def locations(g, seat=0):
    """All locations of a seat with what lies on them."""
    return g.position()["players"][seat]["empire"]


def foundations(g, seat=0):
    """The cards of a seat's foundations."""
    return g.position()["players"][seat]["foundations"]


def deals(g, seat=0):
    """The deals of a seat."""
    return player(g, seat)["deals"]


def discard(g, seat=None):
    """The common discard pile, or that of a seat's faction."""
    view = g.view(None)
    return view["common_discard"] if seat is None else view["players"][seat]["discard"]
