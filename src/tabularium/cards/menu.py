"""A menu: what a player may do now, offered by a list of actions."""

from __future__ import annotations

from typing import Final

from tabularium.declare.names import CardThing
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

# an option code packs the action and two numbers of its own
VERB: Final = 24
FIRST: Final = 12
SMALL: Final = 4095

BUTTONS: Final = "action"  # the zone of what stands for itself, not for a thing on the table


class Action:
    """One thing a menu may offer. It fills in its options and carries out the one chosen."""

    def __init__(self) -> None:
        self.verb: int = 0  # set by the menu: the high bits of this action's option codes
        self.word = ""  # the name of its button, where it needs no thing on the table

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        raise NotImplementedError

    def carry_out(self, g: State, seat: int, code: int) -> None:
        raise NotImplementedError

    def key(self, g: State, code: int) -> str:
        raise NotImplementedError

    def option(self, g: State, code: int) -> Offer:
        """The option in words, with the things on the table it is about."""
        raise NotImplementedError

    def label(self, g: State, code: int, talk: Talk) -> str:
        return self.option(g, code).text(talk)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        """Why this action is not offered with a thing; None where it has nothing to say of it.

        It rests on the same function as ``offer``: what may be done is said once.
        """
        return None

    def parts(self) -> list[Node]:
        """The nodes this action may push."""
        return []


class CardAction(Action):
    """Something that is done with a card of a zone: a shared one, or the player's own.

    Options have the keys ``<does>:<card>`` and the words ``<game>-do-<does>``. Cards of a kind are
    one option.
    """

    def __init__(self, does: str, zone: str, start: int, own: bool) -> None:
        super().__init__()
        self.does = does
        self.zone = zone  # its entry of the view
        self.start = start
        self.own = own

    def why(self, g: State, seat: int, kind: int) -> Reason | None:
        """Why it cannot be done with a kind of card that lies there."""
        return None

    def act(self, g: State, seat: int, card: int) -> None:
        """Do it: the card has left its zone, and the menu has been left."""
        raise NotImplementedError

    def price(self, g: State, seat: int, kind: int) -> int:
        """What it costs or brings, for the words."""
        return 0

    def at(self, seat: int) -> int:
        return self.start + (seat if self.own else 0)

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        kinds = g.rules.kinds
        for kind in dict.fromkeys([kinds[card] for card in g.zones[self.at(seat)]]):
            if self.why(g, seat, kind) is None:
                out.append(self.verb | kind)

    def refuses(self, g: State, seat: int, thing: Thing) -> Reason | None:
        if thing.zone != self.zone or (self.own and thing.seat != seat):
            return None
        return self.why(g, seat, g.rules.card_keys().index(thing.name))

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        cards = g.zones[self.at(seat)]
        for i in range(len(cards)):
            if g.rules.kinds[cards[i]] == code & SMALL:
                self.act(g, seat, cards.pop(i))
                return

    def key(self, g: State, code: int) -> str:
        return f"{self.does}:{g.rules.card_keys()[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        kind = code & SMALL
        card = CardThing(g, self.zone, g.to_move if self.own else -1, kind)
        n = self.price(g, g.to_move, kind)
        return Offer(f"{g.rules.info.id}-do-{self.does}", {"card": card, "n": n})


class ButtonAction(Action):
    """Something that needs no thing on the table: its key is its word."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def act(self, g: State, seat: int) -> None:
        """Do it: the menu has been left."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        out.append(self.verb)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        self.act(g, seat)

    def key(self, g: State, code: int) -> str:
        return self.word

    def option(self, g: State, code: int) -> Offer:
        return Offer(f"{g.rules.info.id}-do-{self.word}")


class Menu(Node):
    """Asks the same seat again and again until an action leaves the menu by popping it."""

    def __init__(self, decision: str, prompt: str, actions: list[Action]) -> None:
        super().__init__()
        self.decision = decision
        self.message = prompt
        self.actions = actions
        for number, action in enumerate(actions):
            action.verb = number << VERB

    def parts(self) -> list[Node]:
        return [part for action in self.actions for part in action.parts()]

    def step(self, g: State, seat: int, source: int) -> None:
        out: list[int] = []
        for action in self.actions:
            action.offer(g, seat, out)
        g.ask(seat, out)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        self.actions[code >> VERB].carry_out(g, seat, code)

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        for action in self.actions:
            reason = action.refuses(g, g.to_move, thing)
            if reason is not None:
                return reason
        if thing.seat not in (-1, g.to_move):
            return Reason("why-rival", g.rules.info.cited.rivals)
        return None

    def buttons(self) -> list[str]:
        """The actions that stand for themselves, not for a thing on the table."""
        return [action.word for action in self.actions if action.word]

    def kind(self) -> str:
        return self.decision

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(self.message)

    def key(self, g: State, code: int) -> str:
        return self.actions[code >> VERB].key(g, code)

    def option(self, g: State, code: int) -> Offer:
        return self.actions[code >> VERB].option(g, code)

    def label(self, g: State, code: int, talk: Talk) -> str:
        return self.actions[code >> VERB].label(g, code, talk)
