"""Defending against an attack: surrendering or fighting (A49-A54)."""

from __future__ import annotations

from typing import Final

from tabularium.declare.names import seat_words
from tabularium.games.altay import layout as at
from tabularium.games.altay.battle import (
    CARDS,
    DONE_PICKING,
    attack_strength,
    origin_of,
    standing_defence,
    target_of,
)
from tabularium.games.altay.build import remove_settlement
from tabularium.games.altay.catalogue import DEFENCE, KEY, kind_of
from tabularium.games.altay.events import BATTLE, CAPTURE, DISCARDED, FIGHT, PLAY, SURRENDER, TIE
from tabularium.games.altay.hand import (
    at_hand,
    copies,
    draw,
    kinds_in_hand,
    playable_kinds,
    take_from_hand,
    take_to_play,
)
from tabularium.games.altay.words import card_words, place_words
from tabularium.kernel.machine import PC, R0, R1, R2, R3, SCOPE, SEAT, Node, State
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import Member, Several, set_of, total
from tabularium.locale.talk import Talk

DISCARDS_IN_ORDER: Final = Reason("why-altay-order", "A50")
DEFENDS_IN_ORDER: Final = Reason("why-altay-order", "A51")
NO_SYMBOL: Final = Reason("why-altay-no-defence", "A51")

# the defender's program
CHOOSING: Final = 0
SURRENDERING: Final = 1
FIGHTING: Final = 2
OVER: Final = 3
# its registers
SHIELDS: Final = R0  # defence symbols played
SPENT: Final = R1  # cards played or discarded
SURRENDERED: Final = R2
NEXT: Final = R3  # as LEAST


