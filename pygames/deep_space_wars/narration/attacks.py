"""Shots, bombs, flames, charges and close combat, in words."""

from collections.abc import Mapping

from pygames.core.language import N_, ngettext, sentences
from pygames.deep_space_wars.engine import moves
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Bombing, Engaging, Flaming
from pygames.deep_space_wars.engine.targets import fighters_of
from pygames.deep_space_wars.narration.directions import direction_name, distance_in_words
from pygames.deep_space_wars.narration.line import Job, Sentences, Texts, Voice, always
from pygames.deep_space_wars.positions.rolls import ARMOUR, CAMOUFLAGE, COVER
from pygames.deep_space_wars.wording import figure_values, squad_name
from pygames.geometry.plane import Point, squared

__all__ = ["SENTENCES"]


# --- fire --------------------------------------------------------------------------------------

_SNAPS = N_("Fire snap shots at {squad}"), "", ""
_HOLDS_FIRE = N_("Hold fire"), N_("{who} holds fire"), N_("You hold fire")
_DOES_NOT_FIGHT = N_("Do not fight"), N_("{who} does not fight"), N_("You do not fight")


def _shoot(move: moves.Shoot, state: State, voice: Voice) -> str:
    """Say at whom; the log tells it with the dice."""
    if voice.job != Job.ORDER:
        return ""
    return sentences(*(_group(group, state) for group in move.groups))


def _group(group: moves.Group, state: State) -> str:
    n, target = sum(dice for _figure, dice in group.dice), squad_name(state, group.target)
    if group.aims:
        return ngettext(
            "Aim at {squad} with {n} die", "Aim at {squad} with {n} dice", n, squad=target
        )
    return ngettext(
        "Shoot at {squad} with {n} die", "Shoot at {squad} with {n} dice", n, squad=target
    )


def _snap(move: moves.Snap, state: State, voice: Voice) -> str:
    return voice.say(_SNAPS, squad=squad_name(state, move.target))


def _hold(_move: moves.Hold, state: State, voice: Voice) -> str:
    return voice.say(_DOES_NOT_FIGHT if isinstance(state.steps[-1], Engaging) else _HOLDS_FIRE)


_BOMBS_FIGURE = (
    N_("Drop a bomb on figure {n} of {squad}"),
    N_("{who} drops a [templates|bomb] on figure {n} of {squad}"),
    N_("You drop a [templates|bomb] on figure {n} of {squad}"),
)
_BOMBS = (
    N_("Throw a bomb {way}"),
    N_("{who} throws a [templates|bomb] {way}"),
    N_("You throw a [templates|bomb] {way}"),
)
_FLAMES_FIGURE = (
    N_("Send a flame towards figure {n} of {squad}"),
    N_("{who} sends a [templates|flame] towards figure {n} of {squad}"),
    N_("You send a [templates|flame] towards figure {n} of {squad}"),
)
_FLAMES = (
    N_("Send a flame to the {direction}"),
    N_("{who} sends a [templates|flame] to the {direction}"),
    N_("You send a [templates|flame] to the {direction}"),
)


def _bomb(move: moves.Bomb, state: State, voice: Voice) -> str:
    hit = next((figure for figure in state.up() if state.places[figure] == move.point), None)
    if hit is not None:
        return voice.say(_BOMBS_FIGURE, **figure_values(state, hit))
    step = state.steps[-1]
    start = state.places[step.figure] if isinstance(step, Bombing) else move.point
    return voice.say(_BOMBS, way=distance_in_words(start, move.point))


def _flame(move: moves.Flame, state: State, voice: Voice) -> str:
    victim = _in_direction(move.direction, state)
    if victim is not None:
        return voice.say(_FLAMES_FIGURE, **figure_values(state, victim))
    return voice.say(_FLAMES, direction=direction_name(move.direction))


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

