"""What precedes the entries of a link: set-up, perspective and how many entries follow.

Its digits have power-of-two radices, so that it fills whole bits and decodes alone.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from pygames.core.cleaning import NAME_LENGTH
from pygames.core.codec import Reader, Writer, damaged
from pygames.core.game import NOBODY, Game, is_open, listed_at
from pygames.core.log import Setup
from pygames.core.options import Value

__all__ = ["Header", "read_header", "written"]

T = TypeVar("T")

_NO_SIZE = (32, 0)
"""What no size is written as. It stands before that of a log as `NOBODY` saw it, for which the
digit of the perspective has no room in links of three or seven seats."""


class Header(NamedTuple):
    """What is known of a link before its first entry."""

    setup: Setup
    perspective: int | None
    """The seat that saw the log so, `NOBODY` too; None: it is full."""
    length: int
    """How many entries follow."""


def written(game: Game, header: Header) -> bytes:
    """Return the header as bytes."""
    setup, perspective, length = header
    writer = Writer()
    _write_setup(writer, game, setup)
    seen_by = 0 if perspective is None or perspective == NOBODY else perspective + 1
    writer.write(seen_by, _whole_bits(setup.seats + 1))
    if perspective == NOBODY:
        for digit in _NO_SIZE:
            writer.write(digit, 64)
    _write_size(writer, length)
    return writer.to_bytes()


def read_header(reader: Reader, game: Game) -> Header:
    """Read what `written` wrote. Raises `BadLink`."""
    setup = _read_setup(reader, game)
    perspective = _pick(reader, (None, *range(setup.seats)))
    length = _read_size(reader)
    if length is None and perspective is None:
        perspective, length = NOBODY, _read_size(reader)
    if length is None:
        raise damaged()
    return Header(setup, perspective, length)


def _write_size(writer: Writer, size: int) -> None:
    while size >= 32:
        writer.write(32 + size % 32, 64)
        size //= 32
    writer.write(size, 64)


def _read_size(reader: Reader) -> int | None:
    """Return a size, None for what stands for none."""
    size = place = 0
    while (digit := reader.read(64)) >= 32:
        size += digit % 32 << place
        place += 5
        if place > 20:
            raise damaged()
    size += digit << place
    return None if place and not size else size


def _whole_bits(radix: int) -> int:
    """Round a radix up to a power of two, so that the set-up fills whole bits and decodes alone."""
    return 1 << (radix - 1).bit_length()


def _pick(reader: Reader, values: Sequence[T]) -> T:
    index = reader.read(_whole_bits(len(values)))
    if index >= len(values):
        raise damaged()
    return values[index]


def _write_value(writer: Writer, values: Sequence[Value], value: Value) -> None:
    """Write one of an option's values; an unlisted one as digits."""
    if not is_open(values):
        writer.write(values.index(value), _whole_bits(len(values)))
        return
    listed = listed_at(value, values)
    writer.write(len(values) if listed is None else listed, _whole_bits(len(values) + 1))
    if listed is None:
        for digit, radix in values.digits(value):
            writer.write(digit, _whole_bits(radix))


def _read_value(reader: Reader, values: Sequence[Value]) -> Value:
    if not is_open(values):
        return _pick(reader, values)
    value = _pick(reader, [*values, None])
    if value is None:
        value = values.from_digits(lambda radix: reader.read(_whole_bits(radix)))
        if value not in values or listed_at(value, values) is not None:
            raise damaged()
    return value


def _write_setup(writer: Writer, game: Game, setup: Setup) -> None:
    writer.write(game.seats.index(setup.seats), _whole_bits(len(game.seats)))
    usual = all(setup.options[name] == option.default for name, option in game.options.items())
    writer.write(not usual, 2)
    if not usual:
        for name, option in game.options.items():
            _write_value(writer, option.values, setup.options[name])
    writer.write(bool(setup.names), 2)
    for name in setup.names:
        _write_size(writer, len(name))
        for char in name:
            writer.write(ord(char) < 128, 2)
            writer.write(ord(char), 1 << (7 if ord(char) < 128 else 21))


def _read_setup(reader: Reader, game: Game) -> Setup:
    seats = _pick(reader, game.seats)
    options = {name: option.default for name, option in game.options.items()}
    if reader.read(2):
        for name, option in game.options.items():
            options[name] = _read_value(reader, option.values)
    names = tuple(_read_name(reader) for _seat in range(seats)) if reader.read(2) else ()
    return Setup(game.id, game.version, seats, options, names)


def _read_name(reader: Reader) -> str:
    length = _read_size(reader)
    if length is None or length > NAME_LENGTH:
        raise damaged()
    codes = [reader.read(1 << (7 if reader.read(2) else 21)) for _char in range(length)]
    if any(0xD800 <= code < 0xE000 or code > 0x10FFFF for code in codes):  # no characters
        raise damaged()
    return "".join(map(chr, codes))
