"""Letters: messages of a match as a text, for a link, a file, a code to scan.

    text      p1 length check payload          `envelope`, as a link's
    payload   flags     1    what follows besides; bits that nobody knows yet: a later page's
              match     8    the id of the match
              rules     1+   the game's code and version, as a link begins with
              here      1    the seats of the device that wrote it, one bit each
              have      1+   how many messages of each seat that device has
              seating   2    what changes with anybody who takes a seat
              runs           seat, first number, count, mark of the seat's first message (2) where
                             they begin later, bodies, each with its length
              call           how its writer can be reached live, with its length
              kept           of a sealed match, the secret of a seat that moves (32)
              beginning      the invitation, where the reader may lack it

Numbers are in bytes of seven bits each, the lowest first. One letter has one text.
"""

from typing import NamedTuple, Self

from pygames.core import registry
from pygames.core.codec import damaged
from pygames.core.envelope import (
    LETTER,
    LETTERS_CALLS,
    LETTERS_SEALED,
    newer,
    opened_letter,
    sealed,
)
from pygames.core.game import Game
from pygames.core.varints import read_varint, written_varint
from pygames.post.invitation import ID, Invitation
from pygames.post.messages import LONGEST_BODY, MARK, MOST, Run
from pygames.post.remote_match import RemoteMatch

__all__ = ["KEPT", "Letter", "read", "written"]

_BEGINS, _ASKS, _MOVES, _ANSWERS, _SHOWS = 1, 2, 4, 16, 32
_CALLS, _SEALED = LETTERS_CALLS, LETTERS_SEALED
_KNOWN = _BEGINS | _ASKS | _MOVES | _CALLS | _ANSWERS | _SHOWS | _SEALED
_MOST_SEATS = 8
_LONGEST_CALL = 600
KEPT = 32
"""The length of what a device keeps of a sealed match, in bytes."""


class Letter(NamedTuple):
    """Messages on their way."""

    match: bytes
    """The id of the match."""
    rules: str
    """The code and version of its game."""
    here: frozenset[int]
    """The seats of the device that wrote it; an onlooker has none."""
    have: tuple[int, ...]
    """How many messages of each seat that device has; so many need not be sent back."""
    seating: bytes
    """Of that device, see `Messages.seating`: `have` counts only what these have said."""
    runs: tuple[Run, ...]
    beginning: bytes = b""
    """The invitation, b"" where the reader has it."""
    asks: bool = False
    """Whether the sender does not know the match, and asks for all of it."""
    moves: bool = False
    """Whether the seats in `here` go on at the device that opens it."""
    call: bytes = b""
    """How the device that wrote it can be reached live, b"" where it need not be."""
    answers: bool = False
    """Whether that answers the reader's device; `call` then begins with the mark of its call."""
    shows: bool = False
    """Whether the reader is to look on, and sits nowhere."""
    sealed: bool = False
    """Whether the match is a sealed one, of which messages are chained and signed."""
    kept: bytes = b""
    """What its device keeps of a sealed match, where its seat moves: never for anybody else."""

    @property
    def game(self) -> Game:
        """The game, in the version of the match. Raises `UnknownRules`."""
        game = registry.by_code(self.rules)
        if game is None:
            raise newer()
        return game

    @classmethod
    def of(cls, match: RemoteMatch, runs: tuple[Run, ...] = (), *, begins: bool = False) -> Self:
        """Return a letter with these messages, which says what this device has; `begins`: whether
        it tells of the set-up.
        """
        invitation, have = match.invitation, [*match.said]
        for run in runs:
            have[run.seat] = max(have[run.seat], run.first + len(run.bodies))
        return cls(
            invitation.id,
            match.game.begins,
            match.plays,
            tuple(have),
            match.messages.seating,
            runs,
            invitation.written() if begins else b"",
            sealed=bool(invitation.dice),
        )

    def invitation(self) -> Invitation | None:
        """Return what the match begins with, if the letter tells. Raises `BadLink`."""
        if not self.beginning:
            return None
        invitation = Invitation.read(self.game, self.beginning)
        if invitation.id != self.match or bool(invitation.dice) != self.sealed:
            raise damaged()
        return invitation


