"""What to do now, and the names of what can be picked."""

from collections.abc import Mapping

from pygames.core.language import N_, _, ngettext
from pygames.deep_space_wars import FACTION_NAMES
from pygames.deep_space_wars.board import picks
from pygames.deep_space_wars.board.armies.mustering import why_not
from pygames.deep_space_wars.board.drafts import building
from pygames.deep_space_wars.board.drafts.deploying import LINED_UP
from pygames.deep_space_wars.board.drafts.dividing import divided, is_divisible
from pygames.deep_space_wars.board.drafts.ladders import ladder_label, ladder_of
from pygames.deep_space_wars.board.drafts.landscaping import ASIDE, TURN, shape_of
from pygames.deep_space_wars.board.drafts.marching import STANDING, STORMED, can_storm, is_charging
from pygames.deep_space_wars.board.drafts.raging import ALL_RAGE
from pygames.deep_space_wars.board.drawing.figures import figure_of, squad_of
from pygames.deep_space_wars.board.words import figure_label, strength
from pygames.deep_space_wars.engine import moves, steps
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces import actions
from pygames.deep_space_wars.names import BASE_NAMES, SHAPE_NAMES
from pygames.deep_space_wars.narration.directions import side_name
from pygames.deep_space_wars.positions.rolls import ARMOUR, CAMOUFLAGE, COVER
from pygames.deep_space_wars.wording import squad_name
from pygames.table.board import READY, Sight, spot_of

__all__ = ["action_name", "label", "prompt"]

_ACTIONS: Mapping[str, str] = {
    actions.WALK: N_("Move the squad"),
    actions.RUN: N_("Run"),
    actions.FORCED_MARCH: N_("Forced march"),
    actions.TELEPORT: N_("Teleport"),
    actions.ASSAULT: N_("Assault"),
    actions.SKIRMISH: N_("Keep-away"),
    actions.SHOOT: N_("Shoot"),
    actions.BOMBARD: N_("Bomb"),
    actions.FLAMER: N_("Flame"),
    actions.CHARGE: N_("Charge"),
    actions.MELEE: N_("Fight"),
    actions.SET_LADDER: N_("Set the ladder"),
    actions.FETCH_LADDER: N_("Take the ladder"),
}
_ROUGH_ACTIONS: Mapping[str, str] = {
    actions.WALK: N_("Move through difficult terrain"),
    actions.RUN: N_("Run through difficult terrain"),
    actions.FORCED_MARCH: N_("Forced march through difficult terrain"),
    actions.ASSAULT: N_("Assault through difficult terrain"),
    actions.SKIRMISH: N_("Keep-away through difficult terrain"),
}
_READY: Mapping[type, str] = {
    steps.Mustering: N_("Take this army"),
    steps.Shifting: N_("Ready"),
    steps.Building: N_("Build"),
    steps.Deploying: N_("Ready"),
    steps.Raising: N_("Set"),
    steps.Bombing: N_("Throw"),
    steps.Flaming: N_("Fire"),
    steps.Raging: N_("Strike"),
    steps.Aiming: N_("Fire"),
}
_BUTTONS: Mapping[str, str] = {
    picks.END_TURN: N_("End turn"),
    picks.HOLD: N_("Hold fire"),
    picks.REFRAIN: N_("Heal nobody"),
    picks.AIM_FIRE: N_("Use Aim"),
    picks.PLAIN_FIRE: N_("Without Aim"),
    picks.LEAVE_ALL: N_("All leave"),
    picks.STAY: N_("Stay here"),
    picks.ACCEPT: N_("End the battle"),
    picks.DECLINE: N_("Fight on"),
    LINED_UP: N_("Line up"),
    TURN: N_("Turn it"),
    building.ADD: N_("Another wall"),
    building.TURN_WALL: N_("Turn it"),
    building.LONGER: N_("Longer"),
    building.SHORTER: N_("Shorter"),
    building.REMOVE: N_("Remove"),
    ASIDE: N_("Set aside what has no room"),
    ALL_RAGE: N_("All rage"),
    STORMED: N_("Most contacts"),
    STANDING: N_("Stay here"),
    f"{picks.SAVE}{ARMOUR}": N_("Save by armour"),
    f"{picks.SAVE}{COVER}": N_("Save by cover"),
    f"{picks.SAVE}{CAMOUFLAGE}": N_("Save by Camouflage"),
}


def action_name(action: str, rough: bool) -> str:
    """Return what a squad does, as it stands on a button."""
    return _((_ROUGH_ACTIONS if rough else _ACTIONS)[action])


def label(view: State, element: str) -> str:
    """Return the name of what can be picked."""
    step = view.steps[-1] if view.steps else None
    if element == READY and isinstance(step, steps.Placing):
        places = any(isinstance(it, moves.Place) for it in view.decisions[0].moves)
        return _("Place") if places else _("Set it aside")
    if element == READY:
        return _(_READY.get(type(step), N_("Go")))
    if element == picks.HOLD and isinstance(step, steps.Engaging):
        return _("Do not fight")
    if element in _BUTTONS:
        return _(_BUTTONS[element])
    if (squad := squad_of(element)) is not None:
        return _(", ").join((squad_name(view, squad), strength(view, squad)))
    if (figure := figure_of(element)) is not None:
        return figure_label(view, figure)
    if (action := picks.action_of(element)) is not None:
        return action_name(*action)
    if (faction := picks.faction_of(element)) is not None:
        return _(FACTION_NAMES[faction]) if faction in FACTION_NAMES else _("An army of your own")
    if (shape := shape_of(element)) is not None:
        return _(SHAPE_NAMES[shape])
    if (edge := picks.edge_of(element)) is not None:
        return _("In the {side}", side=side_name(edge))
    if (base := building.design_of(element)) is not None:
        return _(BASE_NAMES[base])
    ladder = ladder_of(element)
    if ladder is not None:
        return ladder_label(ladder)
    point = spot_of(element)
    return _point(*point) if point else ""


