"""Ask a server whether it is well, again and again, and tell how long each answer took.

    python tools/probe.py 127.0.0.1:8000 /health/live /health --every 0.1

A line for each question: when (by a clock that all processes of a machine share), path, status
(0: none), milliseconds, and how many milliseconds this process itself was late: on a busy machine
that is how long anybody has to wait for a processor. It says when it has begun; when its standard
input ends it stops and tells all that.
"""

from __future__ import annotations

import argparse
import json
import select
import socket
import sys
import time

PATIENCE = 10.0  # seconds


class Line:
    """A connection that is kept open, and opened anew after a failure."""

    def __init__(self, host: str, port: int, source: str) -> None:
        self._to = (host, port)
        self._source = (source, 0) if source else None
        self._socket: socket.socket | None = None

    def ask(self, path: str) -> int:
        """The status of an answer; 0 when there is none."""
        try:
            if self._socket is None:
                self._socket = socket.create_connection(
                    self._to, PATIENCE, source_address=self._source
                )
            self._socket.sendall(f"GET {path} HTTP/1.1\r\nHost: {self._to[0]}\r\n\r\n".encode())
            return self._status(self._socket)
        except (OSError, ValueError):
            self.close()
            return 0

    def _status(self, one: socket.socket) -> int:
        told = b""
        while b"\r\n\r\n" not in told:
            told += _more(one)
        head, _, body = told.partition(b"\r\n\r\n")
        lines = head.lower().split(b"\r\n")
        length = next(int(line[15:]) for line in lines if line.startswith(b"content-length:"))
        while len(body) < length:
            body += _more(one)
        if b"connection: close" in lines:
            self.close()
        return int(head.split(b" ")[1])

    def close(self) -> None:
        if self._socket is not None:
            self._socket.close()
            self._socket = None


def _more(one: socket.socket) -> bytes:
    piece = one.recv(65536)
    if not piece:
        raise ValueError("closed")
    return piece


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("address", help="HOST:PORT")
    words.add_argument("paths", nargs="+")
    words.add_argument("--every", type=float, default=0.1, help="seconds between two questions")
    words.add_argument("--source", default="", help="the address to ask from")
    given = words.parse_args()
    host, _, port = given.address.rpartition(":")
    lines = {path: Line(host, int(port), given.source) for path in given.paths}
    found: list[tuple[float, str, int, float, float]] = []
    due = time.monotonic()
    while True:
        for path, line in lines.items():
            due += given.every
            if select.select([sys.stdin], [], [], max(0.0, due - time.monotonic()))[0]:
                for one in found:
                    print(json.dumps(one))
                return
            began = time.monotonic()
            late, due = began - due, max(due, began - given.every)
            status = line.ask(path)
            ms = 1000 * (time.monotonic() - began)
            found.append((began, path, status, round(ms, 2), round(1000 * late, 2)))
            if len(found) == len(lines):
                print("asking", flush=True)


if __name__ == "__main__":
    main()
