"""Attacks of every kind, from a hit to the last wound (section 1.18): saves, Regeneration."""

from typing import NamedTuple

from pygames.core.game import Decision
from pygames.core.steps import Step
from pygames.deep_space_wars.engine.battle import Attack, Battle
from pygames.deep_space_wars.engine.moves import Choose, Dice, Take
from pygames.deep_space_wars.engine.steps.aftermath import Aftermath
from pygames.deep_space_wars.engine.steps.dice import throw
from pygames.deep_space_wars.forces.abilities.traits import Traits
from pygames.deep_space_wars.forces.cards import MELEE, RANGED
from pygames.deep_space_wars.positions.rolls import (
    REGENERATES,
    Save,
    armour_saves,
    blow_saves,
    defences,
    is_high,
    is_immune,
    shot_saves,
)

__all__ = [
    "Hit",
    "Regeneration",
    "SaveRoll",
    "Saving",
    "Stray",
    "Struck",
    "Tie",
    "attacks_on",
    "begin_attack",
    "lose_life",
    "wound",
]


def begin_attack(battle: Battle, squad: int) -> None:
    """Note who is able, for Discipline (DSW-176); its aftermath is the next step so far."""
    strengths = tuple(len(battle.able_in(it)) for it in range(len(battle.roster.squads)))
    battle.attack = Attack(squad, strengths, tuple(battle.leaders))
    battle.push(Aftermath())


def attacks_on(battle: Battle, target: int) -> None:
    """Note a squad that is attacked; they test in this order (DSW-178)."""
    attack = battle.ongoing
    if target not in attack.targets:
        battle.attack = attack._replace(targets=(*attack.targets, target))


class Hit(NamedTuple):
    """Something that wounds a figure unless a save helps."""

    figure: int
    foe: int
    """The squad that it comes from."""
    cover: int = 0
    blow: bool = False
    """Whether it was struck in close combat."""


class Tie(NamedTuple):
    """The owner chooses which of these figures is hit (DSW-141, DSW-159)."""

    figures: tuple[int, ...]

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return all of them."""
        owner = battle.owner_of(battle.roster.squad_of[self.figures[0]])
        return (Decision(owner, "take", [*map(Take, self.figures)]),)

    def follow(self, battle: Battle, move: Take, _seat: int) -> None:
        """Have the figure take hits as long as it stands (DSW-142, DSW-149)."""
        hits = battle.steps.pop()
        battle.push(hits._replace(chosen=move.figure))


class Struck(NamedTuple):
    """A hit is to be resolved if the figure is still up."""

    hit: Hit

    def take(self, battle: Battle) -> None:
        """Have a figure save itself as it can, if it is still up (DSW-138, DSW-158)."""
        hit = self.hit
        if not battle.is_up(hit.figure):
            return
        squad = battle.roster.squad_of[hit.figure]
        if is_immune(battle, squad, hit.foe, MELEE if hit.blow else RANGED):
            return
        saves = _saves(battle, squad, hit)
        if not saves:
            wound(battle, hit)
        elif len(saves) > 1 and battle.asks_for(battle.owner_of(squad), "saves"):
            battle.push(Saving(hit, tuple(saves)))
        else:
            battle.push(SaveRoll(hit, saves[0]))


def _saves(battle: Battle, squad: int, hit: Hit) -> list[Save]:
    if hit.blow:
        return blow_saves(battle, squad, hit.foe)
    return shot_saves(battle, squad, hit.cover)


class Saving(NamedTuple):
    """The owner chooses how to save a figure (DSW-142)."""

    hit: Hit
    saves: tuple[Save, ...]

    def decisions(self, battle: Battle) -> tuple[Decision, ...]:
        """Return the saves that the figure has."""
        owner = battle.owner_of(battle.roster.squad_of[self.hit.figure])
        return (Decision(owner, "choose", [Choose(save.kind) for save in self.saves]),)

    def follow(self, battle: Battle, move: Choose, _seat: int) -> None:
        """Roll the save that was chosen (DSW-142)."""
        save = next(save for save in self.saves if save.kind == move.save)
        battle.push(SaveRoll(self.hit, save))


class SaveRoll(NamedTuple):
    """A save is thrown (DSW-138)."""

    hit: Hit
    save: Save
    parried: bool = False
    """Whether it is thrown once more, by Parry (DSW-78)."""

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die."""
        return throw("save")

    def is_told_with(self, _first: Step) -> bool:
        """Return True: it saves from what has just been rolled."""
        return True

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Wound the figure if neither the save nor Parry helps (DSW-78, DSW-143)."""
        (die,) = move.dice
        if self.save.succeeds(die):
            return
        if self.save.is_final(die):
            wound(battle, self.hit, final=True)
        elif not self.parried and _defences(battle, self.hit).parries:
            battle.push(self._replace(parried=True))
        else:
            wound(battle, self.hit)


def _defences(battle: Battle, hit: Hit) -> Traits:
    squad = battle.roster.squad_of[hit.figure]
    return defences(battle, squad, hit.foe if hit.blow else None)


class Stray(NamedTuple):
    """A friend has been hit by a 6: there is no save (DSW-136)."""

    hit: Hit

    def take(self, battle: Battle) -> None:
        """Wound a friend who has no save, but for a house rule (DSW-72, DSW-136)."""
        hit = self.hit
        squad = battle.roster.squad_of[hit.figure]
        if battle.is_up(hit.figure) and not is_immune(battle, squad, hit.foe, RANGED):
            saves = armour_saves(battle, squad)
            if saves and battle.house_rules.stray_saves:
                battle.push(SaveRoll(hit, saves[0]))
            else:
                wound(battle, hit)


# --- wounds --------------------------------------------------------------------------------------


def wound(battle: Battle, hit: Hit, *, final: bool = False) -> None:
    """Take 1 Life, unless the last one may be kept by Regeneration (DSW-149, DSW-150)."""
    attack = battle.ongoing
    battle.attack = attack._replace(wounded=(*attack.wounded, hit.figure))
    if battle.lives[hit.figure] == 1 and not final and _defences(battle, hit).regenerates:
        battle.push(Regeneration(hit))
    else:
        lose_life(battle, hit.figure, hit.foe, final=final)


def lose_life(battle: Battle, figure: int, foe: int, *, final: bool = False) -> None:
    """Take 1 Life from a figure; without any it is down. `foe`: the squad that does it."""
    battle.lives[figure] -= 1
    if not battle.lives[figure]:
        attack, side = battle.ongoing, battle.roster.sides[battle.owner_of(foe)]
        battle.attack = attack._replace(
            down=(*attack.down, (figure, side)),
            final=attack.final | {figure} if final else attack.final,
        )


class Regeneration(NamedTuple):
    """A die decides whether a figure regenerates (DSW-150)."""

    hit: Hit

    def decisions(self, _battle: Battle) -> tuple[Decision, ...]:
        """Return a die."""
        return throw("regenerate")

    def is_told_with(self, _first: Step) -> bool:
        """Return True: it undoes what has just been rolled."""
        return True

    def follow(self, battle: Battle, move: Dice, _seat: int) -> None:
        """Keep the last Life of a figure, or take it (DSW-150)."""
        if not is_high(move.dice[0], REGENERATES, sixes=battle.house_rules.sixes_succeed):
            lose_life(battle, self.hit.figure, self.hit.foe)
