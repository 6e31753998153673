"""Changes that come twice, too late, from the wrong side: each is answered, none is lost."""

import threading
import time
import uuid

from tabularium.server.ledger import REMEMBERED


def test_the_same_submit_twice_a_millisecond_apart(server):
    table = server.create()
    seat = table.to_move()
    version = table.state()["version"]
    body = {
        "version": version,
        "request": str(uuid.uuid4()),
        "seat": seat,
        "key": table.options()[0],
    }
    answers = []

    def submit():
        answers.append(server.post(f"{table.path}/moves", body, table.tokens[seat]))

    threads = [threading.Thread(target=submit) for _ in range(2)]
    for thread in threads:
        thread.start()
        time.sleep(0.001)
    for thread in threads:
        thread.join()
    assert [answer.status_code for answer in answers] == [200, 200]
    assert [answer.json()["version"] for answer in answers] == [version + 1] * 2
    assert [answer.json()["moves"] for answer in answers] == [1, 1]


def test_the_same_request_much_later_changes_nothing(server):
    table = server.create()
    seat = table.to_move()
    body = {"request": "same-request", "key": table.options()[0], "version": 0}
    assert table.send("moves", seat, **body).json()["moves"] == 1
    table.play()
    again = table.send("moves", seat, **body)
    assert again.status_code == 200
    assert again.json()["moves"] == 2


def test_a_request_of_long_ago_changes_nothing(shared):
    """What it led to is forgotten, but not that it came."""
    table = shared.create()
    for number in range(REMEMBERED + 1):
        table.send("chat", 0, request=f"words-number-{number}", text="and so on")
    before = table.state(0)["version"]
    assert before == REMEMBERED + 1
    assert table.send("chat", 0, request="words-number-0", text="and so on").status_code == 200
    assert table.state(0)["version"] == before


def test_a_request_key_is_not_for_two_things(shared):
    table = shared.create()
    seat = table.to_move()
    first, other = table.options()[:2]
    table.send("moves", seat, request="one-request", key=first)
    answer = table.send("moves", seat, request="one-request", key=other)
    assert answer.status_code == 422
    assert answer.json()["error"] == "RequestReused"
    answer = table.send("chat", seat, request="one-request", text="hello")
    assert answer.json()["error"] == "RequestReused"


def test_two_tabs(server):
    """Both tabs of a seat see the first one's move; the second one's comes too late."""
    table = server.create()
    seat = table.to_move()
    first, other = table.options()[:2]
    version = table.state()["version"]
    assert table.send("moves", seat, version=version, key=first).status_code == 200
    answer = table.send("moves", seat, version=version, key=other)
    assert answer.status_code == 409
    assert answer.json()["error"] == "Stale"
    assert answer.json()["state"]["version"] == version + 1
    assert table.state()["moves"] == 1


def test_stale_and_impossible_versions(shared):
    table = shared.create()
    table.play()
    seat = table.to_move()
    key = table.options()[0]
    for version in (0, 2, 99):
        answer = table.send("moves", seat, version=version, key=key)
        assert answer.status_code == 409
        state = answer.json()["state"]
        assert (state["version"], state["viewer"]) == (1, seat)
        # the fresh state is whole: it can be played on from
        assert state["log"]["from"] == 0
        assert key in [option["key"] for option in state["decision"]["options"]]


def test_a_move_out_of_turn(shared):
    table = shared.create()
    other = 1 - table.to_move()
    answer = table.send("moves", other, key=table.options()[0])
    assert answer.status_code == 409
    assert answer.json()["error"] == "NotYourTurn"
    assert "options" not in answer.json()["state"]["decision"]


def test_an_unknown_key(shared):
    table = shared.create()
    answer = table.send("moves", table.to_move(), key="fly:to:the:moon")
    assert answer.status_code == 422
    assert answer.json()["error"] == "IllegalMove"
    assert "fly:to:the:moon" in answer.json()["message"]
    assert table.state()["moves"] == 0


def test_another_seat_s_token(shared):
    table = shared.create()
    seat = table.to_move()
    answer = table.send("moves", seat, token=table.tokens[1 - seat], key=table.options()[0])
    assert answer.status_code == 403
    assert answer.json()["error"] == "NotAllowed"
    assert "options" not in answer.text and "state" not in answer.json()


def test_no_token_and_strange_tokens(shared):
    table = shared.create()
    other = shared.create()
    for path in (table.path, "/api/tables/nothing"):
        assert shared.get(path).status_code == 401
        # a table that is not to be seen looks like one that does not exist
        for token in ("nonsense", other.tokens[0]):
            answer = shared.get(path, token)
            assert answer.status_code == 404
            assert answer.json()["error"] == "NoSuchTable"
    answer = shared.http.get(table.path, headers={"Authorization": "Basic abc"})
    assert answer.status_code == 401


def test_a_spectator_cannot_move(shared):
    table = shared.create()
    seat = table.to_move()
    answer = table.send("moves", seat, token=table.watch, key=table.options()[0])
    assert answer.status_code == 403
    state = table.state(None)
    assert state["viewer"] is None and state["open"] == []
    assert "options" not in state["decision"]
    assert "hand" not in state["view"]


def test_two_seats_at_one_screen(shared):
    table = shared.create()
    tokens = list(table.tokens.values())
    for _ in range(6):
        state = shared.get(table.path, *tokens).json()
        assert state["open"] == [0, 1]
        assert state["viewer"] == state["decision"]["seat"] == state["view"]["seat"]
        table.play()


def test_errors_are_told_in_the_language_asked_for(shared):
    table = shared.create()
    body = {"version": 7, "request": "abcdefgh", "seat": 0, "key": "x"}
    said = {
        lang: shared.post(f"{table.path}/moves?lang={lang}", body, table.tokens[0]).json()
        for lang in ("en", "pl", "hu")
    }
    assert said["en"]["message"] == "The table has moved on: version 7 was seen, it is 0 now."
    assert said["pl"]["message"].startswith("Gra przy stole poszła dalej")
    assert said["hu"]["message"].startswith("Az asztalnál továbbment a játék")
    assert said["pl"]["state"]["lang"] == "pl"
    answer = shared.get(table.path, table.tokens[0], lang="xx")
    assert (answer.status_code, answer.json()["error"]) == (400, "UnknownLanguage")
