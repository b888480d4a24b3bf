"""What holds of the states of every game, at every moment of every match.

Each law takes a `Playout` and asserts. `tests/test_laws.py` holds all games against these and
against those of whole matches (`tests/match_laws.py`); a game's own tests can hold positions of
their own against a single one.
"""

import copy
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from pygames.core import registry
from pygames.core.game import (
    CHANCE,
    NOBODY,
    REFEREE,
    Decision,
    Game,
    IllegalMove,
    forms,
    half_seen,
    is_open,
    mask,
    sees,
)
from pygames.core.language import Name
from pygames.core.series import current_play
from tests.effort import WILD
from tests.strategies import Playout, as_seen, garbled, is_told_later, play_on, spread

Law = Callable[[Playout], None]


def entered_in(book: list[Law]) -> Callable[[Law], Law]:
    """A decorator that enters a law in this book."""

    def enter(law: Law) -> Law:
        book.append(law)
        return law

    return enter


LAWS: list[Law] = []
law = entered_in(LAWS)


def decision_of(state: Any, seat: int) -> Decision:
    """What this seat is asked."""
    decisions: list[Decision] = [d for d in state.decisions if d.seat == seat]
    return decisions[0]


def same(mine: Decision, theirs: Decision) -> bool:
    """Whether two decisions agree in everything, the order of their moves included."""
    return mine._replace(moves=[*mine.moves]) == theirs._replace(moves=[*theirs.moves])


# --- what a seat may know ---------------------------------------------------------------------


@law
def a_view_follows_from_what_was_seen(playout: Playout) -> None:
    """The state rebuilt from the log as a seat sees it is that seat's view, all along."""
    for seat in playout.seats:
        rebuilt = playout.setup.start()
        for moment in playout.moments:
            assert moment.views[seat] == rebuilt

            rebuilt.apply(as_seen(moment.entry, seat), moment.entry.seat)
        assert playout.last.view(seat) == rebuilt


@law
def there_is_a_view_of_what_lies_open(playout: Playout) -> None:
    """Of a seat that nobody has: who is asked, and no secret that a single player has."""
    for moment in playout.moments:
        view = moment.state.view(NOBODY)
        assert view == view.view(NOBODY)
        assert all(view == theirs.view(NOBODY) for theirs in moment.views)
        asked = [d._replace(moves=()) for d in moment.state.decisions]
        assert asked == [d._replace(moves=()) for d in view.decisions]


@law
def what_lies_open_follows_from_what_all_have_seen(playout: Playout) -> None:
    """The view of onlookers, and of the open table, is bound by the same law as every other."""
    rebuilt = playout.setup.start()
    for moment in playout.moments:
        assert moment.state.view(NOBODY) == rebuilt

        rebuilt.apply(as_seen(moment.entry, NOBODY), moment.entry.seat)


@law
def what_is_made_openly_needs_no_look_at_what_anybody_holds(playout: Playout) -> None:
    """The same moves, in the same order, whoever looks: legal, and seen by all when made."""
    openly = registry.find(playout.setup.game).open
    for moment in playout.moments if openly else ():
        everything = (moment.state, moment.state.view(NOBODY), *moment.views)
        for decision in moment.state.decisions:
            if decision.seat >= 0:
                moves = [*openly(decision)]
                assert all(move in decision.moves for move in moves)
                assert decision.known_to is None or not moves
                for state in everything:
                    assert moves == [*openly(decision_of(state, decision.seat))]


@law
def a_view_is_its_own_view(playout: Playout) -> None:
    """Looking twice hides no more."""
    for moment in playout.moments:
        for seat in playout.seats:
            assert moment.views[seat] == moment.views[seat].view(seat)


@law
def own_decisions_are_the_same_in_the_own_view(playout: Playout) -> None:
    """A seat chooses among the same moves in the same order, whatever it does not know."""
    for moment in playout.moments:
        for decision in moment.state.decisions:
            if decision.seat >= 0:
                assert same(decision, decision_of(moment.views[decision.seat], decision.seat))


@law
def everybody_sees_who_is_asked(playout: Playout) -> None:
    """Who chooses, what for, who will see it and what else is possible is public."""
    for moment in playout.moments:
        asked = [d._replace(moves=()) for d in moment.state.decisions]
        for view in moment.views:
            assert asked == [d._replace(moves=()) for d in view.decisions]


@law
def what_a_game_calls_public_all_see_alike(playout: Playout) -> None:
    """A match asks no view whether such a decision is forced."""
    public = registry.find(playout.setup.game).public
    for moment in playout.moments:
        for decision in moment.state.decisions:
            if decision.name in public:
                for view in moment.views:
                    assert same(decision, decision_of(view, decision.seat))


