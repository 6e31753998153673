"""Bad input gets a clear, named error that says what was given and what was possible."""

import copy
import json
import pickle
import re

import pytest

import tabularium as tb
from games import played
from refusing import refused
from tabularium.bots import bot
from tabularium.kernel import errors
from tabularium.kernel.errors import TabulariumError, UnknownBot, listed

ERRORS = [
    thing
    for thing in vars(errors).values()
    if isinstance(thing, type) and issubclass(thing, TabulariumError)
]
GAME = {"game": "altay", "seats": ["earthfolk", "firefolk"]}


@pytest.mark.parametrize(
    ("error", "words", "args", "kwargs"),
    [
        (tb.UnknownGame, ["altai", "altay"], ("altai", 2), {}),
        (tb.UnknownGame, ["None", "altay"], (None, 2), {}),
        (tb.BadSeats, ["2 to 4", "1"], ("altay", 1), {}),
        (tb.BadSeats, ["2 to 4", "5"], ("altay", 5), {}),
        (tb.BadSeats, ["True"], ("altay", True), {}),
        (tb.BadSeats, ["two"], ("altay", "two"), {}),
        (tb.BadSeats, ["2.0"], ("altay", 2.0), {}),
        (tb.BadSeats, ["-2"], ("altay", -2), {}),
        (tb.BadSeats, ["0"], ("altay", []), {}),
        (tb.BadSeats, ["dwarves", "earthfolk"], ("altay", ["earthfolk", "dwarves"]), {}),
        (tb.BadSeats, ["earthfolk", "two"], ("altay", ["earthfolk", "earthfolk"]), {}),
        (tb.BadSeats, ["7"], ("altay", ["earthfolk", 7]), {}),
        (tb.BadOption, ["trad", "trade"], ("altay", 2), {"options": {"trad": True}}),
        (tb.BadOption, ["trade", "1"], ("altay", 2), {"options": {"trade": 1}}),
        (tb.BadOption, ["map", "tiny", "full"], ("altay", 2), {"options": {"map": "tiny"}}),
        (tb.BadOption, ["map", "full"], ("altay", 2), {"options": {"map": ["full"]}}),
        (tb.BadOption, ["round_limit", "-3"], ("altay", 2), {"options": {"round_limit": -3}}),
        (tb.BadOption, ["round_limit"], ("altay", 2), {"options": {"round_limit": True}}),
        (tb.BadOption, ["options", "5"], ("altay", 2), {"options": 5}),
        (tb.BadOption, ["options"], ("altay", 2), {"options": [1]}),
        (tb.BadSeed, ["-1"], ("altay", 2), {"seed": -1}),
        (tb.BadSeed, ["x"], ("altay", 2), {"seed": "x"}),
        (tb.BadSeed, ["None"], ("altay", 2), {"seed": None}),
    ],
)
def test_a_game_that_cannot_be_started(error, words, args, kwargs):
    refused(error, words, tb.new, *args, **kwargs)


def test_all_errors_have_one_base_and_survive_pickling():
    for name in dir(tb):
        thing = getattr(tb, name)
        if isinstance(thing, type) and issubclass(thing, Exception):
            assert issubclass(thing, tb.TabulariumError)
    error = tb.UnknownGame("error-unknown-game", given="x", possible=["altay"])
    assert str(pickle.loads(pickle.dumps(error))) == str(error)
    refused(UnknownBot, ["genius", "greedy"], bot, "genius")
    refused(UnknownBot, ["greedy"], bot, [])
    refused(tb.BadSeed, ["-1"], bot, "random", -1)
    refused(tb.BadSeed, ["None"], bot, "random", None)


def test_an_error_shows_its_message_in_words():
    """In a console and in a list of errors it is the repr that is seen."""
    g = tb.new("altay", seats=2, seed=3)
    with pytest.raises(tb.IllegalMove) as caught:
        g.play("fly")
    assert repr(caught.value) == f"IllegalMove({str(caught.value)!r})"
    assert "“fly” is not offered" in repr([caught.value])
    for kind in ERRORS:
        error = kind("error-seed", given=-1)
        assert repr(error) == f"{kind.__name__}({str(error)!r})"
        assert repr(pickle.loads(pickle.dumps(error))) == repr(error)


