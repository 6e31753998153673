"""Several things chosen at once, over the network: all of it or nothing."""

import pytest

import tabularium as tb
from server_support import Running, settings

# seat 0 attacks with strength 7; seat 1 can defend with Warrior, Cavalry and Chariot: 1 + 1 + 2 + 3
POSITION = {
    "game": "altay",
    "seats": ["earthfolk", "smallfolk"],
    "board": {"5": "earthfolk 4", "17": "smallfolk 1"},
    "players": [
        {"hand": ["chariot", "hunter"]},
        {"hand": ["cavalry", "chariot", "warrior", "hunter"]},
    ],
}
STRONGEST_FIRST = ["play:chariot:defence", "play:cavalry:defence", "play:warrior:defence"]


def attacked(server, *seats):
    made = server.post("/api/tables", {"position": POSITION, "seats": list(seats)}).json()
    table = type(server.create())(server, made)
    assert table.send("moves", 0, key="attack:5:17").status_code == 200
    assert table.send("moves", 1, key="fight").status_code == 200
    return table


@pytest.fixture
def table(shared):
    return attacked(shared, "human", "human")


def weigh(table, seat, keys, **more):
    asked = {"seat": seat, "version": table.state(seat)["version"], "keys": " ".join(keys), **more}
    return table.server.get(f"{table.path}/set", table.tokens[seat], **asked)


def test_who_is_asked_is_told_the_set_and_nobody_else(table):
    told = table.state(1)["decision"]["set"]
    assert [(member["key"], member["most"], member["worth"]) for member in told["members"]] == [
        ("play:warrior:defence", 1, 1),
        ("play:cavalry:defence", 1, 2),
        ("play:chariot:defence", 1, 3),
    ]
    assert (told["least"], told["most"], told["given"]) == (0, 3, [])
    assert "set" not in table.state(0)["decision"]


def test_the_strongest_card_first_wins_as_well(table):
    answer = table.send("set", 1, keys=STRONGEST_FIRST)
    assert answer.status_code == 200
    lines = [line["text"] for line in answer.json()["log"]["lines"]]
    assert "The battle is a tie; nothing happens." in lines
    assert answer.json()["version"] == 3  # one entry
    assert answer.json()["moves"] == 5  # three picks


def test_what_a_choice_leads_to_is_told_before_it_is_made(table):
    told = weigh(table, 1, STRONGEST_FIRST[:2]).json()
    assert told["do"] == "Defend with Cavalry and Chariot: strength 6"
    assert told["outcome"].startswith("Strength 6 against 7: the attacker wins")
    assert "problem" not in told
    assert weigh(table, 1, [], lang="pl").json()["outcome"].startswith("Siła 1 przeciwko 7")
    assert table.state(1)["moves"] == 2


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ([STRONGEST_FIRST[0]] * 2, "more often than it is there"),
        (["play:chariot:attack"], "cannot be chosen here"),
        (["end"], "cannot be chosen here"),
        (["done"], "cannot be chosen here"),
    ],
)
def test_a_wrong_choice_changes_nothing(table, keys, reason):
    answer = table.send("set", 1, keys=keys)
    assert (answer.status_code, answer.json()["error"]) == (422, "IllegalMove")
    assert reason in answer.json()["message"]
    assert table.state(1)["version"] == 2
    if keys != [STRONGEST_FIRST[0]] * 2:
        assert weigh(table, 1, keys).status_code == 422


@pytest.mark.parametrize("keys", ["end", [1], [None], {"a": 1}, ["x"] * 201, [""]])
def test_a_body_of_the_wrong_shape(table, keys):
    answer = table.send("set", 1, keys=keys)
    assert answer.status_code == 400
    assert table.state(1)["version"] == 2


def test_another_seat_and_an_old_version(table):
    answer = table.send("set", 0, keys=STRONGEST_FIRST)
    assert (answer.status_code, answer.json()["error"]) == (409, "NotYourTurn")
    answer = table.send("set", 1, keys=STRONGEST_FIRST, version=1)
    assert (answer.status_code, answer.json()["error"]) == (409, "Stale")
    answer = table.send("set", 1, keys=STRONGEST_FIRST, token=table.tokens[0])
    assert answer.status_code == 403
    assert weigh(table, 0, STRONGEST_FIRST).status_code == 409
    assert weigh(table, 1, STRONGEST_FIRST, version=1).status_code == 409
    assert table.state(1)["version"] == 2


def test_a_question_of_one_thing_is_no_set(shared):
    table = shared.create()
    seat = table.to_move()
    answer = table.send("set", seat, keys=[table.options()[0]])
    assert (answer.status_code, answer.json()["error"]) == (422, "IllegalMove")
    assert "one option" in answer.json()["message"]
    assert weigh(table, seat, []).status_code == 422


