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
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeVar, cast

from pygames.core import registry
from pygames.core.codec import BadLink, Mark, Reader, UnknownRules, Writer, damaged
from pygames.core.game import (
    Decision,
    Digit,
    Game,
    OpenMoves,
    State,
    forms,
    is_legal,
    is_open,
    sees,
)
from pygames.core.heads import place, read_head, written
from pygames.core.language import N_
from pygames.core.log import Entry, Setup, clean

__all__ = [
    "LONGEST",
    "LONGEST_MESSAGE",
    "MARK",
    "Common",
    "Recorder",
    "compare",
    "damaged",
    "find",
    "game_of",
    "move_of",
    "moves",
    "read",
    "record",
    "spelt",
]

T = TypeVar("T")

LONGEST = 64 * 1024
"""In characters: a longer text is rejected unread."""
LONGEST_MESSAGE = 16 * LONGEST
"""The same for a message with a link in it."""

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
        for digit, radix in _digits(state.decisions, entry, self._perspective):
            self._writer.write(digit, radix)
        self.count += 1

    def cut(self, count: int) -> None:
        """Discard all but this many entries: the others are players' since the dealer's last."""
        if count < self.count:
            self._writer.back_to(self._marks[count - self.count])
            del self._marks[count - self.count :]
            self.count = count

    def text(self) -> str:
        """Return the link's text, up to the last entry added."""
        game = registry.find(self._setup.game, self._setup.version)
        head = written(game, (self._setup, self._perspective, self.count))
        return _text(game, head + self._writer.to_bytes())


def record(setup: Setup, perspective: int | None, entries: Iterable[Entry]) -> Recorder:
    """Return a recorder of this log, full or as the perspective saw it. Raises `IllegalMove`."""
    recorder, state = Recorder(setup, perspective), setup.start()
    for entry in entries:
        recorder.add(state, entry)
        state.apply(entry.move, entry.seat)
    return recorder


def find(text: str) -> tuple[str, int | None]:
    """Return the text of the last link in a message, and the place in the match that it points to.

    A message without a link's mark is taken for the text itself. Raises `BadLink`.
    """
    if len(text) > LONGEST_MESSAGE:
        raise _too_long()
    found = _LINK.match(text, max(text.rfind(MARK), 0)) or _BARE.fullmatch(text.strip())
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
        raise _too_long()
    text, _place = find(text)
    game = game_of(text)
    if game is None:
        raise _unknown(text)
    code = len(f"{game.code}{game.version}")
    length, body = _split_length(text[code:])
    if len(body) < length:
        raise BadLink(
            N_("This link is incomplete: only {here} of its {all} characters arrived."),
            here=len(text),
            all=len(text) - len(body) + length,
        )
    check, payload = body[:_CHECK], body[_CHECK:]
    if len(body) > length or check != _check(text[:code], payload):
        raise damaged()
    try:
        data = base64.b64decode(payload + "=" * (-len(payload) % 4), b"-_", validate=True)
    except ValueError:
        raise damaged() from None
    reader = Reader(data)
    setup, perspective, count = head = read_head(reader, game)
    begun = written(game, head)
    if text != _text(game, begun + data[len(begun) :]):  # one match, one text
        raise damaged()
    setup = setup._replace(names=tuple(map(clean, setup.names)))
    return setup, perspective, (reader.rest(), count)


def moves(
    state: State, perspective: int | None, entries: tuple[Reader, int]
) -> Iterator[tuple[Any, int]]:
    """Yield each (move, seat), to be applied to the state before the next is asked for."""
    reader, count = entries
    for _entry in range(count):
        yield _read_entry(reader.read, state.decisions, perspective)
    if not reader.at_end():
        raise damaged()


def spelt(decision: Decision, move: Any) -> tuple[int, ...]:
    """Return the numbers that name a move of a decision, listed or not: those of a link.

    Raises `ValueError` if it is not legal.
    """
    if move not in decision.moves and move not in decision.also:
        raise ValueError(f"not legal: {move}")
    entry = Entry(decision.seat, move, decision.known_to)
    return tuple(digit for digit, _radix in _digits([decision], entry, None))


def move_of(decision: Decision, numbers: Iterable[int]) -> Any:
    """Return the legal move that these numbers name. Raises `ValueError` if there is none."""
    rest = iter(numbers)

    def read(radix: int) -> int:
        number = next(rest, radix)
        if not 0 <= number < radix:
            raise ValueError(f"no number below {radix}")
        return number

    try:
        move, _seat = _read_entry(read, [decision], None)
    except BadLink as unlisted:
        raise ValueError("not the name of a move") from unlisted
    if next(rest, None) is not None or not is_legal(move, decision):
        raise ValueError("not the name of a legal move")
    return move


def _too_long() -> BadLink:
    return BadLink(N_("This text is too long to be a link to a match."))


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


def _text(game: Game, data: bytes) -> str:
    """Return the text of a link with this payload."""
    payload = base64.urlsafe_b64encode(data).decode().rstrip("=")
    code = f"{game.code}{game.version}"
    return f"{code}{_length(_CHECK + len(payload))}{_check(code, payload)}{payload}"


def _length(value: int) -> str:
    text = ""
    while value >= 32:
        text += _ALPHABET[32 + value % 32]
        value //= 32
    return text + _ALPHABET[value]


def _split_length(text: str) -> tuple[int, str]:
    value = 0
    for at, char in enumerate(text[:4]):
        digit = _ALPHABET.find(char)
        if digit < 0:
            raise damaged()
        value += digit % 32 << 5 * at
        if digit < 32:
            return value, text[at + 1 :]
    raise BadLink(_FOREIGN)


def _check(code: str, payload: str) -> str:
    digest = hashlib.sha256(f"{code}.{payload}".encode(errors="surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest[: _CHECK * 3 // 4]).decode()


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


def _digits(
    decisions: Sequence[Decision], entry: Entry, perspective: int | None
) -> Iterator[Digit]:
    """Yield the digits of an entry: its index among all possible moves, then those of its own."""
    index = 0
    for decision in decisions:
        if decision.seat == entry.seat:
            break
        index += _radix([decision], perspective)
    radix = _radix(decisions, perspective)
    for choices in _choices(decision, perspective):
        if entry.move in choices:
            listed = place(entry.move, choices)
            if listed is not None:
                yield index + listed, radix
                return
        index += len(choices)
    yield index, radix
    yield from cast(OpenMoves, decision.moves).digits(entry.move)


def _read_entry(
    read: Callable[[int], int], decisions: Sequence[Decision], perspective: int | None
) -> tuple[Any, int]:
    """Return the move with these digits, and its seat; `read(radix)` returns the next one."""
    radix = _radix(decisions, perspective)
    if not radix:
        raise damaged()
    index = read(radix)
    for decision in decisions:
        for choices in _choices(decision, perspective):
            if index < len(choices):
                return choices[index], decision.seat
            index -= len(choices)
        if is_open(decision.moves):
            if index == 0:
                move = cast(OpenMoves, decision.moves).from_digits(read)
                if place(move, decision.moves) is not None:  # one match, one text
                    raise damaged()
                return move, decision.seat
            index -= 1
    raise damaged()
