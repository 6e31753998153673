"""Wrong JSON: bodies of the right shape with something wrong in them, and bodies of no shape.

What is right follows from a JSON schema, so that whatever the API takes is tried.
"""

from __future__ import annotations

import json
import string
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

Schema = Mapping[str, Any]
Known = Callable[[str, Random], Any]  # a value that is right for a field; None where nobody knows


class Text:
    """Something written as it is, whether JSON or not."""

    def __init__(self, text: bytes) -> None:
        self.text = text


def deep(n: int, draw: Random) -> Text:
    opening, closing = draw.choice([(b"[", b"]"), (b'{"a":', b"}"), (b'[{"a":', b"}]")])
    inside = draw.choice([b"1", b'"x"', b"null", b""])
    ends = draw.choice([n, n, n, n - 1, 0, n + 1])
    return Text(opening * n + inside + closing * ends)


def wide(n: int, draw: Random) -> Text:
    one = draw.choice([b"0", b"[]", b"{}", b'""', b"1.5", b"null"])
    if draw.random() < 0.5:
        return Text(b"[" + b",".join([one] * n) + b"]")
    return Text(b"{" + b",".join([b'"%d":%s' % (number, one) for number in range(n)]) + b"}")


NUMBERS = [
    *(0, 1, -1, 2, 4, 5, 31, 2**31, 2**53 + 1, 2**63 - 1, 2**63, 2**64, -(2**63) - 1, 10**30),
    *(0.5, -0.0, 1e300, 5e-324, 1_000_001, 999_999),
]
WRITTEN = [
    *(b"NaN", b"Infinity", b"-Infinity", b"1e400", b"-1e400", b"1e-400", b"1e", b"1.", b".5"),
    *(b"-0", b"00", b"01", b"0x1f", b"+1", b"1_0", b"- 1", b"--1", b"1e5", b"1E+2", b"0.0"),
    *(b"1" + b"0" * 30, b"1" + b"0" * 5000, b"0." + b"3" * 40, b"9" * 60_000),
    *(b'"\\ud800"', b'"\\udfff\\ud800"', b'"\\u0000"', b'"\\u202e"', b'"\\x"', b'"\\u12"', b'"a'),
    *(b'"\xff\xfe"', b'"\xed\xa0\x80"', b'"\xc0\x80"', b'"\xf4\x90\x80\x80"', b'"\x00"', b'"\n"'),
    *(b"undefined", b"'x'", b"tru", b"nul", b"[1,]", b'{"a":1,}', b'{"a"}', b"{1:2}", b"[1 2]"),
    *(b"/**/1", b"\xef\xbb\xbf1", b"\x00", b"", b"[", b"{", b"]", b"}", b"\xff", b"\x1f\x8b\x08"),
    *(
        b'{"a":1,"a":2}',
        b"1 1",
        b'"' + b"\\u0041" * 3000 + b'"',
        b'"' + b"\xf0\x9f\x8e\xb2" * 200 + b'"',
    ),
]
WORDS = [
    *("", " ", "\t\n", "x" * 7, "x" * 41, "x" * 65, "x" * 201, "x" * 501, "x" * 9000, "null", "0"),
    *("../../etc/passwd", "' or 1=1 --", "{{7*7}}", "%00", "%s%n", "${x}", "<script>", "\u202etxt"),
    *(
        "\u00e9" * 40,
        "\U0001f3b2" * 40,
        "e\u0301" * 30,
        "\u200b",
        "\ufeff",
        "\x7f",
        "\u2028",
        "x\0y",
    ),
    *("human", "greedy", "easy", "random", "mcts", "altay", "no-such", "en", "xx", "EN", "leave"),
    *("hand@0:hunter", "market:1.1", "board:7", "empire@1:castle.used1", "@", ":", "@:.", "a@-1:b"),
    *("hand@99999999999999999999:x", "market:-1.-1", "board:1e9", "a" * 90 + "@0:" + "b" * 90),
]


def odd(draw: Random) -> Any:
    """Something that is seldom right."""
    kind = draw.randrange(10)
    if kind < 2:
        return draw.choice(NUMBERS)
    if kind < 4:
        return draw.choice(WORDS)
    if kind < 6:
        return Text(draw.choice(WRITTEN))
    if kind == 6:
        return draw.choice([None, True, False, [], {}, [[]], [None] * 6, {"": ""}, [{}], {"a": []}])
    if kind == 7:
        return deep(draw.choice([2, 20, 31, 32, 33, 64, 900, 5000, 30_000]), draw)
    if kind == 8:
        return wide(draw.choice([6, 7, 201, 3000, 5000, 9000]), draw)
    letters = draw.choices(string.printable, k=draw.randrange(30))
    return draw.choice(["".join(letters), letters, dict.fromkeys(letters, 1), draw.getrandbits(70)])


