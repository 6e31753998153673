"""Nobody is shown what is hidden from them: a game that tells it is found."""

import pytest

from broken_games import TURN, failure, failure_of_turns, interpreted
from tabularium.games.altay.layout import DECK, HAND
from tabularium.games.altay.rules import AltayRules
from tabularium.kernel.reason import Reason
from tabularium.testing import BrokenPromise, check_game


@interpreted
def test_a_view_that_tells_a_rivals_hand():
    class Broken(AltayRules):
        def view(self, g, seat, forecasts=False):
            return super().view(g, seat) | {"all": [self.kinds[c] for c in g.zones[HAND + 1]]}

    assert failure(Broken) == "promise-hidden-view"


@interpreted
def test_points_that_tell_a_rivals_hand(caravan):
    from caravan.layout import HAND as OF

    def score(rules, g, seat):
        return [sum(rules.kinds[card] for card in g.zones[OF + seat]), 0]

    type(caravan).score = score
    with pytest.raises(BrokenPromise) as caught:
        check_game(caravan, games=1, moments=2)
    assert caught.value.message == "promise-hidden-score"
    type(caravan).open_scores = lambda rules: False
    check_game(caravan, games=1, moments=2)


@interpreted
def test_a_row_that_tells_the_order_of_a_deck():
    class Broken(AltayRules):
        def observe(self, g, seat):
            row = bytearray(super().observe(g, seat))
            row[0] = self.kinds[g.zones[DECK][0]] if g.zones[DECK] else 0
            return bytes(row)

    assert failure(Broken) == "promise-hidden-row"


@interpreted
def test_options_that_tell_a_rivals_hand(caravan, monkeypatch):
    from caravan.layout import HAND as OF
    from caravan.turn import Rest

    def why(self, g, seat):
        odd = sum(g.rules.kinds[card] for card in g.zones[OF + (seat + 1) % g.seats]) % 2
        return Reason("why-caravan-full") if odd else None

    monkeypatch.setattr(Rest, "why", why)
    with pytest.raises(BrokenPromise) as caught:
        check_game(caravan, games=2, moments=4, seed=1)
    assert caught.value.message == "promise-hidden-options"


@interpreted
def test_a_look_into_the_deck_that_could_be_taken_back():
    class Broken(AltayRules):
        def shows(self, before, after):
            return False

    assert failure(Broken) == "promise-taken-back"


@interpreted
def test_a_feed_that_tells_the_order_of_a_deck():
    class Broken(AltayRules):
        def event(self, g, numbers):
            return super().event(g, numbers) | {"next": g.zones[DECK][-1:]}

    assert failure(Broken) == "promise-hidden-feed"


@pytest.mark.slow
@interpreted
def test_a_reason_that_tells_a_rivals_hand():
    class Broken(AltayRules):
        def refuses(self, g, thing):
            hand = g.zones[HAND + (g.to_move + 1) % g.seats]
            return Reason(
                "why-first", "", {"prompt": f"rivals hold {[self.kinds[c] for c in hand]}"}
            )

    assert failure(Broken) == "promise-hidden-why"


@interpreted
def test_worlds_that_depend_on_what_is_hidden():
    class Broken(AltayRules):
        def redeal(self, g, seat):
            rival = (seat + 1) % g.seats
            hidden = g.zones[DECK + rival][0] if g.zones[DECK + rival] else 0
            super().redeal(g, seat)
            g.rng += hidden

    assert failure(Broken) == "promise-imagined"


@interpreted
def test_an_imagined_world_in_which_somebody_else_moves():
    class Broken(AltayRules):
        def redeal(self, g, seat):
            super().redeal(g, seat)
            g.to_move = (g.to_move + 1) % g.seats

    assert failure(Broken) == "promise-hidden-turn"


@pytest.mark.slow
@interpreted
def test_options_that_tell_the_order_of_a_deck():
    def key(g, code):
        deck = g.zones[DECK + g.to_move]
        return f"{TURN.key(g, code)}-{g.rules.kinds[deck[0]] if deck else 0}"

    assert failure_of_turns(key=key) == "promise-hidden-options"


@pytest.mark.slow
@interpreted
def test_words_that_tell_the_order_of_a_deck():
    def prompt(g, talk):
        return f"Your turn; below your deck lies {g.zones[DECK + g.to_move][:3]}"

    assert failure_of_turns(prompt=prompt) == "promise-hidden-options"


@interpreted
def test_an_event_that_tells_a_number_of_a_rivals_hand(caravan, monkeypatch):
    """It names no card: what it tells depends on cards that nobody else sees."""
    from caravan.layout import COINS, GAINS
    from caravan.layout import HAND as OF
    from caravan.turn import Rest

    def act(self, g, seat):
        g.nums[COINS + seat] += 1
        if g.telling:
            rival = (seat + 1) % g.seats
            g.tell(GAINS, seat, sum(g.rules.kinds[card] for card in g.zones[OF + rival]))

    monkeypatch.setattr(Rest, "act", act)
    with pytest.raises(BrokenPromise, match=r"of “rest” .* told .*\"event\": \"gain\"") as caught:
        check_game(caravan, games=4, moments=6)
    assert caught.value.message == "promise-overheard"


@interpreted
def test_an_event_that_shows_what_everybody_is_to_see(caravan, monkeypatch):
    """The same where it is said that something was shown."""
    empty = Reason("why-caravan-full")
    from caravan.layout import COINS, GAINS
    from caravan.layout import HAND as OF
    from caravan.turn import Rest

    def act(self, g, seat):
        g.nums[COINS + seat] += 1
        g.reveals += 1
        if g.telling:
            g.tell(GAINS, seat, len(g.zones[OF + seat]) + g.zones[OF + seat][0] % 2)

    monkeypatch.setattr(Rest, "act", act)
    monkeypatch.setattr(Rest, "why", lambda self, g, seat: None if g.zones[OF + seat] else empty)
    check_game(caravan, games=2, moments=6)
