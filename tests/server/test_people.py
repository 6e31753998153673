"""People come, go, speak and take names."""

import pytest

from server_support import heard, wait_until


@pytest.mark.slow
def test_a_leaver_is_played_by_a_bot(server):
    table = server.create("settlers", seats=["human", "human"])
    seat = table.to_move()
    answer = table.send("seat", seat, action="leave")
    assert answer.status_code == 200
    assert answer.json()["seats"][seat]["bot"] == "greedy"
    assert answer.json()["seats"][seat]["who"] == "human"
    wait_until(lambda: table.state()["moves"] > 0)
    wait_until(lambda: table.to_move() == 1 - seat)
    # the bot plays on, the other one is not kept waiting
    table.play()
    back = table.send("seat", seat, action="return")
    assert back.status_code == 200
    assert back.json()["seats"][seat]["bot"] is None
    wait_until(lambda: table.state()["decision"] is not None)


def test_who_comes_back_moves_again(shared):
    table = shared.create()
    seat = 1 - table.to_move()
    assert table.send("seat", seat, action="leave", bot="random").status_code == 200
    assert table.send("seat", seat, action="leave").json()["error"] == "NotPossible"
    assert table.send("seat", seat, action="return").status_code == 200
    assert table.send("seat", seat, action="return").json()["error"] == "NotPossible"
    table.play()
    if table.to_move() == seat:
        table.play()


def test_a_leaver_names_a_bot_that_exists(shared):
    table = shared.create()
    answer = table.send("seat", 0, action="leave", bot="deep thought")
    assert (answer.status_code, answer.json()["error"]) == (422, "UnknownBot")


def test_a_leaver_may_move_only_after_coming_back(shared):
    """The bot decides; the person's token still opens the view."""
    table = shared.create()
    seat = table.to_move()
    key = table.options()[0]
    table.send("seat", seat, action="leave", bot="random")
    wait_until(lambda: table.state()["moves"] > 0)
    answer = table.send("moves", seat, version=0, key=key)
    assert answer.status_code == 409
    assert table.state(seat)["viewer"] == seat


def test_names(shared):
    table = shared.create(seats=[{"who": "human", "name": "Ada"}, "human"])
    assert [seat["name"] for seat in table.state()["seats"]] == ["Ada", ""]
    assert table.send("seat", 1, action="rename", name="Béla Łoś").status_code == 200
    assert [seat["name"] for seat in table.state()["seats"]] == ["Ada", "Béla Łoś"]
    answer = table.send("seat", 0, token=table.tokens[1], action="rename", name="Eve")
    assert answer.status_code == 403


@pytest.mark.parametrize("lang", ["en", "pl", "hu"])
def test_who_leads_no_faction_is_spoken_of_by_the_name_given(shared, lang):
    """In the log, in reasons, and on every screen anew when the name changes."""
    seats = [{"who": "human", "name": "Zsófia"}, {"who": "human", "name": "Łucja"}]
    table = shared.create("imperium", seats)
    seat = table.to_move()
    mover, other = (seats[one]["name"] for one in (seat, 1 - seat))
    first = table.state(0, lang=lang)["log"]["lines"][0]["text"]
    assert mover in first or other in first

    def why():
        asked = {"seat": 1 - seat, "thing": f"action@{1 - seat}:end", "lang": lang}
        answer = shared.get(f"{table.path}/why", table.tokens[1 - seat], **asked)
        assert answer.status_code == 200, answer.text
        return answer.json()["text"]

    assert mover in why()
    with table.live(1 - seat, lang) as socket:
        heard(socket, lambda state: True)
        for one in (0, 1):
            table.send("seat", one, action="rename", name=f"Nowak {one}")
        told = heard(socket, lambda state: "Nowak 1" in str(state["seats"]))
        assert told["log"]["from"] == 0
        assert "Nowak" in told["log"]["lines"][0]["text"]
    assert f"Nowak {seat}" in why()
    # without a name it is the letter of the seat, and a faction goes before either
    table.send("seat", seat, action="rename", name="")
    assert "AB"[seat] in why()
    while table.state()["log"]["lines"][0]["text"] == first or table.state()["moves"] < 2:
        table.play()
    assert "Nowak" not in table.state(lang=lang)["log"]["lines"][0]["text"]


