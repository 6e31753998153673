"""Action C: architects, and finishing wonders (N97-N103, N205-N208)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import YesNo
from tabularium.cards.faults import at_least
from tabularium.cards.standing import fire
from tabularium.cards.verbs import Deed
from tabularium.games.nations import layout as at
from tabularium.games.nations.boards import BOARDS, board_of
from tabularium.games.nations.catalogue import KEY, KIND, KINDS
from tabularium.games.nations.events import ARCHITECT_LOST, FINISHED, HIRE
from tabularium.games.nations.in_play import FLAT, enter_play, take_off
from tabularium.games.nations.resources import has
from tabularium.games.nations.words import Card, OfCard, Place, asking_card, deed
from tabularium.kernel.machine import PC, R0, SOURCE, Node, State
from tabularium.kernel.offer import Offer, Thing
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

# the register of free architects
HIRED: Final = R0

TO_FREE_SPACE: Final = 0

NO_SITE: Final = Reason("why-nations-no-site", "N98")
NO_ARCHITECT: Final = Reason("why-nations-no-architect", "N98")
FEW_STONE: Final = Reason("why-missing", "N98")  # said with how much


def sections_built(g: State, card: int) -> int:
    return g.marks[card] >> at.BUILT & at.BUILT_MASK


def next_section(g: State, seat: int) -> int:
    """The stone of the leftmost open section, -1 without a wonder under construction (N98)."""
    if not g.zones[at.SITE + seat]:
        return -1
    card = g.zones[at.SITE + seat][0]
    return KIND[KINDS[card]].sections[sections_built(g, card)]


def site(g: State, seat: int) -> list[Thing]:
    """The wonder under construction, as options speak of it."""
    return [Card(g, card) for card in g.zones[at.SITE + seat]]


def employers(g: State, seat: int) -> list[int]:
    """A player's cards with private architects left."""
    out: list[int] = []
    for zone in FLAT:
        for card in g.zones[zone + seat]:
            if g.marks[card] >> at.PRIVATE & at.PRIVATE_MASK:
                out.append(card)
    return out


def dismiss(g: State, employer: int) -> None:
    """An architect is used: a private one of a card, or a public one (-1)."""
    if employer < 0:
        g.nums[at.ARCHITECTS] -= 1
    else:
        g.marks[employer] -= 1 << at.PRIVATE


def build_section(g: State, seat: int, stone: int) -> None:
    """An architect builds a section; the last one finishes the wonder."""
    card = g.zones[at.SITE + seat][0]
    g.nums[at.POOL + seat * at.RESOURCES + at.STONE] -= stone
    g.marks[card] += 1 << at.BUILT
    if g.telling:
        g.tell(HIRE, seat, KINDS[card], stone)
    fire(g, seat, at.ON_HIRE)
    if sections_built(g, card) == len(KIND[KINDS[card]].sections):
        g.push(FINISH, seat, card)


class Finish(OfCard):
    """A finished wonder moves to its space, perhaps over another one (N100, N101, Q23)."""

    def fits(self, g: State, frame: int) -> bool:
        return g.stack[frame + SOURCE] >= 0

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + PC] = 1
            # these pay before the wonder is placed (N206)
            fire(g, seat, at.ON_WONDER)
            return
        wonders = g.zones[at.WONDERS + seat]
        room = len(wonders) < BOARDS[board_of(g, seat)].wonders
        g.ask(seat, [TO_FREE_SPACE, *wonders] if room else wonders[:])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        card = source
        g.pop()
        if g.telling:
            g.tell(FINISHED, seat, KINDS[card])
        # what is covered is destroyed by the new wonder, not before it: judged once (N205, Q41)
        if code != TO_FREE_SPACE:
            take_off(g, seat, code)
        g.zones[at.SITE + seat] = []
        enter_play(g, at.WONDERS, seat, card)
        ready = KIND[KINDS[card]].ready
        if ready is not None:
            g.perform(ready, seat, card)

    def key(self, g: State, code: int) -> str:
        return "free" if code == TO_FREE_SPACE else f"cover:{KEY[KINDS[code]]}"

    def option(self, g: State, code: int) -> Offer:
        if code == TO_FREE_SPACE:
            space = Place("wonder_spaces", g.to_move)
            return Offer("nations-free-space", about=[space, *asking_card(g)])
        return Offer("nations-cover", {"card": Card(g, code)}, asking_card(g))


FINISH: Final = Finish("cover")


class HireFree(YesNo):
    """Architects of the office build sections without stone; each may be declined (N103, N247)."""

    def __init__(self, n: int) -> None:
        super().__init__("hire-free")
        self.n = n

    def fault(self) -> str:
        return at_least(1, self.n, "architects")

    def parts(self) -> list[Node]:
        return [FINISH]

    def can(self, g: State, seat: int, source: int) -> bool:
        return next_section(g, seat) >= 0

    def step(self, g: State, seat: int, source: int) -> None:
        if g.stack[g.top + HIRED] == self.n or next_section(g, seat) < 0:
            g.pop()
            return
        g.ask(seat, [1, 0])

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        if code == 0:
            g.pop()
            return
        g.stack[g.top + HIRED] += 1
        build_section(g, seat, 0)

    def asking(self, g: State) -> list[Thing]:
        return site(g, g.to_move)

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("nations-hire-free" + form, {"n": self.n})


def why_not_hired(g: State, seat: int, public: bool) -> Reason | None:
    """Why a public architect, or a private one that is there, cannot be hired."""
    stone = next_section(g, seat)
    if stone < 0:
        return NO_SITE
    if public and not g.nums[at.ARCHITECTS]:
        return NO_ARCHITECT
    return None if stone <= has(g, seat, at.STONE) else FEW_STONE


class DropArchitect(Deed):
    """The last architect placed leaves the unfinished wonder; its section is open again (N239)."""

    says = "drop-architect"
    short = "architect"

    def can(self, g: State, seat: int, source: int) -> bool:
        return (
            len(g.zones[at.SITE + seat]) > 0 and sections_built(g, g.zones[at.SITE + seat][0]) > 0
        )

    def do(self, g: State, seat: int, source: int) -> None:
        if self.can(g, seat, source):
            card = g.zones[at.SITE + seat][0]
            g.marks[card] -= 1 << at.BUILT
            if g.telling:
                g.tell(ARCHITECT_LOST, seat, KINDS[card])

    def option(self, g: State, code: int) -> Offer:
        return deed(self, site(g, g.to_move))
