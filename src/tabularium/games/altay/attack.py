"""Attacks on conquest tokens and on opponents (A44-A49)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import FIRST, SMALL, Action
from tabularium.declare.names import Player
from tabularium.games.altay import layout as at
from tabularium.games.altay.battle import (
    CARDS,
    DONE_PICKING,
    FROM_TO,
    LEAST,
    SYMBOLS,
    attack_strength,
    origin_of,
    standing_defence,
    target_of,
    token_value,
)
from tabularium.games.altay.board import EDGE, NEIGHBOURS, TERRITORIES
from tabularium.games.altay.catalogue import ATTACK, KEY, KINDS, kind_of
from tabularium.games.altay.defend import DEFEND
from tabularium.games.altay.events import ATTACK_SEAT, ATTACK_TOKEN, CONQUER, PLAY, PRODUCE
from tabularium.games.altay.hand import (
    at_hand,
    attack_symbols,
    copies,
    playable_kinds,
    take_to_play,
)
from tabularium.games.altay.words import Territory, Token, card_words, place_words
from tabularium.kernel.machine import PC, SCOPE, SEAT, Node, State
from tabularium.kernel.offer import HIT, Offer, Thing, Word
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import NOTHING, Member, Several, set_of, total
from tabularium.locale.talk import Talk

# why a card cannot be added to an attack, or a territory cannot be attacked
NO_SYMBOL: Final = Reason("why-altay-no-attack-symbol", "A44")
OUT_OF_ORDER: Final = Reason("why-altay-order", "A44")
OWN_TERRITORY: Final = Reason("why-altay-own", "A41")
TOO_FAR: Final = Reason("why-altay-far", "A44")
NOTHING_THERE: Final = Reason("why-altay-free", "A42")
NO_CARD_FOR_TOKEN: Final = Reason("why-altay-no-attack-card", "A46")
NO_CARD_FOR_RIVAL: Final = Reason("why-altay-no-attack-card", "A49")
ATTACKED_BEFORE: Final = Reason("why-altay-attacked", "A45")
TOO_WEAK: Final = Reason("why-altay-too-weak", "A47")  # said with both strengths


def too_weak(value: int, strength: int) -> Reason:
    return Reason(TOO_WEAK.message, TOO_WEAK.rule, {"value": value, "strength": strength})


class Attack(Node):
    """Play attack cards for one attack, then beat the token or let the defender answer."""

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        target = target_of(g, top)
        pc = stack[top + PC]
        if pc == 0:
            g.ask(seat, self.cards_to_play(g, seat))
        elif pc == 1 and g.nums[at.TOKEN + target]:
            g.pop()
            conquer(g, seat, target)
        elif pc == 1:
            stack[top + PC] = 2
            g.push(DEFEND, g.nums[at.OWNER + target], -1)
        else:
            g.pop()

    def fits(self, g: State, frame: int) -> bool:
        stack = g.stack
        origin = origin_of(g, frame)
        target = target_of(g, frame)
        return (
            0 <= origin < TERRITORIES
            and target in NEIGHBOURS[origin]
            and g.nums[at.OWNER + origin] == stack[frame + SEAT]
            and g.nums[at.OWNER + target] != stack[frame + SEAT]
            and (g.nums[at.TOKEN + target] > 0) != (g.nums[at.OWNER + target] >= 0)
            and stack[frame + SCOPE] == frame
            and stack[frame + SYMBOLS] >= 0
            and stack[frame + CARDS] >= 0
        )

    def cards_to_play(self, g: State, seat: int) -> list[int]:
        """Cards that still allow the attack to succeed against a token, and being done (B33).

        Cards without which it cannot succeed are passed over and played with the next choice.
        """
        arms = self.arms(g, seat)
        return self.picks(g, arms, self.sure(g, arms))

    def sure_cards(self, g: State, seat: int) -> list[int]:
        """The cards that are part of every choice that is left, in the order of picking."""
        arms = self.arms(g, seat)
        return arms[: self.sure(g, arms)]

    def arms(self, g: State, seat: int) -> list[int]:
        """The attack cards that may still be picked, by their kinds, in the order of picking."""
        least = g.stack[g.top + LEAST]
        arms: list[int] = []
        for card in g.zones[at.HAND + seat] + g.zones[at.ARCHIVE + seat]:
            kind = KINDS[card]
            if kind >= least and ATTACK[kind]:
                arms.append(kind)
        arms.sort()
        return arms

    def sure(self, g: State, arms: list[int]) -> int:
        """How many of them, from the first, are part of every choice."""
        if g.stack[g.top + CARDS] and attack_strength(g, g.top) > token_value(g, g.top):
            return 0  # being done is among the choices
        sure = 0
        while True:
            choice = self.picks(g, arms, sure)
            if len(choice) != 1 or choice[0] == DONE_PICKING:
                return sure
            sure += 1  # the only one is the first: with any later one there is less to come

    def picks(self, g: State, arms: list[int], sure: int) -> list[int]:
        """The next picks when so many cards are taken for granted."""
        value = token_value(g, g.top)
        strength = attack_strength(g, g.top)
        for i in range(sure):
            strength += ATTACK[arms[i]]
        reach = strength
        for i in range(sure, len(arms)):
            reach += ATTACK[arms[i]]
        out: list[int] = []
        for i in range(sure, len(arms)):
            if reach <= value:
                break
            if i == sure or arms[i] != arms[i - 1]:
                out.append(arms[i])
            reach -= ATTACK[arms[i]]
        if g.stack[g.top + CARDS] + sure and strength > value:
            out.append(DONE_PICKING)
        return out

    def refuses(self, g: State, thing: Thing) -> Reason | None:
        if thing.seat != g.to_move or thing.zone not in ("hand", "archive"):
            return None
        kind = kind_of(thing.name)
        if kind in g.options or kind in self.sure_cards(g, g.to_move):
            return None
        if not ATTACK[kind]:
            return NO_SYMBOL
        value = token_value(g, g.top)
        reach = attack_strength(g, g.top) + attack_symbols(g, g.to_move, kind)
        return too_weak(value, reach) if reach <= value else OUT_OF_ORDER

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        for kind in self.sure_cards(g, seat):
            self.play_card(g, seat, kind)
        if code == DONE_PICKING:
            stack[top + PC] = 1
        else:
            self.play_card(g, seat, code)

    def play_card(self, g: State, seat: int, kind: int) -> None:
        stack = g.stack
        top = g.top
        g.pick(kind, stack[top + CARDS] == 0)
        g.zones[at.PLAYED + seat].append(take_to_play(g, seat, kind))
        stack[top + SYMBOLS] += ATTACK[kind]
        stack[top + CARDS] += 1
        stack[top + LEAST] = kind
        if g.telling:
            g.tell(PLAY, seat, kind)

    def next_pick(self, g: State, several: Several, left: list[int]) -> int:
        for kind in self.sure_cards(g, g.stack[g.top + SEAT]):
            for i in range(len(left)):
                if several.members[i].codes[0] == kind:
                    left[i] -= 1
                    if left[i] < 0:
                        return NOTHING
        return super().next_pick(g, several, left)

    def several(self, g: State) -> Several | None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        played = stack[top + CARDS]
        members = [
            Member([kind], copies(g, seat, kind, True), ATTACK[kind])
            for kind in playable_kinds(g, seat)
            if kind >= stack[top + LEAST] and ATTACK[kind]
        ]
        value = token_value(g, top)
        need = max(0, value + 1 - attack_strength(g, top))
        most = sum([member.most for member in members])
        return set_of(Several(members, 0 if played else 1, most, played, need, DONE_PICKING))

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return card_words(talk, code)

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        strength = attack_strength(g, g.top) + total(several, counts)
        cards = self.chosen_words(g, several, counts, talk)
        if not cards:
            return talk.say("altay-do-attack-now", {"strength": strength})
        return talk.say("altay-set-attack", {"cards": cards, "strength": strength})

    def set_outcome(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        target = target_of(g, g.top)
        strength = attack_strength(g, g.top) + total(several, counts)
        token = g.nums[at.TOKEN + target]
        if token:
            enough = strength > at.TOKEN_VALUE[token]
            message = "altay-outcome-conquers" if enough else "altay-outcome-too-weak"
            return talk.say(message, {"strength": strength, "value": at.TOKEN_VALUE[token]})
        value = standing_defence(g, target)
        return talk.say("altay-outcome-attacks", {"strength": strength, "value": value})

    def kind(self) -> str:
        return "attack"

    def prompt(self, g: State, talk: Talk) -> str:
        top = g.top
        origin = origin_of(g, top)
        target = target_of(g, top)
        token = g.nums[at.TOKEN + target]
        message = "altay-ask-attack-token" if token else "altay-ask-attack-seat"
        value = at.TOKEN_VALUE[token] if token else standing_defence(g, target)
        return talk.say(
            message,
            {
                "from": place_words(talk, origin),
                "place": place_words(talk, target),
                "strength": attack_strength(g, top),
                "value": value,
            },
        )

    def key(self, g: State, code: int) -> str:
        return "done" if code == DONE_PICKING else f"play:{KEY[code]}:attack"

    def option(self, g: State, code: int) -> Offer:
        played = self.sure_cards(g, g.to_move)  # with whatever is chosen now
        if code != DONE_PICKING:
            played = [*played, code]
        n = sum([ATTACK[kind] for kind in played])
        cards = Cards(played)
        about = [thing for kind in played for thing in at_hand(g, g.to_move, kind)]
        if code != DONE_PICKING:
            return Offer("altay-do-add-attack", {"card": cards, "n": n}, about)
        n += attack_strength(g, g.top)
        if not played:
            return Offer("altay-do-attack-now", {"strength": n})
        return Offer("altay-set-attack", {"cards": cards, "strength": n}, about)

    def member_about(self, g: State, code: int) -> list[Thing]:
        return at_hand(g, g.to_move, code)


class Cards(Word):
    """Several cards, those of a kind together."""

    def __init__(self, kinds: list[int]) -> None:
        self.kinds = kinds

    def words(self, talk: Talk) -> str:
        said: list[str] = []
        for kind in sorted(set(self.kinds)):
            n = self.kinds.count(kind)
            thing = card_words(talk, kind)
            said.append(talk.say("set-times", {"n": n, "thing": thing}) if n > 1 else thing)
        return talk.join(said)


def conquer(g: State, seat: int, territory: int) -> None:
    """Take the token and its good; nothing moves in (A48)."""
    nums = g.nums
    token = nums[at.TOKEN + territory]
    nums[at.TOKEN + territory] = 0
    nums[at.TOKENS + seat * at.TOKEN_TYPES + token] += 1
    if g.telling:
        g.tell(CONQUER, seat, territory, token)
    good = at.TOKEN_GOOD[token]
    if good >= 0:
        nums[at.POOL + good] += 1
        if g.telling:
            g.tell(PRODUCE, seat, good, 1)


ATTACK_NODE: Final = Attack()


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
        owners = nums[at.OWNER : at.OWNER + TERRITORIES]
        for origin in range(TERRITORIES):
            if owners[origin] != seat:
                continue
            strength = nums[at.COUNT + origin] + symbols
            for target in NEIGHBOURS[origin]:
                owner = owners[target]
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
