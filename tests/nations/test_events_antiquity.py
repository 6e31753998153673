"""The 24 events of the Antiquity cards. ``changed`` is told without production and famine."""

from __future__ import annotations

import pytest

from nations_events import event, land
from nations_table import play, rule, stability, strength

NO_TRACK = {"food_section": 0, "food_room": 0, "stability_section": 0, "stability_room": 0}


# --- Rigveda / Exodus -----------------------------------------------------------------------------


@rule("N248", "N250")
def test_rigveda_pays_a_book_for_each_war_and_battle():
    fights = {"bought": {"fights": 3}}
    other = {"bought": {"golden_ages": 2, "colonies": 1}}
    assert event("rigveda", land(**fights), land(**other)).changed == [{"books": 3}, {}]
    assert event("rigveda", land(**fights), land(**fights)).changed == [{"books": 3}] * 2


@rule("N248")
def test_rigveda_counts_what_was_bought_in_turns():
    t = event(
        "rigveda",
        land(2),
        land(2),
        passes=False,
        market=[["wars_of_alexander", "battle_of_kadesh", "silk"]],
        options={"undeploy_after": False},
    )
    play(t.g, "buy:wars_of_alexander", "pass", "buy:battle_of_kadesh", "stone", "buy:silk")
    play(t.g, "resources", "pass")
    changed = t.changed
    # the raid of the axemen brings 2 stone, Silk 2 of its kind, the war defeats nobody
    assert changed[0]["gold"] == -3
    assert changed[0].get("books", 0) + changed[0]["stone"] == 2 + 2 + 2
    assert changed[1] == {}


@rule("N112", "N149")
def test_exodus():
    assert event("rigveda", land(food=20), land(food=21)).changed == [{}, {"food": 4}]
    assert event("rigveda").changed == [{}, {}]
    tied = [land(food=21), land(food=21), land()]
    assert event("rigveda", *tied).changed == [{}] * 3


# --- Yellow Turban Rebellion / Spartacus Revolt ---------------------------------------------------


@rule("N113", "N155")
def test_yellow_turban_rebellion():
    t = event("yellow_turban_rebellion", land(2, 2), land(0, 3), land(2, 2))
    loser = {"food": -3}  # stability helps only against a war
    assert t.changed == [{"gold": -1}, loser, {"gold": -1}]
    t = event("yellow_turban_rebellion", land(2, 0), land(0, 1), land(0, 1))
    assert t.changed == [{"gold": -1}, loser, loser]


@rule("N120", "N124")
def test_yellow_turban_rebellion_with_too_little_food():
    t = event("yellow_turban_rebellion", land(2), land(0, 1, food=1))
    # 1 food, 2 books and a VP; the 2 food of the famine are 2 more books but no second VP
    assert t.raw(1) == [20, 20, 0, 16, 9]


@rule("N232", "N151")
def test_spartacus_revolt_moves_and_takes_a_gold():
    t = event("yellow_turban_rebellion", land(2, 0), land(0, 1))
    assert (t.changed, t.order) == ([{"gold": -1}, {"food": -3}], [1, 0])
    t = event("yellow_turban_rebellion", land(6, 0), land(4, 1), land(2, 0), land(0, 1))
    assert t.changed == [{"gold": -1}, {}, {"gold": -1}, {"food": -3}]
    assert t.order == [1, 3, 0, 2]


@rule("N114", "N138")
def test_negative_stability_is_all_alike():
    lands = [land(stability_section=2), land(stability_section=3), land()]
    t = event("yellow_turban_rebellion", *lands)
    # a revolt costs a VP and as many books as the stability is below 0
    first, second = {"books": -6}, {"books": -3}
    both = {"vp": -1, "food": -3, "gold": -1}
    assert t.changed == [first | both, second | both, {"food": -3}]
    assert t.order == [2, 0, 1]


# --- Taoism / Philosophy --------------------------------------------------------------------------


@rule("N61")
def test_taoism_rewards_the_first_to_pass():
    assert event("taoism").changed == [{"books": 3}, {}]
    assert event("taoism", order=[1, 0]).changed == [{}, {"books": 3}]
    t = event("taoism", land(cards=["temple"]), land(), passes=False)
    play(t.g, "deploy:temple", "end", "pass")  # the other could only pass
    # a temple costs 1 stone and brings a book and a gold
    assert t.changed == [{"stone": -1, "books": 1, "gold": 1}, {"books": 3}]


