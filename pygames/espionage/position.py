"""What stands where in a match of Espionage, and what a seat may know of it (ESP-54).

How secrets are kept:

* A piece is a number that says where it was set up; its rank is None where it is not known.
* `known` says who knows the rank besides its owner: nobody (0), the enemy, in secret from the
  owner (1), everybody (2). A view has no 1 on its own pieces (ESP-52).
* The counters of ESP-60 and ESP-61 follow from secrets: they are None in a view.
"""

from collections.abc import Hashable
from typing import Self

from pygames.core.game import Outcome
from pygames.core.state import GameState
from pygames.espionage.field import EMPTY, field
from pygames.espionage.moves import Step
from pygames.espionage.options import Options
from pygames.espionage.pieces import HQ, MINE, SPY

__all__ = ["Position"]

_BITS = 6
"""For each square in the number that stands for a whole position."""


class Position(
    GameState,
    copied=("at", "feats", "known", "latest", "moved", "placed", "rank", "sides", "who"),
    nested=("movers", "spies"),
    uncompared=("_coming", "_key", "field", "shape", "size"),
):
    """The board and everything that is remembered."""

    __slots__ = (
        "_coming",
        "_key",
        "at",
        "barred",
        "done",
        "ending",
        "fallen",
        "feats",
        "field",
        "history",
        "idle",
        "known",
        "latest",
        "moved",
        "movers",
        "number",
        "offered",
        "options",
        "outcome",
        "pending",
        "phase",
        "placed",
        "player",
        "quiet",
        "rank",
        "rooted",
        "shape",
        "shown",
        "sides",
        "size",
        "spies",
        "step",
        "turns",
        "volcanoes",
        "who",
    )

    def __init__(self, options: Options) -> None:
        super().__init__()
        self.options = options
        self.field = field(options.width, options.height)
        self.size = size = options.width * options.rows
        """Pieces of an army: those of White are 0..size-1, those of Black follow."""
        self.phase = ""
        self.outcome: Outcome | None = None
        self.ending: Outcome | None = None
        """How it ended, while the pieces are turned up."""
        self.volcanoes: tuple[int, ...] = ()
        self.sides = [EMPTY] * self.field.size
        self.who = [-1] * self.field.size
        """The piece on each square, -1 where there is none."""
        self.rank: list[int | None] = [None] * (2 * size)
        self.known = [0] * (2 * size)
        self.at = [-1] * (2 * size)
        """The square of each piece, -1 of one that is not on the board."""
        self.placed = [0, 0]
        """How many ranks each seat has chosen for its set-up."""
        self.movers: list[list[int]] = [[], []]
        """Each seat's pieces on the board that can move, or may as far as is known."""
        self.spies: list[list[int]] = [[], []]
        """Each seat's pieces on the board that are known to be spies."""
        self.moved = [False] * (2 * size)
        self.rooted: frozenset[int] = frozenset()
        """Pieces that everybody knows cannot move: their owner had to, and did not (ESP-22)."""
        self.feats: dict[int, tuple[tuple[int, bool], ...]] = {}
        """Piece -> (piece that it removed, whether it attacked) of each of its battles."""
        self.player = 0
        self.number = 0
        """Single moves made in this turn."""
        self.turns = -1
        """Turns that have ended; -1 before the first one begins."""
        self.latest: list[tuple[tuple[int, int], ...]] = [(), ()]
        """Of each seat (piece, where it came from) for what moved in its latest turn."""
        self.barred: tuple[tuple[int, int], ...] = ()
        """(piece, square to which it may not return in this turn) (ESP-30)."""
        self.done = -1
        """The piece that has moved in this turn."""
        self.step: Step | None = None
        """The single move that is being resolved."""
        self.fallen = -1
        """The piece that it removed."""
        self.pending: Step | None = None
        """The second single move of a pair (ESP-23)."""
        self.offered = False
        """Whether a draw was offered in this turn."""
        self.shown = 0
        """While pieces are turned up: those before this one are done."""
        self.quiet = 0
        """Single moves since the last removal."""
        self.idle: int | None = None
        """Single moves since the last progress (ESP-61); None in a view."""
        self.history: dict[Hashable, int] | None = None
        """How often each position began a turn since then (ESP-60), never changed in place; None
        in a view."""
        self.shape = 0
        """The position as one number, as far as `history` needs it."""
        self._key: Hashable = None
        """Under which `history` counts the turn that begins."""
        self._coming: list[Step] | None = None

    def seat_of(self, piece: int) -> int:
        """Whose piece it is."""
        return int(piece >= self.size)

    def deploy(self) -> None:
        """Both armies come on the board (ESP-14)."""
        for seat in (0, 1):
            for n, square in enumerate(self.field.home(seat, self.options.rows)):
                piece = seat * self.size + n
                self.at[piece] = square
                self.who[square] = piece
                self.sides[square] = seat + 1
        self.muster()
        if None not in self.rank:
            self.begin_counting()

    def muster(self) -> None:
        """Find out anew who can move and who spies."""
        pieces = range(2 * self.size)
        alive = [p for p in pieces if self.at[p] >= 0 and p not in self.rooted]
        movers = [p for p in alive if self.rank[p] not in (MINE, HQ)]
        spies = [p for p in movers if self.rank[p] == SPY]
        self.movers = [[p for p in movers if (p >= self.size) == seat] for seat in (0, 1)]
        self.spies = [[p for p in spies if (p >= self.size) == seat] for seat in (0, 1)]

    def begin_counting(self, idle: int = 0) -> None:
        """Count for ESP-60 and ESP-61 from here on."""
        self.idle, self.history = idle, {}
        self.shape = sum(self.trace(p) for p in range(2 * self.size) if self.at[p] >= 0)

    def trace(self, piece: int) -> int:
        """What a piece adds to `shape`."""
        rank = self.rank[piece]
        assert rank is not None
        code = 1 + rank + 9 * (piece >= self.size) + 18 * (self.known[piece] > 0)
        return code << _BITS * self.at[piece]

    def learn(self, piece: int, rank: int, known: int) -> None:
        """From now on the rank is known to so many more (see `known`)."""
        if self.rank[piece] is None:
            self.rank[piece] = rank
            seat = self.seat_of(piece)
            if rank in (MINE, HQ):
                self.movers[seat] = [p for p in self.movers[seat] if p != piece]
            elif rank == SPY and self.at[piece] >= 0:
                self.spies[seat] = sorted([*self.spies[seat], piece])
        if self.idle is not None and self.at[piece] >= 0:
            self.shape -= self.trace(piece)
            self.known[piece] = known
            self.shape += self.trace(piece)
        else:
            self.known[piece] = known

    # --- copies and views ----------------------------------------------------------------

    def view(self, seat: int) -> Self:
        """What the seat may know (ESP-54): equal to the state rebuilt from what it saw."""
        view = self.copy()
        mine = range(seat * self.size, (seat + 1) * self.size)
        for piece, known in enumerate(self.known):
            if piece in mine:
                if known == 1:
                    view.known[piece] = 0
            elif not known:
                view.rank[piece] = None
        view.idle = view.history = None
        view.shape = 0
        view._coming = view._decisions = view._key = None
        view.muster()
        return view
