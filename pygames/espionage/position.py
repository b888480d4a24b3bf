"""The position of a match of Espionage, and what a seat may know of it (ESP-54).

How secrets are kept:

* A piece is a number that says where it was set up; its rank is None where it is not known.
* `known` says who knows the rank apart from its owner: nobody (0), the enemy without the owner's
  knowledge (1), everybody (2). A seat's view has no 1 for its own pieces (ESP-52).
* The counters of ESP-60 and ESP-61 depend on secrets: they are None in a view.
"""

from collections.abc import Hashable
from typing import Self

from pygames.core.game import NOBODY, Outcome
from pygames.core.state import GameState
from pygames.espionage.field import EMPTY, field
from pygames.espionage.moves import Step
from pygames.espionage.options import Options
from pygames.espionage.pieces import HQ, MINE, SPY

__all__ = ["Position"]

_BITS = 6
"""Bits of `Position.shape` for each square."""


class Position(
    GameState,
    copied=("at", "feats", "known", "latest", "moved", "placed", "rank", "sides", "who"),
    nested=("movers", "spies"),
    uncompared=("_coming", "_key", "field", "shape", "size"),
):
    """The board and everything that the rules remember."""

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
        """Number of pieces in an army: White's are 0..size-1, Black's follow."""
        self.phase = ""
        self.outcome: Outcome | None = None
        self.ending: Outcome | None = None
        """The outcome, while the pieces are still being shown."""
        self.volcanoes: tuple[int, ...] = ()
        self.sides = [EMPTY] * self.field.size
        self.who = [-1] * self.field.size
        """[square] -> the piece there, -1 if there is none."""
        self.rank: list[int | None] = [None] * (2 * size)
        self.known = [0] * (2 * size)
        self.at = [-1] * (2 * size)
        """[piece] -> its square, -1 if it is not on the board."""
        self.placed = [0, 0]
        """[seat] -> how many pieces it has set up."""
        self.movers: list[list[int]] = [[], []]
        """[seat] -> its pieces on the board that are mobile, or may be as far as is known."""
        self.spies: list[list[int]] = [[], []]
        """[seat] -> its pieces on the board that are known to be spies."""
        self.moved = [False] * (2 * size)
        self.rooted: frozenset[int] = frozenset()
        """Pieces that everybody knows cannot move: their owner had to, and did not (ESP-22)."""
        self.feats: dict[int, tuple[tuple[int, bool], ...]] = {}
        """Piece -> (piece that it removed, whether it attacked) for each battle that it won."""
        self._begin_turns()
        self.shown = 0
        """The next piece to be shown to everybody; those before it have been."""
        self.quiet = 0
        """Number of single moves since a piece was last lost."""
        self.idle: int | None = None
        """Number of single moves since the last progress (ESP-61); None in a view."""
        self.history: dict[Hashable, int] | None = None
        """Key -> how often this position has begun a turn since then (ESP-60); None in a view.

        Never changed in place.
        """
        self.shape = 0
        """The position as one number, for `history`; 0 in a view."""
        self._key: Hashable = None
        """The key in `history` of the turn about to begin."""
        self._coming: list[Step] | None = None
        """A cache: the single moves to choose from next; None: not worked out yet."""

    def _begin_turns(self) -> None:
        """Set what belongs to a turn, or to the one before it."""
        self.player = 0
        self.number = 0
        """Number of single moves made in this turn."""
        self.turns = -1
        """Number of turns that have ended; -1 before the first one begins."""
        self.latest: list[tuple[tuple[int, int], ...]] = [(), ()]
        """[seat] -> (piece, square that it left) for each piece that moved in its latest turn."""
        self.barred: tuple[tuple[int, int], ...] = ()
        """(piece, square to which it may not return this turn) (ESP-30)."""
        self.done = -1
        """The piece that made the latest single move of this turn, -1 if none has."""
        self.step: Step | None = None
        """The single move that is being resolved."""
        self.fallen = -1
        """The piece lost in it, -1 if none was."""
        self.pending: Step | None = None
        """The second single move of a pair (ESP-23)."""
        self.offered = False
        """Whether a draw was offered in this turn."""

    def seat_of(self, piece: int) -> int:
        """Return the owner of a piece."""
        return int(piece >= self.size)

    def deploy(self) -> None:
        """Put both armies on the board (ESP-14)."""
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
        """Work out `movers` and `spies` again."""
        pieces = range(2 * self.size)
        alive = [p for p in pieces if self.at[p] >= 0 and p not in self.rooted]
        movers = [p for p in alive if self.rank[p] not in (MINE, HQ)]
        spies = [p for p in movers if self.rank[p] == SPY]
        self.movers = [[p for p in movers if (p >= self.size) == seat] for seat in (0, 1)]
        self.spies = [[p for p in spies if (p >= self.size) == seat] for seat in (0, 1)]

    def begin_counting(self, idle: int = 0) -> None:
        """Begin to count repetitions and moves without progress (ESP-60, ESP-61).

        `idle`: the number of single moves without progress so far.
        """
        self.idle, self.history = idle, {}
        self.shape = sum(self.trace(p) for p in range(2 * self.size) if self.at[p] >= 0)

    def trace(self, piece: int) -> int:
        """Return the part of `shape` that a piece on the board contributes."""
        rank = self.rank[piece]
        assert rank is not None
        code = 1 + rank + 9 * (piece >= self.size) + 18 * (self.known[piece] > 0)
        return code << _BITS * self.at[piece]

    def learn(self, piece: int, rank: int, known: int) -> None:
        """Note the rank of a piece and who knows it from now on (see `known`)."""
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
        """Return what the seat may know (ESP-54): equal to the state rebuilt from what it saw."""
        view = self.copy()
        mine = range(seat * self.size, (seat + 1) * self.size)
        for piece, known in enumerate(self.known):
            if piece in mine:
                if known == 1:
                    view.known[piece] = 0
            elif not known or (known == 1 and seat == NOBODY):
                view.known[piece] = 0
                view.rank[piece] = None
        view.idle = view.history = None
        view.shape = 0
        view._coming = view._decisions = view._key = None
        view.muster()
        return view
