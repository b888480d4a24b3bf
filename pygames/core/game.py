"""The vocabulary of every game: moves, decisions, states, outcomes, the descriptor.

A match is a log of moves; a `State` is what follows from a log. Pending decisions are in
`state.decisions`; chance and the referee are seats like any other, and the dealer answers for them.
"""

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, NamedTuple, Protocol, Self, TypeAlias, TypeVar, cast

from pygames.core.language import N_, _, number

__all__ = [
    "CHANCE",
    "REFEREE",
    "BadSetup",
    "Decision",
    "Digit",
    "Game",
    "IllegalMove",
    "Move",
    "NotLoaded",
    "OpenMoves",
    "Option",
    "Outcome",
    "Rules",
    "State",
    "Told",
    "decision_of",
    "forms",
    "half_seen",
    "is_legal",
    "is_open",
    "mask",
    "secret",
    "sees",
]

CHANCE = -1
"""The seat of dice and shuffles: the dealer answers, drawing uniformly from its moves."""
REFEREE = -2
"""The seat of what follows from secrets that no single player may know: one move in a full
state."""

T = TypeVar("T")
Seats: TypeAlias = frozenset[int]
Digit: TypeAlias = tuple[int, int]
"""(digit, radix), 0 <= digit < radix: one step of a mixed-radix number."""