class Defend(Node):
    """Surrender or fight, lose or win a settlement, draw as many cards as were spent."""

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == CHOOSING:
            g.ask(seat, [SURRENDERING, FIGHTING])
        elif pc == OVER:
            self.settle(g)
        else:
            out: list[int] = []
            if self.may_spend(g) > 0:
                out = self.cards_to_spend(g, seat)
            out.append(DONE_PICKING)
            g.ask(seat, out)

    def cards_to_spend(self, g: State, seat: int) -> list[int]:
        """The kinds that can still be discarded, or played for their defence symbols."""
        least = g.stack[g.top + NEXT]
        fighting = g.stack[g.top + PC] == FIGHTING
        kept = self.counts_kept(g, g.stack[g.top + PC])
        hand = playable_kinds(g, seat) if kept else kinds_in_hand(g, seat)
        return [kind for kind in hand if kind >= least and (DEFENCE[kind] or not fighting)]

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        pc = g.stack[g.top + PC]
        if pc == CHOOSING or thing.seat != g.to_move or thing.zone != "hand":
            return None
        kind = kind_of(thing.name)
        if kind in g.options:
            return None
        if pc == SURRENDERING:
            return DISCARDS_IN_ORDER
        return DEFENDS_IN_ORDER if DEFENCE[kind] else NO_SYMBOL

    def may_spend(self, g: State) -> int:
        """How many cards more: whoever surrenders discards at most as many as were played (A50)."""
        stack = g.stack
        if stack[g.top + PC] == SURRENDERING:
            return stack[stack[g.top + SCOPE] + CARDS] - stack[g.top + SPENT]
        return at.ANY_NUMBER

    def several(self, g: State) -> Several | None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        if stack[top + PC] == CHOOSING:
            return None
        fighting = stack[top + PC] == FIGHTING
        kept = self.counts_kept(g, stack[top + PC])
        members = [
            Member([kind], copies(g, seat, kind, kept), DEFENCE[kind] if fighting else 1)
            for kind in self.cards_to_spend(g, seat)
        ]
        most = min(self.may_spend(g), sum([member.most for member in members]))
        return set_of(Several(members, 0, most, stack[top + SPENT], 0, DONE_PICKING))

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return card_words(talk, code)

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        cards = self.chosen_words(g, several, counts, talk)
        if g.stack[g.top + PC] == SURRENDERING:
            if not cards:
                return talk.say("altay-do-discard-no-more")
            return talk.say("altay-set-discard", {"cards": cards})
        resistance = defence_strength(g, g.top) + total(several, counts)
        if not cards:
            return talk.say("altay-do-defend-now", {"resistance": resistance})
        return talk.say("altay-set-defend", {"cards": cards, "resistance": resistance})

    def set_outcome(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        stack = g.stack
        if stack[g.top + PC] == SURRENDERING:
            n = stack[g.top + SPENT] + sum(counts)
            return talk.say("altay-outcome-surrender", {"n": n})
        attack = stack[g.top + SCOPE]
        strength = attack_strength(g, attack)
        resistance = defence_strength(g, g.top) + total(several, counts)
        message = "altay-outcome-tie"
        place = target_of(g, attack)
        if strength > resistance:
            message = "altay-outcome-lost"
        elif strength < resistance:
            message = "altay-outcome-won"
            place = origin_of(g, attack)
        return talk.say(
            message,
            {
                "strength": strength,
                "resistance": resistance,
                "rival": seat_words(g, stack[attack + SEAT], talk),
                "place": place_words(talk, place),
            },
        )

    def counts_kept(self, g: State, pc: int) -> bool:
        """Whether the card kept by Writing counts as in hand here (B16)."""
        return g.opts[at.ARCHIVE_DEFENDS if pc == FIGHTING else at.ARCHIVE_SURRENDERS] > 0

    def fits(self, g: State, frame: int) -> bool:
        stack = g.stack
        attack = stack[frame + SCOPE]
        return (
            attack < frame
            and g.rules.nodes[stack[attack]].kind() == "attack"
            and g.nums[at.OWNER + target_of(g, attack)] == stack[frame + SEAT]
            and CHOOSING <= stack[frame + PC] <= OVER
        )

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == CHOOSING:
            stack[top + PC] = code
            if code == SURRENDERING:
                stack[top + SURRENDERED] = 1
            if g.telling:
                g.tell(SURRENDER if code == SURRENDERING else FIGHT, seat)
            return
        if code == DONE_PICKING:
            stack[top + PC] = OVER
            return
        g.pick(code, stack[top + SPENT] == 0)
        # spent cards reach the discard pile before the refill (B31)
        if self.counts_kept(g, pc):
            card = take_to_play(g, seat, code)
        else:
            card = take_from_hand(g, seat, code)
        g.zones[at.DISCARD + seat].append(card)
        stack[top + SPENT] += 1
        stack[top + NEXT] = code
        if pc == FIGHTING:
            stack[top + SHIELDS] += DEFENCE[code]
        if g.telling:
            g.tell(PLAY if pc == FIGHTING else DISCARDED, seat, code)

    def settle(self, g: State) -> None:
        stack = g.stack
        top = g.top
        attack = stack[top + SCOPE]
        attacker = stack[attack + SEAT]
        defender = stack[top + SEAT]
        origin = origin_of(g, attack)
        target = target_of(g, attack)
        spent = stack[top + SPENT]
        strength = attack_strength(g, attack)
        resistance = defence_strength(g, top)
        if stack[top + SURRENDERED]:
            capture(g, attacker, defender, target)
        else:
            if g.telling:
                g.tell(BATTLE, attacker, strength, resistance, defender)
            if strength > resistance:
                capture(g, attacker, defender, target)
            elif strength < resistance:
                capture(g, defender, attacker, origin)
            elif g.telling:
                g.tell(TIE, attacker)
        g.pop()
        draw(g, defender, spent)

    def kind(self) -> str:
        return "defend"

    def prompt(self, g: State, talk: Talk) -> str:
        stack = g.stack
        top = g.top
        attack = stack[top + SCOPE]
        args: dict[str, str | int] = {
            "rival": seat_words(g, stack[attack + SEAT], talk),
            "place": place_words(talk, target_of(g, attack)),
            "strength": attack_strength(g, attack),
            "resistance": defence_strength(g, top),
            "n": stack[attack + CARDS] - stack[top + SPENT],
        }
        pc = stack[top + PC]
        if pc == SURRENDERING:
            return talk.say("altay-ask-surrender", args)
        if pc == FIGHTING:
            return talk.say("altay-ask-fight", args)
        return talk.say("altay-ask-defend", args)

    def key(self, g: State, code: int) -> str:
        pc = g.stack[g.top + PC]
        if pc == CHOOSING:
            return "surrender" if code == SURRENDERING else "fight"
        if code == DONE_PICKING:
            return "done"
        return f"discard:{KEY[code]}" if pc == SURRENDERING else f"play:{KEY[code]}:defence"

    def option(self, g: State, code: int) -> Offer:
        pc = g.stack[g.top + PC]
        if pc == CHOOSING:
            return Offer("altay-do-surrender" if code == SURRENDERING else "altay-do-fight")
        if code == DONE_PICKING:
            message = "altay-do-discard-no-more" if pc == SURRENDERING else "altay-do-defend-now"
            return Offer(message, {"resistance": defence_strength(g, g.top)})
        held = at_hand(g, g.to_move, code)
        about = held[1:] if self.counts_kept(g, pc) else []
        if pc == SURRENDERING:
            return Offer("altay-do-discard", {"card": held[0]}, about)
        return Offer("altay-do-add-defence", {"card": held[0], "n": DEFENCE[code]}, about)


def defence_strength(g: State, frame: int) -> int:
    """Settlements of the target, symbols on the cards, and Strategy (A52, B18)."""
    stack = g.stack
    return standing_defence(g, target_of(g, stack[frame + SCOPE])) + stack[frame + SHIELDS]


def capture(g: State, winner: int, loser: int, territory: int) -> None:
    """The loser's settlement leaves the territory of this battle for the winner (A53)."""
    remove_settlement(g, territory)
    g.nums[at.CAPTURED + winner * at.SEATS + loser] += 1
    if g.telling:
        g.tell(CAPTURE, winner, loser)


DEFEND: Final = Defend()
