"""Workers: taken from the population track, returned to it, put on cards and taken off."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.cards.faults import at_least
from tabularium.games.nations import layout as at
from tabularium.games.nations.catalogue import KEY, KIND, KINDS, SORT
from tabularium.games.nations.events import DEPLOY as DEPLOYED
from tabularium.games.nations.events import UNDEPLOY, WORKER_RETURNED, WORKER_TAKEN
from tabularium.games.nations.in_play import recount, settle
from tabularium.games.nations.words import Card, OfCard, Place, asking_card, words_of
from tabularium.kernel.machine import IT, PC, R0, SEAT, State
from tabularium.kernel.offer import PAYS, Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import NOTHING, Member, Several, set_of
from tabularium.locale.talk import Talk

# the register of what is done several times
DONE: Final = R0  # how often it was

# parts of the population track
FOOD_SECTION: Final = 0
STABILITY_SECTION: Final = 1
ABOVE_TRACK: Final = 2
LEFT: Final[list[int]] = [at.ON_FOOD, at.ON_STABILITY, at.ABOVE]
ROOM: Final[list[int]] = [at.FOOD_ROOM, at.STABILITY_ROOM]

ABOVE_FIRST: Final = Reason("why-nations-above-first", "N109")
NOBODY_THERE: Final = Reason("why-nations-no-worker-there", "N110")
TRACK_FULL: Final = Reason("why-nations-track-full", "N108")
NO_FREE_WORKER: Final = Reason("why-nations-no-worker", "N91")

# options besides cards: no worker, a worker of the supply; neither is the number of a card in play
NOBODY: Final = 0
SUPPLY: Final = 4000
NO_WORKER: Final = 3  # beside the sections


def section_message(section: int) -> str:
    """The name of a part of the population track."""
    return "nations-" + at.SECTIONS[section].replace("_", "-")


def section_offer(g: State, section: int) -> Offer:
    """A part of the population track as an option."""
    place = Place(at.SECTIONS[section], g.to_move, section_message(section) + ".do")
    return Offer("", {"it": place})


def why_not_taken(g: State, seat: int, section: int) -> Reason | None:
    """Why no worker can be taken from a section; one above the track goes first (N109)."""
    if section != ABOVE_TRACK and g.nums[at.ABOVE + seat]:
        return ABOVE_FIRST
    return None if g.nums[LEFT[section] + seat] else NOBODY_THERE


def no_worker_from(g: State, thing: Thing) -> Reason | None:
    """The same of a thing on the table, for whoever is asked; None for anything else."""
    section = section_at(thing, g.to_move)
    return why_not_taken(g, g.to_move, section) if section >= 0 else None


def takable(g: State, seat: int) -> list[int]:
    """The sections a worker can be taken from."""
    return [section for section in range(NO_WORKER) if why_not_taken(g, seat, section) is None]


def why_not_returned(g: State, seat: int, section: int) -> Reason | None:
    """Why no worker can be returned to a section (N108); one above it only if both are full."""
    if section == ABOVE_TRACK:
        return TRACK_FULL
    return None if g.nums[LEFT[section] + seat] < g.nums[ROOM[section] + seat] else TRACK_FULL


def section_at(thing: Thing, seat: int) -> int:
    """The part of a player's population track that a thing is, -1 for anything else."""
    return at.SECTIONS.index(thing.zone) if thing.seat == seat and thing.zone in at.SECTIONS else -1


def workers_left(g: State, seat: int) -> int:
    """Workers that could still be taken."""
    return g.nums[at.ABOVE + seat] + g.nums[at.ON_FOOD + seat] + g.nums[at.ON_STABILITY + seat]


def take_worker(g: State, seat: int, section: int) -> None:
    """A worker joins the supply; its place now costs food or stability (N48, N107)."""
    g.nums[LEFT[section] + seat] -= 1
    g.nums[at.FREE + seat] += 1
    if g.telling:
        g.tell(WORKER_TAKEN, seat, section)
    settle(g)


def deploy_cost(g: State, seat: int, kind: int) -> int:
    """Stone for a worker on a card of this kind (N90, N224)."""
    cost = KIND[kind].deploy
    if SORT[kind] == at.MILITARY and g.mod(seat, at.DISCOUNT):
        return max(min(cost, 1), cost - g.mod(seat, at.DISCOUNT))
    return cost


