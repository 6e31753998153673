"""Gaining: plain goods, goods per location of a colour, one of several (S55, S160)."""

from __future__ import annotations

from tabularium.cards.control import OneOf
from tabularium.cards.count import Count
from tabularium.cards.faults import one_of
from tabularium.declare.names import CardThing
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import COLOURS_OF, COST, KINDS, RAZE_FIELD, SACRIFICE
from tabularium.games.settlers.supply import can_draw, gain, open_decks
from tabularium.games.settlers.words import Deck, Good, card_words, good_words
from tabularium.kernel.machine import SOURCE, State, Verb, Wording
from tabularium.kernel.offer import CHOSEN, Offer, Thing, Word
from tabularium.locale.talk import Talk


def goods_words(talk: Talk, goods: list[tuple[int, int]], form: str = "") -> str:
    """Goods in words: 2 wood and 1 VP."""
    return talk.join([good_words(talk, good, n, form) for good, n in goods])


class Goods(Word):
    """Goods that are a price, or gained."""

    def __init__(self, goods: list[tuple[int, int]], form: str = "") -> None:
        self.goods = goods
        self.form = form

    def words(self, talk: Talk) -> str:
        return goods_words(talk, self.goods, self.form)


class Gaining(Goods):
    """Gaining goods."""

    def words(self, talk: Talk) -> str:
        return gain_words(talk, self.goods, self.form)


def gained(g: State, good: int) -> list[Thing]:
    """Where a good comes to that who is asked would gain, or which decks it may come from."""
    if at.CARD <= good <= at.FACTION_CARD:
        return [Deck(g.to_move, deck) for deck in open_decks(g, g.to_move, good)]
    return [Good(g.to_move, good, CHOSEN)]


def gain_option(g: State, good: int, also: list[Thing] | None = None) -> Offer:
    """Gaining one of a good; the option may be about something else besides."""
    return Offer("", {"it": Gaining([(good, 1)], ".do")}, gained(g, good) + (also or []))


def gain_words(talk: Talk, goods: list[tuple[int, int]], form: str = "") -> str:
    """Gaining goods, where cards are drawn: gain 1 VP and draw 2 cards."""
    return talk.clauses(gain_clauses(talk, goods, form))


def gain_clauses(talk: Talk, goods: list[tuple[int, int]], form: str) -> list[str]:
    held = [pair for pair in goods if not at.CARD <= pair[0] <= at.FACTION_CARD]
    cards = [pair for pair in goods if at.CARD <= pair[0] <= at.FACTION_CARD]
    parts: list[str] = []
    for message, some in (("settlers-gain", held), ("settlers-draw", cards)):
        if some:
            # an option begins with a capital, but only once
            shape = "" if parts and form == ".do" else form
            parts.append(talk.say(message + shape, {"goods": goods_words(talk, some, ".what")}))
    return parts


def raze_field(kind: int) -> list[tuple[int, int]]:
    """The goods of a raze field, with their amounts."""
    field = RAZE_FIELD[kind]
    return [(good, field.count(good)) for good in dict.fromkeys(field)]


def cost_words(talk: Talk, kind: int, form: str = "") -> str:
    """What building a card costs: 2 wood and 1 location or foundation."""
    parts = [goods_words(talk, [(good, n)], form) for good, n in enumerate(COST[kind]) if n]
    if SACRIFICE[kind]:
        parts.append(talk.say("settlers-n-location" + form, {"n": SACRIFICE[kind]}))
    return talk.join(parts) if parts else talk.say("settlers-free")


