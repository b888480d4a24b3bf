"""The toll of an attack in words: who falls, flees or is wounded by what has just happened."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from pygames.core.game import CHANCE
from pygames.core.language import Name, _, listed, ngettext, sentences
from pygames.deep_space_wars.engine.moves import Dice, Flame, Move, Refrain, Take
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Drift, Regeneration, SaveRoll, Test, Volley
from pygames.deep_space_wars.narration.attack_dice import ROLL_TEXTS, failures
from pygames.deep_space_wars.positions.position import DEMORALISED
from pygames.deep_space_wars.wording import squad_name

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


def losses(state: State, lost: Iterable[int]) -> Name:
    """Say how many figures of which squads are lost."""
    counts = Counter(state.roster.squad_of[figure] for figure in lost)
    return listed(
        ngettext(
            "{n} figure of {squad}",
            "{n} figures of {squad}",
            counts[squad],
            squad=squad_name(state, squad),
        )
        for squad in counts
    )


def cost_of(toll: Toll, state: State) -> str:
    """Say who falls and who flees, "" where nobody does."""
    return sentences(*_cost(toll, state, None))


def _cost(toll: Toll, state: State, about: int | None) -> Iterator[str]:
    """Yield who falls and who flees; of the squad that it is about, only how many."""
    if toll.down:
        yield _falls(toll.down, state, about)
    if toll.fled:
        n = len(toll.fled)
        if _is_about(toll.fled, state, about):
            yield ngettext("{n} figure flees", "{n} figures flee", n)
        else:
            gone = losses(state, toll.fled)
            yield ngettext("{losses} flees", "{losses} flee", n, losses=gone)


def _falls(down: Collection[int], state: State, about: int | None) -> str:
    if _is_about(down, state, about):
        return ngettext("{n} figure falls", "{n} figures fall", len(down))
    return ngettext("{losses} falls", "{losses} fall", len(down), losses=losses(state, down))


def _hurts(toll: Toll, state: State, about: int | None) -> Iterator[str]:
    """Yield who is demoralised and who is wounded."""
    if toll.lost:
        n = len(toll.lost)
        if _is_about(toll.lost, state, about):
            yield ngettext("{n} figure is demoralised", "{n} figures are demoralised", n)
        else:
            hit = losses(state, toll.lost)
            yield ngettext("{losses} is demoralised", "{losses} are demoralised", n, losses=hit)
    if toll.hurt:
        n = len(toll.hurt)
        if _is_about(toll.hurt, state, about):
            yield ngettext("{n} figure is wounded", "{n} figures are wounded", n)
        else:
            hit = losses(state, toll.hurt)
            yield ngettext("{losses} is wounded", "{losses} are wounded", n, losses=hit)


def _is_about(figures: Collection[int], state: State, about: int | None) -> bool:
    return all(state.roster.squad_of[figure] == about for figure in figures)


def with_toll(told: str, move: Move, state: State) -> str:
    """Return what is told of a move with its toll, if it takes any; "" if it is told with more."""
    toll = toll_of(move, state)
    if toll is None:
        return ""
    if _tells_its_toll(state, move):
        return told
    if not any(toll):
        return sentences(told, *_failed(move, state)) if told else ""
    figure = _saved_figure(move, state)
    if figure is not None and toll == Toll([figure], [], [], []):
        return sentences(told, _("It falls"))
    if figure is not None and toll == Toll([], [], [], [figure]):
        return sentences(told, _("It is wounded"))
    about = _about(move, state)
    said = told, *_cost(toll, state, about), *_hurts(toll, state, about)
    return sentences(*filter(None, said))


def _failed(move: Move, state: State) -> Iterator[str]:
    """Yield how many have failed a test of Discipline, if it is still open what becomes of them."""
    n = failures(state.roll_group_with(move.dice)) if isinstance(move, Dice) else 0
    if n:
        yield ngettext("{n} figure fails", "{n} figures fail", n)


def _saved_figure(move: Move, state: State) -> int | None:
    """Return the figure that a single die was to save, None for any other move."""
    if not isinstance(move, Dice):
        return None
    group = state.roll_group_with(move.dice)
    is_save = isinstance(group.step, SaveRoll | Regeneration) and not group.rolls[1:]
    return group.step.hit.figure if is_save else None


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
