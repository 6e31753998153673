"""Tokens: gaining, paying with progress as change, stealing (I95, I101, I107)."""

from __future__ import annotations

from typing import Final

from tabularium.cards.count import Count
from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import ICONS, KINDS
from tabularium.games.imperium.conditions import IN_PLAY, Icons
from tabularium.games.imperium.effects import COUNTED, SINGLED_OUT, SPARED
from tabularium.games.imperium.events import GAINED, PAID, STOLEN
from tabularium.games.imperium.in_order import await_all, fire, in_order
from tabularium.games.imperium.table import icons_counted, in_play, regions_among
from tabularium.games.imperium.words import (
    BRIEF,
    MORE,
    WHAT,
    Asking,
    Token,
    Tokens,
    capital,
    occasion,
    repeated,
    tokens_words,
)
from tabularium.kernel.machine import IT, PC, R0, R3, SCOPE, SEAT, State, Verb
from tabularium.kernel.offer import Offer, Thing, Word
from tabularium.kernel.reason import Reason
from tabularium.kernel.several import NOTHING, Member, Several, note, noted, set_of
from tabularium.locale.talk import Args, Talk


def held(g: State, seat: int, token: int) -> int:
    return g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token]


def token_fault(token: int, n: int) -> str:
    """What is wrong with so many tokens, as a card speaks of them."""
    if not 0 <= token < at.KINDS_OF_TOKEN:
        return f"there is no token {token}"
    return "" if n > 0 else "no tokens"


def gain(g: State, seat: int, token: int, n: int) -> bool:
    """Tokens from the supply; whether they came: in Shangri-la a gain of material is replaced by
    something else, so that nothing follows from it (I168)."""
    if n <= 0:
        return False
    if token == at.MATERIAL and g.mod(seat, at.SPLENDOUR):
        for other in range(g.seats):
            if other != seat:
                gain(g, other, at.PROGRESS, 1)
        gain(g, seat, at.POPULATION, 2)
        return False
    g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token] += n
    if g.telling:
        g.tell(GAINED, seat, token, n)
    return True


def given_up(g: State) -> list[int]:
    """The card that the effect being done began by recalling or abandoning."""
    card = g.stack[g.stack[g.top + SCOPE] + IT]
    return [card] if card >= 0 else []


def await_material(g: State, seat: int, used: list[int]) -> None:
    """Material was gained by way of cards in play: some wait for cards that bear an icon, whether
    or not that icon was counted (I110). What is printed decides, also on a treated one (I152)."""
    for icon, hook in ((at.RIVER, at.MATERIAL_FROM_RIVER), (at.FERTILE, at.MATERIAL_FROM_FERTILE)):
        if g.hook(seat, hook) and any(ICONS[KINDS[card]][icon] for card in used):
            await_all(g, seat, hook)


def gain_words(talk: Talk, amounts: list[int], form: str, of: str) -> str:
    """A gain, perhaps for each of something."""
    goods = tokens_words(talk, amounts, "" if form == BRIEF else WHAT)
    if of:
        return talk.say("imperium-gain-per" + form, {"goods": goods, "of": of})
    return talk.say("imperium-gain" + form, {"goods": goods})


class Gain(Verb):
    """Gain tokens, perhaps for each of something."""

    def __init__(
        self,
        token: int,
        n: int,
        per: Count | None = None,
        *,
        for_it: bool = False,
        more: bool = False,
    ) -> None:
        super().__init__()
        self.token = token
        self.n = n
        self.per = per
        self.for_it = for_it  # owed to the card that this effect has recalled or abandoned
        self.more = more  # said as more of what the step before gains

    def fault(self) -> str:
        return token_fault(self.token, self.n)

    def do(self, g: State, seat: int, source: int) -> None:
        n = self.n if self.per is None else self.n * self.per.value(g, seat)
        if gain(g, seat, self.token, n) and self.token == at.MATERIAL:
            event = len(g.stack)
            await_material(g, seat, self.used(g, seat, source))
            in_order(g, seat, event)

    def used(self, g: State, seat: int, source: int) -> list[int]:
        """The cards in play that the gain is owed to (I110, I169)."""
        cards = in_play(g, seat)
        used = given_up(g) if self.for_it else []
        if source in cards:
            used.append(source)
        if isinstance(self.per, Icons) and self.per.zone == IN_PLAY:
            for card in cards:
                if any(icons_counted(g, card, icon) for icon in self.per.icons):
                    used.append(card)
        return used

    def text(self, talk: Talk, form: str = "") -> str:
        amounts = [0] * at.KINDS_OF_TOKEN
        amounts[self.token] = self.n
        return gain_words(talk, amounts, repeated(MORE, form) if self.more else form, self.of(talk))

    def of(self, talk: Talk) -> str:
        """What it is gained for each of, in words."""
        return "" if self.per is None else self.per.text(talk, 1)

    def slug(self) -> str:
        return at.TOKENS_NAMES[self.token]


