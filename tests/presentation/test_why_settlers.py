"""Why not, in Settlers: each reason in a position of its own."""

import random

import pytest

import tabularium as tb
from settlers_support import against_japanese, on, rule, settlers
from whys import amounts, why


def poor(**goods):
    return {"goods": goods}


# every game ---------------------------------------------------------------------------------------


@rule("S36")
def test_turns_and_phases():
    g = settlers(turn=1)
    assert why(g, "hand@0:ruins") == ("Romans must decide first.", "S36")
    g = tb.new("settlers", seats=["barbarians", "romans"], seed=1)
    seat = g.to_move
    card = g.view(seat)["hand"][0]
    text, number = why(g, f"hand@{seat}:{card}", seat)
    assert text.startswith("That comes later, in the action phase; now: Which card")
    assert number == "S36"


@rule("S36")
def test_one_action_a_turn():
    me = {"hand": ["ruins", "quarry"], "goods": {"defence": 1, "wood": 1, "stone": 1}}
    g = settlers(me | {"empire": ["mill"]}).play("build:ruins")
    assert g.decision.kind == "afterwards"
    acted = ("You have taken the action of this turn.", "S36")
    assert why(g, "hand@0:quarry") == why(g, "action@0:pass") == acted
    assert why(settlers(), "action@0:end") == ("First take an action, or pass.", "S36")


# building -----------------------------------------------------------------------------------------


@rule("S48", "S4")
def test_goods_to_build():
    me = {"hand": ["ruins", "wood_storage"]}
    text = "Not enough goods to build it: needs 1 wood and 1 stone more."
    assert why(settlers(me | poor(wood=1)), "hand@0:wood_storage") == (text, "S48")
    g = settlers(me | poor(wood=1, gold=1))
    assert amounts(why(g, "hand@0:wood_storage")[0]) == {"stone": 1}
    assert why(settlers(me | poor(wood=1, gold=2)), "hand@0:wood_storage") is None


@rule("S50")
def test_a_location_to_discard():
    me = {"hand": ["ruins", "sentry_tower"], "goods": {"wood": 9, "stone": 9, "food": 0}}
    assert why(settlers(me), "hand@0:sentry_tower")[1] == "S50"
    assert why(settlers(me | {"empire": ["mill"]}), "hand@0:sentry_tower") is None


@rule("S50")
def test_a_gate_or_a_shrine_to_discard():
    """Two locations whose names are also what is done with them."""
    me = {"hand": ["casino"], "empire": ["gate", "shrine"], "goods": {"wood": 2}}
    g = settlers(me, seats=["japanese", "romans"]).play("build:casino")
    assert g.decision.kind == "sacrifice"
    assert why(g, "empire@0:gate") is None
    assert why(g, "empire@0:shrine") is None


# own cards ----------------------------------------------------------------------------------------


@rule("S31", "S57", "S60", "S67")
def test_what_works_by_itself():
    me = {"empire": ["quarry", "mill"], "foundations": ["statue"], "deals": ["sentry_tower"]}
    g = settlers(me)
    assert why(g, "empire@0:quarry")[1] == "S31"
    assert why(g, "empire@0:mill")[1] == "S57"
    assert why(g, "deals@0:sentry_tower")[1] == "S60"
    assert why(g, "foundations@0:statue")[1] == "S67"


@rule("S74", "S76", "S134")
def test_action_locations():
    g = settlers({"empire": ["masons_guild"], "goods": {"worker": 1, "stone": 1}})
    assert why(g, "empire@0:masons_guild") == ("Not enough: needs 1 stone more.", "S76")
    full = {"goods": {"worker": 2, "stone": 2}}
    assert why(settlers({"empire": ["masons_guild"]} | full), "empire@0:masons_guild") is None
    g = settlers({"empire": [on("masons_guild", used=1)]} | full)
    text = "This location has already been activated this round."
    assert why(g, "empire@0:masons_guild.used1") == (text, "S74")
    g = settlers({"empire": [on("masons_guild", blocked=True)]} | full)
    assert why(g, "empire@0:masons_guild.blocked")[1] == "S134"


@rule("S76")
def test_an_action_without_effect():
    g = settlers({"empire": ["acting_troupe"], "goods": {"worker": 1}})
    assert why(g, "empire@0:acting_troupe")[0].startswith("It would have no effect now: ")


@rule("S64", "S121")
def test_the_dark_chapel():
    g = settlers({"empire": ["dark_chapel"]})
    assert why(g, "empire@0:dark_chapel") == ("Not enough: needs 1 raze token more.", "S64")
    g = settlers({"empire": ["dark_chapel"], "goods": {"raze": 1}})
    assert why(g, "empire@0:dark_chapel")[1] == "S121"


