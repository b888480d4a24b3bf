"""The descriptor of a game: its rules and its modules.

The vocabulary of decisions (`pygames.core.decisions`) can be imported from here as well.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from pygames.core.decisions import (
    CHANCE,
    NOBODY,
    REFEREE,
    BadSetup,
    Decision,
    Digit,
    IllegalMove,
    Move,
    OpenMoves,
    Outcome,
    Seats,
    State,
    Told,
    at_random,
    decision_of,
    forms,
    half_seen,
    is_asked,
    is_legal,
    is_open,
    listed_at,
    mask,
    secret,
    sees,
)
from pygames.core.language import N_, Name, _
from pygames.core.options import Option, Options

__all__ = [
    "CHANCE",
    "NOBODY",
    "REFEREE",
    "BadSetup",
    "Decision",
    "Digit",
    "Game",
    "IllegalMove",
    "Move",
    "NotLoaded",
    "OpenMoves",
    "Outcome",
    "Rules",
    "Seats",
    "State",
    "Told",
    "at_random",
    "decision_of",
    "forms",
    "half_seen",
    "is_asked",
    "is_legal",
    "is_open",
    "listed_at",
    "mask",
    "secret",
    "sees",
]

S = TypeVar("S", contravariant=True)
"""The states of a game, or those of each game of a series."""
M = TypeVar("M", contravariant=True)
"""Its moves."""


class _Downloaded(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...


class NotLoaded(BadSetup):
    """The game is not on this device yet and could not be downloaded."""

    refused: ClassVar[dict[str, tuple[str, int]]] = {}
    """The game's id -> the file that its host does not hand out, and the status of its answer."""

    def __init__(self, game: _Downloaded) -> None:
        if game.id in self.refused:
            file, status = self.refused[game.id]
            super().__init__(
                N_("{game} could not be downloaded: the host answers {status} to the file {file}."),
                game=_(game.title),
                file=file,
                status=status,
            )
        else:
            super().__init__(
                N_("{game} could not be downloaded. Check your connection and try again."),
                game=_(game.title),
            )


