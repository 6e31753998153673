"""Rich positions of Nations: full boards, crowded cards, wars, empty and full progress boards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tabularium.declare.entry import Entry
from tabularium.declare.zones import Zone
from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, SIDE_A, STABILITY_PLACES, Board
from tabularium.games.nations.catalogue import AGE, KIND, KINDS
from tabularium.games.nations.in_play import RemoveIf
from tabularium.games.nations.rules import RULES
from tabularium.testing.bounds import nations as bounds
from tabularium.testing.kit import kit_for
from tabularium.testing.rich.deal import MARKED, Deal

TOWER_CARD: Final = "porcelain_tower"  # the only place for a second advisor
OLD_CARDS: Final = 0.25  # share of the progress board that an earlier age has left


def odd(card: int) -> bool:
    """Whether a card leaves play as soon as a condition holds (N131), or has room for another."""
    kind = KIND[KINDS[card]]
    return kind.key == TOWER_CARD or any(isinstance(f, RemoveIf) for f in kind.features)


class NationsDeal(Deal):
    bounds: ClassVar[Mapping[str, tuple[int, int]]] = {
        "architects": (0, 6),
        "turns": (0, 3),
        "above": (0, 2),
        "food_section": (0, 5),
        "stability_section": (0, STABILITY_PLACES),
        "food_room": (3, 5),
        "stability_room": (3, STABILITY_PLACES),
    }

    def begin(self) -> None:
        chance = self.chance
        last = at.ROUNDS_PER_AGE * self.blank.opts[at.AGES_PLAYED]
        self.doc["round"] = chance.number(1, last)
        self.age: int = (self.doc["round"] + 1) // at.ROUNDS_PER_AGE
        self.doc["order"] = chance.shuffled(range(len(self.players)))
        others = [seat for seat in self.doc["order"] if seat != self.turn]
        passed = chance.split(chance.shuffled(others), len(others))[0]
        self.boards: list[Board] = []
        for seat, player in enumerate(self.players):
            player["side"] = chance.one("AB")
            player["passed"] = passed.index(seat) + 1 if seat in passed else 0
            self.boards.append(BOARDS[self.factions[seat] if player["side"] == "B" else SIDE_A])

    def chosen(self) -> dict[str, Any]:
        levels = {"levels": "master"} if self.chance.happens(0.5) else {}  # all cards
        return super().chosen() | levels

    def value(self, entry: Entry, seat: int) -> Any:
        chance = self.chance
        match entry.name:
            case "buying" | "board" | "workers" | "weakened" | "least_stable" | "tower":
                return None  # only in the middle of something, or as everything else says
            case "drawn" | "together":
                return None
            case "above" if chance.happens(0.8):
                return 0
            case "advisor":
                return super().value(entry, seat) or super().value(entry, seat)
            case "wonders":
                return [*self.boards[seat].printed_wonders, *super().value(entry, seat)]
            case "event":
                events = self.some(self.heaps[at.AGES + self.age - 1], 1)
                return self.key(events[0]) if events else None
            case "market":
                return self.market() if chance.happens(0.8) else None
            case "rival" if len(self.players) > 1:
                return None
        return super().value(entry, seat)

    def room(self, zone: Zone, player: int) -> int:
        board = self.boards[player if zone.own else 0]
        spaces = {
            "cards": board.cards,
            "colonies": board.colonies,
            "wonders": board.wonders - len(board.printed_wonders),
        }
        return spaces.get(zone.name, 1) if zone.own else super().room(zone, player)

    def fitting(self, zone: Zone, player: int) -> list[int]:
        """Nothing printed on boards, in play nothing of a later age; sometimes odd cards first."""
        last = self.age if zone.own else at.AGES
        found = [c for c in super().fitting(zone, player) if 0 < AGE[KINDS[c]] <= last]
        if zone.own and self.chance.happens(0.45):
            found.sort(key=odd, reverse=True)
        return found

    def marks(self, zone: Zone, card: int) -> dict[str, Any]:
        if zone.name == "site":
            return {"built": self.chance.number(0, len(KIND[KINDS[card]].sections) - 1)}
        kind = KIND[KINDS[card]]
        used = kind.once and self.chance.happens(MARKED)
        return {"used": used, "private": self.chance.number(0, kind.private)}

    def seated(self, seat: int) -> None:
        """A second advisor, and all workers the nation has taken."""
        doc = self.players[seat]
        if TOWER_CARD in [entry["card"] for entry in doc["wonders"] if isinstance(entry, dict)]:
            doc["tower"] = self.cards(at.LAYOUT.zone("tower"), seat)
        board = self.boards[seat]
        named = [entry["card"] for entry in doc["cards"]]
        printed = [key for key in board.printed if key not in named]
        doc["cards"] += [{"card": key} for key in printed[: board.cards - len(named)]]
        for entry in doc["cards"]:
            entry["workers"] = 0
        workers = board.workers + board.food_places + STABILITY_PLACES
        workers -= doc["food_section"] + doc["stability_section"] + doc["above"]
        share = self.chance.one((0.0, 0.5, 1.0))
        for _ in range(workers):
            if doc["cards"] and self.chance.happens(share):
                self.chance.one(doc["cards"])["workers"] += 1

    def progress(self) -> list[int]:
        """What may lie on the progress board: mostly cards of this age."""
        first = 0 if self.chance.happens(OLD_CARDS) else self.age - 1
        return [card for heap in self.heaps[first : self.age] for card in heap]

    def market(self) -> list[list[str | None]]:
        full = self.chance.one((0.3, 0.8, 1.0))
        rows: list[list[str | None]] = []
        for _ in range(at.ROWS):
            rows.append([])
            for _ in range(at.COLUMNS_FOR[len(self.players)]):
                cards = self.take(self.progress(), int(self.chance.happens(full)))
                rows[-1].append(self.key(cards[0]) if cards else None)
        return rows


KIT: Final = kit_for(
    RULES,
    NationsDeal,
    in_play=["cards", "advisor", "tower", "colonies", "site", "wonders", "board"],
    faces=bounds.FACES,
    loose=["war_loss", "opponent_stability"],  # what is gained is a loss below none
    beyond=bounds.beyond,
    implied=bounds.IMPLIED,
    kept=bounds.kept,
    # advisors whose condition holds leave at once, and Buddha skips a turn
    begun=["turn", "players.*.turns", "players.*.advisor", "players.*.tower"],
)
