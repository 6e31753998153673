"""The table before the first turn, and the map."""

from collections import Counter

import pytest

import tabularium as tb
from altay_printed import LEVELS, NEIGHBOURS
from support import altay, goods, hand, keys, player, rule

SEEDS = range(12)

FARMLANDS = [0, 1, 2, 3, 4, 5]
FORESTS = [6, 7, 8, 9, 10, 11]
HILLS = [12, 13, 14, 15, 16, 17]
MOUNTAINS = [18, 19, 20, 21, 22]


OUT_OF_PLAY = {2: [0, 3, 6, 9, 12, 15, 18, 19], 3: [2, 8, 10, 14, 21], 4: []}

STARTING_DECKS = {
    "earthfolk": {"colonist": 1, "digger": 1, "hunter": 3, "village": 2, "warrior": 3},
    "elvenfolk": {"hunter": 5, "loremaster": 2, "village": 1, "warrior": 2},
    "firefolk": {"hunter": 3, "shaman": 1, "village": 2, "warrior": 4},
    "smallfolk": {
        "craftsman_wood": 1,
        "craftsman_stone": 1,
        "hunter": 4,
        "spellweaver": 1,
        "village": 1,
        "warrior": 2,
    },
}

TOP_OF_PILE = {
    "farmer": "farmer",
    "lumberjack": "lumberjack",
    "miner": "miner",
    "stonecutter": "stonecutter",
    "scholar": "scholar",
    "merchant": "merchant+1",
    "cavalry": "cavalry+1",
    "town": "town+1",
    "worker": "worker+1",
    "chariot": "chariot+2",
    "city": "city+2",
}

LEVEL_1, LEVEL_2, WONDERS = map(set, LEVELS)

SEAT_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4])


def begun(seats, seed=0, **options):
    """A game whose first turn is about to begin; the setup took the first option each time."""
    g = tb.new("altay", seats=seats, seed=seed, options=options)
    while g.decision.kind in ("faction", "start"):
        g.play(0)
    return g


def tokens(g):
    """Territory to conquest token, where there is one."""
    return {t["territory"]: t["token"] for t in g.view(None)["board"] if t["token"]}


def homes(g):
    """Territory to the seat that settled there."""
    return {t["territory"]: t["owner"] for t in g.view(None)["board"] if t["owner"] is not None}


def vp_tokens(g):
    """Territory to the victory points lying there."""
    return {t["territory"]: t["vp"] for t in g.view(None)["board"] if t["vp"]}


def lone_position(territory, cards, seats=2):
    """Four settlements of the player to move in a territory, the other players elsewhere."""
    factions = ["earthfolk", "firefolk", "smallfolk"][:seats]
    far = [t for t in FARMLANDS if t != territory and t not in OUT_OF_PLAY[seats]]
    board = {str(t): f"{faction} 1" for t, faction in zip(far, factions[1:], strict=False)}
    return tb.position(
        {
            "game": "altay",
            "seats": factions,
            "options": {"map": "full"} if seats == 2 else {},
            "board": board | {str(territory): "earthfolk 4"},
            "players": [{"hand": cards}],
        }
    )


def attacks(g):
    return [key for key in keys(g) if key.startswith("attack:")]


# components ---------------------------------------------------------------------------------------


@rule("A1", "B11")
@pytest.mark.parametrize("faction", STARTING_DECKS)
def test_a_faction_has_fifteen_settlements_and_ten_starting_cards(faction):
    other = "earthfolk" if faction != "earthfolk" else "firefolk"
    mine = player(begun([faction, other]))
    assert mine["supply"] + 1 == 15
    assert Counter(mine["hand_and_deck"]) == STARTING_DECKS[faction]
    assert len(mine["hand_and_deck"]) == 10


@rule("A1")
def test_there_are_four_factions():
    assert set(tb.games()[0].factions) == set(STARTING_DECKS)


@rule("A2", "A17")
def test_four_players_use_all_88_market_cards():
    assert sum(pile["left"] for pile in begun(4).view(None)["market"]) == 88


@rule("A2", "B8")
def test_the_conquest_tokens_are_those_of_the_box():
    most = {"1": 12} | {f"2:{good}": 3 for good in ("food", "wood", "metal", "stone")}
    most |= {f"3:{good}": 3 for good in ("wood", "metal", "stone")}
    seen = set()
    for seed in SEEDS:
        laid = Counter(tokens(begun(4, seed)).values())
        assert laid <= Counter(most)
        seen |= set(laid)
    assert seen == set(most)


# the map ------------------------------------------------------------------------------------------


