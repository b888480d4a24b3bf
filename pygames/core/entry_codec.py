"""An entry of a log as digits: the index of its move among all that are possible then.

What is possible, whoever reads the log must see as well: where a seat may not know a move, those
that look alike to it count as one. A move that is not listed (`OpenChoice`) comes after those that
are, followed by digits of its own.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from pygames.core.codec import BadLink, damaged
from pygames.core.decisions import OpenChoice
from pygames.core.game import (
    Decision,
    Digit,
    IllegalMove,
    Move,
    decision_of,
    forms,
    is_legal,
    is_open,
    listed_at,
    sees,
)
from pygames.core.language import N_
from pygames.core.log import Entry, as_seen

__all__ = ["digits_of", "move_of", "read_entry", "spelt"]


def digits_of(
    decisions: Sequence[Decision], entry: Entry, perspective: int | None
) -> Iterator[Digit]:
    """Yield the digits of an entry, in a log that is full (None) or as this seat saw it.

    Raises `IllegalMove` for one that is not possible.
    """
    decision = decision_of(entry.seat, decisions)
    index = _count(decisions[: decisions.index(decision)], perspective)
    radix = _count(decisions, perspective)
    unlisted: OpenChoice[Move] | None = None
    for choices in _choices(decision, perspective):
        if entry.move in choices:
            if is_open(choices) and listed_at(entry.move, choices) is None:
                unlisted = choices
            else:
                yield index + choices.index(entry.move), radix
                return
        index += len(choices)
    if unlisted is None:
        raise IllegalMove(N_("You cannot do that now."))
    yield index, radix
    yield from unlisted.digits(entry.move)


def read_entry(
    read: Callable[[int], int], decisions: Sequence[Decision], perspective: int | None
) -> tuple[Move, int]:
    """Return the move with these digits, and its seat; `read(radix)` returns the next one.

    Raises `BadLink` if there is none.
    """
    radix = _count(decisions, perspective)
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
                move = decision.moves.from_digits(read)
                if listed_at(move, decision.moves) is not None:  # one match, one text
                    raise damaged()
                return move, decision.seat
            index -= 1
    raise damaged()


def _count(decisions: Sequence[Decision], perspective: int | None) -> int:
    """Return how many choices there are, all unlisted moves of a decision being one."""
    return sum(
        sum(map(len, _choices(decision, perspective))) + is_open(decision.moves)
        for decision in decisions
    )


def _choices(decision: Decision, perspective: int | None) -> list[Sequence[Move]]:
    """Return the moves of a decision grouped into runs that this log's reader can distinguish."""
    if perspective is None or sees(perspective, decision.known_to):
        return [decision.moves, decision.also]
    return [forms(decision.moves), forms(decision.also)]


# --- the name of a move ------------------------------------------------------------------------


def spelt(decision: Decision, move: Move, perspective: int | None = None) -> tuple[int, ...]:
    """Return the numbers that name a move of a decision, listed or not: those of a link.

    `perspective`: whose view the decision is from (None: the full state). A move that this seat
    does not see is named as it appears to it, masked. Raises `ValueError` if it is not legal.
    """
    entry = as_seen(Entry(decision.seat, move, decision.known_to), perspective)
    try:
        return tuple(digit for digit, _radix in digits_of([decision], entry, perspective))
    except IllegalMove as illegal:
        raise ValueError(f"not legal: {move}") from illegal


def move_of(decision: Decision, numbers: Iterable[int], perspective: int | None = None) -> Move:
    """Return the legal move that these numbers name, as `spelt` does; masked if this seat does
    not see it. Raises `ValueError` if there is none.
    """
    rest = iter(numbers)

    def read(radix: int) -> int:
        number = next(rest, radix)
        if not 0 <= number < radix:
            raise ValueError(f"no number below {radix}")
        return number

    try:
        move, _seat = read_entry(read, [decision], perspective)
    except BadLink as unlisted:
        raise ValueError("not the name of a move") from unlisted
    if next(rest, None) is not None or not is_legal(move, decision):
        raise ValueError("not the name of a legal move")
    return move