@rule("N112", "N116")
def test_philosophy():
    assert event("taoism", land(), land(0, 1)).changed == [{"books": 3}, {"vp": 1}]
    assert event("taoism").changed == [{"books": 3}, {}]
    assert event("taoism", land(), land(0, 2), land(0, 2)).changed == [{"books": 3}, {}, {}]
    calm = [land(0, 11, colonies=["australia"]), land(0, 11, colonies=["the_caribbean", "tibet"])]
    assert event("taoism", *calm).changed == [{"books": 3}, {}]  # 16 and 18 are both 15
    assert event("taoism", land(0, 11), calm[1]).changed == [{"books": 3}, {"vp": 1}]


@rule("N114", "N115", "N138")
def test_philosophy_of_negative_stability():
    t = event("taoism", land(stability_section=2), land(stability_section=3))
    # the revolts cost 6 and 3 books and a VP each
    assert t.changed == [{"books": 3 - 6, "vp": -1}, {"books": -3, "vp": -1}]


# --- Bread and Games / Christianity ---------------------------------------------------------------


@rule("N112")
def test_bread_and_games():
    t = event("bread_and_games", land(0, 1, food=3), land(food=3))
    assert t.asks(0) == ["yes", "no"]  # 3 food more than before: only now the swap can be paid
    assert t.play("no").changed == [{"food": 3}, {}]
    assert event("bread_and_games", land(0, 1, food=3), land(0, 1, food=3)).changed == [{}, {}]


@rule("N236", "N152", "N154", "N157", "NQ29")
def test_christianity():
    t = event("bread_and_games", land(), land(), land(2))
    for seat, answer in ((1, "yes"), (0, "no"), (2, "yes")):  # the new order is 2, 0, 1
        assert t.asks(seat) == ["yes", "no"]
        t.play(answer)
    swap = {"food": -4, "books": 6}
    assert t.changed == [{}, swap, swap]


@rule("N60", "N157", "N236")
def test_christianity_needs_four_food():
    t = event("bread_and_games", land(food=4), land(food=3))
    assert t.asks(0) == ["yes", "no"]
    assert t.play("yes").changed == [{"food": -4, "books": 6}, {}]


# --- Shang Oracle Bones / Ionian Colonisation -----------------------------------------------------


@rule("N113", "N150")
def test_shang_oracle_bones():
    assert event("shang_oracle_bones", land(), land(0, 1)).changed == [{"books": -3}, {}]
    assert event("shang_oracle_bones").changed == [{"books": -3}] * 2
    t = event("shang_oracle_bones", land(0, 1), land(), land())
    assert t.changed == [{}, {"books": -3}, {"books": -3}]


@rule("N121", "NQ35")
def test_shang_oracle_bones_with_too_few_books():
    t = event("shang_oracle_bones", land(books=1, gold=5, food=9), land(0, 1, food=8))
    assert t.asks(0) == ["gold:0", "gold:1", "gold:2"]
    assert t.play("gold:1").asks(0) == ["stone:0", "stone:1"]
    assert t.play("stone:0").changed == [{"books": -1, "gold": -1, "food": -1, "vp": -1}, {}]


@rule("N112")
def test_ionian_colonisation():
    lost = {"books": -3}
    t = event("shang_oracle_bones", land(), land(food=21))
    assert t.changed == [lost, lost | {"gold": 3}]
    assert event("shang_oracle_bones").changed == [lost, lost]


# --- Attila / Zoroastrian Revival -----------------------------------------------------------------


@rule("N113")
def test_attila():
    assert event("attila", land(), land(2)).changed == [{"gold": -3}, {}]
    assert event("attila").changed == [{"gold": -3}] * 2
    assert event("attila", land(), land(2), land(4), land(2)).changed == [{"gold": -3}, {}, {}, {}]


