"""Cards and players in words, and as things on the table."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tabularium.kernel.machine import Rules, State
from tabularium.kernel.offer import CHOSEN, Thing, Word
from tabularium.locale.talk import Talk


def seat_letter(seat: int) -> str:
    """The letter that stands for a seat everywhere."""
    return chr(ord("A") + seat)


def unled_words(seat: int, talk: Talk) -> str:
    """A player who leads no faction: by name, or by the letter of the seat."""
    return talk.name(seat) or talk.say("player", {"seat": seat_letter(seat)})


def seat_words(g: State, seat: int, talk: Talk, form: str = "") -> str:
    """A player: the faction, else the name given at the table, else the letter of the seat; beyond
    the seats the solo opponent.

    A game may have names in several forms, as attributes: ``form`` is ".mid", say.
    """
    if seat >= g.seats:
        return talk.say(f"{g.rules.info.id}-virtual")
    faction = g.rules.factions(g)[seat]
    if faction < 0:
        return unled_words(seat, talk)
    return talk.say(f"{g.rules.info.id}-{g.rules.info.factions[faction]}{form}")


class Player(Word):
    """A player, by the seat."""

    def __init__(self, g: State, seat: int) -> None:
        self.g = g
        self.seat = seat

    def words(self, talk: Talk) -> str:
        return seat_words(self.g, self.seat, talk)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardThing(Thing):
    """A card that lies somewhere, by its kind."""

    def __init__(self, g: State, zone: str, seat: int, kind: int, part: int = CHOSEN) -> None:
        super().__init__(zone, seat, g.rules.card_keys()[kind], part)
        self.rules: Rules = g.rules
        self.kind = kind

    def words(self, talk: Talk) -> str:
        return self.rules.card_words(self.kind, talk)
