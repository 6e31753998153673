"""Cards and players in words, as every game says them that has no words of its own for them."""

from __future__ import annotations

from tabularium.kernel.machine import Rules, State
from tabularium.kernel.offer import CHOSEN, Thing
from tabularium.locale.talk import Talk


def card_words(rules: Rules, kind: int, talk: Talk) -> str:
    """The name of a card: the message ``<game>-card-<key>``."""
    return talk.say(f"{rules.info.id}-card-{rules.card_keys()[kind]}".replace("_", "-"))


def seat_words(g: State, seat: int, talk: Talk) -> str:
    """A player: the faction, or the number of the seat."""
    faction = g.rules.factions(g)[seat]
    if faction < 0:
        return talk.say("player", {"n": seat + 1})
    return talk.say(f"{g.rules.info.id}-{g.rules.info.factions[faction]}")


class CardThing(Thing):
    """A card that lies somewhere, by its kind."""

    def __init__(self, g: State, zone: str, seat: int, kind: int, part: int = CHOSEN) -> None:
        super().__init__(zone, seat, g.rules.card_keys()[kind], part)
        self.rules = g.rules
        self.kind = kind

    def words(self, talk: Talk) -> str:
        return card_words(self.rules, self.kind, talk)
