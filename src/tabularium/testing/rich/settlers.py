"""Rich positions of Imperial Settlers: large empires, many deals, borrowed and routed locations."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import (
    DEAL,
    GATE,
    KEY,
    KINDS,
    OWNER,
    SHRINE,
    SORT,
    USES_OF,
)
from tabularium.games.settlers.custom_deck import SHAPE, deck_cards, published
from tabularium.games.settlers.info import INFO
from tabularium.games.settlers.positions import keeps_count
from tabularium.games.settlers.rules import RULES
from tabularium.games.settlers.work import OASIS_LIMIT
from tabularium.kernel.rng import seeded
from tabularium.testing.bounds import settlers as bounds
from tabularium.testing.kit import Kit
from tabularium.testing.rich.chance import Chance

IN_PLAY: Final = [zone + seat for zone in (at.EMPIRE, at.DEALS) for seat in range(at.SEATS)]
HANDS: Final = [at.HAND + seat for seat in range(at.SEATS)]
MOST_TAKEN: Final = 4  # S114


class Deal:
    """One position being dealt; every card is taken from those not yet named."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.seats = chance.seats(INFO)
        self.factions = [at.FACTIONS.index(name) for name in self.seats]
        self.options = chance.options(INFO, len(self.seats))
        for faction in self.factions:
            if chance.happens(0.15):
                self.options[f"{at.FACTIONS[faction]}_deck"] = self.own_deck(faction)
        blank = RULES.unset(self.factions, INFO.option_numbers(self.options), seeded(0))
        self.common = chance.shuffled([KINDS[card] for card in deck_cards(blank, at.COMMON)])
        self.own = [
            chance.shuffled([KINDS[card] for card in deck_cards(blank, faction)])
            for faction in self.factions
        ]
        self.attacks = chance.shuffled([KINDS[card] for card in deck_cards(blank, at.ATTACKERS)])

    def own_deck(self, faction: int) -> dict[str, int]:
        """A deck that its player has put together."""
        titles = self.chance.shuffled(published(faction))
        three, two = SHAPE[3], SHAPE[2]
        return dict.fromkeys(titles[:three], 3) | dict.fromkeys(titles[three : three + two], 2)

    def take(self, cards: list[int], most: int) -> list[int]:
        """Up to so many cards of those not yet named."""
        n = self.chance.number(0, min(most, len(cards)))
        taken = cards[:n]
        del cards[:n]
        return taken

    def names(self, cards: list[int]) -> list[str]:
        return [KEY[kind] for kind in cards]

    def document(self) -> dict[str, Any]:
        chance = self.chance
        seats = len(self.seats)
        turn = chance.number(0, seats - 1)
        doc: dict[str, Any] = {
            "game": INFO.id,
            "seats": self.seats,
            "options": self.options,
            "seed": chance.number(0, 10**6),
            "round": chance.number(1, at.ROUNDS),
            "first_player": chance.number(0, seats - 1),
            "turn": turn,
        }
        players = [self.player(seat, seat == turn) for seat in range(seats)]
        if seats == 1:
            doc["virtual"] = {
                "empire": self.names(self.take(self.common, at.VIRTUAL_LOCATIONS)),
                "attacks": self.names([self.attacks.pop(), *self.take(self.attacks, 8)]),
            }
            doc["collection"] = self.names(self.take(self.common, 6))
        self.take_over(players)
        self.make_routes(players)
        doc["players"] = players
        if chance.happens(0.7):
            doc["common_discard"] = self.names(self.take(self.common, len(self.common)))
        return doc

    def player(self, seat: int, moving: bool) -> dict[str, Any]:
        chance = self.chance
        own = self.own[seat]
        doc: dict[str, Any] = {
            "goods": {good: chance.amount() for good in at.GOODS[: at.HELD - 1]},  # all but defence
            "vp": chance.amount(),
            "passed": not moving and chance.happens(0.3),
            "turns": chance.number(0, 8),
            "hand": self.names(self.take(own, 5) + self.take(self.common, 6)),
        }
        doc["known_hand"] = [self.knowing(seat) for _ in doc["hand"]]
        kinds = chance.shuffled(self.take(self.common, 12) + self.take(own, 10))
        doc["empire"] = [self.location(kind) for kind in kinds]
        doc["foundations"] = self.names(self.take(self.common, 4))
        deals = [kind for kind in own if DEAL[kind] >= 0]
        for kind in self.take(deals, 6):
            own.remove(kind)
            doc.setdefault("deals", []).append(KEY[kind])
        doc["under_gates"] = []
        for entry in doc["empire"]:
            if GATE[KEY.index(entry["card"])]:
                under = self.names(self.take(self.common, 3) + self.take(own, 2))
                entry["holds"] = len(under)
                doc["under_gates"] += under
        self.defend(doc)
        if chance.happens(0.6):
            doc["discard"] = self.names(self.take(own, len(own)))
        return doc

    def knowing(self, seat: int) -> int:
        """Who else knows a card in a hand: mostly nobody, else everybody or some seats."""
        if self.chance.happens(0.7):
            return 0
        others = [1 << other for other in range(len(self.seats)) if other != seat]
        return self.chance.one((1 << at.ALL_SEATS, sum(self.chance.some(others, 0.5))))

    def location(self, kind: int) -> dict[str, Any]:
        """A location with what may lie on it."""
        chance = self.chance
        entry: dict[str, Any] = {"card": KEY[kind]}
        if SORT[kind] == at.ACTION:
            if chance.happens(0.3):
                entry["used"] = chance.number(0, USES_OF[kind])
            if chance.happens(0.1):
                entry["blocked"] = True
        if OWNER[kind] == at.JAPANESE and chance.happens(0.3):
            entry["samurai"] = True
        if SHRINE[kind]:
            entry["holds"] = chance.amount()
        elif keeps_count(kind) and not GATE[kind]:
            entry["holds"] = chance.number(0, OASIS_LIMIT)
        return entry

    def defend(self, doc: dict[str, Any]) -> None:
        """One defence token, in the supply or on a common location (S79)."""
        where = self.chance.number(0, 2)
        common = [e for e in doc["empire"] if OWNER[KEY.index(e["card"])] == at.COMMON]
        if where == 1:
            doc["goods"][at.GOODS[at.DEFENCE]] = 1
        elif where == 2 and common:
            self.chance.one(common)["defended"] = True

    def take_over(self, players: list[dict[str, Any]]) -> None:
        """Egyptians have borrowed locations (S112)."""
        if at.EGYPTIANS not in self.factions or self.chance.happens(0.5):
            return
        taker = self.factions.index(at.EGYPTIANS)
        for _ in range(self.chance.number(1, MOST_TAKEN)):
            if len(players) == 1:
                for kind in self.take(self.common, 1):
                    players[0]["empire"].append({"card": KEY[kind], "taken": at.VIRTUAL})
                continue
            owner = self.chance.one([seat for seat in range(len(players)) if seat != taker])
            there = [e for e in players[owner]["empire"] if not GATE[KEY.index(e["card"])]]
            if there:
                entry = self.chance.one(there)
                players[owner]["empire"].remove(entry)
                players[taker]["empire"].append(entry | {"taken": owner})

    def make_routes(self, players: list[dict[str, Any]]) -> None:
        """Japanese have deals with rivals' faction locations, marked by own cards (S104)."""
        if at.JAPANESE not in self.factions:
            return
        maker = self.factions.index(at.JAPANESE)
        players[maker]["routes"] = []
        for seat, player in enumerate(players):
            for entry in player["empire"]:
                kind = KEY.index(entry["card"])
                mine = seat == maker
                if mine or OWNER[kind] == at.COMMON or DEAL[kind] < 0 or not self.own[maker]:
                    continue
                if self.chance.happens(0.3):
                    entry["route"] = maker
                    players[maker]["routes"].append(KEY[self.own[maker].pop()])


KIT: Final = Kit(
    lambda chance: Deal(chance).document(),
    IN_PLAY,
    HANDS,
    beyond=bounds.beyond,
    begun=["players.*.turns"],
)
