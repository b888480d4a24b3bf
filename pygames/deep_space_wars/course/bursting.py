"""Bombs and flames: templates that are laid on the table (DSW-145, DSW-147)."""

from typing import ClassVar

from pygames.core.state import Handlers
from pygames.deep_space_wars.course import moves
from pygames.deep_space_wars.course.attack_steps import (
    Bombing,
    Drift,
    Flaming,
    Gunners,
    Hit,
    Scatter,
    Struck,
)
from pygames.deep_space_wars.course.shooting import Shooting
from pygames.deep_space_wars.figures.contact import engaged
from pygames.deep_space_wars.figures.lines import cover, cover_at
from pygames.deep_space_wars.figures.templates import BOMB, scattered, under_burst, under_flame

__all__ = ["Bursting"]


class Bursting(Shooting):
    """A battle with bombs and flames."""

    __slots__ = ()

    def gunners_of(self, squad: int) -> tuple[int, ...]:
        """Return the figures that can use a template: those that touch no enemy."""
        fighting = engaged(self, squad)
        return tuple(figure for figure in self.able_in(squad) if figure not in fighting)

    def gunners(self, step: Gunners) -> None:
        """Ask the next of those that are still able (DSW-145, DSW-147)."""
        able = [figure for figure in step.figures if self.is_able(figure)]
        if able:
            self.steps.append(Gunners(step.squad, tuple(able[1:]), step.flames))
            self.steps.append((Flaming if step.flames else Bombing)(able[0]))

    def _hold(self, _move: moves.Hold, _seat: int) -> None:
        self.steps.pop()

    # --- bombs ---------------------------------------------------------------------------

    def _bomb(self, move: moves.Bomb, _seat: int) -> None:
        """Let a bomb go; it scatters (DSW-20, DSW-145)."""
        step = self.steps.pop()
        assert isinstance(step, Bombing)
        self.steps.append(Scatter(step.figure, move.point))

    def thrown_for_scatter(self, step: Scatter, dice: tuple[int, ...]) -> None:
        """Have a bomb burst, or see how far it drifts (DSW-20, DSW-21)."""
        if dice[0] in (1, 6):
            self._burst(step.figure, step.point, dice[0], 0)
        else:
            self.steps.append(Drift(step.figure, step.point, dice[0]))

    def thrown_for_drift(self, step: Drift, dice: tuple[int, ...]) -> None:
        """Have a bomb burst where it has drifted to (DSW-21)."""
        self._burst(step.figure, step.point, step.direction, dice[0])

    def _burst(self, bomber: int, point: tuple[int, int], direction: int, inches: int) -> None:
        """Strike all that a bomb reaches, also its own side (DSW-145)."""
        squad = self.roster.squad_of[bomber]
        centre = scattered(self.places[bomber], point, direction, inches)
        reached = under_burst(self, centre, BOMB)
        self._strike(
            [Hit(figure, squad, cover_at(self, centre, figure, [squad])) for figure in reached]
        )

    # --- flames --------------------------------------------------------------------------

    def _flame(self, move: moves.Flame, _seat: int) -> None:
        """Fire a flame (DSW-147)."""
        step = self.steps.pop()
        assert isinstance(step, Flaming)
        squad = self.roster.squad_of[step.figure]
        reached = under_flame(self, step.figure, move.direction)
        self._strike([Hit(it, squad, cover(self, step.figure, it)) for it in reached])

    def _strike(self, hits: list[Hit]) -> None:
        """Strike figures one after the other; whose squads test in this order."""
        for hit in hits:
            squad = self.roster.squad_of[hit.figure]
            if squad != hit.foe:
                self.attacks_on(squad)
        self.steps += map(Struck, reversed(hits))

    handlers: ClassVar[Handlers] = {
        **Shooting.handlers,
        moves.Hold: _hold,
        moves.Bomb: _bomb,
        moves.Flame: _flame,
    }
