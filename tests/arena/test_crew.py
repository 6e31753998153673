"""The one loop that feeds all workers: what is finished, lost or too late."""

import time

import pytest

from arena_bots import short_plan
from tabularium.arena.crew import played_by
from tabularium.arena.match import Played
from tabularium.arena.reason import Reason, say_reason
from tabularium.locale import LANGUAGES

LIMIT = 0.2


class Hands:
    """A crew of two that finishes every game at once, except those that never end."""

    def __init__(self, endless, seat=None):
        self.endless = endless
        self.seat = seat
        self.given = []
        self.busy = []
        self.closed = False

    @property
    def free(self):
        return 2 - len(self.busy)

    def give(self, match):
        self.given.append(match.number)
        self.busy.append(match)

    def take(self, seconds):
        done = [match for match in self.busy if match.number not in self.endless]
        self.busy = [match for match in self.busy if match.number in self.endless]
        if not done:
            time.sleep(seconds)
        return [(match, Played(match.number, match.bots, match.factions)) for match in done]

    def stop(self, match):
        self.busy.remove(match)
        return self.seat

    def close(self):
        self.closed = True


def errors(crew, games=5):
    played = played_by(crew, short_plan(games=games).matches(), LIMIT)
    return {game.number: game.error for game in played}


@pytest.mark.parametrize(
    ("seat", "reason"),
    [
        (None, Reason("arena-error-late", {"seconds": "0.2"})),
        (1, Reason("arena-error-late-bot", {"seconds": "0.2", "bot": "greedy"})),
    ],
)
def test_a_game_that_does_not_end_is_given_up_and_the_others_go_on(seat, reason):
    crew = Hands({0, 2}, seat)
    assert errors(crew) == {0: reason, 1: "", 2: reason, 3: "", 4: ""}
    assert crew.given == [0, 1, 2, 3, 4]  # none is tried again
    assert crew.closed
    said = {say_reason(reason, lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not [text for text in said if "‹" in text]


@pytest.mark.slow
def test_time_runs_for_each_game_from_when_it_is_given_out():
    """The third one begins when the first two are given up."""
    begun = time.monotonic()
    crew = Hands({0, 1, 2})
    assert len([error for error in errors(crew, 3).values() if error]) == 3
    assert time.monotonic() - begun >= 2 * LIMIT
