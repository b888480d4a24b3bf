"""The interface between a game's board and the table: how it is drawn and picked.

A game names its module in `Game.board`; the module holds one record `BOARD = Board(...)`. It is
imported when something is drawn, never by the rules, and may use Jinja2. Parts that a game does not
have are left out of its record. In a series, boards see only the current game.

Every element that can be picked has an id such as `card:R7`, `front:3` or `do:pass`. Each legal
move has a path of ids; picking narrows the moves down, and the last pick makes the move. Ids that
begin with `do:` are buttons that the table draws itself; the game draws all others, with
`Sight.attrs`. An element drawn in a second place has the same id followed by the place
(`scout:2@map`): touching it is touching the element.
"""

import random
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from markupsafe import Markup, escape

from pygames.core.game import Decision, Move, Outcome, Told
from pygames.core.language import _
from pygames.core.log import Entry
from pygames.core.options import Options
from pygames.table.showpieces import Course, Finale, Overture

__all__ = [
    "AT",
    "READY",
    "Aim",
    "Board",
    "Course",
    "Drafting",
    "Finale",
    "Moment",
    "Orders",
    "Overture",
    "Path",
    "Sight",
    "Sound",
    "Standing",
    "offered",
    "spot",
    "spot_of",
]

Path = tuple[str, ...]

READY = "do:ready"
"""The button that submits a draft (see `Drafting`)."""
AT = "at:"
"""How the ids of the points of a plane begin."""
_SPOT = re.compile(rf"{AT}(-?\d{{1,6}}),(-?\d{{1,6}})", re.ASCII)

Sound: TypeAlias = Literal[
    "claim", "clash", "claw", "defeat", "dice", "shot", "take-off", "victory"
]
"""What can be heard with a moment (see `web/page/sound.js`)."""

S = TypeVar("S")
"""The class of a game's states."""
M = TypeVar("M", contravariant=True)
"""The classes of the moves that are drafted in it."""


def spot(x: int, y: int) -> str:
    """Return the id of a point of the plane."""
    return f"{AT}{x},{y}"


def spot_of(element: str) -> tuple[int, int] | None:
    """Return the point that an id stands for, None if it is that of anything else."""
    found = _SPOT.fullmatch(element)
    return (int(found[1]), int(found[2])) if found else None


def offered(element: str, ids: Collection[str]) -> bool:
    """Whether an element is one of these; `AT` among them stands for any point of the plane."""
    return element != AT and (element in ids or (AT in ids and spot_of(element) is not None))


class Moment(NamedTuple):
    """How something that happened is shown on the board, with its line of the log."""

    places: Path
    """The elements where it happens; the picture is shown beside the first. () for none."""
    picture: Markup = Markup("")
    """A small drawing: the dice, the pieces, what was lost."""
    note: str = ""
    """What it means, for whoever does not know it by heart."""
    act: object = None
    """What `Board.stage` draws over the whole board instead; None: nothing."""
    length: int = 0
    """How many milliseconds that takes before all of it can be read."""
    cost: str = ""
    """Whom it has cost, in one sentence, with which the news begin; "" for nobody."""
    retold: str = ""
    """The kind of move whose line in the log tells it again, so that it needs none of its own."""
    minor: bool = False
    """Whether it only leads to what is told besides, as dice for a march do: it ends the news."""
    sound: Sound | None = None
    """What is heard when it is shown; None: the tone of any move."""


class Aim(NamedTuple):
    """What letting go of something that is held over the plane would do."""

    at: str
    """The point where it would come to stand, the nearest one that is possible (see `spot`)."""
    markup: Markup = Markup("")
    """What is drawn of it meanwhile, in the element `aim` of the plane."""
    told: str = ""
    """The same in words."""
    barred: Told | None = None
    """The rule that forbids it; it is told instead. Everybody sees it: all the rest is drawn."""


