"""What is on the table beside zones and numbers: the progress board, the war, the opponent."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.entry import IN_POSITIONS, IN_VIEWS, OWN, Entry
from tabularium.declare.given import Given
from tabularium.declare.points import Points
from tabularium.declare.schema import FLAG, NUMBER, TEXT, Schema, array, or_none, record
from tabularium.games.nations import layout as at
from tabularium.games.nations.buyable import active_slots, slot_name
from tabularium.games.nations.ranks import in_order, rival_calm
from tabularium.games.nations.scoring import CATEGORIES, fame
from tabularium.kernel import sight
from tabularium.kernel.entries import Entries, too_many, unfit
from tabularium.kernel.errors import whole
from tabularium.kernel.machine import State


class Order(Entry):
    """The seats in player order."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return in_order(g)

    def read(self, given: Given, doc: Entries, player: int) -> None:
        """Read before the players: see positions.py."""

    def fields(self) -> list[sight.Field]:
        return [InOrder(self.label, at.ORDER)]

    def schema(self) -> Schema:
        return array(NUMBER)


class InOrder(sight.Seats):
    def length(self, seats: int) -> int:
        return seats

    def write(self, g: State, seat: int, row: bytearray, start: int) -> None:
        for i in range(g.seats):
            row[start + i] = sight.from_seat(g, seat, g.nums[self.offset + i])


class Market(Entry):
    """The progress board, the cheapest row first; None where it is empty."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        names = at.LAYOUT.names
        rows: list[list[str | None]] = []
        for row in range(at.ROWS):
            first = row * at.COLUMNS
            cards = g.zones[at.MARKET][first : first + at.COLUMNS_FOR[g.seats]]
            # a blank lies where its number says
            rows.append([names[card] if card >= at.SPACES_ON_BOARD else None for card in cards])
        return rows

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        return [slot_name(g, slot) for slot in active_slots(g.seats)]

    def read(self, given: Given, doc: Entries, player: int) -> None:
        g = given.g
        g.zones[at.MARKET] = list(range(at.SPACES_ON_BOARD))
        rows = doc.items(self.name)
        if len(rows) > at.ROWS:
            raise too_many(self.name, len(rows), at.ROWS)
        for row, cards in enumerate(rows):
            where = f"{self.name}[{row}]"
            if not isinstance(cards, list):
                raise unfit(where, cards, "list")
            most = at.COLUMNS_FOR[g.seats]
            if len(cards) > most:
                raise too_many(where, len(cards), most)
            for column, key in enumerate(cards):
                if key is not None:
                    card = given.card(where, key, at.PROGRESS_CARDS, 0)
                    g.zones[at.MARKET][row * at.COLUMNS + column] = card

    def schema(self) -> Schema:
        return array(array(or_none(TEXT)))


class Event(Entry):
    """This round's event card or tile."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        current = g.zones[at.CURRENT]
        return at.LAYOUT.names[current[0]] if current else None

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        return [at.LAYOUT.names[card] for card in g.zones[at.CURRENT]]

    def read(self, given: Given, doc: Entries, player: int) -> None:
        if doc.value(self.name) is not None:
            card = given.card(self.name, doc.value(self.name), at.EVENT_CARDS, 0)
            given.g.zones[at.CURRENT] = [card]

    def cards(self) -> list[sight.Cards]:
        return [sight.Cards(self.label, at.CURRENT)]

    def schema(self) -> Schema:
        return or_none(TEXT)