HOSTILE = [
    "<script>alert(1)</script>",
    "'; DROP TABLE entries; --",
    "{ $problem } ‹x›",
    "%s %n {0}",
    "🏛️ 文明 العربية",
]
REFUSED = ["a\nb", "\x00", "\x1b[31mred", "\u202egnp.exe", "\u2028", "x\x7f", "\ufeff"]


@pytest.mark.parametrize("text", HOSTILE)
def test_what_people_write_comes_out_as_it_went_in(shared, text):
    table = shared.create()
    assert table.send("seat", 0, action="rename", name=text).status_code == 200
    assert table.send("chat", 0, text=text).status_code == 200
    state = table.state()
    assert state["seats"][0]["name"] == text
    assert [(line["name"], line["text"]) for line in state["chat"]["lines"]] == [(text, text)]


@pytest.mark.parametrize("text", [*REFUSED, "x" * 501])
def test_what_nobody_may_write(shared, text):
    table = shared.create()
    assert table.send("chat", 0, text=text).json()["error"] == "BadBody"
    assert table.send("seat", 0, action="rename", name=text).json()["error"] == "BadBody"
    assert table.state()["version"] == 0


def test_names_are_short_and_chat_is_not_empty(shared):
    table = shared.create()
    assert table.send("seat", 0, action="rename", name="x" * 41).status_code == 400
    for text in ("", "   "):
        assert table.send("chat", 0, text=text).status_code == 400


def test_chat_reaches_everybody_and_needs_no_version(shared):
    table = shared.create()
    with table.live(1) as socket:
        heard(socket, lambda state: state["version"] == 0)
        table.send("chat", 0, text="hello")
        table.send("chat", None, text="hello from the bank")
        state = heard(socket, lambda state: state["version"] == 2)
    said = table.state()["chat"]["lines"]
    assert [(line["seat"], line["text"]) for line in said] == [
        (0, "hello"),
        (None, "hello from the bank"),
    ]
    assert state["chat"]["lines"][-1] == said[-1]
    assert state["chat"]["from"] + len(state["chat"]["lines"]) == 2
    # no move is lost by it
    assert state["moves"] == 0


def test_chat_and_names_do_not_make_a_move_stale(shared):
    table = shared.create()
    seat = table.to_move()
    key = table.options()[0]
    table.send("chat", 1 - seat, text="take your time")
    table.send("seat", 1 - seat, action="rename", name="Bo")
    assert table.send("moves", seat, version=0, key=key).status_code == 200
    # but a move does
    assert table.send("undo", seat, version=2, to=0).status_code == 409


def test_who_wants_to_leave_is_never_too_late(shared):
    table = shared.create()
    table.play()
    answer = table.send("seat", 0, version=0, action="rename", name="Bo")
    assert answer.status_code == 200
    assert table.send("seat", 0, version=99, action="rename", name="Bo").status_code == 409


def test_here(shared):
    table = shared.create()
    assert [seat["here"] for seat in table.state()["seats"]] == [False, False]
    with table.live(1) as one:
        heard(one, lambda state: state["seats"][1]["here"])
        with table.live(0):
            state = heard(one, lambda state: state["seats"][0]["here"])
            assert state["version"] == 0
        heard(one, lambda state: not state["seats"][0]["here"])
    wait_until(lambda: not any(seat["here"] for seat in table.state()["seats"]))


@pytest.mark.parametrize("lang, name", [("en", "easy"), ("pl", "łatwy"), ("hu", "könnyű")])
def test_who_decides_is_said_in_words(shared, lang, name):
    table = shared.create("altay", ["human", "easy"])
    seats = table.state(0, lang=lang)["seats"]
    assert [seat["bot_name"] for seat in seats] == [None, name]
