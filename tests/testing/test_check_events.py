"""What is told can be said, its numbers mean something, and it tells nobody what is hidden."""

from dataclasses import replace

import pytest

from broken_games import broken, interpreted, say
from tabularium.cards.verbs import Draw
from tabularium.declare.log import CardField, Field, SeatField, Unsaid
from tabularium.testing import check_game
from tabularium.testing.kit import in_general
from tabularium.testing.moments import started
from tabularium.testing.moving import Moving

say("""
caravan-event-wanting = { $who } takes { $m } from { $rival }.
caravan-event-quiet = { $who } does something.
caravan-event-quoting = { $who } pays { caravan-price }.
caravan-event-beside = { $who } sits beside { $rival }.
caravan-event-drew = { $who } draws { $card }.
""")


@pytest.fixture
def resting(caravan, monkeypatch):
    """Caravan in which who rests tells something of the test's own."""
    from caravan.layout import COINS
    from caravan.turn import Rest

    def tells(name, *fields, numbers):
        what = caravan.log.add(name, *fields)

        def act(self, g, seat):
            g.nums[COINS + seat] += 1
            if g.telling:
                g.tell(what, seat, *numbers)

        monkeypatch.setattr(Rest, "act", act)
        return caravan

    return tells


# events that are declared ---------------------------------------------------------------------


@interpreted
def test_a_message_that_wants_what_no_field_gives(caravan):
    """Though no random game ever tells this event."""
    caravan.log.add("wanting", Field("n"), SeatField("rival"))
    message, said = broken(caravan)
    assert message == "promise-event-variable"
    assert "“wanting” wants $m in “en”, and is given $n, $rival, $who" in said


@interpreted
def test_a_message_that_quotes_one_that_wants_what_no_field_gives(caravan):
    caravan.log.add("quoting", Unsaid("price"))
    message, said = broken(caravan)
    assert message == "promise-event-variable"
    assert "wants $n in “en”" in said


@interpreted
def test_a_field_that_no_message_says(caravan):
    caravan.log.add("quiet", CardField("card"))
    message, said = broken(caravan)
    assert message == "promise-event-unused"
    assert "the field “card” of the event “quiet”" in said


@interpreted
def test_a_field_for_programs_alone(caravan):
    caravan.log.add("quiet", Unsaid("n"))
    check_game(caravan, games=1, moments=1)


@interpreted
@pytest.mark.parametrize("fields", [("n", "n"), ("seat",), ("moved",)])
def test_two_fields_of_one_name(caravan, fields):
    caravan.log.add("quiet", *[Field(name) for name in fields])
    message, said = broken(caravan)
    assert message == "promise-event-twice"
    assert f"the field “{fields[-1]}” of the event “quiet”" in said


@interpreted
def test_more_fields_than_numbers(caravan):
    caravan.log.add("quiet", *[Unsaid(name) for name in "abcd"])
    message, said = broken(caravan)
    assert message == "promise-event-numbers"
    assert "no number left for its field “d”" in said


# events that are told -------------------------------------------------------------------------


@interpreted
def test_an_event_that_was_never_declared(resting):
    rules = resting("quiet", numbers=[])
    rules.log.names.pop()
    rules.log.fields.pop()
    assert broken(rules)[0] == "promise-event-number"


@interpreted
def test_a_number_that_no_field_reads(resting):
    message, said = broken(resting("quiet", Unsaid("a"), numbers=[0, 7]))
    assert message == "promise-event-unread"
    assert "“quiet” is told with 7 as number 2, and no field reads it" in said


@interpreted
def test_a_card_that_is_told_in_place_of_its_kind(resting):
    message, said = broken(resting("drew", CardField("card"), numbers=[57]))
    assert message == "promise-event-card"
    assert "told with 57 for its field “card”; expected a kind of card, 0 to 19" in said


@interpreted
def test_a_rival_who_is_nobody(resting):
    message, said = broken(resting("beside", SeatField("rival"), numbers=[-1]))
    assert message == "promise-event-seat"
    assert "told with -1 for its field “rival”" in said


