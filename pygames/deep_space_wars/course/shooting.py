"""Shooting: aimed fire and snap shots, from dividing the dice to the hits (section 1.17)."""

from collections.abc import Sequence
from itertools import chain, repeat
from typing import ClassVar

from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.attack_steps import (
    Aiming,
    Blasts,
    BlowHits,
    Defending,
    Groups,
    Hit,
    Hits,
    MaySnap,
    Snapping,
    Stray,
    Strays,
    Struck,
    Tie,
    Volley,
)
from pygames.deep_space_wars.course.attacks import Attacks
from pygames.deep_space_wars.figures.casualties import covering_shooter, in_fire, strays
from pygames.deep_space_wars.figures.coherency import is_coherent
from pygames.deep_space_wars.figures.lines import (
    cover,
    cover_at,
    distance,
    idle_shooters,
    shooters,
    target_number,
    targets,
)
from pygames.deep_space_wars.figures.rolls import STRIKES, is_low
from pygames.deep_space_wars.figures.templates import BLAST, under_burst
from pygames.deep_space_wars.forces.cards import HEAVY, LIGHT

__all__ = ["Shooting"]


class Shooting(Attacks):
    """A battle and the shots that are fired in it."""

    __slots__ = ()

    # --- what can be shot at -------------------------------------------------------------

    def targets_of(self, squad: int) -> dict[int, dict[int, list[int]]]:
        """Return the enemy squads that a squad can shoot at, each with its aims (DSW-129)."""
        found: dict[int, dict[int, list[int]]] = {}
        idle = idle_shooters(self, squad)
        for target in self.squads_against(squad) if idle else ():
            aims = {figure: seen for figure in idle if (seen := targets(self, figure, target))}
            if aims:
                found[target] = aims
        return found

    def snap_targets_of(self, squad: int, heavy: bool = False) -> list[int]:
        """Return the squads at which a squad can fire snap shots (DSW-122, DSW-123).

        Also if it is scattered, for it may fire at those who charge even then (AMB-74). `heavy`:
        whether heavy weapons can do so too, as with Keep-away (DSW-127).
        """
        weapon = self.roster.squads[squad].card.weapon
        armed = weapon == LIGHT or (heavy and weapon == HEAVY)
        return [*self.targets_of(squad)] if armed else []

    def number_for(self, squad: int, aims: dict[int, list[int]], *, aiming: bool = False) -> int:
        """Return the target number of an aimed volley (DSW-131, DSW-137)."""
        card = self.roster.squads[squad].card
        return target_number(card, distance(self, aims)) - aiming

    # --- dice ----------------------------------------------------------------------------

    def _shoot(self, move: moves.Shoot, _seat: int) -> None:
        """Throw the dice of one group after the other (DSW-144)."""
        step = self.steps.pop()
        assert isinstance(step, Aiming)
        self.begin_attack(step.squad)
        self.steps.append(Groups(step.squad, move.groups))

    def _snap(self, move: moves.Snap, _seat: int) -> None:
        step = self.steps.pop()
        assert isinstance(step, Snapping | Defending)
        self.fire_snap_shots(step.squad, move.target)

    def may_snap(self, step: MaySnap) -> None:
        """Ask for a target if there is one now, and the squad is together (DSW-110, DSW-123)."""
        if is_coherent(self, step.squad) and self.snap_targets_of(step.squad, step.heavy):
            self.steps.append(Snapping(step.squad, step.heavy))

    def fire_snap_shots(self, squad: int, target: int) -> None:
        """Have each figure that can fire one snap shot, whatever its Attacks (DSW-123)."""
        self.begin_attack(squad)
        self.attacks_on(target)
        self.steps.append(Volley(squad, target, True, False, tuple(shooters(self, squad, target))))

    def groups(self, step: Groups) -> None:
        """Throw the dice of the next group, of those who can still shoot (DSW-144)."""
        (group, *rest), squad = step.groups, step.squad
        if rest:
            self.steps.append(Groups(squad, tuple(rest)))
        able = shooters(self, squad, group.target)
        dice = chain.from_iterable(repeat(figure, n) for figure, n in group.dice if figure in able)
        each = tuple(dice)
        if each and self.number_for(squad, {it: able[it] for it in each}, aiming=group.aims) > 0:
            self.attacks_on(group.target)
            self.steps.append(Volley(squad, group.target, False, group.aims, each))

    def thrown_for_volley(self, step: Volley, dice: tuple[int, ...]) -> None:
        """When all dice have been thrown, find out whom 6s strike, and the hits (DSW-134)."""
        thrown = (*step.dice, *dice)
        if len(thrown) < len(step.shooters):
            self.steps.append(step._replace(dice=thrown))
            return
        squad, target = step.squad, step.target
        found = shooters(self, squad, target)
        aims = {it: found[it] for it in sorted({*step.shooters})}
        number = 1 if step.snap else self.number_for(squad, aims, aiming=step.aims)
        thrown_by = list(zip(step.shooters, thrown, strict=True))
        hitting = tuple(shooter for shooter, die in thrown_by if is_low(die, number))
        if hitting and not step.snap and self.has(squad, "blast"):
            self.steps.append(Blasts(squad, target, hitting))
        elif hitting:
            listed = tuple((shooter, tuple(seen)) for shooter, seen in aims.items())
            self.steps.append(Hits(squad, target, listed, len(hitting)))
        sixes = tuple((it, aims[it][0]) for it, die in thrown_by if die == STRIKES["stray"])
        if sixes and self.setting.rulings.strays_in_turn:
            self.steps.append(Strays(squad, sixes, step.aims))
        else:
            self._strike_friends(squad, sixes, step.aims)

    def strays(self, step: Strays) -> None:
        """Have the next stray shot strike a friend, if any is in its way (DSW-136)."""
        if step.sixes[1:]:
            self.steps.append(step._replace(sixes=step.sixes[1:]))
        self._strike_friends(step.squad, step.sixes[:1], step.aims)

    def _strike_friends(self, squad: int, sixes: Sequence[tuple[int, int]], aims: bool) -> None:
        victims = strays(self, sixes, aims=aims)
        self.steps += [Stray(Hit(victim, squad)) for victim in reversed(victims)]

    # --- hits ----------------------------------------------------------------------------

    def hits(self, step: Hits) -> None:
        """Resolve the next hit on the nearest figure (DSW-141, DSW-142)."""
        aims = dict(step.aims)
        nearest = in_fire(self, aims)
        if not nearest:
            return
        owner = self.roster.squads[step.target].owner
        figure = step.chosen if step.chosen in nearest else nearest[0]
        if len(nearest) > 1 and figure != step.chosen and self.asks_for(owner, "ties"):
            self.steps += [step, Tie(tuple(nearest))]
            return
        if step.left > 1:
            self.steps.append(step._replace(left=step.left - 1, chosen=figure))
        behind = cover(self, covering_shooter(self, aims, figure), figure)
        self.steps.append(Struck(Hit(figure, step.squad, behind)))

    def _take(self, move: moves.Take, _seat: int) -> None:
        """Have a figure take hits as long as it stands (DSW-142, DSW-149)."""
        self.steps.pop()
        step = self.steps.pop()
        assert isinstance(step, Hits | BlowHits)
        self.steps.append(step._replace(chosen=move.figure))

    def blasts(self, step: Blasts) -> None:
        """Have the next hit go off: the target is struck, then who is near it (DSW-146)."""
        shooter, *rest = step.shooters
        if rest:
            self.steps.append(step._replace(shooters=tuple(rest)))
        aims = targets(self, shooter, step.target)
        if not aims:
            return
        target = aims[0]
        centre = self.places[target]
        hits = [Hit(target, step.squad, cover(self, shooter, target))]
        for figure in under_burst(self, centre, BLAST):
            if figure not in (target, shooter):
                behind = cover_at(self, centre, figure, [step.squad])
                hits.append(Hit(figure, step.squad, behind))
        self.steps += map(Struck, reversed(hits))

    handlers: ClassVar[Handlers] = {
        **Attacks.handlers,
        moves.Shoot: _shoot,
        moves.Snap: _snap,
        moves.Take: _take,
    }
