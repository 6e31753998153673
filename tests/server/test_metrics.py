"""What is measured, for those it is meant for."""

import re
import socket
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server_support import Running, heard, settings
from tabularium.server import metrics
from tabularium.server.errors import CannotStart
from tabularium.server.metrics_server import metrics_at

BOARD = Path(__file__).parents[2] / "ops" / "grafana.json"


def value(name, **labels):
    return metrics.REGISTRY.get_sample_value(name, labels) or 0.0


def families(text):
    return {family.name: family for family in text_string_to_metric_families(text)}


def test_strangers_are_told_nothing(shared):
    assert "tabularium_request" not in shared.get("/metrics").text


def test_open_to_everybody_if_it_is_said(tmp_path):
    db = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=db, metrics="open")) as server:
        table = server.create()
        table.play()
        with table.live(0) as live:
            heard(live, lambda state: True)
            answer = server.get("/metrics")
            assert shown(answer.text, "tabularium_sockets") >= 1
        assert server.http.head("/metrics").status_code == 200
        # with CONNECT a 200 would mean that we pass on what comes
        for method in ("POST", "CONNECT"):
            with socket.create_connection(("127.0.0.1", httpx.URL(server.address).port)) as other:
                other.sendall(f"{method} /metrics HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                assert other.recv(65536).startswith(b"HTTP/1.1 405 ")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found = families(answer.text)
    for name in ("tabularium_request_seconds", "tabularium_database_seconds"):
        assert found[name].samples, name
    assert shown(answer.text, "process_resident_memory_bytes") > 1e6
    assert shown(answer.text, "tabularium_connections") >= 1
    for secret in [*table.tokens.values(), table.watch, table.id]:
        assert secret not in answer.text


def shown(text, name):
    return families(text)[name].samples[0].value


def test_at_an_address_of_their_own(shared):
    with metrics_at("127.0.0.1:0") as port:
        answer = httpx.get(f"http://127.0.0.1:{port}/metrics")
        assert "tabularium_request_seconds" in families(answer.text)
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")
    with metrics_at("") as port:
        assert port is None


@pytest.mark.parametrize("where", ["yes", "9100", ":9100", "127.0.0.1:", "127.0.0.1:99999", "x:y"])
def test_an_address_that_is_none(where):
    with pytest.raises(CannotStart, match="does not say where"), metrics_at(where):
        pass


def test_an_address_that_is_taken():
    with (
        metrics_at("127.0.0.1:0") as port,
        pytest.raises(CannotStart, match=str(port)),
        metrics_at(f"127.0.0.1:{port}"),
    ):
        pass


def test_requests_are_counted_by_route_and_status(shared):
    def counted(route, status):
        name = "tabularium_request_seconds_count"
        return value(name, route=route, method="GET", status=status)

    before = counted("/api/tables/{table}", "404"), counted("/api", "404")
    for number in range(3):
        shared.get(f"/api/tables/nothing-{number}", "nobody")
        shared.get(f"/api/nothing/{number}/of/ours")
    assert counted("/api/tables/{table}", "404") == before[0] + 3
    assert counted("/api", "404") == before[1] + 3


def test_what_strangers_send_makes_no_labels(shared):
    def size():
        return len(metrics.exposition().splitlines())

    shared.http.request("GET", "/x0")
    shared.http.request("BREW", "/x0")
    shared.get("/" + "y" * 300)
    before = size()
    for number in range(30):
        shared.http.request("GET", f"/x{number}")
        shared.http.request(f"BREW{number}", "/x")
    assert size() == before


def test_what_is_refused_is_counted_by_reason(tmp_path):
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", address_rate=2.0)
    before = value("tabularium_rejected_total", reason="rate")
    with Running(chosen) as server:
        found = [server.get("/api/site").status_code for _ in range(20)]
    refused = value("tabularium_rejected_total", reason="rate") - before
    assert refused == found.count(429) > 5


def test_what_others_call():
    before = value("tabularium_moves_total", by="person")
    metrics.moved(bot=False, number=3)
    assert value("tabularium_moves_total", by="person") == before + 3
    metrics.tables_in_memory(7)
    assert value("tabularium_tables") == 7
    metrics.waiting_for_bots(2)
    assert value("tabularium_thinking_queue") == 2
    metrics.thought("easy", 0.2)
    assert value("tabularium_thinking_seconds_count", bot="easy", outcome="decided") >= 1
    metrics.thought("hard", 10.0, failed=True)
    assert value("tabularium_thinking_seconds_count", bot="hard", outcome="failed") >= 1
    with pytest.raises(KeyError), metrics.asking_database("write"):
        raise KeyError
    assert value("tabularium_database_seconds_count", what="write", outcome="failed") >= 1


def test_the_loop_is_watched(shared):
    shared.get("/api/site")
    before = value("tabularium_loop_delay_seconds_count")
    import time

    time.sleep(0.8)
    assert value("tabularium_loop_delay_seconds_count") > before


# the board --------------------------------------------------------------------------------------


def queries():
    board = msgspec.json.decode(BOARD.read_bytes())
    return [target["expr"] for panel in board["panels"] for target in panel.get("targets", [])]


def known():
    names = {"up"}
    for family in metrics.REGISTRY.collect():
        names.add(family.name)
        names.update(sample.name for sample in family.samples)
        if family.type == "histogram":
            names.update(f"{family.name}_{part}" for part in ("bucket", "sum", "count"))
        if family.type == "counter":
            names.add(f"{family.name}_total")
    return names


def test_the_board_asks_for_what_is_measured():
    found = queries()
    assert len(found) > 8
    asked = {name for query in found for name in re.findall(r"\b(?:tabularium|process)_\w+", query)}
    assert asked <= known()
    # and for everything that is ours
    ours = {family.name for family in metrics.REGISTRY.collect() if "tabularium" in family.name}
    assert {name for name in ours if not any(one.startswith(name) for one in asked)} == set()


def test_the_board_groups_by_labels_that_there_are():
    labels = {"le"}
    for name in ("REQUESTS", "REJECTED", "MOVES", "THINKING", "DATABASE"):
        labels.update(getattr(metrics, name)._labelnames)
    for query in queries():
        for group in re.findall(r"by \(([^)]*)\)", query):
            assert {one.strip() for one in group.split(",")} <= labels, query
