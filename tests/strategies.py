"""Set-ups, playouts and nonsense to hold the laws against, for whatever game there is."""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from hypothesis import strategies as st

import pygames
from pygames.core.game import CHANCE, REFEREE, BadSetup, Decision, Game, at_random, mask, sees
from pygames.core.language import Name
from pygames.core.log import Entry, Setup, make_setup
from pygames.core.series import current_play
from tests.effort import WILD
from tests.folders import GAMES, brought

LONGEST = 300
"""Moments of a playout that are looked at; a long series shows nothing new after that."""


class Moment(NamedTuple):
    """A state on the way, what each seat sees of it, and what was chosen there."""

    state: Any
    views: tuple[Any, ...]
    decision: Decision
    entry: Entry


class Playout(NamedTuple):
    """A match at random, moves of `also` and unlisted ones of open choices included."""

    setup: Setup
    moments: tuple[Moment, ...]
    last: Any
    """The state after the last moment."""

    @property
    def log(self) -> list[Entry]:
        """All entries."""
        return [moment.entry for moment in self.moments]

    @property
    def seats(self) -> range:
        """The players."""
        return range(self.setup.seats)


def options_of(game: Game) -> st.SearchStrategy[dict[str, Any]]:
    """Any choice of options that fit together, the usual values twice as often."""
    return st.fixed_dictionaries(
        {
            name: st.just(option.default) | st.sampled_from(option.values)
            for name, option in game.options.items()
        }
    ).filter(lambda options: _fits(game, options))


def _fits(game: Game, options: Mapping[str, Any]) -> bool:
    """Whether a match can begin with these options together."""
    try:
        for seats in game.seats:
            game.start(seats, options)
    except BadSetup:
        return False
    return True


def set_ups(game: Game) -> list[Setup]:
    """The usual set-up, the presets, and some at random: the same ones every time."""
    rng = random.Random(game.id)
    chosen: list[Mapping[str, Any]] = [{}, *game.presets.values()]
    setups = [make_setup(game.id, rng.choice(_seats_for(game, it)), it) for it in chosen]
    return setups + [some_setup(game, rng) for _setup in range(4)]


def _seats_for(game: Game, chosen: Mapping[str, Any]) -> list[int]:
    """How many may play with these options."""
    options = make_setup(game.id, game.seats[0], chosen).options
    return [seats for seats in game.seats if game.problem(seats, options) is None]


def some_setup(game: Game, rng: random.Random) -> Setup:
    """One whose options fit together."""
    while True:
        options = {name: rng.choice(option.values) for name, option in game.options.items()}
        if _fits(game, options):
            return make_setup(game.id, rng.choice(game.seats), options)


def some_move(decision: Decision, rng: random.Random) -> Any:
    """A move at random: usually of `moves`, sometimes of `also`, of open moves also unlisted."""
    if decision.also and (not decision.moves or rng.random() < 0.03):
        return rng.choice(decision.also)
    return at_random(decision.moves, rng)


def choose(state: Any, rng: random.Random) -> tuple[Decision, Any]:
    """Somebody's decision and a move of it."""
    asked = [d for d in state.decisions if d.moves]
    idle = [d for d in state.decisions if not d.moves]
    decision = rng.choice(idle if idle and rng.random() < 0.1 else asked)
    return decision, some_move(decision, rng)


def play_on(state: Any, rng: random.Random) -> Iterator[tuple[Any, Decision, Entry]]:
    """Each state of a playout from here, until it is over; states are never changed later."""
    while state.decisions:
        decision, move = choose(state, rng)
        yield state, decision, Entry(decision.seat, move, decision.known_to)
        state = state.copy()
        state.apply(move, decision.seat)
    yield state, Decision(CHANCE, "over", ()), Entry(CHANCE, None, None)


def play_out(setup: Setup, seed: int) -> Playout:
    """A playout of this set-up, as far as it is looked at."""
    moments: list[Moment] = []
    longest = longest_of(setup.game)
    for state, decision, entry in play_on(setup.start(), random.Random(seed)):
        if entry.move is None or len(moments) == longest:
            break
        views = tuple(state.view(seat) for seat in range(setup.seats))
        moments.append(Moment(state, views, decision, entry))
    return Playout(setup, tuple(moments), state)


@cache
def longest_of(game_id: str) -> int:
    """How much of its playouts is looked at: of a large game less, but in the wild."""
    own = brought(GAMES[game_id], "playouts")
    return LONGEST if WILD else getattr(own, "LONGEST", LONGEST)


@cache
def playout(game_id: str, index: int) -> Playout:
    """The playout of a game's n-th set-up: the same for every law."""
    return play_out(set_ups(GAMES[game_id])[index], index)


def playouts(game: Game) -> st.SearchStrategy[Playout]:
    """A playout of any set-up."""
    setups = st.builds(make_setup, st.just(game.id), st.sampled_from(game.seats), options_of(game))
    return st.builds(play_out, setups, st.integers(0, 2**32))


def spread(moves: Sequence[Any], most: int = 1000) -> Sequence[Any]:
    """Moves from all over the list, at most so many: six dice fall in 46,656 ways."""
    return moves[:: len(moves) // most + 1]


def is_told_later(game: Game, state: Any, move: Any, decision: Decision) -> bool:
    """Whether the log tells a move by what comes of it, before its player could make another."""
    after, rng = state.copy(), random.Random(4)
    after.apply(move, decision.seat)
    while after.decisions:
        answer = next(it for it in after.decisions if it.moves)
        if answer.name == decision.name and answer.seat == decision.seat >= 0:
            return False
        reply = at_random(answer.moves, rng)
        if game.narrate(reply, current_play(after), Name("")):
            return True
        after.apply(reply, answer.seat)
    return False


def as_seen(entry: Entry, seat: int) -> Any:
    """The move of an entry as this seat sees it."""
    return entry.move if sees(seat, entry.known_to) else mask(entry.move)


def play_some(match: pygames.Match, rng: random.Random, moves: int | None = None) -> None:
    """Let the players of a match choose at random, until it is over or so many moves are made."""
    while match.decisions and moves != 0:
        decision, move = choose(match, rng)
        match.play(move, decision.seat)
        moves = None if moves is None else moves - 1


def garbled(move: Any, rng: random.Random) -> Any:
    """A move of the same kind with something in it, however deep, that does not belong there."""
    name = rng.choice(move._fields)
    return move._replace(**{name: _spoilt(getattr(move, name), rng)})


def _spoilt(value: Any, rng: random.Random) -> Any:
    if isinstance(value, tuple) and value and rng.random() < 0.7:
        parts = [*value]
        parts[rng.randrange(len(parts))] = rng.choice(NONSENSE)
        return type(value)._make(parts) if hasattr(value, "_make") else tuple(parts)
    return rng.choice([*NONSENSE, rng.randrange(-3, 100)])


NONSENSE: tuple[Any, ...] = (None, "x", -1, 10**30, 1.5, True, (), (0,), ("x", 1), [], [1, 2], {})
"""What fields of moves do not hold, at least not all of them."""


NO_MOVES: tuple[Any, ...] = (
    None,
    7,
    "pass",
    (),
    [],
    {},
    object(),
    (0, 0, "play"),
    (1, "lay"),
    ("resign",),
)
"""What is no move at all, though the last ones may be equal to some."""

NO_SEATS = (CHANCE, REFEREE, -3, 99)
"""Seats that no player has."""
