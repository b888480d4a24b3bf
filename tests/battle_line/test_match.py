"""Whole matches, played by `pygames.Match`: links, views, undo, and what plays itself.

`tests/match_laws.py` holds every game against more laws than these, in matches that resigning
cuts short; these go on to their end, with each value of each option.
"""

import random

import pytest

import pygames
from pygames.core.game import NOBODY, IllegalMove
from tests.battle_line.playouts import OPTION_VALUES, choose, setup_with
from tests.effort import sampled

EVERY_OPTION = pytest.mark.parametrize(("name", "value"), sampled(OPTION_VALUES, 3))


def played(name, value):
    """A match after each choice of a player, with the length of its log before that choice."""
    rng = random.Random(f"{name} {value}")
    match = pygames.Match("battle-line", options=setup_with(name, value, 1).options, rng=rng)
    while match.decisions:
        (decision,) = match.decisions
        mark = len(match.log)
        match.play(choose(decision, rng), decision.seat)
        yield match, mark


@EVERY_OPTION
def test_links_bring_back_the_match(name, value):
    """Whole or as a seat saw it, on the way and when it is over: written again, the same text."""
    for match, mark in played(name, value):
        if match.decisions and mark % 150:
            continue
        whole = pygames.Match.from_link(match.link())

        assert (match.setup, match.log, match.state) == (whole.setup, whole.log, whole.state)
        assert (match.link(), match.outcome) == (whole.link(), whole.outcome)
        for seat in (0, 1):
            half = pygames.Match.from_link(match.link(seat))

            assert (match.seen(seat), match.view(seat)) == (half.log, half.state)
            assert match.link(seat) == half.link()
            assert match.view(seat) == pygames.replay(match.setup, match.seen(seat))


@EVERY_OPTION
def test_what_plays_itself(name, value):
    """BL-36: just those decisions that what lies open shows to be forced."""
    steps = [*played(name, value)]
    match, chosen = steps[-1][0], {mark for _match, mark in steps}
    state = match.setup.start()
    for index, entry in enumerate(match.log):
        if entry.seat >= 0:
            openly = state.view(NOBODY).decisions[0]

            assert (index not in chosen) == (len(openly.moves) == 1)
        state.apply(entry.move, entry.seat)


@EVERY_OPTION
def test_undo_and_redo(name, value):
    """Back over any number of choices, as far as no card was dealt, and forth again."""
    marks = []
    for match, mark in played(name, value):
        marks.append(mark)
        dealt = max(index for index, entry in enumerate(match.log) if entry.seat < 0)
        back = [mark for mark in reversed(marks) if mark > dealt]
        if not back or mark % 3:
            continue
        state, log = match.state.copy(), match.log[:]
        for mark in back:
            assert match.can_undo() is None

            match.undo()

            assert log[:mark] == match.log
        assert pygames.replay(match.setup, match.log) == match.state
        assert match.can_undo()
        with pytest.raises(IllegalMove):
            match.undo()

        for _mark in back:
            match.redo()

        assert not match.can_redo()
        assert (log, state) == (match.log, match.state)


@EVERY_OPTION
def test_nobody_takes_back_what_another_player_chose(name, value):
    """The seat that chose last may undo, the other one may not."""
    for match, mark in played(name, value):
        mover = match.log[mark].seat
        dealt = any(entry.seat < 0 for entry in match.log[mark:])

        assert (match.can_undo(mover) is None) == (not dealt)
        assert match.can_undo(1 - mover)
