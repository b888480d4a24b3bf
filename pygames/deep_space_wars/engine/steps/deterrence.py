"""Deterrence: who dares not touch whom (DSW-170)."""

from typing import NamedTuple

from pygames.core.dice import MOST
from pygames.core.game import Decision
from pygames.core.steps import Step
from pygames.deep_space_wars.engine.battle import Battle
from pygames.deep_space_wars.engine.moves import Dice
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.positions.contact import TOLERANCE, are_touching
from pygames.deep_space_wars.positions.rolls import DETERS

__all__ = ["Deterrence", "afraid_in", "afraid_of", "deter"]


def afraid_in(battle: Battle, squad: int) -> frozenset[int]:
    """Return the figures of a squad that dare not touch whom they fear this turn."""
    return frozenset(it for it in battle.able_in(squad) if battle.wary.get(it))


def afraid_of(battle: Battle, squad: int, target: int) -> frozenset[int]:
    """Return the figures of a squad that dare not touch a certain enemy this turn."""
    return afraid_in(battle, squad) if battle.traits(target).deters else frozenset()


def deter(battle: Battle, squad: int, reach: int) -> None:
    """Have a squad roll for Deterrence that could reach who deters it (DSW-170)."""
    if battle.traits(squad).deters:
        return
    of, places, radii = battle.roster.squad_of, battle.places, battle.roster.radius
    feared = [foe for foe in battle.enemies_of(squad) if battle.traits(of[foe]).deters]
    able, radius = battle.able_in(squad), battle.roster.squads[squad].card.radius
    near = any(
        (places[foe][0] - places[figure][0]) ** 2 + (places[foe][1] - places[figure][1]) ** 2
        <= (reach + radius + radii[foe] + TOLERANCE) ** 2
        for foe in feared
        for figure in able
    )
    rolling = tuple(
        figure
        for figure in able
        if figure not in battle.wary
        and not any(are_touching(battle, figure, foe) for foe in feared)
    )
    if near and rolling:
        battle.push(Deterrence(squad, rolling))


class Deterrence(NamedTuple):
    """These figures throw a die each, and may not touch whom they fear on a 1 (DSW-170)."""

    squad: int
    figures: tuple[int, ...]

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die for each."""
        return throw("deter", len(self.figures))

    def is_told_with(self, first: Step) -> bool:
        """Whether those are dice of the same squad for the same."""
        return isinstance(first, Deterrence) and first.squad == self.squad

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Note who is afraid for the rest of the turn (DSW-170)."""
        thrown = zip(self.figures, move.dice, strict=False)
        battle.wary = {**battle.wary, **{it: die == DETERS for it, die in thrown}}
        if self.figures[MOST:]:
            battle.push(self._replace(figures=self.figures[MOST:]))
