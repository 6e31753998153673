"""Solstice at the end of every round (I66, I193)."""

import pytest

from imperium_rounds import bare, decline, end_round, end_turn, pool, table
from imperium_table import discard, hand, in_play, keys, play, player, rule, tokens

TWO_CAPITALS = ("minoans", "romans")  # Knossos and Rome: 1 material, 1 population or 1 card


def capitals(me=(), rival=(), **top):
    """Everybody has had a turn."""
    mine = bare(play=["knossos", *me], hand=["glory"])
    others = bare(play=["rome_the_eternal_city", *rival], hand=["glory"])
    return end_round(table(mine, others, seats=TWO_CAPITALS, **top))


@rule("I66")
def test_all_players_resolve_theirs():
    g = capitals()
    play(g, "material", "population")
    assert (tokens(g), tokens(g, 1)) == (pool(1), pool(0, 1))
    assert g.view(None)["round"] == 2


@rule("I66")
def test_every_round():
    g = table(bare(play=["coinage"]), bare())
    end_round(end_round(g))
    assert tokens(g) == pool(4)


@rule("I66")
def test_every_effect_in_play():
    """Coinage: 2 material. Pharmacy: 1 population."""
    g = end_round(table(bare(play=["coinage", "pharmacy"]), bare()))
    g.play("pharmacy")
    assert tokens(g) == pool(2, 1)


@rule("I66")
def test_the_power_card_has_one_too():
    """Arthurians B: discard a card and gain a progress."""
    g = table(bare(hand=["cafall"], play=[]), bare(), seats=("arthurians", "romans"))
    end_round(g)
    if "arthurians_b" in keys(g):
        g.play("arthurians_b")
    assert (discard(g), tokens(g)) == (["cafall"], pool(0, 0, 1))


@rule("I66")
@pytest.mark.parametrize("place", ["hand", "deck", "discard", "history"])
def test_not_of_cards_elsewhere(place):
    g = table(bare(**{place: ["coinage"]}), bare())
    assert tokens(end_round(g)) == pool()


@rule("I66", "I96")
def test_not_of_garrisoned_cards():
    g = table(bare(play=[{"card": "dalmatia", "garrison": ["coinage"]}]), bare())
    assert tokens(end_round(g)) == pool()


@rule("I66")
def test_a_player_chooses_the_order():
    """Labyrinth: 1 progress for 1 population, which Knossos gives."""
    g = capitals(["labyrinth"])
    assert sorted(keys(g)) == ["knossos", "labyrinth"]
    play(g, "knossos", "population", "yes")
    assert tokens(g) == pool(0, 0, 1)
    g = capitals(["labyrinth"])
    g.play("labyrinth")  # nothing to pay with
    decline(g)
    g.play("population")
    assert tokens(g) == pool(0, 1, 0)


@rule("I66", "I48")
def test_may_is_optional():
    """City of Rome: discard a card for 1 material, 1 population or 1 card."""
    g = end_round(table(bare(play=["city_of_rome"], hand=["glory"]), bare()))
    assert (g.view(None)["turn"], keys(g)) == (None, ["yes", "no"])
    g.play("no")
    assert (hand(g), tokens(g)) == (["glory"], pool())


@rule("I66", "I48")
def test_other_effects_are_not():
    """Bread and Circuses: discard a card."""
    g = table(bare(play=["bread_and_circuses"], hand=["glory", "advance"]), bare())
    end_round(g)
    assert sorted(keys(g)) == ["advance", "glory"]


@rule("I66", "I48")
def test_as_much_as_possible():
    """Arthurians B: without a card to discard the progress comes all the same."""
    g = table(bare(), bare(), seats=("arthurians", "romans"))
    end_round(g)
    if g.view(None)["turn"] is None:
        play(g, "arthurians_b", "no")
    assert tokens(g) == pool(0, 0, 1)


@rule("I193")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_begins(first):
    g = capitals(first_player=first)
    assert g.to_move == first
    g.play("material")
    assert g.to_move == 1 - first


@rule("I193")
def test_each_player_finishes_before_the_next():
    g = capitals(["labyrinth"], ["pharmacy"])
    asked = []
    while g.view(None)["turn"] is None:
        asked.append(g.to_move)
        g.play(keys(g)[0])
    assert asked == sorted(asked)
    assert set(asked) == {0, 1}


@rule("I193", "I69", "I76")
def test_a_collapse_stops_it_at_once():
    """Mysticism: take an unrest. It is the last one."""
    g = table(bare(play=["mysticism"]), bare(play=["coinage"]), unrest=1)
    end_round(g).play("take_unrest")
    assert g.over
    assert (hand(g), tokens(g, 1)) == (["unrest"], pool())


@rule("I193")
def test_those_before_the_collapse_have_resolved_theirs():
    g = table(bare(play=["mysticism"]), bare(play=["coinage"]), unrest=1, first_player=1, turn=0)
    end_round(g).play("take_unrest")
    assert g.over
    assert tokens(g, 1) == pool(2)


@rule("I66", "I44")
def test_then_a_new_round_begins():
    g = table(bare(), bare())
    end_turn(end_turn(g))
    assert (g.view(None)["round"], g.decision.kind, g.to_move) == (2, "turn", 0)
    assert player(g)["actions"] == 3


@rule("I66")
def test_cards_stay_in_play():
    g = end_round(table(bare(play=["coinage"]), bare()))
    assert in_play(g) == ["coinage"]
