"""The end of a game: what is done before anything is counted (I116, I205, I210)."""

from __future__ import annotations

from typing import Final

from tabularium.games.imperium import layout as at
from tabularium.games.imperium.catalogue import CALMS, KINDS, is_unrest
from tabularium.games.imperium.choosing import DONE
from tabularium.games.imperium.events import GAME_OVER
from tabularium.games.imperium.moves import leave_hand, to_pile
from tabularium.games.imperium.pick_unrest import PickUnrest
from tabularium.games.imperium.scoring import score
from tabularium.games.imperium.table import garrisoned, history, owned
from tabularium.kernel.machine import FRAME, R0, R1, State
from tabularium.kernel.several import Several

RETURNED_BY_A_CARD: Final = 2
# registers of BeforeScoring
SERVED: Final = R0
RETURNED: Final = R1
ROUNDS_END: Final = 2 * FRAME  # the game and its rounds are the first two frames


def may_return(g: State, seat: int) -> int:
    """How many unrest a player may return before scoring."""
    out_of_use = garrisoned(g, seat)  # these score, but cannot be used (I96, I205)
    calm = [card for card in owned(g, seat) if CALMS[KINDS[card]] and card not in out_of_use]
    return RETURNED_BY_A_CARD * len(calm)


def unrest_at(g: State, seat: int) -> list[list[int]]:
    """A player's unrest in each of the places it may be returned from."""
    return [
        [card for card in cards if is_unrest(card)]
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
    to_pile(g, seat, card)


class BeforeScoring(PickUnrest):
    """Whoever may return unrest decides how many and whence; then the game is over.

    SERVED counts the players who are done, RETURNED what the one being asked has returned.
    """

    def __init__(self) -> None:
        super().__init__("before-scoring", ["hand", "discard", "deck", "history"], True)

    def fits(self, g: State, frame: int) -> bool:
        return 0 <= g.stack[frame + SERVED] <= g.seats

    def seat(self, g: State) -> int:
        return (g.nums[at.FIRST] + g.stack[g.top + SERVED]) % g.seats

    def lying(self, g: State) -> list[list[int]]:
        return unrest_at(g, self.seat(g))

    def offered(self, g: State) -> list[int]:
        """By a number that does not tell how the deck lies."""
        found = [min(cards) for cards in self.lying(g) if cards]
        return [*found, DONE] if found else []

    def step(self, g: State, seat: int, source: int) -> None:
        if g.stack[g.top + SERVED] == g.seats:
            if g.telling and not g.nums[at.COLLAPSED]:
                g.tell(GAME_OVER, -1)
            g.finish()
            return
        seat = self.seat(g)
        may = g.stack[g.top + RETURNED] < may_return(g, seat)
        offered = self.offered(g) if may else []
        if offered:
            g.ask(seat, offered)
        else:
            self.serve_next(g)

    def serve_next(self, g: State) -> None:
        g.stack[g.top + SERVED] += 1
        g.stack[g.top + RETURNED] = 0

    def chose(self, g: State, seat: int, source: int, code: int) -> None:
        if code == DONE:
            self.serve_next(g)
            return
        returned = g.stack[g.top + RETURNED]
        place = self.place(g, code)
        g.pick(place, returned == 0)
        g.stack[g.top + RETURNED] = returned + 1
        return_before_scoring(g, self.seat(g), self.lying(g)[place][0])

    def several(self, g: State) -> Several | None:
        return self.together(g, g.stack[g.top + RETURNED], may_return(g, self.seat(g)))


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
