"""The random generator is pinned: these numbers may never change."""

from tabularium.games.altay.rules import RULES
from tabularium.kernel.rng import STATES, advance, seeded, word


def draws(seed, n):
    state = seeded(seed)
    out = []
    for _ in range(n):
        state = advance(state)
        out.append(word(state))
    return out


def test_the_first_words_of_some_seeds():
    assert draws(0, 4) == PINNED[0]
    assert draws(7, 4) == PINNED[7]
    assert draws(2**80, 4) == PINNED[2**80]


def test_states_stay_within_machine_integers():
    state = seeded(3)
    for _ in range(10_000):
        assert 0 < state < STATES < 2**62
        state = advance(state)


def test_the_state_draws_the_same_numbers():
    g = RULES.blank(2, [], seeded(7), [])
    assert [g.below(1 << 32) for _ in range(4)] == PINNED[7]


def test_below_is_even():
    g = RULES.blank(2, [], seeded(1), [])
    counts = [0] * 6
    for _ in range(60_000):
        counts[g.below(6)] += 1
    # chi-square with 5 degrees of freedom: 20.5 is exceeded once in a thousand
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts) < 20.5


def test_shuffles_reach_every_order_evenly():
    g = RULES.blank(2, [], seeded(2), [])
    counts = {}
    for _ in range(24_000):
        cards = [1, 2, 3, 4]
        g.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    # 23 degrees of freedom: 49.7 is exceeded once in a thousand
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 49.7


PINNED = {
    0: [1021202789, 976288607, 1452629800, 839192998],
    7: [616707833, 3293809893, 4258337624, 3662348391],
    2**80: [1912721176, 2074619286, 2742896171, 1530619021],
}
