"""The server that a storm is sent to, and what it says of itself meanwhile."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
from load import quantile
from load_server import megabytes

HOST = "127.0.0.1"
RAISED = {"TOKEN_RATE": "1e6", "ADDRESS_RATE": "1e6", "ADDRESS_CONNECTIONS": "10000"}
# few tables are kept, so that there are soon as many as ever; nothing long is waited for
SETTINGS = {"TABLES": "20", "ERRAND": "3", "METRICS": "open", "PAUSE": "0", "LOG": "json"}
SLOW = 50.0  # milliseconds in which the server says that it is well
FEW = 0.01  # of the answers may be slower; and as many as this machine lets a process wait so long


class Server:
    """``tabularium serve`` with a database of its own."""

    def __init__(self, folder: Path, db: str, more: dict[str, str]) -> None:
        self._log = folder / "log"
        given = {f"TABULARIUM_{name}": value for name, value in {**SETTINGS, **more}.items()}
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-c", "from tabularium.cli.main import app; app()", "serve"),
                    *("--port", "0", "--lang", "en", "--db", db or f"sqlite:///{folder}/tables.db"),
                ],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **given},
            )
        self.pid = self._process.pid
        assert self._process.stdout is not None
        said = self._process.stdout.readline().decode()
        if "http" not in said:
            raise SystemExit(self._log.read_text())
        self.port = int(said.rsplit(":", 1)[1])

    def memory(self) -> float:
        return megabytes(self.pid, "VmRSS")

    def metric(self, name: str, http: httpx.Client) -> float:
        """A number that the server tells of itself."""
        for line in http.get("/metrics").text.splitlines():
            if line.startswith(name + " "):
                return float(line.split()[1])
        return 0.0

    def stop(self) -> list[dict[str, Any]]:
        """End it; gives the lines of its log."""
        self._process.terminate()
        self._process.wait(30)
        found = []
        for line in self._log.read_text().splitlines():
            try:
                found.append(json.loads(line))
            except ValueError:
                found.append({"level": "error", "message": line})
        return found


def client(server: Server, source: str) -> httpx.Client:
    return httpx.Client(
        base_url=f"http://{HOST}:{server.port}",
        timeout=30,
        transport=httpx.HTTPTransport(local_address=source),
    )


def gone(server: Server, http: httpx.Client) -> bool:
    """Whether nothing of the visitors is left: connections, sockets."""
    end = time.monotonic() + 30
    while True:
        found = {
            name: server.metric(f"tabularium_{name}", http) for name in ("connections", "sockets")
        }
        if found["sockets"] == 0 and found["connections"] <= 2:
            break
        if time.monotonic() > end:
            print(f"  NOT gone: {found}")
            return False
        time.sleep(0.5)
    tables = server.metric("tabularium_tables", http)
    print(
        f"  afterwards {found['connections']:.0f} connections, no sockets, "
        f"{tables:.0f} tables in memory"
    )
    return True


def late_loop(http: httpx.Client) -> str:
    """How often the loop of the server was late, as it says itself."""
    found: dict[str, float] = {}
    for line in http.get("/metrics").text.splitlines():
        if line.startswith("tabularium_loop_delay_seconds_bucket"):
            found[line.split('"')[1]] = float(line.split()[-1])
    total = found.get("+Inf", 0.0)
    late = {limit: f"{total - found.get(limit, 0.0):.0f}" for limit in ("0.05", "0.1")}
    return f"{late['0.05']} of {total:.0f} times, than 100 ms {late['0.1']} times"


def probe(port: int) -> subprocess.Popen[str]:
    """A process that asks whether the server is well."""
    command = [sys.executable, str(Path(__file__).with_name("probe.py")), f"{HOST}:{port}"]
    asking = subprocess.Popen(
        [*command, "/health/live", "/health", "--every", "0.05", "--source", "127.0.3.1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert asking.stdout is not None
    asking.stdout.readline()
    return asking


def told(asking: subprocess.Popen[str], since: float) -> bool:
    """Print what a probe has found, before and after a moment; gives whether all was well."""
    out, _ = asking.communicate()
    lines = [json.loads(line) for line in out.splitlines()]
    late = [line[4] for line in lines if line[0] >= since]
    waited = sum(one > SLOW / 2 for one in late) / len(late)
    good = True
    # who is ready waits for a processor twice: in the loop, and in the thread that writes
    for path, turns in (("/health/live", 1), ("/health", 2)):
        allowed = FEW + turns * waited
        for name, part in (("before", False), ("meanwhile", True)):
            found = [line for line in lines if line[1] == path and (line[0] >= since) == part]
            ms = [line[3] for line in found]
            slow = sum(one > SLOW for one in ms)
            bad = [line[2] for line in found if line[2] != 200]
            good = good and not bad and (name == "before" or slow <= allowed * len(ms) + 1)
            print(
                f"  {path:13}{name:10} p50 {quantile(ms, 0.5):.1f} ms  "
                f"p99 {quantile(ms, 0.99):.1f} ms  most {max(ms):.1f} ms  "
                f"over {SLOW:.0f} ms: {slow} of {len(ms)}"
                f"{f'  not 200: {bad[:5]}' if bad else ''}"
            )
    print(
        f"  the asking process itself was late by p99 {quantile(late, 0.99):.1f} ms, at most "
        f"{max(late):.1f} ms, by more than {SLOW / 2:.0f} ms {100 * waited:.1f} % of the time"
    )
    return good
