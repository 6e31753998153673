"""Reading a position: what is named is set, everything else gets a legal default."""

from __future__ import annotations

from typing import Any, Final

from tabularium.declare.given import Given
from tabularium.declare.heap import Absence
from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, SPECIAL_RULES, STABILITY_PLACES, board_of
from tabularium.games.nations.catalogue import AGE, CATALOGUE, KEY, KIND, KINDS, SORT, cards_of
from tabularium.games.nations.counts import age_of, rounds_in_all
from tabularium.games.nations.course import ACTION_PHASE, ALL_ROUNDS, GAME, ONE_ROUND
from tabularium.games.nations.entries import signed
from tabularium.games.nations.hire import FINISH
from tabularium.games.nations.in_play import recount, settle
from tabularium.games.nations.maintenance import fill_board, set_rival
from tabularium.games.nations.ranks import in_order
from tabularium.games.nations.setup import BOOKS_OF_RIVAL, lay_board, progress_cards
from tabularium.games.nations.workers import ReturnWorker
from tabularium.kernel.entries import Entries, is_nothing, too_many, unfit, unknown
from tabularium.kernel.errors import BadPosition
from tabularium.kernel.machine import FRAME, PC, SOURCE, State

# of each kind of card whether it may lie somewhere, by ``fits``
FITTING: Final[dict[int, list[bool]]] = {
    fits: [sort in sorts for sort in SORT]
    for fits, sorts in (
        (at.SPACE_CARDS, [at.BUILDING, at.MILITARY]),
        (at.ADVISOR_CARDS, [at.ADVISOR]),
        (at.COLONY_CARDS, [at.COLONY]),
        (at.WONDER_CARDS, [at.WONDER]),
        (at.BOARD_CARDS, [at.BOARD]),
        (at.WAR_CARDS, [at.WAR]),
    )
}
PRINTED_HEAP: Final = 2 * at.AGES  # after the progress cards and the events of each age
MIDWAY: Final[list[str]] = ["buying", "looked_at", "together"]  # only in the middle of something
# places of a board, and what has room there: see board_of
PLACES: Final[list[tuple[str, int]]] = [
    ("cards", at.SPACES),
    ("advisor", at.ADVISORS),
    ("tower", at.TOWER),
    ("colonies", at.COLONIES),
    ("site", at.SITE),
    ("wonders", at.WONDERS),
]


class AbsentCards(Absence):
    """Cards of a set or level that is not played, events and tiles of the other game."""

    def why(self, kind: int) -> BadPosition:
        if AGE[kind] and not CATALOGUE.in_use(self.g, kind):
            return BadPosition("position-why-option", option="sets")
        if SORT[kind] == at.TILE:
            return BadPosition("position-why-solo")
        if SORT[kind] == at.EVENT:
            return BadPosition("position-why-no-solo")
        return BadPosition("position-why-option", option="levels")


def all_cards(g: State) -> list[list[int]]:
    """The cards of this game: progress cards by age, events or tiles by age, what is printed."""
    events = at.TILE if g.seats == 1 else at.EVENT
    printed: list[int] = []
    for sort in (at.BUILDING, at.MILITARY, at.WONDER, at.BOARD):
        printed += cards_of(g, sort, 0)
    return [
        *[progress_cards(g, age + 1) for age in range(at.AGES)],
        *[cards_of(g, events, age + 1) for age in range(at.AGES)],
        printed,
    ]


