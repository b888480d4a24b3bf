"""What the page imports does the same as what was written, and is small."""

import marshal
from typing import Any

from web.build.pack import HEADER, byte_code

SOURCE = b'''"""A module."""
from collections import OrderedDict, abc, namedtuple
from typing import NamedTuple, Sequence
from json import JSONDecoder

__all__ = ["JSONDecoder", "Pair", "double"]
LIMIT: int = 3
later: str

class Pair(NamedTuple):
    one: int
    two: str = "b"

def double(number: int, *more: Sequence) -> int:
    """Return twice as much."""
    found: OrderedDict[int] = [number, number]
    return sum(found)
'''


def imported(ours: bool = True) -> dict[str, Any]:
    """What the module holds when its byte code has run."""
    names: dict[str, Any] = {"__name__": "packed"}
    exec(marshal.loads(byte_code(SOURCE, "packed.py", ours)[len(HEADER) :]), names)
    return names


def test_fields_are_declared_by_annotations_and_nothing_else_has_any() -> None:
    packed = imported()

    assert packed["Pair"](1) == (1, "b")
    assert packed["LIMIT"] == 3
    assert packed["double"](2) == 4
    assert packed["double"].__annotations__ == {}


def test_docstrings_are_left_out_and_a_function_knows_only_the_line_where_it_begins() -> None:
    double = imported()["double"]

    assert double.__doc__ is None
    assert {line for *_span, line in double.__code__.co_lines()} == {14}


def test_classes_that_only_annotations_use_are_not_imported_in_our_modules() -> None:
    packed = imported()

    assert {"OrderedDict", "Sequence", "__all__"}.isdisjoint(packed)
    assert {"JSONDecoder", "NamedTuple", "abc", "namedtuple"} <= packed.keys()
    assert {"OrderedDict", "Sequence", "__all__"} <= imported(ours=False).keys()