@rule("S77", "S160")
def test_costs_besides_goods():
    g = settlers({"empire": ["tavern", "hanseatic_league"], "hand": [], "goods": {"worker": 2}})
    assert why(g, "empire@0:tavern")[1] == "S77"
    assert why(g, "empire@0:hanseatic_league")[1] == "S160"


@rule("S38")
def test_nobody_left_to_strike():
    me = {"empire": ["saboteurs", "pack"], "goods": {"worker": 1}}
    g = settlers(me, {"empire": ["mill"], "passed": True})
    assert why(g, "empire@0:pack")[1] == "S38"


@rule("S78")
def test_workers_to_spend():
    text = "Not enough: needs 1 worker more."
    assert why(settlers(poor(worker=1)), "action@0:work") == (text, "S78")
    assert why(settlers(poor(worker=2)), "action@0:work") is None


# razing -------------------------------------------------------------------------------------------


@rule("S66", "S79")
def test_raze_tokens():
    rival = {"empire": ["mill", on("quarry", defended=True)]}
    g = settlers(poor(raze=1), rival)
    assert why(g, "empire@1:mill") == ("Not enough: needs 1 raze token more.", "S66")
    text = "A defence token protects it: needs 2 raze tokens more."
    assert why(g, "empire@1:quarry.defended") == (text, "S79")
    assert why(settlers(poor(raze=2), rival), "empire@1:mill") is None


@rule("S83")
def test_samurai():
    rival = {"empire": [on("rice_fields", samurai=True)]}
    g = against_japanese(poor(raze=2), rival)
    assert why(g, "empire@1:rice_fields.samurai")[1] == "S83"
    assert amounts(why(g, "empire@1:rice_fields.samurai")[0]) == {"raze": 1}


@rule("S38", "S63", "S68", "S70", "S96")
def test_what_cannot_be_razed():
    me = poor(raze=3)
    rival = {"empire": ["mill", "ruins", "architect"], "deals": ["headquarters"]}
    g = settlers(me, rival)
    assert why(g, "empire@1:ruins")[1] == "S70"
    assert why(g, "empire@1:architect")[1] == "S68"
    assert why(g, "deals@1:headquarters")[1] == "S63"
    assert why(settlers(me, rival | {"passed": True}), "empire@1:mill")[1] == "S38"
    assert why(settlers(me, rival, options={"peaceful": True}), "empire@1:mill")[1] == "S96"


# the rest of the table ----------------------------------------------------------------------------


@rule("S63", "S66", "S142")
def test_the_virtual_player():
    g = tb.position(
        {
            "game": "settlers",
            "seats": ["barbarians"],
            "round": 2,
            "virtual": {"empire": ["mill", on("castle", blocked=True)], "attacks": ["attack_food"]},
            "players": [{"hand": ["ruins"], "goods": {"raze": 1}}],
        }
    )
    missing = ("Not enough: needs 1 raze token more.", "S66")
    assert why(g, "virtual:mill") == why(g, "virtual:castle.blocked") == missing
    assert why(g, "virtual:attack_food")[1] == "S63"


@rule("S10", "S60", "S99")
def test_piles_and_what_belongs_to_others():
    me = {"empire": [on("gate", holds=1)], "under_gates": ["mill"], "discard": ["farm"]}
    rival = {"foundations": ["statue"]}
    g = settlers(me, rival, seats=["japanese", "romans"], common_discard=["quarry"])
    assert why(g, "under_gates@0:mill")[1] == "S99"
    assert why(g, "discard@0:farm")[1] == why(g, "common_discard:quarry")[1] == "S10"
    assert why(g, "foundations@1:statue") == ("That belongs to another player.", "S60")


@pytest.mark.parametrize("seed", range(12))
def test_whatever_has_no_option_has_a_reason_of_its_own_in_a_turn(seed):
    """What is said and what is offered rest on the same functions: they never contradict."""
    options = {"peaceful": True} if seed % 4 == 3 else {}
    g = tb.new("settlers", seats=1 + seed % 4, seed=seed, options=options)
    draw = random.Random(seed)
    menus = 0
    for _ in range(300):
        if g.over:
            break
        if g.decision.kind in ("turn", "afterwards") and draw.random() < 0.2:
            menus += 1
            node = g.state.rules.nodes[g.state.stack[g.state.top]]
            offered = {thing.place for option in g.decision.options for thing in option.about}
            for thing in g.state.rules.things(g.state, g.to_move):
                reason = node.refuses(g.state, thing)
                if thing.place not in offered:
                    assert reason is not None and reason.rule, (thing.place, g.record())
        g.apply(draw.randrange(g.n_options))
    assert menus > 5
