"""A first lesson: a recorded match, shown piece by piece with comments.

A game names its module in `Game.lesson`; the module holds one object `LESSON`. The learner makes
the moves of the recorded match; between them the lesson may jump ahead.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, cast

from pygames.core.game import Decision, Game
from pygames.core.language import _
from pygames.core.match import Match
from pygames.core.players import called
from pygames.table.reading import digits
from pygames.table.sitting import Barred, Sitting
from pygames.table.story import Deed
from pygames.table.ways import FIRST_LEVEL

__all__ = ["Lesson", "LessonSitting", "Step", "lesson_of"]


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


def lesson_of(game: Game) -> Lesson:
    """Return the lesson of this game, which must have one."""
    return _load(game.lesson)


@cache
def _load(module: str) -> Lesson:
    return cast(Lesson, import_module(module).LESSON)


class LessonSitting(Sitting):
    """The table of a lesson. Only its progress is remembered."""

    def __init__(self, game: Game) -> None:
        self.course = lesson_of(game)
        self.step = 0
        seats = self.course.match.setup.seats
        super().__init__(f"lesson:{game.id}", self._position(), (0,) * seats)
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
    def ended(self) -> bool:
        """Whether this is the last comment."""
        return self.step == len(self.course.steps) - 1

    @property
    def _leaving(self) -> bool:
        """Always False: the lesson plays the other seats, and what lies open is the learner's."""
        return False

    @property
    def unseen(self) -> list[Deed]:
        """Always []: the lesson says what happens, and waits by itself."""
        return []

    @property
    def decision(self) -> Decision | None:
        """The learner's, with only the move that the lesson is about."""
        decision = super().decision
        if decision is None or self.ended:
            return None
        entry = self.course.match.log[len(self.match.log)]
        return decision._replace(moves=(entry.move,), also=())

    def _barred(self, decision: Decision, path: tuple[str, ...]) -> Exception:
        return Barred(_("Not yet! First do what the lesson says: it is highlighted."))

    def _make(self, moves: Sequence[Any], decision: Decision) -> None:
        """Advance the lesson, which makes the move itself."""
        self.advance()

    def advance(self) -> None:
        """Go on to the next comment."""
        self._come_to(self.step + 1)

    def _come_to(self, step: int) -> None:
        self.step = min(max(step, 0), len(self.course.steps) - 1)
        self.match = self._position()
        self._stories.clear()
        self._changed()

    @property
    def unsaved(self) -> bool:
        """Always False: lessons are not saved."""
        return False

    def memory(self) -> dict[str, Any]:
        """Return the progress of the lesson."""
        return {"id": self.id, "step": self.step}

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Restore the progress of the lesson. Raises `Odd`."""
        self._come_to(digits(memory.get("step", 0)))
