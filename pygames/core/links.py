"""The link codec. A match <-> a short text, used for autosaves, shared links, QR codes, replays and
test fixtures.

What is around it, so that it arrives whole, is in `pygames.core.envelope`. The payload is two runs
of mixed-radix digits: first the set-up, the perspective and the number of entries; then each entry
as its index among all possible moves: log2(possible moves) bits.
"""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar, cast

from pygames.core import registry
from pygames.core.cleaning import clean
from pygames.core.codec import BadLink, Mark, Reader, Writer, damaged
from pygames.core.decisions import OpenChoice
from pygames.core.envelope import (
    LONGEST,
    LONGEST_MESSAGE,
    MARK,
    find,
    game_of,
    opened,
    sealed,
    too_long,
)
from pygames.core.game import (
    Decision,
    Digit,
    Game,
    IllegalMove,
    Move,
    State,
    decision_of,
    forms,
    is_legal,
    is_open,
    sees,
)
from pygames.core.heads import Head, place, read_head, written
from pygames.core.language import N_
from pygames.core.log import Entry, Setup

__all__ = [
    "LONGEST",
    "LONGEST_MESSAGE",
    "MARK",
    "Common",
    "Recorder",
    "chance",
    "compare",
    "damaged",
    "find",
    "game_of",
    "move_of",
    "moves",
    "read",
    "record",
    "spelt",
]

T = TypeVar("T")


class Recorder:
    """Encoder that extends a link entry by entry, in full (perspective None) or for one seat."""

    def __init__(self, setup: Setup, perspective: int | None) -> None:
        self.count = 0
        """Entries written."""
        self._setup = setup
        self._perspective = perspective
        self._writer = Writer()
        self._marks: list[Mark] = []  # one before each entry that can be undone, oldest first

    def add(self, state: State, entry: Entry) -> None:
        """Write the entry about to be made in this state, both as the perspective sees them."""
        if entry.seat < 0:  # nothing before it can be undone any more
            self._marks.clear()
        else:
            self._marks.append(self._writer.mark())
        for digit, radix in _digits(state.decisions, entry, self._perspective):
            self._writer.write(digit, radix)
        self.count += 1

    def cut(self, count: int) -> None:
        """Discard all but this many entries: the others are players' since the dealer's last."""
        if count < self.count:
            self._writer.back_to(self._marks[count - self.count])
            del self._marks[count - self.count :]
            self.count = count

    def text(self) -> str:
        """Return the link's text, up to the last entry added."""
        game = registry.find(self._setup.game, self._setup.version)
        head = written(game, (self._setup, self._perspective, self.count))
        return sealed(game, head + self._writer.to_bytes())


def record(setup: Setup, perspective: int | None, entries: Iterable[Entry]) -> Recorder:
    """Return a recorder of this log, full or as the perspective saw it. Raises `IllegalMove`."""
    recorder, state = Recorder(setup, perspective), setup.start()
    for entry in entries:
        recorder.add(state, entry)
        state.apply(entry.move, entry.seat)
    return recorder


class Common(NamedTuple):
    """The common prefix of two links."""

    begun: bool
    """Set-up and perspective."""
    entries: int
    """How many entries both logs begin with."""
    one: int
    other: int
    """The length of each log."""


def compare(one: str, other: str) -> Common:
    """Compare two links: return the common prefix of their logs. Raises `BadLink`, `IllegalMove`.

    Costs no more than playing the moves that they have in common.
    """
    (*begun, mine), (*others_begun, theirs) = read(one), read(other)
    common = Common(begun == others_begun, 0, mine[1], theirs[1])
    if not common.begun:
        return common
    setup, perspective = cast(tuple[Setup, int | None], begun)
    state, entries = setup.start(), 0
    runs = (moves(state, perspective, run) for run in (mine, theirs))
    for (move, seat), others in zip(*runs, strict=False):
        if (move, seat) != others:
            break
        state.apply(move, seat)
        entries += 1
    return common._replace(entries=entries)


def read(text: str) -> tuple[Setup, int | None, tuple[Reader, int]]:
    """Decode the header: set-up, perspective and a reader for the entries. Raises `BadLink`.

    One match has one text, but for names with characters that no name has here: without these it
    is another text, the one that the match will be written as.
    """
    _game, (setup, perspective, count), reader = _opened(text)
    setup = setup._replace(names=tuple(map(clean, setup.names)))
    return setup, perspective, (reader.rest(), count)


