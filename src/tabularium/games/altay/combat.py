"""Combat: attacks on conquest tokens and on opponents (A44-A54)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.menu import FIRST, SMALL, Action
from tabularium.games.altay import layout as at
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
    copies,
    draw,
    in_hand,
    kinds_in_hand,
    playable_kinds,
    take_from_hand,
    take_to_play,
)
from tabularium.games.altay.words import (
    Player,
    Territory,
    Token,
    card_words,
    place_words,
    seat_words,
)
from tabularium.kernel.machine import PC, R0, R1, R2, R3, SCOPE, SEAT, Node, State
from tabularium.kernel.offer import HIT, Offer, Thing, Word
from tabularium.kernel.several import NOTHING, Member, Several, set_of, total
from tabularium.locale.talk import Talk

DONE_PICKING: Final = SMALL  # no kind of card has this number

# registers of the attack, shared with the defence
FROM_TO: Final = R0  # origin * 32 + target
SYMBOLS: Final = R1  # attack symbols on the cards played
CARDS: Final = R2  # attack cards played
LEAST: Final = R3  # cards are picked in catalogue order, so that a set is picked in one way only


class Attack(Node):
    """Play attack cards for one attack, then beat the token or let the defender answer."""

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        target = stack[top + FROM_TO] & 31
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
        origin = stack[frame + FROM_TO] >> 5
        target = stack[frame + FROM_TO] & 31
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
        value = at.TOKEN_VALUE[g.nums[at.TOKEN + (g.stack[g.top + FROM_TO] & 31)]]
        return self.after(g, seat, self.sure_cards(g, seat), value)

    def sure_cards(self, g: State, seat: int) -> list[int]:
        """The cards that are part of every choice that is left, in the order of picking."""
        value = at.TOKEN_VALUE[g.nums[at.TOKEN + (g.stack[g.top + FROM_TO] & 31)]]
        sure: list[int] = []
        if g.stack[g.top + CARDS] and attack_strength(g, g.top) > value:
            return sure  # being done is among the choices
        while True:
            choice = self.after(g, seat, sure, value)
            if len(choice) != 1 or choice[0] == DONE_PICKING:
                return sure
            sure.append(choice[0])

    def after(self, g: State, seat: int, sure: list[int], value: int) -> list[int]:
        """The next picks when some cards are taken for granted."""
        stack = g.stack
        top = g.top
        least = sure[-1] if sure else stack[top + LEAST]
        strength = attack_strength(g, top)
        for kind in sure:
            strength += ATTACK[kind]
        out: list[int] = []
        for kind in playable_kinds(g, seat):
            if kind < least or not ATTACK[kind]:
                continue
            symbols = attack_symbols(g, seat, kind)
            spare = copies(g, seat, kind, True)
            if kind == least:
                symbols -= sure.count(kind) * ATTACK[kind]
                spare -= sure.count(kind)
            if spare and strength + symbols > value:
                out.append(kind)
        if stack[top + CARDS] + len(sure) and strength > value:
            out.append(DONE_PICKING)
        return out

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
        value = at.TOKEN_VALUE[g.nums[at.TOKEN + (stack[top + FROM_TO] & 31)]]
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
        target = g.stack[g.top + FROM_TO] & 31
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
        origin = g.stack[top + FROM_TO] >> 5
        target = g.stack[top + FROM_TO] & 31
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
        about: list[Thing] = [in_hand(g, g.to_move, kind) for kind in played]
        if code != DONE_PICKING:
            return Offer("altay-do-add-attack", {"card": cards, "n": n}, about)
        n += attack_strength(g, g.top)
        if not played:
            return Offer("altay-do-attack-now", {"strength": n})
        return Offer("altay-set-attack", {"cards": cards, "strength": n}, about)

    def member_about(self, g: State, code: int) -> list[Thing]:
        return [in_hand(g, g.to_move, code)]


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


def attack_strength(g: State, frame: int) -> int:
    """Settlements of the origin, symbols on the cards, and Leadership (A47, A52, B18)."""
    stack = g.stack
    origin = stack[frame + FROM_TO] >> 5
    return (
        g.nums[at.COUNT + origin]
        + stack[frame + SYMBOLS]
        + g.mod(stack[frame + SEAT], at.ATTACKING)
    )


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

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == CHOOSING:
            g.ask(seat, [SURRENDERING, FIGHTING])
        elif pc == OVER:
            self.settle(g)
        else:
            out: list[int] = []
            if self.may_spend(g) > 0:
                out = self.cards_to_spend(g, seat)
            out.append(DONE_PICKING)
            g.ask(seat, out)

    def cards_to_spend(self, g: State, seat: int) -> list[int]:
        """The kinds that can still be discarded, or played for their defence symbols."""
        least = g.stack[g.top + NEXT]
        fighting = g.stack[g.top + PC] == FIGHTING
        kept = self.counts_kept(g, g.stack[g.top + PC])
        hand = playable_kinds(g, seat) if kept else kinds_in_hand(g, seat)
        return [kind for kind in hand if kind >= least and (DEFENCE[kind] or not fighting)]

    def may_spend(self, g: State) -> int:
        """How many cards more: whoever surrenders discards at most as many as were played (A50)."""
        stack = g.stack
        if stack[g.top + PC] == SURRENDERING:
            return stack[stack[g.top + SCOPE] + CARDS] - stack[g.top + SPENT]
        return SMALL

    def several(self, g: State) -> Several | None:
        stack = g.stack
        top = g.top
        seat = stack[top + SEAT]
        if stack[top + PC] == CHOOSING:
            return None
        fighting = stack[top + PC] == FIGHTING
        kept = self.counts_kept(g, stack[top + PC])
        members = [
            Member([kind], copies(g, seat, kind, kept), DEFENCE[kind] if fighting else 1)
            for kind in self.cards_to_spend(g, seat)
        ]
        most = min(self.may_spend(g), sum([member.most for member in members]))
        return set_of(Several(members, 0, most, stack[top + SPENT], 0, DONE_PICKING))

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return card_words(talk, code)

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        cards = self.chosen_words(g, several, counts, talk)
        if g.stack[g.top + PC] == SURRENDERING:
            if not cards:
                return talk.say("altay-do-discard-no-more")
            return talk.say("altay-set-discard", {"cards": cards})
        resistance = defence_strength(g, g.top) + total(several, counts)
        if not cards:
            return talk.say("altay-do-defend-now", {"resistance": resistance})
        return talk.say("altay-set-defend", {"cards": cards, "resistance": resistance})

    def set_outcome(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        stack = g.stack
        if stack[g.top + PC] == SURRENDERING:
            n = stack[g.top + SPENT] + sum(counts)
            return talk.say("altay-outcome-surrender", {"n": n})
        attack = stack[g.top + SCOPE]
        strength = attack_strength(g, attack)
        resistance = defence_strength(g, g.top) + total(several, counts)
        message = "altay-outcome-tie"
        place = stack[attack + FROM_TO] & 31
        if strength > resistance:
            message = "altay-outcome-lost"
        elif strength < resistance:
            message = "altay-outcome-won"
            place = stack[attack + FROM_TO] >> 5
        return talk.say(
            message,
            {
                "strength": strength,
                "resistance": resistance,
                "rival": seat_words(talk, g, stack[attack + SEAT]),
                "place": place_words(talk, place),
            },
        )

    def counts_kept(self, g: State, pc: int) -> bool:
        """Whether the card kept by Writing counts as in hand here (B16)."""
        return g.opts[at.ARCHIVE_DEFENDS if pc == FIGHTING else at.ARCHIVE_SURRENDERS] > 0

    def fits(self, g: State, frame: int) -> bool:
        stack = g.stack
        attack = stack[frame + SCOPE]
        return (
            attack < frame
            and stack[attack] == ATTACK_NODE.id
            and g.nums[at.OWNER + (stack[attack + FROM_TO] & 31)] == stack[frame + SEAT]
            and CHOOSING <= stack[frame + PC] <= OVER
        )

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
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
        g.pick(code, stack[top + SPENT] == 0)
        # spent cards reach the discard pile before the refill (B31)
        if self.counts_kept(g, pc):
            card = take_to_play(g, seat, code)
        else:
            card = take_from_hand(g, seat, code)
        g.zones[at.DISCARD + seat].append(card)
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

    def option(self, g: State, code: int) -> Offer:
        pc = g.stack[g.top + PC]
        if pc == CHOOSING:
            return Offer("altay-do-surrender" if code == SURRENDERING else "altay-do-fight")
        if code == DONE_PICKING:
            message = "altay-do-discard-no-more" if pc == SURRENDERING else "altay-do-defend-now"
            return Offer(message, {"resistance": defence_strength(g, g.top)})
        card = in_hand(g, g.to_move, code)
        if pc == SURRENDERING:
            return Offer("altay-do-discard", {"card": card})
        return Offer("altay-do-add-defence", {"card": card, "n": DEFENCE[code]})


def standing_defence(g: State, territory: int) -> int:
    """What the owner of a territory fights with before any card: settlements, Strategy (B18)."""
    return g.nums[at.COUNT + territory] + g.mod(g.nums[at.OWNER + territory], at.DEFENDING)


def defence_strength(g: State, frame: int) -> int:
    """Settlements of the target, symbols on the cards, and Strategy (A52, B18)."""
    stack = g.stack
    target = stack[stack[frame + SCOPE] + FROM_TO] & 31
    return standing_defence(g, target) + stack[frame + SHIELDS]


def capture(g: State, winner: int, loser: int, territory: int) -> None:
    """The loser's settlement leaves the territory of this battle for the winner (A53)."""
    remove_settlement(g, territory)
    g.nums[at.CAPTURED + winner * at.SEATS + loser] += 1
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
        symbols += g.mod(seat, at.ATTACKING)
        nums = g.nums
        forth = nums[at.FORTH]
        back = nums[at.BACK]
        for origin in range(TERRITORIES):
            if nums[at.OWNER + origin] != seat:
                continue
            strength = nums[at.COUNT + origin] + symbols
            for target in NEIGHBOURS[origin]:
                owner = nums[at.OWNER + target]
                if owner < 0:
                    token = nums[at.TOKEN + target]
                    if token == 0 or strength <= at.TOKEN_VALUE[token]:
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
