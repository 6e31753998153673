"""Action A: buying a progress card (N62-N89)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.cards.faults import some_of
from tabularium.cards.standing import Waiting, fire
from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, board_of
from tabularium.games.nations.buyable import raid_value
from tabularium.games.nations.catalogue import AGE, KEY, KINDS, SORT, YIELD
from tabularium.games.nations.effects import Gain
from tabularium.games.nations.events import BUY, REPLACED
from tabularium.games.nations.in_play import LAST, enter_play, remove_card
from tabularium.games.nations.ranks import might
from tabularium.games.nations.resources import PAY_ANY, gain, gain_all, has, owe, spent_gold
from tabularium.games.nations.words import (
    Amount,
    Card,
    OfCard,
    Place,
    asking_card,
    goods_of,
    goods_offer,
)
from tabularium.games.nations.workers import DeployHere
from tabularium.kernel.machine import PC, R0, SOURCE, Node, State
from tabularium.kernel.offer import Offer, Word
from tabularium.locale.talk import Talk

# the register of a purchase
PAID: Final = R0  # the price

TO_FREE_SPACE: Final = 0  # an option: no card has to make room


# triggers -------------------------------------------------------------------------------------


class Reward(Gain):
    """What buying certain cards brings: of some sorts, or for exactly this price (N207)."""

    def __init__(self, sorts: list[int], price: int, amounts: list[int]) -> None:
        super().__init__(amounts)
        self.sorts = sorts
        self.price = price  # -1 for any

    def fault(self) -> str:
        if not self.sorts and self.price < 0:
            return "which purchases are meant is not said"
        sorts = some_of(at.EVENT, "sort of card", self.sorts) if self.sorts else ""
        return sorts or super().fault()

    def meant(self, sort: int, price: int) -> bool:
        if self.sorts and sort not in self.sorts:
            return False
        return self.price < 0 or price == self.price


class WhenBuying(Waiting):
    """A reward for purchases of the owner, or of others (Shaka Zulu)."""

    def __init__(self, reward: Reward, message: str, hook: int = at.ON_BUY) -> None:
        super().__init__(hook, reward, message)
        self.price: int = max(0, reward.price)

    def fault(self) -> str:
        known = self.hook in (at.ON_BUY, at.OTHERS_BUY)
        return "" if known else f"nothing is bought at hook {self.hook}"

    def text(self, talk: Talk) -> str:
        # what another nation gets is told of it, not of the reader
        form = ".each" if self.hook == at.OTHERS_BUY else ""
        return talk.say(self.message, {"effect": self.effect.text(talk, form), "price": self.price})


def reward_purchase(g: State, seat: int, sort: int, price: int) -> None:
    """Everything that waits for this purchase, before the card itself is used (N69, Q9)."""
    for card in g.hook(seat, at.ON_BUY):
        node = g.rules.response(card, at.ON_BUY)
        assert isinstance(node, Reward)
        if node.meant(sort, price):
            gain_all(g, seat, node.amounts)
    for other in range(g.seats):
        if other != seat:
            for card in g.hook(other, at.OTHERS_BUY):
                node = g.rules.response(card, at.OTHERS_BUY)
                assert isinstance(node, Reward)
                if node.meant(sort, price):
                    # who gets it is disputed (Q12)
                    gain_all(g, other if g.opts[at.SHAKA_OWNER] else seat, node.amounts)


# buying ---------------------------------------------------------------------------------------


def start_purchase(g: State, seat: int, slot: int, price: int) -> None:
    """The card leaves the board, which is not refilled (N68), and is paid."""
    card = g.zones[at.MARKET][slot]
    g.zones[at.MARKET][slot] = slot  # its blank
    g.zones[at.BUYING].append(card)
    if g.telling:
        g.tell(BUY, seat, KINDS[card], price)
    g.nums[at.POOL + seat * at.RESOURCES + at.GOLD] -= price
    g.push_scope(PURCHASE, seat, card)
    g.stack[g.top + PAID] = price


class Purchase(Node):
    """A card paid for: triggers, its place or use, what follows (N69)."""

    def parts(self) -> list[Node]:
        return [*PLACES, DEPLOY_HERE]

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + SOURCE] >= 0

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        card = source
        kind = KINDS[card]
        sort = SORT[kind]
        pc = stack[top + PC]
        stack[top + PC] = pc + 1
        if pc == 0:
            count_purchase(g, seat, sort)
            price = stack[top + PAID]
            reward_purchase(g, seat, sort, price)
            if price > 0:
                spent_gold(g, seat)
        elif pc == 1:
            g.push(PLACES[sort], seat, card)
        else:
            g.pop()
            if sort == at.BUILDING and g.hook(seat, at.AFTER_BUY):
                g.push(DEPLOY_HERE, seat, card)


def count_purchase(g: State, seat: int, sort: int) -> None:
    if sort in (at.WAR, at.BATTLE):
        g.nums[at.BOUGHT_FIGHTS + seat] += 1
    elif sort == at.GOLDEN_AGE:
        g.nums[at.BOUGHT_GOLDEN + seat] += 1
    elif sort == at.COLONY:
        g.nums[at.BOUGHT_COLONIES + seat] += 1


# where cards go -------------------------------------------------------------------------------


def replace(g: State, seat: int, old: int, card: int) -> None:
    """A card in play makes room for the one just bought."""
    if g.telling:
        g.tell(REPLACED, seat, KINDS[card], KINDS[old])
    remove_card(g, seat, old, replaced=True)


class PlaceCard(OfCard):
    """A building, military card or colony: onto a free space, else a card has to go (N64-N66)."""

    def __init__(self, zone: int) -> None:
        super().__init__("replace")
        self.zone = zone

    def spaces(self, g: State, seat: int) -> int:
        board = board_of(g, seat)
        return BOARDS[board].cards if self.zone == at.SPACES else BOARDS[board].colonies

    def step(self, g: State, seat: int, source: int) -> None:
        cards = g.zones[self.zone + seat]
        g.ask(seat, cards[:] if len(cards) >= self.spaces(g, seat) else [TO_FREE_SPACE])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        card = source
        g.pop()
        place = LAST
        if code != TO_FREE_SPACE:
            place = g.zones[self.zone + seat].index(code)
            old = KINDS[code]
            new = KINDS[card]
            replace(g, seat, code, card)
            if SORT[old] == at.BUILDING and SORT[new] == at.BUILDING and AGE[new] > AGE[old]:
                fire(g, seat, at.ON_REPLACE)
        g.zones[at.BUYING].remove(card)
        enter_play(g, self.zone, seat, card, place)

    def key(self, g: State, code: int) -> str:
        return f"replace:{KEY[KINDS[code]]}"

    def option(self, g: State, code: int) -> Offer:
        if code == TO_FREE_SPACE:
            name = "card_spaces" if self.zone == at.SPACES else "colony_spaces"
            return Offer("nations-card-empty", about=[Place(name, g.to_move), *asking_card(g)])
        return Offer("", {"it": Card(g, code)}, asking_card(g))


class PlaceAdvisor(Asking):
    """Onto the advisor space, or onto a Porcelain Tower; the old one goes (N84, N220)."""

    def step(self, g: State, seat: int, source: int) -> None:
        g.ask(seat, [at.ADVISORS, at.TOWER] if g.mod(seat, at.ADVISOR_ON_TOWER) else [at.ADVISORS])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        card = source
        g.pop()
        if g.zones[code + seat]:  # one at most
            replace(g, seat, g.zones[code + seat][0], card)
        g.zones[at.BUYING].remove(card)
        enter_play(g, code, seat, card)

    def key(self, g: State, code: int) -> str:
        return "space" if code == at.ADVISORS else "tower"

    def option(self, g: State, code: int) -> Offer:
        message = "nations-advisor-" + self.key(g, code)
        args: dict[str, Word | str | int] = {}
        if g.zones[code + g.to_move]:
            message += "-taken"
            args["card"] = Card(g, g.zones[code + g.to_move][0])
        about = asking_card(g)
        for card in g.zones[at.WONDERS + g.to_move]:
            if code == at.TOWER and KEY[KINDS[card]] == "porcelain_tower":
                about.append(Card(g, card))
        return Offer(message, args, about)


class PlaceWonder(Node):
    """Under construction; an unfinished one makes room with all spent on it (N82)."""

    def step(self, g: State, seat: int, source: int) -> None:
        card = source
        g.pop()
        for old in g.zones[at.SITE + seat]:
            g.marks[old] = 0
            g.zones[at.GONE].append(old)
            if g.telling:
                g.tell(REPLACED, seat, KINDS[card], KINDS[old])
        g.zones[at.BUYING].remove(card)
        g.zones[at.SITE + seat] = [card]


class WageWar(Node):
    """The war is as strong as its buyer now (N77-N80)."""

    def step(self, g: State, seat: int, source: int) -> None:
        card = source
        g.pop()
        g.zones[at.BUYING].remove(card)
        g.zones[at.WAR_SPACE].append(card)
        g.nums[at.WAR_MIGHT] = max(0, min(might(g, seat), at.MOST_STRENGTH))
        g.nums[at.WAR_BUYER] = seat


def use_up(g: State, card: int) -> None:
    g.zones[at.BUYING].remove(card)
    g.zones[at.GONE].append(card)


class Fight(Asking):
    """A battle: as much of one resource as the raid value, never gold (N81)."""

    def step(self, g: State, seat: int, source: int) -> None:
        g.ask(seat, [at.BOOKS, at.FOOD, at.STONE])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        card = source
        g.pop()
        use_up(g, card)
        gain(g, seat, code, raid_value(g, seat))

    def key(self, g: State, code: int) -> str:
        return at.GOODS[code]

    def option(self, g: State, code: int) -> Offer:
        goods = Amount(g.to_move, code, raid_value(g, g.to_move))
        return Offer("nations-gain.do", {"goods": goods}, asking_card(g))


TAKE: Final = 0
BUY_VP: Final = 1


class Enjoy(Asking):
    """A golden age: its resources, or pay some for 1 VP; a bonus helps with both (N85-N89)."""

    def goods(self, g: State, seat: int, kind: int) -> list[int]:
        bonus = g.mod(seat, at.GOLDEN_BONUS)
        return [n + bonus if n else 0 for n in YIELD[kind]]

    def price(self, g: State, seat: int, kind: int) -> int:
        return max(0, AGE[kind] - g.mod(seat, at.GOLDEN_BONUS))

    def step(self, g: State, seat: int, source: int) -> None:
        kind = KINDS[source]
        held = 0
        for good in range(at.RESOURCES):
            held += has(g, seat, good)
        g.ask(seat, [TAKE, BUY_VP] if held >= self.price(g, seat, kind) else [TAKE])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        card = source
        kind = KINDS[card]
        g.pop()
        use_up(g, card)
        if code == TAKE:
            gain_all(g, seat, self.goods(g, seat, kind))
            return
        gain(g, seat, at.VP, 1)
        price = self.price(g, seat, kind)
        if price:
            owe(g, PAY_ANY, seat, price)

    def key(self, g: State, code: int) -> str:
        return "resources" if code == TAKE else "vp"

    def option(self, g: State, code: int) -> Offer:
        seat = g.to_move
        kind = KINDS[g.stack[g.top + SOURCE]]
        card = asking_card(g)
        if code == TAKE:
            return goods_offer("nations-gain.do", goods_of(seat, self.goods(g, seat, kind)), card)
        vp = Amount(seat, at.VP, 1)
        return Offer("nations-buy-vp", {"n": self.price(g, seat, kind)}, [vp, *card])


DEPLOY_HERE: Final = DeployHere("deploy-here")
PLACE_ON_SPACE: Final = PlaceCard(at.SPACES)
# by the sort of the card
PLACES: Final[list[Node]] = [
    PLACE_ON_SPACE,
    PLACE_ON_SPACE,
    PlaceCard(at.COLONIES),
    WageWar(),
    Fight("battle"),
    Enjoy("golden-age"),
    PlaceWonder(),
    PlaceAdvisor("advisor"),
]
PURCHASE: Final = Purchase()
