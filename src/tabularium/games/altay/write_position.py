"""Writing a position: everything of a state, in words a person can edit."""

from __future__ import annotations

from typing import Any

from tabularium.games.altay.board import TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size
from tabularium.games.altay.catalogue import KEY, KINDS, PILES, TITLE
from tabularium.games.altay.layout import (
    ABILITY,
    ARCHIVE,
    BOUGHT,
    CAPTURED,
    COINS,
    CONSUMED,
    COUNT,
    DECK,
    DISCARD,
    DISPLAY,
    DONE,
    EXTRA,
    FACTION,
    FIRST,
    FRESH,
    GONE,
    GOODS,
    HAND,
    IDLE,
    KNOWN,
    LEVEL,
    LOST,
    ON_CARD,
    OWNER,
    PILE,
    PLAYED,
    POOL,
    PROGRESS,
    REVEALED,
    ROUND,
    SEATS,
    SECRET,
    SUPPLY,
    TABLE,
    TOKEN,
    TOKEN_TYPES,
    TOKENS,
    TURN,
    USED,
)
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
        "round": nums[ROUND],
        "first_player": nums[FIRST],
        "turn": nums[TURN],
        "goods": {GOODS[good]: nums[POOL + good] for good in range(5) if nums[POOL + good]},
        "used": bits(nums[USED]),
        "bought": [TITLE[PILES[pile][0]] for pile in bits(nums[BOUGHT])],
        "attacks": attacks_made(g),
        "stored_now": [KEY[kind] for kind in bits(nums[FRESH])],
        "abilities_used": [
            KEY[KINDS[card]]
            for seat in range(g.seats)
            for card in g.hook(seat, ABILITY)
            if g.marks[card]
        ],
        "extra_draw": nums[EXTRA],
        "idle_rounds": nums[IDLE],
        "board": {str(t): _territory(g, t) for t in range(TERRITORIES) if _in_play(g, t)},
        "market": {TITLE[PILES[pile][0]]: len(zones[PILE + pile]) for pile in range(len(PILES))},
        "displays": [keys(zones[DISPLAY + level]) for level in range(3)],
        "achievement_decks": [keys(zones[LEVEL + level])[::-1] for level in range(3)],
        "gone": keys(zones[GONE]),
        "players": [_player(g, seat) for seat in range(g.seats)],
        "stack": write_frames(g, KEY),
        "over": g.over,
    }


def _in_play(g: State, t: int) -> bool:
    return IN_PLAY[map_size(g)][t]


def _territory(g: State, t: int) -> str:
    nums = g.nums
    if nums[OWNER + t] >= 0:
        return f"{FACTIONS[nums[FACTION + nums[OWNER + t]]]} {nums[COUNT + t]}"
    return token_name(nums[TOKEN + t]) if nums[TOKEN + t] else "free"


def _player(g: State, seat: int) -> dict[str, Any]:
    nums = g.nums
    zones = g.zones
    secret = zones[SECRET + seat]
    progress = zones[PROGRESS + seat]
    return {
        "hand": keys(zones[HAND + seat]),
        "known_hand": nums[KNOWN + seat],
        "deck": keys(zones[DECK + seat])[::-1],
        "discard": keys(zones[DISCARD + seat]),
        "played": keys(zones[PLAYED + seat]),
        "table": [
            {"card": KEY[KINDS[card]], "goods": goods_on(g.marks[card])}
            for card in zones[TABLE + seat]
        ],
        "archive": keys(zones[ARCHIVE + seat]),
        "achievements": keys(zones[DONE + seat]),
        "progress": (
            {
                "card": KEY[KINDS[progress[0]]],
                "goods": goods_on(g.marks[progress[0]]),
                "settlement": bool(nums[ON_CARD + seat]),
            }
            if progress
            else None
        ),
        "secret": KEY[KINDS[secret[0]]] if secret else None,
        "secret_started": KEY[nums[REVEALED + seat]] if nums[REVEALED + seat] >= 0 else None,
        "supply": nums[SUPPLY + seat],
        "lost": nums[LOST + seat],
        "coins": nums[COINS + seat],
        "captured": {
            FACTIONS[nums[FACTION + owner]]: nums[CAPTURED + seat * SEATS + owner]
            for owner in range(g.seats)
            if nums[CAPTURED + seat * SEATS + owner]
        },
        "tokens": {
            token_name(token): nums[TOKENS + seat * TOKEN_TYPES + token]
            for token in range(1, TOKEN_TYPES)
            if nums[TOKENS + seat * TOKEN_TYPES + token]
        },
        "consumed": nums[CONSUMED + seat],
    }
