"""Achievements: displays, starting, completing, abandoning (A55-A63)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import SMALL, Action, ButtonAction
from tabularium.declare.names import CardThing
from tabularium.games.altay import layout as at
from tabularium.games.altay.asking import AskGood
from tabularium.games.altay.build import Build
from tabularium.games.altay.catalogue import COST, KEY, KIND, KINDS, LEVEL_OF, kind_of
from tabularium.games.altay.events import ABANDON, BEGIN, COMPLETE, PLACE, REVEAL
from tabularium.games.altay.slots import SlotWords, one
from tabularium.games.altay.words import card_words
from tabularium.kernel.machine import SEAT, Node, State, Verb
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

SHOWN: Final = 3  # different cards on a display

# why an achievement cannot be started, or given up
BUSY: Final = Reason("why-altay-in-progress", "A59")
HAVE_IT: Final = Reason("why-altay-twice", "A59")
TOO_EARLY: Final = Reason("why-altay-wonder-early", "A61")
TOO_HIGH: Final[list[Reason]] = [
    Reason("why-altay-level", "A59", {"level": level, "below": level - 1}) for level in range(4)
]
NONE_FITS: Final = Reason("why-altay-no-fitting", "A59")  # said with what would
WONDER_STAYS: Final = Reason("why-altay-wonder-stays", "A63")
NOTHING_BEGUN: Final = Reason("why-altay-nothing-begun", "A60")


def refill_display(g: State, level: int) -> None:
    """Reveal until three different cards lie there; a twin goes on its pile (A19, A56, B25)."""
    deck = g.zones[at.LEVEL + level - 1]
    display = g.zones[at.DISPLAY + level - 1]
    while deck and different(display) < SHOWN:
        card = deck.pop()
        kind = KINDS[card]
        place = len(display)
        for i in range(len(display)):
            if KINDS[display[i]] == kind:
                place = i + 1
        display.insert(place, card)
        if g.telling:
            g.tell(REVEAL, -1, kind)


def different(display: list[int]) -> int:
    n = 0
    last = -1
    for card in display:
        if KINDS[card] != last:
            last = KINDS[card]
            n += 1
    return n


class RefillDisplays(Verb):
    """Bring every display back to three different cards."""

    def do(self, g: State, seat: int, source: int) -> None:
        for level in range(1, 4):
            refill_display(g, level)


class FirstGood(AskGood):
    """A started achievement needs a fitting good at once (A55)."""

    asks = "first_good"

    def messages(self) -> list[str]:
        return ["altay-ask-first-good"]

    def fits(self, g: State, frame: int) -> bool:
        return len(g.zones[at.PROGRESS + g.stack[frame + SEAT]]) == 1

    def step(self, g: State, seat: int, source: int) -> None:
        slots = COST[KINDS[g.zones[at.PROGRESS + seat][0]]]
        g.ask(seat, [good for good in range(5) if g.nums[at.POOL + good] and slots.room(0, good)])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        card = g.zones[at.PROGRESS + seat][0]
        g.pop()
        g.nums[at.POOL + code] -= 1
        g.marks[card] = one(code)
        if g.telling:
            g.tell(PLACE, seat, code, KINDS[card])

    def deed(self, g: State) -> str:
        return "altay-do-put"

    def prompt(self, g: State, talk: Talk) -> str:
        card = g.zones[at.PROGRESS + g.stack[g.top + SEAT]][0]
        return talk.say("altay-ask-first-good", {"card": card_words(talk, KINDS[card])})


FIRST_GOOD: Final = FirstGood()
REFILL: Final = RefillDisplays()
ONE_SETTLEMENT: Final = Build(1)


class Start(Action):
    """Start an achievement of a display, or the secret wonder."""

    def parts(self) -> list[Node]:
        return [FIRST_GOOD, REFILL, ONE_SETTLEMENT]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        nums = g.nums
        if g.zones[at.PROGRESS + seat]:
            return
        if not (nums[0] or nums[1] or nums[2] or nums[3] or nums[4]):
            return
        done = [KINDS[card] for card in g.zones[at.DONE + seat]]
        have = of_levels(done)
        for level in range(1, 4):
            if level > 1 and have[level] >= have[level - 1]:
                continue
            seen: list[int] = []
            cards = g.zones[at.DISPLAY + level - 1]
            for card in cards + g.zones[at.SECRET + seat] if level == 3 else cards:
                kind = KINDS[card]
                if kind in seen:
                    continue
                seen.append(kind)
                if kind not in done and COST[kind].takes_from_pool(g, 0):
                    out.append(self.verb | kind)

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        if g.zones[at.PROGRESS + seat]:
            return BUSY
        done = [KINDS[card] for card in g.zones[at.DONE + seat]]
        if code in done:
            return HAVE_IT
        have = of_levels(done)
        level = LEVEL_OF[code]
        # never more of a level than of the level below (A59)
        if level > 1 and have[level] >= have[level - 1]:
            return TOO_EARLY if level == 3 and not have[2] else TOO_HIGH[level]
        return None if COST[code].takes_from_pool(g, 0) else NONE_FITS

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        if found is not NONE_FITS:
            return found
        return Reason(NONE_FITS.message, NONE_FITS.rule, {"goods": SlotWords(COST[code])})

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        return [kind_of(thing.name)] if thing.zone in ("displays", "secret") else []

    def carry_out(self, g: State, seat: int, code: int) -> None:
        kind = code & SMALL
        card = take_achievement(g, seat, kind)
        g.zones[at.PROGRESS + seat].append(card)
        g.marks[card] = 0
        if LEVEL_OF[kind] < 3 and g.nums[at.SUPPLY + seat] > 0:
            g.nums[at.SUPPLY + seat] -= 1
            g.nums[at.ON_CARD + seat] = 1
        if g.telling:
            g.tell(BEGIN, seat, kind)
        g.push(REFILL, seat, card)
        g.push(FIRST_GOOD, seat, card)

    def key(self, g: State, code: int) -> str:
        return f"start:{KEY[code & SMALL]}"

    def option(self, g: State, code: int) -> Offer:
        kind = code & SMALL
        held = kind in [KINDS[card] for card in g.zones[at.SECRET + g.to_move]]
        card = (
            CardThing(g, "secret", g.to_move, kind) if held else CardThing(g, "displays", -1, kind)
        )
        return Offer("altay-do-start", {"card": card, "cost": SlotWords(COST[kind])})


def of_levels(done: list[int]) -> list[int]:
    """How many of some achievements are of each level."""
    have = [0, 0, 0, 0]
    for kind in done:
        have[LEVEL_OF[kind]] += 1
    return have


def take_achievement(g: State, seat: int, kind: int) -> int:
    """Take a card of the kind from its display, or the secret wonder from its owner."""
    secret = g.zones[at.SECRET + seat]
    if secret and KINDS[secret[0]] == kind:
        g.nums[at.REVEALED + seat] = kind
        return secret.pop()
    display = g.zones[at.DISPLAY + LEVEL_OF[kind] - 1]
    # the last of a stack lies on top
    for i in range(len(display) - 1, -1, -1):
        if KINDS[display[i]] == kind:
            return display.pop(i)
    raise AssertionError(KEY[kind])


def complete(g: State, seat: int, card: int) -> None:
    """The last slot is filled: goods to the supply, the settlement to the board (A57)."""
    kind = KINDS[card]
    g.zones[at.PROGRESS + seat].remove(card)
    g.marks[card] = 0
    g.zones[at.DONE + seat].append(card)
    if g.telling:
        g.tell(COMPLETE, seat, kind)
    enter_play(g, seat, card)
    instant = KIND[kind].instant
    if instant is not None:
        g.push(instant, seat, card)
    if g.nums[at.ON_CARD + seat]:
        g.nums[at.ON_CARD + seat] = 0
        g.nums[at.SUPPLY + seat] += 1
        g.push(ONE_SETTLEMENT, seat, card)


def enter_play(g: State, seat: int, card: int) -> None:
    for standing in KIND[KINDS[card]].stands:
        standing.enter(g, seat, card)


class Abandon(ButtonAction):
    """Give up a technology in progress; a wonder never (A60, A63, B14)."""

    def why(self, g: State, seat: int) -> Reason | None:
        for card in g.zones[at.PROGRESS + seat]:
            return WONDER_STAYS if LEVEL_OF[KINDS[card]] == 3 else None
        return NOTHING_BEGUN

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        begun = thing.zone == "progress" and thing.seat == seat
        return [0] if begun else super().of(g, seat, thing)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        card = g.zones[at.PROGRESS + seat].pop()
        g.marks[card] = 0
        g.nums[at.SUPPLY + seat] += g.nums[at.ON_CARD + seat]
        g.nums[at.ON_CARD + seat] = 0
        kind = KINDS[card]
        if g.opts[at.ABANDONED_RETURNS]:
            deck = g.zones[at.LEVEL + LEVEL_OF[kind] - 1]
            deck.append(card)
            g.shuffle(deck)
            g.reveals += 1
            refill_display(g, LEVEL_OF[kind])
        else:
            g.zones[at.GONE].append(card)
        if g.telling:
            g.tell(ABANDON, seat, kind)

    def option(self, g: State, code: int) -> Offer:
        card = g.zones[at.PROGRESS + g.to_move][0]
        return Offer("altay-do-abandon", {"card": CardThing(g, "progress", g.to_move, KINDS[card])})
