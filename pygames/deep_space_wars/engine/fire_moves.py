"""Open moves of attacks: divided dice, points for bombs, directions for flames, who rages."""

import random
from collections.abc import Callable, Iterable, Sequence

from pygames.core.game import Digit
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import HOLD, Bomb, Flame, Group, Hold, Rage, Shoot
from pygames.deep_space_wars.engine.open_moves import Listed
from pygames.deep_space_wars.engine.targets import number_for, targets_of
from pygames.deep_space_wars.land.battlefield import INCH, TABLE
from pygames.deep_space_wars.positions.march import are_points, is_point
from pygames.geometry.plane import Point, squared

__all__ = ["Bombs", "Flames", "Rages", "Shots"]

_FLAME_LENGTH = 8 * INCH


class Shots(Listed[Shoot]):
    """Every way to divide the dice of a squad among its targets, in any order (DSW-144).

    All dice at one squad are listed, with Aim too where that is allowed (DSW-137). A figure need
    not use all its dice: its 6s may be too dangerous for friends.
    """

    def __init__(self, battle: Battle, squad: int) -> None:
        self._battle = battle
        self._targets = targets_of(battle, squad)
        self._squad = squad
        self._dice = (
            1 if battle.house_rules.single_shots else battle.roster.squads[squad].card.attacks
        )
        self._aims = (False, True) if battle.traits(squad).aims else (False,)

    def few(self) -> Sequence[Shoot]:
        """Return the shots of all at one squad."""
        groups = (
            Group(target, tuple((figure, self._dice) for figure in lines), aiming)
            for target, lines in self._targets.items()
            for aiming in self._aims
        )
        return [Shoot((group,)) for group in groups if self._can_hit(group)]

    def _can_hit(self, group: Group) -> bool:
        """Whether the target number of a group is at least 1."""
        lines = self._targets[group.target]
        used = {figure: lines[figure] for figure, _dice in group.dice}
        return number_for(self._battle, self._squad, used, aims=group.aims) > 0

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Shoot) or type(move.groups) is not tuple or not move.groups:
            return False
        left: dict[int, int] = {}
        for group in move.groups:
            if not self._is_group(group):
                return False
            for figure, dice in group.dice:
                left[figure] = left.get(figure, self._dice) - dice
        targets = [group.target for group in move.groups]
        return len({*targets}) == len(targets) and all(dice >= 0 for dice in left.values())

    def _is_group(self, group: object) -> bool:
        if not isinstance(group, Group) or type(group.target) is not int:
            return False
        if group.target not in self._targets or not are_points(group.dice):  # pairs as points are
            return False
        figures = [figure for figure, _dice in group.dice]
        return (
            bool(figures)
            and figures == sorted({*figures})
            and all(figure in self._targets[group.target] for figure in figures)
            and all(dice > 0 for _figure, dice in group.dice)
            and type(group.aims) is bool
            and group.aims in self._aims
            and self._can_hit(group)
        )

    def digits(self, move: Shoot) -> Iterable[Digit]:
        """Return for each group its target, whether it aims, and the dice of each shooter."""
        targets = [*self._targets]
        yield len(move.groups) - 1, len(targets)
        for group in move.groups:
            yield targets.index(group.target), len(targets)
            yield self._aims.index(group.aims), len(self._aims)
            given = dict(group.dice)
            for figure in self._targets[group.target]:
                yield given.get(figure, 0), self._dice + 1

    def from_digits(self, read: Callable[[int], int]) -> Shoot:
        """Decode a division of dice."""
        targets, groups = [*self._targets], list[Group]()
        for _group in range(read(len(targets)) + 1):
            target = targets[read(len(targets))]
            aiming = self._aims[read(len(self._aims))]
            given = [(figure, read(self._dice + 1)) for figure in self._targets[target]]
            groups.append(Group(target, tuple(it for it in given if it[1]), aiming))
        return Shoot(tuple(groups))

    def some(self, rng: random.Random) -> Shoot:
        """Return shots by which figures fire at squads of their own choice, or hold their fire."""
        for _try in range(20):
            given: dict[int, list[tuple[int, int]]] = {}
            for figure in sorted({it for lines in self._targets.values() for it in lines}):
                at = [target for target, lines in self._targets.items() if figure in lines]
                dice = rng.randint(0, self._dice)
                if dice:
                    given.setdefault(rng.choice(at), []).append((figure, dice))
            groups = [Group(target, tuple(dice)) for target, dice in given.items()]
            rng.shuffle(groups)
            shots = Shoot(tuple(groups))
            if shots in self and shots not in self._few:
                return shots
        return rng.choice(self._few)


