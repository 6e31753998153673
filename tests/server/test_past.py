"""The past of a table, branches from it, and what is told only when a game is over."""

import pytest

import tabularium as tb
from server_support import Raw, wait_until
from tabularium.server.state import LINES


@pytest.fixture(scope="module")
def finished(shared):
    """A game of two people's seats that bots have played to its end."""
    table = shared.create("settlers", seats=["human", "human"])
    for seat in (0, 1):
        table.send("seat", seat, action="leave", bot="random")
    wait_until(lambda: table.state()["over"], 90)
    return table


def ask(table, what, viewer=0, **query):
    path = f"{table.path}/{what}".rstrip("/")
    return table.server.get(path, table.token(viewer), **query)


def test_the_record_is_told_when_it_is_over(shared, finished):
    record = ask(finished, "record").json()
    game = tb.replay(record)
    assert game.over
    running = shared.create()
    answer = ask(running, "record")
    assert (answer.status_code, answer.json()["error"]) == (422, "NotOver")
    assert ask(running, "curve").json()["error"] == "NotOver"
    assert shared.get(f"{finished.path}/record").status_code == 401


def test_every_moment_is_as_it_was(finished):
    game = tb.replay(ask(finished, "record").json())
    for n in (0, 1, 20, len(game.moves)):
        then = game.at_move(n)
        for viewer in (None, 0, 1):
            state = finished.state(viewer, at=n)
            assert (state["at"], state["moves"]) == (n, len(game.moves))
            assert state["view"] == then.view(viewer, forecasts=True)
            # told with the names of today
            lines = game.log("en", viewer)[: len(then.log("en", viewer))]
            assert [line["text"] for line in finished.log(viewer, n)] == lines
            assert len(state["log"]["lines"]) == min(LINES, len(lines))
            assert state["over"] == then.over
            assert state["undo"] is None
            assert then.over or "options" not in state["decision"]
    answer = ask(finished, "", at=len(game.moves) + 1)
    assert (answer.status_code, answer.json()["error"]) == (422, "IllegalMove")


def test_the_curve_ends_with_the_result(finished):
    curve = ask(finished, "curve").json()
    game = tb.replay(ask(finished, "record").json())
    assert [points[-1] for points in curve["seats"]] == [s.total for s in game.scores()]
    assert curve["moves"][0] == 0 and curve["moves"][-1] == len(game.moves)
    assert curve["moves"] == sorted(set(curve["moves"]))
    for column, moves in enumerate(curve["moves"]):
        then = game.at_move(moves).scores()
        assert [points[column] for points in curve["seats"]] == [s.total for s in then]


def branch(table, seat, **body):
    body = {"request": "branch-off-here", **body}
    return table.server.post(f"{table.path}/branch", body, table.token(seat))


def test_a_branch_of_a_finished_game_is_exact(finished):
    game = tb.replay(ask(finished, "record").json())
    answer = branch(finished, 0, at=20, seats=["human", "human"])
    assert answer.status_code == 201
    table = Raw(finished.server, answer.json())
    assert sorted(table.tokens) == [0, 1]
    then = game.at_move(20)
    for viewer in (None, 0, 1):
        state = table.state(viewer)
        assert state["view"] == then.view(viewer, forecasts=True)
        assert [line["text"] for line in state["log"]["lines"]] == then.log("en", viewer)
    assert (state["moves"], state["version"]) == (20, 0)
    # what came before is not to be taken back here
    assert table.send("undo", then.to_move, to=19).status_code == 422
    table.play()
    assert table.state()["moves"] == 21
    # the same request gets the same answer
    assert branch(finished, 0, at=20, seats=["human", "human"]).json() == answer.json()


def test_a_branch_of_a_running_game_deals_anew(shared):
    game = tb.new("altay", seats=["earthfolk", "firefolk"], seed=3)
    while not (len(game.moves) > 3 and game.to_move == 0 and game.decision.kind == "turn"):
        game.play(game.n_options - 1)
    at = len(game.moves)
    table = Raw(shared, shared.post("/api/tables", {"record": game.record()}).json())
    table.play()
    mine = table.state(0, at=at)["view"]
    assert mine == game.view(0, forecasts=True)
    hands = set()
    for number in range(12):
        answer = branch(table, 0, at=at, request=f"branch-number-{number}")
        made = Raw(shared, answer.json())
        assert made.state(0)["view"] == mine
        hands.add(tuple(made.state(1)["view"]["hand"]))
        made.play()
    # the rival's hand is not told: it is another one from branch to branch
    assert len(hands) > 1


