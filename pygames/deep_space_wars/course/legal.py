"""The decision of each step: who is asked, and what can be chosen (sections 3.2 to 3.5)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from pygames.core.dice import MOST, Throws
from pygames.core.game import CHANCE, Decision
from pygames.deep_space_wars.course import attack_steps, steps
from pygames.deep_space_wars.course.actions import actions
from pygames.deep_space_wars.course.battle import CHOICES
from pygames.deep_space_wars.course.buildings import Buildings
from pygames.deep_space_wars.course.fire_moves import Bombs, Flames, Rages, Shots
from pygames.deep_space_wars.course.land_moves import Prepare, Shift, TakeSide
from pygames.deep_space_wars.course.moves import (
    ACCEPT,
    DECLINE,
    END_TURN,
    HOLD,
    OFFER_END,
    REFRAIN,
    RESIGN,
    STAY,
    Ask,
    Charge,
    Choose,
    Dice,
    Engage,
    Fetch,
    Flee,
    GiveLadder,
    Lead,
    Leave,
    Lose,
    SetLadder,
    Snap,
    SwitchOff,
    Take,
    Warlord,
)
from pygames.deep_space_wars.course.moving import Moving
from pygames.deep_space_wars.course.musters import Armies
from pygames.deep_space_wars.course.open_moves import Deployments, Marches, deployed
from pygames.deep_space_wars.course.placements import Placements
from pygames.deep_space_wars.figures.ladders import places_for_ladders, takeable
from pygames.deep_space_wars.forces.abilities import ABILITIES
from pygames.deep_space_wars.land.battlefield import SIDES, shifts
from pygames.deep_space_wars.land.shapes import SHAPES

__all__ = ["asked"]


def asked(battle: Moving) -> tuple[Decision, ...]:
    """Return all decisions of a battle: the one that it waits for, and what others may do."""
    if not battle.steps:
        return ()
    step = battle.steps[-1]
    name, seat, moves = _ASKED[type(step)](battle, step)
    if seat == CHANCE:
        return (Decision(CHANCE, name, moves),)
    also = *_offers(battle, step), *_orders(battle, seat)
    asks = Decision(seat, name, moves, None, also)
    others = (
        Decision(other, "wait", (), None, tuple(_orders(battle, other)))
        for other in range(battle.seats)
        if other != seat and other not in battle.fallen
    )
    return (asks, *others)


def _offers(battle: Moving, step: steps.Step) -> list[Any]:
    """Return whether the end can be offered: before an action, once a turn."""
    return [OFFER_END] if isinstance(step, steps.Turn) and not battle.offered else []


def _orders(battle: Moving, seat: int) -> Iterator[Any]:
    """Yield what a seat may do at any time, whoever is asked (DSW-31, section 3.5)."""
    if battle.round:
        for choice in CHOICES:
            yield Ask(choice, not battle.asks_for(seat, choice))
        for squad in battle.squads_of(seat):
            for name in battle.roster.squads[squad].card.abilities:
                ability = ABILITIES[name]
                reacts = ability.optional and not ability.active
                if reacts and battle.has(squad, name) and battle.able_in(squad):
                    yield SwitchOff(squad, name)
    if battle.acting is None or (seat == battle.active and battle.attack is None):
        yield RESIGN  # an action of others is carried out first, and so is any attack


_Found = tuple[str, int, Sequence[Any]]
"""The name of a decision, the seat that is asked, and the moves."""


def _mustering(battle: Moving, step: steps.Mustering) -> _Found:
    armies = Armies(battle.limit, battle.setting.house.card_guard)
    if battle.setting.drawn:
        return "draw_army", CHANCE, armies.few()
    return "muster", step.seat, armies


def _choosing(battle: Moving, step: steps.Choosing) -> _Found:
    return "side", step.seat, [*map(TakeSide, SIDES[battle.seats])]


def _shifting(battle: Moving, step: steps.Shifting) -> _Found:
    return "shift", step.seat, [*map(Shift, shifts(battle.seats))]


def _building(battle: Moving, step: steps.Building) -> _Found:
    return "build", step.seat, Buildings(battle, step.seat)


def _preparing(_battle: Moving, step: steps.Preparing) -> _Found:
    return "prepare", step.seat, [*map(Prepare, SHAPES)]


def _placing(battle: Moving, step: steps.Placing) -> _Found:
    return "place", step.seat, Placements(battle)


def _deploying(battle: Moving, step: steps.Deploying) -> _Found:
    return "deploy", step.seat, Deployments(battle, step.seat)


def _naming(battle: Moving, step: steps.Naming) -> _Found:
    return "warlord", step.seat, [Warlord(squad) for squad in deployed(battle, step.seat)]


def _giving(battle: Moving, step: steps.Giving) -> _Found:
    return "carry", step.seat, [*map(GiveLadder, battle.porters_of(step.seat))]


def _turn(battle: Moving, _step: steps.Turn) -> _Found:
    return "act", battle.active, [*actions(battle), END_TURN]


def _stride(battle: Moving, step: steps.Stride) -> _Found:
    return "march", battle.active, Marches(battle, step.squad, step.gait)


def _raising(battle: Moving, step: steps.Raising) -> _Found:
    places = places_for_ladders(battle, step.squad)
    return "ladder", battle.active, [SetLadder(it.wall, it.at) for it in places]


def _fetching(battle: Moving, step: steps.Fetching) -> _Found:
    return "fetch", battle.active, [*map(Fetch, takeable(battle, step.squad))]


def _collapsing(battle: Moving, step: steps.Collapsing) -> _Found:
    return "lose", battle.active, [Lose(figure) for figure in battle.able_in(step.squad)]


def _exit(battle: Moving, step: steps.Exit) -> _Found:
    each = [Leave((figure,)) for figure in step.figures]
    everybody = [Leave(step.figures)] if len(each) > 1 else []
    return "leave", battle.active, [*everybody, *each, STAY]


def _end_offered(_battle: Moving, step: steps.EndOffered) -> _Found:
    return "end", step.seats[0], [ACCEPT, DECLINE]


def _leading(battle: Moving, step: steps.Leading) -> _Found:
    owner = battle.roster.squads[step.squad].owner
    return "lead", owner, [Lead(figure) for figure in battle.able_in(step.squad)]


# --- attacks -----------------------------------------------------------------------------------


def _aiming(battle: Moving, step: attack_steps.Aiming) -> _Found:
    return "aim", battle.active, Shots(battle, step.squad)


def _snapping(battle: Moving, step: attack_steps.Snapping) -> _Found:
    targets = battle.snap_targets_of(step.squad, step.heavy)
    return "snap", battle.active, [*map(Snap, targets), HOLD]


def _bombing(battle: Moving, step: attack_steps.Bombing) -> _Found:
    return "bomb", battle.active, Bombs(battle, step.figure)


def _flaming(battle: Moving, step: attack_steps.Flaming) -> _Found:
    return "flame", battle.active, Flames(battle, step.figure)


def _charging(battle: Moving, step: attack_steps.Charging) -> _Found:
    return "charge", battle.active, [*map(Charge, battle.squads_against(step.squad))]


def _defending(battle: Moving, step: attack_steps.Defending) -> _Found:
    return "defend", battle.roster.squads[step.squad].owner, [Snap(step.by), HOLD]


def _engaging(battle: Moving, step: attack_steps.Engaging) -> _Found:
    hold = [HOLD] if step.declinable else []
    return "engage", battle.active, [*map(Engage, battle.foes_of(step.squad)), *hold]


def _positioning(battle: Moving, step: attack_steps.Positioning) -> _Found:
    marches = Marches(battle, step.squad, battle.positioning_gait(step.squad))
    return "position", battle.roster.squads[step.squad].owner, marches


def _raging(battle: Moving, step: attack_steps.Raging) -> _Found:
    fighters = battle.fighters_of(step.fight.squad, step.fight.target)
    return "rage", battle.active, Rages(fighters)


def _tie(battle: Moving, step: attack_steps.Tie) -> _Found:
    owner = battle.roster.squads[battle.roster.squad_of[step.figures[0]]].owner
    return "take", owner, [*map(Take, step.figures)]


def _saving(battle: Moving, step: attack_steps.Saving) -> _Found:
    owner = battle.roster.squads[battle.roster.squad_of[step.hit.figure]].owner
    return "choose", owner, [Choose(save.kind) for save in step.saves]


def _healing(battle: Moving, step: attack_steps.HealChoice) -> _Found:
    return "heal", step.seats[0], [*battle.heals_of(step.seats[0]), REFRAIN]


def _fleeing(battle: Moving, step: attack_steps.Fleeing) -> _Found:
    owner = battle.roster.squads[step.squad].owner
    return "flee", owner, [*map(Flee, battle.able_in(step.squad))]


# --- dice --------------------------------------------------------------------------------------


def _thrown(name: str, number: Callable[[Any], int]) -> Callable[[Moving, Any], _Found]:
    return lambda _battle, step: (name, CHANCE, Throws(min(number(step), MOST), Dice))


_ASKED: Mapping[type, Callable[[Moving, Any], _Found]] = {
    steps.Mustering: _mustering,
    steps.Initiative: _thrown("initiative", lambda step: len(step.seats)),
    steps.Drawing: _thrown("sides", lambda _step: 1),
    steps.Choosing: _choosing,
    steps.Shifting: _shifting,
    steps.Building: _building,
    steps.Preparing: _preparing,
    steps.Placing: _placing,
    steps.Deploying: _deploying,
    steps.Naming: _naming,
    steps.Giving: _giving,
    steps.Turn: _turn,
    steps.EndOffered: _end_offered,
    steps.Poison: _thrown("poison", lambda step: len(step.figures)),
    steps.Running: _thrown("run", lambda _step: 1),
    steps.Rough: _thrown("rough", lambda _step: 1),
    steps.Stride: _stride,
    steps.Escape: _thrown("escape", lambda step: len(step.figures)),
    steps.Raising: _raising,
    steps.Fetching: _fetching,
    steps.Collapse: _thrown("collapse", lambda step: step.left),
    steps.Collapsing: _collapsing,
    steps.Exit: _exit,
    steps.Leading: _leading,
    attack_steps.Aiming: _aiming,
    attack_steps.Snapping: _snapping,
    attack_steps.Volley: _thrown("shots", lambda step: len(step.shooters) - len(step.dice)),
    attack_steps.Tie: _tie,
    attack_steps.Saving: _saving,
    attack_steps.SaveRoll: _thrown("save", lambda _step: 1),
    attack_steps.Regeneration: _thrown("regenerate", lambda _step: 1),
    attack_steps.Bombing: _bombing,
    attack_steps.Scatter: _thrown("scatter", lambda _step: 1),
    attack_steps.Drift: _thrown("drift", lambda _step: 1),
    attack_steps.Flaming: _flaming,
    attack_steps.HealChoice: _healing,
    attack_steps.HealRoll: _thrown("healing", lambda _step: 1),
    attack_steps.Test: _thrown("discipline", lambda step: step.left),
    attack_steps.Fleeing: _fleeing,
    attack_steps.Charging: _charging,
    attack_steps.Defending: _defending,
    attack_steps.ChargeRoll: _thrown("rush", lambda _step: 2),
    attack_steps.Deterrence: _thrown("deter", lambda step: len(step.figures)),
    attack_steps.Ram: _thrown("ram", lambda step: len(step.figures)),
    attack_steps.Engaging: _engaging,
    attack_steps.Positioning: _positioning,
    attack_steps.Raging: _raging,
    attack_steps.Blows: _thrown("blows", lambda step: step.attacks + step.answers - len(step.dice)),
    attack_steps.Retaliation: _thrown("retaliate", lambda _step: 1),
}
