"""What the cards of the Olmecs do."""

from __future__ import annotations

import pytest

from imperium_legends import (
    MARKET,
    POOR,
    chosen,
    solstice,
    start,
    stock,
    total,
)
from imperium_table import (
    discard,
    for_nothing,
    garrison,
    hand,
    history,
    in_play,
    keys,
    play,
    player,
    rule,
    secret,
    tokens,
)

NATION = "olmecs"


EMPIRE = {"state": "empire", "hand": [], "deck": []}


def olmecs(me, *others, **top):
    return start(NATION, me, *others, **top)


def masks(n):
    return ["stone_mask"] * n


def heads(*cards):
    return {"card": "stone_heads", "garrison": list(cards)}


def test_side_a_puts_a_mask_into_history():
    me = {"side": "A", "hand": [], "discard": ["cacao", "stone_mask", "jade_mask"]}
    g = olmecs(me)
    g.play("exhaust:olmecs_a")
    assert sorted(keys(g)) == ["jade_mask", "stone_mask"]
    g.play("jade_mask")
    assert history(g) == ["jade_mask"] and discard(g) == ["cacao", "stone_mask"]


def test_side_a_acquires_for_three_masks():
    g = olmecs({"side": "A", "hand": [*masks(3), "cacao"], "discard": masks(1)})
    play(g, "exhaust:olmecs_a", "acquire")
    assert keys(g) == MARKET
    g.play("education")
    assert hand(g) == ["cacao", "education", "unrest"] and discard(g) == masks(4)
    g = olmecs({"side": "A", "hand": [*masks(2), "cacao"]})
    assert for_nothing(g, "exhaust:olmecs_a")  # no mask in the discard pile, two to discard


@rule("I148")
def test_side_b_sells_a_mask_from_hand():
    g = olmecs({"hand": ["stone_mask", "cacao"], "tokens": stock()})
    g.play("exhaust:olmecs_b")
    assert (history(g), hand(g), tokens(g)) == (masks(1), ["cacao"], stock(progress=2))
    g = olmecs({"hand": ["cacao"], "discard": masks(1)})
    assert "exhaust:olmecs_b" not in keys(g)


def test_neither_side_scores_and_masks_do_in_history():
    for side in ("A", "B"):
        me = {"side": side, "hand": masks(1), "deck": masks(1), "tokens": POOR}
        assert total(olmecs(me)) == 0
        assert total(olmecs(me | {"history": masks(3)})) == 3


@pytest.mark.parametrize("way", ["hand", "population"])
def test_san_lorenzo(way):
    me = {"hand": ["cacao", "calendar"], "deck": ["la_venta"], "discard": ["stone_mask", "unrest"]}
    g = olmecs(me | {"play": ["san_lorenzo_tenochtitlan"], "tokens": stock()})
    play(g, "exhaust:san_lorenzo_tenochtitlan", "cacao", way)
    assert secret(g)["deck"] == ["cacao", "la_venta"]
    if way == "hand":
        assert hand(g) == ["calendar", "stone_mask"] and tokens(g) == POOR
    else:
        assert hand(g) == ["calendar"] and tokens(g) == stock(material=1, population=1)
    g = olmecs(me | {"hand": [], "play": ["san_lorenzo_tenochtitlan"]})
    assert "exhaust:san_lorenzo_tenochtitlan" not in keys(g)


@rule("I61")
def test_san_lorenzo_is_their_accession_card():
    me = {"hand": [], "deck": [], "discard": ["cacao"], "nation": ["san_lorenzo_tenochtitlan"]}
    g = olmecs(me)
    play(g, "end", "hills")
    assert player(g)["state"] == "empire" and hand(g) == ["cacao", "san_lorenzo_tenochtitlan"]


@rule("I151")
def test_step_pyramids_spare_a_mask():
    me = {"hand": masks(2), "play": ["step_pyramids", "ball_games"]}
    g = olmecs(me)
    play(g, "exhaust:ball_games", "yes", "oracle")
    assert hand(g) == ["oracle", "stone_mask", "unrest"] and discard(g) == masks(1)
    assert (player(g)["exhausts"], player(g)["actions"]) == (3, 2)
    g = olmecs(me)
    play(g, "exhaust:ball_games", "no", "oracle")
    assert discard(g) == masks(2) and player(g)["exhausts"] == 4


@rule("I151")
def test_step_pyramids_open_an_effect_that_asks_one_mask_too_many():
    g = olmecs({"hand": masks(1), "play": ["step_pyramids", "ball_games"]})
    play(g, "exhaust:ball_games")
    chosen(g, "yes")
    g.play("oracle")
    assert hand(g) == ["oracle", "unrest"] and discard(g) == masks(1)
    assert player(g)["exhausts"] == 3


@rule("I151")
def test_step_pyramids_serve_ritual_sacrifice():
    me = EMPIRE | {"hand": ["ritual_sacrifice", *masks(1)], "tokens": stock(population=2)}
    g = olmecs(me | {"play": ["step_pyramids"]}, decks={"fame": ["great", "marvellous"]})
    chosen(play(g, "play:ritual_sacrifice"), "yes")
    g.play("great")
    assert "great" in hand(g)


