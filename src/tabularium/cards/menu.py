"""A menu: what a player may do now, offered by a list of actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from tabularium.declare.names import CardThing
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import PAYS, Offer, Thing
from tabularium.kernel.part import lacking
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

# an option code packs the action and two numbers of its own
VERB: Final = 24
FIRST: Final = 12
SMALL: Final = 4095

BUTTONS: Final = "action"  # the zone of what stands for itself, not for a thing on the table


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing a menu may offer: with what it could be done, what stands against it, and the deed.

    What may be done is said once, with its reason; what is offered and what is refused follow.
    """

    def __init__(self) -> None:
        self.verb: int = 0  # set by the menu: the high bits of this action's option codes
        self.word = ""  # the name of its button, where it needs no thing on the table

    def candidates(self, g: State, seat: int) -> list[int]:
        """What it could be done with, as numbers of its own, in the order of the options."""
        raise lacking(self, "candidates")

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        """Why it cannot be done with a candidate; None when it is offered.

        It is asked in every turn: a reason that has much to say may be a constant here, and finds
        its words in ``worded``.
        """
        return None

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        """The reason with all it has to say."""
        return found

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        """Add the options.

        An action that is weighed in every turn may do so by itself, quicker than by its reasons;
        then it says ``of`` in place of ``candidates``, and ``testing/legal.py`` compares.
        """
        for code in self.candidates(g, seat):
            if self.reason(g, seat, code) is None:
                out.append(self.verb | code)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        """The candidates that a thing on the table stands for, the likeliest first."""
        return [
            code
            for code in self.candidates(g, seat)
            for other in self.option(g, self.verb | code).about
            if other.place == thing.place and other.part != PAYS
        ]

    def carry_out(self, g: State, seat: int, code: int) -> None:
        raise lacking(self, "carry_out")

    def key(self, g: State, code: int) -> str:
        raise lacking(self, "key")

    def option(self, g: State, code: int) -> Offer:
        """The option in words, with the things on the table it is about."""
        raise lacking(self, "option")

    def label(self, g: State, code: int, talk: Talk) -> str:
        return self.option(g, code).text(talk)

    def messages(self, game: str) -> list[str]:
        """The messages of its options, as nodes give theirs."""
        return []

    def parts(self) -> list[Node]:
        """The nodes this action may push."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
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
        raise lacking(self, "act")

    def price(self, g: State, seat: int, kind: int) -> int:
        """What it costs or brings, for the words."""
        return 0

    def at(self, seat: int) -> int:
        return self.start + (seat if self.own else 0)

    def candidates(self, g: State, seat: int) -> list[int]:
        kinds = g.rules.kinds
        return list(dict.fromkeys([kinds[card] for card in g.zones[self.at(seat)]]))

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        return self.why(g, seat, code)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        cards = g.zones[self.at(seat)]
        for i in range(len(cards)):
            if g.rules.kinds[cards[i]] == code & SMALL:
                self.act(g, seat, cards.pop(i))
                return

    def messages(self, game: str) -> list[str]:
        return [f"{game}-do-{self.does}"]

    def key(self, g: State, code: int) -> str:
        return f"{self.does}:{g.rules.card_keys()[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        kind = code & SMALL
        card = CardThing(g, self.zone, g.to_move if self.own else -1, kind)
        n = self.price(g, g.to_move, kind)
        return Offer(f"{g.rules.info.id}-do-{self.does}", {"card": card, "n": n})


@mypyc_attr(allow_interpreted_subclasses=True)
class ButtonAction(Action):
    """Something that needs no thing on the table: its key is its word."""

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def why(self, g: State, seat: int) -> Reason | None:
        """Why it cannot be done now."""
        return None

    def act(self, g: State, seat: int) -> None:
        """Do it: the menu has been left."""

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        if self.why(g, seat) is None:
            out.append(self.verb)

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        return self.why(g, seat)

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        return [0] if thing.zone == BUTTONS and thing.name == self.word else []

    def carry_out(self, g: State, seat: int, code: int) -> None:
        g.pop()
        self.act(g, seat)

    def messages(self, game: str) -> list[str]:
        return [f"{game}-do-{self.word}"]

    def key(self, g: State, code: int) -> str:
        return self.word

    def option(self, g: State, code: int) -> Offer:
        return Offer(f"{g.rules.info.id}-do-{self.word}")


@mypyc_attr(allow_interpreted_subclasses=True)
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
        """The first reason of an action that could be done with it; None when one can be."""
        seat = g.to_move
        first: Reason | None = None
        for action in self.actions:
            for code in action.of(g, seat, thing):
                found = action.reason(g, seat, code)
                if found is None:
                    return None
                if first is None:
                    first = action.worded(g, seat, code, found)
        return first if first is not None else self.lies(g, thing)

    def lies(self, g: State, thing: Thing) -> Reason | None:
        """Why a thing is not used with which no action could be done."""
        if thing.seat not in (-1, g.to_move):
            return Reason("why-rival", g.rules.info.cited.rivals)
        return None

    def buttons(self) -> list[str]:
        """The actions that stand for themselves, not for a thing on the table."""
        return [action.word for action in self.actions if action.word]

    def kind(self) -> str:
        return self.decision

    def messages(self) -> list[str]:
        said = [message for action in self.actions for message in action.messages(self.game)]
        return [self.message, *said]

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(self.message)

    def key(self, g: State, code: int) -> str:
        return self.actions[code >> VERB].key(g, code)

    def option(self, g: State, code: int) -> Offer:
        return self.actions[code >> VERB].option(g, code)

    def label(self, g: State, code: int, talk: Talk) -> str:
        return self.actions[code >> VERB].label(g, code, talk)
