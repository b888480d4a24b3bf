"""What holds of battles with armies, ground and bases of one's own, however the table lies."""

import random
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core.log import make_setup
from pygames.deep_space_wars.engine.moves import Bomb, Flame, March, SetLadder
from pygames.deep_space_wars.land.battlefield import TABLE
from tests import laws, match_laws
from tests.deep_space_wars.battles import turned, turned_point
from tests.deep_space_wars.naive.fray import Fighter, fray
from tests.deep_space_wars.playouts import options_of
from tests.strategies import Moment, Playout, play_on

SEEDS = st.integers(0, 10**6)
LAWS = (
    laws.a_view_follows_from_what_was_seen,
    laws.without_secrets_all_see_alike,
    laws.a_copy_shares_nothing,
    laws.no_move_is_listed_twice,
    match_laws.a_link_brings_back_the_match,
    match_laws.a_log_brings_back_the_match,
    match_laws.undo_takes_one_choice_back_and_redo_brings_it,
)
MOMENTS = 90
"""Of a battle: well into its first rounds."""


def begun(seed: int) -> Playout:
    """A battle with home-made cards and on own ground, with a base wherever two players fight."""
    seats, options = options_of(seed)
    own = {"armies": "chosen", "layout": "own", "pieces": min(options["pieces"], 2)}
    own["table_sides"] = "order"  # as it has to be with a base
    if options["mission"] != "base_assault":
        options |= own | ({"base": "north" if seed % 2 else "south"} if seats == 2 else {})
    setup = make_setup("deep-space-wars", seats, options)
    course = islice(play_on(setup.start(), random.Random(seed)), MOMENTS + 1)
    *on_the_way, (last, _decision, _entry) = course
    moments = tuple(
        Moment(state, tuple(state.view(seat) for seat in range(seats)), decision, entry)
        for state, decision, entry in on_the_way
    )
    return Playout(setup, moments, last)


@settings(max_examples=6)
@given(SEEDS)
def test_dsw8_dsw19_battles_of_ones_own_keep_the_laws(seed):
    """DSW-8, DSW-19: nothing is hidden, copies are independent, links and undo bring all back."""
    playout = begun(seed)
    for law in LAWS:
        law(playout)


# --- a quarter turn ----------------------------------------------------------------------------


def turned_move(state, move):
    """The same move on a table that is turned clockwise by a quarter."""
    match move:
        case March():
            paths = ((it, tuple(map(turned_point, path))) for it, path in move.paths)
            return move._replace(paths=tuple(paths))
        case Bomb():
            return Bomb(turned_point(move.point))
        case Flame():
            return Flame((-move.direction[1], move.direction[0]))
        case SetLadder():
            left, top, right, bottom = state.field.zones[move.wall].shape.box
            lies = right - left >= bottom - top
            return move._replace(at=move.at if lies else TABLE - move.at)
    return move


def standing(state, turn):
    """Where everything stands, and what came of it so far."""
    figures = range(len(state.places))
    return [
        [turn(state.places[it]) for it in figures if state.is_up(it)],
        state.conditions,
        state.lives,
        state.leaders,
        state.points,
        state.scores,
        state.carriers,
        [turn(it) for it in state.dropped],
        sorted(turn(foot) for ladder in state.ladders for foot in ladder.feet),
        [(it.seat, it.name, bool(it.moves)) for it in state.decisions],
        state.outcome,
    ]


@settings(max_examples=12)
@given(SEEDS)
def test_geo1_a_quarter_turn_changes_nothing(seed):
    """GEO-1 to GEO-10, DSW-11: home-made cards, terrain and walls, two to four players.

    But for what is bound to an edge of the table (M4), or to a row of two markers (M2).
    """
    state = fray(seed)
    if state.setting.mission in ("breakthrough", "hold"):
        state.setting = state.setting._replace(mission="hill")
    twin, rng, fighter = turned(state), random.Random(seed), Fighter()
    for _move in range(60):
        assert standing(state, turned_point) == standing(twin, tuple)
        if not state.decisions:
            break
        decision = rng.choice([it for it in state.decisions if len(it.moves)])
        move = fighter.choose(state, decision, rng)
        twin.apply(turned_move(state, move), decision.seat)
        state.apply(move, decision.seat)
