"""The interface between a game's sketch module and the terminal."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Generic, TypeAlias, TypeVar, cast

from pygames.core.game import Decision, Game
from pygames.core.language import Name

__all__ = ["Several", "Sketch", "sketch_of"]

S = TypeVar("S")
"""The class of a game's states."""

Several: TypeAlias = Callable[[int, Name | None], str]
"""(how many, who did it) -> a sentence about all of them: "Ada draws 7 cards". None: the reader."""


@dataclass(frozen=True, kw_only=True)
class Sketch(Generic[S]):
    """What a game shows in a terminal, and how its moves are typed. Its sketch module holds one as
    `SKETCH` (see `Game.sketch`). States are those of a single game, never a series.

    Lines have at most 80 columns, may be painted (see `paint`) and may mention players.
    """

    table: Callable[[S, int | None], Iterable[str]]
    """(view, seat) -> the table as this seat sees it, line by line; None: the state is a full one,
    for somebody who may see all."""
    legend: Callable[[S], Iterable[str]] = lambda _view: ()
    """(view) -> what the signs in the table mean: told once, and whenever somebody asks."""
    short: Callable[[S, Decision, Any], str] = lambda _view, _decision, _move: ""
    """(view, decision, move) -> the move as people type it: one or more words of lower case ASCII
    such as `r8 5`, different for each move of a decision, no command of the terminal. If one is a
    bare number, all are, or are words: then the moves have no other numbers. "": it has none but
    its name, for a move without fields, or its number in the list."""
    read: Callable[[S, Decision, str], Any] | None = None
    """(view, decision, what was typed) -> an unlisted move of an open choice, legal or not; None if
    it is none."""
    ways: Callable[[S, Decision], Iterable[str]] | None = None
    """(view, decision) -> sentences on how to type what is not listed."""
    several: Mapping[str, Several] = field(default_factory=dict)
    """Kinds of moves of CHANCE that are told together if they follow one another."""


_NONE: Sketch[Any] = Sketch(table=lambda _view, _seat: ())


def sketch_of(game: Game) -> Sketch[Any]:
    """Import and return a game's sketch; an empty one if it has none."""
    return _load(game.sketch) if game.sketch else _NONE


@cache
def _load(module: str) -> Sketch[Any]:
    return cast(Sketch[Any], import_module(module).SKETCH)
