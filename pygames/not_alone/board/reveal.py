"""The reveal: a reckoning drawn over the whole board, for who looks at it."""

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.game import NOBODY
from pygames.core.language import _, listed, ngettext
from pygames.not_alone.board.art import art_of
from pygames.not_alone.board.verdicts import verdict
from pygames.not_alone.cards.sets import NUMBER
from pygames.not_alone.names import place_title
from pygames.not_alone.pieces import FULL_WILL
from pygames.not_alone.reveals import Face, Fate, Reckoned
from pygames.not_alone.state import State
from pygames.table.board import Sight
from pygames.table.markup import people, render

__all__ = ["length", "stage"]

_ONE_ROW = 4
"""At most so many cards lie in one row; in each of several there are no more."""
_DEALT, _APART, _TURN, _BREATH = 0.62, 0.30, 0.46, 0.22
"""In seconds: when the first card turns, how much later the next, how long, and before the blow."""
_MANY, _CLOSER = 3, 0.12
"""More than so many cards turn one closer upon another."""
_AFTER = 1000
"""In milliseconds: how long after the blow the verdict can be read."""
_SENTENCES = 1500
"""So much longer takes it to read what a token costs somebody, and why."""


class _Card(NamedTuple):
    """A face as it is drawn."""

    seat: int
    who: Markup
    """Whose it is; nothing where the Creature finds nobody."""
    own: bool
    art: str
    number: int
    title: str
    fate: Fate
    struck: bool
    sign: str
    """The drawing on the chip below it, "" for none."""
    word: str
    turn: float
    """In seconds: when it turns."""


def stage(sight: Sight[State], acts: Sequence[object]) -> Markup:
    """Draw the last of these reckonings; the cards turn up if the one before it is new, too."""
    reckonings = [act for act in acts if isinstance(act, Reckoned)]
    if not reckonings:
        return Markup()
    reckoned = reckonings[-1]
    turning = any(not it.after_all for it in reckonings)
    own = sight.seat if sight.alone else None
    faces = sorted(reckoned.faces, key=lambda face: (face.seat == NOBODY, face.seat == own))
    rows = -(-len(faces) // _ONE_ROW)
    return render(
        "not_alone/reveal.html",
        turning=turning,
        struck=reckoned.struck,
        strike=_strike(len(faces), turning),
        rows=rows,
        cols=-(-len(faces) // rows),
        where=_where(reckoned, sight.view),
        faces=[_card(sight, reckoned, face, own, n, len(faces)) for n, face in enumerate(faces)],
        verdict=verdict(reckoned, own, sight.names, sight.view),
        flames=_flames(reckoned, own),
    )


def length(reckoned: Reckoned) -> int:
    """Return how many milliseconds it takes until all is to be seen."""
    costs = any(face.fate in ("caught", "found", "artemia") for face in reckoned.faces)
    until_the_blow = round(1000 * _strike(len(reckoned.faces), not reckoned.after_all))
    return until_the_blow + _AFTER + _SENTENCES * costs


def _apart(count: int) -> float:
    return _CLOSER if count > _MANY else _APART


def _strike(count: int, turning: bool) -> float:
    """Return the second at which the Creature strikes, once all cards have turned or been dealt."""
    if turning:
        return round(_DEALT + _apart(count) * (count - 1) + _TURN + _BREATH, 2)
    return round(_DEALT + 0.07 * count + 2 * _BREATH, 2)


def _where(reckoned: Reckoned, state: State) -> str:
    place = listed(place_title(state, position) for position in reckoned.hunted)
    if reckoned.struck:
        return _("The Creature strikes the {place}", place=place)
    return _("The Creature is at the {place}", place=place)


def _card(
    sight: Sight[State], reckoned: Reckoned, face: Face, own: int | None, place: int, count: int
) -> _Card:
    sign, word = _fate(face)
    return _Card(
        seat=face.seat,
        who=Markup() if face.seat == NOBODY else people(sight.names)[face.seat],
        own=face.seat == own,
        art=art_of(face.place),
        number=NUMBER[face.place] if face.place else 0,
        title=place_title(sight.view, face.position),
        fate=face.fate,
        struck=reckoned.struck
        and face.fate in ("caught", "nobody", "dodged")
        and face.position in reckoned.hunted,
        sign=sign,
        word=word,
        turn=round(_DEALT + _apart(count) * place, 2),
    )


def _fate(face: Face) -> tuple[str, str]:
    """Return the sign and the word for what becomes of somebody."""
    match face.fate:
        case "caught":
            return "na-token-creature", _("Caught")
        case "found":
            return "na-token-creature", _("Found")
        case "artemia" if face.bare:
            return "na-token-artemia", _("No power")
        case "artemia":
            return "na-token-artemia", ngettext("−{n} card", "−{n} cards", 1)
        case "target":
            return "na-token-target", _("Target")
        case "dodged":
            return "na-footprint", _("Away")
        case "away":
            return "", _("Away")
        case "nobody":
            return "", _("Nobody")


def _flames(reckoned: Reckoned, own: int | None) -> list[str]:
    """Return how each Will of who looks burns, once it is known what the blow costs."""
    if own is None or own == reckoned.creature or not reckoned.losses.get(own):
        return []
    left, lost = reckoned.will[own], reckoned.losses[own]
    return [
        "burning" if n < left else "dying" if n < left + lost else "out" for n in range(FULL_WILL)
    ]
