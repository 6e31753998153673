"""Reading a position: the board of a player."""

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
    FEATURES,
    KEY,
    KINDS,
    ONCE,
    PRIVATE_OF,
    SECTIONS,
    kind_of,
)
from tabularium.games.nations.layout import (
    ABOVE,
    ADVISOR,
    ADVISOR_ON_TOWER,
    ADVISORS,
    BOARD,
    BOOKS,
    BOUGHT_COLONIES,
    BOUGHT_FIGHTS,
    BOUGHT_GOLDEN,
    BUILDING,
    BUILT,
    COLONIES,
    COLONY,
    FACTION,
    FOOD,
    FOOD_ROOM,
    FREE,
    GOLD,
    GOODS,
    LEAST_STABLE,
    LOSSES,
    MILITARY,
    NATION,
    ON_FOOD,
    ON_STABILITY,
    ORDER,
    PASSED,
    POINTS,
    POOL,
    PRIVATE,
    RESOURCES,
    SHORT,
    SIDE,
    SITE,
    SPACES,
    STABILITY_ROOM,
    STONE,
    TOWER,
    TURNS,
    USED,
    VP,
    WAR_LOSS,
    WEAKENED,
    WONDER,
    WONDERS,
    WORKERS,
)
from tabularium.games.nations.position_document import PRINTED_HEAP, Document, signed
from tabularium.games.nations.setup import lay_track
from tabularium.kernel.entries import Entries, is_nothing, too_many, unfit, unknown
from tabularium.kernel.errors import BadPosition

SHIPS: Final = 10  # the strength that the Vasa costs (N244)
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


def read_player(given: Document, seat: int) -> None:
    g = given.g
    doc = given.players[seat]
    side = doc.value("side") if doc.has("side") else "A"
    if side not in ("A", "B"):
        raise unknown(doc.at("side"), side, ["A", "B"])
    if g.nums[FACTION + seat] < 0:
        read_bare(given, seat, doc)
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
        if place == ON_FOOD:
            most = min(most, g.nums[FOOD_ROOM + seat])
        elif place == ON_STABILITY:
            most = min(most, g.nums[STABILITY_ROOM + seat])
        g.nums[place + seat] = doc.number(name, most, most)
    g.nums[ABOVE + seat] = doc.number("above", 0)
    read_goods(given, seat, doc, board)
    read_board(given, seat, doc, board)
    read_workers(given, seat, doc, board)
    read_round(given, seat, doc)


def read_bare(given: Document, seat: int, doc: Entries) -> None:
    """A player who has not picked a board yet has books only."""
    for name in doc.doc:
        if name not in ("goods", "side") and not is_nothing(doc.value(name)):
            raise BadPosition("nations-error-no-board", where=doc.at(name))
    for name, n in doc.amounts("goods", GOODS[:RESOURCES]).items():
        given.g.nums[POOL + seat * RESOURCES + GOODS.index(name)] = n


def read_goods(given: Document, seat: int, doc: Entries, board: int) -> None:
    g = given.g
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


def read_board(given: Document, seat: int, doc: Entries, board: int) -> None:
    """Cards in their places; printed ones where nothing is said."""
    g = given.g
    room = [CARD_SPACES[board], 1, 1, COLONY_SPACES[board], 1, WONDER_SPACES[board]]
    defaults = [PRINTED[board], [], [], [], [], PRINTED_WONDERS[board]]
    for i, (name, zone, sorts) in enumerate(PLACES):
        items = doc.items(name) if doc.has(name) else list(defaults[i])
        if len(items) > room[i]:
            raise too_many(doc.at(name), len(items), room[i])
        for number, item in enumerate(items):
            read_card(given, seat, doc.at(f"{name}[{number}]"), item, zone, sorts)
        kinds = [KINDS[card] for card in g.zones[zone + seat]]
        if len(set(kinds)) < len(kinds):
            raise unfit(doc.at(name), [KEY[kind] for kind in kinds], "card-once")
    if g.zones[TOWER + seat] and not g.mod(seat, ADVISOR_ON_TOWER):
        raise BadPosition("nations-error-tower", where=doc.at("tower"))
    if doc.items("board") and not g.nums[SIDE + seat]:
        raise unfit(doc.at("board"), doc.items("board"), "board")
    if g.nums[SIDE + seat]:
        # of any type: compiled code would take what is read for the names that stand here
        boards: list[Any] = [SPECIAL_RULES[g.nums[FACTION + seat]]]
        if doc.has("board"):
            boards = doc.items("board")
        if len(boards) != 1:
            raise unfit(doc.at("board"), boards, "board")
        for item in boards:
            read_card(given, seat, doc.at("board"), item, NATION, [BOARD])
        if g.zones[NATION + seat][0] != KINDS.index(kind_of(SPECIAL_RULES[g.nums[FACTION + seat]])):
            raise unfit(doc.at("board"), boards, "board")


def read_card(
    given: Document, seat: int, where: str, item: Any, zone: int, sorts: list[int]
) -> None:
    """A card in play: its name, or its name with what lies on it."""
    g = given.g
    entry = Entries(where, {"card": item} if isinstance(item, str) else item, CARD)
    card = given.take(entry.at("card"), entry.need("card"), [PRINTED_HEAP, *given.progress], sorts)
    kind = KINDS[card]
    workers = entry.number("workers", 0, WORKERS if zone == SPACES else 0)
    # all sections are built only while a finished wonder is being placed
    sections = len(SECTIONS[kind]) - int(not given.complete) if zone == SITE else 0
    built = entry.number("built", 0, sections)
    works = zone not in (SITE, SPACES)
    offered = PRIVATE_OF[kind] if works else 0
    private = entry.number("private", 0 if given.complete else offered, offered)
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


def read_workers(given: Document, seat: int, doc: Entries, board: int) -> None:
    """Free workers: all there are less those on cards, unless told otherwise.

    A nation never has more than those it starts with and those of its track (N107, N153).
    """
    g = given.g
    workers = WORKERS_AT_START[board] + FOOD_PLACES[board] + STABILITY_PLACES
    elsewhere = 0
    for place in (ON_FOOD, ON_STABILITY, ABOVE):
        elsewhere += g.nums[place + seat]
    for card in g.zones[SPACES + seat]:
        elsewhere += g.marks[card] & WORKERS
    free = doc.number("workers", max(0, workers - elsewhere))
    if elsewhere + free > workers:
        raise BadPosition(
            "nations-error-workers", where=doc.path, given=elsewhere + free, most=workers
        )
    g.nums[FREE + seat] = free


def read_round(given: Document, seat: int, doc: Entries) -> None:
    """What has happened this round."""
    g = given.g
    g.nums[PASSED + seat] = doc.number("passed", 0, g.seats)
    g.nums[TURNS + seat] = doc.number("turns", 0)
    g.nums[LEAST_STABLE + seat] = int(doc.flag("least_stable", False))
    g.nums[WEAKENED + seat] = doc.number("weakened", 0, SHIPS)
    if g.nums[WEAKENED + seat] not in (0, SHIPS):
        raise unknown(doc.at("weakened"), doc.value("weakened"), ["0", str(SHIPS)])
    for name in doc.different("short"):
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