@interpreted
@pytest.mark.parametrize("seat", [-2, 7])
def test_an_event_of_a_seat_that_there_is_not(caravan, monkeypatch, seat):
    """As when seat and event are given in the wrong order."""
    from caravan.layout import RESTS
    from caravan.turn import Rest

    def act(self, g, of):
        if g.telling:
            g.tell(RESTS, seat)

    monkeypatch.setattr(Rest, "act", act)
    message, said = broken(caravan)
    assert message == "promise-event-who"
    assert f"“rest” is told of the seat {seat if seat > 0 else '-2'}; expected a seat" in said


@interpreted
def test_a_rival_beyond_the_table(resting):
    message, said = broken(resting("beside", SeatField("rival"), numbers=[9]))
    assert message == "promise-event-words"
    assert "the event “beside” cannot be said in “en”: " in said


@interpreted
def test_an_event_of_nobody_that_says_who(caravan, monkeypatch):
    from caravan.layout import RESTS
    from caravan.turn import Rest

    def act(self, g, seat):
        if g.telling:
            g.tell(RESTS, -1)

    monkeypatch.setattr(Rest, "act", act)
    message, said = broken(caravan)
    assert message == "promise-event-words"
    assert "“rest” cannot be said" in said


# what is hidden ---------------------------------------------------------------------------------


@pytest.fixture
def drawing(caravan, monkeypatch):
    """Caravan in which every card that is drawn is named; ``tells`` says to whom."""
    drew = caravan.log.add("drew", CardField("card"))

    def named(tells, shows=0):
        def do(self, g, seat, source):
            deck = g.zones[self.deck]
            for _ in range(min(self.n, len(deck))):
                card = deck.pop()
                g.zones[self.hand + seat].append(card)
                g.reveals += shows
                if g.telling:
                    tells(g, seat, drew, g.rules.kinds[card])

        monkeypatch.setattr(Draw, "do", do)
        return caravan

    return named


@interpreted
def test_a_draw_that_everybody_is_told(drawing):
    message, said = broken(drawing(lambda g, seat, what, kind: g.tell(what, seat, kind)), games=8)
    assert message == "promise-hidden-event"
    assert "the event “drew” names " in said
    assert " to spectators, to whom the layout hides it" in said
    assert "expected g.tell_only" in said


@interpreted
def test_a_draw_that_the_wrong_seat_is_told(drawing):
    def tells(g, seat, what, kind):
        g.tell_only((seat + 1) % g.seats, what, seat, kind)

    message, said = broken(drawing(tells), games=8)
    assert message == "promise-hidden-event"
    assert " to seat " in said


@pytest.mark.slow
@interpreted
def test_a_draw_that_its_owner_is_told(drawing):
    rules = drawing(lambda g, seat, what, kind: g.tell_only(seat, what, seat, kind))
    check_game(rules, games=8, moments=1)


@pytest.mark.slow
@interpreted
def test_a_draw_that_is_shown_to_all(drawing):
    rules = drawing(lambda g, seat, what, kind: g.tell(what, seat, kind), shows=1)
    check_game(rules, games=8, moments=1)


@interpreted
def test_a_sentence_that_names_the_next_card(caravan):
    known = type(caravan).event_text

    def event_text(self, g, numbers, talk):
        deck = g.zones[self.layout.zone("deck").start]
        following = self.card_words(self.kinds[deck[-1]], talk) if deck else ""
        return f"{known(self, g, numbers, talk)} {following}"

    type(caravan).event_text = event_text
    assert broken(caravan)[0] == "promise-hidden-event"


@interpreted
def test_what_a_kit_calls_shown(drawing):
    """Of a card that everybody sees on its way, say."""
    rules = drawing(lambda g, seat, what, kind: g.tell(what, seat, kind))
    kit = replace(in_general(rules), shown=["drew"])
    for seed in range(8):
        game = started(rules, seed)
        moving = Moving(game, seed, kit)
        while not game.over:
            moving.move(0)
