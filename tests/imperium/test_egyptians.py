"""What the cards of the Egyptians do."""

from __future__ import annotations

import pytest

from imperium_legends import (
    MARKET,
    POOR,
    chosen,
    gained,
    solstice,
    start,
    stock,
    total,
)
from imperium_table import (
    discard,
    for_nothing,
    garrison,
    hand,
    history,
    in_play,
    keys,
    play,
    player,
    rule,
    tokens,
)

NATION = "egyptians"


EMPIRE = {"state": "empire", "hand": [], "deck": []}


def egyptians(me, *others, **top):
    return start(NATION, me, *others, **top)


def civilised(n):
    """So many civilised cards, each worth 2, and none of them unrest."""
    return ["metropolis", "onager", "corruption", "pharmacy", "coinage"][:n]


def test_side_a_develops_for_an_action():
    me = EMPIRE | {"side": "A", "development": ["embalming", "medicine"]}
    g = egyptians(me | {"tokens": stock(material=4)})
    play(g, "exhaust:egyptians_a")
    chosen(g, "develop", "embalming")
    assert (hand(g), discard(g), tokens(g)) == (["unrest"], ["embalming"], POOR)
    assert (player(g)["actions"], player(g)["exhausts"]) == (2, 4)
    g = egyptians(me | {"tokens": stock(material=4), "actions": 0})
    assert "exhaust:egyptians_a" not in keys(g)


def test_side_a_buys_an_action():
    me = EMPIRE | {"side": "A", "tokens": stock(population=1), "actions": 0}
    g = egyptians(me | {"hand": ["glory"]})
    play(g, "exhaust:egyptians_a")
    assert (player(g)["actions"], tokens(g)) == (1, POOR)
    assert hand(g) == ["glory", "unrest"]


def test_side_b_holds_six_cards():
    deck = ["glory", "advance", "prosperity", "unrest", "unrest", "lower_nile", "nile_valley"]
    for side, size in (("A", 5), ("B", 6)):
        g = egyptians({"side": side, "hand": [], "deck": deck})
        play(g, "end", "hills")
        assert len(hand(g)) == size


@rule("I74")
@pytest.mark.parametrize("side, points", [("A", 2), ("B", 3)])
def test_both_sides_score_civilised_cards(side, points):
    for n in (1, 3, 5):
        g = egyptians({"side": side, "hand": [], "deck": civilised(n), "tokens": POOR})
        assert total(g) == 2 * n + min(10, points * n)


@pytest.mark.parametrize("card, gains", [("unification", 2), ("kushites", 2), ("red_land", 1)])
def test_cards_that_bring_progress(card, gains):
    g = egyptians({"hand": [card], "tokens": stock()})
    g.play(f"play:{card}")
    assert tokens(g) == stock(progress=gains)
    where = {"unification": history, "kushites": discard, "red_land": in_play}[card]
    assert where(g) == [card]


@rule("I61")
def test_unification_makes_an_empire():
    g = egyptians({"hand": [], "deck": [], "discard": ["glory"], "nation": ["unification"]})
    play(g, "end", "hills")
    assert player(g)["state"] == "empire" and hand(g) == ["glory", "unification"]


@pytest.mark.parametrize("way", ["develop", "acquire"])
def test_development(way):
    me = EMPIRE | {"hand": ["development_egyptians"], "development": ["embalming", "obelisk"]}
    g = egyptians(me | {"tokens": stock(material=4)})
    play(g, "play:development_egyptians", way)
    if way == "develop":
        chosen(g, "embalming")
        assert sorted(discard(g)) == ["development_egyptians", "embalming"]
        assert tokens(g) == POOR
    else:
        assert sorted(keys(g)) == ["education", "oracle"]
        g.play("oracle")
        assert hand(g) == ["oracle", "unrest"] and tokens(g) == stock(material=2)


@rule("I85", "I138", "I140", "I224")
def test_development_wants_something_that_can_be_paid():
    """Developing begins with paying: what cannot be afforded may not be chosen, and where nothing
    can the card may not be played."""
    me = EMPIRE | {"hand": ["development_egyptians"], "development": ["embalming", "obelisk"]}
    assert "play:development_egyptians" not in keys(egyptians(me | {"tokens": stock(material=1)}))
    g = egyptians(me | {"tokens": stock(material=2)})
    g.play("play:development_egyptians")
    assert sorted(keys(g)) == ["education", "oracle"]  # acquiring is all there is
    g = egyptians(me | {"development": [], "tokens": stock(material=2)})
    g.play("play:development_egyptians")
    assert keys(g) == ["develop", "acquire"]  # with nothing to develop nothing is to be paid


