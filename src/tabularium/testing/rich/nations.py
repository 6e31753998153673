"""Rich positions of Nations: full boards, crowded cards, wars, empty and full progress boards."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, SIDE_A, STABILITY_PLACES
from tabularium.games.nations.catalogue import AGE, KEY, KIND, SORT, kind_of
from tabularium.games.nations.in_play import RemoveIf
from tabularium.games.nations.info import INFO, levels_for
from tabularium.games.nations.setup import PROGRESS
from tabularium.testing.bounds import nations as bounds
from tabularium.testing.kit import Kit
from tabularium.testing.rich.chance import Chance

TOWER_CARD: Final = "porcelain_tower"  # the only place for a second advisor
OLD_CARDS: Final = 0.25  # share of the progress board that an earlier age has left
IN_PLAY: Final = [
    zone + seat
    for zone in (at.SPACES, at.ADVISORS, at.TOWER, at.COLONIES, at.SITE, at.WONDERS, at.NATION)
    for seat in range(at.SEATS)
]
HANDS: Final[list[int]] = []


def leaves(kind: int) -> bool:
    """Whether a card leaves play as soon as a condition holds (N131)."""
    return any(isinstance(feature, RemoveIf) for feature in KIND[kind].features)


class Deal:
    """One position being dealt; every card is taken from the cards not yet named."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.seats = chance.seats(INFO)
        self.options = chance.options(INFO, len(self.seats))
        if chance.happens(0.5):
            self.options["levels"] = "master"  # all cards
        elif len(self.seats) == at.SEATS and self.options.get("levels") == "basic":
            del self.options["levels"]  # too few cards
        ages = int(self.options.get("ages", at.AGES))
        self.round = chance.number(1, ages * at.ROUNDS_PER_AGE)
        self.age = (self.round + 1) // at.ROUNDS_PER_AGE
        levels = levels_for(
            INFO.option_numbers(self.options)[0],  # "levels" is the first option
            len(self.seats),
        )
        self.cards = chance.shuffled(
            kind
            for kind in range(len(KEY))
            if SORT[kind] in PROGRESS and 1 <= AGE[kind] <= self.age and KIND[kind].level in levels
        )

    def take(self, sorts: list[int], n: int) -> list[int]:
        """Up to n cards of these sorts."""
        found = [kind for kind in self.cards if SORT[kind] in sorts][:n]
        self.cards = [kind for kind in self.cards if kind not in found]
        return found

    def prefer(self, kinds: list[int]) -> None:
        """Sometimes such a card comes next of its sort."""
        if kinds and self.chance.happens(0.3):
            self.cards.remove(kinds[0])
            self.cards.insert(0, kinds[0])

    def document(self) -> dict[str, Any]:
        chance = self.chance
        seats = len(self.seats)
        passed = chance.split(chance.shuffled(range(seats)), seats - 1)[0]
        doc: dict[str, Any] = {
            "game": INFO.id,
            "seats": self.seats,
            "options": self.options,
            "seed": chance.number(0, 10**6),
            "round": self.round,
            "order": chance.shuffled(range(seats)),
            "turn": chance.one([seat for seat in range(seats) if seat not in passed]),
            "architects": chance.number(0, 6),
            "players": [self.player(seat, passed) for seat in range(seats)],
        }
        if chance.happens(0.4):
            doc["war"] = self.war()
        if chance.happens(0.8):
            doc["market"] = self.market()
        if chance.happens(0.6):
            sort = at.TILE if seats == 1 else at.EVENT
            events = [k for k in range(len(KEY)) if SORT[k] == sort and AGE[k] == self.age]
            doc["event"] = KEY[chance.one(events)]
        if seats == 1 and chance.happens(0.7):
            doc["rival"] = {
                "strength": chance.amount(),
                "stability": chance.number(-5, 15),
                "books": chance.amount(),
                "first": chance.happens(0.5),
            }
        # what is left of the deck, or of the cards that were bought and have gone
        doc["gone"] = [KEY[kind] for kind in chance.some(self.cards, chance.one((0.0, 0.3, 0.9)))]
        return doc

    def war(self) -> dict[str, Any]:
        war: dict[str, Any] = {"strength": self.chance.number(0, at.MOST_STRENGTH)}
        cards = self.take([at.WAR], 1)
        if cards:
            war["card"] = KEY[cards[0]]
        if self.chance.happens(0.8):
            war["buyer"] = self.chance.number(0, len(self.seats) - 1)
        return war

    def market(self) -> list[list[str | None]]:
        full = self.chance.one((0.3, 0.8, 1.0))
        rows: list[list[str | None]] = []
        for _ in range(at.ROWS):
            row: list[str | None] = []
            for _ in range(at.COLUMNS_FOR[len(self.seats)]):
                now = [kind for kind in self.cards if AGE[kind] == self.age]
                old = self.chance.happens(OLD_CARDS) or not now
                kinds = self.cards if old else now
                if kinds and self.chance.happens(full):
                    row.append(KEY[kinds[0]])
                    self.cards.remove(kinds[0])
                else:
                    row.append(None)
            rows.append(row)
        return rows

    def player(self, seat: int, passed: list[int]) -> dict[str, Any]:
        chance = self.chance
        side = chance.one("AB")
        board = at.NATIONS.index(self.seats[seat]) if side == "B" else SIDE_A
        doc: dict[str, Any] = {
            "side": side,
            "goods": {good: chance.amount() for good in at.GOODS[: at.RESOURCES]},
            "vp": chance.amount(),
            "food_section": chance.number(0, BOARDS[board].food_places),
            "stability_section": chance.number(0, STABILITY_PLACES),
            "above": chance.number(0, 2) if chance.happens(0.2) else 0,
            "turns": chance.number(0, 3),
            "short": chance.some(at.GOODS[: at.RESOURCES], 0.2),
            "bought": {
                name: chance.number(0, 2)
                for name in chance.some(["fights", "golden_ages", "colonies"], 0.3)
            },
        }
        if seat in passed:
            doc["passed"] = passed.index(seat) + 1
        self.prefer([kind for kind in self.cards if KEY[kind] == TOWER_CARD])
        wonders = self.in_play(
            [at.WONDER], BOARDS[board].wonders - len(BOARDS[board].printed_wonders)
        )
        doc["wonders"] = [*BOARDS[board].printed_wonders, *wonders]
        # what leaves by itself may do so while something else leaves
        self.prefer([kind for kind in self.cards if leaves(kind)])
        if TOWER_CARD in [wonder["card"] for wonder in wonders]:
            doc["tower"] = self.in_play([at.ADVISOR], 1)
        doc["advisor"] = self.in_play([at.ADVISOR], 1) or self.in_play([at.ADVISOR], 1)
        doc["colonies"] = self.in_play([at.COLONY], BOARDS[board].colonies)
        doc["site"] = [
            {"card": KEY[kind], "built": chance.number(0, len(KIND[kind].sections) - 1)}
            for kind in self.take([at.WONDER], chance.number(0, 1))
        ]
        doc["cards"] = self.buildings(doc, board)
        return doc

    def in_play(self, sorts: list[int], most: int) -> list[dict[str, Any]]:
        """Cards that work, with what was used of them this round."""
        chance = self.chance
        out: list[dict[str, Any]] = []
        for kind in self.take(sorts, chance.number(0, most)):
            entry: dict[str, Any] = {"card": KEY[kind]}
            if KIND[kind].once and chance.happens(0.3):
                entry["used"] = True
            if KIND[kind].private:
                entry["private"] = chance.number(0, KIND[kind].private)
            out.append(entry)
        return out

    def buildings(self, doc: dict[str, Any], board: int) -> list[dict[str, Any]]:
        """Building and military cards, with all workers the nation has taken."""
        chance = self.chance
        kinds = self.take([at.BUILDING, at.MILITARY], chance.number(0, BOARDS[board].cards))
        kinds += [kind_of(key) for key in BOARDS[board].printed][: BOARDS[board].cards - len(kinds)]
        workers = BOARDS[board].workers + BOARDS[board].food_places + STABILITY_PLACES
        workers -= doc["food_section"] + doc["stability_section"] + doc["above"]
        entries: list[dict[str, Any]] = [{"card": KEY[kind], "workers": 0} for kind in kinds]
        share = chance.one((0.0, 0.5, 1.0))
        for _ in range(workers):
            if chance.happens(share):
                chance.one(entries)["workers"] += 1
        return entries


KIT: Final = Kit(
    lambda chance: Deal(chance).document(),
    IN_PLAY,
    HANDS,
    bounds.FACES,
    bounds.beyond,
    bounds.kept,
    # advisors whose condition holds leave at once, and Buddha skips a turn
    begun=["turn", "players.*.turns", "players.*.advisor", "players.*.tower"],
)