@rule("N238")
def test_zoroastrian_revival():
    lands = [land(2), land(0, 1), land(2)]
    t = event("attila", *lands)
    assert t.asks(1) == ["stone", "others"]
    assert t.play("stone").changed == [{}, {"gold": -3, "stone": 4}, {}]
    t = event("attila", *lands).play("others")
    assert t.changed == [{"food": -3}, {"gold": -3}, {"food": -3}]
    assert event("attila", land(0, 1), land(0, 1)).changed == [{"gold": -3}] * 2


# --- Qin Unification / Olympic Games --------------------------------------------------------------


@rule("N225", "N148", "NQ7")
def test_qin_unification():
    war = {"card": "wars_of_alexander", "strength": 2, "buyer": 0}
    t = event("qin_unification", land(4), land(2), land(), war=war)
    assert t.changed == [{"vp": 1}, {}, {"vp": -1, "food": -2}]
    zero = {"card": "wars_of_alexander", "strength": 0, "buyer": 0}
    assert event("qin_unification", land(2), land(), war=zero).changed == [{"vp": 1}, {}]
    assert event("qin_unification", land(2), land()).changed == [{}, {}]


@rule("N225")
def test_qin_unification_does_not_count_elizabeth():
    war = {"card": "wars_of_alexander", "strength": 2, "buyer": 0}
    t = event("qin_unification", land(2), land(advisor=["elizabeth"]), war=war)
    assert t.changed == [{}, {"stone": 2}]  # safe with 8 more, but not stronger


@rule("NQ7")
def test_qin_unification_where_no_war_is_a_war_of_strength_0():
    lands = [land(2), land(), land(4)]
    t = event("qin_unification", *lands, options={"no_war_is_zero": True})
    assert t.changed == [{"vp": 1}, {}, {"vp": 1}]
    war = {"card": "wars_of_alexander", "strength": 2, "buyer": 0}
    t = event("qin_unification", *lands, options={"no_war_is_zero": True}, war=war)
    assert t.changed == [{}, {"vp": -1, "food": -2}, {"vp": 1}]


@rule("N232", "N112")
def test_olympic_games():
    t = event("qin_unification", land(4), land(2), land(0, 1))
    assert (t.order, t.changed) == ([2, 0, 1], [{}] * 3)
    assert event("qin_unification", land(4), land(2, 1), land(0, 1)).order == [0, 1, 2]


# --- Aryan Migration / Code of Hammurabi ----------------------------------------------------------


@rule("N113")
def test_aryan_migration():
    assert event("aryan_migration", land(2), land()).changed == [{}, {"books": -3}]
    assert event("aryan_migration").changed == [{"books": -3}] * 2


@rule("N113")
def test_code_of_hammurabi():
    lands = [land(0, 1), land(2), land(2, 2), land(2)]
    lost, food = {"books": -3}, {"food": 3}
    assert event("aryan_migration", *lands).changed == [lost | food, {}, food, {}]
    assert event("aryan_migration", land(2), land(2)).changed == [lost, lost]


# --- Hellenism / Ashoka's Conversion --------------------------------------------------------------


@rule("N118")
def test_hellenism():
    t = event("hellenism", land(), land(colonies=["macedonia"]), land())
    assert t.changed == [{"food": -2}, {"stone": 2}, {"food": -2}]


@rule("N118", "NQ6")
def test_hellenism_without_a_strongest():
    assert event("hellenism").changed == [{"food": -2}] * 2
    assert event("hellenism", options={"others_suffer": False}).changed == [{}, {}]
    t = event("hellenism", land(), land(colonies=["macedonia"]), options={"others_suffer": False})
    assert t.changed == [{"food": -2}, {"stone": 2}]


@rule("N237", "N152")
def test_ashokas_conversion():
    t = event("hellenism", land(6, 1), land(2, 1))
    assert t.asks(1) == ["undeploy:axeman", "done"]
    t.play("done")
    assert t.asks(0) == ["undeploy:axeman", "done"]
    t.play("undeploy:axeman")
    assert t.asks(0) == ["undeploy:axeman", "done"]
    t.play("undeploy:axeman", "done")
    assert t.changed == [{"stone": 2, "books": 4}, {"food": -2}]
    assert (strength(t.g), t.player()["workers"], t.order) == (2, 4, [0, 1])
    assert t.player()["cards"][1] == {"card": "caravan", "workers": 1}