def _point(x: int, y: int) -> str:
    return _("{across}″ from the left, {down}″ from the top", across=x // 16, down=y // 16)


# --- prompts -------------------------------------------------------------------------------------

_PROMPTS: Mapping[str, str] = {
    "muster": N_("Take this [building-an-army|army], or build your own"),
    "side": N_("Choose the side of the table where you start"),
    "shift": N_("Drag your start area along the edge, then press Ready"),
    "build": N_("Choose a [bases-and-ladders|base], drag its walls, then press Build"),
    "deploy": N_("Drag your squads to where they start, then press Ready"),
    "warlord": N_("Choose the squad whose leader is your [missions|warlord]"),
    "carry": N_("Choose who carries a [bases-and-ladders|ladder]"),
    "ladder": N_("Drag the [bases-and-ladders|ladder] along the wall, then press Set"),
    "fetch": N_("Choose the [bases-and-ladders|ladder] to take with {squad}"),
    "march": N_("Drag {squad} where you want, or press Stay here"),
    "go": N_("Press Go, or drag {squad} elsewhere"),
    "storm": N_("Drag {squad} to the enemy, or press Most contacts"),
    "fall short": N_("{squad} cannot get there: drag it where you want, or press Stay here"),
    "position": N_("Place the figures of {squad} for [close-combat|close combat]"),
    "leave": N_("Choose who leaves the table"),
    "lose": N_("Choose which figure of {squad} collapses"),
    "lead": N_("Choose who is to lead {squad} from now on"),
    "aim": N_("Choose what to shoot at with {squad}"),
    "spread": N_("Choose a target, or tap figures to divide the dice"),
    "divided": N_("Press Fire for {shots}"),
    "one figure": N_("Choose what this figure fires at"),
    "snap": N_("Choose a target for [snap-shots|snap shots] of {squad}"),
    "bomb": N_("Drag the [templates|template], then press Throw"),
    "flame": N_("Drag the [templates|flame], then press Fire"),
    "charge": N_("Choose whom to [charging|charge] with {squad}"),
    "defend": N_("Fire at {foe} before the [charging|charge] reaches {squad}?"),
    "engage": N_("Choose whom to fight with {squad}"),
    "rage": N_("Choose who rages: they strike twice, and fall"),
    "take": N_("Choose who is hit"),
    "choose": N_("Choose how to save the figure"),
    "heal": N_("Choose whom to [wounds-and-healing|heal], or first another healer"),
    "flee": N_("Choose which figure of {squad} flees"),
    "end": N_("End the battle as it stands?"),
}


def prompt(sight: Sight[State]) -> str:
    """Say what to do now."""
    view, decision = sight.view, sight.decision
    name = decision.name if decision else ""
    if name == "act":
        return _act_prompt(sight)
    if name in ("prepare", "place"):
        return _terrain_prompt(view, name)
    if name == "muster" and (rule := why_not(view, sight.layout)) is not None:
        return str(rule)
    if name not in _PROMPTS:
        return _waiting(sight)
    if name == "march" and READY in sight.next:
        name = "go"
    elif name == "march" and is_charging(view):
        name = "storm" if can_storm(view) else "fall short"
    shots = divided(sight) if name == "aim" else ""
    if name == "aim":
        name = _aiming(sight, shots)
    squads = {
        key: "" if (squad := getattr(view.steps[-1], of, None)) is None else squad_name(view, squad)
        for key, of in (("squad", "squad"), ("foe", "by"))
    }
    return _(_PROMPTS[name], **squads, shots=shots)


def _aiming(sight: Sight[State], shots: str) -> str:
    """Return the prompt of a volley, whose dice are divided as `shots` says, "" if they are not."""
    if sight.picked:
        return "one figure"
    if shots:
        return "divided"
    return "spread" if is_divisible(sight) else "aim"


def _waiting(sight: Sight[State]) -> str:
    """Say whom one waits for, and what for."""
    view = sight.view
    asked = next((it.seat for it in view.decisions if len(it.moves)), None)
    if asked is None or asked < 0:
        return _("Wait for the others")
    return _("Wait for {name}", name=sight.names[asked])


def _terrain_prompt(view: State, name: str) -> str:
    """Say how many pieces there are to choose, or still to be placed."""
    if name == "prepare":
        whole = view.setting.pieces * view.seats
        text = N_("Choose piece {n} of {all} for the battlefield; × says how many are chosen")
        return _(text, n=len(view.pool) + 1, all=whole)
    return ngettext(
        "Drag a piece where you want it, then press Place: {n} is left",
        "Drag a piece where you want it, then press Place: {n} are left",
        len(view.pool),
    )


def _act_prompt(sight: Sight[State]) -> str:
    squad = squad_of(sight.picked[0]) if sight.picked else None
    if squad is not None:
        return _("Choose what to do with {squad}", squad=squad_name(sight.view, squad))
    if len(sight.next) == 1:
        return _("All squads have acted: end your turn")
    return _("Drag or choose a squad, or end your turn")
