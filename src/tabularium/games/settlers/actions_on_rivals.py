"""What action locations do to opponents."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.cards.standing import fire
from tabularium.declare.names import Player
from tabularium.games.settlers import layout as at
from tabularium.games.settlers.catalogue import DEAL, KEY, KINDS, OWNER, RAZE_FIELD, SORT
from tabularium.games.settlers.choosing import (
    OnRivals,
    PickHandCard,
    PickRivalDeal,
    PickRivalLocation,
)
from tabularium.games.settlers.deals import deal_good, drop_deal, own_deals, take_deal
from tabularium.games.settlers.events import (
    BLOCK,
    DEAL_TAKEN,
    DISCARDED,
    LOSE,
    RAZE_RIVAL,
    ROUTE_MADE,
    STEAL,
    TAKE_OVER,
)
from tabularium.games.settlers.gain import gain_option
from tabularium.games.settlers.locations import (
    move_location,
    razable,
    raze_goods,
    remove_location,
    tear_down,
)
from tabularium.games.settlers.supply import can_draw, discard, gain, take_top
from tabularium.games.settlers.words import Good, Rival
from tabularium.games.settlers.zones import rivals
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import CHOSEN, HIT, Offer


def raze_rival(g: State, seat: int, rival: int, card: int) -> list[int]:
    """An opponent's location is razed; gives the goods of its raze field."""
    goods = RAZE_FIELD[KINDS[card]]
    if g.telling:
        g.tell(RAZE_RIVAL, seat, rival, KINDS[card])
    tear_down(g, rival, card)
    return goods


class RazeFreely(PickRivalLocation):
    """Raze an opponent's location whatever stands on it (Chariot Builder, S107)."""

    def wanted(self, g: State, seat: int, card: int) -> bool:
        return razable(KINDS[card])

    def strike(self, g: State, seat: int, rival: int, card: int) -> None:
        goods = raze_rival(g, seat, rival, card)
        fire(g, seat, at.RAZED)
        raze_goods(g, seat, goods)


class RemoveLocation(PickRivalLocation):
    """An opponent's location is discarded; that is no razing (S100, S115, SQ14)."""

    def strike(self, g: State, seat: int, rival: int, card: int) -> None:
        if g.telling:
            g.tell(LOSE, rival, KINDS[card])
        remove_location(g, rival, card)


class GainRazeGood(PickRivalLocation):
    """Gain one good of an opponent's raze field; nothing is razed (S124)."""

    def wanted(self, g: State, seat: int, card: int) -> bool:
        return razable(KINDS[card])

    def strike(self, g: State, seat: int, rival: int, card: int) -> None:
        g.push(RAZE_GOOD, seat, card)

    def part(self) -> int:
        return CHOSEN  # it stays as it is


class RazeGood(Asking):
    """Choose one of the goods of a raze field."""

    def step(self, g: State, seat: int, source: int) -> None:
        goods = RAZE_FIELD[KINDS[source]]
        g.ask(seat, sorted(set(goods)))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        gain(g, seat, code, 1)

    def key(self, g: State, code: int) -> str:
        return at.GOODS[code]

    def option(self, g: State, code: int) -> Offer:
        return gain_option(g, code)


RAZE_GOOD: Final = RazeGood("raze-good")


class BlockLocation(PickRivalLocation):
    """An opponent's action location cannot be activated this round (S134)."""

    def wanted(self, g: State, seat: int, card: int) -> bool:
        return SORT[KINDS[card]] == at.ACTION and not g.marks[card] & at.BLOCKED

    def strike(self, g: State, seat: int, rival: int, card: int) -> None:
        g.marks[card] |= at.BLOCKED
        if g.telling:
            g.tell(BLOCK, seat, rival, KINDS[card])


TOKENS: Final = 4  # locations a player can have taken over (S114)


class TakeOver(PickRivalLocation):
    """An opponent's location counts as one's own for the rest of the round (S112, S113)."""

    def can(self, g: State, seat: int, source: int) -> bool:
        taken = [
            card for card in g.zones[at.EMPIRE + seat] if g.marks[card] >> at.TAKEN & at.SEAT_MASK
        ]
        return len(taken) < TOKENS and super().can(g, seat, source)

    def wanted(self, g: State, seat: int, card: int) -> bool:
        return not g.marks[card] >> at.TAKEN & at.SEAT_MASK

    def strike(self, g: State, seat: int, rival: int, card: int) -> None:
        move_location(g, rival, seat, card, g.marks[card] | (rival + 1) << at.TAKEN)
        if g.telling:
            g.tell(TAKE_OVER, seat, rival, KINDS[card])