def written(value: Any) -> bytes:
    """JSON, with what is written as it is."""
    if isinstance(value, Text):
        return value.text
    if isinstance(value, dict):
        fields = [written(str(name)) + b":" + written(one) for name, one in value.items()]
        return b"{" + b",".join(fields) + b"}"
    if isinstance(value, list):
        return b"[" + b",".join([written(one) for one in value]) + b"]"
    return json.dumps(value).encode()


# right by a schema ------------------------------------------------------------------------------


def right(schema: Schema, schemas: Schema, known: Known, draw: Random, name: str = "") -> Any:
    """A value that fits a schema, with the values that are known for the names of fields."""
    if "$ref" in schema:
        return right(schemas[schema["$ref"].rpartition("/")[2]], schemas, known, draw, name)
    found = known(name, draw)
    if found is not None:
        return found
    if "anyOf" in schema:
        return right(draw.choice(schema["anyOf"]), schemas, known, draw, name)
    if "enum" in schema:
        return draw.choice(schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        must = schema.get("required", [])
        return {
            field: right(inner, schemas, known, draw, field)
            for field, inner in schema.get("properties", {}).items()
            if field in must or draw.random() < 0.5
        }
    if kind == "array":
        n = draw.randint(schema.get("minItems", 0), min(3, schema.get("maxItems", 3)))
        return [right(schema.get("items", {}), schemas, known, draw, name) for _ in range(n)]
    if kind in ("integer", "number"):
        return draw.randint(int(schema.get("minimum", 0)), int(min(9, schema.get("maximum", 9))))
    if kind == "boolean":
        return draw.random() < 0.5
    if kind == "null":
        return None
    return "".join(draw.choices(string.ascii_lowercase, k=max(3, schema.get("minLength", 0))))


# made wrong -------------------------------------------------------------------------------------


def places(value: Any) -> list[tuple[Any, Any]]:
    """Whatever lies in a value: what holds it, and its name or number there."""
    found: list[tuple[Any, Any]] = []
    inside = [value]
    while inside:
        one = inside.pop()
        names = (
            list(one) if isinstance(one, dict) else range(len(one)) if isinstance(one, list) else []
        )
        found += [(one, name) for name in names]
        inside += [one[name] for name in names]
    return found


def spoilt(value: Any, draw: Random) -> Any:
    """A value with one thing changed in it."""
    value = json.loads(json.dumps(value))
    found = places(value)
    if not found or draw.random() < 0.05:
        return odd(draw)
    holder, name = draw.choice(found)
    what = draw.randrange(8)
    if what == 0:
        del holder[name]
    elif what == 1 and isinstance(holder, dict):
        holder[draw.choice([name + "x", name.upper(), "", "__proto__", "seat"])] = odd(draw)
    elif what == 1:
        holder.append(odd(draw))
    elif what == 2:
        holder[name] = [holder[name]] if draw.random() < 0.5 else {"x": holder[name]}
    elif what == 3:
        other, there = draw.choice(found)
        holder[name] = json.loads(json.dumps(other[there]))
    elif what == 4 and isinstance(holder, dict):  # said twice
        twice = written(str(name)) + b":" + written(odd(draw))
        text = written(holder)
        if holder is value:
            return Text(text[:-1] + b"," + twice + b"}")
        holder[name] = Text(written(holder[name]) + b"," + twice)
    elif what == 5 and isinstance(holder[name], int | float):
        holder[name] = draw.choice([holder[name] + 1, -holder[name], holder[name] * 10**9, 0.5])
    elif what == 5 and isinstance(holder[name], str):
        at = draw.randint(0, len(holder[name]))
        holder[name] = holder[name][:at] + draw.choice(WORDS) + holder[name][at:]
    else:
        holder[name] = odd(draw)
    return value


def bitten(data: bytes, draw: Random) -> bytes:
    """Some bytes of a text changed, lost or doubled."""
    found = bytearray(data or b"\0")
    for _ in range(draw.choice([1, 1, 2, 8])):
        at = draw.randrange(len(found) or 1)
        what = draw.randrange(5)
        if what == 0:
            found[at : at + 1] = bytes([draw.randrange(256)])
        elif what == 1:
            del found[at : at + draw.choice([1, 2, 10])]
        elif what == 2:
            found[at:at] = draw.choice([b"\0", b"\xff", b"\r\n", b",", b'"', b"{", b"]", b"\\u"])
        elif what == 3:
            found[at:at] = found[at : at + draw.choice([1, 5, 50])]
        else:
            del found[at:]
    return bytes(found)
