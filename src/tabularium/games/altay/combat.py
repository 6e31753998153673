"""Combat: attacks on conquest tokens and on opponents (A44-A54)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import FIRST, SMALL, Action
from tabularium.games.altay.board import EDGE, NEIGHBOURS, TERRITORIES
from tabularium.games.altay.build import remove_settlement
from tabularium.games.altay.catalogue import ATTACK, DEFENCE, KEY
from tabularium.games.altay.events import (
    ATTACK_SEAT,
    ATTACK_TOKEN,
    BATTLE,
    CAPTURE,
    CONQUER,
    DISCARDED,
    FIGHT,
    PLAY,
    PRODUCE,
    SURRENDER,
    TIE,
)
from tabularium.games.altay.hand import (
    attack_symbols,
    draw,
    kinds_in_hand,
    playable_kinds,
    take_from_hand,
    take_to_play,
)
from tabularium.games.altay.layout import (
    ARCHIVE_DEFENDS,
    ATTACKING,
    BACK,
    CAPTURED,
    COUNT,
    DEFENDING,
    DISCARD,
    FORTH,
    OWNER,
    PLAYED,
    POOL,
    SEATS,
    TOKEN,
    TOKEN_GOOD,
    TOKEN_TYPES,
    TOKEN_VALUE,
    TOKENS,
)
from tabularium.games.altay.words import card_words, place_words, seat_words, token_words
from tabularium.kernel.machine import PC, R0, R1, R2, R3, SCOPE, SEAT, Node, State
from tabularium.locale.talk import Talk

DONE_PICKING: Final = SMALL  # no kind of card has this number

# registers of the attack, shared with the defence
FROM_TO: Final = R0  # origin * 32 + target
SYMBOLS: Final = R1  # attack symbols on the cards played
CARDS: Final = R2  # attack cards played
LEAST: Final = R3  # cards are picked in catalogue order, so that a set is picked in one way only


class Attack(Node):
    """Play attack cards for one attack, then beat the token or let the defender answer."""

    def step(self, g: State) -> None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        target = stack[top + FROM_TO] & 31
        pc = stack[top + PC]
        if pc == 0:
            g.ask(seat, self.cards_to_play(g, seat))
        elif pc == 1 and g.nums[TOKEN + target]:
            g.pop()
            conquer(g, seat, target)
        elif pc == 1:
            stack[top + PC] = 2
            g.push(DEFEND, g.nums[OWNER + target], -1)
        else:
            g.pop()

    def fits(self, g: State, frame: int) -> bool:
        stack = g.stack
        origin = stack[frame + FROM_TO] >> 5
        target = stack[frame + FROM_TO] & 31
        return (
            0 <= origin < TERRITORIES
            and target in NEIGHBOURS[origin]
            and g.nums[OWNER + origin] == stack[frame + SEAT]
            and g.nums[OWNER + target] != stack[frame + SEAT]
            and (g.nums[TOKEN + target] > 0) != (g.nums[OWNER + target] >= 0)
            and stack[frame + SCOPE] == frame
            and stack[frame + SYMBOLS] >= 0
            and stack[frame + CARDS] >= 0
        )

    def cards_to_play(self, g: State, seat: int) -> list[int]:
        """Cards that still allow the attack to succeed against a token, and being done (B33)."""
        stack = g.stack
        top = g.top
        target = stack[top + FROM_TO] & 31
        least = stack[top + LEAST]
        strength = attack_strength(g, top)
        value = TOKEN_VALUE[g.nums[TOKEN + target]]
        out: list[int] = []
        for kind in playable_kinds(g, seat):
            if kind >= least and ATTACK[kind] and strength + attack_symbols(g, seat, kind) > value:
                out.append(kind)
        if stack[top + CARDS] and strength > value:
            out.append(DONE_PICKING)
        return out

    def chose(self, g: State, code: int) -> None:
        stack = g.stack
        top = g.top
        if code == DONE_PICKING:
            stack[top + PC] = 1
            return
        seat = stack[top + SEAT]
        g.zones[PLAYED + seat].append(take_to_play(g, seat, code))
        stack[top + SYMBOLS] += ATTACK[code]
        stack[top + CARDS] += 1
        stack[top + LEAST] = code
        if g.telling:
            g.tell(PLAY, seat, code)

    def kind(self) -> str:
        return "attack"

    def prompt(self, g: State, talk: Talk) -> str:
        top = g.top
        origin = g.stack[top + FROM_TO] >> 5
        target = g.stack[top + FROM_TO] & 31
        token = g.nums[TOKEN + target]
        message = "altay-ask-attack-token" if token else "altay-ask-attack-seat"
        return talk.say(
            message,
            {
                "from": place_words(talk, origin),
                "place": place_words(talk, target),
                "strength": attack_strength(g, top),
                "value": TOKEN_VALUE[token] if token else g.nums[COUNT + target],
            },
        )

    def key(self, g: State, code: int) -> str:
        return "done" if code == DONE_PICKING else f"play:{KEY[code]}:attack"

    def label(self, g: State, code: int, talk: Talk) -> str:
        if code == DONE_PICKING:
            return talk.say("altay-do-attack-now", {"strength": attack_strength(g, g.top)})
        return talk.say("altay-do-add-attack", {"card": card_words(talk, code), "n": ATTACK[code]})


def attack_strength(g: State, frame: int) -> int:
    """Settlements of the origin, symbols on the cards, and Leadership (A47, A52, B18)."""
    stack = g.stack
    origin = stack[frame + FROM_TO] >> 5
    return g.nums[COUNT + origin] + stack[frame + SYMBOLS] + g.mod(stack[frame + SEAT], ATTACKING)


def conquer(g: State, seat: int, territory: int) -> None:
    """Take the token and its good; nothing moves in (A48)."""
    nums = g.nums
    token = nums[TOKEN + territory]
    nums[TOKEN + territory] = 0
    nums[TOKENS + seat * TOKEN_TYPES + token] += 1
    if g.telling:
        g.tell(CONQUER, seat, territory, token)
    good = TOKEN_GOOD[token]
    if good >= 0:
        nums[POOL + good] += 1
        if g.telling:
            g.tell(PRODUCE, seat, good, 1)


# the defender's program
CHOOSING: Final = 0
SURRENDERING: Final = 1
FIGHTING: Final = 2
OVER: Final = 3
# its registers
SHIELDS: Final = R0  # defence symbols played
SPENT: Final = R1  # cards played or discarded
SURRENDERED: Final = R2
NEXT: Final = R3  # as LEAST


class Defend(Node):
    """Surrender or fight, lose or win a settlement, draw as many cards as were spent."""

    def step(self, g: State) -> None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        pc = stack[top + PC]
        if pc == CHOOSING:
            g.ask(seat, [SURRENDERING, FIGHTING])
        elif pc == SURRENDERING:
            out: list[int] = []
            if stack[top + SPENT] < stack[stack[top + SCOPE] + CARDS]:
                out = [kind for kind in kinds_in_hand(g, seat) if kind >= stack[top + NEXT]]
            out.append(DONE_PICKING)
            g.ask(seat, out)
        elif pc == FIGHTING:
            hand = playable_kinds(g, seat) if g.opts[ARCHIVE_DEFENDS] else kinds_in_hand(g, seat)
            out = [kind for kind in hand if DEFENCE[kind] and kind >= stack[top + NEXT]]
            out.append(DONE_PICKING)
            g.ask(seat, out)
        else:
            self.settle(g)

    def fits(self, g: State, frame: int) -> bool:
        stack = g.stack
        attack = stack[frame + SCOPE]
        return (
            attack < frame
            and stack[attack] == ATTACK_NODE.id
            and g.nums[OWNER + (stack[attack + FROM_TO] & 31)] == stack[frame + SEAT]
            and CHOOSING <= stack[frame + PC] <= OVER
        )

    def chose(self, g: State, code: int) -> None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        pc = stack[top + PC]
        if pc == CHOOSING:
            stack[top + PC] = code
            if code == SURRENDERING:
                stack[top + SURRENDERED] = 1
            if g.telling:
                g.tell(SURRENDER if code == SURRENDERING else FIGHT, seat)
            return
        if code == DONE_PICKING:
            stack[top + PC] = OVER
            return
        # spent cards reach the discard pile before the refill (B31)
        if pc == FIGHTING and g.opts[ARCHIVE_DEFENDS]:
            card = take_to_play(g, seat, code)
        else:
            card = take_from_hand(g, seat, code)
        g.zones[DISCARD + seat].append(card)
        stack[top + SPENT] += 1
        stack[top + NEXT] = code
        if pc == FIGHTING:
            stack[top + SHIELDS] += DEFENCE[code]
        if g.telling:
            g.tell(PLAY if pc == FIGHTING else DISCARDED, seat, code)

    def settle(self, g: State) -> None:
        stack = g.stack
        top = g.top
        attack = stack[top + SCOPE]
        attacker = stack[attack + SEAT]
        defender = stack[top + SEAT]
        origin = stack[attack + FROM_TO] >> 5
        target = stack[attack + FROM_TO] & 31
        spent = stack[top + SPENT]
        strength = attack_strength(g, attack)
        resistance = defence_strength(g, top)
        if stack[top + SURRENDERED]:
            capture(g, attacker, defender, target)
        else:
            if g.telling:
                g.tell(BATTLE, attacker, strength, resistance, defender)
            if strength > resistance:
                capture(g, attacker, defender, target)
            elif strength < resistance:
                capture(g, defender, attacker, origin)
            elif g.telling:
                g.tell(TIE, attacker)
        g.pop()
        draw(g, defender, spent)

    def kind(self) -> str:
        return "defend"

    def prompt(self, g: State, talk: Talk) -> str:
        stack = g.stack
        top = g.top
        attack = stack[top + SCOPE]
        args: dict[str, str | int] = {
            "rival": seat_words(talk, g, stack[attack + SEAT]),
            "place": place_words(talk, stack[attack + FROM_TO] & 31),
            "strength": attack_strength(g, attack),
            "resistance": defence_strength(g, top),
            "n": stack[attack + CARDS] - stack[top + SPENT],
        }
        pc = stack[top + PC]
        if pc == SURRENDERING:
            return talk.say("altay-ask-surrender", args)
        if pc == FIGHTING:
            return talk.say("altay-ask-fight", args)
        return talk.say("altay-ask-defend", args)

    def key(self, g: State, code: int) -> str:
        pc = g.stack[g.top + PC]
        if pc == CHOOSING:
            return "surrender" if code == SURRENDERING else "fight"
        if code == DONE_PICKING:
            return "done"
        return f"discard:{KEY[code]}" if pc == SURRENDERING else f"play:{KEY[code]}:defence"

    def label(self, g: State, code: int, talk: Talk) -> str:
        pc = g.stack[g.top + PC]
        if pc == CHOOSING:
            return talk.say("altay-do-surrender" if code == SURRENDERING else "altay-do-fight")
        if code == DONE_PICKING:
            message = "altay-do-discard-no-more" if pc == SURRENDERING else "altay-do-defend-now"
            return talk.say(message, {"resistance": defence_strength(g, g.top)})
        if pc == SURRENDERING:
            return talk.say("altay-do-discard", {"card": card_words(talk, code)})
        return talk.say(
            "altay-do-add-defence", {"card": card_words(talk, code), "n": DEFENCE[code]}
        )


def defence_strength(g: State, frame: int) -> int:
    """Settlements of the target, symbols on the cards, and Strategy (A52, B18)."""
    stack = g.stack
    target = stack[stack[frame + SCOPE] + FROM_TO] & 31
    return g.nums[COUNT + target] + stack[frame + SHIELDS] + g.mod(stack[frame + SEAT], DEFENDING)


def capture(g: State, winner: int, loser: int, territory: int) -> None:
    """The loser's settlement leaves the territory of this battle for the winner (A53)."""
    remove_settlement(g, territory)
    g.nums[CAPTURED + winner * SEATS + loser] += 1
    if g.telling:
        g.tell(CAPTURE, winner, loser)


