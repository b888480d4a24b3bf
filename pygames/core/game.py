"""The words every game is written in: moves, decisions, states, outcomes, the descriptor.

A match is a log of moves; a `State` is what follows from a log. Whoever must choose stands in
`state.decisions`; chance and the referee are seats like any other, answered by the dealer.
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
"""The seat of dice and shuffles: the dealer answers, each of its moves as likely as the next."""
REFEREE = -2
"""The seat of what follows from secrets no single player may know: one move in a full state."""

T = TypeVar("T")
Seats: TypeAlias = frozenset[int]
Digit: TypeAlias = tuple[int, int]
"""(digit, radix), 0 <= digit < radix: one step of a mixed-radix number."""


class Told(Exception):
    """An error for the player: a message to translate and the values that fill it."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values

    def __str__(self) -> str:
        return _(self.message, **self.values)


class IllegalMove(Told):
    """The rules do not allow this move now; the text says which rule stands against it."""


class BadSetup(Told):
    """No match can begin like this: unknown game, option or value, wrong number of seats."""


class NotLoaded(BadSetup):
    """The game is not on this device yet, and could not be downloaded."""

    def __init__(self, game: "Game") -> None:
        super().__init__(
            N_("{game} could not be downloaded. Check your connection and try again."),
            game=_(game.title),
        )


class Move(Protocol):
    """What a seat chooses: a small NamedTuple of ints and strings, one type a kind.

    Ends with a constant field `kind`, so that moves of two kinds are never equal. Fields that
    only the seats of the decision's `known_to` may see are named with `@secret`.
    """

    @property
    def kind(self) -> str: ...


def secret(*fields: str) -> Callable[[type[T]], type[T]]:
    """Name the fields of a move type that are None where a move is seen only half."""

    def name_them(move: type[T]) -> type[T]:
        move.secret = fields  # type: ignore[attr-defined]
        return move

    return name_them


class OpenMoves(Protocol):
    """A choice too large to list: a sequence of some of its moves, where `in` decides.

    It writes the others as digits for the codec. A decision with open moves is public.
    """

    def __len__(self) -> int: ...
    def __contains__(self, move: object, /) -> bool: ...

    def digits(self, move: Any) -> Iterable[Digit]:
        """The move as mixed-radix digits; every radix follows from the digits before it."""

    def from_digits(self, read: Callable[[int], int]) -> Any:
        """The move back, `read(radix)` giving the next digit. May be illegal, never fails."""


class Decision(NamedTuple):
    """Somebody must choose now.

    `moves`: every legal move in an order that follows from the view of `seat` alone; below 2**31.
    `OpenMoves` where they are too many. () where nothing is awaited: there is only `also`.
    `known_to`: the seats that see the move made; None: everybody. A move that other seats may
    see is a decision of its own. Who is asked what is public: every view has the same decisions.
    `also`: legal too, but never picked at random: resigning, offers, taking back.
    """

    seat: int
    name: str
    moves: Sequence[Any]
    known_to: Seats | None = None
    also: Sequence[Any] = ()


