"""Attacks on conquest tokens and on opponents (A44-A49)."""

from __future__ import annotations

from typing import Final

from tabularium.games.altay import layout as at
from tabularium.games.altay.battle import (
    CARDS,
    DONE_PICKING,
    LEAST,
    SYMBOLS,
    attack_strength,
    origin_of,
    standing_defence,
    target_of,
    token_value,
)
from tabularium.games.altay.board import NEIGHBOURS, TERRITORIES
from tabularium.games.altay.catalogue import ATTACK, KEY, KINDS, kind_of
from tabularium.games.altay.defend import DEFEND
from tabularium.games.altay.events import CONQUER, PLAY, PRODUCE
from tabularium.games.altay.hand import (
    at_hand,
    attack_symbols,
    cards_at_hand,
    copies,
    playable_kinds,
    take_to_play,
)
from tabularium.games.altay.words import card_words, place_words
from tabularium.kernel.machine import PC, SCOPE, SEAT, Node, State
from tabularium.kernel.offer import Offer, Thing, Word
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import NOTHING, Member, Several, set_of, total
from tabularium.locale.talk import Talk

# why a card cannot be added to an attack
NO_SYMBOL: Final = Reason("why-altay-no-attack-symbol", "A44")
OUT_OF_ORDER: Final = Reason("why-altay-order", "A44")
TOO_WEAK: Final = Reason("why-altay-too-weak", "A47")  # said with both strengths


def too_weak(value: int, strength: int) -> Reason:
    return Reason(TOO_WEAK.message, TOO_WEAK.rule, {"value": value, "strength": strength})


