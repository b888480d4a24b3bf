"""What an attack promises: found for every squad that can be attacked, and put into words."""

from collections import Counter
from collections.abc import Callable, Iterator
from math import isqrt
from typing import Any, TypeAlias, TypeVar

from pygames.core.game import Move
from pygames.core.language import N_, _, listed, ngettext
from pygames.deep_space_wars.analysis.bursts import ON_THE_MARK, Fall
from pygames.deep_space_wars.analysis.charge import Rush, rush
from pygames.deep_space_wars.analysis.forecast import Forecast
from pygames.deep_space_wars.analysis.matchup import Matchup, melee, volley
from pygames.deep_space_wars.analysis.template_targets import Burst, best, burst
from pygames.deep_space_wars.board.drafts.dividing import aims_in
from pygames.deep_space_wars.board.drafts.raging import raging
from pygames.deep_space_wars.board.drawing.figures import Odds, squad_of
from pygames.deep_space_wars.board.measures import inches
from pygames.deep_space_wars.board.picks import action_element
from pygames.deep_space_wars.engine import moves, steps
from pygames.deep_space_wars.engine.refusals import Refusal, why_no_fight, why_no_shot
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.targets import foes_of
from pygames.deep_space_wars.wording import average, percent, squad_name
from pygames.table.board import Sight

__all__ = [
    "Prospect",
    "at_hand",
    "bursts",
    "expected",
    "fall",
    "in_brief",
    "odds_of",
    "prospects",
    "short",
    "told",
]

Prospect: TypeAlias = Matchup | Rush | Burst | Refusal
"""What is known of an attack before it is made."""

_T = TypeVar("_T")

_LEAST = 0.005
"""Chances below this are not worth a word."""

_FALLS = {
    ON_THE_MARK: N_("On the mark"),
    2: N_("Beyond"),
    3: N_("Short"),
    4: N_("To the left"),
    5: N_("To the right"),
}
"""How bombs may fall, as the bomber sees it (DSW-20)."""

_prospects: list[Any] = []
"""What was found last, and for what: a page asks for it several times."""
_bursts: list[Any] = []


def prospects(sight: Sight[State]) -> dict[int, Prospect]:
    """Return what an attack on each enemy squad promises, or what stands against it.

    Nothing where no squad is chosen to be attacked.
    """
    view, decision = sight.view, sight.decision
    if decision is None or not view.steps or decision.seat != sight.seat:
        return {}
    aims = aims_in(sight.layout)
    rage = sight.layout if isinstance(view.steps[-1], steps.Raging) else ""
    about_to = _about_to(sight)
    by = aims, rage, about_to
    return _remembered(_prospects, view, by, lambda: dict(_found(view, aims, rage, about_to)))


def _about_to(sight: Sight[State]) -> tuple[str, int] | None:
    """Return the attack whose target may not be asked for, because there is only one, and the squad
    that is picked and can make it; None if there is none.
    """
    view = sight.view
    squad = next((squad for it in sight.picked if (squad := squad_of(it)) is not None), None)
    if squad is None or not isinstance(view.steps[-1], steps.Turn):
        return None
    if action_element("melee") in sight.next:
        return "melee", squad
    if action_element("charge") in sight.next and len(view.squads_against(squad)) == 1:
        return "charge", squad
    return None


def bursts(view: State) -> dict[int, Burst]:
    """Return what the template that is to be laid promises at best, by the enemies in reach."""
    return _remembered(_bursts, view, None, lambda: dict(_reached(view)))


def _reached(view: State) -> Iterator[tuple[int, Burst]]:
    step = view.steps[-1]
    assert isinstance(step, steps.Bombing | steps.Flaming)
    for target in view.squads_against(view.roster.squad_of[step.figure]):
        point = best(view, step, target)
        if point:
            yield target, burst(view, step, point)


def _remembered(known: list[Any], view: State, by: object, find: Callable[[], _T]) -> _T:
    """Return what was found last if nothing has changed on which attacks depend."""
    where = tuple(view.places), tuple(view.conditions), tuple(view.lives), tuple(view.leaders)
    key = (
        type(view.steps[-1]),
        view.steps[-1],
        by,
        view.field,
        view.roster,
        *where,
        view.off,
        view.house_rules,
    )
    if not known or known[0] != key:
        known[:] = [key, find()]
    found: _T = known[1]
    return found


