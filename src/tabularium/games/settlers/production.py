"""The production phase (S31-S35)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.boards import BOARDS
from tabularium.games.settlers.catalogue import DEAL, KINDS, PRODUCES
from tabularium.games.settlers.choosing import PickOwnLocation
from tabularium.games.settlers.deals import routed_locations
from tabularium.games.settlers.gain import Gain, GainPer, Goods, goods_words
from tabularium.games.settlers.supply import gain, gain_points
from tabularium.games.settlers.words import Good, asking_card
from tabularium.games.settlers.zones import unlike
from tabularium.kernel.machine import PC, R0, R1, SEAT, Node, State, Verb
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.several import NOTHING, Member, Several, set_of
from tabularium.locale.talk import Talk


def asks(kind: int) -> bool:
    """Whether a location's production asks its owner something, so that the order matters."""
    produces = PRODUCES[kind]
    if produces is None or isinstance(produces, GainPer):
        return False
    return produces.draws if isinstance(produces, Gain) else True


def deal_goods_of(g: State, seat: int) -> list[int]:
    """What a player's deals give, Trade Route ones included."""
    goods = [DEAL[KINDS[card]] for card in g.zones[at.DEALS + seat]]
    return goods + [DEAL[KINDS[card]] for card in routed_locations(g, seat)]


# registers of ConvertDealGoods
CARDS: Final = R0  # of deals, not drawn yet
TURNED: Final = R1  # into points so far


class Produce(PickOwnLocation):
    """One player collects from board, deals and locations; what asks is done in chosen order."""

    def can(self, g: State, seat: int, source: int) -> bool:
        return True

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + PC] = 1
            for good, amount in BOARDS[g.nums[at.FACTION + seat]]:
                gain(g, seat, good, amount)
            self.collect(g, seat)
            return
        pending = [card for card in g.zones[at.EMPIRE + seat] if g.marks[card] & at.PENDING]
        if pending:
            g.ask(seat, unlike(g, pending))
        else:
            g.pop()

    def collect(self, g: State, seat: int) -> None:
        """Everything that asks nothing; cards of deals are drawn on the way."""
        for card in g.zones[at.EMPIRE + seat][:]:
            kind = KINDS[card]
            produces = PRODUCES[kind]
            if produces is None:
                continue
            if asks(kind):
                g.marks[card] |= at.PENDING
            elif isinstance(produces, Verb):
                produces.do(g, seat, card)
        waiting = g.hook(seat, at.DEAL_GOODS)
        cards = 0
        for good in deal_goods_of(g, seat):
            if at.CARD <= good <= at.FACTION_CARD:
                cards += 1
            else:
                gain(g, seat, good, 1)
        if waiting:
            g.push(g.rules.response(waiting[0], at.DEAL_GOODS), seat, waiting[0])
            g.stack[g.top + CARDS] = cards
        else:
            gain(g, seat, at.CARD, cards)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.marks[code] &= ~at.PENDING
        produces = PRODUCES[KINDS[code]]
        assert produces is not None
        g.push(produces, seat, code)


class ConvertDealGoods(Asking):
    """Any number of goods just gained from deals may be discarded, a point each (S106)."""

    def goods(self, g: State, seat: int) -> list[int]:
        """How many of each good came from deals and have not been looked at yet."""
        amounts = [0] * (at.VP + 1)
        for good in deal_goods_of(g, seat):
            amounts[good] += 1
        return amounts

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        good = stack[top + PC]
        amounts = self.goods(g, seat)
        if good == at.CARD:
            cards = stack[top + CARDS]
            if cards:
                g.ask(seat, list(range(cards + 1)))
            else:
                g.pop()
        elif amounts[good]:
            g.ask(seat, list(range(amounts[good] + 1)))
        else:
            stack[top + PC] = good + 1

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        good = stack[top + PC]
        for _ in range(code):
            g.pick(good, stack[top + TURNED] == 0)
            stack[top + TURNED] += 1
            gain_points(g, seat, 1)
        if good == at.CARD:
            cards = stack[top + CARDS]
            g.pop()
            gain(g, seat, at.CARD, cards - code)
            return
        stack[top + PC] = good + 1
        g.nums[at.POOL + seat * at.HELD + good] -= code

    def several(self, g: State) -> Several | None:
        stack = g.stack
        top = g.top
        amounts = self.goods(g, stack[top + SEAT])
        members = [
            Member([good], amounts[good])
            for good in range(stack[top + PC], at.CARD)
            if amounts[good]
        ]
        if stack[top + CARDS]:
            members.append(Member([at.CARD], stack[top + CARDS]))
        most = sum([member.most for member in members])
        first = 0
        while first < at.CARD and not amounts[first]:
            first += 1
        so_far = stack[top + PC] - first
        return set_of(Several(members, 0, most, so_far, taken=stack[top + TURNED]))

    def next_pick(self, g: State, several: Several, left: list[int]) -> int:
        for i in range(len(left)):
            if several.members[i].codes[0] == g.stack[g.top + PC]:
                n = left[i]
                left[i] = 0
                return n
        return NOTHING

    def member_key(self, g: State, code: int) -> str:
        return at.GOODS[code]

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return goods_words(talk, [(code, 1)])

    def member_about(self, g: State, code: int) -> list[Thing]:
        # cards of deals are not drawn yet: they lie nowhere
        return asking_card(g) if code == at.CARD else [Good(g.to_move, code)]

    def set_prompt(self, g: State, talk: Talk) -> str:
        return talk.say("settlers-ask-convert-all")

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        goods = [(several.members[i].codes[0], n) for i, n in enumerate(counts) if n]
        if not goods:
            return talk.say("settlers-do-nothing")
        words = goods_words(talk, goods, ".what")
        return talk.say("settlers-set-convert", {"goods": words, "vp": sum(counts)})

    def prompt(self, g: State, talk: Talk) -> str:
        good = g.stack[g.top + PC]
        return talk.say("settlers-ask-convert-deal-goods", {"good": goods_words(talk, [(good, 0)])})

    def key(self, g: State, code: int) -> str:
        return f"{at.GOODS[g.stack[g.top + PC]]}:{code}"

    def option(self, g: State, code: int) -> Offer:
        good = g.stack[g.top + PC]
        if code == 0:
            return Offer("settlers-do-nothing", None, asking_card(g))
        goods = Goods([(good, code)], ".what")
        about = self.member_about(g, good)
        return Offer("settlers-do-convert-deal-goods", {"goods": goods, "n": code}, about)


PRODUCE: Final = Produce("produce")


class ProductionPhase(Verb):
    """Everybody in turn, from the first player."""

    def parts(self) -> list[Node]:
        return [PRODUCE]

    def do(self, g: State, seat: int, source: int) -> None:
        for i in range(g.seats - 1, -1, -1):
            g.push(PRODUCE, (g.nums[at.FIRST] + i) % g.seats, -1)
