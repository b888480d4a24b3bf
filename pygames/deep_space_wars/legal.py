"""The decision of each step: who is asked, and what can be chosen (sections 3.2 to 3.5)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from pygames.core.dice import MOST, Throws
from pygames.core.game import CHANCE, Decision
from pygames.deep_space_wars import steps
from pygames.deep_space_wars.abilities import ABILITIES
from pygames.deep_space_wars.actions import actions
from pygames.deep_space_wars.battle import CHOICES, Battle
from pygames.deep_space_wars.moves import (
    ACCEPT,
    DECLINE,
    END_TURN,
    OFFER_END,
    RESIGN,
    STAY,
    Ask,
    Dice,
    Leave,
    Lose,
    SwitchOff,
    Warlord,
)
from pygames.deep_space_wars.open_moves import Armies, Deployments, Marches, deployed

__all__ = ["asked"]


def asked(battle: Battle) -> tuple[Decision, ...]:
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
    return tuple(sorted((asks, *others)))


def _offers(battle: Battle, step: steps.Step) -> list[Any]:
    """Return whether the end can be offered: before an action, once a turn."""
    return [OFFER_END] if isinstance(step, steps.Turn) and not battle.offered else []


def _orders(battle: Battle, seat: int) -> Iterator[Any]:
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
    yield RESIGN


_Found = tuple[str, int, Sequence[Any]]
"""The name of a decision, the seat that is asked, and the moves."""


def _mustering(battle: Battle, step: steps.Mustering) -> _Found:
    armies = Armies(battle.setting.points)
    if battle.setting.drawn:
        return "draw_army", CHANCE, armies.few()
    return "muster", step.seat, armies


def _deploying(battle: Battle, step: steps.Deploying) -> _Found:
    return "deploy", step.seat, Deployments(battle, step.seat)


def _naming(battle: Battle, step: steps.Naming) -> _Found:
    return "warlord", step.seat, [Warlord(squad) for squad in deployed(battle, step.seat)]


def _turn(battle: Battle, _step: steps.Turn) -> _Found:
    return "act", battle.active, [*actions(battle), END_TURN]


def _stride(battle: Battle, step: steps.Stride) -> _Found:
    return "march", battle.active, Marches(battle, step.squad, step.gait)


def _collapsing(battle: Battle, step: steps.Collapsing) -> _Found:
    return "lose", battle.active, [Lose(figure) for figure in battle.able_in(step.squad)]


def _exit(battle: Battle, step: steps.Exit) -> _Found:
    each = [Leave((figure,)) for figure in step.figures]
    everybody = [Leave(step.figures)] if len(each) > 1 else []
    return "leave", battle.active, [*everybody, *each, STAY]


def _end_offered(_battle: Battle, step: steps.EndOffered) -> _Found:
    return "end", step.seats[0], [ACCEPT, DECLINE]


def _thrown(name: str, number: Callable[[Any], int]) -> Callable[[Battle, Any], _Found]:
    return lambda _battle, step: (name, CHANCE, Throws(min(number(step), MOST), Dice))


_ASKED: Mapping[type, Callable[[Battle, Any], _Found]] = {
    steps.Mustering: _mustering,
    steps.Initiative: _thrown("initiative", lambda step: len(step.seats)),
    steps.Deploying: _deploying,
    steps.Naming: _naming,
    steps.Turn: _turn,
    steps.EndOffered: _end_offered,
    steps.Poison: _thrown("poison", lambda step: len(step.figures)),
    steps.Running: _thrown("run", lambda _step: 1),
    steps.Rough: _thrown("rough", lambda _step: 1),
    steps.Stride: _stride,
    steps.Escape: _thrown("escape", lambda step: len(step.figures)),
    steps.Collapse: _thrown("collapse", lambda step: step.left),
    steps.Collapsing: _collapsing,
    steps.Exit: _exit,
}
