"""Nothing comes between being found able to pay and paying (I101, I137, I211, I214)."""

import pytest

import tabularium as tb
from imperium_keywords import me, pending, purse, table, unrest
from imperium_table import discard, hand, history, imperium, keys, play, rule, tokens
from tabularium.games.imperium.catalogue import ATTACK, KEY, SUITS, WHEN_PLAYED
from tabularium.games.imperium.control import Do, May, Price, Steps
from tabularium.games.imperium.layout import REGION
from tabularium.games.imperium.paying import Pay
from tabularium.games.imperium.playing import asks_tokens, price
from tabularium.games.imperium.rules import RULES

ARMY = me("glory", play=["standing_army"], tokens=purse())
FOUR = "romans celts greeks persians"


def invaders(material, progress):
    mine = me("invasion", "glory", tokens=purse(material, 0, progress))
    return table(mine, ARMY, me("glory"), me("glory"), nations=FOUR)


@rule("I101", "I211")
def test_what_the_price_needs_cannot_be_given_to_a_standing_army():
    """The last progress stands for two of three materials: the Celts are not bought off."""
    g = play(invaders(1, 1), "play:invasion")
    assert tokens(g) == purse()
    assert unrest(g, 1, 2, 3) == [0, 1, 1]
    assert tokens(g, 1) == purse()
    assert pending(g) == ("choose", 0)


@rule("I101", "I174", "I211")
@pytest.mark.parametrize(("answer", "left", "taken"), [("yes", 0, [1, 1, 1]), ("no", 1, [0, 1, 1])])
def test_what_is_left_after_the_price_can(answer, left, taken):
    g = play(invaders(1, 2), "play:invasion", "progress:1")
    assert pending(g) == ("unless-paid", 0)
    assert tokens(g) == purse(0, 0, 1)
    play(g, answer)
    assert tokens(g) == purse(0, 0, left)
    assert unrest(g, 1, 2, 3) == taken


@rule("I211")
@pytest.mark.parametrize(
    ("nation", "card"), [("vikings", "jomsviking"), ("egyptians", "egyptian_incursion")]
)
def test_a_sentence_with_a_price_is_never_done_for_nothing(nation, card):
    """2 material and 1 population, for which the only progress is needed."""
    mine = me(card, "unrest", tokens=purse(2, 0, 1))
    rivals = [
        me("glory", play=["standing_army", "celtica"], tokens=purse()),
        me("glory"),
        me("glory"),
    ]
    g = table(mine, *rivals, nations=f"{nation} celts greeks persians")
    play(g, f"play:{card}")
    assert tokens(g) == purse()
    assert pending(g) == ("acquire", 0)
    play(g, "forest")
    assert "forest" in hand(g)
    assert (hand(g, 1), len(hand(g, 2))) == (["glory"], 1 if nation == "egyptians" else 0)


@rule("I211")
def test_a_price_comes_before_what_waits_for_the_attack():
    """Chainmail gains a progress for playing an attack; Invasion has been paid by then."""
    mine = me("invasion", "glory", play=["chainmail"], tokens=purse(3, 0, 1), state="empire")
    g = table(mine, me("glory"), nations="celts romans")
    play(g, "play:invasion")
    assert keys(g) == ["progress:0", "progress:1"]
    play(g, "progress:1")
    assert tokens(g) == purse(2, 0, 1)


@rule("I211")
def test_every_attack_asks_for_tokens_at_its_beginning_or_not_at_all():
    """Or else reactions could take what a later sentence was found to have."""

    def later(node, paid):
        """Payments inside a text that are neither its price nor declined at will."""
        if node is paid or isinstance(node, May):
            return []
        own = [node] if type(node) is Pay else []  # developing checks what it costs by itself
        return own + [found for part in node.parts() for found in later(part, paid)]

    with_price = 0
    for kind, effect in enumerate(WHEN_PLAYED):
        if effect is None or not (ATTACK[kind] or SUITS[kind] & REGION):
            continue
        assert not later(effect, price(effect)), KEY[kind]
        with_price += price(effect) is not None
    assert with_price >= 3


# costs of several parts ---------------------------------------------------------------------------


@rule("I137", "I214", "I170")
def test_embalming_waits_until_all_of_a_cost_is_paid():
    """Two masks and two population: the masks are gone when a card may be embalmed."""
    mine = me("ritual_sacrifice", "stone_mask", "stone_mask", "unrest", state="empire")
    mine |= {"play": ["step_pyramids", "embalming"], "tokens": purse(0, 2), "exhausts": 0}
    g = imperium(mine, {}, seats=("olmecs", "egyptians"))
    play(g, "play:ritual_sacrifice")
    assert pending(g) == ("may", 0)
    assert (discard(g), hand(g), tokens(g)) == (["stone_mask"] * 2, ["unrest"], purse())
    play(g, "yes")
    assert (history(g), pending(g)[0]) == (["unrest"], "fame")


@rule("I137", "I170")
def test_persians_put_back_two_cards_before_they_embalm():
    mine = me("glory", "conquer", "bactria", side="A", tokens=purse(0, 1), play=["embalming"])
    g = imperium(mine, {}, seats=("persians", "egyptians"))
    play(g, "exhaust:persians_a", "glory", "conquer")
    assert (pending(g)[0], hand(g), tokens(g)) == ("may", ["bactria"], purse())


@rule("I170")
def test_embalming_comes_after_the_last_token():
    """Labyrinth costs 3 material, 2 population and 2 progress."""
    mine = me("king_minos", "unrest", state="empire", play=["embalming"], tokens=purse(3, 2, 2))
    g = imperium(mine | {"development": ["labyrinth"]}, {}, seats=("minoans", "egyptians"))
    play(g, "play:king_minos", "yes")
    while pending(g)[0] == "pay":
        g.play("progress:0")
    assert (pending(g)[0], tokens(g)) == ("may", purse(0, 0, 1))


@rule("I137", "I214")
def test_tokens_are_the_last_part_of_every_cost():
    """Of every cost in the game that has several parts."""
    costs = [node.cost for node in RULES.nodes if isinstance(node, Do)]
    mixed = [cost for cost in costs if isinstance(cost, Steps) and asks_tokens(cost)]
    assert len(mixed) >= 8
    for cost in mixed:
        assert isinstance(cost, Price), cost.name
        paid = [isinstance(step, Pay) for step in cost.steps]
        assert paid == sorted(paid), cost.name
        assert sorted(step.id for step in cost.steps) == sorted(
            step.id for step in cost.printed.steps
        )


@rule("I101")
def test_a_document_cannot_ask_for_what_is_not_there():
    g = table(me("advance", "glory", tokens=purse(3, 0, 4)))
    doc = play(g, "play:advance", "acquire").position()
    assert tb.position(doc).position() == doc
    doc["players"][0]["tokens"] = purse(0, 0, 1)
    with pytest.raises(tb.BadPosition):
        tb.position(doc)
