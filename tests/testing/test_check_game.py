"""The kit for other people's games: ours pass, and every broken promise is found."""

import copy
import itertools
import re

import pytest

import tabularium as tb
from caravan_installed import CARAVAN
from support import one_quick
from tabularium.cards.control import May, OneOf
from tabularium.games.altay.layout import ATTACKING, COINS, DECK, DISCARD, HAND
from tabularium.games.altay.rules import AltayRules
from tabularium.kernel.machine import State
from tabularium.kernel.reason import Reason
from tabularium.locale import add_texts
from tabularium.plugins import rules_of
from tabularium.testing import BrokenPromise, check_game

GAMES = [info.id for info in tb.games()]
interpreted = pytest.mark.skipif(tb.compiled, reason="compiled rules cannot be derived from")


@pytest.mark.parametrize("game", one_quick("settlers", *[g for g in GAMES if g != "settlers"]))
def test_our_own_games_keep_their_promises(game):
    check_game(rules_of(game), games=3, moments=3)


def failure(broken):
    """What the kit says of Altay with something spoilt."""
    rules = copy.copy(rules_of("altay"))
    rules.__class__ = broken
    with pytest.raises(BrokenPromise) as caught:
        check_game(rules, games=4, moments=4)
    assert "altay" in str(caught.value)
    return caught.value.message


@interpreted
def test_a_score_without_words():
    class Broken(AltayRules):
        def categories(self):
            return ["no such category"]

    assert failure(Broken) == "promise-card-words"


@interpreted
@pytest.mark.parametrize("game", GAMES)
def test_an_event_that_nobody_meets_has_words(game):
    rules = copy.copy(rules_of(game))
    rules.log = copy.copy(rules.log)
    rules.log.names = [*rules.log.names, "never"]
    with pytest.raises(BrokenPromise, match=f"“{game}-event-never” is missing in “en”") as caught:
        check_game(rules, games=1, moments=1)
    assert caught.value.message == "promise-message"


class Silent:
    """A language that lacks a message."""

    def __init__(self, talk, message):
        self.talk = talk
        self.message = message

    def __getattr__(self, name):
        return getattr(self.talk, name)

    def has(self, message):
        return message != self.message and self.talk.has(message)

    def say(self, message, args=None):
        return self.talk.say("no-such-text" if message == self.message else message, args)


@pytest.fixture
def caravan(monkeypatch):
    """A game from elsewhere; on a card that is hardly ever drawn it has some more questions."""
    monkeypatch.syspath_prepend(CARAVAN / "src")
    add_texts("caravan")
    from caravan.cards import draw
    from caravan.rules import RULES

    rules = copy.copy(RULES)
    rules.nodes = RULES.nodes[:]
    rules.add("rare/does", OneOf([May(draw(1)), draw(2)]))
    words = ["ask-may", "yes", "no", "ask-choose", "option"]
    known = type(RULES).talk

    class Wordy(type(RULES)):
        lacks = ""

        def talk(self, lang):
            talk = Silent(known(self, lang), self.lacks)
            here = [f"caravan-{word}" for word in words if f"caravan-{word}" != self.lacks]
            has = talk.has
            talk.has = lambda message: message in here or has(message)
            return talk

    rules.__class__ = Wordy
    return rules


@interpreted
def test_a_game_with_all_its_words(caravan):
    check_game(caravan, games=1, moments=2)


@interpreted
@pytest.mark.parametrize(
    "message",
    [
        "why-caravan-full",
        "why-caravan-poor",
        "caravan-ask-turn",
        "caravan-do-sell",
        "caravan-do-rest",
        "caravan-ask-may",
        "caravan-yes",
        "caravan-no",
        "caravan-ask-choose",
        "caravan-option",
        "caravan-event-levy",
    ],
)
def test_a_message_that_a_random_game_hardly_needs(caravan, message):
    type(caravan).lacks = message
    with pytest.raises(BrokenPromise, match=f"“{message}” is missing in “en”") as caught:
        check_game(caravan, games=1, moments=1)
    assert caught.value.message == "promise-message"


@interpreted
@pytest.mark.parametrize("message", ["caravan-deck-silk", "caravan-score-coins"])
def test_a_heading_without_words(caravan, message):
    type(caravan).lacks = message
    with pytest.raises(BrokenPromise) as caught:
        check_game(caravan, games=1, moments=1)
    assert caught.value.message == "promise-card-words"


