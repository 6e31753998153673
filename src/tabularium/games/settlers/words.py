"""Names of things in words."""

from __future__ import annotations

from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KEY, KINDS, TITLE
from tabularium.games.settlers.zones import holder_of, location_key
from tabularium.kernel.machine import SOURCE, State
from tabularium.kernel.offer import CHOSEN, HIT, PAYS, Thing, Word
from tabularium.locale.talk import Talk


def title_words(talk: Talk, title: str) -> str:
    """A card's name, whatever its printing: Castle."""
    return talk.say("settlers-card-" + title.replace("_", "-"))


def card_words(talk: Talk, kind: int) -> str:
    """A card's name, with a letter where printings differ: Castle B."""
    name = title_words(talk, TITLE[kind])
    if KEY[kind] == TITLE[kind]:
        return name
    return talk.say("settlers-printing", {"card": name, "n": int(KEY[kind].rpartition("_")[2])})


def good_words(talk: Talk, good: int, n: int, form: str = "") -> str:
    """Some of a good: 2 wood."""
    return talk.say(f"settlers-n-{at.GOODS[good].replace('_', '-')}{form}", {"n": n})


def location_words(talk: Talk, g: State, card: int, owner: str = "") -> str:
    """A location's name with what lies on it: Castle [Romans, used once, defended]."""
    mark = g.marks[card]
    marks: list[str] = [owner] if owner else []
    if mark & at.USES:
        marks.append(talk.say("settlers-mark-used", {"n": mark & at.USES}))
    for name, bit in (("blocked", at.BLOCKED), ("defended", at.DEFENDED), ("samurai", at.SAMURAI)):
        if mark & bit:
            marks.append(talk.say(f"settlers-mark-{name}"))
    for name, shift in (("route", at.ROUTE), ("taken", at.TAKEN)):
        seat = (mark >> shift & at.SEAT_MASK) - 1
        if seat >= 0:
            marks.append(talk.say(f"settlers-mark-{name}", {"who": seat_words(talk, g, seat)}))
    if mark >> at.COUNT:
        held = f"settlers-mark-holds.{TITLE[KINDS[card]]}"
        marks.append(talk.say(held, {"n": mark >> at.COUNT}))
    name = card_words(talk, KINDS[card])
    if not marks:
        return name
    return talk.say("settlers-location", {"card": name, "marks": ", ".join(marks)})


def seat_words(talk: Talk, g: State, seat: int) -> str:
    """A player: the faction, or the seat before it is picked."""
    if g.seats == 1 and seat == at.VIRTUAL:
        return talk.say("settlers-virtual")
    faction = g.nums[at.FACTION + seat]
    if faction < 0:
        return talk.say("settlers-seat", {"n": seat + 1})
    return talk.say("settlers-" + at.FACTIONS[faction])


# what options are about ---------------------------------------------------------------------------


class Card(Thing):
    """A card that is no location, by its kind."""

    def __init__(self, zone: str, seat: int, kind: int, part: int = CHOSEN) -> None:
        super().__init__(zone, seat, KEY[kind], part)
        self.kind = kind

    def words(self, talk: Talk) -> str:
        return card_words(talk, self.kind)


class Foundation(Card):
    """A foundation that is discarded to build."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__("foundations", seat, kind, PAYS)

    def words(self, talk: Talk) -> str:
        return talk.say("settlers-foundation", {"card": card_words(talk, self.kind)})


class Location(Thing):
    """A location in an empire; ``owned``: the words say in whose."""

    def __init__(self, g: State, card: int, part: int = CHOSEN, owned: bool = False) -> None:
        self.g = g
        self.card = card
        self.owned = owned
        self.holder = holder_of(g, card)
        if self.holder < g.seats:
            spot = g.zones[at.EMPIRE + self.holder].index(card)
            super().__init__("empire", self.holder, location_key(g, card), part, spot)
        else:
            super().__init__("virtual", -1, location_key(g, card), part)

    def words(self, talk: Talk) -> str:
        owner = seat_words(talk, self.g, self.holder) if self.owned else ""
        return location_words(talk, self.g, self.card, owner)


def asking(g: State) -> list[Thing]:
    """The location whose effect asks, where it still stands."""
    card = g.stack[g.top + SOURCE]
    return [Location(g, card)] if holder_of(g, card) >= 0 else []


class Good(Thing):
    """Goods of one sort in a player's supply; the points count among them."""

    def __init__(
        self, seat: int, good: int, part: int = PAYS, n: int = 1, form: str = ".what"
    ) -> None:
        super().__init__("vp" if good == at.VP else "goods", seat, at.GOODS[good], part)
        self.good = good
        self.n = n
        self.form = form

    def words(self, talk: Talk) -> str:
        return good_words(talk, self.good, self.n, self.form)


class Deck(Thing):
    """A deck that a card is drawn from; of the deck everybody sees the size alone."""

    def __init__(self, seat: int, good: int) -> None:
        if good == at.COMMON_CARD:
            super().__init__("common_deck_size", -1, at.GOODS[good])
        else:
            super().__init__("deck_size", seat, at.GOODS[good])
        self.good = good

    def words(self, talk: Talk) -> str:
        return good_words(talk, self.good, 1, ".what")


class Player(Word):
    def __init__(self, g: State, seat: int) -> None:
        self.g = g
        self.seat = seat

    def words(self, talk: Talk) -> str:
        return seat_words(talk, self.g, self.seat)


class Rival(Thing):
    """A player who is hit in something that nobody else sees; the faction stands for all of it."""

    def __init__(self, g: State, seat: int) -> None:
        super().__init__("faction", seat, at.FACTIONS[g.nums[at.FACTION + seat]], HIT)
        self.g = g

    def words(self, talk: Talk) -> str:
        return seat_words(talk, self.g, self.seat)
