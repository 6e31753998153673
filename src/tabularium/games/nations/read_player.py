"""Reading a position: the board of a player."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.nations import layout as at
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
from tabularium.games.nations.position_document import PRINTED_HEAP, Document, signed
from tabularium.games.nations.setup import lay_track
from tabularium.kernel.entries import Entries, is_nothing, too_many, unfit, unknown
from tabularium.kernel.errors import BadPosition

SHIPS: Final = 10  # the strength that the Vasa costs (N244)
CARD: Final[list[str]] = ["card", "workers", "used", "built", "private"]
# places of a board: entry, zone, the sorts of cards that fit
PLACES: Final[list[tuple[str, int, list[int]]]] = [
    ("cards", at.SPACES, [at.BUILDING, at.MILITARY]),
    ("advisor", at.ADVISORS, [at.ADVISOR]),
    ("tower", at.TOWER, [at.ADVISOR]),
    ("colonies", at.COLONIES, [at.COLONY]),
    ("site", at.SITE, [at.WONDER]),
    ("wonders", at.WONDERS, [at.WONDER]),
]


def read_player(given: Document, seat: int) -> None:
    g = given.g
    doc = given.players[seat]
    side = doc.value("side") if doc.has("side") else "A"
    if side not in ("A", "B"):
        raise unknown(doc.at("side"), side, ["A", "B"])
    if g.nums[at.FACTION + seat] < 0:
        read_bare(given, seat, doc)
        return
    g.nums[at.SIDE + seat] = int(side == "B")
    board = board_of(g, seat)
    lay_track(g, seat, board)
    for name, place in (
        ("food_room", at.FOOD_ROOM),
        ("food_section", at.ON_FOOD),
        ("stability_room", at.STABILITY_ROOM),
        ("stability_section", at.ON_STABILITY),
    ):
        most = g.nums[place + seat]
        if place == at.ON_FOOD:
            most = min(most, g.nums[at.FOOD_ROOM + seat])
        elif place == at.ON_STABILITY:
            most = min(most, g.nums[at.STABILITY_ROOM + seat])
        g.nums[place + seat] = doc.number(name, most, most)
    g.nums[at.ABOVE + seat] = doc.number("above", 0)
    read_goods(given, seat, doc, board)
    read_board(given, seat, doc, board)
    read_workers(given, seat, doc, board)
    read_round(given, seat, doc)


def read_bare(given: Document, seat: int, doc: Entries) -> None:
    """A player who has not picked a board yet has books only."""
    for name in doc.doc:
        if name not in ("goods", "side") and not is_nothing(doc.value(name)):
            raise BadPosition("nations-error-no-board", where=doc.at(name))
    for name, n in doc.amounts("goods", at.GOODS[: at.RESOURCES]).items():
        given.g.nums[at.POOL + seat * at.RESOURCES + at.GOODS.index(name)] = n


def read_goods(given: Document, seat: int, doc: Entries, board: int) -> None:
    g = given.g
    pool = at.POOL + seat * at.RESOURCES
    g.nums[pool + at.GOLD] = GOLD_AT_START[board]
    g.nums[pool + at.STONE] = STONE_AT_START[board]
    g.nums[pool + at.FOOD] = FOOD_AT_START[board]
    for place in range(g.seats):
        if g.nums[at.ORDER + place] == seat:
            g.nums[pool + at.BOOKS] = place + 1
    for name, n in doc.amounts("goods", at.GOODS[: at.RESOURCES]).items():
        g.nums[pool + at.GOODS.index(name)] = n
    g.nums[at.POINTS + seat] = doc.number("vp", VP_AT_START[board])


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
    if g.zones[at.TOWER + seat] and not g.mod(seat, at.ADVISOR_ON_TOWER):
        raise BadPosition("nations-error-tower", where=doc.at("tower"))
    if doc.items("board") and not g.nums[at.SIDE + seat]:
        raise unfit(doc.at("board"), doc.items("board"), "board")
    if g.nums[at.SIDE + seat]:
        # of any type: compiled code would take what is read for the names that stand here
        boards: list[Any] = [SPECIAL_RULES[g.nums[at.FACTION + seat]]]
        if doc.has("board"):
            boards = doc.items("board")
        if len(boards) != 1:
            raise unfit(doc.at("board"), boards, "board")
        for item in boards:
            read_card(given, seat, doc.at("board"), item, at.NATION, [at.BOARD])
        if g.zones[at.NATION + seat][0] != KINDS.index(
            kind_of(SPECIAL_RULES[g.nums[at.FACTION + seat]])
        ):
            raise unfit(doc.at("board"), boards, "board")


def read_card(
    given: Document, seat: int, where: str, item: Any, zone: int, sorts: list[int]
) -> None:
    """A card in play: its name, or its name with what lies on it."""
    g = given.g
    entry = Entries(where, {"card": item} if isinstance(item, str) else item, CARD)
    card = given.take(entry.at("card"), entry.need("card"), [PRINTED_HEAP, *given.progress], sorts)
    kind = KINDS[card]
    workers = entry.number("workers", 0, at.WORKERS if zone == at.SPACES else 0)
    # all sections are built only while a finished wonder is being placed
    sections = len(SECTIONS[kind]) - int(not given.complete) if zone == at.SITE else 0
    built = entry.number("built", 0, sections)
    works = zone not in (at.SITE, at.SPACES)
    offered = PRIVATE_OF[kind] if works else 0
    private = entry.number("private", 0 if given.complete else offered, offered)
    mark = workers | built << at.BUILT | private << at.PRIVATE
    if entry.flag("used", False):
        if not ONCE[kind] or not works:
            raise unfit(entry.at("used"), KEY[kind], "once")
        mark |= at.USED
    g.marks[card] = mark
    g.zones[zone + seat].append(card)
    if zone != at.SITE:
        for feature in FEATURES[kind]:
            feature.enter(g, seat, card)


def read_workers(given: Document, seat: int, doc: Entries, board: int) -> None:
    """Free workers: all there are less those on cards, unless told otherwise.

    A nation never has more than those it starts with and those of its track (N107, N153).
    """
    g = given.g
    workers = WORKERS_AT_START[board] + FOOD_PLACES[board] + STABILITY_PLACES
    elsewhere = 0
    for place in (at.ON_FOOD, at.ON_STABILITY, at.ABOVE):
        elsewhere += g.nums[place + seat]
    for card in g.zones[at.SPACES + seat]:
        elsewhere += g.marks[card] & at.WORKERS
    free = doc.number("workers", max(0, workers - elsewhere))
    if elsewhere + free > workers:
        raise BadPosition(
            "nations-error-workers", where=doc.path, given=elsewhere + free, most=workers
        )
    g.nums[at.FREE + seat] = free


def read_round(given: Document, seat: int, doc: Entries) -> None:
    """What has happened this round."""
    g = given.g
    g.nums[at.PASSED + seat] = doc.number("passed", 0, g.seats)
    g.nums[at.TURNS + seat] = doc.number("turns", 0)
    g.nums[at.LEAST_STABLE + seat] = int(doc.flag("least_stable", False))
    g.nums[at.WEAKENED + seat] = doc.number("weakened", 0, SHIPS)
    if g.nums[at.WEAKENED + seat] not in (0, SHIPS):
        raise unknown(doc.at("weakened"), doc.value("weakened"), ["0", str(SHIPS)])
    for name in doc.different("short"):
        if name not in at.GOODS[: at.RESOURCES]:
            raise unknown(doc.at("short"), name, at.GOODS[: at.RESOURCES])
        g.nums[at.SHORT + seat] |= 1 << at.GOODS.index(name)
    places = [at.BOUGHT_FIGHTS, at.BOUGHT_GOLDEN, at.BOUGHT_COLONIES]
    names = ["fights", "golden_ages", "colonies"]
    for name, n in doc.amounts("bought", names).items():
        g.nums[places[names.index(name)] + seat] = n
    kinds = [*at.GOODS[: at.RESOURCES], at.GOODS[at.VP]]
    pairs = Entries(doc.at("war_loss"), doc.pairs("war_loss"), kinds)
    for name in pairs.doc:
        g.nums[at.WAR_LOSS + seat * at.LOSSES + kinds.index(name)] = signed(pairs, name)