@interpreted
def test_a_start_that_the_seed_does_not_decide():
    starts = []

    class Broken(AltayRules):
        def new_state(self, factions, opts, seed):
            starts.append(seed)
            return super().new_state(factions, opts, seed + len(starts))

    assert failure(Broken) == "promise-same-start"


@interpreted
def test_somebody_is_asked_who_has_no_choice():
    class Broken(AltayRules):
        def new_state(self, factions, opts, seed):
            g = super().new_state(factions, opts, seed)
            g.options = g.options[:1]  # a setup that asks, and does not run on
            return g

    assert failure(Broken) == "promise-choice"


@interpreted
def test_a_clone_that_is_not_equal():
    class Forgetful(State):
        __slots__ = ()

        def clone(self):
            t = super().clone()
            t.__class__ = Forgetful
            t.nums[COINS] += 1
            return t

    class Broken(AltayRules):
        def new_state(self, factions, opts, seed):
            g = super().new_state(factions, opts, seed)
            g.__class__ = Forgetful
            return g

    assert failure(Broken) == "promise-clone-equal"


@interpreted
def test_a_card_that_vanishes():
    class Losing(State):
        __slots__ = ()

        def clone(self):
            t = super().clone()
            t.__class__ = Losing
            return t

        def apply(self, i):
            super().apply(i)
            del self.zones[DISCARD][:1]

    class Broken(AltayRules):
        def new_state(self, factions, opts, seed):
            g = super().new_state(factions, opts, seed)
            g.__class__ = Losing
            return g

    assert failure(Broken) == "promise-cards-kept"


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


@pytest.mark.slow
@interpreted
def test_a_row_of_another_length():
    class Broken(AltayRules):
        def observe(self, g, seat):
            return super().observe(g, seat) + bytes(g.nums[COINS])

    assert failure(Broken) == "promise-row"


@interpreted
def test_parts_that_leave_a_gap():
    class Broken(AltayRules):
        def observed(self, seats):
            return super().observed(seats)[1:]

    assert failure(Broken) == "promise-parts"


@interpreted
def test_a_position_that_forgets_something():
    class Broken(AltayRules):
        def position(self, g):
            return super().position(g) | {"round": 1}

    assert failure(Broken) == "promise-position"


def forgetful(name, keep=None):
    """What the kit says of Altay when its positions leave something out that players have."""
    rules = copy.copy(rules_of("altay"))
    layout = rules.layout = copy.copy(rules.layout)
    layout.kept_own = [
        keep if entry.name == name else entry
        for entry in layout.kept_own
        if entry.name != name or keep is not None
    ]
    with pytest.raises(BrokenPromise) as caught:
        check_game(rules, games=4, moments=4)
    assert caught.value.message == "promise-position"
    return str(caught.value).rpartition("again: ")[2]


@pytest.mark.slow
@interpreted
def test_a_number_that_no_position_says_is_named():
    assert re.fullmatch(r"players\[\d\]\.coins: \d+ / 0", forgetful("coins"))


@interpreted
def test_what_lies_on_cards_and_no_position_says_is_named():
    bare = copy.copy(rules_of("altay").layout.zone("table"))
    bare.marks = []
    assert re.fullmatch(r"players\[\d\]\.table\[\d\]\.mark: \d+ / 0", forgetful("table", bare))


@interpreted
def test_a_position_that_brings_a_card_into_play_twice():
    class Broken(AltayRules):
        def read_position(self, g, doc):
            super().read_position(g, doc)
            g.mods[ATTACKING] += 1

    assert failure(Broken) == "promise-standing"


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
def test_keys_that_change_the_game(caravan, monkeypatch):
    from caravan.turn import Load

    key = Load.key

    def changing(self, g, code):
        g.nums[-1] += 1
        return key(self, g, code)

    monkeypatch.setattr(Load, "key", changing)
    with pytest.raises(BrokenPromise, match=r"of Menu \(") as caught:
        check_game(caravan, games=1, moments=4)
    assert caught.value.message == "promise-looks-only"


