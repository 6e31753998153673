"""Rulings added to those of the rules: journeys, order of reactions, what is seen, mixed costs."""

import pytest

import tabularium as tb
from imperium_keywords import me, pending, purse, table
from imperium_legends import solstice
from imperium_table import discard, in_play, keys, play, player, rule, secret, tokens


@rule("I209")
def test_the_next_stage_of_a_journey_waits_for_the_next_solstice():
    """Five progress open the Gates; 24 population in Shangri-la would end the game."""
    mine = {
        "powers": ["utopians_b", "gates_of_shangri_la"],
        "below": [],
        "hand": [],
        "tokens": purse(0, 24, 5),
    }
    g = solstice("utopians", mine)
    g.play(next(key for key in keys(g) if key != "draw"))
    assert player(g)["powers"][1]["card"] == "shangri_la"
    assert not g.view(None)["ending"]


@rule("I211")
def test_protection_comes_before_reactions_and_these_before_the_text():
    """Cape protects from Cattle Raid; the Celts gain a progress for playing an attack."""
    mine = me("cattle_raid", "unrest", tokens=purse(), play=["celtica"], side="B")
    g = table(mine, me(play=["cape"], tokens=purse(5, 5, 5)), nations="celts romans")
    play(g, "play:cattle_raid")
    assert pending(g) == ("may", 1)
    assert tokens(g) == purse()
    play(g, "yes")
    assert tokens(g, 1) == purse(5, 5, 5)


@rule("I212")
def test_the_exchange_of_sacred_pass_is_seen_by_all():
    mine = me("advance", "conquer", play=["sacred_pass"], nation=["prosperity", "julius_caesar"])
    g = play(table(mine), "exhaust:sacred_pass", "no", "yes", "advance")
    for seed in range(20):
        other = secret(g.resample(1, seed))
        assert "prosperity" in other["hand"]
        assert other["nation"][0] == "advance"


@rule("I212")
def test_a_card_put_into_history_from_hand_is_seen_by_its_owner_alone():
    mine = {
        "powers": ["utopians_b", "gates_of_shangri_la"],
        "below": [],
        "hand": ["charity", "unrest"],
        "tokens": purse(),
    }
    g = table(mine, nations="utopians romans")
    play(g, "exhaust:gates_of_shangri_la", "charity")
    assert g.view(0)["history"] == ["charity"]
    assert "history" in g.view(1) and g.view(1)["history"] == []
    seen = {tuple(secret(g.resample(1, seed))["history"]) for seed in range(40)}
    assert len(seen) > 1


@rule("I213")
def test_progress_for_material_is_asked_before_progress_for_population():
    """Jomsviking asks for 2 material and 1 population."""
    mine = me("jomsviking", "unrest", tokens=purse(2, 1, 5))
    g = play(table(mine, nations="vikings romans"), "play:jomsviking")
    assert keys(g) == ["progress:0", "progress:1"]
    play(g, "progress:1")
    assert tokens(g) == purse(2, 1, 5)  # all of it is paid together
    assert keys(g) == ["progress:0", "progress:1"]
    play(g, "progress:0")
    assert tokens(g) == purse(2, 0, 4)


@rule("I214")
@pytest.mark.parametrize(
    ("people", "masks", "may"),
    [(2, 2, True), (1, 2, False), (2, 1, True), (2, 0, True), (1, 1, False)],
)
def test_only_tokens_keep_a_mixed_cost_from_being_played(people, masks, may):
    """Step Pyramids spare one of the two masks; without any the card does nothing."""
    mine = me(
        "ritual_sacrifice",
        *["stone_mask"] * masks,
        "glory",
        state="empire",
        tokens=purse(0, people),
        play=["step_pyramids"],
    )
    g = table(mine, nations="olmecs romans", legends=True)
    assert ("play:ritual_sacrifice" in keys(g)) == may
    if masks == 0:
        play(g, "play:ritual_sacrifice")
        assert (tokens(g), discard(g)) == (purse(0, people), ["ritual_sacrifice"])
    assert in_play(g) == ["step_pyramids"]


@rule("I215", "I117")
def test_the_active_quest_may_be_a_garrisoned_knight():
    """Gwaith Camlan asks for a knight: Lancelot lies garrisoned at the Court."""
    lancelot = "lawnslot_llyn_sir_lancelot"
    court = {"card": "king_arthurs_court", "garrison": [lancelot]}
    mine = {"hand": [], "deck": ["unrest"] * 6, "play": [court, "gwaith_camlan"]}
    g = solstice("arthurians", mine)
    while "history" not in keys(g):  # the Court and the power may come first
        play(g, "gwaith_camlan" if "gwaith_camlan" in keys(g) else keys(g)[-1])
    play(g, "history")
    assert lancelot in secret(g)["history"]
    assert player(g)["play"][0].get("garrison", []) == []


@rule("I216")
def test_a_region_being_resolved_is_not_in_play():
    """Fortunate Isle acquires while it is resolved; only the other region lies in play."""
    g = table(me("fortunate_isle", "unrest", play=["moor"]), legends=True)
    play(g, "play:fortunate_isle")
    assert in_play(g) == ["moor"]


@rule("I225")
def test_a_rival_who_plays_the_graal_triggers_scoring():
    doc = {"game": "imperium", "seats": ["arthurians", "celts"], "turn": 1}
    doc |= {"options": {"common_cards": "legends"}, "exile": ["island"]}
    g = tb.position(doc | {"players": [{"hand": []}, {"hand": ["graal", "druids"]}]})
    assert g.play("play:graal").view(None)["ending"] == 1