class MakeRoute(PickRivalLocation):
    """A deal with an opponent's faction location, marked by an own faction card (S104, SQ11)."""

    def can(self, g: State, seat: int, source: int) -> bool:
        return can_draw(g, seat, at.FACTION_CARD) and super().can(g, seat, source)

    def wanted(self, g: State, seat: int, card: int) -> bool:
        kind = KINDS[card]
        return (
            OWNER[kind] != at.COMMON
            and DEAL[kind] >= 0
            and not g.marks[card] >> at.ROUTE & at.SEAT_MASK
        )

    def strike(self, g: State, seat: int, rival: int, card: int) -> None:
        marker = take_top(g, seat, at.FACTION_CARD)
        if marker < 0:
            return
        g.zones[at.ROUTES + seat].append(marker)
        g.marks[card] |= (seat + 1) << at.ROUTE
        if g.telling:
            g.tell(ROUTE_MADE, seat, rival, KINDS[card])
        fire(g, seat, at.DEALT)
        gain(g, seat, DEAL[KINDS[card]], 1)

    def part(self) -> int:
        return CHOSEN  # it stays as it is


class DiscardDeal(PickRivalDeal):
    """An opponent loses a deal (Robbers); Ninjas also gain its good at once."""

    def __init__(self, word: str, gains: bool) -> None:
        super().__init__(word)
        self.gains = gains

    def deals(self, g: State, rival: int) -> list[int]:
        # only Robbers, and only where players want it so, take those of a Trade Route (SQ2, SQ13)
        if g.opts[at.ROBBERS_ROUTES] and not self.gains and rival < g.seats:
            return own_deals(g, rival)
        return super().deals(g, rival)

    def strike(self, g: State, seat: int, rival: int, deal: int) -> None:
        good = deal_good(g, rival, deal)
        drop_deal(g, rival, deal)
        if self.gains:
            gain(g, seat, good, 1)


class TakeDeal(PickRivalDeal):
    """An opponent's deal becomes one's own, good from the next production on (S118)."""

    def strike(self, g: State, seat: int, rival: int, deal: int) -> None:
        card = take_deal(g, rival, deal)
        g.zones[at.DEALS + seat].append(card)
        if g.telling:
            g.tell(DEAL_TAKEN, seat, rival, KINDS[card])


class StealResource(OnRivals):
    """Take a resource out of an opponent's supply (S123)."""

    def targets(self, g: State, seat: int, source: int) -> list[int]:
        if g.seats == 1:
            return []
        return [
            rival << 8 | good
            for rival in rivals(g, seat)
            for good in range(at.RESOURCES)
            if g.nums[at.POOL + rival * at.HELD + good]
        ]

    def act(self, g: State, seat: int, code: int) -> None:
        rival = code >> 8
        good = code & 255
        g.nums[at.POOL + rival * at.HELD + good] -= 1
        g.nums[at.POOL + seat * at.HELD + good] += 1
        if g.telling:
            g.tell(STEAL, seat, rival, good)

    def key(self, g: State, code: int) -> str:
        return f"{code >> 8}:{at.GOODS[code & 255]}"

    def option(self, g: State, code: int) -> Offer:
        rival = code >> 8
        good = Good(rival, code & 255, HIT)
        return Offer("settlers-do-steal", {"rival": Player(g, rival), "good": good})


class RivalDiscards(OnRivals):
    """A chosen opponent discards a hand card of their choice (Desert, SQ17)."""

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(rivals(g, seat)) > 0

    def targets(self, g: State, seat: int, source: int) -> list[int]:
        return [rival for rival in rivals(g, seat) if rival < g.seats and g.zones[at.HAND + rival]]

    def act(self, g: State, seat: int, code: int) -> None:
        g.push(DISCARD_ONE, code, -1)

    def parts(self) -> list[Node]:
        return [DISCARD_ONE]

    def key(self, g: State, code: int) -> str:
        return f"seat:{code}"

    def option(self, g: State, code: int) -> Offer:
        return Offer("", {"it": Rival(g, code)})


class DiscardOne(PickHandCard):
    """Discard a hand card."""

    def play(self, g: State, seat: int, card: int) -> None:
        discard(g, card)
        if g.telling:
            g.tell(DISCARDED, seat, KINDS[card])

    def key(self, g: State, code: int) -> str:
        return f"discard:{KEY[code]}"


DISCARD_ONE: Final = DiscardOne("discard")