ATTACK_NODE: Final = Attack()
DEFEND: Final = Defend()


class DeclareAttack(Action):
    """Attack from a territory into a neighbouring one, once per pair and turn (A45)."""

    def parts(self) -> list[Node]:
        return [ATTACK_NODE, DEFEND]

    def offer(self, g: State, seat: int, out: list[int]) -> None:
        symbols = attack_symbols(g, seat, 0)
        if symbols == 0:
            return
        symbols += g.mod(seat, ATTACKING)
        nums = g.nums
        forth = nums[FORTH]
        back = nums[BACK]
        for origin in range(TERRITORIES):
            if nums[OWNER + origin] != seat:
                continue
            strength = nums[COUNT + origin] + symbols
            for target in NEIGHBOURS[origin]:
                owner = nums[OWNER + target]
                if owner < 0:
                    token = nums[TOKEN + target]
                    if token == 0 or strength <= TOKEN_VALUE[token]:
                        continue
                elif owner == seat:
                    continue
                edge = EDGE[origin * TERRITORIES + target]
                if not (forth if origin < target else back) >> edge & 1:
                    out.append(self.verb | origin << FIRST | target)

    def carry_out(self, g: State, seat: int, code: int) -> None:
        origin = code >> FIRST & SMALL
        target = code & SMALL
        nums = g.nums
        nums[FORTH if origin < target else BACK] |= 1 << EDGE[origin * TERRITORIES + target]
        if g.telling:
            token = nums[TOKEN + target]
            if token:
                g.tell(ATTACK_TOKEN, seat, origin, target, token)
            else:
                g.tell(ATTACK_SEAT, seat, origin, target, nums[OWNER + target])
        frame = g.push_scope(ATTACK_NODE, seat, -1)
        g.stack[frame + FROM_TO] = origin << 5 | target

    def key(self, g: State, code: int) -> str:
        return f"attack:{code >> FIRST & SMALL}:{code & SMALL}"

    def label(self, g: State, code: int, talk: Talk) -> str:
        target = code & SMALL
        token = g.nums[TOKEN + target]
        args: dict[str, str | int] = {
            "from": place_words(talk, code >> FIRST & SMALL),
            "place": place_words(talk, target),
        }
        if token:
            args["token"] = token_words(talk, token)
            return talk.say("altay-do-attack-token", args)
        args["rival"] = seat_words(talk, g, g.nums[OWNER + target])
        return talk.say("altay-do-attack-seat", args)
