"""What is hardly HTTP: odd heads, bodies that are not as announced, noise.

Nothing here relies on how a server reads it: whatever is wrong may be refused or ended, in time.
"""

from __future__ import annotations

import string
from random import Random
from urllib.parse import quote

from storm_http import (
    CHUNKED,
    MORE,
    Message,
    address,
    as_bytes,
    body_message,
    chunks,
    path_message,
    question_message,
    request,
    usual,
)
from storm_json import WORDS, bitten, written
from storm_world import LIVE, World

LINES: list[bytes] = [
    *(b"Content-Length: 5", b"Content-Length: -1", b"Content-Length: +2", b"Content-Length: 0x2"),
    *(
        b"Content-Length: 99999999999999999999",
        b"Content-Length: 1, 1",
        b"Content-Length: ",
        b"Content-Length: 2\r\nContent-Length: 3",
    ),
    *(
        b"Transfer-Encoding: chunked",
        b"Transfer-Encoding: chunked, chunked",
        b"Transfer-Encoding: gzip",
    ),
    *(
        b"Transfer-Encoding: \x0bchunked",
        b"Transfer-Encoding : chunked",
        b"transfer-encoding: CHUNKED",
    ),
    *(
        b"Transfer-Encoding: chunked\r\nContent-Length: 4",
        b"Transfer-Encoding: identity",
        b"TE: chunked",
    ),
    *(b"Host: a", b"Host: a\r\nHost: b", b"Host:", b"Host: a b", b"Host: \xff", b"Host: [::"),
    *(
        b"no colon",
        b": no name",
        b"a b: c",
        b"a\0b: c",
        b"a: b\0c",
        b"a: b\rc",
        b"a\x7f: b",
        b"\xe9: x",
    ),
    *(
        b"a: \xff\xfe",
        b" folded: x",
        b"a: b\r\n c",
        b"a: b\r\n\tc",
        b"a:b",
        b"A" * 9000 + b": x",
        b"a: " + b"x" * 9000,
    ),
    *(
        b"a: " + b"x" * 17_000,
        b"a: b\r\n" * 150 + b"a: b",
        b"a: b\r\n" * 250 + b"a: b",
        b"a: b\n",
        b"\n",
    ),
    *(
        b"Authorization: Bearer x\r\nAuthorization: Bearer y",
        b"Origin: x\r\nOrigin: y",
        b"Authorization: \xff",
    ),
    *(
        b"Expect: 100-continue",
        b"Expect: x",
        b"Connection: close, keep-alive",
        b"Connection: upgrade",
    ),
    *(
        b"Connection: Upgrade\r\nUpgrade: websocket",
        b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA",
    ),
    *(
        b"Connection: x\r\nUpgrade: websocket",
        b"Keep-Alive: timeout=99999",
        b"Proxy-Connection: keep-alive",
    ),
    *(b"Accept-Language: \xff", b"X-Forwarded-For: \x00", b"Cookie: " + b"a" * 8000, b"Trailer: x"),
]
VERSIONS = [b"HTTP/1.1"] * 8 + [
    b"HTTP/1.0",
    b"HTTP/2.0",
    b"HTTP/0.9",
    b"HTTP/1.2",
    b"HTTP/9",
    b"http/1.1",
    b"HTP/1.1",
    b"",
    b"HTTP/1.1 x",
    b"HTTP/11",
    b"HTTP/1.\xff",
]


def head_message(world: World, draw: Random) -> Message:
    """A request that is one, with lines in its head that should not be there."""
    route = draw.choice(world.routes)
    table = world.table(draw)
    lines = [b"Host: x", b"Authorization: Bearer " + table.watch.encode()]
    lines += draw.choices(LINES, k=draw.choice([1, 1, 2, 3]))
    draw.shuffle(lines)
    data = draw.choice([b"", b"{}", b"xxxx", b"0\r\n\r\n", b"2\r\n{}\r\n0\r\n\r\n"])
    if draw.random() < 0.4:
        lines.append(b"Content-Length: %d" % len(data))
    target = address(route, table, world, draw).encode()
    start = route.method.encode() + draw.choice([b" "] * 9 + [b"  ", b"\t", b""]) + target
    start += b" " + draw.choice(VERSIONS)
    end = draw.choice([b"\r\n"] * 9 + [b"\n", b"\r"])
    return Message("heads", [end.join([start, *lines]) + end * 2 + data])


def chunk_message(world: World, draw: Random) -> Message:
    """A body in pieces that are none, or that are more or less than they say."""
    table = world.table(draw)
    good = chunks(written({"request": "12345678", "seat": None, "text": "x"}), draw)
    sizes = [
        b"-1",
        b"0x5",
        b"",
        b"g",
        b"ffffffffffffffff",
        b"5;" + b"x" * 5000,
        b" 5",
        b"5 ",
        b"00005",
    ]
    sizes += [b"5;a=b", b"5\0", b"\xff", b"5\n", b"1" * 30, b"+5"]
    what = draw.randrange(6)
    if what == 0:
        sent = draw.choice(sizes) + b"\r\nabcde\r\n0\r\n\r\n"
    elif what == 1:
        sent = bitten(good, draw)
    elif what == 2:
        sent = good[:-5] + draw.choice(
            [b"", b"0\r\n", b"0\r\nX: y\r\n\r\n", b"0\r\n" + b"a: b\r\n" * 300]
        )
    elif what == 3:
        sent = b"1\r\n \r\n" * draw.choice([10, 400, 3000]) + b"0\r\n\r\n"
    elif what == 4:
        sent = b"ffff\r\n" + b"x" * draw.choice([10, 65_535, 65_540]) + b"\r\n0\r\n\r\n"
    else:
        sent = good + good
    head = [*usual([table.watch], draw), CHUNKED]
    if draw.random() < 0.2:
        head.append(("Content-Length", str(draw.choice([0, 3, len(sent)]))))
    return Message("chunks", [request("POST", table.path + "/chat", head) + sent])


