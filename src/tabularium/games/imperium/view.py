"""What a seat may know: own hand and history, the make-up of own decks, and all that is open."""

from __future__ import annotations

from typing import Any

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KEY, KINDS
from tabularium.games.imperium.ending import score_now
from tabularium.games.imperium.info import INFO
from tabularium.games.imperium.laid_tokens import tokens_on
from tabularium.games.imperium.scoring import CATEGORIES
from tabularium.games.imperium.table import treated_on
from tabularium.kernel.machine import SOURCE, State


def keys(cards: list[int]) -> list[str]:
    return [KEY[KINDS[card]] for card in cards]


def tokens_of(g: State, card: int) -> dict[str, int]:
    """The tokens on a card."""
    found: dict[str, int] = {}
    for token, name in enumerate(at.TOKENS_NAMES):
        n = tokens_on(g, card, token)
        if n:
            found[name] = n
    return found


def market(g: State) -> list[dict[str, Any] | None]:
    """The five market cards with what lies on and under them."""
    out: list[dict[str, Any] | None] = []
    for slot in range(at.SLOTS):
        card = g.zones[at.MARKET][slot] if g.zones[at.MARKET] else slot
        if card == slot:
            out.append(None)
            continue
        entry: dict[str, Any] = {"card": KEY[KINDS[card]]}
        if tokens_of(g, card):
            entry["tokens"] = tokens_of(g, card)
        if g.nums[at.UNDER_SLOTS] >> slot & 1:
            entry["unrest"] = True
        out.append(entry)
    return out


def row(g: State, cards: list[int]) -> list[dict[str, Any]]:
    """Cards in play, each with its garrison."""
    out: list[dict[str, Any]] = []
    for card in cards:
        if g.marks[card] & at.GARRISONED:
            out[-1].setdefault("garrison", []).append(KEY[KINDS[card]])
            continue
        entry: dict[str, Any] = {"card": KEY[KINDS[card]]}
        if g.marks[card] & at.EXHAUSTED:
            entry["exhausted"] = True
        if tokens_of(g, card):
            entry["tokens"] = tokens_of(g, card)
        treated = {
            at.ICON_NAMES[icon]: treated_on(g, card, icon)
            for icon in (at.RIVER, at.FERTILE)
            if treated_on(g, card, icon)
        }
        if treated:
            entry["treated"] = treated  # icons that count as production this turn (I152)
        out.append(entry)
    return out


def tokens(g: State, seat: int) -> dict[str, int]:
    return {
        name: g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token]
        for token, name in enumerate(at.TOKENS_NAMES)
    }


def player(g: State, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    nums = g.nums
    zones = g.zones
    return {
        "seat": seat,
        "faction": INFO.factions[nums[at.FACTION + seat]] if nums[at.FACTION + seat] >= 0 else None,
        "side": "B" if nums[at.SIDE + seat] else "A",
        "tokens": tokens(g, seat),
        "state": at.STATE_NAMES[nums[at.STATE + seat]],
        "actions": nums[at.ACTIONS + seat],
        "exhausts": nums[at.EXHAUSTS + seat],
        "hand_size": len(zones[at.HAND + seat]),
        # what everybody has seen come to the hand and still lies there
        "known_hand": sorted(
            keys([card for card in zones[at.HAND + seat] if g.marks[card] & at.KNOWN])
        ),
        "deck_size": len(zones[at.DECK + seat]),
        "discard": sorted(keys(zones[at.DISCARD + seat])),
        "powers": row(g, zones[at.POWERS + seat]),
        "below": keys(zones[at.BELOW + seat]),
        "play": row(g, zones[at.PLAY + seat]),
        "played": keys(zones[at.PLAYED + seat]),
        "history_size": len(zones[at.HISTORY + seat]),
        "nation_size": len(zones[at.NATION + seat]),
        "nation_token": bool(nums[at.NATION_TOKEN + seat]),
        "development": keys(zones[at.AREA + seat]),
        "development_token": bool(nums[at.AREA_TOKEN + seat]),
        "king_resolved": bool(nums[at.KING_DONE + seat]),
    }


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
        "turn": nums[at.TURN] if nums[at.TURN] >= 0 else None,
        "activating": bool(nums[at.ACTIVATING]),
        "to_move": g.to_move,
        "kind": node.kind() if node is not None else None,
        "over": g.over,
        "ending": nums[at.ENDING],
        "collapsed": bool(nums[at.COLLAPSED]),
        "market": market(g),
        "small_decks": [len(zones[at.SMALL + i]) for i in range(3)],
        "main_deck": len(zones[at.MAIN]),
        "fame_deck": len(zones[at.FAME_DECK]),
        "king": keys(zones[at.KING]),
        "unrest_pile": len(zones[at.PILE]),
        "exile": sorted(keys(zones[at.EXILE])),
        "gone": sorted(keys(zones[at.GONE])),
        "players": [player(g, other) for other in range(g.seats)],
    }
    if seat >= 0:
        seen["hand"] = sorted(keys(zones[at.HAND + seat]))
        # free plays that came back to hand: not to be played again this turn (I94)
        spent = [card for card in zones[at.HAND + seat] if g.marks[card] & at.FREE_USED]
        seen["spent"] = sorted(keys(spent))
        seen["history"] = sorted(keys(zones[at.HISTORY + seat]))
        seen["deck"] = sorted(keys(zones[at.DECK + seat]))
        seen["nation_deck"] = sorted(keys(zones[at.NATION + seat]))
        asked = g.to_move == seat and not g.over
        seen["looked_at"] = keys(zones[at.LOOKED_AT]) if asked else []
        # the card that asks, known to who is asked: it may lie in a hand
        source = g.stack[g.top + SOURCE] if asked else -1
        seen["source"] = KEY[KINDS[source]] if source >= 0 else None
    if g.over:
        for other in range(g.seats):
            points = dict(zip(CATEGORIES, score_now(g, other), strict=True))
            seen["players"][other]["points"] = points
    elif seat >= 0:
        seen["points"] = dict(zip(CATEGORIES, score_now(g, seat), strict=True))
    return seen
