"""One game of a tournament, and what is kept of it."""

import pytest

import tabularium as tb
from arena_bots import short_plan
from tabularium.arena.match import Played, card_keys, play_match
from tabularium.arena.plan import make_plan
from tabularium.arena.reason import say_reason


def first(*bots, **more):
    return next(iter(short_plan(bots, **more).matches()))


@pytest.mark.parametrize("game", [info.id for info in tb.games()])
def test_a_game_is_kept_with_its_record(game):
    match = next(iter(make_plan(game, ["random"], 1, [2], 5, {}).matches()))
    played = play_match(match)
    assert not played.error
    again = tb.replay(played.recorded())
    assert again.over
    assert list(again.winners) == played.winners
    assert [score.total for score in again.scores()] == played.totals
    assert len(again.moves) == played.moves == sum(played.decisions)
    # the start, ten tenths, the last of which is the end
    assert [len(points) for points in played.curve] == [11, 11]
    assert [points[-1] for points in played.curve] == played.totals
    # what the seats used are cards of the game, and something they have played
    keys = " ".join(played.recorded()["keys"])
    for cards in played.cards:
        assert cards
        assert set(cards) <= card_keys(game)
        assert all(card in keys for card in cards)
    assert all(opening in played.recorded()["keys"] for opening in played.openings)


def test_the_opening_is_the_first_choice_after_the_setup():
    played = play_match(first("greedy", "random"))
    record = played.recorded()
    g = tb.new("altay", record["seats"], record["seed"], record["options"])
    openings = {}
    for key in record["keys"]:
        if g.decision.kind == "turn":
            openings.setdefault(g.decision.seat, key)
        g.play(key)
    assert openings == dict(enumerate(played.openings))


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Raiser", "ValueError: no idea"),
        ("Liar", "Got option number 9999, expected 0 to"),
        ("Leaver", "SystemExit: 3"),
    ],
)
def test_a_bot_that_breaks_a_game_makes_it_a_failed_one(bot, said):
    played = play_match(first("random", f"arena_bots:{bot}"))
    assert say_reason(played.error, "en").startswith(said)
    assert not played.winners


def test_it_is_known_who_is_deciding():
    asked = []
    played = play_match(first("random", "greedy"), asked.append)
    assert [asked.count(seat) for seat in (0, 1)] == played.decisions
    assert asked[-1] in (0, 1)


@pytest.mark.parametrize(
    ("winners", "totals", "places", "shares"),
    [
        ([1], [5, 9, 7], [3, 1, 2], [0, 1, 0]),
        ([0, 2], [9, 4, 9], [1, 3, 1], [0.5, 0, 0.5]),
        ([0], [9, 9, 2], [1, 2, 3], [1, 0, 0]),  # a tie that the game has broken
        ([0], [3, 9, 9], [1, 2, 2], [1, 0, 0]),  # a collapse: the most points do not win
    ],
)
def test_places_and_shares_of_the_win(winners, totals, places, shares):
    scores = [{"points": total} for total in totals]
    played = Played(0, ["a"] * 3, ["x"] * 3, winners=winners, scores=scores)
    assert played.places == places
    assert [played.share(seat) for seat in range(3)] == shares