@law
def without_secrets_all_see_alike(playout: Playout) -> None:
    """A match asks no view then either."""
    for moment in () if registry.find(playout.setup.game).secrets else playout.moments:
        for decision in moment.state.decisions:
            if decision.seat >= 0:
                for view in moment.views:
                    assert same(decision, decision_of(view, decision.seat))


@law
def a_view_rules_out_no_legal_move(playout: Playout) -> None:
    """And what it lists can be made in it, half seen where that seat would not see it."""
    for moment in playout.moments:
        for seat, view in enumerate(moment.views):
            for real, possible in zip(moment.state.decisions, view.decisions, strict=True):
                assert all(move in possible.moves for move in spread(real.moves))

                seen = sees(seat, possible.known_to)
                for move in spread(possible.moves) if seen else forms(possible.moves):
                    view.copy().apply(move, possible.seat)


@law
def a_sample_has_the_view_it_was_drawn_from(playout: Playout) -> None:
    """And is a full state: what may be chosen in it are whole moves, of the referee just one."""
    rng = random.Random(1)
    for moment in playout.moments:
        for seat, view in enumerate(moment.views):
            sample = view.sample(rng)
            assert view == sample.view(seat)

            for decision in sample.decisions:
                assert not any(map(half_seen, decision.moves))
                assert decision.seat != REFEREE or len(decision.moves) == 1


