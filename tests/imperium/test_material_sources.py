"""The cards in play that material is owed to: Domestication, Shaduf, treated icons (I110, I152)."""

import pytest

import tabularium as tb
from imperium_keywords import LEGENDS, me, pending, purse, table
from imperium_table import imperium, in_play, keys, play, player, rule, tokens

# one card of this market bears material
LADEN = ["plain", {"card": "code_of_laws", "unrest": True, "tokens": {"material": 2}}]
LADEN += ["civil_service", "island", "etruscans"]


def ships(*lands, waiting="domestication", **top):
    """Carthaginians about to send their Trading Ships; the land is of their own or common."""
    mine = me("glory", state="empire", play=["trading_ships", waiting, *lands], tokens=purse())
    return table(mine, nations="carthaginians romans", **top)


@rule("I110", "I169")
@pytest.mark.parametrize(
    ("waiting", "land", "asked"),
    [
        ("domestication", "iberia", True),
        ("domestication", "balearic_islands", False),
        ("domestication", "island", True),
    ],
)
def test_trading_ships_gain_material_by_the_land_they_recall(waiting, land, asked):
    market = [*LADEN[:3], "moor", "etruscans"]
    g = ships(land, waiting=waiting, legends=True, market=market)
    play(g, "exhaust:trading_ships", "yes")
    assert pending(g)[0] == ("react" if asked else "turn")
    assert tokens(g) == purse(2)
    if asked:
        assert tokens(play(g, "yes")) == purse(2, 0, 1)


@rule("I110", "I169")
def test_shaduf_waits_for_the_rivers_of_trading_ships():
    laden = {"card": "elders", "unrest": True, "tokens": {"material": 1}}
    market = ["forest", laden, "temple", "aksumites", "hittites"]
    g = ships("balearic_islands", waiting="shaduf", market=market)
    assert pending(play(g, "exhaust:trading_ships", "yes"))[0] == "react"


@rule("I110", "I169")
def test_a_card_without_material_brings_no_reaction():
    """Nothing but population lies on what can be taken: nobody gains material."""
    market = ["plain", {"card": "code_of_laws", "tokens": {"population": 2}}, None, None, None]
    g = ships("iberia", legends=True, market=market)
    play(g, "exhaust:trading_ships", "yes")
    assert (pending(g)[0], tokens(g)) == ("turn", purse())


@rule("I110", "I169")
def test_flood_of_the_nile_gains_material_by_the_river_it_abandons():
    """Boats recall a river for material, the flood abandons one: both use it."""
    mine = me("flood_of_the_nile", "glory", play=["shaduf", "lower_nile"], tokens=purse())
    g = play(table(mine, nations="egyptians romans"), "play:flood_of_the_nile")
    assert (pending(g)[0], tokens(g)) == ("react", purse(5))


@rule("I110", "I152")
@pytest.mark.parametrize("land", ["nisaean_plain", "pelagonia", "rainforest"])
def test_a_treated_icon_yields_material_of_a_card_that_bears_it(land):
    """Prosperity counts 3 production for a fertile icon: the card is fertile all the same."""
    mine = me("prosperity", "glory", state="empire", play=["domestication", "windmills", land])
    g = table(
        mine | {"tokens": purse()}, nations="persians macedonians", legends=True, market=LADEN
    )
    play(g, "exhaust:windmills", "play:prosperity", "no", "no", "material")
    printed = {"rainforest": 1}.get(land, 0)
    assert (pending(g)[0], tokens(g)) == ("react", purse(3 + printed))


@rule("I110", "I152")
def test_what_no_longer_counts_yields_nothing():
    """Port counts rivers; the only one counts as production this turn."""
    nile = {"card": "lower_nile", "treated": {"river": 1}}
    mine = me("glory", play=["port", "shaduf", nile], tokens=purse())
    g = play(table(mine, nations="egyptians romans"), "exhaust:port")
    assert (pending(g)[0], tokens(g)) == ("turn", purse())