def length_message(world: World, draw: Random) -> Message:
    """A body that is shorter or longer than its head says, or comes although none was announced."""
    table = world.table(draw)
    data = written({"request": "12345678", "seat": None, "text": "x"})
    n = draw.choice(
        [0, 1, len(data) - 1, len(data) + 1, len(data) * 2, 65_537, 2**20 + 1, 2**31, 2**63]
    )
    head = [*usual([table.watch], draw), ("Content-Length", str(n))]
    method = draw.choice(["POST", "POST", "GET", "HEAD"])
    sent = request(method, draw.choice([table.path + "/chat", "/api/tables", "/x"]), head)
    more = data * draw.choice([1, 1, 3, 40])
    return Message("lengths", [sent, more] if draw.random() < 0.5 else [sent + more])


def many_message(world: World, draw: Random) -> Message:
    """Several requests at once, the last of them perhaps none."""
    parts = []
    for _ in range(draw.choice([2, 3, 10, 40])):
        made = draw.choice([question_message, path_message, body_message])(world, draw)
        parts.append(made.pieces[0])
    if draw.random() < 0.5:
        parts.append(draw.choice([b"\r\n\r\n", b"x", b"GET", noise(draw), b"\0" * 100]))
    return Message("several", [b"".join(parts)])


def noise(draw: Random) -> bytes:
    n = draw.choice([1, 3, 20, 300, 4000, 20_000])
    kind = draw.randrange(3)
    if kind == 0:
        return draw.randbytes(n)
    if kind == 1:
        return "".join(draw.choices(string.printable, k=n)).encode()
    return draw.choice([b"\r\n", b"\0", b"\n", b"a", b"\xff", b" ", b"GET ", b"\r", b": "]) * n


STRANGERS = [
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\x12\4\0\0\0\0\0",
    b"\x16\3\1\2\0\1\0\1\xfc\3\3" + b"\x55" * 500,
    b"\5\1\0",
    b"\4\1\0\x50\x7f\0\0\1\0",
    b"PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c" + b"\1" * 12,
    b"CONNECT localhost:22 HTTP/1.1\r\nHost: x\r\n\r\nSSH-2.0-x\r\n",
    b"EHLO x\r\nMAIL FROM:<x>\r\n",
    b"*1\r\n$4\r\nPING\r\n",
    b"GET /\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"\x00\x00\x00\x54\xff\x53\x4d\x42",
    b"<policy-file-request/>\0",
    b"TRACE / HTTP/1.1\r\nHost: x\r\n\r\n",
]


def noise_message(world: World, draw: Random) -> Message:
    """What is no HTTP."""
    kind = draw.randrange(3)
    if kind == 0:
        return Message("noise", [noise(draw)])
    if kind == 1:
        return Message("noise", [draw.choice(STRANGERS)])
    made = draw.choice([head_message, body_message, question_message])(world, draw)
    return Message("noise", [bitten(made.pieces[0], draw)])


def upgrade_message(world: World, draw: Random) -> Message:
    """An upgrade that should not be one: a whole head must have an answer."""
    table = world.table(draw)
    path = LIVE.format(table=table.id)
    head: list[tuple[str | bytes, str | bytes]] = [
        *(("Host", "x"), ("Connection", "Upgrade"), ("Upgrade", "websocket")),
        *(("Sec-WebSocket-Version", "13"), ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")),
    ]
    what = draw.randrange(9)
    method, version, body = "GET", b"HTTP/1.1", None
    if what == 0:
        method = draw.choice(["POST", "HEAD", "PUT", "OPTIONS"])
    elif what == 1:
        body = b"{}"
    elif what == 2:
        head += [(f"X-{number}", "x") for number in range(draw.choice([100, 130, 180]))]
    elif what == 3:
        head.append(("X", "x" * draw.choice([8000, 8200, 9000])))
    elif what == 4:
        version = b"HTTP/1.0"
    elif what == 5:
        del head[draw.randrange(1, len(head))]
    elif what == 6:
        name, value = head.pop(draw.randrange(1, len(head)))
        head.append(
            (name, draw.choice([b"", b"x", b"\xe9", b"12", b"websocket, h2c", as_bytes(value) * 2]))
        )
    elif what == 7:
        head.append(head[draw.randrange(len(head))])
    else:
        path = draw.choice(
            ["/", "/api/tables", "/x", table.path, "/live", "/health", path + "/x", "/t/%ff"]
        )
    if draw.random() < 0.2:
        path += "?" + quote(draw.choice(WORDS)[:100].encode("utf-8", "surrogatepass"))
    if draw.random() < 0.2:
        head.append(draw.choice(MORE))
    if draw.random() < 0.2:
        head.append(
            (
                "Sec-WebSocket-Extensions",
                draw.choice(["permessage-deflate", ";", "x; y=" + "z" * 900]),
            )
        )
    if draw.random() < 0.2:
        head.append(("Sec-WebSocket-Protocol", draw.choice(["chat, chat", ",", "é", "x" * 500])))
    return Message("upgrades", [request(method, path, head, body, version)], True, method == "HEAD")


def in_crumbs(message: Message, draw: Random) -> Message:
    """The same, sent in several pieces."""
    data = b"".join(message.pieces)
    cuts = sorted(draw.randrange(len(data) + 1) for _ in range(draw.choice([1, 2, 5])))
    message.pieces = [data[a:b] for a, b in zip([0, *cuts], [*cuts, len(data)]) if a < b]
    return message
