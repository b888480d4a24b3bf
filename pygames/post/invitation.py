"""What a match between devices begins with."""

import hashlib
from typing import NamedTuple, Self

from pygames.core import registry
from pygames.core.codec import Reader, damaged
from pygames.core.game import Game
from pygames.core.header import Header, read_header, written
from pygames.core.log import Setup

__all__ = ["ID", "NONCE", "Invitation"]

ID = 8
"""The length of a match's id, in bytes."""
NONCE = 8
"""The length of what makes it one of its own, in bytes."""


class Invitation(NamedTuple):
    """The set-up, and what makes this match another than all others with the same."""

    setup: Setup
    """Without names: each seat says its own."""
    nonce: bytes
    host: int = 0
    """The seat of whoever invites: where it is, it is decided who sits in the others."""

    @property
    def game(self) -> Game:
        """The game, in the version with which the match began."""
        return registry.find(self.setup.game, self.setup.version)

    @property
    def id(self) -> bytes:
        """What the match is called in letters."""
        return hashlib.sha256(self._named()).digest()[:ID]

    @property
    def key(self) -> bytes:
        """What the first answers of chance follow from."""
        return hashlib.sha256(b"chance " + self._named()).digest()

    def _named(self) -> bytes:
        return self.game.begins.encode() + self.written()

    def written(self) -> bytes:
        """Return the invitation as bytes."""
        header = Header(self.setup._replace(names=()), None, 0)
        return written(self.game, header) + bytes([self.host]) + self.nonce

    @classmethod
    def read(cls, game: Game, data: bytes) -> Self:
        """Read what `written` wrote. Raises `BadLink`; `NotLoaded` without the game's library."""
        head, rest = data[: -NONCE - 1], data[-NONCE - 1 :]
        setup, perspective, length = read_header(Reader(head), game)
        invitation = cls(setup, rest[1:], rest[0])
        if (
            rest[0] >= setup.seats
            or setup.names
            or perspective is not None
            or length
            or invitation.written() != data
        ):
            raise damaged()
        return invitation
