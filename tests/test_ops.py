"""The files for those who run a server: what they name is there, and the programs take them."""

import re
import shutil
import socket
import ssl
import subprocess
import tomllib
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.sync.client import connect

from server_support import Running, free_port, settings, wait_until
from tabularium.server.configuration import NAMES, OTHERS, configure
from tabularium.server.serve import KEEP_ALIVE, PING

ROOT = Path(__file__).resolve().parent.parent
OPS = ROOT / "ops"
GUIDE = ROOT / "docs" / "run-a-server.md"


def needs(program):
    """Where a program of Debian is; the test is skipped where there is none."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin")
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


@pytest.mark.parametrize("page", [GUIDE, ROOT / "docs" / "server.md"], ids=lambda page: page.name)
def test_the_settings_files_of_the_documents_are_settings(page, tmp_path):
    found = re.findall(
        r'^```toml title="tabularium.toml"\n(.*?)^```$', page.read_text(), re.M | re.S
    )
    assert found
    for text in found:
        file = tmp_path / "tabularium.toml"
        file.write_text(text)
        assert configure({}, {}, file).db == tomllib.loads(text)["db"]


def test_every_variable_that_is_named_is_one():
    known = OTHERS | {f"TABULARIUM_{name.upper()}" for name in NAMES}
    for file in (GUIDE, *OPS.iterdir()):
        for name in re.findall(r"TABULARIUM_[A-Z_]+[A-Z]", file.read_text()):
            assert name in known, (file.name, name)


def test_a_proxy_keeps_idle_connections_for_less_than_the_server():
    for file, pattern in (
        ("nginx.conf", r"keepalive_timeout (\d+)s"),
        ("Caddyfile", r"keepalive (\d+)s"),
    ):
        (seconds,) = re.findall(pattern, (OPS / file).read_text())
        assert int(seconds) < KEEP_ALIVE
    (seconds,) = re.findall(r"proxy_read_timeout (\d+)s", (OPS / "nginx.conf").read_text())
    assert int(seconds) > 2 * PING


def test_systemd_takes_the_service(tmp_path):
    program = needs("systemd-analyze")
    unit = (OPS / "tabularium.service").read_text()
    assert "ExecStart=/opt/tabularium/bin/tabularium serve\n" in unit
    file = tmp_path / "tabularium.service"
    # the program that it starts has to be there
    file.write_text(unit.replace("/opt/tabularium/bin/tabularium serve", "/bin/true"))
    done = subprocess.run([program, "verify", file], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_caddy_takes_its_file():
    program = needs("caddy")
    words = ["validate", "--config", OPS / "Caddyfile", "--adapter", "caddyfile"]
    done = subprocess.run([program, *words], capture_output=True, text=True, check=False)
    assert "Valid configuration" in done.stdout + done.stderr


@pytest.mark.slow
def test_a_game_through_nginx(tmp_path):
    """Its file as it is, but for addresses and the certificate."""
    program, openssl = needs("nginx"), needs("openssl")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example"]
    out = ["-keyout", key, "-out", certificate]
    subprocess.run([openssl, *words, *out], check=True, capture_output=True)
    port, plain = free_port(), free_port()
    chosen = settings(db=f"sqlite:///{tmp_path}/tables.db", proxies=("127.0.0.1",))
    with Running(chosen) as server:
        text = (OPS / "nginx.conf").read_text()
        for old, new in {
            "127.0.0.1:8000": server.address.removeprefix("http://"),
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl http2;": f"listen 127.0.0.1:{port} ssl http2;",
            "/etc/letsencrypt/live/play.example/fullchain.pem": str(certificate),
            "/etc/letsencrypt/live/play.example/privkey.pem": str(key),
        }.items():
            assert old in text
            text = text.replace(old, new)
        text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.M)
        folders = "\n".join(
            f"{name}_temp_path {tmp_path}/{name};"
            for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        file = tmp_path / "nginx.conf"
        file.write_text(
            f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/log;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{folders}\n{text}\n}}\n"
        )
        given = [program, "-p", tmp_path, "-e", tmp_path / "log", "-c", file]
        subprocess.run([*given, "-t"], check=True, capture_output=True)
        process = subprocess.Popen(given)
        try:
            _play_through(port, plain)
        finally:
            process.terminate()
            process.wait(30)


def _play_through(port, plain):
    unchecked = ssl.create_default_context()
    unchecked.check_hostname = False
    unchecked.verify_mode = ssl.CERT_NONE
    host = {"Host": f"play.example:{port}"}
    with httpx.Client(
        base_url=f"https://127.0.0.1:{port}", verify=unchecked, headers=host, timeout=30
    ) as visitor:
        wait_until(lambda: _answers(visitor))
        assert "X-Request-ID" in visitor.get("/health").headers
        moved = httpx.get(f"http://127.0.0.1:{plain}/t/x", headers={"Host": "play.example"})
        assert moved.headers["location"] == "https://play.example/t/x"
        body = {"game": "altay", "seats": ["human", "human"]}
        ours = {"Origin": f"https://play.example:{port}"}
        made = visitor.post("/api/tables", json=body, headers=ours)
        assert made.status_code == 201, made.text
        other = {"Origin": "https://other.example"}
        assert visitor.post("/api/tables", json=body, headers=other).status_code == 403
        path, tokens = f"/api/tables/{made.json()['id']}", made.json()["tokens"]
        with connect(
            f"wss://play.example:{port}{path}/live",
            sock=socket.create_connection(("127.0.0.1", port)),
            ssl=unchecked,
            origin=ours["Origin"],
            max_size=None,
        ) as live:
            live.send(msgspec.json.encode({"tokens": list(tokens.values())}).decode())
            state = msgspec.json.decode(live.recv(30))
            move = {"version": 0, "request": "the-first-move", "seat": state["viewer"]}
            move["key"] = state["decision"]["options"][0]["key"]
            token = {"Authorization": f"Bearer {tokens[str(state['viewer'])]}"}
            sent = visitor.post(f"{path}/moves", json=move, headers={**ours, **token})
            assert sent.status_code == 200, sent.text
            while state["moves"] == 0:
                state = msgspec.json.decode(live.recv(30))


def _answers(visitor):
    try:
        return visitor.get("/health").status_code == 200
    except httpx.TransportError:
        return False