def test_the_same_request_twice_is_one_set(table):
    for _ in range(2):
        answer = table.send("set", 1, keys=STRONGEST_FIRST, version=2, request="same-request")
        assert (answer.status_code, answer.json()["moves"]) == (200, 5)
    answer = table.send("set", 1, keys=[], request="same-request")
    assert answer.json()["error"] == "RequestReused"


def test_a_set_is_taken_back_as_one(server):
    position = {
        "game": "settlers",
        "seats": ["barbarians", "romans"],
        "players": [
            {
                "hand": [],
                "empire": ["barter"],
                "goods": {"wood": 1, "stone": 1, "gold": 1, "worker": 2},
            },
            {"hand": []},  # so that everybody knows they must pass
        ],
    }
    made = server.post("/api/tables", {"position": position, "seats": ["human", "human"]}).json()
    table = type(server.create())(server, made)
    table.send("moves", 0, key="use:barter")
    before = table.state(0)["view"]
    state = table.send("set", 0, keys=["gold", "wood"]).json()
    assert state["moves"] == 3
    assert state["undo"]["to"] == 1
    assert state["undo"]["text"] == "Pay 1 wood and 1 gold"
    # the middle of it is its beginning
    assert table.send("undo", 0, to=2).json()["moves"] == 1
    assert table.state(0)["view"] == before
    state = table.send("set", 0, keys=["gold", "wood"]).json()
    assert table.send("undo", 0, to=1).status_code == 200
    assert table.state(0)["view"] == before
    # and what was chosen before is a choice again, made anew
    answer = table.send("set", 0, keys=["gold", "wood"], version=state["version"])
    assert answer.json()["error"] == "Stale"
    assert table.send("set", 0, keys=["gold", "stone"]).status_code == 200


@pytest.mark.slow
def test_a_set_is_there_after_a_restart(database):
    with Running(settings(db=database)) as server:
        table = attacked(server, "human", "human")
        table.send("set", 1, keys=STRONGEST_FIRST)
        before = table.state(0)
    with Running(settings(db=database)) as server:
        table.server = server
        after = table.state(0)
    assert after["log"] == before["log"]
    assert (after["version"], after["moves"]) == (3, 5)


def test_the_client_chooses_several(shared):
    table = shared.client().create(position=POSITION, seats=["human", "human"])
    table.seat(0).play("attack:5:17")
    me = table.seat(1)
    me.play("fight")
    question = me.wait(10).set
    assert [member.key for member in question.members] == list(reversed(STRONGEST_FIRST))
    assert me.weigh_set(STRONGEST_FIRST)["outcome"].startswith("Strength 7 against 7: a tie")
    me.play_set(STRONGEST_FIRST)
    assert me.state["moves"] == 5


@pytest.mark.parametrize(
    "keys", ["", {}, b"", {"a": 2}, None, 3, [None], [["x"]], ["\ud800"], ["a b"]]
)
def test_the_client_refuses_what_is_no_list_of_keys(shared, keys):
    table = shared.client().create(position=POSITION, seats=["human", "human"])
    table.seat(0).play("attack:5:17")
    me = table.seat(1)
    me.play("fight")
    me.wait(10)
    for ask in (me.play_set, me.weigh_set):
        with pytest.raises(tb.IllegalMove):
            ask(keys)
    assert me.state["moves"] == 2


def test_what_is_asked_twice_says_so(table):
    asked = {"seat": 1, "version": table.state(1)["version"]}
    twice = {**asked, "keys": ["play:warrior:defence", "play:cavalry:defence"]}
    answer = table.server.get(f"{table.path}/set", table.tokens[1], **twice)
    assert answer.status_code == 400
    assert "more than once" in answer.json()["message"]


def test_options_and_members_say_what_they_are_about(shared):
    made = shared.post("/api/tables", {"position": POSITION, "seats": ["human"] * 2}).json()
    table = type(shared.create())(shared, made)
    options = {one["key"]: one["about"] for one in table.state(0)["decision"]["options"]}
    assert options["attack:5:17"] == [
        {"zone": "board", "name": "5"},
        {"zone": "board", "name": "17", "part": "hit"},
    ]
    assert options["play:hunter:food"] == [{"zone": "hand", "name": "hunter", "seat": 0}]
    assert options["end"] == []
    assert table.send("moves", 0, key="attack:5:17").status_code == 200
    assert table.send("moves", 1, key="fight").status_code == 200
    members = table.state(1)["decision"]["set"]["members"]
    assert members[0]["about"] == [{"zone": "hand", "name": "warrior", "seat": 1}]