@rule("I170", "I111")
def test_embalming_buries_a_card_when_population_is_paid():
    me = EMPIRE | {"hand": ["unrest", "glory", "advance"], "play": ["embalming"]}
    g = egyptians(me | {"tokens": stock(population=1)})
    chosen(play(g, "play:unrest"), "population")
    play(g, "yes", "advance")
    assert history(g) == ["advance"] and hand(g) == ["glory"]
    g = egyptians(me | {"tokens": stock(population=1)})
    chosen(play(g, "play:unrest"), "population")
    g.play("no")
    assert history(g) == []
    g = egyptians(me | {"tokens": stock(progress=1)})
    chosen(play(g, "play:unrest"), "population", "progress:1")
    assert g.decision.kind == "turn" and tokens(g) == POOR and history(g) == []
    g = egyptians(me | {"tokens": stock(material=3)})
    chosen(play(g, "play:unrest"), "material")
    assert g.decision.kind == "turn" and history(g) == []


@rule("I111")
def test_embalming_works_while_developing():
    me = EMPIRE | {"play": ["embalming"], "development": ["obelisk"], "discard": ["unrest"]}
    g = egyptians(me | {"tokens": stock(material=2, population=2), "hand": ["glory"]})
    play(g, "end", "hills", "none", "obelisk", "yes")
    assert history(g) == ["glory"]


@pytest.mark.parametrize("card", ["embalming", "pyramids"])
def test_cards_that_draw_when_exhausted(card):
    g = egyptians(EMPIRE | {"deck": ["glory", "advance"], "play": [card]})
    g.play(f"exhaust:{card}")
    assert hand(g) == ["glory"] and player(g)["exhausts"] == 4


def test_obelisk_calms_without_an_action():
    me = EMPIRE | {"hand": ["unrest", "glory"], "play": ["obelisk"], "actions": 0}
    g = egyptians(me | {"tokens": stock(population=1)})
    chosen(play(g, "exhaust:obelisk"), "unrest", "population")
    assert hand(g) == ["glory"] and tokens(g) == POOR
    g = egyptians(me | {"hand": ["glory"]})
    assert for_nothing(g, "exhaust:obelisk")


def test_obelisk_at_solstice():
    me = EMPIRE | {"hand": ["glory", "advance"], "play": ["obelisk"], "tokens": stock()}
    g = solstice(NATION, me)
    g.play("glory")
    assert (hand(g), discard(g), tokens(g)) == (["advance"], ["glory"], stock(progress=1))
    g = solstice(NATION, me | {"hand": []})
    assert tokens(g) == stock(progress=1)


