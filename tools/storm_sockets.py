"""Wrong sockets: hellos that are none, frames nobody may send, and what comes after the end."""

from __future__ import annotations

from random import Random

from storm_heads import noise
from storm_http import Message, request
from storm_json import bitten, odd, spoilt, written
from storm_world import HELLO, LIVE, World

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(
    opcode: int,
    data: bytes = b"",
    end: bool = True,
    masked: bool = True,
    odd_bits: int = 0,
    says: int | None = None,
) -> bytes:
    """A frame as it is written; ``says`` is its length if it lies."""
    n = len(data) if says is None else says
    first = (128 if end else 0) | odd_bits << 4 | opcode
    mask = 128 if masked else 0
    if n < 126:
        head = bytes([first, mask | n])
    elif n < 65536:
        head = bytes([first, mask | 126]) + n.to_bytes(2, "big")
    else:
        head = bytes([first, mask | 127]) + (n % 2**64).to_bytes(8, "big")
    if not masked:
        return head + data
    key = b"\x5a\xa5\x0f\xf0"
    long = key * (len(data) // 4 + 1)
    return head + key + bytes(a ^ b for a, b in zip(data, long))


def hello(world: World, draw: Random) -> bytes:
    """A first message that is right."""
    return written(world.body(HELLO, world.table(draw), draw))


def hello_frames(world: World, draw: Random) -> list[bytes]:
    """A first message with something wrong."""
    value = world.body(HELLO, world.table(draw), draw)
    kind = draw.randrange(6)
    if kind < 3:
        data = written(spoilt(value, draw))
    elif kind == 3:
        data = bitten(written(value), draw)
    elif kind == 4:
        data = written(odd(draw))
    else:
        data = draw.choice([b"", b"\xff\xfe", b"{", b"null", b"x" * 9000, b" " * 8000, noise(draw)])
    return [frame(draw.choice([TEXT, TEXT, TEXT, BINARY]), data)]


def wrong_frame(draw: Random) -> bytes:
    """A frame, or several, that nobody may send."""
    what = draw.randrange(16)
    data = draw.choice([b"", b"x", b"hello", b"\xff", b"x" * 125, b"\xed\xa0\x80"])
    if what == 0:
        return frame(draw.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), data)
    if what == 1:
        return frame(TEXT, data, masked=False)
    if what == 2:
        return frame(draw.choice([TEXT, PING, CLOSE]), data, odd_bits=draw.randrange(1, 8))
    if what == 3:
        return frame(0, data)  # goes on with nothing
    if what == 4:
        return frame(TEXT, b"a", end=False) + frame(TEXT, b"b")
    if what == 5:
        return frame(draw.choice([PING, PONG, CLOSE]), b"x" * draw.choice([126, 300, 70_000]))
    if what == 6:
        return frame(draw.choice([PING, CLOSE]), b"\x03\xe8", end=False)
    if what == 7:
        return frame(TEXT, b"x" * draw.choice([8191, 8192, 8193, 20_000, 70_000]))
    if what == 8:
        return frame(
            TEXT, b"x", says=draw.choice([100, 8000, 65_536, 2**31, 2**63 - 1, 2**63, 2**64 - 1])
        )
    if what == 9:
        code = draw.choice(
            [0, 1, 999, 1000, 1001, 1004, 1005, 1006, 1015, 1016, 2999, 3000, 4999, 5000]
        )
        return frame(
            CLOSE, code.to_bytes(2, "big") + draw.choice([b"", b"bye", b"\xff\xfe", b"x" * 123])
        )
    if what == 10:
        return frame(CLOSE, draw.choice([b"", b"x"]))
    if what == 11:
        return frame(TEXT, b"\xc3", end=False) + frame(0, b"(\xff")
    if what == 12:
        return frame(TEXT, b"a", end=False) + frame(
            draw.choice([PING, PONG, 0]), b"", end=draw.random() < 0.5
        ) * draw.choice([3, 100, 3000])
    if what == 13:
        return frame(draw.choice([PING, PONG]), data) * draw.choice([1, 20, 300])
    if what == 14:
        return noise(draw)
    return frame(draw.choice([TEXT, BINARY]), data) * draw.choice([1, 5, 120])


def socket_message(world: World, draw: Random) -> Message:
    """A socket that is opened as it should be, and what is sent on it."""
    path = LIVE.format(table=world.table(draw).id)
    opening = request(
        "GET",
        path,
        [
            *(("Host", "x"), ("Connection", "Upgrade"), ("Upgrade", "websocket")),
            *(("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")),
        ],
    )
    what = draw.randrange(6)
    if what < 2:
        frames = hello_frames(world, draw)
    elif what == 2:
        frames = [wrong_frame(draw)]
    elif what == 3:  # in pieces that may be sent
        data = hello(world, draw)
        at = draw.randint(0, len(data))
        frames = [frame(TEXT, data[:at], end=False), frame(PING, b"x"), frame(0, data[at:])]
    else:
        frames = [frame(TEXT, hello(world, draw))]
    frames += [wrong_frame(draw) for _ in range(draw.choice([0, 1, 1, 3]))]
    if draw.random() < 0.3:  # after the end
        frames.append(frame(CLOSE, b"\x03\xe8"))
        frames += draw.choices(
            [
                frame(TEXT, b"x"),
                frame(PING),
                frame(CLOSE),
                noise(draw),
                hello_frames(world, draw)[0],
            ],
            k=2,
        )
    if draw.random() < 0.2:  # the last one is never whole
        frames[-1] = frames[-1][: draw.randrange(len(frames[-1]) + 1)]
    if draw.random() < 0.3:
        frames = [b"".join(frames)]
    if draw.random() < 0.1:  # without waiting for the answer
        return Message("sockets", [opening, b"".join(frames)], frames=[b""])
    return Message("sockets", [opening], True, frames=frames)
