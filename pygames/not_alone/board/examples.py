"""The drawn examples of the rules: small scenes made of the shared symbols."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from markupsafe import Markup

from pygames.core.language import _, number
from pygames.not_alone.board.card_lists import CARD_LISTS
from pygames.not_alone.board.tables import TABLES, table
from pygames.not_alone.card_texts import PHASES
from pygames.not_alone.cards.sets import BASE
from pygames.not_alone.pieces import CONTINUOUS, assimilation_start, rescue_start, symbols
from pygames.not_alone.planet import POSITIONS, neighbours
from pygames.table.markup import render

__all__ = ["EXAMPLES", "example"]

_LAIR, _JUNGLE, _RIVER, _BEACH, _ROVER, _SWAMP, _SHELTER, _WRECK = range(1, 9)


class _Place(NamedTuple):
    """A place of the planet, or a Place card if it is higher than wide."""

    number: int
    x: float
    y: float
    width: float
    height: float
    look: str = ""
    """lit: what the scene is about; near: what it touches; faint: the rest."""

    @property
    def place(self) -> str:
        """The place of the base game with this number."""
        return BASE[self.number - 1]


class _Piece(NamedTuple):
    """A symbol in a box; the class `look` colours it."""

    symbol: str
    x: float
    y: float
    width: float
    height: float
    look: str = ""


class _Space(NamedTuple):
    """A space of a track around (x, y)."""

    x: float
    y: float
    track: str


class _Note(NamedTuple):
    """A text centred on (x, y)."""

    text: str
    x: float
    y: float


class _Scene(NamedTuple):
    width: float
    height: float
    panels: tuple[tuple[float, float, float, float], ...] = ()
    spaces: tuple[_Space, ...] = ()
    places: tuple[_Place, ...] = ()
    pieces: tuple[_Piece, ...] = ()
    arrows: tuple[str, ...] = ()
    """Paths; each ends in a head of its own."""
    notes: tuple[_Note, ...] = ()


def _square(symbol: str, x: float, y: float, size: float) -> _Piece:
    return _Piece(symbol, x, y, size, size)


def _pawn(seat: int, x: float, y: float, size: float) -> _Piece:
    return _Piece("pawn", x, y, size, size, f"seat-{seat}")


def _right(x: float, y: float, length: float) -> str:
    """Return the path of an arrow to the right."""
    return f"M{x} {y}h{length}m-6-6l6 6-6 6"


def _turn() -> _Scene:
    """Draw the four phases: choosing places, hunting, who is caught, the counter moves on."""
    wide, high, across, down = 160, 92, 176, 134
    corners = [(column * across, row * down) for row in (0, 1) for column in (0, 1)]
    notes = [
        _Note(_(PHASES[phase]), x + wide / 2, y + high + 20)
        for phase, (x, y) in enumerate(corners, 1)
    ]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    return _Scene(
        across + wide,
        down + high + 28,
        panels=tuple((x, y, wide, high) for x, y in corners),
        spaces=tuple(_Space(dx + 20 + 26 * n, dy + 58, "rescue") for n in range(4)),
        places=(
            *(_Place(_SWAMP + n, bx + 8 + 49 * n, by + 42, 46, 46) for n in range(3)),
            _Place(_RIVER, cx + 12, cy + 6, 80, 80),
        ),
        pieces=(
            *(
                piece
                for n, seat in enumerate((1, 3))
                for piece in (
                    _Piece("back-place", ax + 22 + 68 * n, ay + 14, 42, 59),
                    _pawn(seat, ax + 44 + 68 * n, ay + 48, 36),
                )
            ),
            _square("token-creature", bx + 60, by + 10, 40),
            _pawn(1, cx + 18, cy + 48, 32),
            _square("token-creature", cx + 46, cy + 32, 44),
            _square("will", cx + 112, cy + 14, 30),
            _square("will-spent", cx + 112, cy + 50, 30),
            _square("star", dx + 118, dy + 42, 32),
            _square("rescue", dx + 31, dy + 43, 30),
        ),
        arrows=(f"M{dx + 46} {dy + 34}q13-18 26 0m-9-1l9 1 1-9",),
        notes=tuple(notes),
    )


def _planet() -> _Scene:
    """Draw the planet with the River and its neighbours lit."""
    size, gap, lit = 64, 8, _RIVER
    near = neighbours(lit)
    places = [
        _Place(
            position,
            2 + (position - 1) % 5 * (size + gap),
            2 + (position - 1) // 5 * (size + gap),
            size,
            size,
            "lit" if position == lit else "near" if position in near else "faint",
        )
        for position in POSITIONS
    ]
    return _Scene(5 * size + 4 * gap + 4, 2 * size + gap + 4, places=tuple(places))


def _tracks() -> _Scene:
    """Draw the board of a match with four players: two tracks that run towards one star."""
    players, pitch, star = 4, 23, 396
    lines = (
        ("rescue", 28, rescue_start(players)),
        ("assimilation", 96, assimilation_start(players)),
    )
    shown = symbols(CONTINUOUS)
    spaces, pieces, notes = [], [], []
    for track, y, far in lines:
        for n in range(1, far + 1):
            # The last two spaces turn towards the star.
            space = (star - 12 - pitch * n, y + (62 - y) * max(0, 3 - n) / 5)
            marked = track == "rescue" and n in shown
            spaces.append(_Space(*space, "artemia" if marked else track))
            if marked:
                x, middle = space
                pieces.append(_Piece("symbol-artemia", x - 8, middle - 8, 16, 16, "na-on-stop"))
        pieces.append(_square(track, star - 30 - pitch * far, y - 18, 36))
        notes.append(_Note(number(far), star - 46 - pitch * far, y + 5))
    pieces.append(_square("star", star - 24, 40, 44))
    return _Scene(star + 24, 122, spaces=tuple(spaces), pieces=tuple(pieces), notes=tuple(notes))


def _caught() -> _Scene:
    """Draw two Hunted in one place with the Creature: each loses Will, the counter moves once."""
    pieces = [
        _square("token-creature", 44, 26, 54),
        _pawn(1, 14, 84, 42),
        _pawn(3, 84, 84, 42),
    ]
    for row, seat in enumerate((1, 3)):
        y = 2 + 40 * row
        pieces += [
            _pawn(seat, 164, y, 34),
            *(_square("will", 208 + 32 * n, y + 3, 28) for n in range(2)),
            _square("will-spent", 272, y + 3, 28),
        ]
    pieces += [_square("star", 162, 100, 38), _square("assimilation", 236, 100, 34)]
    return _Scene(
        306,
        142,
        spaces=tuple(_Space(221 + 32 * n, 119, "assimilation") for n in range(3)),
        places=(_Place(_ROVER, 4, 4, 132, 132),),
        pieces=tuple(pieces),
        arrows=("M250 96q-14-12-28 2m10 1l-10-1 1-10",),
    )


def _cards(
    numbers: Iterable[int], x: float, y: float, step: float = 54, look: str = ""
) -> tuple[_Place, ...]:
    return tuple(_Place(it, x + step * n, y, 48, 66, look) for n, it in enumerate(numbers))


def _artemia() -> _Scene:
    """Draw the Artemia token on a Hunted, who discards a Place card from hand."""
    return _Scene(
        400,
        136,
        panels=((132, 10, 166, 86), (330, 10, 66, 86)),
        places=(
            _Place(_WRECK, 4, 10, 106, 106),
            *_cards((_JUNGLE, _BEACH), 138, 20),
            _Place(_RIVER, 246, 20, 48, 66, "near"),
            _Place(_ROVER, 339, 20, 48, 66),
        ),
        pieces=(_square("token-artemia", 44, 24, 50), _pawn(1, 16, 70, 38)),
        arrows=(_right(302, 53, 22),),
        notes=(_Note(_("Hand"), 215, 116), _Note(_("Discard"), 363, 116)),
    )


def _target() -> _Scene:
    """Draw a Hunt card that brings the Target token, which lies across two places."""
    return _Scene(
        330,
        112,
        panels=((4, 14, 60, 84),),
        places=(
            _Place(_SWAMP, 116, 4, 104, 104, "near"),
            _Place(_SHELTER, 224, 4, 104, 104, "near"),
        ),
        pieces=(
            _square("hunt-mirage", 14, 22, 40),
            _square("symbol-target", 24, 68, 20),
            _square("token-target", 196, 30, 52),
        ),
        arrows=(_right(74, 56, 30),),
    )


def _hand() -> _Scene:
    """Draw numbered Place cards in hand and in the discard, and how some are taken back."""
    return _Scene(
        326,
        150,
        panels=((2, 36, 168, 86), (210, 36, 114, 86)),
        places=(
            *_cards((_LAIR, _BEACH, _SWAMP), 8, 46),
            *_cards((_RIVER, _ROVER), 216, 46, look="near"),
        ),
        arrows=("M268 30C246 2 118 2 92 30m0-13l0 13 13-2",),
        notes=(_Note(_("Hand"), 86, 142), _Note(_("Discard"), 267, 142)),
    )


EXAMPLES: Mapping[str, Callable[[], _Scene]] = {
    "turn": _turn,
    "planet": _planet,
    "tracks": _tracks,
    "caught": _caught,
    "artemia": _artemia,
    "target": _target,
    "hand": _hand,
}
"""Name -> how it is drawn, in the language in use."""


def example(name: str) -> Markup:
    """Draw one of `EXAMPLES`, of `TABLES`, or of `CARD_LISTS`."""
    if name in CARD_LISTS:
        return CARD_LISTS[name]()
    if name in TABLES:
        return table(name)
    return render("not_alone/example.svg", scene=EXAMPLES[name]())
