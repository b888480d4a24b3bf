"""The lessons of Not Alone: `LESSON`, that of the Hunted, and the Creature's in `LESSONS`."""

from collections.abc import Mapping

from pygames.not_alone.lesson import creature, hunted
from pygames.table.lesson import Lesson

__all__ = ["LESSON", "LESSONS"]

LESSON = hunted.LESSON
LESSONS: Mapping[str, Lesson] = {"creature": creature.LESSON}
"""The others, by the words of `Game.lessons`."""
