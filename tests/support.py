"""Helpers for tests that read like play: write a position, make moves, look at the table."""

from __future__ import annotations

import pytest

import tabularium as tb

GOODS = ("food", "wood", "metal", "stone", "culture")


def rule(*numbers):
    """The rules that a test proves."""
    return pytest.mark.rule(*numbers)


def one_quick(first, *others):
    """What a slow test is tried with: the first in `make check`, all in `make test`."""
    return [first, *[pytest.param(other, marks=pytest.mark.slow) for other in others]]


# writing positions --------------------------------------------------------------------------------


def altay(hand=(), board=None, me=None, rival=None, **top):
    """Earthfolk (seat 0, to move) in 5 against Firefolk (seat 1) in 2, far apart.

    ``me`` and ``rival`` are the entries of the two players, ``board`` adds to their two homes.
    """
    homes = {"5": "earthfolk 1", "2": "firefolk 1"}
    named = {str(territory): what for territory, what in (board or {}).items()}
    return tb.position(
        {
            "game": "altay",
            "seats": ["earthfolk", "firefolk"],
            "board": homes | named,
            "players": [{"hand": list(hand)} | (me or {}), rival or {}],
        }
        | top
    )


def on_table(card, **goods):
    """A card on the table, or an achievement in progress, with what lies on it."""
    return {"card": card, "goods": goods}


# playing ------------------------------------------------------------------------------------------


def keys(g):
    """The keys that can be played now."""
    return [option.key for option in g.decision.options]


def play(g, *moves):
    """Play the moves one after another."""
    for move in moves:
        g.play(move)
    return g


# looking ------------------------------------------------------------------------------------------


def player(g, seat=0):
    """What a player has before them."""
    return g.view(seat)["players"][seat]


def hand(g, seat=0):
    """The hand of a seat, sorted."""
    return sorted(g.view(seat)["hand"])


def goods(g):
    """The pool of the player whose turn it is, without what it lacks."""
    return {good: n for good, n in g.view(None)["goods"].items() if n}


def board(g, territory):
    """A territory as positions write it: ``"free"``, a token, or ``"earthfolk 2"``."""
    return g.position()["board"][str(territory)]


def captured(g, seat=0):
    """The settlements a seat has captured, by faction."""
    return g.position()["players"][seat]["captured"]


def on_display(g, level):
    """The different achievements face up on a level."""
    return set(g.view(None)["displays"][level - 1])


def others(*cards):
    """The ten starting cards of Earthfolk without these."""
    left = ["colonist", "digger"] + ["hunter"] * 3 + ["village"] * 2 + ["warrior"] * 3
    for card in cards:
        left.remove(card)
    return left
