"""The steps that are still to be taken: each holds the functions that carry it out."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from pygames.core.game import Decision, Seats

__all__ = ["Ask", "Run", "Simultaneous", "Step"]


class Run(NamedTuple):
    """A step in which nobody decides."""

    do: Callable[..., None]
    args: tuple[Any, ...] = ()


class Ask(NamedTuple):
    """A step in which one seat decides; skipped if there is nothing to choose from."""

    name: str
    seat: int
    moves: Callable[..., list[Any]]
    """(position, seat, *args) -> the legal moves; whether there are any is public."""
    then: Callable[..., None]
    """(position, move, seat, *args): called when the step has been removed."""
    args: tuple[Any, ...] = ()
    known_to: Seats | None = None


class Simultaneous(NamedTuple):
    """A step in which several seats decide at once; over when nobody is asked any more."""

    decisions: Callable[..., tuple[Decision, ...]]
    then: Callable[..., None]
    """(position, move, seat, *args)"""
    args: tuple[Any, ...] = ()


Step: TypeAlias = Run | Ask | Simultaneous