class BuildCost(Word):
    """What building a card costs."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def words(self, talk: Talk) -> str:
        return cost_words(talk, self.kind, ".for.what")


def build_option(g: State, kind: int) -> Offer:
    """Building a card from hand; what pays its cost is asked later."""
    card = CardThing(g, "hand", g.to_move, kind)
    if not any(COST[kind]) and not SACRIFICE[kind]:
        return Offer("settlers-do-build-free", {"card": card})
    return Offer("settlers-do-build", {"card": card, "cost": BuildCost(kind)})


class Gain(Verb):
    """Gain goods of one or several sorts."""

    def __init__(self, goods: list[tuple[int, int]], problem: str = "") -> None:
        super().__init__()
        self.goods = goods
        self.problem = problem
        # cards come last: everything else is at hand when a deck is chosen
        self.order: list[tuple[int, int]] = sorted(
            goods, key=lambda pair: at.CARD <= pair[0] <= at.FACTION_CARD
        )
        self.draws: bool = any(at.CARD <= good <= at.FACTION_CARD for good, _ in goods)

    def fault(self) -> str:
        if not self.goods:
            return self.problem or "nothing is gained"
        return self.problem or one_of(len(at.GOODS), "good", *[good for good, _ in self.goods])

    def can(self, g: State, seat: int, source: int) -> bool:
        """Cards alone are nothing when there is none to draw (S76)."""
        for good, _ in self.goods:
            if not at.CARD <= good <= at.FACTION_CARD:
                return True
            if good != at.FACTION_CARD and can_draw(g, seat, at.COMMON_CARD):
                return True
            if good != at.COMMON_CARD and can_draw(g, seat, at.FACTION_CARD):
                return True
        return False

    def do(self, g: State, seat: int, source: int) -> None:
        for good, amount in self.order:
            gain(g, seat, good, amount)

    def text(self, talk: Talk, form: str = "") -> str:
        return gain_words(talk, self.goods, form)

    def clauses(self, talk: Talk, form: str = "") -> list[str]:
        return gain_clauses(talk, self.goods, form)


class Locations(Count):
    """A player's locations of a colour, each counted once."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def fault(self) -> str:
        return one_of(len(at.COLOURS), "colour", self.colour)

    def value(self, g: State, seat: int) -> int:
        n = 0
        for card in g.zones[at.EMPIRE + seat]:
            if self.colour in COLOURS_OF[KINDS[card]]:
                n += 1
        return n

    def text(self, talk: Talk, n: int) -> str:
        return talk.say(f"settlers-count-{at.COLOURS[self.colour]}", {"n": n})


class SamuraiCount(Count):
    """The samurai in a player's empire."""

    says = "settlers-count-samurai"

    def value(self, g: State, seat: int) -> int:
        n = 0
        for card in g.zones[at.EMPIRE + seat]:
            if g.marks[card] & at.SAMURAI:
                n += 1
        return n


class GainPer(Verb):
    """One good for each of something, up to a limit."""

    def __init__(self, good: int, of: Count, most: int) -> None:
        super().__init__()
        self.good = good
        self.of = of
        self.most = most

    def fault(self) -> str:
        good = one_of(len(at.GOODS), "good", self.good)
        return good or ("" if self.most > 0 else f"at most {self.most}")

    def can(self, g: State, seat: int, source: int) -> bool:
        return self.of.value(g, seat) > 0

    def amount(self, g: State, seat: int) -> int:
        return min(self.most, self.of.value(g, seat))

    def do(self, g: State, seat: int, source: int) -> None:
        gain(g, seat, self.good, self.amount(g, seat))

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "settlers-gain-per" + form,
            {
                "good": goods_words(talk, [(self.good, 1)], ".what"),
                "of": self.of.text(talk, 1),
                "most": self.most,
            },
        )


class GainOneOf(OneOf):
    """Gain one of several things, chosen anew each time."""

    def __init__(self, choices: list[Gain]) -> None:
        super().__init__(list(choices), "gain")
        self.choices = choices

    def fault(self) -> str:
        return "" if len(self.choices) == 2 else "two gains are chosen from"

    def messages(self) -> list[str]:
        return ["settlers-ask-gain", "settlers-ask-gain-of"]

    def prompt(self, g: State, talk: Talk) -> str:
        source = g.stack[g.top + SOURCE]
        if source < 0:
            return super().prompt(g, talk)
        return talk.say("settlers-ask-gain-of", {"card": card_words(talk, KINDS[source])})

    def key(self, g: State, code: int) -> str:
        return "+".join([f"{n}{at.GOODS[good]}" for good, n in self.choices[code].goods])

    def option(self, g: State, code: int) -> Offer:
        choice = self.choices[code]
        about = [thing for good, _ in choice.goods for thing in gained(g, good)]
        return Offer("", {"it": Wording(choice, ".do")}, about)

    def text(self, talk: Talk, form: str = "") -> str:
        goods = [goods_words(talk, choice.goods, ".what") for choice in self.choices]
        return talk.say(
            "settlers-gain" + form,
            {"goods": talk.say("settlers-or", {"a": goods[0], "b": goods[1]})},
        )