def test_ramesses_acquires_and_goes_into_history():
    g = egyptians(EMPIRE | {"hand": ["ramesses_ii"], "actions": 0})
    g.play("play:ramesses_ii")
    assert keys(g) == MARKET
    g.play("ionians")
    assert hand(g)[0] == "ionians" and history(g) == ["ramesses_ii"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_egyptian_expansion(answer):
    rivals = [{"hand": [], "play": ["armorica", "belgica"]}, {"hand": [], "play": ["raetia"]}]
    g = egyptians(EMPIRE | {"hand": ["egyptian_expansion"], "play": ["red_land"]}, *rivals)
    play(g, "play:egyptian_expansion", "belgica", answer)
    assert (discard(g, 1), discard(g, 2)) == (["belgica"], ["raetia"])
    assert in_play(g, 1) == ["armorica"] and in_play(g) == ["red_land"]
    if answer == "yes":
        assert sorted(keys(g)) == ["hills", "ionians", "woodland"]
        g.play("hills")
    assert hand(g) == (["hills"] if answer == "yes" else [])


def test_medicine_spares_a_population():
    """Ramesses for one population instead of two."""
    me = EMPIRE | {"play": ["medicine"], "discard": ["unrest"]}
    me |= {"development": ["ramesses_ii", "embalming"]}
    g = egyptians(me | {"tokens": stock(material=4, population=1)})
    play(g, "end", "hills", "ramesses_ii")
    assert tokens(g) == POOR
    g = egyptians(me | {"tokens": stock(material=4)})
    play(g, "end", "hills")
    assert keys(g) == ["embalming", "none"]


def test_pyramids_make_calming_cheaper():
    me = EMPIRE | {"hand": ["unrest", "glory"], "play": ["pyramids"]}
    g = egyptians(me | {"tokens": stock(material=2)})
    g.play("play:unrest")
    assert sorted(keys(g)) == ["cards", "material"]
    g.play("material")
    assert tokens(g) == POOR and hand(g) == ["glory"]
    g = egyptians(me | {"tokens": stock(material=1)})
    g.play("play:unrest")
    assert hand(g) == [] and discard(g) == ["glory"]
    g = egyptians(me | {"tokens": stock(population=1), "hand": ["unrest"]})
    g.play("play:unrest")
    assert tokens(g) == POOR


def test_egyptian_legacy():
    rival = {"hand": ["glory"], "deck": []}
    g = egyptians(EMPIRE | {"hand": ["egyptian_legacy"], "tokens": stock()}, rival)
    play(g, "play:egyptian_legacy", "glory")
    assert (hand(g, 1), discard(g, 1)) == (["unrest"], ["glory"])
    assert tokens(g) == stock(progress=2) and hand(g) == []


@rule("I74")
def test_egyptian_legacy_scores_civilised_cards():
    bare = {"side": "A", "hand": [], "tokens": POOR}
    for n in (0, 2, 5):
        with_it = egyptians(bare | {"deck": [*civilised(n), "egyptian_legacy"]})
        without = egyptians(bare | {"deck": civilised(n)})
        assert total(with_it) - total(without) == n
    twelve = [
        *civilised(5),
        "city",
        "city",
        "city",
        "port",
        "gambling",
        "diplomacy",
        "moneylenders",
    ]
    with_it = egyptians(bare | {"deck": [*twelve, "egyptian_legacy"]})
    assert total(with_it) - total(egyptians(bare | {"deck": twelve})) == 10


@rule("I140")
def test_flood_of_the_nile():
    me = {"hand": ["flood_of_the_nile"], "play": ["lower_nile", "red_land"], "tokens": stock()}
    g = egyptians(me)
    g.play("play:flood_of_the_nile")
    assert tokens(g) == stock(material=5) and in_play(g) == ["red_land"]
    g = egyptians(me | {"state": "empire", "play": ["lower_nile", "nile_valley", "red_land"]})
    g.play("play:flood_of_the_nile")
    assert sorted(keys(g)) == ["lower_nile", "nile_valley"]
    play(g, "nile_valley", "break_through", "civilised", "education")
    assert hand(g) == ["education"] and sorted(in_play(g)) == ["lower_nile", "red_land"]
    g = egyptians(me | {"state": "empire"})
    play(g, "play:flood_of_the_nile", "material")
    assert tokens(g) == stock(material=5)
    g = egyptians(me | {"play": ["red_land"]})
    g.play("play:flood_of_the_nile")
    assert tokens(g) == POOR and in_play(g) == ["red_land"]


def test_glory_of_the_egyptians():
    lands = ["lower_nile", "nile_valley", "red_land"]
    g = egyptians({"hand": ["glory"], "play": lands}, decks={"fame": ["great", "marvellous"]})
    chosen(play(g, "play:glory"), *lands)
    assert sorted(keys(g)) == ["great", "marvellous"]
    g.play("great")
    assert hand(g) == ["great"] and sorted(discard(g)) == ["glory", *lands]


@pytest.mark.parametrize("what, amount", [("material", 1), ("population", 2)])
def test_prosperity_of_the_egyptians(what, amount):
    me = {"hand": ["prosperity"], "play": ["lower_nile", "nile_valley"], "deck": ["glory"]}
    g = egyptians(me)
    before = tokens(g)
    play(g, "play:prosperity", "yes", "no", what)
    assert gained(g, before) == {what: amount} and hand(g) == ["glory"]


@pytest.mark.parametrize("way, price", [("acquire", 3), ("break_through", 5)])
def test_advance_of_the_egyptians(way, price):
    g = egyptians({"hand": ["advance"], "tokens": stock(material=price)})
    play(g, "play:advance")
    chosen(g, way, "uncivilised", "oracle")
    assert tokens(g) == POOR
    assert hand(g) == (["oracle", "unrest"] if way == "acquire" else ["oracle"])


def test_egyptian_incursion():
    me = {"hand": ["egyptian_incursion"], "tokens": stock(material=2, population=1)}
    me |= {"play": ["red_land"]}
    g = egyptians(me, {"hand": [], "play": ["armorica", "belgica"]})
    g.play("play:egyptian_incursion")
    assert sorted(keys(g)) == ["hills", "ionians", "woodland"]
    play(g, "ionians", "belgica")
    assert hand(g) == ["ionians", "unrest"] and tokens(g) == POOR
    assert hand(g, 1) == ["belgica"] and in_play(g) == ["red_land"]
    g = egyptians(me | {"tokens": stock(material=1, population=1)})
    assert "play:egyptian_incursion" not in keys(g)


@pytest.mark.parametrize("card", ["glory", "advance", None])
def test_egyptian_hieroglyphics_bury_a_card(card):
    me = {"side": "A", "hand": ["glory"], "discard": ["advance"]}
    g = solstice(NATION, me | {"play": ["egyptian_hieroglyphics"]})
    if card:
        play(g, "yes", card)
        assert history(g) == [card]
        assert hand(g) + discard(g) == [{"glory": "advance", "advance": "glory"}[card]]
    else:
        g.play("no")
        assert history(g) == []


@pytest.mark.parametrize("card", ["lower_nile", "nile_valley", "red_land"])
def test_regions_may_be_garrisoned(card):
    g = egyptians({"hand": [card, "advance", "glory"]})
    play(g, f"play:{card}", "yes")
    assert garrison(g, card) == ["advance"]  # glory cannot be garrisoned
    g = egyptians({"hand": [card, "advance"]})
    play(g, f"play:{card}", "no")
    assert garrison(g, card) == [] and hand(g) == ["advance"]
