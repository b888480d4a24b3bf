"""The end of a game: the ridge at dusk with all its flags, and the front that has decided."""

import math
from collections.abc import Sequence

from markupsafe import Markup

from pygames.battle_line.board.art import EMBLEMS, TACTICS
from pygames.battle_line.moves import Claim
from pygames.battle_line.pieces import TACTICS_CARDS, card_id, value
from pygames.battle_line.state import State
from pygames.core.game import Outcome
from pygames.core.language import N_, _
from pygames.core.log import Entry
from pygames.core.players import is_you
from pygames.table.board import Course, Finale, Sight
from pygames.table.markup import picture

__all__ = ["COURSE", "finale", "progress"]

_INK, _PAPER = "#1d1322", "#fbf3e2"
_CLOTHS = (_INK, _PAPER)
"""The cloth of each seat; at the pole a strip of the other one, on which its mark stands."""
_MARKS = ("M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", "M0-10 10.5 8.5h-21z")
_SUITS = {
    "R": "#c8372d",
    "O": "#d9731f",
    "Y": "#b98a10",
    "G": "#3a8549",
    "B": "#2f66b3",
    "P": "#7a4aa0",
}
_FALLS = {
    "five": (N_("Front {n} makes it five"), N_("the fifth front")),
    "three": (N_("Front {n} falls: three side by side"), N_("three side by side")),
}


def _amounts(state: State) -> dict[int, int]:
    return {seat: state.owned(seat) for seat in (0, 1)} if state.turn else {}


COURSE: Course[State] = Course(title=lambda _state: _("fronts owned"), amounts=_amounts)


def progress(state: State) -> dict[str, int]:
    """Return how many fronts each seat owns."""
    return {"first": state.owned(0), "second": state.owned(1)} if state.turn else {}


def finale(sight: Sight[State], outcome: Outcome, log: Sequence[Entry]) -> Finale:
    """Show who owns which front, and the formation that has won the last one."""
    claims = [entry.move.front for entry in log if isinstance(entry.move, Claim)]
    last = claims[-1] if claims and outcome.reason in _FALLS else None
    winner = outcome.winners[0] if outcome.winners else None
    sentence, mark = _said(sight, outcome, last)
    return Finale(sentence, _picture(sight.view, winner, last), mark=mark)


def _said(sight: Sight[State], outcome: Outcome, last: int | None) -> tuple[str, str]:
    """Return the sentence, and what the last point of the course is called."""
    if last is not None:
        sentence, mark = _FALLS[outcome.reason]
        return _(sentence, n=last + 1), _(mark)
    if outcome.reason == "resign":
        name = sight.names[1 - outcome.winners[0]]
        return _("You have resigned") if is_you(name) else _("{name} has resigned", name=name), ""
    most, least = sorted((sight.view.owned(0), sight.view.owned(1)), reverse=True)
    if not outcome.winners:
        return _("No moves are left, and nobody is ahead"), ""
    return _("No moves are left: {most} fronts to {least}", most=most, least=least), ""


def _picture(state: State, winner: int | None, last: int | None) -> Markup:
    banner = cards = ""
    if winner is not None:
        banner = (
            '<g class="x-wave"><path d="M2-147Q28-160 52-147T104-150V-88Q80-74 52-86T2-84z" '
            f'fill="{_CLOTHS[winner]}" stroke="#ffd98a" stroke-width="2"/><path '
            f'd="M3-146Q20-155 38-151.5V-91Q18-94.4 3-85z" fill="{_CLOTHS[1 - winner]}"/><path '
            f'transform="translate(21-120)scale(1.2)" d="{_MARKS[winner]}" '
            f'fill="{_CLOTHS[winner]}"/></g>'
        )
    if last is not None and winner is not None:
        held = state.cards[state.side(last, winner)]
        cards = "".join(_card(card, place, len(held)) for place, card in enumerate(held))
    flags = "".join(_flag(front, owner) for front, owner in enumerate(state.flags))
    return picture("pygames.battle_line", flags=flags, banner=banner, cards=cards)


def _flag(front: int, owner: int | None) -> str:
    """Draw a flag on the ridge; without an owner, the bare pole."""
    x, y = 22 + front * 39.5, 108 - 7 * math.sin(front / 8 * math.pi) + front % 2 * 4
    if owner is None:
        return f'<path d="M{x:g} {y:.1f}v-15" stroke="#4a2f3a" stroke-width="1.6"/>'
    return (
        f'<g transform="translate({x:g} {y:.1f})"><path d="M0 2V-34" stroke="{_INK}" '
        'stroke-width="2"/><g class="x-wave"><path d="M1-34Q8-37 13-33.5T25-34V-19Q19-16 13-19T1-19'
        f'z" fill="{_CLOTHS[owner]}" stroke="{_INK}"/><path d="M1.5-33.6Q6-35.4 11-34.6V-20Q6-20.8 '
        f'1.5-19.5z" fill="{_CLOTHS[1 - owner]}"/><path transform="translate(6.2-27)scale(.34)" '
        f'd="{_MARKS[owner]}" fill="{_CLOTHS[owner]}"/></g></g>'
    )


def _card(card: int, place: int, count: int) -> str:
    """Draw a card of the formation, held as in a hand."""
    lean = place - (count - 1) / 2
    if card in TACTICS_CARDS:
        ink, size = "#4a3a2c", 0.62
        face, text = TACTICS[card_id(card)], ""
    else:
        suit = card_id(card)[0]
        ink, size = _SUITS[suit], 1.05
        face = EMBLEMS[suit]
        text = (
            f'<text x="-15" y="-12" font-size="16" font-weight="800" fill="{ink}">{value(card)}'
            "</text>"
        )
    half = 12 * size if text else 24 * size
    return (
        f'<g transform="translate({242 + lean * 34:g} {150 + abs(lean) * 4:g})'
        f'rotate({lean * 9:g})"><rect x="-20" y="-28" width="40" height="58" rx="6" fill="#fdf8ec" '
        f'stroke="#2a1c2b" stroke-width="1.4"/>{text}'
        f'<g transform="translate({-half:g} {(8 if text else 1) - half:g})scale({size})">'
        f"{_inked(face, ink)}</g></g>"
    )


def _inked(face: str, ink: str) -> str:
    """Return a drawing in one ink on paper, without a sheet that says so."""
    line = 'fill="none" stroke-width="2" stroke='
    for kind, look in {
        "a": f'fill="{ink}"',
        "b": f'fill="{ink}" opacity=".55"',
        "c": 'fill="#fdf8ec"',
        "d": f'{line}"{ink}"',
        "e": f'{line}"#fdf8ec"',
        "f": f'{line}"{ink}"',
        "g": f'fill="{ink}" opacity=".2"',
    }.items():
        face = face.replace(f'class="bl-{kind}"', look)
    return face
