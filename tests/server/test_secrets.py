"""No leak: what a seat is sent does not depend on what it may not know."""

import logging
import random

import msgspec
import pytest

import tabularium as tb
from server_support import Raw, Running, heard, settings, wait_until
from tabularium.server import tokens

GAMES = ["altay", "settlers", "nations", "imperium"]


def positions(game, seat, seed):
    """The same moment twice, with the cards hidden from a seat dealt anew."""
    g = tb.new(game, seats=2, seed=seed)
    draw = random.Random(seed)
    for _ in range(40):
        g.apply(draw.randrange(g.n_options))
        if g.over:
            break
    return [g.resample(seat, number).position() for number in (1, 2)]


def everything(table, seat):
    """All a seat can get out of a table without moving, as bytes; the table's name is left out."""
    server = table.server
    token = table.token(seat)
    asked = [
        server.get(table.path, token),
        server.get(table.path, token, lang="hu"),
        server.get(table.path, token, at=0),
        server.get(f"{table.path}/record", token),
        server.get(f"{table.path}/curve", token),
        server.get(f"{table.path}/weighed", token, at=1),
    ]
    number = seat if seat is not None else 0
    wrong = {"version": 0, "request": "wrong-key-here", "seat": number, "key": "no:such:thing"}
    asked.append(server.post(f"{table.path}/moves", wrong, token))
    asked.append(server.post(f"{table.path}/moves", {**wrong, "version": 5}, token))
    asked.append(server.post(f"{table.path}/undo", {**_undo(wrong), "to": 0}, token))
    for key in ("end", "no:such:thing"):
        query = {"seat": number, "key": key, "version": 0}
        asked.append(server.get(f"{table.path}/preview", token, **query))
    with table.live(seat) as socket:
        state = heard(socket, lambda state: True)
    told = [(answer.status_code, answer.content) for answer in asked]
    told.append((0, msgspec.json.encode({**state, "seats": []})))
    return [(status, data.replace(table.id.encode(), b"-")) for status, data in told]


