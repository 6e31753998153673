"""The machine can say what the hardest cards need: a toy game of two zones and one good.

Each shape that the games ask for (docs/architecture.md lists them) is a node of a few lines here:
reactions in another player's turn, replacements, effects on each other player with choices of
their own, copying another card's effect, ordered searches, counting what an effect has paid.
"""

from tabularium.cards.standing import Waiting, fire
from tabularium.kernel.digest import digest
from tabularium.kernel.info import GameInfo
from tabularium.kernel.machine import IT, PC, R0, SCOPE, SEAT, SOURCE, Node, Rules, Verb

HAND, DECK, DISCARD, PLAY = 0, 4, 8, 12  # zones, four seats each
GOOD, POINTS = 0, 4  # numbers
ATTACKED, WOULD_GAIN, ABILITY = 0, 1, 2  # hooks
KINDS = [0, 0, 1, 1, 2, 2, 3, 3]  # eight cards of four kinds


class Gain(Verb):
    """Gains may be replaced: whoever waits for them is asked first."""

    def __init__(self, amount):
        super().__init__()
        self.amount = amount

    def do(self, g, seat, source):
        waiting = g.hook(seat, WOULD_GAIN)
        if waiting:
            g.push(g.rules.response(waiting[-1], WOULD_GAIN), seat, waiting[-1])
            g.stack[g.top + R0] = self.amount
        else:
            g.nums[GOOD + seat] += self.amount


class PointsInstead(Node):
    """A replacement: points for the amount that would have been gained."""

    def step(self, g, seat, source):
        g.nums[POINTS + seat] += g.stack[g.top + R0]
        g.pop()


class EachOther(Verb):
    """Each other player in seat order, with their own cards and choices."""

    def __init__(self, effect):
        super().__init__()
        self.effect = effect

    def parts(self):
        return [self.effect]

    def do(self, g, seat, source):
        for i in range(g.seats - 1, 0, -1):
            g.push(self.effect, (seat + i) % g.seats, source)


class Suffer(Node):
    """An attack on its seat, which may exhaust a card that waits for it to stop its own share."""

    def step(self, g, seat, source):
        ready = [card for card in g.hook(seat, ATTACKED) if not g.marks[card]]
        g.ask(seat, [-1, *ready])

    def chose(self, g, seat, source, code):
        g.pop()
        if code < 0:
            g.push(DISCARD_ONE, seat, -1)
        else:
            g.marks[code] = 1


class DiscardOne(Node):
    def step(self, g, seat, source):
        if not g.zones[HAND + seat]:
            g.pop()
        else:
            g.ask(seat, g.zones[HAND + seat][:])

    def chose(self, g, seat, source, code):
        g.zones[HAND + seat].remove(code)
        g.zones[DISCARD + seat].append(code)
        g.pop()


class CopyAbility(Node):
    """Runs a rival's ability: the actor and "this" are the copier's."""

    def step(self, g, seat, source):
        cards = [c for rival in range(g.seats) if rival != seat for c in g.hook(rival, ABILITY)]
        g.ask(seat, cards)

    def chose(self, g, seat, source, code):
        seat, source = g.stack[g.top + SEAT], source
        g.pop()
        g.push(g.rules.response(code, ABILITY), seat, source)


class Find(Verb):
    """Looks through zones in order; what it finds is "it" for the rest of the effect."""

    def __init__(self, kind, zones):
        super().__init__()
        self.kind_wanted, self.zones = kind, zones

    def do(self, g, seat, source):
        for zone in self.zones:
            for card in g.zones[zone + seat]:
                if g.rules.kinds[card] == self.kind_wanted:
                    g.stack[g.stack[g.top + SCOPE] + IT] = card
                    return


class MoveIt(Verb):
    def __init__(self, zone):
        super().__init__()
        self.zone = zone

    def do(self, g, seat, source):
        card = g.stack[g.stack[g.top + SCOPE] + IT]
        if card < 0:
            return
        for cards in g.zones:
            if card in cards:
                cards.remove(card)
        g.zones[self.zone + seat].append(card)


class PayAny(Node):
    """Pays any number of goods; how many is remembered for the effect that follows."""

    def step(self, g, seat, source):
        g.ask(seat, list(range(g.nums[GOOD + seat] + 1)))

    def chose(self, g, seat, source, code):
        g.nums[GOOD + seat] -= code
        g.stack[g.stack[g.top + SCOPE] + R0] = code
        g.pop()


class PointPerPaid(Verb):
    def do(self, g, seat, source):
        g.nums[POINTS + seat] += g.stack[g.stack[g.top + SCOPE] + R0]


class Effect(Node):
    """A sentence of a card: its parts share the registers of its frame."""

    def __init__(self, *steps):
        super().__init__()
        self.steps = list(steps)

    def parts(self):
        return self.steps

    def step(self, g, seat, source):
        pc = g.stack[g.top + PC]
        if pc == len(self.steps):
            g.pop()
            return
        g.stack[g.top + PC] += 1
        g.push(self.steps[pc], g.stack[g.top + SEAT], g.stack[g.top + SOURCE])


class Sweep(Verb):
    """Lets all other cards leave, itself too, and brings another one of its kind."""

    def do(self, g, seat, source):
        g.nums[POINTS + seat] += 1
        g.hook(seat, ABILITY)[:] = [13 - source]


class Rest(Node):
    """The bottom of the stack: the table waits for the test to start something."""

    def step(self, g, seat, source):
        g.ask(0, [0, 1])


