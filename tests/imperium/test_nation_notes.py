"""Quests of the Arthurians and the journey of the Utopians (I113, I117-I118, I168)."""

import pytest

import tabularium as tb
from imperium_keywords import MARKET, me, pending, pile, purse, table
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
    tokens,
)

COURT = "king_arthurs_court"


def arthurians(*hand, **rest):
    return table(
        me(*hand, **{"play": [COURT], "tokens": purse()} | rest),
        me("glory"),
        nations="arthurians romans",
    )


def solstice(*hand, nations="arthurians romans", first=COURT, **rest):
    """The round ends, and seat 0 begins its solstice with this card."""
    g = table(me(*hand, **{"tokens": purse()} | rest), me("glory"), nations=nations, turn=1)
    play(g, "end", "forest", "none")
    if pending(g)[0] == "solstice":
        play(g, first)
    return g


# Arthurians ---------------------------------------------------------------------------------------


@rule("I117")
def test_the_court_garrisons_one_impending_quest_for_an_unrest():
    g = solstice("morigena", play=[COURT])
    before = pile(g)
    play(g, "yes", "excalibur")
    assert garrison(g, COURT) == ["excalibur"]
    assert hand(g).count("unrest") == 1
    assert pile(g) == before - 1
    assert "excalibur" not in player(g)["development"]


@rule("I117")
def test_there_is_one_active_quest_at_most():
    g = solstice("morigena", play=[{"card": COURT, "garrison": ["excalibur"]}])
    assert pending(g)[0] != "may"
    assert garrison(g, COURT) == ["excalibur"]


@rule("I117")
@pytest.mark.parametrize("quests", [["graal", "excalibur", "twrch_trwyth"], ["graal"]])
def test_graal_becomes_active_only_as_the_last_quest(quests):
    g = solstice("morigena", play=[COURT], development=quests)
    play(g, "yes")
    if len(quests) > 1:
        assert sorted(keys(g)) == ["excalibur", "twrch_trwyth"]
    else:
        assert garrison(g, COURT) == ["graal"]


@rule("I117")
def test_morigena_moves_the_active_quest_to_the_discard_pile():
    merlin = {"card": "britannia_prima", "garrison": ["myrddin_wyllt_merlin"]}
    court = {"card": COURT, "garrison": ["excalibur"]}
    g = arthurians("morigena", "unrest", play=[court, merlin], nation=["bedwyr", "gwaith_camlan"])
    play(g, "play:morigena", "yes")
    assert {"excalibur", "bedwyr"} <= set(discard(g))
    assert garrison(g, COURT) == []


@rule("I117")
def test_myrddin_wyllt_moves_the_active_quest_to_hand():
    knights = {"card": "britannia_prima", "garrison": ["king_arthur", "bedwyr", "cai_sir_kay"]}
    court = {"card": COURT, "garrison": ["excalibur"]}
    g = arthurians("myrddin_wyllt_merlin", "morigena", play=[court, knights])
    play(g, "play:myrddin_wyllt_merlin", "king_arthur", "bedwyr")
    assert hand(g) == ["excalibur", "morigena"]
    assert garrison(g, COURT) == []


@rule("I117")
def test_arthurians_have_no_empire():
    """The nation deck is used up: the nadir is put into play, the state card stays."""
    g = arthurians(
        "cafall", "morigena", deck=["guennuvar"], discard=["cai_sir_kay"], nation=["gwaith_camlan"]
    )
    play(g, "play:cafall")
    assert player(g)["state"] == "barbarian"
    assert "gwaith_camlan" in in_play(g)


# Utopians -----------------------------------------------------------------------------------------


def at(stage, *hand, rival="romans"):
    """The Utopians have travelled so far, with 5 progress from the purse, Elders and Port."""
    cards = [
        MARKET[0],
        MARKET[1] | {"tokens": purse(0, 0, 5)},
        MARKET[2],
        {"card": "port", "tokens": purse(0, 0, 5)},
        MARKET[4],
    ]
    mine = me("armenians", *hand, tokens=purse(0, 0, 5), deck=["charity"] + ["sacred_scroll"] * 5)
    g = table(mine, me("glory", tokens=purse()), nations=f"utopians {rival}", turn=1, market=cards)
    journey(g)
    if stage > 1:
        play(g, "play:armenians", "elders")
        journey(g)
    if stage > 2:
        play(g, "play:elders", "acquire", "port")
        journey(g)
    return g


def face(g):
    return player(g)["powers"][1]["card"]


def journey(g):
    """Play on until the journey card has been turned or replaced, and to the next turn."""
    start = face(g)
    for _ in range(40):
        if face(g) != start and pending(g) == ("turn", 0):
            return
        wanted = [
            k for k in ("turn_over", "replace", "end", "no", "none", "hittites") if k in keys(g)
        ]
        play(g, (wanted or keys(g))[0])
    raise AssertionError("no journey")


