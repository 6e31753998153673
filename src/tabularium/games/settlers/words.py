"""Names of things in words."""

from __future__ import annotations

from tabularium.declare.names import CardThing, seat_words
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import KEY, KINDS, TITLE
from tabularium.games.settlers.zones import holder_of, location_key
from tabularium.kernel.machine import SOURCE, State
from tabularium.kernel.offer import CHOSEN, HIT, PAYS, Thing
from tabularium.locale.talk import Args, Talk


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
    marks: list[str] = [owner] if owner else []
    for name, n in at.LOCATIONS_ZONE.lying(g, card).items():
        args: Args = {"n": n}
        if name in ("route", "taken"):
            args["who"] = seat_words(g, n, talk)
        held = f".{TITLE[KINDS[card]]}" if name == "holds" else ""
        marks.append(talk.say(f"settlers-mark-{name}{held}", args))
    card_name = card_words(talk, KINDS[card])
    if not marks:
        return card_name
    return talk.say("settlers-location", {"card": card_name, "marks": ", ".join(marks)})


# what options are about ---------------------------------------------------------------------------


class Foundation(CardThing):
    """A foundation that is discarded to build."""

    def __init__(self, g: State, seat: int, kind: int) -> None:
        super().__init__(g, "foundations", seat, kind, PAYS)

    def words(self, talk: Talk) -> str:
        return talk.say("settlers-foundation", {"card": card_words(talk, self.kind)})


class Location(Thing):
    """A location in an empire; ``owned``: the words say in whose."""

    def __init__(self, g: State, card: int, part: int = CHOSEN, owned: bool = False) -> None:
        self.g = g
        self.card = card
        self.owned = owned
        self.holder: int = holder_of(g, card)
        if self.holder < g.seats:
            spot = g.zones[at.EMPIRE + self.holder].index(card)
            super().__init__("empire", self.holder, location_key(g, card), part, spot)
        else:
            super().__init__("virtual", -1, location_key(g, card), part)

    def words(self, talk: Talk) -> str:
        owner = seat_words(self.g, self.holder, talk) if self.owned else ""
        return location_words(talk, self.g, self.card, owner)


def asking_card(g: State) -> list[Thing]:
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


class Rival(Thing):
    """A player who is hit in something that nobody else sees; the faction stands for all of it."""

    def __init__(self, g: State, seat: int) -> None:
        super().__init__("faction", seat, at.FACTIONS[g.nums[at.FACTION + seat]], HIT)
        self.g = g

    def words(self, talk: Talk) -> str:
        return seat_words(self.g, self.seat, talk)