class Told(Exception):
    """An error shown to the player: a translatable message and its values."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return _(self.message, **self.values)


class IllegalMove(Told):
    """An illegal move; the message says which rule forbids it."""


class BadSetup(Told):
    """An invalid set-up: unknown game, option or value, or wrong number of seats."""


class NotLoaded(BadSetup):
    """The game is not on this device yet and could not be downloaded."""

    def __init__(self, game: "Game") -> None:
        super().__init__(
            N_("{game} could not be downloaded. Check your connection and try again."),
            game=_(game.title),
        )


class Move(Protocol):
    """What a seat chooses: a small NamedTuple of ints and strings, one type per kind.

    Ends with a constant field `kind`, so that moves of two kinds are never equal. `@secret`
    declares the fields that only the seats in the decision's `known_to` may see.
    """

    @property
    def kind(self) -> str:
        """The name of the kind."""


def secret(*fields: str) -> Callable[[type[T]], type[T]]:
    """Class decorator: declare the fields that are None in a masked move."""

    def name_them(move: type[T]) -> type[T]:
        move.secret = fields  # type: ignore[attr-defined]
        return move

    return name_them


class OpenMoves(Protocol):
    """A move set too large to enumerate: a sequence of samples; `in` tests membership.

    The codec gets unlisted moves as digits. A decision with open moves is public.
    """

    def __len__(self) -> int: ...
    def __contains__(self, move: object, /) -> bool: ...

    def digits(self, move: Any) -> Iterable[Digit]:
        """Return the move as mixed-radix digits; every radix follows from the digits before it."""

    def from_digits(self, read: Callable[[int], int]) -> Any:
        """Decode a move; `read(radix)` returns the next digit.

        The move may be illegal, but decoding never fails.
        """


class Decision(NamedTuple):
    """A pending decision: a seat has to choose a move.

    `moves`: every legal move, in an order that follows from the view of `seat` alone; fewer than
    2**31. `OpenMoves` if they are too many; () if nothing is awaited and there is only `also`.
    `known_to`: the seats that see the move made; None: everybody. A move that other seats may see
    is a separate decision. Who has to decide what is public: every view has the same decisions.
    `also`: legal too, but never picked at random: resigning, offers, taking back.
    """

    seat: int
    name: str
    moves: Sequence[Any]
    known_to: Seats | None = None
    also: Sequence[Any] = ()


class Outcome(NamedTuple):
    """How a match ended: winners (none: a draw), each seat's score, and the reason (a short id)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class State(Protocol):
    """What follows from a log of moves, in full or as one seat may know it."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """At most one per seat, several when seats choose simultaneously; () when over."""

    @property
    def outcome(self) -> Outcome | None:
        """None while it goes on."""

    def apply(self, move: Any, seat: int) -> None:
        """Make the move, masked (secret fields None) if it is not known to all.

        Raises `IllegalMove`, and changes nothing, if it is not legal.
        """

    def copy(self) -> Self:
        """Return an independent state of equal value."""

    def view(self, seat: int) -> Self:
        """Return what the seat may know: equal to the state rebuilt from the log as it sees it."""

    def sample(self, rng: random.Random) -> Self:
        """Return a random full state consistent with this view (a determinization)."""


class Option(NamedTuple):
    """A set-up option: its allowed values, default and title.

    If the `values` are too many to list, they are texts and work as `OpenMoves` do: some are
    listed, `in` decides, and the codec gets their digits.
    """

    values: Sequence[Any]
    default: Any
    title: str
    titles: Sequence[str] | Callable[[Any], str] = ()
    """The names of the values: a message each, or a function that returns the name in the language
    in use; empty if the value speaks for itself (a number)."""

    def called(self, value: Any) -> str:
        """Return the name of one of the values in the language in use."""
        if callable(self.titles):
            return self.titles(value)
        if self.titles:
            return _(self.titles[self.values.index(value)])
        return number(value)


@dataclass(frozen=True)
class Rules:
    """The rules of a game, and its moves and options in words: the object `RULES` of a module."""

    options: Mapping[str, Option]
    start: Callable[[int, Mapping[str, Any]], State]
    """(seats, all options) -> the state before the first move. May raise `BadSetup`."""
    describe: Callable[[Any, Any], str]
    """(move, state before it) -> the label of the button that makes the move ("Claim front 3"). The
    move may be masked; "" if its reader could see no trace of it. `state`: of the current game."""
    narrate: Callable[[Any, Any], str] | None = None
    """As `describe`, for the log: a sentence that follows the name of the player who made the move
    ("Claims front 3"). None: the log uses the button's label."""
    remind: Callable[[Any, Any], str] | None = None
    """As `narrate`, said to that player ("You claim front 3"). None: as `narrate`."""
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    preset_titles: Mapping[str, str] = field(default_factory=dict)
    """The name of each preset."""
    preset_note: Callable[[str], str] | None = None
    """(preset) -> what to know before choosing it, in the language in use."""
    usual: frozenset[str] = frozenset()
    """Options that are shown at once, not folded away, in addition to those that presets set."""
    public: frozenset[str] = frozenset()
    """Decisions whose moves every view lists alike and in full, so that forced ones are recognized
    without looking into the views."""
    laid_out: frozenset[str] = frozenset()
    """Consecutive decisions that are drafted on the board and submitted together; the log skips
    them. Their moves have a kind of the same name."""
    resigning: str = "resign"
    """The kind of the move that gives up the match, or a game of a series."""
    secrets: bool = True
    """Whether seats hold secrets from each other: the screen is handed over when the turn
    passes."""
    sketch: Callable[[Any, int], Iterable[str]] | None = None
    """(view, seat) -> the position in lines of text, for a terminal; None: the log says enough. In
    a series the view is that of the current game."""