def put_worker(g: State, seat: int, card: int, stone: int = 0) -> None:
    """A worker of the supply goes onto a card and works at once."""
    assert g.marks[card] & at.WORKERS < at.WORKERS, KINDS[card]
    g.nums[at.FREE + seat] -= 1
    g.nums[at.POOL + seat * at.RESOURCES + at.STONE] -= stone
    g.marks[card] += 1
    if g.telling:
        g.tell(DEPLOYED, seat, KINDS[card], stone)
    settle(g)


def lift_worker(g: State, seat: int, card: int) -> None:
    """A worker leaves a card; its effect ends at once (N93, N95)."""
    g.marks[card] -= 1
    g.nums[at.FREE + seat] += 1
    if g.telling:
        g.tell(UNDEPLOY, seat, KINDS[card])
    settle(g)


def manned(g: State, seat: int, sort: int = -1) -> list[int]:
    """A player's cards with workers, of one sort or any."""
    return [
        card
        for card in g.zones[at.SPACES + seat]
        if g.marks[card] & at.WORKERS and (sort < 0 or SORT[KINDS[card]] == sort)
    ]


def origins(g: State, seat: int, target: int = -1) -> list[int]:
    """Where a worker can come from: the supply, or any card but the one it is meant for."""
    supply = [SUPPLY] if g.nums[at.FREE + seat] else []
    return supply + [card for card in manned(g, seat) if card != target]


def move_worker(g: State, seat: int, origin: int, card: int) -> None:
    """A worker of the supply or of another card goes onto a card, without stone."""
    if origin != SUPPLY:
        lift_worker(g, seat, origin)
    put_worker(g, seat, card)


def lift_key(code: int) -> str:
    return "supply" if code == SUPPLY else KEY[KINDS[code]]


def lift_offer(g: State, code: int, target: list[Thing] | None = None) -> Offer:
    """A worker of the supply or of a card, perhaps meant for another card."""
    if code == SUPPLY:
        return Offer("", {"it": Place("workers", g.to_move, "nations-supply.do", PAYS)}, target)
    return Offer("", {"it": Card(g, code, PAYS)}, target)


class TakeWorkers(Asking):
    """Take workers from the population track, each from a section of one's choice (N107)."""

    def __init__(self, n: int, may: bool = False) -> None:
        super().__init__("take-worker")
        self.n = n
        self.may = may

    def fault(self) -> str:
        return at_least(1, self.n, "workers")

    def can(self, g: State, seat: int, source: int) -> bool:
        return workers_left(g, seat) >= self.n

    def step(self, g: State, seat: int, source: int) -> None:
        sections = takable(g, seat)
        if g.stack[g.top + DONE] == self.n or not sections:
            g.pop()
            return
        g.ask(seat, [*sections, NO_WORKER] if self.may else sections)

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        return no_worker_from(g, thing)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        if code == NO_WORKER:
            g.pop()
            return
        g.pick(code, g.stack[g.top + DONE] == 0)
        g.stack[g.top + DONE] += 1
        take_worker(g, g.stack[g.top + SEAT], code)

    def several(self, g: State) -> Several | None:
        seat = g.stack[g.top + SEAT]
        taken = g.stack[g.top + DONE]
        sections = takable(g, seat)
        if ABOVE_TRACK in sections:
            return None  # those go before any choice
        members = [Member([section], g.nums[LEFT[section] + seat]) for section in sections]
        most = min(self.n - taken, workers_left(g, seat))
        if self.may:
            return set_of(Several(members, 0, most, taken, 0, NO_WORKER))
        return set_of(Several(members, most, most, taken, 0, NOTHING))

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return talk.say(section_message(code))

    def set_prompt(self, g: State, talk: Talk) -> str:
        return talk.say("nations-ask-some-take-worker")

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        workers = self.chosen_words(g, several, counts, talk)
        return talk.say("nations-set-take-worker", {"workers": workers or talk.say("nothing")})

    def key(self, g: State, code: int) -> str:
        return "none" if code == NO_WORKER else at.SECTIONS[code]

    def option(self, g: State, code: int) -> Offer:
        return Offer("nations-none") if code == NO_WORKER else section_offer(g, code)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-take-workers" + form, {"n": self.n})