# paying -----------------------------------------------------------------------------------------


def price_words(talk: Talk, amounts: list[int]) -> str:
    """What is paid, as an option: a price never looks like a gain."""
    if not any(amounts):
        return talk.say("imperium-do-pay-nothing")
    return capital(talk.say("imperium-pay", {"goods": tokens_words(talk, amounts, WHAT)}))


def progress_needed(g: State, seat: int, cost: list[int]) -> int:
    """The least progress a cost takes: each stands for 1 population or 2 materials (I101)."""
    material = max(0, cost[at.MATERIAL] - held(g, seat, at.MATERIAL))
    population = max(0, cost[at.POPULATION] - held(g, seat, at.POPULATION))
    return cost[at.PROGRESS] + population + (material + 1) // 2


def can_pay(g: State, seat: int, cost: list[int]) -> bool:
    return progress_needed(g, seat, cost) <= held(g, seat, at.PROGRESS)


def why_short(g: State, seat: int, cost: list[int], rule: str = "I101") -> Reason | None:
    """Why a cost cannot be paid: what is missing, spare progress counted in (I101)."""
    if can_pay(g, seat, cost):
        return None
    short = [max(0, cost[token] - held(g, seat, token)) for token in range(at.KINDS_OF_TOKEN)]
    spare = max(0, held(g, seat, at.PROGRESS) - cost[at.PROGRESS])
    for_population = min(spare, short[at.POPULATION])
    short[at.POPULATION] -= for_population
    short[at.MATERIAL] = max(0, short[at.MATERIAL] - 2 * (spare - for_population))
    return Reason("why-missing", rule, {"goods": Tokens(short, "")})


def paying(g: State, seat: int, cost: list[int]) -> list[Thing]:
    """The tokens that a cost takes, progress only where it has to be."""
    tokens = [
        token for token in (at.MATERIAL, at.POPULATION) if cost[token] and held(g, seat, token)
    ]
    if progress_needed(g, seat, cost):
        tokens.append(at.PROGRESS)
    return [Token(seat, token) for token in tokens]


class Paid(Word):
    """What is paid."""

    def __init__(self, amounts: list[int]) -> None:
        self.amounts = amounts

    def words(self, talk: Talk) -> str:
        return price_words(talk, self.amounts)


def payment(seat: int, amounts: list[int]) -> Offer:
    """Just these tokens are paid."""
    about: list[Thing] = [Token(seat, token) for token, n in enumerate(amounts) if n]
    return Offer("", {"it": Paid(amounts)}, about)


def hand_over(g: State, seat: int, token: int, n: int) -> None:
    """Tokens go back to the supply."""
    if n > 0:
        g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + token] -= n
        if g.telling:
            g.tell(PAID, seat, token, n)


# registers of Pay
DUE: Final = R0  # + token
NAMED: Final = R3


