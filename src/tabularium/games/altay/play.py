"""What a turn offers beside buying, fighting and developing: cards, abilities, the end (A28)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import FIRST, SMALL, Action
from tabularium.games.altay import layout as at
from tabularium.games.altay.attack import can_attack
from tabularium.games.altay.catalogue import ATTACK, EFFECTS, KEY, KIND, KINDS, POINTS, kind_of
from tabularium.games.altay.events import (
    ABILITY_USED,
    PLAY,
)
from tabularium.games.altay.hand import at_hand, take_to_play
from tabularium.games.altay.table import Lay
from tabularium.games.altay.words import Card
from tabularium.kernel.machine import State, Wording
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason

# why a card cannot be played, or an achievement used
PLAYED_BEFORE: Final = Reason("why-altay-played", "A29")
DISCARDED: Final = Reason("why-altay-discarded", "A30")
OUT_OF_THE_GAME: Final = Reason("why-altay-gone", "A6")
ATTACK_FIRST: Final = Reason("why-altay-attack-first", "A44")
NO_ATTACK: Final = Reason("why-altay-no-attack", "A44")
USED: Final = Reason("why-altay-used", "A11")
AT_TURN_END: Final = Reason("why-altay-turn-end", "A11")
BY_ITSELF: Final = Reason("why-altay-by-itself", "A11")
FOR_POINTS: Final = Reason("why-altay-points", "A64")
WORKED_ONCE: Final = Reason("why-altay-instant", "A11")


class PlayCard(Action):
    """Play a card from hand for exactly one of its effects (A28)."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        seen = 0
        for card in g.zones[at.HAND + seat] + g.zones[at.ARCHIVE + seat]:
            kind = KINDS[card]
            if seen >> kind & 1:
                continue
            seen |= 1 << kind
            for number, effect in enumerate(EFFECTS[kind]):
                if effect.can(g, seat, card):
                    out.append(self.verb | kind << FIRST | number)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        if thing.zone == "gone":
            return OUT_OF_THE_GAME
        if thing.seat != seat:
            return None
        if thing.zone == "played":
            return PLAYED_BEFORE
        if thing.zone == "discard":
            return DISCARDED
        if thing.zone in ("hand", "archive"):
            return self.held_back(g, seat, kind_of(thing.name))
        return None

    def held_back(self, g: State, seat: int, kind: int) -> Reason | None:
        """Why a card at hand cannot be played for any of its effects."""
        if ATTACK[kind]:
            return ATTACK_FIRST if can_attack(g, seat) else NO_ATTACK
        for card in g.zones[at.HAND + seat] + g.zones[at.ARCHIVE + seat]:
            if KINDS[card] == kind:
                for effect in EFFECTS[kind]:
                    reason = effect.reason(g, seat, card)
                    if reason is not None:
                        return reason
        return None

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

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        """What an achievement does happens once a turn, at its end, or by itself."""
        if thing.zone != "achievements" or thing.seat != seat:
            return None
        for card in g.zones[at.DONE + seat]:
            if KEY[KINDS[card]] == thing.name:
                if card in g.hook(seat, at.ABILITY):
                    if g.marks[card]:
                        return USED
                    effect = Wording(g.rules.response(card, at.ABILITY))
                    return Reason("why-useless", "A11", {"effect": effect})
                if card in g.hook(seat, at.TURN_END):
                    return AT_TURN_END
        kind = kind_of(thing.name)
        if KIND[kind].stands:
            return BY_ITSELF
        return FOR_POINTS if POINTS[kind] is not None else WORKED_ONCE

    def carry_out(self, g: State, seat: int, code: int) -> None:
        kind = code & SMALL
        for card in g.hook(seat, at.ABILITY):
            if KINDS[card] == kind:
                g.marks[card] = 1
                if g.telling:
                    g.tell(ABILITY_USED, seat, kind)
                g.perform(g.rules.response(card, at.ABILITY), seat, card)
                return

    def key(self, g: State, code: int) -> str:
        return f"use:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        kind = code & SMALL
        effect = g.rules.responses[kind * g.rules.n_hooks + at.ABILITY]
        assert effect is not None
        card = Card("achievements", g.to_move, kind)
        return Offer("altay-do-use", {"card": card, "effect": Wording(effect)})


class EndTurn(Action):
    """End the turn."""

    def __init__(self) -> None:
        super().__init__()
        self.word = "end"

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        out.append(self.verb)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()

    def key(self, g: State, code: int) -> str:
        return self.word

    def option(self, g: State, code: int) -> Offer:
        return Offer("altay-do-end")
