"""Heads of requests that are none of a browser's: each is refused with a clear answer."""

import time

import httpx
import pytest

from server_support import Running, settings
from tabularium.kernel.errors import TabulariumError
from tabularium.server.addresses import Proxies, household, shortened
from tabularium.server.errors import CannotStart, TooMany
from tabularium.server.gate import TOKENS, tokens_in
from tabularium.server.preparing import check_origins, check_proxies
from tabularium.server.rate import Rate
from tabularium.server.route import route_of
from tabularium.server.visitor import Visitor, charge


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "null", "", "http://", "//x", "http://\u0141", "[" * 1000]
)
def test_an_origin_that_is_none(shared, origin):
    answer = shared.http.post(
        "/api/tables",
        json={"game": "altay"},
        headers=[
            (b"Origin", origin.encode("utf-8")),
        ],
    )
    assert (answer.status_code, answer.json()["error"]) == (403, "NotAllowed")


LONG = "x" * 300


@pytest.mark.parametrize(
    "path",
    [
        f"/{LONG}",
        f"/api/{LONG}",
        f"/api/games/{LONG}",
        f"/api/games/{LONG}/cards",
        f"/api/tables/{LONG}",
        "/api/tables/a%00b",
        "/api/games/%00",
        "/%00",
        "/t/%0a",
        "/" + "a/" * 5000,
        "/api/tables/%ff%fe",
        "/api/tables/%ed%a0%80",
    ],
)
def test_a_path_that_leads_nowhere(shared, path):
    token = {"Authorization": "Bearer nobody"}
    for headers in ({}, token):
        answer = shared.http.get(path, headers=headers)
        assert answer.status_code in (401, 404, 422), answer.text
        assert answer.json()["error"] in ("NotFound", "NoSuchTable", "UnknownGame", "NoToken")


def test_too_many_tokens(shared):
    table = shared.create()
    several = [table.tokens[0], *["x"] * (TOKENS - 1)]
    assert shared.get(table.path, *several).status_code == 200
    for many in (TOKENS + 1, 300):
        answer = shared.get(table.path, *several, *["x"] * (many - TOKENS))
        assert (answer.status_code, answer.json()["error"]) == (400, "BadBody")


def test_ten_thousand_tokens_empty_nobodys_bucket(tmp_path):
    """They made the server forget who had asked how often."""
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", token_rate=1.0)
    with Running(chosen) as server:
        table = server.create()
        for _ in range(2):
            assert server.get(table.path, table.tokens[0]).status_code == 200
        many = ",".join(f"{number:x}" for number in range(3000))
        told = httpx.get(
            f"{server.address}{table.path}", headers={"Authorization": f"Bearer {many}"}
        )
        assert told.status_code == 400
        assert server.get(table.path, table.tokens[0]).status_code == 429


def test_tokens_are_counted_without_reading_all_of_them():
    began = time.perf_counter()
    with pytest.raises(TabulariumError):
        tokens_in("Bearer " + "," * 10_000_000)
    assert time.perf_counter() - began < 1


def test_two_headers_where_one_would_be_read(shared):
    table = shared.create()
    headers = [("Authorization", "Bearer nobody"), ("Authorization", f"Bearer {table.watch}")]
    answer = shared.http.get(table.path, headers=headers)
    assert answer.status_code == 400
    assert "authorization" in answer.json()["message"]


def test_too_many_questions(shared):
    answer = shared.get("/api/site?" + "a=1&" * 2000)
    assert (answer.status_code, answer.json()["error"]) == (400, "BadBody")


def test_a_head_that_is_too_long(shared):
    answer = shared.http.get("/api/site", headers={"X-More": "x" * 100_000})
    assert (answer.status_code, answer.json()["error"]) == (400, "BadBody")


# who asks ---------------------------------------------------------------------------------------

CHAIN = ["203.0.113.9, 198.51.100.7", "10.0.0.2"]


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "asker"),
    [
        ([], "127.0.0.1", ["203.0.113.9"], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        (["127.0.0.1"], "192.0.2.1", ["203.0.113.9"], "192.0.2.1"),
        # the right-most that is no proxy: what stands before it was said by a stranger
        (["127.0.0.1", "10.0.0.0/8"], "127.0.0.1", CHAIN, "198.51.100.7"),
        (["127.0.0.1"], "127.0.0.1", CHAIN, "10.0.0.2"),
        (["127.0.0.1"], "127.0.0.1", [], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["nonsense"], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["203.0.113.9, unknown"], "127.0.0.1"),
        (["127.0.0.1"], "127.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        (["::1"], "::1", ['"[2001:db8::1]:4711"'], "2001:db8::1"),
        (["127.0.0.0/8"], "::ffff:127.0.0.1", ["::ffff:203.0.113.9"], "203.0.113.9"),
        (["0.0.0.0/0"], "192.0.2.1", ["203.0.113.9"], "203.0.113.9"),
    ],
)
def test_who_asks(proxies, peer, forwarded, asker):
    assert Proxies(proxies).asker(peer, forwarded) == asker


def test_a_very_long_chain_is_no_work():
    began = time.perf_counter()
    Proxies(["0.0.0.0/0"]).asker("192.0.2.1", ["192.0.2.2," * 100_000])
    assert time.perf_counter() - began < 0.5


def asked(server, number, forwarded=None):
    headers = {} if forwarded is None else {"X-Forwarded-For": forwarded}
    return [server.http.get("/api/site", headers=headers).status_code for _ in range(number)]


def test_nobody_is_believed_who_is_no_proxy(tmp_path):
    """500 of 500 passed, each as somebody else, from the very machine."""
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", address_rate=2.0)
    with Running(chosen) as server:
        found = [asked(server, 1, f"203.0.113.{number}")[0] for number in range(50)]
        assert found.count(429) > 30


def test_behind_a_proxy_everybody_has_a_share_of_their_own(tmp_path):
    db = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=db, address_rate=2.0, proxies=("127.0.0.1",))) as server:
        assert asked(server, 20, "203.0.113.1").count(429) > 5
        assert asked(server, 4, "203.0.113.2") == [200] * 4
        # who is counted together: 2^64 addresses of one connection
        found = [asked(server, 1, f"2001:db8::{number}")[0] for number in range(20)]
        assert found.count(429) > 5
        assert asked(server, 1, "2001:db8:0:1::1") == [200]


