"""Writing a position."""

from __future__ import annotations

from typing import Any

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KEY
from tabularium.games.imperium.view import keys, market, row, tokens
from tabularium.kernel.frames import write_frames
from tabularium.kernel.machine import State

# zones whose cards carry marks that only the machine writes
MARKED: tuple[tuple[str, int], ...] = (
    ("hand", at.HAND),
    ("deck", at.DECK),
    ("discard", at.DISCARD),
    ("history", at.HISTORY),
    ("play", at.PLAY),
    ("powers", at.POWERS),
    ("played", at.PLAYED),
    ("nation", at.NATION),
)


def position(g: State) -> dict[str, Any]:
    """The whole state; decks are listed from the top."""
    nums = g.nums
    zones = g.zones
    decks = {
        at.SUIT_NAMES[at.SMALL_SUITS[i].bit_length() - 1]: keys(zones[at.SMALL + i])[::-1]
        for i in range(at.SMALL_DECKS)
    }
    decks["main"] = keys(zones[at.MAIN])[::-1]
    decks["fame"] = keys(zones[at.FAME_DECK])[::-1]
    return {
        "rng": g.rng,
        "round": nums[at.ROUND],
        "first_player": nums[at.FIRST],
        "turn": nums[at.TURN] if nums[at.TURN] >= 0 else None,
        "activating": bool(nums[at.ACTIVATING]),
        "ending": nums[at.ENDING],
        "collapsed": bool(nums[at.COLLAPSED]),
        "market": market(g),
        "decks": decks,
        "king": keys(zones[at.KING]),
        "unrest": len(zones[at.PILE]),
        "exile": keys(zones[at.EXILE]),
        "gone": keys(zones[at.GONE]),
        "fame_seen": [g.marks[card] >> at.SEEN_SHIFT for card in reversed(zones[at.FAME_DECK])],
        "looked_at": keys(zones[at.LOOKED_AT]),
        "players": [_player(g, seat) for seat in range(g.seats)],
        "stack": write_frames(g, KEY),
        "over": g.over,
    }


def _player(g: State, seat: int) -> dict[str, Any]:
    nums = g.nums
    zones = g.zones
    marks = {
        name: [g.marks[card] & at.FLAGS for card in zones[zone + seat]]
        for name, zone in MARKED
        if any(g.marks[card] & at.FLAGS for card in zones[zone + seat])
    }
    return {
        "side": "B" if nums[at.SIDE + seat] else "A",
        "tokens": tokens(g, seat),
        "state": at.STATE_NAMES[nums[at.STATE + seat]],
        "actions": nums[at.ACTIONS + seat],
        "exhausts": nums[at.EXHAUSTS + seat],
        "hand": keys(zones[at.HAND + seat]),
        "deck": keys(zones[at.DECK + seat])[::-1],
        "known_top": nums[at.KNOWN_TOP + seat],
        "discard": keys(zones[at.DISCARD + seat]),
        "powers": row(g, zones[at.POWERS + seat]),
        "below": keys(zones[at.BELOW + seat]),
        "play": row(g, zones[at.PLAY + seat]),
        "played": keys(zones[at.PLAYED + seat]),
        "history": keys(zones[at.HISTORY + seat]),
        "nation": keys(zones[at.NATION + seat])[::-1],
        "nation_token": bool(nums[at.NATION_TOKEN + seat]),
        "development": keys(zones[at.AREA + seat]),
        "development_token": bool(nums[at.AREA_TOKEN + seat]),
        "king_resolved": bool(nums[at.KING_DONE + seat]),
        "ignored": nums[at.IGNORED + seat],
        "marks": marks,
    }
