"""The end of a match: the piece that has taken the headquarters, stamped on what is left of it."""

from collections.abc import Sequence

from markupsafe import Markup

from pygames.core.game import Outcome
from pygames.core.language import N_, _
from pygames.core.log import Entry
from pygames.core.players import is_you
from pygames.espionage.board.art import EMBLEMS, SEAL
from pygames.espionage.pieces import CODES, HQ, SOLDIERS, title
from pygames.espionage.state import State
from pygames.table.board import Course, Finale, Sight
from pygames.table.markup import picture

__all__ = ["COURSE", "finale", "progress"]

_REASONS = {
    "no_mobile_pieces": N_("Nothing is left that could move"),
    "no_legal_move": N_("No piece has anywhere to go"),
    "draw_repetition": N_("The same position, again and again"),
    "draw_no_progress": N_("Nothing has happened for too long"),
    "draw_turn_limit": N_("That was the last turn"),
    "draw_agreed": N_("Both sides agree to stop"),
}

_SHAPES = (
    "M-44-60H44Q60-60 60-44V44Q60 60 44 60H-44Q-60 60-60 44V-44Q-60-60-44-60z",
    "M-25-60H25L60-25V25L25 60H-25L-60 25V-25z",
)
"""White's pieces have rounded corners, Black's cut ones."""
_INKS = (("#fbf6e8", "#4a4335", "#b3a78a"), ("#2f333d", "#f6efdc", "#7d8496"))
"""Of each side: paper, ink, rim."""
_STAR = "l2 4 4.5.5-3.3 3 1 4.5-4.2-2.3-4.2 2.3 1-4.5-3.3-3 4.5-.5z"
_WHOLE = (
    '<g fill="#f7f1e1" stroke="#2c2a33" stroke-width="2.5" stroke-linejoin="round">'
    '<path d="M-84-44H84V62H-84z"/></g><path d="M62 6V-86" stroke="#2c2a33" stroke-width="3.5" '
    'stroke-linecap="round"/><path class="x-wave" d="M63-86Q78-92 88-85T106-86V-60Q94-55 86-61'
    'T63-60z" fill="#fdfaf0" stroke="#2c2a33" stroke-width="2"/>'
)
"""A headquarters that nobody has taken, with a white flag."""


def _amounts(state: State) -> dict[int, int]:
    if state.turns < 0:
        return {}
    white, black = state.at[: state.size], state.at[state.size :]
    return {seat: sum(at >= 0 for at in army) for seat, army in enumerate((white, black))}


COURSE: Course[State] = Course(title=lambda _state: _("pieces left"), amounts=_amounts)


def progress(state: State) -> dict[str, int]:
    """Return how many pieces each seat has left."""
    left = _amounts(state)
    return {"first": left[0], "second": left[1]} if left else {}


def finale(sight: Sight[State], outcome: Outcome, _log: Sequence[Entry]) -> Finale:
    """Show the piece that has decided it; in a draw, one of each side."""
    state = sight.view
    if not outcome.winners:
        tokens = _leaning(_token(0, None), -46) + _leaning(_token(1, None), 46)
        drawn = picture("pygames.espionage", hq="", taker=tokens, blow="")
        return Finale(_(_REASONS[outcome.reason]), drawn)
    (winner,) = outcome.winners
    if outcome.reason == "hq_captured" and state.step is not None:
        square = state.step.to
        rank = state.rank[state.who[square]] if state.who[square] >= 0 else None
        return Finale(
            _taken(rank, state.field.names[square]),
            picture("pygames.espionage", taker=_token(winner, rank)),
            mark=_("the headquarters"),
        )
    drawn = picture("pygames.espionage", hq=_WHOLE, taker=_token(winner, None), blow="")
    if outcome.reason == "resign":
        name = sight.names[1 - winner]
        said = _("You have resigned") if is_you(name) else _("{name} has resigned", name=name)
        return Finale(said, drawn)
    return Finale(_(_REASONS[outcome.reason]), drawn)


def _taken(rank: int | None, square: str) -> str:
    if rank is None or rank == HQ:
        return _("The headquarters on {square} is taken", square=square)
    return _("{piece} takes the headquarters on {square}", piece=title(rank), square=square)


def _leaning(token: str, x: int) -> str:
    return f'<g transform="translate({x} 6)rotate({x / 6:g})scale(.72)">{token}</g>'


def _token(seat: int, rank: int | None) -> Markup:
    """Draw a piece, 120 wide; without a rank, its wax seal."""
    paper, ink, rim = _INKS[seat]
    shape = _SHAPES[seat]
    drawn = (
        '<ellipse cx="10" cy="58" rx="60" ry="13" fill="#1a1410" opacity=".35"/>'
        f'<path d="{shape}" fill="{paper}" stroke="#14161c" stroke-width="3"/>'
        f'<path d="{shape}" transform="scale(.86)" fill="none" stroke="{rim}" stroke-width="1.6"/>'
    )
    if rank is None:
        drawn += (
            f'<g transform="scale(2.6)translate(-20-20)"><path d="{SEAL}" fill="#b23a30"/>'
            '<circle cx="20" cy="20" r="8.8" fill="none" stroke="#8a2a22" stroke-width="1.2"/></g>'
        )
    elif rank in SOLDIERS:
        first = -9 * rank
        stars = "".join(f"M{first + 18 * n} 32{_STAR}" for n in range(rank + 1))
        drawn += (
            f'<text y="17" text-anchor="middle" font-size="56" font-weight="800" fill="{ink}">'
            f'{CODES[rank]}</text><path d="{stars}" fill="{ink}"/>'
        )
    else:
        emblem = EMBLEMS[_NAMED[rank]].replace('class="es-a"', f'fill="{ink}"')
        emblem = emblem.replace('class="es-c"', f'fill="{paper}"').replace(
            'class="es-d"', f'fill="none" stroke="{ink}" stroke-width="2"'
        )
        drawn += f'<g transform="scale(3.3)translate(-12-12)">{emblem}</g>'
    return Markup(drawn)


_NAMED = dict(enumerate(("spy", "sapper", "mine", "hq"), len(SOLDIERS)))
"""Rank -> its emblem."""
