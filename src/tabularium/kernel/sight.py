"""What a seat may know, as a row of bytes of fixed length, for programs that learn.

A game lists what may be seen, zone by zone and number by number: what it does not list is not in
the row. Seats are counted from the observer on, so that a program learns one way of looking.

The row begins with the cards: a byte for each physical card says in which place it is seen, 0 for
nowhere. The copies of a kind take their bytes in the order of the places, never by which copy it
is, so that two worlds which look alike give equal rows.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tabularium.kernel.machine import IT, SOURCE, Rules, State

# whose zones or numbers
SHARED: Final = 0
OWN: Final = 1  # the observer's alone
EACH: Final = 2  # every seat's, the observer first
RIVALS: Final = 3  # every other seat's

MOST: Final = 255
CARDS: Final = "cards"


def byte(n: int) -> int:
    """A number as it fits into a byte."""
    if n < 0:
        return 0
    return n if n < MOST else MOST


def from_seat(g: State, seat: int, other: int) -> int:
    """A seat as the observer counts it: 1 for itself, 2 for the next; 0 for nobody."""
    return (other - seat) % g.seats + 1 if other >= 0 else 0


def how_many(whose: int, seats: int) -> int:
    """How often something stands in the row."""
    if whose == EACH:
        return seats
    return seats - 1 if whose == RIVALS else 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Layer:
    """Something that lies on cards: a byte for each card."""

    def __init__(self, name: str, shift: int, mask: int) -> None:
        self.name = name
        self.shift = shift
        self.mask = mask
        self.start = 0

    def value(self, g: State, seat: int, cards: list[int], i: int) -> int:
        """What lies on the card number i of a zone."""
        return g.marks[cards[i]] >> self.shift & self.mask


class SeatLayer(Layer):
    """A seat named on cards, as seat + 1 in the mark."""

    def value(self, g: State, seat: int, cards: list[int], i: int) -> int:
        return from_seat(g, seat, (g.marks[cards[i]] >> self.shift & self.mask) - 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """A zone that is seen, or one for each seat. ``spread``: each of so many spaces is a place."""

    def __init__(
        self,
        name: str,
        zone: int,
        whose: int = SHARED,
        layers: list[Layer] | None = None,
        spread: int = 0,
    ) -> None:
        self.name = name
        self.zone = zone
        self.whose = whose
        self.layers: list[Layer] = layers or []
        self.spread = spread

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        """The cards a seat sees there; player is 0 for a shared zone."""
        return g.zones[self.zone + player]

    def places(self, seats: int) -> list[str]:
        """The names of its places."""
        if self.whose == EACH:
            return [f"{whom(i)} {self.name}" for i in range(seats)]
        if self.whose == RIVALS:
            return [f"{whom(i)} {self.name}" for i in range(1, seats)]
        if self.whose == OWN:
            return [f"own {self.name}"]
        if self.spread:
            return [f"{self.name} {i + 1}" for i in range(self.spread)]
        return [self.name]


def whom(i: int) -> str:
    return "own" if i == 0 else f"rival {i}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """Some numbers of the row. A game derives from it for what is not a number of the state."""

    def __init__(self, name: str) -> None:
        self.name = name

    def length(self, seats: int) -> int:
        raise NotImplementedError

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        """Put the numbers into the row from ``at`` on; it is all zeros there."""
        raise NotImplementedError


class Numbers(Field):
    """Counters of the state; ``bias`` is added, for those that may be negative."""

    def __init__(
        self, name: str, offset: int, count: int = 1, whose: int = SHARED, bias: int = 0
    ) -> None:
        super().__init__(name)
        self.offset = offset
        self.count = count
        self.whose = whose
        self.bias = bias

    def length(self, seats: int) -> int:
        return self.count * how_many(self.whose, seats)

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        for i in range(how_many(self.whose, g.seats)):
            start = self.offset
            if self.whose != SHARED:
                start += (seat + i) % g.seats * self.count
            for j in range(start, start + self.count):
                n = g.nums[j] + self.bias
                if n > 0:
                    row[at] = byte(n)
                at += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Seats(Field):
    """Counters that name a seat: 1 for the observer, 2 for the next, 0 for nobody."""

    def __init__(self, name: str, offset: int, count: int = 1) -> None:
        super().__init__(name)
        self.offset = offset
        self.count = count

    def length(self, seats: int) -> int:
        return self.count

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        for i in range(self.count):
            row[at + i] = from_seat(g, seat, g.nums[self.offset + i])


class Pairs(Field):
    """A counter for each seat about each seat, at ``offset + seat * stride + other``."""

    def __init__(self, name: str, offset: int, stride: int) -> None:
        super().__init__(name)
        self.offset = offset
        self.stride = stride

    def length(self, seats: int) -> int:
        return seats * seats

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        seats = g.seats
        for i in range(seats):
            start = self.offset + (seat + i) % seats * self.stride
            for j in range(seats):
                row[at + i * seats + j] = byte(g.nums[start + (seat + j) % seats])


class Bits(Field):
    """A counter whose bits mean something each."""

    def __init__(self, name: str, offset: int, count: int, whose: int = SHARED) -> None:
        super().__init__(name)
        self.offset = offset
        self.count = count
        self.whose = whose

    def length(self, seats: int) -> int:
        return self.count * how_many(self.whose, seats)

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        for i in range(how_many(self.whose, g.seats)):
            n = g.nums[self.offset + (0 if self.whose == SHARED else (seat + i) % g.seats)]
            j = at + i * self.count
            while n > 0:
                if n & 1:
                    row[j] = 1
                n >>= 1
                j += 1


class OneHot(Field):
    """A counter of every seat that is one of a few things: a byte for each, all 0 for -1."""

    def __init__(self, name: str, offset: int, count: int) -> None:
        super().__init__(name)
        self.offset = offset
        self.count = count

    def length(self, seats: int) -> int:
        return self.count * seats

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        for i in range(g.seats):
            n = g.nums[self.offset + (seat + i) % g.seats]
            if n >= 0:
                row[at + i * self.count + n] = 1


class Sizes(Field):
    """How many cards lie in zones whose cards need not be seen."""

    def __init__(self, name: str, zone: int, whose: int = SHARED, count: int = 1) -> None:
        super().__init__(name)
        self.zone = zone
        self.whose = whose
        self.count = count

    def length(self, seats: int) -> int:
        return self.count * how_many(self.whose, seats)

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        for i in range(how_many(self.whose, g.seats)):
            zone = self.zone + (0 if self.whose == SHARED else (seat + i) % g.seats)
            for j in range(self.count):
                row[at] = byte(len(g.zones[zone + j]))
                at += 1


class Seat(Field):
    """The observer's seat: options and turn order speak of seats as everybody counts them."""

    def length(self, seats: int) -> int:
        return seats

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        row[at + seat] = 1


