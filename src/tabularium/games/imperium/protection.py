"""Protection from attacks (I82, I172-I174)."""

from __future__ import annotations

from tabularium.cards.control import NO, YES, YesNo
from tabularium.cards.verbs import Deed
from tabularium.declare.names import seat_words
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS
from tabularium.games.imperium.choosing import asking_card
from tabularium.games.imperium.effects import SPARED
from tabularium.games.imperium.events import PROTECTED
from tabularium.games.imperium.paying import hand_over
from tabularium.games.imperium.playing import RESOLVE
from tabularium.games.imperium.table import held
from tabularium.games.imperium.tokens import gain
from tabularium.games.imperium.words import MID, Nation, Token, occasion
from tabularium.kernel.machine import FRAME, SEAT, Node, State
from tabularium.kernel.offer import Offer
from tabularium.locale.talk import Talk


def attack_frame(g: State) -> int:
    """The frame of the attack being resolved, -1 for none."""
    frame = g.top
    while frame >= 0 and g.rules.nodes[g.stack[frame]] is not RESOLVE:
        frame -= FRAME
    return max(frame, -1)


class Guard(Node):
    """Protection by a card; not asked of who is protected already."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.effect]

    def can(self, g: State, seat: int, source: int) -> bool:
        frame = attack_frame(g)
        exposed = frame >= 0 and not g.stack[frame + SPARED] >> seat & 1
        return exposed and self.effect.can(g, seat, source)

    def step(self, g: State, seat: int, source: int) -> None:
        protected = g.stack[attack_frame(g) + SPARED] >> seat & 1
        g.pop()
        if not protected:
            g.push(self.effect, seat, source)

    def text(self, talk: Talk, form: str = "") -> str:
        return self.effect.text(talk, form)


class AvoidAttack(Deed):
    """Nothing on the attack card applies to this player (I82, I173)."""

    says = "avoid"

    def do(self, g: State, seat: int, source: int) -> None:
        spare(g, seat, source)


def spare(g: State, seat: int, source: int) -> None:
    """A card protects a player from the attack."""
    g.stack[attack_frame(g) + SPARED] |= 1 << seat
    if g.telling:
        g.tell(PROTECTED, seat, KINDS[source])


class AvoidUnlessPaid(YesNo):
    """Standing Army: the attacker pays a progress, or this player is protected (I174)."""

    asks = "unless-paid"

    def step(self, g: State, seat: int, source: int) -> None:
        attacker = g.stack[attack_frame(g) + SEAT]
        g.ask(attacker, [YES, NO] if held(g, attacker, at.PROGRESS) else [NO])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        if code:
            hand_over(g, g.stack[attack_frame(g) + SEAT], at.PROGRESS, 1)
            gain(g, seat, at.PROGRESS, 1)
        else:
            spare(g, seat, source)

    def prompt(self, g: State, talk: Talk) -> str:
        who = seat_words(g, g.stack[g.top + SEAT], talk, MID)
        return talk.say(
            "imperium-ask-unless-paid", {"card": occasion(talk, g, self.word), "who": who}
        )

    def option(self, g: State, code: int) -> Offer:
        about = asking_card(g)
        if not code:
            return Offer("imperium-no", {}, about)
        about.append(Token(g.to_move, at.PROGRESS))
        about.append(Nation(g, g.stack[g.top + SEAT]))  # no longer protected
        return Offer("imperium-yes", {}, about)
