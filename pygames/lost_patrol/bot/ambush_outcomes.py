"""What the ambushes of a round lead to: the Scouts' chance to escape, by the odds of all dice.

The Lurkers choose which ambush comes next, and where Scouts are pushed, so that the Scouts' chance
is least; the Scouts do without the one whom they can spare best, and push Lurkers away. Where too
much may follow from one another, only the next two ambushes count.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import inf
from typing import TypeAlias, TypeVar

from pygames.geometry.hexes import STEPS
from pygames.lost_patrol.bot.escape_chance import escape_logit
from pygames.lost_patrol.bot.evaluation import Values, evaluation_of, logit, sigmoid
from pygames.lost_patrol.bot.routes import FAR, routes
from pygames.lost_patrol.bot.threat import LIFE, bonus
from pygames.lost_patrol.moves import Ambush, EndPhase, Push
from pygames.lost_patrol.odds import ambush_odds
from pygames.lost_patrol.position import ALL_SCOUTS
from pygames.lost_patrol.state import State

__all__ = ["ambushes", "fought", "pushes"]

_MOST_WAYS = 9
"""If there are more ways to push a crowd apart, it is pushed to one tile as a whole."""
_MOST_NEXT = 3
"""So many ambushes are thought of as the next one, those of the largest groups."""
_MOST_CASES = 1000
"""If there are more cases than that, the ambushes are not followed to their end: about 50 ms."""
_FEW = 2
"""So many ambushes are followed then."""
_KEPT = 1 << 14
"""So many chances are remembered."""

Stood: TypeAlias = tuple[int | None, ...]
"""A `Stand` that can be a key."""
Groups: TypeAlias = tuple[tuple[int, int], ...]
"""Cells with Lurkers and how many there are, in ascending order."""
T = TypeVar("T")


def fought(state: State) -> float:
    """Return the Scouts' chance to escape from the beginning or the middle of phase 5."""
    after, (stand, fresh, spent) = _aftermath(state), _split(state)
    return after.followed(fresh, lambda ahead: after.chance(stand, fresh, spent, ahead))


def ambushes(state: State, moves: Sequence[Ambush | EndPhase]) -> Values:
    """Evaluate each ambush for the Lurkers, as a logit."""
    after, (stand, fresh, spent) = _aftermath(state), _split(state)

    def chances(ahead: int) -> Values:
        return {
            move: after.settled(stand, fresh, spent)
            if isinstance(move, EndPhase)
            else after.ambushed(stand, fresh, spent, ahead, move.cell)
            for move in moves
        }

    return {move: -logit(it) for move, it in after.followed(fresh, chances).items()}


def pushes(state: State, moves: Sequence[Push]) -> Values:
    """Evaluate where a Scout is pushed, for who pushes it, as a logit (LP-85)."""
    after, (stand, fresh, spent) = _aftermath(state), _split(state)
    sign = -1 if state.options.push_by == "opponent" else 1
    place, others = state.place, state.queue[1:]
    assert place is not None
    there = {move: _moved(stand, {move.scout: place + STEPS[move.edge]}) for move in moves}

    def chances(ahead: int) -> Values:
        return {
            move: after.pushed(it, fresh, spent, ahead, place, others) for move, it in there.items()
        }

    return {move: sign * logit(it) for move, it in after.followed(fresh, chances).items()}


def _aftermath(state: State) -> "_Aftermath":
    """Return what is known of the ambushes in this jungle (cached)."""
    kept = routes(state.jungle, state.options.thorn_from).aftermaths
    left = len(state.stack)
    if left not in kept:
        kept[left] = _Aftermath(state)
    found: _Aftermath = kept[left]
    return found


def _split(state: State) -> tuple[Stood, Groups, Groups]:
    """Return where the Scouts are, the fresh Lurkers and the spent ones (LP-75)."""
    fresh = ((cell, state.fresh(cell)) for cell in sorted(state.tokens))
    spent = ((cell, number) for cell, number in sorted(state.spent.items()) if number)
    return tuple(state.scouts), tuple(it for it in fresh if it[1]), tuple(spent)


class _TooManyCases(Exception):
    """The ambushes cannot be followed that far."""


