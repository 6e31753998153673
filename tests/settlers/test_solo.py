"""The solo game against the virtual player (S135-S162)."""

import pytest

import tabularium as tb

rule = pytest.mark.rule


def solo(attacks=("attack_food",), attack_deck=(), faction="romans", options=None, **player):
    """A turn of a solo game; attack cards from the newest, the attack deck from the top."""
    player = {"hand": [], "goods": {}} | player
    named = {"attack_deck": list(attack_deck)} if attack_deck else {}
    return tb.position(
        named
        | {
            "game": "settlers",
            "seats": [faction],
            "options": options or {},
            "round": 2,
            "virtual": {"empire": [], "attacks": list(attacks)},
            "players": [player],
        }
    )


def empire(g):
    return [location["card"] for location in g.view(0)["players"][0]["empire"]]


def attacks(g):
    return g.view(0)["virtual"]["attacks"]


def end_round(g):
    """Pass, and stop at the next decision."""
    return g.play("pass") if g.decision and g.decision.kind == "turn" else g


@rule("S137", "S138")
def test_sixteen_attack_cards_of_which_one_is_revealed():
    g = tb.new("settlers", seats=["romans"], seed=3)
    doc = g.position()
    assert len(doc["attack_deck"]) == 15
    assert len(doc["virtual"]["attacks"]) == 1
    every = doc["attack_deck"] + doc["virtual"]["attacks"]
    targets = {good: every.count(f"attack_{good}") for good in GOODS}
    assert targets == {"wood": 3, "gold": 3, "card": 3, "stone": 2, "worker": 2, "vp": 2, "food": 1}


GOODS = ["wood", "gold", "card", "stone", "worker", "vp", "food"]


@rule("S140")
def test_the_lookout_gives_two_cards_to_each():
    g = tb.new("settlers", seats=["romans"], seed=3)
    before = len(g.position()["players"][0]["hand"])
    assert len(g.view(0)["offer"]) == 4
    while g.decision.kind == "draft":
        g.apply(0)
    assert len(g.view(0)["virtual"]["empire"]) == 2
    assert len(g.position()["players"][0]["hand"]) == before + 2


@rule("S142", "S143")
def test_a_razed_location_of_the_virtual_player_is_discarded():
    g = tb.position(
        {
            "game": "settlers",
            "seats": ["romans"],
            "virtual": {"empire": ["castle"], "attacks": ["attack_food"]},
            "players": [{"hand": ["legion"], "goods": {"raze": 2, "food": 1}}],
        }
    )
    g.play("raze:1:castle")
    assert g.view(0)["virtual"]["empire"] == []
    assert "castle" in g.view(0)["common_discard"]
    assert g.view(0)["players"][0]["goods"]["wood"] == 0


@rule("S144")
def test_the_virtual_player_collects_what_it_still_has():
    g = tb.position(
        {
            "game": "settlers",
            "seats": ["romans"],
            "virtual": {"empire": ["castle", "mill"], "attacks": ["attack_food"]},
            "players": [{"hand": ["legion"], "goods": {"food": 1}}],
        }
    )
    g.play("pass")
    assert g.view(0)["collection"][:2] == ["castle", "mill"]


@rule("SE17", "S146", "S148", "S150", "S151")
def test_the_rulebooks_attack():
    """Targets wood, worker, gold: Marketplace goes, being an action location."""
    g = solo(
        attacks=["attack_worker", "attack_gold"],
        attack_deck=["attack_wood", "attack_food"],
        empire=["carpenters_workshop", "marketplace", "joiner", "wood_supplier"],
        goods={"worker": 2},
    )
    g.play("pass")
    assert g.view(0)["collection"] == ["marketplace"]
    assert empire(g) == ["carpenters_workshop", "joiner", "wood_supplier"]
    # the second attack, on food, finds nothing; wood and gold went to the end of the line
    assert attacks(g) == ["attack_food", "attack_worker", "attack_wood", "attack_gold"]


@rule("S147", "SQ3")
@pytest.mark.parametrize("missed, lost", [("goes_on", ["armorer"]), ("ends_phase", [])])
def test_no_location_with_the_target_ends_this_attack_or_all(missed, lost):
    g = solo(
        attacks=["attack_vp", "attack_stone"],
        attack_deck=["attack_food", "attack_stone"],
        empire=["armorer", "quarry"],
        goods={"worker": 2},
        options={"missed_attack": missed},
    )
    g.play("pass")
    # food hits nothing; stone then pairs with food (none), vp: armorer
    assert g.view(0)["collection"] == lost
    assert len(attacks(g)) == (4 if lost else 3)


