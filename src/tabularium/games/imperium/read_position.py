"""Reading a position: what is named is set, everything else gets a legal default."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.imperium.catalogue import (
    BOX,
    FEATURES,
    KEY,
    KINDS,
    OWNER,
    START,
    SUITS,
    cards_of,
)
from tabularium.games.imperium.layout import (
    ACCESSION,
    ACTIONS,
    ACTIONS_A_TURN,
    ACTIVATING,
    AREA,
    AREA_TOKEN,
    BARBARIAN,
    BELOW,
    COLLAPSED,
    COMMON_SET,
    DECK,
    DEVELOPMENT,
    DISCARD,
    EMPIRE,
    ENDING,
    EXHAUSTED,
    EXHAUSTS,
    EXHAUSTS_A_TURN,
    EXILE,
    FACTION,
    FAME,
    FAME_DECK,
    FAME_REMOVED,
    FIRST,
    GARRISONED,
    GONE,
    HAND,
    HAND_AT_START,
    HISTORY,
    IGNORED,
    IN_DECK,
    IN_NATION,
    IN_PLAY_AT_START,
    KIND_BITS,
    KINDS_OF_TOKEN,
    KING,
    KING_DONE,
    KNOWN_TOP,
    LOOKED_AT,
    MAIN,
    MARKET,
    NATION,
    NATION_TOKEN,
    NATIONS,
    NOWHERE,
    PILE,
    PLAY,
    PLAYED,
    POOL,
    POWER,
    POWERS,
    ROUND,
    SIDE,
    SIDES,
    SLOTS,
    SMALL,
    SMALL_DECK,
    SMALL_DECKS,
    SMALL_SUITS,
    STATE,
    STATE_NAMES,
    SUPPLY,
    TOKEN_SHIFT,
    TOKENS_AT_START,
    TOKENS_NAMES,
    TREATED,
    TRIBUTARY,
    TURN,
    UNDER,
    UNDER_SLOTS,
    UNREST,
    UTOPIAN_EXHAUSTS,
)
from tabularium.games.imperium.market import refill
from tabularium.games.imperium.nations import FEW_EXHAUSTS, JOURNEYING, START_AS_EMPIRE
from tabularium.games.imperium.rounds import ALL_ROUNDS
from tabularium.games.imperium.setup import (
    GAME,
    SIDE_A,
    SIDE_B,
    common_cards,
    first_power,
    reward_civilised,
    setup_suit,
)
from tabularium.games.imperium.turn import CLEAN_UP
from tabularium.games.imperium.turn import MAIN as MENU
from tabularium.games.imperium.write_position import MARKED
from tabularium.kernel.entries import Entries, unfit, unknown
from tabularium.kernel.errors import BadPosition, whole
from tabularium.kernel.frames import read_frames
from tabularium.kernel.heap import Heap
from tabularium.kernel.info import of_seat
from tabularium.kernel.machine import FRAME, PC, State
from tabularium.kernel.rng import STATES as RNG_STATES

FIELDS: Final[list[str]] = [
    "game",
    "version",
    "seats",
    "options",
    "seed",
    "rng",
    "round",
    "first_player",
    "turn",
    "activating",
    "ending",
    "collapsed",
    "market",
    "decks",
    "king",
    "unrest",
    "exile",
    "gone",
    "looked_at",
    "players",
    "stack",
    "over",
]
PLAYER: Final[list[str]] = [
    "side",
    "tokens",
    "state",
    "actions",
    "exhausts",
    "hand",
    "deck",
    "known_top",
    "discard",
    "powers",
    "below",
    "play",
    "played",
    "history",
    "nation",
    "nation_token",
    "development",
    "development_token",
    "king_resolved",
    "treated",
    "ignored",
    "marks",
]
SLOT: Final[list[str]] = ["card", "tokens", "unrest"]
CARD: Final[list[str]] = ["card", "exhausted", "tokens", "garrison"]
DECK_NAMES: Final[list[str]] = ["region", "uncivilised", "civilised", "main", "fame"]
COMMON_HEAP: Final = 0


class Reader:
    """Reads one document into a blank state."""

    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        self.g = g
        self.doc = Entries("", doc, FIELDS)
        self.complete = self.doc.has("stack")
        items = self.doc.items("players")
        if len(items) > g.seats:
            raise BadPosition(
                "error-position-most", where="players", given=len(items), most=g.seats
            )
        self.players = [
            Entries(f"players[{seat}]", items[seat] if seat < len(items) else {}, PLAYER)
            for seat in range(g.seats)
        ]
        # nothing is laid out while nations and sides are picked
        self.bare = -1 in [g.nums[FACTION + seat] for seat in range(g.seats)] or (
            self.complete and self.players[0].value("state") == STATE_NAMES[0]
        )
        heaps = [self.common()]
        for seat in range(g.seats):
            heaps.append(nation_cards(g, seat))
        self.heap = Heap(KINDS, KEY, heaps)
        self.everywhere = list(range(len(heaps)))

    def common(self) -> list[int]:
        """The common cards; a full document says itself which tributaries are in the game."""
        g = self.g
        if not self.complete:
            return common_cards(g)
        box = BOX + g.opts[COMMON_SET]
        other = [
            card
            for card in cards_of(2 * BOX + 1 - box, SUPPLY, g.seats)
            if SUITS[KINDS[card]] & TRIBUTARY
        ]
        return cards_of(box, SUPPLY, g.seats) + other

    def read(self) -> None:
        g = self.g
        doc = self.doc
        g.nums[ROUND] = doc.number("round", 1)
        g.nums[FIRST] = doc.number("first_player", 0, g.seats - 1)
        g.nums[TURN] = -1
        if not doc.has("turn"):
            g.nums[TURN] = g.nums[FIRST]
        elif doc.value("turn") is not None:
            g.nums[TURN] = doc.number("turn", 0, g.seats - 1)
        g.nums[ACTIVATING] = int(doc.flag("activating", False))
        g.nums[ENDING] = doc.number("ending", 0, 2)
        g.nums[COLLAPSED] = int(doc.flag("collapsed", False))
        for seat in range(g.seats):
            self.read_side(seat)
        if not self.bare:
            self.read_table()
        if doc.has("rng"):
            g.rng = doc.number("rng", 0, RNG_STATES - 1)
        self.resume()

    # the table ----------------------------------------------------------------------------------

    def read_table(self) -> None:
        g = self.g
        for seat in range(g.seats):
            self.read_player(seat)
        g.zones[MARKET] = list(range(SLOTS))
        self.read_market()
        g.zones[EXILE] = self.take_all("exile", self.everywhere)
        g.zones[GONE] = self.take_all("gone", self.everywhere)
        g.zones[LOOKED_AT] = self.take_all("looked_at", self.everywhere)
        self.read_king()
        self.read_decks()
        self.fill_players()
        self.read_unrest()

    def take_all(self, name: str, places: list[int]) -> list[int]:
        return self.heap.take_all(name, self.doc.items(name), places)

    def read_market(self) -> None:
        """Five cards with tokens on them and perhaps an unrest under them."""
        g = self.g
        items = self.doc.items("market")
        if len(items) > SLOTS:
            raise BadPosition("error-position-most", where="market", given=len(items), most=SLOTS)
        for slot, item in enumerate(items):
            if item is None:
                continue
            where = f"market[{slot}]"
            entry = Entries(where, {"card": item} if isinstance(item, str) else item, SLOT)
            # a card of a nation may come here by way of the exile
            card = self.heap.take(entry.at("card"), entry.need("card"), self.everywhere)
            g.zones[MARKET][slot] = card
            g.marks[card] = read_tokens(entry)
            if entry.flag("unrest", False):
                g.zones[UNDER].append(self.heap.take(where, "unrest", self.everywhere))
                g.nums[UNDER_SLOTS] |= 1 << slot

    def read_king(self) -> None:
        g = self.g
        faces = [
            card
            for card in range(len(KINDS))
            if OWNER[card] == BOX + g.opts[COMMON_SET]
            and START[card] in (IN_PLAY_AT_START, NOWHERE)
        ]
        names = [KEY[KINDS[card]] for card in faces]
        king = self.doc.items("king") or names[:1]
        if len(king) != 1 or king[0] not in names:
            raise unknown("king", king, names)
        g.zones[KING] = [faces[names.index(king[0])]]

    def read_decks(self) -> None:
        """Decks from the top; unnamed common cards are dealt as in setup, beneath."""
        g = self.g
        entry = Entries("decks", self.doc.pairs("decks"), DECK_NAMES)
        named: list[list[int]] = []
        for name in DECK_NAMES:
            cards = self.heap.take_all(entry.at(name), entry.items(name), [COMMON_HEAP])
            named.append(cards[::-1])
        rest = [card for card in self.heap.heaps[COMMON_HEAP] if not is_unrest(card)]
        if self.complete:
            rest = []
        self.heap.heaps[COMMON_HEAP] = [
            card for card in self.heap.heaps[COMMON_HEAP] if is_unrest(card)
        ]
        g.shuffle(rest)
        main = [card for card in rest if SUITS[KINDS[card]] & TRIBUTARY]
        for i in range(SMALL_DECKS):
            cards = [card for card in rest if setup_suit(card) == SMALL_SUITS[i]]
            room = max(0, SMALL_DECK[g.seats] - len(named[i]))
            g.zones[SMALL + i] = cards[:room] + named[i]
            main += cards[room:]
        g.shuffle(main)
        g.zones[MAIN] = main + named[3]
        fame = [card for card in rest if SUITS[KINDS[card]] & FAME]
        g.zones[FAME_DECK] = fame[FAME_REMOVED[g.seats] :] + named[4]

    def read_unrest(self) -> None:
        """The unrest left for the pile; a number may say how many lie there."""
        g = self.g
        left = [card for heap in self.heap.heaps for card in heap if is_unrest(card)]
        g.zones[PILE] = left
        if not self.complete and not self.doc.has("market"):
            for slot in range(SLOTS):
                refill(g, slot)
            reward_civilised(g)
        n = self.doc.number("unrest", len(left), len(left))
        g.zones[PILE] = left[:n]
        if not self.complete:
            g.zones[GONE] += left[n:]

    # the players --------------------------------------------------------------------------------

    def read_side(self, seat: int) -> None:
        doc = self.players[seat]
        if not doc.has("side"):
            side_a = of_seat(self.g.opts[SIDES], seat) == SIDE_A
            self.g.nums[SIDE + seat] = SIDE_A if side_a else SIDE_B
            return
        side = doc.value("side")
        if side not in ("A", "B"):
            raise unknown(doc.at("side"), side, ["A", "B"])
        self.g.nums[SIDE + seat] = SIDE_A if side == "A" else SIDE_B

    def read_player(self, seat: int) -> None:
        g = self.g
        doc = self.players[seat]
        name = NATIONS[g.nums[FACTION + seat]]
        start = EMPIRE if name in START_AS_EMPIRE else BARBARIAN
        state = doc.value("state") if doc.has("state") else STATE_NAMES[start]
        if state not in STATE_NAMES[1:]:
            raise unknown(doc.at("state"), state, STATE_NAMES[1:])
        g.nums[STATE + seat] = STATE_NAMES.index(state)
        for token, n in enumerate(TOKENS_AT_START):
            g.nums[POOL + seat * KINDS_OF_TOKEN + token] = n
        for key, n in doc.amounts("tokens", TOKENS_NAMES).items():
            g.nums[POOL + seat * KINDS_OF_TOKEN + TOKENS_NAMES.index(key)] = n
        few = UTOPIAN_EXHAUSTS if name in FEW_EXHAUSTS else EXHAUSTS_A_TURN
        g.nums[ACTIONS + seat] = doc.number("actions", ACTIONS_A_TURN)
        g.nums[EXHAUSTS + seat] = doc.number("exhausts", few)
        for key, place in (
            ("nation_token", NATION_TOKEN),
            ("development_token", AREA_TOKEN),
            ("king_resolved", KING_DONE),
        ):
            g.nums[place + seat] = int(doc.flag(key, False))
        g.nums[IGNORED + seat] = doc.number("ignored", 0)
        for i, value in enumerate(doc.items("treated")[:2]):
            if not whole(value):
                raise unfit(doc.at("treated"), value, "number")
            g.nums[TREATED + seat * 2 + i] = int(value)
        self.read_powers(seat, doc)
        self.read_zones(seat, doc)
        g.nums[KNOWN_TOP + seat] = doc.number("known_top", 0, len(g.zones[DECK + seat]))

    def read_powers(self, seat: int, doc: Entries) -> None:
        """The power card of the chosen side; Utopians have a journey card besides."""
        g = self.g
        nation = g.nums[FACTION + seat]
        power = first_power(nation) + g.nums[SIDE + seat]
        journeys = [KEY[KINDS[card]] for card in journey_faces(nation)]
        items = doc.items("powers") or [KEY[KINDS[power]], *journeys[:1]]
        for number, item in enumerate(items):
            where = doc.at(f"powers[{number}]")
            entry = Entries(where, {"card": item} if isinstance(item, str) else item, CARD)
            key = entry.need("card")
            if number == 0 and key == KEY[KINDS[power]]:
                card = power
            elif number == 1 and key in journeys:
                card = self.heap.take(entry.at("card"), key, [seat + 1])
            else:
                raise unfit(entry.at("card"), key, "power")
            if entry.flag("exhausted", False):
                g.marks[card] |= EXHAUSTED
            g.zones[POWERS + seat].append(card)
            for feature in FEATURES[KINDS[card]]:
                feature.enter(g, seat, card)
        below = doc.items("below")
        if journeys and not doc.has("below") and items[1] in (journeys[0], journeys[1]):
            below = journeys[2:3]
        for key in below:
            if key not in journeys:
                raise unknown(doc.at("below"), key, journeys)
            g.zones[BELOW + seat].append(self.heap.take(doc.at("below"), key, [seat + 1]))

    def read_zones(self, seat: int, doc: Entries) -> None:
        g = self.g
        mine = [seat + 1, COMMON_HEAP, *[i for i in self.everywhere if i not in (0, seat + 1)]]
        for name, zone, top in (
            ("hand", HAND, False),
            ("discard", DISCARD, False),
            ("history", HISTORY, False),
            ("played", PLAYED, False),
            ("deck", DECK, True),
            ("nation", NATION, True),
            ("development", AREA, False),
        ):
            cards = self.heap.take_all(doc.at(name), doc.items(name), mine)
            g.zones[zone + seat] = cards[::-1] if top else cards
        journeys = journey_faces(g.nums[FACTION + seat])
        court = [
            card
            for card in self.heap.heaps[seat + 1]
            if START[card] == IN_PLAY_AT_START and card not in journeys
        ]
        items = doc.items("play")
        if court and not self.complete:
            names = [item if isinstance(item, str) else item.get("card") for item in items]
            missing = [KEY[KINDS[card]] for card in court if KEY[KINDS[card]] not in names]
            items = missing + items
        for number, item in enumerate(items):
            self.read_card(seat, doc.at(f"play[{number}]"), item, mine)
        marks = Entries(doc.at("marks"), doc.pairs("marks"), [name for name, _ in MARKED])
        for name, zone in MARKED:
            values = marks.items(name)
            if values and len(values) != len(g.zones[zone + seat]):
                raise unfit(marks.at(name), values, "list")
            for card, value in zip(g.zones[zone + seat], values, strict=False):
                if not whole(value) or value >= KIND_BITS:
                    raise unfit(marks.at(name), value, "number")
                if (int(value) ^ g.marks[card]) & GARRISONED:
                    raise unfit(marks.at(name), value, "number")  # `play` says what lies under what
                g.marks[card] = int(value)

    def read_card(self, seat: int, where: str, item: Any, places: list[int]) -> None:
        """A card in play: its name, or its name with what lies on it and under it."""
        g = self.g
        entry = Entries(where, {"card": item} if isinstance(item, str) else item, CARD)
        card = self.heap.take(entry.at("card"), entry.need("card"), places)
        g.zones[PLAY + seat].append(card)
        g.marks[card] = read_tokens(entry) | (EXHAUSTED if entry.flag("exhausted", False) else 0)
        for feature in FEATURES[KINDS[card]]:
            feature.enter(g, seat, card)
        for under in self.heap.take_all(entry.at("garrison"), entry.items("garrison"), places):
            g.zones[PLAY + seat].append(under)
            g.marks[under] = GARRISONED

    def fill_players(self) -> None:
        """Nation cards named nowhere lie where they start."""
        g = self.g
        for seat in range(g.seats):
            if self.complete:
                return
            doc = self.players[seat]
            rest = [
                card
                for card in self.heap.heaps[seat + 1]
                if not is_unrest_supply(card) and START[card] not in (IN_PLAY_AT_START, NOWHERE)
            ]
            self.heap.heaps[seat + 1] = [
                card for card in self.heap.heaps[seat + 1] if is_unrest_supply(card)
            ]
            g.shuffle(rest)
            for card in rest:
                start = START[card]
                if start == ACCESSION and not doc.has("nation"):
                    g.zones[NATION + seat].insert(0, card)
                elif start == IN_NATION and not doc.has("nation"):
                    first = g.zones[NATION + seat]
                    place = 1 if first and START[first[0]] == ACCESSION else 0
                    first.insert(place, card)
                elif start == DEVELOPMENT and not doc.has("development"):
                    g.zones[AREA + seat].append(card)
                elif start == IN_DECK and not doc.has("deck"):
                    g.zones[DECK + seat].insert(0, card)
                else:
                    g.zones[GONE].append(card)
            g.zones[AREA + seat].sort()
            if not doc.has("hand"):
                for _ in range(min(HAND_AT_START, len(g.zones[DECK + seat]))):
                    g.zones[HAND + seat].append(g.zones[DECK + seat].pop())

    # going on -----------------------------------------------------------------------------------

    def resume(self) -> None:
        """Go on where the stack says, or at the start of a turn."""
        g = self.g
        if self.doc.flag("over", False):
            g.finish()
            return
        if self.complete:
            read_frames(g, self.doc.value("stack"), KEY)
            nodes = [g.rules.nodes[g.stack[at]] for at in range(0, len(g.stack), FRAME)]
            if len(nodes) < 2 or nodes[0] is not GAME or nodes[1] not in GAME.steps:
                raise BadPosition("error-position-no-work")
            before = g.stack[:]
            g.run()
            if g.stack != before or g.over:
                raise BadPosition("error-position-no-work")
            return
        seat = g.nums[TURN]
        if seat < 0 or self.bare:
            raise unfit("turn", None, "number")
        g.push(GAME, 0, -1)
        g.stack[g.top + PC] = len(GAME.steps)
        g.push(ALL_ROUNDS, 0, -1)
        g.stack[g.top + PC] = (seat - g.nums[FIRST]) % g.seats + 1
        g.push_scope(CLEAN_UP, seat, -1)
        g.push(MENU, seat, -1)
        g.run()


def is_unrest(card: int) -> bool:
    return bool(SUITS[KINDS[card]] & UNREST)


def is_unrest_supply(card: int) -> bool:
    """An unrest that lies in the pile unless something else is said."""
    return is_unrest(card) and START[card] == SUPPLY


def journey_faces(nation: int) -> list[int]:
    """The faces of the journey cards, in their order; none for most nations."""
    if NATIONS[nation] not in JOURNEYING:
        return []
    return [
        card
        for card in range(len(KINDS))
        if OWNER[card] == nation
        and START[card] in (IN_PLAY_AT_START, NOWHERE)
        and not SUITS[KINDS[card]] & POWER
    ]


def nation_cards(g: State, seat: int) -> list[int]:
    """All cards of a player's nation but the power card."""
    nation = g.nums[FACTION + seat]
    if nation < 0:
        return []
    out: list[int] = []
    for start in (IN_DECK, IN_NATION, ACCESSION, DEVELOPMENT, SUPPLY):
        out += cards_of(nation, start, g.seats)
    if NATIONS[nation] in JOURNEYING:
        return out + journey_faces(nation)
    return out + [
        card
        for card in cards_of(nation, IN_PLAY_AT_START, g.seats)
        if not SUITS[KINDS[card]] & POWER
    ]


def read_tokens(entry: Entries) -> int:
    """Tokens on a card, packed into its mark."""
    mark = 0
    for name, n in entry.amounts("tokens", TOKENS_NAMES).items():
        mark |= min(n, 63) << TOKEN_SHIFT[TOKENS_NAMES.index(name)]
    return mark


def read_position(g: State, doc: dict[str, Any]) -> None:
    """Fill a blank state from a document, and go on from there."""
    Reader(g, doc).read()