def _undo(body):
    return {name: value for name, value in body.items() if name != "key"}


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("game", GAMES)
def test_two_games_that_a_seat_cannot_tell_apart(shared, game, seat):
    told = []
    for position in positions(game, seat, 11):
        made = shared.post("/api/tables", {"position": position, "seats": ["human", "human"]})
        assert made.status_code == 201, made.text
        told.append(everything(Raw(shared, made.json()), seat))
    assert told[0] == told[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_canary_can_sing(shared, game):
    """The two positions do differ for the one whose cards were dealt anew, where cards are held."""
    views = [tb.position(position).position() for position in positions(game, 0, 11)]
    assert views[0] != views[1]


@pytest.mark.parametrize("game", GAMES)
def test_games_in_play_look_the_same(shared, game):
    """The same moves in both worlds, as long as a seat is shown the same: the same bytes, also
    when moves are taken back."""
    compared = 0
    for seed in (25, 29):
        tables = []
        for position in positions(game, 0, seed):
            made = shared.post("/api/tables", {"position": position, "seats": ["human", "human"]})
            tables.append(Raw(shared, made.json()))
        for number in range(3):
            decisions = [table.state(0)["decision"] for table in tables]
            assert decisions[0] == decisions[1]
            if decisions[0] is None or "options" not in decisions[0]:
                break
            for table in tables:
                table.play(number % len(decisions[0]["options"]))
            if core(tables[0]) != core(tables[1]):
                break  # something was shown: from here on the games differ
            for told in (everything, taken_back):
                answers = [told(table, 0) for table in tables]
                assert answers[0] == answers[1]
            compared += 1
    assert compared


def core(table):
    """What a seat is shown of the game."""
    state = table.state(0)
    return [state[part] for part in ("view", "decision", "log", "moves")]


def taken_back(table, seat):
    """What is sent to a seat that takes its last move back, and makes it again if it was done."""
    state = table.state(seat)
    to = state["moves"] - 1
    body = {"version": state["version"], "request": f"take-back-{to}", "seat": seat, "to": to}
    asked = table.server.post(f"{table.path}/undo", body, table.token(seat))
    if asked.json()["asking"]:
        table.send("answer", 1 - seat, agree=False)
    else:
        table.play(to % len(table.options()))
    told = [asked.content, table.server.get(table.path, table.token(seat)).content]
    return [data.replace(table.id.encode(), b"-") for data in told]


def test_hidden_names_are_nowhere(shared):
    """Settlers: a card that only seat 1 holds is in nothing that seat 0 gets."""
    g = tb.new("settlers", seats=2, seed=4)
    while g.view(0)["round"] < 2 and not g.over:
        g.play(0)
    made = shared.post("/api/tables", {"position": g.position(), "seats": ["human", "human"]})
    table = Raw(shared, made.json())
    known = msgspec.json.encode(g.view(0)).decode()
    hidden = [card for card in set(g.view(1)["hand"]) if f'"{card}"' not in known]
    assert hidden
    for viewer in (0, None):
        for _, data in everything(table, viewer):
            for card in hidden:
                assert f'"{card}"' not in data.decode() and f":{card}" not in data.decode()


def test_scores_that_would_tell_hidden_cards(shared):
    table = shared.create("imperium")
    for _ in range(4):
        table.play()
    assert [score is None for score in table.state(0)["scores"]] == [False, True]
    assert [score is None for score in table.state(1)["scores"]] == [True, False]
    assert table.state(None)["scores"] == [None, None]
    both = shared.get(table.path, *table.tokens.values()).json()
    assert [score is None for score in both["scores"]].count(True) == 1


def test_points_are_open_where_the_view_has_them(shared):
    for game in ("altay", "settlers", "nations"):
        table = shared.create(game)
        state = table.state(None)
        points = [player["points"] for player in state["view"]["players"]]
        assert [sum(part.values()) for part in points] == [s["total"] for s in state["scores"]]


def test_errors_list_options_only_to_who_may_see_them(shared):
    table = shared.create()
    while table.state()["decision"]["kind"] != "turn":
        table.play()
    seat = table.to_move()
    options = table.options()
    body = {"version": table.state()["version"], "request": "not-my-turn", "key": "nothing"}
    own = table.send("moves", seat, **body)
    assert options[0] in own.text
    for viewer, token in ((1 - seat, table.tokens[1 - seat]), (None, table.watch)):
        answers = [
            table.send("moves", seat, token=token, **{**body, "request": "not-my-seat"}),
            table.send("moves", 1 - seat, token=token, **{**body, "request": "other-seat"}),
        ]
        for answer in answers:
            assert answer.status_code in (403, 409), viewer
            assert not [key for key in options if f'"{key}"' in answer.text]


@pytest.mark.slow
def test_log_lines_hold_no_secrets(tmp_path, caplog):
    """A game with everything that can go wrong: tokens, keys of cards and seeds are not logged."""
    caplog.set_level(logging.DEBUG)
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db")) as server:
        table = server.create("altay", seats=["human", "greedy"])
        keys = set()
        for _ in range(30):
            wait_until(lambda: table.state()["over"] or table.to_move() == 0)
            if table.state()["over"]:  # a greedy opponent may win early
                break
            keys.update(table.options())
            query = {"seat": 0, "key": table.options()[0], "version": table.state()["version"]}
            server.get(f"{table.path}/preview", table.tokens[0], **query)
            table.send("moves", 0, key="no:such:thing")
            table.play()
        with table.live(0) as socket:
            heard(socket, lambda state: True)
        server.get(table.path, "wrong-token-wrong-token")
    logged = "\n".join(
        record.getMessage()
        for record in caplog.records
        if record.name.startswith(("tabularium", "uvicorn", "litestar"))
    )
    assert "/preview 200" in logged
    secrets = [*table.tokens.values(), table.watch, "wrong-token", "no:such:thing", "seed"]
    secrets += [key for key in keys if ":" in key]
    assert not [secret for secret in secrets if secret in logged]


def test_tokens_are_stored_as_hashes(tmp_path):
    file = tmp_path / "tables.db"
    with Running(settings(db=f"sqlite:///{file}")) as server:
        table = server.create()
        table.play()
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in [*table.tokens.values(), table.watch]:
        assert token.encode() not in stored


def test_no_table_is_called_like_an_option(monkeypatch):
    """The owner of a server names it to a command."""
    monkeypatch.setattr(tokens.secrets, "token_urlsafe", lambda size: "--help"[:size])
    assert tokens.fresh_keys([]).table == "_-help"
    found = {tokens.derived_keys("secret", str(n), []).table[0] for n in range(500)}
    assert "-" not in found
    assert "_" in found
