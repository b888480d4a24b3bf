"""What holds of every match of every game: links, logs, undo, what plays itself.

As `tests/laws.py`, which has the laws of states.
"""

import random
from contextlib import suppress
from math import log2
from typing import Any

import pytest

from pygames.core import links, registry
from pygames.core.game import CHANCE, NOBODY, REFEREE, IllegalMove, at_random, is_open, mask
from pygames.core.log import replay
from pygames.core.match import Match
from pygames.core.options import Option
from tests.effort import WILD
from tests.laws import Law, decision_of, entered_in
from tests.strategies import Playout, play_some

LAWS: list[Law] = []
law = entered_in(LAWS)

MOVES = 60
"""After so many moves, undoing and writing links anew show nothing that they did not before."""


def is_looked_at(move: int) -> bool:
    """Whether what costs as much as the match is long is tried here: at the first moves, and then
    now and then."""
    return WILD or move < 8 or not move % 8


def match_of(playout: Playout) -> Match:
    """A match with the same set-up, about half as far as the playout, the rest still open."""
    setup = playout.setup
    match = Match(setup.game, setup.seats, setup.options, rng=random.Random(5))
    play_some(match, random.Random(6), len(playout.moments) // 2)
    return match


@law
def some_move_of_an_open_choice_is_not_listed(playout: Playout) -> None:
    """A player at random makes it, also where digits at random hardly ever make a legal move."""
    rng = random.Random(13)
    for moment in playout.moments[::3]:
        for decision in moment.state.decisions:
            if is_open(decision.moves):
                moves: Any = decision.moves
                found = [moves.some(rng) for _time in range(3)]
                assert all(move in moves for move in found)
                listed = [move in [*moves] for move in found]
                assert all(listed) or not any(listed)
                moment.state.copy().apply(found[0], decision.seat)


@law
def a_link_brings_back_the_match(playout: Playout) -> None:
    """Set-up, log and state; and as each seat saw it, to be looked at only."""
    match = match_of(playout)
    whole = Match.from_link(match.link())
    assert (match.setup, match.log) == (whole.setup, whole.log)
    assert match.state == whole.state
    assert match.link() == whole.link()

    for seat in playout.seats:
        half = Match.from_link(match.link(seat))
        assert (match.setup, match.seen(seat)) == (half.setup, half.log)
        assert match.view(seat) == half.state
        assert match.link(seat) == half.link() == half.link(seat)
        assert half.decisions == ()
        for decision in match.decisions:
            for move in (*decision.moves, *decision.also)[:3]:
                _not_played(half, move, decision.seat)


def _not_played(match: Match, move: Any, seat: int) -> None:
    before, state = match.log[:], match.state.copy()
    with pytest.raises(IllegalMove) as refusal:
        match.play(move, seat)
    assert str(refusal.value)
    assert (before, state) == (match.log, match.state)


@law
def links_grow_as_the_match_does(playout: Playout) -> None:
    """The whole link and that of each seat, asked for at any time, are those of the log written
    from its beginning: also after a move that was refused, undone or redone."""
    setup, rng = playout.setup, random.Random(11)
    match = Match(setup.game, setup.seats, setup.options, rng=random.Random(12))
    seats = (None, *playout.seats)
    for move in range(min(MOVES, len(playout.moments) // 2)):
        if not match.decisions:
            break
        for seat in (match.decisions[0].seat, *seats[move % 2 :: 2]) if is_looked_at(move) else ():
            _is_written_anew(match, seat)
        for illegal in (None, playout.log[0].move):
            with suppress(IllegalMove):
                match.play(illegal, match.decisions[0].seat)
        play_some(match, rng, 1)
        if match.can_undo() is None and rng.random() < 0.3:
            match.undo()
            for seat in seats[: move % 3]:
                _is_written_anew(match, seat)
            if rng.random() < 0.5:
                match.redo()
    for seat in seats:
        _is_written_anew(match, seat)


def _is_written_anew(match: Match, seat: int | None) -> None:
    log = match.log if seat is None else match.seen(seat)
    assert match.link(seat) == links.record(match.setup, seat, log).text()


@law
def a_link_is_hardly_longer_than_what_it_tells(playout: Playout) -> None:
    """Each entry costs log2(number of possible moves) bits, a character holds six."""
    match = match_of(playout)
    bits = 0.0
    state = match.setup.start()
    for entry in match.log:
        bits += log2(sum(len(d.moves) + len(d.also) + is_open(d.moves) for d in state.decisions))
        moves: Any = decision_of(state, entry.seat).moves
        if is_open(moves) and entry.move in moves and entry.move not in [*moves]:
            bits += sum(log2(radix) for _digit, radix in moves.digits(entry.move))
        state.apply(entry.move, entry.seat)
    options, numbers = match.game.options, match.game.seats
    if match.setup.seats != numbers[0]:
        bits += (len(numbers) - 1).bit_length()
    if any(match.setup.options[name] != option.default for name, option in options.items()):
        bits += sum(map(_bits, options.values()))
    assert len(match.link()) <= 1.05 * bits / 6 + 12


def _bits(option: Option) -> int:
    """What the codec may spend on one of the listed values."""
    return (len(option.values) - 1 + is_open(option.values)).bit_length()


@law
def numbers_name_every_move(playout: Playout) -> None:
    """Listed or not; the names are those of its seat's view too, and no others name anything."""
    rng = random.Random(14)
    for moment in playout.moments[::5]:
        for decision in moment.state.decisions:
            listed = [*decision.moves, *decision.also]
            moves = rng.sample(listed, min(3, len(listed)))
            if decision.moves:
                moves.append(at_random(decision.moves, rng))
            for move in moves:
                numbers = links.spelt(decision, move)
                assert links.move_of(decision, numbers) == move
                if decision.seat >= 0:
                    theirs = decision_of(moment.views[decision.seat], decision.seat)
                    assert links.spelt(theirs, move) == numbers
                spoilt = (numbers[:-1], (*numbers, 0), (-1, *numbers[1:]), (10**9, *numbers[1:]))
                for others in spoilt:
                    with pytest.raises(ValueError, match=r"no number|not the name"):
                        links.move_of(decision, others)
            for odd in (None, ("odd",)):
                with pytest.raises(ValueError, match="not legal"):
                    links.spelt(decision, odd)


@law
def numbers_name_every_move_as_nobody_sees_it(playout: Playout) -> None:
    """What others may see of a move is among what the open table shows, by the same numbers on
    every device: in each view's own view of it.
    """
    rng = random.Random(15)
    for moment in playout.moments[::5]:
        openly = moment.state.view(NOBODY)
        for decision in moment.state.decisions:
            if decision.seat < 0:
                continue
            seen = decision_of(openly, decision.seat)
            listed = [*decision.moves, *decision.also]
            for move in rng.sample(listed, min(3, len(listed))):
                numbers = links.spelt(seen, move, NOBODY)
                shown = move if decision.known_to is None else mask(move)
                assert links.move_of(seen, numbers, NOBODY) == shown
                for view in moment.views:
                    theirs = decision_of(view.view(NOBODY), decision.seat)
                    assert links.spelt(theirs, move, NOBODY) == numbers


@law
def onlookers_have_a_link(playout: Playout) -> None:
    """It holds what lies open, and can be read where there are as many seats as may be."""
    match = match_of(playout)
    seen = Match.from_link(match.link(NOBODY))
    assert seen.perspective == NOBODY
    assert seen.plays == frozenset()
    assert seen.log == match.seen(NOBODY)
    assert seen.link() == match.link(NOBODY)


@law
def a_log_brings_back_the_match(playout: Playout) -> None:
    """`from_log` and `replay` agree with the match itself, `replay` with each view too."""
    match = match_of(playout)
    assert match.state == Match.from_log(match.setup, match.log).state
    assert match.state == replay(match.setup, match.log)
    for seat in playout.seats:
        assert match.view(seat) == replay(match.setup, match.seen(seat))


@law
def a_match_takes_no_half_moves(playout: Playout) -> None:
    """Nor moves of the dealer, of nobody, or of a seat that is not asked."""
    match = match_of(playout)
    asked = {decision.seat for decision in match.decisions}
    for decision in match.decisions:
        for move in (*decision.moves, *decision.also)[:5]:
            if mask(move) != move:
                _not_played(match, mask(move), decision.seat)
            for seat in {*playout.seats, CHANCE, REFEREE, 99} - asked:
                _not_played(match, move, seat)


@law
def only_what_all_see_to_be_forced_plays_itself(playout: Playout) -> None:
    """A match makes a player's decision by itself just if the view of nobody lists one move for
    it, and that is no pass."""
    setup, rng = playout.setup, random.Random(7)
    match = Match(setup.game, setup.seats, setup.options, rng=random.Random(8))
    state, done = setup.start(), 0
    chosen = -1
    for _move in range(min(MOVES, len(playout.moments) // 2)):
        for entry in match.log[done:]:
            if entry.seat >= 0 and done != chosen:
                assert _all_see_it_forced(state, playout, entry.seat)
            state.apply(entry.move, entry.seat)
            done += 1
        for decision in match.decisions:
            assert not _all_see_it_forced(state, playout, decision.seat)
        if not match.decisions:
            break
        chosen = len(match.log)
        play_some(match, rng, 1)


def _all_see_it_forced(state: Any, playout: Playout, seat: int) -> bool:
    moves = decision_of(state.view(NOBODY), seat).moves
    quiet = registry.find(playout.setup.game).quiet
    forced = len(moves) == 1 and not is_open(moves) and moves[0].kind not in quiet
    if forced:
        assert all(len(decision_of(state.view(it), seat).moves) == 1 for it in playout.seats)
    return forced


@law
def undo_takes_one_choice_back_and_redo_brings_it(playout: Playout) -> None:
    """Never over an answer of the dealer or somebody else's move; else it says why not."""
    setup, rng = playout.setup, random.Random(9)
    match = Match(setup.game, setup.seats, setup.options, rng=random.Random(10))
    for move in range(min(MOVES, len(playout.moments) // 2)):
        if not match.decisions:
            break
        if not is_looked_at(move):
            play_some(match, rng, 1)
            continue
        before, mark = match.state.copy(), len(match.log)
        play_some(match, rng, 1)
        after, log = match.state.copy(), match.log[:]
        mover = log[mark].seat
        dealt = any(entry.seat < 0 for entry in log[mark:])
        for seat in (None, *playout.seats):
            reason = match.can_undo(seat)
            if not dealt and seat in (None, mover):
                assert reason is None
            else:
                assert reason
                with pytest.raises(IllegalMove) as refusal:
                    match.undo(seat)
                assert reason == str(refusal.value)
                assert (after, log) == (match.state, match.log)
        if not dealt:
            assert match.link() == Match.from_log(setup, log).link()
            match.undo(mover)
            assert (before, log[:mark]) == (match.state, match.log)
            assert match.can_redo()
            assert match.link() == Match.from_log(setup, log[:mark]).link()

            match.redo()
            assert (after, log) == (match.state, match.log)
            assert not match.can_redo()
