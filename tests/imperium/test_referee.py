"""Places where a referee with the rules in hand once caught the game."""

import pytest

import tabularium as tb
from imperium_keywords import me, pending, purse, table
from imperium_legends import solstice
from imperium_table import (
    discard,
    for_nothing,
    hand,
    history,
    imperium,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)


def end_turn(g, seat=0):
    """Let a seat end its turn, keeping everything."""
    while g.decision.seat == seat:
        offered = keys(g)
        g.play(next(key for key in ("end", "none", "yes", offered[0]) if key in offered))
    return g


@rule("I94", "I144")
def test_whoever_is_given_a_free_play_may_play_it():
    mine = me("assyrians", "exports", state="empire", deck=["glory", "conquer", "advance"])
    g = table(mine, me("druids", "glory"), nations="macedonians celts")
    play(g, "play:assyrians", "play:exports")
    while "assyrians" in keys(g):
        g.play("assyrians")
    assert "assyrians" in hand(g, 1)
    end_turn(g)
    assert "play:assyrians" in keys(g)


@rule("I140")
@pytest.mark.parametrize(
    "deck, purse_of, idle",
    [(["glory"], purse(), False), ([], purse(), True), ([], purse(9, 9, 9), False)],
    ids=["a card", "nothing", "a development"],
)
def test_a_draw_of_nothing_is_said_to_be_one(deck, purse_of, idle):
    """Knossos gains or draws at the solstice; a reshuffle could still develop (I64)."""
    mine = {"state": "empire", "hand": ["unrest"] * 5, "deck": deck, "discard": [], "nation": []}
    g = solstice("minoans", mine | {"play": ["knossos"], "tokens": purse_of})
    assert keys(g) == ["material", "population", "draw"]
    assert ("nothing" in g.decision.options[2].text("en")) == idle


@rule("I116", "I205", "I210")
def test_points_so_far_count_as_if_the_game_ended_now():
    g = table(me("sumerians", "unrest", "unrest", "unrest", deck=[]))
    assert g.scores()[0].parts["unrest"] == -2
    assert hand(g).count("unrest") == 3


@rule("I118", "I171")
def test_a_deck_that_had_a_card_again_empties_again():
    mine = {
        "side": "B",
        "hand": ["sacred_scroll", "meditation", "sacred_scroll"],
        "deck": ["charity"],
        "discard": ["portals", "daochang"],
    }
    g = imperium(mine, {}, seats=("utopians", "celts"))
    g.play("play:sacred_scroll").play("yes")
    taken = hand(g).count("unrest")
    while "play:sacred_scroll" not in keys(g) or g.decision.kind != "turn":
        g.play("no" if "no" in keys(g) else keys(g)[0])
    assert taken == 1
    assert secret(g)["deck"] == [] or len(secret(g)["deck"]) == 1


def test_combs_speak_of_the_next_card_only():
    mine = me("oracle", "temple", "prosperity", play=["combs"])
    g = imperium(mine, {}, seats=("vikings", "celts"))
    g.play("exhaust:combs")
    assert "play:temple" in keys(g)
    g.play("play:prosperity")
    while g.decision.kind != "turn":
        g.play("no" if "no" in keys(g) else keys(g)[0])
    assert "play:temple" not in keys(g)


@rule("I58")
def test_the_hand_is_filled_even_if_a_card_is_lost_meanwhile():
    """A reshuffle in the clean-up develops, and Embalming puts a card of the hand into history."""
    mine = {
        "state": "empire",
        "hand": ["river"],
        "deck": [],
        "discard": ["unification", "unrest", "unrest", "kushites", "prosperity"],
        "play": ["embalming"],
        "tokens": purse(9, 5, 0),
        "nation": [],
    }
    g = imperium(mine, {}, seats=("egyptians", "celts"))
    while g.decision.seat == 0:
        wanted = ("end", "yes", "egyptian_expansion", "none", keys(g)[0])
        g.play(next(key for key in wanted if key in keys(g)))
    assert history(g) == ["river"]
    assert len(hand(g)) == 6  # one more than usual for Egyptians
    assert secret(g)["deck"] == []


@rule("I169")
def test_a_card_paid_from_hand_gives_no_material_by_its_icon():
    """San Lorenzo Tenochtitlán takes a fertile card from hand; Domestication is not asked."""
    mine = {
        "state": "empire",
        "hand": ["island", "unrest"],
        "deck": ["unrest"],
        "discard": ["stone_mask"],
        "play": ["san_lorenzo_tenochtitlan", "domestication"],
    }
    g = imperium(mine, {}, seats=("olmecs", "celts"), options={"common_cards": "legends"})
    play(g, "exhaust:san_lorenzo_tenochtitlan", "island", "population")
    assert pending(g) == ("turn", 0)


