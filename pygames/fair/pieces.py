"""Pieces whose kind is sealed for the other seat, and answers that only the true kind unlocks.

Seat X has the element A = s·G. The other one, O, seals a piece of kind k as B = r·G + k·A: it tells
nothing, and binds O, who does not know s. X can work out a key for each kind i, s·B - i·s·A; O
knows only r·A, that of the true one. So X can lock an answer under each kind, and never learns
which was read. (It is the transfer of Chou and Orlandi, with its choices made once.)
"""

from pygames.fair.edwards import BASE, IDENTITY, Multiples, Point, add, multiply, negate
from pygames.fair.hashing import to_number
from pygames.fair.ristretto import SIZE, BadElement, decode, encode
from pygames.fair.roots import SEAL, locked
from pygames.fair.sources import Cheated
from pygames.fair.talk import Talk

__all__ = ["OPENING", "Pieces"]

OPENING = SEAL
"""Of what opens a sealed piece, in bytes."""
_base = Multiples(BASE)


class Pieces:
    """Sealed pieces of two seats, as the device of one of them has them."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._theirs = Multiples(talk.element(1 - talk.seat))
        self._ours = Multiples(talk.element(talk.seat))
        self._away = [IDENTITY]  # -i·s·A for each kind i
        self._step = negate(multiply(talk.person, talk.element(talk.seat)))
        self._seals: dict[int, tuple[bytes, Point]] = {}

    def opening(self, piece: int) -> bytes:
        """Return what opens a piece of this seat."""
        return self._talk.root.secret("piece", piece, size=OPENING)

    def sealed(self, piece: int, kind: int) -> bytes:
        """Return the seal of a piece of this seat, 32 bytes."""
        return _sealed(self._talk, self._theirs, self.opening(piece), kind)

    def note(self, first: int, seals: bytes) -> None:
        """Note the seals of the other seat's pieces. Raises `Cheated`."""
        for at in range(0, len(seals), SIZE):
            seal = seals[at : at + SIZE]
            try:
                self._seals[first + at // SIZE] = seal, decode(seal)
            except BadElement:
                raise Cheated(1 - self._talk.seat, "seals no pieces") from None

    def check(self, piece: int, kind: int, opened: bytes) -> None:
        """Check what the other seat opens. Raises `Cheated`."""
        if _sealed(self._talk, self._ours, opened, kind) != self._seals[piece][0]:
            raise Cheated(1 - self._talk.seat, "opens another piece than it has sealed")

    def locked_for(self, piece: int, kind: int, label: tuple[str | int, ...], data: bytes) -> bytes:
        """Return data that the other seat can read if its piece is of this kind."""
        while len(self._away) <= kind:
            self._away.append(add(self._away[-1], self._step))
        key = add(multiply(self._talk.person, self._seals[piece][1]), self._away[kind])
        return locked(encode(key), self._talk.root.match, label, data)

    def unlocked(self, piece: int, label: tuple[str | int, ...], data: bytes) -> bytes:
        """Return what the other seat has locked under the kind of a piece of this seat."""
        key = self._theirs.times(_number(self._talk, self.opening(piece)))
        return locked(encode(key), self._talk.root.match, label, data)


def _number(talk: Talk, opened: bytes) -> int:
    return to_number(talk.root.match + opened, b"pygames.piece")


def _sealed(talk: Talk, key: Multiples, opened: bytes, kind: int) -> bytes:
    return encode(add(_base.times(_number(talk, opened)), key.times(kind)))