class Bombs(Listed[Bomb | Hold]):
    """Every point of the table within range of a bomber (DSW-145).

    Listed are the places of the nearest figure of each enemy squad, and to drop no bomb.
    """

    def __init__(self, battle: Battle, bomber: int) -> None:
        self._place = battle.places[bomber]
        self._reach = battle.roster.squads[battle.roster.squad_of[bomber]].card.reach
        self._nearest = nearest_of_each_squad(battle, bomber)
        self._field = None if battle.roster.flies[bomber] else battle.field
        self._must_see = battle.house_rules.seen_bombs

    def few(self) -> Sequence[Bomb | Hold]:
        """Return the bombs on the nearest figures of enemies, and none."""
        return [*(bomb for bomb in map(Bomb, self._nearest) if bomb in self), HOLD]

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Bomb):
            return move == HOLD and isinstance(move, Hold)
        return (
            is_point(move.point)
            and all(0 <= at <= TABLE for at in move.point)
            and squared(move.point, self._place) < self._reach * self._reach
            and not self._is_hidden(move.point)
        )

    def _is_hidden(self, point: Point) -> bool:
        """Whether the bomber must see the point, by a house rule, and does not."""
        return self._must_see and self._field is not None and self._field.blocks(self._place, point)

    def digits(self, move: Bomb) -> Iterable[Digit]:
        """Return the point."""
        return [(at, TABLE + 1) for at in move.point]

    def from_digits(self, read: Callable[[int], int]) -> Bomb:
        """Decode a point."""
        return Bomb((read(TABLE + 1), read(TABLE + 1)))

    def some(self, rng: random.Random) -> Bomb | Hold:
        """Return a bomb on any other point."""
        x, y = self._place
        for _try in range(20):
            bomb = Bomb((x + self._some_way(rng), y + self._some_way(rng)))
            if bomb in self and bomb not in self._few:
                return bomb
        return rng.choice(self._few)

    def _some_way(self, rng: random.Random) -> int:
        return rng.randint(-self._reach, self._reach)


class Flames(Listed[Flame | Hold]):
    """Every direction in which a flame can be fired (DSW-147).

    Listed are those towards the nearest figure of each enemy squad, and to fire none.
    """

    def __init__(self, battle: Battle, flamer: int) -> None:
        x, y = battle.places[flamer]
        near = nearest_of_each_squad(battle, flamer)
        self._towards = [(at - x, down - y) for at, down in near]

    def few(self) -> Sequence[Flame | Hold]:
        """Return the flames towards enemies that one may reach, and none."""
        reach = _FLAME_LENGTH + 2 * INCH
        near = (it for it in self._towards if squared(it, (0, 0)) <= reach * reach)
        return [*map(Flame, near), HOLD]

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Flame):
            return move == HOLD and isinstance(move, Hold)
        way = move.direction
        return is_point(way) and way != (0, 0) and all(-TABLE <= at <= TABLE for at in way)

    def digits(self, move: Flame) -> Iterable[Digit]:
        """Return the direction."""
        return [(at + TABLE, 2 * TABLE + 1) for at in move.direction]

    def from_digits(self, read: Callable[[int], int]) -> Flame:
        """Decode a direction."""
        return Flame((read(2 * TABLE + 1) - TABLE, read(2 * TABLE + 1) - TABLE))

    def some(self, rng: random.Random) -> Flame:
        """Return any other direction."""
        while (flame := Flame((rng.randint(-TABLE, TABLE), rng.randint(1, TABLE)))) in self._few:
            pass
        return flame


class Rages(Listed[Rage]):
    """Every choice of fighters that rage, by their numbers (DSW-161).

    Listed are the first so many of them, from nobody to everybody.
    """

    def __init__(self, fighters: Sequence[int]) -> None:
        self._fighters = fighters

    def few(self) -> Sequence[Rage]:
        """Return the first so many."""
        return [Rage(tuple(self._fighters[:n])) for n in range(len(self._fighters) + 1)]

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Rage) or not isinstance(move.figures, tuple):
            return False
        figures = {it for it in move.figures if type(it) is int}
        return move.figures == tuple(it for it in self._fighters if it in figures)

    def digits(self, move: Rage) -> Iterable[Digit]:
        """Return for each fighter whether it rages."""
        return [(int(fighter in move.figures), 2) for fighter in self._fighters]

    def from_digits(self, read: Callable[[int], int]) -> Rage:
        """Decode who rages."""
        return Rage(tuple(fighter for fighter in self._fighters if read(2)))

    def some(self, rng: random.Random) -> Rage:
        """Return any choice."""
        return Rage(tuple(fighter for fighter in self._fighters if rng.randrange(2)))


def nearest_of_each_squad(battle: Battle, figure: int) -> list[Point]:
    """Return where the nearest figure of each enemy squad is (GEO-13)."""
    of, found = battle.roster.squad_of, dict[int, Point]()
    enemies = battle.enemies_of(of[figure])
    for enemy in battle.nearest_first(battle.places[figure], enemies):
        found.setdefault(of[enemy], battle.places[enemy])
    return [*found.values()]
