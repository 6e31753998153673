"""Effects that few cards have: actions, giving, icons, tokens on the state card, copying."""

from __future__ import annotations

from typing import Final

from tabularium.cards.verbs import Deed, SoMuch
from tabularium.declare.names import seat_words
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import EXHAUST, KINDS, PINNED
from tabularium.games.imperium.choose import USES, idle, in_vain, use_of
from tabularium.games.imperium.choosing import DONE, PickCard, card_key, unlike
from tabularium.games.imperium.effects import SINGLED_OUT, SPARED
from tabularium.games.imperium.events import (
    ACTIONS_GAINED,
    ACTIONS_SPENT,
    COPIED,
    GAVE,
    PLACED,
    READIED,
    READIED_AREA,
    READIED_NATION,
    TREATED,
)
from tabularium.games.imperium.filters import Filter
from tabularium.games.imperium.laid_tokens import place_on, tokens_on
from tabularium.games.imperium.moves import leave_hand, to_discard, to_hand, trigger_scoring
from tabularium.games.imperium.paying import Cost
from tabularium.games.imperium.playing import unmet
from tabularium.games.imperium.reactions import React
from tabularium.games.imperium.table import icons_counted, in_play, treated_shift, working
from tabularium.games.imperium.tokens import gain
from tabularium.games.imperium.traits import Icon
from tabularium.games.imperium.words import MID, Nation, Pile, occasion
from tabularium.kernel.machine import R0, SCOPE, SEAT, SOURCE, State
from tabularium.kernel.offer import PAYS, Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk


class GainAction(SoMuch):
    """An action token more (I80)."""

    says = "gain-action"
    short = "action"

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[at.ACTIONS + seat] += self.n
        if g.telling:
            g.tell(ACTIONS_GAINED, seat, self.n)


class SpendActions(Cost):
    """Action tokens as a cost."""

    says = "spend-action"
    short = "spend_action"

    def can(self, g: State, seat: int, source: int) -> bool:
        return g.nums[at.ACTIONS + seat] >= self.n

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        n = self.n - g.nums[at.ACTIONS + seat]
        return Reason("why-imperium-spend-actions", "I80", {"n": n}) if n > 0 else None

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[at.ACTIONS + seat] -= self.n
        if g.telling:
            g.tell(ACTIONS_SPENT, seat, self.n)

    def payers(self, g: State) -> list[Thing]:
        return [Pile("actions", g.to_move, PAYS)]


ON_NATION: Final = 4001  # options: the token on the nation deck, on the development area
ON_AREA: Final = 4002
SERVED: Final = R0  # a register of Give


class ReadyToken(PickCard):
    """Take an exhaust token back to the state card; that place is ready again (I146)."""

    asks = "ready"

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return [
            card for card in working(g, seat) if g.marks[card] & at.EXHAUSTED and card != source
        ]

    def places(self, g: State, seat: int, source: int) -> list[int]:
        places = unlike(g, self.cards(g, seat, source))
        if g.nums[at.NATION_TOKEN + seat]:
            places.append(ON_NATION)
        if g.nums[at.AREA_TOKEN + seat]:
            places.append(ON_AREA)
        return places

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(self.places(g, seat, source)) > 0

    def step(self, g: State, seat: int, source: int) -> None:
        places = self.places(g, seat, source)
        if places:
            g.ask(seat, places)
        else:
            g.pop()

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        g.nums[at.EXHAUSTS + seat] += 1
        if card == ON_NATION:
            g.nums[at.NATION_TOKEN + seat] = 0
            if g.telling:
                g.tell(READIED_NATION, seat)
        elif card == ON_AREA:
            g.nums[at.AREA_TOKEN + seat] = 0
            if g.telling:
                g.tell(READIED_AREA, seat)
        else:
            g.marks[card] &= ~at.EXHAUSTED
            if g.telling:
                g.tell(READIED, seat, KINDS[card])

    def key(self, g: State, code: int) -> str:
        if code in (ON_NATION, ON_AREA):
            return "nation_deck" if code == ON_NATION else "development"
        return card_key(g, code)

    def option(self, g: State, code: int) -> Offer:
        if code == ON_NATION:
            return Offer("imperium-nation-deck", {}, [Pile("nation_token", g.to_move)])
        if code == ON_AREA:
            return Offer("imperium-development", {}, [Pile("development_token", g.to_move)])
        return super().option(g, code)


