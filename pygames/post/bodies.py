"""What a message of an open match holds: who sits there, a move, or a word about taking it back.

    hello   0  nonce (6)  level (1)  name      the first message of each seat
    choice  1  guard (2)  nonce (6)  digits    a move, as one of those that were possible
    ask     2  number (2)  counts (2 each)     whether a choice may be taken back, see `consent`
    refusal 3  seat (1)  number (2)            that somebody's choice stands
    grant   4  seat (1)  number (2)            that it may be taken back

Everybody writes a public move as an index among the moves that `NOBODY` sees, for only this list is
the same for all; a secret one among those of its seat. The nonces are what chance follows from.
"""

import hashlib
from typing import NamedTuple, TypeAlias

from pygames.core.cleaning import NAME_LENGTH, clean
from pygames.core.codec import Reader, Writer, damaged
from pygames.core.entry_codec import digits_of, read_entry
from pygames.core.game import NOBODY, Decision, Move, is_legal
from pygames.core.log import Entry

__all__ = [
    "NONCE",
    "Answer",
    "Ask",
    "Body",
    "Choice",
    "Hello",
    "guard_of",
    "read_body",
    "read_move",
    "written_move",
]

NONCE = 6
"""In bytes."""
_GUARD = _NUMBER = 2
_HELLO, _CHOICE, _ASK, _REFUSAL, _GRANT = range(5)


class Hello(NamedTuple):
    """Somebody sits down."""

    nonce: bytes
    """So that two who take the same seat are told apart."""
    name: str
    level: int = 0
    """The level of the bot that plays this seat, 0 for a person."""

    def written(self) -> bytes:
        """Return the message."""
        return bytes([_HELLO]) + self.nonce + bytes([self.level]) + self.name.encode()


class Choice(NamedTuple):
    """A move that a seat has chosen."""

    guard: bytes
    """Of the question that it answers (see `guard_of`)."""
    nonce: bytes
    digits: bytes

    def written(self) -> bytes:
        """Return the message."""
        return bytes([_CHOICE]) + self.guard + self.nonce + self.digits


class Ask(NamedTuple):
    """A seat asks whether it may take back a choice, and what it has said since."""

    first: int
    """The number of that choice."""
    counts: tuple[int, ...]
    """How many messages of each seat its device had."""

    def written(self) -> bytes:
        """Return the message."""
        return bytes([_ASK]) + b"".join(map(_written_number, (self.first, *self.counts)))


class Answer(NamedTuple):
    """What a seat says to an ask."""

    grants: bool
    seat: int
    """Who has asked."""
    number: int
    """That of the ask."""

    def written(self) -> bytes:
        """Return the message."""
        kind = _GRANT if self.grants else _REFUSAL
        return bytes([kind, self.seat]) + _written_number(self.number)


Body: TypeAlias = Hello | Choice | Ask | Answer


def read_body(data: bytes) -> Body | None:
    """Return what a message holds, None for what a later page may have put there."""
    kind, rest = data[0], data[1:]
    if kind == _HELLO and NONCE < len(rest) and rest[NONCE] < 10:
        name = clean(rest[NONCE + 1 :].decode(errors="replace"))[:NAME_LENGTH]
        return Hello(rest[:NONCE], name, rest[NONCE])
    if kind == _CHOICE and len(rest) >= _GUARD + NONCE:
        nonce, digits = rest[_GUARD : _GUARD + NONCE], rest[_GUARD + NONCE :]
        return Choice(rest[:_GUARD], nonce, digits)
    if kind == _ASK and len(rest) > 2 * _NUMBER and len(rest) % _NUMBER == 0:
        first, *counts = (
            int.from_bytes(rest[at : at + _NUMBER], "big") for at in range(0, len(rest), _NUMBER)
        )
        return Ask(first, tuple(counts))
    if kind in (_REFUSAL, _GRANT) and len(rest) == 1 + _NUMBER:
        return Answer(kind == _GRANT, rest[0], int.from_bytes(rest[1:], "big"))
    return None


def _written_number(number: int) -> bytes:
    return number.to_bytes(_NUMBER, "big")


def guard_of(*question: str | int) -> bytes:
    """Return what changes when a question does."""
    return hashlib.sha256(" ".join(map(str, question)).encode()).digest()[:_GUARD]


def written_move(decision: Decision, openly: Decision, move: Move) -> bytes:
    """Return the digits of a move. Raises `IllegalMove`.

    `openly`: the decision as `NOBODY` sees it.
    """
    listed, seen_by = (decision, None) if decision.known_to is not None else (openly, NOBODY)
    writer = Writer()
    for digit, radix in digits_of([listed], Entry(decision.seat, move, listed.known_to), seen_by):
        writer.write(digit, radix)
    return writer.to_bytes()


def read_move(decision: Decision, openly: Decision, digits: bytes) -> Move:
    """Return the legal move that was written so. Raises `BadLink`."""
    listed, seen_by = (decision, None) if decision.known_to is not None else (openly, NOBODY)
    reader = Reader(digits)
    move, _seat = read_entry(reader.read, [listed], seen_by)
    if not reader.at_end():
        raise damaged()
    if not is_legal(move, decision):
        raise damaged()
    return move