def test_moves_that_are_not_offered():
    g = tb.new("altay", seats=2, seed=3)
    before = g.digest()
    refused(tb.IllegalMove, ["fly", "earthfolk", "smallfolk"], g.play, "fly")
    refused(tb.IllegalMove, ["4", "0 to 3"], g.play, 4)
    refused(tb.IllegalMove, ["-1", "0 to 3"], g.play, -1)
    refused(tb.IllegalMove, ["True"], g.play, True)
    refused(tb.IllegalMove, ["1.0"], g.play, 1.0)
    refused(tb.IllegalMove, ["None"], g.play, None)
    refused(tb.NotYourTurn, [str(1 - g.to_move)], g.play, "earthfolk", seat=1 - g.to_move)
    for i in (-1, 4, 99):
        refused(tb.IllegalMove, [str(i), "0 to 3"], g.apply, i)
    for junk in ("0", 1.0, None):
        with pytest.raises(TypeError):
            g.apply(junk)
    assert g.digest() == before
    option = g.decision.options[0]
    g.play(option)
    refused(tb.IllegalMove, [option.key], g.play, option)


def test_a_finished_game_takes_no_move():
    g = tb.new("altay", seats=2, seed=1, options={"round_limit": 1})
    while not g.over:
        g.apply(g.n_options - 1)
    assert g.decision is None
    assert g.to_move == -1
    assert g.n_options == 0
    assert g.winners
    refused(tb.IllegalMove, ["over"], g.play, "end")
    refused(tb.IllegalMove, ["over"], g.apply, 0)


def test_moments_that_never_were():
    g = tb.new("altay", seats=2, seed=1).play(0)
    for n in (-1, 2, 99):
        refused(tb.IllegalMove, [str(n), "0 to 1"], g.at_move, n)


def test_seats_that_do_not_exist():
    g = tb.new("altay", seats=2, seed=1)
    for seat in (2, -1, True, "0", 0.0):
        refused(tb.BadSeat, ["0 to 1"], g.view, seat)
        refused(tb.BadSeat, ["0 to 1"], g.feed, seat)
    refused(tb.BadSeat, ["7"], g.resample, 7, 0)
    refused(tb.BadSeed, ["-5"], g.resample, 0, -5)
    refused(tb.UnknownLanguage, ["de", "pl"], g.decision.prompt, "de")
    refused(tb.UnknownLanguage, ["de", "pl"], g.log, "de")


