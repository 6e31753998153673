"""Why not, in Imperium: each reason in a position of its own."""

import random

import pytest

from games import started
from imperium_rounds import bare, pool, table
from imperium_table import play, rule
from tabularium.kernel.offer import CHOSEN
from tabularium.presentation.why import things, why_not
from whys import amounts, why

ADVANCE = "hand@0:advance"


@rule("I42")
def test_in_the_turn_of_another():
    g = table(bare(), bare(hand=["glory"]), turn=1)
    assert why(g, "action@0:innovate") == ("Celts must decide first.", "I42")


# playing ------------------------------------------------------------------------------------------


@rule("I3")
def test_the_state_card():
    g = table(bare(hand=["triumvirate", "julius_caesar"], state="barbarian"), bare())
    assert why(g, "hand@0:triumvirate") is None
    assert why(g, "hand@0:julius_caesar") == ("Only empires can play this card.", "I3")
    g = table(bare(hand=["triumvirate", "julius_caesar"], state="empire"), bare())
    assert why(g, "hand@0:triumvirate") == ("Only barbarians can play this card.", "I3")


@rule("I47")
def test_no_action_left():
    g = table(bare(hand=["glory"], actions=0), bare())
    assert why(g, "hand@0:glory") == ("You have no action token left.", "I47")


@rule("I101", "I138")
def test_tokens_for_a_card():
    """Advance costs 3 materials; a progress stands for 2 of them."""

    def short(*tokens):
        answer = why(table(bare(hand=["advance", "glory"], tokens=pool(*tokens)), bare()), ADVANCE)
        assert answer is None or answer[1] == "I101"
        return answer and amounts(answer[0])

    assert short(0, 1) == {"material": 3}
    assert short(0, 0, 1) == {"material": 1}
    assert short(1, 0, 1) is None
    assert short(3) is None


@rule("I143")
def test_a_card_that_needs_another():
    g = table(bare(hand=["nanda_dynasty", "glory"]), bare(), seats=("mauryans", "romans"))
    text = "This card must be in your play area first: Arthashastra."
    assert why(g, "hand@0:nanda_dynasty") == (text, "I143")


@rule("I93", "I143")
def test_a_sunken_card_is_not_in_a_history():
    """Alexander lies beneath the power card of the Atlanteans, and of the Macedonians."""
    text = "This card must be in your history first: Alexander."
    for nation, answer in (("atlanteans", (text, "I143")), ("macedonians", None)):
        seats = (nation, "macedonians" if nation == "atlanteans" else "romans")
        mine = bare(hand=["alexander_the_great", "glory"], state="empire", history=["alexander"])
        assert why(table(mine, bare(), seats=seats), "hand@0:alexander_the_great") == answer


def test_a_card_that_is_never_played():
    g = table(bare(hand=["triumphant", "glory"]), bare())
    assert why(g, "hand@0:triumphant") == ("This card cannot be played; its text says so.", "")


# exhausting ---------------------------------------------------------------------------------------


@rule("I49")
def test_exhaust_tokens():
    me = bare(hand=["glory"], play=["shrine"], tokens=pool(5))
    assert why(table(me, bare()), "play@0:shrine") is None
    g = table(me | {"exhausts": 0}, bare())
    assert why(g, "play@0:shrine") == ("You have no exhaust token left.", "I49")
    g = table(me | {"play": [{"card": "shrine", "exhausted": True}]}, bare())
    assert why(g, "play@0:shrine") == ("There is an exhaust token on it already.", "I49")
    g = table(me | {"play": ["dalmatia"]}, bare())
    assert why(g, "play@0:dalmatia") == ("This card has no exhaust effect to use.", "I49")


@rule("I49", "I101")
def test_the_cost_of_an_exhaust_effect():
    """Shrine: pay 1 material to draw a card. Temple: discard a card to gain 1 progress."""
    g = table(bare(hand=["glory"], play=["shrine"]), bare())
    assert why(g, "play@0:shrine") == ("Not enough: needs 1 material more.", "I101")
    g = table(bare(play=["temple"]), bare())
    assert why(g, "play@0:temple") == ("Its cost cannot be met: discard 1 card.", "I49")


