"""Writing a position."""

from __future__ import annotations

from typing import Any

from tabularium.games.nations.catalogue import KEY
from tabularium.games.nations.layout import (
    ABOVE,
    ADVISORS,
    AGES,
    ARCHITECTS,
    BOUGHT_COLONIES,
    BOUGHT_FIGHTS,
    BOUGHT_GOLDEN,
    BUYING,
    COLONIES,
    CURRENT,
    DECKS,
    DRAWN,
    EVENT_DECKS,
    FOOD_ROOM,
    FREE,
    GONE,
    GOODS,
    LEAST_STABLE,
    LOOKED_AT,
    LOSSES,
    NATION,
    NATIONS,
    ON_FOOD,
    ON_STABILITY,
    ORDER,
    PASSED,
    POINTS,
    RESOURCES,
    RIVAL_BOOKS,
    RIVAL_CALM,
    RIVAL_FIRST,
    RIVAL_MIGHT,
    ROUND,
    SHORT,
    SIDE,
    SITE,
    SPACES,
    STABILITY_ROOM,
    TOGETHER,
    TOWER,
    TURN,
    TURNS,
    VP,
    WAR_LOSS,
    WEAKENED,
    WONDERS,
)
from tabularium.games.nations.view import goods, in_play, keys, market, war
from tabularium.kernel.frames import write_frames
from tabularium.kernel.machine import State


def position(g: State) -> dict[str, Any]:
    """The whole state; decks are listed from the top."""
    nums = g.nums
    zones = g.zones
    return {
        "rng": g.rng,
        "round": nums[ROUND],
        "order": [nums[ORDER + place] for place in range(g.seats)],
        "turn": nums[TURN] if nums[TURN] >= 0 else None,
        "market": market(g),
        "decks": [keys(zones[DECKS + i])[::-1] for i in range(AGES)],
        "event_decks": [keys(zones[EVENT_DECKS + i])[::-1] for i in range(AGES)],
        "event": keys(zones[CURRENT])[0] if zones[CURRENT] else None,
        "looked_at": keys(zones[LOOKED_AT]),
        "war": war(g),
        "buying": keys(zones[BUYING]),
        "gone": keys(zones[GONE]),
        "architects": nums[ARCHITECTS],
        "drawn": [name for i, name in enumerate(NATIONS) if nums[DRAWN] >> i & 1],
        "rival": {
            "strength": nums[RIVAL_MIGHT],
            "stability": nums[RIVAL_CALM],
            "books": nums[RIVAL_BOOKS],
            "first": bool(nums[RIVAL_FIRST]),
        },
        "together": bool(nums[TOGETHER]),
        "players": [_player(g, seat) for seat in range(g.seats)],
        "stack": write_frames(g, KEY),
        "over": g.over,
    }


def _player(g: State, seat: int) -> dict[str, Any]:
    nums = g.nums
    zones = g.zones
    lost = [nums[WAR_LOSS + seat * LOSSES + i] for i in range(LOSSES)]
    war_loss = {GOODS[good]: lost[good] for good in range(RESOURCES) if lost[good]}
    if lost[RESOURCES]:
        war_loss[GOODS[VP]] = lost[RESOURCES]
    return {
        "side": "B" if nums[SIDE + seat] else "A",
        "goods": goods(g, seat),
        "vp": nums[POINTS + seat],
        "workers": nums[FREE + seat],
        "food_section": nums[ON_FOOD + seat],
        "food_room": nums[FOOD_ROOM + seat],
        "stability_section": nums[ON_STABILITY + seat],
        "stability_room": nums[STABILITY_ROOM + seat],
        "above": nums[ABOVE + seat],
        "cards": [in_play(g, card) for card in zones[SPACES + seat]],
        "advisor": [in_play(g, card) for card in zones[ADVISORS + seat]],
        "tower": [in_play(g, card) for card in zones[TOWER + seat]],
        "colonies": [in_play(g, card) for card in zones[COLONIES + seat]],
        "site": [in_play(g, card) for card in zones[SITE + seat]],
        "wonders": [in_play(g, card) for card in zones[WONDERS + seat]],
        "board": [in_play(g, card) for card in zones[NATION + seat]],
        "passed": nums[PASSED + seat],
        "turns": nums[TURNS + seat],
        "short": [GOODS[good] for good in range(RESOURCES) if nums[SHORT + seat] >> good & 1],
        "least_stable": bool(nums[LEAST_STABLE + seat]),
        "bought": {
            "fights": nums[BOUGHT_FIGHTS + seat],
            "golden_ages": nums[BOUGHT_GOLDEN + seat],
            "colonies": nums[BOUGHT_COLONIES + seat],
        },
        "war_loss": war_loss,
        "weakened": nums[WEAKENED + seat],
    }
