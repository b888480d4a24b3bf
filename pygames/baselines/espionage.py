"""Two simple players of Espionage: one that runs at the headquarters, one that stays at home.

`rusher` walks at the enemy's headquarters by the shortest way, whatever it has and whatever it
costs. `sitter` never leaves its own rows: it takes what comes near and what it knows that it
beats, and goes to meet whoever walks at its headquarters.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from pygames.bots.arena import Choose
from pygames.core.game import Decision
from pygames.espionage.field import VOLCANO
from pygames.espionage.moves import DECLINE, PLACE, Pair, Step
from pygames.espionage.pieces import BEATS, HQ, MINE, RANKS, SOLDIERS
from pygames.espionage.position import Position

__all__ = ["BASELINES"]

_AWAY = 99
"""More steps than any way has."""
_NEAR = 4
"""An enemy that has moved and is at most this many steps from the headquarters is met."""

_Worth = Callable[[Position, int, Step], float]
"""(view, seat, single move) -> how much a player likes it; ties are broken at random."""


def _play(worth: _Worth, view: Position, decision: Decision, rng: random.Random) -> Any:
    """Set up an army like a beginner, decline draws, and make the single move worth most."""
    seat = decision.seat
    if decision.name == "place":
        return PLACE[_next_rank(view, seat, rng)]
    if decision.name == "draw":
        return DECLINE
    moves = list(decision.moves)
    rng.shuffle(moves)
    worths: dict[Step, float] = {}

    def liked(move: Any) -> float:
        total = 0.0
        for step in _steps_of(move):
            if step not in worths:
                worths[step] = worth(view, seat, step)
            total += worths[step]
        return total

    return max(moves, key=liked)


def _steps_of(move: Any) -> Iterator[Step]:
    if isinstance(move, Step):
        yield move
    elif isinstance(move, Pair):
        yield Step(move.start, move.to)
        yield Step(move.then_start, move.then_to)


def _next_rank(view: Position, seat: int, rng: random.Random) -> int:
    """Draw the next piece of a set-up: headquarters somewhere at the back, the mines near them."""
    place, width = view.placed[seat], view.options.width
    army = view.rank[seat * view.size : seat * view.size + place]
    left = [count - army.count(rank) for rank, count in enumerate(view.options.army)]
    if left[HQ] and rng.randrange(max(1, width - place)) == 0:
        return HQ
    if HQ in army:
        home = army.index(HQ)
        beside = place - home in (1, width)
        if left[MINE] and beside:
            return MINE
    left[HQ] *= place == view.size - 1
    left[MINE] *= 2 if place < view.size - width else 1
    return rng.choices(RANKS, left)[0]


# --- what both look at ---------------------------------------------------------------------------


def _army(view: Position, seat: int) -> range:
    return range(seat * view.size, (seat + 1) * view.size)


def _home(view: Position, seat: int) -> int:
    """Return the square of the seat's own headquarters."""
    return next(view.at[piece] for piece in _army(view, seat) if view.rank[piece] == HQ)


def _ways(view: Position, goal: int, shut: Callable[[int], bool]) -> list[int]:
    """Return the steps from each square to the goal around volcanoes and squares that are shut."""
    found = [_AWAY] * view.field.size
    found[goal] = 0
    edge = [goal]
    for square in edge:
        for to, _step in view.field.steps[square]:
            if found[to] == _AWAY and view.sides[to] != VOLCANO and not shut(to):
                found[to] = found[square] + 1
                edge.append(to)
    return found


def _beats(view: Position, mine: int, enemy: int) -> bool | None:
    """Whether one of our pieces beats an enemy by attacking it; None if nobody can know."""
    ours, theirs = view.rank[mine], view.rank[enemy]
    assert ours is not None
    return None if theirs is None else BEATS[ours][theirs]


# --- the rusher ----------------------------------------------------------------------------------


def _goal(view: Position, seat: int) -> int:
    """Return the square of the enemy's headquarters, or where they most likely are.

    Guessed at is what has not moved: the farther back the better, and where nobody of ours died.
    """

    def guess(piece: int) -> tuple[bool, bool, int, int, int]:
        row = (piece - first) // view.options.width
        return (
            view.rank[piece] != HQ,
            view.moved[piece],
            len(view.feats.get(piece, ())),
            row,
            piece,
        )

    first = (1 - seat) * view.size
    enemies = [p for p in _army(view, 1 - seat) if view.at[p] >= 0]
    unsure = [p for p in enemies if view.rank[p] in (None, HQ)]
    return view.at[min(unsure or enemies, key=guess)]


def _rush(view: Position, seat: int, step: Step) -> float:
    """Like what comes nearest to the goal, and of several pieces the one that arrives first."""
    mine, enemy = view.who[step.start], view.who[step.to]
    goal = _goal(view, seat)

    def shut(square: int) -> bool:
        piece = view.who[square]
        if piece < 0 or square in (goal, step.start):
            return False
        return piece in _army(view, seat) or _beats(view, mine, piece) is False

    if enemy >= 0 and _beats(view, mine, enemy) is False:
        return -_AWAY
    ways = _ways(view, goal, shut)
    closer = ways[step.start] > ways[step.to]
    return -ways[step.to] if closer else -_AWAY / 2


# --- the sitter ----------------------------------------------------------------------------------


def _sit(view: Position, seat: int, step: Step) -> float:
    """Like to take what it surely beats near its rows, to meet intruders, and to risk nothing."""
    mine, enemy = view.who[step.start], view.who[step.to]
    rank = view.rank[mine]
    home, steps = _home(view, seat), view.field.steps
    rows = view.options.rows
    row = step.to // view.options.width
    depth = row if seat == 0 else view.options.height - 1 - row
    if enemy >= 0:
        beats = _beats(view, mine, enemy)
        if beats and depth <= rows:
            return 50.0
        guards = home in (to for to, _step in steps[step.to])
        return 40.0 if beats is None and guards and view.moved[enemy] else -50.0
    if depth >= rows:
        return -20.0
    from_home = _ways(view, home, lambda _square: False)
    met = 0.0
    for piece in _army(view, 1 - seat):
        square = view.at[piece]
        if square < 0 or not view.moved[piece] or from_home[square] > _NEAR:
            continue
        if rank in SOLDIERS and _beats(view, mine, piece) is not False:
            ways = _ways(view, square, lambda _square: False)
            met = max(met, 10.0 * (ways[step.to] < ways[step.start]) - ways[step.to])
    if met:
        return met
    beside = [view.who[to] for to, _step in steps[step.to] if view.sides[to] == 2 - seat]
    return -5.0 * len(beside) - 3.0 * (not view.moved[mine])


BASELINES: Mapping[str, Choose] = {
    "rusher": partial(_play, _rush),
    "sitter": partial(_play, _sit),
}
