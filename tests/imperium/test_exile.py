"""Exiling, swapping and the cards in exile (I89-I90, I157)."""

from imperium_keywords import (
    MARKET,
    deck,
    exile,
    market,
    me,
    pending,
    pile,
    purse,
    slot,
    table,
)
from imperium_table import hand, keys, play, rule

# exile --------------------------------------------------------------------------------------------


@rule("I89")
def test_exiling_from_the_market_returns_the_unrest_and_refills_the_slot():
    g = table(me("marsh", "advance"))
    before = pile(g)
    play(g, "play:marsh", "elders", "no")
    assert exile(g) == ["elders"]
    assert market(g) == ["forest", "shrine", "temple", "aksumites", "hittites"]
    assert (slot(g, "shrine")["unrest"], pile(g)) == (True, before + 1 - 1)


@rule("I89")
def test_a_card_with_tokens_cannot_be_exiled():
    loaded = {"card": "elders", "unrest": True, "tokens": {"material": 1}}
    g = table(me("marsh", "advance"), market=[MARKET[0], loaded, *MARKET[2:]])
    play(g, "play:marsh")
    assert keys(g) == ["forest", "temple", "aksumites", "hittites"]


@rule("I89")
def test_a_swap_moves_tokens_to_the_exiled_card():
    loaded = {"card": "forest", "tokens": {"progress": 2}}
    g = table(
        me("unrest", state="empire", play=["lighthouse"]),
        nations="greeks romans",
        market=[loaded, *MARKET[1:]],
        exile=["boats", "oasis"],
    )
    before = pile(g)
    play(g, "exhaust:lighthouse", "swap")
    play(g, "forest", "boats")
    assert exile(g) == ["forest", "oasis"]
    assert slot(g, "boats") == {"card": "boats", "unrest": True, "tokens": {"progress": 2}}
    assert market(g)[0] == "boats"
    assert pile(g) == before - 1


@rule("I89")
def test_a_swapped_card_leaves_its_unrest_to_the_pile():
    g = table(
        me("unrest", state="empire", play=["lighthouse"]),
        nations="greeks romans",
        exile=["oasis"],
    )
    before = pile(g)
    play(g, "exhaust:lighthouse", "swap")
    play(g, "elders")
    assert (exile(g), market(g)[1]) == (["elders"], "oasis")
    assert slot(g, "oasis") == {"card": "oasis"}
    assert pile(g) == before + 1


@rule("I157")
def test_without_an_exiled_card_lighthouse_does_not_swap():
    g = table(
        me("unrest", state="empire", play=["lighthouse"], discard=["greek_mercenaries"], deck=[]),
        nations="greeks romans",
    )
    play(g, "exhaust:lighthouse", "swap")
    assert (deck(g), exile(g)) == ([], [])
    assert pending(g) == ("turn", 0)


@rule("I157")
def test_without_a_market_card_lighthouse_does_not_swap():
    g = table(
        me("unrest", state="empire", play=["lighthouse"], discard=["greek_mercenaries"], deck=[]),
        nations="greeks romans",
        market=[None] * 5,
        exile=["oasis"],
    )
    play(g, "exhaust:lighthouse", "swap")
    assert (market(g), exile(g)) == ([None] * 5, ["oasis"])


@rule("I90")
def test_an_exiled_tributary_is_acquired_with_an_unrest():
    g = table(
        me("conquer", "glory", play=["cartography"], tokens=purse(0, 2)),
        {},
        {},
        legends=True,
        exile=["carthaginians", "island"],
    )
    before = pile(g)
    play(g, "play:conquer")
    assert {"carthaginians", "island", "plain"} <= set(keys(g))
    play(g, "carthaginians")
    assert hand(g) == ["carthaginians", "glory", "unrest"]
    assert (exile(g), pile(g)) == (["island"], before - 1)


@rule("I90")
def test_an_exiled_region_is_acquired_without_unrest():
    g = table(
        me("conquer", "glory", play=["cartography"], tokens=purse(0, 2)),
        {},
        {},
        legends=True,
        exile=["island"],
    )
    play(g, "play:conquer", "island")
    assert hand(g) == ["glory", "island"]


@rule("I90")
def test_breaking_through_does_not_reach_the_exile_by_a_permission_to_acquire():
    g = table(
        me("conquer", "glory", play=["cartography"], tokens=purse(0, 3)),
        {},
        {},
        legends=True,
        exile=["island"],
    )
    play(g, "play:conquer", "break_through", "region")
    assert keys(g) == ["deck", "plain"]