def chance(text: str) -> random.Random:
    """Return what deals on where a link ends before an answer of the dealer. Raises `BadLink`.

    It follows from the set-up and the entries: a link is dealt alike wherever and however often it
    is opened, and whatever its players are called.
    """
    game, (setup, perspective, count), reader = _opened(text)
    head = written(game, (setup._replace(names=()), perspective, count))
    return random.Random(sealed(game, head + reader.unread()))


def _opened(text: str) -> tuple[Game, Head, Reader]:
    """Return the game of a link, its head, and the reader behind that. Raises `BadLink`."""
    if len(text) > LONGEST:
        raise too_long()
    text, _place = find(text)
    game, data = opened(text)
    reader = Reader(data)
    head = read_head(reader, game)
    if text != sealed(game, written(game, head) + reader.unread()):  # one match, one text
        raise damaged()
    return game, head, reader


def moves(
    state: State, perspective: int | None, entries: tuple[Reader, int]
) -> Iterator[tuple[Move, int]]:
    """Yield each (move, seat), to be applied to the state before the next is asked for."""
    reader, count = entries
    for _entry in range(count):
        yield _read_entry(reader.read, state.decisions, perspective)
    if not reader.at_end():
        raise damaged()


def spelt(decision: Decision, move: Move) -> tuple[int, ...]:
    """Return the numbers that name a move of a decision, listed or not: those of a link.

    Raises `ValueError` if it is not legal.
    """
    if move not in decision.moves and move not in decision.also:
        raise ValueError(f"not legal: {move}")
    entry = Entry(decision.seat, move, decision.known_to)
    return tuple(digit for digit, _radix in _digits([decision], entry, None))


def move_of(decision: Decision, numbers: Iterable[int]) -> Move:
    """Return the legal move that these numbers name. Raises `ValueError` if there is none."""
    rest = iter(numbers)

    def read(radix: int) -> int:
        number = next(rest, radix)
        if not 0 <= number < radix:
            raise ValueError(f"no number below {radix}")
        return number

    try:
        move, _seat = _read_entry(read, [decision], None)
    except BadLink as unlisted:
        raise ValueError("not the name of a move") from unlisted
    if next(rest, None) is not None or not is_legal(move, decision):
        raise ValueError("not the name of a legal move")
    return move


def _choices(decision: Decision, perspective: int | None) -> list[Sequence[Move]]:
    """Return the moves of a decision grouped into runs that this log's reader can distinguish."""
    if perspective is None or sees(perspective, decision.known_to):
        return [decision.moves, decision.also]
    return [forms(decision.moves), forms(decision.also)]


def _radix(decisions: Sequence[Decision], perspective: int | None) -> int:
    return sum(
        sum(map(len, _choices(decision, perspective))) + is_open(decision.moves)
        for decision in decisions
    )


def _digits(
    decisions: Sequence[Decision], entry: Entry, perspective: int | None
) -> Iterator[Digit]:
    """Yield the digits of an entry: its index among all possible moves, then those of its own.

    Raises `IllegalMove` for one that is not possible.
    """
    decision = decision_of(entry.seat, decisions)
    index = _radix(decisions[: decisions.index(decision)], perspective)
    radix = _radix(decisions, perspective)
    unlisted: OpenChoice[Move] | None = None
    for choices in _choices(decision, perspective):
        if entry.move in choices:
            if is_open(choices) and place(entry.move, choices) is None:
                unlisted = choices
            else:
                yield index + choices.index(entry.move), radix
                return
        index += len(choices)
    if unlisted is None:
        raise IllegalMove(N_("You cannot do that now."))
    yield index, radix
    yield from unlisted.digits(entry.move)


def _read_entry(
    read: Callable[[int], int], decisions: Sequence[Decision], perspective: int | None
) -> tuple[Move, int]:
    """Return the move with these digits, and its seat; `read(radix)` returns the next one."""
    radix = _radix(decisions, perspective)
    if not radix:
        raise damaged()
    index = read(radix)
    for decision in decisions:
        for choices in _choices(decision, perspective):
            if index < len(choices):
                return choices[index], decision.seat
            index -= len(choices)
        if is_open(decision.moves):
            if index == 0:
                move = decision.moves.from_digits(read)
                if place(move, decision.moves) is not None:  # one match, one text
                    raise damaged()
                return move, decision.seat
            index -= 1
    raise damaged()
