"""What a game draws and how it is picked: the only way the table reaches a game's looks.

A game names its module in `Game.board`; the module holds one object `BOARD` of this shape. It is
imported when something is drawn, never by the rules, and may use Jinja2.

Every element that can be picked has an id such as `card:R7`, `front:3` or `do:pass`. Each legal
move has a path of ids; picking narrows the moves, the last pick plays. Ids that begin with `do:`
are buttons that the table draws itself; all others the game draws, with `Sight.attrs`. What stands
for the same in a second place has the id with the place behind it (`scout:2@map`): touching it is
touching the element.
"""

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from markupsafe import Markup

from pygames.core.game import Decision, Outcome
from pygames.core.log import Entry

__all__ = ["READY", "Board", "Drafting", "Path", "Sight"]

Path = tuple[str, ...]

READY = "do:ready"
"""The button that makes all that has been laid out (see `Drafting`)."""


class Sight(NamedTuple):
    """What is drawn: a view, whose, and what can be picked in it now."""

    view: Any
    """The state as `seat` may know it (for a series: the Series)."""
    seat: int | None
    """Whose eyes; None: the table without anybody's secrets."""
    names: tuple[str, ...]
    """What the players are called, one a seat: text, not markup."""
    decision: Decision | None
    """What `seat` is asked now; None: somebody else is asked, or nobody."""
    picked: Path
    """The ids picked so far."""
    next: frozenset[str]
    """The ids that can be picked now."""
    recent: tuple[Entry, ...]
    """The moves that just happened, as `seat` saw them: to be marked."""
    opened: str = ""
    """The id of what the player looks at closely (`data-open`), "" if nothing."""
    layout: str = ""
    """What is laid out but not made yet (see `Drafting`), "" where nothing is."""
    layouts: tuple[str, ...] = ()
    """What was kept on this device of earlier layouts of this game."""
    notes: Mapping[str, str] = MappingProxyType({})
    """What the player has noted: key -> text, both as the game likes."""

    def attrs(self, element: str, label: str) -> Markup:
        """The attributes that make an element pickable, or show that it is picked.

        `id`, and where it can be picked now `data-pick`, `tabindex`, `role` and the accessible
        name; `data-picked` on what is picked. Anything else with an id can still be touched:
        the table then says why it is barred.
        """
        from pygames.table.markup import pick_attributes

        return pick_attributes(self, element, label)


class Drafting(Protocol):
    """A run of small decisions of one seat that is laid out on the board and made all at once.

    The decisions are those of `Game.laid_out`. A layout is a text, so that it can be kept; where
    there is one, `Sight.next` holds what can be picked to change it, and the button `READY`.
    """

    def begin(self, view: Any, decision: Decision, rng: random.Random) -> str:
        """What lies there first."""

    def fitted(self, view: Any, decision: Decision, layout: str) -> str | None:
        """The layout made to agree with what has been decided already; None if it is none."""

    def following(self, view: Any, decision: Decision, layout: str, picked: Path) -> list[str]:
        """The elements that can be picked next."""

    def arranged(self, view: Any, decision: Decision, layout: str, path: Path) -> str | None:
        """What a run of picks makes of the layout, None while more are needed."""

    def moves(self, view: Any, decision: Decision, layout: str) -> list[Any]:
        """The moves that make it, one for each decision still to come."""


class Board(Protocol):
    """What a game's `BOARD` offers. All texts in the language in use."""

    held: bool = True
    """Whether `hand` shows what somebody holds, so that a replay shows it of everybody."""
    drafting: Drafting | None = None
    """How what `Game.laid_out` names is laid out."""
    unordered: frozenset[str] = frozenset()
    """The names of the decisions whose picks come in any order; all paths of such a decision
    have the same length."""

    def paths(self, view: Any, decision: Decision) -> Sequence[Path]:
        """The path of each of `decision.moves`, in their order. None begins another."""

    def read(self, view: Any, decision: Decision, path: Path) -> Any | None:
        """The move, legal or not, that a path of ids means; None if it means none (yet).

        So that `apply` can say why it is barred.
        """

    def label(self, view: Any, element: str) -> str:
        """The accessible name of an element, and the text of a `do:` button."""

    def prompt(self, sight: Sight) -> str:
        """One sentence: what the seat asked is to do now, given what is picked."""

    def scene(self, sight: Sight) -> Markup:
        """The board: everything that lies on the table."""

    def hand(self, sight: Sight) -> Markup:
        """What `seat` holds, for the tray at the bottom; "" if nothing."""

    def counters(self, sight: Sight) -> Sequence[tuple[str, str]]:
        """(short text, what it means) for the top bar: at most three."""

    def facts(self, sight: Sight) -> Markup:
        """What is known, for the panel: discards, decks, tactics played."""

    def sheet(self, sight: Sight) -> Markup | None:
        """What `sight.opened` shows in a sheet over the table, None if nothing."""

    def result(self, outcome: Outcome, names: Sequence[str]) -> str:
        """One sentence: who won and how."""

    def tell(self, sight: Sight) -> Sequence[str]:
        """The position in sentences, for whoever cannot see it: what lies where, what is held.

        A board that says nothing of its own tells what its counters mean.
        """
        return [f"{meaning}." for _text, meaning in self.counters(sight)]

    def drawing(self, name: str) -> Markup:
        """An example of the rules: what `![…](drawing:name)` in them stands for."""
        raise LookupError(name)

    def symbols(self) -> Markup:
        """The shared SVG `<symbol>`s, once a page."""
