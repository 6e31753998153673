"""Playing cards: who may, what it sets off, where they go (I3, I47-I50, I82, I143-I145, I172)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.verbs import Deed
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import (
    ATTACK,
    FREE,
    ICONS,
    KEY,
    KINDS,
    NEEDS,
    PINNED,
    STATE_ICON,
    SUITS,
    UNPLAYABLE,
    WHEN_PLAYED,
)
from tabularium.games.imperium.choose import Choose
from tabularium.games.imperium.choosing import PickCard
from tabularium.games.imperium.control import Do, If, Steps, payers
from tabularium.games.imperium.developing import Develop
from tabularium.games.imperium.effects import begin_effect, end_effect
from tabularium.games.imperium.events import PLAYED_CARD
from tabularium.games.imperium.filters import Filter
from tabularium.games.imperium.in_order import await_all, fire, in_order
from tabularium.games.imperium.moves import enter_play, garrison_under, leave_hand, to_discard
from tabularium.games.imperium.paying import Cost, Pay
from tabularium.games.imperium.reactions import IconLost
from tabularium.games.imperium.table import in_play
from tabularium.games.imperium.words import WHAT, Asking, Pile
from tabularium.kernel.machine import IT, PC, R3, SCOPE, SOURCE, Node, State
from tabularium.kernel.offer import PAYS, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

# how a card was played
PLAYED_FROM_DISCARD: Final = 1
PRICE_PAID: Final = 2


def icon_fits(g: State, seat: int, kind: int) -> bool:
    """The card's state icon and the state card agree, or the icon does not matter (I3)."""
    icon = STATE_ICON[kind]
    if icon in (at.NO_STATE, g.nums[at.STATE + seat]):
        return True
    if icon == at.EMPIRE:
        return g.nums[at.IGNORED + seat] > 0
    for card in g.hook(seat, at.ICON_LOST):
        node = g.rules.response(card, at.ICON_LOST)
        if isinstance(node, IconLost) and node.fitting.fits_kind(kind):
            return True
    return False


def asks_tokens(cost: Node) -> bool:
    """Whether a cost asks for tokens or actions (I138)."""
    if isinstance(cost, Steps):
        return any(asks_tokens(step) for step in cost.steps)
    return isinstance(cost, (Pay, Cost))


def unpaid(node: Node, g: State, seat: int, source: int) -> Reason | None:
    """Tokens or actions that cannot be paid stop a card from being played (I138, I139), whatever
    else is part of a cost (I214)."""
    if isinstance(node, (Pay, Cost)):
        return node.why(g, seat, source)
    if isinstance(node, Do):
        return unpaid(node.cost, g, seat, source)
    if isinstance(node, Steps):
        for step in node.steps:
            found = unpaid(step, g, seat, source)
            if found is not None:
                return found
    if isinstance(node, Choose):
        every = [
            option.too_dear(g, seat)
            if isinstance(option, Develop)
            else unpaid(option, g, seat, source)
            for option in node.options
        ]
        return every[0] if all(every) else None
    return None


def unmet(node: Node, g: State, seat: int, source: int) -> Reason | None:
    """A cost that keeps an exhaust effect from being used, whatever it asks for (I49, I138). One
    that would do nothing, or may be declined, keeps nobody from it (I221)."""
    if isinstance(node, (Do, Pay, Cost)):
        return node.why(g, seat, source)
    if isinstance(node, PlayFromDiscard):
        return None if g.nums[at.ACTIONS + seat] else NO_ACTION
    if isinstance(node, If):
        return unmet(node.effect, g, seat, source) if node.condition.holds(g, seat) else None
    if isinstance(node, Steps):
        for step in node.steps:
            found = unmet(step, g, seat, source)
            if found is not None:
                return found
    if isinstance(node, Choose) and not node.open(g, seat, source):
        return unmet(node.options[0], g, seat, source)
    return None


NO_ACTION: Final = Reason("why-imperium-no-action", "I47")
NEVER: Final = Reason("why-imperium-unplayable")
OTHER_STATE: Final[list[Reason]] = [  # by the state that a card asks for
    NEVER,
    *[Reason(f"why-imperium-only-{name}", "I3") for name in at.STATE_NAMES[1:]],
]


