"""Moves as numbers and views as numbers: what each game says in a module of its own.

A number of an action, or a place in an observation, never changes its meaning within a version of
an encoding. Observations are written from `State.view` of a seat, so they hold nothing that it may
not know, and from where it sits: its own things come first, others follow clockwise.
"""

from array import array
from collections.abc import Mapping, Sequence
from math import prod
from typing import Any, ClassVar, TypeAlias

from pygames.core.game import Decision
from pygames.core.series import current_play

__all__ = ["Encoding", "Part", "Planes", "Table"]

Planes: TypeAlias = Mapping[str, tuple[int, ...]]
"""Name -> shape, in the order in which the planes lie in an observation."""
Part: TypeAlias = tuple[int, ...]
"""The actions that have been chosen of a move that takes several."""


class Encoding:
    """How the moves and views of a game with one set-up become numbers."""

    version: ClassVar[int]
    """Goes up when any action, plane or value means something else than before."""
    outcomes: ClassVar[int]
    """No choice of chance has more outcomes."""
    decisions: ClassVar[Sequence[str]]
    """The names of all decisions of players, in the order of the plane `decision`."""

    actions: int
    """How many actions there are; their numbers begin with 0."""
    longest: int
    """More actions than this no match has; where the rules know no limit, 100,000."""

    def __init__(self, planes: Planes, series: bool = False) -> None:
        """`planes`: those that the game fills in. A series has one more, the points so far."""
        self.planes: Planes = {"decision": (len(self.decisions),), **planes}
        if series:
            self.planes = {**self.planes, "points": (2,)}
        starts, self.size = {}, 0
        for name, shape in self.planes.items():
            starts[name] = self.size
            self.size += prod(shape)
        self.starts: Mapping[str, int] = starts
        """Where each plane begins in an observation."""
        self._series = series
        self._blank = array("f", bytes(4 * self.size))
        self._kinds = {name: place for place, name in enumerate(self.decisions)}

    # --- actions -------------------------------------------------------------------------

    def legal(self, decision: Decision, play: Any, part: Part) -> list[int]:
        """Return the actions that begin a listed move, or go on with one of which this is part.

        `play`: the current game, in full or as the seat of the decision sees it.
        """
        raise NotImplementedError

    def spell(self, move: Any, decision: Decision, play: Any) -> Part:
        """Return the actions, nearly always one, that make a legal move."""
        raise NotImplementedError

    def move(self, spelt: Part, decision: Decision, play: Any) -> Any:
        """Return the move that these actions make, legal or not; None: they make none yet."""
        raise NotImplementedError

    # --- observations --------------------------------------------------------------------

    def write(self, view: Any, seat: int, found: "array[float]") -> None:
        """Fill in the planes of the game; all values are 0 before. `view`: that of the seat."""
        raise NotImplementedError

    def write_part(self, part: Part, found: "array[float]") -> None:
        """Add what has been chosen of a move that takes several actions."""

    def observe(self, view: Any, seat: int, part: Part = ()) -> "array[float]":
        """Return what a seat sees as one row of numbers."""
        found = self._blank[:]
        for decision in view.decisions:
            if decision.seat == seat and len(decision.moves):
                found[self._kinds[decision.name]] = 1.0
        self.write(current_play(view), seat, found)
        if part:
            self.write_part(part, found)
        if self._series and view.points:
            start = self.starts["points"]
            found[start], found[start + 1] = view.points[seat] / 10, view.points[1 - seat] / 10
        return found


class Table(Encoding):
    """An encoding whose moves all stand in a table, whatever the state."""

    def __init__(self, planes: Planes, moves: Sequence[Any], series: bool = False) -> None:
        super().__init__(planes, series)
        self.moves = moves
        self.actions = len(moves)
        self._numbers = {move: number for number, move in enumerate(moves)}

    def legal(self, decision: Decision, play: Any, part: Part) -> list[int]:
        """Return the numbers of all moves."""
        numbers = self._numbers
        return [numbers[move] for move in decision.moves]

    def spell(self, move: Any, decision: Decision, play: Any) -> Part:
        """Return the number of a move."""
        return (self._numbers[move],)

    def move(self, spelt: Part, decision: Decision, play: Any) -> Any:
        """Return the move with a number."""
        return self.moves[spelt[0]]
