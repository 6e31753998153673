"""Only the own accession card is one (I60-I63, I99, I188, I218); cards that come in a solstice."""

import pytest

import tabularium as tb
from imperium_keywords import me, pending
from imperium_table import discard, hand, imperium, in_play, keys, play, player, rule, secret


def drawing(leads, *moves, **rest):
    """A player who draws from an empty deck, so that the top nation card is taken."""
    mine = {"deck": [], "discard": ["unrest"]} | rest
    return play(imperium(mine, {}, seats=(leads, "romans")), *moves)


@rule("I61", "I218")
def test_another_nations_accession_card_does_not_make_an_empire():
    """It was given away, and exchanged for a nation card at Sacred Pass."""
    mine = {"hand": ["raiders", "unrest"], "nation": ["julius_caesar", "tamga"]}
    g = drawing("scythians", "play:raiders", **mine)
    assert player(g)["state"] == "barbarian"
    assert secret(g)["nation"] == ["tamga"]


@rule("I61")
def test_ones_own_does():
    """Glory is in several nations' decks; of the Mauryans it is the accession card."""
    mine = {"hand": ["prosperity", "unrest"], "nation": ["glory"]}
    assert player(drawing("mauryans", "play:prosperity", "yes", **mine))["state"] == "empire"


@rule("I61", "I218")
def test_a_card_of_the_same_name_does_not_take_its_place():
    """A Glory in hand is the one the Romans gave away; that under the nation deck is the own."""
    mine = {"hand": ["glory", "prosperity", "unrest"], "nation": ["glory"]}
    g = drawing("mauryans", **mine)
    for again in (g, tb.position(g.position())):
        assert player(play(again, "play:prosperity", "yes"))["state"] == "empire"


@rule("I63", "I218")
def test_arthurians_put_no_other_nadir_into_play():
    mine = {"hand": ["cafall", "unrest"], "nation": ["julius_caesar", "gwaith_camlan"]}
    g = drawing("arthurians", "play:cafall", **mine)
    assert in_play(g) == ["king_arthurs_court"]
    assert secret(g)["nation"] == ["gwaith_camlan"]


@rule("I63", "I218")
def test_vikings_trigger_scoring_by_their_own_zenith_alone():
    mine = me("gothja", "unrest", deck=[], discard=["unrest"])
    for nation, ending in ((["julius_caesar", "combs"], 0), (["harald_hardrada"], 1)):
        g = imperium(mine | {"nation": nation}, {}, seats=("vikings", "romans"))
        play(g, "play:gothja")
        while pending(g)[0] in ("may", "choose"):
            g.play(next(key for key in ("no", "draw") if key in keys(g)))
        assert g.view(None)["ending"] == ending


@rule("I115", "I156", "I218")
@pytest.mark.parametrize(("top", "open_"), [("julius_caesar", True), ("glory", False)])
def test_sacred_pass_gives_an_accession_card_that_is_not_ones_own(top, open_):
    mine = me("magadha", "unrest", play=["sacred_pass"], nation=[top])
    g = play(imperium(mine, {}, seats=("mauryans", "romans")), "exhaust:sacred_pass", "no")
    assert (pending(g)[0] == "may") == open_
    if open_:
        assert top in hand(play(g, "yes", "magadha"))


@rule("I99", "I218")
def test_another_nations_accession_card_is_shuffled_with_the_rest():
    """Gothja may shuffle; only Harald Hardrada stays at the bottom."""
    tops = set()
    for seed in range(12):
        nation = ["combs", "skis", "julius_caesar", "harald_hardrada"]
        g = imperium(
            me("gothja", "unrest", nation=nation), {}, seats=("vikings", "romans"), seed=seed
        )
        play(g, "play:gothja", "yes")
        deck = secret(g)["nation"]
        assert deck[-1] == "harald_hardrada"
        tops.add(deck.index("julius_caesar"))
    assert len(tops) == 3


@rule("I99", "I156")
def test_an_accession_card_put_back_lies_at_the_bottom():
    mine = me("julius_caesar", "unrest", play=["sacred_pass"], nation=["advance", "conquer"])
    g = imperium(mine | {"state": "empire"}, {}, seats=("romans", "celts"))
    play(g, "exhaust:sacred_pass", "no", "yes", "julius_caesar")
    assert secret(g)["nation"] == ["conquer", "julius_caesar"]


# the solstice is one moment -----------------------------------------------------------------------


@rule("I66", "I217")
def test_a_nadir_that_comes_in_a_solstice_waits_for_the_next():
    """Viviane draws, the deck is empty, Gwaith Camlan enters play: it does nothing yet."""
    mine = me(*["unrest"] * 5, deck=[], discard=["cafall"], nation=["gwaith_camlan"], side="B")
    mine |= {"play": ["viviane_of_the_lake"]}
    g = imperium(mine, {}, seats=("arthurians", "romans"), first_player=1, turn=0)
    g.play("end")
    while pending(g)[0] != "solstice":
        g.play("none" if "none" in keys(g) else keys(g)[0])
    play(g, "viviane_of_the_lake", "draw")
    assert "gwaith_camlan" in in_play(g)
    asked = []
    while g.view(None)["turn"] is None:
        asked.append(keys(g))
        g.play("no" if "no" in keys(g) else keys(g)[0])
    assert ["history", "take_unrest"] not in asked and ["take_unrest"] not in asked
    assert len(secret(g)["hand"]) + len(discard(g)) == 6


@rule("I66", "I217")
def test_it_takes_part_in_the_next():
    mine = me("cafall", "unrest", play=["gwaith_camlan"], side="B", deck=[], discard=[])
    g = imperium(mine, {}, seats=("arthurians", "romans"), first_player=1, turn=0)
    g.play("end")
    while pending(g)[0] != "solstice":
        g.play("none" if "none" in keys(g) else keys(g)[0])
    play(g, "gwaith_camlan")
    assert hand(g).count("unrest") == 1 + 2
