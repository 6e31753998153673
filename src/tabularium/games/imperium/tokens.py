"""Tokens: gaining and stealing (I95, I107)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Count
from tabularium.cards.faults import at_least, one_of
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import ICONS, KINDS
from tabularium.games.imperium.conditions import IN_PLAY, Icons
from tabularium.games.imperium.effects import SINGLED_OUT, SPARED
from tabularium.games.imperium.events import GAINED, STOLEN
from tabularium.games.imperium.in_order import await_all, in_order
from tabularium.games.imperium.table import held, icons_counted, in_play, regions_among
from tabularium.games.imperium.words import (
    BRIEF,
    MORE,
    WHAT,
    only,
    repeated,
    token_words,
    tokens_words,
)
from tabularium.kernel.machine import IT, SCOPE, State, Verb
from tabularium.locale.talk import Talk


def token_fault(token: int, n: int) -> str:
    """What is wrong with so many tokens, as a card speaks of them."""
    return one_of(at.KINDS_OF_TOKEN, "token", token) or at_least(1, n, "tokens")


def gain(g: State, seat: int, token: int, n: int) -> bool:
    """Tokens from the supply; whether they came: in Shangri-la a gain of material is replaced by
    something else, so that nothing follows from it (I168)."""
    if n <= 0:
        return False
    if token == at.MATERIAL and g.mod(seat, at.SPLENDOUR):
        for other in range(g.seats):
            if other != seat:
                gain(g, other, at.PROGRESS, 1)
        gain(g, seat, at.POPULATION, 2)
        return False
    g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token] += n
    if g.telling:
        g.tell(GAINED, seat, token, n)
    return True


def given_up(g: State) -> list[int]:
    """The card that the effect being done began by recalling or abandoning."""
    card = g.stack[g.stack[g.top + SCOPE] + IT]
    return [card] if card >= 0 else []


def await_material(g: State, seat: int, used: list[int]) -> None:
    """Material was gained by way of cards in play: some wait for cards that bear an icon, whether
    or not that icon was counted (I110). What is printed decides, also on a treated one (I152)."""
    for icon, hook in ((at.RIVER, at.MATERIAL_FROM_RIVER), (at.FERTILE, at.MATERIAL_FROM_FERTILE)):
        if g.hook(seat, hook) and any(ICONS[KINDS[card]][icon] for card in used):
            await_all(g, seat, hook)


def gain_words(talk: Talk, amounts: list[int], form: str, of: str) -> str:
    """A gain, perhaps for each of something."""
    goods = tokens_words(talk, amounts, "" if form == BRIEF else WHAT)
    if of:
        return talk.say("imperium-gain-per" + form, {"goods": goods, "of": of})
    return talk.say("imperium-gain" + form, {"goods": goods})


class Gain(Verb):
    """Gain tokens, perhaps for each of something."""

    def __init__(
        self,
        token: int,
        n: int,
        per: Count | None = None,
        *,
        for_it: bool = False,
        more: bool = False,
    ) -> None:
        super().__init__()
        self.token = token
        self.n = n
        self.per = per
        self.for_it = for_it  # owed to the card that this effect has recalled or abandoned
        self.more = more  # said as more of what the step before gains

    def fault(self) -> str:
        return token_fault(self.token, self.n)

    def do(self, g: State, seat: int, source: int) -> None:
        n = self.n if self.per is None else self.n * self.per.value(g, seat)
        if gain(g, seat, self.token, n) and self.token == at.MATERIAL:
            event = len(g.stack)
            await_material(g, seat, self.used(g, seat, source))
            in_order(g, seat, event)

    def used(self, g: State, seat: int, source: int) -> list[int]:
        """The cards in play that the gain is owed to (I110, I169)."""
        cards = in_play(g, seat)
        used = given_up(g) if self.for_it else []
        if source in cards:
            used.append(source)
        if isinstance(self.per, Icons) and self.per.zone == IN_PLAY:
            for card in cards:
                if any(icons_counted(g, card, icon) for icon in self.per.icons):
                    used.append(card)
        return used

    def text(self, talk: Talk, form: str = "") -> str:
        form = repeated(MORE, form) if self.more else form
        return gain_words(talk, only(self.token, self.n), form, self.of(talk))

    def of(self, talk: Talk) -> str:
        """What it is gained for each of, in words."""
        return "" if self.per is None else self.per.text(talk, 1)

    def slug(self) -> str:
        return at.TOKENS_NAMES[self.token]


# stealing ---------------------------------------------------------------------------------------

EVERY_OTHER: Final = 0
OTHER_EMPIRES: Final = 1
OTHERS_WITH_REGIONS: Final = 2
VICTIMS: Final[list[str]] = ["others", "other-empires", "others-with-regions"]


class Steal(Verb):
    """Tokens move from other players, as far as they have them; who gave less is remembered."""

    def __init__(self, token: int, n: int, victims: int = EVERY_OTHER) -> None:
        super().__init__()
        self.token = token
        self.n = n
        self.victims = victims

    def fault(self) -> str:
        return token_fault(self.token, self.n) or one_of(len(VICTIMS), "victim", self.victims)

    def meant(self, g: State, seat: int) -> bool:
        if self.victims == OTHER_EMPIRES:
            return g.nums[at.STATE + seat] == at.EMPIRE
        if self.victims == OTHERS_WITH_REGIONS:
            return regions_among(g, in_play(g, seat)) > 0
        return True

    def do(self, g: State, seat: int, source: int) -> None:
        scope = g.stack[g.top + SCOPE]
        short = 0
        for i in range(1, g.seats):
            victim = (seat + i) % g.seats
            if g.stack[scope + SPARED] >> victim & 1 or not self.meant(g, victim):
                continue
            n = min(self.n, held(g, victim, self.token))
            g.nums[at.POOL + victim * at.KINDS_OF_TOKEN + self.token] -= n
            g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + self.token] += n
            if g.telling and n:
                g.tell(STOLEN, seat, self.token, n, victim)
            if n < self.n:
                short |= 1 << victim
        g.stack[scope + SINGLED_OUT] = short

    def text(self, talk: Talk, form: str = "") -> str:
        goods = token_words(talk, self.token, self.n, WHAT)
        whom = talk.say(f"imperium-from-{VICTIMS[self.victims]}")
        return talk.say("imperium-steal" + form, {"goods": goods, "from": whom})

    def slug(self) -> str:
        return "steal"