@rule("I158")
def test_a_card_that_waits():
    g = table(bare(hand=["glory"], play=["shaduf"]), bare())
    assert why(g, "play@0:shaduf")[1] == "I158"


# the whole turn, and the rest of the table --------------------------------------------------------


@rule("I52", "I53")
def test_innovating_and_revolting():
    g = table(bare(hand=["glory"]), bare())
    assert why(g, "action@0:innovate") is None
    assert why(g, "action@0:revolt") == ("You have no unrest in hand to return.", "I53")
    g = table(bare(hand=["glory", "unrest"]), bare(), activating=True)
    assert why(g, "action@0:innovate")[1] == "I52"
    assert why(g, "action@0:revolt")[1] == "I53"


@rule("I45", "I64", "I79", "I87", "I96", "I97")
def test_cards_that_lie_about():
    play = [{"card": "dalmatia", "garrison": ["advance"]}]
    me = bare(hand=["glory"], play=play, discard=["conquer"], history=["unrest"])
    g = table(me, bare(play=["shrine"]), market=["temple", "hills", "oasis", "town", "elders"])
    assert why(g, "market:temple")[1] == "I79"
    assert why(g, "garrison@0:advance")[1] == "I96"
    assert why(g, "discard@0:conquer")[1] == "I87"
    assert why(g, "history@0:unrest")[1] == "I97"
    assert why(g, "play@1:shrine") == ("That belongs to another player.", "I45")


@rule("I60", "I79", "I88", "I89", "I179")
def test_decks_exile_and_empty_slots():
    me = bare(hand=["glory"], deck=["conquer"], nation=["raetia"])
    market = [None, "hills", "oasis", "town", "elders"]
    g = table(me, bare(), market=market, exile=["river"], decks={"region": [], "main": []})
    assert why(g, "market:1")[1] == "I179"
    assert why(g, "exile:river")[1] == "I89"
    assert why(g, "deck@0:conquer")[1] == "I88"
    assert why(g, "nation_deck@0:raetia")[1] == "I60"
    assert why(g, "main_deck:main_deck")[1] == "I79"


# questions ----------------------------------------------------------------------------------------


@rule("I86")
def test_a_card_that_is_too_dear_to_be_developed():
    """What one can pay may be developed; progress stands in for what is missing."""
    area = ["advanced_culture", "moats_and_walls", "vast_wealth"]
    me = bare(
        hand=["development_atlanteans"], state="empire", development=area, tokens=pool(3, 1, 1)
    )
    g = table(me, bare(), seats=("atlanteans", "romans"))
    assert why(g, "development@0:vast_wealth")[1] == "I64"
    play(g, "play:development_atlanteans", "develop")
    assert why(g, "development@0:vast_wealth") is None
    assert why(g, "development@0:advanced_culture") == (
        "Not enough: needs 2 materials more.",
        "I86",
    )


@rule("I89")
def test_tokens_keep_a_card_from_being_exiled():
    temple = {"card": "temple", "tokens": {"progress": 1}}
    market = [temple, "hills", "oasis", "town", "elders"]
    g = play(table(bare(hand=["mountain", "glory"]), bare(), market=market), "play:mountain")
    assert why(g, "market:hills") is None
    assert why(g, "market:temple") == ("There are tokens on it, so it cannot be exiled.", "I89")


@pytest.mark.slow
def test_what_an_option_is_about_lies_on_the_table_and_is_not_refused():
    """Every card that can be chosen can be asked about, under the same name."""
    chosen = 0
    for seed in range(12):
        g = started(seed, "imperium")
        draw = random.Random(seed)
        for _ in range(250):
            if g.over:
                break
            seat = g.to_move
            node = g.rules.nodes[g.state.stack[g.state.top]]
            seen = things(g, seat)
            members = g.decision.set.members if g.decision.set else ()
            for option in [*g.decision.options, *members]:
                for thing in option.about:
                    assert thing.place in seen
                    assert why_not(g, seat, thing.place, "en") is None
                    if thing.part == CHOSEN:
                        chosen += 1
                        assert node.refuses(g.state, thing) is None, thing
            g.apply(draw.randrange(g.n_options))
    assert chosen > 5000
