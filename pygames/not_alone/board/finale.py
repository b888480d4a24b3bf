"""The end of a match: the rocket at the star, or the claw on it."""

from collections.abc import Sequence

from pygames.core.game import Outcome
from pygames.core.language import _, ngettext
from pygames.core.log import Entry
from pygames.core.players import is_you
from pygames.not_alone.pieces import assimilation_start, rescue_start
from pygames.not_alone.state import State
from pygames.table.board import Course, Finale, Sight
from pygames.table.markup import picture

__all__ = ["COURSE", "finale", "progress"]

_STAR = (
    '<g transform="translate(196 66)"><circle class="x-glow" r="74" '
    'fill="url(#not-alone-m-shine)"/><path d="M0-26 7-9 25-7 11 5 16 23 0 13-16 23-11 5-25-7-7-9z" '
    'fill="#ffe48a" stroke="#3a2408" stroke-width="2.5" stroke-linejoin="round"/>'
    '<g class="x-drop"><g transform="translate(-2-186)scale(1.35)"><path d="M-24-60-20 46Q-42 62'
    "-42 92L-34 112Q-26 100-18 96-16 110-12 122L0 130 12 122Q16 110 18 96 26 100 34 112L42 92Q42 "
    '62 20 46L24-60z" fill="#4a0f1c" stroke="#e04a3d" stroke-width="2" stroke-linejoin="round"/>'
    '<path d="M-42 92Q-46 124-30 148-30 126-21 106zM-13 120Q-12 148 0 168 13 148 13 120L0 130zM42 '
    '92Q46 124 30 148 30 126 21 106z" fill="#f7ecd8" stroke="#3a1208" stroke-width="1.2"/></g></g>'
    "</g>"
)
_WRECK = (
    '<g transform="translate(92 176)rotate(-64)scale(1.15)"><path d="M0-30Q14-16 13 6L20 16V22L9 18'
    'H-9L-20 22V16L-13 6Q-14-16 0-30z" fill="#b9b3c6" stroke="#1b1636" stroke-width="2.2"/>'
    '<circle cy="-6" r="5.5" fill="#273b66" stroke="#1b1636" stroke-width="2"/></g>'
)


def _amounts(state: State) -> dict[int, int]:
    return {
        state.creature: assimilation_start(state.seats) - state.assimilation,
        state.order[0]: rescue_start(state.seats) - state.rescue,
    }


COURSE: Course[State] = Course(title=lambda _state: _("steps towards the star"), amounts=_amounts)


def progress(state: State) -> dict[str, int]:
    """Return how far both counters are from the star."""
    return {"rescue": state.rescue, "hunt": state.assimilation}


def finale(sight: Sight[State], outcome: Outcome, _log: Sequence[Entry]) -> Finale:
    """Show who has reached the star, and how far away the others were."""
    state = sight.view
    if outcome.reason == "rescue":
        yours = any(is_you(sight.names[seat]) for seat in outcome.winners)
        several = len(outcome.winners) > 1
        winners = _("You and the other Hunted win") if yours else _("The Hunted win")
        return Finale(
            ngettext(
                "Rescue comes with Artemia {n} space away",
                "Rescue comes with Artemia {n} spaces away",
                state.assimilation,
            ),
            picture("pygames.not_alone"),
            winners if several or not yours else "",
            _("rescue"),
        )
    if outcome.reason == "gave_up":
        sentence = ngettext(
            "The Hunted give in once too often, with rescue {n} space away",
            "The Hunted give in once too often, with rescue {n} spaces away",
            state.rescue,
        )
    else:
        sentence = ngettext(
            "Artemia assimilates everybody, with rescue {n} space away",
            "Artemia assimilates everybody, with rescue {n} spaces away",
            state.rescue,
        )
    drawn = picture("pygames.not_alone", star=_STAR, fate=_WRECK)
    return Finale(sentence, drawn, mark=_("everybody is assimilated"))
