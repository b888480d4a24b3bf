"""What a match between devices begins with."""

import hashlib
from collections.abc import Mapping
from typing import Literal, NamedTuple, Self

from pygames.core import registry
from pygames.core.codec import Reader, damaged
from pygames.core.envelope import newer
from pygames.core.game import Game
from pygames.core.header import Header, read_header, written
from pygames.core.log import Setup

__all__ = ["ID", "NONCE", "Invitation"]

ID = 8
"""The length of a match's id, in bytes."""
NONCE = 8
"""The length of what makes it one of its own, in bytes."""


_KINDS = 16
_DICE: Mapping[Literal["", "strict", "quick"], int] = {"": 0, "strict": _KINDS, "quick": 2 * _KINDS}
"""What stands beside the host's seat, in one byte."""


class Invitation(NamedTuple):
    """The set-up, and what makes this match another than all others with the same."""

    setup: Setup
    """Without names: each seat says its own."""
    nonce: bytes
    host: int = 0
    """The seat of whoever invites: where it is, it is decided who sits in the others."""
    dice: Literal["", "strict", "quick"] = ""
    """How dice are thrown in a sealed match (see `pygames.fair.chains`); "": it is an open one."""

    @property
    def quick(self) -> bool:
        """Whether a sealed match is played with quick dice."""
        return self.dice == "quick"

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
        return written(self.game, header) + bytes([self.host + _DICE[self.dice]]) + self.nonce

    @classmethod
    def read(cls, game: Game, data: bytes) -> Self:
        """Read what `written` wrote. Raises `BadLink`; `NotLoaded` without the game's library."""
        head, rest = data[: -NONCE - 1], data[-NONCE - 1 :]
        setup, perspective, length = read_header(Reader(head), game)
        host, dice = rest[0] % _KINDS, rest[0] // _KINDS * _KINDS
        named = next((name for name, value in _DICE.items() if value == dice), None)
        if named is None:
            raise newer()
        invitation = cls(setup, rest[1:], host, named)
        if (
            host >= setup.seats
            or setup.names
            or perspective is not None
            or length
            or invitation.written() != data
        ):
            raise damaged()
        return invitation
