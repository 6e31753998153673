"""Producing goods, and what cards ask for it (A32-A35)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least, first_of, one_of
from tabularium.cards.verbs import Deed, SoMuch
from tabularium.games.altay import layout as at
from tabularium.games.altay.asking import AskGood, AskPlace
from tabularium.games.altay.board import TERRAIN, TERRAINS, TERRITORIES
from tabularium.games.altay.events import CONSUME, PRODUCE, USE
from tabularium.games.altay.hand import draw
from tabularium.games.altay.slots import goods_words
from tabularium.kernel.machine import State, Verb
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

NOT_YOURS: Final = Reason("why-altay-not-yours", "A7")
USED_BEFORE: Final = Reason("why-altay-used-spot", "A7")
OTHER_TERRAIN: Final = Reason("why-altay-terrain", "A7")


class Produce(Verb):
    """Take goods from the supply."""

    def __init__(self, good: int, amount: int) -> None:
        super().__init__()
        self.good = good
        self.amount = amount

    def fault(self) -> str:
        return first_of(
            one_of(len(at.GOODS), "good", self.good), at_least(1, self.amount, "of something")
        )

    def can(self, g: State, seat: int, source: int) -> bool:
        return True  # asked of most cards in every turn

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[at.POOL + self.good] += self.amount
        if g.telling:
            g.tell(PRODUCE, seat, self.good, self.amount)

    def text(self, talk: Talk, form: str = "") -> str:
        goods = goods_words(talk, [(self.good, self.amount)], ".what")
        return talk.say("altay-produce" + form, {"goods": goods})

    def slug(self) -> str:
        return at.GOODS[self.good]


class ProduceAny(AskGood):
    """Take one good of choice."""

    asks = "good"

    def step(self, g: State, seat: int, source: int) -> None:
        g.ask(seat, [0, 1, 2, 3, 4])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        g.nums[at.POOL + code] += 1
        if g.telling:
            g.tell(PRODUCE, seat, code, 1)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("altay-produce" + form, {"goods": talk.say("altay-n-any.what", {"n": 1})})


class UseTerritory(AskPlace):
    """Use a territory of one's own, once per turn (A7)."""

    def __init__(self, terrain: int) -> None:
        super().__init__("use")
        self.terrain = terrain
        self.fitting: list[int] = [t for t in range(TERRITORIES) if TERRAIN[t] == terrain]

    def fault(self) -> str:
        return one_of(len(TERRAINS), "terrain", self.terrain)

    def obstacle(self, g: State, seat: int, territory: int) -> Reason | None:
        if g.nums[at.OWNER + territory] != seat:
            return NOT_YOURS
        if g.nums[at.USED] >> territory & 1:
            return USED_BEFORE
        return None if TERRAIN[territory] == self.terrain else OTHER_TERRAIN

    def can(self, g: State, seat: int, source: int) -> bool:
        nums = g.nums
        used = nums[at.USED]
        for t in self.fitting:
            if nums[at.OWNER + t] == seat and not used >> t & 1:
                return True
        return False

    def step(self, g: State, seat: int, source: int) -> None:
        g.ask(seat, [t for t in self.fitting if self.obstacle(g, seat, t) is None])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.nums[at.USED] |= 1 << code
        if g.telling:
            g.tell(USE, seat, code)
        g.pop()

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say("altay-ask-use", {"terrain": talk.say("altay-" + TERRAINS[self.terrain])})

    def text(self, talk: Talk, form: str = "") -> str:
        terrain = talk.say(f"altay-{TERRAINS[self.terrain]}.what")
        return talk.say("altay-use" + form, {"terrain": terrain})


class Consume(Deed):
    """Use up a captured conquest token; it still scores (A6, B20)."""

    says = "consume"
    short = "consume"

    def can(self, g: State, seat: int, source: int) -> bool:
        nums = g.nums
        taken = 0
        for token in range(1, at.TOKEN_TYPES):
            taken += nums[at.TOKENS + seat * at.TOKEN_TYPES + token]
        return taken > nums[at.CONSUMED + seat]

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[at.CONSUMED + seat] += 1
        if g.telling:
            g.tell(CONSUME, seat)


class Draw(SoMuch):
    """Draw cards."""

    says = "draw"
    short = "draw"
    of = "cards"

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[at.DECK + seat]) > 0 or len(g.zones[at.DISCARD + seat]) > 0

    def do(self, g: State, seat: int, source: int) -> None:
        draw(g, seat, self.n)
