"""Ids of what is drawn: a prefix, then a name or a number, as in `base:fortress` and `squad:3`."""

from collections.abc import Container

__all__ = ["named", "numbered"]


def named(element: str, prefix: str, names: Container[str]) -> str | None:
    """Return which of some names an id has after its prefix, None if it has none."""
    name = element.removeprefix(prefix)
    return name if element.startswith(prefix) and name in names else None


def numbered(element: str, prefix: str) -> int | None:
    """Return the number that an id has after its prefix, None if it has none."""
    digits = element.removeprefix(prefix)
    return int(digits) if element.startswith(prefix) and digits.isdecimal() else None
