"""What a seat may see of a game. Hands, decks and secret wonders are hidden (A25, A26).

Everything here is listed on purpose; nothing is taken over wholesale from the state.
"""

from __future__ import annotations

from typing import Any

from tabularium.games.altay import layout as at
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
from tabularium.games.altay.scoring import CATEGORIES, score, vp_spots
from tabularium.games.altay.slots import on_card
from tabularium.games.altay.turn import is_last_round
from tabularium.games.altay.words import FACTIONS
from tabularium.kernel.machine import FRAME, SEAT, State


def keys(cards: list[int]) -> list[str]:
    return [KEY[KINDS[card]] for card in cards]


def goods_on(load: int) -> dict[str, int]:
    """What lies on a card."""
    return {at.GOODS[good]: on_card(load, good) for good in range(5) if on_card(load, good)}


def token_name(token: int) -> str:
    """A conquest token: "2:wood", or "1" without a good."""
    good = at.TOKEN_GOOD[token]
    return f"{at.TOKEN_VALUE[token]}:{at.GOODS[good]}" if good >= 0 else str(at.TOKEN_VALUE[token])


def attacks_made(g: State) -> list[list[int]]:
    """The pairs of territories an attack was made along this turn."""
    made: list[list[int]] = []
    for edge, (a, b) in enumerate(EDGES):
        if g.nums[at.FORTH] >> edge & 1:
            made.append([a, b])
        if g.nums[at.BACK] >> edge & 1:
            made.append([b, a])
    return made


def bits(number: int) -> list[int]:
    return [i for i in range(number.bit_length()) if number >> i & 1]


def public_player(g: State, seat: int) -> dict[str, Any]:
    """What everybody knows of a player."""
    nums = g.nums
    zones = g.zones
    faction = nums[at.FACTION + seat]
    return {
        "seat": seat,
        "faction": FACTIONS[faction] if faction >= 0 else None,
        "hand_size": len(zones[at.HAND + seat]),
        "deck_size": len(zones[at.DECK + seat]),
        # hand and deck together are known: everything bought, trashed and discarded was seen
        "hand_and_deck": sorted(keys(zones[at.HAND + seat] + zones[at.DECK + seat])),
        # what is known to be in hand: it was there when the discard pile became the new deck
        "known_hand": sorted(keys(zones[at.HAND + seat][: nums[at.KNOWN + seat]])),
        "discard": sorted(keys(zones[at.DISCARD + seat])),
        "played": keys(zones[at.PLAYED + seat]),
        "table": [
            {"card": KEY[KINDS[card]], "goods": goods_on(g.marks[card])}
            for card in zones[at.TABLE + seat]
        ],
        "archive": keys(zones[at.ARCHIVE + seat]),
        "achievements": keys(zones[at.DONE + seat]),
        "progress": [
            {
                "card": KEY[KINDS[card]],
                "goods": goods_on(g.marks[card]),
                "settlement": bool(nums[at.ON_CARD + seat]),
            }
            for card in zones[at.PROGRESS + seat]
        ],
        "secret_wonder": (
            KEY[nums[at.REVEALED + seat]]
            if nums[at.REVEALED + seat] >= 0
            else ("hidden" if zones[at.SECRET + seat] else None)
        ),
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
        "points": dict(zip(CATEGORIES, score(g, seat), strict=True)),
    }


def board(g: State) -> list[dict[str, Any]]:
    """The territories in play."""
    spots = vp_spots(g)
    in_play = IN_PLAY[map_size(g)]
    return [
        {
            "territory": t,
            "owner": g.nums[at.OWNER + t] if g.nums[at.OWNER + t] >= 0 else None,
            "settlements": g.nums[at.COUNT + t],
            "token": token_name(g.nums[at.TOKEN + t]) if g.nums[at.TOKEN + t] else None,
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
        "round": nums[at.ROUND],
        "first_player": nums[at.FIRST],
        "turn": nums[at.TURN],
        "to_move": g.to_move,
        "kind": node.kind() if node is not None else None,
        "over": g.over,
        "last_round": nums[at.ROUND] > 0 and is_last_round(g),
        "goods": {at.GOODS[good]: nums[at.POOL + good] for good in range(5)},
        "used": bits(nums[at.USED]),
        "bought": [TITLE[PILES[pile][0]] for pile in bits(nums[at.BOUGHT])],
        "attacks": attacks_made(g),
        "stored_now": [KEY[kind] for kind in bits(nums[at.FRESH])],
        "abilities_used": [
            KEY[KINDS[card]]
            for owner in range(g.seats)
            for card in g.hook(owner, at.ABILITY)
            if g.marks[card]
        ],
        "battle": battle(g),
        "board": board(g),
        "market": [
            {
                "title": TITLE[PILES[pile][0]],
                "top": KEY[KINDS[zones[at.PILE + pile][-1]]] if zones[at.PILE + pile] else None,
                "left": len(zones[at.PILE + pile]),
            }
            for pile in range(len(PILES))
        ],
        "displays": [keys(zones[at.DISPLAY + level]) for level in range(3)],
        "achievement_decks": [len(zones[at.LEVEL + level]) for level in range(3)],
        "gone": sorted(keys(zones[at.GONE])),
        "players": [public_player(g, player) for player in range(g.seats)],
    }
    if seat >= 0:
        seen["hand"] = sorted(keys(zones[at.HAND + seat]))
        seen["secret"] = keys(zones[at.SECRET + seat])
    return seen