@rule("I151")
def test_step_pyramids_and_stone_heads_serve_one_cost():
    g = olmecs({"hand": [], "play": [heads("cacao"), "ball_games", "step_pyramids"]})
    play(g, "exhaust:ball_games")
    chosen(g, "yes", "cacao")
    g.play("oracle")
    assert discard(g) == ["cacao"] and "stone_heads" in in_play(g)


@rule("I49")
def test_exhausted_step_pyramids_spare_nothing():
    pyramids = {"card": "step_pyramids", "exhausted": True}
    g = olmecs({"hand": masks(1), "play": [pyramids, "ball_games"]})
    assert "exhaust:ball_games" not in keys(g)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_step_pyramids_return_a_mask(answer):
    me = EMPIRE | {"discard": ["stone_mask", "cacao"], "play": ["step_pyramids"]}
    g = solstice(NATION, me)
    g.play(answer)
    assert hand(g) == (masks(1) if answer == "yes" else [])


def test_ritual_sacrifice():
    me = EMPIRE | {"hand": ["ritual_sacrifice", *masks(2)], "tokens": stock(population=2)}
    assert "play:ritual_sacrifice" not in keys(olmecs(me))
    pyramids = {"card": "step_pyramids", "exhausted": True}
    fame = {"fame": ["great", "marvellous", "glorious", "notorious"]}
    g = olmecs(me | {"play": [pyramids]}, decks=fame)
    g.play("play:ritual_sacrifice")
    assert sorted(keys(g)) == ["glorious", "great", "marvellous"]
    play(g, "glorious", "marvellous")
    assert hand(g) == ["glorious"] and tokens(g) == POOR
    assert sorted(discard(g)) == ["ritual_sacrifice", *masks(2)]
    assert sorted(g.position()["decks"]["fame"][:3]) == ["great", "marvellous", "notorious"]
    g = olmecs(me | {"play": [pyramids], "tokens": stock(population=1)}, decks=fame)
    assert "play:ritual_sacrifice" not in keys(g)


@rule("I178")
@pytest.mark.parametrize("card", ["stone_mask", "cacao"])
def test_olmec_traders_bear_gifts(card):
    me = EMPIRE | {"hand": ["olmec_traders", "stone_mask"], "discard": ["cacao"]}
    g = olmecs(me | {"tokens": stock()})
    play(g, "play:olmec_traders", card)
    assert tokens(g) == stock(material=3)
    assert hand(g, 1) == ([card, "unrest"] if card == "stone_mask" else [card])
    assert card not in hand(g) + discard(g) and len(hand(g) + discard(g)) == 2


@rule("I178")
def test_olmec_traders_give_each_other_player_a_card():
    me = EMPIRE | {"hand": ["olmec_traders", "stone_mask"], "discard": ["cacao"]}
    g = olmecs(me, {"hand": []}, {"hand": []})
    play(g, "play:olmec_traders")
    while g.decision.kind != "turn":
        g.play("cacao" if "cacao" in keys(g) else keys(g)[0])
    assert hand(g, 1) == ["cacao"] and hand(g, 2) == ["stone_mask", "unrest"]


@pytest.mark.parametrize("n", [0, 1, 2])
def test_tres_zapotes_returns_masks(n):
    me = EMPIRE | {"hand": ["tres_zapotes"], "discard": ["cacao", *masks(3)]}
    g = olmecs(me)
    g.play("play:tres_zapotes")
    if n:
        play(g, "yes")
        chosen(g, "stone_mask")
        chosen(g, "stone_mask" if n == 2 else "none")
        assert keys(g) == ["yes", "no"]
        chosen(g, "yes", "stone_mask")
        assert garrison(g, "tres_zapotes") == masks(1) and hand(g) == masks(n - 1)
    else:
        g.play("no")
        assert hand(g) == []
    assert discard(g).count("stone_mask") == 3 - n


