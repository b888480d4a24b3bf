"""Estimate the threat of the Lurkers in one round: how many can reach a tile, and the losses.

Counts only tokens and actions and ignores the order of events.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from pygames.lost_patrol.bot.routes import FAR, routes
from pygames.lost_patrol.jungle import Jungle
from pygames.lost_patrol.odds import ambush_odds
from pygames.lost_patrol.position import ALL_SCOUTS, SERGEANT, SUPPORT, TOKEN_LIMIT, Stand
from pygames.lost_patrol.state import State

__all__ = ["LIFE", "WORTH", "Threat", "bonus", "cheapest", "kill", "repelled", "spill", "strike"]

WORTH = (1.3, 1.4, 1.0, 1.0, 1.0)
"""The value of each Scout as a figure, in Troopers."""
LIFE = (3.0, 1.6, 0.9, 0.9, 0.9)
"""What the death of each Scout costs, in Troopers: without the Sergeant the others hardly ever hold
the Dropship."""
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
    """Return what it costs the Scouts to lose the one they choose."""
    return min(LIFE[scout] for scout in scouts)


def spill(jungle: Jungle, scouts: Stand, cell: int) -> int:
    """Return how many Scouts too many there can be on a tile if all from here are pushed there.

    It loses as many (LP-86, LP-92).
    """
    most, crowd = 0, scouts.count(cell)
    for _edge, there in jungle.links(cell):
        if there != jungle.dropship:  # whoever is pushed there and lives escapes
            most = max(most, scouts.count(there) + crowd - jungle.capacity(there))
    return most


@cache
def strike(lurkers: int, crowd: tuple[int, ...], bonus: int, spill: int = 0) -> float:
    """Return what an ambush costs the Scouts there minus what it costs the Lurkers, in Troopers."""
    odds = ambush_odds(min(lurkers, 7), len(crowd), bonus)
    one = cheapest(crowd)
    dead = odds.lurkers_win * (one + PUSHED * (len(crowd) - 1) + one * max(0, spill - 1))
    pushed = odds.tie * (PUSHED * len(crowd) + one * spill)
    return (dead + pushed - odds.scouts_win * _TOKEN) / 216


class Threat:
    """How many Lurkers can be brought to each tile in one phase."""

    __slots__ = ("_at", "_grown", "_land", "_opened", "_state", "actions", "doors", "tokens")

    def __init__(
        self,
        state: State,
        tokens: Mapping[int, int],
        stock: int,
        doors: Mapping[int, int],
        opened: dict[int, int] | None = None,
    ) -> None:
        """`doors`: cells at which new groups may appear -> steps to add to their distance.

        `opened`: cell -> steps from the nearest door, shared by all that have the same doors.
        """
        options = state.options
        self._state, self.tokens, self.doors = state, tokens, doors
        self._land = routes(state.jungle, options.thorn_from).land
        self.actions = options.lurker_actions
        self._grown = [min(options.spawn_size * n, stock) for n in range(self.actions + 1)]
        self._opened = {} if opened is None else opened
        self._at: dict[int, tuple[int, ...]] = {}

    def at(self, cell: int) -> tuple[int, ...]:
        """Return the most Lurkers that can be on a tile after 0, 1, 2, .. actions."""
        found = self._at.get(cell)
        if found is None:
            found = self._at[cell] = self._find(cell)
        return found

    def _find(self, cell: int) -> tuple[int, ...]:
        grown, land = self._grown, self._land(cell)
        most = grown[-1]
        base, movers = 0, []
        for start, tokens in self.tokens.items():
            if start == cell:
                base = tokens
            else:
                rest = tokens - land.get(start, FAR)
                if rest + most > 0:
                    movers.append(rest)
        movers.sort(reverse=True)
        door = self._opened.get(cell)
        if door is None:
            doors = self.doors.items()
            door = min((land.get(start, FAR) + more for start, more in doors), default=FAR)
            self._opened[cell] = door
        found = [base]
        for actions in range(1, self.actions + 1):
            best = base + grown[actions] if base or not door else base
            arriving = base
            for moves, rest in enumerate(movers[:actions], 1):
                more = grown[actions - moves]
                if rest <= 0 and (moves > 1 or rest + more <= 0):
                    break
                arriving += rest
                if arriving + more > best:
                    best = arriving + more
            if door and actions > 1 and base + grown[actions - 1] - door > best:
                best = base + grown[actions - 1] - door
            found.append(best)
        return tuple(found)

    def losses(self, scouts: Stand) -> float:
        """Estimate what Scouts who stand like this lose in one Lurker phase, in Troopers."""
        best: tuple[float, ...] | None = None
        for cell in set(scouts):
            if cell is not None and (reach := self.at(cell))[-1] > 0:
                crowd = tuple(scout for scout in ALL_SCOUTS if scouts[scout] == cell)
                over = spill(self._state.jungle, scouts, cell)
                hits = _hits(reach, crowd, bonus(self._state, scouts, cell), over)
                best = _shared(best, hits) if best else hits
        return best[-1] if best else 0.0


@lru_cache(maxsize=20_000)
def _hits(
    reach: tuple[int, ...], crowd: tuple[int, ...], bonus: int, spill: int
) -> tuple[float, ...]:
    """Return what the Lurkers on a tile after 0, 1, 2, .. actions cost the Scouts there."""
    return tuple(
        max(0.0, strike(min(n, TOKEN_LIMIT), crowd, bonus, spill)) if n > 0 else 0.0 for n in reach
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
