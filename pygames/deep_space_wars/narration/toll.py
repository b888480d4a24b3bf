"""The toll of an attack in words: who falls, flees or is wounded by what has just happened."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import NamedTuple

from pygames.core.game import CHANCE
from pygames.core.language import _, ngettext, number
from pygames.deep_space_wars.engine.moves import Dice, Flame, Move, Refrain, Take
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Drift, Test, Volley
from pygames.deep_space_wars.narration.attack_dice import ROLL_TEXTS
from pygames.deep_space_wars.positions.position import DEMORALISED
from pygames.deep_space_wars.wording import listed, squad_name

__all__ = ["Toll", "cost_of", "losses", "toll_of", "with_toll"]


class Toll(NamedTuple):
    """The figures that something has happened to."""

    down: list[int]
    fled: list[int]
    """Those that have run off the table."""
    lost: list[int]
    """Those that are demoralised now."""
    hurt: list[int]
    """Those that have less Life, and some."""


NONE = Toll([], [], [], [])


def toll_of(move: Move, state: State) -> Toll | None:
    """Return the toll of a move and the rolls that are told with it, None if more will be told.

    Where nothing saves figures no die tells of them, so the move is made on a copy of the state
    before it.
    """
    thrown = isinstance(move, Dice)
    if not isinstance(move, Dice | Flame | Take | Refrain):
        return NONE
    after = state.copy()
    after.apply(move, CHANCE if thrown else _asked(state))
    if thrown and after.roll_group:
        return None
    before = state.roll_group.before if state.roll_group else state
    up, raged = before.up(), state.attack.frenzied if state.attack else ()
    gone = [figure for figure in up if not after.is_up(figure)]
    tested = isinstance(state.steps[-1], Test)
    fled = [it for it in gone if tested and after.lives[it] > 0 and it not in raged]
    return Toll(
        [figure for figure in gone if figure not in fled],
        fled,
        [it for it in up if before.is_able(it) and after.conditions[it] == DEMORALISED],
        [it for it in up if after.is_up(it) and after.lives[it] < before.lives[it]],
    )


def _tells_its_toll(state: State, move: Move) -> bool:
    """Whether what is told of the dice says itself whom they cost."""
    return isinstance(move, Dice) and type(state.steps[-1]) not in (*ROLL_TEXTS, Drift)


def losses(state: State, lost: Iterable[int]) -> str:
    """Say how many figures of which squads are lost."""
    counts = Counter(state.roster.squad_of[figure] for figure in lost)
    return listed(_("{n} of {squad}", n=counts[it], squad=squad_name(state, it)) for it in counts)


def cost_of(toll: Toll, state: State) -> str:
    """Say who falls and who flees, "" where nobody does."""
    parts = list[str]()
    if toll.down:
        gone = losses(state, toll.down)
        parts.append(ngettext("{losses} falls", "{losses} fall", len(toll.down), losses=gone))
    if toll.fled:
        gone = losses(state, toll.fled)
        parts.append(ngettext("{losses} flees", "{losses} flee", len(toll.fled), losses=gone))
    return listed(parts)


def with_toll(told: str, move: Move, state: State) -> str:
    """Return what is told of a move with its toll, if it takes any; "" if it is told with more."""
    toll = toll_of(move, state)
    if toll is None:
        return ""
    if _tells_its_toll(state, move):
        return told

    about = _about(move, state)

    def who(figures: Collection[int]) -> str:
        """Say which figures; of the squad that the dice are about, only how many."""
        if all(state.roster.squad_of[figure] == about for figure in figures):
            return number(len(figures))
        return losses(state, figures)

    parts = [
        told,
        ngettext("{losses} falls", "{losses} fall", len(toll.down), losses=who(toll.down)),
        ngettext("{losses} flees", "{losses} flee", len(toll.fled), losses=who(toll.fled)),
        ngettext(
            "{losses} is demoralised",
            "{losses} are demoralised",
            len(toll.lost),
            losses=who(toll.lost),
        ),
        ngettext(
            "{losses} is wounded", "{losses} are wounded", len(toll.hurt), losses=who(toll.hurt)
        ),
    ]
    said = [part for part, lost in zip(parts, ([told], *toll), strict=True) if lost]
    return _("; ").join(said)


def _about(move: Move, state: State) -> int | None:
    """Return the squad that is named as the one which dice strike, or which tests."""
    if not isinstance(move, Dice):
        return None
    step = state.roll_group_with(move.dice).step
    if isinstance(step, Volley):
        return step.target
    return step.squad if isinstance(step, Test) else None


def _asked(state: State) -> int:
    """Return the seat that the battle waits for."""
    return next(decision.seat for decision in state.decisions if len(decision.moves))