def written(letter: Letter) -> str:
    """Return the text of a letter."""
    return sealed(LETTER, _data(letter))


def read(text: str) -> Letter:
    """Return the letter with this text. Raises `BadLink`; `UnknownRules` for a later page's."""
    data = opened_letter(text)
    letter = _Reader(data).letter()
    if _data(letter) != data:  # one letter, one text
        raise damaged()
    return letter


# --- bytes -------------------------------------------------------------------------------------


def _data(letter: Letter) -> bytes:
    flags = _BEGINS * bool(letter.beginning) + _ASKS * letter.asks + _MOVES * letter.moves
    flags += _CALLS * bool(letter.call) + _ANSWERS * letter.answers + _SHOWS * letter.shows
    flags += _SEALED * letter.sealed
    data = bytes([flags]) + letter.match
    here = sum(1 << seat for seat in letter.here)
    data += _sized(letter.rules.encode()) + bytes([here, len(letter.have)])
    data += (
        b"".join(map(written_varint, letter.have))
        + letter.seating
        + written_varint(len(letter.runs))
    )
    for run in letter.runs:
        data += (
            bytes([run.seat])
            + written_varint(run.first)
            + written_varint(len(run.bodies))
            + run.after
        )
        data += b"".join(map(_sized, run.bodies))
    if letter.call:
        data += _sized(letter.call)
    return data + letter.kept + letter.beginning


def _sized(data: bytes) -> bytes:
    return written_varint(len(data)) + data


class _Reader:
    """Takes the parts of a letter from its bytes. All of it raises `BadLink`."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def letter(self) -> Letter:
        flags = self._byte()
        if flags & ~_KNOWN:
            raise newer()
        match = self._bytes(ID)
        rules = self._bytes(self._number(3)).decode("ascii", errors="replace")
        mask, seats = self._byte(), self._byte()
        if not (1 < seats <= _MOST_SEATS and mask < 1 << seats):
            raise damaged()
        here = frozenset(seat for seat in range(seats) if mask >> seat & 1)
        have = tuple(self._number(MOST) for _seat in range(seats))
        seating = self._bytes(MARK)
        runs = tuple(self._run(seats) for _run in range(self._number(_MOST_SEATS)))
        call = self._bytes(self._number(_LONGEST_CALL)) if flags & _CALLS else b""
        if bool(call) != bool(flags & _CALLS) or (flags & (_ANSWERS | _SHOWS) and not call):
            raise damaged()
        kept = self._bytes(KEPT) if flags & _MOVES and flags & _SEALED else b""
        beginning = self._data[self._at :]
        if bool(beginning) != bool(flags & _BEGINS):
            raise damaged()
        asks, moves = bool(flags & _ASKS), bool(flags & _MOVES)
        answers, shows, sealed = (bool(flags & it) for it in (_ANSWERS, _SHOWS, _SEALED))
        said = asks, moves, call, answers, shows, sealed, kept
        return Letter(match, rules, here, have, seating, runs, beginning, *said)

    def _run(self, seats: int) -> Run:
        seat, first, count = self._byte(), self._number(MOST), self._number(MOST)
        if seat >= seats or not 0 < count <= MOST - first:
            raise damaged()
        after = self._bytes(MARK) if first else b""
        return Run(seat, first, tuple(self._body() for _body in range(count)), after)

    def _body(self) -> bytes:
        body = self._bytes(self._number(LONGEST_BODY))
        if not body:
            raise damaged()
        return body

    def _byte(self) -> int:
        return self._bytes(1)[0]

    def _bytes(self, count: int) -> bytes:
        found = self._data[self._at : self._at + count]
        if len(found) < count:
            raise damaged()
        self._at += count
        return found

    def _number(self, most: int) -> int:
        value, self._at = read_varint(self._data, self._at)
        if value > most:
            raise damaged()
        return value
