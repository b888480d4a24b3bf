"""The link codec. A match <-> a short text, used for autosaves, shared links, QR codes, replays and
test fixtures.

    code length check payload
    b1   HA     x9_2  ...

`code` names the game and the version of its rules; `length` is the number of characters that follow
it (so that a truncated text is recognized); `check` guards against changes. The payload is two runs
of mixed-radix digits: first the set-up, the perspective and the number of entries; then each entry
as its index among all possible moves: log2(possible moves) bits.
"""

import base64
import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from pygames.core import registry
from pygames.core.codec import BadLink, Mark, Reader, UnknownRules, Writer, damaged
from pygames.core.game import Decision, Game, OpenMoves, State, forms, is_open, sees
from pygames.core.language import N_
from pygames.core.log import NAME_LENGTH, Entry, Setup

__all__ = [
    "LONGEST",
    "MARK",
    "Common",
    "Recorder",
    "compare",
    "damaged",
    "find",
    "game_of",
    "moves",
    "read",
    "record",
]

T = TypeVar("T")

LONGEST = 64 * 1024
"""In characters: a longer text is rejected unread."""

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_CHECK = 4
MARK = "#m="
"""What precedes the text in an address."""
_LINK = re.compile(rf"{MARK}([\w-]*)(?:/(\d{{1,6}}))?", re.ASCII)
_BARE = re.compile(r"(.*?)(?:/(\d{1,6}))?", re.ASCII | re.DOTALL)
_CODE = re.compile(r"[a-z]{1,2}[1-9][0-9]?")
_FOREIGN = N_("This is not a link to a match.")


class Recorder:
    """Encoder that extends a link entry by entry, in full (perspective None) or for one seat."""

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
        _write_entry(self._writer, state.decisions, entry, self._perspective)
        self.count += 1

    def cut(self, count: int) -> None:
        """Discard all but this many entries: the others are players' since the dealer's last."""
        if count < self.count:
            self._writer.back_to(self._marks[count - self.count])
            del self._marks[count - self.count :]
            self.count = count

    def text(self) -> str:
        """Return the link's text, up to the last entry added."""
        setup, perspective = self._setup, self._perspective
        game = registry.find(setup.game, setup.version)
        head = Writer()
        _write_setup(head, game, setup)
        head.write(0 if perspective is None else perspective + 1, _whole_bits(setup.seats + 1))
        _write_size(head, self.count)
        data = head.to_bytes() + self._writer.to_bytes()
        payload = base64.urlsafe_b64encode(data).decode().rstrip("=")
        code = f"{game.code}{game.version}"
        return f"{code}{_length(_CHECK + len(payload))}{_check(code, payload)}{payload}"


def record(setup: Setup, perspective: int | None, entries: Iterable[Entry]) -> Recorder:
    """Return a recorder of this log, full or as the perspective saw it. Raises `IllegalMove`."""
    recorder, state = Recorder(setup, perspective), setup.start()
    for entry in entries:
        recorder.add(state, entry)
        state.apply(entry.move, entry.seat)
    return recorder


def find(text: str) -> tuple[str, int | None]:
    """Return the text of the last link in a message, and the place in the match that it points to.

    A message without a link's mark is taken for the text itself.
    """
    links: list[re.Match[str]] = [*_LINK.finditer(text)]
    found = links[-1] if links else _BARE.fullmatch(text.strip())
    assert found is not None
    return found[1], None if found[2] is None else int(found[2])


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
    (*begun, mine), (*others_begun, theirs) = read(one), read(other)
    common = Common(begun == others_begun, 0, mine[1], theirs[1])
    if not common.begun:
        return common
    setup, perspective = cast(tuple[Setup, int | None], begun)
    state, entries = setup.start(), 0
    runs = (moves(state, perspective, run) for run in (mine, theirs))
    for (move, seat), others in zip(*runs, strict=False):
        if (move, seat) != others:
            break
        state.apply(move, seat)
        entries += 1
    return common._replace(entries=entries)


def game_of(text: str) -> Game | None:
    """Return the game of a link's text, None if it is not known here."""
    return registry.by_code(text[:3]) or registry.by_code(text[:2])


def read(text: str) -> tuple[Setup, int | None, tuple[Reader, int]]:
    """Decode the header: set-up, perspective and a reader for the entries. Raises `BadLink`."""
    if len(text) > LONGEST:
        raise BadLink(N_("This text is too long to be a link to a match."))
    text, _place = find(text)
    game = game_of(text)
    if game is None:
        raise _unknown(text)
    head = len(f"{game.code}{game.version}")
    length, body = _split_length(text[head:])
    if len(body) < length:
        raise BadLink(
            N_("This link is incomplete: only {here} of its {all} characters arrived."),
            here=len(text),
            all=len(text) - len(body) + length,
        )
    check, payload = body[:_CHECK], body[_CHECK:]
    if len(body) > length or check != _check(text[:head], payload):
        raise damaged()
    try:
        data = base64.b64decode(payload + "=" * (-len(payload) % 4), b"-_", validate=True)
    except ValueError:
        raise damaged() from None
    reader = Reader(data)
    setup = _read_setup(reader, game)
    perspective = _pick(reader, (None, *range(setup.seats)))
    count = _read_size(reader)
    return setup, perspective, (reader.rest(), count)


def moves(
    state: State, perspective: int | None, entries: tuple[Reader, int]
) -> Iterator[tuple[Any, int]]:
    """Yield each (move, seat), to be applied to the state before the next is asked for."""
    reader, count = entries
    for _entry in range(count):
        yield _read_entry(reader, state.decisions, perspective)
    if not reader.at_end():
        raise damaged()


