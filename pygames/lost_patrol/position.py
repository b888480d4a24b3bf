"""The fields of a Lost Patrol state: the map, the figures and the progress of the round (LP-97).

Only the order of the stack is hidden, and CHANCE decides it tile by tile: every view is the full
state (LP-17, LP-98).
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from pygames.core.game import Outcome
from pygames.core.state import GameState
from pygames.geometry.hexes import cell
from pygames.lost_patrol.jungle import End, Jungle, Laid
from pygames.lost_patrol.odds import lurker_score, scout_score
from pygames.lost_patrol.options import Options

__all__ = [
    "ALL_SCOUTS",
    "HOME",
    "SERGEANT",
    "SUPPORT",
    "TOKEN_LIMIT",
    "Clash",
    "Position",
    "Result",
    "Stand",
    "Throw",
]

Stand: TypeAlias = Sequence[int | None]
"""The cell of each Scout, None for a dead one."""

HOME = cell(0, 0)
"""Where the Clearing lies (LP-18)."""
ALL_SCOUTS = range(5)
SERGEANT, SUPPORT = 0, 1
"""The Scouts with special abilities (LP-2)."""
TOKEN_LIMIT = 6
"""The most Lurkers that stay on a tile at the end of a round (LP-15)."""


class Throw(NamedTuple):
    """The dice rolled so far for a Scout's shot, or for its struggle with the snare-weed."""

    scout: int
    dice: tuple[int, ...]


class Clash(NamedTuple):
    """An ambush as it was rolled, with everything its scores depend on."""

    cell: int
    lurkers: int
    scouts: int
    sergeant: int
    """The Sergeant's bonus."""
    support: int
    """The bonus of a Support trooper who sees the ambush."""
    die: int
    first: int
    second: int
    round: int = 0
    there: tuple[int, ...] = ()
    """The Scouts on the tile."""
    lost: int = -1
    """The Scout that died; -1: none, or it is still to be chosen."""

    @property
    def lurker_score(self) -> int:
        """The Lurkers' score (LP-77)."""
        return lurker_score(self.lurkers, self.die)

    @property
    def scout_score(self) -> int:
        """The Scouts' score (LP-79)."""
        return scout_score(self.scouts, self.first, self.second, self.sergeant + self.support)


class Result(NamedTuple):
    """The criteria by which a duel compares its two games, in order (section 7.3, `duel`)."""

    escaped: int
    """The number of Scouts that escaped."""
    found: bool
    """Whether the Dropship was placed."""
    drawn: int
    """Tiles drawn."""