def test_households():
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2::") == "2001:db8:1:2::/64"
    assert household("::ffff:192.0.2.1") == "192.0.2.1"
    assert household("testclient") == "testclient"
    assert shortened("192.0.2.77") == "192.0.2.0/24"
    assert shortened("2001:db8:1:2::3") == "2001:db8:1::/48"
    assert shortened("nobody") == "?"


@pytest.mark.parametrize(
    "origin",
    [
        "foo",
        "play.example",
        "https://",
        "https://play.example/",
        "https://play.example/t",
        "ftp://x",
        "https://me@x",
        "https://x:port",
        "http://[",
        "HTTPS://x",
        "https://x?y",
        "*",
    ],
)
def test_an_origin_that_cannot_be_allowed(origin):
    with pytest.raises(CannotStart) as refused:
        check_origins(["https://play.example", origin])
    assert origin in refused.value.text("en")
    assert "\n" not in refused.value.text("en")


@pytest.mark.parametrize(
    "origin", ["https://play.example", "http://localhost:5173", "http://[::1]"]
)
def test_an_origin_that_can_be_allowed(origin):
    check_origins([origin])


@pytest.mark.parametrize("proxy", ["foo", "10.0.0.0/99", "10.0.0", ""])
def test_a_proxy_that_is_none(proxy):
    with pytest.raises(CannotStart, match="neither an address nor a network"):
        check_proxies(["127.0.0.1", "10.0.0.0/8", "::1", proxy])


# what it costs ----------------------------------------------------------------------------------


def test_what_costs_more_is_had_less_often():
    rate = Rate(10.0)
    for _ in range(4):
        rate.take("me", 5.0)
    with pytest.raises(TooMany):
        rate.take("me", 5.0)
    rate.take("you", 5.0)


def test_what_costs_more_than_anybody_has_is_waited_for_afterwards():
    rate = Rate(2.0)
    rate.take("me", 10.0)
    with pytest.raises(TooMany) as refused:
        rate.take("me")
    assert 3 <= refused.value.arguments["seconds"] <= 5


def test_a_handler_charges_whoever_asks():
    rate = Rate(10.0)
    visitor = Visitor("x")
    visitor.purses.append((rate, "me"))
    charge({"tabularium.visitor": visitor}, 20.0)
    with pytest.raises(TooMany):
        rate.take("me")
    charge({}, 1000.0)  # not from outside


@pytest.mark.slow
def test_the_past_costs_more_than_the_present(tmp_path):
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", token_rate=5.0)
    with Running(chosen) as server:
        table = server.create()

        def passed(**query):
            found = [server.get(table.path, table.watch, **query) for _ in range(10)]
            time.sleep(2.1)
            return [one.status_code for one in found].count(200)

        assert passed(at=0) < passed()


def test_new_tables_cost_more_than_looks(tmp_path):
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", address_rate=10.0)
    with Running(chosen) as server:
        found = [server.post("/api/tables", {"game": "altay"}) for _ in range(20)]
        assert 4 <= [one.status_code for one in found].count(201) <= 12
        assert found[-1].json()["error"] == "TooMany"
        assert int(found[-1].headers["retry-after"]) >= 1


@pytest.mark.slow
def test_long_bodies_cost_more_than_short_ones(tmp_path):
    """Also those that nothing comes of."""
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", address_rate=5.0)

    with Running(chosen) as server:

        def passed(size):
            found = [server.post("/api/tables", b" " * size + b"[]") for _ in range(12)]
            time.sleep(4)
            return [one.status_code for one in found].count(400)

        assert passed(900_000) < 5 < passed(100)


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/", "page"),
        ("/t/k3v9", "page"),
        ("/docs/play/", "/docs"),
        ("/health", "/health"),
        ("/api/tables", "/api/tables"),
        ("/api/tables/k3v9", "/api/tables/{table}"),
        ("/api/tables/k3v9/moves", "/api/tables/{table}/moves"),
        ("/api/tables/k3v9/moves/x", "/api"),
        ("/api/tables/k3v9/nonsense", "/api"),
        ("/api/games/altay", "/api/games/{game}"),
        ("/api/games/altay/cards", "/api/games/{game}/cards"),
        ("/api/nonsense", "/api"),
        ("", "page"),
    ],
)
def test_routes_are_few(path, route):
    assert route_of(path) == route
