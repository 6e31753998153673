"""What a seat sees beside zones and numbers: the board, the market, an attack, what is known."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.entry import IN_POSITIONS, IN_ROWS, IN_VIEWS, OWN, OWNER_SEES, Entry
from tabularium.declare.given import Given
from tabularium.declare.points import Points
from tabularium.declare.schema import FLAG, NUMBER, TEXT, Schema, array, mapping, or_none, record
from tabularium.declare.told import Foretold, Told
from tabularium.declare.zones import Zone
from tabularium.games.altay import layout as at
from tabularium.games.altay.board_entries import Attacks, Battle, Board, seat_of
from tabularium.games.altay.catalogue import COST, KEY, KINDS, LEVEL_OF, kind_of
from tabularium.games.altay.course import is_last_round
from tabularium.games.altay.forecasts import MostDefence, Worth, attack_at_hand
from tabularium.games.altay.scoring import CATEGORIES
from tabularium.games.altay.slots import Slots, one
from tabularium.kernel import sight
from tabularium.kernel.entries import Entries, unfit
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.machine import State


def last_round(g: State, player: int) -> bool:
    return g.nums[at.ROUND] > 0 and is_last_round(g)


class AbilitiesUsed(Entry):
    """The technologies whose ability was used this turn."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        return [
            KEY[KINDS[card]]
            for owner in range(g.seats)
            for card in g.hook(owner, at.ABILITY)
            if g.marks[card]
        ]

    def read(self, given: Given, doc: Entries, player: int) -> None:
        g = given.g
        turn = g.nums[at.TURN]
        for key in doc.different(self.name):
            cards = [card for card in g.hook(turn, at.ABILITY) if KEY[KINDS[card]] == key]
            if not cards:
                raise BadPosition("altay-error-no-ability", given=key, seat=turn)
            g.marks[cards[0]] = 1

    def schema(self) -> Schema:
        return array(TEXT)


class Market(Entry):
    """The piles: their face-up card, how many are left, whether the goods can pay it."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        piles: list[dict[str, Any]] = []
        for number, title in enumerate(at.PILE_TITLES):
            pile = g.zones[at.PILE + number]
            top = KEY[KINDS[pile[-1]]] if pile else None
            payable = len(pile) > 0 and COST[KINDS[pile[-1]]].payable(g)
            piles.append({"title": title, "top": top, "left": len(pile), "payable": payable})
        return piles

    def things(self, g: State, viewer: int, player: int) -> list[str]:
        return at.PILE_TITLES

    def write(self, g: State, player: int) -> Any:
        return {title: len(g.zones[at.PILE + i]) for i, title in enumerate(at.PILE_TITLES)}

    def read(self, given: Given, doc: Entries, player: int) -> None:
        doc.amounts(self.name, at.PILE_TITLES)  # piles are laid when all cards have been named

    def cards(self) -> list[sight.Cards]:
        return [Tops(self.label, at.PILE)]

    def fields(self) -> list[sight.Field]:
        return [sight.Sizes("market piles", at.PILE, count=at.PILES)]

    def schema(self) -> Schema:
        return array(record({"title": TEXT, "top": or_none(TEXT), "left": NUMBER, "payable": FLAG}))


class Tops(sight.Cards):
    """The face-up cards of the market piles."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return [g.zones[self.zone + i][-1] for i in range(at.PILES) if g.zones[self.zone + i]]


class HandAndDeck(Entry):
    """Hand and deck together are known: everything bought, trashed and discarded was seen."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        names = at.LAYOUT.names
        return sorted([names[c] for c in g.zones[at.HAND + player] + g.zones[at.DECK + player]])

    def cards(self) -> list[sight.Cards]:
        return [
            sight.Cards("deck", at.DECK, sight.OWN),
            HandOrDeck("hand or deck", at.DECK, sight.RIVALS),
        ]

    def schema(self) -> Schema:
        return array(TEXT)


class HandOrDeck(sight.Cards):
    """What lies in a rival's hand or deck, but for the cards known to be in hand."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        return g.zones[at.HAND + player][g.nums[at.KNOWN + player] :] + g.zones[at.DECK + player]


class Progress(Zone):
    """The one achievement being developed: its goods, and a settlement on a technology."""

    def __init__(self) -> None:
        super().__init__("progress", OWN, marks=[at.ON_CARDS], fits=at.ACHIEVEMENTS)
        self.start: int = at.PROGRESS

    def takes(self, seats: int) -> tuple[int, int]:
        return 0, 0

    def show(self, g: State, viewer: int, player: int) -> Any:
        shown = self.listed(g, self.start + player)
        for entry in shown:
            entry["settlement"] = g.nums[at.ON_CARD + player] > 0
        return shown

    def write(self, g: State, player: int) -> Any:
        shown = self.show(g, player, player)
        return shown[0] if shown else None

    def read(self, given: Given, doc: Entries, player: int) -> None:
        item = doc.value(self.name)
        if item is None:
            return
        g = given.g
        entry = Entries(doc.at(self.name), item, ["card", "goods", "settlement"])
        card = given.card(entry.at("card"), entry.need("card"), self.fits, player)
        kind = KINDS[card]
        if kind in [KINDS[other] for other in g.zones[at.DONE + player]]:
            raise BadPosition("altay-error-twice", where=entry.at("card"))
        g.marks[card] = load_of(entry, COST[kind])
        if g.marks[card] == 0 and not given.complete:
            raise BadPosition("altay-error-empty", where=entry.at("goods"))
        if COST[kind].filled(g.marks[card]):
            raise BadPosition("altay-error-full", where=entry.at("goods"), given=KEY[kind])
        g.zones[at.PROGRESS + player] = [card]
        settlement = entry.flag("settlement", LEVEL_OF[kind] < 3)
        if settlement and LEVEL_OF[kind] == 3:
            raise BadPosition("altay-error-wonder-settlement", where=entry.at("settlement"))
        g.nums[at.ON_CARD + player] = int(settlement)

    def schema(self) -> Schema:
        return array(record({"card": TEXT, "goods": at.ON_CARDS.schema(), "settlement": FLAG}))