class Attack(Node):
    """Play attack cards for one attack, then beat the token or let the defender answer."""

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        target = target_of(g, top)
        pc = stack[top + PC]
        if pc == 0:
            g.ask(seat, self.cards_to_play(g, seat))
        elif pc == 1 and g.nums[at.TOKEN + target]:
            g.pop()
            conquer(g, seat, target)
        elif pc == 1:
            stack[top + PC] = 2
            g.push(DEFEND, g.nums[at.OWNER + target], -1)
        else:
            g.pop()

    def fits(self, g: State, frame: int) -> bool:
        stack = g.stack
        origin = origin_of(g, frame)
        target = target_of(g, frame)
        return (
            0 <= origin < TERRITORIES
            and target in NEIGHBOURS[origin]
            and g.nums[at.OWNER + origin] == stack[frame + SEAT]
            and g.nums[at.OWNER + target] != stack[frame + SEAT]
            and (g.nums[at.TOKEN + target] > 0) != (g.nums[at.OWNER + target] >= 0)
            and stack[frame + SCOPE] == frame
            and stack[frame + SYMBOLS] >= 0
            and stack[frame + CARDS] >= 0
        )

    def cards_to_play(self, g: State, seat: int) -> list[int]:
        """Cards that still allow the attack to succeed against a token, and being done (B33).

        Cards without which it cannot succeed are passed over and played with the next choice.
        """
        arms = self.arms(g, seat)
        return self.picks(g, arms, self.sure(g, arms))

    def sure_cards(self, g: State, seat: int) -> list[int]:
        """The cards that are part of every choice that is left, in the order of picking."""
        arms = self.arms(g, seat)
        return arms[: self.sure(g, arms)]

    def arms(self, g: State, seat: int) -> list[int]:
        """The attack cards that may still be picked, by their kinds, in the order of picking."""
        least = g.stack[g.top + LEAST]
        arms: list[int] = []
        for card in cards_at_hand(g, seat):
            kind = KINDS[card]
            if kind >= least and ATTACK[kind]:
                arms.append(kind)
        arms.sort()
        return arms

    def sure(self, g: State, arms: list[int]) -> int:
        """How many of them, from the first, are part of every choice."""
        if g.stack[g.top + CARDS] and attack_strength(g, g.top) > token_value(g, g.top):
            return 0  # being done is among the choices
        sure = 0
        while True:
            choice = self.picks(g, arms, sure)
            if len(choice) != 1 or choice[0] == DONE_PICKING:
                return sure
            sure += 1  # the only one is the first: with any later one there is less to come

    def picks(self, g: State, arms: list[int], sure: int) -> list[int]:
        """The next picks when so many cards are taken for granted."""
        value = token_value(g, g.top)
        strength = attack_strength(g, g.top)
        for i in range(sure):
            strength += ATTACK[arms[i]]
        reach = strength
        for i in range(sure, len(arms)):
            reach += ATTACK[arms[i]]
        out: list[int] = []
        for i in range(sure, len(arms)):
            if reach <= value:
                break
            if i == sure or arms[i] != arms[i - 1]:
                out.append(arms[i])
            reach -= ATTACK[arms[i]]
        if g.stack[g.top + CARDS] + sure and strength > value:
            out.append(DONE_PICKING)
        return out

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        if thing.seat != g.to_move or thing.zone not in ("hand", "archive"):
            return None
        kind = kind_of(thing.name)
        if kind in g.options or kind in self.sure_cards(g, g.to_move):
            return None
        if not ATTACK[kind]:
            return NO_SYMBOL
        value = token_value(g, g.top)
        reach = attack_strength(g, g.top) + attack_symbols(g, g.to_move, kind)
        return too_weak(value, reach) if reach <= value else OUT_OF_ORDER

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        for kind in self.sure_cards(g, seat):
            self.play_card(g, seat, kind)
        if code == DONE_PICKING:
            stack[top + PC] = 1
        else:
            self.play_card(g, seat, code)

    def play_card(self, g: State, seat: int, kind: int) -> None:
        stack = g.stack
        top = g.top
        g.pick(kind, stack[top + CARDS] == 0)
        g.zones[at.PLAYED + seat].append(take_to_play(g, seat, kind))
        stack[top + SYMBOLS] += ATTACK[kind]
        stack[top + CARDS] += 1
        stack[top + LEAST] = kind
        if g.telling:
            g.tell(PLAY, seat, kind)

    def next_pick(self, g: State, several: Several, left: list[int]) -> int:
        for kind in self.sure_cards(g, g.stack[g.top + SEAT]):
            for i in range(len(left)):
                if several.members[i].codes[0] == kind:
                    left[i] -= 1
                    if left[i] < 0:
                        return NOTHING
        return super().next_pick(g, several, left)

    def several(self, g: State) -> Several | None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        played = stack[top + CARDS]
        members = [
            Member([kind], copies(g, seat, kind, True), ATTACK[kind])
            for kind in playable_kinds(g, seat)
            if kind >= stack[top + LEAST] and ATTACK[kind]
        ]
        value = token_value(g, top)
        need = max(0, value + 1 - attack_strength(g, top))
        most = sum([member.most for member in members])
        return set_of(Several(members, 0 if played else 1, most, played, need, DONE_PICKING))

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return card_words(talk, code)

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        strength = attack_strength(g, g.top) + total(several, counts)
        cards = self.chosen_words(g, several, counts, talk)
        if not cards:
            return talk.say("altay-do-attack-now", {"strength": strength})
        return talk.say("altay-set-attack", {"cards": cards, "strength": strength})

    def set_outcome(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        target = target_of(g, g.top)
        strength = attack_strength(g, g.top) + total(several, counts)
        token = g.nums[at.TOKEN + target]
        if token:
            enough = strength > at.TOKEN_VALUE[token]
            message = "altay-outcome-conquers" if enough else "altay-outcome-too-weak"
            return talk.say(message, {"strength": strength, "value": at.TOKEN_VALUE[token]})
        value = standing_defence(g, target)
        return talk.say("altay-outcome-attacks", {"strength": strength, "value": value})

    def kind(self) -> str:
        return "attack"

    def prompt(self, g: State, talk: Talk) -> str:
        top = g.top
        origin = origin_of(g, top)
        target = target_of(g, top)
        token = g.nums[at.TOKEN + target]
        message = "altay-ask-attack-token" if token else "altay-ask-attack-seat"
        value = at.TOKEN_VALUE[token] if token else standing_defence(g, target)
        return talk.say(
            message,
            {
                "from": place_words(talk, origin),
                "place": place_words(talk, target),
                "strength": attack_strength(g, top),
                "value": value,
            },
        )

    def key(self, g: State, code: int) -> str:
        return "done" if code == DONE_PICKING else f"play:{KEY[code]}:attack"

    def option(self, g: State, code: int) -> Offer:
        played = self.sure_cards(g, g.to_move)  # with whatever is chosen now
        if code != DONE_PICKING:
            played = [*played, code]
        n = sum([ATTACK[kind] for kind in played])
        cards = Cards(played)
        about = [thing for kind in played for thing in at_hand(g, g.to_move, kind)]
        if code != DONE_PICKING:
            return Offer("altay-do-add-attack", {"card": cards, "n": n}, about)
        n += attack_strength(g, g.top)
        if not played:
            return Offer("altay-do-attack-now", {"strength": n})
        return Offer("altay-set-attack", {"cards": cards, "strength": n}, about)

    def member_about(self, g: State, code: int) -> list[Thing]:
        return at_hand(g, g.to_move, code)


class Cards(Word):
    """Several cards, those of a kind together."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds

    def words(self, talk: Talk) -> str:
        said: list[str] = []
        for kind in sorted(set(self.kinds)):
            n = self.kinds.count(kind)
            thing = card_words(talk, kind)
            said.append(talk.say("set-times", {"n": n, "thing": thing}) if n > 1 else thing)
        return talk.join(said)


def conquer(g: State, seat: int, territory: int) -> None:
    """Take the token and its good; nothing moves in (A48)."""
    nums = g.nums
    token = nums[at.TOKEN + territory]
    nums[at.TOKEN + territory] = 0
    nums[at.TOKENS + seat * at.TOKEN_TYPES + token] += 1
    if g.telling:
        g.tell(CONQUER, seat, territory, token)
    good = at.TOKEN_GOOD[token]
    if good >= 0:
        nums[at.POOL + good] += 1
        if g.telling:
            g.tell(PRODUCE, seat, good, 1)


ATTACK_NODE: Final = Attack()
