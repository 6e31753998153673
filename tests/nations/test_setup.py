"""The frame of the game and its setup, difficulty and levels."""

from itertools import permutations

import pytest

import tabularium as tb
from nations_table import everybody_passes, goods, nations, order, play, player, rule

NATIONS = ["china", "egypt", "greece", "persia", "rome"]


def start(seats=2, seed=0, **options):
    """A game in which everybody has a nation, at the first growth."""
    return tb.new("nations", seats=NATIONS[:seats], seed=seed, options=options)


def grown(seats=2, seed=0, **options):
    """The same at the first turn: all took stone."""
    g = start(seats, seed, **options)
    while g.decision.kind == "growth":
        g.play("stone")
    return g


def extra_architects(g):
    """What the event card adds."""
    by_event = {
        **dict.fromkeys(["rigveda", "hellenism", "pax_romana"], 0),
        **dict.fromkeys(["yellow_turban_rebellion", "taoism", "shang_oracle_bones"], 1),
        **dict.fromkeys(["qin_unification", "assyrian_deportations", "sea_peoples"], 1),
        **dict.fromkeys(["bread_and_games", "attila", "aryan_migration"], 2),
    }
    return by_event[g.view(None)["event"]]


# the frame ----------------------------------------------------------------------------------------


@rule("N1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_one_to_five_players_lead_a_nation_each(seats):
    g = tb.new("nations", seats=seats)
    while g.decision.kind == "faction":
        g.play(0)
    factions = [nation["faction"] for nation in g.view(None)["players"]]
    assert len(set(factions)) == seats and set(factions) <= set(NATIONS)


@rule("N1")
@pytest.mark.parametrize("seats", [0, 6])
def test_not_fewer_and_not_more(seats):
    with pytest.raises(tb.BadSeats):
        tb.new("nations", seats=seats)


@rule("N2", "N162")
def test_eight_rounds_two_to_an_age():
    g = start()
    seen = []
    while not g.over:
        seen.append((g.view(None)["round"], g.view(None)["age"]))
        g.play("pass" if g.decision.kind == "turn" else 0)
    assert list(dict.fromkeys(seen)) == [
        (1, 1),
        (2, 1),
        (3, 2),
        (4, 2),
        (5, 3),
        (6, 3),
        (7, 4),
        (8, 4),
    ]


@rule("N3")
def test_maintenance_then_actions_then_production():
    g = start()
    assert g.decision.kind == "growth"
    play(g, "stone", "stone")
    assert g.decision.kind == "turn"
    me = {"cards": [{"card": "farm", "workers": 1}], "goods": {"stone": 0}}
    g = everybody_passes(nations(me))
    assert (g.decision.kind, g.view(None)["round"], goods(g)["stone"]) == ("growth", 2, 1)


@rule("N4")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(9, 5, 0), (5, 9, 1)])
def test_most_points_win(mine, theirs, winner):
    g = everybody_passes(nations({"vp": mine}, {"vp": theirs}, round=8))
    assert g.over
    assert g.winners == (winner,)


@rule("N4")
def test_cards_count_for_the_winner_not_tokens_alone():
    stock = {"gold": 0, "stone": 0, "food": 9, "books": 0}
    me = {"vp": 6, "goods": stock}
    rival = {"vp": 5, "goods": stock, "wonders": ["suez_canal", "darwins_voyage"]}
    g = everybody_passes(nations(me, rival, round=8))
    assert g.winners == (1,)


@rule("N5")
def test_everything_on_the_table_is_open():
    me = {"goods": {"gold": 4}, "cards": [{"card": "farm", "workers": 2}], "vp": 3}
    g = nations(me, {"advisor": ["augustus"], "wonders": ["pyramids"]})
    mine, theirs = g.view(0), g.view(1)
    assert mine["players"] == theirs["players"] == g.view(None)["players"]
    assert mine["event"] == theirs["event"] == "qin_unification"
    assert mine["players"][1]["wonders"] == [{"card": "pyramids"}]