class NationsPosition(Given):
    def __init__(self, g: State, doc: dict[str, Any]) -> None:
        super().__init__(g, doc, all_cards(g), AbsentCards(g))
        # what is said of the eight decks
        self.decks: list[list[Any] | None] = self.doc.lists("decks", at.AGES) + self.doc.lists(
            "event_decks", at.AGES
        )

    def heaps_for(self, fits: int, player: int) -> list[int]:
        if fits == at.DECK_CARDS:
            return [player]  # which is the age here
        if fits == at.EVENT_DECK_CARDS:
            return [at.AGES + player]
        progress = list(range(at.AGES))
        if fits == at.EVENT_CARDS:
            return list(range(at.AGES, 2 * at.AGES))
        if fits in (at.PROGRESS_CARDS, at.WAR_CARDS):
            return progress
        if fits == at.ANY_CARDS:
            return super().heaps_for(fits, player)
        return [PRINTED_HEAP, *progress]

    def kinds_for(self, fits: int) -> list[bool] | None:
        return FITTING.get(fits)

    def laid(self, zone: int, player: int, card: int, entry: Entries) -> None:
        """A card in play: what lies on it has to fit."""
        g = self.g
        kind = KINDS[card]
        entry.number("workers", 0, at.WORKERS if zone == at.SPACES else 0)
        # all sections are built only while a finished wonder is being placed
        sections = len(KIND[kind].sections) - int(not self.complete) if zone == at.SITE else 0
        entry.number("built", 0, sections)
        works = zone not in (at.SITE, at.SPACES)
        offered = KIND[kind].private if works else 0
        private = entry.number("private", 0 if self.complete else offered, offered)
        if entry.flag("used", False) and (not KIND[kind].once or not works):
            raise unfit(entry.at("used"), KEY[kind], "once")
        if not entry.has("private"):
            g.marks[card] |= private << at.PRIVATE
        if zone != at.SITE:
            for feature in KIND[kind].features:
                feature.enter(g, player, card)

    # the table -----------------------------------------------------------------------------------

    def counted(self) -> None:
        g = self.g
        doc = self.doc
        nums = g.nums
        nums[at.ROUND] = doc.number("round", 1, at.AGES * at.ROUNDS_PER_AGE)
        if nums[at.ROUND] > rounds_in_all(g) or (nums[at.ROUND] == 0 and not self.complete):
            raise unfit("round", nums[at.ROUND], "nations-round")
        for name in MIDWAY:
            if doc.value(name) and not self.complete:
                raise BadPosition("error-position-not-now", where=name)
        order = doc.items("order") if doc.has("order") else list(range(g.seats))
        good = [value for value in order if type(value) is int]
        if sorted(good) != list(range(g.seats)) or len(good) != len(order):
            raise unfit("order", order, "order")
        for place, seat in enumerate(good):
            nums[at.ORDER + place] = seat
        if not doc.has("turn"):
            nums[at.TURN] = nums[at.ORDER]
        if not doc.has("drawn"):  # the boards in use
            for nation in g.rules.factions(g):
                nums[at.DRAWN] |= 1 << nation

    # a player ------------------------------------------------------------------------------------

    def seating(self, player: int) -> None:
        g = self.g
        nums = g.nums
        doc = self.players[player]
        side = doc.value("side") if doc.has("side") else "A"
        if side not in ("A", "B"):
            raise unknown(doc.at("side"), side, ["A", "B"])
        if nums[at.FACTION + player] < 0:  # who has not picked a board yet has books only
            for name in doc.doc:
                if name not in ("goods", "side") and not is_nothing(doc.value(name)):
                    raise BadPosition("nations-error-no-board", where=doc.at(name))
            return
        nums[at.SIDE + player] = int(side == "B")
        board = BOARDS[board_of(g, player)]
        lay_board(g, player, board)
        nums[at.POOL + player * at.RESOURCES + at.BOOKS] = in_order(g).index(player) + 1
        food = doc.number("food_room", nums[at.FOOD_ROOM + player], nums[at.FOOD_ROOM + player])
        room = nums[at.STABILITY_ROOM + player]
        stability = doc.number("stability_room", room, room)
        for name, place, most in (
            ("food_section", at.ON_FOOD, food),
            ("stability_section", at.ON_STABILITY, stability),
        ):
            nums[place + player] = min(nums[place + player], most)
            doc.number(name, 0, nums[place + player])
        spaces = [board.cards, 1, 1, board.colonies, 1, board.wonders]
        for i, (name, _) in enumerate(PLACES):
            if len(doc.items(name)) > spaces[i]:
                raise too_many(doc.at(name), len(doc.items(name)), spaces[i])
        if not doc.has("cards"):
            self.lay(player, "cards", board.printed)
        if not doc.has("wonders"):
            self.lay(player, "wonders", board.printed_wonders)
        if doc.has("board") and len(doc.items("board")) != int(side == "B"):
            raise unfit(doc.at("board"), doc.items("board"), "board")
        if side == "B" and not doc.has("board"):
            self.lay(player, "board", [SPECIAL_RULES[nums[at.FACTION + player]]])

    def lay(self, player: int, name: str, names: list[str]) -> None:
        """Cards that lie somewhere unless told otherwise."""
        zone = at.LAYOUT.zone(name)
        zone.read_list(self, self.players[player], name, list(names), zone.start + player, player)

    def seated(self, player: int) -> None:
        g = self.g
        doc = self.players[player]
        if g.nums[at.FACTION + player] < 0:
            return
        for name, zone in PLACES:
            kinds = [KINDS[card] for card in g.zones[zone + player]]
            if len(set(kinds)) < len(kinds):
                raise unfit(doc.at(name), [KEY[kind] for kind in kinds], "card-once")
        if g.zones[at.TOWER + player] and not g.mod(player, at.ADVISOR_ON_TOWER):
            raise BadPosition("nations-error-tower", where=doc.at("tower"))
        boards = [KEY[KINDS[card]] for card in g.zones[at.NATION + player]]
        rule = SPECIAL_RULES[g.nums[at.FACTION + player]]
        if boards != ([rule] if g.nums[at.SIDE + player] else []):
            raise unfit(doc.at("board"), doc.items("board"), "board")
        self.count_workers(player)
        doc.number("passed", 0, g.seats)
        if g.nums[at.WEAKENED + player] not in (0, at.SHIPS):
            raise unknown(doc.at("weakened"), doc.value("weakened"), ["0", str(at.SHIPS)])

    def count_workers(self, player: int) -> None:
        """Free workers: all there are less those on cards, unless told otherwise.

        A nation never has more than those it starts with and those of its track (N107, N153).
        """
        g = self.g
        doc = self.players[player]
        board = BOARDS[board_of(g, player)]
        workers = board.workers + board.food_places + STABILITY_PLACES
        elsewhere = 0
        for place in (at.ON_FOOD, at.ON_STABILITY, at.ABOVE):
            elsewhere += g.nums[place + player]
        for card in g.zones[at.SPACES + player]:
            elsewhere += g.marks[card] & at.WORKERS
        free = doc.number("workers", max(0, workers - elsewhere))
        if elsewhere + free > workers:
            n = elsewhere + free
            raise BadPosition("nations-error-workers", where=doc.path, given=n, most=workers)
        g.nums[at.FREE + player] = free

    # what is named nowhere -----------------------------------------------------------------------

    def finish(self) -> None:
        g = self.g
        self.check_passing()
        # the eight decks in a row, like their heaps
        decks = range(at.DECKS, at.EVENT_DECKS + at.AGES)
        named = [g.zones[zone] for zone in decks]
        for zone, heap in zip(decks, self.heap.heaps):
            g.shuffle(heap)
            g.zones[zone] = heap
        if not self.doc.has("market"):
            fill_board(g)
        self.finish_event()
        # the named cards of a deck come on top of it; one that is said to be empty is so now
        for zone, cards, items in zip(decks, named, self.decks):
            g.zones[zone] += cards
            if items == []:
                g.zones[at.GONE] += g.zones[zone]
                g.zones[zone] = []
        self.check_event()
        for seat in range(g.seats):
            recount(g, seat)

    def check_passing(self) -> None:
        """Players pass one after the other, and whose turn it is has not passed."""
        nums = self.g.nums
        passed = sorted([n for n in nums[at.PASSED : at.PASSED + self.g.seats] if n])
        turn = nums[at.TURN]
        early = not self.complete and turn >= 0 and nums[at.PASSED + turn] > 0
        if early or passed != list(range(1, len(passed) + 1)):
            raise unfit("players.passed", passed, "passing")

    def check_event(self) -> None:
        """There is an event card, or one is to come, also before the first round."""
        g = self.g
        deck = g.zones[at.EVENT_DECKS + age_of(g) - 1]
        lying = g.zones[at.CURRENT] + g.zones[at.LOOKED_AT] + deck
        if not lying and not self.doc.flag("over", False):
            raise unfit("event", self.doc.value("event"), "event-of-age")

    def finish_event(self) -> None:
        """The event card; the architects it brings unless told otherwise."""
        g = self.g
        nums = g.nums
        deck = g.zones[at.EVENT_DECKS + age_of(g) - 1]
        if not g.zones[at.CURRENT] and not self.complete and deck:
            g.zones[at.CURRENT] = [deck.pop()]
        drawn = g.zones[at.CURRENT]
        fits = drawn and AGE[KINDS[drawn[0]]] == age_of(g)
        if nums[at.ROUND] and not self.complete and not fits:
            raise unfit("event", self.doc.value("event"), "event-of-age")
        brought = at.ARCHITECTS_FOR[g.seats]
        if drawn:
            brought += KIND[KINDS[drawn[0]]].architects
        nums[at.ARCHITECTS] = self.doc.number("architects", brought)
        self.read_rival(drawn)

    def read_rival(self, drawn: list[int]) -> None:
        g = self.g
        nums = g.nums
        item = self.doc.value("rival")
        entry = Entries("rival", item or {}, ["strength", "stability", "books", "first"])
        # a game writes this entry in any case
        if g.seats > 1 and item is not None and (not self.complete or any(entry.doc.values())):
            raise BadPosition("nations-error-solo")
        if g.seats == 1 and drawn and not self.complete:
            nums[at.RIVAL_BOOKS] = BOOKS_OF_RIVAL
            set_rival(g, KINDS[drawn[0]])
        nums[at.RIVAL_MIGHT] = entry.number("strength", nums[at.RIVAL_MIGHT])
        nums[at.RIVAL_BOOKS] = entry.number("books", nums[at.RIVAL_BOOKS])
        nums[at.RIVAL_FIRST] = int(entry.flag("first", False))
        if entry.has("stability"):
            nums[at.RIVAL_CALM] = signed(entry, "stability")

    # going on ------------------------------------------------------------------------------------

    def check_frames(self) -> None:
        """A wonder with all its sections is being placed, or it would lie elsewhere."""
        g = self.g
        for seat in range(g.seats):
            for card in g.zones[at.SITE + seat]:
                complete = (g.marks[card] >> at.BUILT) == len(KIND[KINDS[card]].sections)
                placing = any(
                    g.rules.nodes[g.stack[frame]] is FINISH and g.stack[frame + SOURCE] == card
                    for frame in range(0, len(g.stack), FRAME)
                )
                if complete != placing:
                    raise BadPosition("error-position-no-work")
        # while a worker is being returned conditions are judged when it has arrived (N108)
        if not any(
            isinstance(g.rules.nodes[g.stack[frame]], ReturnWorker) and g.stack[frame + PC] > 0
            for frame in range(0, len(g.stack), FRAME)
        ):
            settle(g)

    def begin(self) -> None:
        """At the start of a turn in the action phase."""
        g = self.g
        settle(g)
        seat = g.nums[at.TURN]
        if seat < 0:
            raise unfit("turn", None, "number")
        self.stand(GAME, len(GAME.steps))
        self.stand(ALL_ROUNDS)
        self.stand(ONE_ROUND, ONE_ROUND.steps.index(ACTION_PHASE) + 1)
        self.stand(ACTION_PHASE)
        g.nums[at.TURNS + seat] += 1
        ACTION_PHASE.begin(g, seat)
        g.run()
