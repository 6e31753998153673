"""Why not, on the progress board of Nations."""

from __future__ import annotations

from tabularium.cards.standing import Modifier
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import FEATURES, KEY, REQUIRED, SORT, kind_of
from tabularium.games.nations.in_play import ForNations
from tabularium.games.nations.words import card_words
from tabularium.presentation.nations_boards import FLAT, zone_cards
from tabularium.presentation.reasons import Moment, Reason


def sources(moment: Moment, mod: int) -> list[tuple[int, int]]:
    """The kinds of cards in play that change a number of this player, and by how much."""
    found: list[tuple[int, int]] = []
    for player in moment.view["players"]:
        own = player["seat"] == moment.seat
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


def total(moment: Moment, mod: int) -> int:
    return sum(amount for _, amount in sources(moment, mod))


def price_of(moment: Moment, key: str) -> int:
    """The gold a card costs this player."""
    row = next(n for n, line in enumerate(moment.view["market"], 1) if key in line)
    return row + (total(moment, at.BATTLE_PRICE) if SORT[kind_of(key)] == at.BATTLE else 0)


def market_reason(moment: Moment, key: str) -> Reason | None:
    """Why a card cannot be bought."""
    kind = kind_of(key)
    sort = SORT[kind]
    if sort == at.WAR and moment.view["war"] is not None:
        return moment.no("nations-one-war", "N77")
    forbidden = sources(moment, at.NO_WARS)
    if sort == at.WAR and forbidden:
        return moment.no("nations-no-wars", "N200", card=card_words(moment.talk, forbidden[0][0]))
    short = price_of(moment, key) - moment.me["goods"]["gold"]
    if short > 0:
        return moment.no("missing", "N62", goods=moment.talk.say("nations-n-gold", {"n": short}))
    if sort == at.COLONY:
        needed = REQUIRED[kind] + total(moment, at.COLONY_STRENGTH)
        strength = moment.me["strength"]
        return moment.no("nations-strength", "N76", n=needed, strength=strength)
    return moment.no("nations-no-raid", "N81") if sort == at.BATTLE else None