def forbidden(g: State, seat: int, card: int, any_icon: bool = False) -> Reason | None:
    """Why a card may not be played by this player now, whatever it costs."""
    kind = KINDS[card]
    if UNPLAYABLE[kind]:
        return NEVER
    if not (any_icon or icon_fits(g, seat, kind)):
        return OTHER_STATE[STATE_ICON[kind]]
    for need in NEEDS[kind]:
        if not need.holds(g, seat):
            return need.unmet()
    return None


def unplayable(g: State, seat: int, card: int, any_icon: bool = False) -> Reason | None:
    """Why a card cannot be played, its action token aside."""
    found = forbidden(g, seat, card, any_icon)
    effect = WHEN_PLAYED[KINDS[card]]
    if found is not None or effect is None:
        return found
    return unpaid(effect, g, seat, card)


def playable(g: State, seat: int, card: int, any_icon: bool = False) -> bool:
    return unplayable(g, seat, card, any_icon) is None


def is_free(g: State, seat: int, card: int) -> bool:
    """No action token is needed (I94, I144)."""
    kind = KINDS[card]
    if FREE[kind] and not g.marks[card] & at.FREE_USED:
        return True
    icons = ICONS[kind]
    return g.mod(seat, at.FREE_CITIES) > 0 and icons[at.CITY] + icons[at.METROPOLIS] > 0


HOW: Final = R3  # a register of Resolve: bits


def play_card(g: State, seat: int, card: int) -> None:
    """A card leaves the hand or the discard pile and is resolved."""
    kind = KINDS[card]
    from_discard = card in g.zones[at.DISCARD + seat]
    if from_discard:
        g.zones[at.DISCARD + seat].remove(card)
    else:
        leave_hand(g, seat, card, True)
    if g.telling:
        g.tell(PLAYED_CARD, seat, kind)
    g.nums[at.IGNORED + seat] = 0  # Combs speaks of the next card only
    limited = FREE[kind] and not g.opts[at.UNLIMITED_FREE_PLAYS]
    used = g.marks[card] & at.FREE_USED | (at.FREE_USED if limited else 0)
    if PINNED[kind]:
        enter_play(g, seat, card)
        g.marks[card] |= used
    else:
        g.marks[card] = used
        g.zones[at.PLAYED + seat].append(card)
    g.push_scope(RESOLVE, seat, card)
    g.stack[g.top + HOW] = PLAYED_FROM_DISCARD if from_discard else 0


def price(effect: Node | None) -> Node | None:
    """The cost a text begins with, if tokens or actions are part of it."""
    if isinstance(effect, Pay):
        return effect
    if isinstance(effect, Do):
        return effect.cost if asks_tokens(effect.cost) else None
    return price(effect.steps[0]) if isinstance(effect, Steps) else None


def push_rest(g: State, effect: Node, seat: int, card: int) -> None:
    """A text without the price it begins with, which has been paid."""
    if isinstance(effect, Do):
        g.push(effect.effect, seat, card)
    elif isinstance(effect, Steps):
        g.push(effect, seat, card)
        g.stack[g.top + PC] = 1
        push_rest(g, effect.steps[0], seat, card)


class Resolve(Node):
    """A played card: its price, protection from it, reactions to it, its effect, its way to the
    discard pile (I211).

    The price comes first: whoever could pay when the card was offered has paid before anybody, a
    Standing Army say, asks for anything else. A price of which another part is missing stays
    unpaid, and its sentence undone (I214). HOW says how it was played.
    """

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= 4 and g.stack[frame + SOURCE] >= 0

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        card = source
        kind = KINDS[card]
        pc = stack[top + PC]
        stack[top + PC] = pc + 1
        effect = WHEN_PLAYED[kind]
        payment = price(effect)
        if pc == 0:
            if payment is not None and payment.can(g, seat, card):
                g.push(payment, seat, card)
                stack[top + HOW] |= PRICE_PAID
        elif pc == 1:
            if ATTACK[kind]:
                self.warn(g, seat)
        elif pc == 2:
            event = len(stack)
            if ATTACK[kind]:
                await_all(g, seat, at.PLAYS_ATTACK)
            if SUITS[kind] & at.REGION:
                await_all(g, seat, at.PLAYS_REGION)
                if stack[top + HOW] & PLAYED_FROM_DISCARD:
                    await_all(g, seat, at.PLAYS_FROM_DISCARD)
            in_order(g, seat, event)
        elif pc == 3:
            if effect is not None and stack[top + HOW] & PRICE_PAID:
                push_rest(g, effect, seat, card)
            elif effect is not None:
                g.push(effect, seat, card)
        else:
            g.pop()
            end_effect(g)
            if card in g.zones[at.PLAYED + seat]:
                g.zones[at.PLAYED + seat].remove(card)
                to_discard(g, seat, card)

    def warn(self, g: State, seat: int) -> None:
        """Others may protect themselves, clockwise, before anything happens (I172)."""
        for i in range(g.seats - 1, 0, -1):
            victim = (seat + i) % g.seats
            fire(g, victim, at.ATTACKED)