@rule("N5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_order_of_the_decks_is_hidden(seat):
    def view(cards, events):
        return nations({}, decks=[cards], event_decks=[events]).view(seat)

    one = view(["forum", "mine"], ["attila", "taoism"])
    other = view(["mine", "forum"], ["taoism", "attila"])
    assert one == other


# the decks ----------------------------------------------------------------------------------------


@rule("N18", "NQ20")
@pytest.mark.parametrize("levels", ["basic", "advanced", "master"])
def test_twelve_event_cards_for_every_age(levels):
    decks = start(levels=levels).position()["event_decks"]
    assert [len(set(deck)) for deck in decks] == [12, 12, 12, 12]
    assert {"black_death", "peace_of_god"} <= set(decks[1])


@rule("N18", "N52")
def test_an_event_of_the_age_is_revealed():
    events = {start(seed=seed).position()["event_decks"][0][0] for seed in range(8)}
    assert len(events) > 1  # they are shuffled
    g = grown()
    assert g.view(None)["event_deck_sizes"] == [11, 12, 12, 12]


@rule("N19", "N40", "N30")
@pytest.mark.parametrize(
    ("levels", "size"), [("basic", 36), ("advanced", 55), ("master", 74), ("basic_expert", 55)]
)
def test_cards_of_each_age_by_level(levels, size):
    g = start(levels=levels)
    assert g.view(None)["deck_sizes"] == [size - 12, size, size, size]


@rule("N19", "N40")
@pytest.mark.parametrize(
    ("levels", "found"),
    [
        ("basic", {"cathedral"}),
        ("advanced", {"cathedral", "castle"}),
        ("master", {"cathedral", "castle", "hippodrome"}),
    ],
)
def test_levels_are_shuffled_together(levels, found):
    deck = start(levels=levels).position()["decks"][1]
    assert {"cathedral", "castle", "hippodrome"} & set(deck) == found


@rule("N40")
def test_added_cards_do_not_lie_beneath_the_others():
    advanced = {"ball_court", "castle", "guild_hall", "knight", "longbowman", "prussia", "england"}
    places = []
    for seed in range(5):
        deck = start(seed=seed, levels="advanced").position()["decks"][1]
        places += [deck.index(card) for card in advanced]
    assert min(places) < 18 < 36 < max(places)


@rule("N19")
def test_progress_cards_are_shuffled():
    decks = [start(seed=seed).position()["decks"][1] for seed in range(2)]
    assert decks[0] != decks[1]
    assert sorted(decks[0]) == sorted(decks[1])


# tracks and supplies ------------------------------------------------------------------------------


@rule("N20")
def test_player_order_is_random():
    orders = {tuple(order(start(3, seed))) for seed in range(80)}
    assert orders == set(permutations(range(3)))


@rule("N20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_has_one_book_the_last_most(seats):
    g = start(seats, seed=3)
    books = [goods(g, seat)["books"] for seat in order(g)]
    assert books == list(range(1, seats + 1))


@rule("N21", "N42")
def test_the_first_round_is_round_one_of_age_one():
    view = start().view(None)
    assert (view["round"], view["age"]) == (1, 1)


@rule("N22", "N39")
def test_everybody_has_an_own_difficulty():
    g = start(4, difficulty=["chieftain", "prince", "king", "emperor"])
    before = [goods(g, seat)["food"] for seat in range(4)]
    for _ in range(4):
        g.play("food")
    gained = [goods(g, seat)["food"] - before[seat] for seat in range(4)]
    assert gained == [4, 3, 2, 1]


@rule("N39")
def test_difficulty_changes_nothing_else():
    easy, hard = (start(difficulty=level) for level in ("chieftain", "emperor"))
    seen = [g.view(None)["players"][0] | {"growth": 0} for g in (easy, hard)]
    assert seen[0] == seen[1]
    assert easy.view(None)["market"] == hard.view(None)["market"]


@rule("N23", "N17")
def test_strength_and_stability_begin_at_zero_without_a_war():
    g = start(5, levels="advanced")
    assert [player(g, s)["strength"] for s in range(5)] == [0] * 5
    assert [player(g, s)["stability"] for s in range(5)] == [0] * 5
    assert g.view(None)["war"] is None


@rule("N24", "N29")
@pytest.mark.parametrize(("seats", "architects"), [(2, 1), (3, 2), (4, 2), (5, 3)])
def test_architects_are_placed_in_setup(seats, architects):
    assert start(seats).view(None)["architects"] == architects


@rule("N29", "N53")
@pytest.mark.parametrize(("seats", "architects"), [(2, 1), (3, 2), (4, 2), (5, 3)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_architects_of_the_first_round(seats, architects, seed):
    g = grown(seats, seed)
    assert g.view(None)["architects"] == architects + extra_architects(g)


@rule("N25")
def test_no_event_before_the_first_growth():
    g = start()
    assert g.view(None)["event"] is None
    play(g, "stone")
    assert g.view(None)["event"] is None
    play(g, "stone")
    assert g.view(None)["event"] is not None


@rule("N26", "N29")
@pytest.mark.parametrize(("seats", "columns"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_columns_of_the_progress_board(seats, columns):
    market = start(seats).view(None)["market"]
    assert [len(row) for row in market] == [columns] * 3
    assert not any(None in row for row in market)


@rule("N26")
def test_the_board_is_filled_with_cards_of_age_one():
    g = start(4, levels="basic")
    market = [card for row in g.view(None)["market"] for card in row]
    rest = g.position()["decks"][0]
    assert len(set(market + rest)) == 36
    assert {"pyramids", "farm", "ziggurat"} & set(market + rest) == {"pyramids", "ziggurat"}


@rule("N27", "N34")
def test_free_workers_and_a_full_track():
    me = player(start())
    assert (me["workers"], me["food_section"], me["stability_section"]) == (5, 4, 4)
    assert me["above"] == 0


@rule("N28", "NQ28")
@pytest.mark.parametrize("seat", range(5))
def test_side_a_starts_alike_for_all(seat):
    g = start(5)
    me = player(g, seat)
    kinds = {kind: me["goods"][kind] for kind in ("food", "stone", "gold")}
    assert kinds == {"food": 3, "stone": 6, "gold": 6}
    assert (me["vp"], me["workers"]) == (7, 5)
    assert sorted(card["card"] for card in me["cards"]) == sorted(
        ["temple", "quarry", "axeman", "farm", "caravan"]
    )
    assert not any(card.get("workers") for card in me["cards"])


@rule("N29", "N30", "N169")
def test_five_players_need_more_than_the_basic_cards():
    with pytest.raises(tb.BadOption):
        start(5, levels="basic")
    assert all(start(5, levels=other) for other in ("advanced", "master", "basic_expert"))


@rule("N29")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_fewer_players_take_any_levels(seats):
    sizes = [
        start(seats, levels=level).view(None)["deck_sizes"][3] for level in ("basic", "master")
    ]
    assert sizes == [36, 74]


@rule("N30")
def test_basic_cards_just_suffice_for_four():
    market = start(4, levels="basic").view(None)["market"]
    four = [{}, {}, {}, {}]
    g = nations(*four, market=market[:2], gone=market[2], options={"levels": "basic"})
    assert g.view(None)["deck_sizes"][0] == 18
    everybody_passes(g)
    assert [len(row) for row in g.view(None)["market"]] == [6, 6, 6]
    assert not any(None in row for row in g.view(None)["market"])
    assert g.view(None)["deck_sizes"][0] == 0
