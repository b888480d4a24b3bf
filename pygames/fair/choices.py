"""What the seats choose: open moves, and sealed ones for those who may see them."""

from collections.abc import Collection
from typing import NamedTuple

from pygames.core.codec import BadLink
from pygames.core.game import Decision, Move, is_legal, mask
from pygames.fair.items import Key, Tag
from pygames.fair.roots import SEAL, seal
from pygames.fair.sources import Cheated, Told
from pygames.fair.spelling import (
    form_of,
    form_size,
    read_form,
    read_move,
    size_of,
    written_move,
)
from pygames.fair.talk import Talk

__all__ = ["GUARD", "Choices"]

GUARD = 2
"""Of the question that a choice answers, in bytes."""


class _Kept(NamedTuple):
    """What a seat has sealed."""

    number: int
    seal: bytes
    seen: Decision
    """The decision as nobody saw it."""


class Choices:
    """What has been chosen; follows the log of a device entry by entry."""

    def __init__(self, talk: Talk, unsealed: Collection[str]) -> None:
        """`unsealed`: names of decisions whose secrets the game seals in its own way."""
        self._talk = talk
        self._unsealed = unsealed
        self.done = [0] * talk.seats
        """How many choices of each seat are dealt with."""
        self.mine = 0
        """How many this seat has made."""
        self._sealed: dict[tuple[int, str], _Kept] = {}

    # --- of this seat --------------------------------------------------------------------

    def written(self, guard: bytes, decision: Decision, seen: Decision, move: Move) -> bytes:
        """Return what the next choice of this seat is said as. Raises `IllegalMove`."""
        data = guard + form_of(seen, move)
        if decision.known_to is None:
            return data
        whole, number = written_move(seen, move), self.mine
        salt = self._salt(number)
        data += seal(salt, whole)[: self._width(seen)]
        for seat in _readers(decision):
            opened = whole if seat == self._talk.seat else salt + whole
            data += self._talk.locked(seat, ("move", self._talk.seat, number), opened)
        return data

    def reread(self, data: bytes, decision: Decision, seen: Decision) -> Move:
        """Return the move that this seat has said so, by its root. Raises `Cheated`."""
        form = self._form(self._talk.seat, data, decision, seen)
        if decision.known_to is None:
            return form
        rest, size = data[GUARD + form_size(seen) + self._width(seen) :], size_of(seen)
        for seat in _readers(decision):
            if seat == self._talk.seat:
                label = "move", seat, self.mine
                return self._whole(self._talk.locked(seat, label, rest[:size]), seen, form)
            rest = rest[SEAL + size :]
        return form

    # --- of any seat ---------------------------------------------------------------------

    def made(self, data: bytes, number: int, decision: Decision, seen: Decision) -> Move:
        """Return the move that a seat has said so, as far as this seat may know it.

        Raises `Cheated`.
        """
        seat = decision.seat
        form = self._form(seat, data, decision, seen)
        if decision.known_to is None:
            return form
        size, width = size_of(seen), self._width(seen)
        parts = {it: size if it == seat else SEAL + size for it in _readers(decision)}
        rest = data[GUARD + form_size(seen) :]
        if len(rest) != width + sum(parts.values()):
            raise Cheated(seat, "says more or less than a move")
        kept = self._sealed[seat, seen.moves[0].kind] = _Kept(number, rest[:width], seen)
        at = width
        for reader, length in parts.items():
            if reader == self._talk.seat:
                part = self._talk.locked(seat, ("move", seat, number), rest[at : at + length])
                if seat != self._talk.seat and seal(part[:SEAL], part[SEAL:])[:width] != kept.seal:
                    raise Cheated(seat, "shows another move than it has sealed")
                return self._whole(part[len(part) - size :], seen, form)
            at += length
        return form

    def opened(self, source: Told, decision: Decision, seen: Decision, entry: int) -> Move | None:
        """Return what a seat says of its own, as this seat may know it; None if it has not yet.

        Where it has sealed that before it opens it, which is checked. Raises `Cheated`.
        """
        talk, by = self._talk, source.by
        kept = self._sealed[by, source.kind] if source.kind else None
        if by == talk.seat:
            move: Move = decision.moves[0]
            said = written_move(seen, move)
            if kept:
                said = self._salt(kept.number) + self._own(kept) + said
            for seat in self._hearers(decision, by):
                key = _told(entry, seat)
                data = said if seat is None else talk.locked(seat, (*key, by), said)
                talk.say(key, data)
            return move
        if decision.known_to is not None and talk.seat not in decision.known_to:
            hidden: Move = mask(seen.moves[0])
            return hidden
        key = _told(entry, None if decision.known_to is None else talk.seat)
        heard = talk.heard(by, key)
        if heard is None:
            return None
        if decision.known_to is not None:
            heard = talk.locked(by, (*key, by), heard)
        return self._checked(source, kept, heard, decision, seen)

    def _checked(
        self, source: Told, kept: _Kept | None, said: bytes, decision: Decision, seen: Decision
    ) -> Move:
        by = source.by
        if kept:
            size = SEAL + size_of(kept.seen)
            salt, whole, said = said[:SEAL], said[SEAL:size], said[size:]
            if seal(salt, whole) != kept.seal:
                raise Cheated(by, "opens another move than it has sealed")
        try:
            move = read_move(seen, said)
            agrees = not kept or source.agrees(read_move(kept.seen, whole), move)
        except BadLink:
            raise Cheated(by, "says what is no move") from None
        if not agrees or move not in decision.moves:
            raise Cheated(by, "says what cannot be")
        return move

    # --- parts ---------------------------------------------------------------------------

    def _form(self, seat: int, data: bytes, decision: Decision, seen: Decision) -> Move:
        """Return what everybody may know of a move that was said."""
        end = None if decision.known_to is None else GUARD + form_size(seen)
        try:
            form = read_form(seen, data[GUARD:end])
        except BadLink:
            raise Cheated(seat, "says what is no move") from None
        if decision.known_to is None and not is_legal(form, decision):
            raise Cheated(seat, "makes a move that it cannot make")
        return form

    def _whole(self, data: bytes, seen: Decision, form: Move) -> Move:
        try:
            move = read_move(seen, data)
        except BadLink:
            raise Cheated(seen.seat, "has sealed what is no move") from None
        if mask(move) != form:
            raise Cheated(seen.seat, "has sealed another move than it says")
        return move

    def _own(self, kept: _Kept) -> bytes:
        """Return what this seat has sealed, by its root."""
        data = self._talk.items[self._talk.seat, Key(Tag.MOVE, kept.number)]
        at = GUARD + form_size(kept.seen) + self._width(kept.seen)
        size = size_of(kept.seen)
        for seat in _readers(kept.seen):
            if seat == self._talk.seat:
                label = "move", seat, kept.number
                return self._talk.locked(seat, label, data[at : at + size])
            at += SEAL + size
        raise LookupError("its own seat may not see it")

    def _width(self, seen: Decision) -> int:
        return 0 if seen.name in self._unsealed else SEAL

    def _salt(self, number: int) -> bytes:
        return self._talk.root.secret("salt", number, size=SEAL)

    def _hearers(self, decision: Decision, by: int) -> list[int | None]:
        if decision.known_to is None:
            return [None]
        return [seat for seat in _readers(decision) if seat != by]


def _readers(decision: Decision) -> list[int]:
    """Return the seats that may see a move, in order: not all, where it is called."""
    return sorted(seat for seat in decision.known_to or () if seat >= 0)


def _told(entry: int, seat: int | None) -> Key:
    return Key(Tag.TOLD, entry, 0 if seat is None else 1 + seat)