@rule("I92")
def test_of_two_cards_with_the_name_searched_for_either_may_be_taken():
    mine = me("chandragupta", "indian_elephants", "indian_elephants_2", "unrest")
    g = imperium(mine, {}, seats=("mauryans", "celts"))
    g.play("play:chandragupta")
    while g.decision.kind != "find":
        g.play(keys(g)[0])
    assert sorted(keys(g)) == ["indian_elephants", "indian_elephants_2"]
    g.play("indian_elephants_2")
    assert "indian_elephants_2" in discard(g)


@rule("I49")
def test_the_token_that_exhausts_a_card_pays_for_nothing_else():
    """One token is left: Ball Games and Step Pyramids cannot both be exhausted."""
    mine = {"state": "empire", "hand": ["stone_mask", "unrest"]}
    mine |= {"play": ["ball_games", "step_pyramids"]}
    for tokens_left, offered in ((1, False), (2, True)):
        g = imperium(mine | {"exhausts": tokens_left}, {}, seats=("olmecs", "celts"))
        assert ("exhaust:ball_games" in keys(g)) == offered


@rule("I137", "I151")
def test_step_pyramids_are_no_question_where_the_masks_do_not_suffice():
    mine = {"state": "empire", "hand": ["stone_mask", "unrest"], "exhausts": 2}
    g = imperium(mine | {"play": ["ball_games", "step_pyramids"]}, {}, seats=("olmecs", "celts"))
    g.play("exhaust:ball_games")
    assert g.decision.kind != "react"
    assert "stone_mask" in discard(g)
    assert player(g)["exhausts"] == 0


@rule("I173")
def test_onager_does_not_count_what_was_recalled_for_protection():
    mine = {"state": "empire", "hand": ["onager", "unrest"], "tokens": purse()}
    walls = {"play": ["long_walls_ii", "long_walls_i"]}
    city = {"play": ["city_of_persepolis"]}
    g = imperium(mine, walls, city, seats=("macedonians", "qin", "persians"))
    g.play("play:onager")
    while g.decision.seat != 0:
        g.play("yes" if "yes" in keys(g) else "long_walls_ii")
    assert tokens(g) == purse(2)


@rule("I169")
def test_nobody_learns_from_shaduf_what_a_rival_has_drawn():
    asked = []
    for top in ("tarim_basin", "conquer"):
        mine = {"state": "empire", "hand": ["prosperity", "unrest"], "deck": ["unrest", "glory"]}
        rival = {"deck": [top, "unrest", "nomads"], "hand": ["unrest"]}
        g = imperium(mine | {"play": ["shaduf", "dalmatia"]}, rival, seats=("romans", "scythians"))
        play(g, "play:prosperity", "no")
        while g.decision.kind == "may":
            g.play("yes" if g.decision.seat else "no")
        g.play("material")
        asked.append(pending(g))
    assert asked[0] == asked[1]


@pytest.mark.parametrize(
    "wrong", [{"known_top": 99}, {"marks": {"play": [2]}}], ids=["known_top", "marks"]
)
def test_impossible_entries_of_a_position_are_named(wrong):
    doc = imperium({"play": ["hills"]}, {}, seats=("romans", "celts")).position()
    doc["players"][0] |= wrong
    with pytest.raises(tb.BadPosition, match=next(iter(wrong))):
        tb.position(doc)


def text_of(g, key):
    """What an option says."""
    return next(option.text("en") for option in g.decision.options if option.key == key)


def innovating(suit, **top):
    g = table(me("glory"), {}, {}, nations="romans celts persians", **top)
    play(g, "innovate", suit)
    return play(g, "deck") if "deck" in keys(g) else g  # where nothing else can be taken


@rule("I84", "I212")
@pytest.mark.parametrize(
    "suit, card", [("region", "oasis"), ("uncivilised", "oracle"), ("civilised", "wonder")]
)
def test_a_card_from_a_small_deck_is_seen_by_its_taker_alone(suit, card):
    g = innovating(suit, decks={suit: [card]})
    name = card.capitalize()
    assert card in g.view(0)["hand"]
    assert name in " ".join(g.log("en", 0))
    for rival in (1, 2, None):
        assert g.view(rival)["players"][0]["known_hand"] == []
        assert name not in " ".join(g.log("en", rival))


