"""Reading a position: what a player has."""

from __future__ import annotations

from typing import Any, Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    FEATURES,
    ICONS,
    KEY,
    KINDS,
    SOLSTICE,
    START,
)
from tabularium.games.imperium.nation_deck import above_accession
from tabularium.games.imperium.nations import FEW_EXHAUSTS, START_AS_EMPIRE
from tabularium.games.imperium.position_document import Document, journey_faces
from tabularium.games.imperium.read_table import COMMON_HEAP, is_unrest, read_tokens
from tabularium.games.imperium.setup import (
    SIDE_A,
    SIDE_B,
    first_power,
)
from tabularium.games.imperium.table import treated_shift
from tabularium.games.imperium.write_position import MARKED
from tabularium.kernel.entries import Entries, unfit, unknown
from tabularium.kernel.errors import BadPosition, whole
from tabularium.kernel.info import of_seat

CARD: Final[list[str]] = ["card", "exhausted", "tokens", "treated", "garrison"]
ICONS_TREATED: Final[list[int]] = [at.RIVER, at.FERTILE]


def read_side(given: Document, seat: int) -> None:
    doc = given.players[seat]
    if not doc.has("side"):
        side_a = of_seat(given.g.opts[at.SIDES], seat) == SIDE_A
        given.g.nums[at.SIDE + seat] = SIDE_A if side_a else SIDE_B
        return
    side = doc.value("side")
    if side not in ("A", "B"):
        raise unknown(doc.at("side"), side, ["A", "B"])
    given.g.nums[at.SIDE + seat] = SIDE_A if side == "A" else SIDE_B


def read_player(given: Document, seat: int) -> None:
    g = given.g
    doc = given.players[seat]
    name = at.NATIONS[g.nums[at.FACTION + seat]]
    start = at.EMPIRE if name in START_AS_EMPIRE else at.BARBARIAN
    state = doc.value("state") if doc.has("state") else at.STATE_NAMES[start]
    if state not in at.STATE_NAMES[1:]:
        raise unknown(doc.at("state"), state, at.STATE_NAMES[1:])
    g.nums[at.STATE + seat] = at.STATE_NAMES.index(state)
    for token, n in enumerate(at.TOKENS_AT_START):
        g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token] = n
    for key, n in doc.amounts("tokens", at.TOKENS_NAMES).items():
        g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + at.TOKENS_NAMES.index(key)] = n
    few = at.UTOPIAN_EXHAUSTS if name in FEW_EXHAUSTS else at.EXHAUSTS_A_TURN
    g.nums[at.ACTIONS + seat] = doc.number("actions", at.ACTIONS_A_TURN)
    g.nums[at.EXHAUSTS + seat] = doc.number("exhausts", few)
    for key, place in (
        ("nation_token", at.NATION_TOKEN),
        ("development_token", at.AREA_TOKEN),
        ("king_resolved", at.KING_DONE),
    ):
        g.nums[place + seat] = int(doc.flag(key, False))
    g.nums[at.IGNORED + seat] = doc.number("ignored", 0)
    read_powers(given, seat, doc)
    read_zones(given, seat, doc)
    g.nums[at.KNOWN_TOP + seat] = doc.number("known_top", 0, len(g.zones[at.DECK + seat]))


def read_powers(given: Document, seat: int, doc: Entries) -> None:
    """The power card of the chosen side; Utopians have a journey card besides."""
    g = given.g
    nation = g.nums[at.FACTION + seat]
    power = first_power(nation) + g.nums[at.SIDE + seat]
    journeys = [KEY[KINDS[card]] for card in journey_faces(nation)]
    items = doc.items("powers") if doc.has("powers") else [KEY[KINDS[power]], *journeys[:1]]
    if not items:
        raise unfit(doc.at("powers"), items, "power")
    for number, item in enumerate(items):
        where = doc.at(f"powers[{number}]")
        entry = Entries(where, {"card": item} if isinstance(item, str) else item, CARD)
        key = entry.need("card")
        if number == 0 and key == KEY[KINDS[power]]:
            card = power
        elif number == 1 and key in journeys:
            card = given.heap.take(entry.at("card"), key, [seat + 1])
        else:
            raise unfit(entry.at("card"), key, "power")
        if entry.flag("exhausted", False):
            g.marks[card] |= at.EXHAUSTED
        g.zones[at.POWERS + seat].append(card)
        for feature in FEATURES[KINDS[card]]:
            feature.enter(g, seat, card)
    below = doc.items("below")
    if journeys and not doc.has("below") and items[1] in (journeys[0], journeys[1]):
        below = journeys[2:3]
    for key in below:
        if key not in journeys:
            raise unknown(doc.at("below"), key, journeys)
        g.zones[at.BELOW + seat].append(given.heap.take(doc.at("below"), key, [seat + 1]))