DISCARD_ONE = DiscardOne()
REST = Rest()
ATTACK = EachOther(Suffer())
INVEST = Effect(PayAny(), PointPerPaid())
FETCH = Effect(Find(3, [HAND, DISCARD, DECK]), MoveIt(HAND))
COPY = CopyAbility()
WALLS = Waiting(ATTACKED, Gain(0), "")
TEMPLE = Waiting(WOULD_GAIN, PointsInstead(), "")
MILL = Waiting(ABILITY, Gain(2), "")
STORM = Waiting(ABILITY, Sweep(), "")


class Toy(Rules):
    def __init__(self):
        info = GameInfo("toy", "Toy", 1, 2, 4, (), ())
        super().__init__(info, KINDS, 16, 3, 1)
        for name, node in {
            "rest": REST,
            "attack": ATTACK,
            "invest": INVEST,
            "fetch": FETCH,
            "copy": COPY,
            "discard": DISCARD_ONE,
        }.items():
            self.add(name, node)
        self.responses = [None] * (4 * 3)
        for kind, standing in enumerate([WALLS, TEMPLE, MILL, STORM]):
            self.add(f"standing/{kind}", standing.effect)
            self.responses[kind * 3 + standing.hook] = standing.effect

    def card_keys(self):
        return [str(kind) for kind in range(max(KINDS) + 1)]


TOY = Toy()


def table(seats=3, **zones):
    """A toy table at rest."""
    g = TOY.blank(seats, [], 1, [0] * 8)
    for name, cards in zones.items():
        zone, seat = name.rsplit("_", 1)
        g.zones[
            {"hand": HAND, "deck": DECK, "discard": DISCARD, "play": PLAY}[zone] + int(seat)
        ] = cards
    g.push(REST, 0, -1)
    return g


def start(g, node, seat=0, source=-1):
    g.to_move = -1
    g.push_scope(node, seat, source)
    g.run()
    return g


def pick(g, code):
    g.apply(g.options.index(code))


def test_a_reaction_stops_only_its_owners_share_of_an_attack():
    g = table(hand_1=[2, 3], hand_2=[4, 5])
    WALLS.enter(g, 2, 0)
    start(g, ATTACK)
    # seat 1 has no choice but which card; seat 2 may use its walls
    assert (g.to_move, g.options) == (1, [2, 3])
    pick(g, 3)
    assert (g.to_move, g.options) == (2, [-1, 0])
    pick(g, 0)
    assert g.zones[DISCARD + 1] == [3]
    assert g.zones[HAND + 2] == [4, 5]
    assert g.marks[0] == 1
    # exhausted walls protect no more
    start(g, ATTACK)
    pick(g, 2) if len(g.options) > 1 and g.to_move == 1 else None
    assert (g.to_move, g.options) == (2, [4, 5])


def test_a_clone_in_the_middle_of_an_attack_goes_its_own_way():
    g = table(hand_1=[2, 3], hand_2=[4, 5])
    start(g, ATTACK)
    other = g.clone()
    pick(g, 2)
    pick(other, 3)
    assert (g.zones[DISCARD + 1], other.zones[DISCARD + 1]) == ([2], [3])
    # both cards are of one kind: nobody can tell the two states apart
    assert digest(g) == digest(other)


def test_a_gain_is_replaced_while_a_card_says_so():
    g = table()
    start(g, MILL.effect)
    assert (g.nums[GOOD], g.nums[POINTS]) == (2, 0)
    TEMPLE.enter(g, 0, 2)
    start(g, MILL.effect)
    assert (g.nums[GOOD], g.nums[POINTS]) == (2, 2)
    TEMPLE.leave(g, 0, 2)
    start(g, MILL.effect)
    assert (g.nums[GOOD], g.nums[POINTS]) == (4, 2)


def test_a_copied_ability_works_for_the_copier():
    g = table()
    MILL.enter(g, 1, 4)
    MILL.enter(g, 2, 5)
    start(g, COPY, seat=0, source=6)
    assert (g.to_move, g.options) == (0, [4, 5])
    pick(g, 5)
    assert [g.nums[GOOD + seat] for seat in range(3)] == [2, 0, 0]


def test_a_search_goes_through_its_zones_in_order():
    g = table(deck_0=[6], discard_0=[1, 7], hand_0=[0])
    start(g, FETCH)
    assert g.zones[HAND] == [0, 7]
    assert g.zones[DECK] == [6]
    # nothing found, nothing moved
    g = table(deck_0=[1], hand_0=[0])
    start(g, FETCH)
    assert (g.zones[HAND], g.zones[DECK]) == ([0], [1])


def test_an_effect_counts_what_it_has_paid():
    g = table()
    g.nums[GOOD] = 3
    start(g, INVEST)
    assert g.options == [0, 1, 2, 3]
    pick(g, 2)
    assert (g.nums[GOOD], g.nums[POINTS]) == (1, 2)


def test_what_an_effect_lets_go_does_nothing_and_what_it_brings_waits():
    g = table()
    for standing, card in ((MILL, 4), (STORM, 6), (MILL, 5)):
        standing.enter(g, 0, card)
    fire(g, 0, ABILITY)
    # the first mill, then the storm: the second mill has left, the other storm has just come
    assert (g.nums[GOOD], g.nums[POINTS], g.hook(0, ABILITY)) == (2, 1, [7])
