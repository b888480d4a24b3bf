"""What stands where in a game of Lost Patrol, and what is going on (LP-97).

Nothing is hidden but the order of the stack, which CHANCE decides tile by tile: every view is the
full state (LP-17, LP-98).
"""

import random
from typing import NamedTuple, Self

from pygames.core.game import Outcome
from pygames.core.hexes import cell
from pygames.core.state import GameState
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
    "Throw",
]

HOME = cell(0, 0)
"""Where the Clearing lies (LP-18)."""
ALL_SCOUTS = range(5)
SERGEANT, SUPPORT = 0, 1
"""LP-2."""
TOKEN_LIMIT = 6
"""Lurkers that a tile holds at the end of a round (LP-15)."""


class Throw(NamedTuple):
    """The dice that a Scout's shot or struggle with the snare-weed has shown so far."""

    scout: int
    dice: tuple[int, ...]


class Clash(NamedTuple):
    """An ambush as it was rolled, and all that its scores are made of."""

    cell: int
    lurkers: int
    scouts: int
    sergeant: int
    """What the Sergeant adds."""
    support: int
    """What the Support trooper adds who sees it."""
    die: int
    first: int
    second: int

    @property
    def lurker_score(self) -> int:
        """LP-77."""
        return lurker_score(self.lurkers, self.die)

    @property
    def scout_score(self) -> int:
        """LP-79."""
        return scout_score(self.scouts, self.first, self.second, self.sergeant + self.support)


class Result(NamedTuple):
    """What two games are compared by, in this order (section 7.3, `duel`)."""

    escaped: int
    """Scouts that were alive when they escaped, 0 if they did not."""
    found: bool
    """Whether the Dropship lay."""
    drawn: int
    """Tiles drawn."""


class Position(GameState, copied=("scouts", "spent", "tokens")):
    """The jungle, the figures, and where in the round the game is."""

    __slots__ = (
        "actions",
        "active",
        "clash",
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
        """Who leads the Scouts; None before the dice have told (LP-48)."""
        self.rival = rival
        """In the second game of a duel: what there is to beat."""
        self.phase = ""
        """The name of the decision that is open; "" when the game is over."""
        self.outcome: Outcome | None = None
        self.round = 0
        """0 during the set-up."""
        self.voids = 0
        """Set-ups that the jungle swallowed (LP-47)."""
        self.jungle = Jungle({}, {})
        self.stack: tuple[int, ...] = ()
        """The tiles in it, in ascending order: of their own order nothing is known (LP-17)."""
        self.discard: tuple[int, ...] = ()
        """Tiles removed, in ascending order of when."""
        self.scouts: list[int | None] = [None] * 5
        """The cell of each, None of a dead one."""
        self.tokens: dict[int, int] = {}
        """Cell -> Lurkers on it."""
        self.spent: dict[int, int] = {}
        """Cell -> how many of these are spent (LP-75)."""
        self.stock = options.lurker_tokens
        self.active = -1
        """The Scout that is acting (LP-57), -1 before the first one."""
        self.left = 0
        """Its actions left."""
        self.finished: frozenset[int] = frozenset()
        """Scouts that have acted before it in this round."""
        self.walking = -1
        """The edge over which it wants to leave the snare-weed."""
        self.dice_left = 0
        """Dice of its shot that are still to be thrown."""
        self.throw: Throw | None = None
        self.end: End | None = None
        """The open end that was named."""
        self.drawn = -1
        """The tile that was drawn for it."""
        self.actions = 0
        """Lurker actions left."""
        self.group: int | None = None
        """The cell of the group that is moving."""
        self.place: int | None = None
        """The cell of the ambush, or of the crowd, that is being resolved."""
        self.clash: Clash | None = None
        """The latest ambush of the round."""
        self.queue: tuple[int, ...] = ()
        """Scouts still to be pushed back."""
        self.loose = 0
        """Lurkers to be pushed back."""

    # --- who is where --------------------------------------------------------------------

    @property
    def lurkers_seat(self) -> int:
        """Who leads the Lurkers."""
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
        """The living Scouts on a tile."""
        return [scout for scout in ALL_SCOUTS if self.scouts[scout] == cell]

    def fresh(self, cell: int) -> int:
        """How many Lurkers of a tile can still ambush in this round (LP-75)."""
        return self.tokens.get(cell, 0) - self.spent.get(cell, 0)

    def pool(self) -> tuple[int, ...]:
        """The tiles one of which comes next: the Dropship lies at the bottom (LP-49)."""
        stack, options = self.stack, self.options
        if stack[-1] == options.dropship and len(stack) > options.dropship_depth + 1:
            return stack[:-1]
        return stack

    def bonuses(self, cell: int) -> tuple[int, int]:
        """What Sergeant and Support trooper would add to an ambush on a tile now (LP-79)."""
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
        """What this game is compared by in a duel, once it is over."""
        outcome = self.outcome
        escaped = outcome is not None and self.scouts_seat in outcome.winners
        found = self.jungle.dropship is not None
        drawn = len(self.options.tiles) - 1 - len(self.stack)
        return Result(len(self.alive) if escaped else 0, found or escaped, drawn)

    # --- views ----------------------------------------------------------------

    def view(self, _seat: int) -> Self:
        """All of it (LP-17)."""
        return self.copy()

    def sample(self, _rng: random.Random) -> Self:
        """The same: what is not known yet, CHANCE decides when it comes to it (LP-98)."""
        return self.copy()

    def lay_clearing(self) -> None:
        """LP-49: the Clearing with all Scouts on it, everything else in the stack."""
        options = self.options
        clearing = options.clearing
        ground = options.tiles[clearing].grounds[0]
        self.jungle = Jungle({HOME: Laid(clearing, 0)}, {HOME: ground})
        self.stack = (*range(clearing), options.dropship)
        self.discard = ()
        self.scouts = [HOME] * len(ALL_SCOUTS)
