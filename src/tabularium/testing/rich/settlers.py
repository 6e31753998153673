"""Rich positions of Imperial Settlers: large empires, many deals, borrowed and routed locations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tabularium.declare.entry import Entry
from tabularium.declare.zones import Zone
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import DEAL, GATE, KINDS, OWNER, SORT
from tabularium.games.settlers.custom_deck import SHAPE, published
from tabularium.games.settlers.positions import keeps_count
from tabularium.games.settlers.rules import RULES
from tabularium.testing.bounds import settlers as bounds
from tabularium.testing.kit import kit_for
from tabularium.testing.rich.deal import Deal

ROOM: Final = {"hand": 13, "empire": 26, "foundations": 4, "deals": 6}
COMMON_HEAP: Final = 0
ATTACKS_HEAP: Final = -1


class SettlersDeal(Deal):
    bounds: ClassVar[Mapping[str, tuple[int, int]]] = {"round": (1, at.ROUNDS), "turns": (0, 8)}

    def chosen(self) -> dict[str, Any]:
        options = super().chosen()
        for faction in self.factions:
            if self.chance.happens(0.15):  # a deck that its player has put together
                titles = self.chance.shuffled(published(faction))
                three, two = SHAPE[3], SHAPE[2]
                deck = dict.fromkeys(titles[:three], 3)
                deck |= dict.fromkeys(titles[three : three + two], 2)
                options[f"{at.FACTIONS[faction]}_deck"] = deck
        return options

    def value(self, entry: Entry, seat: int) -> Any:
        match entry.name:
            case "offer" | "building" | "drawn" | "routes" | "under_gates":
                return None  # only in the middle of something, or as many as locations say
            case "attack_deck" | "collection" | "virtual" if len(self.factions) > 1:
                return None
            case "passed" if seat == self.turn:
                return False
            case "known_hand":
                return [self.knowing(seat) for _ in self.players[seat]["hand"]]
            case "virtual":
                empire = self.some(self.heaps[COMMON_HEAP], at.VIRTUAL_LOCATIONS)
                attacks = self.take(self.heaps[ATTACKS_HEAP], self.chance.number(1, 9))
                return {"empire": self.keys(empire), "attacks": self.keys(attacks)}
        return super().value(entry, seat)

    def knowing(self, seat: int) -> int:
        """Who else knows a card in a hand: mostly nobody, else everybody or some seats."""
        if self.chance.happens(0.7):
            return 0
        others = [1 << other for other in range(len(self.factions)) if other != seat]
        return self.chance.one((1 << at.ALL_SEATS, sum(self.chance.some(others, 0.5))))

    def room(self, zone: Zone, player: int) -> int:
        return ROOM.get(zone.name) or super().room(zone, player)

    def fitting(self, zone: Zone, player: int) -> list[int]:
        """What a player has is common or of the own faction; what is borrowed comes later."""
        found = super().fitting(zone, player)
        own = self.heaps[COMMON_HEAP] + self.heaps[player + 1]
        return [card for card in found if card in own] if zone.own else found

    def marks(self, zone: Zone, card: int) -> dict[str, Any]:
        """What fits the location; what must fit something else comes later."""
        kind = KINDS[card]
        fits = {
            "used": SORT[kind] == at.ACTION,
            "blocked": SORT[kind] == at.ACTION,
            "samurai": OWNER[kind] == at.JAPANESE,
            "holds": keeps_count(kind),
        }
        return {name: n for name, n in super().marks(zone, card).items() if fits.get(name)}

    def seated(self, seat: int) -> None:
        doc = self.players[seat]
        doc["under_gates"] = []
        for entry in doc["empire"]:
            if GATE[self.kind(entry["card"])]:
                under = self.some(self.heaps[COMMON_HEAP], 3) + self.some(self.heaps[seat + 1], 2)
                entry["holds"] = len(under)
                doc["under_gates"] += self.keys(under)
        # one defence token, in the supply or on a common location (S79)
        doc["goods"][at.GOODS[at.DEFENCE]] = self.chance.number(0, 1)
        common = [e for e in doc["empire"] if OWNER[self.kind(e["card"])] == at.COMMON]
        if common and self.chance.happens(0.3):
            doc["goods"][at.GOODS[at.DEFENCE]] = 0
            self.chance.one(common)["defended"] = True

    def finish(self) -> None:
        if at.EGYPTIANS in self.factions and self.chance.happens(0.5):
            self.take_over(self.factions.index(at.EGYPTIANS))
        if at.JAPANESE in self.factions:
            self.make_routes(self.factions.index(at.JAPANESE))

    def take_over(self, taker: int) -> None:
        """Egyptians have borrowed locations (S112)."""
        empires = [player["empire"] for player in self.players]
        for _ in range(self.chance.number(1, bounds.MOST_TAKEN)):
            if len(empires) == 1:
                for card in self.some(self.heaps[COMMON_HEAP], 1):
                    empires[0].append({"card": self.key(card), "taken": at.VIRTUAL})
                continue
            owner = self.chance.one([seat for seat in range(len(empires)) if seat != taker])
            there = [e for e in empires[owner] if not GATE[self.kind(e["card"])]]
            if there:
                entry = self.chance.one(there)
                empires[owner].remove(entry)
                empires[taker].append(entry | {"taken": owner})

    def make_routes(self, maker: int) -> None:
        """Japanese have deals with rivals' faction locations, marked by own cards (S104)."""
        own = self.heaps[maker + 1]
        rivals = [player for seat, player in enumerate(self.players) if seat != maker]
        open_to = [
            entry
            for player in rivals
            for entry in player["empire"]
            if OWNER[self.kind(entry["card"])] >= 0 and DEAL[self.kind(entry["card"])] >= 0
        ]
        routed = self.chance.some(open_to, 0.3)[: len(own)]
        for entry in routed:
            entry["route"] = maker
        self.players[maker]["routes"] = self.keys(self.take(own, len(routed)))


KIT: Final = kit_for(
    RULES,
    SettlersDeal,
    in_play=["empire", "deals"],
    beyond=bounds.beyond,
    implied=bounds.IMPLIED,
    begun=["players.*.turns"],
)
