"""Plan the Scouts' actions: evaluate stands by what the Scouts see and by the Lurkers' threat.

A plan gives every Scout a way and perhaps a shot. It is improved by coordinate ascent, one Scout
at a time.
"""

from collections.abc import Mapping, Sequence
from math import log

from pygames.geometry.hexes import STEPS
from pygames.lost_patrol.bot.boarding_chance import boarding_logit
from pygames.lost_patrol.bot.errands import Errand, errands
from pygames.lost_patrol.bot.evaluation import (
    TROOPER,
    Values,
    closeness,
    doors,
    logit,
    sigmoid,
)
from pygames.lost_patrol.bot.routes import Routes, openness, routes
from pygames.lost_patrol.bot.threat import LIFE, Threat, bonus, repelled
from pygames.lost_patrol.moves import END_PHASE, FIRE, WALK, EndPhase, ScoutMove, Walk
from pygames.lost_patrol.odds import hit_chances
from pygames.lost_patrol.position import ALL_SCOUTS, SUPPORT, TOKEN_LIMIT, Stand
from pygames.lost_patrol.state import State

__all__ = ["Patrol"]

_STRAY = 0.05
"""The cost of each step that a Scout is away from the unknown."""
_STAND = (-4.0, 0.7, -0.5, -1.2, 0.6)
"""The weights in the logit of a stand before the Dropship is placed: 1, the value of the Scouts,
their expected losses, the tiles left in the stack (tens), and the logarithm of the openness."""
_NEAREST, _APART = 0.85, 0.45
"""What each action that the nearest Scout is away from the unknown costs them all, and each step
that they are apart on average."""
_NO_WAY = 6.0
"""They count as no further away than this."""
_SOON = 4
"""With fewer tiles in the stack, Scouts take into account where the Dropship may come."""
_NEVER = -50.0
"""The value of an illegal stand."""
_SEEN = 3
"""How many tiles a round usually takes from the stack."""
_EVEN, _LATE, _SCALE = -1.6, 1.6, 0.87
"""The calibration of the logit, fitted to the outcomes of matches: the intercept, how much it falls
late in the game, and the scale."""
_SWEEPS = 3
"""How many times at most a plan is improved Scout by Scout."""
_HASTE = 0.001
"""The penalty for ending the phase while a Scout has something to do."""
_UNTHOUGHT = 0.5
"""The penalty for a move that belongs to no sensible errand."""
_WAITS = 0.02
"""The penalty for letting a Scout act that had better act later."""