def read_zones(given: Document, seat: int, doc: Entries) -> None:
    g = given.g
    mine = [seat + 1, COMMON_HEAP, *[i for i in given.everywhere if i not in (0, seat + 1)]]
    nation = doc.items("nation")
    lowest = own_accession(given, seat, nation[-1:])
    for name, zone, top in (
        ("hand", at.HAND, False),
        ("discard", at.DISCARD, False),
        ("history", at.HISTORY, False),
        ("played", at.PLAYED, False),
        ("deck", at.DECK, True),
        ("nation", at.NATION, True),
        ("development", at.AREA, False),
    ):
        names = doc.items(name)
        if zone == at.NATION and lowest:
            names = names[:-1]
        cards = given.heap.take_all(doc.at(name), names, mine)
        g.zones[zone + seat] = cards[::-1] if top else cards
    g.zones[at.NATION + seat] = lowest + g.zones[at.NATION + seat]
    journeys = journey_faces(g.nums[at.FACTION + seat])
    court = [
        card
        for card in given.heap.heaps[seat + 1]
        if START[card] == at.IN_PLAY_AT_START and card not in journeys
    ]
    items = doc.items("play")
    if court and not given.complete:
        names = [item.get("card") if isinstance(item, dict) else item for item in items]
        missing = [KEY[KINDS[card]] for card in court if KEY[KINDS[card]] not in names]
        items = missing + items
    for number, item in enumerate(items):
        read_card(given, seat, doc.at(f"play[{number}]"), item, mine)
    marks = Entries(doc.at("marks"), doc.pairs("marks"), [name for name, _ in MARKED])
    for name, zone in MARKED:
        values = marks.items(name)
        if marks.has(name) and len(values) != len(g.zones[zone + seat]):
            raise unfit(marks.at(name), values, "list")
        for card, value in zip(g.zones[zone + seat], values, strict=False):
            if not whole(value) or value > at.FLAGS:
                raise unfit(marks.at(name), value, "number")
            if (int(value) ^ g.marks[card]) & (at.GARRISONED | at.EXHAUSTED):
                raise unfit(marks.at(name), value, "number")  # `play` says what lies under what
            if (int(value) ^ g.marks[card]) & at.TREATED:
                raise unfit(marks.at(name), value, "number")  # and which icons count as others
            if int(value) & at.SOLSTICE_DUE and SOLSTICE[KINDS[card]] is None:
                raise unfit(marks.at(name), value, "number")
            g.marks[card] = g.marks[card] & ~at.FLAGS | int(value)  # and which tokens lie on it


def own_accession(given: Document, seat: int, lowest: list[Any]) -> list[int]:
    """The accession card, out of its heap, if it is named as the lowest of the nation deck.

    It is found before all others: a card of the same name that lies elsewhere is another copy.
    """
    heap = given.heap.heaps[seat + 1]
    for card in heap:
        if START[card] == at.ACCESSION and lowest == [KEY[KINDS[card]]]:
            heap.remove(card)
            given.heap.taken.append((KINDS[card], seat + 1, given.players[seat].at("nation")))
            return [card]
    return []


def read_card(given: Document, seat: int, where: str, item: Any, places: list[int]) -> None:
    """A card in play: its name, or its name with what lies on it and under it."""
    g = given.g
    entry = Entries(where, {"card": item} if isinstance(item, str) else item, CARD)
    card = given.heap.take(entry.at("card"), entry.need("card"), places)
    g.zones[at.PLAY + seat].append(card)
    g.marks[card] = read_tokens(entry) | (at.EXHAUSTED if entry.flag("exhausted", False) else 0)
    for name, n in entry.amounts(
        "treated", [at.ICON_NAMES[icon] for icon in ICONS_TREATED]
    ).items():
        icon = at.ICON_NAMES.index(name)
        most = ICONS[KINDS[card]][icon]
        if n > most:
            raise BadPosition(
                "error-position-most", where=entry.at(f"treated.{name}"), given=n, most=most
            )
        g.marks[card] |= n << treated_shift(icon)
    for feature in FEATURES[KINDS[card]]:
        feature.enter(g, seat, card)
    for under in given.heap.take_all(entry.at("garrison"), entry.items("garrison"), places):
        g.zones[at.PLAY + seat].append(under)
        g.marks[under] = at.GARRISONED


def fill_players(given: Document) -> None:
    """Nation cards named nowhere lie where they start."""
    g = given.g
    for seat in range(g.seats):
        if given.complete:
            return
        doc = given.players[seat]
        rest = [
            card
            for card in given.heap.heaps[seat + 1]
            if not is_unrest_supply(card) and START[card] not in (at.IN_PLAY_AT_START, at.NOWHERE)
        ]
        given.heap.heaps[seat + 1] = [
            card for card in given.heap.heaps[seat + 1] if is_unrest_supply(card)
        ]
        g.shuffle(rest)
        for card in rest:
            start = START[card]
            if start == at.ACCESSION and not doc.has("nation"):
                g.zones[at.NATION + seat].insert(0, card)
            elif start == at.IN_NATION and not doc.has("nation"):
                g.zones[at.NATION + seat].insert(above_accession(g, seat), card)
            elif start == at.DEVELOPMENT and not doc.has("development"):
                g.zones[at.AREA + seat].append(card)
            elif start == at.IN_DECK and not doc.has("deck"):
                g.zones[at.DECK + seat].insert(0, card)
            else:
                g.zones[at.GONE].append(card)
        if not doc.has("development"):
            g.zones[at.AREA + seat].sort()
        if not doc.has("hand"):
            # cards that are named stay where they are said to be
            dealt = g.zones[at.GONE if doc.has("deck") else at.DECK + seat]
            mine = [card for card in dealt if card in rest and START[card] == at.IN_DECK]
            for card in mine[: -at.HAND_AT_START - 1 : -1]:
                dealt.remove(card)
                g.zones[at.HAND + seat].append(card)


def is_unrest_supply(card: int) -> bool:
    """An unrest that lies in the pile unless something else is said."""
    return is_unrest(card) and START[card] == at.SUPPLY
