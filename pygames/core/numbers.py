"""Whole numbers that callers pass, of Python or of anything that counts like it, such as numpy."""

from operator import index

__all__ = ["number_below", "whole_number"]


def whole_number(value: object, what: str) -> int:
    """Return a whole number as Python's own. Raises `ValueError`, which says `what` is none."""
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"{what} must be a whole number, not {value!r}") from None


def number_below(value: object, count: int, what: str) -> int:
    """Return a whole number from 0 to one less than a count. Raises `ValueError`."""
    found = whole_number(value, what)
    if not 0 <= found < count:
        raise ValueError(f"{what} must be from 0 to {count - 1}, not {found}")
    return found