@rule("S148", "SQ3")
@pytest.mark.parametrize("missed, lost", [("goes_on", ["quarry"]), ("ends_phase", [])])
def test_a_first_target_without_a_partner_is_a_miss_as_well(missed, lost):
    """Wood finds the joiner, but no point was revealed; stone and stone hit the quarry."""
    g = solo(
        attacks=["attack_stone"],
        attack_deck=["attack_wood", "attack_stone"],
        empire=["joiner", "quarry"],
        goods={"worker": 2},
        options={"missed_attack": missed},
    )
    g.play("pass")
    assert g.view(0)["collection"] == lost


@rule("S145", "SQ3")
def test_after_a_hit_the_second_attack_is_made_in_any_case():
    g = solo(
        attacks=["attack_stone", "attack_vp"],
        attack_deck=["attack_stone", "attack_vp"],
        empire=["quarry", "armorer", "monument"],
        goods={"worker": 2},
        options={"missed_attack": "ends_phase"},
    )
    g.play("pass")
    assert len(g.view(0)["collection"]) == 2


@rule("SQ26")
def test_two_equal_goods_need_two_such_targets():
    g = solo(
        attacks=["attack_gold"],
        attack_deck=["attack_stone", "attack_food"],
        empire=["quarry"],
        goods={"worker": 2},
    )
    g.play("pass")
    assert empire(g) == ["quarry"]
    g = solo(
        attacks=["attack_stone"],
        attack_deck=["attack_stone", "attack_food"],
        empire=["quarry"],
        goods={"worker": 2},
    )
    g.play("pass")
    assert empire(g) == []


@rule("S152")
def test_cards_stay_where_they_are_when_nothing_was_razed():
    g = solo(
        attacks=["attack_gold"],
        attack_deck=["attack_stone", "attack_food"],
        empire=["ruins"],
        goods={"worker": 2},
    )
    g.play("pass")
    assert attacks(g) == ["attack_food", "attack_stone", "attack_gold"]


@rule("S155", "SQ23")
def test_two_victory_point_targets_hit_a_japanese_location():
    g = solo(
        faction="japanese",
        attacks=["attack_vp"],
        attack_deck=["attack_vp", "attack_food"],
        empire=["gate", "stalls", "casino"],
        goods={"worker": 2, "food": 1},
    )
    g.play("pass")
    # gold deals come before food ones; the Gate has no raze field
    assert g.view(0)["collection"] == ["casino"]


@rule("S153", "S162")
def test_tokens_do_not_protect_and_go_with_the_location():
    g = solo(
        attacks=["attack_vp"],
        attack_deck=["attack_stone", "attack_food"],
        empire=[{"card": "armorer", "defended": True}],
        goods={"worker": 2},
    )
    g.play("pass")
    assert g.view(0)["collection"] == ["armorer"]


@rule("S136", "S156", "S157")
@pytest.mark.parametrize(("collection", "winners"), [(["castle"], (0,)), (["castle", "mill"], ())])
def test_more_faction_locations_than_collected_cards_win(collection, winners):
    g = tb.position(
        {
            "game": "settlers",
            "seats": ["romans"],
            "round": 5,
            "collection": collection,
            "virtual": {"empire": [], "attacks": ["attack_food"]},
            "players": [
                {"hand": [], "empire": ["legion", "builder"], "goods": {"worker": 2}, "vp": 36}
            ],
        }
    )
    g.play("pass")
    assert g.over
    assert g.winners == winners
    assert g.scores()[0].total == 40
    assert g.view(0)["virtual"]["rating"] == "squire"


@rule("S158")
def test_what_needs_an_opponents_goods_finds_nothing():
    g = solo(faction="barbarians", empire=["saboteurs"], goods={"worker": 3})
    assert "use:saboteurs" not in [option.key for option in g.decision.options]


@rule("S159")
def test_the_attack_cards_never_run_out():
    for seed in range(6):
        g = tb.new("settlers", seats=["romans"], seed=seed)
        while not g.over:
            g.apply(g.n_options - 1)
        assert len(g.position()["attack_deck"]) == 16 - 11


@rule("S139", "S141")
def test_five_rounds_each_with_an_attack():
    g = tb.new("settlers", seats=["egyptians"], seed=2)
    while not g.over:
        g.apply(g.n_options - 1)
    assert g.view(0)["round"] == 5
    assert len(g.view(0)["virtual"]["attacks"]) == 11
