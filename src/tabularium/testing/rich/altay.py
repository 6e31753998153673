"""Rich positions of Altay: crowded maps, long rows of achievements, tables full of goods."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.altay import layout as at
from tabularium.games.altay.board import EDGES, MOUNTAIN, TERRAIN, TERRITORIES
from tabularium.games.altay.build import IN_PLAY as ON_MAP
from tabularium.games.altay.catalogue import COST, EFFECTS, KEY, KINDS, LEVEL_OF, TITLE
from tabularium.games.altay.info import INFO
from tabularium.games.altay.layout import FACTIONS, token_name
from tabularium.games.altay.rules import RULES
from tabularium.games.altay.setup import achievement_cards, market_cards, starting_cards
from tabularium.games.altay.slots import Slots, one
from tabularium.games.altay.table import Collect, Lay, Store, laid
from tabularium.testing.bounds import altay as bounds
from tabularium.testing.kit import Kit
from tabularium.testing.rich.chance import Chance

IN_PLAY: Final = [
    zone + seat for zone in (at.TABLE, at.DONE, at.PROGRESS) for seat in range(at.SEATS)
]
HANDS: Final = [at.HAND + seat for seat in range(at.SEATS)]
LEVELS: Final = 3


class Deal:
    """One position being dealt; settlements, tokens and cards are taken from those left."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.seats = chance.seats(INFO)
        self.options = chance.options(INFO, len(self.seats))
        n = len(self.seats)
        self.size = at.SEATS if self.options.get("map") == "full" else n
        self.market = chance.shuffled(
            [KINDS[card] for pile in range(at.PILES) for card in market_cards(n, pile)]
        )
        self.achievements = [
            chance.shuffled([KINDS[card] for card in achievement_cards(n, level + 1)])
            for level in range(LEVELS)
        ]
        self.tokens = [
            token for token in range(1, at.TOKEN_TYPES) for _ in range(at.TOKEN_COPIES[token])
        ]
        self.supply = [at.SETTLEMENTS] * n
        self.gone: list[str] = []

    def document(self) -> dict[str, Any]:
        chance = self.chance
        seats = len(self.seats)
        turn = chance.number(0, seats - 1)
        doc: dict[str, Any] = {
            "game": INFO.id,
            "seats": self.seats,
            "options": self.options,
            "seed": chance.number(0, 10**6),
            "round": chance.number(1, 30),
            "first_player": chance.number(0, seats - 1),
            "turn": turn,
            "goods": {good: chance.amount() for good in chance.some(at.GOODS, 0.6)},
            "board": self.board(),
            "extra_draw": chance.number(0, 1) if chance.happens(0.2) else 0,
        }
        if chance.happens(0.2):
            self.options["round_limit"] = chance.number(doc["round"], 40)
        players = [self.player(seat, seat == turn) for seat in range(seats)]
        doc["players"] = players
        on_map = [t for t in range(TERRITORIES) if ON_MAP[self.size][t]]
        doc["used"] = chance.some(on_map, 0.1)
        borders = [edge for edge in EDGES if edge[0] in on_map and edge[1] in on_map]
        doc["attacks"] = [
            list(chance.one((edge, edge[::-1]))) for edge in chance.some(borders, 0.05)
        ]
        titles = at.PILE_TITLES
        doc["bought"] = chance.some(titles, 0.1)
        done = [KEY.index(key) for key in players[turn]["achievements"]]
        doc["abilities_used"] = [
            KEY[kind]
            for kind in chance.some(done, 0.2)
            if RULES.responses[kind * at.HOOKS + at.ABILITY] is not None
        ]
        table = [entry["card"] for entry in players[turn]["table"]]
        stores = [key for key in table if isinstance(laid(KEY.index(key)), Store)]
        doc["stored_now"] = chance.some(stores, 0.3)
        left = {title: [k for k in self.market if TITLE[k] == title] for title in titles}
        doc["market"] = {
            title: chance.number(0, len(kinds)) for title, kinds in left.items() if kinds
        }
        # some levels have run out of cards
        share = chance.one((0.0, 0.0, 0.5, 1.0))
        doc["gone"] = self.gone + [
            KEY[kind]
            for level in range(LEVELS)
            for kind in chance.some(self.achievements[level], share if level < 2 else 0.3 * share)
        ]
        return doc

    def board(self) -> dict[str, str]:
        """Settlements of everybody, tokens of the right height, free places."""
        chance = self.chance
        full = chance.one((0.2, 0.5, 0.9))
        wild = chance.one((0.2, 0.6, 1.0))
        board: dict[str, str] = {}
        on_map = [t for t in range(TERRITORIES) if ON_MAP[self.size][t]]
        for number, t in enumerate(chance.shuffled(on_map)):
            # everybody has a settlement somewhere
            seat = number if number < len(self.seats) else chance.number(0, len(self.seats) - 1)
            n = min(self.supply[seat], chance.number(1, at.CROWD))
            if n and (number < len(self.seats) or chance.happens(full)):
                self.supply[seat] -= n
                board[str(t)] = f"{self.seats[seat]} {n}"
                continue
            high = TERRAIN[t] == MOUNTAIN
            fitting = [token for token in self.tokens if (at.TOKEN_VALUE[token] == 3) == high]
            if fitting and chance.happens(wild):
                token = chance.one(fitting)
                self.tokens.remove(token)
                board[str(t)] = token_name(token)
            else:
                board[str(t)] = "free"
        return board

    def player(self, seat: int, moving: bool) -> dict[str, Any]:
        chance = self.chance
        own = [KINDS[c] for c in starting_cards(FACTIONS.index(self.seats[seat]))]
        bought, self.market = chance.split(self.market, 14)
        own, trashed = chance.split(chance.shuffled(own), len(own))
        self.gone += [KEY[kind] for kind in trashed]
        cards = chance.shuffled(own + bought)
        doc: dict[str, Any] = {"table": []}
        if self.options.get("trade"):
            doc["coins"] = chance.amount()
        piles: list[list[str]] = [[], [], [], []]
        weights = [4, 3, 3, 1 if moving else 0]
        for kind in cards:
            if not self.lay(kind, doc["table"]):
                chance.random.choices(piles, weights)[0].append(KEY[kind])
        doc["hand"], doc["deck"], doc["discard"], doc["played"] = piles
        doc["known_hand"] = chance.number(0, len(doc["hand"])) if chance.happens(0.2) else 0
        self.develop(seat, doc)
        if "writing" in doc["achievements"] and doc["discard"] and chance.happens(0.5):
            doc["archive"] = [doc["discard"].pop()]
        self.conquests(seat, doc)
        return doc

    def lay(self, kind: int, table: list[dict[str, Any]]) -> bool:
        """A card on the table with some goods on it."""
        if not any(isinstance(effect, Lay) for effect in EFFECTS[kind]):
            return False
        if TITLE[kind] in [TITLE[KEY.index(entry["card"])] for entry in table]:
            return False
        if not self.chance.happens(0.5):
            return False
        effect = laid(kind)
        most = effect.slots.total - int(isinstance(effect, Collect))
        table.append({"card": KEY[kind], "goods": self.load(effect.slots, 0, most)})
        return True

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

    def develop(self, seat: int, doc: dict[str, Any]) -> None:
        """Finished achievements in a pyramid (A59), and one in progress."""
        chance = self.chance
        held: list[int] = []
        below = 5
        for level in range(LEVELS):
            kinds = list(dict.fromkeys(self.achievements[level]))
            below = chance.number(0, min(below, len(kinds), 5))
            for kind in kinds[:below]:
                self.achievements[level].remove(kind)
                held.append(kind)
        progress = -1
        if held and chance.happens(0.5):
            progress = held.pop()  # of the highest level
            technology = LEVEL_OF[progress] < LEVELS
            settled = technology and self.supply[seat] > 0 and chance.happens(0.9)
            self.supply[seat] -= int(settled)
            doc["progress"] = {
                "card": KEY[progress],
                "goods": self.load(COST[progress], 1, COST[progress].total - 1),
                "settlement": settled,
            }
        doc["achievements"] = [KEY[kind] for kind in held]
        wonders = [
            KEY[kind] for kind in [*held, progress] if LEVEL_OF[kind] == LEVELS and kind >= 0
        ]
        if wonders and chance.happens(0.4):
            doc["secret_started"] = chance.one(wonders)
        elif chance.happens(0.7) and self.achievements[LEVELS - 1]:
            doc["secret"] = KEY[self.achievements[LEVELS - 1].pop()]

    def conquests(self, seat: int, doc: dict[str, Any]) -> None:
        """Tokens and settlements taken, settlements lost."""
        chance = self.chance
        taken = chance.number(0, min(6, len(self.tokens)))
        tokens: dict[str, int] = {}
        for _ in range(taken):
            token = chance.one(self.tokens)
            self.tokens.remove(token)
            tokens[token_name(token)] = tokens.get(token_name(token), 0) + 1
        doc["tokens"] = tokens
        doc["consumed"] = chance.number(0, taken)
        captured: dict[str, int] = {}
        for other, name in enumerate(self.seats):
            n = chance.number(0, min(3, self.supply[other]))
            if other != seat and n and chance.happens(0.5):
                captured[name] = n
                self.supply[other] -= n
        doc["captured"] = captured
        if chance.happens(0.3):
            doc["lost"] = chance.number(0, min(3, self.supply[seat]))
            self.supply[seat] -= doc["lost"]


KIT: Final = Kit(
    lambda chance: Deal(chance).document(),
    IN_PLAY,
    HANDS,
    beyond=bounds.beyond,
    begun=["stored_now"],
)
