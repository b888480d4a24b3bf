"""The moves of Lost Patrol (LP-52, LP-54).

Cells are numbers as in `geometry.hexes`, tiles indices into the mix, Scouts 0 to 4 (LP-2).
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import comb
from typing import NamedTuple, TypeAlias, overload

__all__ = [
    "AMBUSH_THROWS",
    "CONCEDE",
    "END_PHASE",
    "FIRE",
    "FIRE_THROWS",
    "LOSE",
    "PUSH",
    "ROLE_THROWS",
    "ROTATE",
    "STEP",
    "STOP",
    "THORN_THROWS",
    "WALK",
    "Ambush",
    "AmbushDice",
    "Concede",
    "Drawn",
    "EndPhase",
    "Fire",
    "FireDice",
    "Grow",
    "Keep",
    "Lose",
    "LurkerMove",
    "Move",
    "MoveGroup",
    "Name",
    "NewGroup",
    "Push",
    "PushLurkers",
    "RoleDice",
    "Rotate",
    "ScoutMove",
    "Sink",
    "Spreads",
    "Step",
    "Stop",
    "ThornDie",
    "Throw",
    "Walk",
]


class RoleDice(NamedTuple):
    """CHANCE: each player rolls a die; the higher leads the Scouts (LP-48)."""

    first: int
    second: int
    kind: str = "role_dice"


class Name(NamedTuple):
    """Choose an open end in sight: the next tile goes beyond this edge (LP-32)."""

    cell: int
    edge: int
    kind: str = "name"


class Drawn(NamedTuple):
    """CHANCE: draw the top tile of the stack (LP-32)."""

    tile: int
    kind: str = "drawn"


class Rotate(NamedTuple):
    """Lay the drawn tile at this rotation (LP-33)."""

    rotation: int
    kind: str = "rotate"


class Walk(NamedTuple):
    """Move a Scout over an edge (LP-58)."""

    scout: int
    edge: int
    kind: str = "walk"


class ThornDie(NamedTuple):
    """CHANCE: roll for a Scout to get out of the snare-weed (LP-60)."""

    die: int
    kind: str = "thorn_die"


class Fire(NamedTuple):
    """Fire with a Scout at the Lurkers on its own tile (LP-62)."""

    scout: int
    kind: str = "fire"


class FireDice(NamedTuple):
    """CHANCE: roll up to three dice of a shot; more follow in further throws (LP-5, LP-62)."""

    dice: tuple[int, ...]
    kind: str = "fire_dice"


class EndPhase(NamedTuple):
    """End the phase (LP-63, LP-66, LP-91)."""

    kind: str = "end_phase"


class Keep(NamedTuple):
    """Keep this part of a jungle that has split (LP-43)."""

    part: int
    kind: str = "keep"


class NewGroup(NamedTuple):
    """Place Lurkers at the end of a path (LP-67)."""

    cell: int
    kind: str = "new_group"


class Grow(NamedTuple):
    """Add Lurkers to a group (LP-71)."""

    cell: int
    kind: str = "grow"


class MoveGroup(NamedTuple):
    """Start moving a group, over this edge (LP-73)."""

    cell: int
    edge: int
    kind: str = "move_group"


class Step(NamedTuple):
    """Move the same group on, over this edge (LP-74)."""

    edge: int
    kind: str = "step"


class Stop(NamedTuple):
    """Leave the group where it is (LP-74)."""

    kind: str = "stop"


class Ambush(NamedTuple):
    """Attack the Scouts on a tile with the fresh Lurkers there (LP-76)."""

    cell: int
    kind: str = "ambush"


class AmbushDice(NamedTuple):
    """CHANCE: roll the Lurkers' die and the Scouts' two (LP-54, LP-77, LP-79)."""

    lurkers: int
    first: int
    second: int
    kind: str = "ambush_dice"


class Lose(NamedTuple):
    """Choose the Scout that dies in the ambush (LP-82)."""

    scout: int
    kind: str = "lose"


class Push(NamedTuple):
    """Push a Scout back over an edge (LP-85)."""

    scout: int
    edge: int
    kind: str = "push"


class PushLurkers(NamedTuple):
    """Push Lurkers back: how many over each of the six edges (LP-88)."""

    counts: tuple[int, ...]
    kind: str = "push_lurkers"


class Sink(NamedTuple):
    """Choose the Scouts that are lost on an overcrowded tile, in ascending order (LP-92)."""

    scouts: tuple[int, ...]
    kind: str = "sink"


class Concede(NamedTuple):
    """Resign (LP-55)."""

    kind: str = "concede"


ScoutMove: TypeAlias = Walk | Fire | EndPhase
"""What the Scouts choose in their phase."""
LurkerMove: TypeAlias = NewGroup | Grow | MoveGroup | Step | Stop | EndPhase
"""What the Lurkers choose in their phase."""
Throw: TypeAlias = RoleDice | ThornDie | FireDice | AmbushDice
"""What CHANCE rolls."""
Move: TypeAlias = (
    Throw
    | Name
    | Drawn
    | Rotate
    | Keep
    | ScoutMove
    | LurkerMove
    | Ambush
    | Lose
    | Push
    | PushLurkers
    | Sink
    | Concede
)

END_PHASE, STOP, CONCEDE = EndPhase(), Stop(), Concede()

# Created once, because the rules list them over and over.
_EDGES, _SCOUTS, _DICE = range(6), range(5), range(1, 7)
ROTATE = tuple(map(Rotate, _EDGES))
WALK = tuple(tuple(Walk(scout, edge) for edge in _EDGES) for scout in _SCOUTS)
PUSH = tuple(tuple(Push(scout, edge) for edge in _EDGES) for scout in _SCOUTS)
FIRE = tuple(map(Fire, _SCOUTS))
LOSE = tuple(map(Lose, _SCOUTS))
STEP = tuple(map(Step, _EDGES))
ROLE_THROWS = tuple(RoleDice(first, second) for first, second in product(_DICE, repeat=2))
THORN_THROWS = tuple(map(ThornDie, _DICE))
FIRE_THROWS = tuple(tuple(map(FireDice, product(_DICE, repeat=n))) for n in range(4))
"""All throws of 0, 1, 2 and 3 dice."""
AMBUSH_THROWS = tuple(
    AmbushDice(die, first, second) for die, first, second in product(_DICE, repeat=3)
)


class Spreads(Sequence[PushLurkers]):
    """Every way to push a number of Lurkers over these edges, in ascending order of counts."""

    def __init__(self, number: int, edges: Sequence[int]) -> None:
        self._number = number
        self._edges = edges

    def __len__(self) -> int:
        return _ways(self._number, len(self._edges))

    @overload
    def __getitem__(self, index: int) -> PushLurkers: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[PushLurkers]: ...
    def __getitem__(self, index: int | slice) -> PushLurkers | Sequence[PushLurkers]:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        index %= len(self)
        counts, left = [0] * 6, self._number
        for place, edge in enumerate(self._edges[:-1], 1):
            others = len(self._edges) - place
            while index >= (ways := _ways(left - counts[edge], others)):
                index -= ways
                counts[edge] += 1
            left -= counts[edge]
        counts[self._edges[-1]] = left
        return PushLurkers(tuple(counts))

    def __iter__(self) -> Iterator[PushLurkers]:
        """Yield all moves, faster than by index: each is a way to put bars between tokens."""
        places = self._number + len(self._edges) - 1
        for bars in combinations(range(places), len(self._edges) - 1):
            counts, start = [0] * 6, 0
            for edge, bar in zip(self._edges, (*bars, places), strict=True):
                counts[edge] = bar - start
                start = bar + 1
            yield PushLurkers(tuple(counts))

    def __contains__(self, move: object) -> bool:
        if type(move) is not PushLurkers or type(move.counts) is not tuple:
            return False
        counts = move.counts
        return (
            len(counts) == 6
            and all(type(count) is int and count >= 0 for count in counts)
            and sum(counts) == self._number
            and all(edge in self._edges for edge in _EDGES if counts[edge])
            and move.kind == "push_lurkers"
        )

    def index(self, move: PushLurkers, start: int = 0, stop: int | None = None) -> int:
        """Return the index of a move, without iterating. Raises `ValueError` if it is missing."""
        if move not in self:
            raise ValueError(move)
        index, left = 0, self._number
        for place, edge in enumerate(self._edges[:-1], 1):
            others = len(self._edges) - place
            index += sum(_ways(left - fewer, others) for fewer in range(move.counts[edge]))
            left -= move.counts[edge]
        return index


def _ways(number: int, places: int) -> int:
    """Return in how many ways this many identical tokens can go to this many places."""
    return comb(number + places - 1, places - 1)