@law
def a_sample_can_be_played_to_its_end(playout: Playout) -> None:
    """What was drawn at random is as playable as what was dealt."""
    rng = random.Random(2)
    for moment in playout.moments[:: max(1, len(playout.moments) // 4)]:
        for view in moment.views:
            *_states, (last, _decision, _entry) = play_on(view.sample(rng), rng)
            assert last.outcome is not None


# --- who is asked -----------------------------------------------------------------------------


@law
def a_seat_is_asked_once_and_the_dealer_alone(playout: Playout) -> None:
    """One decision a seat; while CHANCE or REFEREE must answer nobody else is asked."""
    for moment in playout.moments:
        seats = [decision.seat for decision in moment.state.decisions]
        assert len(set(seats)) == len(seats)
        assert min(seats) >= 0 or len(seats) == 1
        assert set(seats) <= {CHANCE, REFEREE, *playout.seats}


@law
def something_can_be_chosen_until_it_is_over(playout: Playout) -> None:
    """Some decision has moves while there is no outcome, and none is open once there is."""
    for moment in playout.moments:
        assert moment.state.outcome is None
        assert any(len(decision.moves) for decision in moment.state.decisions)
        assert all(len(d.moves) or d.also for d in moment.state.decisions)

    assert (playout.last.outcome is None) == bool(playout.last.decisions)


@law
def the_referee_has_one_answer(playout: Playout) -> None:
    """It knows everything, so there is nothing to choose."""
    for moment in playout.moments:
        for decision in moment.state.decisions:
            assert decision.seat != REFEREE or len(decision.moves) == 1


@law
def open_choices_are_public(playout: Playout) -> None:
    """The codec reads open moves by their digits: nobody may have seen only half of one."""
    for moment in playout.moments:
        for decision in moment.state.decisions:
            assert not is_open(decision.moves) or decision.known_to is None


@law
def everybody_knows_all_at_the_start(playout: Playout) -> None:
    """Before the first move nothing is secret: secrets come with moves."""
    start = playout.setup.start()
    for seat in playout.seats:
        assert start == start.view(seat)


@law
def it_ends(playout: Playout) -> None:
    """With an outcome that fits the number of seats."""
    *_states, (last, _decision, _entry) = play_on(playout.last, random.Random(3))
    assert last.decisions == ()
    assert len(last.outcome.scores) == playout.setup.seats
    assert set(last.outcome.winners) <= set(playout.seats)
    assert last.outcome.reason


# --- moves ------------------------------------------------------------------------------------


@law
def moves_of_two_kinds_are_never_equal(playout: Playout) -> None:
    """Each type ends with its own constant `kind`, and its secrets are fields of it."""
    kinds: dict[str, Any] = {}
    for moment in playout.moments:
        for decision in moment.state.decisions:
            for move in (*decision.moves, *decision.also):
                assert move._fields[-1] == "kind"
                assert move.kind == move._field_defaults["kind"]
                assert kinds.setdefault(move.kind, type(move)) is type(move)
                assert set(getattr(move, "secret", ())) <= set(move._fields[:-1])


@law
def no_move_is_listed_twice(playout: Playout) -> None:
    """Neither in the full state nor in a view; `in`, the index and the length agree."""
    for moment in playout.moments:
        for state in (moment.state, *moment.views):
            for decision in state.decisions:
                listed = [*decision.moves, *decision.also]
                assert len(listed) == len(set(listed))
                assert len(decision.moves) == len([*decision.moves])
                indexes = spread(range(len(decision.moves)))
                some = [decision.moves[index] for index in indexes]
                assert some == [*spread([*decision.moves])]
                assert all(move in decision.moves for move in some)


@law
def every_listed_move_can_be_made(playout: Playout) -> None:
    """In full, and half seen where not everybody would see it; the original stays as it was."""
    for moment in playout.moments:
        for decision in moment.state.decisions:
            moves = [*decision.moves, *decision.also]
            for move in moves[:: max(1, len(moves) // 8)]:
                moment.state.copy().apply(move, decision.seat)
                if decision.known_to is not None:
                    moment.state.copy().apply(mask(move), decision.seat)


@law
def an_illegal_move_changes_nothing_and_says_why(playout: Playout) -> None:
    """Whatever is tried: other moves, other seats, fields that make no sense, half a move."""
    rng = random.Random(4)
    moves = list(dict.fromkeys(playout.log[n].move for n in range(len(playout.log))))
    for moment in playout.moments[::3]:
        some = rng.sample(moves, min(5, len(moves)))
        tried = [*some, *(garbled(move, rng) for move in some), mask(moment.entry.move)]
        for move in tried:
            for seat in (*playout.seats, CHANCE, REFEREE, 99):
                if not _is_legal(moment.state, move, seat):
                    _refused(moment.state, move, seat)
    for move in moves[:20]:
        if playout.last.outcome:
            _refused(playout.last, move, 0)


def _is_legal(state: Any, move: Any, seat: int) -> bool:
    for decision in state.decisions:
        if decision.seat == seat:
            listed = move in decision.moves or move in decision.also
            half = decision.known_to is not None and move in forms(decision.moves)
            return listed or half
    return False


def _refused(state: Any, move: Any, seat: int) -> None:
    tried = state.copy()
    with pytest.raises(IllegalMove) as refusal:
        tried.apply(move, seat)
    assert str(refusal.value)
    assert state == tried


@law
def a_copy_shares_nothing(playout: Playout) -> None:
    """Each state of a playout was copied, and the copy played on: it is still what it was."""
    replayed = playout.setup.start()
    for moment in playout.moments:
        assert replayed == moment.state
        assert same(replayed.decisions[0], moment.state.decisions[0])

        replayed.apply(moment.entry.move, moment.entry.seat)
    assert replayed == playout.last


@law
def a_copy_is_equal_and_of_its_own(playout: Playout) -> None:
    """Also those of `copy.copy` and `copy.deepcopy`; a state changes, so it has no hash."""
    for moment in playout.moments[::7]:
        for state in (moment.state, *moment.views):
            for twin in (state.copy(), copy.copy(state), copy.deepcopy(state)):
                assert type(twin) is type(state)
                assert twin == state
            seen = state.view(0)
            twin.apply(moment.entry.move, moment.entry.seat)
            assert seen == state.view(0)
            with pytest.raises(TypeError, match="unhashable"):
                hash(state)


class Impostor(NamedTuple):
    """No move of any game."""

    kind: str


@law
def what_only_looks_like_a_move_is_refused(playout: Playout) -> None:
    """A bare tuple that is equal to a legal move, and things that are of the same kind."""
    for moment in playout.moments[::3]:
        for decision in moment.state.decisions:
            for move in (*decision.moves, *decision.also)[:5]:
                _refused(moment.state, tuple(move), decision.seat)
                _refused(moment.state, Impostor(move.kind), decision.seat)


def _told(game: Game) -> Callable[[Any, Any], str]:
    return lambda move, state: game.narrate(move, state, Name("Ann"))


STANDING = frozenset({"ask"})
"""The kinds of standing orders: the set-up that shows them says so, and no log."""


@law
def every_move_has_words(playout: Playout) -> None:
    """In full and half seen; "" only where its reader sees no trace of it, where the referee says
    no more than that it goes on, or in the log for standing orders and what a later move tells
    (now and then: it takes a match to its end).
    """
    game = registry.find(playout.setup.game)
    for number, moment in enumerate(playout.moments):
        asked = WILD or not number % 8
        for decision in moment.state.decisions:
            for move in (*spread(decision.moves), *decision.also):
                for words in (game.describe, _told(game), game.remind):
                    play = current_play(moment.state)
                    told = words(move, play) or decision.seat == REFEREE
                    assert told or words != game.describe
                    if asked and not told and move.kind not in STANDING:
                        assert is_told_later(game, moment.state, move, decision)
                    assert isinstance(words(mask(move), play), str)
