"""Several cards are chosen at once: the example of docs/new-game.md."""

from typing import Final

from tabularium.cards.control import Asking
from tabularium.declare.names import CardThing
from tabularium.kernel.machine import R0, R1
from tabularium.kernel.offer import Offer
from tabularium.kernel.several import Member, Several

MOST: Final = 2
DONE: Final = 1000  # an option beside the kinds of cards


class ThrowAway(Asking):
    """Up to two cards from hand are thrown away. R0: the last kind, R1: how many there were."""

    def __init__(self):
        super().__init__("throw")

    def kinds(self, g, seat):
        """What may still be picked: in the order of the catalogue, so that no set has two ways."""
        hand = [g.rules.kinds[card] for card in g.zones[g.rules.hand + seat]]
        return [kind for kind in sorted(hand) if kind >= g.stack[g.top + R0]]

    def step(self, g, seat, source):
        kinds = self.kinds(g, seat) if g.stack[g.top + R1] < MOST else []
        if kinds:
            g.ask(seat, [*dict.fromkeys(kinds), DONE])
        else:
            g.pop()

    def chose(self, g, seat, source, code):
        if code == DONE:
            g.pop()
            return
        hand = g.zones[g.rules.hand + seat]
        card = next(card for card in hand if g.rules.kinds[card] == code)
        hand.remove(card)
        g.marks[card] = 0  # whatever lay on it
        g.zones[g.rules.done].append(card)
        g.pick(code, g.stack[g.top + R1] == 0)  # noted; whether it is the first of the set
        g.stack[g.top + R0] = code
        g.stack[g.top + R1] += 1

    def several(self, g):
        kinds, taken = self.kinds(g, g.to_move), g.stack[g.top + R1]
        members = [Member([kind], kinds.count(kind)) for kind in dict.fromkeys(kinds)]
        return Several(members, 0, MOST - taken, taken, done=DONE)

    def key(self, g, code):
        return "done" if code == DONE else f"throw:{g.rules.card_keys()[code]}"

    def option(self, g, code):
        if code == DONE:
            return Offer(f"{self.game}-do-done")
        card = CardThing(g, "hand", g.to_move, code)
        return Offer(f"{self.game}-do-throw", {"card": card})

    def member_label(self, g, code, talk):
        return g.rules.card_words(code, talk)

    def set_label(self, g, several, counts, talk):
        if not any(counts):
            return talk.say(f"{self.game}-do-done")
        cards = self.chosen_words(g, several, counts, talk)
        return talk.say(f"{self.game}-do-throw", {"card": cards})
