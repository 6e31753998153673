"""Cards played to the table: they collect goods for an effect, or store them (A8, A9, A31)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import FIRST, SMALL, Action
from tabularium.declare.names import CardThing
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import COST, EFFECTS, KEY, KINDS, LEVEL_OF, TITLE, kind_of
from tabularium.games.altay.develop import complete
from tabularium.games.altay.events import DROP, PLACE, TAKE
from tabularium.games.altay.hand import one_of
from tabularium.games.altay.slots import Slots, SlotWords, on_card, one
from tabularium.games.altay.words import Good
from tabularium.kernel.machine import Node, State, Verb
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

SAME_TITLE: Final = Reason("why-altay-same-title", "A31")
STORED_NOW: Final = Reason("why-altay-stored-now", "A9")
NO_GOODS: Final = Reason("why-altay-no-goods", "A33")
NO_ROOM: Final = Reason("why-altay-no-room", "A33")  # said with what there is room for


class Lay(Node):
    """The card is played to the table, one of a title at a time."""

    def __init__(self, slots: list[int]) -> None:
        super().__init__()
        self.slots: Slots = Slots(slots)

    def fault(self) -> str:
        return "" if self.slots.total else "nothing can be laid on it"

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        title = TITLE[KINDS[source]]
        for card in g.zones[at.TABLE + seat]:
            if TITLE[KINDS[card]] == title:
                return SAME_TITLE
        return None


class Collect(Lay):
    """Filled over one or several turns; then its effect happens and the card is discarded."""

    def __init__(self, slots: list[int], effect: Node) -> None:
        super().__init__(slots)
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.effect]

    def text(self, talk: Talk, form: str = "") -> str:
        collect = talk.say("altay-collect", {"goods": self.slots.words(talk, ".what")})
        return talk.say("card-to", {"cost": collect, "effect": self.effect.text(talk, ".to")})

    def slug(self) -> str:
        return "collect"


class Store(Lay):
    """Keeps goods for a later turn; they are taken back all together."""

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("altay-store", {"goods": self.slots.words(talk, ".what")})

    def slug(self) -> str:
        return "store"


def find_lay(kind: int) -> Lay | None:
    """The table effect of a kind of card, if it has one."""
    for effect in EFFECTS[kind]:
        if isinstance(effect, Lay):
            return effect
    return None


def laid(kind: int) -> Lay:
    """The table effect of a kind of card that has one."""
    lay = find_lay(kind)
    assert lay is not None, KEY[kind]
    return lay


def slots_on(card: int) -> Slots:
    """What can be put on a card that lies on the table or is being developed."""
    kind = KINDS[card]
    return COST[kind] if LEVEL_OF[kind] else laid(kind).slots


def stores(g: State, card: int) -> bool:
    """Whether goods are stored on a card, to be taken back."""
    return g.marks[card] > 0 and not LEVEL_OF[KINDS[card]] and isinstance(laid(KINDS[card]), Store)


def before(g: State, seat: int, kind: int) -> int:
    """The card of a kind on which a player lays goods."""
    return one_of(g.zones[at.PROGRESS + seat if LEVEL_OF[kind] else at.TABLE + seat], kind)


def discard_from_table(g: State, seat: int, card: int) -> None:
    g.zones[at.TABLE + seat].remove(card)
    g.marks[card] = 0
    g.zones[at.DISCARD + seat].append(card)


def put_good(g: State, seat: int, card: int, good: int) -> None:
    """A good of the pool goes on a card; a full card does what it was filled for."""
    kind = KINDS[card]
    g.nums[at.POOL + good] -= 1
    g.marks[card] += one(good)
    if g.telling:
        g.tell(PLACE, seat, good, kind)
    if LEVEL_OF[kind]:
        if COST[kind].filled(g.marks[card]):
            complete(g, seat, card)
        return
    lay = laid(kind)
    if isinstance(lay, Collect):
        if lay.slots.filled(g.marks[card]):
            discard_from_table(g, seat, card)
            g.push(lay.effect, seat, card)
    else:
        g.nums[at.FRESH] |= 1 << kind


class FillTitle(Verb):
    """Fill a card of a title on the table from the supply (B21)."""

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title = title

    def fault(self) -> str:
        for kind in range(len(TITLE)):
            if TITLE[kind] == self.title and isinstance(find_lay(kind), Collect):
                return ""
        return f"no card called {self.title!r} is filled"

    def find(self, g: State, seat: int) -> int:
        for card in g.zones[at.TABLE + seat]:
            if TITLE[KINDS[card]] == self.title:
                return card
        return -1

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.find(g, seat) >= 0

    def do(self, g: State, seat: int, source: int) -> None:
        card = self.find(g, seat)
        lay = laid(KINDS[card])
        assert isinstance(lay, Collect)
        discard_from_table(g, seat, card)
        g.push(lay.effect, seat, card)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("altay-fill" + form, {"card": talk.say("altay-card-" + self.title)})


class Place(Action):
    """Put one good on a card on the table or on the achievement in progress."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        goods = [good for good in range(5) if g.nums[at.POOL + good]]
        if not goods:
            return
        for zone in (at.TABLE + seat, at.PROGRESS + seat):
            for card in g.zones[zone]:
                slots = slots_on(card)
                load = g.marks[card]
                for good in goods:
                    if slots.room(load, good):
                        out.append(self.verb | KINDS[card] << FIRST | good)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        if thing.seat != seat or thing.zone not in ("table", "progress"):
            return []
        return [kind_of(thing.name) << FIRST | good for good in range(5)]

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        good = code & SMALL
        if not g.nums[at.POOL + good]:
            return NO_GOODS
        card = before(g, seat, code >> FIRST)
        return None if slots_on(card).room(g.marks[card], good) else NO_ROOM

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        card = before(g, seat, code >> FIRST)
        if stores(g, card):
            return STORED_NOW  # or it could be taken back
        if not any(g.nums[at.POOL + good] for good in range(5)):
            return NO_GOODS
        room = SlotWords(slots_on(card).open(g.marks[card]))
        return Reason(NO_ROOM.message, NO_ROOM.rule, {"goods": room})

    def carry_out(self, g: State, seat: int, code: int) -> None:
        put_good(g, seat, before(g, seat, code >> FIRST & SMALL), code & SMALL)

    def key(self, g: State, code: int) -> str:
        return f"place:{KEY[code >> FIRST & SMALL]}:{at.GOODS[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        kind = code >> FIRST & SMALL
        zone = "progress" if LEVEL_OF[kind] else "table"
        card = CardThing(g, zone, g.to_move, kind)
        return Offer("altay-do-place", {"card": card, "good": Good(code & SMALL)})


