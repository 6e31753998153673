"""Events: whom they meet, and what only events do (N149-N157, N232-N252)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.sequence import Sequence
from tabularium.games.nations.catalogue import HAPPENS, KEY, KINDS
from tabularium.games.nations.conditions import advisors
from tabularium.games.nations.effects import Gain, Lose, Loss, amounts
from tabularium.games.nations.events import HAPPENING, NEW_ORDER, WEAKER
from tabularium.games.nations.in_play import remove_card, settle
from tabularium.games.nations.layout import (
    BOOKS,
    CRUSADE_ALWAYS,
    CURRENT,
    GOODS,
    LEAST_STABLE,
    LOSSES,
    ONE_ADVISOR,
    ORDER,
    OTHERS_SUFFER,
    RESOURCES,
    TOGETHER,
    VP,
    WAR_LOSS,
    WEAKENED,
    WORKER_PACKAGES,
)
from tabularium.games.nations.ranks import (
    BY_STABILITY,
    BY_STRENGTH,
    RANKS,
    holders,
    measure,
    might,
)
from tabularium.games.nations.resources import (
    can_pay,
    gain,
    goods_words,
    has,
    pay,
    spend,
)
from tabularium.games.nations.virtual_opponent import change_rival
from tabularium.games.nations.words import Asking, cards_words
from tabularium.games.nations.workers import TakeWorkers, lift_worker, manned
from tabularium.kernel.machine import PC, R0, R1, R2, SCOPE, SEAT, SOURCE, Node, State, Verb
from tabularium.locale.talk import Talk

UNMOVED: Final = 0
TO_FRONT: Final = 1
TO_END: Final = 2


# whom -----------------------------------------------------------------------------------------


class Who:
    """Some of the nations. Said by ``nations-who-<word>``."""

    def __init__(self, word: str) -> None:
        self.word = word

    def mask(self, g: State) -> int:
        """A bit for each seat."""
        raise NotImplementedError

    def text(self, talk: Talk) -> str:
        return talk.say(f"nations-who-{self.word}")


class Everyone(Who):
    def __init__(self) -> None:
        super().__init__("everyone")

    def mask(self, g: State) -> int:
        return (1 << g.seats) - 1


class Holders(Who):
    """Those who are most or least; ``weakened`` minds what the Vasa has cost (N244)."""

    def __init__(self, rank: int, top: bool, weakened: bool = False) -> None:
        super().__init__(f"{'most' if top else 'least'}-{RANKS[rank]}")
        self.rank = rank
        self.top = top
        self.weakened = weakened

    def mask(self, g: State) -> int:
        return holders(g, self.rank, self.top, self.weakened)


class AllBut(Who):
    """Everybody who holds none of these ranks."""

    def __init__(self, word: str, ranks: list[Holders]) -> None:
        super().__init__(word)
        self.ranks = ranks

    def mask(self, g: State) -> int:
        mask = (1 << g.seats) - 1
        for rank in self.ranks:
            mask &= ~rank.mask(g)
        return mask


def move(g: State, movers: int, where: int) -> None:
    """Some nations go to the front or the end of the order, as a block (N151)."""
    seats = [g.nums[ORDER + place] for place in range(g.seats)]
    moved = [seat for seat in seats if movers >> seat & 1]
    rest = [seat for seat in seats if not movers >> seat & 1]
    after = moved + rest if where == TO_FRONT else rest + moved
    for place, seat in enumerate(after):
        g.nums[ORDER + place] = seat
    if after != seats and g.telling:
        g.tell(NEW_ORDER, after[0])


class For(Node):
    """An effect for some nations, perhaps another for all others, perhaps a new place in order.

    Nations are chosen at the start; they decide from last to first (N152), the others after them.
    R0 is who is meant, R1 who moves, R2 the others.
    """

    def __init__(
        self,
        who: Who,
        effect: Node | None = None,
        order: int = UNMOVED,
        others: Node | None = None,
        chosen: bool = False,
    ) -> None:
        super().__init__()
        self.who = who
        self.effect = effect
        self.order = order
        self.others = others
        self.chosen = chosen  # who moves is decided by the effect

    def parts(self) -> list[Node]:
        return [node for node in (self.effect, self.others) if node is not None]

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + PC] <= 2 * g.seats + 1

    def step(self, g: State) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        stack[top + PC] = pc + 1
        if pc == 0:
            stack[top + SCOPE] = top
            self.begin(g, top)
        elif pc <= g.seats:
            seat = g.nums[ORDER + g.seats - pc]
            if self.effect is not None and stack[top + R0] >> seat & 1:
                g.push(self.effect, seat, stack[top + SOURCE])
        elif pc <= 2 * g.seats:
            seat = g.nums[ORDER + 2 * g.seats - pc]
            if self.others is not None and stack[top + R2] >> seat & 1:
                g.push(self.others, seat, stack[top + SOURCE])
        else:
            movers = stack[top + R1]
            if g.nums[TOGETHER]:
                g.nums[TOGETHER] = 0
                settle(g)
            rival = g.seats == 1 and stack[top + R0] >> 1 & 1
            g.pop()
            if self.order != UNMOVED and movers:
                move(g, movers, self.order)
            if rival and isinstance(self.effect, Lose) and self.effect.amounts[BOOKS]:
                change_rival(g, BOOKS, -self.effect.amounts[BOOKS])

    def begin(self, g: State, top: int) -> None:
        mask = self.who.mask(g)
        g.stack[top + R0] = mask
        # workers taken off cards one by one weaken at once (N237)
        several = mask & mask - 1 != 0
        g.nums[TOGETHER] = int(several and not isinstance(self.effect, UndeployFor))
        if self.order != UNMOVED and not self.chosen:
            g.stack[top + R1] = mask
        # without a leader everybody is "other" (Q6)
        if mask or g.opts[OTHERS_SUFFER]:
            g.stack[top + R2] = (1 << g.seats) - 1 & ~mask

    def text(self, talk: Talk, form: str = "") -> str:
        parts = [self.effect.text(talk)] if self.effect is not None else []
        if self.order != UNMOVED and not self.chosen:
            parts.append(
                talk.say("nations-to-front" if self.order == TO_FRONT else "nations-to-end")
            )
        text = talk.say("nations-for", {"who": self.who.text(talk), "effect": talk.join(parts)})
        if self.others is None:
            return text
        return talk.say("nations-others", {"text": text, "effect": self.others.text(talk)})


class Lines(Sequence):
    """Several lines of one event."""

    def text(self, talk: Talk, form: str = "") -> str:
        return "; ".join([step.text(talk) for step in self.steps])


class Happen(Verb):
    """The first or the second event of the card (N149); tiles have none (N194)."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def do(self, g: State, seat: int, source: int) -> None:
        if g.seats == 1:
            return
        card = g.zones[CURRENT][0]
        if g.telling:
            g.tell(HAPPENING, -1, KINDS[card], self.number)
        g.push(HAPPENS[KINDS[card]][self.number], 0, card)