@dataclass(frozen=True)
class Rules(Generic[S, M]):
    """The rules of a game, and its moves and options in words: the object `RULES` of a module."""

    options: Mapping[str, Option]
    start: Callable[[int, Options], State]
    """(seats, all options) -> the state before the first move. May raise `BadSetup`."""
    describe: Callable[[M, S], str]
    """(move, state before it) -> the label of the button that makes the move ("Claim front 3"). The
    move may be masked; "" if its reader could see no trace of it. `state`: of the current game."""
    narrate: Callable[[M, S, Name], str] | None = None
    """(move, state before it, who made it) -> the log's sentence ("Ada claims front 3"), "" for
    none. None: the button's label, behind the name."""
    remind: Callable[[M, S], str] | None = None
    """As `narrate`, said to who made it ("You claim front 3"). None: the label."""
    doer: Callable[[M, S], int | None] | None = None
    """(move of CHANCE or the REFEREE, state before it) -> the seat of whom the log tells it, None
    for nobody's. Absent: the `seat` of the move, if it has one."""
    presets: Mapping[str, Options] = field(default_factory=dict)
    preset_titles: Mapping[str, str] = field(default_factory=dict)
    """The name of each preset."""
    preset_note: Callable[[str], str] | None = None
    """(preset) -> what to know before choosing it, in the language in use."""
    usual: frozenset[str] = frozenset()
    """Options that are shown at once, not folded away, in addition to those that presets set."""
    public: frozenset[str] = frozenset()
    """Decisions whose moves every view lists alike and in full, so that forced ones are recognized
    without looking into the views. Without `secrets`, all are."""
    open: Callable[[Decision], Sequence[Move]] | None = None
    """The moves of a decision, in its order, that need no look at what anybody holds: on one device
    they are made on the open table, which shows the view of `NOBODY`. () for most decisions, and
    wherever `known_to` is not None. Absent: there are none."""
    quiet: frozenset[str] = frozenset()
    """The kinds of moves that are nothing to tell, such as a pass: no line of the log, no stop of a
    replay, no move in a count. None of them is ever made automatically."""
    lasting: frozenset[str] = frozenset()
    """Those of them by which a seat passes for good: they stand, whatever others do meanwhile."""
    moot: Callable[[S, int], bool] | None = None
    """(state, seat) -> whether all can see that nothing is left for this seat to gain but by
    passing: the table passes then. Absent: never."""
    leading: frozenset[str] = frozenset()
    """Decisions in which a seat that moves next may let others go first: it gets the device."""
    order: Callable[[S, Sequence[int]], Sequence[int]] | None = None
    """(`NOBODY`'s view, bots asked at once) -> the order of their answers. Absent: by seat."""
    laid_out: frozenset[str] = frozenset()
    """Consecutive decisions that are drafted on the board and submitted together; the log skips
    them. Their moves have a kind of the same name."""
    drafted: frozenset[str] = frozenset()
    """Decisions that are drafted on the board one by one, such as where a squad marches. Their
    moves are told and counted, and bots give hints for them."""
    resigning: str = "resign"
    """The kind of the move that gives up the match, or a game of a series."""
    secrets: bool = True
    """Whether seats hold secrets from each other: the screen is handed over when the turn
    passes. Otherwise every view lists the same moves."""
    sides: Callable[[int, Options], Sequence[int]] | None = None
    """(seats, all options) -> each seat's side; those of one are allies. Absent: all are alone."""
    role: Callable[[S, int], str] | None = None
    """(state, seat) -> what this seat plays, such as a side or a faction, a key of
    `Game.role_titles`: statistics are told by it. "" while that is open, and in a series where it
    changes. Absent: all play the same."""
    made: Mapping[str, Callable[[S], str]] = field(default_factory=dict)
    """Option -> (view) -> the value of it that players have made in this match, to be kept under a
    name and offered in later set-ups; "" while there is none. Its values are too many to list."""


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
    """The version of the rules: goes up when the legal moves, or the options, or the order of
    either, change. 0: the game is still being built, and its links and saves may not open later."""
    title: str
    seats: Sequence[int]
    """The possible numbers of players."""
    pitch: str
    """What makes it fun, in one line (a message id)."""
    minutes: int
    """How long one game usually takes."""
    package: str
    """The package that contains all of it."""
    rules: str
    """The module with its `RULES`, and those of `earlier` versions in `EARLIER`."""
    board: str = ""
    """The module that draws it (see `pygames.table.board`)."""
    bot: str = ""
    """The module that plays it (see `pygames.bots`); "": none does."""
    strongest: int = 4
    """The highest level of its bots: 5 where thinking longer makes them stronger."""
    lesson: str = ""
    """The module that teaches it (see `pygames.table.lesson`); "": none does."""
    lessons: Mapping[str, str] = field(default_factory=dict)
    """Further lessons in that module: the word in their address -> what they are called."""
    sketch: str = ""
    """The module that shows it in a terminal, and tells how moves are typed (`typed`); "": none."""
    puzzle: str = ""
    """The module that asks its puzzles (see `pygames.puzzles.quiz`); "": there are none."""
    fair: str = ""
    """The module that tells who knows what (see `pygames.fair.sources`); "": nothing is hidden."""
    first_preset: str = ""
    """The preset that the page offers first; "": the default options."""
    gives: str = ""
    """What players of it give away as a text: drafts, named by how such an address begins, as in
    `#/army/<text>` (see `Drafting.setup`). "": nothing."""
    gives_title: str = ""
    """What leads there without a text, where one chooses how to play (a message id). "": none."""
    progress: str = ""
    """How far a match is, in a few words with numbers (a message id; see `Board.progress`)."""
    role_titles: Mapping[str, str] = field(default_factory=dict)
    """The name of each role that a seat may have (see `Rules.role`)."""
    earlier: Sequence[int] = ()
    """The versions whose links and saves open besides, and go on as they began."""

    @cached_property
    def _rules(self) -> Rules[State, Move]:
        try:
            module = import_module(self.rules)
            newest: Rules[State, Move] = module.RULES
            earlier: Mapping[int, Rules[State, Move]] = getattr(module, "EARLIER", {})
            return earlier.get(self.version, newest)
        except ModuleNotFoundError as error:
            if error.name != self.rules:
                raise
            raise NotLoaded(self) from None

    def load(self) -> Self:
        """Import the rules and return the game. Raises `NotLoaded`."""
        assert self._rules is not None
        return self

    @property
    def begins(self) -> str:
        """What links to matches of it begin with: its code and version."""
        return f"{self.code}{self.version}"

    @property
    def levels(self) -> Sequence[int]:
        """The levels of its bots, weakest first; empty if it has none."""
        return range(1, self.strongest + 1) if self.bot else range(0)

    @property
    def options(self) -> Mapping[str, Option]:
        """See `Rules.options`."""
        return self._rules.options

    @property
    def presets(self) -> Mapping[str, Options]:
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
    def start(self) -> Callable[[int, Options], State]:
        """See `Rules.start`."""
        return self._rules.start

    @property
    def describe(self) -> Callable[[Move, State], str]:
        """See `Rules.describe`."""
        return self._rules.describe

    @property
    def narrate(self) -> Callable[[Move, State, Name], str]:
        """See `Rules.narrate`."""
        return self._rules.narrate or (lambda *it: f"{it[2]}: {self.describe(*it[:2])}")

    @property
    def remind(self) -> Callable[[Move, State], str]:
        """See `Rules.remind`."""
        return self._rules.remind or self.describe

    @property
    def doer(self) -> Callable[[Move, State], int | None]:
        """See `Rules.doer`."""
        return self._rules.doer or (lambda move, _state: getattr(move, "seat", None))

    @property
    def public(self) -> frozenset[str]:
        """See `Rules.public`."""
        return self._rules.public

    @property
    def open(self) -> Callable[[Decision], Sequence[Move]] | None:
        """See `Rules.open`."""
        return self._rules.open

    @property
    def quiet(self) -> frozenset[str]:
        """See `Rules.quiet`."""
        return self._rules.quiet

    @property
    def lasting(self) -> frozenset[str]:
        """See `Rules.lasting`."""
        return self._rules.lasting

    @property
    def moot(self) -> Callable[[State, int], bool] | None:
        """See `Rules.moot`."""
        return self._rules.moot

    @property
    def leading(self) -> frozenset[str]:
        """See `Rules.leading`."""
        return self._rules.leading

    @property
    def order(self) -> Callable[[State, Sequence[int]], Sequence[int]] | None:
        """See `Rules.order`."""
        return self._rules.order

    @property
    def untold(self) -> frozenset[str]:
        """The kinds of players' moves that the log skips: quiet ones, and those of a draft."""
        return self._rules.quiet | self._rules.laid_out

    @property
    def laid_out(self) -> frozenset[str]:
        """See `Rules.laid_out`."""
        return self._rules.laid_out

    @property
    def drafted(self) -> frozenset[str]:
        """See `Rules.drafted`."""
        return self._rules.drafted

    @property
    def resigning(self) -> str:
        """See `Rules.resigning`."""
        return self._rules.resigning

    @property
    def secrets(self) -> bool:
        """See `Rules.secrets`."""
        return self._rules.secrets

    def sides(self, seats: int, options: Options) -> Sequence[int]:
        """Return the side that each seat is on (see `Rules.sides`)."""
        sides = self._rules.sides
        return sides(seats, options) if sides else range(seats)

    def roles(self, state: State, seats: int) -> tuple[str, ...]:
        """Return the role of each seat, () where all play the same or it is open."""
        role = self._rules.role
        found = tuple(role(state, seat) for seat in range(seats)) if role else ()
        return found if any(found) else ()

    def problem(self, seats: int, options: Options) -> BadSetup | None:
        """Return why no match can begin with these options, each of which is allowed by itself."""
        try:
            self.start(seats, options)
        except BadSetup as problem:
            return problem
        return None

    def first_preset_for(self, seats: int) -> str:
        """Return the preset that the page offers first to so many players, "" for the defaults."""
        wanted = self.presets.get(self.first_preset, {}).items()
        return self.first_preset if all(self.options[k].fits(seats, v) for k, v in wanted) else ""

    def first_roles(self, seats: int, options: Options) -> tuple[str, ...]:
        """Return the roles with which a match will begin, as `roles`; () if it cannot begin."""
        if self._rules.role is None:
            return ()
        try:
            return self.roles(self.start(seats, options), seats)
        except BadSetup:
            return ()

    @property
    def made(self) -> Mapping[str, Callable[[State], str]]:
        """See `Rules.made`."""
        return self._rules.made
