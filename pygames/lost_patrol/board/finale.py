"""The end of a game: the Dropship on its flame with all who are aboard, or what the jungle kept."""

from collections.abc import Sequence

from pygames.core.game import Outcome
from pygames.core.language import N_, _
from pygames.core.log import Entry
from pygames.core.players import is_you
from pygames.lost_patrol.position import ALL_SCOUTS
from pygames.lost_patrol.state import State
from pygames.table.board import Course, Finale, Sight
from pygames.table.markup import picture

__all__ = ["COURSE", "finale", "progress"]

_REASONS = {
    "all_dead": N_("The jungle has taken all five"),
    "swallowed": N_("The jungle has closed over the patrol"),
    "round_limit": N_("The Dropship could wait no longer"),
}

_ABOARD = (
    N_("One of five is aboard, and the Dropship is away"),
    N_("Two of five are aboard, and the Dropship is away"),
    N_("Three of five are aboard, and the Dropship is away"),
    N_("Four of five are aboard, and the Dropship is away"),
    N_("All five are aboard, and the Dropship is away"),
)

_SCOUT = (
    "M-3 0V-9Q-5-16-2-18H3Q6-16 4-9V0H1.5L.5-7-.5 0zM-3.2-19.5a3.7 4 0 0 1 7.4 0Q0-17-3.2-19.5z"
)
_HELMET = (
    '<g transform="translate(182 148)"><ellipse cx="4" cy="13" rx="40" ry="6" opacity=".5"/>'
    '<g stroke="#0b1a1c" stroke-width="2.5"><path d="M-26 12Q-30-22 2-22 30-22 30 6L22 12z" '
    'fill="#6f8a4c"/><path d="M-26 12H24L34 18H-22z" fill="#4d6236"/></g>'
    '<path d="M-6-20Q26-18 29 5L22 12H4Q14-8-6-20z" opacity=".35"/></g>'
)
_LURKING = ((52, 140, 1), (312, 146, 1.1), (118, 126, 1.2), (248, 130, 1.3), (184, 104, 0.9))
"""Where eyes shine: x, y, size."""


def _amounts(state: State) -> dict[int, int]:
    if state.scouts_seat is None or not state.round:
        return {}
    return {state.scouts_seat: len(state.alive)}


COURSE: Course[State] = Course(title=lambda _state: _("Scouts alive"), amounts=_amounts)


def progress(state: State) -> dict[str, int]:
    """Return the round, and how many Scouts are alive."""
    return {"n": state.round, "alive": len(state.alive)} if state.round else {}


def finale(sight: Sight[State], outcome: Outcome, _log: Sequence[Entry]) -> Finale:
    """Show how many got away, or that nobody did."""
    state, alive = sight.view, len(sight.view.alive)
    away = outcome.winners == (state.scouts_seat,)
    mark = _("one Scout fewer") if alive else _("the last Scout")
    if away:
        drawn = picture("pygames.lost_patrol", aboard="".join(_aboard(alive)))
    else:
        eyes = "".join(_eyes(*spot, number) for number, spot in enumerate(_LURKING))
        drawn = picture("pygames.lost_patrol", ship="", helmet=_HELMET, eyes=eyes)
    return Finale(_said(sight, outcome, alive), drawn, mark=mark if alive < len(ALL_SCOUTS) else "")


def _said(sight: Sight[State], outcome: Outcome, alive: int) -> str:
    if outcome.reason == "escaped":
        return _(_ABOARD[alive - 1])
    if outcome.reason == "conceded":
        name = sight.names[1 - outcome.winners[0]]
        return _("You have resigned") if is_you(name) else _("{name} has resigned", name=name)
    return _(_REASONS[outcome.reason])


def _aboard(scouts: int) -> list[str]:
    """Draw the Scouts in the hatch."""
    gap = 26 / max(scouts, 2)
    first = -gap * (scouts - 1) / 2
    size = 0.8 if scouts < 3 else 0.62
    return [
        f'<path transform="translate({first + gap * n:.1f} 30)scale({size})" d="{_SCOUT}"/>'
        for n in range(scouts)
    ]


def _eyes(x: int, y: int, size: float, number: int) -> str:
    return (
        f'<path class="x-blink" style="--n:{number}" transform="translate({x} {y})scale({size})" '
        'd="M-9 0Q-5-5-1.5 1-6 3-9 0zM9 0Q5-5 1.5 1 6 3 9 0z" fill="#ffd24a"/>'
    )
