"""Cards entering and leaving play; strength and stability; cards that leave on a condition."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Condition
from tabularium.cards.standing import Modifier, Waiting
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KIND, KINDS, SORT, YIELD
from tabularium.games.nations.events import REMOVED
from tabularium.kernel.machine import Node, Standing, State
from tabularium.locale.talk import Talk

LAST: Final = 99  # a place behind all others
# where cards lie that give what they give without workers
FLAT: Final[list[int]] = [at.ADVISORS, at.TOWER, at.COLONIES, at.WONDERS, at.NATION]


def population_cost(g: State, seat: int, good: int) -> int:
    """The food or stability that the workers taken from its section cost (N107)."""
    if good == at.FOOD:
        return at.POPULATION_COST * (g.nums[at.FOOD_ROOM + seat] - g.nums[at.ON_FOOD + seat])
    return at.POPULATION_COST * (g.nums[at.STABILITY_ROOM + seat] - g.nums[at.ON_STABILITY + seat])


def recount(g: State, seat: int) -> None:
    """Strength and stability, read off the board (N15, N16)."""
    strength = 0
    stability = g.mod(seat, at.UNREST)
    waived = g.mod(seat, at.NO_UPKEEP) > 0 and g.opts[at.ANNA_STABILITY] > 0
    for card in g.zones[at.SPACES + seat]:
        workers = g.marks[card] & at.WORKERS
        if workers:
            kind = KINDS[card]
            given = YIELD[kind]
            strength += workers * given[at.STRENGTH]
            if given[at.STABILITY] > 0 or not waived or SORT[kind] != at.MILITARY:
                stability += workers * given[at.STABILITY]
    for zone in FLAT:
        for card in g.zones[zone + seat]:
            given = YIELD[KINDS[card]]
            strength += given[at.STRENGTH]
            stability += given[at.STABILITY]
    stability -= population_cost(g, seat, at.STABILITY)
    g.nums[at.MIGHT + seat] = strength
    g.nums[at.CALM + seat] = stability


def settle(g: State) -> None:
    """After any change of the boards: count anew, and let cards go whose condition holds.

    What an event does to several nations is judged when all of it is done (N152).
    """
    for seat in range(g.seats):
        recount(g, seat)
    while not g.nums[at.TOGETHER] and watch(g):
        for seat in range(g.seats):
            recount(g, seat)


def watch(g: State) -> bool:
    """Remove one card that has to go (N131), looked for in reverse player order (N133)."""
    for place in range(g.seats - 1, -1, -1):
        seat = g.nums[at.ORDER + place]
        for card in g.hook(seat, at.WATCH):
            node = g.rules.response(card, at.WATCH)
            assert isinstance(node, GoesIf)
            if node.condition.holds(g, seat):
                take_off(g, seat, card)
                return True
    return False


def enter_play(g: State, zone: int, seat: int, card: int, place: int = LAST) -> None:
    """A card is put in its place and works from now on."""
    kind = KINDS[card]
    g.zones[zone + seat].insert(place, card)
    g.marks[card] = KIND[kind].private << at.PRIVATE
    for feature in KIND[kind].features:
        feature.enter(g, seat, card)
    settle(g)


def zone_of(g: State, seat: int, card: int) -> int:
    """Where a player's card in play lies, -1 when it is not in play."""
    if card in g.zones[at.SPACES + seat]:
        return at.SPACES
    for zone in FLAT:
        if card in g.zones[zone + seat]:
            return zone
    return -1


def take_off(g: State, seat: int, card: int, replaced: bool = False) -> None:
    """A card leaves for good with all it did; its workers go to the supply (N65, N71, N130).

    Of one that is ``replaced`` the log has told already.
    """
    kind = KINDS[card]
    zone = zone_of(g, seat, card)
    assert zone >= 0, card
    g.zones[zone + seat].remove(card)
    g.zones[at.GONE].append(card)
    g.nums[at.FREE + seat] += g.marks[card] & at.WORKERS
    g.marks[card] = 0
    for feature in KIND[kind].features:
        feature.leave(g, seat, card)
    if g.telling and not replaced:
        g.tell(REMOVED, seat, kind)
    if g.zones[at.TOWER + seat] and not g.mod(seat, at.ADVISOR_ON_TOWER):
        take_off(g, seat, g.zones[at.TOWER + seat][0])  # it lay on the tower (N220)


def remove_card(g: State, seat: int, card: int, replaced: bool = False) -> None:
    take_off(g, seat, card, replaced)
    settle(g)


def remove_cards(g: State, seat: int, cards: list[int]) -> None:
    """Cards that leave together: conditions are judged when all of them have gone (N152).

    One may take another with it, so each is looked for again.
    """
    for card in cards:
        if zone_of(g, seat, card) >= 0:
            take_off(g, seat, card)
    settle(g)


class GoesIf(Node):
    """A card that leaves play as soon as a condition holds; never run, only asked."""

    def __init__(self, condition: Condition) -> None:
        super().__init__()
        self.condition = condition

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-goes-if", {"when": self.condition.text(talk)})


class RemoveIf(Waiting):
    """Watches all the time (N131)."""

    def __init__(self, condition: Condition) -> None:
        super().__init__(at.WATCH, GoesIf(condition), "")

    def text(self, talk: Talk) -> str:
        return self.effect.text(talk)


class RemoveOnDefeat(Standing):
    """Leaves play when its owner is defeated in a war (N212)."""

    def enter(self, g: State, seat: int, card: int) -> None:
        g.hook(seat, at.ON_DEFEAT).append(card)

    def leave(self, g: State, seat: int, card: int) -> None:
        g.hook(seat, at.ON_DEFEAT).remove(card)

    def text(self, talk: Talk) -> str:
        return talk.say("nations-goes-if", {"when": talk.say("nations-if-defeated")})


class ForNations(Modifier):
    """Changes a number of every nation, or of all others, while the card is in play."""

    def __init__(self, mod: int, amount: int, message: str, others: bool = False) -> None:
        super().__init__(mod, amount, message)
        self.others = others

    def shift(self, g: State, seat: int, amount: int) -> None:
        for nation in range(g.seats):
            if nation != seat or not self.others:
                g.mods[nation * g.rules.n_mods + self.mod] += amount

    def enter(self, g: State, seat: int, card: int) -> None:
        self.shift(g, seat, self.amount)

    def leave(self, g: State, seat: int, card: int) -> None:
        self.shift(g, seat, -self.amount)

    def text(self, talk: Talk) -> str:
        return talk.say(self.message, {"n": abs(self.amount)})
