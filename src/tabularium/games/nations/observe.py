"""What a seat sees of a game as a row of bytes: the same things as in its view, no others."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations.layout import (
    ABOVE,
    ADVISORS,
    AGES,
    ARCHITECTS,
    BOUGHT_COLONIES,
    BOUGHT_FIGHTS,
    BOUGHT_GOLDEN,
    BUILT,
    BUILT_MASK,
    BUYING,
    CALM,
    COLONIES,
    CURRENT,
    DECKS,
    EVENT_DECKS,
    FACTION,
    FOOD_ROOM,
    FREE,
    GONE,
    LEAST_STABLE,
    LOOKED_AT,
    MARKET,
    MIGHT,
    NATION,
    NATIONS,
    ON_FOOD,
    ON_STABILITY,
    ORDER,
    PASSED,
    POINTS,
    POOL,
    PRIVATE,
    PRIVATE_MASK,
    RESOURCES,
    RIVAL_BOOKS,
    RIVAL_FIRST,
    RIVAL_MIGHT,
    ROUND,
    SHORT,
    SIDE,
    SITE,
    SPACES,
    SPACES_ON_BOARD,
    STABILITY_ROOM,
    TOWER,
    TURN,
    USED,
    WAR_BUYER,
    WAR_MIGHT,
    WAR_SPACE,
    WONDERS,
    WORKERS,
)
from tabularium.games.nations.maintenance import NewEvent
from tabularium.games.nations.ranks import rival_calm
from tabularium.kernel.machine import Rules, State
from tabularium.kernel.sight import (
    EACH,
    Bits,
    Cards,
    Choice,
    Field,
    Layer,
    Numbers,
    Seats,
    Sight,
    Sizes,
    byte,
)

BELOW_ZERO: Final = 100  # added to what may be negative: strength, stability, VP tokens


class LookedAt(Cards):
    """Event cards to choose from, for who chooses."""

    def seen(self, g: State, seat: int, player: int) -> list[int]:
        if g.to_move != seat or not isinstance(g.rules.nodes[g.stack[g.top]], NewEvent):
            return []
        return g.zones[LOOKED_AT]


class RivalCalm(Field):
    """The stability of the solo opponent, which cards change too."""

    def length(self, seats: int) -> int:
        return 1

    def write(self, g: State, seat: int, row: bytearray, at: int) -> None:
        row[at] = byte(rival_calm(g) + BELOW_ZERO)


SIGHTS: Final[dict[int, Sight]] = {}


def sight(rules: Rules, seats: int) -> Sight:
    """How the game is seen with so many seats."""
    if seats not in SIGHTS:
        SIGHTS[seats] = look(rules, seats)
    return SIGHTS[seats]


def look(rules: Rules, seats: int) -> Sight:
    on_cards = [
        Layer("workers on cards", 0, WORKERS),
        Layer("used", USED.bit_length() - 1, 1),
        Layer("sections built", BUILT, BUILT_MASK),
        Layer("private architects", PRIVATE, PRIVATE_MASK),
    ]
    cards = [
        Cards("progress board", MARKET, spread=SPACES_ON_BOARD),
        Cards("event", CURRENT),
        LookedAt("looked at", LOOKED_AT),
        Cards("war", WAR_SPACE),
        Cards("being bought", BUYING),
        Cards("buildings and military", SPACES, EACH, on_cards),
        Cards("advisor", ADVISORS, EACH, on_cards),
        Cards("tower", TOWER, EACH, on_cards),
        Cards("colonies", COLONIES, EACH, on_cards),
        Cards("site", SITE, EACH, on_cards),
        Cards("wonders", WONDERS, EACH, on_cards),
        Cards("board", NATION, EACH, on_cards),
        Cards("gone", GONE),
    ]
    fields: list[Field] = [
        Numbers("round", ROUND),
        Seats("turn", TURN),
        Seats("order", ORDER, seats),
        Numbers("goods", POOL, RESOURCES, EACH),
        Numbers("vp", POINTS, 1, EACH, BELOW_ZERO),
        Numbers("strength", MIGHT, 1, EACH, BELOW_ZERO),
        Numbers("stability", CALM, 1, EACH, BELOW_ZERO),
        Numbers("workers", FREE, 1, EACH),
        Numbers("food section", ON_FOOD, 1, EACH),
        Numbers("food room", FOOD_ROOM, 1, EACH),
        Numbers("stability section", ON_STABILITY, 1, EACH),
        Numbers("stability room", STABILITY_ROOM, 1, EACH),
        Numbers("above", ABOVE, 1, EACH),
        Numbers("passed", PASSED, 1, EACH),
        Bits("short", SHORT, RESOURCES, EACH),
        Numbers("least stable", LEAST_STABLE, 1, EACH),
        Numbers("fights bought", BOUGHT_FIGHTS, 1, EACH),
        Numbers("golden ages bought", BOUGHT_GOLDEN, 1, EACH),
        Numbers("colonies bought", BOUGHT_COLONIES, 1, EACH),
        Choice("faction", FACTION, len(NATIONS)),
        Numbers("side", SIDE, 1, EACH),
        Numbers("architects", ARCHITECTS),
        Numbers("war strength", WAR_MIGHT, bias=1),
        Seats("war buyer", WAR_BUYER),
        Sizes("decks", DECKS, count=AGES),
        Sizes("event decks", EVENT_DECKS, count=AGES),
    ]
    if seats == 1:
        fields += [
            Numbers("opponent strength", RIVAL_MIGHT, bias=BELOW_ZERO),
            RivalCalm("opponent stability"),
            Numbers("opponent books", RIVAL_BOOKS),
            Numbers("opponent first", RIVAL_FIRST),
        ]
    return Sight(rules, seats, cards, fields)
