"""Why not, on the progress board of Nations."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.desk.nations_boards import FLAT, zone_cards
from tabularium.desk.reasons import Moment, Reason
from tabularium.games.nations.catalogue import FEATURES, KEY, REQUIRED, SORT, kind_of
from tabularium.games.nations.in_play import ForNations
from tabularium.games.nations.layout import (
    BATTLE,
    BATTLE_PRICE,
    COLONY,
    COLONY_STRENGTH,
    NO_WARS,
    WAR,
)
from tabularium.games.nations.words import card_words


def sources(at: Moment, mod: int) -> list[tuple[int, int]]:
    """The kinds of cards in play that change a number of this player, and by how much."""
    found: list[tuple[int, int]] = []
    for player in at.view["players"]:
        own = player["seat"] == at.seat
        for key in zone_cards(player, FLAT):
            kind = KEY.index(key)
            for feature in FEATURES[kind]:
                if isinstance(feature, Modifier):
                    meant = own and feature.mod == mod
                elif isinstance(feature, ForNations):
                    meant = feature.mod == mod and not (own and feature.others)
                else:
                    continue
                if meant:
                    found.append((kind, feature.amount))
    return found


def total(at: Moment, mod: int) -> int:
    return sum(amount for _, amount in sources(at, mod))


def price_of(at: Moment, key: str) -> int:
    """The gold a card costs this player."""
    row = next(n for n, line in enumerate(at.view["market"], 1) if key in line)
    return row + (total(at, BATTLE_PRICE) if SORT[kind_of(key)] == BATTLE else 0)


def market_reason(at: Moment, key: str) -> Reason | None:
    """Why a card cannot be bought."""
    kind = kind_of(key)
    sort = SORT[kind]
    if sort == WAR and at.view["war"] is not None:
        return at.no("nations-one-war", "N77")
    forbidden = sources(at, NO_WARS)
    if sort == WAR and forbidden:
        return at.no("nations-no-wars", "N200", card=card_words(at.talk, forbidden[0][0]))
    short = price_of(at, key) - at.me["goods"]["gold"]
    if short > 0:
        return at.no("missing", "N62", goods=at.talk.say("nations-n-gold", {"n": short}))
    if sort == COLONY:
        needed = REQUIRED[kind] + total(at, COLONY_STRENGTH)
        strength = at.me["strength"]
        return at.no("nations-strength", "N76", n=needed, strength=strength)
    return at.no("nations-no-raid", "N81") if sort == BATTLE else None
