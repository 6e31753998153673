"""What a seat sees of a game as a row of bytes: the same things as in its view, no others."""

from __future__ import annotations

from typing import Final

from tabularium.games.nations import layout as at
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
        return g.zones[at.LOOKED_AT]


class RivalCalm(Field):
    """The stability of the solo opponent, which cards change too."""

    def length(self, seats: int) -> int:
        return 1

    def write(self, g: State, seat: int, row: bytearray, start: int) -> None:
        row[start] = byte(rival_calm(g) + BELOW_ZERO)


SIGHTS: Final[dict[int, Sight]] = {}


def sight(rules: Rules, seats: int) -> Sight:
    """How the game is seen with so many seats."""
    if seats not in SIGHTS:
        SIGHTS[seats] = look(rules, seats)
    return SIGHTS[seats]


def look(rules: Rules, seats: int) -> Sight:
    on_cards = [
        Layer("workers on cards", 0, at.WORKERS),
        Layer("used", at.USED.bit_length() - 1, 1),
        Layer("sections built", at.BUILT, at.BUILT_MASK),
        Layer("private architects", at.PRIVATE, at.PRIVATE_MASK),
    ]
    cards = [
        Cards("progress board", at.MARKET, spread=at.SPACES_ON_BOARD),
        Cards("event", at.CURRENT),
        LookedAt("looked at", at.LOOKED_AT),
        Cards("war", at.WAR_SPACE),
        Cards("being bought", at.BUYING),
        Cards("buildings and military", at.SPACES, EACH, on_cards),
        Cards("advisor", at.ADVISORS, EACH, on_cards),
        Cards("tower", at.TOWER, EACH, on_cards),
        Cards("colonies", at.COLONIES, EACH, on_cards),
        Cards("site", at.SITE, EACH, on_cards),
        Cards("wonders", at.WONDERS, EACH, on_cards),
        Cards("board", at.NATION, EACH, on_cards),
        Cards("gone", at.GONE),
    ]
    fields: list[Field] = [
        Numbers("round", at.ROUND),
        Seats("turn", at.TURN),
        Seats("order", at.ORDER, seats),
        Numbers("goods", at.POOL, at.RESOURCES, EACH),
        Numbers("vp", at.POINTS, 1, EACH, BELOW_ZERO),
        Numbers("strength", at.MIGHT, 1, EACH, BELOW_ZERO),
        Numbers("stability", at.CALM, 1, EACH, BELOW_ZERO),
        Numbers("workers", at.FREE, 1, EACH),
        Numbers("food section", at.ON_FOOD, 1, EACH),
        Numbers("food room", at.FOOD_ROOM, 1, EACH),
        Numbers("stability section", at.ON_STABILITY, 1, EACH),
        Numbers("stability room", at.STABILITY_ROOM, 1, EACH),
        Numbers("above", at.ABOVE, 1, EACH),
        Numbers("passed", at.PASSED, 1, EACH),
        Bits("short", at.SHORT, at.RESOURCES, EACH),
        Numbers("least stable", at.LEAST_STABLE, 1, EACH),
        Numbers("fights bought", at.BOUGHT_FIGHTS, 1, EACH),
        Numbers("golden ages bought", at.BOUGHT_GOLDEN, 1, EACH),
        Numbers("colonies bought", at.BOUGHT_COLONIES, 1, EACH),
        Choice("faction", at.FACTION, len(at.NATIONS)),
        Numbers("side", at.SIDE, 1, EACH),
        Numbers("architects", at.ARCHITECTS),
        Numbers("war strength", at.WAR_MIGHT, bias=1),
        Seats("war buyer", at.WAR_BUYER),
        Sizes("decks", at.DECKS, count=at.AGES),
        Sizes("event decks", at.EVENT_DECKS, count=at.AGES),
    ]
    if seats == 1:
        fields += [
            Numbers("opponent strength", at.RIVAL_MIGHT, bias=BELOW_ZERO),
            RivalCalm("opponent stability"),
            Numbers("opponent books", at.RIVAL_BOOKS),
            Numbers("opponent first", at.RIVAL_FIRST),
        ]
    return Sight(rules, seats, cards, fields)