class Take(Action):
    """Take back everything stored on a card, in a later turn than it was put there (A9, B22)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in g.zones[at.TABLE + seat]:
            # most are empty
            if g.marks[card] and stores(g, card) and not g.nums[at.FRESH] >> KINDS[card] & 1:
                out.append(self.verb | KINDS[card])

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        if thing.seat != seat or thing.zone != "table":
            return []
        kind = kind_of(thing.name)
        return [kind] if stores(g, before(g, seat, kind)) else []

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        return STORED_NOW if g.nums[at.FRESH] >> code & 1 else None

    def carry_out(self, g: State, seat: int, code: int) -> None:
        kind = code & SMALL
        card = before(g, seat, kind)
        for good in range(5):
            g.nums[at.POOL + good] += on_card(g.marks[card], good)
        discard_from_table(g, seat, card)
        if g.telling:
            g.tell(TAKE, seat, kind)

    def key(self, g: State, code: int) -> str:
        return f"take:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        return Offer("altay-do-take", {"card": CardThing(g, "table", g.to_move, code & SMALL)})


class DropCard(Action):
    """Discard a table card unfinished, losing what lies on it (option, B15)."""

    def candidates(self, g: State, seat: int) -> list[int]:
        if not g.opts[at.DROP_TABLE]:
            return []
        return [KINDS[card] for card in g.zones[at.TABLE + seat]]

    def carry_out(self, g: State, seat: int, code: int) -> None:
        kind = code & SMALL
        discard_from_table(g, seat, before(g, seat, kind))
        if g.telling:
            g.tell(DROP, seat, kind)

    def key(self, g: State, code: int) -> str:
        return f"drop:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        return Offer("altay-do-drop", {"card": CardThing(g, "table", g.to_move, code & SMALL)})
