"""What finished technologies can do (A6, A11)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.control import Asking
from tabularium.declare.names import CardThing
from tabularium.games.altay import layout as at
from tabularium.games.altay.asking import TAKE, AskGood, AskPlace
from tabularium.games.altay.board import NEIGHBOURS, TERRITORIES
from tabularium.games.altay.build import Settling, put_settlement, remove_settlement
from tabularium.games.altay.catalogue import KEY
from tabularium.games.altay.events import ARCHIVED, DISCARDED, RESETTLE, SWAP, TRASH
from tabularium.games.altay.hand import kinds_in_hand, take_from_hand
from tabularium.games.altay.words import place_words
from tabularium.kernel.machine import PC, R0, SEAT, State
from tabularium.kernel.offer import Offer
from tabularium.kernel.reason import Reason
from tabularium.locale.talk import Talk

NONE: Final = 255

# registers
GIVEN: Final = R0  # the good that is swapped
ORIGIN: Final = R0  # where a settlement moves from

MOVING: Final = Settling("A6", "why-altay-not-next-resettle")
NOT_YOURS: Final = Reason("why-altay-not-yours", "A6")
CANNOT_MOVE: Final = Reason("why-altay-no-move", "A6")


class HandCard(Asking):
    """Asks for one card in hand and puts it into a zone."""

    def __init__(
        self, word: str, zone: int, tells: int, *, own: bool = True, optional: bool = False
    ) -> None:
        super().__init__(word)
        self.zone = zone
        self.tells = tells
        self.own = own  # every seat has such a zone
        self.optional = optional

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(g.zones[at.HAND + seat]) > 0

    def step(self, g: State, seat: int, source: int) -> None:
        out = kinds_in_hand(g, seat)
        if self.optional:
            out.append(NONE)
        g.ask(seat, out)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        if code == NONE:
            return
        g.zones[self.zone + seat if self.own else self.zone].append(take_from_hand(g, seat, code))
        if g.telling:
            g.tell(self.tells, seat, code)

    def key(self, g: State, code: int) -> str:
        return "none" if code == NONE else f"{self.word}:{KEY[code]}"

    def option(self, g: State, code: int) -> Offer:
        if code == NONE:
            return Offer("altay-do-nothing")
        return Offer(f"altay-do-{self.word}", {"card": CardThing(g, "hand", g.to_move, code)})


class TrashCard(HandCard):
    """A hand card leaves the game."""

    def __init__(self) -> None:
        super().__init__("trash", at.GONE, TRASH, own=False)


class DiscardCard(HandCard):
    """A hand card goes to the discard pile."""

    def __init__(self) -> None:
        super().__init__("discard", at.DISCARD, DISCARDED)


class ArchiveCard(HandCard):
    """One hand card may be kept for a later turn, as if in hand (B16)."""

    def __init__(self) -> None:
        super().__init__("archive", at.ARCHIVE, ARCHIVED, optional=True)

    def can(self, g: State, seat: int, source: int) -> bool:
        return super().can(g, seat, source) and not g.zones[at.ARCHIVE + seat]


class DrawMore(Asking):
    """The coming hand has one more card; asked only where players want to be asked."""

    asks = "draw-more"

    def step(self, g: State, seat: int, source: int) -> None:
        if g.opts[at.GOVERNMENT_ASKS]:
            g.ask(seat, [1, 0])
        else:
            self.chose(g, seat, source, 1)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.nums[at.EXTRA] |= code
        g.pop()

    def kind(self) -> str:
        return "draw_more"

    def key(self, g: State, code: int) -> str:
        return "more" if code else "none"

    def option(self, g: State, code: int) -> Offer:
        return Offer("altay-do-draw-more" if code else "altay-do-nothing")


class SwapGood(AskGood):
    """Give one good of the pool for one of another kind."""

    asks = "swap"

    def messages(self) -> list[str]:
        return ["altay-ask-swap-give", "altay-ask-swap-take"]

    def fits(self, g: State, frame: int) -> bool:
        given = g.stack[frame + GIVEN]
        return 0 <= given < 5 and (g.stack[frame + PC] == 0 or g.nums[at.POOL + given] > 0)

    def can(self, g: State, seat: int, source: int) -> bool:
        nums = g.nums
        return bool(nums[0] or nums[1] or nums[2] or nums[3] or nums[4])

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            out = [good for good in range(5) if g.nums[at.POOL + good]]
        else:
            out = [good for good in range(5) if good != stack[top + GIVEN]]
        g.ask(seat, out)

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + GIVEN] = code
            stack[top + PC] = 1
            return
        given = stack[top + GIVEN]
        g.nums[at.POOL + given] -= 1
        g.nums[at.POOL + code] += 1
        if g.telling:
            g.tell(SWAP, seat, given, code)
        g.pop()

    def deed(self, g: State) -> str:
        return "altay-do-give" if g.stack[g.top + PC] == 0 else TAKE

    def prompt(self, g: State, talk: Talk) -> str:
        first = g.stack[g.top + PC] == 0
        return talk.say("altay-ask-swap-give" if first else "altay-ask-swap-take")


class Resettle(AskPlace):
    """Move a settlement to a neighbouring territory of one's own or a free one (B17)."""

    asks = "resettle"

    def messages(self) -> list[str]:
        return ["altay-ask-resettle-from", "altay-ask-resettle-to"]

    def targets(self, g: State, seat: int, origin: int) -> list[int]:
        return [t for t in NEIGHBOURS[origin] if MOVING.obstacle(g, seat, t) is None]

    def obstacle(self, g: State, seat: int, territory: int) -> Reason | None:
        if g.stack[g.top + PC] == 0:
            return self.origin_obstacle(g, seat, territory)
        reason = MOVING.obstacle(g, seat, territory)
        if reason is None and territory not in NEIGHBOURS[g.stack[g.top + ORIGIN]]:
            return MOVING.far
        return reason

    def origin_obstacle(self, g: State, seat: int, territory: int) -> Reason | None:
        if g.nums[at.OWNER + territory] != seat:
            return NOT_YOURS
        return None if self.targets(g, seat, territory) else CANNOT_MOVE

    def fits(self, g: State, frame: int) -> bool:
        origin = g.stack[frame + ORIGIN]
        if g.stack[frame + PC] == 0:
            return True
        return 0 <= origin < TERRITORIES and g.nums[at.OWNER + origin] == g.stack[frame + SEAT]

    def origins(self, g: State, seat: int) -> list[int]:
        return [t for t in range(TERRITORIES) if self.origin_obstacle(g, seat, t) is None]

    def can(self, g: State, seat: int, source: int) -> bool:
        return len(self.origins(g, seat)) > 0

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            g.ask(seat, self.origins(g, seat))
        else:
            g.ask(seat, self.targets(g, seat, stack[top + ORIGIN]))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + PC] == 0:
            stack[top + ORIGIN] = code
            stack[top + PC] = 1
            return
        origin = stack[top + ORIGIN]
        g.pop()
        remove_settlement(g, origin)
        put_settlement(g, seat, code)
        if g.telling:
            g.tell(RESETTLE, seat, origin, code)

    def prompt(self, g: State, talk: Talk) -> str:
        if g.stack[g.top + PC] == 0:
            return talk.say("altay-ask-resettle-from")
        return talk.say(
            "altay-ask-resettle-to", {"place": place_words(talk, g.stack[g.top + ORIGIN])}
        )

    def key(self, g: State, code: int) -> str:
        return f"from:{code}" if g.stack[g.top + PC] == 0 else f"to:{code}"