def load_of(entry: Entries, slots: Slots) -> int:
    """The goods that a position lays on a card: they have to find room."""
    load = 0
    for name, n in entry.amounts("goods", at.GOODS).items():
        for _ in range(n):
            if not slots.room(load, at.GOODS.index(name)):
                raise BadPosition("altay-error-no-room", where=entry.at("goods"), n=n, given=name)
            load += one(at.GOODS.index(name))
    return load


class Secret(Zone):
    """The secret wonder until it is started; a position names the one card, or none."""

    def __init__(self) -> None:
        super().__init__("secret", OWN, OWNER_SEES, fits=at.WONDERS)
        self.start: int = at.SECRET

    def takes(self, seats: int) -> tuple[int, int]:
        return 0, 0

    def write(self, g: State, player: int) -> Any:
        shown = self.show(g, player, player)
        return shown[0] if shown else None

    def read(self, given: Given, doc: Entries, player: int) -> None:
        key = doc.text(self.name)
        if key is not None:
            card = given.card(doc.at(self.name), key, self.fits, player)
            given.g.zones[at.SECRET + player] = [card]


class SecretWonder(Entry):
    """What everybody knows of it: that there is one, or which one was started."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        kind = g.nums[at.REVEALED + player]
        if kind >= 0:
            return KEY[kind]
        return "hidden" if g.zones[at.SECRET + player] else None

    def fields(self) -> list[sight.Field]:
        return [sight.Sizes(self.label, at.SECRET, sight.EACH)]

    def schema(self) -> Schema:
        return or_none(TEXT)


class SecretStarted(Entry):
    """Which of a player's wonders was the secret one."""

    def write(self, g: State, player: int) -> Any:
        kind = g.nums[at.REVEALED + player]
        return KEY[kind] if kind >= 0 else None

    def read(self, given: Given, doc: Entries, player: int) -> None:
        started = doc.text(self.name)
        if started is None:
            return
        g = given.g
        held = g.zones[at.DONE + player] + g.zones[at.PROGRESS + player]
        kind = kind_of(started)
        if kind not in [KINDS[card] for card in held] or LEVEL_OF[kind] != 3:
            raise unfit(doc.at(self.name), started, "own-wonder")
        if g.zones[at.SECRET + player]:
            raise BadPosition("altay-error-one-secret", where=doc.at("secret"), given=started)
        g.nums[at.REVEALED + player] = kind


class Captured(Entry):
    """Settlements taken, by the faction they were taken from."""

    def show(self, g: State, viewer: int, player: int) -> Any:
        taken: dict[str, int] = {}
        for owner in range(g.seats):
            n = g.nums[at.CAPTURED + player * at.SEATS + owner]
            if n:
                taken[at.FACTIONS[g.nums[at.FACTION + owner]]] = n
        return taken

    def read(self, given: Given, doc: Entries, player: int) -> None:
        for name, n in doc.amounts(self.name, at.FACTIONS).items():
            owner = seat_of(given.g, doc.at(self.name), name)
            if owner == player:
                raise BadPosition("altay-error-own-captured", where=doc.at(self.name), given=name)
            given.g.nums[at.CAPTURED + player * at.SEATS + owner] = n

    def fields(self) -> list[sight.Field]:
        return [sight.Pairs(self.label, at.CAPTURED, at.SEATS)]

    def schema(self) -> Schema:
        return mapping(NUMBER)


# what the layout holds besides zones and numbers: the rules add it
ENTRIES: Final[list[Entry]] = [
    Told("last_round", FLAG, last_round),
    Board("board", told=IN_VIEWS | IN_POSITIONS),
    Attacks("attacks", told=IN_VIEWS | IN_POSITIONS),
    AbilitiesUsed("abilities_used", told=IN_VIEWS | IN_POSITIONS),
    Battle("battle", told=IN_VIEWS | IN_ROWS),
    Market("market"),
    HandAndDeck("hand_and_deck", OWN, told=IN_VIEWS | IN_ROWS),
    Progress(),
    Secret(),
    SecretWonder("secret_wonder", OWN, told=IN_VIEWS | IN_ROWS),
    SecretStarted("secret_started", OWN, told=IN_POSITIONS),
    Captured("captured", OWN),
    Points(CATEGORIES),
    MostDefence(),
    Foretold("attack_at_hand", NUMBER, attack_at_hand, "beside settlements", OWNER_SEES),
    Worth(),
]
