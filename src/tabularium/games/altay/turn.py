"""Turns and rounds (A27-A31, A65, A68)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import FIRST, SMALL, VERB, Action, Menu
from tabularium.cards.sequence import Sequence
from tabularium.cards.standing import Fire
from tabularium.games.altay import layout as at
from tabularium.games.altay.attack import DECLARE, can_attack
from tabularium.games.altay.catalogue import ATTACK, EFFECTS, KEY, KINDS, POINTS, STANDING, kind_of
from tabularium.games.altay.counts import territories_of
from tabularium.games.altay.develop import Abandon, Start
from tabularium.games.altay.events import (
    ABILITY_USED,
    COINS_GAINED,
    GAME_OVER,
    LAST_ROUND,
    PLAY,
)
from tabularium.games.altay.events import (
    TURN as TURN_BEGINS,
)
from tabularium.games.altay.hand import at_hand, draw, take_to_play
from tabularium.games.altay.market import Buy, Trade
from tabularium.games.altay.table import DropCard, Lay, Place, Take
from tabularium.games.altay.words import Card
from tabularium.kernel.machine import Node, State, Verb, Wording
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
        if STANDING[kind]:
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


class CleanUp(Verb):
    """Goods are lost or turned into coins, all cards are discarded, a new hand is drawn (B30)."""

    def do(self, g: State, seat: int, source: int) -> None:
        nums = g.nums
        zones = g.zones
        left = 0
        for good in range(5):
            left += nums[at.POOL + good]
            nums[at.POOL + good] = 0
        if left and g.opts[at.TRADE]:
            nums[at.COINS + seat] += left
            if g.telling:
                g.tell(COINS_GAINED, seat, left)
        zones[at.DISCARD + seat] += zones[at.HAND + seat]
        zones[at.DISCARD + seat] += zones[at.PLAYED + seat]
        zones[at.HAND + seat] = []
        nums[at.KNOWN + seat] = 0
        zones[at.PLAYED + seat] = []
        for card in g.hook(seat, at.ABILITY):
            g.marks[card] = 0
        size = at.HAND_SIZE + nums[at.EXTRA]
        for number in (at.USED, at.BOUGHT, at.FORTH, at.BACK, at.FRESH, at.EXTRA):
            nums[number] = 0
        draw(g, seat, size)


def has_ended(g: State) -> bool:
    """Somebody has no settlement left to place, or none on the board (A65, B27)."""
    nums = g.nums
    for seat in range(g.seats):
        if nums[at.SUPPLY + seat] + nums[at.ON_CARD + seat] == 0 or not territories_of(g, seat):
            return True
    return False


def is_last_round(g: State) -> bool:
    """Whether the game ends with this round."""
    return has_ended(g) or g.nums[at.ROUND] == g.opts[at.ROUND_LIMIT]


class TurnMenu(Menu):
    """The menu of a turn notices when somebody can do more than use an ability (B43)."""

    def step(self, g: State, seat: int, source: int) -> None:
        super().step(g, seat, source)
        if g.nums[at.IDLE] == 0:
            return
        for code in g.options:
            verb = code >> VERB << VERB
            if verb != USE_ABILITY.verb and verb != END_TURN.verb:
                g.nums[at.IDLE] = 0
                return


class Rounds(Node):
    """Everybody's turn, round after round, until the game ends with a finished round."""

    def step(self, g: State, seat: int, source: int) -> None:
        nums = g.nums
        turn = (nums[at.TURN] + 1) % g.seats if nums[at.ROUND] else nums[at.FIRST]
        if turn == nums[at.FIRST]:
            if nums[at.ROUND] and (is_last_round(g) or nums[at.IDLE] == at.IDLE_ROUNDS):
                if g.telling:
                    g.tell(GAME_OVER, turn)
                g.finish()
                return
            nums[at.ROUND] += 1
            nums[at.IDLE] += 1
        nums[at.TURN] = turn
        if g.telling:
            if is_last_round(g):
                g.tell(LAST_ROUND, turn)
            g.tell(TURN_BEGINS, turn, nums[at.ROUND])
        g.push(TURN_ENDS, turn, -1)
        g.push(MAIN, turn, -1)


USE_ABILITY: Final = UseAbility()
END_TURN: Final = EndTurn()
MAIN: Final = TurnMenu(
    "turn",
    "altay-ask-turn",
    [
        PlayCard(),
        Place(),
        Take(),
        Buy(),
        DECLARE,
        Start(),
        USE_ABILITY,
        Trade(),
        Abandon(),
        DropCard(),
        END_TURN,
    ],
)
TURN_ENDS: Final = Sequence([Fire(at.TURN_END), CleanUp()])
ROUNDS: Final = Rounds()