class Position(GameState, copied=("scouts", "spent", "tokens")):
    """The jungle, the figures and the progress of the round."""

    __slots__ = (
        "actions",
        "active",
        "clashes",
        "dice_left",
        "discard",
        "drawn",
        "end",
        "finished",
        "group",
        "jungle",
        "left",
        "loose",
        "options",
        "outcome",
        "phase",
        "place",
        "queue",
        "rival",
        "round",
        "scouts",
        "scouts_seat",
        "spent",
        "stack",
        "stock",
        "throw",
        "tokens",
        "voids",
        "walking",
    )

    def __init__(self, options: Options, scouts_seat: int | None, rival: Result | None) -> None:
        super().__init__()
        self.options = options
        self.scouts_seat = scouts_seat
        """The seat that leads the Scouts; None before the dice have decided (LP-48)."""
        self.rival = rival
        """In the second game of a duel: the result to beat."""
        self.phase = ""
        """The name of the pending decision; "" when the game is over."""
        self.outcome: Outcome | None = None
        self.round = 0
        """0 during the set-up."""
        self.voids = 0
        """How many set-ups the jungle has swallowed (LP-47)."""
        self.jungle = Jungle({}, {})
        self.stack: tuple[int, ...] = ()
        """The tiles in the stack, in ascending order: their real order is unknown (LP-17)."""
        self.discard: tuple[int, ...] = ()
        """Removed tiles, in the order in which they were removed."""
        self.scouts: list[int | None] = [None] * 5
        """See `Stand`."""
        self.tokens: dict[int, int] = {}
        """Cell -> number of Lurkers on it."""
        self.spent: dict[int, int] = {}
        """Cell -> how many of its Lurkers are spent (LP-75)."""
        self.stock = options.lurker_tokens
        """Lurkers not on the map."""
        self.active = -1
        """The Scout that is acting (LP-57); -1 before the first one."""
        self.left = 0
        """Actions left to the active Scout."""
        self.finished: frozenset[int] = frozenset()
        """Scouts that have finished acting in this round."""
        self.walking = -1
        """The edge over which the active Scout is leaving snare-weed; -1: none."""
        self.dice_left = 0
        """Dice of the current shot still to be thrown."""
        self.throw: Throw | None = None
        self.end: End | None = None
        """The open end where the next tile goes."""
        self.drawn = -1
        """The tile drawn for it; -1: none."""
        self.actions = 0
        """Lurker actions left."""
        self.group: int | None = None
        """The cell of the group that is moving."""
        self.place: int | None = None
        """The cell of the ambush or the crowd being resolved."""
        self.clashes: tuple[Clash, ...] = ()
        """The ambushes of a round, until the Lurkers begin to act in the next."""
        self.queue: tuple[int, ...] = ()
        """Scouts still to be pushed back."""
        self.loose = 0
        """Lurkers to be pushed back."""

    # --- the figures ---------------------------------------------------------------------

    @property
    def lurkers_seat(self) -> int:
        """The seat that leads the Lurkers."""
        assert self.scouts_seat is not None
        return 1 - self.scouts_seat

    @property
    def alive(self) -> list[int]:
        """The living Scouts."""
        return [scout for scout in ALL_SCOUTS if self.scouts[scout] is not None]

    @property
    def stands(self) -> list[int]:
        """The cell of each living Scout."""
        return [cell for cell in self.scouts if cell is not None]

    def scouts_on(self, cell: int) -> list[int]:
        """Return the living Scouts on a tile."""
        return [scout for scout in ALL_SCOUTS if self.scouts[scout] == cell]

    def cell_of(self, scout: int) -> int:
        """Return the cell of a living Scout."""
        cell = self.scouts[scout]
        assert cell is not None
        return cell

    @property
    def clash(self) -> Clash | None:
        """The latest ambush of this round."""
        latest = self.clashes[-1] if self.clashes else None
        return latest if latest and latest.round == self.round else None

    def fresh(self, cell: int) -> int:
        """Return how many Lurkers of a tile can still ambush in this round (LP-75)."""
        return self.tokens.get(cell, 0) - self.spent.get(cell, 0)

    def pool(self) -> tuple[int, ...]:
        """Return the tiles that can be on top of the stack.

        The Dropship lies at or near the bottom (LP-49).
        """
        stack, options = self.stack, self.options
        if stack[-1] == options.dropship and len(stack) > options.dropship_depth + 1:
            return stack[:-1]
        return stack

    def bonuses(self, cell: int) -> tuple[int, int]:
        """Return the bonuses of Sergeant and Support trooper in an ambush on a tile (LP-79)."""
        support = self.scouts[SUPPORT]
        helped = (
            support is not None and support != cell and cell in self.jungle.sight(support).cells
        )
        options = self.options
        return options.sergeant_bonus * (self.scouts[SERGEANT] == cell), (
            options.support_bonus * helped
        )

    @property
    def result(self) -> Result:
        """The result for a duel, once the game is over."""
        outcome = self.outcome
        escaped = outcome is not None and self.scouts_seat in outcome.winners
        found = self.jungle.dropship is not None
        drawn = len(self.options.tiles) - 1 - len(self.stack)
        return Result(len(self.alive) if escaped else 0, found or escaped, drawn)

    # --- changes -------------------------------------------------------------------------

    def lay_clearing(self) -> None:
        """Lay the Clearing, put all Scouts on it and stack the other tiles (LP-49)."""
        options = self.options
        clearing = options.clearing
        ground = options.tiles[clearing].grounds[0]
        self.jungle = Jungle({HOME: Laid(clearing, 0)}, {HOME: ground})
        self.stack = (*range(clearing), options.dropship)
        self.discard = ()
        self.scouts = [HOME] * len(ALL_SCOUTS)

    def _take(self, cell: int, number: int) -> None:
        """Return this many Lurkers of a tile to the stock."""
        if number:
            self.stock += number
            self._move_tokens(cell, -number)

    def _move_tokens(self, cell: int, number: int) -> None:
        """Add Lurkers to a tile, or remove them if `number` is negative."""
        tokens = self.tokens.get(cell, 0) + number
        if tokens:
            self.tokens[cell] = tokens
        else:
            del self.tokens[cell]

    def _end(self, reason: str, winner: int) -> None:
        """End the game.

        The Scouts' seat scores the number of Scouts that escaped, the other seat 0.
        """
        escaped = len(self.alive) if winner == self.scouts_seat else 0
        scores = tuple(escaped if seat == self.scouts_seat else 0 for seat in (0, 1))
        self.outcome = Outcome((winner,), scores, reason)
        self.phase = ""
