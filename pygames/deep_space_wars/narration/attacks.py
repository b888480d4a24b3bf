"""Shots, bombs, flames, charges and close combat, in words."""

from collections.abc import Mapping

from pygames.core.language import N_, _, ngettext
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Bombing, Engaging, Flaming
from pygames.deep_space_wars.engine.targets import fighters_of
from pygames.deep_space_wars.narration.directions import direction_name, distance_in_words
from pygames.deep_space_wars.narration.line import Sentences, Telling, always, filled
from pygames.deep_space_wars.positions.rolls import ARMOUR, CAMOUFLAGE, COVER
from pygames.deep_space_wars.wording import figure_name, listed, squad_name
from pygames.geometry.plane import Point, squared

__all__ = ["SENTENCES"]


# --- fire --------------------------------------------------------------------------------------


def _shoot(move: moves.Shoot, state: State) -> Telling:
    shots = listed(_group(group, state) for group in move.groups)
    return Telling(_("Shoot: {shots}", shots=shots))


def _group(group: moves.Group, state: State) -> str:
    n, target = sum(dice for _figure, dice in group.dice), squad_name(state, group.target)
    if group.aims:
        return ngettext("{n} aimed die at {squad}", "{n} aimed dice at {squad}", n, squad=target)
    return ngettext("{n} die at {squad}", "{n} dice at {squad}", n, squad=target)


def _snap(move: moves.Snap, state: State) -> Telling:
    return Telling(_("Snap shots at {squad}", squad=squad_name(state, move.target)))


def _hold(_move: moves.Hold, state: State) -> Telling:
    if isinstance(state.steps[-1], Engaging):
        return filled((N_("Do not fight"), N_("Does not fight"), N_("You do not fight")))
    return filled((N_("Hold fire"), N_("Holds fire"), N_("You hold fire")))


def _bomb(move: moves.Bomb, state: State) -> Telling:
    hit = next((figure for figure in state.up() if state.places[figure] == move.point), None)
    if hit is not None:
        texts = (
            N_("Bomb {figure}"),
            N_("Drops a bomb on {figure}"),
            N_("You drop a bomb on {figure}"),
        )
        return filled(texts, figure=figure_name(state, hit))
    step = state.steps[-1]
    start = state.places[step.figure] if isinstance(step, Bombing) else move.point
    texts = N_("Bomb: {way}"), N_("Drops a bomb: {way}"), N_("You drop a bomb: {way}")
    return filled(texts, way=distance_in_words(start, move.point))


def _flame(move: moves.Flame, state: State) -> Telling:
    victim = _in_direction(move.direction, state)
    if victim is not None:
        texts = (
            N_("Flame towards {figure}"),
            N_("Sends a flame towards {figure}"),
            N_("You send a flame towards {figure}"),
        )
        return filled(texts, figure=figure_name(state, victim))
    texts = (
        N_("Flame: {direction}"),
        N_("Sends a flame: {direction}"),
        N_("You send a flame: {direction}"),
    )
    return filled(texts, direction=direction_name(move.direction))


def _in_direction(direction: Point, state: State) -> int | None:
    """Return the nearest figure exactly in a direction from who fires a flame."""
    step = state.steps[-1]
    if not isinstance(step, Flaming):
        return None
    (x, y), (dx, dy) = state.places[step.figure], direction
    found = []
    for figure in state.up():
        east, south = state.places[figure][0] - x, state.places[figure][1] - y
        if east * dy == south * dx and east * dx + south * dy > 0:
            found.append((squared((x, y), state.places[figure]), figure))
    return min(found)[1] if found else None


# --- close combat ------------------------------------------------------------------------------


def _charge(move: moves.Charge, state: State) -> Telling:
    texts = (
        N_("Charge {target}"),
        N_("Charges {target} with {squad}"),
        N_("You charge {target} with {squad}"),
    )
    by = getattr(state.steps[-1], "squad", move.target)
    return filled(texts, target=squad_name(state, move.target), squad=squad_name(state, by))


def _engage(move: moves.Engage, state: State) -> Telling:
    step, target = state.steps[-1], squad_name(state, move.target)
    assert isinstance(step, Engaging)
    if fighters_of(state, step.squad, move.target):
        return Telling(_("Fight {squad}", squad=target))
    texts = N_("Fight {squad}"), N_("Closes in on {squad}"), N_("You close in on {squad}")
    return filled(texts, squad=target)


def _rage(move: moves.Rage, _state: State) -> Telling:
    n = len(move.figures)
    if not n:
        return filled((N_("Nobody rages"), N_("Has nobody rage"), N_("You have nobody rage")))
    return Telling(
        ngettext("{n} figure rages", "{n} figures rage", n),
        ngettext("Has {n} figure rage", "Has {n} figures rage", n),
        ngettext("You have {n} figure rage", "You have {n} figures rage", n),
    )


# --- who is hit --------------------------------------------------------------------------------


def _take(move: moves.Take, state: State) -> Telling:
    texts = (
        N_("Let {figure} be hit"),
        N_("Lets {figure} be hit"),
        N_("You let {figure} be hit"),
    )
    return filled(texts, figure=figure_name(state, move.figure))


_SAVES: Mapping[str, str] = {
    CAMOUFLAGE: N_("Camouflage"),
    COVER: N_("Cover"),
    ARMOUR: N_("Armour"),
}


def _choose(move: moves.Choose, _state: State) -> Telling:
    texts = N_("Save: {save}"), N_("Chooses a save: {save}"), N_("You choose a save: {save}")
    return filled(texts, save=_(_SAVES[move.save]))


def _heal(move: moves.Heal, state: State) -> Telling:
    texts = (
        N_("Heal {figure} with {healer}"),
        N_("Tries to heal {figure} with {healer}"),
        N_("You try to heal {figure} with {healer}"),
    )
    return filled(
        texts, figure=figure_name(state, move.casualty), healer=figure_name(state, move.healer)
    )


def _flee(move: moves.Flee, state: State) -> Telling:
    texts = N_("Let {figure} flee"), N_("Lets {figure} flee"), N_("You let {figure} flee")
    return filled(texts, figure=figure_name(state, move.figure))


SENTENCES: Sentences = {
    moves.Shoot: _shoot,
    moves.Snap: _snap,
    moves.Hold: _hold,
    moves.Bomb: _bomb,
    moves.Flame: _flame,
    moves.Charge: _charge,
    moves.Engage: _engage,
    moves.Rage: _rage,
    moves.Take: _take,
    moves.Choose: _choose,
    moves.Heal: _heal,
    moves.Refrain: always(
        N_("Heal nobody else"), N_("Heals nobody else"), N_("You heal nobody else")
    ),
    moves.Flee: _flee,
}
