"""Reading what may be of any type and any size: saves, settings and the tab's memory as the browser
kept them, backup files, events.

A reader takes a value and returns it, checked; `read` checks all the values of an object. What
is not as expected raises `Odd`, before anything has been done with it.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

from pygames.core.cleaning import clean

__all__ = [
    "LATEST",
    "Event",
    "Form",
    "Odd",
    "Reader",
    "digits",
    "either",
    "fields",
    "flag",
    "lenient",
    "maybe",
    "name",
    "objects",
    "read",
    "row",
    "share",
    "string",
    "table",
    "text",
    "texts",
    "whole",
]

K = TypeVar("K")
T = TypeVar("T")

Reader: TypeAlias = Callable[[object], T]
Form: TypeAlias = Mapping[str, Reader[object]]
"""What an object holds: its keys, and how the value of each is read."""
Event: TypeAlias = Mapping[str, Any]
"""What the page tells; the values that the form of its type names have been read."""

LATEST = 2**53
"""Above all numbers of ours: JavaScript counts exactly up to here."""


class Odd(ValueError):
    """A value that is not of ours: of another type, out of range, or too large."""


def read(form: Form, kept: object) -> dict[str, Any]:
    """Read the values that the form names; what is missing counts as None. Raises `Odd`."""
    if not isinstance(kept, Mapping):
        raise Odd("no object")
    return {key: reader(kept.get(key)) for key, reader in form.items()}


def whole(below: int = LATEST) -> Reader[int]:
    """Return the reader of a number from 0 on."""

    def reader(value: object) -> int:
        if type(value) is not int or not 0 <= value < below:
            raise Odd("no number")
        return value

    return reader


def share(value: object) -> float:
    """Read a part of one: a number from 0 to 1."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise Odd("no share")
    return float(value)


def digits(value: object) -> int:
    """Read a number that an element of the page names: a number, or a text of a few digits."""
    if isinstance(value, str) and value.isdecimal() and len(value) <= 9:
        return int(value)
    return whole()(value)


def text(longest: int) -> Reader[str]:
    """Return the reader of a text of at most so many characters, all of them valid ones."""

    def reader(value: object) -> str:
        if not isinstance(value, str) or len(value) > longest:
            raise Odd("no text")
        try:
            value.encode()
        except UnicodeEncodeError:
            raise Odd("a surrogate") from None
        return value

    return reader


def lenient(reader: Reader[T], default: T) -> Reader[T]:
    """Return the reader that takes the default for whatever is odd."""

    def lenient_reader(value: object) -> T:
        try:
            return reader(value)
        except Odd:
            return default

    return lenient_reader


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
    return table(text(60), text(_LONGEST_FIELD), _FIELDS)(value)


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


def either(*values: T) -> Reader[T]:
    """Return the reader of one of these values."""

    def reader(value: object) -> T:
        for known in values:
            if type(value) is type(known) and value == known:
                return known
        raise Odd("none of these")

    return reader


def maybe(reader: Reader[T], default: K) -> Reader[T | K]:
    """Return the reader of a value that may be missing."""
    return lambda value: default if value is None else reader(value)


def row(item: Reader[T], longest: int) -> Reader[tuple[T, ...]]:
    """Return the reader of at most so many items."""

    def reader(value: object) -> tuple[T, ...]:
        if not isinstance(value, list | tuple) or len(value) > longest:
            raise Odd("no row")
        return tuple(map(item, value))

    return reader


def table(keys: Reader[K], item: Reader[T], longest: int) -> Reader[dict[K, T]]:
    """Return the reader of an object with at most so many keys."""

    def reader(value: object) -> dict[K, T]:
        if not isinstance(value, Mapping) or len(value) > longest:
            raise Odd("no table")
        return {keys(key): item(inner) for key, inner in value.items()}

    return reader
