"""What events do to the players they meet (N232-N252)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.cards.faults import at_least, one_of
from tabularium.cards.verbs import Deed
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KEY, KINDS, fault_of
from tabularium.games.nations.conditions import advisors
from tabularium.games.nations.effects import DEED, Loss
from tabularium.games.nations.events import WEAKER
from tabularium.games.nations.in_play import remove_card, remove_cards, settle
from tabularium.games.nations.ranks import might
from tabularium.games.nations.resources import gain, gain_all, goods_words, has, spend
from tabularium.games.nations.words import Card, PickCard, Place, card_words, deed, words_of
from tabularium.games.nations.workers import lift_worker, manned
from tabularium.kernel.machine import R0, R1, R2, SCOPE, SEAT, State, Verb
from tabularium.kernel.offer import PAYS, Offer
from tabularium.kernel.several import Member, Several, set_of
from tabularium.locale.talk import Talk

# registers of what is done for several nations, see For
MEANT: Final = R0  # who is meant
MOVERS: Final = R1  # who moves in player order
REST: Final = R2  # the others
# the register of UndeployFor
TAKEN_OFF: Final = R0  # how many workers were


class GoLast(Deed):
    """To the end of the player order, when all have decided."""

    says = "to-end"
    short = "last"

    def do(self, g: State, seat: int, source: int) -> None:
        g.stack[g.stack[g.top + SCOPE] + MOVERS] |= 1 << seat

    def option(self, g: State, code: int) -> Offer:
        return deed(self, [Place("order")])


class Weaken(Loss):
    """Count less strength in the second event of this card (N244)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def fault(self) -> str:
        return "" if 0 < self.amount <= at.SHIPS else f"{self.amount} strength"

    def payable(self, g: State, seat: int) -> bool:
        return might(g, seat) >= self.amount

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[at.WEAKENED + seat] = self.amount
        if g.telling:
            g.tell(WEAKER, seat, self.amount)

    def slug(self) -> str:
        return "strength"

    def option(self, g: State, code: int) -> Offer:
        return deed(self, [Place("strength", g.to_move, part=PAYS)])

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-weaken" + form, {"n": self.amount})


class CountAsLeastStable(Deed):
    """Versailles: until the end of the round (N223)."""

    says = "least-stable"

    def do(self, g: State, seat: int, source: int) -> None:
        g.nums[at.LEAST_STABLE + seat] = 1
        settle(g)


class RemoveAdvisors(PickCard):
    """All advisors go, or, where players differ, one of them (N245, Q15)."""

    def __init__(self, every: bool = False) -> None:
        super().__init__("remove-advisor")
        self.every = every

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(advisors(g, seat)) > 0

    def step(self, g: State, seat: int, source: int) -> None:
        cards = advisors(g, seat)
        if cards and g.opts[at.ONE_ADVISOR] and not self.every:
            g.ask(seat, cards)
            return
        g.pop()
        remove_cards(g, seat, cards)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        remove_card(g, seat, code)

    def option(self, g: State, code: int) -> Offer:
        if code == DEED:
            return deed(self, [Card(g, card) for card in advisors(g, g.to_move)])
        return super().option(g, code)

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

    def fault(self) -> str:
        known = self.sort in (at.BUILDING, at.MILITARY)
        return fault_of(self.reward) if known else f"no workers are on cards of sort {self.sort}"

    def messages(self) -> list[str]:
        return ["nations-ask-undeploy-for", "nations-done", "nations-do-undeploy"]

    def kind(self) -> str:
        return "undeploy-for"

    def step(self, g: State, seat: int, source: int) -> None:
        cards = manned(g, seat, self.sort)
        if not cards:
            g.pop()
            return
        g.ask(seat, [*cards, 0])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        if code == 0:
            g.pop()
            return
        g.pick(KINDS[code], g.stack[g.top + TAKEN_OFF] == 0)
        g.stack[g.top + TAKEN_OFF] += 1
        lift_worker(g, seat, code)
        gain_all(g, seat, self.reward)

    def several(self, g: State) -> Several | None:
        cards = manned(g, g.stack[g.top + SEAT], self.sort)
        members = [Member([card], g.marks[card] & at.WORKERS) for card in cards]
        most = sum([member.most for member in members])
        return set_of(Several(members, 0, most, g.stack[g.top + TAKEN_OFF], 0, 0))

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return words_of(talk, code)

    def picked_key(self, g: State, thing: int) -> str:
        return f"undeploy:{KEY[thing]}"

    def picked_label(self, g: State, thing: int, talk: Talk) -> str:
        return card_words(talk, thing)

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        cards = self.chosen_words(g, several, counts, talk)
        if not cards:
            return talk.say("nations-none")
        amounts = [n * sum(counts) for n in self.reward]
        args: dict[str, str | int] = {"cards": cards, "goods": goods_words(talk, amounts, ".what")}
        return talk.say("nations-set-undeploy", args)

    def prompt(self, g: State, talk: Talk) -> str:
        return talk.say(
            "nations-ask-undeploy-for", {"goods": goods_words(talk, self.reward, ".what")}
        )

    def key(self, g: State, code: int) -> str:
        return f"undeploy:{KEY[KINDS[code]]}" if code else "done"

    def option(self, g: State, code: int) -> Offer:
        if code == 0:
            return Offer("nations-done")
        return Offer("nations-do-undeploy", {"card": Card(g, code, PAYS)})

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say(f"nations-{self.word}", {"goods": goods_words(talk, self.reward, ".what")})


class Regain(Verb):
    """Get back what the war has taken this round: VP, or everything (N235)."""

    def __init__(self, everything: bool) -> None:
        super().__init__()
        self.everything = everything

    def do(self, g: State, seat: int, source: int) -> None:
        lost = at.WAR_LOSS + seat * at.LOSSES
        gain(g, seat, at.VP, g.nums[lost + at.RESOURCES])
        if self.everything:
            for good in range(at.RESOURCES):
                gain(g, seat, good, g.nums[lost + good])

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-regain-all" if self.everything else "nations-regain-vp")


class KeepAtMost(Verb):
    """Whatever is above goes; that is no shortage (N243)."""

    def __init__(self, good: int, most: int) -> None:
        super().__init__()
        self.good = good
        self.most = most

    def fault(self) -> str:
        return one_of(at.RESOURCES, "resource", self.good) or at_least(0, self.most, "at most")

    def do(self, g: State, seat: int, source: int) -> None:
        spend(g, seat, self.good, has(g, seat, self.good) - self.most)

    def text(self, talk: Talk, form: str = "") -> str:
        goods = talk.say(f"nations-n-{at.GOODS[self.good]}.what", {"n": self.most})
        return talk.say("nations-keep-at-most", {"goods": goods})
