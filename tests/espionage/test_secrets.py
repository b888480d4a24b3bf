"""What each seat may know, and that nothing tells it more (sections 3.5 and 2, ESP-54)."""

import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames import Match
from pygames.core.game import REFEREE, IllegalMove, mask, sees
from pygames.core.links import record
from pygames.core.log import Entry
from tests.espionage.playouts import OPTION_VALUES, choose, playout, setup_with
from tests.espionage.positions import asked, board, play, position, seen

HIDDEN = [item for item in OPTION_VALUES if item != ("visibility", "open")]


# --- two armies that cannot be told apart (ET-43) ----------------------------------------


def part_of(setup, moves, rng):
    """A log of the beginning of a match, to where a player must choose, and the state there."""
    state, log = setup.start(), []
    at, there = 0, state.copy()
    while state.decisions and at < moves:
        if state.decisions[0].seat >= 0:
            at, there = len(log), state.copy()
        decision = rng.choice(state.decisions)
        entry = Entry(decision.seat, choose(state, decision, rng), decision.known_to)
        log.append(entry)
        state.apply(entry.move, entry.seat)
    return log[:at], there


def masked_and_unmoved(state, seat):
    """A seat's pieces on the board of which the other knows nothing but the square."""
    pieces = range(seat * state.size, (seat + 1) * state.size)
    other = state.view(1 - seat)
    return [p for p in pieces if other.rank[p] is None and not state.moved[p] and state.at[p] >= 0]


def with_swapped(log, seat, one, other):
    """The log with the ranks of two pieces of a seat swapped in its set-up."""
    places = [n for n, entry in enumerate(log) if entry.seat == seat and entry.move.kind == "place"]
    log, first, second = log[:], places[one], places[other]
    log[first], log[second] = log[second], log[first]
    return log


def as_seen(entry, seat):
    return entry if sees(seat, entry.known_to) else entry._replace(move=mask(entry.move))


def told_apart(setup, log, seat, army):
    """Play this log in a world where the other army is another: the log as it goes there, and
    the first move at which the seat could notice (None: it never can)."""
    state, theirs = setup.start(), []
    real = setup.start()
    for entry in log:
        assert real.view(seat) == state.view(seat)
        decision = next((d for d in state.decisions if d.seat == entry.seat), None)
        if decision is None:
            return theirs, entry
        move = decision.moves[0] if entry.seat == REFEREE else entry.move
        if entry.seat == seat:
            (own,) = (d for d in real.decisions if d.seat == seat)
            assert own._replace(moves=[*own.moves]) == decision._replace(moves=[*decision.moves])
        if entry.move.kind == "place" and entry.seat != seat:
            move = army.pop(0)
        if move not in decision.moves and move not in decision.also:
            return theirs, entry
        there = Entry(entry.seat, move, decision.known_to)
        if as_seen(there, seat) != as_seen(entry, seat):
            return theirs, entry
        theirs.append(there)
        state.apply(move, entry.seat)
        real.apply(entry.move, entry.seat)
    assert real.view(seat) == state.view(seat)
    return theirs, None


def swapped_worlds(item, seed):
    """A match, one of its seats, and the same log where two pieces of the other are swapped."""
    rng = random.Random(seed)
    setup = setup_with(*item, seed=seed)
    setup = setup._replace(options=setup.options | {"visibility": "hidden"})
    seat = rng.randrange(2)
    log, state = part_of(setup, rng.randrange(400), rng)
    pieces = masked_and_unmoved(state, 1 - seat)
    pairs = [(a, b) for a in pieces for b in pieces if state.rank[a] != state.rank[b]]
    if not pairs:
        return setup, seat, log, None
    first = (1 - seat) * state.size
    one, other = rng.choice(pairs)
    there = with_swapped(log, 1 - seat, one - first, other - first)
    places = [e.move for e in there if e.seat == 1 - seat and e.move.kind == "place"]
    return setup, seat, log, places


@given(item=st.sampled_from(HIDDEN), seed=st.integers(0, 2**32))
def test_swapped_pieces_cannot_be_told_apart(item, seed):
    """ESP-14, ESP-52, ESP-54, ET-43: view, log and link of the other seat are the same."""
    setup, seat, log, places = swapped_worlds(item, seed)
    if places is None:
        return
    theirs, noticed = told_apart(setup, log, seat, places)
    assert link_of(setup, log[: len(theirs)], seat) == link_of(setup, theirs, seat)
    if noticed is None:
        real, other = Match.from_log(setup, log), Match.from_log(setup, theirs)
        if len(real.log) == len(log) == len(other.log):  # nothing was forced
            assert real.view(seat) == other.view(seat)
            assert real.seen(seat) == other.seen(seat)
            assert real.link(seat) == other.link(seat)
    else:
        # a battle that ends in another way, a move the other could not make, how it goes on
        told = noticed.move.kind == "spied" and setup.options["notify_unmasked"]
        assert noticed.seat != seat
        assert noticed.move.kind != "spied" or (told and noticed.move.seat != seat)


