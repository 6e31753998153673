"""Reading a position: what is named is set, everything else gets a legal default."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.nations.boards import (
    CARD_SPACES,
    COLONY_SPACES,
    FOOD_AT_START,
    FOOD_PLACES,
    GOLD_AT_START,
    PRINTED,
    PRINTED_WONDERS,
    SPECIAL_RULES,
    STABILITY_PLACES,
    STONE_AT_START,
    VP_AT_START,
    WONDER_SPACES,
    WORKERS_AT_START,
    board_of,
)
from tabularium.games.nations.catalogue import (
    AGE,
    FEATURES,
    KEY,
    KINDS,
    NEW_ARCHITECTS,
    ONCE,
    PRIVATE_OF,
    SECTIONS,
    SORT,
    cards_of,
    kind_of,
)
from tabularium.games.nations.counts import age_of
from tabularium.games.nations.hire import FINISH
from tabularium.games.nations.in_play import recount, settle
from tabularium.games.nations.layout import (
    ABOVE,
    ADVISOR,
    ADVISOR_ON_TOWER,
    ADVISORS,
    AGES,
    AGES_PLAYED,
    ARCHITECTS,
    ARCHITECTS_FOR,
    BOARD,
    BOOKS,
    BOUGHT_COLONIES,
    BOUGHT_FIGHTS,
    BOUGHT_GOLDEN,
    BUILDING,
    BUILT,
    BUYING,
    COLONIES,
    COLONY,
    COLUMNS,
    COLUMNS_FOR,
    CURRENT,
    DECKS,
    DRAWN,
    EVENT,
    EVENT_DECKS,
    FACTION,
    FOOD,
    FOOD_ROOM,
    FREE,
    GOLD,
    GONE,
    GOODS,
    LEAST_STABLE,
    LOOKED_AT,
    LOSSES,
    MARKET,
    MILITARY,
    MOST_STRENGTH,
    NATION,
    NATIONS,
    ON_FOOD,
    ON_STABILITY,
    ORDER,
    PASSED,
    POINTS,
    POOL,
    PRIVATE,
    RESOURCES,
    RIVAL_BOOKS,
    RIVAL_CALM,
    RIVAL_FIRST,
    RIVAL_MIGHT,
    ROUND,
    ROUNDS_PER_AGE,
    ROWS,
    SHORT,
    SIDE,
    SITE,
    SPACES,
    SPACES_ON_BOARD,
    STABILITY_ROOM,
    STONE,
    TILE,
    TOGETHER,
    TOWER,
    TURN,
    TURNS,
    USED,
    VP,
    WAR,
    WAR_BUYER,
    WAR_LOSS,
    WAR_MIGHT,
    WAR_SPACE,
    WEAKENED,
    WONDER,
    WONDERS,
    WORKERS,
)
from tabularium.games.nations.maintenance import fill_board, set_rival
from tabularium.games.nations.rounds import ACTION_PHASE, ALL_ROUNDS, ONE_ROUND
from tabularium.games.nations.setup import BOOKS_OF_RIVAL, GAME, lay_track, progress_cards
from tabularium.kernel.entries import Entries, unfit, unknown
from tabularium.kernel.errors import BadPosition, whole
from tabularium.kernel.frames import read_frames
from tabularium.kernel.heap import Heap
from tabularium.kernel.machine import FRAME, PC, SOURCE, State
from tabularium.kernel.rng import STATES as RNG_STATES

FIELDS: Final[list[str]] = [
    "game",
    "version",
    "seats",
    "options",
    "seed",
    "rng",
    "round",
    "order",
    "turn",
    "market",
    "decks",
    "event_decks",
    "event",
    "looked_at",
    "war",
    "buying",
    "gone",
    "architects",
    "drawn",
    "rival",
    "together",
    "players",
    "stack",
    "over",
]
PLAYER: Final[list[str]] = [
    "side",
    "goods",
    "vp",
    "workers",
    "food_section",
    "food_room",
    "stability_section",
    "stability_room",
    "above",
    "cards",
    "advisor",
    "tower",
    "colonies",
    "site",
    "wonders",
    "board",
    "passed",
    "turns",
    "short",
    "least_stable",
    "bought",
    "war_loss",
    "weakened",
]
CARD: Final[list[str]] = ["card", "workers", "used", "built", "private"]
# places of a board: entry, zone, the sorts of cards that fit
PLACES: Final[list[tuple[str, int, list[int]]]] = [
    ("cards", SPACES, [BUILDING, MILITARY]),
    ("advisor", ADVISORS, [ADVISOR]),
    ("tower", TOWER, [ADVISOR]),
    ("colonies", COLONIES, [COLONY]),
    ("site", SITE, [WONDER]),
    ("wonders", WONDERS, [WONDER]),
]
MIDWAY: Final[list[str]] = ["buying", "looked_at"]  # only in the middle of something
PRINTED_HEAP: Final = 2 * AGES  # after the progress cards and the events of each age


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
        heaps = [progress_cards(g, age + 1) for age in range(AGES)]
        heaps += [cards_of(TILE if g.seats == 1 else EVENT, age + 1) for age in range(AGES)]
        heaps.append(
            [card for sort in (BUILDING, MILITARY, WONDER, BOARD) for card in cards_of(sort, 0)]
        )
        self.heap = Heap(KINDS, KEY, heaps)
        self.progress = list(range(AGES))
        self.events = list(range(AGES, 2 * AGES))

    def read(self) -> None:
        g = self.g
        doc = self.doc
        g.nums[ROUND] = doc.number("round", 1, AGES * ROUNDS_PER_AGE)
        last = ROUNDS_PER_AGE * g.opts[AGES_PLAYED]
        if g.nums[ROUND] > last or (g.nums[ROUND] == 0 and not self.complete):
            raise unfit("round", g.nums[ROUND], "nations-round")
        for name in MIDWAY:
            if self.doc.items(name) and not self.complete:
                raise BadPosition("nations-error-midway", where=name)
        g.nums[TOGETHER] = int(doc.flag("together", False))
        self.read_order()
        for seat in range(g.seats):
            self.read_player(seat)
        self.check_passing()
        self.read_drawn()
        self.read_war()
        self.read_market()
        self.read_decks()
        self.read_event()
        for seat in range(g.seats):
            recount(g, seat)
        if not self.complete:
            settle(g)
        if doc.has("rng"):
            g.rng = doc.number("rng", 0, RNG_STATES - 1)
        self.resume()

    # the table ----------------------------------------------------------------------------------

    def read_order(self) -> None:
        g = self.g
        order = self.doc.items("order") if self.doc.has("order") else list(range(g.seats))
        good = [value for value in order if type(value) is int]
        if sorted(good) != list(range(g.seats)) or len(good) != len(order):
            raise unfit("order", order, "order")
        for place, seat in enumerate(good):
            g.nums[ORDER + place] = seat
        g.nums[TURN] = -1
        if not self.doc.has("turn"):
            g.nums[TURN] = g.nums[ORDER]
        elif self.doc.value("turn") is not None:
            g.nums[TURN] = self.doc.number("turn", 0, g.seats - 1)

    def check_passing(self) -> None:
        """Players pass one after the other, and whose turn it is has not passed."""
        g = self.g
        passed = sorted([g.nums[PASSED + seat] for seat in range(g.seats) if g.nums[PASSED + seat]])
        turn = g.nums[TURN]
        early = not self.complete and turn >= 0 and g.nums[PASSED + turn] > 0
        if early or passed != list(range(1, len(passed) + 1)):
            raise unfit("players.passed", passed, "passing")

    def read_drawn(self) -> None:
        """The boards to choose from; those in use unless told otherwise."""
        g = self.g
        used = [NATIONS[g.nums[FACTION + seat]] for seat in range(g.seats)]
        for name in self.doc.items("drawn") if self.doc.has("drawn") else used:
            if name not in NATIONS:
                raise unknown("drawn", name, NATIONS)
            g.nums[DRAWN] |= 1 << NATIONS.index(name)

    def read_war(self) -> None:
        g = self.g
        g.nums[WAR_MIGHT] = -1
        g.nums[WAR_BUYER] = -1
        item = self.doc.value("war")
        if item is None:
            return
        entry = Entries("war", item, ["card", "strength", "buyer"])
        if not entry.has("strength") and entry.value("card") is None:
            raise unfit("war", item, "war")
        g.nums[WAR_MIGHT] = entry.number("strength", 0, MOST_STRENGTH)
        if entry.value("buyer") is not None:
            g.nums[WAR_BUYER] = entry.number("buyer", 0, g.seats - 1)
        if entry.value("card") is not None:
            card = self.take(entry.at("card"), entry.value("card"), self.progress, [WAR])
            g.zones[WAR_SPACE] = [card]

    def read_market(self) -> None:
        """Rows from the cheapest; None is an empty space. Unnamed: filled from the deck."""
        g = self.g
        g.zones[MARKET] = list(range(SPACES_ON_BOARD))
        if not self.doc.has("market"):
            return
        rows = self.doc.items("market")
        if len(rows) > ROWS:
            raise BadPosition("error-position-most", where="market", given=len(rows), most=ROWS)
        for row, cards in enumerate(rows):
            where = f"market[{row}]"
            if not isinstance(cards, list):
                raise unfit(where, cards, "list")
            most = COLUMNS_FOR[g.seats]
            if len(cards) > most:
                raise BadPosition("error-position-most", where=where, given=len(cards), most=most)
            for column, key in enumerate(cards):
                if key is not None:
                    card = self.heap.take(where, key, self.progress)
                    g.zones[MARKET][row * COLUMNS + column] = card

    def read_decks(self) -> None:
        """Decks from the top; what is named nowhere lies beneath, shuffled."""
        g = self.g
        for name, places in (("gone", [*self.progress, *self.events, PRINTED_HEAP]),):
            g.zones[GONE] = self.heap.take_all(name, self.doc.items(name), places)
        g.zones[BUYING] = self.heap.take_all("buying", self.doc.items("buying"), self.progress)
        g.zones[LOOKED_AT] = self.heap.take_all(
            "looked_at", self.doc.items("looked_at"), self.events
        )
        if self.doc.value("event") is not None:
            g.zones[CURRENT] = [self.heap.take("event", self.doc.value("event"), self.events)]
        for name, zone, first in (("decks", DECKS, 0), ("event_decks", EVENT_DECKS, AGES)):
            lists = self.doc.items(name)
            if len(lists) > AGES:
                raise BadPosition("error-position-most", where=name, given=len(lists), most=AGES)
            for i in range(AGES):
                named = lists[i] if i < len(lists) else []
                where = f"{name}[{i}]"
                if not isinstance(named, list):
                    raise unfit(where, named, "list")
                cards = self.heap.take_all(where, named, [first + i])[::-1]
                rest = self.heap.heaps[first + i]
                g.shuffle(rest)
                g.zones[zone + i] = rest + cards
        if not self.doc.has("market"):
            fill_board(g)

    def read_event(self) -> None:
        """The event card; the architects it brings unless told otherwise."""
        g = self.g
        deck = g.zones[EVENT_DECKS + age_of(g) - 1]
        if not g.zones[CURRENT] and not self.complete and deck:
            g.zones[CURRENT] = [deck.pop()]
        if g.nums[ROUND] and not self.complete:
            drawn = g.zones[CURRENT]
            if not drawn or AGE[KINDS[drawn[0]]] != age_of(g):
                raise unfit("event", self.doc.value("event"), "event-of-age")
        brought = ARCHITECTS_FOR[g.seats]
        if g.zones[CURRENT]:
            brought += NEW_ARCHITECTS[KINDS[g.zones[CURRENT][0]]]
        g.nums[ARCHITECTS] = self.doc.number("architects", brought)
        item = self.doc.value("rival")
        if g.seats > 1 and not self.complete and item is not None:
            raise BadPosition("nations-error-solo")
        entry = Entries("rival", item or {}, ["strength", "stability", "books", "first"])
        if g.seats == 1 and g.zones[CURRENT] and not self.complete:
            g.nums[RIVAL_BOOKS] = BOOKS_OF_RIVAL
            set_rival(g, KINDS[g.zones[CURRENT][0]])
        g.nums[RIVAL_MIGHT] = entry.number("strength", g.nums[RIVAL_MIGHT])
        g.nums[RIVAL_BOOKS] = entry.number("books", g.nums[RIVAL_BOOKS])
        g.nums[RIVAL_FIRST] = int(entry.flag("first", False))
        if entry.has("stability"):
            g.nums[RIVAL_CALM] = signed(entry, "stability")

    # the boards ---------------------------------------------------------------------------------

    def read_player(self, seat: int) -> None:
        g = self.g
        doc = self.players[seat]
        side = doc.value("side") if doc.has("side") else "A"
        if side not in ("A", "B"):
            raise unknown(doc.at("side"), side, ["A", "B"])
        if g.nums[FACTION + seat] < 0:
            self.read_bare(seat, doc)
            return
        g.nums[SIDE + seat] = int(side == "B")
        board = board_of(g, seat)
        lay_track(g, seat, board)
        for name, place in (
            ("food_room", FOOD_ROOM),
            ("food_section", ON_FOOD),
            ("stability_room", STABILITY_ROOM),
            ("stability_section", ON_STABILITY),
        ):
            most = g.nums[place + seat]
            g.nums[place + seat] = doc.number(name, most, most)
        for room, left in ((FOOD_ROOM, ON_FOOD), (STABILITY_ROOM, ON_STABILITY)):
            g.nums[left + seat] = min(g.nums[left + seat], g.nums[room + seat])
        g.nums[ABOVE + seat] = doc.number("above", 0)
        self.read_goods(seat, doc, board)
        self.read_board(seat, doc, board)
        self.read_workers(seat, doc, board)
        self.read_round(seat, doc)

    def read_bare(self, seat: int, doc: Entries) -> None:
        """A player who has not picked a board yet has books only."""
        for name, n in doc.amounts("goods", GOODS[:RESOURCES]).items():
            self.g.nums[POOL + seat * RESOURCES + GOODS.index(name)] = n

    def read_goods(self, seat: int, doc: Entries, board: int) -> None:
        g = self.g
        pool = POOL + seat * RESOURCES
        g.nums[pool + GOLD] = GOLD_AT_START[board]
        g.nums[pool + STONE] = STONE_AT_START[board]
        g.nums[pool + FOOD] = FOOD_AT_START[board]
        for place in range(g.seats):
            if g.nums[ORDER + place] == seat:
                g.nums[pool + BOOKS] = place + 1
        for name, n in doc.amounts("goods", GOODS[:RESOURCES]).items():
            g.nums[pool + GOODS.index(name)] = n
        g.nums[POINTS + seat] = doc.number("vp", VP_AT_START[board])

    def read_board(self, seat: int, doc: Entries, board: int) -> None:
        """Cards in their places; printed ones where nothing is said."""
        g = self.g
        room = [CARD_SPACES[board], 1, 1, COLONY_SPACES[board], 1, WONDER_SPACES[board]]
        defaults = [PRINTED[board], [], [], [], [], PRINTED_WONDERS[board]]
        for i, (name, zone, sorts) in enumerate(PLACES):
            items = doc.items(name) if doc.has(name) else list(defaults[i])
            if len(items) > room[i]:
                raise BadPosition(
                    "error-position-most", where=doc.at(name), given=len(items), most=room[i]
                )
            for number, item in enumerate(items):
                self.read_card(seat, doc.at(f"{name}[{number}]"), item, zone, sorts)
            kinds = [KINDS[card] for card in g.zones[zone + seat]]
            if len(set(kinds)) < len(kinds):
                raise unfit(doc.at(name), [KEY[kind] for kind in kinds], "card-once")
        if g.zones[TOWER + seat] and not g.mod(seat, ADVISOR_ON_TOWER):
            raise BadPosition("nations-error-tower", where=doc.at("tower"))
        if doc.items("board") and not g.nums[SIDE + seat]:
            raise unfit(doc.at("board"), doc.items("board"), "board")
        if g.nums[SIDE + seat]:
            boards = doc.items("board") or [SPECIAL_RULES[g.nums[FACTION + seat]]]
            for item in boards[:1]:
                self.read_card(seat, doc.at("board"), item, NATION, [BOARD])
            if g.zones[NATION + seat][0] != KINDS.index(
                kind_of(SPECIAL_RULES[g.nums[FACTION + seat]])
            ):
                raise unfit(doc.at("board"), boards, "board")

    def read_card(self, seat: int, where: str, item: Any, zone: int, sorts: list[int]) -> None:
        """A card in play: its name, or its name with what lies on it."""
        g = self.g
        entry = Entries(where, {"card": item} if isinstance(item, str) else item, CARD)
        card = self.take(
            entry.at("card"), entry.need("card"), [PRINTED_HEAP, *self.progress], sorts
        )
        kind = KINDS[card]
        workers = entry.number("workers", 0, WORKERS if zone == SPACES else 0)
        # all sections are built only while a finished wonder is being placed
        sections = len(SECTIONS[kind]) - int(not self.complete) if zone == SITE else 0
        built = entry.number("built", 0, sections)
        works = zone not in (SITE, SPACES)
        offered = PRIVATE_OF[kind] if works else 0
        private = entry.number("private", 0 if self.complete else offered, offered)
        mark = workers | built << BUILT | private << PRIVATE
        if entry.flag("used", False):
            if not ONCE[kind] or not works:
                raise unfit(entry.at("used"), KEY[kind], "once")
            mark |= USED
        g.marks[card] = mark
        g.zones[zone + seat].append(card)
        if zone != SITE:
            for feature in FEATURES[kind]:
                feature.enter(g, seat, card)

    def take(self, where: str, key: Any, places: list[int], sorts: list[int]) -> int:
        """A card of one of these sorts."""
        card = self.heap.take(where, key, places)
        if SORT[KINDS[card]] not in sorts:
            raise unfit(where, key, "card-here")
        return card

    def read_workers(self, seat: int, doc: Entries, board: int) -> None:
        """Free workers: all there are less those on cards, unless told otherwise."""
        g = self.g
        workers = WORKERS_AT_START[board] + FOOD_PLACES[board] + STABILITY_PLACES
        for place in (ON_FOOD, ON_STABILITY, ABOVE):
            workers -= g.nums[place + seat]
        for card in g.zones[SPACES + seat]:
            workers -= g.marks[card] & WORKERS
        g.nums[FREE + seat] = doc.number("workers", max(0, workers))

    def read_round(self, seat: int, doc: Entries) -> None:
        """What has happened this round."""
        g = self.g
        g.nums[PASSED + seat] = doc.number("passed", 0, g.seats)
        g.nums[TURNS + seat] = doc.number("turns", 0)
        g.nums[LEAST_STABLE + seat] = int(doc.flag("least_stable", False))
        g.nums[WEAKENED + seat] = doc.number("weakened", 0)
        for name in doc.items("short"):
            if name not in GOODS[:RESOURCES]:
                raise unknown(doc.at("short"), name, GOODS[:RESOURCES])
            g.nums[SHORT + seat] |= 1 << GOODS.index(name)
        places = [BOUGHT_FIGHTS, BOUGHT_GOLDEN, BOUGHT_COLONIES]
        names = ["fights", "golden_ages", "colonies"]
        for name, n in doc.amounts("bought", names).items():
            g.nums[places[names.index(name)] + seat] = n
        kinds = [*GOODS[:RESOURCES], GOODS[VP]]
        pairs = Entries(doc.at("war_loss"), doc.pairs("war_loss"), kinds)
        for name in pairs.doc:
            g.nums[WAR_LOSS + seat * LOSSES + kinds.index(name)] = signed(pairs, name)

    # going on -----------------------------------------------------------------------------------

    def resume(self) -> None:
        """Go on where the stack says, or at the start of a turn in the action phase."""
        g = self.g
        if self.doc.flag("over", False):
            g.finish()
            return
        if self.complete:
            read_frames(g, self.doc.value("stack"), KEY)
            nodes = [g.rules.nodes[g.stack[at]] for at in range(0, len(g.stack), FRAME)]
            if len(nodes) < 2 or nodes[0] is not GAME or nodes[1] not in GAME.steps:
                raise BadPosition("error-position-no-work")
            self.check_sites()
            before = g.stack[:]
            g.run()
            if g.stack != before or g.over:
                raise BadPosition("error-position-no-work")
            return
        seat = g.nums[TURN]
        if seat < 0:
            raise unfit("turn", None, "number")
        g.push(GAME, 0, -1)
        g.stack[g.top + PC] = len(GAME.steps)
        g.push(ALL_ROUNDS, 0, -1)
        g.push(ONE_ROUND, 0, -1)
        g.stack[g.top + PC] = ONE_ROUND.steps.index(ACTION_PHASE) + 1
        g.push(ACTION_PHASE, 0, -1)
        g.nums[TURNS + seat] += 1
        ACTION_PHASE.begin(g, seat)
        g.run()

    def check_sites(self) -> None:
        """A wonder with all its sections is being placed, or it would lie elsewhere."""
        g = self.g
        for seat in range(g.seats):
            for card in g.zones[SITE + seat]:
                complete = (g.marks[card] >> BUILT) == len(SECTIONS[KINDS[card]])
                placing = any(
                    g.rules.nodes[g.stack[at]] is FINISH and g.stack[at + SOURCE] == card
                    for at in range(0, len(g.stack), FRAME)
                )
                if complete != placing:
                    raise BadPosition("error-position-no-work")


def signed(entry: Entries, name: str) -> int:
    """A whole number that may be negative."""
    value = entry.value(name)
    if whole(value) or (type(value) is int and value < 0):
        return int(value)
    raise unfit(entry.at(name), value, "number")


def read_position(g: State, doc: dict[str, Any]) -> None:
    """Fill a blank state from a document, and go on from there."""
    Reader(g, doc).read()
