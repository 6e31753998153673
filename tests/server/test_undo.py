"""Taking back: at once as far as nothing was shown, beyond it only if the others agree."""

import pytest

from server_support import heard, wait_until
from tabularium.server.errors import WouldCount

HOMES = {"5": "earthfolk 1", "2": "firefolk 1"}
# playing a card shows nothing; the end of a turn draws a new hand
POSITION = {
    "game": "altay",
    "seats": ["earthfolk", "firefolk"],
    "board": HOMES,
    "players": [{"hand": ["hunter", "village", "hunter"]}, {"hand": ["village", "village"]}],
}


def table_of(server, *seats, position=POSITION):
    answer = server.post("/api/tables", {"position": position, "seats": list(seats)})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return type(server.create())(server, made)


# the Tavern costs what the Romans do not have: after the Ruins of the Barbarians they must pass
TAVERN = {
    "game": "settlers",
    "seats": ["barbarians", "romans"],
    "round": 2,
    "players": [{"hand": ["ruins", "ruins"]}, {"hand": ["tavern"]}],
}
# all of them can build their Ruins, which cost nothing
RUINS = {
    **TAVERN,
    "seats": ["barbarians", "romans", "egyptians"],
    "players": [{"hand": ["ruins", "ruins"]}, {"hand": ["ruins", "ruins"]}, {"hand": ["ruins"]}],
}


@pytest.fixture
def duel(shared):
    return table_of(shared, "human", "human")


@pytest.fixture
def alone(shared):
    return table_of(shared, "human", "random")


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
    assert undo(alone, 0, offered["to"]).json()["error"] == "WouldCount"
    answer = undo(alone, 0, offered["to"], counted=True).json()
    assert (answer["moves"], answer["taken_back"], answer["asking"]) == (0, 1, None)


def test_those_at_one_screen_have_agreed(duel):
    duel.play("end")
    tokens = list(duel.tokens.values())
    version = duel.state()["version"]
    body = {"version": version, "request": "one-screen", "seat": 1, "to": 0, "counted": True}
    answer = duel.server.post(f"{duel.path}/undo", body, *tokens)
    assert answer.status_code == 200
    assert answer.json()["moves"] == 0


def test_a_finished_game_is_final(shared):
    table = shared.create("nations", seats=["random", "random"])
    wait_until(lambda: table.state()["over"], 60)
    human = table_of(shared, "human", "human")
    assert human.state(0)["over"] is False
    assert table.state()["undo"]["reason"] == "Only players take moves back."


def test_a_rival_who_had_to_pass(shared):
    """Nobody has shown anything, but now it is known that their card can do nothing."""
    table = table_of(shared, "human", "human", position=TAVERN)
    table.play("build:ruins")
    assert table.to_move() == 0
    assert "ask" not in table.state(0)["undo"]  # what takes long is not found out for every state
    answer = undo(table, 0, 0).json()
    assert (answer["moves"], answer["asking"]) == (1, {"seat": 0, "to": 0, "waiting": [1]})
    answer = table.send("answer", 1, agree=True).json()
    assert (answer["moves"], answer["taken_back"]) == (0, 1)


def test_a_rival_who_need_not_pass(shared):
    """That it is their turn tells that they can do something."""
    table = table_of(shared, "human", "human", "human", position=RUINS)
    table.play("build:ruins")
    assert table.to_move() == 1
    assert undo(table, 0, 0).json()["asking"]["waiting"] == [1, 2]


def test_a_rival_who_has_to_pass_as_everybody_knows(shared):
    """With no card in hand there is nothing to be learnt."""
    position = {**TAVERN, "players": [{"hand": ["ruins", "ruins"]}, {"hand": []}]}
    table = table_of(shared, "human", "human", position=position)
    table.play("build:ruins")
    assert table.to_move() == 0
    answer = undo(table, 0, 0).json()
    assert (answer["moves"], answer["asking"], answer["taken_back"]) == (0, None, 0)


def test_what_a_bot_answered_is_asked_of_the_other(shared):
    """A bot has shown what it can do: the other person, who has not moved, must agree."""
    table = table_of(shared, "human", "random", "human", position=RUINS)
    table.play("build:ruins")
    wait_until(lambda: table.to_move() == 2)
    assert table.state(0)["moves"] == 2
    answer = undo(table, 0, 0).json()
    assert (answer["moves"], answer["asking"]) == (2, {"seat": 0, "to": 0, "waiting": [2]})


def test_what_only_bots_could_mind_is_counted(shared):
    table = table_of(shared, "human", "random", "random", position=RUINS)
    table.play("build:ruins")
    wait_until(lambda: table.to_move() == 0)
    assert (
        "reason" not in table.state(0)["undo"]
    )  # what takes long is not found out for every state
    refused = undo(table, 0, 0)
    assert (refused.status_code, refused.json()["error"]) == (422, "WouldCount")
    assert refused.json()["message"].startswith("Something was shown or may have been learnt")
    assert table.state(0)["moves"] == 3
    answer = undo(table, 0, 0, counted=True).json()
    assert (answer["moves"], answer["asking"], answer["taken_back"]) == (0, None, 1)


@pytest.mark.parametrize(("hand", "asked"), [([], False), (["tavern"], True)])
def test_two_of_three_at_one_screen(shared, hand, asked):
    """What they show each other is no news to them; what the third can do is."""
    players = [*TAVERN["players"][:1], {"hand": []}, {"hand": hand}]
    position = {**RUINS, "players": players}
    table = table_of(shared, "human", "human", "human", position=position)
    table.play("build:ruins")
    body = {"version": 1, "request": "one-screen", "seat": 0, "to": 0}
    answer = shared.post(f"{table.path}/undo", body, table.tokens[0], table.tokens[1]).json()
    assert answer["asking"] == ({"seat": 0, "to": 0, "waiting": [2]} if asked else None)
    assert answer["moves"] == int(asked)


def test_an_undo_sent_twice_is_one(shared):
    table = table_of(shared, "human", "human", position=TAVERN)
    table.play("build:ruins")
    version = table.state()["version"]
    answers = [undo(table, 0, 0, version=version, request="sent-twice") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[0].json()["asking"] == answers[1].json()["asking"]


def test_sockets_hear_shorter_logs(duel):
    with duel.live(1) as socket:
        first = heard(socket, lambda state: state["version"] == 0)
        duel.play("play:hunter:food")
        longer = heard(socket, lambda state: state["version"] == 1)
        assert longer["log"]["from"] == len(first["log"]["lines"])
        undo(duel, 0, 0)
        shorter = heard(socket, lambda state: state["version"] == 2)
        assert shorter["log"] == {"from": len(first["log"]["lines"]), "lines": []}


def test_the_client_agrees_to_be_counted(shared):
    table = shared.client().create(seats=["human", "random", "random"], position=RUINS)
    me = table.seat(0)
    me.play("build:ruins")
    me.wait(timeout=30)
    with pytest.raises(WouldCount):
        me.undo()
    me.undo(counted=True)
    assert (me.state["moves"], me.state["taken_back"]) == (0, 1)
    me.close()
