"""Why not, in Imperium: each reason in a position of its own."""

from imperium_rounds import bare, pool, table
from imperium_table import rule
from whys import amounts, why

ADVANCE = "hand:advance"


@rule("I42")
def test_in_the_turn_of_another():
    g = table(bare(), bare(hand=["glory"]), turn=1)
    assert why(g, "action:innovate") == ("Celts must decide first.", "I42")


# playing ------------------------------------------------------------------------------------------


@rule("I3")
def test_the_state_card():
    g = table(bare(hand=["triumvirate", "julius_caesar"], state="barbarian"), bare())
    assert why(g, "hand:triumvirate") is None
    assert why(g, "hand:julius_caesar") == ("Only empires can play this card.", "I3")
    g = table(bare(hand=["triumvirate", "julius_caesar"], state="empire"), bare())
    assert why(g, "hand:triumvirate") == ("Only barbarians can play this card.", "I3")


@rule("I47")
def test_no_action_left():
    g = table(bare(hand=["glory"], actions=0), bare())
    assert why(g, "hand:glory") == ("You have no action token left.", "I47")


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
    assert why(g, "hand:nanda_dynasty") == (text, "I143")


@rule("I93", "I143")
def test_a_sunken_card_is_not_in_a_history():
    """Alexander lies beneath the power card of the Atlanteans, and of the Macedonians."""
    text = "This card must be in your history first: Alexander."
    for nation, answer in (("atlanteans", (text, "I143")), ("macedonians", None)):
        seats = (nation, "macedonians" if nation == "atlanteans" else "romans")
        mine = bare(hand=["alexander_the_great", "glory"], state="empire", history=["alexander"])
        assert why(table(mine, bare(), seats=seats), "hand:alexander_the_great") == answer


def test_a_card_that_is_never_played():
    g = table(bare(hand=["triumphant", "glory"]), bare())
    assert why(g, "hand:triumphant") == ("This card cannot be played; its text says so.", "")


# exhausting ---------------------------------------------------------------------------------------


@rule("I49")
def test_exhaust_tokens():
    me = bare(hand=["glory"], play=["shrine"], tokens=pool(5))
    assert why(table(me, bare()), "play:shrine") is None
    g = table(me | {"exhausts": 0}, bare())
    assert why(g, "play:shrine") == ("You have no exhaust token left.", "I49")
    g = table(me | {"play": [{"card": "shrine", "exhausted": True}]}, bare())
    assert why(g, "play:shrine") == ("There is an exhaust token on it already.", "I49")
    g = table(me | {"play": ["dalmatia"]}, bare())
    assert why(g, "play:dalmatia") == ("This card has no exhaust effect to use.", "I49")


@rule("I49", "I101")
def test_the_cost_of_an_exhaust_effect():
    """Shrine: pay 1 material to draw a card. Temple: discard a card to gain 1 progress."""
    g = table(bare(hand=["glory"], play=["shrine"]), bare())
    assert why(g, "play:shrine") == ("Not enough: needs 1 material more.", "I101")
    g = table(bare(play=["temple"]), bare())
    assert why(g, "play:temple") == ("Its cost cannot be met: discard 1 card.", "I49")


@rule("I158")
def test_a_card_that_waits():
    g = table(bare(hand=["glory"], play=["shaduf"]), bare())
    assert why(g, "play:shaduf")[1] == "I158"


# the whole turn, and the rest of the table --------------------------------------------------------


@rule("I52", "I53")
def test_innovating_and_revolting():
    g = table(bare(hand=["glory"]), bare())
    assert why(g, "action:innovate") is None
    assert why(g, "action:revolt") == ("You have no unrest in hand to return.", "I53")
    g = table(bare(hand=["glory", "unrest"]), bare(), activating=True)
    assert why(g, "action:innovate")[1] == "I52"
    assert why(g, "action:revolt")[1] == "I53"


@rule("I45", "I64", "I79", "I87", "I96", "I97")
def test_cards_that_lie_about():
    play = [{"card": "dalmatia", "garrison": ["advance"]}]
    me = bare(hand=["glory"], play=play, discard=["conquer"], history=["unrest"])
    g = table(me, bare(play=["shrine"]), market=["temple", "hills", "oasis", "town", "elders"])
    assert why(g, "market:temple")[1] == "I79"
    assert why(g, "garrison:advance")[1] == "I96"
    assert why(g, "discard:conquer")[1] == "I87"
    assert why(g, "history:unrest")[1] == "I97"
    assert why(g, "rival:1:shrine") == ("That belongs to another player.", "I45")
