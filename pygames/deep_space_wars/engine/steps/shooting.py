"""Shooting: aimed fire and snap shots, from dividing the dice to the hits (section 1.17)."""

from collections.abc import Sequence
from itertools import chain, repeat
from typing import NamedTuple

from pygames.core.game import Decision, IllegalMove
from pygames.core.steps import Step
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.fire_moves import Shots
from pygames.deep_space_wars.engine.moves import HOLD, Dice, Group, Hold, Move, Shoot, Snap
from pygames.deep_space_wars.engine.refusals import why_no_shot
from pygames.deep_space_wars.engine.steps.attacks import (
    Hit,
    Stray,
    Struck,
    Tie,
    attacks_on,
    begin_attack,
)
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.engine.targets import number_for, snap_targets_of
from pygames.deep_space_wars.positions.casualties import covering_shooter, in_fire, strays
from pygames.deep_space_wars.positions.coherency import is_coherent
from pygames.deep_space_wars.positions.lines import cover, cover_at, shooters, targets
from pygames.deep_space_wars.positions.rolls import STRAYS, is_low
from pygames.deep_space_wars.positions.templates import BLAST, under_burst

__all__ = [
    "Aiming",
    "Blasts",
    "Groups",
    "Hits",
    "MaySnap",
    "Snapping",
    "Strays",
    "Volley",
    "fire_snap_shots",
]


# --- dice ----------------------------------------------------------------------------------------


class Aiming(NamedTuple):
    """A squad divides its dice among its targets (DSW-144)."""

    squad: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return every way to divide them."""
        return (Decision(battle.active, "aim", Shots(battle, self.squad)),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return why it cannot shoot at the first of its targets (DSW-129 to DSW-137)."""
        match move:
            case Shoot((Group(target=target, aims=aims), *_more)):
                refused = why_no_shot(battle, self.squad, target, aims=aims)
                return refused.rule if refused else None
        return None

    def follow(self, battle: Battle, move: Shoot, _seat: int) -> None:
        """Throw the dice of one group after the other (DSW-144)."""
        begin_attack(battle, self.squad)
        battle.push(Groups(self.squad, move.groups))


class MaySnap(NamedTuple):
    """A squad may fire snap shots if it has a target by then (DSW-123)."""

    squad: int
    heavy: bool = False
    """Whether heavy weapons can do so too (DSW-127)."""

    def take(self, battle: Battle) -> None:
        """Ask for a target if there is one now, and the squad is together (DSW-110, DSW-123)."""
        if is_coherent(battle, self.squad) and snap_targets_of(battle, *self):
            battle.push(Snapping(*self))


class Snapping(NamedTuple):
    """A squad may fire snap shots at another (DSW-122, DSW-126, DSW-127)."""

    squad: int
    heavy: bool

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return its targets, and that it does not fire."""
        targets = snap_targets_of(battle, *self)
        return (Decision(battle.active, "snap", [*map(Snap, targets), HOLD]),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return why it cannot fire at that squad (DSW-123)."""
        if not isinstance(move, Snap):
            return None
        refused = why_no_shot(battle, self.squad, move.target, snap=True, heavy=self.heavy)
        return refused.rule if refused else None

    def follow(self, battle: Battle, move: Snap | Hold, _seat: int) -> None:
        """Fire, or not."""
        if isinstance(move, Snap):
            fire_snap_shots(battle, self.squad, move.target)


def fire_snap_shots(battle: Battle, squad: int, target: int) -> None:
    """Have each figure that can fire one snap shot, whatever its Attacks (DSW-123)."""
    begin_attack(battle, squad)
    attacks_on(battle, target)
    battle.push(Volley(squad, target, True, False, tuple(shooters(battle, squad, target))))


class Groups(NamedTuple):
    """Groups of dice that have not been thrown yet (DSW-144)."""

    squad: int
    groups: tuple[Group, ...]

    def take(self, battle: Battle) -> None:
        """Throw the dice of the next group, of those who can still shoot (DSW-144)."""
        (group, *rest), squad = self.groups, self.squad
        if rest:
            battle.push(Groups(squad, tuple(rest)))
        able = shooters(battle, squad, group.target)
        dice = chain.from_iterable(repeat(figure, n) for figure, n in group.dice if figure in able)
        each = tuple(dice)
        lines = {it: able[it] for it in each}
        if each and number_for(battle, squad, lines, aims=group.aims) > 0:
            attacks_on(battle, group.target)
            battle.push(Volley(squad, group.target, False, group.aims, each))


