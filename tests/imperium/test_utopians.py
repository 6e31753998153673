"""What the cards of the Utopians do."""

from __future__ import annotations

import pytest

from imperium_legends import (
    POOR,
    SLOTS,
    chosen,
    solstice,
    start,
    stock,
    total,
)
from imperium_table import (
    discard,
    garrison,
    hand,
    history,
    in_play,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)

NATION = "utopians"


STAGES = ["visions_of_shangri_la", "path_to_shangri_la", "gates_of_shangri_la", "shangri_la"]


def at(stage, side="b"):
    """The journey has come so far."""
    below = STAGES[2:3] if stage in STAGES[:2] else []
    return {"powers": [f"utopians_{side}", stage], "below": below, "side": side.upper()}


# on the path, with no progress and no region to come back, the journey is quiet
QUIET = at("path_to_shangri_la") | {"tokens": stock(), "deck": ["elders", "temple", "shrine"]}


def utopians(me, *others, **top):
    return start(NATION, me, *others, **top)


def stage(g):
    return player(g)["powers"][1]["card"]


def test_a_position_may_name_a_later_stage():
    me = {"powers": ["utopians_b", "path_to_shangri_la"], "below": ["gates_of_shangri_la"]}
    assert in_play(utopians(me)) == []


@rule("I118", "I27")
def test_the_journey_begins():
    g = utopians({})
    assert [card["card"] for card in player(g)["powers"]] == ["utopians_b", STAGES[0]]
    assert player(g)["below"] == ["gates_of_shangri_la"] and player(g)["exhausts"] == 3