class ToMove(Field):
    """Who has to decide, the observer first; nobody when the game is over."""

    def length(self, seats: int) -> int:
        return seats

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        if g.to_move >= 0:
            row[at + (g.to_move - seat) % g.seats] = 1


class Asked(Field):
    """What sort of decision it is, everybody knows that: a byte for each sort, in word order."""

    def __init__(self, name: str, rules: Rules) -> None:
        super().__init__(name)
        kinds = [node.kind() for node in rules.nodes]
        self.kinds: list[str] = sorted(set(kinds))
        self.number: list[int] = [self.kinds.index(kind) for kind in kinds]

    def length(self, seats: int) -> int:
        return len(self.kinds)

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        if g.to_move >= 0:
            row[at + self.number[g.stack[g.top]]] = 1


class Concerns(Field):
    """The card whose effect asks the observer (1), and the card it has found (2), by kind."""

    def __init__(self, name: str, rules: Rules) -> None:
        super().__init__(name)
        self.kinds: int = max(rules.kinds) + 1

    def length(self, seats: int) -> int:
        return self.kinds

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        if g.to_move != seat:
            return
        source = g.stack[g.top + SOURCE]
        it = g.stack[g.top + IT]
        if source >= 0:
            row[at + g.rules.kinds[source]] = 1
        if it >= 0:
            row[at + g.rules.kinds[it]] |= 2


class Sight:
    """How a game is seen with so many seats."""

    def __init__(self, rules: Rules, seats: int, cards: list[Cards], fields: list[Field]) -> None:
        self.cards = cards
        self.kinds: list[int] = rules.kinds
        self.first: list[int] = []  # the first byte of each kind
        before = 0
        for kind in range(max(rules.kinds) + 1):
            self.first.append(before)
            before += rules.kinds.count(kind)
        self.places: list[str] = ["not seen"]
        self.place: list[int] = []  # of each Cards: the number of its first place
        self.slices: list[tuple[str, int, int]] = [(CARDS, 0, len(rules.kinds))]
        self.size: int = len(rules.kinds)
        laid: list[Layer] = []
        for item in cards:
            self.place.append(len(self.places))
            self.places += item.places(seats)
            for layer in item.layers:
                if layer not in laid:
                    laid.append(layer)
                    layer.start = self.take(layer.name, len(rules.kinds))
        self.fields: list[Field] = fields + [
            Seat("own seat"),
            ToMove("to move"),
            Asked("asked", rules),
            Concerns("concerns", rules),
        ]
        self.at: list[int] = [self.take(field.name, field.length(seats)) for field in self.fields]
        if len(self.places) > MOST:
            raise ValueError(f"{len(self.places)} places of cards are more than a byte can name")

    def take(self, name: str, size: int) -> int:
        """The next bytes of the row; gives where they start."""
        start = self.size
        self.size += size
        self.slices.append((name, start, self.size))
        return start

    def observe(self, g: State, seat: int) -> bytes:
        """The row of a seat."""
        row = bytearray(self.size)
        free = self.first[:]
        seats = g.seats
        for n in range(len(self.cards)):
            item = self.cards[n]
            place = self.place[n]
            whose = item.whose
            if whose == SHARED:
                self.lay(g, seat, row, free, item, item.seen(g, seat, 0), place)
            elif whose == OWN:
                self.lay(g, seat, row, free, item, item.seen(g, seat, seat), place)
            else:
                for i in range(1 if whose == RIVALS else 0, seats):
                    cards = item.seen(g, seat, (seat + i) % seats)
                    self.lay(g, seat, row, free, item, cards, place)
                    place += 1
        for n in range(len(self.fields)):
            self.fields[n].write(g, seat, row, self.at[n])
        return bytes(row)

    def lay(
        self,
        g: State,
        seat: int,
        row: bytearray,
        free: list[int],
        item: Cards,
        cards: list[int],
        place: int,
    ) -> None:
        """Enter the cards of one zone."""
        for i in range(len(cards)):
            kind = self.kinds[cards[i]]
            at = free[kind]
            free[kind] = at + 1
            row[at] = place + i if item.spread else place
            for layer in item.layers:
                n = layer.value(g, seat, cards, i)
                if n:
                    row[layer.start + at] = byte(n)