@rule("A12", "A7")
@pytest.mark.parametrize("territory", NEIGHBOURS)
def test_the_terrain_of_every_territory(territory):
    g = lone_position(territory, ["farmer", "lumberjack", "miner", "stonecutter"])
    terrains = {"farmer": FARMLANDS, "lumberjack": FORESTS, "miner": HILLS}
    terrains["stonecutter"] = MOUNTAINS
    usable = [card for card, where in terrains.items() if territory in where]
    assert [key for key in keys(g) if key.endswith(":use")] == [f"play:{usable[0]}:use"]


@rule("A13", "B4", "B5", "B6")
@pytest.mark.parametrize("territory", NEIGHBOURS)
def test_the_neighbours_of_every_territory(territory):
    g = lone_position(territory, ["warrior"])
    assert attacks(g) == [f"attack:{territory}:{target}" for target in NEIGHBOURS[territory]]


@rule("A13", "B4")
def test_being_neighbours_is_mutual_and_counts_41_pairs():
    pairs = {(a, b) for a, near in NEIGHBOURS.items() for b in near}
    assert all((b, a) in pairs for a, b in pairs)
    assert len(pairs) == 2 * 41


@rule("A12", "A14", "B9")
def test_four_players_have_the_23_territories_and_no_island():
    assert [t["territory"] for t in begun(4).view(None)["board"]] == list(range(23))


@rule("A15", "B10")
@SEAT_COUNTS
def test_fewer_players_leave_territories_out(seats):
    in_play = [t["territory"] for t in begun(seats).view(None)["board"]]
    assert in_play == [t for t in range(23) if t not in OUT_OF_PLAY[seats]]


@rule("A15")
def test_two_players_may_still_ask_for_the_full_map():
    assert len(begun(2, map="full").view(None)["board"]) == 23


@rule("A15")
def test_a_territory_out_of_play_cannot_be_attacked():
    g = altay(["warrior"], board={13: "earthfolk 4"})
    assert [key for key in attacks(g) if key.startswith("attack:13:")] == [
        "attack:13:1",
        "attack:13:7",
    ]


@rule("A15")
def test_a_territory_out_of_play_cannot_be_attacked_by_three_players_either():
    assert attacks(lone_position(7, ["warrior"], seats=3)) == [
        "attack:7:1",
        "attack:7:13",
        "attack:7:20",
    ]


# the table ----------------------------------------------------------------------------------------


@rule("A16", "A36")
def test_nobody_begins_with_goods_or_coins():
    g = begun(2, trade=True)
    assert goods(g) == {}
    assert [player(g, seat)["coins"] for seat in (0, 1)] == [0, 0]


@rule("A17")
@SEAT_COUNTS
def test_a_market_pile_has_two_cards_per_player_with_the_most_points_on_top(seats):
    market = begun(seats).view(None)["market"]
    assert {pile["title"]: pile["top"] for pile in market} == TOP_OF_PILE
    assert {pile["left"] for pile in market} == {2 * seats}


@rule("A2", "A18")
@SEAT_COUNTS
def test_one_copy_of_each_technology_per_player_and_every_wonder_once(seats):
    doc = begun(seats).position()
    levels = [Counter(up + down) for up, down in zip(doc["displays"], doc["achievement_decks"])]
    levels[2].update(entry["secret"] for entry in doc["players"])
    assert levels[0] == dict.fromkeys(LEVEL_1, seats)
    assert levels[1] == dict.fromkeys(LEVEL_2, seats)
    assert levels[2] == dict.fromkeys(WONDERS, 1)


@rule("A18")
def test_the_levels_are_shuffled():
    decks = [begun(2, seed).position()["achievement_decks"] for seed in SEEDS]
    for level in range(3):
        assert len({tuple(deck[level]) for deck in decks}) > 6


@rule("A19")
@SEAT_COUNTS
def test_three_different_achievements_of_each_level_are_on_display(seats):
    for seed in SEEDS:
        displays = begun(seats, seed).view(None)["displays"]
        assert [len(set(level)) for level in displays] == [3, 3, 3]


@rule("A19")
def test_a_duplicate_is_stacked_and_another_card_revealed():
    sizes = {len(begun(4, seed).view(None)["displays"][0]) for seed in range(30)}
    assert min(sizes) == 3
    assert max(sizes) > 3


@rule("A20")
@SEAT_COUNTS
def test_mountains_carry_threes_and_the_rest_ones_and_twos(seats):
    for seed in SEEDS:
        g = begun(seats, seed)
        laid = tokens(g)
        assert {t["territory"] for t in g.view(None)["board"]} == set(laid) | set(homes(g))
        for territory, token in laid.items():
            assert (token[0] == "3") == (territory in MOUNTAINS)


@rule("A20")
def test_the_tokens_are_laid_at_random():
    assert len({tuple(tokens(begun(2, seed)).items()) for seed in SEEDS}) == len(SEEDS)


