"""What a turn offers beside buying, fighting and developing: cards, abilities, the end (A28)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import FIRST, SMALL, Action
from tabularium.declare.names import CardThing
from tabularium.games.altay import layout as at
from tabularium.games.altay.catalogue import ATTACK, EFFECTS, KEY, KIND, KINDS, POINTS, kind_of
from tabularium.games.altay.declare_attack import can_attack
from tabularium.games.altay.events import ABILITY_USED, PLAY
from tabularium.games.altay.hand import at_hand, cards_at_hand, one_of, take_to_play
from tabularium.games.altay.table import Lay
from tabularium.kernel.machine import Node, State, Wording
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason

# why a card cannot be played, or an achievement used
HELD_BACK: Final = Reason("why-useless", "A28")  # said with the effect
ATTACK_FIRST: Final = Reason("why-altay-attack-first", "A44")
NO_ATTACK: Final = Reason("why-altay-no-attack", "A44")
USED: Final = Reason("why-altay-used", "A11")
USELESS: Final = Reason("why-useless", "A11")  # said with the effect
AT_TURN_END: Final = Reason("why-altay-turn-end", "A11")
BY_ITSELF: Final = Reason("why-altay-by-itself", "A11")
FOR_POINTS: Final = Reason("why-altay-points", "A64")
WORKED_ONCE: Final = Reason("why-altay-instant", "A11")


class PlayCard(Action):
    """Play a card from hand for exactly one of its effects (A28)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        seen = 0
        for card in cards_at_hand(g, seat):
            kind = KINDS[card]
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            for number, effect in enumerate(EFFECTS[kind]):
                if effect.can(g, seat, card):
                    out.append(self.verb | kind << FIRST | number)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        if thing.seat != seat or thing.zone not in ("hand", "archive"):
            return []
        kind = kind_of(thing.name)
        return [kind << FIRST | number for number in range(len(EFFECTS[kind]))]

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        kind = code >> FIRST
        card = one_of(cards_at_hand(g, seat), kind)
        return None if EFFECTS[kind][code & SMALL].can(g, seat, card) else HELD_BACK

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        kind = code >> FIRST
        if ATTACK[kind]:
            return ATTACK_FIRST if can_attack(g, seat) else NO_ATTACK
        card = one_of(cards_at_hand(g, seat), kind)
        return EFFECTS[kind][code & SMALL].reason(g, seat, card) or found

    def carry_out(self, g: State, seat: int, code: int) -> None:
        kind = code >> FIRST & SMALL
        effect = EFFECTS[kind][code & SMALL]
        card = take_to_play(g, seat, kind)
        if g.telling:
            g.tell(PLAY, seat, kind)
        if isinstance(effect, Lay):
            g.zones[at.TABLE + seat].append(card)
        else:
            g.zones[at.PLAYED + seat].append(card)
            g.perform(effect, seat, card)

    def key(self, g: State, code: int) -> str:
        kind = code >> FIRST & SMALL
        return f"play:{KEY[kind]}:{EFFECTS[kind][code & SMALL].slug()}"

    def option(self, g: State, code: int) -> Offer:
        kind = code >> FIRST & SMALL
        effect = Wording(EFFECTS[kind][code & SMALL])
        held = at_hand(g, g.to_move, kind)
        return Offer("altay-do-play", {"card": held[0], "effect": effect}, held[1:])


class UseAbility(Action):
    """Use a finished technology, once per turn (A11)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        for card in g.hook(seat, at.ABILITY):
            if g.marks[card] == 0 and g.rules.response(card, at.ABILITY).can(g, seat, card):
                out.append(self.verb | KINDS[card])

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        """What an achievement does happens once a turn, at its end, or by itself."""
        card = one_of(g.hook(seat, at.ABILITY), code)
        if card >= 0:
            if g.marks[card]:
                return USED
            return None if g.rules.response(card, at.ABILITY).can(g, seat, card) else USELESS
        if one_of(g.hook(seat, at.TURN_END), code) >= 0:
            return AT_TURN_END
        if KIND[code].stands:
            return BY_ITSELF
        return FOR_POINTS if POINTS[code] is not None else WORKED_ONCE

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        if found is not USELESS:
            return found
        effect = Wording(self.effect(g, code))
        return Reason(USELESS.message, USELESS.rule, {"effect": effect})

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        mine = thing.zone == "achievements" and thing.seat == seat
        return [kind_of(thing.name)] if mine else []

    def carry_out(self, g: State, seat: int, code: int) -> None:
        kind = code & SMALL
        card = one_of(g.hook(seat, at.ABILITY), kind)
        g.marks[card] = 1
        if g.telling:
            g.tell(ABILITY_USED, seat, kind)
        g.perform(g.rules.response(card, at.ABILITY), seat, card)

    def key(self, g: State, code: int) -> str:
        return f"use:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        kind = code & SMALL
        card = CardThing(g, "achievements", g.to_move, kind)
        return Offer("altay-do-use", {"card": card, "effect": Wording(self.effect(g, kind))})

    def effect(self, g: State, kind: int) -> Node:
        """What a finished technology can do."""
        effect = g.rules.responses[kind * g.rules.n_hooks + at.ABILITY]
        assert effect is not None
        return effect
