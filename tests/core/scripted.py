"""A game that asks what it is told to ask: for what no real game brings about."""

import random
import sys
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, NamedTuple, Self

import pytest

from pygames.core import registry
from pygames.core.game import Decision, Digit, Game, IllegalMove, Outcome, Rules


class Pick(NamedTuple):
    """A number chosen."""

    number: int
    kind: str = "pick"


def asked(seat: int, numbers: int = 2, views: int | None = None) -> tuple[Decision, int]:
    """A decision between so many numbers, of which other seats cannot rule out `views`."""
    moves = tuple(map(Pick, range(numbers)))
    return Decision(seat, "pick", moves), numbers if views is None else views


class Numbers(tuple[Pick, ...]):
    """Any number at all may be chosen, and a few are listed: see `OpenMoves`."""

    __slots__ = ()

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Pick)

    def digits(self, move: Pick) -> list[Digit]:
        """The number as one digit."""
        return [(move.number, 100)]

    def from_digits(self, read: Callable[[int], int]) -> Pick:
        """Below a hundred."""
        return Pick(read(100))

    def some(self, rng: random.Random) -> Pick:
        """One that is not listed."""
        return Pick(rng.randrange(len(self), 100))


def openly_asked(seat: int, listed: int = 1) -> tuple[Decision, int]:
    """A decision between a hundred numbers, so many of which everybody sees listed."""
    return Decision(seat, "pick", Numbers(map(Pick, range(listed)))), listed


class Script:
    """Asks one thing after the other, whatever is chosen."""

    def __init__(self, steps: Sequence[tuple[Decision, int]], viewer: int | None = None) -> None:
        self.steps = steps
        self.viewer = viewer
        self.chosen: tuple[int, ...] = ()

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The next one; who cannot know it sees as many numbers as it is told to."""
        if self.outcome:
            return ()
        decision, views = self.steps[len(self.chosen)]
        if self.viewer in (None, decision.seat):
            return (decision,)
        return (decision._replace(moves=type(decision.moves)(map(Pick, range(views)))),)

    @property
    def outcome(self) -> Outcome | None:
        """A draw at the end of the script."""
        return Outcome((), (0, 0), "end") if len(self.chosen) == len(self.steps) else None

    def apply(self, move: Any, seat: int) -> None:
        """Choose a number."""
        if not any(seat == d.seat and move in d.moves for d in self.decisions):
            raise IllegalMove("No.")
        self.chosen += (move.number,)

    def copy(self) -> Self:
        """The same."""
        return self.view(self.viewer)

    def view(self, seat: int | None) -> Self:
        """The same, asked by a seat."""
        twin = type(self)(self.steps, seat)
        twin.chosen = self.chosen
        return twin

    def sample(self, _rng: random.Random) -> Self:
        """The same with nothing hidden."""
        return self.view(None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Script) and self.chosen == other.chosen

    __hash__ = None  # type: ignore[assignment]


def install(
    monkeypatch: pytest.MonkeyPatch, *steps: tuple[Decision, int], **rules_of_it: Any
) -> None:
    """Make the game `script` known for the length of a test; more of its `Rules` may be given."""
    for name in ("_newest", "_by_version", "_by_code"):
        monkeypatch.setattr(registry, name, dict(getattr(registry, name)))
    rules = ModuleType("rules_of_a_script")
    rules.RULES = Rules(
        options={},
        start=lambda _seats, _options: Script(steps),
        describe=lambda move, _state: f"Picks {move.number}",
        **rules_of_it,
    )
    monkeypatch.setitem(sys.modules, rules.__name__, rules)
    registry.install(
        Game(
            id="script",
            code="s",
            version=1,
            title="Script",
            seats=(2,),
            pitch="Whatever is written.",
            minutes=1,
            package="tests.core",
            rules=rules.__name__,
        )
    )
