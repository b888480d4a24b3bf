"""A story told by a match: what matters of all moves, and what is said before some of them."""

from collections.abc import Iterable
from typing import TypeAlias

from pygames.core.game import REFEREE, Decision
from pygames.core.log import Entry, Setup
from pygames.core.match import Match
from pygames.not_alone import moves
from pygames.not_alone.state import State
from pygames.table.lesson import Lesson, Step

__all__ = ["Made", "lesson_from"]

Made: TypeAlias = tuple[int, moves.Move]


def lesson_from(story: Iterable[Made | str], setup: Setup, seat: int) -> Lesson:
    """Play the story by the rules; whoever is asked for anything else plays no card.

    `seat`: the learner's.
    """
    state = setup.start()
    assert isinstance(state, State)
    log: list[Entry] = []
    steps: list[Step] = []
    text = ""

    def make(decision: Decision, move: moves.Move) -> None:
        state.apply(move, decision.seat)
        log.append(Entry(decision.seat, move, decision.known_to))

    def go_on() -> None:
        """Answer for the referee, or play no card for somebody who is asked for one."""
        for decision in state.decisions:
            idle = moves.REST if decision.seat == state.creature else moves.PASS
            if decision.seat == REFEREE or idle in decision.moves:
                make(decision, decision.moves[0] if decision.seat == REFEREE else idle)
                return
        raise ValueError("this is not what is asked", item, state.decisions)

    def asked_for(who: int, move: moves.Move) -> Decision | None:
        return next((it for it in state.decisions if it.seat == who and move in it.moves), None)

    for item in story:
        if isinstance(item, str):
            text = item
            continue
        while (decision := asked_for(*item)) is None:
            go_on()
        if text:
            steps.append(Step(len(log), text))
            text = ""
        make(decision, item[1])
    while state.decisions:
        go_on()
    steps.append(Step(len(log), text))
    return Lesson(Match.from_log(setup, log), seat=seat, steps=tuple(steps))
