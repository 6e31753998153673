"""Names of things in words."""

from __future__ import annotations

from tabularium.games.altay import layout as at
from tabularium.games.altay.board import TERRAIN, TERRAINS
from tabularium.games.altay.catalogue import KEY, TITLE, VP
from tabularium.kernel.machine import State
from tabularium.locale.talk import Talk


def place_words(talk: Talk, territory: int) -> str:
    """A territory: hill 14."""
    return talk.say(f"altay-{TERRAINS[TERRAIN[territory]]}-n", {"n": str(territory)})


def card_words(talk: Talk, kind: int) -> str:
    """A card's name, with what tells it from others of its title: Chariot (2 VP)."""
    name = talk.say("altay-card-" + TITLE[kind].replace("_", "-"))
    if KEY[kind] == TITLE[kind]:
        return name
    if VP[kind]:
        return talk.say("altay-card-with-vp", {"name": name, "vp": VP[kind]})
    good = talk.say("altay-good-" + KEY[kind].rpartition("_")[2])
    return talk.say("altay-card-with-good", {"name": name, "good": good})


def seat_words(talk: Talk, g: State, seat: int) -> str:
    """A player: the faction, or the seat before it is picked."""
    faction = g.nums[at.FACTION + seat]
    if faction < 0:
        return talk.say("altay-seat", {"n": seat + 1})
    return talk.say("altay-" + at.FACTIONS[faction])


def good_words(talk: Talk, good: int) -> str:
    return talk.say("altay-good-" + at.GOODS[good])


def token_words(talk: Talk, token: int) -> str:
    """A conquest token: 2 (wood)."""
    good = at.TOKEN_GOOD[token]
    if good < 0:
        return str(at.TOKEN_VALUE[token])
    return talk.say("altay-token", {"value": at.TOKEN_VALUE[token], "good": good_words(talk, good)})
