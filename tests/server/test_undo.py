"""Taking back: at once as far as nothing was shown, beyond it only if the others agree."""

import pytest

from server_support import heard, wait_until

HOMES = {"5": "earthfolk 1", "2": "firefolk 1"}
# playing a card shows nothing; the end of a turn draws a new hand
POSITION = {
    "game": "altay",
    "seats": ["earthfolk", "firefolk"],
    "board": HOMES,
    "players": [{"hand": ["hunter", "village", "hunter"]}, {"hand": ["village", "village"]}],
}


def altay(server, *seats):
    answer = server.post("/api/tables", {"position": POSITION, "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return type(server.create())(server, made)


@pytest.fixture
def duel(shared):
    return altay(shared, "human", "human")


@pytest.fixture
def alone(shared):
    return altay(shared, "human", "random")


def undo(table, seat, to, **more):
    return table.send("undo", seat, to=to, **more)


def test_nothing_to_take_back(duel):
    assert duel.state(0)["undo"] == {"reason": "There is nothing to undo."}
    assert undo(duel, 0, 0).status_code == 422
    assert undo(duel, 0, 5).status_code == 422


def test_own_moves_that_showed_nothing(duel):
    before = duel.state(0)
    duel.play("play:hunter:food")
    offered = duel.state(0)["undo"]
    assert offered == {"to": 0, "text": "Play Hunter: gain 1 food"} or offered["to"] == 0
    assert "ask" not in offered and offered["text"]
    answer = undo(duel, 0, 0)
    assert answer.status_code == 200
    after = answer.json()
    assert (after["version"], after["moves"]) == (2, 0)
    for part in ("view", "decision", "scores", "undo"):
        assert after[part] == before[part]
    assert duel.state(0)["log"] == before["log"]
    assert after["taken_back"] == 0


def test_several_own_moves_at_once(duel):
    duel.play("play:hunter:food")
    duel.play("play:hunter:food")
    assert duel.state(0)["undo"]["to"] == 1
    assert undo(duel, 0, 0).json()["moves"] == 0


def test_undo_across_a_draw_needs_the_other(duel):
    duel.play("play:hunter:food")
    duel.play("end")
    assert duel.to_move() == 1
    offered = duel.state(0)["undo"]
    assert offered["ask"] is True
    assert offered["reason"] == "Something has been shown since: the others must agree."
    answer = undo(duel, 0, offered["to"])
    assert answer.status_code == 200
    assert answer.json()["moves"] == 2
    assert answer.json()["asking"] == {"seat": 0, "to": 1, "waiting": [1]}
    # one question at a time, and only to those who are asked
    assert undo(duel, 0, 0).status_code == 422
    assert duel.send("answer", 0, agree=True).json()["error"] == "NotPossible"
    answer = duel.send("answer", 1, agree=True)
    assert (answer.json()["moves"], answer.json()["asking"]) == (1, None)
    assert answer.json()["taken_back"] == 1


def test_a_no_leaves_everything_as_it_was(duel):
    duel.play("end")
    undo(duel, 0, 0)
    answer = duel.send("answer", 1, agree=False).json()
    assert (answer["moves"], answer["asking"], answer["taken_back"]) == (1, None, 0)
    assert duel.send("answer", 1, agree=True).status_code == 422


def test_a_move_is_a_no_as_well(duel):
    duel.play("end")
    undo(duel, 0, 0)
    assert duel.play()["asking"] is None


def test_who_leaves_is_not_waited_for(duel):
    duel.play("end")
    undo(duel, 0, 0)
    answer = duel.send("seat", 1, action="leave", bot="random")
    assert (answer.json()["moves"], answer.json()["asking"]) == (0, None)


def test_a_move_of_the_other_is_not_taken_back_without_asking(shared):
    """Faction picks show nothing, but they are the other's."""
    table = shared.create()
    first = table.to_move()
    table.play(0)
    table.play(0)
    state = table.state(first)
    assert state["undo"]["to"] == 0
    answer = undo(table, first, 0)
    assert answer.json()["asking"]["waiting"] == [1 - first]
    assert answer.json()["moves"] == 2


def test_only_own_moves(duel):
    duel.play("play:hunter:food")
    assert undo(duel, 1, 0).json()["error"] == "NotPossible"


def test_a_double_clicked_undo(duel):
    duel.play("play:hunter:food")
    duel.play("play:hunter:food")
    version = duel.state()["version"]
    first = undo(duel, 0, 1, version=version, request="double-click")
    second = undo(duel, 0, 1, version=version, request="double-click")
    assert first.status_code == second.status_code == 200
    assert first.json()["moves"] == second.json()["moves"] == 1
    # two clicks with keys of their own: the second is too late, and the first move stays
    late = undo(duel, 0, 0, version=version)
    assert late.status_code == 409
    assert late.json()["state"]["moves"] == 1


@pytest.mark.slow
def test_against_bots_a_shown_card_is_marked(alone):
    alone.play("end")
    wait_until(lambda: alone.state()["decision"]["seat"] == 0)
    offered = alone.state(0)["undo"]
    assert "ask" not in offered
    assert offered["reason"].startswith("Something has been shown since; the result will say")
    answer = undo(alone, 0, offered["to"]).json()
    assert (answer["moves"], answer["taken_back"], answer["asking"]) == (0, 1, None)


def test_those_at_one_screen_have_agreed(duel):
    duel.play("end")
    tokens = list(duel.tokens.values())
    version = duel.state()["version"]
    body = {"version": version, "request": "one-screen", "seat": 1, "to": 0}
    answer = duel.server.post(f"{duel.path}/undo", body, *tokens)
    assert answer.status_code == 200
    assert answer.json()["moves"] == 0


def test_a_finished_game_is_final(shared):
    table = shared.create("nations", seats=["random", "random"])
    wait_until(lambda: table.state()["over"], 60)
    human = altay(shared, "human", "human")
    assert human.state(0)["over"] is False
    assert table.state()["undo"]["reason"] == "Only players take moves back."


def test_sockets_hear_shorter_logs(duel):
    with duel.live(1) as socket:
        first = heard(socket, lambda state: state["version"] == 0)
        duel.play("play:hunter:food")
        longer = heard(socket, lambda state: state["version"] == 1)
        assert longer["log"]["from"] == len(first["log"]["lines"])
        undo(duel, 0, 0)
        shorter = heard(socket, lambda state: state["version"] == 2)
        assert shorter["log"] == {"from": len(first["log"]["lines"]), "lines": []}
