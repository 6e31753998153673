"""What a seat may see of a game. Hands, decks and secret wonders are hidden (A25, A26).

Everything here is listed on purpose; nothing is taken over wholesale from the state.
"""

from __future__ import annotations

from typing import Any

from tabularium.games.altay.board import EDGES, TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size
from tabularium.games.altay.catalogue import KEY, KINDS, PILES, TITLE
from tabularium.games.altay.combat import (
    ATTACK_NODE,
    CARDS,
    DEFEND,
    FROM_TO,
    attack_strength,
    defence_strength,
)
from tabularium.games.altay.info import INFO
from tabularium.games.altay.layout import (
    ABILITY,
    ARCHIVE,
    BACK,
    BOUGHT,
    CAPTURED,
    COINS,
    CONSUMED,
    COUNT,
    DECK,
    DISCARD,
    DISPLAY,
    DONE,
    FACTION,
    FIRST,
    FORTH,
    FRESH,
    GONE,
    GOODS,
    HAND,
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
    TOKEN_GOOD,
    TOKEN_TYPES,
    TOKEN_VALUE,
    TOKENS,
    TURN,
    USED,
)
from tabularium.games.altay.scoring import CATEGORIES, score, vp_spots
from tabularium.games.altay.slots import on_card
from tabularium.games.altay.turn import is_last_round
from tabularium.games.altay.words import FACTIONS
from tabularium.kernel.machine import FRAME, SEAT, State


def keys(cards: list[int]) -> list[str]:
    return [KEY[KINDS[card]] for card in cards]


def goods_on(load: int) -> dict[str, int]:
    """What lies on a card."""
    return {GOODS[good]: on_card(load, good) for good in range(5) if on_card(load, good)}


def token_name(token: int) -> str:
    """A conquest token: "2:wood", or "1" without a good."""
    good = TOKEN_GOOD[token]
    return f"{TOKEN_VALUE[token]}:{GOODS[good]}" if good >= 0 else str(TOKEN_VALUE[token])


def attacks_made(g: State) -> list[list[int]]:
    """The pairs of territories an attack was made along this turn."""
    made: list[list[int]] = []
    for edge, (a, b) in enumerate(EDGES):
        if g.nums[FORTH] >> edge & 1:
            made.append([a, b])
        if g.nums[BACK] >> edge & 1:
            made.append([b, a])
    return made


def bits(number: int) -> list[int]:
    return [i for i in range(number.bit_length()) if number >> i & 1]


def public_player(g: State, seat: int) -> dict[str, Any]:
    """What everybody knows of a player."""
    nums = g.nums
    zones = g.zones
    faction = nums[FACTION + seat]
    return {
        "seat": seat,
        "faction": FACTIONS[faction] if faction >= 0 else None,
        "hand_size": len(zones[HAND + seat]),
        "deck_size": len(zones[DECK + seat]),
        # hand and deck together are known: everything bought, trashed and discarded was seen
        "hand_and_deck": sorted(keys(zones[HAND + seat] + zones[DECK + seat])),
        # what is known to be in hand: it was there when the discard pile became the new deck
        "known_hand": sorted(keys(zones[HAND + seat][: nums[KNOWN + seat]])),
        "discard": sorted(keys(zones[DISCARD + seat])),
        "played": keys(zones[PLAYED + seat]),
        "table": [
            {"card": KEY[KINDS[card]], "goods": goods_on(g.marks[card])}
            for card in zones[TABLE + seat]
        ],
        "archive": keys(zones[ARCHIVE + seat]),
        "achievements": keys(zones[DONE + seat]),
        "progress": [
            {
                "card": KEY[KINDS[card]],
                "goods": goods_on(g.marks[card]),
                "settlement": bool(nums[ON_CARD + seat]),
            }
            for card in zones[PROGRESS + seat]
        ],
        "secret_wonder": (
            KEY[nums[REVEALED + seat]]
            if nums[REVEALED + seat] >= 0
            else ("hidden" if zones[SECRET + seat] else None)
        ),
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
        "points": dict(zip(CATEGORIES, score(g, seat), strict=True)),
    }


def board(g: State) -> list[dict[str, Any]]:
    """The territories in play."""
    spots = vp_spots(g)
    in_play = IN_PLAY[map_size(g)]
    return [
        {
            "territory": t,
            "owner": g.nums[OWNER + t] if g.nums[OWNER + t] >= 0 else None,
            "settlements": g.nums[COUNT + t],
            "token": token_name(g.nums[TOKEN + t]) if g.nums[TOKEN + t] else None,
            "vp": int(t in spots),
        }
        for t in range(TERRITORIES)
        if in_play[t]
    ]


def resistance(g: State, attack: int) -> int | None:
    """The defender's strength so far, once an opponent answers."""
    for frame in range(attack, len(g.stack), FRAME):
        if g.stack[frame] == DEFEND.id:
            return defence_strength(g, frame)
    return None


def battle(g: State) -> dict[str, Any] | None:
    """The attack being made, if any."""
    for frame in range(0, len(g.stack), FRAME):
        if g.stack[frame] == ATTACK_NODE.id:
            return {
                "attacker": g.stack[frame + SEAT],
                "from": g.stack[frame + FROM_TO] >> 5,
                "to": g.stack[frame + FROM_TO] & 31,
                "cards": g.stack[frame + CARDS],
                "strength": attack_strength(g, frame),
                "resistance": resistance(g, frame),
            }
    return None


def view(g: State, seat: int) -> dict[str, Any]:
    """What a seat may know; -1 for a spectator."""
    nums = g.nums
    zones = g.zones
    node = g.rules.nodes[g.stack[g.top]] if g.stack else None
    seen: dict[str, Any] = {
        "game": INFO.id,
        "seats": g.seats,
        "options": INFO.option_values(g.opts),
        "seat": seat if seat >= 0 else None,
        "round": nums[ROUND],
        "first_player": nums[FIRST],
        "turn": nums[TURN],
        "to_move": g.to_move,
        "kind": node.kind() if node is not None else None,
        "over": g.over,
        "last_round": nums[ROUND] > 0 and is_last_round(g),
        "goods": {GOODS[good]: nums[POOL + good] for good in range(5)},
        "used": bits(nums[USED]),
        "bought": [TITLE[PILES[pile][0]] for pile in bits(nums[BOUGHT])],
        "attacks": attacks_made(g),
        "stored_now": [KEY[kind] for kind in bits(nums[FRESH])],
        "abilities_used": [
            KEY[KINDS[card]]
            for owner in range(g.seats)
            for card in g.hook(owner, ABILITY)
            if g.marks[card]
        ],
        "battle": battle(g),
        "board": board(g),
        "market": [
            {
                "title": TITLE[PILES[pile][0]],
                "top": KEY[KINDS[zones[PILE + pile][-1]]] if zones[PILE + pile] else None,
                "left": len(zones[PILE + pile]),
            }
            for pile in range(len(PILES))
        ],
        "displays": [keys(zones[DISPLAY + level]) for level in range(3)],
        "achievement_decks": [len(zones[LEVEL + level]) for level in range(3)],
        "gone": sorted(keys(zones[GONE])),
        "players": [public_player(g, player) for player in range(g.seats)],
    }
    if seat >= 0:
        seen["hand"] = sorted(keys(zones[HAND + seat]))
        seen["secret"] = keys(zones[SECRET + seat])
    return seen
