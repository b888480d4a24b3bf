"""Dice that two seats throw together: whoever moves and its witness, the next seat.

Each has a chain of values, the end of which it has said before the match: it can say the next one
or nothing. *Strict*: both say theirs when the throw comes up, so nobody knows it before. *Quick*:
the witness hands its values over before the mover's turn, and the mover adds its own: nobody can
choose, but a doctored program could foresee the throws of its turn. So they do not follow from what
is moved, or to foresee would be to throw again.
"""

import hashlib

from pygames.fair.items import Key, Tag
from pygames.fair.roots import SEAL, chain_step
from pygames.fair.sources import Cheated
from pygames.fair.talk import Talk

__all__ = ["Chains"]

_SHARE = _TURN = 0
_MINE = 1


class Chains:
    """What the chains of dice say; follows the log of a device entry by entry."""

    def __init__(self, talk: Talk, quick: bool) -> None:
        self._talk = talk
        self._quick = quick
        self.mover = 0
        """The seat that has chosen last, but for passes."""
        self.turns = [0] * talk.seats
        """How many stretches each seat has had as the mover."""
        self._begun = False
        self._choices = 0
        self._thrown: dict[tuple[int, int, str], int] = {}
        self._owned = 0
        self._places: dict[tuple[int, Key], int] = {}  # which value of its chain an item is
        self._used: dict[tuple[int, int], int] = {}
        self._latest: dict[tuple[int, int], tuple[int, bytes]] = {}

    @staticmethod
    def lanes(quick: bool) -> int:
        """Return how many chains a seat has."""
        return 2 if quick else 1

    def chosen(self, seat: int, quiet: bool) -> None:
        """Note that a seat has chosen; `quiet`: it has passed."""
        self._choices += 1
        if not quiet and (seat != self.mover or not self._begun):
            self.mover, self._begun = seat, True
            self.turns[seat] += 1

    def hand_over(self) -> None:
        """Hand over the values for the turns to come of whom this seat is the witness."""
        if not self._quick:
            return
        mover = (self._talk.seat - 1) % self._talk.seats
        for turn in range(self.turns[mover] + 2):
            self._talk.say(Key(Tag.SHARE, _TURN, turn), self._talk.chains[_TURN][turn + 1])

    def thrown(self, name: str, entry: int) -> int | None:
        """Return a large random number that all know, None as long as a value of it is missing.

        `name`: of the decision that it answers; `entry`: the number of that answer in the log.
        """
        return self._joint(name, entry, self.mover, alone=False)

    def own(self, name: str, entry: int, owner: int) -> int | None:
        """Return a large random number that the owner alone knows: it is this seat.

        The other seats ask for it too, to say their shares; it tells them nothing.
        """
        value = self._joint(name, entry, owner, alone=True)
        if value is None or self._talk.seat != owner:
            return None
        self._owned += 1
        own = self._talk.root.secret("own", self._owned)
        return _number(own, str(value).encode())

    def _joint(self, name: str, entry: int, mover: int, *, alone: bool) -> int | None:
        """`alone`: the mover's own part is for itself, and is not in it."""
        witness = (mover + 1) % self._talk.seats
        if not self._quick:
            key = Key(Tag.SHARE, _SHARE, self._choices)
            seats = (witness,) if alone else (mover, witness)
            parts = [self._value(seat, key) for seat in seats]
            label = str(entry)
        else:
            turn = self.turns[mover]
            parts = [self._value(witness, Key(Tag.SHARE, _TURN, turn), turn + 1)]
            if not alone:
                parts.append(self._value(mover, Key(Tag.SHARE, _MINE, turn)))
            label = name
        known = [part for part in parts if part is not None]
        if len(known) < len(parts):
            return None
        if self._quick:
            which = mover, self.turns[mover], name
            self._thrown[which] = self._thrown.get(which, 0) + 1
            label += f" {self._thrown[which]}"
        return _number(*known, label.encode())

    def _value(self, seat: int, key: Key, place: int = 0) -> bytes | None:
        """Return a value of a seat's chain, this seat's own being said; None if it is not here.

        `place`: which one of its chain that is, 0 for the next one. Raises `Cheated`.
        """
        lane = key.first
        if not place:
            if (seat, key) not in self._places:
                self._used[seat, lane] = self._used.get((seat, lane), 0) + 1
                self._places[seat, key] = self._used[seat, lane]
            place = self._places[seat, key]
        if seat == self._talk.seat:
            self._talk.say(key, self._talk.chains[lane][place])
        value = self._talk.heard(seat, key)
        if value is not None:
            self._check(seat, lane, place, value)
        return value

    def _check(self, seat: int, lane: int, place: int, value: bytes) -> None:
        hello = self._talk.hello_of(seat)
        assert hello is not None
        end = hello.ends[SEAL * lane : SEAL * lane + SEAL]
        at, known = self._latest.get((seat, lane), (0, end))
        if place <= at:
            return
        found = value
        for _ in range(place - at):
            found = chain_step(found)
        if found != known:
            raise Cheated(seat, "has changed its dice")
        self._latest[seat, lane] = place, value


def _number(*parts: bytes) -> int:
    data = b"".join(len(part).to_bytes(2, "big") + part for part in parts)
    return int.from_bytes(hashlib.sha512(b"pygames.throw" + data).digest(), "big")