class War(Entry):
    """This round's war; its card goes when it is resolved, its strength stays (N148)."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        if g.nums[at.WAR_MIGHT] < 0:
            return None
        buyer = g.nums[at.WAR_BUYER]
        space = g.zones[at.WAR_SPACE]
        return {
            "card": at.LAYOUT.names[space[0]] if space else None,
            "strength": g.nums[at.WAR_MIGHT],
            "buyer": buyer if buyer >= 0 else None,
        }

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        return [at.LAYOUT.names[card] for card in g.zones[at.WAR_SPACE]]

    def read(self, given: Given, doc: Entries, player: int) -> None:
        g = given.g
        item = doc.value(self.name)
        if item is None:
            return
        entry = Entries(self.name, item, ["card", "strength", "buyer"])
        if not entry.has("strength") and entry.value("card") is None:
            raise unfit(self.name, item, "war")
        g.nums[at.WAR_MIGHT] = entry.number("strength", 0, at.MOST_STRENGTH)
        if entry.value("buyer") is not None:
            g.nums[at.WAR_BUYER] = entry.number("buyer", 0, g.seats - 1)
        if entry.value("card") is not None:
            card = given.card(entry.at("card"), entry.value("card"), at.WAR_CARDS, 0)
            g.zones[at.WAR_SPACE] = [card]

    def schema(self) -> Schema:
        parts = {"card": or_none(TEXT), "strength": NUMBER, "buyer": or_none(NUMBER)}
        return or_none(record(parts))


class Rival(Entry):
    """The virtual opponent of the solo game."""

    def __init__(self) -> None:
        super().__init__("rival")
        self.solo = True

    def show(self, g: State, viewer: int, player: int) -> Any:
        if g.seats > 1:
            return None
        stability = g.nums[at.RIVAL_CALM] + g.mod(0, at.UNREST)
        return {**self.write(g, 0), "stability": stability, "fame": fame(g)}

    def write(self, g: State, player: int) -> Any:
        return {
            "strength": g.nums[at.RIVAL_MIGHT],
            "stability": g.nums[at.RIVAL_CALM],
            "books": g.nums[at.RIVAL_BOOKS],
            "first": bool(g.nums[at.RIVAL_FIRST]),
        }

    def read(self, given: Given, doc: Entries, player: int) -> None:
        """Read with the event, which sets it: see positions.py."""

    def fields(self) -> list[sight.Field]:
        return [RivalCalm("opponent stability")]

    def schema(self) -> Schema:
        numbers = {"strength": NUMBER, "stability": NUMBER, "books": NUMBER}
        return or_none(record({**numbers, "first": FLAG, "fame": TEXT}))


class RivalCalm(sight.Field):
    """The stability of the solo opponent, which cards change too."""

    def length(self, seats: int) -> int:
        return 1

    def write(self, g: State, seat: int, row: bytearray, start: int) -> None:
        row[start] = sight.byte(rival_calm(g) + at.BELOW_ZERO)


BOUGHT: Final[dict[str, int]] = {
    "fights": at.BOUGHT_FIGHTS,
    "golden_ages": at.BOUGHT_GOLDEN,
    "colonies": at.BOUGHT_COLONIES,
}


class Bought(Entry):
    """What was bought this round."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return {name: g.nums[place + player] for name, place in BOUGHT.items()}

    def read(self, given: Given, doc: Entries, player: int) -> None:
        for name, n in doc.amounts(self.name, list(BOUGHT)).items():
            given.g.nums[BOUGHT[name] + player] = n

    def schema(self) -> Schema:
        return record(dict.fromkeys(BOUGHT, NUMBER))


class WarLoss(Entry):
    """What the war has taken this round; a position names it."""

    def write(self, g: State, player: int) -> Any:
        first = at.WAR_LOSS + player * at.LOSSES
        lost = g.nums[first : first + at.LOSSES]
        return {name: lost[i] for i, name in enumerate(at.LOSS_NAMES) if lost[i]}

    def read(self, given: Given, doc: Entries, player: int) -> None:
        pairs = Entries(doc.at(self.name), doc.pairs(self.name), at.LOSS_NAMES)
        for name in pairs.doc:
            place = at.WAR_LOSS + player * at.LOSSES + at.LOSS_NAMES.index(name)
            given.g.nums[place] = signed(pairs, name)


def signed(entry: Entries, name: str) -> int:
    """A whole number that may be negative."""
    value = entry.value(name)
    if whole(value) or (type(value) is int and value < 0):
        return int(value)
    raise unfit(entry.at(name), value, "number")


# what the layout holds besides zones and numbers: the rules add it
ENTRIES: Final[list[Entry]] = [
    Order("order"),
    Market("market", told=IN_VIEWS | IN_POSITIONS),
    Event("event"),
    War("war", told=IN_VIEWS | IN_POSITIONS),
    Rival(),
    Bought("bought", OWN, told=IN_VIEWS | IN_POSITIONS),
    WarLoss("war_loss", OWN, told=IN_POSITIONS),
    Points(CATEGORIES),
]
