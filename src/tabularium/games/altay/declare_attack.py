"""Declaring an attack on a conquest token or an opponent, an action of the turn (A41-A49)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import FIRST, SMALL, Action
from tabularium.declare.names import Player
from tabularium.games.altay import layout as at
from tabularium.games.altay.attack import ATTACK_NODE, TOO_WEAK, too_weak
from tabularium.games.altay.battle import FROM_TO
from tabularium.games.altay.board import EDGE, NEIGHBOURS, TERRITORIES
from tabularium.games.altay.defend import DEFEND
from tabularium.games.altay.events import ATTACK_SEAT, ATTACK_TOKEN
from tabularium.games.altay.hand import attack_symbols
from tabularium.games.altay.words import Territory, Token
from tabularium.kernel.machine import Node, State
from tabularium.kernel.offer import HIT, Offer, Thing, Word
from tabularium.kernel.reason import Reason

# why a territory cannot be attacked
OWN_TERRITORY: Final = Reason("why-altay-own", "A41")
TOO_FAR: Final = Reason("why-altay-far", "A44")
NOTHING_THERE: Final = Reason("why-altay-free", "A42")
NO_CARD_FOR_TOKEN: Final = Reason("why-altay-no-attack-card", "A46")
NO_CARD_FOR_RIVAL: Final = Reason("why-altay-no-attack-card", "A49")
ATTACKED_BEFORE: Final = Reason("why-altay-attacked", "A45")


class DeclareAttack(Action):
    """Attack from a territory into a neighbouring one, once per pair and turn (A45)."""

    def parts(self) -> list[Node]:
        return [ATTACK_NODE, DEFEND]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        symbols = attack_symbols(g, seat, 0)
        if symbols == 0:
            return
        nums = g.nums
        symbols += g.mod(seat, at.ATTACKING)
        for origin in range(TERRITORIES):
            if nums[at.OWNER + origin] != seat:
                continue
            strength = nums[at.COUNT + origin] + symbols
            for target in NEIGHBOURS[origin]:
                owner = nums[at.OWNER + target]
                if owner == seat or (owner < 0 and not nums[at.TOKEN + target]):
                    continue  # most of them
                if self.fails(g, origin, target, strength) is None:
                    out.append(self.verb | origin << FIRST | target)

    def fails(self, g: State, origin: int, target: int, strength: int) -> Reason | None:
        """Why an attack on a token or a rival may not be tried with so much strength."""
        made = g.nums[at.FORTH if origin < target else at.BACK]
        if made >> EDGE[origin * TERRITORIES + target] & 1:
            return ATTACKED_BEFORE
        token = g.nums[at.TOKEN + target]
        return TOO_WEAK if token and strength <= at.TOKEN_VALUE[token] else None

    def reason(self, g: State, seat: int, code: int) -> Reason | None:
        origin = code >> FIRST
        target = code & SMALL
        owner = g.nums[at.OWNER + target]
        if owner == seat:
            return OWN_TERRITORY
        if g.nums[at.OWNER + origin] != seat:
            return TOO_FAR
        if owner < 0 and not g.nums[at.TOKEN + target]:
            return NOTHING_THERE
        if not attack_symbols(g, seat, 0):
            return NO_CARD_FOR_TOKEN if owner < 0 else NO_CARD_FOR_RIVAL
        return self.fails(g, origin, target, self.strength(g, seat, origin))

    def strength(self, g: State, seat: int, origin: int) -> int:
        """How strong an attack from a territory is with all cards at hand."""
        symbols = attack_symbols(g, seat, 0)
        return g.nums[at.COUNT + origin] + symbols + g.mod(seat, at.ATTACKING)

    def worded(self, g: State, seat: int, code: int, found: Reason) -> Reason:
        if found is not TOO_WEAK:
            return found
        value = at.TOKEN_VALUE[g.nums[at.TOKEN + (code & SMALL)]]
        return too_weak(value, self.strength(g, seat, code >> FIRST))

    def of(self, g: State, seat: int, thing: Thing) -> list[int]:
        """Attacks on a territory, the strongest first, and those from it."""
        if thing.zone != "board":
            return []
        place = int(thing.name)
        nums = g.nums
        near = sorted(
            NEIGHBOURS[place],
            key=lambda other: (nums[at.OWNER + other] != seat, -nums[at.COUNT + other]),
        )
        return [other << FIRST | place for other in near] + [place << FIRST | t for t in near]

    def carry_out(self, g: State, seat: int, code: int) -> None:
        origin = code >> FIRST & SMALL
        target = code & SMALL
        nums = g.nums
        nums[at.FORTH if origin < target else at.BACK] |= 1 << EDGE[origin * TERRITORIES + target]
        if g.telling:
            token = nums[at.TOKEN + target]
            if token:
                g.tell(ATTACK_TOKEN, seat, origin, target, token)
            else:
                g.tell(ATTACK_SEAT, seat, origin, target, nums[at.OWNER + target])
        frame = g.push_scope(ATTACK_NODE, seat, -1)
        g.stack[frame + FROM_TO] = origin << 5 | target

    def key(self, g: State, code: int) -> str:
        return f"attack:{code >> FIRST & SMALL}:{code & SMALL}"

    def option(self, g: State, code: int) -> Offer:
        target = code & SMALL
        token = g.nums[at.TOKEN + target]
        args: dict[str, Word | str | int] = {
            "from": Territory(code >> FIRST & SMALL),
            "place": Territory(target, HIT),
        }
        if token:
            args["token"] = Token(token)
            return Offer("altay-do-attack-token", args)
        args["rival"] = Player(g, g.nums[at.OWNER + target])
        return Offer("altay-do-attack-seat", args)


DECLARE: Final = DeclareAttack()


def can_attack(g: State, seat: int) -> bool:
    """Whether there is anything a player could attack now."""
    found: list[int] = []
    DECLARE.offer(g, seat, found)
    return len(found) > 0