class Give(PickCard):
    """One card of one's own to each other player, clockwise (I178). SERVED counts the players.

    The effect remembers who was given a card that fits.
    """

    def __init__(self, noted: Filter) -> None:
        super().__init__("give")
        self.noted = noted

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return g.zones[at.HAND + seat] + g.zones[at.DISCARD + seat]

    def receiver(self, g: State) -> int:
        stack = g.stack
        return (stack[g.top + SEAT] + 1 + stack[g.top + SERVED]) % g.seats

    def still_to_get(self, g: State) -> int:
        """How many unprotected players have not had their card."""
        stack = g.stack
        seat = stack[g.top + SEAT]
        protected = stack[stack[g.top + SCOPE] + SPARED]
        others = range(stack[g.top + SERVED] + 1, g.seats)
        return len([i for i in others if not protected >> (seat + i) % g.seats & 1])

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + SERVED] == g.seats - 1:
            g.pop()
            return
        protected = stack[stack[top + SCOPE] + SPARED] >> self.receiver(g) & 1
        cards = unlike(g, self.cards(g, seat, -1))
        if protected or not cards:
            stack[top + SERVED] += 1
            return
        # who has too few cards chooses who gets none
        short = len(self.cards(g, seat, -1)) < self.still_to_get(g)
        g.ask(seat, [*cards, DONE] if short else cards)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        receiver = self.receiver(g)
        stack[top + SERVED] += 1
        if code == DONE:
            return
        hidden = code in g.zones[at.HAND + seat]
        if hidden:
            leave_hand(g, seat, code, True)
        else:
            g.zones[at.DISCARD + seat].remove(code)
        if g.opts[at.GIVEN_TO_DISCARD]:
            to_discard(g, receiver, code)
        else:
            to_hand(g, receiver, code, True)
        if self.noted.fits_kind(KINDS[code]):
            stack[stack[top + SCOPE] + SINGLED_OUT] |= 1 << receiver
        if g.telling:
            g.tell(GAVE, seat, KINDS[code], receiver)

    def beside(self, g: State, card: int) -> list[Thing]:
        return [Nation(g, self.receiver(g))]

    def prompt(self, g: State, talk: Talk) -> str:
        who = seat_words(g, self.receiver(g), talk, MID)
        return talk.say("imperium-ask-give", {"card": occasion(talk, g, self.word), "who": who})


class TriggerScoring(Deed):
    says = "trigger-scoring"

    def do(self, g: State, seat: int, source: int) -> None:
        trigger_scoring(g)


class IgnoreIcon(Deed):
    """The empire icon of the next card this turn does not matter (Combs)."""

    says = "ignore-icon"

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[at.IGNORED + seat] += 1


class TreatIcon(PickCard):
    """One of these icons counts as three productions until the turn ends, or until the card that
    bears it leaves play (I152)."""

    def __init__(self, icon: Icon) -> None:
        super().__init__("treat")
        self.icon = icon

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return [card for card in in_play(g, seat) if icons_counted(g, card, self.icon.number)]

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        g.marks[card] += 1 << treated_shift(self.icon.number)
        if g.telling:
            g.tell(TREATED, seat, KINDS[card], self.icon.number)

    def prompt(self, g: State, talk: Talk) -> str:
        icon = self.icon.text(talk, 1, ".kind")
        return talk.say("imperium-ask-treat", {"card": occasion(talk, g, self.word), "icon": icon})

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-treat-icon" + form, {"icon": self.icon.text(talk, 1, ".kind")})


class PutProgressHere(Deed):
    """A progress from the supply onto this card."""

    says = "put-here"
    short = "put"

    def do(self, g: State, seat: int, source: int) -> None:
        if source in in_play(g, seat):
            place_on(g, source, at.PROGRESS, 1)
            if g.telling:
                g.tell(PLACED, seat, KINDS[source], at.PROGRESS, 1)


class TakeProgressHere(Deed):
    """All progress on this card."""

    says = "take-here"
    short = "take"

    def do(self, g: State, seat: int, source: int) -> None:
        n = tokens_on(g, source, at.PROGRESS)
        place_on(g, source, at.PROGRESS, -n)
        gain(g, seat, at.PROGRESS, n)


class CopyExhaust(PickCard):
    """Use the exhaust effect of an opponent's pinned card as if it were this one's (I208)."""

    asks = "copy"

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        out: list[int] = []
        for i in range(1, g.seats):
            for card in in_play(g, (seat + i) % g.seats):
                effect = EXHAUST[KINDS[card]]
                if effect is None or isinstance(effect, React) or not PINNED[KINDS[card]]:
                    continue
                if KINDS[card] != KINDS[source] and unmet(effect, g, seat, source) is None:
                    out.append(card)
        return out

    def idle(self, g: State, seat: int, source: int) -> bool:
        return not self.some(g, seat, source, True)

    def in_vain(self, g: State, seat: int, source: int) -> bool:
        return not self.some(g, seat, source, False)

    def some(self, g: State, seat: int, source: int, or_costs: bool) -> bool:
        """Whether one of the effects might bring something, or at least cost its price."""
        for card in self.cards(g, seat, source):
            effect = EXHAUST[KINDS[card]]
            assert effect is not None
            if isinstance(effect, CopyExhaust):
                return True  # whatever that finds
            paid = or_costs or not in_vain(effect, g, seat, source)
            if paid and not idle(effect, g, seat, source):
                return True
        return False

    def messages(self) -> list[str]:
        return super().messages() + USES

    def option(self, g: State, code: int) -> Offer:
        return use_of(g, code, g.stack[g.top + SOURCE], [])

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        effect = EXHAUST[KINDS[card]]
        assert effect is not None
        if g.telling:
            g.tell(COPIED, seat, KINDS[card])
        g.push(effect, seat, source)
