"""Writing a position."""

from __future__ import annotations

from typing import Any

from tabularium.games.imperium.catalogue import KEY
from tabularium.games.imperium.layout import (
    ACTIONS,
    ACTIVATING,
    AREA,
    AREA_TOKEN,
    BELOW,
    COLLAPSED,
    DECK,
    DISCARD,
    ENDING,
    EXHAUSTS,
    EXILE,
    FAME_DECK,
    FIRST,
    FLAGS,
    GONE,
    HAND,
    HISTORY,
    IGNORED,
    KING,
    KING_DONE,
    KNOWN_TOP,
    LOOKED_AT,
    MAIN,
    NATION,
    NATION_TOKEN,
    PILE,
    PLAY,
    PLAYED,
    POWERS,
    ROUND,
    SEEN_SHIFT,
    SIDE,
    SMALL,
    SMALL_DECKS,
    SMALL_SUITS,
    STATE,
    STATE_NAMES,
    SUIT_NAMES,
    TURN,
)
from tabularium.games.imperium.view import keys, market, row, tokens
from tabularium.kernel.frames import write_frames
from tabularium.kernel.machine import State

# zones whose cards carry marks that only the machine writes
MARKED: tuple[tuple[str, int], ...] = (
    ("hand", HAND),
    ("deck", DECK),
    ("discard", DISCARD),
    ("history", HISTORY),
    ("play", PLAY),
    ("powers", POWERS),
    ("played", PLAYED),
    ("nation", NATION),
)


def position(g: State) -> dict[str, Any]:
    """The whole state; decks are listed from the top."""
    nums = g.nums
    zones = g.zones
    decks = {
        SUIT_NAMES[SMALL_SUITS[i].bit_length() - 1]: keys(zones[SMALL + i])[::-1]
        for i in range(SMALL_DECKS)
    }
    decks["main"] = keys(zones[MAIN])[::-1]
    decks["fame"] = keys(zones[FAME_DECK])[::-1]
    return {
        "rng": g.rng,
        "round": nums[ROUND],
        "first_player": nums[FIRST],
        "turn": nums[TURN] if nums[TURN] >= 0 else None,
        "activating": bool(nums[ACTIVATING]),
        "ending": nums[ENDING],
        "collapsed": bool(nums[COLLAPSED]),
        "market": market(g),
        "decks": decks,
        "king": keys(zones[KING]),
        "unrest": len(zones[PILE]),
        "exile": keys(zones[EXILE]),
        "gone": keys(zones[GONE]),
        "fame_seen": [g.marks[card] >> SEEN_SHIFT for card in reversed(zones[FAME_DECK])],
        "looked_at": keys(zones[LOOKED_AT]),
        "players": [_player(g, seat) for seat in range(g.seats)],
        "stack": write_frames(g, KEY),
        "over": g.over,
    }


def _player(g: State, seat: int) -> dict[str, Any]:
    nums = g.nums
    zones = g.zones
    marks = {
        name: [g.marks[card] & FLAGS for card in zones[zone + seat]]
        for name, zone in MARKED
        if any(g.marks[card] & FLAGS for card in zones[zone + seat])
    }
    return {
        "side": "B" if nums[SIDE + seat] else "A",
        "tokens": tokens(g, seat),
        "state": STATE_NAMES[nums[STATE + seat]],
        "actions": nums[ACTIONS + seat],
        "exhausts": nums[EXHAUSTS + seat],
        "hand": keys(zones[HAND + seat]),
        "deck": keys(zones[DECK + seat])[::-1],
        "known_top": nums[KNOWN_TOP + seat],
        "discard": keys(zones[DISCARD + seat]),
        "powers": row(g, zones[POWERS + seat]),
        "below": keys(zones[BELOW + seat]),
        "play": row(g, zones[PLAY + seat]),
        "played": keys(zones[PLAYED + seat]),
        "history": keys(zones[HISTORY + seat]),
        "nation": keys(zones[NATION + seat])[::-1],
        "nation_token": bool(nums[NATION_TOKEN + seat]),
        "development": keys(zones[AREA + seat]),
        "development_token": bool(nums[AREA_TOKEN + seat]),
        "king_resolved": bool(nums[KING_DONE + seat]),
        "ignored": nums[IGNORED + seat],
        "marks": marks,
    }
