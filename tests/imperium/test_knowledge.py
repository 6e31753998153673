"""What everybody has seen is known, what nobody has seen is not: no more and no less."""

import pytest

import tabularium as tb
from imperium_keywords import me, table
from imperium_table import keys, play, player, rule

PEOPLE = {"material": 0, "population": 9, "progress": 0}


def imagined(g, seat, look, worlds=30):
    """What something looks like in the worlds that a seat imagines."""
    return {look(g.resample(seat, seed).position()) for seed in range(worlds)}


@rule("I87", "I105")
@pytest.mark.parametrize("hidden", ["unrest", "conquer"])
def test_a_known_card_that_leaves_tells_nothing_of_another_like_it(hidden):
    """Corruption gives an unrest; whether another was in hand before nobody knows."""
    mine = me("corruption", "glory", state="empire")
    g = table(mine, me(hidden, "celtica", tokens=PEOPLE), nations="romans celts")
    play(g, "play:corruption", "end", "forest", "none")
    assert player(g, 1)["known_hand"] == ["unrest"]
    play(g, "play:unrest", "population")
    for viewer in (0, None):
        assert g.view(viewer)["players"][1]["known_hand"] == []


@rule("I33", "I36")
def test_nobody_knows_which_cards_went_into_which_deck():
    g = tb.new("imperium", seats=["romans", "celts"], seed=5)
    for seat in (0, 1, None):
        for deck in ("region", "uncivilised", "civilised", "main", "fame"):
            assert len(imagined(g, seat, lambda doc, d=deck: tuple(sorted(doc["decks"][d])))) > 1


@rule("I87", "I212")
def test_a_card_put_from_the_discard_pile_on_the_deck_is_seen_by_all():
    mine = me("woodland", "advance", discard=["conquer", "glory"], deck=["prosperity", "unrest"])
    g = play(table(mine, nations="romans celts"), "play:woodland", "yes", "conquer", "forest")
    while "no" in keys(g):
        play(g, "no")
    assert "Romans put Conquer on top of their deck." in g.log("en", 1)
    assert imagined(g, 1, lambda doc: doc["players"][0]["deck"][0]) == {"conquer"}


@rule("I212")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_exchange_of_sacred_pass_is_told_and_kept_in_mind(seat):
    nation = ["raetia", "bread_and_circuses", "prosperity", "julius_caesar"]
    mine = me("conquer", "glory", play=["sacred_pass"], nation=nation)
    g = play(table(mine, nations="romans celts"), "exhaust:sacred_pass", "no", "yes", "glory")
    assert any("exchange Glory for Raetia" in line for line in g.log("en", seat))
    assert imagined(g, seat, lambda doc: doc["players"][0]["nation"][0]) == {"glory"}


@rule("I98")
def test_who_puts_a_fame_card_back_knows_where_it_lies_and_nobody_else():
    mine = me("glory", "advance", play=["raetia", "dalmatia", "marsh"])
    decks = {"fame": ["great", "notorious", "glorious"]}
    g = table(mine, nations="romans celts", decks=decks).play("play:glory")
    if g.decision.set is not None:
        g.play_set(["raetia", "dalmatia", "marsh"])
    g.play("notorious")
    assert imagined(g, 0, lambda doc: doc["decks"]["fame"][0]) == {"great"}
    assert len(imagined(g, 1, lambda doc: doc["decks"]["fame"][0])) > 1
    assert tb.position(g.position()).digest() == g.digest()


@pytest.mark.parametrize("value", [[16], [-1], ["x"], [0] * 30])
def test_who_has_seen_fame_cards_is_said_bit_by_bit(value):
    doc = table(me("glory"), nations="romans celts").position()
    doc["fame_seen"] = value
    with pytest.raises(tb.BadPosition):
        tb.position(doc)


def test_forced_moves_do_not_tell_a_hand():
    doc = {
        "game": "imperium",
        "seats": ["romans", "celts"],
        "players": [{"hand": ["conquer", "glory"], "tokens": {"population": 3, "progress": 0}}, {}],
    }
    g = tb.position(doc, forced=True).play("play:conquer").play("acquire")
    assert len(g.decision.options) == 1
    assert len(imagined(g, 1, lambda doc: tuple(doc["players"][0]["hand"]))) > 1


def test_a_rare_choice_is_imagined_without_knowing_the_hand():
    """Only a free play can be played without an action: chance hardly ever deals it."""
    deck = ["glory", "conquer", "advance", "prosperity", "triumvirate"] + ["unrest"] * 3
    mine = me("roman_expansion", "assyrians", deck=deck * 1, actions=0)
    g = table(mine, nations="romans celts", activating=True)
    assert keys(g) == ["play:assyrians", "end"]
    for seed in range(12):
        one = g.resample(1, seed)
        other = g.resample(1, seed + 100).resample(1, seed)
        assert one.digest() == other.digest()
        assert len(one.decision.options) > 1


@rule("I98", "I212")
def test_what_came_unseen_from_a_deck_is_known_to_be_in_hand():
    """Everybody saw a fame card go there: it is imagined nowhere else, and could be any of them."""
    mine = me("glory", "advance", play=["raetia", "dalmatia", "marsh"], deck=["unrest"])
    decks = {"fame": ["great", "notorious", "glorious"]}
    g = table(mine, nations="romans celts", decks=decks).play("play:glory")
    g.play_set(["raetia", "dalmatia", "marsh"])
    g.play("notorious")
    hands = imagined(g, 1, lambda doc: tuple(set(doc["players"][0]["hand"]) - OWN))
    assert all(len(cards) == 1 for cards in hands)
    assert len(hands) > 1


OWN = {"advance", "unrest", "glory"}


@rule("I84", "I212")
def test_a_card_broken_through_for_unseen_is_known_to_be_in_hand():
    mine = me("glory", deck=["unrest", "advance"])
    g = table(mine, nations="romans celts", decks={"region": ["oasis", "cape", "steppe"]})
    g.play("innovate").play("region").play("deck")
    hands = imagined(g, 1, lambda doc: tuple(set(doc["players"][0]["hand"]) - OWN))
    assert all(len(cards) == 1 for cards in hands)
    assert len(hands) > 1


@rule("I212")
@pytest.mark.parametrize("put", ["notorious", "advance"])
def test_it_is_no_longer_known_once_a_card_has_left_unseen(put):
    """Whichever card it was, the same is imagined of the hand that is left."""
    mine = me("leadership", "notorious", "advance", "conquer", discard=["glory"])
    g = table(mine, nations="romans celts")
    play(g, "play:leadership", "history", put)
    assert "notorious" in g.position()["players"][0]["hand" if put == "advance" else "history"]
    assert len({*imagined(g, 1, lambda doc: "notorious" in doc["players"][0]["hand"])}) == 2
