"""Rich positions of Imperium: many pinned cards with garrisons, long histories, loaded markets."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    EXHAUST,
    FEATURES,
    ICONS,
    KEY,
    KINDS,
    NOT_GARRISONED,
    PINNED,
    SOLSTICE,
    START,
    SUITS,
    WHEN_PLAYED,
)
from tabularium.games.imperium.entries import journey_faces
from tabularium.games.imperium.info import INFO
from tabularium.games.imperium.nations import (
    FEW_EXHAUSTS,
    JOURNEYING,
    NADIR,
    NATURE,
    NEVER_DEVELOP,
    START_AS_EMPIRE,
    ZENITH,
)
from tabularium.games.imperium.positions import nation_cards
from tabularium.games.imperium.reactions import Waits
from tabularium.games.imperium.rules import RULES
from tabularium.games.imperium.setup import common_cards, setup_suit
from tabularium.games.imperium.specials import PutProgressHere
from tabularium.games.imperium.verbs import Garrison
from tabularium.kernel.machine import Node
from tabularium.kernel.rng import seeded
from tabularium.testing.bounds import imperium as bounds
from tabularium.testing.kit import Kit
from tabularium.testing.rich.chance import Chance

IN_PLAY: Final = [zone + seat for zone in (at.PLAY, at.POWERS) for seat in range(at.SEATS)]
HANDS: Final = [at.HAND + seat for seat in range(at.SEATS)]
ON_A_CARD: Final = 10**6  # tokens of one kind: they are unlimited (I26)
NEVER_STAY: Final = "vikings"  # they have no history


def _all_parts(node: Node | None, seen: list[Node]) -> list[Node]:
    if node is not None and node not in seen:
        seen.append(node)
        for part in node.parts():
            _all_parts(part, seen)
    return seen


def _does(kind: int, sort: type[Node]) -> bool:
    """Whether a kind of card does something of a sort anywhere in its text."""
    nodes = [WHEN_PLAYED[kind], EXHAUST[kind], SOLSTICE[kind]]
    nodes += [feature.effect for feature in FEATURES[kind] if isinstance(feature, Waits)]
    return any(isinstance(part, sort) for node in nodes for part in _all_parts(node, []))


HOSTS: Final = [bool(SUITS[k] & at.REGION) or _does(k, Garrison) for k in range(len(KEY))]
HOLDS_PROGRESS: Final = [_does(kind, PutProgressHere) for kind in range(len(KEY))]


class Deal:
    """One position being dealt; every physical card is taken from those not yet named."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.seats = chance.seats(INFO)
        self.options = chance.options(INFO, len(self.seats))
        self.seed = chance.number(0, 10**6)
        factions = [at.NATIONS.index(name) for name in self.seats]
        # the same blank as the reader's: the seed decides which tributaries are in the game
        blank = RULES.unset(factions, INFO.option_numbers(self.options), seeded(self.seed))
        common = chance.shuffled(common_cards(blank))
        self.unrest = [card for card in common if SUITS[KINDS[card]] & at.UNREST]
        self.fame = [card for card in common if SUITS[KINDS[card]] & at.FAME]
        self.common = [card for card in common if card not in self.unrest + self.fame]
        self.ending = chance.one((0, 0, 0, 1, 2))
        self.own: list[list[int]] = []
        for seat in range(len(self.seats)):
            cards = chance.shuffled(nation_cards(blank, seat))
            self.unrest += [card for card in cards if START[card] == at.SUPPLY]
            self.own.append([card for card in cards if START[card] != at.SUPPLY])

    def document(self) -> dict[str, Any]:
        chance = self.chance
        seats = len(self.seats)
        turn = chance.number(0, seats - 1)
        doc: dict[str, Any] = {
            "game": INFO.id,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "round": chance.number(1, 12),
            "first_player": chance.number(0, seats - 1),
            "turn": turn,
            "king": [f"king_of_kings_{chance.one('ab')}"],
        }
        doc["players"] = [self.player(seat) for seat in range(seats)]
        self.treat(doc["players"][turn]["play"])
        doc["market"] = self.market()
        doc["exile"] = self.names(self.take(self.common, chance.number(0, 8)))
        doc["gone"] = self.gone()
        doc["decks"] = self.decks()
        doc["ending"] = self.ending
        if chance.happens(0.5):
            doc["unrest"] = chance.number(1, max(1, len(self.unrest) // 2))
        return doc

    # cards -----------------------------------------------------------------------------------

    def names(self, cards: list[int]) -> list[str]:
        return [KEY[KINDS[card]] for card in cards]

    def take(self, cards: list[int], n: int) -> list[int]:
        """The first n of some cards not yet named."""
        taken = cards[:n]
        del cards[:n]
        return taken

    # the table -------------------------------------------------------------------------------

    def tokens(self, most: int) -> dict[str, int]:
        chance = self.chance
        return {name: chance.number(0, most) for name in chance.some(at.TOKENS_NAMES, 0.5)}

    def market(self) -> list[Any]:
        """Five slots, few of them empty."""
        chance = self.chance
        slots: list[Any] = []
        for slot in range(at.SLOTS):
            fits = self.common
            if slot < at.SMALL_DECKS and chance.happens(0.8):
                fits = [card for card in fits if setup_suit(card) == at.SMALL_SUITS[slot]]
            if not fits or chance.happens(0.1):
                slots.append(None)
                continue
            card = fits[0]
            self.common.remove(card)
            entry: dict[str, Any] = {"card": KEY[KINDS[card]]}
            entry["tokens"] = self.tokens(chance.one((0, 3, 3, 8, 8, ON_A_CARD)))
            if SUITS[KINDS[card]] & at.WITH_UNREST:
                entry["unrest"] = len(self.unrest) > 6 and chance.happens(0.9)
                if entry["unrest"]:
                    self.unrest.pop()
            slots.append(entry)
        return slots

    def gone(self) -> list[str]:
        """Cards out of the game, sometimes all that are left of the decks; then scoring is near."""
        chance = self.chance
        gone: list[int] = []
        if chance.happens(0.2):
            gone += self.take(self.fame, len(self.fame))
        share = chance.one((0.0, 0.0, 0.0, 0.6, 1.0))
        for card in chance.some(self.common, share):
            self.common.remove(card)
            gone.append(card)
        if len(self.common) <= at.SMALL_DECKS * max(at.SMALL_DECK):  # none for the main deck
            self.ending = max(1, self.ending)
        return self.names(gone)

    def decks(self) -> dict[str, list[str]]:
        """Some cards on top of the decks; what is named nowhere lies beneath."""
        out = {"fame": self.names(self.take(self.fame, self.chance.number(0, 2)))}
        if self.chance.happens(0.5):
            rest = [card for card in self.common if SUITS[KINDS[card]] & at.TRIBUTARY]
            named = self.names(rest[: self.chance.number(1, 4)])
            if named:  # an empty list is an empty deck
                out["main"] = named
        return out

    # a player --------------------------------------------------------------------------------

    def player(self, seat: int) -> dict[str, Any]:
        chance = self.chance
        name = self.seats[seat]
        state = at.EMPIRE if name in START_AS_EMPIRE or chance.happens(0.6) else at.BARBARIAN
        if name in NATURE:
            state = at.BARBARIAN  # these never turn
        side = chance.one("AB")
        doc: dict[str, Any] = {
            "side": side,
            "state": at.STATE_NAMES[state],
            "tokens": {token: chance.amount() for token in at.TOKENS_NAMES},
            "actions": chance.number(0, 4),
            "king_resolved": chance.happens(0.2),
        }
        if name in JOURNEYING:
            self.journey(seat, side, doc)
        own = self.own[seat]
        piles: list[int] = [card for card in own if START[card] == at.IN_DECK]
        nation = [card for card in own if START[card] == at.IN_NATION]
        last = [card for card in own if START[card] == at.ACCESSION]
        area = [card for card in own if START[card] == at.DEVELOPMENT]
        left, drawn = chance.split(nation, len(nation))
        piles += drawn
        if state == at.EMPIRE or (not left and chance.happens(0.3)):
            piles += last
            if last and NATURE.get(name) == ZENITH:
                self.ending = max(1, self.ending)
            last = []
        if state == at.EMPIRE or name in NEVER_DEVELOP:
            area, done = chance.split(area, len(area))
            piles += done
        doc["nation"] = self.names(left + last)
        piles += self.take(self.common, chance.one((0, 4, 10, 16)))
        piles += self.take(self.fame, chance.one((0, 0, 1, 2)))
        for _ in range(chance.number(0, 3)):
            if len(self.unrest) > 8:
                piles.append(self.unrest.pop())
        self.lay(seat, chance.shuffled(piles), area, doc)
        doc["development"] = self.names(area)
        self.ready(name, doc)
        return doc

    def treat(self, play: list[dict[str, Any]]) -> None:
        """Icons that count as production for the rest of this turn (I152)."""
        for entry in self.chance.some(play, 0.1):
            for name, icon in (("river", at.RIVER), ("fertile", at.FERTILE)):
                icons = ICONS[KEY.index(entry["card"])][icon]
                if icons and self.chance.happens(0.5):
                    entry.setdefault("treated", {})[name] = self.chance.number(1, icons)

    def ready(self, name: str, doc: dict[str, Any]) -> None:
        """No more exhaust tokens than a player has; they lie on cards, or are left to be used."""
        tokens = at.UTOPIAN_EXHAUSTS if name in FEW_EXHAUSTS else at.EXHAUSTS_A_TURN
        for place in ("nation_token", "development_token"):
            doc[place] = tokens > 0 and self.chance.happens(0.2)
            tokens -= doc[place]
        for entry in self.chance.shuffled(doc["play"]):
            kind = KEY.index(entry["card"])
            can = EXHAUST[kind] is not None or FEATURES[kind]
            if can and tokens and self.chance.happens(0.2):
                entry["exhausted"] = True
                tokens -= 1
        doc["exhausts"] = self.chance.number(0, tokens)

    def journey(self, seat: int, side: str, doc: dict[str, Any]) -> None:
        """Utopians: one of four faces, the second card beneath while the first lies on top."""
        faces = self.names(journey_faces(at.NATIONS.index(self.seats[seat])))
        place = self.chance.number(0, len(faces) - 1)
        doc["powers"] = [f"{self.seats[seat]}_{side.lower()}", faces[place]]
        doc["below"] = faces[2:3] if place < 2 else []
        self.own[seat] = [card for card in self.own[seat] if KEY[KINDS[card]] not in faces]

    def lay(self, seat: int, cards: list[int], area: list[int], doc: dict[str, Any]) -> None:
        """Every card somewhere: in play, under a card in play, or in one of four piles."""
        chance = self.chance
        pinned = chance.one((0.2, 0.6, 0.9))
        nadir = NATURE.get(self.seats[seat]) == NADIR
        crowded = chance.one((0.0, 0.1, 0.4))
        weights = [chance.one((1, 3, 10)) for _ in range(4)]
        if self.seats[seat] == NEVER_STAY:
            weights[3] = 0
        play: list[dict[str, Any]] = []
        piles: list[list[str]] = [[], [], [], []]
        court = [card for card in self.own[seat] if START[card] == at.IN_PLAY_AT_START]
        for card in court:
            play.append({"card": KEY[KINDS[card]]})
            if area and chance.happens(0.5):
                play[-1]["garrison"] = self.names([area.pop()])
        hosts: list[dict[str, Any]] = []
        for card in cards:
            kind = KINDS[card]
            if PINNED[kind] and (chance.happens(pinned) or (nadir and START[card] == at.ACCESSION)):
                play.append(self.in_play(kind))
                if HOSTS[kind]:
                    hosts.append(play[-1])
            elif hosts and not NOT_GARRISONED[kind] and chance.happens(crowded):
                chance.one(hosts).setdefault("garrison", []).append(KEY[kind])
            else:
                chance.random.choices(piles, weights)[0].append(KEY[kind])
        doc["play"] = play
        doc["hand"], doc["deck"], doc["discard"], doc["history"] = piles

    def in_play(self, kind: int) -> dict[str, Any]:
        chance = self.chance
        entry: dict[str, Any] = {"card": KEY[kind]}
        if HOLDS_PROGRESS[kind]:
            entry["tokens"] = {"progress": chance.number(0, ON_A_CARD)}
        return entry


KIT: Final = Kit(
    lambda chance: Deal(chance).document(),
    IN_PLAY,
    HANDS,
    bounds.FACES,
    bounds.beyond,
    changed=bounds.changed,
    begun=["players.*.development"],
    endless=bounds.endless,
    sets_one_way=False,  # what is discarded lies there in the order it was picked in
)