@rule("A21", "B1", "B2")
@pytest.mark.parametrize(
    ("seats", "spots"), [(2, [20, 21, 22]), (3, [18, 19, 22]), (4, [18, 19, 21])]
)
def test_three_mountains_carry_a_victory_point(seats, spots):
    assert vp_tokens(begun(seats)) == dict.fromkeys(spots, 1)


@rule("A21", "B1")
def test_the_inner_mountains_may_carry_the_points_instead():
    assert vp_tokens(begun(4, vp_spots="inner")) == dict.fromkeys([19, 20, 22], 1)


# the players --------------------------------------------------------------------------------------


@rule("A22")
def test_the_first_player_is_random():
    firsts = [begun(3, seed).view(None)["first_player"] for seed in range(30)]
    assert set(firsts) == {0, 1, 2}


@rule("A22", "A27")
def test_the_first_player_has_the_first_turn():
    for seed in SEEDS:
        g = begun(3, seed)
        assert g.to_move == g.view(None)["first_player"]


@rule("A23", "A24")
def test_factions_are_picked_clockwise_and_starts_in_reverse():
    for seed in SEEDS:
        g = tb.new("altay", seats=3, seed=seed)
        first = g.view(None)["first_player"]
        picks = []
        while g.decision.kind != "turn":
            picks.append((g.decision.kind, (g.decision.seat - first) % 3))
            g.play(0)
        assert picks[:3] == [("faction", 0), ("faction", 1), ("faction", 2)]
        assert picks[3:] == [("start", 2), ("start", 1), ("start", 0)]


@rule("A23")
def test_no_faction_is_picked_twice():
    g = tb.new("altay", seats=3)
    assert keys(g) == ["earthfolk", "elvenfolk", "firefolk", "smallfolk"]
    assert keys(g.play("firefolk")) == ["earthfolk", "elvenfolk", "smallfolk"]
    assert keys(g.play("earthfolk")) == ["elvenfolk", "smallfolk"]


@rule("A24", "B34")
@pytest.mark.parametrize(
    ("seats", "farmlands"), [(2, [1, 2, 4, 5]), (3, [0, 1, 3, 4, 5]), (4, [0, 1, 2, 3, 4, 5])]
)
def test_one_starts_in_a_farmland_in_play_that_nobody_took(seats, farmlands):
    g = tb.new("altay", seats=seats, options={"factions": "random"})
    assert keys(g) == [f"at:{t}" for t in farmlands]
    g.play("at:4")
    assert keys(g) == [f"at:{t}" for t in farmlands if t != 4]


@rule("A24")
def test_a_start_is_one_settlement_and_its_token_brings_nothing():
    for seed in SEEDS:
        g = begun(2, seed)
        for territory, seat in homes(g).items():
            assert g.position()["board"][str(territory)] == f"{player(g, seat)['faction']} 1"
            assert player(g, seat)["tokens"] == {}
        assert len(homes(g)) == 2
        assert goods(g) == {}


@rule("A24", "B3")
@pytest.mark.parametrize(("seats", "corners"), [(2, {2, 5}), (3, {0, 3, 5}), (4, {0, 2, 3, 5})])
def test_the_suggested_starts_are_the_corners(seats, corners):
    g = begun(seats, starts="suggested")
    assert set(homes(g)) == corners
    assert sorted(homes(g).values()) == list(range(seats))


@rule("A24")
def test_with_suggested_starts_nobody_is_asked_where():
    g = tb.new("altay", seats=["earthfolk", "firefolk"], options={"starts": "suggested"})
    assert g.decision.kind == "turn"


@rule("A25")
@SEAT_COUNTS
def test_everyone_draws_five_of_the_ten_cards(seats):
    g = begun(seats)
    for seat in range(seats):
        assert len(hand(g, seat)) == 5
        assert player(g, seat)["deck_size"] == 5


@rule("A25")
def test_the_starting_decks_are_shuffled():
    assert len({tuple(hand(begun(["earthfolk", "firefolk"], seed))) for seed in SEEDS}) > 4


@rule("A26")
@SEAT_COUNTS
def test_everyone_gets_a_secret_wonder_that_lies_nowhere_else(seats):
    g = begun(seats)
    secrets = [g.view(seat)["secret"] for seat in range(seats)]
    assert [len(secret) for secret in secrets] == [1] * seats
    dealt = {secret[0] for secret in secrets}
    assert len(dealt) == seats
    assert not dealt & set(g.view(None)["displays"][2])
    assert g.view(None)["achievement_decks"][2] == 10 - 3 - seats


@rule("A26")
def test_a_secret_wonder_is_hidden_from_the_others():
    g = begun(2)
    secret = g.view(1)["secret"][0]
    assert repr(secret) not in str(g.view(0))
    assert repr(secret) not in str(g.view(None))
