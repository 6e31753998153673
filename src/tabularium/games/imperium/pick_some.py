"""Choosing some cards one after the other."""

from __future__ import annotations

from typing import Final

from tabularium.cards.faults import at_least
from tabularium.games.imperium.catalogue import KEY, KINDS
from tabularium.games.imperium.choosing import DONE, PickCard, alike, unlike
from tabularium.games.imperium.effects import COUNTED
from tabularium.games.imperium.filters import Filter
from tabularium.games.imperium.instead import REPLACED
from tabularium.games.imperium.places import FROM_QUESTS, cards_at, fault_of_places
from tabularium.games.imperium.words import WHAT, card_words, definite, occasion, one_and_another
from tabularium.kernel.machine import IT, R0, SCOPE, SEAT, SOURCE, State
from tabularium.kernel.several import NOTHING, Member, Several, set_of
from tabularium.locale.talk import Talk

ALL_CARDS: Final = 999  # as many as there are: more than all the cards in both boxes
PICKED: Final = R0  # a register


class PickSome(PickCard):
    """Choose some cards one after the other; PICKED counts them, and so does the effect.

    A number that cannot be reached is reached as far as possible.
    """

    enough = "done"

    def __init__(self, word: str, n: int, fitting: Filter, places: int, up_to: bool) -> None:
        super().__init__(word)
        self.n = n
        self.fitting = fitting
        self.places = places
        self.up_to = up_to

    def cards(self, g: State, seat: int, source: int) -> list[int]:
        return [
            card
            for card in cards_at(g, seat, source, self.places)
            if self.fitting.fits(g, seat, card) and self.wanted(g, seat, card)
        ]

    def fault(self) -> str:
        return fault_of_places(self.places) or at_least(1, self.n, "cards")

    def wanted(self, g: State, seat: int, card: int) -> bool:
        return True

    def can(self, g: State, seat: int, source: int) -> bool:
        if self.up_to:
            return True
        return len(self.cards(g, seat, source)) >= (1 if self.n == ALL_CARDS else self.n)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        cards = self.open_cards(g, seat, source)
        if not cards or stack[top + PICKED] >= self.n:
            g.pop()
        elif self.n == ALL_CARDS and not self.up_to:
            source = stack[top + SOURCE]
            g.pop()
            for card in cards:
                self.act(g, seat, source, card)
        elif self.up_to:
            g.ask(seat, [*unlike(g, cards), DONE])
        else:
            g.ask(seat, unlike(g, cards))

    def open_cards(self, g: State, seat: int, source: int) -> list[int]:
        """What can be picked next; up to some is never more than some, even by a card that counts
        as two (I202)."""
        cards = self.cards(g, seat, source)
        if not self.up_to:
            return cards
        left = self.n - g.stack[g.top + PICKED]
        return [card for card in cards if self.counts_as(g, card) <= left]

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        if code == DONE:
            g.pop()
            return
        g.pick(KINDS[code], stack[top + PICKED] == 0)
        scope = stack[top + SCOPE]
        counted = self.counts_as(g, code)
        stack[top + PICKED] += counted
        stack[scope + COUNTED] += counted
        stack[scope + IT] = code
        self.act(g, stack[top + SEAT], stack[top + SOURCE], code)

    def counts_as(self, g: State, card: int) -> int:
        return 1

    # all of them at once, as people choose them

    def instead(self, g: State, seat: int) -> str:
        """What would happen instead of what it says, as a message."""
        return ""

    def noted(self, g: State, talk: Talk, text: str) -> str:
        """A question, with what happens instead of what it says."""
        message = self.instead(g, g.stack[g.top + SEAT])
        return talk.say(REPLACED, {"text": text, "instead": talk.say(message)}) if message else text

    def several(self, g: State) -> Several | None:
        stack = g.stack
        top = g.top
        picked = stack[top + PICKED]
        cards = self.open_cards(g, stack[top + SEAT], stack[top + SOURCE])
        members = [
            Member(twins, len(twins), self.counts_as(g, twins[0])) for twins in alike(g, cards)
        ]
        # a card may count as two, and the fewest cards are those that count most
        worths = sorted([self.counts_as(g, card) for card in cards], reverse=True)
        need = 0 if self.up_to else min(self.n - picked, sum(worths))
        least = 0
        while sum(worths[:least]) < need:
            least += 1
        most = min(self.n - picked, len(cards))
        done = DONE if self.up_to else NOTHING
        return set_of(Several(members, least, most, picked, need, done, self.in_order()))

    def in_order(self) -> bool:
        """Whether it matters which card is chosen first."""
        return False

    def next_pick(self, g: State, several: Several, left: list[int]) -> int:
        # what counts as one first: after what counts as two there may be enough
        for worth in (1, 2):
            part = [n if several.members[i].worth == worth else 0 for i, n in enumerate(left)]
            found = super().next_pick(g, several, part)
            if found != NOTHING:
                for i in range(len(left)):
                    if several.members[i].worth == worth:
                        left[i] = part[i]
                return found
        return NOTHING

    def picked_key(self, g: State, thing: int) -> str:
        return KEY[thing]

    def picked_label(self, g: State, thing: int, talk: Talk) -> str:
        return card_words(talk, thing)

    def set_prompt(self, g: State, talk: Talk) -> str:
        card = occasion(talk, g, self.word)
        text = talk.say(
            f"imperium-ask-some-{self.message()}", {"card": card, **self.more(talk, "")}
        )
        text = talk.say("imperium-last-on-top", {"text": text}) if self.in_order() else text
        return self.noted(g, talk, text)

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        cards = self.chosen_words(g, several, counts, talk)
        if not cards:
            return talk.say(f"imperium-{self.enough}")
        return talk.say(f"imperium-set-{self.message()}", {"cards": cards, **self.more(talk, "")})

    def ordered_label(self, g: State, several: Several, order: list[int], talk: Talk) -> str:
        cards = [self.member_label(g, several.members[i].codes[0], talk) for i in order]
        said = one_and_another(talk, cards, "then")
        return talk.say(f"imperium-set-{self.message()}", {"cards": said, **self.more(talk, "")})

    def text(self, talk: Talk, form: str = "") -> str:
        how = "-up-to" if self.up_to else ""
        case = ".impending" + WHAT if self.places == FROM_QUESTS else WHAT
        if self.n == ALL_CARDS:
            how = "-any" if self.up_to else "-all"
            case = how.replace("-", ".")
        cards = self.fitting.text(talk, self.n, case)
        form = definite(form) if self.definite() else form
        return talk.say(
            f"imperium-{self.message()}{how}{form}",
            {"cards": self.whence(talk, cards, form), **self.more(talk, form)},
        )

    def definite(self) -> bool:
        """Whether it is one certain card."""
        return self.fitting.definite()

    def message(self) -> str:
        """The verb: what is said of it depends on more than the kind of question."""
        return self.word

    def whence(self, talk: Talk, cards: str, form: str) -> str:
        """The cards, and where they are taken from unless the verb says it."""
        return cards

    def more(self, talk: Talk, form: str) -> dict[str, str | int]:
        return {}
