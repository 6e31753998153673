"""What views say beyond the state: phase, prices, and what is to come as things stand now.

The functions are those by which the rules go, so that nobody has to reckon for themselves.
"""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.entry import IN_VIEWS, OWN, Entry
from tabularium.declare.schema import NUMBER, TEXT, Schema, array, or_none, record
from tabularium.games.nations import layout as at
from tabularium.games.nations.buyable import row_price
from tabularium.games.nations.catalogue import KINDS
from tabularium.games.nations.course import MAINTENANCE, ONE_ROUND, PICK_BOARDS
from tabularium.games.nations.in_play import population_cost
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
from tabularium.games.nations.ranks import calm
from tabularium.games.nations.resources import has
from tabularium.games.nations.setup import B_SIDE, board_name
from tabularium.kernel.machine import FRAME, PC, State

PHASES: Final = ["setup", "maintenance", "action", "production", "over"]


def phase_of(g: State) -> str:
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


def famine_ahead(g: State) -> int:
    """The famine of this round; while nations grow its event card is not known yet."""
    return 0 if phase_of(g) in ("setup", "maintenance") or not g.zones[at.CURRENT] else famine_of(g)


class Phase(Entry):
    def show(self, g: State, viewer: int, player: int) -> Any:
        return phase_of(g)

    def schema(self) -> Schema:
        return {"enum": PHASES}


class RoundOfAge(Entry):
    """Which round of its age it is, from 1; 0 before the first."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        turn = g.nums[at.ROUND]
        return (turn - 1) % at.ROUNDS_PER_AGE + 1 if turn else 0

    def schema(self) -> Schema:
        return NUMBER


class Rounds(Entry):
    """How many there are."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return at.ROUNDS_PER_AGE * g.opts[at.AGES_PLAYED]

    def schema(self) -> Schema:
        return NUMBER


class Prices(Entry):
    """The gold for a card of each row; some players pay more."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return [row_price(row) for row in range(at.ROWS)]

    def schema(self) -> Schema:
        return array(NUMBER)


class Caps(Entry):
    """What lies above counts for nothing, but it is not lost (N11-N13)."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return {"strength": at.MOST_STRENGTH, "stability": at.MOST_STABILITY}

    def schema(self) -> Schema:
        return record({"strength": NUMBER, "stability": NUMBER})


class Famine(Entry):
    """The food that everybody is going to lose this round."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return famine_ahead(g)

    def schema(self) -> Schema:
        return NUMBER


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


class Outlook(Entry):
    """The resources after production and famine, as far as they are still to come."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        held = [has(g, player, good) for good in range(at.RESOURCES)]
        if phase_of(g) in ("maintenance", "action"):
            for good, n in enumerate(production(g, player)):
                held[good] += n
            held[at.FOOD] -= famine_ahead(g)
        return {at.GOODS[good]: held[good] for good in range(at.RESOURCES)}

    def schema(self) -> Schema:
        return record(dict.fromkeys(at.GOODS[: at.RESOURCES], NUMBER))


class Defeat(Entry):
    """What the war of this round would cost; None for who is strong enough."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        if not g.zones[at.WAR_SPACE] or not defeated(g, player):
            return None
        kind = KINDS[g.zones[at.WAR_SPACE][0]]
        losses = saved(at_stake(g, player, kind), war_resource(kind), max(0, calm(g, player)))
        goods = {at.GOODS[good]: losses[good] for good in range(at.RESOURCES)}
        return {**goods, "vp": defeat_points(g, player, kind)}

    def schema(self) -> Schema:
        return or_none(record(dict.fromkeys([*at.GOODS[: at.RESOURCES], "vp"], NUMBER)))


class BookPoints(Entry):
    """The VP for books if the age ended now."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return book_points(g, player)

    def schema(self) -> Schema:
        return NUMBER


class PopulationCost(Entry):
    """What the workers taken from each section cost."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return {at.GOODS[good]: population_cost(g, player, good) for good in SECTION_GOODS}

    def schema(self) -> Schema:
        return record({at.GOODS[good]: NUMBER for good in SECTION_GOODS})


SECTION_GOODS: Final = [at.FOOD, at.STABILITY]

for _entry in (
    Phase("phase", told=IN_VIEWS),
    RoundOfAge("round_of_age", told=IN_VIEWS),
    Rounds("rounds", told=IN_VIEWS),
    Prices("prices", told=IN_VIEWS),
    Caps("caps", told=IN_VIEWS),
    Famine("famine", told=IN_VIEWS),
    Boards("boards", told=IN_VIEWS),
    Outlook("outlook", OWN, told=IN_VIEWS),
    Defeat("defeat", OWN, told=IN_VIEWS),
    BookPoints("book_points", OWN, told=IN_VIEWS),
    PopulationCost("population_cost", OWN, told=IN_VIEWS),
):
    at.LAYOUT.add(_entry)
