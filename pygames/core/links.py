"""Links: a match <-> a short text, used for autosaves, shared links, QR codes, replays and test
fixtures.

    text     code length check payload        `envelope`: so that it arrives whole
    payload  header entries                   in base64
    header   set-up perspective length        `header`: digits that fill whole bits, then bytes
    entries  (index [digits of the move])*    `entry_codec`: log2(possible moves) bits each

Header and entries are runs of mixed-radix digits, each in bytes of its own (`codec`). One match has
one text: whatever reads a text in another way than it would be written refuses it.

`Recorder` writes a link entry by entry, `read` returns what one holds. A link in a message is found
by `find` (`link_search`), whatever was done to it on its way (`reencoding`).
"""

import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pygames.core import registry
from pygames.core.cleaning import clean
from pygames.core.codec import Mark, Reader, Writer, damaged
from pygames.core.entry_codec import digits_of, move_of, read_entry, spelt
from pygames.core.envelope import LONGEST, game_of, opened, sealed, too_long, whole
from pygames.core.game import Game, Move, State
from pygames.core.header import Header, read_header, written
from pygames.core.link_search import LONGEST_MESSAGE, MARK, find
from pygames.core.log import Entry, Setup

__all__ = [
    "LONGEST",
    "LONGEST_MESSAGE",
    "MARK",
    "Common",
    "Link",
    "Recorder",
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


# --- writing -----------------------------------------------------------------------------------


class Recorder:
    """The writer: extends a link entry by entry, in full (perspective None) or for one seat."""

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
        for digit, radix in digits_of(state.decisions, entry, self._perspective):
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
        header = Header(self._setup, self._perspective, self.count)
        return sealed(game.begins, written(game, header) + self._writer.to_bytes())


def record(setup: Setup, perspective: int | None, entries: Iterable[Entry]) -> Recorder:
    """Return a recorder of this log, full or as the perspective saw it. Raises `IllegalMove`."""
    recorder, state = Recorder(setup, perspective), setup.start()
    for entry in entries:
        recorder.add(state, entry)
        state.apply(entry.move, entry.seat)
    return recorder


# --- reading -----------------------------------------------------------------------------------


class Link(NamedTuple):
    """What a link holds: the header is read, the entries follow from the states."""

    game: Game
    header: Header
    entries: bytes

    def reader(self) -> Reader:
        """Return the reader of the entries, for `moves`."""
        return Reader(self.entries)

    def chance(self) -> random.Random:
        """Return what deals on where the link ends before an answer of the dealer.

        It follows from the set-up and the entries: a link is dealt alike wherever and however often
        it is opened, and whatever its players are called.
        """
        nameless = self.header._replace(setup=self.header.setup._replace(names=()))
        return random.Random(sealed(self.game.begins, written(self.game, nameless) + self.entries))


def read(text: str) -> Link:
    """Return what a link, or its text, holds. Raises `BadLink`.

    One match has one text, but for names with characters that no name has here: without these it
    is another text, the one that the match will be written as.
    """
    if len(text) > LONGEST:
        raise too_long()
    text = whole(text) or find(text)[0]
    game, data = opened(text)
    reader = Reader(data)
    header, entries = read_header(reader, game), reader.unread()
    if text != sealed(game.begins, written(game, header) + entries):  # one match, one text
        raise damaged()
    names = tuple(map(clean, header.setup.names))
    return Link(game, header._replace(setup=header.setup._replace(names=names)), entries)


def moves(
    state: State, perspective: int | None, reader: Reader, count: int
) -> Iterator[tuple[Move, int]]:
    """Yield so many entries, each (move, seat), to be applied to the state before the next.

    Raises `BadLink`, also if more is left than these.
    """
    for _entry in range(count):
        yield read_entry(reader.read, state.decisions, perspective)
    if not reader.at_end():
        raise damaged()


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
    mine, theirs = read(one), read(other)
    setup, perspective, length = mine.header
    common = Common((setup, perspective) == theirs.header[:2], 0, length, theirs.header.length)
    if not common.begun:
        return common
    state, entries = setup.start(), 0
    runs = (moves(state, perspective, it.reader(), it.header.length) for it in (mine, theirs))
    for (move, seat), others in zip(*runs, strict=False):
        if (move, seat) != others:
            break
        state.apply(move, seat)
        entries += 1
    return common._replace(entries=entries)