def test_a_branch_seats_whom_it_is_told(shared):
    table = shared.create("altay", seats=["human", "greedy"])
    wait_until(lambda: table.to_move() == 0)
    made = branch(table, 0, at=0, seats=["greedy", "human"]).json()
    assert list(made["tokens"]) == ["1"]
    answer = branch(table, 0, at=0, seats=["human"], request="wrong-number")
    assert answer.json()["error"] == "BadSeats"
    assert branch(table, 0, at=999, request="wrong-moment").json()["error"] == "IllegalMove"


def test_a_record_goes_on(shared):
    game = tb.new("altay", seats=["earthfolk", "firefolk"], seed=3)
    for _ in range(10):
        game.play(0)
    made = shared.post("/api/tables", {"record": game.record(), "seats": ["human", "human"]})
    table = Raw(shared, made.json())
    assert table.state(0)["view"] == game.view(0, forecasts=True)
    key = table.options()[0]
    table.play(key)
    assert table.state(0)["view"] == game.play(key).view(0, forecasts=True)


def test_a_finished_record_is_looked_at(shared, finished):
    record = ask(finished, "record").json()
    table = Raw(shared, shared.post("/api/tables", {"record": record}).json())
    state = table.state(None)
    assert state["over"] and state["winners"] == record["result"]["winners"]
    assert ask(table, "record", None).json() == record
    assert table.state(0, at=5)["at"] == 5


def test_a_preview_tells_what_does_not_depend_on_hidden_cards(shared):
    position = {
        "game": "altay",
        "seats": ["earthfolk", "firefolk"],
        "board": {"5": "earthfolk 1", "2": "firefolk 1"},
        "players": [{"hand": ["hunter", "village"]}],
    }
    table = Raw(shared, shared.post("/api/tables", {"position": position}).json())
    answer = ask(table, "preview", 0, seat=0, key="play:hunter:food", version=0)
    assert answer.status_code == 200
    before = table.state(0)["view"]
    changes = {tuple(c["path"]): (c["before"], c["after"]) for c in answer.json()["changes"]}
    food = before["goods"]["food"]
    assert changes["goods", "food"] == (food, food + 1) or changes["goods", "food"][1] > food
    table.play("play:hunter:food")
    after = table.state(0)["view"]
    for path, (old, new) in changes.items():
        assert (reached(before, path), reached(after, path)) == (old, new)
    # nothing has happened by asking, and nobody else may ask
    assert ask(table, "preview", 1, seat=0, key="end", version=1).status_code == 403
    assert ask(table, "preview", 1, seat=1, key="end", version=1).status_code == 409
    assert ask(table, "preview", 0, seat=0, key="end", version=0).json()["state"]["version"] == 1
    assert ask(table, "preview", 0, seat=0, key="fly", version=1).json()["error"] == "IllegalMove"


def reached(view, path):
    for step in path:
        view = view[step]
    return view


@pytest.mark.slow
@pytest.mark.parametrize("game", ["altay", "settlers", "nations", "imperium"])
def test_previews_come_true(shared, game):
    """Whatever is told of an option happens when it is taken, unless chance had a hand in it."""
    table = shared.create(game)
    told = 0
    for number in range(25):
        seat = table.to_move()
        key = table.options()[number % len(table.options())]
        before = table.state(seat)
        query = {"seat": seat, "key": key, "version": before["version"]}
        changes = ask(table, "preview", seat, **query).json()["changes"]
        table.play(key)
        state = table.state(seat)
        if "reason" in state["undo"]:
            continue  # something was shown
        after = state["view"]
        for change in changes:
            assert reached(before["view"], change["path"]) == change["before"]
            assert reached(after, change["path"]) == change["after"], (key, change)
            told += 1
    assert told > 5


def test_why(shared):
    table = shared.create()
    query = {"seat": 0, "thing": "market:farmer", "lang": "en"}
    answer = ask(table, "why", 0, **query)
    assert answer.status_code == 200
    assert answer.json()["text"]
    unknown = ask(table, "why", 0, **(query | {"thing": "market:nothing"}))
    assert (unknown.status_code, unknown.json()["error"]) == (422, "NoSuchThing")
    assert ask(table, "why", 1, **query).status_code == 403