@pytest.mark.parametrize(
    ("words", "entries"),
    [
        (["bord", "board"], {"bord": {}}),
        (["board", "99"], {"board": {"99": "free"}}),
        (["board", "0"], {"board": {"0": "free"}}),  # not on the map of two
        (["board.5", "2:gold"], {"board": {"5": "2:gold"}}),
        (["board.5", "5", "1 to 4"], {"board": {"5": "earthfolk 5"}}),
        (["elvenfolk"], {"board": {"5": "elvenfolk 1"}}),
        (["board.5"], {"board": {"5": 2}}),
        (["board", "object"], {"board": []}),
        (["4 conquest tokens 2:wood"], {"board": dict.fromkeys(["5", "8", "10", "11"], "2:wood")}),
        (["turn", "at most 1"], {"turn": 2}),
        (["round", "-1"], {"round": -1}),
        (["first_player"], {"first_player": "x"}),
        (["goods", "gold"], {"goods": {"gold": 1}}),
        (["goods.food", "-1"], {"goods": {"food": -1}}),
        (["players", "object"], {"players": [7]}),
        (["players", "at most 2"], {"players": [{}, {}, {}]}),
        (["players[0]", "hands"], {"players": [{"hands": []}]}),
        (["players[0].hand", "wizard"], {"players": [{"hand": ["wizard"]}]}),
        (["players[0].hand", "shaman"], {"players": [{"hand": ["shaman"]}]}),
        (["players[1].hand", "shaman"], {"players": [{}, {"hand": ["shaman", "shaman"]}]}),
        (["players[0].hand", "farmer"], {"players": [{"hand": ["farmer"] * 5}]}),
        (["players[0].hand", "list"], {"players": [{"hand": "hunter"}]}),
        (["hand", "academy", "action card"], {"players": [{"hand": ["academy"]}]}),
        (["achievements", "hunter"], {"players": [{"achievements": ["hunter"]}]}),
        (["achievements", "A59"], {"players": [{"achievements": ["masonry", "masonry"]}]}),
        (["table", "hunter"], {"players": [{"table": [{"card": "hunter"}]}]}),
        (["table", "A31"], {"players": [{"table": [{"card": "village"}, {"card": "village"}]}]}),
        (["table[0]", "card"], {"players": [{"table": [{}]}]}),
        (["goods", "3"], {"players": [{"table": [{"card": "village", "goods": {"food": 3}}]}]}),
        (["goods", "wood"], {"players": [{"progress": {"card": "masonry", "goods": {"wood": 1}}}]}),
        (["progress", "hunter"], {"players": [{"progress": {"card": "hunter"}}]}),
        (
            ["progress", "A59"],
            {"players": [{"achievements": ["masonry"], "progress": {"card": "masonry"}}]},
        ),
        (
            ["A63"],
            {"players": [{"progress": {"card": "ark", "goods": {"wood": 1}, "settlement": True}}]},
        ),
        (["A55"], {"players": [{"progress": {"card": "ark"}}]}),
        (
            ["masonry", "full"],
            {"players": [{"progress": {"card": "masonry", "goods": {"food": 2, "stone": 2}}}]},
        ),
        (
            ["village", "full"],
            {"players": [{"table": [{"card": "village", "goods": {"food": 2}}]}]},
        ),
        (["archive", "Writing"], {"players": [{"archive": ["hunter"]}]}),
        (["displays[0]", "list"], {"displays": [5, [], []]}),
        (["achievement_decks[0]", "list"], {"achievement_decks": [5, [], []]}),
        (
            ["displays[0]", "4", "at most 3"],
            {"displays": [["engineering", "masonry", "writing", "strategy"]]},
        ),
        (["known_hand", "at most"], {"players": [{"hand": [], "known_hand": 1}]}),
        (["stack[0].node"], {"stack": [{"node": []}]}),
        (["stack"], {"stack": [{"node": "turn"}]}),
        (["secret", "masonry", "wonder"], {"players": [{"secret": "masonry"}]}),
        (["secret_started"], {"players": [{"secret_started": "ark"}]}),
        (["players[0]", "16", "15"], {"board": {"5": "earthfolk 1"}, "players": [{"supply": 15}]}),
        (["captured", "elvenfolk"], {"players": [{"captured": {"elvenfolk": 1}}]}),
        (["tokens", "9"], {"players": [{"tokens": {"9": 1}}]}),
        (["consumed", "at most 0"], {"players": [{"consumed": 1}]}),
        (["archive", "at most 1"], {"players": [{"archive": ["hunter", "hunter"]}]}),
        (["displays[0]", "academy"], {"displays": [["academy"]]}),
        (["market.farmer", "at most 4"], {"market": {"farmer": 5}}),
        (["market", "elf"], {"market": {"elf": 5}}),
        (["used", "23"], {"used": [23]}),
        (["bought", "hunter"], {"bought": ["hunter"]}),
        (["attacks"], {"attacks": [[1, 5]]}),
        (["stored_now"], {"stored_now": ["x"]}),
        (["abilities_used", "commerce"], {"abilities_used": ["commerce"]}),
        (["gone", "x"], {"gone": ["x"]}),
        (["stack", "list"], {"stack": 5}),
        (["stack[0].node", "nowhere"], {"stack": [{"node": "nowhere"}]}),
        (["stack[0]", "registers"], {"stack": [{"node": "game", "registers": [1]}]}),
        (["stack"], {"stack": []}),
        (["rng"], {"rng": 2**70}),
        (["seed"], {"seed": "x"}),
        (["options", "object"], {"options": []}),
        (["trad"], {"options": {"trad": True}}),
        (["over"], {"over": "yes"}),
        (["version"], {"version": 99}),
    ],
)
def test_positions_with_a_mistake(words, entries):
    refused(tb.BadPosition, words, tb.position, {**GAME, **entries})


