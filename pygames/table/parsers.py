"""Parsers of what may be of any type and any size: saves, settings and the tab's memory as the
browser kept them, backup files, events.

A parser takes a value and returns it, checked; `parse` checks all the values of an object. What is
not as expected raises `Odd`, before anything has been done with it.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from pygames.core.cleaning import clean

__all__ = [
    "LATEST",
    "Event",
    "Odd",
    "Parser",
    "Schema",
    "digits",
    "either",
    "fields",
    "flag",
    "fraction",
    "lenient",
    "mapping",
    "maybe",
    "name",
    "objects",
    "parse",
    "row",
    "string",
    "text",
    "texts",
    "whole",
]

K = TypeVar("K")
T = TypeVar("T")

Parser: TypeAlias = Callable[[object], T]
Schema: TypeAlias = Mapping[str, Parser[object]]
"""What an object holds: its keys, and how the value of each is parsed."""
Event: TypeAlias = Mapping[str, Any]
"""What the page tells; the values that the schema of its type names have been parsed."""

LATEST = 2**53
"""Above all numbers of ours: JavaScript counts exactly up to here."""


class Odd(ValueError):
    """A value that is not of ours: of another type, out of range, or too large."""


def parse(schema: Schema, kept: object) -> dict[str, Any]:
    """Parse the values that the schema names; what is missing counts as None. Raises `Odd`."""
    if not isinstance(kept, Mapping):
        raise Odd("no object")
    return {key: parser(kept.get(key)) for key, parser in schema.items()}


def whole(below: int = LATEST) -> Parser[int]:
    """Return the parser of a number from 0 on."""

    def parser(value: object) -> int:
        if type(value) is not int or not 0 <= value < below:
            raise Odd("no number")
        return value

    return parser


def fraction(value: object) -> float:
    """Read a part of one: a number from 0 to 1."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise Odd("no fraction")
    return float(value)


def digits(value: object) -> int:
    """Read a number that an element of the page names: a number, or a text of a few digits."""
    if isinstance(value, str) and value.isdecimal() and len(value) <= 9:
        return int(value)
    return whole()(value)


def text(longest: int) -> Parser[str]:
    """Return the parser of a text of at most so many characters, all of them valid ones."""

    def parser(value: object) -> str:
        if not isinstance(value, str) or len(value) > longest:
            raise Odd("no text")
        try:
            value.encode()
        except UnicodeEncodeError:
            raise Odd("a surrogate") from None
        return value

    return parser


def lenient(parser: Parser[T], default: T) -> Parser[T]:
    """Return the parser that takes the default for whatever is odd."""

    def lenient_parser(value: object) -> T:
        try:
            return parser(value)
        except Odd:
            return default

    return lenient_parser


def string(value: object) -> str:
    """Read a text of any length, whatever is in it."""
    if not isinstance(value, str):
        raise Odd("no text")
    return value


def texts(value: object) -> dict[str, str]:
    """Return those values of an object that are texts."""
    return {key: inner for key, inner in objects(value).items() if isinstance(inner, str)}


def objects(value: object) -> dict[str, object]:
    """Return an object as a dictionary, empty for anything else."""
    return dict(value) if isinstance(value, Mapping) else {}


def fields(value: object) -> dict[str, str]:
    """Read what a form holds."""
    return mapping(text(60), text(_LONGEST_FIELD), _FIELDS)(value)


_FIELDS, _LONGEST_FIELD = 200, 1_000_000


def name(value: object) -> str:
    """Read a player's name, and clean it."""
    return clean(text(_LONGEST_NAME)(value))


_LONGEST_NAME = 200
"""Before it is cleaned, and cut."""


def flag(value: object) -> bool:
    """Read a yes or no."""
    if type(value) is not bool:
        raise Odd("no flag")
    return value


def either(*values: T) -> Parser[T]:
    """Return the parser of one of these values."""

    def parser(value: object) -> T:
        for known in values:
            if type(value) is type(known) and value == known:
                return known
        raise Odd("none of these")

    return parser


def maybe(parser: Parser[T], default: K) -> Parser[T | K]:
    """Return the parser of a value that may be missing."""
    return lambda value: default if value is None else parser(value)


def row(item: Parser[T], longest: int) -> Parser[tuple[T, ...]]:
    """Return the parser of at most so many items."""

    def parser(value: object) -> tuple[T, ...]:
        if not isinstance(value, list | tuple) or len(value) > longest:
            raise Odd("no row")
        return tuple(map(item, value))

    return parser


def mapping(keys: Parser[K], item: Parser[T], longest: int) -> Parser[dict[K, T]]:
    """Return the parser of an object with at most so many keys."""

    def parser(value: object) -> dict[K, T]:
        if not isinstance(value, Mapping) or len(value) > longest:
            raise Odd("no mapping")
        return {keys(key): item(inner) for key, inner in value.items()}

    return parser
