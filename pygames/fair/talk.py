"""What the seats of a match have said, and the secrets of the seat of this device."""

import hashlib
from collections.abc import Iterable
from typing import NamedTuple

from pygames.fair.edwards import BASE, Multiples, Point, multiply
from pygames.fair.items import Key, Tag
from pygames.fair.ristretto import SIZE, BadElement, decode, encode
from pygames.fair.roots import SEAL, Root, locked
from pygames.fair.signatures import is_key
from pygames.fair.sources import Cheated

__all__ = ["Hello", "Talk"]

_base = Multiples(BASE)


class Hello(NamedTuple):
    """What a seat says before anything else."""

    person: bytes
    """An element: what it shares with each other seat follows from it."""
    signer: bytes
    """The key of its signatures."""
    root: bytes
    """The hash of its root."""
    ends: bytes
    """The first values of its chains of dice, one after the other."""

    def written(self) -> bytes:
        """Return the item."""
        return b"".join(self)

    @classmethod
    def read(cls, data: bytes, lanes: int) -> "Hello | None":
        """Return what an item holds, None for anything that is no hello."""
        if len(data) != 3 * SIZE + lanes * SEAL:
            return None
        hello = cls(data[:SIZE], data[SIZE : 2 * SIZE], data[2 * SIZE : 3 * SIZE], data[3 * SIZE :])
        try:
            decode(hello.person)
        except BadElement:
            return None
        return hello if is_key(hello.signer) and hello.person != bytes(SIZE) else None


class Talk:
    """Items by seat and key; what this device says is new until it is taken away."""

    def __init__(self, seat: int, seats: int, root: Root, signer: bytes, lanes: int) -> None:
        """`signer`: the key of this seat's signatures."""
        self.seat = seat
        self.seats = seats
        self.root = root
        self.items: dict[tuple[int, Key], bytes] = {}
        self.said: list[Key] = []
        """What this seat has said, in order."""
        self.person = root.number("person")
        """The secret number of this seat's element."""
        self.chains = [root.chain("dice", lane) for lane in range(lanes)]
        self._signer = signer
        self._lanes = lanes
        self._hellos: dict[int, Hello] = {}
        self._shared: dict[int, bytes] = {}
        self.say(Key(Tag.HELLO), self.hello().written())

    def hello(self) -> Hello:
        """Return what this seat says before anything else."""
        element = encode(_base.times(self.person))
        ends = b"".join(chain[0] for chain in self.chains)
        return Hello(element, self._signer, root_hash(self.root.root), ends)

    def say(self, key: Key, data: bytes) -> None:
        """Say something, unless it has been said."""
        if (self.seat, key) not in self.items:
            self.items[self.seat, key] = data
            self.said.append(key)

    def has_said(self, key: Key) -> bool:
        """Whether this seat has said something: what takes long need not be found out again."""
        return (self.seat, key) in self.items

    def heard(self, seat: int, key: Key) -> bytes | None:
        """Return what a seat has said, None as long as it has not."""
        return self.items.get((seat, key))

    def take(self, seat: int, items: Iterable[tuple[Key, bytes]]) -> None:
        """Take in what another seat has said. Raises `Cheated` if it has said something else."""
        for key, data in items:
            if self.items.setdefault((seat, key), data) != data:
                raise Cheated(seat, f"has said two things as {key}")

    def met(self) -> bool:
        """Whether all seats have said hello. Raises `Cheated` for what is no hello."""
        return all(self.hello_of(seat) is not None for seat in range(self.seats))

    def hello_of(self, seat: int) -> Hello | None:
        """Return a seat's hello, None as long as it has not come."""
        if seat not in self._hellos:
            data = self.heard(seat, Key(Tag.HELLO))
            if data is None:
                return None
            hello = Hello.read(data, self._lanes)
            if hello is None:
                raise Cheated(seat, "has no keys")
            self._hellos[seat] = hello
        return self._hellos[seat]

    def element(self, seat: int) -> Point:
        """Return the element of a seat that has said hello."""
        return decode(self._hellos[seat].person)

    def shared(self, seat: int) -> bytes:
        """Return the key that this seat and another one have in common."""
        if seat not in self._shared:
            self._shared[seat] = encode(multiply(self.person, self.element(seat)))
        return self._shared[seat]

    def locked(self, seat: int, label: tuple[str | int, ...], data: bytes) -> bytes:
        """Return data that only this seat and another one can read; again, to read them.

        With itself: what only its root opens.
        """
        key = self.root.root if seat == self.seat else self.shared(seat)
        return locked(key, self.root.match, label, data)


def root_hash(root: bytes) -> bytes:
    """Return what binds a seat to its root."""
    return hashlib.sha512(b"pygames.root" + root).digest()[:SIZE]
