"""Rates, ratings and usefulness, on games whose outcome is written down."""

import random

import polars as pl
import pytest

from arena_bots import short_plan
from tabularium.arena.breakdown import curves, gains, rates
from tabularium.arena.frame import write_parquet
from tabularium.arena.match import Played, failed, play_match
from tabularium.arena.ratings import ratings
from tabularium.arena.results import results
from tabularium.arena.wilson import wilson


def game(number, bots, winners, cards=None, points=None, factions=None):
    n = len(bots)
    points = points or [5 if seat in winners else 2 for seat in range(n)]
    return Played(
        number,
        list(bots),
        factions or [f"faction{seat}" for seat in range(n)],
        winners=winners,
        scores=[{"achievements": total, "cards": 0} for total in points],
        moves=10,
        decisions=[5] * n,
        seconds=[0.5] * n,
        openings=[""] * n,
        cards=cards or [[] for _ in bots],
        curve=[[total * tenth // 10 for tenth in range(11)] for total in points],
    )


def test_wilson_stays_between_nothing_and_everything():
    assert wilson(0, 0) == (0, 1)
    for games in range(1, 40):
        assert wilson(0, games)[0] == 0
        assert wilson(games, games)[1] == 1


def test_win_rates_count_seats_and_parts_of_wins():
    games = [game(0, "ab", [0]), game(1, "ba", [0, 1]), game(2, "aab", [1])]
    found = rates(games, lambda game, seat: game.bots[seat])
    assert found["a"].games == 4
    assert found["a"].rate == pytest.approx(2.5 / 4)
    assert found["b"].rate == pytest.approx(0.5 / 3)
    assert (found["a"].low, found["a"].high) == wilson(2.5, 4)
    by_size = rates(games, lambda game, seat: len(game.bots) if game.bots[seat] == "a" else None)
    assert {size: rate.games for size, rate in by_size.items()} == {2: 2, 3: 2}


def test_the_stronger_bot_is_rated_higher_and_more_games_make_it_surer():
    def rated(n):
        """a wins four games of five."""
        games = []
        for k in range(n):
            bots = "ab" if k % 2 else "ba"
            games.append(game(k, bots, [bots.index("a" if k % 5 else "b")]))
        return ratings(["a", "b"], games)

    few, many = rated(10), rated(60)
    assert many["b"].mu < 25 < many["a"].mu
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low


def test_equal_bots_have_intervals_that_overlap():
    draw = random.Random(5)
    games = [game(k, "ab" if k % 2 else "ba", [draw.randrange(2)]) for k in range(200)]
    one, other = ratings("ab", games).values()
    assert one.low < other.mu < one.high
    assert other.low < one.mu < other.high


def test_the_order_of_the_games_hardly_matters():
    """a wins two games of three: now and then, all at first, or all at last."""
    seats = ["ab", "ba"] * 60
    games = [game(k, bots, [bots.index("a" if k % 3 else "b")]) for k, bots in enumerate(seats)]
    ordered = sorted(games, key=lambda played: played.bots[played.winners[0]])
    found = [ratings("ab", these)["a"] for these in (games, ordered, ordered[::-1])]
    half = found[0].high - found[0].mu
    assert max(rating.mu for rating in found) - min(rating.mu for rating in found) < half / 2


def test_ratings_in_games_of_four_follow_the_places():
    games = [game(k, "abcd", [0], points=[9, 7, 5, 3]) for k in range(20)]
    rated = ratings("abcd", games)
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu > rated["d"].mu


def test_nothing_is_learnt_from_oneself_or_from_a_lost_game():
    games = [game(0, "aa", [0]), game(1, "ab", [])]
    assert [rating.mu for rating in ratings("ab", games).values()] == [25, 25]


def test_a_card_is_useful_if_the_same_bot_wins_more_often_with_it():
    """a always beats b; only a plays the palace, which does nothing; the well helps b."""
    games = []
    for k in range(40):
        well = k % 4 == 0
        cards = [["palace"], ["well"] if well else ["hut"]]
        games.append(game(k, "ab", [1] if well else [0], cards=cards))

    def useful(fewest):
        return gains(games, lambda game, seat: game.cards[seat], fewest)

    found = useful(10)
    assert found["well"].gain == pytest.approx(0.75)
    assert found["hut"].gain == pytest.approx(-0.25)
    assert found["palace"].gain == pytest.approx(0)
    assert found["palace"].low < 0 < found["palace"].high
    assert set(useful(11)) == {"palace", "hut"}


def test_score_curves_of_winners_and_others():
    won, lost = curves([game(0, "ab", [0]), game(1, "ab", [1])])
    assert won.points[-1] == 5
    assert lost.points[-1] == 2
    assert won.points[0] == lost.points[0] == 0
    assert curves([game(0, "a", [0])])[1] is None


def test_results_leave_failed_games_out_and_name_them():
    plan = short_plan()
    matches = list(plan.matches())
    games = {match.number: play_match(match) for match in matches[:4]}
    games[4] = failed(matches[4], "ValueError: no idea")
    found = results(plan, games, 1.5)
    assert found.games == 4
    assert [(game.number, game.error) for game in found.failed] == [(4, "ValueError: no idea")]
    assert [one.games for one in found.results] == [4, 4]
    assert sum(one.wins for one in found.results) == pytest.approx(4)
    for one in found.results:
        assert one.low <= one.win_rate <= one.high
        assert one.rating_low < one.rating < one.rating_high
        assert one.score == pytest.approx(sum(one.parts.values()))
    assert [one.rating for one in found.results] == sorted(
        [one.rating for one in found.results], reverse=True
    )


def test_the_table_has_a_row_for_each_seat(tmp_path):
    plan = short_plan(games=5, seats=(2, 3))
    games = [play_match(match) for match in plan.matches()]
    write_parquet(tmp_path / "games.parquet", plan, games)
    frame = pl.read_parquet(tmp_path / "games.parquet")
    assert frame.height == sum(len(game.bots) for game in games) == 2 * 2 + 3 * 3
    for row in frame.rows(named=True):
        game = games[row["game"]]
        seat = row["seat"]
        assert (row["bot"], row["faction"]) == (game.bots[seat], game.factions[seat])
        assert row["won"] == game.share(seat)
        assert row["place"] == game.places[seat]
        parts = [value for name, value in row.items() if name.startswith("score_")]
        assert sum(parts) == row["total"] == game.totals[seat]
        assert (row["players"], row["moves"]) == (len(game.bots), game.moves)


def test_a_table_without_games_can_be_written(tmp_path):
    write_parquet(tmp_path / "games.parquet", short_plan(), [])
    frame = pl.read_parquet(tmp_path / "games.parquet")
    assert frame.height == 0
    assert {"bot", "won", "score_achievements"} <= set(frame.columns)
