"""What is shown on the board until it is understood: dice, and who falls or flees."""

from collections.abc import Iterator

from pygames.core.log import Entry
from pygames.deep_space_wars.board.drawing.fallen import fallen_element
from pygames.deep_space_wars.board.drawing.figures import squad_element
from pygames.deep_space_wars.board.drawing.traces import fled_element
from pygames.deep_space_wars.board.staging import edge, flame_seen, seen
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.moves import Dice, Flame, March
from pygames.deep_space_wars.engine.state import Rolls, State
from pygames.deep_space_wars.narration.dice_rows import rows
from pygames.deep_space_wars.narration.toll import Toll, cost_of, toll_of
from pygames.table.board import Moment, Sound
from pygames.table.markup import render

__all__ = ["moment"]


def moment(state: State, entry: Entry) -> Moment | None:
    """Return how dice and flames are shown; None for what needs no showing."""
    move = entry.move
    if isinstance(move, Dice):
        group = state.roll_group_with(move.dice)
        if isinstance(group.step, steps.Initiative | steps.Drawing):
            return None
        thrown, squads = rows(group), _concerned(group)
    elif isinstance(move, Flame):
        group, thrown, squads = Rolls(state), [], [state.roster.squad_of[state.steps[-1].figure]]
    else:
        return None
    toll = toll_of(move, state)
    if toll is None or not (thrown or any(toll) or isinstance(move, Flame)):
        return None
    if isinstance(move, Flame):
        effects, verdict, note = [flame_seen(state, move)], "", ""
    else:
        effects, verdict, note = seen(group, thrown, toll)
    places = (*_beside(group.before, squads, toll), *_gone(toll), *effects)
    picture = render(
        "deep_space_wars/thrown.html",
        rows=thrown,
        edge=edge(group.before, squads),
        verdict=verdict,
        note=note,
    )
    cost = cost_of(toll, group.before)
    return Moment(
        tuple(dict.fromkeys(places)),
        picture,
        cost=cost,
        retold=_told_again_by(group, move),
        minor=_for_the_way(group, move) and not cost,
        sound=_sound(group, move),
    )


def _for_the_way(group: Rolls, move: Dice | Flame) -> bool:
    """Whether it is thrown how far somebody gets. No dice may have been thrown for a flame."""
    return isinstance(move, Dice) and isinstance(group.step, steps.Running | steps.Rough)


def _told_again_by(group: Rolls, move: Dice | Flame) -> str:
    """Return the kind of move whose line tells the dice again: a run tells its die."""
    is_run = isinstance(move, Dice) and isinstance(group.step, steps.Running)
    return March._field_defaults["kind"] if is_run else ""


def _sound(group: Rolls, move: Dice | Flame) -> Sound:
    if isinstance(move, Flame) or isinstance(group.step, steps.Volley):
        return "shot"
    return "clash" if isinstance(group.step, steps.Blows) else "dice"


def _concerned(group: Rolls) -> list[int]:
    """Return the squads that dice are about, first the one beside which they are shown."""
    step, of = group.step, group.before.roster.squad_of
    match step:
        case steps.Volley():
            return [step.target, step.squad]
        case steps.Blows():
            return [step.fight.target, step.fight.squad]
        case steps.SaveRoll() | steps.Regeneration():
            return [of[step.hit.figure]]
        case steps.HealRoll():
            return [of[step.casualty]]
        case steps.Retaliation():
            return [of[step.fighters[0]]]
        case steps.Ram() | steps.Poison():
            return [*dict.fromkeys(of[figure] for figure in step.figures)]
        case steps.Scatter():
            return [of[step.figure]]
    return [step.squad]


def _beside(before: State, squads: list[int], toll: Toll) -> Iterator[str]:
    """Yield the elements of squads; of one that is gone those of its figures are left."""
    gone = {*toll.down, *toll.fled}
    for squad in squads:
        if gone.issuperset(before.up_in(squad)):
            yield from (fallen_element(it) for it in before.up_in(squad) if it in toll.down)
        else:
            yield f"{squad_element(squad)}@table"
        yield squad_element(squad)


def _gone(toll: Toll) -> Iterator[str]:
    """Yield what is drawn on the table of the figures that fall and flee."""
    yield from map(fallen_element, toll.down)
    yield from map(fled_element, toll.fled)