_CHARGES = (
    N_("Charge {target}"),
    N_("{who} [charging|charges] {target} with {squad}"),
    N_("You [charging|charge] {target} with {squad}"),
)
_CLOSES_IN = (
    N_("Fight {target}"),
    N_("{who} closes in on {target} with {squad}"),
    N_("You close in on {target} with {squad}"),
)
_FIGHTS = N_("Fight {target}"), "", ""
_NOBODY_RAGES = N_("Nobody rages"), N_("{who} lets nobody rage"), N_("You let nobody rage")


def _charge(move: moves.Charge, state: State, voice: Voice) -> str:
    by = getattr(state.steps[-1], "squad", move.target)
    return voice.say(_CHARGES, target=squad_name(state, move.target), squad=squad_name(state, by))


def _engage(move: moves.Engage, state: State, voice: Voice) -> str:
    """Say whom a squad fights; the log tells it with the blows where they touch already."""
    step = state.steps[-1]
    assert isinstance(step, Engaging)
    texts = _FIGHTS if fighters_of(state, step.squad, move.target) else _CLOSES_IN
    squads = {"target": squad_name(state, move.target), "squad": squad_name(state, step.squad)}
    return voice.say(texts, **squads)


def _rage(move: moves.Rage, _state: State, voice: Voice) -> str:
    n = len(move.figures)
    if not n:
        return voice.say(_NOBODY_RAGES)
    if voice.job == Job.ORDER:
        return ngettext("Let {n} figure rage", "Let {n} figures rage", n)
    if voice.job == Job.REMINDER:
        return ngettext("You let {n} figure rage", "You let {n} figures rage", n)
    return ngettext("{who} lets {n} figure rage", "{who} lets {n} figures rage", n, who=voice.who)


# --- who is hit --------------------------------------------------------------------------------

_TAKES_HIT = (
    N_("Let figure {n} of {squad} take the hit"),
    N_("{who} lets figure {n} of {squad} take the hit"),
    N_("You let figure {n} of {squad} take the hit"),
)
_SAVES: Mapping[str, Texts] = {
    CAMOUFLAGE: (
        N_("Save by Camouflage"),
        N_("{who} chooses the [saves-and-cover|save] by Camouflage"),
        N_("You choose the [saves-and-cover|save] by Camouflage"),
    ),
    COVER: (
        N_("Save by cover"),
        N_("{who} chooses the [saves-and-cover|save] by cover"),
        N_("You choose the [saves-and-cover|save] by cover"),
    ),
    ARMOUR: (
        N_("Save by armour"),
        N_("{who} chooses the [saves-and-cover|save] by armour"),
        N_("You choose the [saves-and-cover|save] by armour"),
    ),
}
_HEALS = (
    N_("Heal figure {n} of {squad} with figure {other} of {healers}"),
    N_(
        "{who} tries to [wounds-and-healing|heal] figure {n} of {squad} with figure {other} of "
        "{healers}"
    ),
    N_(
        "You try to [wounds-and-healing|heal] figure {n} of {squad} with figure {other} of "
        "{healers}"
    ),
)
_FLEES = (
    N_("Let figure {n} of {squad} flee"),
    N_("{who} lets figure {n} of {squad} flee"),
    N_("You let figure {n} of {squad} flee"),
)


def _take(move: moves.Take, state: State, voice: Voice) -> str:
    return voice.say(_TAKES_HIT, **figure_values(state, move.figure))


def _choose(move: moves.Choose, _state: State, voice: Voice) -> str:
    return voice.say(_SAVES[move.save])


def _heal(move: moves.Heal, state: State, voice: Voice) -> str:
    healer = figure_values(state, move.healer)
    return voice.say(
        _HEALS,
        **figure_values(state, move.casualty),
        other=healer["n"],
        healers=healer["squad"],
    )


def _flee(move: moves.Flee, state: State, voice: Voice) -> str:
    return voice.say(_FLEES, **figure_values(state, move.figure))


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
        N_("Heal nobody else"), N_("{who} heals nobody else"), N_("You heal nobody else")
    ),
    moves.Flee: _flee,
}