@rule("N237", "N131")
def test_ashokas_conversion_weakens_at_once():
    """Harald Hardrada (4 gold) leaves when his owner is weakest, be it in a tie."""
    t = event("hellenism", land(4, advisor=["harald_hardrada"]), land(colonies=["macedonia"]))
    assert t.held(0, "advisor") == ["harald_hardrada"]
    t.play("undeploy:axeman")
    assert (strength(t.g), t.held(0, "advisor")) == (2, [])
    assert t.play("done").changed == [{"gold": 4, "stone": 2, "books": 2}, {"food": -2}]


@rule("N237")
def test_ashokas_conversion_needs_a_military_worker():
    t = event("hellenism", land(0, 2, cards=["axeman"]), land(0, 1))
    assert t.changed == [{"food": -2}] * 2


# --- Assyrian Deportations / Jain Ascetism --------------------------------------------------------


@rule("N108", "N111", "N153", "NQ5")
@pytest.mark.parametrize("worker", ["supply", "axeman"])
@pytest.mark.parametrize("section", ["food_section", "stability_section"])
def test_assyrian_deportations(worker, section):
    home = {"colonies": ["tibet"], "food_section": 3, "stability_section": 3}
    t = event("assyrian_deportations", land(4), land(2, **home))
    assert t.asks(1) == ["supply", "axeman"]
    assert t.play(worker).asks(1) == ["food_section", "stability_section"]
    t.play(section)
    assert t.changed == [{}, {"food": -3}]  # eaten in production, before the worker left
    mine = t.player(1)
    assert (mine["workers"], strength(t.g, 1)) == ((1, 2) if worker == "supply" else (2, 0))
    assert mine[section] == 4
    assert stability(t.g, 1) == (3 if section == "stability_section" else 0)
    assert t.player(0)["workers"] == 2


@rule("N109", "N110", "N113")
def test_assyrian_deportations_above_the_track_and_without_workers():
    t = event("assyrian_deportations", land(), land(workers=0), land(2))
    assert t.changed == [{}] * 3
    assert [(t.player(n)["workers"], t.player(n)["above"]) for n in (0, 1, 2)] == [
        (1, 1),
        (0, 0),
        (2, 0),
    ]


@rule("N235")
def test_jain_ascetism():
    war = {"card": "punic_wars", "strength": 2, "buyer": 1}
    calm = {"colonies": ["tibet"], "workers": 0}
    t = event("assyrian_deportations", land(**calm), land(2), war=war)
    assert t.changed == [{"food": -3}, {}]  # 6 less 3 for the stability, and the VP came back
    more = {"colonies": ["the_caribbean"]}
    t = event("assyrian_deportations", land(**calm), land(2, **more), war=war)
    assert t.changed == [{"food": -3, "vp": -1}, {}]
    assert event("assyrian_deportations", land(**calm), land(2)).changed == [{}, {}]


@rule("N235", "N120")
def test_jain_ascetism_gives_the_vp_of_a_shortage_back():
    war = {"card": "punic_wars", "strength": 2, "buyer": 1}
    calm = {"colonies": ["tibet"], "workers": 0, "food": 1}
    t = event("assyrian_deportations", land(**calm), land(2), war=war)
    assert t.changed == [{"food": -1, "books": -2}, {}]


# --- Sea Peoples / Bronze Age Collapse ------------------------------------------------------------


@rule("N239")
def test_sea_peoples():
    site = {"site": [{"card": "pyramids", "built": 2}]}
    t = event("sea_peoples", land(0, 1, **site), land(2))
    assert t.asks(0) == ["architect", "1vp"]
    assert t.play("1vp").changed == [{"vp": -1}, {}]
    assert t.player()["site"] == [{"card": "pyramids", "built": 2}]
    t = event("sea_peoples", land(0, 1, **site), land(2)).play("architect")
    assert t.changed == [{}, {}]
    assert t.player()["site"] == [{"card": "pyramids", "built": 1}]
    play(t.g, "gold", "gold", "pass", "hire:public", "end")  # the second section costs 1 stone
    assert (t.player()["site"][0]["built"], t.player()["goods"]["stone"]) == (2, 19)


