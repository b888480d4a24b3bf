"""Sights of positions, what the table draws of them taken apart, and moments of random games."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from pygames.core.game import Decision
from pygames.core.log import Entry
from pygames.core.series import current_play
from pygames.lost_patrol.board import BOARD
from pygames.table.board import Path, Sight
from pygames.table.picks import following
from tests.lost_patrol.playouts import (
    BLIND,
    CURVES,
    FANS,
    OPTION_VALUES,
    STRAIGHT,
    THORNY,
    playout,
)
from tests.markup import Page

NAMES = ("Ada", "Ben")

KINDS: list[tuple[str, Any]] = [
    ("duel", True),
    ("scouts", "dice"),
    ("push_by", "owner"),
    ("dropship_exits", 3),
    ("dropship_depth", 8),
    ("split_connectivity", "path"),
    ("lurker_tokens", 24),
    ("mix", CURVES),
    ("mix", THORNY),
    ("mix", STRAIGHT),
    ("mix", FANS),
    ("mix", BLIND),
]
"""An option and its value: games that look different or are picked in another way."""


class Moment(NamedTuple):
    """A play in which somebody chooses, and what has just happened."""

    state: Any
    decision: Decision
    recent: tuple[Entry, ...]


def moments(name: str, value: Any, every: int = 1, seed: int = 0) -> Iterator[Moment]:
    """Some of the moments of a random game."""
    met = playout(name, value, seed).moments
    for number, (state, decision, _entry) in enumerate(met):
        if decision.seat >= 0 and number % every == 0:
            latest = tuple(m.entry for m in met[max(0, number - 4) : number])
            yield Moment(current_play(state), decision, latest)


@cache
def rare(name: str, most: int = 25) -> list[Moment]:
    """Moments with this decision, from many games."""
    found: list[Moment] = []
    for kind, value in OPTION_VALUES:
        some = [moment for moment in moments(kind, value) if moment.decision.name == name]
        found += some[: 1 + most // 12]
        if len(found) >= most:
            break
    assert found, name
    return found


def reach(state: Any, decision: Decision, picked: Path = ()) -> list[str]:
    """What can be picked next."""
    paths = [tuple(path) for path in BOARD.paths(state, decision)]
    return following(paths, picked, decision.name in BOARD.unordered)


def sight(state: Any, seat: int | None = None, picked: Path = (), **more: Any) -> Sight:
    """The table as a seat sees it; without one, as whoever is asked does."""
    if seat is None and state.decisions:
        seat = state.decisions[0].seat
    decision = next((d for d in state.decisions if d.seat == seat), None)
    if seat is not None and seat < 0:
        seat = 0
    found = frozenset(reach(state, decision, picked)) if decision else frozenset()
    rest = {"names": NAMES, "recent": (), **more}
    return Sight(view=state, seat=seat, decision=decision, picked=picked, next=found, **rest)


def drawn(seen: Sight) -> str:
    """The scene and the tray."""
    return f"{BOARD.scene(seen)}{BOARD.hand(seen)}"


def page(seen: Sight) -> Page:
    """The scene taken apart."""
    return Page(BOARD.scene(seen))


def tray(seen: Sight) -> Page:
    """The tray taken apart."""
    return Page(BOARD.hand(seen))


def tiles(seen: Sight) -> dict[str, str]:
    """The id of each cell that is drawn -> its markup."""
    ground = str(BOARD.scene(seen)).split('<div class="lp-figures">')[0]
    found = {}
    for markup in ground.split('<div class="lp-hex"')[1:]:
        if "@map" not in markup:
            element = re.findall(r' id="([^"]*)"', markup)[0]
            assert element not in found, "a cell twice"
            found[element] = markup
    return found


def notes(seen: Sight) -> dict[str, str]:
    """Element -> the note on it."""
    found = {key: re.findall(r'class="lp-note"[^>]*>([^<]*)<', t) for key, t in tiles(seen).items()}
    return {key: note for key, (note,) in ((k, n) for k, n in found.items() if n)}


def those(seen: Sight, attribute: str) -> set[str]:
    """The cells with this in their tag, in the words of the rules: `(q,r)`."""
    cells = {key: text.split(">")[0] for key, text in tiles(seen).items()}
    return {f"({key[4:]})" for key, tag in cells.items() if attribute in tag}


def everything(seen: Sight) -> list[str]:
    """All that is drawn or said of it."""
    return [
        drawn(seen),
        str(BOARD.facts(seen)),
        str(BOARD.counters(seen)),
        BOARD.prompt(seen),
        *BOARD.tell(seen),
    ]