RESOLVE: Final = Resolve()


def playable_of(
    g: State, seat: int, zone: int, fitting: Filter, any_icon: bool = False
) -> list[int]:
    """The cards of a kind in a player's zone that can be played, their action token aside."""
    return [
        card
        for card in g.zones[zone + seat]
        if fitting.fits_kind(KINDS[card]) and playable(g, seat, card, any_icon)
    ]


class FreePlay(PickCard):
    """Play a card of a kind from hand without an action token (I143)."""

    def __init__(self, fitting: Filter, any_icon: bool = False) -> None:
        super().__init__("free-play")
        self.fitting = fitting
        self.any_icon = any_icon

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return playable_of(g, seat, at.HAND, self.fitting, self.any_icon)

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        play_card(g, seat, card)

    def beside(self, g: State, card: int) -> list[Thing]:
        return payers(g, WHEN_PLAYED[KINDS[card]])

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        for card in g.zones[at.HAND + g.to_move]:
            if thing.zone == "hand" and KEY[KINDS[card]] == thing.name:
                fits = self.fitting.fits_kind(KINDS[card])
                return unplayable(g, g.to_move, card, self.any_icon) if fits else None
        return None

    def text(self, talk: Talk, form: str = "") -> str:
        word = "imperium-free-play-any-icon" if self.any_icon else "imperium-free-play"
        return talk.say(word + form, {"cards": self.fitting.text(talk, 1, WHAT)})


class FreePlayIt(Asking):
    """Play the card just acquired, without a token, if it can be played (I143)."""

    asks = "free-play-it"

    def step(self, g: State, seat: int, source: int) -> None:
        card = g.stack[g.stack[g.top + SCOPE] + IT]
        g.pop()
        if card in g.zones[at.HAND + seat] and playable(g, seat, card):
            play_card(g, seat, card)


class PlayFromDiscard(PickCard):
    """Play a region out of the discard pile; an action token is spent."""

    def __init__(self, fitting: Filter) -> None:
        super().__init__("play-from-discard")
        self.fitting = fitting

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        if not g.nums[at.ACTIONS + seat]:
            return []
        return playable_of(g, seat, at.DISCARD, self.fitting)

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        g.nums[at.ACTIONS + seat] -= 1
        play_card(g, seat, card)

    def beside(self, g: State, card: int) -> list[Thing]:
        return [Pile("actions", g.to_move, PAYS), *payers(g, WHEN_PLAYED[KINDS[card]])]


class GarrisonThis(PickCard):
    """This card goes under a region in play instead of the discard pile; IT is the region."""

    asks = "garrison-this"

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        if source not in g.zones[at.PLAYED + seat]:
            return []
        return [card for card in in_play(g, seat) if SUITS[KINDS[card]] & at.REGION]

    def act(self, g: State, seat: int, source: int, card: int) -> None:
        g.zones[at.PLAYED + seat].remove(source)
        garrison_under(g, seat, card, source)
        g.stack[g.stack[g.top + SCOPE] + IT] = card


class HostsPlayEffect(Deed):
    """The play effect of the region this card has been garrisoned under (I145)."""

    says = "hosts-effect"

    def do(self, g: State, seat: int, source: int) -> None:
        host = g.stack[g.stack[g.top + SCOPE] + IT]
        if host < 0:
            return
        effect = WHEN_PLAYED[KINDS[host]]
        if effect is not None:
            begin_effect(g, effect, seat, host)
