"""Unrest: the pile, taking and returning, collapse (I69, I105, I108, I184)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import KINDS, SUITS
from tabularium.games.imperium.choosing import DONE, Card, PickCard
from tabularium.games.imperium.effects import COUNTED
from tabularium.games.imperium.ending import end_game
from tabularium.games.imperium.events import COLLAPSE, UNREST_RETURNED, UNREST_TAKEN
from tabularium.games.imperium.in_order import fire
from tabularium.games.imperium.moves import leave_hand, lift_garrisoned, to_hand
from tabularium.games.imperium.pick_some import ALL_CARDS, PICKED
from tabularium.games.imperium.places import cards_at, places_words
from tabularium.games.imperium.words import EACH, occasion
from tabularium.kernel.machine import SCOPE, SEAT, SOURCE, State, Verb
from tabularium.kernel.offer import Offer
from tabularium.kernel.several import NOTHING, Member, Several, set_of
from tabularium.locale.talk import Talk


def from_pile(g: State) -> int:
    """The top of the pile; the moment it is empty the game collapses (I69). -1 without one."""
    pile = g.zones[at.PILE]
    if not pile:
        return -1
    card = pile.pop()
    if not pile:
        g.nums[at.COLLAPSED] = 1
    return card


def collapse(g: State) -> bool:
    """Whether the pile has run out: the game stops at once (I76)."""
    if not g.nums[at.COLLAPSED]:
        return False
    if g.telling:
        g.tell(COLLAPSE, -1)
    end_game(g)
    return True


def take_unrest(g: State, seat: int) -> None:
    """An unrest comes to hand; Vikings look at their nation deck for each (I165)."""
    card = from_pile(g)
    if card < 0:
        return
    to_hand(g, seat, card, True)
    if g.telling:
        g.tell(UNREST_TAKEN, seat)
    if not collapse(g):
        fire(g, seat, at.TAKES_UNREST)


def put_back(g: State, seat: int, card: int) -> None:
    """An unrest returns to the pile (I105, I161)."""
    g.marks[card] = 0
    g.zones[at.PILE].append(card)
    if g.telling:
        g.tell(UNREST_RETURNED, seat)
    fire(g, seat, at.RETURNS_UNREST)


def is_unrest(card: int) -> bool:
    return bool(SUITS[KINDS[card]] & at.UNREST)


class TakeUnrest(Verb):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[at.PILE]) >= self.n

    def do(self, g: State, seat: int, source: int) -> None:
        for _ in range(self.n):
            if not g.nums[at.COLLAPSED]:
                take_unrest(g, seat)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-take-unrest" + form, {"n": self.n})

    def slug(self) -> str:
        return "take_unrest"


PLACES: Final[list[str]] = ["hand", "discard", "garrison"]


class ReturnUnrest(PickCard):
    """Return unrest to the pile from some zones; PICKED counts, and so does the effect."""

    def __init__(self, n: int, whence: int, up_to: bool = False) -> None:
        super().__init__("return-unrest")
        self.n = n
        self.whence = whence
        self.up_to = up_to

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return [card for card in cards_at(g, seat, source, self.whence) if is_unrest(card)]

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.up_to or self.n == ALL_CARDS or len(self.cards(g, seat, source)) >= self.n

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        cards = self.cards(g, seat, source)
        if not cards or stack[top + PICKED] == self.n:
            g.pop()
            return
        # one from each zone: all unrest is alike
        found = [zone[0] for zone in self.by_zone(g, seat, cards)]
        g.ask(seat, [*found, DONE] if self.up_to else found)

    def by_zone(self, g: State, seat: int, cards: list[int]) -> list[list[int]]:
        """What lies in hand and what does not, as far as there is any."""
        hand = [card for card in cards if card in g.zones[at.HAND + seat]]
        other = [card for card in cards if card not in g.zones[at.HAND + seat]]
        return [zone for zone in (hand, other) if zone]

    def several(self, g: State) -> Several | None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        cards = self.cards(g, seat, stack[top + SOURCE])
        members = [Member(zone, len(zone)) for zone in self.by_zone(g, seat, cards)]
        most = min(self.n - stack[top + PICKED], len(cards))
        least = 0 if self.up_to else most
        done = DONE if self.up_to else NOTHING
        return set_of(Several(members, least, most, stack[top + PICKED], 0, done))

    def place(self, g: State, seat: int, card: int) -> int:
        """Where an unrest is returned from: the number of one of ``PLACES``."""
        if card in g.zones[at.HAND + seat]:
            return 0
        return 1 if card in g.zones[at.DISCARD + seat] else 2

    def picked_key(self, g: State, thing: int) -> str:
        return PLACES[thing]

    def picked_label(self, g: State, thing: int, talk: Talk) -> str:
        return talk.say(f"imperium-unrest-from-{self.picked_key(g, thing)}")

    def set_prompt(self, g: State, talk: Talk) -> str:
        return talk.say("imperium-ask-some-unrest", {"card": occasion(talk, g, self.word)})

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        n = sum(counts)
        return talk.say("imperium-set-unrest", {"n": n}) if n else talk.say("imperium-none")

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        if code == DONE:
            g.pop()
            return
        g.pick(self.place(g, seat, code), stack[top + PICKED] == 0)
        stack[top + PICKED] += 1
        stack[stack[top + SCOPE] + COUNTED] += 1
        self.take_out(g, seat, code)
        put_back(g, seat, code)

    def take_out(self, g: State, seat: int, card: int) -> None:
        if card in g.zones[at.HAND + seat]:
            leave_hand(g, seat, card, True)
        elif card in g.zones[at.DISCARD + seat]:
            g.zones[at.DISCARD + seat].remove(card)
        else:
            lift_garrisoned(g, seat, card)

    def key(self, g: State, code: int) -> str:
        if code == DONE:
            return "none"
        return PLACES[self.place(g, g.stack[g.top + SEAT], code)]

    def option(self, g: State, code: int) -> Offer:
        if code == DONE:
            return Offer("imperium-done")
        return Offer(f"imperium-unrest-from-{self.key(g, code)}", {}, [Card(g, code)])

    def text(self, talk: Talk, form: str = "") -> str:
        whence = places_words(talk, self.whence, ".their" if form.startswith(EACH) else "")
        if self.n == ALL_CARDS:
            return talk.say("imperium-return-all" + form, {"from": whence})
        message = "imperium-return-up-to" if self.up_to else "imperium-return-unrest"
        return talk.say(message + form, {"n": self.n, "from": whence})

    def slug(self) -> str:
        return "return_unrest"