@rule("I118")
def test_the_journey_costs_all_progress_and_turns_the_card():
    g = at(1)
    assert face(g) == "path_to_shangri_la"
    assert tokens(g)["progress"] == 0
    assert player(g)["below"] == ["gates_of_shangri_la"]


@rule("I118")
def test_the_second_card_takes_the_place_of_the_first_and_makes_an_empire():
    g = at(2)
    assert face(g) == "gates_of_shangri_la"
    assert player(g)["below"] == []
    assert player(g)["state"] == "empire"


@rule("I118", "I168")
def test_shangri_la_turns_material_into_population():
    g = at(3)
    assert face(g) == "shangri_la"
    before, rival = tokens(g), tokens(g, 1)
    play(g, "exhaust:shangri_la")
    assert tokens(g) == before | {"population": before["population"] + 2}
    assert tokens(g, 1) == rival | {"progress": rival["progress"] + 1}


@rule("I168")
def test_shangri_la_counts_a_gain_once_whatever_the_amount():
    g = at(3, "aksumites")  # 4 material
    before, rival = tokens(g), tokens(g, 1)
    play(g, "play:aksumites")
    assert tokens(g) == before | {"population": before["population"] + 2}
    assert tokens(g, 1) == rival | {"progress": rival["progress"] + 1}


@rule("I168")
def test_material_taken_with_a_market_card_is_one_gain():
    """Shrine, acquired with what the rounds before left on it."""
    g = at(3, "diplomacy")
    doc = g.position()
    doc["market"][4] = {"card": "hittites", "unrest": True, "tokens": {"material": 3}}
    doc["players"][0]["tokens"] = purse(0, 0, 2)
    g = tb.position(doc)
    rival = tokens(g, 1)
    play(g, "play:diplomacy", "hittites")
    assert tokens(g) == purse(0, 2, 0)
    assert tokens(g, 1) == rival | {"progress": rival["progress"] + 1}


@rule("I168")
def test_stolen_material_is_not_gained():
    g = at(3, "uxians", rival="macedonians")
    doc = g.position()
    doc["players"][0]["tokens"] = purse()
    doc["players"][1]["tokens"] = purse(5)
    g = tb.position(doc)
    play(g, "play:uxians", *[key for key in ("no",) if key in keys(g)])
    assert tokens(g) == purse(2)
    assert tokens(g, 1) == purse(3)


@rule("I148")
def test_the_card_of_the_gates_comes_from_hand():
    g = at(2, "aksumites")
    before = tokens(g)["progress"]
    cards = hand(g)
    play(g, "exhaust:gates_of_shangri_la", "aksumites")
    assert history(g).count("aksumites") == 1
    assert sorted([*hand(g), "aksumites"]) == cards
    assert tokens(g)["progress"] == before + 1


@rule("I140")
def test_travelling_is_a_choice():
    """Path: pay all progress, or take a region from the discard pile if you like."""
    g = at(1)
    play(g, "play:armenians", "elders", "end", "hittites", "none", "end", "hittites", "none")
    assert face(g) == "path_to_shangri_la"
    assert pending(g)[0] == "choose"


@rule("I118")
def test_only_the_top_face_is_in_play():
    g = table(me("unrest", "charity", play=["portals"]), nations="utopians romans")
    assert [card["card"] for card in player(g)["powers"]] == ["utopians_b", "visions_of_shangri_la"]
    assert in_play(g) == ["portals"]
    assert "exhaust:gates_of_shangri_la" not in keys(g)


@rule("I118")
def test_the_journey_needs_five_progress():
    g = solstice(
        "charity", nations="utopians romans", tokens=purse(0, 0, 4), deck=["portals", "daochang"]
    )
    assert tokens(g)["progress"] == 4
    assert face(g) == "visions_of_shangri_la"


@rule("I113")
@pytest.mark.parametrize(("state", "offered"), [("barbarian", 2), ("empire", 1)])
def test_one_of_the_two_nomads_is_for_barbarians(state, offered):
    g = table(me("nomads", "nomads_2", state=state), nations="scythians romans")
    assert len(keys(g, "play:")) == offered
    assert "play:nomads" in keys(g)


@rule("I113")
def test_one_of_the_two_indian_elephants_is_for_barbarians():
    g = table(
        me("indian_elephants", "indian_elephants_2", state="empire"), nations="mauryans romans"
    )
    assert keys(g, "play:") == ["play:indian_elephants"]


@rule("I117")
def test_lawnslot_puts_guennuvar_into_history_from_wherever_she_is():
    g = arthurians("lawnslot_llyn_sir_lancelot", "guennuvar", "morigena")
    play(g, "play:lawnslot_llyn_sir_lancelot")
    assert history(g) == ["guennuvar"]
