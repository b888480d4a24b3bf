"""What a game draws and how it is picked: the only way the table reaches a game's looks.

A game names its module in `Game.board`; the module holds one record `BOARD = Board(...)`. It is
imported when something is drawn, never by the rules, and may use Jinja2. A part that a game does
not have is left out of its record. Of a series, boards see only the play that is going on.

Every element that can be picked has an id such as `card:R7`, `front:3` or `do:pass`. Each legal
move has a path of ids; picking narrows the moves, the last pick plays. Ids that begin with `do:`
are buttons that the table draws itself; all others the game draws, with `Sight.attrs`. What stands
for the same in a second place has the id with the place behind it (`scout:2@map`): touching it is
touching the element.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from markupsafe import Markup, escape

from pygames.core.game import Decision, Outcome
from pygames.core.log import Entry

__all__ = ["READY", "Board", "Drafting", "Path", "Sight"]

Path = tuple[str, ...]

READY = "do:ready"
"""The button that makes all that has been laid out (see `Drafting`)."""

S = TypeVar("S")
"""The class of a game's states."""


class Sight(NamedTuple, Generic[S]):
    """What is drawn: a view, whose, and what can be picked in it now."""

    view: S
    """The state as `seat` may know it; of a series, the play that is going on."""
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
    results: tuple[Outcome, ...] = ()
    """How the plays of a series have ended so far; () where there is no series."""
    opened: str = ""
    """The id of what the player looks at closely (`data-open`), "" if nothing."""
    layout: str = ""
    """What is laid out but not made yet (see `Drafting`), "" where nothing is."""
    layouts: tuple[str, ...] = ()
    """What was kept on this device of earlier layouts of this game."""
    notes: Mapping[str, str] = MappingProxyType({})
    """What the player has noted: key -> text, both as the game likes."""

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's scores in `results` added up; () without results."""
        return tuple(map(sum, zip(*(result.scores for result in self.results), strict=True)))

    def attrs(self, element: str, label: str) -> Markup:
        """Return the attributes that make an element pickable, or show that it is picked.

        `id`, and where it can be picked now `data-pick`, `tabindex`, `role` and the accessible
        name; `data-picked` on what is picked. Anything else with an id can still be touched:
        the table then says why it is barred.
        """
        if element in self.next:
            state = f' data-pick="{escape(element)}" tabindex="0" role="button"'
        elif element in self.picked:
            state = ' data-picked tabindex="0" role="button" aria-pressed="true"'
        else:
            state = ' role="group"'
        return Markup(f'id="{escape(element)}"{state} aria-label="{escape(label)}"')


@dataclass(frozen=True, kw_only=True)
class Drafting(Generic[S]):
    """A run of small decisions of one seat that is laid out on the board and made all at once.

    The decisions are those of `Game.laid_out`. A layout is a text, so that it can be kept; where
    there is one, `Sight.next` holds what can be picked to change it, and the button `READY`.
    """

    begin: Callable[[S, Decision, random.Random], str]
    """(view, decision, rng) -> the first layout."""
    fitted: Callable[[S, Decision, str], str | None]
    """(view, decision, layout) -> the layout made to agree with what has been decided already;
    None if the text is not a layout."""
    following: Callable[[S, Decision, str, Path], list[str]]
    """(view, decision, layout, picked) -> the elements that can be picked next."""
    arranged: Callable[[S, Decision, str, Path], str | None]
    """(view, decision, layout, path) -> the layout changed by a run of picks, None while more
    picks are needed."""
    moves: Callable[[S, Decision, str], list[Any]]
    """(view, decision, layout) -> the moves that make it, one for each decision still to come."""


@dataclass(frozen=True, kw_only=True)
class Board(Generic[S]):
    """How a game looks and is picked. All texts are in the language in use.

    The parts with a default may be left out; their comments say what the table does then.
    """

    paths: Callable[[S, Decision], Sequence[Path]]
    """(view, decision) -> the path of each of `decision.moves`, in their order. No path begins
    another."""
    label: Callable[[S, str], str]
    """(view, element) -> its accessible name; of a `do:` element, the text of its button."""
    prompt: Callable[[Sight[S]], str]
    """One sentence: what the seat asked is to do now, given what is picked; without a decision,
    what the others are doing."""
    scene: Callable[[Sight[S]], Markup]
    """Everything that lies on the table."""
    result: Callable[[Outcome, Sequence[str]], str]
    """(outcome, names) -> one sentence: who won and how."""

    read: Callable[[S, Decision, Path], Any | None] | None = None
    """(view, decision, path) -> the move, legal or not, that a path means, so that `apply` can say
    why it is barred; None if it means none (yet). Absent: the prompt is repeated."""
    hand: Callable[[Sight[S]], Markup] | None = None
    """What is at hand, for the tray at the bottom. Absent: nothing."""
    held: bool = True
    """Whether `hand` shows what somebody holds, so that a replay shows everybody's."""
    counters: Callable[[Sight[S]], Sequence[tuple[str, str]]] | None = None
    """(short text, what it means) for the top bar, at most three. Absent: none."""
    facts: Callable[[Sight[S]], Markup] | None = None
    """What is known, for the panel: discards, decks, tactics played. Absent: nothing."""
    sheet: Callable[[Sight[S]], Markup | None] | None = None
    """What `sight.opened` shows in a sheet over the table, None if nothing. Absent: nothing can be
    opened."""
    tell: Callable[[Sight[S]], Sequence[str]] | None = None
    """The position in sentences for those who cannot see it: what lies where, what is held.
    Absent: what the counters mean."""
    drawing: Callable[[str], Markup] | None = None
    """(name) -> the example that `![…](drawing:name)` in the rules stands for. Absent: the rules
    hold none."""
    symbols: Callable[[], Markup] | None = None
    """The shared SVG `<symbol>`s, once a page. Absent: none."""
    drafting: Drafting[S] | None = None
    """How the decisions of `Game.laid_out` are laid out. Absent: there are none."""
    unordered: frozenset[str] = frozenset()
    """The names of the decisions whose picks come in any order; all paths of such a decision
    have the same length."""