@rule("I84", "I212")
def test_a_card_from_a_small_deck_could_be_any_that_was_in_it():
    regions = {"oasis", "cape", "marsh", "steppe"}
    g = innovating("region", decks={"region": sorted(regions)})
    imagined = set()
    for seed in range(40):
        cards = g.resample(1, seed).position()["players"][0]
        imagined |= regions & {*cards["hand"], *cards["deck"]}
    assert imagined == regions


@rule("I84")
def test_what_is_revealed_of_the_main_deck_is_told_to_all():
    main = ["city", "temple", "river", "armenians"]
    g = innovating("tributary", decks={"main": main}, market=["forest", None, None, None, None])
    for viewer in (0, 1, None):
        told = " ".join(g.log("en", viewer))
        assert all(f"{name} is revealed" in told for name in ("City", "Temple", "River"))
        assert "break through for a tributary card from the main deck: Armenians" in told


@rule("I147", "I78")
@pytest.mark.parametrize("host", ["britannia_prima", "stone_heads"])
def test_king_arthur_is_abandoned_from_any_garrison(host):
    mine = me("guennuvar", "education", play=[{"card": host, "garrison": ["king_arthur"]}])
    g = play(table(mine, nations="arthurians olmecs"), "play:guennuvar")
    assert keys(g) == ["acquire", "free_play"]


@rule("I92", "I220")
@pytest.mark.parametrize(
    "found, shuffled", [("iceland", set()), ("cape", {"deck"}), ("vinland", {"deck", "nation"})]
)
def test_only_decks_that_were_searched_are_shuffled(found, shuffled):
    """Erik the Red may search everywhere for a region."""
    deck = ["cape", "advance", "gothja", "althing", "unrest", "prosperity"]
    nation = ["skis", "combs", "sagas", "vinland", "harald_hardrada"]
    moved = set()
    for seed in range(6):
        mine = me("erik_the_red", "iceland", deck=deck, nation=nation, play=["scandinavia"])
        g = table(mine, nations="vikings romans", seed=seed)
        play(g, "play:erik_the_red")
        while pending(g)[0] == "pay":
            play(g, keys(g)[0])
        play(g, found)
        for name, before in (("deck", deck), ("nation", nation)):
            if secret(g)[name] != [card for card in before if card != found]:
                moved.add(name)
    assert moved == shuffled


@rule("I84")
@pytest.mark.parametrize(
    "suit, decks, said",
    [
        ("region", {}, "The top card of the deck"),
        ("tributary", {}, "Reveal cards of the main deck until one fits"),
        ("region", {"region": []}, "Reveal cards of the main deck until one fits"),
        ("region", {"region": [], "main": []}, "No deck is left for it: gain 2 progress"),
    ],
)
def test_what_breaking_through_from_a_deck_would_be_is_said(suit, decks, said):
    g = table(me("glory"), nations="romans celts", decks=decks)
    play(g, "innovate", suit)
    assert text_of(g, "deck") == said


@rule("I89", "I222")
@pytest.mark.parametrize("tired", [False, True])
def test_a_card_with_an_exhaust_token_is_not_exiled(tired):
    """Cafall may send Twrch Trwyth away, but not while a token lies on him."""
    boar = {"card": "twrch_trwyth", "exhausted": tired}
    mine = me("cafall", "corruption", deck=["guennuvar"], play=["king_arthurs_court", boar])
    g = play(table(mine, {}, nations="arthurians romans"), "play:cafall")
    if pending(g)[0] == "move":
        g.play("corruption")
    if not tired:
        g.play("yes")
    assert ("twrch_trwyth" in g.position()["exile"]) is not tired


@rule("I48", "I223")
def test_peredur_goes_into_exile_without_a_graal():
    mine = me(
        "peredur_sir_percival", deck=["cafall"], play=["king_arthurs_court", "britannia_prima"]
    )
    g = play(table(mine, {}, nations="arthurians romans"), "play:peredur_sir_percival", "find")
    assert "peredur_sir_percival" in g.position()["exile"]


@rule("I49", "I221")
def test_an_exhaust_effect_may_be_used_for_nothing():
    """The token spent for it can keep a nation card away (I64)."""
    mine = me("gothja", exhausts=1, play=["agriculture"], deck=[])
    g = table(mine, nations="vikings romans")
    assert for_nothing(g, "exhaust:agriculture")
    g.play("exhaust:agriculture")
    assert player(g)["exhausts"] == 0


