"""Every game of a tournament follows from its plan, and the plan is fair."""

from collections import Counter

import pytest

import tabularium as tb
from arena_bots import short_plan
from tabularium.arena.plan import make_plan
from tabularium.kernel.errors import TabulariumError
from tabularium.locale import LANGUAGES


def seatings(plan):
    return [tuple(match.bots) for match in plan.matches()]


def test_the_same_seed_gives_the_same_games():
    assert list(short_plan(seed=3).matches()) == list(short_plan(seed=3).matches())
    assert list(short_plan(seed=3).matches()) != list(short_plan(seed=4).matches())


def test_more_games_begin_with_the_same_ones():
    few = list(short_plan(games=7, seats=(2, 3)).matches())
    many = list(short_plan(games=30, seats=(2, 3)).matches())
    assert (len(few), len(many)) == (7, 30)
    assert many[:7] == few


def test_two_bots_swap_seats_and_factions_at_the_same_deal():
    matches = list(short_plan(games=20).matches())
    for one, other in zip(matches[::2], matches[1::2], strict=True):
        assert (one.seed, one.factions) == (other.seed, other.factions)
        assert one.bots == other.bots[::-1]
    assert len({match.seed for match in matches}) == 10


def test_bots_have_seeds_of_their_own():
    seeds = [seed for match in short_plan(games=20).matches() for seed in match.bot_seeds]
    assert len(set(seeds)) == 40


@pytest.mark.parametrize("game", [info.id for info in tb.games()])
def test_every_bot_plays_every_faction_at_every_seat_equally_often(game):
    factions = next(info.factions for info in tb.games() if info.id == game)
    plan = make_plan(game, ["random", "greedy"], 2 * len(factions) * 3, [2], 1, {})
    played = Counter(
        (match.bots[seat], seat, match.factions[seat])
        for match in plan.matches()
        for seat in range(2)
    )
    assert len(played) == 2 * 2 * len(factions)
    assert set(played.values()) == {3}


def test_factions_meet_in_more_than_one_way():
    plan = short_plan(games=48)
    assert len({frozenset(match.factions) for match in plan.matches()}) > 4


def test_two_bots_at_three_seats_play_in_every_mixture():
    a, b = "random", "greedy"
    assert set(seatings(short_plan((a, b), 6, (3,)))) == {
        *[(a, a, b), (b, a, a), (a, b, a)],
        *[(a, b, b), (b, a, b), (b, b, a)],
    }


def test_one_bot_plays_against_itself_with_a_new_deal_every_time():
    matches = list(short_plan(("random",), 10, (3,)).matches())
    assert {tuple(match.bots) for match in matches} == {("random",) * 3}
    assert len({match.seed for match in matches}) == 10


def test_more_bots_than_seats_all_meet():
    names = ["random", "greedy", "arena_bots:Slow", "arena_bots:Liar"]
    met = Counter(frozenset(bots) for bots in seatings(short_plan(names, 24)))
    assert len(met) == 6
    assert set(met.values()) == {4}
    # nobody waits: in the first two pairs all four have played
    assert {name for bots in seatings(short_plan(names, 4)) for name in bots} == set(names)


def test_several_numbers_of_players_take_turns():
    sizes = Counter(len(match.bots) for match in short_plan(games=90, seats=(2, 3, 4)).matches())
    assert set(sizes) == {2, 3, 4}
    assert min(sizes.values()) >= 18


# what cannot be played ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "There is no game “chess”. Possible: altay,"),
        ({"bots": []}, "name at least one"),
        ({"bots": ["nobody"]}, "There is no bot “nobody”. Possible: random, greedy"),
        ({"bots": ["random", "random"]}, "“random” is named twice"),
        (
            {"bots": [f"b{n}" for n in range(13)]},
            "13 bots are too many for one tournament: at most 12",
        ),
        (
            {"bots": ["nowhere:Bot"]},
            "“nowhere:Bot” cannot be loaded, expected package.module:Class",
        ),
        ({"bots": ["arena_bots:Nobody"]}, "has no attribute 'Nobody'"),
        ({"bots": ["arena_bots:short_plan"]}, "cannot be loaded"),
        ({"bots": ["arena_bots:Broken"]}, "RuntimeError: not today"),
        ({"games": 0}, "Got 0 games, expected a whole number from 1 on"),
        ({"games": -2}, "Got -2 games"),
        ({"seats": [1]}, "altay is for 2 to 4 players, not for 1"),
        ({"seats": [2, 5]}, "altay is for 2 to 4 players, not for 5"),
        ({"seats": []}, "as the number of players, expected a number"),
        ({"seed": -1}, "Got -1 as a seed"),
        ({"options": {"moon": True}}, "altay has no option “moon”"),
        ({"until": 1.5}, "Got 1.5 as the win rate to stop at"),
        ({"until": 0.5, "bots": ["random"]}, "--until is for a match of two bots, not of 1"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong, said):
    good = {"game": "altay", "bots": ["random", "greedy"], "games": 4, "seats": [2]}
    with pytest.raises(TabulariumError) as problem:
        make_plan(**{**good, "seed": 0, "options": {}, **wrong})
    assert said in str(problem.value)
    texts = {problem.value.text(lang) for lang in LANGUAGES}
    assert len(texts) == 3
    assert "‹" not in "".join(texts)
