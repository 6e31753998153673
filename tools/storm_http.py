"""Wrong requests: odd addresses, questions and bodies, at whatever the server describes."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from urllib.parse import quote, urlencode

from storm_json import WORDS, Text, bitten, odd, right, spoilt, written
from storm_world import BEYOND, Known, Route, World

METHODS = [
    "GET",
    "POST",
    "HEAD",
    "OPTIONS",
    "PUT",
    "DELETE",
    "PATCH",
    "TRACE",
    "CONNECT",
    "PRI",
    "get",
]


@dataclass
class Message:
    """What is sent on a connection of its own."""

    kind: str
    pieces: list[bytes]
    whole: bool = False  # it is a request that no server waits for more of
    head: bool = False  # its answer has no body
    frames: list[bytes] = field(default_factory=list)  # sent when a socket was opened
    ending: str = "close"  # or reset


def request(
    method: str,
    target: str | bytes,
    headers: list[tuple[str | bytes, str | bytes]],
    body: bytes | None = None,
    version: bytes = b"HTTP/1.1",
) -> bytes:
    """A request as it is written."""
    lines = [method.encode("latin-1", "replace") + b" " + as_bytes(target) + b" " + version]
    lines += [as_bytes(name) + b": " + as_bytes(value) for name, value in headers]
    if body is not None:
        lines.append(b"Content-Length: %d" % len(body))
    return b"\r\n".join(lines) + b"\r\n\r\n" + (body or b"")


def as_bytes(text: str | bytes) -> bytes:
    """A text as it is written."""
    return text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")


def usual(tokens: list[str], draw: Random) -> list[tuple[str | bytes, str | bytes]]:
    """The headers of a request that is one, and now and then one more."""
    found: list[tuple[str | bytes, str | bytes]] = [("Host", "localhost")]
    if tokens:
        found.append(("Authorization", "Bearer " + ",".join(tokens)))
    if draw.random() < 0.15:
        found.append(draw.choice(MORE))
    return found


MORE: list[tuple[str | bytes, str | bytes]] = [
    *(("Accept-Language", "hu"), ("Accept-Language", "," * 5000), ("Accept-Encoding", "br;q=x")),
    *(
        ("Origin", "http://localhost"),
        ("Origin", "http://["),
        ("Origin", "null"),
        ("Range", "bytes=9-1"),
    ),
    *(("X-Request-ID", "a" * 64), ("X-Request-ID", "\u20ac"), ("Cookie", "a=b; " * 500)),
    *(("X-Forwarded-For", "1.2.3.4, " * 300), ("X-Forwarded-For", "[::"), ("Forwarded", "for=x")),
    *(
        ("If-None-Match", '"x"'),
        ("If-Modified-Since", "yesterday"),
        ("Accept", "x/y"),
        ("Te", "trailers"),
    ),
    *(
        ("Content-Type", "text/xml; charset=utf-99"),
        ("Content-Encoding", "gzip"),
        ("Connection", "close"),
    ),
    *(("Authorization", "Basic eDp5"), ("Authorization", "Bearer"), ("Expect", "100-continue")),
    *(("Range", "bytes=0-," * 300), ("Upgrade", "h2c"), ("X-HTTP-Method-Override", "DELETE")),
]


CHUNKED: tuple[str | bytes, str | bytes] = ("Transfer-Encoding", "chunked")


def chunks(data: bytes, draw: Random) -> bytes:
    """A body in pieces, as it should be."""
    size = draw.choice([len(data) or 1, 1 + len(data) // 3, 1000])
    parts = [data[at : at + size] for at in range(0, len(data), size)]
    return b"".join([b"%x\r\n%s\r\n" % (len(part), part) for part in parts]) + b"0\r\n\r\n"


# requests as described, with something wrong ------------------------------------------------------


def address(route: Route, table: Known, world: World, draw: Random) -> str:
    return route.path.format(table=table.id, game=draw.choice(world.games))


def asked(route: Route, table: Known, world: World, draw: Random) -> list[tuple[str, str]]:
    """The questions of an address, right but for one of them at times."""
    known = world.known(table)
    found = []
    for name, schema in route.questions.items():
        if draw.random() < 0.8:
            value = right(schema, world.schemas, known, draw, name)
            found.append((name, " ".join(value) if isinstance(value, list) else str(value)))
    return found


def body_message(world: World, draw: Random) -> Message:
    """A body with one thing wrong, at whatever takes bodies."""
    route = draw.choice([one for one in world.routes if one.body is not None])
    table = world.table(draw)
    value = world.body(route.body, table, draw)
    kind = draw.randrange(20)
    if kind < 14:
        data = written(spoilt(value, draw))
    elif kind < 16:
        data = bitten(written(value), draw)
    elif kind == 16:
        data = written(odd(draw))
    elif kind == 17:
        data = written(value) + draw.choice([b"x", b"\0", b"{}", b" " * 70_000, b"\n"])
    elif kind == 18:
        data = draw.choice([b"\xef\xbb\xbf", b"\xff\xfe", b" ", b"\0"]) + written(value)
    else:
        data = written(value)
    target = address(route, table, world, draw)
    if draw.random() < 0.2:
        target += "?" + urlencode([("lang", draw.choice(["hu", "xx", "", "pl"]))])
    head = usual(world.tokens(table, draw), draw)
    if draw.random() < 0.1:
        return Message(
            "bodies", [request("POST", target, [*head, CHUNKED]) + chunks(data, draw)], True
        )
    return Message("bodies", [request("POST", target, head, data)], True)


def question_message(world: World, draw: Random) -> Message:
    """An address with questions of which one is wrong, or a route asked in another way."""
    route = draw.choice(world.routes)
    table = world.table(draw)
    found = asked(route, table, world, draw)
    what = draw.randrange(7)
    if found and what < 3:
        at = draw.randrange(len(found))
        value = odd(draw)
        text = value.text.decode("latin-1") if isinstance(value, Text) else str(value)
        found[at] = (found[at][0], text[:3000])
    elif found and what == 3:
        found.append(draw.choice(found))
    elif what == 4:
        found.append(
            (draw.choice(["x", "", "at[]", "Lang", "version", "\0"]), draw.choice(WORDS)[:500])
        )
    elif what == 5:
        found = found * draw.choice([5, 30])
    text = urlencode(found, errors="surrogatepass", encoding="utf-8")
    if draw.random() < 0.2:
        text = bitten(text.encode(), draw).decode("latin-1").replace(" ", "+")
        text = quote(text, safe="%&=+;/?:@,!~*'()$-._")
    method = draw.choice(METHODS) if draw.random() < 0.15 else route.method
    target = address(route, table, world, draw) + "?" + text
    head = usual(world.tokens(table, draw), draw)
    body = b"{}" if method in ("POST", "PUT", "PATCH") else None
    return Message(
        "questions", [request(method, target, head, body)], method != "CONNECT", method == "HEAD"
    )


ENCODED = [
    *("%00", "%0a", "%0d%0aX: y", "%20", "%2e%2e", "%2f", "%5c", "%25", "%252e", "%c0%ae", "%ff"),
    *(
        "%ed%a0%80",
        "%e2%80%ae",
        "%f0%9f%8e%b2",
        "%",
        "%x",
        "%4",
        "..",
        ".",
        "//",
        "/",
        "\\",
        ";a=b",
    ),
    *("~", "$", "{table}", "*", "[", "]", "|", "^", "`", '"', "<", "\u00e9", "a" * 210, "@", ":80"),
]


def path_message(world: World, draw: Random) -> Message:
    """An address that leads nowhere, or somewhere else than it seems."""
    route = draw.choice(world.routes)
    start = draw.choice([address(route, world.table(draw), world, draw), *draw.sample(BEYOND, 2)])
    parts = start.split("/")
    for _ in range(draw.choice([1, 1, 2, 6])):
        at = draw.randint(0, len(parts) - 1)
        what = draw.randrange(4)
        if what == 0:
            parts[at] = draw.choice(ENCODED)
        elif what == 1:
            parts.insert(at, draw.choice(ENCODED))
        elif what == 2:
            parts[at] += draw.choice(ENCODED)
        else:
            parts[at] = "".join(f"%{ord(letter):02x}" for letter in parts[at] if letter < "\x7f")
    target = "/".join(parts)
    if draw.random() < 0.1:
        target = (
            draw.choice(["http://localhost", "HTTP://x:y@z", "//x", "", "x", "*", "?", "#"])
            + target
        )
    if draw.random() < 0.1:
        target += draw.choice(
            ["?", "?&&&", "#x", "??a=b", "?a=%", "?" + "a&" * 30, "?lang=hu&lang=en"]
        )
    method = draw.choice(METHODS) if draw.random() < 0.3 else "GET"
    data = target.encode("latin-1" if draw.random() < 0.5 else "utf-8", "replace")
    if b" " in data:
        data = data.replace(b" ", b"+")
    sent = request(method, data or b"/", usual(world.tokens(world.table(draw), draw), draw))
    return Message("paths", [sent], method != "CONNECT", method == "HEAD")
