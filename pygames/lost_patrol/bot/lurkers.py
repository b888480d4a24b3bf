"""Plan the Lurkers' actions by beam search: ambush strength now, proximity later.

A raid is one complete action: a new group, growing a group, or moving one all the way.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from pygames.geometry.hexes import STEPS
from pygames.lost_patrol import legal
from pygames.lost_patrol.bot.escape_chance import escape_logit
from pygames.lost_patrol.bot.evaluation import TROOPER, Values, doors, logit, sigmoid
from pygames.lost_patrol.bot.routes import FAR, Routes, routes
from pygames.lost_patrol.bot.threat import Threat, bonus, repelled, spill, strike
from pygames.lost_patrol.moves import (
    END_PHASE,
    STEP,
    STOP,
    EndPhase,
    Grow,
    LurkerMove,
    MoveGroup,
    NewGroup,
    Stop,
)
from pygames.lost_patrol.position import SUPPORT, TOKEN_LIMIT
from pygames.lost_patrol.state import State

__all__ = ["Camp", "Plan", "Raid"]

_LATER = 0.9
"""The weight of losses threatened for the next round."""
_NEAR = 0.03
"""The value of a Lurker next to a Scout, in Troopers."""
_DECAY = 0.75
"""The factor by which this value falls with each step away."""
_GUARD = 0.03
"""The value of a Lurker on the Dropship, in Troopers."""
_UNTRIED = 0.2
"""The discount on a raid that no plan was made for, as a logit."""
_WIDTH = 12
"""Beam width."""

Tokens: TypeAlias = dict[int, int]
"""Cell -> number of Lurkers on it."""
_Key: TypeAlias = tuple[tuple[int, int], ...]
"""The sorted items of `Tokens`."""


class Raid(NamedTuple):
    """One action: its first move and, for a moving group, the edges that follow."""

    move: LurkerMove
    way: tuple[int, ...] = ()


class Plan(NamedTuple):
    """Raids one after the other, and the arrangement they lead to."""

    value: float
    """For the Lurkers, as a logit."""
    tokens: Tokens
    stock: int
    raids: tuple[Raid, ...]


class Camp:
    """The Lurkers in phase 4: the value of each arrangement to them, and their plans."""

    def __init__(self, state: State, sees: int | None = None) -> None:
        """`sees`: how many steps away from the Scouts Lurkers are considered; None: all."""
        self.state = state
        self._sees = FAR if sees is None else sees
        self.jungle = state.jungle
        self.ways: Routes = routes(state.jungle, state.options.thorn_from)
        self.scouts = state.scouts
        self.crowds = {cell: tuple(state.scouts_on(cell)) for cell in state.stands}
        self.bonuses = {cell: bonus(state, state.scouts, cell) for cell in self.crowds}
        self._spills = {cell: spill(state.jungle, state.scouts, cell) for cell in self.crowds}
        self._support = state.scouts[SUPPORT]
        self._helped: frozenset[int] = frozenset()
        if self._support is not None:
            self._helped = state.jungle.sight(self._support).cells - {self._support}
        self.near: dict[int, int] = {}
        for cell in self.crowds:
            for other, steps in self.ways.land(cell).items():
                self.near[other] = min(steps, self.near.get(other, FAR))
        self.gates = sorted(legal.path_ends(state))
        self.doors = doors(state.jungle)
        self._opened: dict[int, int] = {}
        self.base = escape_logit(state)
        """The Scouts' chance as far as the Lurkers leave them alone, as a logit."""
        self._scores = self.ways.raids((*state.scouts, len(state.stack)))

    # --- evaluation ----------------------------------------------------------------------------

    def score(self, tokens: Tokens) -> float:
        """Evaluate beginning the ambushes with these tokens, for the Lurkers, as a logit."""
        key = tuple(sorted(tokens.items()))
        found = self._scores.get(key)
        if found is None:
            found = self._scores[key] = self._score(tokens)
        return found

    def _score(self, tokens: Tokens) -> float:
        total, stays = self.strikes(tokens)
        ship = self.jungle.dropship
        settled = {cell: min(TOKEN_LIMIT, number) for cell, number in tokens.items()}
        stock = self.state.options.lurker_tokens - sum(settled.values())
        threat = Threat(self.state, settled, stock, self.doors, self._opened)
        total += _LATER * threat.losses(self.scouts)
        for cell, number in settled.items():
            total += _NEAR * number * _DECAY ** self.near.get(cell, FAR)
        if ship is not None:
            total += _GUARD * settled.get(ship, 0)
        value = self.base - TROOPER * total
        if stays:
            value = logit(stays + (1 - stays) * sigmoid(value))
        return -value

    def strikes(self, tokens: Mapping[int, int]) -> tuple[float, float]:
        """Return the expected losses in the ambushes, in Troopers, and the chance of escape now.

        The Support trooper is attacked first: once dead or driven off it helps nobody.
        """
        alone, off = self._support, 0.0
        if alone is not None and alone in tokens:
            n, crowd = min(7, tokens[alone]), self.crowds[alone]
            off = 1 - repelled(n, len(crowd), self.bonuses[alone])
        total = stays = 0.0
        helped = self.state.options.support_bonus
        for cell, crowd in self.crowds.items():
            n, added, over = tokens.get(cell, 0), self.bonuses[cell], self._spills[cell]
            less = added - helped if off and cell in self._helped else added
            if n:
                cost = off * strike(n, crowd, less, over)
                cost += (1 - off) * strike(n, crowd, added, over)
                total += max(0.0, cost)
            if cell == self.jungle.dropship:
                stays = 1.0
                if n:
                    stays = off * repelled(n, len(crowd), less)
                    stays += (1 - off) * repelled(n, len(crowd), added)
        return total, stays

    # --- plans ---------------------------------------------------------------------------------

    def raids(self, tokens: Tokens, stock: int) -> Iterator[Raid]:
        """Yield the candidate actions."""
        spawn = min(self.state.options.spawn_size, stock)
        if spawn:
            for cell in self.gates:
                if cell not in tokens and self.near.get(cell, FAR) <= self._sees:
                    yield Raid(NewGroup(cell))
            for cell, number in tokens.items():
                if number >= TOKEN_LIMIT and cell in self.crowds:
                    continue  # six are the most likely to win (LP-77)
                if self.near.get(cell, FAR) <= min(7, self._sees):
                    yield Raid(Grow(cell))
        for cell, number in tokens.items():
            if number >= 2 and self.near.get(cell, FAR) <= self._sees:
                for way in self.marches(cell, number, tokens):
                    if way:
                        yield Raid(MoveGroup(cell, way[0]), way[1:])

    def marches(self, cell: int, number: int, tokens: Tokens) -> list[tuple[int, ...]]:
        """Return the candidate ways of a group, as edges; () is to stay."""
        found: list[tuple[int, ...]] = [()]
        goals = [*self.crowds]
        if self.jungle.dropship is not None and self.jungle.dropship not in self.crowds:
            goals.append(self.jungle.dropship)
        for goal in goals:
            if goal != cell:
                way = self._way(cell, goal, number, tokens)
                if way:
                    found += [way, way[:-1], way[:1]]
        return list(dict.fromkeys(found))

    def _way(self, cell: int, goal: int, number: int, tokens: Tokens) -> tuple[int, ...]:
        """Return a shortest way, through other groups if possible, as far as the group lasts."""
        land, way = self.ways.land(goal), []
        if cell not in land:
            return ()
        while cell != goal and number >= 2:
            best, here = -1, land[cell]
            edge = -1
            for way_out, step in enumerate(STEPS):
                there = cell + step
                if land.get(there, FAR) < here and tokens.get(there, 0) > best:
                    best, edge = tokens.get(there, 0), way_out
            way.append(edge)
            cell += STEPS[edge]
            number += best - 1
        return tuple(way)

    def after(
        self, tokens: Tokens, stock: int, raid: Raid, group: int | None = None
    ) -> tuple[Tokens, int]:
        """Return tokens and stock after one action. `group`: the one that is already moving."""
        tokens = tokens.copy()
        move = raid.move
        if isinstance(move, (NewGroup, Grow)):
            number = min(self.state.options.spawn_size, stock)
            tokens[move.cell] = tokens.get(move.cell, 0) + number
            return tokens, stock - number
        if isinstance(move, (EndPhase, Stop)):
            return tokens, stock
        cell = move.cell if isinstance(move, MoveGroup) else group
        assert cell is not None
        for edge in (move.edge, *raid.way):
            number = tokens.pop(cell) - 1
            cell += STEPS[edge]
            tokens[cell] = tokens.get(cell, 0) + number
            stock += 1
        return tokens, stock

    def plans(self, front: Sequence[Plan], actions: int, width: int) -> list[Plan]:
        """Return these plans and what they become with up to this many more actions, best first.

        A beam search: only the best `width` plans are gone on with.
        """
        every = [*front]
        for _action in range(actions):
            found: dict[_Key, Plan] = {}
            for plan in front:
                for raid in self.raids(plan.tokens, plan.stock):
                    tokens, stock = self.after(plan.tokens, plan.stock, raid)
                    key = tuple(sorted(tokens.items()))
                    if key not in found:
                        found[key] = Plan(self.score(tokens), tokens, stock, (*plan.raids, raid))
            front = sorted(found.values(), key=_value, reverse=True)[:width]
            every += front
        every.sort(key=_value, reverse=True)
        return every

    def here(self) -> Plan:
        """Return the plan to do nothing."""
        return Plan(self.score(self.state.tokens), self.state.tokens, self.state.stock, ())

    def best(self, width: int) -> list[Plan]:
        """Return the plans from the beginning of an action, best first."""
        return self.plans([self.here()], self.state.actions, width)

    def moves(self, plan: Plan) -> list[LurkerMove]:
        """Return the moves of a plan, in order."""
        tokens, stock = self.state.tokens, self.state.stock
        found: list[LurkerMove] = []
        for raid in plan.raids:
            tokens, stock = self.after(tokens, stock, raid)
            found += [raid.move, *(STEP[edge] for edge in raid.way)]
            if isinstance(raid.move, MoveGroup):
                cell = raid.move.cell
                for edge in (raid.move.edge, *raid.way):
                    cell += STEPS[edge]
                if tokens[cell] > 1:
                    found.append(STOP)
        return [*found, END_PHASE]

    def thought_of(self, group: int | None) -> list[Raid]:
        """Return the candidate raids. `group`: the one that is already moving."""
        state = self.state
        tokens = state.tokens
        if group is None:
            return [*self.raids(tokens, state.stock)]
        ways = self.marches(group, tokens[group], tokens)
        return [Raid(STEP[way[0]], way[1:]) if way else Raid(STOP) for way in ways]

    def after_raid(self, raid: Raid, group: int | None) -> tuple[Tokens, int]:
        """Return tokens and stock after a raid in the current position."""
        return self.after(self.state.tokens, self.state.stock, raid, group)

    def values(self, moves: Sequence[LurkerMove]) -> Values:
        """Evaluate moves of phase 4."""
        state = self.state
        group = state.group if state.phase == "lurker_step" else None
        raids = self.thought_of(group)
        known = {raid.move for raid in raids}
        raids += [Raid(move) for move in moves if move not in known and move != END_PHASE]
        first = []
        for raid in raids:
            after, rest = self.after_raid(raid, group)
            first.append(Plan(self.score(after), after, rest, (raid,)))
        first.sort(key=_value, reverse=True)
        found: Values = {}
        for plan in self.plans(first[:_WIDTH], state.actions - 1, _WIDTH):
            found.setdefault(plan.raids[0].move, plan.value)
        for plan in first:
            best = found.get(first[0].raids[0].move, plan.value)
            found.setdefault(plan.raids[0].move, min(plan.value, best) - _UNTRIED)
        if END_PHASE in moves:
            found[END_PHASE] = self.score(state.tokens)
        return found


def _value(plan: Plan) -> float:
    return plan.value