class Sight(NamedTuple, Generic[S]):
    """What a board draws: a view, the seat it belongs to, and the current picks."""

    view: S
    """The state as `seat` may know it; in a series, that of the current game."""
    seat: int | None
    """The seat whose view this is; None: the table without anybody's secrets."""
    names: tuple[str, ...]
    """The players' names, one per seat: text, not markup."""
    decision: Decision | None
    """The decision that `seat` has to make; None: somebody else has to, or nobody."""
    picked: Path
    """The ids picked so far, then those that the draft itself has picked (`Drafting.chosen`)."""
    next: frozenset[str]
    """The ids that can be picked now; `AT` in it stands for any point of the plane."""
    recent: tuple[Entry, ...]
    """The latest moves, as `seat` saw them, to be highlighted."""
    moments: frozenset[str] = frozenset()
    """The elements where what is shown of it happens (see `Board.moment`)."""
    lasting: frozenset[str] = frozenset()
    """The same of all that has been shown since the seat's last move, for what stays of it."""
    results: tuple[Outcome, ...] = ()
    """The outcomes of the earlier games of a series; () outside a series."""
    opened: str = ""
    """The id of what the player looks at closely (`data-open`), "" for nothing."""
    unfolded: frozenset[str] = frozenset()
    """The ids of the `<details data-told>` that are open; of others nothing can be picked."""
    layout: str = ""
    """The draft, not submitted yet (see `Drafting`); "" if there is none."""
    layouts: tuple[str, ...] = ()
    """Drafts of this game saved on this device."""
    notes: Mapping[str, str] = MappingProxyType({})
    """The player's notes: key -> text, both defined by the game."""
    advised: Path = ()
    """The ids that a bot's hint, or its review, points to, in the order of their picks."""
    ghost: str = ""
    """The draft that a bot's hint, or its review, suggests; "" for none."""
    ahead: tuple[Move, ...] = ()
    """What follows the move that a hint suggests at once, its dice among it (see `Brain.ahead`)."""
    order: str = ""
    """The order for all pieces that is laid out, "" for none (see `Orders`)."""
    brief: bool = False
    """Whether what takes long to draw is left out, to be drawn right after (see `Board.slow`)."""
    alone: bool = False
    """Whether nobody else looks at this screen: what is said to `seat` is said to nobody else."""
    riddle: bool = False
    """Whether it is asked what follows from what lies open: a board does not tell it then."""

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's total score in `results`; () without results."""
        return tuple(map(sum, zip(*(result.scores for result in self.results), strict=True)))

    def attrs(self, element: str, label: str) -> Markup:
        """Return the HTML attributes of an element that can be picked, or is picked.

        `id`; if it can be picked now, `data-pick`, `tabindex`, `role` and the accessible name; if
        it is picked, `data-picked`; where a moment is shown, `data-moment`; if a hint points to it,
        `data-hint`. Anything else with an id can still be touched: the table then says why it
        cannot be picked.
        """
        can_be_picked, is_picked = offered(element, self.next), element in self.picked
        state = f' data-pick="{escape(element)}"' if can_be_picked else ""
        if is_picked:
            state += ' data-picked aria-pressed="true"'
        state += ' tabindex="0" role="button"' if can_be_picked or is_picked else ' role="group"'
        if element in self.moments:
            state += " data-moment"
        if element in self.advised:
            state += " data-hint"
            label = _("{element}: suggested", element=label)
        return Markup(f'id="{escape(element)}"{state} aria-label="{escape(label)}"')


class Standing(NamedTuple):
    """What a seat has to show at the end."""

    amount: int
    what: str
    """What is counted, as it is written below the number: "fronts"."""


@dataclass(frozen=True, kw_only=True)
class Drafting(Generic[S, M]):
    """A draft: a run of one seat's decisions, arranged on the board and submitted together.

    The decisions are those of `Game.laid_out`, or a single one of `Game.drafted`. A layout is a
    text, so that it can be saved. With a draft, `Sight.next` holds what can be picked to change it,
    and the button `READY`.
    """

    begin: Callable[[S, Decision, random.Random], str]
    """(view, decision, rng) -> the first layout."""
    fitted: Callable[[S, Decision, str], str | None]
    """(view, decision, layout) -> the layout adapted to what has been decided already; None if the
    text is not a layout."""
    following: Callable[[S, Decision, str, Path], list[str]]
    """(view, decision, layout, picked) -> the elements that can be picked next, `AT` for any point
    of the plane."""
    arranged: Callable[[S, Decision, str, Path], str | None]
    """(view, decision, layout, path) -> the layout as changed by a run of picks, None while more
    picks are needed. May raise `IllegalMove`."""
    moves: Callable[[S, Decision, str], Sequence[Move]]
    """(view, decision, layout) -> the layout as moves, one for each decision still to come."""
    laid: Callable[[S, Decision, M], str] | None = None
    """(view, decision, move) -> the layout that a move comes from, for hints: needed for the
    decisions of `Game.drafted`."""
    outright: Callable[[S, Decision, str, Path], Move | None] | None = None
    """(view, decision, layout, path) -> the move that a run of picks makes at once, whatever else
    is laid out; None for any other. Absent: there is no such pick."""
    chosen: Callable[[S, Decision, str], Path] | None = None
    """(view, decision, layout) -> the elements that the layout itself has picked: a touch takes
    them out of it again. Absent: none."""
    stays: Callable[[Decision, Path, bool], Path] | None = None
    """(decision, path, changes) -> which of a run of picks stay picked; `changes`: whether it has
    changed the layout. Absent: none after a change, else all."""
    complete: Callable[[S, Decision, str], bool] | None = None
    """(view, decision, layout) -> whether it can be submitted; if not, `READY` cannot be picked,
    and the prompt says why. Absent: always."""
    setup: Callable[[str], Options] | None = None
    """(layout) -> the options of a match in which it can be submitted: of a layout that somebody
    gives away (see `Game.gives`). Raises `BadSetup`, which says what is wrong with any other text.
    Needed for games that give something away."""


