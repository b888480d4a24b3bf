"""Finding a link or a letter in a message.

What a mail, a chat or a reader has put around it is left out.
"""

import re
from collections.abc import Iterator

from pygames.core.envelope import LONGEST, frames, known_frame, too_long, whole
from pygames.core.reencoding import joined, readings

__all__ = ["LETTER_MARK", "LONGEST_MESSAGE", "MARK", "find"]

LONGEST_MESSAGE = 16 * LONGEST
"""The most characters of a message in which a link is looked for."""
MARK = "#m="
"""What precedes the text of a match in an address,"""
LETTER_MARK = "#l="
"""and that of a letter."""

_AT = r"(?:/|%2[Ff])(\d{1,6})"
_LINK = re.compile(rf"#[ml]=([\w-]*)(?:{_AT})?", re.ASCII)
_BARE = re.compile(rf"(.*?)(?:{_AT})?\Z", re.ASCII | re.DOTALL)
_PLACE = re.compile(_AT, re.ASCII)
_WORD = re.compile(rf"(?<![\w-])([a-z]{{1,2}}[0-9][\w-]{{5,}})(?:{_AT})?", re.ASCII)
_BOTH = (MARK, LETTER_MARK)
_MARKS = 3
"""At most this many marks of a message are looked at, from the last one back."""

Found = tuple[str, int | None]
"""The text of a match, and the place in it that a link points to."""


def find(message: str) -> Found:
    """Return the text of the last link or letter in a message, and the place in the match that a
    link points to.

    A message without a link's mark is taken for the text itself. What was re-encoded on its way is
    found too; of what cannot be read, the text that says most of why. Raises `BadLink`.
    """
    if len(message) > LONGEST_MESSAGE:
        raise too_long()
    failed: list[Found] = []
    for reading in readings(message):
        for text, place in _links(reading):
            if link := whole(text):
                return link, place
            failed.append((text, place))
        for word in _WORD.finditer(reading):
            if link := whole(word[1]):
                return link, _number(word[2])
    return max(failed, key=lambda found: _worth(found[0]))


def _links(message: str) -> Iterator[Found]:
    """Yield what may be links in a message, the likeliest first: at least one."""
    at, marks = len(message), 0
    while marks < _MARKS and (at := max(message.rfind(it, 0, at) for it in _BOTH)) >= 0:
        marks += 1
        yield from _texts(_LINK, message, at, len(MARK))
    if not marks:
        yield from _texts(_BARE, message.strip(), 0, 0)


def _texts(link: re.Pattern[str], message: str, at: int, mark: int) -> Iterator[Found]:
    """Yield the link at a place of a message, and the same if it goes on in the next lines."""
    found = link.match(message, at)
    assert found is not None
    yield found[1], _number(found[2])
    more = joined(message[at + mark : at + mark + 2 * LONGEST])
    run = _LINK.match(MARK + more)
    line = _LINK.match(MARK + message[at + mark :][:LONGEST])
    assert run is not None
    assert line is not None
    for frame in frames(run[1]):
        if len(line[1]) < frame.end <= len(run[1]):
            place = _PLACE.match(more, frame.end)
            yield run[1][: frame.end], _number(place and place[1])


def _number(text: str | None) -> int | None:
    return None if text is None else int(text)


def _worth(text: str) -> int:
    """Return how much a text that is not whole tells of what has happened to it."""
    frame = known_frame(text)
    return 0 if frame is None else 2 if len(text) < frame.end else 1
