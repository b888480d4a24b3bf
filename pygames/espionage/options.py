"""The options of an Espionage match (section 4 of the rules), and whether they fit together."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from pygames.core.game import BadSetup, Digit
from pygames.core.language import N_, _, number
from pygames.core.options import Option, always
from pygames.core.text_options import Texts
from pygames.espionage.field import COLUMNS
from pygames.espionage.pieces import ARMY, HQ, MOBILE, RANKS, army_text, parse_army, scaled_army

__all__ = ["OPTIONS", "PRESETS", "PRESET_TITLES", "Options", "read_options"]

_OFF_ON = (N_("off", context="rule"), N_("on", context="rule"))
_SIZES = range(6, 13)
_MOST_VOLCANOES = 40
_NO_VOLCANOES = "none"
_RANDOM = "random_symmetric"
_ROW = re.compile(r"[0-9]{1,2}")


def _army_digits(text: str) -> Iterable[Digit]:
    return [(count, 64) for count in parse_army(text) or ()]


def _army_from_digits(read: Callable[[int], int]) -> str:
    return army_text([read(64) for _rank in RANKS])


def _parse_layout(text: str) -> list[tuple[int, int]] | None:
    """Parse a text such as `c5-h6`: return (row, column) of each volcano, in ascending order.

    None if the text is not in this form.
    """
    squares = []
    for name in text.split("-"):
        row = name[1:]
        if name[:1] not in COLUMNS or not _ROW.fullmatch(row):
            return None
        squares.append((int(row) - 1, COLUMNS.index(name[0])))
    in_order = squares == sorted(set(squares)) and len(squares) <= _MOST_VOLCANOES
    on_board = 0 <= squares[0][0] and squares[-1][0] < 12
    return squares if in_order and on_board and _layout_text(squares) == text else None


def _layout_text(squares: Iterable[tuple[int, int]]) -> str:
    return "-".join(f"{COLUMNS[column]}{row + 1}" for row, column in squares)


def _layout_digits(text: str) -> Iterable[Digit]:
    squares = _parse_layout(text) or []
    return [(len(squares), 64), *((row * 12 + column, 144) for row, column in squares)]


def _layout_from_digits(read: Callable[[int], int]) -> str:
    return _layout_text(divmod(read(144), 12) for _square in range(read(64)))


def _two_moves(chosen: Mapping[str, Any]) -> bool:
    return bool(chosen["moves_per_turn"] == 2)


def _no_return(chosen: Mapping[str, Any]) -> bool:
    return bool(chosen["no_return"])


def _switch(
    title: str, default: bool, matters: Callable[[Mapping[str, Any]], bool] = always
) -> Option:
    return Option((False, True), default, title, _OFF_ON, matters)


def _size_title(value: str) -> str:
    width, _x, height = value.partition("x")
    return f"{number(int(width))} × {number(int(height))}"


def _army_title(value: str) -> str:
    return _("in the usual proportions") if value == "scaled" else value


def _layout_title(value: str) -> str:
    titles = {_RANDOM: N_("at random, opposite each other"), _NO_VOLCANOES: N_("none")}
    return _(titles[value]) if value in titles else value


def _or_off(value: int) -> str:
    return number(value) if value else _("off")


OPTIONS: Mapping[str, Option] = {
    "moves_per_turn": Option((1, 2), 2, N_("Moves per turn")),
    "visibility": Option(
        ("hidden", "open"),
        "hidden",
        N_("Enemy ranks are"),
        (N_("hidden until spies unmask them"), N_("open to all")),
    ),
    "board": Option(
        tuple(f"{width}x{height}" for width in _SIZES for height in _SIZES),
        "10x10",
        N_("Board, columns by rows"),
        _size_title,
    ),
    "setup_rows": Option(range(1, 6), 3, N_("Rows of each army")),
    "piece_set": Option(
        Texts(
            ("scaled", army_text(ARMY), army_text(scaled_army(24))),
            parse_army,
            _army_digits,
            _army_from_digits,
        ),
        "scaled",
        N_("Army: corporals to generals, spies, sappers, mines, headquarters"),
        _army_title,
    ),
    "volcano_count": Option(range(0, 11, 2), 4, N_("Volcanoes")),
    "volcano_layout": Option(
        Texts((_RANDOM, _NO_VOLCANOES), _parse_layout, _layout_digits, _layout_from_digits),
        _RANDOM,
        N_("The volcanoes lie"),
        _layout_title,
    ),
    "second_move": Option(
        ("mandatory", "optional"),
        "mandatory",
        N_("The second move of a turn"),
        (N_("must be made if possible"), N_("may be left out")),
        _two_moves,
    ),
    "commit_mode": Option(
        ("sequential", "batch"),
        "sequential",
        N_("The two moves of a turn are chosen"),
        (N_("one after the other"), N_("together")),
        _two_moves,
    ),
    "combat_reveal": Option(
        ("none", "loser", "both"),
        "loser",
        N_("After a battle everybody sees"),
        (N_("neither rank"), N_("the rank of the lost piece"), N_("both ranks")),
    ),
    "notify_unmasked": _switch(N_("You are told which of your pieces are unmasked"), False),
    "no_return": _switch(N_("No piece may go straight back next turn"), True),
    "no_return_blocks_attacks": _switch(N_("… not even to attack"), True, _no_return),
    "no_return_waived_if_stuck": _switch(N_("… unless nothing else can move"), False, _no_return),
    "first_player": Option(
        ("white", "black", "random"),
        "white",
        N_("Who moves first"),
        (N_("White"), N_("Black"), N_("decided at random")),
    ),
    "repetition_limit": Option(
        (0, 2, 3, 4, 5), 3, N_("Draw when a position has come up this many times"), _or_off
    ),
    "no_progress_limit": Option(
        range(1001), 200, N_("Draw after this many moves without progress (0: never)"), _or_off
    ),
    "max_turns": Option(range(5001), 2000, N_("Draw after this many turns (0: never)"), _or_off),
    "draw_offers": _switch(N_("A draw can be offered"), True),
}

_SMALL = {"board": "8x8", "volcano_count": 2}
_FAST = {"moves_per_turn": 1}
PRESETS: Mapping[str, Mapping[str, Any]] = {
    "espionage": {},
    "small": _SMALL,
    "fast": _FAST,
    "open_fast": {**_FAST, "visibility": "open"},
    "small_fast": {**_SMALL, **_FAST},
}

PRESET_TITLES: Mapping[str, str] = {
    "espionage": N_("Standard Espionage"),
    "small": N_("Small Espionage"),
    "fast": N_("Fast Espionage"),
    "open_fast": N_("Open Fast Espionage"),
    "small_fast": N_("Small Fast Espionage"),
}


class Options(NamedTuple):
    """The options, parsed for the rules."""

    width: int
    height: int
    rows: int
    """Rows that each army fills."""
    army: tuple[int, ...]
    """How many pieces of each rank a seat has."""
    moves_per_turn: int
    second_move: str
    commit_mode: str
    visibility: str
    volcano_count: int
    volcanoes: tuple[int, ...] | None
    """The squares named by the option; None: `volcano_count` of them at random."""
    combat_reveal: str
    notify_unmasked: bool
    no_return: bool
    no_return_blocks_attacks: bool
    no_return_waived_if_stuck: bool
    first_player: str
    repetition_limit: int
    no_progress_limit: int
    max_turns: int
    draw_offers: bool

    @property
    def batch(self) -> bool:
        """Whether both moves of a turn are chosen together."""
        return self.commit_mode == "batch" and self.moves_per_turn == 2


def read_options(chosen: Mapping[str, Any]) -> Options:
    """Parse the options. Raises `BadSetup` if they do not fit together (ESP-67)."""
    rest = dict(chosen)
    width, height = map(int, rest.pop("board").split("x"))
    rows = rest.pop("setup_rows")
    if 2 * rows > height - 2:
        raise BadSetup(
            N_("Two armies of {rows} rows and two free rows need {needed} rows, not {height}."),
            rows=rows,
            needed=2 * rows + 2,
            height=height,
        )
    army = _army(rest.pop("piece_set"), width * rows)
    volcanoes = _volcanoes(rest.pop("volcano_layout"), width, height, rows, rest["volcano_count"])
    if not rest["no_progress_limit"] and not rest["max_turns"]:  # ESP-62
        raise BadSetup(
            N_("Without a limit on moves or turns a match might never end: set one of them.")
        )
    return Options(width, height, rows, army, volcanoes=volcanoes, **rest)


def _army(text: str, squares: int) -> tuple[int, ...]:
    army = scaled_army(squares) if text == "scaled" else parse_army(text)
    assert army is not None
    if sum(army) != squares:
        raise BadSetup(
            N_("An army fills its {squares} squares; this one has {pieces} pieces."),
            squares=squares,
            pieces=sum(army),
        )
    if army[HQ] != 1:
        raise BadSetup(N_("An army has exactly one headquarters."))
    if not any(army[rank] for rank in MOBILE):
        raise BadSetup(N_("An army needs a piece that can move."))
    return army


def _volcanoes(
    layout: str, width: int, height: int, rows: int, count: int
) -> tuple[int, ...] | None:
    if layout == _RANDOM:
        if width % 2 or height % 2:
            raise BadSetup(N_("Volcanoes at random need an even number of columns and of rows."))
        if count >= width:
            raise BadSetup(
                N_("At most {most} volcanoes fit on {width} columns."),
                most=(width - 1) // 2 * 2,
                width=width,
            )
        return None
    squares = [] if layout == _NO_VOLCANOES else _parse_layout(layout)
    assert squares is not None
    for row, column in squares:
        if column >= width or not rows <= row < height - rows:
            raise BadSetup(
                N_("No volcano can be on {square}: it is not between the armies."),
                square=f"{COLUMNS[column]}{row + 1}",
            )
    return tuple(row * width + column for row, column in squares)