@rule("I151")
def test_stone_heads_stand_in_for_masks():
    """Also for a part of the cost."""
    g = olmecs({"hand": [], "play": [heads("cacao", "la_venta"), "ball_games"]})
    play(g, "exhaust:ball_games")
    chosen(g, "yes", "cacao", "la_venta")
    g.play("oracle")
    assert sorted(discard(g)) == ["cacao", "la_venta"] and garrison(g, "stone_heads") == []
    g = olmecs({"hand": masks(2), "play": [heads("cacao"), "ball_games"]})
    play(g, "exhaust:ball_games")
    chosen(g, "yes")
    play(g, "stone_mask", "cacao", "oracle")
    assert sorted(discard(g)) == ["cacao", "stone_mask"]
    assert hand(g) == ["oracle", "stone_mask", "unrest"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_stone_heads_take_a_garrison(answer):
    g = solstice(NATION, EMPIRE | {"hand": ["cacao"], "play": ["stone_heads"]})
    g.play(answer)
    assert garrison(g, "stone_heads") == (["cacao"] if answer == "yes" else [])


def test_drainage_system():
    g = solstice(NATION, EMPIRE | {"play": ["drainage_system_olmecs"], "tokens": stock()})
    assert tokens(g) == stock(population=1)


def test_cacao_calms_everybody():
    me = {"hand": ["cacao", "unrest"], "discard": ["unrest"], "tokens": stock()}
    others = [{"hand": ["unrest", "glory"], "discard": []}, {"hand": [], "discard": ["unrest"]}]
    g = olmecs(me, *others)
    pile = g.view(None)["unrest_pile"]
    play(g, "play:cacao", "yes")
    play(g, "discard", "yes")
    chosen(g, "unrest", "hand")
    play(g, "no")
    assert tokens(g) == stock(progress=2) and g.view(None)["unrest_pile"] == pile + 2
    assert hand(g) == ["unrest"] and discard(g) == ["cacao"]
    assert hand(g, 1) == ["glory"] and discard(g, 2) == ["unrest"]


def test_cacao_takes_unrest_from_hand_too():
    g = olmecs({"hand": ["cacao", "unrest"], "discard": ["unrest"], "tokens": stock()})
    play(g, "play:cacao", "yes", "hand")
    assert hand(g) == [] and "unrest" in discard(g) and tokens(g) == stock(progress=1)


@rule("I146")
def test_olmec_hieroglyphics_ready_another_token():
    calendar = {"card": "calendar", "exhausted": True}
    me = {"hand": [], "discard": ["cacao"], "play": ["olmec_hieroglyphics", calendar]}
    g = olmecs(me | {"exhausts": 4})
    play(g, "exhaust:olmec_hieroglyphics")
    chosen(g, "ready", "calendar")
    assert player(g)["exhausts"] == 4
    assert {card["card"]: card.get("exhausted") for card in player(g)["play"]} == {
        "olmec_hieroglyphics": True,
        "calendar": None,
    }


def test_olmec_hieroglyphics_return_a_card_for_an_action():
    me = {"hand": [], "discard": ["cacao", "stone_mask"], "play": ["olmec_hieroglyphics"]}
    g = olmecs(me)
    chosen(play(g, "exhaust:olmec_hieroglyphics"), "hand")
    g.play("cacao")
    assert hand(g) == ["cacao"] and player(g)["actions"] == 2


@pytest.mark.parametrize("what, amount", [("material", 3), ("population", 2)])
def test_calendar_is_prosperity_for_masks(what, amount):
    lands = ["la_venta", "river"]
    me = {"hand": [*masks(2), "cacao"], "play": ["calendar", *lands], "tokens": stock()}
    g = olmecs(me)
    play(g, "exhaust:calendar", what)
    assert tokens(g) == stock(**{what: amount}) and hand(g) == ["cacao"]
    assert player(g)["actions"] == 2 and discard(g) == masks(2)
    assert "exhaust:calendar" not in keys(olmecs(me | {"actions": 0}))
    assert "exhaust:calendar" not in keys(olmecs(me | {"hand": masks(1)}))


@rule("I65", "I142")
def test_stone_mask_draws_if_able():
    me = {"hand": ["stone_mask"], "deck": ["cacao", "calendar", "la_venta", "ball_games"]}
    g = olmecs(me)
    play(g, "play:stone_mask", "draw", "draw", "draw")
    assert hand(g) == ["cacao", "calendar", "la_venta"]
    g.play("calendar")
    assert secret(g)["deck"] == ["calendar", "ball_games"] and discard(g) == masks(1)
    g = olmecs(me)
    chosen(play(g, "play:stone_mask", "draw", "enough"), "cacao")
    assert hand(g) == [] and secret(g)["deck"] == me["deck"]
    g = olmecs(me | {"deck": [], "discard": ["cacao"]})
    g.play("play:stone_mask")
    assert hand(g) == [] and secret(g)["deck"] == []


@pytest.mark.parametrize(
    "card, suits",
    [
        ("lodestone_compass", ["hills", "ionians", "woodland"]),
        ("ball_games", ["education", "oracle"]),
    ],
)
def test_cards_that_acquire_for_two_masks(card, suits):
    me = {"hand": masks(2), "play": [card]}
    g = olmecs(me)
    g.play(f"exhaust:{card}")
    assert sorted(keys(g)) == suits
    g.play(suits[0])
    assert suits[0] in hand(g) and discard(g) == masks(2)
    assert (player(g)["actions"], player(g)["exhausts"]) == (2, 4)
    assert f"exhaust:{card}" not in keys(olmecs(me | {"actions": 0}))


@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize(
    "card, gains", [("laguna_de_los_cerros", {"population": 1}), ("la_venta", {"material": 2})]
)
def test_regions_of_the_olmecs(card, gains, answer):
    g = olmecs({"hand": [card, "cacao"], "tokens": stock()})
    play(g, f"play:{card}", answer)
    assert tokens(g) == stock(**gains)
    assert garrison(g, card) == (["cacao"] if answer == "yes" else [])


def test_stone_mask_returns_a_card_even_if_none_was_drawn():
    g = olmecs({"hand": ["stone_mask", "cacao"], "deck": ["calendar", "la_venta"]})
    play(g, "play:stone_mask", "enough")
    assert hand(g) == [] and secret(g)["deck"] == ["cacao", "calendar", "la_venta"]