def _found(
    view: State, aims: bool, rage: str, about_to: tuple[str, int] | None
) -> Iterator[tuple[int, Prospect]]:
    step = view.steps[-1]
    match step:
        case steps.Turn() if about_to and about_to[0] == "melee":
            for target in foes_of(view, about_to[1]):
                yield target, melee(view, about_to[1], target)
        case steps.Turn() if about_to:
            for target in view.squads_against(about_to[1]):
                yield target, rush(view, about_to[1], target)
        case steps.Aiming(squad) | steps.Snapping(squad=squad):
            snap = isinstance(step, steps.Snapping)
            heavy = isinstance(step, steps.Snapping) and step.heavy
            for target in view.squads_against(squad):
                refusal = why_no_shot(view, squad, target, snap=snap, heavy=heavy, aims=aims)
                found = refusal or volley(view, squad, target, snap=snap, aims=aims)
                if found:
                    yield target, found
        case steps.Defending(squad, by):
            fire = volley(view, squad, by, snap=True)
            if fire:
                yield by, fire
        case steps.Charging(squad):
            for target in view.squads_against(squad):
                yield target, rush(view, squad, target)
        case steps.Raging(fight):
            wild = len(raging(view, rage) or ())
            yield (
                fight.target,
                melee(view, fight.squad, fight.target, bonus=fight.bonus, raging=wild),
            )
        case steps.Bombing() | steps.Flaming():
            yield from bursts(view).items()
        case steps.Engaging(squad=squad):
            for target in view.squads_against(squad):
                yield target, why_no_fight(view, squad, target) or melee(view, squad, target)


def odds_of(sight: Sight[State]) -> dict[int, Odds]:
    """Return what an attack on each enemy squad would bring, or why there can be none."""
    view, found = sight.view, sorted(prospects(sight).items())
    return {
        squad: Odds(n, _(". ").join(told(view, it)), short(it), _note(it))
        for n, (squad, it) in enumerate(found, start=1)
    }


def at_hand(sight: Sight[State]) -> dict[Move, str]:
    """Offer to be asked for places, where that may bring more figures into a fight (DSW-154).

    By the newest rulings one is asked there anyway.
    """
    if sight.view.setting.rulings.joins_fights:
        return {}
    fights = (it for it in prospects(sight).values() if isinstance(it, Matchup))
    helps = any(it.lines and it.near for it in fights)
    placed = helps and isinstance(sight.view.steps[-1], steps.Raging)
    return {moves.Ask("positions", True): _("Take places first")} if helps and not placed else {}


# --- in words ------------------------------------------------------------------------------------


def short(prospect: Prospect) -> str:
    """Return a prospect in a few signs: what falls on average, or the chance to get there."""
    match prospect:
        case Matchup(dice=dice, expected=expected):
            return fall(expected.losses) if dice else ""
        case Rush(chance=chance, goes_straight=True):
            return percent(chance)
        case Rush(chance=chance):
            return _("≤{chance}", chance=percent(chance))
        case Burst():
            return fall(prospect.enemies)
    return ""


def _note(prospect: Prospect) -> str:
    """Return the dice of an attack, or how far a charge has to go."""
    match prospect:
        case Matchup(dice=dice, number=most) if dice:
            return ngettext("{n} die, ≤{number}", "{n} dice, ≤{number}", dice, number=most)
        case Rush(inches=far):
            return _("{n}″", n=far)
    return ""


def in_brief(prospect: Prospect) -> str:
    """Return a prospect in one line: 5 dice, ≤2: −1.4; a dash where nothing can come of it."""
    losses = short(prospect)
    return _("{dice}: {losses}", dice=_note(prospect), losses=losses) if losses else "–"


def fall(losses: float) -> str:
    """Return how many figures fall on average, as a loss."""
    return _("−{n}", n=average(losses))


def told(view: State, prospect: Prospect) -> list[str]:
    """Return a prospect in sentences, all that is drawn of it among them."""
    match prospect:
        case Matchup(is_shot=True):
            return [*_volley(view, prospect)]
        case Matchup():
            return [*_melee(view, prospect)]
        case Rush():
            return [*_rush(view, prospect)]
        case Burst():
            return [*_burst(view, prospect)]
    return [str(prospect.rule).removesuffix(".")]


def _volley(view: State, fire: Matchup) -> Iterator[str]:
    able, all_ = len(fire.lines), len(view.able_in(fire.squad))
    yield _("{n} of {all} figures can shoot", n=able, all=all_)
    yield _dice(fire.dice, fire.number)
    yield _("{distance} away", distance=inches(isqrt(fire.square << 16)))
    for value, n in sorted(Counter(fire.covers.values()).items()):
        yield ngettext(
            "{n} figure has cover {cover}", "{n} figures have cover {cover}", n, cover=value
        )
    yield from expected(view, fire.target, fire.expected)
    if fire.endangered:
        squads = dict.fromkeys(view.roster.squad_of[figure] for figure in fire.endangered)
        names = listed(squad_name(view, squad) for squad in squads)
        yield _("A 6 hits a friend: {squads}", squads=names)


