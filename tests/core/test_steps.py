"""A stack of steps: taken where nobody decides, passed over where nobody has a choice."""

from typing import Any, ClassVar, NamedTuple

import pytest

from pygames.core.game import CHANCE, Decision, IllegalMove, Outcome
from pygames.core.state import Handlers
from pygames.core.steps import Ask, Run, Simultaneous, StepState


class Say(NamedTuple):
    """A number is said."""

    number: int
    kind: str = "say"


class Rolling(NamedTuple):
    """Chance says a number."""

    def decisions(self, _game: "Talk") -> tuple[Decision, ...]:
        """One or two."""
        return (Decision(CHANCE, "roll", [Say(1), Say(2)]),)

    def follow(self, game: "Talk", move: Say, _seat: int) -> None:
        """Have a seat that is called by it say as many numbers."""
        game.said.append(move.number)
        game.push(*[Naming(0, move.number)] * move.number)


class Naming(NamedTuple):
    """A seat says a number up to another."""

    seat: int
    most: int

    def decisions(self, _game: "Talk") -> tuple[Decision, ...]:
        """All numbers up to that one."""
        return (Decision(self.seat, "name", [*map(Say, range(1, self.most + 1))]),)

    def follow(self, game: "Talk", move: Say, _seat: int) -> None:
        """Note it."""
        game.said.append(move.number)


class Pausing(NamedTuple):
    """Nothing is said."""

    def take(self, _game: "Talk") -> None:
        """Nobody decides."""


class Talk(StepState, copied=("said",)):
    """What has been said; nothing comes after the last step."""

    __slots__ = ("said",)

    def __init__(self, *steps: Any) -> None:
        super().__init__()
        self.said: list[int] = []
        self.push(*steps)
        self._advance()

    def _go_on(self) -> None:
        self.outcome = Outcome((), (), "said")

    def _why_not(self, _move: Say, _seat: int) -> IllegalMove:
        return IllegalMove("Not that.")

    handlers: ClassVar[Handlers] = {Say: StepState.follow}


def note(game: Talk, *numbers: int) -> None:
    """Note numbers that nobody has chosen."""
    game.said += numbers


def open_to(_game: Talk, _seat: int, *numbers: int) -> list[Say]:
    """Ask for one of these."""
    return [*map(Say, numbers)]


def chosen(game: Talk, move: Say, _seat: int, *_numbers: int) -> None:
    """Note what was said."""
    game.said.append(move.number)


def test_the_step_on_top_is_asked_and_followed_and_what_it_pushes_comes_next() -> None:
    """A throw, then as many numbers; the match ends with the last step."""
    game = Talk(Rolling())

    assert game.decisions == (Decision(CHANCE, "roll", [Say(1), Say(2)]),)

    game.apply(Say(2), CHANCE)
    assert game.steps == [Naming(0, 2), Naming(0, 2)]

    game.apply(Say(1), 0)
    game.apply(Say(2), 0)

    assert (game.said, game.steps, game.decisions) == ([2, 1, 2], [], ())
    assert game.outcome == Outcome((), (), "said")


def test_steps_in_which_nobody_decides_are_taken_one_after_the_other() -> None:
    """They are done at once, the last one first, until somebody is asked."""
    game = Talk(Run(note, (3,)), Naming(0, 1), Run(note, (2,)), Run(note, (1,)))

    assert game.said == [1, 2]
    assert game.steps == [Run(note, (3,)), Naming(0, 1)]

    game.apply(Say(1), 0)

    assert game.said == [1, 2, 1, 3]


def test_a_step_without_a_choice_is_passed_over() -> None:
    """Nothing follows from it."""
    game = Talk(Ask("some", 0, open_to, chosen, (7, 8)), Ask("none", 1, open_to, chosen))

    assert game.decisions == (Decision(0, "some", [Say(7), Say(8)]),)

    game.apply(Say(8), 0)

    assert game.said == [8]


def test_several_are_asked_at_once_until_nobody_is() -> None:
    """In any order, and the step stays until the last one has answered."""

    def asked(game: Talk) -> tuple[Decision, ...]:
        return tuple(Decision(n, "any", [Say(n)]) for n in (1, 2, 3) if n not in game.said)

    game = Talk(Simultaneous(asked, chosen))
    for seat in (2, 3, 1):
        assert {it.seat for it in game.decisions} == {1, 2, 3}.difference(game.said)
        game.apply(Say(seat), seat)

    assert (game.said, game.steps) == ([2, 3, 1], [])


def test_a_move_that_the_step_does_not_list_changes_nothing() -> None:
    """The step stays where it is."""
    game = Talk(Naming(0, 2))
    before = game.copy()
    with pytest.raises(IllegalMove):
        game.apply(Say(3), 0)

    assert game == before


def test_copies_have_a_stack_of_their_own_and_steps_are_told_apart_by_type() -> None:
    """The steps are shared, the stack is not; tuples of two types are no equal steps."""
    game = Talk(Naming(0, 2))
    twin = game.copy()
    assert twin == game

    twin.steps[-1] = Naming(0, 1)
    assert twin != game

    empty, other = Talk(), Talk()
    empty.steps, other.steps = [Rolling()], [Pausing()]

    assert empty != other
    assert game.steps == [Naming(0, 2)]
