"""Why not, in Settlers: each reason in a position of its own."""

import tabularium as tb
from settlers_support import against_japanese, on, rule, settlers
from whys import amounts, why


def poor(**goods):
    return {"goods": goods}


# every game ---------------------------------------------------------------------------------------


@rule("S36")
def test_turns_and_phases():
    g = settlers(turn=1)
    assert why(g, "hand:ruins") == ("Romans must decide first.", "S36")
    g = tb.new("settlers", seats=["barbarians", "romans"], seed=1)
    seat = g.to_move
    card = g.view(seat)["hand"][0]
    text, number = why(g, f"hand:{card}", seat)
    assert text.startswith("That comes later, in the action phase; now: Which card")
    assert number == "S36"


@rule("S36")
def test_one_action_a_turn():
    me = {"hand": ["ruins", "quarry"], "goods": {"defence": 1, "wood": 1, "stone": 1}}
    g = settlers(me | {"empire": ["mill"]}).play("build:ruins")
    assert g.decision.kind == "afterwards"
    acted = ("You have taken the action of this turn.", "S36")
    assert why(g, "hand:quarry") == why(g, "action:pass") == acted
    assert why(settlers(), "action:end") == ("First take an action, or pass.", "S36")


# building -----------------------------------------------------------------------------------------


@rule("S48", "S4")
def test_goods_to_build():
    me = {"hand": ["ruins", "wood_storage"]}
    text = "Not enough goods to build it: needs 1 wood and 1 stone more."
    assert why(settlers(me | poor(wood=1)), "hand:wood_storage") == (text, "S48")
    assert amounts(why(settlers(me | poor(wood=1, gold=1)), "hand:wood_storage")[0]) == {"stone": 1}
    assert why(settlers(me | poor(wood=1, gold=2)), "hand:wood_storage") is None


@rule("S50")
def test_a_location_to_discard():
    me = {"hand": ["ruins", "sentry_tower"], "goods": {"wood": 9, "stone": 9, "food": 0}}
    assert why(settlers(me), "hand:sentry_tower")[1] == "S50"
    assert why(settlers(me | {"empire": ["mill"]}), "hand:sentry_tower") is None


@rule("S50")
def test_a_gate_or_a_shrine_to_discard():
    """Two locations whose names are also what is done with them."""
    me = {"hand": ["casino"], "empire": ["gate", "shrine"], "goods": {"wood": 2}}
    g = settlers(me, seats=["japanese", "romans"]).play("build:casino")
    assert g.decision.kind == "sacrifice"
    assert why(g, "play:gate") is None
    assert why(g, "play:shrine") is None


# own cards ----------------------------------------------------------------------------------------


@rule("S31", "S57", "S60", "S67")
def test_what_works_by_itself():
    me = {"empire": ["quarry", "mill"], "foundations": ["statue"], "deals": ["sentry_tower"]}
    g = settlers(me)
    assert why(g, "play:quarry")[1] == "S31"
    assert why(g, "play:mill")[1] == "S57"
    assert why(g, "deal:sentry_tower")[1] == "S60"
    assert why(g, "foundation:statue")[1] == "S67"


@rule("S74", "S76", "S134")
def test_action_locations():
    g = settlers({"empire": ["masons_guild"], "goods": {"worker": 1, "stone": 1}})
    assert why(g, "play:masons_guild") == ("Not enough: needs 1 stone more.", "S76")
    full = {"goods": {"worker": 2, "stone": 2}}
    assert why(settlers({"empire": ["masons_guild"]} | full), "play:masons_guild") is None
    g = settlers({"empire": [on("masons_guild", used=1)]} | full)
    text = "This location has already been activated this round."
    assert why(g, "play:masons_guild.used1") == (text, "S74")
    g = settlers({"empire": [on("masons_guild", blocked=True)]} | full)
    assert why(g, "play:masons_guild.blocked")[1] == "S134"


@rule("S76")
def test_an_action_without_effect():
    g = settlers({"empire": ["acting_troupe"], "goods": {"worker": 1}})
    assert why(g, "play:acting_troupe")[0].startswith("It would have no effect now: ")


@rule("S64", "S121")
def test_the_dark_chapel():
    g = settlers({"empire": ["dark_chapel"]})
    assert why(g, "play:dark_chapel") == ("Not enough: needs 1 raze token more.", "S64")
    g = settlers({"empire": ["dark_chapel"], "goods": {"raze": 1}})
    assert why(g, "play:dark_chapel")[1] == "S121"


@rule("S77", "S160")
def test_costs_besides_goods():
    g = settlers({"empire": ["tavern", "hanseatic_league"], "hand": [], "goods": {"worker": 2}})
    assert why(g, "play:tavern")[1] == "S77"
    assert why(g, "play:hanseatic_league")[1] == "S160"


@rule("S38")
def test_nobody_left_to_strike():
    me = {"empire": ["saboteurs", "pack"], "goods": {"worker": 1}}
    g = settlers(me, {"empire": ["mill"], "passed": True})
    assert why(g, "play:pack")[1] == "S38"


@rule("S78")
def test_workers_to_spend():
    text = "Not enough: needs 1 worker more."
    assert why(settlers(poor(worker=1)), "action:work") == (text, "S78")
    assert why(settlers(poor(worker=2)), "action:work") is None


# razing -------------------------------------------------------------------------------------------


@rule("S66", "S79")
def test_raze_tokens():
    rival = {"empire": ["mill", on("quarry", defended=True)]}
    g = settlers(poor(raze=1), rival)
    assert why(g, "rival:1:mill") == ("Not enough: needs 1 raze token more.", "S66")
    text = "A defence token protects it: needs 2 raze tokens more."
    assert why(g, "rival:1:quarry.defended") == (text, "S79")
    assert why(settlers(poor(raze=2), rival), "rival:1:mill") is None


@rule("S83")
def test_samurai():
    rival = {"empire": [on("rice_fields", samurai=True)]}
    g = against_japanese(poor(raze=2), rival)
    assert why(g, "rival:1:rice_fields.samurai")[1] == "S83"
    assert amounts(why(g, "rival:1:rice_fields.samurai")[0]) == {"raze": 1}


@rule("S38", "S63", "S68", "S70", "S96")
def test_what_cannot_be_razed():
    me = poor(raze=3)
    rival = {"empire": ["mill", "ruins", "architect"], "deals": ["headquarters"]}
    g = settlers(me, rival)
    assert why(g, "rival:1:ruins")[1] == "S70"
    assert why(g, "rival:1:architect")[1] == "S68"
    assert why(g, "rival:1:deal:headquarters")[1] == "S63"
    assert why(settlers(me, rival | {"passed": True}), "rival:1:mill")[1] == "S38"
    assert why(settlers(me, rival, options={"peaceful": True}), "rival:1:mill")[1] == "S96"
