"""Writing a position."""

from __future__ import annotations

from typing import Any

from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KEY
from tabularium.games.nations.view import goods, in_play, keys, market, war
from tabularium.kernel.frames import write_frames
from tabularium.kernel.machine import State


def position(g: State) -> dict[str, Any]:
    """The whole state; decks are listed from the top."""
    nums = g.nums
    zones = g.zones
    return {
        "rng": g.rng,
        "round": nums[at.ROUND],
        "order": [nums[at.ORDER + place] for place in range(g.seats)],
        "turn": nums[at.TURN] if nums[at.TURN] >= 0 else None,
        "market": market(g),
        "decks": [keys(zones[at.DECKS + i])[::-1] for i in range(at.AGES)],
        "event_decks": [keys(zones[at.EVENT_DECKS + i])[::-1] for i in range(at.AGES)],
        "event": keys(zones[at.CURRENT])[0] if zones[at.CURRENT] else None,
        "looked_at": keys(zones[at.LOOKED_AT]),
        "war": war(g),
        "buying": keys(zones[at.BUYING]),
        "gone": keys(zones[at.GONE]),
        "architects": nums[at.ARCHITECTS],
        "drawn": [name for i, name in enumerate(at.NATIONS) if nums[at.DRAWN] >> i & 1],
        "rival": {
            "strength": nums[at.RIVAL_MIGHT],
            "stability": nums[at.RIVAL_CALM],
            "books": nums[at.RIVAL_BOOKS],
            "first": bool(nums[at.RIVAL_FIRST]),
        },
        "together": bool(nums[at.TOGETHER]),
        "players": [_player(g, seat) for seat in range(g.seats)],
        "stack": write_frames(g, KEY),
        "over": g.over,
    }


def _player(g: State, seat: int) -> dict[str, Any]:
    nums = g.nums
    zones = g.zones
    lost = [nums[at.WAR_LOSS + seat * at.LOSSES + i] for i in range(at.LOSSES)]
    war_loss = {at.GOODS[good]: lost[good] for good in range(at.RESOURCES) if lost[good]}
    if lost[at.RESOURCES]:
        war_loss[at.GOODS[at.VP]] = lost[at.RESOURCES]
    return {
        "side": "B" if nums[at.SIDE + seat] else "A",
        "goods": goods(g, seat),
        "vp": nums[at.POINTS + seat],
        "workers": nums[at.FREE + seat],
        "food_section": nums[at.ON_FOOD + seat],
        "food_room": nums[at.FOOD_ROOM + seat],
        "stability_section": nums[at.ON_STABILITY + seat],
        "stability_room": nums[at.STABILITY_ROOM + seat],
        "above": nums[at.ABOVE + seat],
        "cards": [in_play(g, card) for card in zones[at.SPACES + seat]],
        "advisor": [in_play(g, card) for card in zones[at.ADVISORS + seat]],
        "tower": [in_play(g, card) for card in zones[at.TOWER + seat]],
        "colonies": [in_play(g, card) for card in zones[at.COLONIES + seat]],
        "site": [in_play(g, card) for card in zones[at.SITE + seat]],
        "wonders": [in_play(g, card) for card in zones[at.WONDERS + seat]],
        "board": [in_play(g, card) for card in zones[at.NATION + seat]],
        "passed": nums[at.PASSED + seat],
        "turns": nums[at.TURNS + seat],
        "short": [
            at.GOODS[good] for good in range(at.RESOURCES) if nums[at.SHORT + seat] >> good & 1
        ],
        "least_stable": bool(nums[at.LEAST_STABLE + seat]),
        "bought": {
            "fights": nums[at.BOUGHT_FIGHTS + seat],
            "golden_ages": nums[at.BOUGHT_GOLDEN + seat],
            "colonies": nums[at.BOUGHT_COLONIES + seat],
        },
        "war_loss": war_loss,
        "weakened": nums[at.WEAKENED + seat],
    }
