"""Whole matches by chance: they end, whoever looks sees all of it, and copies are independent."""

import copy
import random

import pytest

from pygames.core.game import CHANCE, NOBODY, BadSetup, at_random
from pygames.deep_space_wars.ending import parts
from pygames.deep_space_wars.engine.moves import RESIGN
from pygames.deep_space_wars.missions import MISSIONS
from pygames.deep_space_wars.options import OPTIONS
from pygames.deep_space_wars.positions.position import ABLE, AWAY, DEMORALISED
from tests.deep_space_wars.battles import PLAIN, card
from tests.deep_space_wars.state_machine import fight, refused, started

SIDES = {2: ("alone",), 3: ("alone", "ABB"), 4: ("alone", "ABAB")}


def matches():
    """Each mission for each number of players, with and without alliances."""
    return [
        pytest.param(mission, seats, sides, id=f"{mission}-{seats}-{sides}")
        for mission in MISSIONS
        for seats in (2, 3, 4)
        for sides in SIDES[seats]
        if begins(seats, mission=mission, sides=sides)
    ]


def begins(seats, **options):
    """Whether a match can begin with these options."""
    try:
        return bool(started(seats, **options).decisions)
    except BadSetup:
        return False


def played(mission, seats, sides, seed=0, resigning=0.0):
    """Each state of a match by chance with the move made in it, and its last state."""
    rng = random.Random(seed)
    state = started(seats, mission=mission, sides=sides, armies=rng.choice(("chosen", "drawn")))
    for _move in range(5000):
        if not state.decisions:
            break
        asked = [it for it in state.decisions if it.moves]
        assert len(asked) == 1, state.steps
        decision = asked[0]
        assert decision.seat not in state.fallen
        move = at_random(decision.moves, rng)
        quitting = [it for it in state.decisions if it.seat != CHANCE and RESIGN in it.also]
        if quitting and rng.random() < resigning:
            decision, move = rng.choice(quitting), RESIGN
        yield state, decision, move
        state = state.copy()
        state.apply(move, decision.seat)
    yield state, None, None


@pytest.mark.parametrize(("mission", "seats", "sides"), matches())
def test_dsw182_every_match_ends(mission, seats, sides):
    """DSW-1, DSW-182, DSW-183: within its rounds, and somebody or nobody has won."""
    *_others, (last, _decision, _move) = played(mission, seats, sides)
    assert () == last.decisions
    won, scores, reason = last.outcome
    assert len(scores) == seats
    ended, _tie = parts(reason)
    assert ended in ("stopped", "withstood", *MISSIONS, "alone", "resigned", "time", "agreed")
    assert last.round <= MISSIONS[mission].rounds
    sides_of = last.setting.sides
    for seat in range(seats):
        allies = {other for other in range(seats) if sides_of[other] == sides_of[seat]}
        assert allies <= {*won} or not allies & {*won}
        refused(last, RESIGN, seat)


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seed", range(2))
def test_dsw181_a_match_goes_on_whoever_gives_up_when(mission, seed):
    """DSW-181, DSW-182: somebody is always asked, and nobody who is out."""
    sides = "ABAB" if mission == "breakthrough" else "alone"
    seats = 2 if mission == "base_assault" else 4
    *_others, (last, _decision, _move) = played(mission, seats, sides, seed, resigning=0.02)
    assert last.outcome is not None


@pytest.mark.parametrize(("mission", "seats"), [("hold", 2), ("warlords", 3), ("salvage", 4)])
def test_dsw8_everybody_sees_everything(mission, seats):
    """DSW-8: views are the state, and so is what they leave open."""
    moments = [*played(mission, seats, "alone", 3)]
    for state, decision, _move in moments[::5]:
        for seat in (*range(seats), NOBODY):
            view = state.view(seat)
            assert view == state == view.sample(random.Random(1))
            assert view is not state
            assert [it._replace(moves=[*it.moves]) for it in view.decisions if it.seat >= 0] == [
                it._replace(moves=[*it.moves]) for it in state.decisions if it.seat >= 0
            ]
        assert (decision is None) == (state.outcome is not None)


@pytest.mark.parametrize(("mission", "seats"), [("hill", 2), ("warlords", 4)])
def test_dsw190_nobody_is_taken_prisoner(mission, seats):
    """DSW-190: figures are able, have lost heart or are off the table, and stay their owner's.

    Nobody but the squads stands on the table: who commands them does so from afar (DSW-3).
    """
    owners: list[int] | None = None
    for state, _decision, _move in played(mission, seats, "alone", 4):
        assert {*state.conditions} <= {ABLE, DEMORALISED, AWAY}
        if state.conditions.count(AWAY) == len(state.conditions):
            continue  # armies may still be chosen
        assert len(state.conditions) == sum(len(it.figures) for it in state.roster.squads)
        now = [squad.owner for squad in state.roster.squads]
        owners = owners or now
        assert now == owners
    assert owners


@pytest.mark.parametrize(("mission", "seats"), [("hill", 2), ("breakthrough", 2), ("warlords", 4)])
def test_dsw19_a_match_can_be_replayed(mission, seats):
    """DSW-19: the same moves and dice lead to the same states, none of which has changed since."""
    moments = [*played(mission, seats, "alone", 5)]
    again = started(seats, mission=mission, armies=moments[0][0].setting.armies)
    for state, decision, move in moments:
        assert state == again
        for twin in (state.copy(), copy.copy(state), copy.deepcopy(state)):
            assert twin == state
        if decision:
            again.apply(move, decision.seat)


def test_dsw19_what_two_copies_do_is_their_own():
    """Section 3.1: not a field is shared that can change."""
    state = fight((0, PLAIN, [(100, 300), (120, 300)]), (1, card("parry"), [(100, 284)]))
    for name in state.fields:
        twin = state.copy()
        value = getattr(twin, name)
        if isinstance(value, list):
            value.append(None)
            assert twin != state, name
        assert not isinstance(value, set), name


@pytest.mark.parametrize("name", [*OPTIONS])
def test_dsw86_each_value_of_an_option_begins_a_match_for_some_players(name):
    """Section 3.2, DSW-86, DSW-87, DSW-189."""
    for value in OPTIONS[name].values:
        found = [seats for seats in (2, 3, 4) if begins(seats, **{name: value})]
        assert found, value
        assert OPTIONS[name].called(value)