@pytest.mark.parametrize(
    "card, nations, words",
    [
        (
            "edicts_of_ashoka",
            "mauryans romans",
            "draw 1 card / return 1 unrest from discards / both",
        ),
    ],
)
def test_buttons_say_where_from_and_that_both_can_be_had(card, nations, words):
    g = table(me("glory", play=[card], state="empire", tokens=purse(9, 9, 9)), nations=nations)
    assert words in text_of(g, f"exhaust:{card}")


@rule("I221")
def test_a_price_paid_for_nothing_is_said_before():
    """Twrch Trwyth without an empire card in hand; Legalism without a region or tributary."""
    boar = me("cafall", state="empire", play=["king_arthurs_court", "twrch_trwyth"])
    g = table(boar | {"tokens": purse(progress=1)}, me("glory"), nations="arthurians qin")
    said = {option.key: option.text("en") for option in g.decision.options}
    assert said["exhaust:twrch_trwyth"].endswith(" (nothing would come of it now)")
    # what keeps it from doing anything is said
    court = said["exhaust:king_arthurs_court"]
    assert "if City of Camelot is in play" in court and court.endswith("(nothing happens now)")
    richer = me("cafall", "education", state="empire", play=["twrch_trwyth"])
    richer |= {"tokens": purse(progress=1)}
    g = table(richer, me("glory"), nations="arthurians qin")
    said = {option.key: option.text("en") for option in g.decision.options}
    assert not said["exhaust:twrch_trwyth"].endswith("now)")


@rule("I101")
def test_nothing_is_asked_of_a_kind_of_token_that_is_not_due():
    g = tb.position(
        {
            "game": "imperium",
            "seats": ["minoans", "qin"],
            "options": {"common_cards": "legends"},
            "market": ["lakes", "elders", "astronomy", "celts", "greeks"],
            "players": [me("persians", "cyprus", tokens=purse(population=2, progress=1)), {}],
        },
        forced=True,
    )
    play(g, "play:persians")
    assert "2 population" in g.decision.prompt("en")


@rule("I221")
def test_an_exhaust_effect_without_anything_to_gain_or_pay_says_so():
    g = table(me("glory", deck=[], discard=["advance"], play=["port"], tokens=purse()), me("glory"))
    said = {option.key: option.text("en") for option in g.decision.options}
    assert said["exhaust:port"].endswith(" (nothing happens now)")
    river = me("glory", discard=["advance"], play=["port", "river"], tokens=purse())
    g = table(river, me("glory"))
    said = {option.key: option.text("en") for option in g.decision.options}
    assert not said["exhaust:port"].endswith("now)")


NOTHING = " (nothing happens now)"
IN_VAIN = " (nothing would come of it now)"


def offered(g):
    """What the options say."""
    return {option.key: option.text("en") for option in g.decision.options}


@rule("I140", "I221")
def test_tokens_for_each_region_of_none_are_nothing():
    g = table(me("prosperity", "advance", deck=["raetia"], play=[]), me("glory")).play(
        "play:prosperity"
    )
    while g.decision.kind != "choose":
        g.play("no")
    assert [text.endswith(NOTHING) for text in offered(g).values()] == [True, True]
    g = table(me("prosperity", "advance", deck=[], play=["raetia"]), me("glory")).play(
        "play:prosperity"
    )
    while g.decision.kind != "choose":
        g.play("no")
    assert sum(text.endswith(NOTHING) for text in offered(g).values()) < 2


@rule("I221")
@pytest.mark.parametrize("held, said", [([], IN_VAIN), (["unrest"], "from hand")])
def test_the_court_without_unrest_in_hand(held, said):
    play_area = ["king_arthurs_court", "city_of_camelot"]
    g = table(
        me("cafall", *held, play=play_area), me("glory"), nations="arthurians celts", legends=True
    )
    assert offered(g)["exhaust:king_arthurs_court"].endswith(said)


@rule("I221")
@pytest.mark.parametrize("region, said", [([], True), (["lakes"], False)])
def test_calendar_without_a_region(region, said):
    hand = ["stone_mask", "stone_mask", "cacao"]
    g = table(
        me(*hand, play=["calendar", *region]), me("glory"), nations="olmecs celts", legends=True
    )
    assert offered(g)["exhaust:calendar"].endswith(IN_VAIN) is said
