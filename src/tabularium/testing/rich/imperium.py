"""Rich positions of Imperium: many pinned cards with garrisons, long histories, loaded markets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tabularium.declare.entry import Entry
from tabularium.declare.zones import Zone
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    EXHAUST,
    FEATURES,
    ICONS,
    KEY,
    KINDS,
    NOT_GARRISONED,
    PINNED,
    START,
    SUITS,
    setup_suit,
)
from tabularium.games.imperium.entries import journey_faces
from tabularium.games.imperium.nations import (
    FEW_EXHAUSTS,
    JOURNEYING,
    NADIR,
    NATURE,
    NEVER_DEVELOP,
    START_AS_EMPIRE,
    ZENITH,
)
from tabularium.games.imperium.rules import RULES
from tabularium.games.imperium.specials import PutProgressHere
from tabularium.games.imperium.verbs import Garrison
from tabularium.kernel.machine import Node
from tabularium.testing.bounds import imperium as bounds
from tabularium.testing.kit import kit_for
from tabularium.testing.rich.deal import Deal

COMMON_HEAP: Final = 0
ON_A_CARD: Final = 10**6  # tokens of one kind: they are unlimited (I26)
UNREST_KEPT: Final = 8  # that stay in the pile, or everything would collapse
NEVER_STAY: Final = "vikings"  # they have no history


def doing(sort: type[Node]) -> set[str]:
    """The cards that do something of a sort anywhere in their text."""
    return {node.name.partition("/")[0] for node in RULES.nodes if isinstance(node, sort)}


HOSTS: Final = doing(Garrison) | {KEY[k] for k in range(len(KEY)) if SUITS[k] & at.REGION}
HOLD_PROGRESS: Final = doing(PutProgressHere)


class ImperiumDeal(Deal):
    bounds: ClassVar[Mapping[str, tuple[int, int]]] = {
        "round": (1, 12),
        "actions": (0, 4),
        "known_top": (0, 3),
    }

    def begin(self) -> None:
        self.ending = self.chance.one((0, 0, 0, 1, 2))
        for seat in range(len(self.players)):
            self.player(seat)
        self.treat(self.players[self.turn]["play"])

    def value(self, entry: Entry, seat: int) -> Any:
        chance = self.chance
        match entry.name:
            case "played" | "ignored" | "activating" | "collapsed":
                return None  # only in the middle of something, or at the end
            case "king":
                return [f"king_of_kings_{chance.one('ab')}"]
            case "market":
                return self.market()
            case "decks":
                return self.decks()
            case "unrest" if chance.happens(0.5):
                return chance.number(1, max(1, len(self.common(at.UNREST)) // 2))
        return super().value(entry, seat)

    def finish(self) -> None:
        """Where no cards are left for the main deck, scoring is near."""
        few = len(self.common()) <= at.SMALL_DECKS * max(at.SMALL_DECK)
        self.doc["ending"] = max(self.ending, int(few))

    # cards ----------------------------------------------------------------------------------------

    def common(self, suits: int = 0) -> list[int]:
        """Common cards not yet named, of these suits; else those that are no unrest and no fame."""
        apart = at.UNREST | at.FAME
        return [
            card
            for card in self.heaps[COMMON_HEAP]
            if SUITS[KINDS[card]] & suits or not (suits or SUITS[KINDS[card]] & apart)
        ]

    def room(self, zone: Zone, player: int) -> int:
        return 8 if zone.name == "exile" else super().room(zone, player)

    def fitting(self, zone: Zone, player: int) -> list[int]:
        """In the exile, and out of the game; what players have is dealt at first."""
        if zone.name == "gone" and self.chance.happens(0.2):
            return self.common(at.FAME) + self.common()
        return self.common()

    def decks(self) -> dict[str, list[str]]:
        """Some cards on top of the decks; what is named nowhere lies beneath."""
        out = {"fame": self.keys(self.some(self.common(at.FAME), 2))}
        rest = [card for card in self.common() if SUITS[KINDS[card]] & at.TRIBUTARY]
        if rest and self.chance.happens(0.5):  # an empty list is an empty deck
            out["main"] = self.keys(self.take(rest, self.chance.number(1, 4)))
        return out

    def market(self) -> list[Any]:
        """Five slots, few of them empty."""
        chance = self.chance
        slots: list[Any] = []
        for slot in range(at.SLOTS):
            fits = self.common()
            if slot < at.SMALL_DECKS and chance.happens(0.8):
                fits = [card for card in fits if setup_suit(card) == at.SMALL_SUITS[slot]]
            slots.append(None)
            for card in self.take(fits, int(chance.happens(0.9))):
                most = chance.one((0, 3, 3, 8, 8, ON_A_CARD))
                tokens = {
                    name: chance.number(0, most) for name in chance.some(at.TOKENS_NAMES, 0.5)
                }
                slots[-1] = {"card": self.key(card), "tokens": tokens}
                if SUITS[KINDS[card]] & at.WITH_UNREST:
                    slots[-1]["unrest"] = chance.happens(0.9) and bool(self.unrest(1))
        return slots

    def unrest(self, n: int) -> list[int]:
        """Unrest out of the pile, as long as there is enough."""
        pile = self.common(at.UNREST)
        return self.take(pile, max(0, min(n, len(pile) - UNREST_KEPT)))

    # a player -------------------------------------------------------------------------------------

    def player(self, seat: int) -> None:
        chance = self.chance
        doc = self.players[seat]
        name = at.NATIONS[self.factions[seat]]
        state = at.EMPIRE if name in START_AS_EMPIRE or chance.happens(0.6) else at.BARBARIAN
        if name in NATURE:
            state = at.BARBARIAN  # these never turn
        doc["side"] = chance.one("AB")
        doc["state"] = at.STATE_NAMES[state]
        if name in JOURNEYING:
            self.journey(seat, doc)
        own = self.take(self.heaps[seat + 1], len(self.heaps[seat + 1]))
        starts = {start: [c for c in own if START[c] == start] for start in range(at.NOWHERE)}
        self.heaps[COMMON_HEAP] += starts[at.SUPPLY]
        left, drawn = chance.split(starts[at.IN_NATION], len(own))
        piles = starts[at.IN_DECK] + drawn
        last = starts[at.ACCESSION]
        if state == at.EMPIRE or (not left and chance.happens(0.3)):
            piles += last
            if last and NATURE.get(name) == ZENITH:
                self.ending = max(1, self.ending)
            last = []
        area = starts[at.DEVELOPMENT]
        if state == at.EMPIRE or name in NEVER_DEVELOP:
            area, done = chance.split(area, len(area))
            piles += done
        doc["nation"] = self.keys(left + last)
        piles += self.take(self.common(), chance.one((0, 5, 11, 18)))
        piles += self.take(self.common(at.FAME), chance.one((0, 0, 1, 2)))
        piles += self.unrest(chance.number(0, 3))
        doc["play"] = [{"card": self.key(card)} for card in starts[at.IN_PLAY_AT_START]]
        for entry in chance.some(doc["play"], 0.5):
            entry["garrison"] = self.keys([area.pop() for _ in area[:1]])
        doc["development"] = self.keys(area)
        self.lay(name, chance.shuffled(piles), doc)
        self.ready(name, doc)

    def journey(self, seat: int, doc: dict[str, Any]) -> None:
        """Utopians: one of four faces, the second card beneath while the first lies on top."""
        cards = journey_faces(self.factions[seat])
        faces = self.keys(self.take(cards, len(cards)))
        place = self.chance.number(0, len(faces) - 1)
        doc["powers"] = [f"{at.NATIONS[self.factions[seat]]}_{doc['side'].lower()}", faces[place]]
        doc["below"] = faces[2:3] if place < 2 else []

    def lay(self, name: str, cards: list[int], doc: dict[str, Any]) -> None:
        """Every card somewhere: in play, under a card in play, or in one of four piles."""
        chance = self.chance
        pinned = chance.one((0.2, 0.6, 0.9))
        crowded = chance.one((0.0, 0.15, 0.5))
        weights = [chance.one((1, 3, 10)) for _ in range(4)]
        if name == NEVER_STAY:
            weights[3] = 0
        piles: list[list[str]] = [[], [], [], []]
        hosts: list[dict[str, Any]] = []
        for card in cards:
            kind = KINDS[card]
            stays = NATURE.get(name) == NADIR and START[card] == at.ACCESSION
            if PINNED[kind] and (chance.happens(pinned) or stays):
                entry: dict[str, Any] = {"card": KEY[kind]}
                doc["play"].append(entry)
                if KEY[kind] in HOLD_PROGRESS:
                    entry["tokens"] = {"progress": chance.number(0, ON_A_CARD)}
                if KEY[kind] in HOSTS:
                    hosts.append(entry)
            elif hosts and not NOT_GARRISONED[kind] and chance.happens(crowded):
                chance.one(hosts).setdefault("garrison", []).append(KEY[kind])
            else:
                chance.random.choices(piles, weights)[0].append(KEY[kind])
        doc["hand"], doc["deck"], doc["discard"], doc["history"] = piles

    def ready(self, name: str, doc: dict[str, Any]) -> None:
        """No more exhaust tokens than a player has; they lie on cards, or are left to be used."""
        tokens = at.UTOPIAN_EXHAUSTS if name in FEW_EXHAUSTS else at.EXHAUSTS_A_TURN
        for place in ("nation_token", "development_token"):
            doc[place] = tokens > 0 and self.chance.happens(0.2)
            tokens -= doc[place]
        for entry in self.chance.shuffled(doc["play"]):
            kind = self.kind(entry["card"])
            can = EXHAUST[kind] is not None or FEATURES[kind]
            if can and tokens and self.chance.happens(0.2):
                entry["exhausted"] = True
                tokens -= 1
        doc["exhausts"] = self.chance.number(0, tokens)

    def treat(self, play: list[dict[str, Any]]) -> None:
        """Icons that count as production for the rest of this turn (I152)."""
        for entry in self.chance.some(play, 0.1):
            for name, icon in (("river", at.RIVER), ("fertile", at.FERTILE)):
                icons = ICONS[self.kind(entry["card"])][icon]
                if icons and self.chance.happens(0.5):
                    entry.setdefault("treated", {})[name] = self.chance.number(1, icons)


KIT: Final = kit_for(
    RULES,
    ImperiumDeal,
    in_play=["play", "powers"],
    faces=bounds.FACES,
    beyond=bounds.beyond,
    implied=bounds.IMPLIED,
    changed=bounds.changed,
    shown=["play", "nation-card", "nation-put"],  # into the history, shuffled, into a deck
    begun=["players.*.development"],
    endless=bounds.endless,
    one_place=bounds.one_place,
    sets_one_way=False,  # what is discarded lies there in the order it was picked in
)
