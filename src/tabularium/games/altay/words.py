"""Names of things in words."""

from __future__ import annotations

from tabularium.games.altay import layout as at
from tabularium.games.altay.board import TERRAIN, TERRAINS
from tabularium.games.altay.catalogue import KEY, TITLE, VP
from tabularium.games.altay.slots import goods_words
from tabularium.kernel.offer import CHOSEN, PAYS, Thing, Word
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


def token_words(talk: Talk, token: int) -> str:
    """A conquest token: 2 (wood)."""
    good = at.TOKEN_GOOD[token]
    if good < 0:
        return str(at.TOKEN_VALUE[token])
    name = talk.say("altay-good-" + at.GOODS[good])
    return talk.say("altay-token", {"value": at.TOKEN_VALUE[token], "good": name})


# what options are about ---------------------------------------------------------------------------


class Pile(Thing):
    """A pile of the market by its title, spoken of by the card on top."""

    def __init__(self, kind: int) -> None:
        super().__init__("market", -1, TITLE[kind])
        self.kind = kind

    def words(self, talk: Talk) -> str:
        return card_words(talk, self.kind)


class Territory(Thing):
    def __init__(self, territory: int, part: int = CHOSEN) -> None:
        super().__init__("board", -1, str(territory), part)
        self.territory = territory

    def words(self, talk: Talk) -> str:
        return place_words(talk, self.territory)


class Good(Thing):
    """A good of the pool, for which another one may come."""

    def __init__(self, good: int, part: int = PAYS) -> None:
        super().__init__("goods", -1, at.GOODS[good], part)
        self.good = good

    def words(self, talk: Talk) -> str:
        return goods_words(talk, [(self.good, 1)], ".what")


class Coins(Thing):
    """The coins of a player."""

    def __init__(self, seat: int) -> None:
        super().__init__("coins", seat, "coins", PAYS)


class Token(Word):
    def __init__(self, token: int) -> None:
        self.token = token

    def words(self, talk: Talk) -> str:
        return token_words(talk, self.token)
