"""What a match consists of: its set-up and the entries of its log."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from pygames.core import registry
from pygames.core.cleaning import clean, quoted
from pygames.core.game import BadSetup, Seats, State, mask, sees
from pygames.core.language import N_
from pygames.core.numbers import whole_number
from pygames.core.options import Options, Value

__all__ = ["Entry", "Setup", "as_seen", "make_setup", "replay"]


class Entry(NamedTuple):
    """An entry of a log: the seat, its move, and the seats that saw it (None: all)."""

    seat: int
    move: Any  # which fields it has follows from its kind
    known_to: Seats | None


def as_seen(entry: Entry, seat: int | None) -> Entry:
    """Return the entry as this seat sees it (None: in full), masked if the seat may not know it."""
    if seat is None or sees(seat, entry.known_to):
        return entry
    return entry._replace(move=mask(entry.move))


class Setup(NamedTuple):
    """The set-up of a match: enough to rebuild the state before the first move."""

    game: str
    version: int
    seats: int
    options: Options
    names: tuple[str, ...] = ()
    """The players' names, one per seat, or () for unnamed players."""

    def start(self) -> State:
        """Return the state before the first entry of the log."""
        game = registry.find(self.game, self.version)
        return game.start(self.seats, self.options)


def make_setup(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
) -> Setup:
    """Return a set-up for the newest rules, missing options at their defaults.

    Raises `BadSetup` for anything the game does not offer.
    """
    rules = registry.find(game)
    count = rules.seats[0] if seats is None else _plain(seats, int)
    if type(count) is not int or count not in rules.seats:
        raise BadSetup(N_("This game cannot be played with {n} players."), n=count)
    if not isinstance(options or {}, Mapping):
        raise BadSetup(N_("Options are names with values, not “{value}”."), value=str(options))
    chosen: dict[str, Value] = {name: option.default for name, option in rules.options.items()}
    for name, given in (options or {}).items():
        option = rules.options.get(name)
        if option is None:
            raise BadSetup(N_("There is no option called “{name}”."), name=quoted(name))
        kind: type[Value] = type(option.default)
        value = _plain(given, kind)
        if not isinstance(value, kind) or type(value) is not kind or value not in option.values:
            raise BadSetup(
                N_("The option “{name}” cannot be “{value}”."), name=name, value=quoted(value)
            )
        chosen[name] = value
    names = () if names is None else names
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise BadSetup(N_("There must be one name for each player."))
    names = [*names]
    if names and (len(names) != count or not all(isinstance(name, str) for name in names)):
        raise BadSetup(N_("There must be one name for each player."))
    return Setup(game, rules.version, count, chosen, tuple(map(clean, names)))


def _plain(value: object, kind: type) -> object:
    """Return a value of numpy as Python's own of this kind, anything else as it is."""
    if kind is int and type(value) is not bool:
        with suppress(ValueError):
            return whole_number(value, "")
    if kind is str and isinstance(value, str):
        return str(value)
    if kind is bool and str(getattr(value, "dtype", "")) == "bool":
        return bool(value)
    return value


def replay(setup: Setup, entries: Sequence[Entry]) -> State:
    """Return the state that follows from a log, full or as a seat saw it. Raises `IllegalMove`."""
    state = setup.start()
    for entry in entries:
        state.apply(entry.move, entry.seat)
    return state
