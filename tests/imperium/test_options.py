"""Where players may differ: the options of Imperium and what each changes."""

import pytest

from imperium_keywords import me, purse, table
from imperium_rounds import bare
from imperium_rounds import table as plain_table
from imperium_table import discard, hand, imperium, keys, play, rule, tokens


def of(**options):
    return {"options": options}


@rule("I144")
@pytest.mark.parametrize(("agreed", "again"), [("once_a_turn", False), ("unlimited", True)])
def test_free_plays(agreed, again):
    mine = me("assyrians", "glory", play=["mosaics"], tokens=purse(1), actions=0)
    g = table(mine, nations="macedonians romans", **of(free_plays=agreed))
    play(g, "play:assyrians", "exhaust:mosaics")
    assert ("play:assyrians" in keys(g)) == again


@rule("I200", "I129")
@pytest.mark.parametrize(("agreed", "material"), [("each_counts", 2), ("once_a_card", 1)])
def test_icons(agreed, material):
    """Balearic Islands bear two production icons; Prosperity counts them."""
    mine = me("prosperity", "glory", play=["balearic_islands"], tokens=purse())
    g = table(mine, nations="carthaginians romans", **of(icons=agreed))
    play(g, "play:prosperity", "no", "no", "material")
    assert tokens(g) == purse(material)


@rule("I178", "I124")
@pytest.mark.parametrize("agreed", ["hand", "discard"])
def test_given_cards(agreed):
    mine = me("exports", "advance", state="empire", discard=["conquer"])
    g = table(mine, me("glory"), **of(given_cards=agreed))
    play(g, "play:exports", "conquer")
    found = {"hand": hand(g, 1), "discard": discard(g, 1)}
    assert [zone for zone, cards in found.items() if "conquer" in cards] == [agreed]


@rule("I178")
def test_who_is_protected_is_not_waited_for_when_cards_are_short():
    """One card and one player left to get it: it must be given."""
    mine = me("exports", state="empire", discard=["conquer"], deck=[])
    g = table(mine, me("glory"), me("glory", play=["cape"]))
    play(g, "play:exports", "yes")
    assert (hand(g, 1), hand(g, 2)) == (["conquer", "glory"], ["cape", "glory"])


@rule("I199", "I127")
@pytest.mark.parametrize(("agreed", "more"), [("not_scored", 0), ("scored", 2)])
def test_active_quest(agreed, more):
    """Excalibur is worth 2."""
    court = {"card": "king_arthurs_court", "garrison": ["excalibur"]}
    one = {"hand": [], "deck": [], "tokens": purse(), "play": ["king_arthurs_court"]}
    seats = ("arthurians", "romans")
    without = imperium(one, seats=seats, **of(active_quest=agreed)).scores()[0].total
    quest = imperium(one | {"play": [court]}, seats=seats, **of(active_quest=agreed))
    assert quest.scores()[0].total - without == more


@rule("I196", "I122")
@pytest.mark.parametrize(
    ("agreed", "winners"), [("all_unrest", (1,)), ("not_garrisoned_or_sunken", (0,))]
)
@pytest.mark.parametrize("where", ["garrisoned", "sunken"])
def test_collapse_count(agreed, winners, where):
    two = ["unrest", "unrest"]
    mine = {"history": two} if where == "sunken" else {}
    if where == "garrisoned":
        mine = {"play": [{"card": "dalmatia", "garrison": two}]}
    nation = "atlanteans" if where == "sunken" else "romans"
    g = plain_table(
        bare(hand=["corruption", "glory"], state="empire") | mine,
        bare(),
        unrest=1,
        seats=(nation, "greeks"),
        **of(collapse_count=agreed),
    )
    assert g.play("play:corruption").winners == winners


@rule("I196", "I77")
def test_history_is_no_sunken_pile():
    g = plain_table(
        bare(hand=["corruption", "glory"], state="empire", history=["unrest", "unrest"]),
        bare(),
        unrest=1,
        **of(collapse_count="not_garrisoned_or_sunken"),
    )
    assert g.play("play:corruption").winners == (1,)


@rule("I140")
@pytest.mark.parametrize(
    ("nation", "mine", "card", "in_full", "any_"),
    [
        # without a region Portals abandon themselves, or recall nothing
        ("utopians", {"play": ["portals"]}, "portals", ["abandon"], ["recall", "abandon"]),
        # with one card in hand Mysticism takes an unrest, or discards that card
        (
            "romans",
            {"play": ["mysticism"], "hand": ["glory"]},
            "mysticism",
            ["take_unrest"],
            ["take_unrest", "discard"],
        ),
        # what cannot be paid is closed in either case
        (
            "romans",
            {"play": ["religion"], "hand": []},
            "religion",
            ["take_unrest"],
            ["take_unrest"],
        ),
    ],
    ids=["portals", "mysticism", "religion"],
)
@pytest.mark.parametrize("agreed", ["in_full", "any"])
def test_choices(agreed, nation, mine, card, in_full, any_):
    legends = "legends" if card == "religion" else "classics"
    bare_hand = {"hand": [], "deck": [], "discard": [], "nation": [], "tokens": purse()}
    g = imperium(
        {"side": "B", **bare_hand, **mine},
        {"hand": []},
        seats=(nation, "celts"),
        first_player=1,
        **of(choices=agreed, common_cards=legends),
    )
    seen = {}
    while card not in seen and g.view(None)["round"] == 1:
        view = g.view(0)
        if view["turn"] is None and view["source"] == card:
            seen[card] = keys(g)
        g.play(next(key for key in ("end", "none", "no", keys(g)[0]) if key in keys(g)))
    wanted = in_full if agreed == "in_full" else any_
    # a single option is taken without a question
    assert seen.get(card, wanted) == wanted
    assert (card in seen) == (len(wanted) > 1)


@rule("I183")
@pytest.mark.parametrize(("agreed", "unrest"), [("acquired", 0), ("always", 1)])
@pytest.mark.parametrize(("card", "suit"), [("etruscans", "tributary"), ("moor", "region")])
def test_exile_unrest(agreed, unrest, card, suit):
    """Imperial breaks through for an exiled card; a region never brings an unrest."""
    mine = me("imperial", "glory", tokens=purse())
    g = imperium(mine, {}, exile=[card], **of(exile_unrest=agreed, common_cards="legends"))
    play(g, "play:imperial", "break_through", suit, card)
    assert card in hand(g)
    assert hand(g).count("unrest") == (unrest if suit == "tributary" else 0)
