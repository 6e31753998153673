"""Material by icons, and Embalming (I110-I111, I152, I169-I170)."""

import pytest

from imperium_keywords import me, pending, purse, reacts, table
from imperium_table import (
    discard,
    history,
    in_play,
    keys,
    play,
    rule,
    tokens,
)

# material by icons --------------------------------------------------------------------------------


@rule("I110", "I169")
@pytest.mark.parametrize(("region", "reaction"), [("raetia", True), ("gallia_aquitania", False)])
def test_shaduf_reacts_to_prosperity_with_a_river(region, reaction):
    """Production is what Prosperity counts, but the card bears a river."""
    g = table(me("prosperity", "unrest", play=["shaduf", region], tokens=purse()))
    play(g, "play:prosperity", "no", "no", "material")
    assert reacts(g) is reaction
    if reaction:
        play(g, "yes")
        assert tokens(g) == purse(1, 0, 1)


@rule("I110", "I169")
def test_shaduf_does_not_react_to_population():
    g = table(me("prosperity", "unrest", play=["shaduf", "raetia"], tokens=purse()))
    play(g, "play:prosperity", "no", "no", "population")
    assert pending(g) == ("turn", 0)


@rule("I110", "I169")
def test_domestication_reacts_to_nomads_once_per_effect():
    mine = me("nomads", "unrest", play=["domestication", "pontic_steppe", "plain"], tokens=purse())
    g = table(
        mine,
        nations="scythians romans",
        legends=True,
        market=[None, "elders", "amphitheatre", "etruscans", "phoenicians"],
    )
    play(g, "play:nomads", "no", "no", "yes")
    assert tokens(g) == purse(1 + 2, 0, 1)
    assert pending(g) == ("turn", 0)


@rule("I110", "I169")
def test_shaduf_reacts_to_a_river_recalled_for_boats():
    mine = me("unrest", play=["shaduf", "raetia", "boats"], tokens=purse())
    g = table(mine)
    play(g, "exhaust:boats")
    assert reacts(g)
    play(g, "yes")
    assert tokens(g) == purse(2, 1, 1)
    assert in_play(g) == ["shaduf", "boats"]


@rule("I110", "I169")
def test_shaduf_reacts_to_port():
    g = table(me("unrest", play=["shaduf", "raetia", "port"], tokens=purse(3)))
    play(g, "exhaust:port", "yes", "no")
    assert tokens(g) == purse(3 + 1, 0, 1)


@rule("I138")
def test_port_yields_material_although_its_optional_cost_cannot_be_paid():
    g = table(me("unrest", play=["raetia", "port"], tokens=purse()))
    play(g, "exhaust:port")
    assert tokens(g) == purse(1)


@rule("I110", "I169")
def test_shaduf_reacts_to_a_river_region_that_yields_material_itself():
    g = table(me("raetia", "unrest", play=["shaduf"], tokens=purse()))
    play(g, "play:raetia")
    assert reacts(g)


@rule("I152")
def test_agriculture_makes_a_fertile_icon_three_production():
    """Gallia Aquitania: one production and one fertile icon."""
    mine = me("prosperity", "unrest", play=["agriculture", "gallia_aquitania"], tokens=purse())
    g = table(mine)
    play(g, "exhaust:agriculture", "play:prosperity", "no", "no", "material")
    assert tokens(g) == purse(1 + 3)


@rule("I152")
def test_the_icon_no_longer_counts_as_itself():
    mine = me("celtic_gold", "unrest", play=["agriculture", "hibernia"], tokens=purse())
    g = table(mine, nations="celts romans")
    play(g, "exhaust:agriculture", "play:celtic_gold")
    assert tokens(g) == purse(0)


@rule("I152")
def test_agriculture_ends_with_the_turn():
    mine = me(
        "unrest", play=["agriculture", "gallia_aquitania"], tokens=purse(), deck=["prosperity"]
    )
    g = table(mine, me("unrest", tokens=purse()))
    play(g, "exhaust:agriculture", "end", "forest", "none", "end", "forest", "none")
    while pending(g) != ("turn", 0):
        play(g, keys(g)[-1])
    play(g, "play:prosperity", "no", "no", "material")
    assert tokens(g) == purse(1)


@rule("I110", "I169")
@pytest.mark.parametrize("card", ["domestication", None])
def test_domestication_reacts_to_a_fertile_region_recalled_for_the_water_mill(card):
    cards = ["water_mill", "gallia_aquitania", *([card] if card else [])]
    g = table(me("unrest", play=cards, tokens=purse()), legends=True)
    play(g, "exhaust:water_mill")
    assert reacts(g) is bool(card)
    assert tokens(g)["material"] == 2


@rule("I152")
def test_windmills_do_the_same_for_persians():
    """Nisaean Plain: two fertile icons, one of which becomes three production."""
    mine = me("prosperity", "unrest", play=["windmills", "nisaean_plain"], tokens=purse())
    g = table(mine, nations="persians romans")
    play(g, "exhaust:windmills", "play:prosperity", "no", "no", "material")
    assert tokens(g) == purse(3)


@rule("I152")
def test_qanat_does_the_same_for_rivers():
    mine = me("prosperity", "unrest", play=["qanat", "raetia"], tokens=purse())
    g = table(mine, legends=True)
    play(g, "exhaust:qanat", "play:prosperity", "no", "no", "material")
    assert tokens(g) == purse(1 + 3)


# Embalming ----------------------------------------------------------------------------------------


def embalmer(*hand, **rest):
    return table(me(*hand, state="empire", play=["embalming"], **rest), nations="egyptians romans")


@rule("I111", "I170")
@pytest.mark.parametrize(("progress", "asked"), [(0, True), (1, False)])
def test_embalming_needs_a_real_population(progress, asked):
    g = embalmer("unrest", "glory", "advance", tokens=purse(0, 1, 1))
    play(g, "play:unrest", "population", f"progress:{progress}")
    assert (pending(g)[0] == "may") is asked
    if asked:
        play(g, "yes", "glory")
        assert history(g) == ["glory"]


@rule("I170")
def test_embalming_works_once_for_a_payment_of_several():
    g = embalmer(
        "development_egyptians",
        "glory",
        "advance",
        tokens=purse(2, 2),
        development=["obelisk", "medicine"],
    )
    play(g, "play:development_egyptians", "develop", "yes", "glory")
    assert history(g) == ["glory"]
    assert pending(g)[0] != "may"
    assert "obelisk" in discard(g)


@rule("I111")
def test_embalming_works_when_one_of_two_population_is_progress():
    g = embalmer(
        "development_egyptians",
        "glory",
        "advance",
        tokens=purse(2, 1, 1),
        development=["obelisk", "egyptian_expansion"],
    )
    play(g, "play:development_egyptians", "develop")
    assert pending(g)[0] == "may"
