"""What every request passes: rates, origins, headers. And the page."""

import subprocess
import sys
import time

import pytest

from server_support import Running, settings

CSP = {
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self' ws: wss:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
}


def test_every_answer_has_the_security_headers(shared):
    for path in ("/", "/health", "/api/games", "/api/nothing", "/nothing"):
        headers = shared.get(path).headers
        assert set(headers["content-security-policy"].split("; ")) == CSP, path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "access-control-allow-origin" not in headers
        assert "server" not in headers
    assert shared.get("/api/games").headers["cache-control"] == "no-store"


def test_health(shared):
    answer = shared.get("/health")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready"})


def test_a_page_of_another_origin_changes_nothing(shared):
    table = shared.create()
    seat = table.to_move()
    headers = {"Authorization": f"Bearer {table.tokens[seat]}", "Origin": "http://evil.example"}
    body = {"version": 0, "request": "abcdefgh", "seat": seat, "key": table.options()[0]}
    answer = shared.http.post(f"{table.path}/moves", json=body, headers=headers)
    assert (answer.status_code, answer.json()["error"]) == (403, "NotAllowed")
    headers["Origin"] = shared.address
    assert shared.http.post(f"{table.path}/moves", json=body, headers=headers).status_code == 200


def test_an_origin_that_is_allowed(tmp_path):
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", origins=("https://play.example",))
    with Running(chosen) as server:
        headers = {"Origin": "https://play.example"}
        answer = server.http.post("/api/tables", json={"game": "altay"}, headers=headers)
        assert answer.status_code == 201


def refused(ask):
    """The first answer that comes too soon, and what came before."""
    answers = []
    for _ in range(200):
        answers.append(ask())
        if answers[-1].status_code == 429:
            return answers[-1], [answer.status_code for answer in answers[:-1]]
    raise AssertionError("never too many")


@pytest.mark.slow
def test_too_many_requests_from_an_address(tmp_path):
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", address_rate=2.0)
    with Running(chosen) as server:
        answer, before = refused(lambda: server.get("/health?lang=pl"))
        assert before[:4] == [200] * 4
        assert answer.json()["error"] == "TooMany"
        assert answer.json()["message"].startswith("Za dużo żądań")
        time.sleep(int(answer.headers["retry-after"]))
        assert server.get("/health").status_code == 200


def test_too_many_requests_with_a_token(tmp_path):
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", token_rate=2.0)
    with Running(chosen) as server:
        table = server.create()
        _, before = refused(lambda: server.get(table.path, table.tokens[0]))
        assert before[:4] == [200] * 4
        # others are not slowed down by it
        assert server.get(table.path, table.tokens[1]).status_code == 200


@pytest.fixture
def page(tmp_path):
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html><title>Tabularium</title>")
    (tmp_path / "page" / "assets" / "app-1a2b.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("secret")
    db = f"sqlite:///{tmp_path}/tables.db"
    with Running(settings(db=db, page=tmp_path / "page")) as server:
        yield server


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/t/abc/more", "/rules/altay", "/cards/nations", "/tour"]
)
def test_the_page_draws_its_own_addresses(page, path):
    answer = page.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].replace('"', "") == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "<title>Tabularium</title>" in answer.text


def test_the_files_of_the_page(page):
    answer = page.get("/assets/app-1a2b.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.text == "export {}"


@pytest.mark.slow
def test_files_come_compressed_where_they_are_so(tmp_path):
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html>" + "a page " * 1000)
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db", page=folder)) as server:
        assert "content-encoding" not in server.get("/").headers
    subprocess.run([sys.executable, "-m", "servestatic.compress", "--quiet", folder], check=True)
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db", page=folder)) as server:
        found = server.http.get("/t/abc", headers={"Accept-Encoding": "gzip"})
        assert found.headers["content-encoding"] == "gzip"
        assert found.text.startswith("<!doctype html>a page")
        again = server.http.get("/", headers={"If-None-Match": found.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.slow
def test_the_documents_are_served_beside_it(tmp_path, monkeypatch):
    site = tmp_path / "site"
    (site / "play").mkdir(parents=True)
    (site / "index.html").write_text("documents")
    (site / "play" / "index.html").write_text("how to play")
    monkeypatch.setattr("tabularium.server.page.find_documents", lambda: site)
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db")) as server:
        found = server.get("/docs/play/")
        assert found.text == "how to play"
        # they bring scripts in them; the table, which has secrets, may not
        assert "script-src 'self' 'unsafe-inline'" in found.headers["content-security-policy"]
        assert "'unsafe-inline'" not in server.get("/").headers["content-security-policy"]
        assert server.http.get("/docs", follow_redirects=True).text == "documents"
        assert server.get("/docs/none").status_code == 404
        assert server.get("/api/site").json() == {"documents": True, "closed": False}
    monkeypatch.setattr("tabularium.server.page.find_documents", lambda: None)
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db")) as server:
        assert "make docs" in server.get("/docs/").text
        assert server.get("/api/site").json() == {"documents": False, "closed": False}


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    [
        "/nothing.js",
        "/assets",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
    ],
)
def test_no_other_files(page, path):
    answer = page.get(path)
    assert answer.status_code == 404
    assert "secret" not in answer.text.replace("secret.txt", "")


def test_without_a_page_it_says_how_to_build_one(tmp_path, monkeypatch):
    monkeypatch.setattr("tabularium.server.page.find_page", lambda: None)
    with Running(settings(db=f"sqlite:///{tmp_path}/tables.db")) as server:
        answer = server.get("/")
        assert answer.status_code == 200
        assert "make play" in answer.text
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert server.get("/t/abc").status_code == 404