@rule("I168", "I169")
def test_material_that_is_replaced_is_not_gained():
    """In Shangri-la population comes instead: Domestication has nothing to wait for."""
    mine = {
        "powers": ["utopians_b", "shangri_la"],
        "below": [],
        "state": "empire",
        "play": ["water_mill", "domestication", "plain"],
        "hand": ["charity"],
        "tokens": purse(),
    }
    g = imperium(mine, {}, seats=("utopians", "romans"), options=LEGENDS)
    play(g, "exhaust:water_mill")
    assert pending(g) == ("turn", 0)
    assert tokens(g) == purse(0, 2 + 1, 0)
    assert tokens(g, 1)["progress"] == 2


# treated icons stay with their card --------------------------------------------------------------


def farmers(*lands, hand=("prosperity", "glory"), **rest):
    mine = me(*hand, state="empire", play=["water_mill", "windmills", *lands], tokens=purse())
    return table(mine | rest, nations="persians macedonians", legends=True, market=LADEN)


@rule("I152")
def test_a_treated_icon_leaves_play_with_its_card():
    """Water Mill gives 2 material for the plain; no region is left for Prosperity to count."""
    g = farmers("nisaean_plain")
    play(g, "exhaust:windmills", "exhaust:water_mill", "play:prosperity", "no", "no", "material")
    assert tokens(g) == purse(2, 1, 0)


@rule("I152")
def test_a_card_that_comes_back_has_its_own_icons():
    g = farmers("nisaean_plain", hand=("prosperity",))
    play(g, "exhaust:windmills", "exhaust:water_mill", "play:nisaean_plain", "no")
    assert in_play(g)[-1] == "nisaean_plain"
    play(g, "play:prosperity", "no", "no", "material")
    assert tokens(g) == purse(2, 1, 0)


@rule("I152")
@pytest.mark.parametrize(("land", "material"), [("pelagonia", 2), ("nisaean_plain", 2 + 3)])
def test_which_icon_is_treated_is_a_choice(land, material):
    """Only the card that Water Mill recalls takes its treated icon along."""
    g = farmers("nisaean_plain", "pelagonia")
    play(g, "exhaust:windmills")
    assert (pending(g)[0], keys(g)) == ("treat", ["nisaean_plain", "pelagonia"])
    play(g, land, "exhaust:water_mill", "pelagonia", "play:prosperity", "no", "no", "material")
    assert tokens(g) == purse(material, 1, 0)


@rule("I152")
def test_a_card_with_two_icons_can_have_both_treated():
    """Windmills, then an Ambassador copies the rival's."""
    doc = {
        "game": "imperium",
        "seats": ["celts", "persians", "romans"],
        "players": [
            {
                "hand": ["celtic_gold", "glory"],
                "tokens": purse(),
                "play": ["agriculture", "ambassador", "nisaean_plain"],
            },
            {"play": ["windmills"]},
            {},
        ],
    }
    g = tb.position(doc)
    play(g, "exhaust:agriculture")
    assert player(g)["play"][-1]["treated"] == {"fertile": 1}
    play(g, "exhaust:ambassador")
    while pending(g)[0] != "turn":
        g.play(keys(g)[0])
    assert player(g)["play"][-1]["treated"] == {"fertile": 2}
    assert tokens(play(g, "play:celtic_gold")) == purse()


@rule("I152")
def test_treated_icons_last_until_the_turn_ends_and_are_seen_by_all():
    g = farmers("nisaean_plain")
    play(g, "exhaust:windmills")
    for seat in (None, 0, 1):
        row = g.view(seat)["players"][0]["play"]
        assert row[-1] == {"card": "nisaean_plain", "treated": {"fertile": 1}}
    assert tb.position(g.position()).position() == g.position()
    play(g, "end", "plain", "none")
    assert "treated" not in player(g)["play"][-1]


@rule("I152")
@pytest.mark.parametrize("treated", [{"fertile": 3}, {"river": 1}, {"production": 1}])
def test_no_more_icons_are_treated_than_are_printed(treated):
    doc = {
        "game": "imperium",
        "seats": ["persians", "romans"],
        "players": [{"play": [{"card": "nisaean_plain", "treated": treated}]}, {}],
    }
    with pytest.raises(tb.BadPosition, match="treated"):
        tb.position(doc)
