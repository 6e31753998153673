"""Rich positions of Altay: crowded maps, long rows of achievements, tables full of goods."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tabularium.declare.entry import Entry
from tabularium.declare.zones import Zone
from tabularium.games.altay import layout as at
from tabularium.games.altay.board import EDGES, MOUNTAIN, TERRAIN, TERRITORIES
from tabularium.games.altay.build import IN_PLAY, map_size
from tabularium.games.altay.catalogue import COST, KINDS, LEVEL_OF, TITLE
from tabularium.games.altay.develop import SHOWN
from tabularium.games.altay.rules import RULES
from tabularium.games.altay.slots import Slots, one
from tabularium.games.altay.table import Collect, Store, laid
from tabularium.testing.bounds import altay as bounds
from tabularium.testing.kit import kit_for
from tabularium.testing.rich.deal import Deal

WONDER: Final = 3  # the highest level


class AltayDeal(Deal):
    """Settlements and tokens are taken from those left."""

    bounds: ClassVar[Mapping[str, tuple[int, int]]] = {"round": (1, 30)}

    def begin(self) -> None:
        self.supply: list[int] = [at.SETTLEMENTS] * len(self.players)
        self.tokens: list[int] = [
            token for token in range(1, at.TOKEN_TYPES) for _ in range(at.TOKEN_COPIES[token])
        ]
        self.on_map: list[int] = [t for t in range(TERRITORIES) if IN_PLAY[map_size(self.blank)][t]]
        self.doc["board"] = self.board()

    def value(self, entry: Entry, seat: int) -> Any:
        chance = self.chance
        match entry.name:
            case "supply" | "stored_now" | "abilities_used" | "idle_rounds" | "extra_draw":
                return None  # as everything else says, dealt at last, or said at a turn's end only
            case "played" if seat != self.turn:
                return None
            case "progress" if isinstance(entry, Zone):
                return self.progress(entry, seat) if chance.happens(0.4) else None
            case "secret" if isinstance(entry, Zone):
                found = self.some(self.fitting(entry, seat), 1)
                return self.key(found[0]) if found else None
            case "tokens":
                return self.taken_tokens()
            case "captured":
                others = [other for other in range(len(self.players)) if other != seat]
                return {self.name(o): self.spend(o, 3) for o in chance.some(others, 0.5)}
            case "lost":
                return self.spend(seat, 3) if chance.happens(0.3) else None
            case "market":
                titles = [TITLE[KINDS[card]] for card in self.heaps[0]]
                return {title: chance.number(0, titles.count(title)) for title in at.PILE_TITLES}
            case "used":
                return chance.some(self.on_map, 0.1)
            case "attacks":
                near = [edge for edge in EDGES if edge[0] in self.on_map and edge[1] in self.on_map]
                return [list(chance.one((e, e[::-1]))) for e in chance.some(near, 0.05)]
        return super().value(entry, seat)

    def room(self, zone: Zone, player: int) -> int:
        return SHOWN if zone.name == "displays" else super().room(zone, player)

    def fitting(self, zone: Zone, player: int) -> list[int]:
        """On the table no title twice, of achievements no kind twice; each level by itself."""
        found = super().fitting(zone, player)
        if zone.name in ("displays", "achievement_decks"):
            return [card for card in found if LEVEL_OF[KINDS[card]] == player + 1]
        if zone.name == "table":
            return list({TITLE[KINDS[card]]: card for card in found}.values())
        if zone.name == "achievements":
            return list({KINDS[card]: card for card in found}.values())
        return found

    def marks(self, zone: Zone, card: int) -> dict[str, Any]:
        effect = laid(KINDS[card])
        most = effect.slots.total - int(isinstance(effect, Collect))
        return {"goods": self.load(effect.slots, 0, most)}

    def load(self, slots: Slots, least: int, most: int) -> dict[str, int]:
        """Goods that fit."""
        goods = dict.fromkeys(at.GOODS, 0)
        load = 0
        for _ in range(self.chance.number(least, most)):
            fitting = [good for good in range(len(at.GOODS)) if slots.room(load, good)]
            good = self.chance.one(fitting)
            load += one(good)
            goods[at.GOODS[good]] += 1
        return {good: n for good, n in goods.items() if n}

    def progress(self, zone: Zone, seat: int) -> dict[str, Any] | None:
        """An achievement that is collected for; a technology mostly with its settlement."""
        done = self.players[seat]["achievements"]
        for card in self.take([c for c in self.fitting(zone, seat) if self.key(c) not in done], 1):
            cost = COST[KINDS[card]]
            technology = LEVEL_OF[KINDS[card]] < WONDER and self.chance.happens(0.9)
            return {
                "card": self.key(card),
                "goods": self.load(cost, 1, cost.total - 1),
                "settlement": technology and self.spend(seat, 1, 1) > 0,
            }
        return None

    def name(self, seat: int) -> str:
        return at.FACTIONS[self.factions[seat]]

    def spend(self, seat: int, most: int, least: int = 0) -> int:
        """Some settlements of a player that are somewhere else now."""
        n = min(self.chance.number(least, most), self.supply[seat])
        self.supply[seat] -= n
        return n

    def taken_tokens(self) -> dict[str, int]:
        taken: dict[str, int] = {}
        for _ in range(self.chance.number(0, min(6, len(self.tokens)))):
            token = self.chance.one(self.tokens)
            self.tokens.remove(token)
            taken[at.token_name(token)] = taken.get(at.token_name(token), 0) + 1
        return taken

    def board(self) -> dict[str, str]:
        """Settlements of everybody, tokens of the right height, free places."""
        chance = self.chance
        full = chance.one((0.2, 0.5, 0.9))
        wild = chance.one((0.2, 0.6, 1.0))
        board: dict[str, str] = {}
        for number, t in enumerate(chance.shuffled(self.on_map)):
            # everybody has a settlement somewhere
            seat = number if number < len(self.players) else chance.number(0, len(self.players) - 1)
            settled = number < len(self.players) or chance.happens(full)
            n = self.spend(seat, at.CROWD, 1) if settled else 0
            high = TERRAIN[t] == MOUNTAIN
            fitting = [token for token in self.tokens if (at.TOKEN_VALUE[token] == 3) == high]
            board[str(t)] = "free"
            if n:
                board[str(t)] = f"{self.name(seat)} {n}"
            elif fitting and chance.happens(wild):
                token = chance.one(fitting)
                self.tokens.remove(token)
                board[str(t)] = at.token_name(token)
        return board

    def seated(self, seat: int) -> None:
        """Some have begun their secret wonder."""
        doc = self.players[seat]
        held = doc["achievements"] + ([doc["progress"]["card"]] if "progress" in doc else [])
        wonders = [key for key in held if LEVEL_OF[self.kind(key)] == WONDER]
        if wonders and self.chance.happens(0.4):
            doc["secret_started"] = self.chance.one(wonders)
            doc.pop("secret", None)

    def finish(self) -> None:
        """What was done this turn, with what the player has whose turn it is."""
        doc = self.players[self.turn]
        self.doc["abilities_used"] = [
            key
            for key in self.chance.some(doc["achievements"], 0.2)
            if RULES.responses[self.kind(key) * at.HOOKS + at.ABILITY] is not None
        ]
        table = [entry["card"] for entry in doc["table"]]
        stores = [key for key in table if isinstance(laid(self.kind(key)), Store)]
        self.doc["stored_now"] = self.chance.some(stores, 0.3)


KIT: Final = kit_for(
    RULES,
    AltayDeal,
    in_play=["table", "achievements", "progress"],
    beyond=bounds.beyond,
    implied=bounds.IMPLIED,
    begun=["stored_now", "displays", "achievement_decks"],  # displays are filled up
)
