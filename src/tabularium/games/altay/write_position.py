"""Writing a position: everything of a state, in words a person can edit."""

from __future__ import annotations

from typing import Any

from tabularium.games.altay import layout as at
from tabularium.games.altay.board import TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size
from tabularium.games.altay.catalogue import KEY, KINDS, PILES, TITLE
from tabularium.games.altay.view import attacks_made, bits, goods_on, keys, token_name
from tabularium.games.altay.words import FACTIONS
from tabularium.kernel.frames import write_frames
from tabularium.kernel.machine import State


def position(g: State) -> dict[str, Any]:
    """The whole state; decks are listed from the top."""
    nums = g.nums
    zones = g.zones
    return {
        "rng": g.rng,
        "round": nums[at.ROUND],
        "first_player": nums[at.FIRST],
        "turn": nums[at.TURN],
        "goods": {
            at.GOODS[good]: nums[at.POOL + good] for good in range(5) if nums[at.POOL + good]
        },
        "used": bits(nums[at.USED]),
        "bought": [TITLE[PILES[pile][0]] for pile in bits(nums[at.BOUGHT])],
        "attacks": attacks_made(g),
        "stored_now": [KEY[kind] for kind in bits(nums[at.FRESH])],
        "abilities_used": [
            KEY[KINDS[card]]
            for seat in range(g.seats)
            for card in g.hook(seat, at.ABILITY)
            if g.marks[card]
        ],
        "extra_draw": nums[at.EXTRA],
        "idle_rounds": nums[at.IDLE],
        "board": {str(t): _territory(g, t) for t in range(TERRITORIES) if _in_play(g, t)},
        "market": {TITLE[PILES[pile][0]]: len(zones[at.PILE + pile]) for pile in range(len(PILES))},
        "displays": [keys(zones[at.DISPLAY + level]) for level in range(3)],
        "achievement_decks": [keys(zones[at.LEVEL + level])[::-1] for level in range(3)],
        "gone": keys(zones[at.GONE]),
        "players": [_player(g, seat) for seat in range(g.seats)],
        "stack": write_frames(g, KEY),
        "over": g.over,
    }


def _in_play(g: State, t: int) -> bool:
    return IN_PLAY[map_size(g)][t]


def _territory(g: State, t: int) -> str:
    nums = g.nums
    if nums[at.OWNER + t] >= 0:
        return f"{FACTIONS[nums[at.FACTION + nums[at.OWNER + t]]]} {nums[at.COUNT + t]}"
    return token_name(nums[at.TOKEN + t]) if nums[at.TOKEN + t] else "free"


def _player(g: State, seat: int) -> dict[str, Any]:
    nums = g.nums
    zones = g.zones
    secret = zones[at.SECRET + seat]
    progress = zones[at.PROGRESS + seat]
    return {
        "hand": keys(zones[at.HAND + seat]),
        "known_hand": nums[at.KNOWN + seat],
        "deck": keys(zones[at.DECK + seat])[::-1],
        "discard": keys(zones[at.DISCARD + seat]),
        "played": keys(zones[at.PLAYED + seat]),
        "table": [
            {"card": KEY[KINDS[card]], "goods": goods_on(g.marks[card])}
            for card in zones[at.TABLE + seat]
        ],
        "archive": keys(zones[at.ARCHIVE + seat]),
        "achievements": keys(zones[at.DONE + seat]),
        "progress": (
            {
                "card": KEY[KINDS[progress[0]]],
                "goods": goods_on(g.marks[progress[0]]),
                "settlement": bool(nums[at.ON_CARD + seat]),
            }
            if progress
            else None
        ),
        "secret": KEY[KINDS[secret[0]]] if secret else None,
        "secret_started": KEY[nums[at.REVEALED + seat]] if nums[at.REVEALED + seat] >= 0 else None,
        "supply": nums[at.SUPPLY + seat],
        "lost": nums[at.LOST + seat],
        "coins": nums[at.COINS + seat],
        "captured": {
            FACTIONS[nums[at.FACTION + owner]]: nums[at.CAPTURED + seat * at.SEATS + owner]
            for owner in range(g.seats)
            if nums[at.CAPTURED + seat * at.SEATS + owner]
        },
        "tokens": {
            token_name(token): nums[at.TOKENS + seat * at.TOKEN_TYPES + token]
            for token in range(1, at.TOKEN_TYPES)
            if nums[at.TOKENS + seat * at.TOKEN_TYPES + token]
        },
        "consumed": nums[at.CONSUMED + seat],
    }
