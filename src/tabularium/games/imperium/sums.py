"""The sums that players do at the table of what everybody sees; the page shows them."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.schema import FLAG, NUMBER, TEXT, array, or_none, record
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.developing import cost_of
from tabularium.games.imperium.nations import USUAL, develops, exhausts_a_turn, nature, sinks
from tabularium.games.imperium.paying import can_pay
from tabularium.games.imperium.scoring import open_score, open_unrest
from tabularium.games.imperium.table import hand_limit, icons_counted, in_play, regions_among
from tabularium.kernel.machine import State

REGIONS: Final = "region"


SUMS: Final = or_none(
    record(
        {
            "hand_limit": NUMBER,
            "draws": NUMBER,
            "shuffles": FLAG,
            "exhausts": NUMBER,
            "to_empire": NUMBER,
            "develops": FLAG,
            "affordable": array(TEXT),
            "sinks": FLAG,
            "icons": record(dict.fromkeys([REGIONS, *at.ICON_NAMES], NUMBER), []),
            "open_points": NUMBER,
            "variable_cards": NUMBER,
            "open_unrest": NUMBER,
        }
    )
)


def sums(g: State, player: int) -> dict[str, Any] | None:
    """What follows from the cards of a player that lie open."""
    if g.nums[at.FACTION + player] < 0:
        return None
    names = at.LAYOUT.names
    missing = max(0, hand_limit(g, player) - len(g.zones[at.HAND + player]))
    turns = g.nums[at.STATE + player] == at.BARBARIAN and nature(g, player) == USUAL
    points, counted = open_score(g, player)
    area = g.zones[at.AREA + player] if develops(g, player) else []
    return {
        "hand_limit": hand_limit(g, player),
        "draws": missing,
        "shuffles": missing > len(g.zones[at.DECK + player]),
        "exhausts": exhausts_a_turn(g, player),
        "to_empire": len(g.zones[at.NATION + player]) if turns else 0,
        "develops": develops(g, player),
        "affordable": [
            names[card] for card in area if can_pay(g, player, cost_of(g, player, card))
        ],
        "sinks": sinks(g, player),
        "icons": icons_of(g, player),
        "open_points": points,
        "variable_cards": counted,
        "open_unrest": open_unrest(g, player),
    }


def icons_of(g: State, player: int) -> dict[str, int]:
    """Regions and icons in play as they count now; what there is none of is left out."""
    cards = in_play(g, player)
    found = {REGIONS: regions_among(g, cards)}
    for icon, name in enumerate(at.ICON_NAMES):
        found[name] = sum([icons_counted(g, card, icon) for card in cards])
    return {name: n for name, n in found.items() if n}