class Patrol:
    """The Scouts in phase 1: the value of each stand to them, and their plans."""

    def __init__(self, state: State, sees: int | None = None) -> None:
        """`sees`: how many steps away Lurkers are noticed; None: all."""
        self.state = state
        self.jungle = state.jungle
        self.ways: Routes = routes(state.jungle, state.options.thorn_from)
        self.scouts = list(state.scouts)
        self.tokens: Mapping[int, int] = state.tokens
        if sees is not None:
            near = set().union(
                *(
                    {there for there, steps in self.ways.land(cell).items() if steps <= sees}
                    for cell in state.stands
                )
            )
            self.tokens = {c: number for c, number in state.tokens.items() if c in near}
        soon = 1 - max(0, len(state.stack) - _SEEN) / _SOON
        self._usual = _EVEN - _LATE * max(0.0, soon)
        self._doors = doors(state.jungle)
        if state.jungle.dropship is None:  # the ends in sight will be filled
            self._doors = dict.fromkeys(self._doors, 1)
        self._opened: dict[int, int] = {}
        self._threats: dict[tuple[tuple[int, int], ...], Threat] = {}
        self._lands: dict[frozenset[int], tuple[float, frozenset[int]]] = {}
        self._scores: dict[tuple[int | None, ...], float] = {}
        if state.phase == "scout_act":  # all choices of the phase ask about the same stands
            self._scores = self.ways.stands((len(state.stack), *self.tokens.items()))
        self._errands: dict[tuple[int, int], list[Errand]] = {}

    # --- errands -------------------------------------------------------------------------------

    def actions(self, scout: int) -> int:
        """Return how many actions a Scout has left."""
        state = self.state
        if self.scouts[scout] is None or scout in state.finished:
            return 0
        return state.left if scout == state.active else state.options.scout_actions

    def errands(self, scout: int) -> list[Errand]:
        """Return the candidate errands of a Scout; first the one of doing nothing."""
        cell, actions = self.scouts[scout], self.actions(scout)
        assert cell is not None
        found = self._errands.get((cell, actions))
        if found is None:
            found = self._errands[cell, actions] = errands(self.state, self.ways, cell, actions)
        return found

    # --- plans ---------------------------------------------------------------------------------

    def best(self) -> list[Errand | None]:
        """Return the best plan found: an errand for each Scout, None for a dead one.

        Improving one errand at a time does not get a crowd to move off together, so besides staying
        where they are the Scouts begin with all of them going on.
        """
        stay = [None if cell is None else Errand((), 0, cell, 1.0, cell) for cell in self.scouts]
        plans = [self._improved(start) for start in (self._going_on(stay), stay)]
        return max(plans, key=self.value)

    def _going_on(self, plan: Sequence[Errand | None]) -> list[Errand | None]:
        """Return the plan in which each Scout gets as near as it can to where they all want to."""
        found = [*plan]
        jungle = self.jungle
        goal = self.ways.to_unknown if jungle.dropship is None else self.ways.to_ship
        stand = [errand.cell if errand else None for errand in plan]
        for scout in ALL_SCOUTS:
            if plan[scout] is not None and self.actions(scout):
                stand[scout] = None
                free = [
                    errand
                    for errand in self.errands(scout)
                    if not errand.shots and stand.count(errand.cell) < jungle.capacity(errand.cell)
                ]
                best = min(free, key=lambda errand: goal(errand.cell), default=plan[scout])
                assert best is not None
                found[scout], stand[scout] = best, best.cell
        return found

    def _improved(self, plan: list[Errand | None]) -> list[Errand | None]:
        """Let the Scouts improve their errands in turn.

        Until none can alone, or after `_SWEEPS` rounds.
        """
        stand = [errand.cell if errand else None for errand in plan]
        for _sweep in range(_SWEEPS):
            changed = False
            for scout in ALL_SCOUTS:
                if plan[scout] is None or not self.actions(scout):
                    continue
                best, value = plan[scout], self.worth(scout, plan[scout], stand) + 1e-9
                for errand in self.errands(scout):
                    if errand is not plan[scout]:
                        found = self.worth(scout, errand, stand)
                        if found > value:
                            best, value = errand, found
                if best is not plan[scout]:
                    plan[scout], changed = best, True
                    stand[scout] = best.cell if best else None
            if not changed:
                break
        return plan

    def value(self, plan: Sequence[Errand | None]) -> float:
        """Evaluate a plan, as a logit."""
        stand = [errand.cell if errand else None for errand in plan]
        chancy = [s for s in ALL_SCOUTS if (e := plan[s]) and (e.chance < 1 or e.shots)]
        if not chancy:
            return self.score(stand)
        return min(self.worth(scout, plan[scout], stand) for scout in chancy)

    def order(self, plan: Sequence[Errand | None]) -> list[int]:
        """Return the Scouts that have something to do, in the order in which they should act."""
        busy = [s for s in ALL_SCOUTS if (e := plan[s]) and (e.way or e.shots)]
        active = self.state.active
        starts = [cell for cell in self.scouts if cell is not None]

        def key(scout: int) -> tuple[bool, bool, int, int]:
            errand = plan[scout]
            assert errand is not None
            return (
                scout != active,  # it forfeits its actions once another one acts
                errand.chance >= 1 and not errand.shots,
                starts.count(errand.cell),
                scout,
            )

        return sorted(busy, key=key)

    def moves(self) -> list[ScoutMove]:
        """Return the moves of the best plan, in order."""
        plan = self.best()
        found: list[ScoutMove] = []
        for scout in self.order(plan):
            errand = plan[scout]
            assert errand is not None
            found += [WALK[scout][edge] for edge in errand.way]
            found += [FIRE[scout]] * errand.shots
        return [*found, END_PHASE]

    def values(self, moves: Sequence[ScoutMove]) -> Values:
        """Evaluate moves of phase 1.

        The moves of the Scout that should act next are preferred to those of others.
        """
        state = self.state
        plan = self.best()
        order = self.order(plan)
        stand = [errand.cell if errand else None for errand in plan]
        halted = stand
        if state.active >= 0 and state.left:
            halted = stand[:]
            halted[state.active] = state.scouts[state.active]
        base = self.score(self.scouts)
        found: Values = {}
        for move in moves:
            if isinstance(move, EndPhase):
                found[move] = base - (_HASTE if order else 0.0)
                continue
            scout, there = move.scout, stand if move.scout == state.active else halted
            errands = self.errands(scout)
            if isinstance(move, Walk):
                fitting = [errand for errand in errands if errand.way[:1] == (move.edge,)]
            else:
                fitting = [errand for errand in errands if errand.shots and not errand.way]
            value = max((self.worth(scout, errand, there) for errand in fitting), default=None)
            if value is None:
                value = base - _UNTHOUGHT
            elif order and scout != order[0]:
                value -= _WAITS
            found[move] = value
        return found

    # --- evaluation ----------------------------------------------------------------------------

    def worth(self, scout: int, errand: Errand | None, stand: list[int | None]) -> float:
        """Evaluate a Scout's errand, as a logit, while the others stand like this."""
        assert errand is not None
        before = stand[scout]
        stand[scout] = errand.cell
        value = self._shot(scout, errand, stand) if errand.shots else self.score(stand)
        if errand.chance < 1:
            stand[scout] = errand.stuck
            value = errand.chance * value + (1 - errand.chance) * self.score(stand)
        stand[scout] = before
        return value

    def _shot(self, scout: int, errand: Errand, stand: Stand) -> float:
        options, cell = self.state.options, errand.cell
        dice = options.support_fire_dice if scout == SUPPORT else options.fire_dice
        there = self.state.tokens[cell]
        odds = hit_chances(dice * errand.shots, options.hit_from, there)
        return sum(
            part * self.score(stand, cell, hits) for hits, part in enumerate(odds) if part > 0.01
        )

    def losses(self, stand: Stand) -> float:
        """Estimate what Scouts who stand like this lose, in Troopers."""
        cells = [cell for cell in stand if cell is not None]
        searching = self.jungle.dropship is None
        keep = self.jungle.keep_set(cells) if searching else None
        return self._threat(keep, None, 0).losses(stand)

    def score(self, stand: Stand, shot: int = 0, hits: int = 0) -> float:
        """Evaluate a stand at the end of phase 1, as a logit.

        `shot`: the cell where `hits` Lurkers have been removed.
        """
        key = (*stand, shot, hits)
        found = self._scores.get(key)
        if found is None:
            found = self._scores[key] = self._score(stand, shot if hits else None, hits)
        return found

    def _score(self, stand: Stand, shot: int | None, hits: int) -> float:
        for cell in set(stand):
            if cell is not None and stand.count(cell) > self.jungle.capacity(cell):
                return _NEVER
        if self.jungle.dropship is None:
            return self._searching(stand, shot, hits)
        return _escape(self.state, stand, self._threat(None, shot, hits), self.ways)

    def _searching(self, stand: Stand, shot: int | None, hits: int) -> float:
        """Evaluate a stand before the Dropship is placed."""
        jungle, state = self.jungle, self.state
        cells = [cell for cell in stand if cell is not None]
        keep = jungle.keep_set(cells)
        ends, land = self._land(keep, cells[0])
        worth = lost = 0.0
        stray = 0.0
        for scout, cell in enumerate(stand):
            if cell is not None:
                worth += LIFE[scout]
                if cell not in land:
                    lost += LIFE[scout]
                stray += min(_NO_WAY, self.ways.to_unknown(cell))
        facing = {c + STEPS[e]: c for cell in cells for c, e in jungle.sight(cell).ends}
        left = len(state.stack)
        seen = min(left, len(facing))
        losses = self._threat(keep, shot, hits).losses(stand)
        gone = min(lost, worth - lost)
        features = (1.0, worth - gone, losses, (left - seen) / 10, log(ends + 0.3))
        value = sum(w * f for w, f in zip(_STAND, features, strict=True)) - _STRAY * stray
        value -= _NEAREST * min(_NO_WAY, *(self.ways.to_unknown(cell) for cell in cells))
        value -= _APART * self.ways.apart(cells)
        after = left - seen
        if facing and after < _SOON:
            # The Dropship comes soon, and the Lurkers choose where.
            worst = min(closeness(stand, self.ways.to(cell), 1.0) for cell in facing.values())
            value += worst * (1 - after / _SOON)
        return self._usual + _SCALE * value

    def _land(self, keep: frozenset[int], start: int) -> tuple[float, frozenset[int]]:
        """Return the openness of the jungle that stays, and its cells connected to `start`."""
        found = self._lands.get(keep)
        if found is None or start not in found[1]:
            grounds = self.jungle.grounds
            rest = {cell: grounds[cell] for cell in keep}
            land, left = {start}, [start]
            while left:
                here = left.pop()
                for step in STEPS:
                    if here + step in rest and here + step not in land:
                        land.add(here + step)
                        left.append(here + step)
            found = self._lands[keep] = (openness(rest), frozenset(land))
        return found

    def _threat(self, keep: frozenset[int] | None, shot: int | None, hits: int) -> Threat:
        tokens = self.tokens
        if keep is not None or shot is not None:
            tokens = {
                cell: number - (hits if cell == shot else 0)
                for cell, number in tokens.items()
                if (keep is None or cell in keep) and (cell != shot or number > hits)
            }
        key = tuple(tokens.items())
        found = self._threats.get(key)
        if found is None:
            stock = self.state.options.lurker_tokens - sum(tokens.values())
            found = Threat(self.state, tokens, stock, self._doors, self._opened)
            self._threats[key] = found
        return found


def _escape(state: State, stand: Stand, threat: Threat, ways: Routes) -> float:
    """Evaluate a stand once the Dropship is placed, before the Lurkers act."""
    ship = state.jungle.dropship
    assert ship is not None
    there = [scout for scout in ALL_SCOUTS if stand[scout] == ship]
    now = 0.0
    if there:
        added = bonus(state, stand, ship)
        most = threat.at(ship)[-1]
        most = min(TOKEN_LIMIT, most)
        now = min((repelled(n, len(there), added) for n in range(1, most + 1)), default=1.0)
    losses = threat.losses(stand)
    rest = sigmoid(boarding_logit(state.options, ways, stand) - TROOPER * losses)
    return logit(now + (1 - now) * rest)
