"""Attacks drawn before they are made: lines of aim, cover, friends in danger, what will fall.

All of them are drawn faintly at once; the one that is pointed to, on the table or in the tray,
stands out. Everything that is drawn is told by `odds` too.
"""

from collections.abc import Iterable
from typing import NamedTuple

from pygames.core.language import number
from pygames.deep_space_wars.analysis.charge import Rush
from pygames.deep_space_wars.analysis.matchup import Matchup
from pygames.deep_space_wars.analysis.template_targets import Burst, discs
from pygames.deep_space_wars.board.drawing.outlines import outline
from pygames.deep_space_wars.board.guidance.odds import Prospect, fall, odds_of, prospects, short
from pygames.deep_space_wars.engine.refusals import Refusal
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.engine.steps import Bombing, Flaming
from pygames.deep_space_wars.land.battlefield import TABLE
from pygames.deep_space_wars.wording import percent
from pygames.geometry.plane import Circle
from pygames.table.board import Sight

__all__ = ["Preview", "previews"]

_ABOVE = 16
"""In ticks: how far above a squad its badge is."""
_WIDE, _WIDER = 42, 86
"""In ticks: its width, without and with the chance that somebody flees."""
_ENLARGED = 1.5
"""By how much it is larger on phones, where it must not leave the table either."""
_SURE = 0.1
"""From which chance on a test of Discipline is drawn."""


class Badge(NamedTuple):
    """What an attack comes to, beside who suffers it."""

    x: int
    y: int
    text: str
    """What falls on average, or the chance to get there."""
    flight: str
    """The chance that somebody flees, "" if it is small."""
    width: int


class Preview(NamedTuple):
    """What is drawn of an attack on a squad, or of why there can be none."""

    number: int
    """By which the squad, on the table and in the tray, points to it."""
    barred: bool
    """Whether it is drawn only when it is pointed to: nothing can come of it, or a template that
    lies on the table is drawn already."""
    lines: str
    """From each attacker to the figure that it aims at."""
    attackers: list[tuple[int, int, int]]
    """x, y and radius."""
    endangered: list[tuple[int, int, int]]
    covers: list[tuple[int, int, str]]
    """x, y and the cover of a figure."""
    walls: list[str]
    """The outlines of what is in the way."""
    badges: list[Badge]


def previews(sight: Sight[State]) -> dict[int, Preview]:
    """Return what is drawn of attacks on each enemy squad."""
    odds = odds_of(sight)
    return {
        squad: _preview(sight.view, squad, odds[squad].number, prospect)
        for squad, prospect in prospects(sight).items()
        if not isinstance(prospect, Refusal) or prospect.line
    }


def _preview(view: State, squad: int, n: int, prospect: Prospect) -> Preview:
    endangered: tuple[int, ...] = ()
    covers: list[tuple[int, int, str]] = []
    walls: list[str] = []
    badges: list[Badge] = []
    pairs: list[tuple[int, int]] = []
    outlines = ""
    match prospect:
        case Matchup(lines=lines, answer=answer):
            pairs = [(it, seen[0] if seen else it) for it, seen in lines.items()]
            endangered = prospect.endangered
            covers = [(*view.places[it], number(value)) for it, value in prospect.covers.items()]
            lower = not prospect.is_shot and _middle(view, squad) > _middle(view, prospect.squad)
            if prospect.dice:
                flight = prospect.expected.flight
                badges = [_badge(view, squad, short(prospect), flight, below=lower)]
            if answer:
                own, flight = fall(answer.expected.losses), answer.expected.flight
                badges.append(_badge(view, prospect.squad, own, flight, below=not lower))
        case Rush():
            pairs = [prospect.nearest]
            badges = [_badge(view, squad, short(prospect), 0.0)] if prospect.chance else []
            zones = {
                *prospect.difficult,
                *(it for fault in prospect.obstacles for it in fault.zones),
            }
            walls = [outline(view.field.zones[it].shape) for it in sorted(zones)]
        case Burst(point=point):
            step = view.steps[-1]
            assert isinstance(step, Bombing | Flaming)
            covered = discs(view, step, point)
            outlines = "".join(outline(Circle(*disc)) for disc in covered)
        case Refusal():
            pairs = [prospect.line] if prospect.line else []
            walls = [outline(view.field.zones[it].shape) for it in prospect.zones]
    return Preview(
        n,
        not badges,
        outlines + _lines(view, pairs),
        _discs(view, (a for a, _b in pairs)),
        _discs(view, endangered),
        covers,
        walls,
        badges,
    )


def _lines(view: State, pairs: Iterable[tuple[int, int]]) -> str:
    return "".join("M{} {}L{} {}".format(*view.places[a], *view.places[b]) for a, b in pairs)


def _discs(view: State, figures: Iterable[int]) -> list[tuple[int, int, int]]:
    return [(*view.places[it], view.roster.radius[it] + 2) for it in figures]


def _middle(view: State, squad: int) -> int:
    """Return how far down the table a squad stands, on average."""
    figures = view.up_in(squad)
    return sum(view.places[it][1] for it in figures) // len(figures)


def _badge(view: State, squad: int, text: str, flight: float, *, below: bool = False) -> Badge:
    """Return a badge above a squad, or below it; always on the table."""
    places = [view.places[it] for it in view.up_in(squad)]
    radius = view.roster.squads[squad].card.radius
    x = sum(x for x, _y in places) // len(places)
    top, bottom = min(y for _x, y in places), max(y for _x, y in places)
    y = top - radius - _ABOVE
    if (below and bottom + radius + 2 * _ABOVE < TABLE) or y < 2 * _ABOVE:
        y = bottom + radius + _ABOVE
    runs = percent(flight) if flight >= _SURE else ""
    width = _WIDER if runs else _WIDE
    aside = round(_ENLARGED * width / 2)
    return Badge(min(max(x, aside), TABLE - aside), y, text, runs, width)