@dataclass(frozen=True)
class Game:
    """The descriptor of a game: its entry in the list of games, and the modules that hold the rest.

    Each module is imported when it is first needed. In a browser the game may have to be downloaded
    first; until then everything that comes from its rules raises `NotLoaded`.
    """

    id: str
    code: str
    """One or two letters: a link begins with them and the version."""
    version: int
    """The version of the rules: goes up when the legal moves, or their order, change."""
    title: str
    seats: Sequence[int]
    """The possible numbers of players."""
    pitch: str
    """What makes it fun, in one line (a message id)."""
    minutes: int
    """How long one game usually takes."""
    package: str
    """The package that contains all of it."""
    rules: str = ""
    """The module with its `RULES`; "": the game is announced and cannot be played yet."""
    board: str = ""
    """The module that draws it (see `pygames.table.board`)."""
    bot: str = ""
    """The module that plays it (see `pygames.bots`); "": none does."""
    lesson: str = ""
    """The module that teaches it (see `pygames.table.lesson`); "": none does."""
    first_preset: str = ""
    """The preset that the page offers first; "": the default options."""

    @cached_property
    def _rules(self) -> Rules:
        try:
            return cast(Rules, import_module(self.rules).RULES)
        except ModuleNotFoundError as error:
            if error.name != self.rules:
                raise
            raise NotLoaded(self) from None

    def load(self) -> Self:
        """Import the rules and return the game. Raises `NotLoaded`."""
        assert self._rules is not None
        return self

    @property
    def options(self) -> Mapping[str, Option]:
        """See `Rules.options`."""
        return self._rules.options

    @property
    def presets(self) -> Mapping[str, Mapping[str, Any]]:
        """See `Rules.presets`."""
        return self._rules.presets

    @property
    def preset_titles(self) -> Mapping[str, str]:
        """See `Rules.preset_titles`."""
        return self._rules.preset_titles

    @property
    def preset_note(self) -> Callable[[str], str] | None:
        """See `Rules.preset_note`."""
        return self._rules.preset_note

    @property
    def usual(self) -> frozenset[str]:
        """See `Rules.usual`."""
        return self._rules.usual

    @property
    def start(self) -> Callable[[int, Mapping[str, Any]], State]:
        """See `Rules.start`."""
        return self._rules.start

    @property
    def describe(self) -> Callable[[Any, Any], str]:
        """See `Rules.describe`."""
        return self._rules.describe

    @property
    def narrate(self) -> Callable[[Any, Any], str]:
        """See `Rules.narrate`."""
        return self._rules.narrate or self._rules.describe

    @property
    def remind(self) -> Callable[[Any, Any], str]:
        """See `Rules.remind`."""
        return self._rules.remind or self.narrate

    @property
    def public(self) -> frozenset[str]:
        """See `Rules.public`."""
        return self._rules.public

    @property
    def laid_out(self) -> frozenset[str]:
        """See `Rules.laid_out`."""
        return self._rules.laid_out

    @property
    def resigning(self) -> str:
        """See `Rules.resigning`."""
        return self._rules.resigning

    @property
    def secrets(self) -> bool:
        """See `Rules.secrets`."""
        return self._rules.secrets

    @property
    def sketch(self) -> Callable[[Any, int], Iterable[str]] | None:
        """See `Rules.sketch`."""
        return self._rules.sketch


def decision_of(seat: int, decisions: Sequence[Decision]) -> Decision:
    """Return the decision that this seat has to make. Raises `IllegalMove` if there is none."""
    for decision in decisions:
        if decision.seat == seat:
            return decision
    raise IllegalMove(N_("It is not your turn.") if decisions else N_("The match is over."))


def sees(seat: int, known_to: Seats | None) -> bool:
    """Whether this seat sees a move known to these seats in full."""
    return known_to is None or seat in known_to


def _secrets(move: object) -> tuple[str, ...]:
    fields: tuple[str, ...] = getattr(move, "secret", ())
    return fields


def mask(move: Any) -> Any:
    """Return the move with its secret fields set to None."""
    fields = _secrets(move)
    return move._replace(**dict.fromkeys(fields)) if fields else move


def half_seen(move: object) -> bool:
    """Whether any secret field of this move is None."""
    fields = _secrets(move)
    return bool(fields) and any(getattr(move, name) is None for name in fields)


def is_legal(move: object, decision: Decision) -> bool:
    """Whether the move is legal: in full, or masked where not everybody sees it."""
    if move in decision.moves or move in decision.also:
        return True
    return decision.known_to is not None and half_seen(move) and move in map(mask, decision.moves)


def is_open(moves: Sequence[object]) -> bool:
    """Whether these are `OpenMoves`, or values of an option that are not all listed."""
    return hasattr(moves, "from_digits")


def forms(moves: Iterable[Any]) -> list[Any]:
    """Return the distinct masked moves, in order."""
    return list(dict.fromkeys(map(mask, moves)))