def _dice(dice: int, number: int) -> str:
    if number == 1:
        return ngettext("{n} die that hits on a 1", "{n} dice that hit on a 1", dice)
    return ngettext(
        "{n} die that hits on {number} or less",
        "{n} dice that hit on {number} or less",
        dice,
        number=number,
    )


def expected(view: State, squad: int, forecast: Forecast) -> Iterator[str]:
    """Yield what is expected to happen to a squad."""
    all_ = len(view.up_in(squad))
    yield _(
        "On average {hits} hits, {losses} of {all} figures fall, worth {points} points",
        hits=average(forecast.hits),
        losses=average(forecast.losses),
        all=all_,
        points=round(forecast.points),
    )
    if forecast.test >= _LEAST:
        yield _("A test of Discipline: {chance}", chance=percent(forecast.test))
        yield _("Somebody flees: {chance}", chance=percent(forecast.flight))


def _melee(view: State, fight: Matchup) -> Iterator[str]:
    yield from _blows(view, fight)
    if fight.near and not isinstance(view.steps[-1], steps.Raging):
        yield ngettext(
            "{n} more figure is near enough to join in before the blows",
            "{n} more figures are near enough to join in before the blows",
            len(fight.near),
        )
    if fight.answer:
        yield _("{squad} strikes back", squad=squad_name(view, fight.target))
        yield from _blows(view, fight.answer)
    elif fight.dice:
        yield _("{squad} does not strike back", squad=squad_name(view, fight.target))


def _blows(view: State, blows: Matchup) -> Iterator[str]:
    if not blows.dice:
        yield _("Nobody touches the enemy")
        return
    able, all_ = len(blows.lines), len(view.able_in(blows.squad))
    yield _("{n} of {all} figures can strike", n=able, all=all_)
    yield _dice(blows.dice, blows.number)
    yield from expected(view, blows.target, blows.expected)


def _rush(view: State, charge: Rush) -> Iterator[str]:
    if charge.chance:
        yield _("{n}″ to go", n=charge.inches)
        yield from _way(charge)
    else:
        yield _("Out of reach: {n}″ to go, and two dice bring 12 at most", n=charge.inches)
    yield _("Those who get there strike: {dice}", dice=_dice(charge.dice, charge.number))
    if charge.fire:
        yield _("{squad} may fire first", squad=squad_name(view, charge.target))
        yield from _volley(view, charge.fire)


def _way(charge: Rush) -> Iterator[str]:
    """Yield whether a charge can go straight on, and its chance to get there."""
    chance, slowed = percent(charge.chance), percent(charge.slowed)
    if charge.obstacles:
        for fault in charge.obstacles:
            yield str(fault.rule).removesuffix(".")
        yield _("The squad has to go round: {chance} at most", chance=chance)
    elif charge.difficult:
        yield _(
            "Straight through difficult terrain only the higher die counts: {chance}", chance=slowed
        )
        yield _("Round it, two dice may reach the enemy: {chance} at most", chance=chance)
    else:
        yield _("Two dice reach it: {chance}", chance=chance)


def _burst(view: State, of: Burst) -> Iterator[str]:
    """Yield who suffers, in all and by each way in which a bomb may fall."""
    own = view.roster.squad_of[of.figure]
    if not any(it.hits for it in of.expected.values()):
        yield _("Nobody is reached")
        return
    for squad, expected in of.expected.items():
        name: str = squad_name(view, squad)
        if not view.are_enemies(own, squad):
            name = _("{squad} (friends)", squad=name)
        yield _("{squad}: {what}", squad=name, what=_losses(expected))
        if expected.flight >= _LEAST:
            yield _("Somebody flees: {chance}", chance=percent(expected.flight))
    if len(of.falls) > 1:
        for it in of.falls:
            yield _fall_told(view, it)


def _losses(expected: Forecast) -> str:
    return _("on average {losses} fall", losses=average(expected.losses))


def _fall_told(view: State, one: Fall) -> str:
    """Return one way in which a bomb may fall: on the mark, 2 of 6: Rifles 5 loses 1.8."""
    way = _("{way}, {n} of 6", way=_(_FALLS[one.direction]), n=one.chance)
    struck = [
        _("{squad} −{n}", squad=squad_name(view, squad), n=average(it.losses))
        for squad, it in one.struck.items()
        if it.hits
    ]
    return _("{way}: {what}", way=way, what=listed(struck) or _("nobody"))
