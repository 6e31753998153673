"""What views say beyond the state: phase, prices, ranks, what is to come as things stand now."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.entry import IN_VIEWS, OWN, Entry
from tabularium.declare.schema import NUMBER, TEXT, Schema, array, or_none, record
from tabularium.declare.told import Told
from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, board_of
from tabularium.games.nations.buyable import row_price
from tabularium.games.nations.catalogue import KINDS
from tabularium.games.nations.counts import age_of, rounds_in_all
from tabularium.games.nations.course import MAINTENANCE, ONE_ROUND, PICK_BOARDS
from tabularium.games.nations.in_play import population_cost
from tabularium.games.nations.maintenance import growth
from tabularium.games.nations.production import (
    at_stake,
    book_points,
    defeat_points,
    defeated,
    famine_of,
    production,
    saved,
    war_resource,
)
from tabularium.games.nations.ranks import BY_STABILITY, BY_STRENGTH, calm, holders
from tabularium.games.nations.resources import has
from tabularium.games.nations.setup import B_SIDE, board_name
from tabularium.kernel.machine import FRAME, PC, State

PHASES: Final = ["setup", "maintenance", "action", "production", "over"]
RANKS: Final = ["strongest", "weakest", "most_stable", "least_stable"]
SECTION_GOODS: Final = [at.FOOD, at.STABILITY]
GOODS: Final = at.GOODS[: at.RESOURCES]


# the round ------------------------------------------------------------------------------------


def phase_of(g: State, player: int = 0) -> str:
    """The phase of the round, or what comes before and after all rounds."""
    if g.over:
        return "over"
    if not g.nums[at.ROUND]:
        return "setup"
    for frame in range(0, len(g.stack), FRAME):
        if g.stack[frame] == ONE_ROUND.id:
            done = g.stack[frame + PC] - 1 - len(MAINTENANCE)
            return "maintenance" if done < 0 else "production" if done else "action"
    return "production"


def age(g: State, player: int) -> int:
    return age_of(g)


def round_of_age(g: State, player: int) -> int:
    """From 1; 0 before the first."""
    turn = g.nums[at.ROUND]
    return (turn - 1) % at.ROUNDS_PER_AGE + 1 if turn else 0


def prices(g: State, player: int) -> list[int]:
    """The gold for a card of each row; some players pay more."""
    return [row_price(row) for row in range(at.ROWS)]


def caps(g: State, player: int) -> dict[str, int]:
    """What lies above counts for nothing, but it is not lost (N11-N13)."""
    return {"strength": at.MOST_STRENGTH, "stability": at.MOST_STABILITY}


def famine(g: State, player: int = 0) -> int:
    """The famine of this round; while nations grow its event card is not known yet."""
    return 0 if phase_of(g) in ("setup", "maintenance") or not g.zones[at.CURRENT] else famine_of(g)


def ranks(g: State, player: int) -> dict[str, list[int]]:
    """Who is strongest, weakest, most and least stable now; solo: 1 is the opponent."""
    seats = range(g.seats + int(g.seats == 1))
    found: dict[str, list[int]] = {}
    for i, name in enumerate(RANKS):
        holding = holders(g, BY_STRENGTH if i < 2 else BY_STABILITY, i % 2 == 0)
        found[name] = [seat for seat in seats if holding >> seat & 1]
    return found


class Boards(Entry):
    """While nations are chosen: the boards that whoever is asked may take."""

    def codes(self, g: State) -> list[int]:
        asking = g.stack and g.stack[g.top] == PICK_BOARDS.id
        return PICK_BOARDS.offered(g) if asking else []

    def show(self, g: State, viewer: int, player: int) -> Any:
        return [
            {
                "name": board_name(code),
                "nation": at.NATIONS[code % B_SIDE],
                "side": "B" if code >= B_SIDE else "A",
            }
            for code in self.codes(g)
        ]

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        return [board_name(code) for code in self.codes(g)]

    def schema(self) -> Schema:
        nation: Schema = {"enum": at.NATIONS}
        return array(record({"name": TEXT, "nation": nation, "side": {"enum": ["A", "B"]}}))


# a nation -------------------------------------------------------------------------------------


def produced(g: State, player: int) -> dict[str, int]:
    """What production would bring now."""
    return dict(zip(GOODS, production(g, player), strict=True))


def outlook(g: State, player: int) -> dict[str, int]:
    """The resources after production and famine, as far as they are still to come."""
    ahead = phase_of(g) in ("maintenance", "action")
    more = production(g, player) if ahead else [0] * at.RESOURCES
    more[at.FOOD] -= famine(g) if ahead else 0
    return {name: has(g, player, good) + more[good] for good, name in enumerate(GOODS)}


def defeat(g: State, player: int) -> dict[str, int] | None:
    """What the war of this round would cost; None for who is strong enough."""
    if not g.zones[at.WAR_SPACE] or not defeated(g, player):
        return None
    kind = KINDS[g.zones[at.WAR_SPACE][0]]
    losses = saved(at_stake(g, player, kind), war_resource(kind), max(0, calm(g, player)))
    return {**dict(zip(GOODS, losses, strict=True)), "vp": defeat_points(g, player, kind)}


def costs(g: State, player: int) -> dict[str, int]:
    """What the workers taken from each section cost."""
    return {at.GOODS[good]: population_cost(g, player, good) for good in SECTION_GOODS}


def card_spaces(g: State, player: int) -> int:
    return BOARDS[board_of(g, player)].cards


def colony_spaces(g: State, player: int) -> int:
    return BOARDS[board_of(g, player)].colonies


def wonder_spaces(g: State, player: int) -> int:
    return BOARDS[board_of(g, player)].wonders


_goods: Final = record(dict.fromkeys(GOODS, NUMBER))

for _entry in (
    Told("age", NUMBER, age),
    Told("ranks", record(dict.fromkeys(RANKS, array(NUMBER))), ranks),
    Told("phase", {"enum": PHASES}, phase_of),
    Told("round_of_age", NUMBER, round_of_age),
    Told("rounds", NUMBER, rounds_in_all),
    Told("prices", array(NUMBER), prices),
    Told("caps", record({"strength": NUMBER, "stability": NUMBER}), caps),
    Told("famine", NUMBER, famine),
    Boards("boards", told=IN_VIEWS),
    Told("growth", NUMBER, growth, OWN),
    Told("production", _goods, produced, OWN),
    Told("outlook", _goods, outlook, OWN),
    Told("defeat", or_none(record(dict.fromkeys([*GOODS, "vp"], NUMBER))), defeat, OWN),
    Told("book_points", NUMBER, book_points, OWN),
    Told("population_cost", record({"food": NUMBER, "stability": NUMBER}), costs, OWN),
    Told("card_spaces", NUMBER, card_spaces, OWN),
    Told("colony_spaces", NUMBER, colony_spaces, OWN),
    Told("wonder_spaces", NUMBER, wonder_spaces, OWN),
):
    at.LAYOUT.add(_entry)