class Outcome(NamedTuple):
    """How a match ended: the winners (none: a draw), each seat's score, and why (a short id)."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class State(Protocol):
    """What follows from a log of moves, in full or as one seat may know it."""

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """At most one a seat, several when seats choose at once; () when over."""

    @property
    def outcome(self) -> Outcome | None: ...

    def apply(self, move: Any, seat: int) -> None:
        """Make the move, also one half seen (secret fields None) where it is not known to all.

        Raises `IllegalMove`, and changes nothing, if it is not legal.
        """

    def copy(self) -> Self: ...

    def view(self, seat: int) -> Self:
        """What the seat may know: equal to the state rebuilt from the log as that seat sees it."""

    def sample(self, rng: random.Random) -> Self:
        """A full state that fits this view, drawn at random."""


class Option(NamedTuple):
    """One question of the set-up: the values it can take, the usual one, and how to ask.

    `values` too many to list are texts, and written as `OpenMoves` are: some of them are listed,
    `in` decides, and the codec gets their digits.
    """

    values: Sequence[Any]
    default: Any
    title: str
    titles: Sequence[str] | Callable[[Any], str] = ()
    """What the values are called: a message each, or a function that tells it in the language
    in use; none where the value speaks for itself (a number)."""

    def called(self, value: Any) -> str:
        """What one of the values is called in the language in use."""
        if callable(self.titles):
            return self.titles(value)
        if self.titles:
            return _(self.titles[self.values.index(value)])
        return number(value)


@dataclass(frozen=True)
class Rules:
    """What a game plays by, and how its moves and options read: the object `RULES` of a module."""

    options: Mapping[str, Option]
    start: Callable[[int, Mapping[str, Any]], State]
    """(seats, all options) -> the state before anything is known. May raise `BadSetup`."""
    describe: Callable[[Any, Any], str]
    """(move, state before it) -> what a button that makes the move says ("Claim front 3"), in the
    language in use; the move may be half seen; "" for what leaves no trace that its reader could
    see. Of a series the state is the play that is going on: `Match.describe` unwraps it."""
    narrate: Callable[[Any, Any], str] | None = None
    """As `describe`, for the log: a sentence that follows the name of the player who made the move
    ("Claims front 3"). None: the log uses the words of the button."""
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    preset_titles: Mapping[str, str] = field(default_factory=dict)
    """What each preset is called."""
    preset_note: Callable[[str], str] | None = None
    """(preset) -> what is worth knowing before one chooses it, in the language in use."""
    usual: frozenset[str] = frozenset()
    """Options that are asked at once, not folded away, besides those that presets set."""
    public: frozenset[str] = frozenset()
    """Decisions whose moves every view lists alike, and in full: forced ones need no look into
    the views."""
    laid_out: frozenset[str] = frozenset()
    """Decisions that follow one another and are laid out on the board before they are made all
    at once: nobody tells or counts them one by one. Their moves are of the kind of that name."""
    secrets: bool = True
    """Whether seats hold secrets from each other: the screen is handed over when turns pass."""
    sketch: Callable[[Any, int], Iterable[str]] | None = None
    """(view, seat) -> the position in lines of text, for a terminal; None: the log tells enough.
    Of a series the view is the play that is going on."""


@dataclass(frozen=True)
class Game:
    """One line in a list of games, and the names of the modules that hold the rest of it.

    Each module is imported when it is first needed. In a browser the game may have to be
    downloaded before: then what its rules say raises `NotLoaded`.
    """

    id: str
    code: str
    """One or two letters: a link begins with them and the version."""
    version: int
    """Of the rules: goes up when what is legal, or in which order, changes."""
    title: str
    seats: Sequence[int]
    """The numbers of players it can be played by."""
    pitch: str
    """One line of what makes it fun (a message id)."""
    minutes: int
    """How long one play usually takes."""
    package: str
    """The package that all of it lies in."""
    rules: str = ""
    """The module with its `RULES`; "": the game is only announced, and cannot be played yet."""
    board: str = ""
    """The module that draws it (see `pygames.table.board`)."""
    bot: str = ""
    """The module that plays it (see `pygames.bots`); "": none does."""
    lesson: str = ""
    """The module that teaches it (see `pygames.table.lesson`); "": none does."""

    @cached_property
    def _rules(self) -> Rules:
        try:
            return cast(Rules, import_module(self.rules).RULES)
        except ModuleNotFoundError as error:
            if error.name != self.rules:
                raise
            raise NotLoaded(self) from None

    def load(self) -> Self:
        """The game itself, its rules imported. Raises `NotLoaded`."""
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
    def public(self) -> frozenset[str]:
        """See `Rules.public`."""
        return self._rules.public

    @property
    def laid_out(self) -> frozenset[str]:
        """See `Rules.laid_out`."""
        return self._rules.laid_out

    @property
    def secrets(self) -> bool:
        """See `Rules.secrets`."""
        return self._rules.secrets

    @property
    def sketch(self) -> Callable[[Any, int], Iterable[str]] | None:
        """See `Rules.sketch`."""
        return self._rules.sketch


def decision_of(seat: int, decisions: Sequence[Decision]) -> Decision:
    """The decision that awaits this seat. Raises `IllegalMove` if none does."""
    for decision in decisions:
        if decision.seat == seat:
            return decision
    raise IllegalMove(N_("It is not your turn.") if decisions else N_("The match is over."))


def sees(seat: int, known_to: Seats | None) -> bool:
    """Whether a move known to these seats is seen in full by this one."""
    return known_to is None or seat in known_to


def _secrets(move: Any) -> tuple[str, ...]:
    fields: tuple[str, ...] = getattr(move, "secret", ())
    return fields


def mask(move: Any) -> Any:
    """The move as those see it who may not know its secrets."""
    fields = _secrets(move)
    return move._replace(**dict.fromkeys(fields)) if fields else move


def half_seen(move: Any) -> bool:
    """Whether a secret of this move is missing."""
    fields = _secrets(move)
    return bool(fields) and any(getattr(move, name) is None for name in fields)


def is_legal(move: Any, decision: Decision) -> bool:
    """Whether the move answers the decision: in full, or masked where not everybody sees it."""
    if move in decision.moves or move in decision.also:
        return True
    return decision.known_to is not None and half_seen(move) and move in map(mask, decision.moves)


def is_open(moves: Sequence[Any]) -> bool:
    """Whether these are `OpenMoves`, or values of an option that are not all listed."""
    return hasattr(moves, "from_digits")


def forms(moves: Iterable[Any]) -> list[Any]:
    """What a seat that may not know them can tell apart of these moves, in order."""
    return list(dict.fromkeys(map(mask, moves)))