@rule("N239", "N128")
@pytest.mark.parametrize(
    "more, loss",
    [
        ({}, {"vp": -1}),
        ({"site": ["pyramids"]}, {"vp": -1}),
        ({"vp": 0}, {}),
        ({"vp": 0, "site": [{"card": "pyramids", "built": 1}]}, {}),
    ],
)
def test_sea_peoples_without_a_choice(more, loss):
    t = event("sea_peoples", land(0, 1, **more), land(2))
    assert t.changed == [loss, {}]
    assert [entry.get("built", 0) for entry in t.player()["site"]] in ([], [0])


@rule("N113", "N152")
def test_sea_peoples_hit_all_who_are_weakest():
    site = [{"card": "pyramids", "built": 2}], [{"card": "stonehenge", "built": 1}]
    t = event("sea_peoples", land(2), land(0, 1, site=site[0]), land(site=site[1]))
    assert t.asks(2) == ["architect", "1vp"]
    assert t.play("architect").asks(1) == ["architect", "1vp"]
    assert t.play("1vp").changed == [{}, {"vp": -1}, {"vp": -1}]  # the latter by the collapse


@rule("N112")
def test_bronze_age_collapse():
    lands = [land(4), land(2, 1), land(2, 2), land(0, 1, vp=0)]
    assert event("sea_peoples", *lands).changed == [{}, {"vp": -1}, {}, {}]
    tied = [land(2, 1), land(2, 1), land(0, 0)]
    assert event("sea_peoples", *tied).changed == [{"vp": -1}, {"vp": -1}, {"vp": -2}]


# --- Pax Romana / Han Dynasty ---------------------------------------------------------------------


@rule("N112", "N116")
def test_pax_romana():
    assert event("pax_romana", land(), land(2)).changed == [{}, {"vp": 1}]
    assert event("pax_romana", land(2), land(2), land()).changed == [{}] * 3
    force = [land(2, cards=[{"card": "submarine", "workers": 5}])]
    force.append(land(2, cards=[{"card": "ranger", "workers": 7}]))
    assert event("pax_romana", *force).changed == [{}, {}]  # 42 and 44 are both 40


@rule("N241", "N107", "NQ14")
@pytest.mark.parametrize("section", ["food_section", "stability_section"])
def test_han_dynasty(section):
    t = event("pax_romana", land(), land(0, 1))
    assert t.asks(1) == ["yes", "no"]
    assert t.play("yes").asks(1) == ["food_section", "stability_section"]
    t.play(section)
    assert t.changed == [{}, {"food": 3}]
    mine = t.player(1)
    assert (mine["workers"], mine[section]) == (3, 3)
    assert stability(t.g, 1) == (-2 if section == "stability_section" else 1)


@rule("N241", "N109", "NQ14")
def test_han_dynasty_declined_tied_from_above_and_with_nobody_left():
    t = event("pax_romana", land(), land(0, 1)).play("no")
    assert (t.changed, t.player(1)["workers"]) == ([{}, {}], 2)
    assert event("pax_romana", land(0, 1), land(0, 1)).changed == [{}, {}]
    t = event("pax_romana", land(), land(0, 1, above=1)).play("yes")
    assert (t.changed, t.player(1)["workers"]) == ([{}, {"food": 3}], 3)
    assert (t.player(1)["above"], t.player(1)["food_section"]) == (0, 4)
    assert event("pax_romana", land(), land(0, 1, **NO_TRACK)).changed == [{}, {}]


@rule("NQ14")
def test_han_dynasty_without_packages():
    free = {"options": {"worker_packages": False}}
    t = event("pax_romana", land(), land(0, 1), **free)
    assert t.asks(1) == ["food_section", "stability_section", "none"]
    assert t.play("none").changed == [{}, {"food": 3}]
    t = event("pax_romana", land(), land(0, 1), **free).play("food_section")
    assert (t.changed, t.player(1)["workers"]) == ([{}, {"food": 3}], 3)
    assert event("pax_romana", land(), land(0, 1, **NO_TRACK), **free).changed == [{}, {"food": 3}]
