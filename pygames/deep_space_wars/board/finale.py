"""The end of a battle: the winner's own figures and banner, and the fallen before them."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from markupsafe import Markup

from pygames.core.game import Outcome
from pygames.core.language import N_, _
from pygames.core.log import Entry
from pygames.deep_space_wars.board.drawing.art import MARKS
from pygames.deep_space_wars.board.drawing.portraits import lying, standing
from pygames.deep_space_wars.ending import parts
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.forces.cards import Card
from pygames.table.board import Course, Finale, Sight
from pygames.table.markup import picture

__all__ = ["COURSE", "finale", "progress"]

_SCORED = ("hold", "hill", "salvage")
"""The missions that bring points of their own."""

_REASONS: Mapping[str, str] = {
    "alone": N_("No enemy is left on the field"),
    "resigned": N_("The enemy has resigned"),
    "hill": N_("The hill is held"),
    "breakthrough": N_("Through the lines, and away"),
    "warlords": N_("The enemy’s warlords have fallen"),
    "salvage": N_("Enough crates are secured"),
    "stopped": N_("Nobody has broken through"),
    "base_assault": N_("The command post is taken"),
    "withstood": N_("The base has held out"),
    "time": N_("The last round is over"),
    "agreed": N_("All agree to stop"),
}
_TIES: Mapping[str, str] = {
    "points": N_("Level, but for victory points"),
    "army": N_("Level, but with the cheaper army"),
}

_PLACES = ((166, 140), (78, 140), (212, 134), (258, 142), (302, 134), (40, 134))
"""Where those stand who are left, in the order in which they come."""
_FELL = ((190, 166, 4), (104, 162, -5), (262, 166, -3))
"""Where those lie who have fallen, and how they are turned."""
_CLOTHS = (
    "M2-103Q24-113 44-102T84-106V-62Q62-52 42-61T2-58z",
    "M2-104Q40-100 92-80 44-66 2-56z",
    "M2-105Q22-112 40-104T70-106V-50Q50-44 34-51T2-48z",
    "M2-103Q24-113 44-102T90-106L76-83 90-62Q62-52 42-61T2-58z",
)
"""The banner of each seat."""
_HOISTS = (
    "M2-103Q16-110 30-107V-64Q16-66 2-58z",
    "M2-104Q15-103 30-99V-63Q16-59 2-56z",
    "M2-105Q16-110 28-108V-53Q15-56 2-48z",
    "M2-103Q16-110 30-107V-64Q16-66 2-58z",
)
"""The strip of paper at the pole, on which the mark of the seat stands."""


def _amounts(state: State) -> dict[int, int]:
    if not state.round:
        return {}
    sides = state.setting.sides
    counted = state.scores if state.setting.mission in _SCORED else state.points
    return {sides.index(side): counted[side] for side in sorted({*sides})}


def _title(state: State) -> str:
    if state.setting.mission in _SCORED:
        return _("points of the mission")
    return _("victory points")


COURSE: Course[State] = Course(title=_title, amounts=_amounts, leads=True)


def progress(state: State) -> dict[str, int]:
    """Return the round, and how many there are."""
    return {"n": state.round, "all": state.setting.rounds} if state.round else {}


def finale(sight: Sight[State], outcome: Outcome, _log: Sequence[Entry]) -> Finale:
    """Show who has stood their ground, and who has not."""
    drawn = picture("pygames.deep_space_wars", armies=_armies(sight.view, outcome.winners))
    return Finale(_said(sight.view, outcome), drawn)


def _said(state: State, outcome: Outcome) -> str:
    """Return the sentence: with points, where these have decided."""
    if not outcome.winners:
        return _("Nobody has come out ahead")
    ended, tie = parts(outcome.reason)
    reason = _(_TIES[tie] if tie else _REASONS[ended])
    if tie or ended not in ("time", "agreed"):
        return reason
    best = outcome.scores[outcome.winners[0]]
    others = [n for seat, n in enumerate(outcome.scores) if seat not in outcome.winners]
    if best <= max(others):
        return reason
    if state.setting.mission in _SCORED:
        return _("Ahead at the end, {best} to {other}", best=best, other=max(others))
    return _("The heavier blows, {best} to {other}", best=best, other=max(others))


def _armies(state: State, winners: Sequence[int]) -> str:
    seats = range(state.seats)
    shown = [*winners] if winners else [*seats]
    left = [_cards(state, seat, fallen=False) for seat in shown]
    lost = [_cards(state, seat, fallen=True) for seat in seats if seat not in winners]
    drawn = [_banner(shown[0], 122, 134)] if winners else _parted(shown[:2])
    for (x, y), (seat, card) in zip(_PLACES, _by_turns(left), strict=False):
        drawn.append(_put(x, y, 0, 14 / card.radius, seat, standing(card, seat)))
    for (x, y, turn), (seat, card) in zip(_FELL, _by_turns(lost), strict=False):
        drawn.append(_put(x, y, turn, 13 / card.radius, seat, lying(card, seat)))
    return f'<g class="dw-drawing">{"".join(drawn)}</g>'


def _cards(state: State, seat: int, *, fallen: bool) -> list[tuple[int, Card]]:
    """Return the cards of a seat's figures that are left, or that are not, each squad by turns."""
    rows = []
    for number, squad in enumerate(state.roster.squads):
        if squad.owner == seat:
            left = len(state.up_in(number))
            count = len(squad.figures) - left if fallen else left
            rows.append([(seat, squad.card)] * count)
    return [*_by_turns(rows)]


def _by_turns(rows: Sequence[Sequence[tuple[int, Card]]]) -> Iterator[tuple[int, Card]]:
    """Yield the first of each row, then the second, and so on."""
    return (it for column in zip_longest(*rows) for it in column if it is not None)


def _put(x: int, y: int, turn: int, size: float, seat: int, figure: Markup) -> str:
    turned = f"rotate({turn})" if turn else ""
    return (
        f'<g class="seat-{seat}" transform="translate({x} {y}){turned}scale({size:.2f})">'
        f"{figure}</g>"
    )


def _parted(seats: Sequence[int]) -> list[str]:
    """Draw the banners of two who are even."""
    return [_banner(seat, x, 128, 0.7) for seat, x in zip(seats, (84, 236), strict=False)]


def _banner(seat: int, x: int, y: int, size: float = 1) -> str:
    return (
        f'<g class="seat-{seat}" transform="translate({x} {y})scale({size})">'
        '<path d="M0 4V-104" stroke="#1d1420" stroke-width="4" stroke-linecap="round"/>'
        f'<g class="x-wave"><path d="{_CLOTHS[seat]}" fill="var(--dw-seat)" stroke="#fbf3e2" '
        f'stroke-width="2.5"/><path d="{_HOISTS[seat]}" fill="#fbf3e2"/><path '
        f'transform="translate(16-82)" d="{MARKS[seat]}" fill="var(--dw-seat)"/></g></g>'
    )