class ReturnWorker(Asking):
    """Return a worker to the population track: which one, and to which section (N108-N111)."""

    asks = "return-worker"

    def can(self, g: State, seat: int, source: int) -> bool:
        return g.nums[at.FREE + seat] > 0 or len(manned(g, seat)) > 0

    def step(self, g: State, seat: int, source: int) -> None:
        if g.stack[g.top + PC] == 0:
            out = origins(g, seat)
            if out:
                g.ask(seat, out)
            else:
                g.pop()
            return
        sections = [
            section for section in range(ABOVE_TRACK) if why_not_returned(g, seat, section) is None
        ]
        g.ask(seat, sections or [ABOVE_TRACK])

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        section = section_at(thing, g.to_move)
        if section < 0 or g.stack[g.top + PC] == 0:
            return None
        return why_not_returned(g, g.to_move, section)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        if g.stack[g.top + PC] == 0:
            g.stack[g.top + PC] = 1
            # conditions are judged when the worker has arrived, not on the way (N108)
            if code == SUPPLY:
                g.nums[at.FREE + seat] -= 1
            else:
                g.marks[code] -= 1
                recount(g, seat)
            return
        g.pop()
        g.nums[LEFT[code] + seat] += 1
        if g.telling:
            g.tell(WORKER_RETURNED, seat, code)
        settle(g)

    def prompt(self, g: State, talk: Talk) -> str:
        step = "" if g.stack[g.top + PC] == 0 else "-to"
        return talk.say(f"nations-ask-return-worker{step}")

    def key(self, g: State, code: int) -> str:
        return lift_key(code) if g.stack[g.top + PC] == 0 else at.SECTIONS[code]

    def option(self, g: State, code: int) -> Offer:
        return lift_offer(g, code) if g.stack[g.top + PC] == 0 else section_offer(g, code)


class DeployFree(Asking):
    """Deploy workers without paying stone, from the supply or another card (N219).

    IT is the card a worker is meant for while its origin is asked.
    """

    def __init__(self, n: int, sort: int, may: bool) -> None:
        super().__init__("deploy-free")
        self.n = n
        self.sort = sort  # -1 for any card
        self.may = may

    def fault(self) -> str:
        known = self.sort in (-1, at.MILITARY)  # what can be said
        return at_least(1, self.n, "workers") if known else f"cards of sort {self.sort}"

    def targets(self, g: State, seat: int) -> list[int]:
        """Cards of the sort that some worker can come to."""
        found = origins(g, seat)
        return [
            card
            for card in g.zones[at.SPACES + seat]
            if (self.sort < 0 or SORT[KINDS[card]] == self.sort) and found and found != [card]
        ]

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(self.targets(g, seat)) > 0

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        target = stack[top + IT]
        if target >= 0:
            g.ask(seat, origins(g, seat, target))
            return
        cards = self.targets(g, seat)
        if stack[top + DONE] == self.n or not cards:
            g.pop()
            return
        g.ask(seat, cards + [SUPPLY] if self.may else cards)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        target = stack[top + IT]
        if target < 0:
            if code == SUPPLY:  # enough
                g.pop()
            else:
                stack[top + IT] = code
            return
        stack[top + IT] = -1
        stack[top + DONE] += 1
        move_worker(g, seat, code, target)

    def prompt(self, g: State, talk: Talk) -> str:
        target = g.stack[g.top + IT]
        if target < 0:
            return talk.say("nations-ask-deploy-free")
        return talk.say("nations-ask-deploy-from", {"card": words_of(talk, target)})

    def key(self, g: State, code: int) -> str:
        if code == SUPPLY and g.stack[g.top + IT] < 0:
            return "done"
        return lift_key(code)

    def option(self, g: State, code: int) -> Offer:
        target = g.stack[g.top + IT]
        if target >= 0:
            return lift_offer(g, code, [Card(g, target)])
        return Offer("nations-done") if code == SUPPLY else Offer("", {"it": Card(g, code)})

    def text(self, talk: Talk, form: str = "") -> str:
        where = "any" if self.sort < 0 else "military"
        return talk.say(f"nations-deploy-free-{where}{form}", {"n": self.n})


class DeployHere(OfCard):
    """After a purchase: perhaps one worker onto the card just bought, without stone (N219)."""

    def step(self, g: State, seat: int, source: int) -> None:
        g.ask(seat, [NOBODY, *origins(g, seat, source)])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        if code != NOBODY:
            move_worker(g, seat, code, source)

    def key(self, g: State, code: int) -> str:
        return "none" if code == NOBODY else lift_key(code)

    def option(self, g: State, code: int) -> Offer:
        if code == NOBODY:
            return Offer("nations-none", about=asking_card(g))
        return lift_offer(g, code, asking_card(g))
