"""Estimate the threat of the Lurkers in one round: how many can reach a tile, and the losses.

Counts only tokens and actions and ignores the order of events.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from pygames.lost_patrol.bot.routes import FAR, routes
from pygames.lost_patrol.odds import ambush_odds
from pygames.lost_patrol.position import ALL_SCOUTS, SERGEANT, SUPPORT, TOKEN_LIMIT, Stand
from pygames.lost_patrol.state import State

__all__ = ["WORTH", "Menace", "bonus", "cheapest", "kill", "repelled", "strike"]

WORTH = (1.3, 1.4, 1.0, 1.0, 1.0)
"""The value of each Scout, in Troopers."""
PUSHED = 0.12
"""The value of driving a Scout off a tile, in Troopers."""
_TOKEN = 0.02
"""The value of a Lurker, in Troopers."""


def kill(lurkers: int, scouts: int, bonus: int) -> float:
    """Return the probability that the Lurkers win an ambush."""
    return ambush_odds(min(lurkers, 7), scouts, bonus).lurkers_win / 216


def repelled(lurkers: int, scouts: int, bonus: int) -> float:
    """Return the probability that the Scouts win an ambush, and stay where they are."""
    return ambush_odds(min(lurkers, 7), scouts, bonus).scouts_win / 216


def bonus(state: State, scouts: Stand, cell: int) -> int:
    """Return the bonus of Sergeant and Support trooper for Scouts who stand like this (LP-79)."""
    found = 0
    if scouts[SERGEANT] == cell:
        found = state.options.sergeant_bonus
    support = scouts[SUPPORT]
    if support is not None and support != cell and cell in state.jungle.sight(support).cells:
        found += state.options.support_bonus
    return found


def cheapest(scouts: Iterable[int]) -> float:
    """Return the value of the least valuable Scout."""
    return min(WORTH[scout] for scout in scouts)


@cache
def strike(lurkers: int, crowd: tuple[int, ...], bonus: int) -> float:
    """Return what an ambush costs the Scouts there minus what it costs the Lurkers, in Troopers."""
    odds = ambush_odds(min(lurkers, 7), len(crowd), bonus)
    dead = odds.lurkers_win * (cheapest(crowd) + PUSHED * (len(crowd) - 1))
    return (dead + odds.tie * PUSHED * len(crowd) - odds.scouts_win * _TOKEN) / 216


class Menace:
    """How many Lurkers can be brought to each tile in one phase."""

    __slots__ = ("_at", "_land", "_state", "actions", "doors", "spawn", "stock", "tokens")

    def __init__(
        self, state: State, tokens: Mapping[int, int], stock: int, doors: Mapping[int, int]
    ) -> None:
        """`doors`: cells at which new groups may appear -> steps to add to their distance."""
        options = state.options
        self._state, self.tokens, self.stock, self.doors = state, tokens, stock, doors
        self._land = routes(state.jungle, options.thorn_from).land
        self.spawn, self.actions = options.spawn_size, options.lurker_actions
        self._at: dict[int, tuple[int, ...]] = {}

    def at(self, cell: int) -> tuple[int, ...]:
        """Return the most Lurkers that can be on a tile after 0, 1, 2, .. actions."""
        found = self._at.get(cell)
        if found is None:
            found = self._at[cell] = self._find(cell)
        return found

    def _find(self, cell: int) -> tuple[int, ...]:
        spawn, stock = self.spawn, self.stock
        base = self.tokens.get(cell, 0)
        land = self._land(cell)
        movers = []
        for start, tokens in self.tokens.items():
            if start != cell:
                rest = tokens - land.get(start, FAR)
                if rest > -2 * spawn:
                    movers.append(rest)
        movers.sort(reverse=True)
        door = min((land.get(start, FAR) + more for start, more in self.doors.items()), default=FAR)
        found = [base]
        for actions in range(1, self.actions + 1):
            best = base + min(spawn * actions, stock) if base or not door else base
            arriving = 0
            for moves, rest in enumerate(movers[:actions], 1):
                grown = min(spawn * (actions - moves), stock)
                if rest + (grown if moves == 1 else 0) <= 0:
                    break
                arriving += rest
                best = max(best, base + arriving + grown)
            if door and actions > 1:
                best = max(best, base + min(spawn * (actions - 1), stock) - door)
            found.append(best)
        return tuple(found)

    def losses(self, scouts: Stand) -> float:
        """Estimate what Scouts who stand like this lose in one Lurker phase, in Troopers."""
        best: tuple[float, ...] | None = None
        for cell in set(scouts):
            if cell is not None and (reach := self.at(cell))[-1] > 0:
                crowd = tuple(scout for scout in ALL_SCOUTS if scouts[scout] == cell)
                hits = _hits(reach, crowd, bonus(self._state, scouts, cell))
                best = _shared(best, hits) if best else hits
        return best[-1] if best else 0.0


@lru_cache(maxsize=20_000)
def _hits(reach: tuple[int, ...], crowd: tuple[int, ...], bonus: int) -> tuple[float, ...]:
    """Return what the Lurkers on a tile after 0, 1, 2, .. actions cost the Scouts there."""
    return tuple(
        max(0.0, strike(min(n, TOKEN_LIMIT), crowd, bonus)) if n > 0 else 0.0 for n in reach
    )


def _shared(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    """Return the most that 0, 1, 2, .. actions can gain on two tiles together."""
    found = []
    for total in range(len(one)):
        most = 0.0
        for spent in range(total + 1):
            value = one[total - spent] + other[spent]
            if value > most:
                most = value
        found.append(most)
    return tuple(found)
