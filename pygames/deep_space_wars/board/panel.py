"""What is known at a glance: rounds, points, the mission; and all squads in words."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from markupsafe import Markup

from pygames.core.game import Outcome
from pygames.core.language import _, ngettext, number
from pygames.deep_space_wars.board.armies.mustering import in_draft
from pygames.deep_space_wars.board.scene import shown
from pygames.deep_space_wars.board.sections import ADDRESS
from pygames.deep_space_wars.board.words import squad_label
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces.armies import army_points
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.deep_space_wars.missions import SCORED
from pygames.deep_space_wars.names import MISSION_NAMES
from pygames.deep_space_wars.texts import MISSION_TEXTS
from pygames.deep_space_wars.wording import card_name
from pygames.table.board import Sight, Standing
from pygames.table.markup import people, render

__all__ = ["counters", "facts", "standings", "tell"]


def counters(sight: Sight[State]) -> Sequence[tuple[str, str]]:
    """Return the round and the points of all sides."""
    view = sight.view
    if not view.round:
        return ()
    rounds = view.setting.rounds
    round_ = _("Round {n} of {all}", n=view.round, all=rounds)
    found = [(f"↻ {number(view.round)}/{number(rounds)}", round_)]
    if view.setting.mission in SCORED:
        told = _("; ").join(_each(sight, view.scores))
        found.append(
            (_row(view, view.scores, "⚑"), _("Points of the mission: {points}", points=told))
        )
    told = _("; ").join(_each(sight, view.points))
    return [*found, (_row(view, view.points, "✕"), _("Victory points: {points}", points=told))]


def _sides(view: State) -> list[int]:
    return sorted({*view.setting.sides})


def _row(view: State, points: Sequence[int], sign: str) -> str:
    return f"{sign} " + " : ".join(number(points[side]) for side in _sides(view))


def _each(sight: Sight[State], points: Sequence[int]) -> Iterator[str]:
    """Yield what each side has."""
    sides = sight.view.setting.sides
    for side in _sides(sight.view):
        names = (name for seat, name in enumerate(sight.names) if sides[seat] == side)
        yield _("{names}: {n}", names=_(" and ").join(names), n=points[side])


def facts(sight: Sight[State]) -> Markup:
    """Draw what is fought for, and what each side has brought about."""
    view, mission = sight.view, sight.view.setting.mission
    rows = [
        (who, view.scores[side] if mission in SCORED else None, view.points[side])
        for who, side in zip(people(sight.names), view.setting.sides, strict=True)
    ]
    return render(
        "deep_space_wars/facts.html",
        rules=ADDRESS,
        mission=_(MISSION_NAMES[mission]),
        text=_(MISSION_TEXTS[mission]),
        rows=rows,
        rounds=[*_losses(view)] if view.outcome else [],
        people=people(sight.names),
        scored=mission in SCORED,
    )


def _losses(view: State) -> Iterator[list[int]]:
    """Yield for each round the points of those who left the table, by seat."""
    now = tuple(map(view.worth_of, range(view.seats)))
    for before, after in pairwise((*view.history, now)):
        yield [one - other for one, other in zip(before, after, strict=True)]


def standings(sight: Sight[State], outcome: Outcome) -> Sequence[Standing]:
    """Return what each seat has come to."""
    if sight.view.setting.mission in SCORED:
        return [Standing(it, ngettext("point", "points", it)) for it in outcome.scores]
    return [Standing(it, ngettext("victory point", "victory points", it)) for it in outcome.scores]


def tell(sight: Sight[State]) -> Sequence[str]:
    """Tell where every squad is."""
    seen = shown(sight)
    view = seen.view
    told = [meaning for _short, meaning in counters(sight)]
    for squad, of in enumerate(view.roster.squads):
        marked, carries = squad in view.marked, squad in view.carriers
        said = squad_label(view, squad, sight.names[of.owner], marked, carries)
        if view.up_in(squad):
            x, y = view.places[view.leaders[squad]]
            where = _(
                "its leader {across}″ from the left, {down}″ from the top",
                across=x // INCH,
                down=y // INCH,
            )
            said = _("{squad}: {where}", squad=said, where=where)
        told.append(said)
    if sight.decision is not None and sight.decision.name == "muster":
        told += _draft(sight.layout)
    if not view.roster.squads:
        chosen = sum(army is not None and bool(army) for army in view.armies)
        told.append(ngettext("{n} army is chosen", "{n} armies are chosen", chosen))
    return told


def _draft(layout: str) -> Iterator[str]:
    """Tell what is in the army that is put together."""
    army = in_draft(layout) or ()
    yield ngettext("Your army: {n} point", "Your army: {n} points", army_points(army))
    for card, figures in army:
        strength = ngettext("{n} figure", "{n} figures", figures)
        yield _("{squad}: {where}", squad=card_name(card), where=strength)
