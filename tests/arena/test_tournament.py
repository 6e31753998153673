"""A whole tournament: going on, trying again, stopping early."""

import pytest

from arena_bots import short_plan
from tabularium.arena.match import Played, failed, play_match
from tabularium.arena.stored_games import StoredGames
from tabularium.arena.tournament import FEWEST, counted, decided, play


class Table:
    """A crew of one that plays here and now, and remembers what."""

    def __init__(self):
        self.given = []
        self.closed = False

    @property
    def free(self):
        return int(len(self.given) == len(getattr(self, "taken", [])))

    def give(self, match):
        self.given.append(match)

    def take(self, seconds):
        self.taken = list(self.given)
        return [(self.given[-1], play_match(self.given[-1]))]

    def close(self):
        self.closed = True

    @property
    def numbers(self):
        return [match.number for match in self.given]


def held(folder, plan):
    """What is played when a tournament is held."""
    crew = Table()
    seen = []
    with StoredGames(folder, plan) as stored:
        play(plan, stored, crew, lambda game: seen.append(game.number))
    assert crew.closed
    assert seen == crew.numbers
    return seen


def test_finished_games_are_not_played_again(tmp_path):
    assert held(tmp_path, short_plan(games=2)) == [0, 1]
    assert held(tmp_path, short_plan(games=5)) == [2, 3, 4]
    assert held(tmp_path, short_plan(games=5)) == []


def test_failed_games_are_tried_again(tmp_path):
    plan = short_plan(games=3)
    with StoredGames(tmp_path, plan) as stored:
        for match in plan.matches():
            stored.add(failed(match, "broken") if match.number == 1 else play_match(match))
    assert held(tmp_path, plan) == [1]


def test_a_tournament_without_end_can_be_begun(tmp_path):
    """Its games are made up as they are played."""
    seen = []

    def enough(game):
        seen.append(game.number)
        if len(seen) == 2:
            raise KeyboardInterrupt

    plan = short_plan(games=10**15)
    with StoredGames(tmp_path, plan) as stored, pytest.raises(KeyboardInterrupt):
        play(plan, stored, Table(), enough)
    assert seen == [0, 1]


# stopping early -----------------------------------------------------------------------------------


def results(plan, wins):
    """Games in which the first bot wins where ``wins`` says so."""
    games = {}
    for match, won in zip(plan.matches(), wins, strict=False):
        seat = match.bots.index(plan.bots[0])
        games[match.number] = Played(
            match.number, match.bots, match.factions, winners=[seat if won else 1 - seat]
        )
    return games


def match_of(games, until):
    return short_plan(games=games, until=until)


def test_a_match_is_decided_when_the_interval_is_on_one_side():
    plan = match_of(1000, 0.75)
    assert decided(plan, results(plan, [True] * 100)) == FEWEST
    assert decided(plan, results(plan, [False] * 100)) == FEWEST
    assert decided(plan, results(plan, [True] * (FEWEST - 1))) is None
    assert decided(plan, results(plan, [True, True, True, False] * 250)) is None
    assert decided(short_plan(games=1000), results(plan, [True] * 100)) is None


def test_it_does_not_matter_which_game_was_finished_first():
    plan = match_of(1000, 0.5)
    games = results(plan, [True] * 60)
    last = games.pop(0)
    assert decided(plan, games) is None  # the first game is still being played
    games[0] = last
    assert decided(plan, games) == FEWEST
    # what was played beyond does not count
    assert [game.number for game in counted(plan, games)] == list(range(FEWEST))


def test_a_match_stops_when_it_is_decided(tmp_path):
    plan = short_plan(("greedy", "random"), games=400, until=0.2)
    played = held(tmp_path, plan)
    assert FEWEST <= len(played) < 100
    assert held(tmp_path, plan) == []


@pytest.mark.parametrize("number", [0, 29])
def test_failed_games_decide_nothing(number):
    plan = match_of(1000, 0.75)
    games = results(plan, [True] * 40)
    games[number] = Played(number, plan.bots, ["x", "y"], error="broken")
    assert decided(plan, games) == FEWEST
