"""The command ``tabularium serve``."""

import os
import signal
import socket
import subprocess
import sys

import httpx
import msgspec
import pytest

from support import one_quick

COMMAND = [sys.executable, "-c", "from tabularium.cli.main import app; app()", "serve"]


def served(tmp_path, *words, lang="en"):
    return subprocess.Popen(
        [*COMMAND, *words, "--lang", lang],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "XDG_DATA_HOME": str(tmp_path),
        },
    )


def ended(process, how=signal.SIGTERM):
    process.send_signal(how)
    _, told = process.communicate(timeout=30)
    return told


@pytest.mark.slow
@pytest.mark.parametrize("how", one_quick(signal.SIGTERM, signal.SIGINT))
def test_it_says_where_it_is_and_stops_when_told(tmp_path, how):
    process = served(tmp_path, "--port", "0")
    line = process.stdout.readline()
    assert line.startswith("Tables are at http://127.0.0.1:")
    address = line.split()[-1]
    assert httpx.get(f"{address}/health").json() == {"status": "ready"}
    made = httpx.post(f"{address}/api/tables", json={"game": "altay"})
    assert made.status_code == 201
    assert "Traceback" not in ended(process, how)
    assert process.returncode == (0 if how == signal.SIGINT else -signal.SIGTERM)
    # without --db the tables are kept beside the saved games
    assert (tmp_path / "tabularium" / "tables.db").exists()


@pytest.mark.slow
def test_its_log_has_no_questions_in_it(tmp_path):
    process = served(tmp_path, "--port", "0", "--verbose", lang="pl")
    line = process.stdout.readline()
    assert line.startswith("Stoły są pod adresem")
    httpx.get(f"{line.split()[-1]}/api/games?lang=hu")
    told = ended(process)
    assert "GET /api/games 200" in told
    assert "lang=hu" not in told


@pytest.mark.slow
def test_settings_from_everywhere(tmp_path, monkeypatch):
    """A log for programs and metrics by a file, the port by the environment, the rest as usual."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    file = tmp_path / "tabularium.toml"
    file.write_text(f'log = "json"\nverbose = true\nport = 1\nmetrics = "127.0.0.1:{port}"\n')
    monkeypatch.setenv("TABULARIUM_CONFIG", str(file))
    monkeypatch.setenv("TABULARIUM_PORT", "0")
    process = served(tmp_path)
    address = process.stdout.readline().split()[-1]
    assert not address.endswith(":1")
    assert httpx.get(f"{address}/health").status_code == 200
    table = httpx.post(f"{address}/api/tables", json={"game": "altay"}).json()
    token = table["tokens"]["0"]
    path = f"/api/tables/{table['id']}"
    httpx.get(f"{address}{path}?lang=hu", headers={"Authorization": f"Bearer {token}"})
    with socket.create_connection(("127.0.0.1", int(address.rsplit(":", 1)[1]))) as bad:
        bad.sendall(b"nonsense\r\n\r\n")
        bad.recv(1000)
    told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    assert "tabularium_request_seconds_count" in told
    assert httpx.get(f"{address}/metrics").status_code == 404
    lines = [msgspec.json.decode(line) for line in ended(process).splitlines()]
    (line,) = [line for line in lines if line.get("path") == path]
    assert (line["status"], line["table"]) == (200, table["id"])
    assert 'tabularium_rejected_total{reason="malformed"} 1.0' in told
    assert token not in str(lines)


@pytest.mark.slow
def test_a_port_that_is_taken(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        process = served(tmp_path, "--port", str(taken.getsockname()[1]))
        _, told = process.communicate(timeout=30)
        port = taken.getsockname()[1]
    assert process.returncode == 2
    assert told.startswith(f"Port {port} of 127.0.0.1 is taken by another program.")


@pytest.mark.parametrize(
    "case",
    one_quick(
        (["--db", "sqlite:///{folder}/no/such/x.db"], "cannot be used: unable to open database"),
        (["--db", "foo://x"], "“foo://x” is not the address of a database."),
        (["--db", "tables.db"], "“tables.db” is not the address of a database."),
        (["--db", "mysql://me:secret@127.0.0.1/x"], "“mysql://***@127.0.0.1/x” is not the address"),
        (["--db", "sqlite://"], "“sqlite://” is not the address of a database."),
        (["--db", "sqlite:///:memory:"], "“sqlite:///:memory:” is not the address of a database."),
        (["--db", "sqlite:////proc/none/x.db"], "/proc/none/x.db cannot be used: unable to open"),
        (["--db", "postgresql://me:secret@127.0.0.1:1/x"], "postgresql+psycopg://me:***@127.0.0.1"),
        (["--page", "{folder}"], "There is no page in {folder}: index.html is missing."),
        (["--page", "{folder}/none"], "There is no page in {folder}/none: index.html is missing."),
        (["--origin", "foo"], "“foo” is not an origin. It looks like https://play.example"),
        (["--config", "{folder}/none"], "The settings in {folder}/none cannot be read: No such"),
        (["--log", "xml"], "The setting --log is not as it should be"),
        (["--host", "192.0.2.1"], "port 0: Cannot assign requested address.\n"),
        (["--host", "no.such.host.invalid"], "The server cannot listen at no.such.host.invalid"),
    ),
)
@pytest.mark.slow
def test_what_it_cannot_start_with_is_told_in_one_sentence(tmp_path, case):
    words, said = case
    given = [word.format(folder=tmp_path) for word in words]
    process = served(tmp_path, "--port", "0", *given)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 2
    assert said.format(folder=tmp_path) in told
    assert "Traceback" not in told
    assert "secret" not in told