@interpreted
def test_points_that_change_the_game():
    class Broken(AltayRules):
        def score(self, g, seat):
            g.nums[COINS] += 1
            return super().score(g, seat)

    assert failure(Broken) == "promise-looks-only"


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
def test_a_position_that_is_changed_in_silence():
    class Broken(AltayRules):
        def read_position(self, g, doc):
            super().read_position(g, doc)
            if "stack" not in doc:  # as people write them
                g.nums[COINS] += 1

    assert failure(Broken) == "promise-faithful"


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


@interpreted
def test_points_that_lack_a_category():
    class Broken(AltayRules):
        def categories(self):
            return super().categories()[1:]

        def view(self, g, seat):
            return {}

    assert failure(Broken) == "promise-score"


TURN = next(node for node in rules_of("altay").nodes if node.kind() == "turn")


class Spoilt:
    """A node of Altay that asks in a spoilt way."""

    def __init__(self, node, **methods):
        self.node = node
        self.methods = methods

    def __getattr__(self, name):
        return self.methods.get(name) or getattr(self.node, name)


def failure_of_turns(**methods):
    """What the kit says of Altay when the turn's question is spoilt."""
    return failure_of("altay", "turn", **methods)


def failure_of(game, kind, **methods):
    """What it says of a game when a question of some kind is spoilt."""
    rules = copy.copy(rules_of(game))
    rules.nodes = [Spoilt(node, **methods) if node.kind() == kind else node for node in rules.nodes]
    with pytest.raises(BrokenPromise) as caught:
        check_game(rules, games=2, moments=4)
    return caught.value.message


@interpreted
def test_two_options_of_one_key():
    assert failure_of_turns(key=lambda g, code: "same") == "promise-keys"


@interpreted
def test_two_options_of_the_same_words():
    assert failure_of_turns(label=lambda g, code, talk: "Do it") == "promise-alike"


@interpreted
def test_an_option_with_a_blank_that_was_not_filled():
    assert failure_of_turns(label=lambda g, code, talk: f"Do { {code} }") == "promise-words"


@interpreted
def test_a_card_in_two_places():
    def chose(g, seat, source, code):
        g.zones[DISCARD] += g.zones[HAND][:1]
        TURN.chose(g, seat, source, code)

    assert failure_of_turns(chose=chose) == "promise-card-once"


@interpreted
def test_keys_that_are_others_when_the_game_is_played_again():
    asked = itertools.count()
    spoilt = failure_of_turns(key=lambda g, code: f"{TURN.key(g, code)}-{next(asked)}")
    assert spoilt == "promise-record"


@interpreted
def test_options_that_tell_the_order_of_a_deck():
    def key(g, code):
        deck = g.zones[DECK + g.to_move]
        return f"{TURN.key(g, code)}-{g.rules.kinds[deck[0]] if deck else 0}"

    assert failure_of_turns(key=key) == "promise-hidden-options"


@pytest.mark.slow
@interpreted
def test_two_members_of_a_set_with_one_key():
    assert failure_of("imperium", "discard", member_key=lambda g, code: "it") == "promise-keys"


@interpreted
def test_a_question_without_words():
    assert failure_of_turns(prompt=lambda g, talk: talk.say("no-such-text")) == "promise-words"


@interpreted
def test_words_that_tell_the_order_of_a_deck():
    def prompt(g, talk):
        return f"Your turn; below your deck lies {g.zones[DECK + g.to_move][:3]}"

    assert failure_of_turns(prompt=prompt) == "promise-hidden-options"


@interpreted
def test_moves_that_depend_on_something_outside_the_state():
    calls = []

    def chose(g, seat, source, code):
        calls.append(code)
        g.nums[COINS] += len(calls) % 2
        TURN.chose(g, seat, source, code)

    assert failure_of_turns(chose=chose) == "promise-same-moves"


@interpreted
def test_a_clone_that_shares_something():
    last = []

    def chose(g, seat, source, code):
        if last and last[0] is not g:
            last[0].nums[COINS] += 1  # a game that somebody else is playing
        last[:] = [g]
        TURN.chose(g, seat, source, code)

    assert failure_of_turns(chose=chose) == "promise-clone-apart"


@pytest.mark.slow
@interpreted
def test_a_game_without_an_end():
    def chose(g, seat, source, code):
        if g.telling or len(g.options) < 2:
            TURN.chose(g, seat, source, code)

    assert failure_of_turns(chose=chose) == "promise-end"
