"""Laying the table (N18-N37)."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, SPECIAL_RULES, STABILITY_PLACES, Board, board_of
from tabularium.games.nations.catalogue import KIND, KINDS, cards_of, kind_of
from tabularium.games.nations.events import BOARD_PICKED, FIRST_PLAYER
from tabularium.games.nations.in_play import enter_play
from tabularium.games.nations.info import levels_for
from tabularium.games.nations.maintenance import fill_board
from tabularium.games.nations.words import InReverse
from tabularium.games.nations.workers import FOOD_SECTION, STABILITY_SECTION, section_offer
from tabularium.kernel.info import of_seat
from tabularium.kernel.machine import PC, State, Verb
from tabularium.kernel.offer import Message, Offer, Thing

PROGRESS: Final = range(at.EVENT)  # the sorts of progress cards come before all others
# how sides are chosen
ALWAYS_A: Final = 0
ALWAYS_B: Final = 1


def progress_cards(g: State, age: int) -> list[int]:
    """The progress cards of an age that are in the game (N19, N40)."""
    levels = levels_for(g.opts[at.LEVELS], g.seats)
    return [
        card
        for sort in PROGRESS
        for card in cards_of(g, sort, age)
        if KIND[KINDS[card]].level in levels
    ]


def lay_decks(g: State) -> None:
    """Four decks of progress cards, and four of events or tiles (N18, N19, N181)."""
    for age in range(1, at.AGES + 1):
        deck = progress_cards(g, age)
        g.shuffle(deck)
        g.zones[at.DECKS + age - 1] = deck
        events = cards_of(g, at.TILE if g.seats == 1 else at.EVENT, age)
        g.shuffle(events)
        g.zones[at.EVENT_DECKS + age - 1] = events
    g.zones[at.MARKET] = list(range(at.SPACES_ON_BOARD))


class LayTable(Verb):
    """Decks, player order with its books, the progress board (N20, N26, N36)."""

    def do(self, g: State, seat: int, source: int) -> None:
        lay_decks(g)
        order = list(range(g.seats))
        if not g.opts[at.ORDER_GIVEN]:
            g.shuffle(order)
        for place, player in enumerate(order):
            g.nums[at.ORDER + place] = player
            g.nums[at.POOL + player * at.RESOURCES + at.BOOKS] = place + 1
        g.nums[at.RIVAL_BOOKS] = BOOKS_OF_RIVAL if g.seats == 1 else 0
        if g.telling:
            g.tell(FIRST_PLAYER, order[0])
        g.nums[at.ARCHITECTS] = at.ARCHITECTS_FOR[g.seats]
        fill_board(g)
        draw_boards(g)


def draw_boards(g: State) -> None:
    """As many boards as there are players; those named beforehand are among them."""
    mask = 0
    left = list(range(len(at.NATIONS)))
    for seat in range(g.seats):
        if g.nums[at.FACTION + seat] >= 0:
            mask |= 1 << g.nums[at.FACTION + seat]
            left.remove(g.nums[at.FACTION + seat])
    g.shuffle(left)
    for seat in range(g.seats):
        if g.nums[at.FACTION + seat] < 0:
            mask |= 1 << left.pop()
    g.nums[at.DRAWN] = mask


BOOKS_OF_RIVAL: Final = 2  # the virtual opponent starts with them (N183)
B_SIDE: Final = 8  # options: + nation


class PickBoards(InReverse):
    """In reverse player order: a board out of those drawn, and its side (N36).

    While only sides A are played, which are alike, any nation may be picked.
    """

    def step(self, g: State, seat: int, source: int) -> None:
        if g.stack[g.top + PC] == g.seats:
            g.pop()
            return
        seat = self.seat(g)
        nations = self.nations(g, seat)
        if g.opts[at.RANDOM_NATIONS] and g.nums[at.FACTION + seat] < 0:
            # drawn before anything is asked: a step that asks must ask the same again
            g.nums[at.FACTION + seat] = nations[g.below(len(nations))]
            return
        g.ask(seat, self.offered(g))

    def nations(self, g: State, seat: int) -> list[int]:
        """The nations that a seat may lead."""
        nation = g.nums[at.FACTION + seat]
        taken = [g.nums[at.FACTION + other] for other in range(g.seats)]
        if nation >= 0:
            return [nation]
        if all(of_seat(g.opts[at.SIDES], player) == ALWAYS_A for player in range(g.seats)):
            return [i for i in range(len(at.NATIONS)) if i not in taken]
        return [i for i in range(len(at.NATIONS)) if g.nums[at.DRAWN] >> i & 1 and i not in taken]

    def offered(self, g: State) -> list[int]:
        """The boards that whoever is asked may take, each with its side."""
        seat = self.seat(g)
        sides = of_seat(g.opts[at.SIDES], seat)
        out: list[int] = []
        for i in self.nations(g, seat):
            if sides != ALWAYS_B:
                out.append(i)
            if sides != ALWAYS_A:
                out.append(B_SIDE + i)
        return out

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        seat = self.seat(g)
        g.stack[g.top + PC] += 1
        take_board(g, seat, code % B_SIDE, code // B_SIDE)
        if g.telling:
            g.tell(BOARD_PICKED, seat)

    def key(self, g: State, code: int) -> str:
        name = at.NATIONS[code % B_SIDE]
        if of_seat(g.opts[at.SIDES], self.seat(g)) in (ALWAYS_A, ALWAYS_B):
            return name
        return f"{name}:{'B' if code >= B_SIDE else 'A'}"

    def option(self, g: State, code: int) -> Offer:
        name = Message("nations-" + at.NATIONS[code % B_SIDE])
        board = Thing("boards", -1, board_name(code))
        side = "B" if code >= B_SIDE else "A"
        return Offer("nations-board", {"nation": name, "side": side}, [board])


def board_name(code: int) -> str:
    """A board and its side as a thing on the table."""
    return f"{at.NATIONS[code % B_SIDE]}.{'B' if code >= B_SIDE else 'A'}"


def take_board(g: State, seat: int, nation: int, side: int) -> None:
    """What a board brings: resources, workers, printed cards, a special rule (N27, N28, N35)."""
    g.nums[at.FACTION + seat] = nation
    g.nums[at.SIDE + seat] = side
    board = BOARDS[board_of(g, seat)]
    lay_board(g, seat, board)
    g.nums[at.FREE + seat] = board.workers
    for key in board.printed:
        enter_play(g, at.SPACES, seat, unused(g, key))
    for key in board.printed_wonders:
        enter_play(g, at.WONDERS, seat, unused(g, key))
    if side:
        enter_play(g, at.NATION, seat, unused(g, SPECIAL_RULES[nation]))


def lay_board(g: State, seat: int, board: Board) -> None:
    """Resources and VP, and the population track with all its workers (N27, N34)."""
    nums = g.nums
    pool = at.POOL + seat * at.RESOURCES
    nums[pool : pool + at.BOOKS] = [board.gold, board.stone, board.food]
    nums[at.POINTS + seat] = board.vp
    for place, workers in (
        (at.FOOD_ROOM, board.food_places),
        (at.ON_FOOD, board.food_places),
        (at.STABILITY_ROOM, STABILITY_PLACES),
        (at.ON_STABILITY, STABILITY_PLACES),
    ):
        nums[place + seat] = workers


def unused(g: State, key: str) -> int:
    """A printed card that lies nowhere yet."""
    card = KINDS.index(kind_of(key))
    while g.place_of(card):
        card += 1
    return card


class ExtraWorkers(InReverse):
    """The easier game: one more worker each, its place on the track is covered (N179, Q24)."""

    def step(self, g: State, seat: int, source: int) -> None:
        if not g.opts[at.EXTRA_WORKER] or g.stack[g.top + PC] == g.seats:
            g.pop()
            return
        g.ask(self.seat(g), [FOOD_SECTION, STABILITY_SECTION])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        seat = self.seat(g)
        g.stack[g.top + PC] += 1
        g.nums[at.FREE + seat] += 1
        for place in (
            (at.FOOD_ROOM, at.ON_FOOD)
            if code == FOOD_SECTION
            else (at.STABILITY_ROOM, at.ON_STABILITY)
        ):
            g.nums[place + seat] -= 1

    def key(self, g: State, code: int) -> str:
        return at.SECTIONS[code]

    def option(self, g: State, code: int) -> Offer:
        return section_offer(g, code)
