"""What the bots answer, read before anything is done with it.

The bots are ours, but their worker may be of another version, or its memory damaged. An answer
that does not fit what was asked raises `Odd`, and counts as none.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from pygames.core.game import CHANCE, Decision, Move, State
from pygames.core.links import move_of
from pygames.core.match import Match
from pygames.table.parsers import Odd, flag, fraction, maybe, objects, parse, row, text, whole

__all__ = [
    "Advice",
    "Judged",
    "advice",
    "agreed",
    "all_moves",
    "causes",
    "judgement",
    "moves",
    "named",
]


class Advice(NamedTuple):
    """A move that the bot would make."""

    move: Move
    reasons: tuple[str, ...]
    ahead: tuple[tuple[int, Move], ...] = ()
    """What may follow it at once: each seat, CHANCE among them, and its move."""

    @property
    def whole(self) -> list[Move]:
        """The move, and all that follows it if no chance comes between."""
        chancy = any(seat < 0 for seat, _move in self.ahead)
        return [self.move] if chancy else [self.move, *(move for _seat, move in self.ahead)]


class Judged(NamedTuple):
    """A choice as the bot sees it, judged by what the seat knew at the time."""

    entry: int
    """Its index in the log."""
    chance: float
    """The seat's win probability before it, 0 to 1."""
    loss: float
    """The win probability that it gave away, 0 to 1."""
    played: str
    better: str
    """The move made and the one that the bot prefers, in words."""
    better_numbers: tuple[int, ...]
    """What names the latter (see `links.spelt`)."""
    reasons: tuple[str, ...]
    """Why the latter is good."""
    searched: bool = True
    """Whether the bot has looked ahead for it: only such chances can be compared."""
    lead: float = 0.0
    """How much worse the next best move would have been, 0 where the bot disagrees."""


_WORDS = text(1000)
_REASONS = row(_WORDS, 50)
_MANY = 2000
"""At most so many moves, or choices, are in one answer."""
_NUMBERS = row(whole(), 1000)
"""What names a move: of twenty figures that go round many corners, some hundred numbers."""

_FOLLOWING = 10
"""At most so many moves are told to follow one."""
_WORKERS = 16
"""At most so many have thought about one question."""


def _opinion(value: object) -> tuple[tuple[int, ...], float, int]:
    """Read what a worker thinks of a move: what names it, its value, how much that counts for."""
    parts = row(lambda part: part, 3)(value)
    if len(parts) != 3:
        raise Odd("no opinion")
    return _NUMBERS(parts[0]), fraction(parts[1]), whole()(parts[2])


_MOVES = {
    "move": _NUMBERS,
    "more": maybe(row(_NUMBERS, _MANY), ()),
    "opinions": maybe(row(row(_opinion, _MANY), _WORKERS), ()),
}
_ADVICE = {
    "move": _NUMBERS,
    "reasons": _REASONS,
    "alternatives": row(_NUMBERS, _MANY),
    "why": row(_REASONS, _MANY),
    "ahead": maybe(row(row(_NUMBERS, _FOLLOWING), _MANY), ()),
}
_JUDGED = {
    "entry": whole(),
    "chance": fraction,
    "loss": fraction,
    "played": _WORDS,
    "better": _WORDS,
    "better_numbers": _NUMBERS,
    "reasons": _REASONS,
    "searched": maybe(flag, True),
    "lead": maybe(fraction, 0.0),
}
_JUDGEMENT = {
    "judged": row(lambda one: Judged(**parse(_JUDGED, one)), _MANY),
    "to": maybe(whole(), None),
}


def moves(answer: Mapping[str, object], match: Match, seat: int) -> list[Move]:
    """Return the moves with which a bot answers, to be made one after another. Raises `Odd`."""
    found = parse(_MOVES, answer)
    if found["opinions"]:
        found["move"] = agreed(found["opinions"])
    state, chosen = match.state.copy(), list[Move]()
    for numbers in (found["move"], *found["more"]):
        decision = next((d for d in state.decisions if d.seat == seat), None)
        if decision is None or (chosen and decision.name not in match.game.laid_out):
            raise Odd("nothing to choose")
        chosen.append(named(numbers, decision))
        state.apply(chosen[-1], seat)
    return chosen


