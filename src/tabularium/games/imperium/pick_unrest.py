"""Choosing some unrest. All of it is alike: what is chosen is where it lies."""

from __future__ import annotations

from tabularium.games.imperium.choosing import DONE, Card, PickCard
from tabularium.games.imperium.words import occasion
from tabularium.kernel.machine import State
from tabularium.kernel.offer import Offer
from tabularium.kernel.several import NOTHING, Member, Several, set_of
from tabularium.locale.talk import Talk


class PickUnrest(PickCard):
    """Some unrest goes back to the pile, one from one of the places after the other."""

    def __init__(self, word: str, places: list[str], up_to: bool) -> None:
        super().__init__(word)
        self.places = places
        self.up_to = up_to

    def lying(self, g: State) -> list[list[int]]:
        """The unrest of who is asked, in each of the places."""
        raise NotImplementedError(self.name)

    def offered(self, g: State) -> list[int]:
        """One from each place that has any."""
        found = [cards[0] for cards in self.lying(g) if cards]
        return [*found, DONE] if found and self.up_to else found

    def together(self, g: State, picked: int, most: int) -> Several | None:
        """The whole question: so many are picked of those that may be."""
        members = [Member(cards, len(cards)) for cards in self.lying(g) if cards]
        most = min(most - picked, sum([member.most for member in members]))
        if self.up_to:
            return set_of(Several(members, 0, most, picked, 0, DONE))
        return set_of(Several(members, most, most, picked, 0, NOTHING))

    def place(self, g: State, card: int) -> int:
        """Where an unrest lies: the number of the place."""
        lying = self.lying(g)
        return next(i for i in range(len(lying)) if card in lying[i])

    def picked_key(self, g: State, thing: int) -> str:
        return self.places[thing]

    def picked_label(self, g: State, thing: int, talk: Talk) -> str:
        return talk.say(f"imperium-unrest-from-{self.places[thing]}")

    def set_prompt(self, g: State, talk: Talk) -> str:
        return talk.say("imperium-ask-some-unrest", {"card": occasion(talk, g, self.word)})

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        n = sum(counts)
        return talk.say("imperium-set-unrest", {"n": n}) if n else talk.say("imperium-none")

    def key(self, g: State, code: int) -> str:
        return "none" if code == DONE else self.places[self.place(g, code)]

    def option(self, g: State, code: int) -> Offer:
        if code == DONE:
            return Offer("imperium-done")
        return Offer(f"imperium-unrest-from-{self.key(g, code)}", {}, [Card(g, code)])
