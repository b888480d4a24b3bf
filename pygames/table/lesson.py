"""A first lesson: a recorded match, shown piece by piece with comments.

A game names its module in `Game.lesson`; the module holds one object `LESSON`, and in `LESSONS`
those of `Game.lessons`. The learner makes
the moves of the recorded match; between them the lesson may jump ahead. What is drafted is laid out
as it is in that match: its ghost shows where, whatever is let go near it comes to stand there, and
the button that submits the draft goes on.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import NamedTuple

from pygames.core.game import Decision, Game, Move, State
from pygames.core.language import _
from pygames.core.match import Match
from pygames.core.players import called
from pygames.table import play_mode
from pygames.table.board import AT, READY, Path, Sight, spot_of
from pygames.table.guided import Guided
from pygames.table.parsers import digits
from pygames.table.play_mode import FIRST_LEVEL, PlayMode
from pygames.table.table_session import Barred

__all__ = ["Lesson", "LessonSession", "Step", "lesson_of"]


class Step(NamedTuple):
    """A comment on one position, and what the learner has to do there."""

    at: int
    """The number of log entries made so far; the next one is a player's."""
    text: str
    """A message id of two short sentences at most."""


class Lesson(NamedTuple):
    """A match told in steps."""

    match: Match
    seat: int
    """The learner's seat."""
    steps: tuple[Step, ...]
    near: int = 0
    """How far from its place something may be let go, in the units of the board's plane."""


class _Goal(NamedTuple):
    """What the learner lays out."""

    layout: str
    path: Path
    """The picks that lead there; one that ends at a point is submitted by `READY`."""
    buttons: tuple[str, ...]
    """Those that lay out the same at one touch."""


def lesson_of(game: Game, word: str = "") -> Lesson:
    """Return a lesson of this game, which must have one: the first, or one of `Game.lessons`."""
    return _load(game.lesson, word)


@cache
def _load(module: str, word: str) -> Lesson:
    lessons = import_module(module)
    lesson: Lesson = lessons.LESSONS[word] if word else lessons.LESSON
    return lesson


class LessonSession(Guided):
    """The table of a lesson. Only its progress is remembered."""

    def __init__(self, game: Game, word: str = "") -> None:
        self.course = lesson_of(game, word)
        self.word = word
        """Which of the game's lessons it is, "" for the first."""
        self.step = 0
        seats = self.course.match.setup.seats
        super().__init__(
            ":".join(filter(None, ("lesson", game.id, word))), self._position(), (0,) * seats
        )
        self.holder = self.course.seat

    def _position(self) -> Match:
        script = self.course.match
        return Match.from_log(script.setup, script.log[: self.course.steps[self.step].at])

    @property
    def names(self) -> tuple[str, ...]:
        """The learner is "you", and the others are called like the bots that come next."""
        seats = range(self.match.setup.seats)
        return called((), len(seats), [FIRST_LEVEL * (it != self.course.seat) for it in seats])

    @property
    def text(self) -> str:
        """The comment on this position."""
        return _(self.course.steps[self.step].text)

    @property
    def successor(self) -> tuple[str, str] | None:
        """The address and the title of the game's next lesson, None after the last."""
        words = ["", *self.game.lessons]
        after = words[words.index(self.word) + 1 :]
        if not after:
            return None
        return f"#/lesson/{self.game.id}/{after[0]}", _(self.game.lessons[after[0]])

    @property
    def first_match(self) -> str:
        """The address of a first match, on the seat that the learner had if bots play it."""
        if not self.game.bot:
            return f"#/choose/{self.game.id}"
        seats, mine = self.course.match.setup.seats, self.course.seat
        return play_mode.address(self.game, PlayMode(FIRST_LEVEL), seats, mine)

    @property
    def ended(self) -> bool:
        """Whether this is the last comment."""
        return self.step == len(self.course.steps) - 1

    @property
    def decision(self) -> Decision | None:
        """The learner's, with only the move that the lesson is about."""
        decision = super().decision
        if decision is None or self.ended:
            return None
        entry = self.course.match.log[len(self.match.log)]
        return decision._replace(moves=(entry.move,), also=())

    @property
    def _goal(self) -> _Goal | None:
        """What the learner is to lay out, None where nothing is drafted."""
        decision = self.decision
        if decision is None or not self.drafts.concern(decision):
            return None
        layout = self.drafts.laid(decision, decision.moves[0])
        (path,) = self.board.paths(self.view_for(decision), decision)
        buttons = tuple(
            element
            for element in self.drafts.following(decision, ())
            if element.startswith("do:")
            and element != READY
            and self.drafts.tried(decision, (element,)) == layout
        )
        return _Goal(layout, path, buttons)

    def _is_laid(self, goal: _Goal) -> bool:
        decision = self.decision
        return decision is not None and self.drafts.text(decision) == goal.layout

    def sight(self) -> Sight[State]:
        """Return the table as the learner sees it, with what is to be laid out as a ghost."""
        sight, goal = super().sight(), self._goal
        if goal is None:
            return sight
        if spot_of(goal.path[-1]) is None:
            return sight._replace(next=sight.next.intersection(goal.path))
        if self._is_laid(goal):
            return sight._replace(next=frozenset((READY,)))
        leading = goal.buttons or goal.path[-1:]
        return sight._replace(next=frozenset((AT, *leading)), ghost=goal.layout)

    def buttons(self, sight: Sight[State]) -> list[str]:
        """Return the ids that the table draws as buttons: those that the lesson is about."""
        return [element for element in super().buttons(sight) if element in sight.next]

    def pick(self, element: str, ask: bool = False, held: str = "") -> None:
        """Touch an element; what is let go near its place comes to stand there. Raises `Barred`."""
        goal, point = self._goal, spot_of(element)
        if goal is None:
            return super().pick(element, ask, held)
        if point is None or self._is_laid(goal):
            if element not in self.sight().next:
                raise self._not_yet()
            return super().pick(element, ask, held)
        place = spot_of(goal.path[-1])
        if place is None or math.dist(point, place) > self.course.near:
            raise Barred(_("Not there: the outline shows where."))
        self.lay(goal.layout)
        return None

    def _not_yet(self) -> Barred:
        return Barred(_("Not yet! First do what the lesson says: it is highlighted."))

    def _barred(self, decision: Decision, path: tuple[str, ...]) -> Exception:
        return self._not_yet()

    def _make(self, moves: Sequence[Move], decision: Decision) -> None:
        """Advance the lesson, which makes the move itself."""
        self.advance()

    def advance(self) -> None:
        """Go on to the next comment."""
        self._come_to(self.step + 1)

    def _come_to(self, step: int) -> None:
        self.step = min(max(step, 0), len(self.course.steps) - 1)
        self.match = self._position()
        self._stories.clear()
        self.drafts.recall({})
        self._changed()

    def memory(self) -> dict[str, object]:
        """Return the progress of the lesson."""
        return {"id": self.id, "step": self.step}

    def recall(self, memory: Mapping[str, object]) -> None:
        """Restore the progress of the lesson. Raises `Odd`."""
        self._come_to(digits(memory.get("step", 0)))