def test_stacks_that_were_edited():
    board = {"5": "earthfolk 1", "17": "1", "2": "firefolk 1"}
    g = tb.position({**GAME, "board": board, "players": [{"hand": ["warrior", "warrior"]}]})
    g.play("attack:5:17")
    doc = json.loads(json.dumps(g.position()))
    assert tb.position(doc).digest() == g.digest()
    assert [frame["node"] for frame in doc["stack"]][:4] == ["game", "game/4", "turn_end", "turn"]

    def edited(number, **entries):
        changed = copy.deepcopy(doc)
        changed["stack"][number].update(entries)
        return changed

    for broken in [
        edited(0, pc=3),
        edited(0, node="turn"),
        edited(2, pc=7),
        edited(4, registers=[15, 0, 0, 0]),
        edited(4, registers=[-1, 0, 0, 0]),
        edited(4, pc=2),
        edited(4, scope=0),
        {**doc, "stack": doc["stack"][:-2]},
        {**doc, "stack": doc["stack"][:1] + doc["stack"][2:]},
        {**doc, "stack": doc["stack"][:2] + doc["stack"][3:]},
    ]:
        refused(tb.BadPosition, ["stack"], tb.position, broken)


def test_positions_that_are_none():
    refused(tb.BadPosition, ["object"], tb.position, [])
    refused(tb.BadPosition, ["game"], tb.position, {})
    refused(tb.BadPosition, ["seats"], tb.position, {"game": "altay"})
    refused(tb.BadPosition, ["faction"], tb.position, {"game": "altay", "seats": 2})
    refused(tb.UnknownGame, ["go"], tb.position, {"game": "go"})


@pytest.fixture(scope="module")
def record():
    return json.loads(json.dumps(played(5, 120).record()))


def test_records_that_were_cut_or_edited(record):
    def changed(**entries):
        doc = copy.deepcopy(record)
        doc.update(entries)
        return doc

    keys = record["keys"]
    last = {str(len(keys)): record["digests"][str(len(keys))]}
    other = "end" if keys[60] != "end" else "play:hunter:food"
    for words, doc in [
        (["keys"], changed(keys=keys[:-1])),
        (["keys"], changed(keys=keys[:50])),
        (["Move 61"], changed(keys=[*keys[:60], "nonsense", *keys[61:]])),
        ([], changed(keys=[*keys[:60], other, *keys[61:]])),
        (["Move 1 "], changed(keys=[7, *keys])),
        (["differs"], changed(seed=record["seed"] + 1)),
        (["differs", "120"], changed(digests={"0": record["digests"]["0"], "120": "00"})),
        (["digests"], changed(digests=[])),
        (["digests"], changed(digests={})),
        (["keys"], changed(keys="end")),
        (["seed"], changed(seed=-1)),
        (["result"], changed(result={"winners": [0]})),
        (["version"], changed(version=99)),
        (["format"], changed(format=99)),
        (["extra"], changed(extra=1)),
        (["2 to 4"], changed(seats=[None])),
        (["trad"], changed(options={"trad": True})),
        (["options"], changed(options=[])),
    ]:
        refused(tb.BadRecord, words, tb.replay, doc)
    assert tb.replay(changed(digests=last)).digest() == last["120"]
    for name in ("keys", "digests", "seats", "options", "version", "format", "game"):
        doc = copy.deepcopy(record)
        del doc[name]
        refused(tb.BadRecord, [name, "truncated"], tb.replay, doc)
    refused(tb.BadRecord, ["object"], tb.replay, 7)
    refused(tb.BadRecord, ["no JSON"], tb.replay, "not a record")
    refused(tb.UnknownGame, ["go"], tb.replay, changed(game="go"))


def test_every_error_says_something(record):
    """No error class is raised with a bare class name or an empty text."""
    with pytest.raises(TabulariumError) as caught:
        tb.replay({"game": "altay"})
    assert re.search(r"\w{3}", str(caught.value))


def test_of_a_long_name_only_the_beginning_is_compared():
    items = [f"a-name-that-is-long-enough-number-{n}" for n in range(40)]
    assert listed(items, items[30] + "x" * 60_000).startswith(items[30])