def _unknown(text: str) -> BadLink:
    """Return the error for a text whose code belongs to no game here."""
    for code in (text[:2], text[:3], text[:4]):
        if _CODE.fullmatch(code) and _is_whole(code, text[len(code) :]):
            if registry.has_letters(code.rstrip("0123456789")):
                return UnknownRules(
                    N_("This match comes from a newer version. Go online and reload the page.")
                )
            return UnknownRules(N_("This link is for a game that this version does not have."))
    return BadLink(_FOREIGN)


def _is_whole(code: str, rest: str) -> bool:
    """Whether length and check match what follows the code."""
    try:
        length, body = _split_length(rest)
    except BadLink:
        return False
    return len(body) == length and body[:_CHECK] == _check(code, body[_CHECK:])


def _length(value: int) -> str:
    text = ""
    while value >= 32:
        text += _ALPHABET[32 + value % 32]
        value //= 32
    return text + _ALPHABET[value]


def _split_length(text: str) -> tuple[int, str]:
    value = 0
    for place, char in enumerate(text[:4]):
        digit = _ALPHABET.find(char)
        if digit < 0:
            raise damaged()
        value += digit % 32 << 5 * place
        if digit < 32:
            return value, text[place + 1 :]
    raise BadLink(_FOREIGN)


def _check(code: str, payload: str) -> str:
    digest = hashlib.sha256(f"{code}.{payload}".encode(errors="surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest[: _CHECK * 3 // 4]).decode()


def _write_size(writer: Writer, size: int) -> None:
    while size >= 32:
        writer.write(32 + size % 32, 64)
        size //= 32
    writer.write(size, 64)


def _read_size(reader: Reader) -> int:
    size = place = 0
    while (digit := reader.read(64)) >= 32:
        size += digit % 32 << place
        place += 5
        if place > 20:
            raise damaged()
    return size + (digit << place)


def _whole_bits(radix: int) -> int:
    """Round a radix up to a power of two, so that the set-up fills whole bits and decodes alone."""
    return 1 << (radix - 1).bit_length()


def _pick(reader: Reader, values: Sequence[T]) -> T:
    index = reader.read(_whole_bits(len(values)))
    if index >= len(values):
        raise damaged()
    return values[index]


def _write_value(writer: Writer, values: Sequence[object], value: object) -> None:
    """Write one of an option's values; an unlisted one as digits."""
    if not is_open(values):
        writer.write(values.index(value), _whole_bits(len(values)))
        return
    listed = _place(value, values)
    writer.write(len(values) if listed is None else listed, _whole_bits(len(values) + 1))
    if listed is None:
        for digit, radix in cast(OpenMoves, values).digits(value):
            writer.write(digit, _whole_bits(radix))


def _read_value(reader: Reader, values: Sequence[Any]) -> Any:
    if not is_open(values):
        return _pick(reader, values)
    value = _pick(reader, [*values, None])
    if value is None:
        value = cast(OpenMoves, values).from_digits(lambda radix: reader.read(_whole_bits(radix)))
        if value not in values or _place(value, values) is not None:
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
    if length > NAME_LENGTH:
        raise damaged()
    codes = [reader.read(1 << (7 if reader.read(2) else 21)) for _char in range(length)]
    if any(0xD800 <= code < 0xE000 or code > 0x10FFFF for code in codes):  # no characters
        raise damaged()
    return "".join(map(chr, codes))


def _choices(decision: Decision, perspective: int | None) -> list[Sequence[Any]]:
    """Return the moves of a decision grouped into runs that this log's reader can distinguish."""
    if perspective is None or sees(perspective, decision.known_to):
        return [decision.moves, decision.also]
    return [forms(decision.moves), forms(decision.also)]


def _radix(decisions: Sequence[Decision], perspective: int | None) -> int:
    return sum(
        sum(map(len, _choices(decision, perspective))) + is_open(decision.moves)
        for decision in decisions
    )


def _write_entry(
    writer: Writer, decisions: Sequence[Decision], entry: Entry, perspective: int | None
) -> None:
    index = 0
    for decision in decisions:
        if decision.seat == entry.seat:
            break
        index += _radix([decision], perspective)
    radix = _radix(decisions, perspective)
    for choices in _choices(decision, perspective):
        if entry.move in choices:
            listed = _place(entry.move, choices)
            if listed is not None:
                writer.write(index + listed, radix)
                return
        index += len(choices)
    writer.write(index, radix)
    for digit, base in cast(OpenMoves, decision.moves).digits(entry.move):
        writer.write(digit, base)


def _place(move: object, choices: Sequence[object]) -> int | None:
    """Return the index of a listed move, None for an unlisted move of an open choice."""
    if is_open(choices):
        return next((i for i, listed in enumerate(choices) if listed == move), None)
    return choices.index(move)


def _read_entry(
    reader: Reader, decisions: Sequence[Decision], perspective: int | None
) -> tuple[Any, int]:
    radix = _radix(decisions, perspective)
    if not radix:
        raise damaged()
    index = reader.read(radix)
    for decision in decisions:
        for choices in _choices(decision, perspective):
            if index < len(choices):
                return choices[index], decision.seat
            index -= len(choices)
        if is_open(decision.moves):
            if index == 0:
                move = cast(OpenMoves, decision.moves).from_digits(reader.read)
                if _place(move, decision.moves) is not None:  # one match, one text
                    raise damaged()
                return move, decision.seat
            index -= 1
    raise damaged()