class _Aftermath:
    """The Scouts' chance in one jungle, from every point of phase 5 that was asked about.

    `ahead`: how many more ambushes are followed.
    """

    __slots__ = (
        "_cases",
        "_chances",
        "_evaluation",
        "_jungle",
        "_most",
        "_pick",
        "_settled",
        "_state",
        "_ways",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self._state = state.copy()
        self._jungle = state.jungle
        self._ways = routes(state.jungle, state.options.thorn_from)
        self._evaluation = evaluation_of(state)
        self._pick: Callable[[Iterable[float]], float] = (
            min if state.options.push_by == "opponent" else max
        )
        self._chances: dict[tuple[Stood, Groups, Groups, int], float] = {}
        self._settled: dict[tuple[Stood, Groups], float] = {}
        self._cases, self._most = 0, inf

    def followed(self, fresh: Groups, question: Callable[[int], T]) -> T:
        """Return the answer to a question with all ambushes ahead, or with few if these lead to
        too many cases.

        `question`: the number of ambushes ahead -> its answer.
        """
        self._cases, self._most = 0, _MOST_CASES
        try:
            return question(len(fresh))
        except _TooManyCases:
            self._most = inf
            return question(_FEW)

    def chance(self, stand: Stood, fresh: Groups, spent: Groups, ahead: int) -> float:
        """Return the Scouts' chance where the Lurkers choose the next ambush, or to end."""
        ahead = min(ahead, len(fresh))
        key = stand, fresh, spent, ahead
        found = self._chances.get(key)
        if found is None:
            self._cases += 1
            if self._cases > self._most:
                raise _TooManyCases
            found = self.settled(stand, fresh, spent)
            places = sorted((it for it in fresh if it[0] in stand), key=_number, reverse=True)
            for cell, _lurkers in places[:_MOST_NEXT] if ahead else ():
                found = min(found, self.ambushed(stand, fresh, spent, ahead, cell))
            if len(self._chances) >= _KEPT:
                self._chances.clear()
            self._chances[key] = found
        return found

    def ambushed(self, stand: Stood, fresh: Groups, spent: Groups, ahead: int, cell: int) -> float:
        """Return the Scouts' chance if there is an ambush on a tile now (LP-76..LP-84)."""
        ahead -= 1
        crowd = [scout for scout in ALL_SCOUTS if stand[scout] == cell]
        number = dict(fresh)[cell]
        odds = ambush_odds(min(number, 7), len(crowd), bonus(self._state, stand, cell))
        rest = tuple(it for it in fresh if it[0] != cell)
        used = _joined(spent, cell, number)
        dead = min(crowd, key=LIFE.__getitem__)
        left = [scout for scout in crowd if scout != dead]
        total = odds.lurkers_win * self.pushed(
            _moved(stand, {dead: None}), rest, used, ahead, cell, left
        )
        total += odds.tie * self.pushed(stand, rest, used, ahead, cell, crowd)
        if odds.scouts_win:
            away = _joined(spent, self._away(stand, cell), number - 1)
            total += odds.scouts_win * self.chance(stand, rest, away, ahead)
        return total / 216

    def pushed(
        self,
        stand: Stood,
        fresh: Groups,
        spent: Groups,
        ahead: int,
        cell: int,
        crowd: Sequence[int],
    ) -> float:
        """Return the Scouts' chance if these Scouts are pushed off a tile (LP-85)."""
        links = [there for _edge, there in self._jungle.links(cell)]
        if not links or not crowd:
            return self.chance(stand, fresh, spent, ahead)
        ways: Iterator[tuple[int, ...]] = product(links, repeat=len(crowd))
        if len(links) ** len(crowd) > _MOST_WAYS:
            ways = ((there,) * len(crowd) for there in links)
        return self._pick(
            self.chance(_moved(stand, dict(zip(crowd, way, strict=True))), fresh, spent, ahead)
            for way in ways
        )

    def _away(self, stand: Stood, cell: int) -> int:
        """Return where the Scouts push Lurkers: far away from them, not to the Dropship."""
        beside = [cell + STEPS[edge] for edge in self._jungle.adjacent(cell)]
        places = [there for there in beside if there != self._jungle.dropship]

        def far(there: int) -> int:
            land = self._ways.land(there)
            return min(land.get(at, FAR) for at in stand if at is not None)

        return max(places, key=far, default=cell)

    def settled(self, stand: Stood, fresh: Groups, spent: Groups) -> float:
        """Return the Scouts' chance if the ambushes end here (LP-92..LP-94)."""
        tokens = dict(fresh)
        for cell, number in spent:
            tokens[cell] = tokens.get(cell, 0) + number
        key = stand, tuple(sorted(tokens.items()))
        found = self._settled.get(key)
        if found is None:
            if len(self._settled) >= _KEPT:
                self._settled.clear()
            found = self._settled[key] = self._left(stand, tokens)
        return found

    def _left(self, stand: Stood, tokens: Mapping[int, int]) -> float:
        for cell in {cell for cell in stand if cell is not None}:
            crowd = [scout for scout in ALL_SCOUTS if stand[scout] == cell]
            over = len(crowd) - self._jungle.capacity(cell)
            if over > 0:
                lost = sorted(crowd, key=LIFE.__getitem__)[:over]
                stand = _moved(stand, dict.fromkeys(lost))
        if stand.count(None) == len(stand):
            return 0.0
        if self._jungle.dropship in {*stand} - {None}:
            return 1.0
        if self._jungle.dropship is None:
            return sigmoid(escape_logit(self._state, stand))
        return self._evaluation.chance(stand, tokens)


def _number(group: tuple[int, int]) -> int:
    return group[1]


def _moved(stand: Stood, to: Mapping[int, int | None]) -> Stood:
    """Return where the Scouts are once some have moved, None for the dead."""
    return tuple(to.get(scout, cell) for scout, cell in enumerate(stand))


def _joined(groups: Groups, cell: int, number: int) -> Groups:
    """Return the groups once so many more are on a cell."""
    if not number:
        return groups
    found = dict(groups)
    found[cell] = found.get(cell, 0) + number
    return tuple(sorted(found.items()))