def agreed(opinions: Sequence[Sequence[tuple[tuple[int, ...], float, int]]]) -> tuple[int, ...]:
    """Return what names the move that workers find best together, each of which has its opinions.

    The value of a move is the average of theirs, those counting more that have tried it more often.
    """
    totals: dict[tuple[int, ...], tuple[float, int]] = {}
    for numbers, worth, weight in chain.from_iterable(opinions):
        total, count = totals.get(numbers, (0.0, 0))
        totals[numbers] = total + worth * weight, count + weight
    values = {numbers: total / max(1, count) for numbers, (total, count) in totals.items()}
    if not values:
        raise Odd("no opinions")
    return max(values, key=values.__getitem__)


def all_moves(
    answer: Mapping[str, object], match: Match, seats: Sequence[int]
) -> list[tuple[int, list[Move]]]:
    """Return each seat's moves, of bots that were asked at the same moment. Raises `Odd`."""
    others = parse({"others": maybe(row(objects, len(seats)), ())}, answer)["others"]
    if len(others) != len(seats) - 1:
        raise Odd("not these bots")
    return [
        (seat, moves(one, match, seat)) for seat, one in zip(seats, (answer, *others), strict=True)
    ]


def advice(answer: Mapping[str, object], decision: Decision, view: State) -> tuple[Advice, ...]:
    """Return what a bot advises, the best move first; `view`: that of who is advised.

    Raises `Odd`, `IllegalMove`.
    """
    found = parse(_ADVICE, answer)
    if len(found["why"]) != len(found["alternatives"]):
        raise Odd("no reasons")
    advised = [(found["move"], found["reasons"])]
    advised += zip(found["alternatives"], found["why"], strict=True)
    following = found["ahead"][: len(advised)]
    following += ((),) * (len(advised) - len(following))
    moves = [named(numbers, decision) for numbers, _why in advised]
    return tuple(
        Advice(move, why, _ahead(view, decision, move, after))
        for move, (_numbers, why), after in zip(moves, advised, following, strict=True)
    )


def _ahead(
    view: State, decision: Decision, move: Move, numbers: Sequence[Sequence[int]]
) -> tuple[tuple[int, Move], ...]:
    """Return the moves that these name, which follow one another. Raises `Odd`, `IllegalMove`."""
    if not numbers:
        return ()
    state, found = view.copy(), list[tuple[int, Move]]()
    state.apply(move, decision.seat)
    for each in numbers:
        asked = next((it for it in state.decisions if len(it.moves)), None)
        if asked is None or asked.seat not in (CHANCE, decision.seat):
            raise Odd("nothing follows")
        found.append((asked.seat, named(each, asked)))
        state.apply(found[-1][1], asked.seat)
    return tuple(found)


def judgement(
    answer: Mapping[str, object], match: Match, seat: int, start: int
) -> tuple[tuple[Judged, ...], int | None]:
    """Return the choices that a bot has judged, of this seat from the log entry `start` on.

    And the log entry to go on from, None at the end. Raises `Odd`.
    """
    found = parse(_JUDGEMENT, answer)
    judged, end = found["judged"], found["to"]
    entries = [one.entry for one in judged]
    choices = [i for i in match.choices if i >= start and match.log[i].seat == seat]
    if entries != sorted({*entries} & {*choices}):
        raise Odd("not these choices")
    if end is not None and not max([start, *entries]) < end < len(match.log):
        raise Odd("no progress")
    return judged, end


def causes(
    answer: Mapping[str, object], match: Match, gaps: Sequence[tuple[int, int, bool]]
) -> list[int | None]:
    """Return the log entry that caused what changed in each of these gaps, if any. Raises `Odd`."""
    found = parse({"causes": row(maybe(whole(len(match.log)), None), len(gaps))}, answer)["causes"]
    if len(found) != len(gaps):
        raise Odd("not these gaps")
    for cause, (start, end, _rises) in zip(found, gaps, strict=True):
        if cause is not None and not start < cause < end:
            raise Odd("not in this gap")
    return [*found]


def named(numbers: Sequence[int], decision: Decision) -> Move:
    """Return the move that these numbers name, none of `also`. Raises `Odd`."""
    try:
        move = move_of(decision, numbers)
    except ValueError:
        raise Odd("no such move") from None
    if move not in decision.moves:
        raise Odd("no move for a bot")
    return move