class Pay(Asking):
    """Pay tokens; how much progress stands in for others is the player's choice.

    Nothing comes between the moment in which somebody is found able to pay and the last token: all
    of it is paid together, and what waits for a payment waits for all of it. PC is 0 at the start,
    1 for material, 2 for population, 3 when all is named. DUE and the two registers
    after it are what is still to be named, NAMED notes what is.
    """

    def __init__(self, *, material: int = 0, population: int = 0, progress: int = 0) -> None:
        super().__init__("pay")
        self.cost = [material, population, progress]

    def fault(self) -> str:
        return "" if min(self.cost) >= 0 else "pays less than nothing"

    def can(self, g: State, seat: int, source: int) -> bool:
        return can_pay(g, seat, self.cost)

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        return why_short(g, seat, self.cost)

    def fits(self, g: State, frame: int) -> bool:
        seat = g.stack[frame + SEAT]
        due = g.stack[frame + DUE : frame + DUE + at.KINDS_OF_TOKEN]
        named = g.stack[frame + NAMED]
        for token in range(at.KINDS_OF_TOKEN):
            if noted(named, token) > held(g, seat, token):
                return False
        needed = progress_needed(g, seat, due) + noted(named, at.PROGRESS)
        return 1 <= g.stack[frame + PC] <= 3 and needed <= held(g, seat, at.PROGRESS)

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        if pc == 0:
            for token in range(at.KINDS_OF_TOKEN):
                stack[top + DUE + token] = self.cost[token]
            stack[top + PC] = 1
        elif pc == 3:
            named = stack[top + NAMED] + note(at.PROGRESS, stack[top + DUE + at.PROGRESS])
            g.pop()
            for token in range(at.KINDS_OF_TOKEN):
                hand_over(g, seat, token, noted(named, token))
            if noted(named, at.POPULATION):
                fire(g, seat, at.PAYS_POPULATION)
        else:
            shares = self.shares(g, seat, pc - 1)
            assert shares, self.name  # who cannot pay is never asked to (I101)
            g.ask(seat, shares)

    def progress_left(self, g: State, seat: int) -> int:
        """The progress that is not named yet."""
        return held(g, seat, at.PROGRESS) - noted(g.stack[g.top + NAMED], at.PROGRESS)

    def named(self, g: State) -> int:
        """How many tokens are named."""
        return sum([noted(g.stack[g.top + NAMED], token) for token in range(at.KINDS_OF_TOKEN)])

    def shares(self, g: State, seat: int, token: int) -> list[int]:
        """How many progress may be paid for this token."""
        top = g.top
        due = g.stack[top + DUE + token]
        rest = [g.stack[top + DUE + other] for other in range(at.KINDS_OF_TOKEN)]
        rest[token] = 0
        worth = 2 if token == at.MATERIAL else 1
        spare = self.progress_left(g, seat) - progress_needed(g, seat, rest)
        least = (max(0, due - held(g, seat, token)) + worth - 1) // worth
        most = min(spare, (due + worth - 1) // worth)
        return list(range(least, most + 1))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        token = stack[top + PC] - 1
        stack[top + PC] += 1
        worth = 2 if token == at.MATERIAL else 1
        plain = max(0, stack[top + DUE + token] - code * worth)
        before = self.named(g)
        for i in range(plain + code):
            g.pick(token if i < plain else at.PROGRESS, before + i == 0)
        stack[top + NAMED] += note(token, plain) + note(at.PROGRESS, code)
        stack[top + DUE + token] = 0

    # material and population together, as people pay them

    def several(self, g: State) -> Several | None:
        ways = self.ways(g)
        if not ways:
            return None
        counts = [sum(way) for way in ways]
        most = [max([way[token] for way in ways]) for token in range(at.KINDS_OF_TOKEN)]
        members = [Member([token], n) for token, n in enumerate(most) if n]
        so_far = g.stack[g.top + PC] - 1
        return set_of(Several(members, min(counts), max(counts), so_far, taken=self.named(g)))

    def ways(self, g: State) -> list[list[int]]:
        """All ways to pay, as tokens of each kind."""
        stack = g.stack
        top = g.top
        pc = stack[top + PC]
        seat = stack[top + SEAT]
        spare = self.progress_left(g, seat) - stack[top + DUE + at.PROGRESS]
        due = self.due(g)
        return [
            [
                max(0, due[at.MATERIAL] - 2 * material),
                due[at.POPULATION] - population,
                material + population,
            ]
            for material in (self.shares(g, seat, at.MATERIAL) if pc == 1 else [0])
            for population in self.shares(g, seat, at.POPULATION)
            if material + population <= spare
        ]

    def next_pick(self, g: State, several: Several, left: list[int]) -> int:
        token = g.stack[g.top + PC] - 1
        due = g.stack[g.top + DUE + token]
        plain = 0
        progress = 0
        for i in range(len(left)):
            if several.members[i].codes[0] == token:
                plain = min(left[i], due)
                left[i] -= plain
            elif several.members[i].codes[0] == at.PROGRESS:
                progress = left[i]
        worth = 2 if token == at.MATERIAL else 1
        share = (due - plain + worth - 1) // worth
        # a token that progress pays for anyway is not paid beside it
        if share > progress or share not in g.options or max(0, due - share * worth) != plain:
            return NOTHING
        if share:
            left[-1] -= share  # progress is the last member
        return g.options.index(share)

    def member_key(self, g: State, code: int) -> str:
        return at.TOKENS_NAMES[code]

    def member_label(self, g: State, code: int, talk: Talk) -> str:
        return price_words(talk, [int(token == code) for token in range(at.KINDS_OF_TOKEN)])

    def set_prompt(self, g: State, talk: Talk) -> str:
        due = self.due(g)
        card = occasion(talk, g, self.word)
        args: Args = {"card": card, "goods": tokens_words(talk, due, WHAT)}
        return talk.say("imperium-ask-pay", args)

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        amounts = self.tokens(several, counts)
        return talk.say("imperium-set-pay", {"goods": tokens_words(talk, amounts, WHAT)})

    def set_outcome(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        due = self.owed(g, several, counts)
        if sum(due):
            return talk.say("imperium-outcome-owed", {"goods": tokens_words(talk, due)})
        exact = self.tokens(several, counts) in self.ways(g)
        return talk.say("imperium-outcome-paid" if exact else "imperium-outcome-overpaid")

    def set_fault(self, g: State, several: Several, counts: list[int]) -> str:
        return "error-set-short" if sum(self.owed(g, several, counts)) else "error-set-over"

    def due(self, g: State) -> list[int]:
        """The material and population that are still to be named; material comes first."""
        stack = g.stack
        top = g.top
        material = stack[top + DUE] if stack[top + PC] == 1 else 0
        return [material, stack[top + DUE + at.POPULATION], 0]

    def tokens(self, several: Several, counts: list[int]) -> list[int]:
        """An answer as tokens of each kind."""
        amounts = [0] * at.KINDS_OF_TOKEN
        for i in range(len(counts)):
            amounts[several.members[i].codes[0]] = counts[i]
        return amounts

    def owed(self, g: State, several: Several, counts: list[int]) -> list[int]:
        """What an answer leaves to pay."""
        amounts = self.tokens(several, counts)
        due = self.due(g)
        for token in (at.MATERIAL, at.POPULATION):
            due[token] = max(0, due[token] - amounts[token])
        # progress stands for population first: it pays two materials, but only one population
        spared = min(amounts[at.PROGRESS], due[at.POPULATION])
        due[at.POPULATION] -= spared
        due[at.MATERIAL] = max(0, due[at.MATERIAL] - 2 * (amounts[at.PROGRESS] - spared))
        return due

    def prompt(self, g: State, talk: Talk) -> str:
        token = at.TOKENS_NAMES[g.stack[g.top + PC] - 1]
        due = g.stack[g.top + DUE + g.stack[g.top + PC] - 1]
        goods = talk.say(f"imperium-n-{token}.what", {"n": due})
        card = occasion(talk, g, self.word)
        return talk.say("imperium-ask-pay", {"card": card, "goods": goods})

    def key(self, g: State, code: int) -> str:
        return f"progress:{code}"

    def option(self, g: State, code: int) -> Offer:
        token = g.stack[g.top + PC] - 1
        worth = 2 if token == at.MATERIAL else 1
        amounts = [0, 0, code]
        amounts[token] = max(0, g.stack[g.top + DUE + token] - code * worth)
        return payment(g.to_move, amounts)

    def member_about(self, g: State, code: int) -> list[Thing]:
        return [Token(g.to_move, code)]

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-pay" + form, {"goods": tokens_words(talk, self.cost, WHAT)})

    def slug(self) -> str:
        return "+".join([f"{n}{at.TOKENS_NAMES[token]}" for token, n in enumerate(self.cost) if n])


class PayProgress(Asking):
    """Pay up to so many progress; how many is counted (I139)."""

    def __init__(self, most: int) -> None:
        super().__init__("pay-progress")
        self.most = most

    def step(self, g: State, seat: int, source: int) -> None:
        g.ask(seat, list(range(min(self.most, held(g, seat, at.PROGRESS)) + 1)))

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        g.pop()
        hand_over(g, seat, at.PROGRESS, code)
        g.stack[g.stack[g.top + SCOPE] + COUNTED] = code

    def key(self, g: State, code: int) -> str:
        return f"progress:{code}"

    def option(self, g: State, code: int) -> Offer:
        return payment(g.to_move, [0, 0, code])

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-pay-up-to" + form, {"n": self.most})


class Cost(Verb):
    """Tokens that an effect takes without a question."""

    def payers(self, g: State) -> list[Thing]:
        raise NotImplementedError(self.name)


class PayAllProgress(Cost):
    """Pay all progress, at least so many."""

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def can(self, g: State, seat: int, source: int) -> bool:
        return held(g, seat, at.PROGRESS) >= self.least

    def why(self, g: State, seat: int, source: int) -> Reason | None:
        return why_short(g, seat, [0, 0, self.least])

    def do(self, g: State, seat: int, source: int) -> None:
        hand_over(g, seat, at.PROGRESS, held(g, seat, at.PROGRESS))

    def payers(self, g: State) -> list[Thing]:
        return [Token(g.to_move, at.PROGRESS)]

    def text(self, talk: Talk, form: str = "") -> str:
        return talk.say("imperium-pay-all" + form, {"n": self.least})

    def slug(self) -> str:
        return "all_progress"


# stealing ---------------------------------------------------------------------------------------

EVERY_OTHER: Final = 0
OTHER_EMPIRES: Final = 1
OTHERS_WITH_REGIONS: Final = 2
VICTIMS: Final[list[str]] = ["others", "other-empires", "others-with-regions"]


class Steal(Verb):
    """Tokens move from other players, as far as they have them; who gave less is remembered."""

    def __init__(self, token: int, n: int, victims: int = EVERY_OTHER) -> None:
        super().__init__()
        self.token = token
        self.n = n
        self.victims = victims

    def fault(self) -> str:
        return token_fault(self.token, self.n)

    def meant(self, g: State, seat: int) -> bool:
        if self.victims == OTHER_EMPIRES:
            return g.nums[at.STATE + seat] == at.EMPIRE
        if self.victims == OTHERS_WITH_REGIONS:
            return regions_among(g, in_play(g, seat)) > 0
        return True

    def do(self, g: State, seat: int, source: int) -> None:
        scope = g.stack[g.top + SCOPE]
        short = 0
        for i in range(1, g.seats):
            victim = (seat + i) % g.seats
            if g.stack[scope + SPARED] >> victim & 1 or not self.meant(g, victim):
                continue
            n = min(self.n, held(g, victim, self.token))
            g.nums[at.POOL + victim * at.KINDS_OF_TOKEN + self.token] -= n
            g.nums[at.POOL + seat * at.KINDS_OF_TOKEN + self.token] += n
            if g.telling and n:
                g.tell(STOLEN, seat, self.token, n, victim)
            if n < self.n:
                short |= 1 << victim
        g.stack[scope + SINGLED_OUT] = short

    def text(self, talk: Talk, form: str = "") -> str:
        amounts = [0] * at.KINDS_OF_TOKEN
        amounts[self.token] = self.n
        return talk.say(
            "imperium-steal" + form,
            {
                "goods": tokens_words(talk, amounts, WHAT),
                "from": talk.say(f"imperium-from-{VICTIMS[self.victims]}"),
            },
        )

    def slug(self) -> str:
        return "steal"