def link_of(setup, entries, seat):
    """The link of what a seat saw, also where the referee has not said all."""
    return record(setup, seat, [as_seen(entry, seat) for entry in entries]).text()


def test_most_swaps_are_never_noticed():
    """ET-43: so that the property above is about something."""
    found = Counter()
    for seed in range(60):
        setup, seat, log, places = swapped_worlds(HIDDEN[seed % len(HIDDEN)], seed)
        if places:
            _theirs, noticed = told_apart(setup, log, seat, places)
            found[noticed is None] += 1

    assert found[True] >= 30


@given(item=st.sampled_from(HIDDEN), seed=st.integers(0, 2**32))
def test_refusals_tell_nothing(item, seed):
    """ESP-28, ESP-54: why a move is illegal is said in the same words in both worlds."""
    setup, seat, log, places = swapped_worlds(item, seed)
    if places is None:
        return
    theirs, _noticed = told_apart(setup, log, seat, places)
    worlds = []
    for entries in (log[: len(theirs)], theirs):
        state = setup.start()
        for entry in entries:
            state.apply(entry.move, entry.seat)
        worlds += [state, state.view(seat)]
    rng = random.Random(seed)
    moves = rng.sample([*worlds[0].field.step.values()], 40)
    for move in moves:
        assert 1 == len({refusal(state, move, seat) for state in worlds})


def refusal(state, move, seat):
    try:
        state.copy().apply(move, seat)
    except IllegalMove as reason:
        return str(reason)
    return ""


# --- views -------------------------------------------------------------------------------


def test_what_all_may_see():
    """ESP-54: board, squares and owners, whose turn, moves, outcomes; no counters."""
    state = play(position("W3@e5 B1@e6 W2@c2 B4@h9", volcanoes="b5"), "e5-e6 c2-c3; h9-h8")
    for seat in (0, 1):
        view = state.view(seat)
        public = "at who sides volcanoes player number turns latest barred done moved feats quiet"
        for name in public.split():
            assert getattr(state, name) == getattr(view, name), name

        assert (None, None) == (view.idle, view.history)
        assert asked(state) == asked(view)


def test_own_pieces_are_seen_and_others_are_not():
    """ESP-54: unless they are unmasked."""
    state = position("WS@e4 W3@c2 B5@d5 BM@e6 B2@h8")

    assert "B5@d5" == seen(state, 0)
    assert "B5@d5 B?@a10 B?@e6 B?@h8 B?@j10 W1@j1 W3@c2 WH@a1 WS@e4" == board(state.view(0))
    assert "" == seen(state, 1)
    assert "B1@a10 B2@h8 B5@d5 BH@j10 BM@e6 W?@a1 W?@c2 W?@e4 W?@j1" == board(state.view(1))


def test_a_view_of_a_view_is_nobodys():
    """ESP-54: what one seat sees does not tell what the other does."""
    state = position("WS@e4 W3@c2 B5@d5 B2@h8")
    both = board(state.view(0).view(1))

    assert {"?"} == {name[1] for name in both.split()} - {"5"}


@pytest.mark.parametrize("item", HIDDEN[::7], ids=str)
def test_counters_are_secret(item):
    """ESP-54, ESP-60, ESP-61: they follow from what spies saw."""
    for state in playout(*item).states[::5]:
        for seat in (0, 1):
            assert (None, None) == (state.view(seat).idle, state.view(seat).history)


def test_how_a_match_goes_on_is_told_by_the_referee():
    """ESP-54: no view can work it out; it takes whatever is said."""
    state = position("WS@e4 W3@c2 B5@d5 B2@h8")
    state.apply(state.field.step[34, 44], 0)
    for view in (state.view(0), state.view(1)):
        kinds = set()
        later = view.copy()
        while later.decisions and later.decisions[0].seat == REFEREE:
            kinds.add(later.decisions[0].name)
            if later.decisions[0].name == "next":
                assert {"move", "turn"} < {move.then for move in later.decisions[0].moves}
                break
            later.apply(later.decisions[0].moves[0], REFEREE)
        assert {"spies", "next"} == kinds


def test_the_same_shape_in_every_world():
    """ESP-52: after each move the referee answers as often, whether or not there is news."""
    match = playout("combat_reveal", "loser", seed=1)
    kinds = [moment.entry.move.kind for moment in match.moments]
    for before, later in pairwise(kinds):
        if before == "battle":
            assert "spied" == later
        if before == "step":
            assert later in ("battle", "spied")