class Volley(NamedTuple):
    """The dice of one group are thrown (DSW-130, DSW-134)."""

    squad: int
    target: int
    snap: bool
    aims: bool
    shooters: tuple[int, ...]
    """The figure of each die."""
    dice: tuple[int, ...] = ()
    """Those that have been thrown."""

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return the dice that are left."""
        return throw("shots", len(self.shooters) - len(self.dice))

    def is_told_with(self, first: Step) -> bool:
        """Whether these are later dice of the same."""
        return bool(self.dice) and isinstance(first, Volley)

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """When all dice have been thrown, find out whom 6s strike, and the hits (DSW-134)."""
        thrown = (*self.dice, *move.dice)
        if len(thrown) < len(self.shooters):
            battle.push(self._replace(dice=thrown))
            return
        squad, target = self.squad, self.target
        found = shooters(battle, squad, target)
        lines = {it: found[it] for it in sorted({*self.shooters})}
        number = 1 if self.snap else number_for(battle, squad, lines, aims=self.aims)
        thrown_by = list(zip(self.shooters, thrown, strict=True))
        hitting = tuple(shooter for shooter, die in thrown_by if is_low(die, number))
        if hitting and not self.snap and battle.traits(squad).blasts:
            battle.push(Blasts(squad, target, hitting))
        elif hitting:
            listed = tuple((shooter, tuple(seen)) for shooter, seen in lines.items())
            battle.push(Hits(squad, target, listed, len(hitting)))
        sixes = tuple((it, lines[it][0]) for it, die in thrown_by if die == STRAYS)
        if sixes and battle.setting.rulings.strays_in_turn:
            battle.push(Strays(squad, sixes, self.aims))
        else:
            _strike_friends(battle, squad, sixes, self.aims)


# --- friends in the way --------------------------------------------------------------------------


class Strays(NamedTuple):
    """Stray shots are looked at one after the other (DSW-136)."""

    squad: int
    """Which has fired them."""
    sixes: tuple[tuple[int, int], ...]
    """For each the shooter and the figure at the end of its aim line."""
    aims: bool

    def take(self, battle: Battle) -> None:
        """Have the next stray shot strike a friend, if any is in its way (DSW-136)."""
        if self.sixes[1:]:
            battle.push(self._replace(sixes=self.sixes[1:]))
        _strike_friends(battle, self.squad, self.sixes[:1], self.aims)


def _strike_friends(
    battle: Battle, squad: int, sixes: Sequence[tuple[int, int]], aims: bool
) -> None:
    victims = strays(battle, sixes, aims=aims)
    battle.push(*(Stray(Hit(victim, squad)) for victim in reversed(victims)))


# --- hits ----------------------------------------------------------------------------------------


class Hits(NamedTuple):
    """Hits of a volley that have not been resolved (DSW-142)."""

    squad: int
    target: int
    lines: tuple[tuple[int, tuple[int, ...]], ...]
    """For each shooter the figures that it sees and has in range."""
    left: int
    chosen: int | None = None
    """Who was chosen to take hits as long as it stands, of figures equally near (DSW-149)."""

    def take(self, battle: Battle) -> None:
        """Resolve the next hit on the nearest figure (DSW-141, DSW-142)."""
        lines = dict(self.lines)
        nearest = in_fire(battle, lines)
        if not nearest:
            return
        owner = battle.owner_of(self.target)
        figure = self.chosen if self.chosen in nearest else nearest[0]
        if len(nearest) > 1 and figure != self.chosen and battle.asks_for(owner, "ties"):
            battle.push(self, Tie(tuple(nearest)))
            return
        if self.left > 1:
            battle.push(self._replace(left=self.left - 1, chosen=figure))
        behind = cover(battle, covering_shooter(battle, lines, figure), figure)
        battle.push(Struck(Hit(figure, self.squad, behind)))


class Blasts(NamedTuple):
    """The shooters of hits that go off as blasts, in their order (DSW-146)."""

    squad: int
    target: int
    shooters: tuple[int, ...]

    def take(self, battle: Battle) -> None:
        """Have the next hit go off: the target is struck, then who is near it (DSW-146)."""
        shooter, *rest = self.shooters
        if rest:
            battle.push(self._replace(shooters=tuple(rest)))
        seen = targets(battle, shooter, self.target)
        if not seen:
            return
        target = seen[0]
        centre = battle.places[target]
        hits = [Hit(target, self.squad, cover(battle, shooter, target))]
        for figure in under_burst(battle, centre, BLAST):
            if figure not in (target, shooter):
                behind = cover_at(battle, centre, figure, [self.squad])
                hits.append(Hit(figure, self.squad, behind))
        battle.push(*map(Struck, reversed(hits)))