@dataclass(frozen=True, kw_only=True)
class Orders(Generic[S]):
    """What can be ordered of all pieces at once, and what is left to standing orders.

    The moves are still made one by one, by the rules, and whatever else is asked is asked.
    """

    offered: Callable[[Sight[S]], Sequence[tuple[str, str]]]
    """(sight) -> each order that can be given now, and the text of its button."""
    laid_out: frozenset[str]
    """Those that are shown on the board first (`Sight.order`), and carried out by a button."""
    moves: Callable[[S, Decision, str], Sequence[Move] | None]
    """(view, decision, order) -> the moves that the order makes now; () where its seat is asked as
    ever, None when the order has been carried out."""
    turn: Callable[[S], object]
    """(view) -> which turn it is: no order goes on in another one."""
    standing: Mapping[str, str]
    """The decisions that can be left to a standing order, and the text of the button for that."""
    by_standing: Callable[[S, Decision], Move | None]
    """(view, decision) -> what a standing order does there, None where the seat is asked."""


@dataclass(frozen=True, kw_only=True)
class Board(Generic[S, M]):
    """How a game is drawn and picked. All texts are in the language in use.

    Parts with a default may be left out; their comments say what the table does then.
    """

    paths: Callable[[S, Decision], Sequence[Path]]
    """(view, decision) -> the path of each of `decision.moves`, in their order. No path is the
    beginning of another. Of an open choice also asked with a single unlisted move."""
    label: Callable[[S, str], str]
    """(view, element) -> its accessible name; of a `do:` element, the text of its button."""
    prompt: Callable[[Sight[S]], str]
    """One sentence: what the deciding seat has to do now, given what is picked; without a decision,
    what the others are doing."""
    scene: Callable[[Sight[S]], Markup]
    """Everything on the table."""
    slow: Callable[[Sight[S]], bool] | None = None
    """Whether `scene` takes long for something that nobody waits for: a pick is then answered with
    a brief sight, without it, and all is drawn right after. Absent: never."""
    result: Callable[[Outcome, Sequence[str]], str]
    """(outcome, names) -> one sentence: who won and how."""
    standings: Callable[[Sight[S], Outcome], Sequence[Standing]] | None = None
    """(the table at the end, outcome) -> what each seat has come to. Absent: nothing is counted."""

    finale: Callable[[Sight[S], Outcome, Sequence[Entry]], Finale] | None = None
    """(the table at the end, outcome, the log up to then) -> the picture and the sentence that
    cover the board when it is over. Absent: the result, before plain night."""
    course: Course[S] | None = None
    """How the match went, as lines below that picture. Absent: none."""
    progress: Callable[[S], Mapping[str, int]] | None = None
    """(state, or a view) -> the numbers of `Game.progress`, what lies open to all; {} before there
    is anything to tell. Absent: home counts the moves."""

    overture: Callable[[], Overture] | None = None
    """How the first match of two is announced where one chooses whom to play. Absent: it is not,
    and the ways to play are listed."""

    bot_manners: Sequence[str] = ()
    """How the bots of each level play this game, in a sentence (a message id). (): as in any."""
    read: Callable[[S, Decision, Path], Move | None] | None = None
    """(view, decision, path) -> the move, legal or not, that a path means, so that `apply` can say
    why it is illegal; None if it means none (yet). Absent: the prompt is repeated."""
    shortcuts: Callable[[Sight[S]], Sequence[tuple[str, str]]] | None = None
    """(element, text) of each pick on the board that is also offered as a button, before the `do:`
    buttons; the first is the primary one. Absent: none."""
    orders: Orders[S] | None = None
    """What can be ordered of all pieces at once. Absent: nothing."""
    at_hand: Callable[[Sight[S]], Mapping[Move, str]] | None = None
    """The moves of `Decision.also` that have a button now, not only a line of the menu -> its text.
    Absent: none."""
    seldom: frozenset[str] = frozenset()
    """The buttons that never stand out, although they may come first: ways out, not the way on.
    Only where nothing else can be picked they do."""
    begins: frozenset[str] = frozenset()
    """Names of the decisions with which a seat begins something that later decisions belong to, up
    to the next such decision: who follows a hint there follows it to the end."""
    idle: Callable[[Sight[S]], Collection[str]] | None = None
    """The buttons that are left out, as their holder would gain nothing by them: what they do can
    still be chosen in the list of moves. Absent: none."""
    asks_all: Callable[[Sight[S]], str] | None = None
    """What all are asked at once on the open table, where each can pass, "" for nothing special:
    one question. Absent: who wants to act."""
    hand: Callable[[Sight[S]], Markup] | None = None
    """What the seat has at hand, for the tray at the bottom. Absent: nothing."""
    held: bool = True
    """Whether `hand` shows what a player holds, so that a replay shows everybody's."""
    counters: Callable[[Sight[S]], Sequence[tuple[str, str]]] | None = None
    """(short text, what it means) for the top bar, at most three. Absent: none."""
    facts: Callable[[Sight[S]], Markup] | None = None
    """Public knowledge for the panel: discards, decks, tactics played. Absent: nothing."""
    sheet: Callable[[Sight[S]], Markup | None] | None = None
    """What `sight.opened` shows in a sheet over the table; None: nothing. Absent: nothing can be
    opened."""
    tell: Callable[[Sight[S]], Sequence[str]] | None = None
    """The position in sentences, for screen readers: what is where, what is held. Absent: what the
    counters mean."""
    moment: Callable[[S, Entry], Moment | None] | None = None
    """(state, entry) -> how to show what the entry tells: a fight, dice, a loss, a claim; None for
    what needs no showing. `state`: the one before the entry; both as the reader sees them. Absent:
    nothing is shown."""
    stage: Callable[[Sight[S], Sequence[object]], Markup] | None = None
    """(sight, the acts of what is shown, oldest first) -> what is drawn of a great moment over the
    whole board; "" for nothing. All see it, so it tells nobody's secrets. Absent: moments are shown
    beside the places where they happen."""
    drawing: Callable[[str], Markup] | None = None
    """(name) -> the example that `![…](drawing:name)` in the rules stands for. Absent: the rules
    have no examples."""
    section: Callable[[str], str] | None = None
    """(message of a refusal, not translated) -> the section of the rules that explains it, "" if
    none does. Absent: refusals do not lead to the rules."""
    terms: Collection[str] = frozenset()
    """The sections of the rules that terms lead to. Messages mark these (see `core.term_marks`):
    they are links in the prompt, in the reason of a hint and in the log."""
    advise: Callable[[M, S], str] | None = None
    """(move, state before it, as the reader sees it) -> the sentence of a hint that tells to make
    the move ("Claim front 3."). Absent: the label of the button that makes it, with a full stop."""
    symbols: Callable[[], Markup] | None = None
    """The shared SVG `<symbol>`s, once per page. Absent: none."""
    drafting: Drafting[S, M] | None = None
    """How the decisions of `Game.laid_out` and `Game.drafted` are drafted. Absent: there are
    none."""
    aim: Callable[[Sight[S], str, int, int], Aim] | None = None
    """(sight, held, x, y) -> what letting go of the element `held` at this point would do, asked
    while it is dragged. The plane is an `<svg data-plane="10">`, the number being a step of the
    arrow keys in its units, with an empty `<g id="aim">` and what is `data-held="x,y"`, the point
    where it stands. Absent: nothing is held."""
    grasp: Callable[[Sight[S], str], Path] | None = None
    """(sight, element) -> the picks that have to be made before what is taken hold of there can be
    dragged, () if it cannot. Such an element is `data-held` and `data-begins`. Absent: only what
    has been chosen can be dragged."""
    instead: Callable[[Sight[S], str, int, int], Path] | None = None
    """(sight, held, x, y) -> the picks of another order that letting go of `held` at this point
    means, in place of the one that was begun when it was taken hold of; () for none. Absent: no
    order is ever replaced."""
    leaves: Callable[[Sight[S], str], str] | None = None
    """(sight, element) -> the button that is pressed for whoever touches this, or takes hold of it,
    and so is done with what is laid out; "" for none. Absent: none ever is."""
    measure: Callable[[Sight[S], str, str], Aim | None] | None = None
    """(sight, one, other) -> what lies between two elements of the plane, points or others: `at` is
    where the other one is. None where one of them is nowhere. Asked by anybody at any time, also in
    a replay. Absent: there is no measuring tape."""
    landmarks: Callable[[Sight[S]], Sequence[tuple[str, str]]] | None = None
    """(point, sentence) of at most eight places for what is about to move, where any point can be
    picked. Asked only when they are looked at. Absent: none."""
    reckoned: Callable[[Sight[S], int, int], str | None] | None = None
    """(sight, hour, tenths) -> the point that lies in the direction of an hour of the clock, so
    many tenths of a step away (see `aim`) from what is about to move; None if it is not known what
    that is. Absent: directions cannot be typed."""
    unordered: frozenset[str] = frozenset()
    """Names of the decisions whose picks may come in any order. No path of such a decision is part
    of another; where one set of things is, a `do:` element closes the smaller one, and is offered
    once nothing else of a path is left."""
