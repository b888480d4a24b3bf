"""Bombs and flames: templates that are laid on the table (DSW-145, DSW-147)."""

from typing import NamedTuple

from pygames.core.game import Decision, IllegalMove
from pygames.core.language import N_
from pygames.core.steps import Step
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.fire_moves import Bombs, Flames
from pygames.deep_space_wars.engine.moves import Bomb, Dice, Flame, Hold, Move
from pygames.deep_space_wars.engine.refusals import why_no_bomb
from pygames.deep_space_wars.engine.steps.attacks import Hit, Struck, attacks_on
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.positions.lines import cover, cover_at
from pygames.deep_space_wars.positions.march import is_point
from pygames.deep_space_wars.positions.templates import BOMB, scattered, under_burst, under_flame
from pygames.geometry.plane import Point

__all__ = ["Bombing", "Drift", "Flaming", "Gunners", "Scatter"]

_TURN = N_("A flame must point somewhere.")


class Gunners(NamedTuple):
    """Figures that may use a template each, in their order (DSW-145, DSW-147)."""

    squad: int
    figures: tuple[int, ...]
    flames: bool
    """Whether they have flamethrowers, not bombs."""

    def take(self, battle: Battle) -> None:
        """Ask the next of those that are still able (DSW-145, DSW-147)."""
        able = [figure for figure in self.figures if battle.is_able(figure)]
        if able:
            battle.push(Gunners(self.squad, tuple(able[1:]), self.flames))
            battle.push((Flaming if self.flames else Bombing)(able[0]))


# --- bombs ---------------------------------------------------------------------------------------


class Bombing(NamedTuple):
    """A figure drops a bomb on a point to be chosen (DSW-145)."""

    figure: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all points that it can."""
        return (Decision(battle.active, "bomb", Bombs(battle, self.figure)),)

    def refusal(self, battle: Battle, move: Move) -> IllegalMove | None:
        """Return why it cannot bomb that point (DSW-145)."""
        if not isinstance(move, Bomb) or not is_point(move.point):
            return None
        return why_no_bomb(battle, self.figure, move.point)

    def follow(self, battle: Battle, move: Bomb | Hold, _seat: int) -> None:
        """Let a bomb go; it scatters (DSW-20, DSW-145)."""
        if isinstance(move, Bomb):
            battle.push(Scatter(self.figure, move.point))


class Scatter(NamedTuple):
    """The scatter die of a bomb is thrown (DSW-20)."""

    figure: int
    point: Point

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die."""
        return throw("scatter")

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Have a bomb burst, or see how far it drifts (DSW-20, DSW-21)."""
        (die,) = move.dice
        if die in (1, 6):
            _burst(battle, self.figure, self.point, die, 0)
        else:
            battle.push(Drift(self.figure, self.point, die))


class Drift(NamedTuple):
    """The die for the distance of a deviation is thrown (DSW-21)."""

    figure: int
    point: Point
    direction: int

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die."""
        return throw("drift")

    def is_told_with(self, first: Step) -> bool:
        """Return whether a scatter die has said that there is one."""
        return isinstance(first, Scatter)

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Have a bomb burst where it has drifted to (DSW-21)."""
        _burst(battle, self.figure, self.point, self.direction, move.dice[0])


def _burst(battle: Battle, bomber: int, point: Point, direction: int, inches: int) -> None:
    """Strike all that a bomb reaches, also its own side (DSW-145)."""
    squad = battle.roster.squad_of[bomber]
    centre = scattered(battle.places[bomber], point, direction, inches)
    reached = under_burst(battle, centre, BOMB)
    _strike(battle, [Hit(it, squad, cover_at(battle, centre, it, [squad])) for it in reached])


# --- flames --------------------------------------------------------------------------------------


class Flaming(NamedTuple):
    """A figure fires a flame in a direction to be chosen (DSW-147)."""

    figure: int

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all directions."""
        return (Decision(battle.active, "flame", Flames(battle, self.figure)),)

    def refusal(self, _battle: Battle, move: Move) -> IllegalMove | None:
        """Return that a flame points somewhere (DSW-147)."""
        nowhere = isinstance(move, Flame) and move.direction == (0, 0)
        return IllegalMove(_TURN) if nowhere else None

    def follow(self, battle: Battle, move: Flame | Hold, _seat: int) -> None:
        """Fire a flame (DSW-147)."""
        if isinstance(move, Flame):
            squad = battle.roster.squad_of[self.figure]
            reached = under_flame(battle, self.figure, move.direction)
            _strike(battle, [Hit(it, squad, cover(battle, self.figure, it)) for it in reached])


def _strike(battle: Battle, hits: list[Hit]) -> None:
    """Strike figures one after the other; whose squads test in this order."""
    for hit in hits:
        squad = battle.roster.squad_of[hit.figure]
        if squad != hit.foe:
            attacks_on(battle, squad)
    battle.push(*map(Struck, reversed(hits)))
