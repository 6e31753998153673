"""Cards played to the table: they collect goods for an effect, or store them (A8, A9, A31)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import FIRST, SMALL, Action
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import COST, EFFECTS, KEY, KINDS, LEVEL_OF, TITLE
from tabularium.games.altay.develop import complete
from tabularium.games.altay.events import DROP, PLACE, TAKE
from tabularium.games.altay.slots import Slots, SlotWords, on_card, one
from tabularium.games.altay.words import Card, Good
from tabularium.kernel.machine import Node, State, Verb
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

SAME_TITLE: Final = Reason("why-altay-same-title", "A31")
STORED_NOW: Final = Reason("why-altay-stored-now", "A9")
NO_GOODS: Final = Reason("why-altay-no-goods", "A33")


class Lay(Node):
    """The card is played to the table, one of a title at a time."""

    def __init__(self, slots: list[int]) -> None:
        super().__init__()
        self.slots = Slots(slots)

    def fault(self) -> str:
        return self.slots.fault() or ("" if self.slots.total else "nothing can be laid on it")

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


def find_laid(g: State, seat: int, thing: Thing) -> int:
    """The card on which a player lays goods that a thing stands for, -1 for none."""
    if thing.seat == seat and thing.zone in ("table", "progress"):
        for card in g.zones[at.TABLE + seat] + g.zones[at.PROGRESS + seat]:
            if KEY[KINDS[card]] == thing.name:
                return card
    return -1


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
        nums = g.nums
        goods = [good for good in range(5) if nums[at.POOL + good]]
        if not goods:
            return
        for card in g.zones[at.TABLE + seat] + g.zones[at.PROGRESS + seat]:
            slots = slots_on(card)
            load = g.marks[card]
            for good in goods:
                if slots.room(load, good):
                    out.append(self.verb | KINDS[card] << FIRST | good)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        card = find_laid(g, seat, thing)
        if card < 0 or stores(g, card):
            return None  # what is stored can be taken: more will be said of that
        slots = slots_on(card)
        if slots.takes_from_pool(g, g.marks[card]):
            return None
        if not any(g.nums[at.POOL + good] for good in range(5)):
            return NO_GOODS
        room = SlotWords(slots.open(g.marks[card]))
        return Reason("why-altay-no-room", "A33", {"goods": room})

    def carry_out(self, g: State, seat: int, code: int) -> None:
        kind = code >> FIRST & SMALL
        zone = g.zones[at.PROGRESS + seat] if LEVEL_OF[kind] else g.zones[at.TABLE + seat]
        for card in zone:
            if KINDS[card] == kind:
                put_good(g, seat, card, code & SMALL)
                return

    def key(self, g: State, code: int) -> str:
        return f"place:{KEY[code >> FIRST & SMALL]}:{at.GOODS[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        kind = code >> FIRST & SMALL
        zone = "progress" if LEVEL_OF[kind] else "table"
        card = Card(zone, g.to_move, kind)
        return Offer("altay-do-place", {"card": card, "good": Good(code & SMALL)})


class Take(Action):
    """Take back everything stored on a card, in a later turn than it was put there (A9, B22)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in g.zones[at.TABLE + seat]:
            if stores(g, card) and self.obstacle(g, card) is None:
                out.append(self.verb | KINDS[card])

    def obstacle(self, g: State, card: int) -> Reason | None:
        return STORED_NOW if g.nums[at.FRESH] >> KINDS[card] & 1 else None

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        card = find_laid(g, seat, thing)
        return self.obstacle(g, card) if card >= 0 and stores(g, card) else None

    def carry_out(self, g: State, seat: int, code: int) -> None:
        kind = code & SMALL
        for card in g.zones[at.TABLE + seat]:
            if KINDS[card] == kind:
                for good in range(5):
                    g.nums[at.POOL + good] += on_card(g.marks[card], good)
                discard_from_table(g, seat, card)
                if g.telling:
                    g.tell(TAKE, seat, kind)
                return

    def key(self, g: State, code: int) -> str:
        return f"take:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        return Offer("altay-do-take", {"card": Card("table", g.to_move, code & SMALL)})


class DropCard(Action):
    """Discard a table card unfinished, losing what lies on it (option, B15)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if g.opts[at.DROP_TABLE]:
            for card in g.zones[at.TABLE + seat]:
                out.append(self.verb | KINDS[card])

    def carry_out(self, g: State, seat: int, code: int) -> None:
        kind = code & SMALL
        for card in g.zones[at.TABLE + seat]:
            if KINDS[card] == kind:
                discard_from_table(g, seat, card)
                if g.telling:
                    g.tell(DROP, seat, kind)
                return

    def key(self, g: State, code: int) -> str:
        return f"drop:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        return Offer("altay-do-drop", {"card": Card("table", g.to_move, code & SMALL)})