@rule("I74")
@pytest.mark.parametrize("side, per", [("A", 4), ("B", 3)])
@pytest.mark.parametrize("population", [2, 11, 12, 29, 45])
def test_both_sides_score_population(side, per, population):
    me = {"side": side, "hand": [], "deck": ["charity"], "tokens": stock(population=population)}
    assert total(utopians(me)) == min(10, population // per)


@rule("I118", "I171")
@pytest.mark.parametrize("side", ["A", "B"])
def test_an_empty_deck_means_unrest(side):
    me = {"side": side, "hand": ["sacred_scroll"], "deck": ["charity"], "discard": ["meditation"]}
    g = utopians(me)
    play(g, "play:sacred_scroll", "yes", "no")
    assert hand(g) == ["charity", "unrest"]
    g = utopians(me | {"deck": ["charity", "portals"]})
    play(g, "play:sacred_scroll", "yes", "no")
    assert hand(g) == ["charity"]


@rule("I118", "I171")
def test_an_empty_deck_means_unrest_before_the_reshuffle():
    pile = ["meditation", "portals", "daochang", "monastery"]
    g = utopians({"hand": [], "deck": ["charity"], "discard": pile})
    play(g, "end", "hills")
    assert "charity" in hand(g) and hand(g).count("unrest") == 1 and len(hand(g)) == 5


@pytest.mark.parametrize("answers, gain", [(("yes", "yes"), 2), (("yes", "no"), 1)])
def test_side_a_takes_in_those_who_give_up_unrest(answers, gain):
    others = [{"hand": ["unrest", "glory"]}, {"hand": ["unrest"]}]
    me = QUIET | at("path_to_shangri_la", "a") | {"hand": []}
    g = solstice(NATION, me, *others)
    chosen(g, "utopians_a")
    before = [hand(g, seat).count("unrest") for seat in (1, 2)]
    for n, answer in enumerate(answers, start=1):
        assert g.decision.seat == n
        play(g, answer)
    assert tokens(g) == stock(population=gain)
    after = [hand(g, seat).count("unrest") for seat in (1, 2)]
    assert sum(before) - sum(after) == gain


@rule("I158", "I161")
def test_visions_reward_calming():
    me = {"hand": ["unrest", "charity"], "tokens": stock(population=1)}
    g = utopians(me)
    chosen(play(g, "play:unrest"), "population")
    g.play("yes")
    assert tokens(g) == stock(progress=1)
    assert (player(g)["actions"], player(g)["exhausts"]) == (1, 2)
    g = utopians(me)
    chosen(play(g, "play:unrest"), "population")
    g.play("no")
    assert tokens(g) == POOR and player(g)["actions"] == 2
    g = utopians(me | {"actions": 1})
    chosen(play(g, "play:unrest"), "population")
    assert tokens(g) == POOR and g.decision.kind != "react"


@pytest.mark.parametrize("progress", [4, 5, 7])
def test_visions_become_the_path(progress):
    me = {"hand": ["charity"], "deck": ["meditation", "portals"]}
    g = solstice(NATION, me | {"tokens": stock(progress=progress)})
    if progress < 5:
        assert stage(g) == STAGES[0] and tokens(g) == stock(progress=progress)
        assert hand(g) == ["meditation"] and discard(g) == ["charity"]
        return
    assert len(keys(g)) == 2
    flip = next(key for key in keys(g) if key not in ("discard", "draw"))
    g.play(flip)
    assert stage(g) == STAGES[1] and tokens(g) == POOR and hand(g) == ["charity"]
    g = solstice(NATION, me | {"tokens": stock(progress=progress)})
    g.play(next(key for key in keys(g) if key != flip))
    assert stage(g) == STAGES[0] and tokens(g) == stock(progress=progress)
    assert hand(g) == ["meditation"] and discard(g) == ["charity"]


def test_the_path_takes_a_region():
    me = QUIET | {"hand": [], "play": ["forest", "portals"], "deck": ["charity"]}
    g = utopians(me)
    g.play("exhaust:path_to_shangri_la")
    assert tokens(g) == stock(population=1, progress=1) and discard(g) == ["forest"]
    assert "exhaust:path_to_shangri_la" not in keys(utopians(me | {"play": ["portals"]}))


def test_the_path_leads_to_the_gates():
    me = QUIET | {"hand": [], "discard": ["forest"], "tokens": stock(progress=6)}
    g = solstice(NATION, me)
    assert len(keys(g)) == 2
    other = next(key for key in keys(g) if key in ("hand", "draw", "move"))
    g.play(next(key for key in keys(g) if key != other))
    assert stage(g) == STAGES[2] and tokens(g) == POOR and player(g)["state"] == "empire"
    g = solstice(NATION, me)
    chosen(play(g, other), "yes", "forest")
    assert hand(g) == ["forest"] and stage(g) == STAGES[1]
    assert player(g)["state"] == "barbarian" and tokens(g) == stock(progress=6)
    g = solstice(NATION, me | {"tokens": stock(progress=4)})
    g.play("no")
    assert hand(g) == [] and stage(g) == STAGES[1]


def test_the_gates_bury_a_card_for_progress():
    me = QUIET | at("gates_of_shangri_la") | {"hand": ["charity", "unrest"], "deck": ["portals"]}
    g = utopians(me)
    play(g, "exhaust:gates_of_shangri_la", "charity")
    assert (history(g), hand(g), tokens(g)) == (["charity"], ["unrest"], stock(progress=1))
    assert "exhaust:gates_of_shangri_la" not in keys(utopians(me | {"hand": []}))


@pytest.mark.parametrize("progress", [4, 5])
def test_the_gates_open(progress):
    me = QUIET | at("gates_of_shangri_la") | {"hand": [], "tokens": stock(progress=progress)}
    g = solstice(NATION, me)
    if progress == 5:
        g.play(next(key for key in keys(g) if key != "draw"))
        assert stage(g) == STAGES[3] and tokens(g) == POOR and hand(g) == []
        g = solstice(NATION, me)
        g.play("draw")
    assert stage(g) == STAGES[2] and hand(g) == ["elders"]


@rule("I168")
def test_shangri_la_shares_out_material():
    me = QUIET | at("shangri_la") | {"hand": []}
    g = utopians(me, {"hand": [], "tokens": stock()}, {"hand": [], "tokens": stock()})
    g.play("exhaust:shangri_la")
    assert tokens(g) == stock(population=2)
    assert tokens(g, 1) == tokens(g, 2) == stock(progress=1)


@rule("I168")
def test_shangri_la_replaces_each_gain_once_whatever_the_amount():
    """Aksumites give 4 material."""
    me = QUIET | at("shangri_la") | {"hand": ["aksumites"]}
    g = utopians(me, {"hand": [], "tokens": stock()})
    g.play("play:aksumites")
    assert tokens(g) == stock(population=2) and tokens(g, 1) == stock(progress=1)


@rule("I67")
@pytest.mark.parametrize("population, ending", [(23, False), (24, True)])
def test_shangri_la_ends_the_game(population, ending):
    me = QUIET | at("shangri_la") | {"hand": [], "tokens": stock(population=population)}
    g = solstice(NATION, me)
    assert bool(g.view(None)["ending"]) == ending


def test_monastery_exiles_a_card():
    me = QUIET | {"hand": ["sacred_scroll", "charity", "unrest"], "play": ["monastery"]}
    g = utopians(me)
    play(g, "exhaust:monastery")
    assert g.view(None)["exile"] == ["charity"] and tokens(g) == stock(population=2)
    assert garrison(g, "monastery") == ["sacred_scroll"] and hand(g) == ["unrest"]
    g = utopians(me | {"hand": ["sacred_scroll", "invasion"]})
    g.play("exhaust:monastery")
    assert tokens(g) == stock(population=2, progress=1)
    assert "exhaust:monastery" not in keys(utopians(me | {"hand": ["charity"]}))


@rule("I74")
@pytest.mark.parametrize("n, points", [(3, 0), (9, 2)])
def test_monastery_scores_the_exile(n, points):
    exile = ["forest", "coast", "river", "marsh", "oasis", "steppe", "cape", "jungle", "port"][:n]
    me = {"hand": ["monastery"], "deck": ["charity"], "tokens": POOR}
    assert total(utopians(me, exile=exile)) == points


@pytest.mark.parametrize("way", ["stay", "go"])
@pytest.mark.parametrize("card", ["monastery", "portals", "daochang", "tree_of_knowledge"])
def test_utopian_places_at_solstice(card, way):
    """Each gives something every round or is left behind for something else."""
    place = {"card": card, "garrison": ["sacred_scroll"]}
    me = QUIET | {"hand": ["unrest"], "play": ["forest", place]}
    g = solstice(NATION, me)
    g.play(card)
    assert len(keys(g)) == 2
    stays = {"monastery": "draw", "portals": "recall", "daochang": "take_unrest"}
    stay = stays.get(card, "discard")
    assert stay in keys(g)
    g.play(stay if way == "stay" else next(key for key in keys(g) if key != stay))
    assert (card in in_play(g)) == (way == "stay")
    if way == "go":
        assert {card, "sacred_scroll"} <= set(discard(g))
    cards = {
        ("monastery", "stay"): ["elders", "unrest"],
        ("monastery", "go"): [],
        ("portals", "stay"): ["forest", "unrest"],
        ("portals", "go"): ["unrest"],
        ("daochang", "stay"): ["unrest", "unrest"],
        ("daochang", "go"): ["unrest"],
        ("tree_of_knowledge", "stay"): [],
        ("tree_of_knowledge", "go"): ["elders", "unrest"],
    }
    assert hand(g) == cards[card, way]
    gains = {("portals", "go"): stock(population=1), ("daochang", "go"): stock(material=1)}
    assert tokens(g) == gains.get((card, way), POOR)
    assert discard(g).count("unrest") == ((card, way) == ("tree_of_knowledge", "stay"))


@pytest.mark.parametrize(
    "card, offered",
    [
        ("portals", ["hills", "woodland"]),
        ("daochang", ["ionians"]),
        ("tree_of_knowledge", ["education", "oracle"]),
    ],
)
def test_places_that_acquire_for_a_scroll(card, offered):
    me = QUIET | {"hand": ["sacred_scroll"], "play": [card]}
    g = utopians(me)
    g.play(f"exhaust:{card}")
    if len(offered) > 1:
        assert sorted(keys(g)) == offered
        g.play(offered[0])
    assert offered[0] in hand(g) and garrison(g, card) == ["sacred_scroll"]
    assert (hand(g).count("unrest") == 1) == (card != "portals")
    assert f"exhaust:{card}" not in keys(utopians(me | {"hand": ["charity"]}))


@rule("I74")
@pytest.mark.parametrize(
    "card, counted, each",
    [
        ("portals", ["forest", "coast", "river"], 1),
        ("daochang", ["hittites", "assyrians", "armenians"], 1),
        ("lost_tomes", ["great", "notorious", "glorious"], 2),
        ("tree_of_knowledge", ["metropolis", "onager", "city"], 1),
        ("mountain_retreat", ["elders", "city", "shrine"], 1),
    ],
)
def test_places_score_suits(card, counted, each):
    me = {"hand": [], "tokens": POOR}
    without = total(utopians(me | {"deck": ["charity", *counted]}))
    assert total(utopians(me | {"deck": ["charity", *counted, card]})) - without == 3 * each


@rule("I74")
def test_places_score_at_most_10():
    lands = ["forest", "coast", "river", "marsh", "oasis", "steppe", "cape", "jungle", "floodplain"]
    deck = [*lands, "mountain", "sacred_pass"]
    me = {"hand": [], "tokens": POOR}
    without = total(utopians(me | {"deck": deck}))
    assert total(utopians(me | {"deck": [*deck, "portals"]})) - without == 10


@rule("I82", "I173")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_daochang_keeps_attackers_out(answer):
    me = QUIET | {"hand": [], "play": ["daochang", "forest"], "tokens": stock(population=1)}
    rival = {"hand": ["egyptian_incursion"], "tokens": stock(material=2, population=1)}
    g = utopians(me, rival, seats=(NATION, "egyptians"), turn=1)
    play(g, "play:egyptian_incursion", answer, "hills")
    assert hand(g) == ([] if answer == "yes" else ["forest"])
    assert tokens(g) == (POOR if answer == "yes" else stock(population=1))


def test_lost_tomes_bury_a_card():
    me = QUIET | {"hand": ["sacred_scroll", "charity"], "discard": ["unrest"]}
    for card in ("charity", "unrest"):
        g = utopians(me | {"play": ["lost_tomes"], "deck": ["meditation"]})
        play(g, "exhaust:lost_tomes", card)
        assert history(g) == [card] and garrison(g, "lost_tomes") == ["sacred_scroll"]


@rule("I150")
@pytest.mark.parametrize("scrolls", [1, 2, 3])
def test_lost_tomes_lead_to_fame(scrolls):
    place = {"card": "lost_tomes", "garrison": ["sacred_scroll"] * scrolls}
    fame = {"fame": ["great", "marvellous"]}
    g = solstice(NATION, QUIET | {"hand": [], "play": [place]}, decks=fame)
    chosen(g, "lost_tomes")
    if scrolls == 1:
        assert g.decision.kind == "turn" and in_play(g) == ["lost_tomes"]
        return
    g.play("yes")
    assert (
        hand(g) == ["great"] and sorted(discard(g)) == ["lost_tomes"] + ["sacred_scroll"] * scrolls
    )
    g = solstice(NATION, QUIET | {"hand": [], "play": [place]}, decks=fame)
    chosen(g, "lost_tomes")
    g.play("no")
    assert hand(g) == [] and in_play(g) == ["lost_tomes"]


@pytest.mark.parametrize("answer, material", [("yes", 2), ("no", 0)])
def test_charity(answer, material):
    g = utopians(
        QUIET | {"hand": ["charity"], "deck": ["portals"]}, {"hand": [], "tokens": stock()}
    )
    play(g, "play:charity", answer)
    assert tokens(g) == stock(progress=1) and tokens(g, 1) == stock(material=material)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_meditation(answer):
    me = QUIET | {"hand": ["meditation", "daochang"], "discard": ["charity", "unrest"]}
    g = utopians(me, {"hand": [], "deck": ["glory", "conquer"]})
    play(g, "play:meditation", "charity", answer)
    assert secret(g)["deck"] == ["charity", *QUIET["deck"]] and player(g)["actions"] == 3
    assert hand(g, 1) == (["glory"] if answer == "yes" else [])


def test_mountain_retreat_hides_unrest():
    me = QUIET | {"hand": ["unrest", "charity"], "discard": ["sacred_scroll", "daochang"]}
    g = utopians(me | {"play": ["mountain_retreat"], "deck": ["portals"]})
    g.play("exhaust:mountain_retreat")
    assert hand(g) == ["charity", "sacred_scroll"] and discard(g) == ["daochang"]
    assert garrison(g, "mountain_retreat") == ["unrest"]
    g = utopians(me | {"hand": ["charity"], "play": ["mountain_retreat"]})
    assert "exhaust:mountain_retreat" not in keys(g)


@rule("I149")
@pytest.mark.parametrize("way", ["draw", "go"])
def test_mountain_retreat_at_solstice(way):
    place = {"card": "mountain_retreat", "garrison": ["unrest", "unrest"]}
    g = solstice(NATION, QUIET | {"hand": [], "play": [place]})
    chosen(g, "mountain_retreat")
    pile = g.view(None)["unrest_pile"]
    g.play("draw" if way == "draw" else next(key for key in keys(g) if key != "draw"))
    if way == "draw":
        assert hand(g) == ["elders"] and in_play(g) == ["mountain_retreat"]
    else:
        assert g.view(None)["unrest_pile"] == pile + 2 and discard(g) == ["mountain_retreat"]


def test_sacred_scroll():
    me = QUIET | {"hand": ["sacred_scroll", "charity"]}
    for answers in (("yes", "no"), ("no", "yes")):
        g = utopians(me, {"hand": [], "deck": ["glory", "conquer"]})
        play(g, "play:sacred_scroll", *answers)
        assert hand(g, 1) == (["glory"] if answers[1] == "yes" else [])
        assert hand(g) == (["charity", "elders"] if answers[0] == "yes" else ["charity"])


@rule("I73")
def test_sacred_scrolls_score_in_history():
    me = {"hand": ["sacred_scroll"], "deck": ["charity"], "tokens": POOR}
    assert total(utopians(me)) == 0
    assert total(utopians(me | {"history": ["sacred_scroll", "sacred_scroll"]})) == 2


@rule("I159", "I171")
def test_unrest_also_comes_in_the_turn_of_others():
    me = {"hand": [], "deck": ["charity"], "discard": ["portals"]}
    rival = {"hand": ["prosperity"], "deck": ["glory"]}
    g = utopians(me, rival, seats=(NATION, "egyptians"), turn=1)
    g.play("play:prosperity")
    while keys(g) == ["yes", "no"]:
        g.play("yes")
    assert hand(g) == ["charity", "unrest"]


@rule("I168")
def test_shangri_la_replaces_material_that_comes_with_a_card():
    me = QUIET | at("shangri_la") | {"hand": ["sacred_scroll"], "play": ["portals"]}
    hills = {"card": "hills", "tokens": {"material": 2, "progress": 1}}
    g = utopians(me, {"hand": [], "tokens": stock()}, market=[hills, *SLOTS[1:]])
    play(g, "exhaust:portals", "hills")
    assert tokens(g) == stock(population=2, progress=1) and tokens(g, 1) == stock(progress=1)
