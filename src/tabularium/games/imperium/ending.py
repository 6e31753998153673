"""The end of a game: what is done before anything is counted (I116, I205, I210)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import CALMS, KINDS, SUITS
from tabularium.games.imperium.choosing import DONE, Card, PickCard
from tabularium.games.imperium.events import GAME_OVER, UNREST_RETURNED
from tabularium.games.imperium.moves import leave_hand
from tabularium.games.imperium.scoring import score
from tabularium.games.imperium.table import garrisoned, history, owned
from tabularium.games.imperium.words import occasion
from tabularium.kernel.machine import FRAME, R0, R1, State
from tabularium.kernel.offer import Offer
from tabularium.kernel.several import Member, Several, set_of
from tabularium.locale.talk import Talk

RETURNED_BY_A_CARD: Final = 2
# registers of BeforeScoring
SERVED: Final = R0
RETURNED: Final = R1
ROUNDS_END: Final = 2 * FRAME  # the game and its rounds are the first two frames
PLACES: Final[list[str]] = ["hand", "discard", "deck", "history"]


def may_return(g: State, seat: int) -> int:
    """How many unrest a player may return before scoring."""
    out_of_use = garrisoned(g, seat)  # these score, but cannot be used (I96, I205)
    calm = [card for card in owned(g, seat) if CALMS[KINDS[card]] and card not in out_of_use]
    return RETURNED_BY_A_CARD * len(calm)


def unrest_at(g: State, seat: int) -> list[list[int]]:
    """A player's unrest in each of the places it may be returned from."""
    return [
        [card for card in cards if SUITS[KINDS[card]] & at.UNREST]
        for cards in (
            g.zones[at.HAND + seat],
            g.zones[at.DISCARD + seat],
            g.zones[at.DECK + seat],
            history(g, seat),
        )
    ]


def return_before_scoring(g: State, seat: int, card: int) -> None:
    """An unrest goes back to the pile; nothing reacts any more."""
    if card in g.zones[at.HAND + seat]:
        leave_hand(g, seat, card, True)
    elif card in g.zones[at.DISCARD + seat]:
        g.zones[at.DISCARD + seat].remove(card)
    elif card in g.zones[at.DECK + seat]:
        g.zones[at.DECK + seat].remove(card)
        g.nums[at.KNOWN_TOP + seat] = 0
    else:
        history(g, seat).remove(card)
    g.marks[card] = 0
    g.zones[at.PILE].append(card)
    if g.telling:
        g.tell(UNREST_RETURNED, seat)


class BeforeScoring(PickCard):
    """Whoever may return unrest decides how many and whence; then the game is over.

    SERVED counts the players who are done, RETURNED what the one being asked has returned.
    """

    def __init__(self) -> None:
        super().__init__("before-scoring")

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + SERVED] <= g.seats

    def seat(self, g: State) -> int:
        return (g.nums[at.FIRST] + g.stack[g.top + SERVED]) % g.seats

    def step(self, g: State, seat: int, source: int) -> None:
        stack = g.stack
        top = g.top
        if stack[top + SERVED] == g.seats:
            if g.telling and not g.nums[at.COLLAPSED]:
                g.tell(GAME_OVER, -1)
            g.finish()
            return
        seat = self.seat(g)
        options: list[int] = []
        if stack[top + RETURNED] < may_return(g, seat):
            for cards in unrest_at(g, seat):
                options += cards[:1]  # all unrest is alike
        if options:
            g.ask(seat, [*options, DONE])
        else:
            stack[top + SERVED] += 1
            stack[top + RETURNED] = 0

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        stack = g.stack
        top = g.top
        if code == DONE:
            stack[top + SERVED] += 1
            stack[top + RETURNED] = 0
            return
        g.pick(self.place(g, code), stack[top + RETURNED] == 0)
        stack[top + RETURNED] += 1
        return_before_scoring(g, self.seat(g), code)

    def place(self, g: State, code: int) -> int:
        found = unrest_at(g, self.seat(g))
        return next(i for i in range(len(PLACES)) if code in found[i])

    def several(self, g: State) -> Several | None:
        seat = self.seat(g)
        returned = g.stack[g.top + RETURNED]
        members = [Member(cards, len(cards)) for cards in unrest_at(g, seat) if cards]
        held = sum([member.most for member in members])
        most = min(may_return(g, seat) - returned, held)
        return set_of(Several(members, 0, most, returned, 0, DONE))

    def picked_key(self, g: State, thing: int) -> str:
        return PLACES[thing]

    def picked_label(self, g: State, thing: int, talk: Talk) -> str:
        return talk.say(f"imperium-unrest-from-{PLACES[thing]}")

    def set_prompt(self, g: State, talk: Talk) -> str:
        return talk.say("imperium-ask-some-unrest", {"card": occasion(talk, g, self.word)})

    def set_label(self, g: State, several: Several, counts: list[int], talk: Talk) -> str:
        n = sum(counts)
        return talk.say("imperium-set-unrest", {"n": n}) if n else talk.say("imperium-none")

    def key(self, g: State, code: int) -> str:
        return "none" if code == DONE else PLACES[self.place(g, code)]

    def option(self, g: State, code: int) -> Offer:
        if code == DONE:
            return Offer("imperium-done")
        return Offer(f"imperium-unrest-from-{self.key(g, code)}", {}, [Card(g, code)])


BEFORE_SCORING: Final = BeforeScoring()


def end_game(g: State) -> None:
    """Whatever was being done is left; only what comes before scoring is still asked."""
    g.stack = g.stack[:ROUNDS_END]
    g.top = ROUNDS_END - FRAME
    g.push(BEFORE_SCORING, 0, -1)


def score_now(g: State, seat: int) -> list[int]:
    """Points as if the game ended now, and this player returned the unrest that serves them best.

    Of others it is taken for granted that they return all they may: where their unrest lies is
    not for this player to know.
    """
    if g.over or not any(may_return(g, player) for player in range(g.seats)):
        return score(g, seat)
    end = g.clone()
    end.telling = False
    for player in range(g.seats):
        if player != seat:
            hand, discard, deck, past = unrest_at(g, player)
            for card in (hand + discard + deck + past)[: may_return(g, player)]:
                return_before_scoring(end, player, card)
    return best_score(end, seat)


def best_score(g: State, seat: int) -> list[int]:
    """The points of a player who returns unrest as it is worth most."""
    best = score(g, seat)
    most = may_return(g, seat)
    hand, discard, deck, past = unrest_at(g, seat)
    elsewhere = hand + discard + deck
    for i in range(min(most, len(past)) + 1):
        for j in range(min(most - i, len(elsewhere)) + 1):
            end = g.clone()
            for card in past[:i] + elsewhere[:j]:
                return_before_scoring(end, seat, card)
            points = score(end, seat)
            if sum(points) >= sum(best):
                best = points
    return best