class EndOfEvents(Verb):
    def do(self, g: State, seat: int, source: int) -> None:
        for player in range(g.seats):
            g.nums[WEAKENED + player] = 0


# what ------------------------------------------------------------------------------------------


class GoLast(Verb):
    """To the end of the player order, when all have decided."""

    def do(self, g: State, seat: int, source: int) -> None:
        g.stack[g.stack[g.top + SCOPE] + R1] |= 1 << seat

    def slug(self) -> str:
        return "last"

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-to-end" + form)


class Weaken(Loss):
    """Count less strength in the second event of this card (N244)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def payable(self, g: State, seat: int) -> bool:
        return might(g, seat) >= self.amount

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[WEAKENED + seat] = self.amount
        if g.telling:
            g.tell(WEAKER, seat, self.amount)

    def slug(self) -> str:
        return "strength"

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-weaken" + form, {"n": self.amount})


class CountAsLeastStable(Verb):
    """Versailles: until the end of the round (N223)."""

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[LEAST_STABLE + seat] = 1
        settle(g)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-least-stable")


class RemoveAdvisors(Asking):
    """All advisors go, or, where players differ, one of them (N245, Q15)."""

    def __init__(self, every: bool = False) -> None:
        super().__init__("remove-advisor")
        self.every = every

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(advisors(g, seat)) > 0

    def step(self, g: State) -> None:
        seat = g.stack[g.top + SEAT]
        cards = advisors(g, seat)
        if cards and g.opts[ONE_ADVISOR] and not self.every:
            g.ask(seat, cards)
            return
        g.pop()
        for card in cards:
            remove_card(g, seat, card)

    def chose(self, g: State, code: int) -> None:
        seat = g.stack[g.top + SEAT]
        g.pop()
        remove_card(g, seat, code)

    def key(self, g: State, code: int) -> str:
        return KEY[KINDS[code]]

    def label(self, g: State, code: int, talk: Talk) -> str:
        return cards_words(talk, code)

    def slug(self) -> str:
        return "advisor"

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-remove-advisors" + form)


class UndeployFor(Asking):
    """Any number of workers off cards of a sort, with a reward for each (N237)."""

    def __init__(self, word: str, sort: int, reward: list[int]) -> None:
        super().__init__(word)
        self.sort = sort
        self.reward = reward

    def kind(self) -> str:
        return "undeploy-for"

    def step(self, g: State) -> None:
        seat = g.stack[g.top + SEAT]
        cards = manned(g, seat, self.sort)
        if not cards:
            g.pop()
            return
        g.ask(seat, [*cards, 0])

    def chose(self, g: State, code: int) -> None:
        seat = g.stack[g.top + SEAT]
        if code == 0:
            g.pop()
            return
        lift_worker(g, seat, code)
        for good in range(RESOURCES):
            gain(g, seat, good, self.reward[good])

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(
            "nations-ask-undeploy-for", {"goods": goods_words(talk, self.reward, ".what")}
        )

    def key(self, g: State, code: int) -> str:
        return f"undeploy:{KEY[KINDS[code]]}" if code else "done"

    def label(self, g: State, code: int, talk: Talk) -> str:
        if code == 0:
            return talk.say("nations-done")
        return talk.say("nations-do-undeploy", {"card": cards_words(talk, code)})

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"nations-{self.word}", {"goods": goods_words(talk, self.reward, ".what")})


class Package(Asking):
    """Take workers and, with them, goods: all or nothing (N241, Q14)."""

    def __init__(self, n: int, goods: list[int]) -> None:
        super().__init__("package")
        self.workers = TakeWorkers(n)
        self.some = TakeWorkers(n, may=True)
        self.goods = goods

    def parts(self) -> list[Node]:
        return [self.workers, self.some]

    def step(self, g: State) -> None:
        seat = g.stack[g.top + SEAT]
        if not g.opts[WORKER_PACKAGES]:
            g.pop()
            self.take_goods(g, seat)
            g.push(self.some, seat, -1)
        elif self.workers.can(g, seat, -1):
            g.ask(seat, [1, 0])
        else:
            g.pop()

    def take_goods(self, g: State, seat: int) -> None:
        for good in range(RESOURCES):
            gain(g, seat, good, self.goods[good])

    def chose(self, g: State, code: int) -> None:
        seat = g.stack[g.top + SEAT]
        g.pop()
        if code:
            self.take_goods(g, seat)
            g.push(self.workers, seat, -1)

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say("nations-ask-may", {"effect": self.deal(talk)})

    def key(self, g: State, code: int) -> str:
        return "yes" if code else "no"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("nations-yes" if code else "nations-no")

    def deal(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "nations-package" + form,
            {"n": self.workers.n, "goods": goods_words(talk, self.goods, ".what")},
        )

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-may", {"effect": self.deal(talk, ".to")})


class Regain(Verb):
    """Get back what the war has taken this round: VP, or everything (N235)."""

    def __init__(self, everything: bool) -> None:
        super().__init__()
        self.everything = everything

    def do(self, g: State, seat: int, source: int) -> None:
        lost = WAR_LOSS + seat * LOSSES
        gain(g, seat, VP, g.nums[lost + RESOURCES])
        if self.everything:
            for good in range(RESOURCES):
                gain(g, seat, good, g.nums[lost + good])

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-regain-all" if self.everything else "nations-regain-vp")


class KeepAtMost(Verb):
    """Whatever is above goes; that is no shortage (N243)."""

    def __init__(self, good: int, most: int) -> None:
        super().__init__()
        self.good = good
        self.most = most

    def do(self, g: State, seat: int, source: int) -> None:
        spend(g, seat, self.good, has(g, seat, self.good) - self.most)

    def text(self, talk: Talk, form: str = "") -> str:
        goods = talk.say(f"nations-n-{GOODS[self.good]}.what", {"n": self.most})
        return talk.say("nations-keep-at-most", {"goods": goods})


def ranked(g: State, mask: int, rank: int) -> list[int]:
    """Nations of a mask, the higher-ranked first, then by player order (Q32)."""
    places = [g.nums[ORDER + place] for place in range(g.seats)]
    found = [[-measure(g, seat, rank), place, seat] for place, seat in enumerate(places)]
    found.sort()
    return [entry[2] for entry in found if mask >> entry[2] & 1]


class Revival(Asking):
    """Zoroastrian Revival: the highest of the most stable chooses for all of them (N238)."""

    def __init__(self) -> None:
        super().__init__("revival")
        self.reward = Gain(amounts(stone=4))
        self.loss = Lose(amounts(food=3))

    def parts(self) -> list[Node]:
        return [self.reward, self.loss]

    def step(self, g: State) -> None:
        mask = holders(g, BY_STABILITY, True)
        if not mask:
            g.pop()
            return
        g.ask(ranked(g, mask, BY_STABILITY)[0], [1, 0])

    def chose(self, g: State, code: int) -> None:
        mask = holders(g, BY_STABILITY, True)
        g.pop()
        # pushed from first to last, so that the last in order is met first
        for place in range(g.seats):
            seat = g.nums[ORDER + place]
            if code and mask >> seat & 1:
                g.push(self.reward, seat, -1)
            elif not code and not mask >> seat & 1:
                g.push(self.loss, seat, -1)

    def key(self, g: State, code: int) -> str:
        return "stone" if code else "others"

    def label(self, g: State, code: int, talk: Talk) -> str:
        if code:
            return goods_words(talk, self.reward.amounts)
        return talk.say(
            "nations-others-lose", {"goods": goods_words(talk, self.loss.amounts, ".what")}
        )

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(
            "nations-revival",
            {
                "goods": goods_words(talk, self.reward.amounts, ".what"),
                "loss": goods_words(talk, self.loss.amounts, ".what"),
            },
        )


CRUSADE_PRICE: Final = 3
CRUSADE_BOOKS: Final = 4


class Crusade(Asking):
    """Fourth Crusade: the strongest may pay for a VP; if one does, the weakest lose books (N240).

    R0 counts the strongest who have decided, R1 is 1 once somebody has paid.
    """

    def __init__(self) -> None:
        super().__init__("crusade")
        self.loss = Lose(amounts(books=CRUSADE_BOOKS))

    def parts(self) -> list[Node]:
        return [self.loss]

    def step(self, g: State) -> None:
        stack = g.stack
        top = g.top
        strongest = ranked(g, holders(g, BY_STRENGTH, True), BY_STRENGTH)
        asked = stack[top + R0]
        # the second may pay only if the first has
        if asked < len(strongest) and asked == stack[top + R1]:
            seat = strongest[asked]
            if can_pay(g, seat, amounts(gold=CRUSADE_PRICE)):
                g.ask(seat, [1, 0])
            else:
                stack[top + R0] += 1
            return
        paid = stack[top + R1] > 0
        weakest = holders(g, BY_STRENGTH, False)
        g.pop()
        if paid or g.opts[CRUSADE_ALWAYS]:
            for place in range(g.seats):
                seat = g.nums[ORDER + place]
                if weakest >> seat & 1:
                    g.push(self.loss, seat, -1)

    def chose(self, g: State, code: int) -> None:
        stack = g.stack
        top = g.top
        seat = ranked(g, holders(g, BY_STRENGTH, True), BY_STRENGTH)[stack[top + R0]]
        stack[top + R0] += 1
        if code:
            stack[top + R1] += 1
            pay(g, seat, amounts(gold=CRUSADE_PRICE))
            gain(g, seat, VP, 1)

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say("nations-ask-crusade", {"n": CRUSADE_PRICE, "books": CRUSADE_BOOKS})

    def key(self, g: State, code: int) -> str:
        return "yes" if code else "no"

    def label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say("nations-yes" if code else "nations-no")

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-crusade", {"n": CRUSADE_PRICE, "books": CRUSADE_BOOKS})
