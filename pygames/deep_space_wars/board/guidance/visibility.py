"""What a squad sees from where it stands, or would stand: enemies, range, cover."""

from collections.abc import Iterable, Mapping
from math import isqrt
from typing import NamedTuple

from pygames.deep_space_wars.positions.lines import cover, idle_shooters, sees, target_number
from pygames.deep_space_wars.positions.position import Position
from pygames.geometry.plane import Point

__all__ = ["Seen", "seen_from"]


class Seen(NamedTuple):
    """An enemy squad that is in sight, and in range if the squad has guns."""

    squad: int
    line: tuple[Point, Point]
    """The shortest line of sight, between two centres: its length is the range (DSW-132)."""
    square: int
    """The square of its length."""
    number: int
    """The target number of an aimed shot; 0: the squad has no guns."""
    cover: int
    """The cover of the figure at the end of the line (DSW-140)."""

    @property
    def length(self) -> int:
        """The length of the line in 1/256 ticks, rounded down."""
        return isqrt(self.square << 16)


def seen_from(position: Position, squad: int, ends: Mapping[int, Point]) -> list[Seen]:
    """Return the enemy squads that a squad would see, those that it would hit best first.

    `ends`: where its figures would stand. Without guns it sees the nearest first, at any distance.
    """
    places = position.places
    stood = {figure: places[figure] for figure in ends}
    _put(places, ends)
    try:
        return sorted(_seen(position, squad), key=_worth)
    finally:
        _put(places, stood)


def _put(places: list[Point], ends: Mapping[int, Point]) -> None:
    for figure, place in ends.items():
        places[figure] = place


def _worth(seen: Seen) -> tuple[int, int]:
    """Return by what one is shown before another: the chance of a wound, then its distance."""
    return -seen.number * (6 - seen.cover), seen.square


def _seen(position: Position, squad: int) -> Iterable[Seen]:
    """Yield the enemy squads in sight."""
    card, places = position.roster.squads[squad].card, position.places
    watchers = idle_shooters(position, squad) if card.reach else position.able_in(squad)
    most = card.reach * card.reach if card.reach else None
    stands = [(*places[figure], figure) for figure in watchers]
    by_squad: dict[int, list[int]] = {}
    for enemy in position.enemies_of(squad):
        by_squad.setdefault(position.roster.squad_of[enemy], []).append(enemy)
    for other, enemies in by_squad.items():
        pairs = []
        for enemy in enemies:
            ex, ey = places[enemy]
            for x, y, watcher in stands:
                square = (x - ex) ** 2 + (y - ey) ** 2
                if most is None or square < most:
                    pairs.append((square, watcher, enemy))
        pairs.sort()
        for square, watcher, enemy in pairs:
            if sees(position, watcher, enemy):
                line = places[watcher], places[enemy]
                number = target_number(card, square)
                yield Seen(other, line, square, number, cover(position, watcher, enemy))
                break
