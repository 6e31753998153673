"""The course of a game, step by step: setting the table, rounds, turns (A15-A31, A65, A68)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import VERB, ButtonAction, Menu
from tabularium.cards.rounds import Rounds
from tabularium.cards.sequence import Sequence
from tabularium.cards.standing import Fire
from tabularium.games.altay import layout as at
from tabularium.games.altay.counts import territories_of
from tabularium.games.altay.declare_attack import DECLARE
from tabularium.games.altay.develop import Abandon, Start
from tabularium.games.altay.events import COINS_GAINED, GAME_OVER, LAST_ROUND, TURN
from tabularium.games.altay.hand import draw
from tabularium.games.altay.market import Buy, Trade
from tabularium.games.altay.play import PlayCard, UseAbility
from tabularium.games.altay.setup import DealHands, LayTable, LeadFactions, PickStarts
from tabularium.games.altay.table import DropCard, Place, Take
from tabularium.kernel.machine import Node, State, Verb
from tabularium.kernel.offer import Thing
from tabularium.kernel.reason import Reason


class CleanUp(Verb):
    """Goods are lost or turned into coins, all cards are discarded, a new hand is drawn (B30)."""

    def do(self, g: State, seat: int, source: int) -> None:
        nums = g.nums
        zones = g.zones
        left = 0
        for good in range(5):
            left += nums[at.POOL + good]
            nums[at.POOL + good] = 0
        if left and g.opts[at.TRADE]:
            nums[at.COINS + seat] += left
            if g.telling:
                g.tell(COINS_GAINED, seat, left)
        zones[at.DISCARD + seat] += zones[at.HAND + seat]
        zones[at.DISCARD + seat] += zones[at.PLAYED + seat]
        zones[at.HAND + seat] = []
        nums[at.KNOWN + seat] = 0
        zones[at.PLAYED + seat] = []
        for card in g.hook(seat, at.ABILITY):
            g.marks[card] = 0
        size = at.HAND_SIZE + nums[at.EXTRA]
        for number in (at.USED, at.BOUGHT, at.FORTH, at.BACK, at.FRESH, at.EXTRA):
            nums[number] = 0
        draw(g, seat, size)


def has_ended(g: State) -> bool:
    """Somebody has no settlement left to place, or none on the board (A65, B27)."""
    nums = g.nums
    for seat in range(g.seats):
        if nums[at.SUPPLY + seat] + nums[at.ON_CARD + seat] == 0 or not territories_of(g, seat):
            return True
    return False


def is_last_round(g: State) -> bool:
    """Whether the game ends with this round."""
    return has_ended(g) or g.nums[at.ROUND] == g.opts[at.ROUND_LIMIT]


# what no action is about, by where it lies
OF_NO_ACTION: Final = {
    "played": Reason("why-altay-played", "A29"),
    "discard": Reason("why-altay-discarded", "A30"),
    "gone": Reason("why-altay-gone", "A6"),
}


class TurnMenu(Menu):
    """The menu of a turn notices when somebody could do more than use an ability (B43).

    It does so when a choice is made, not when it is asked for: what a hand allows is nobody
    else's business until then.
    """

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        if g.nums[at.IDLE] and any_but_idle(g.options):
            g.nums[at.IDLE] = 0
        super().chose(g, seat, source, code)

    def lies(self, g: State, thing: Thing) -> Reason | None:
        return super().lies(g, thing) or OF_NO_ACTION.get(thing.zone)


def any_but_idle(options: list[int]) -> bool:
    """Whether there is more to do than to use abilities and to end the turn."""
    for code in options:
        verb = code >> VERB << VERB
        if verb != USE_ABILITY.verb and verb != END_TURN.verb:
            return True
    return False


class AltayRounds(Rounds):
    """Everybody's turn, round after round; turns are nodes of the rules themselves."""

    def parts(self) -> list[Node]:
        return []

    def ended(self, g: State) -> bool:
        return is_last_round(g) or g.nums[at.IDLE] == at.IDLE_ROUNDS

    def ends(self, g: State, seat: int) -> None:
        if g.telling:
            g.tell(GAME_OVER, seat)

    def begins(self, g: State, seat: int) -> None:
        if seat == g.nums[at.FIRST]:
            g.nums[at.IDLE] += 1
        if g.telling:
            if is_last_round(g):
                g.tell(LAST_ROUND, seat)
            g.tell(TURN, seat, g.nums[at.ROUND])
        g.push(TURN_ENDS, seat, -1)


USE_ABILITY: Final = UseAbility()
END_TURN: Final = ButtonAction("end")

# a turn: whatever one likes in any order, then its end
MAIN: Final = TurnMenu(
    "turn",
    "altay-ask-turn",
    [
        PlayCard(),
        Place(),
        Take(),
        Buy(),
        DECLARE,
        Start(),
        USE_ABILITY,
        Trade("trade"),
        Abandon("abandon"),
        DropCard(),
        END_TURN,
    ],
)
TURN_ENDS: Final = Sequence([Fire(at.TURN_END), CleanUp()])

# a game: the table is set, then everybody takes turns until it ends
ROUNDS: Final = AltayRounds(MAIN, at.FIRST, at.TURN, at.ROUND)
GAME: Final = Sequence(
    [
        LayTable(),
        LeadFactions(at.FIRST, at.FACTION, at.RANDOM_FACTIONS),
        PickStarts(),
        DealHands(),
        ROUNDS,
    ]
)
