"""The course of a match: what is counted of it, and of several together."""

import random
from itertools import pairwise

import pytest

from pygames import GAMES, Match
from pygames.baselines.glimpses import glimpse_of
from pygames.bots.arena import chance_player, play
from pygames.bots.courses import Course, Glimpse, course_of, summary
from tests.golden_files import FOLDER, told

HILL = Match.from_link(told(FOLDER / "deep-space-wars-2-hill.txt")["link"])


def test_a_course_tells_when_somebody_fell_and_who_led() -> None:
    """As one counts it who looks at each position."""
    game = GAMES["deep-space-wars"]
    state = HILL.setup.start()
    falls, leaders = list[int](), list[int]()
    for entry in HILL.log:
        state.apply(entry.move, entry.seat)
        if state.round:
            falls += [state.round] * (len(state.up()) < len(state.places))
            mine, theirs = zip(state.scores, state.points, strict=True)
            leaders += [int(mine < theirs)] * (mine != theirs)
    found = course_of(HILL, glimpse_of(game))

    assert found.first_fall == falls[0]
    assert found.changes == sum(one != other for one, other in pairwise(leaders))
    assert found.fallen == 1 - len(state.up()) / len(state.places)
    assert (found.rounds, found.reason) == (state.round, HILL.outcome.reason)


def test_only_choices_among_several_are_counted() -> None:
    match = Match("deep-space-wars", auto=False, rng=random.Random(1))
    while match.decisions:
        decision = next(it for it in match.decisions if it.moves)
        match.play(decision.moves[0], decision.seat)
    choices = course_of(match, lambda _state: Glimpse(0, 0, 0, None)).choices
    made = [sum(entry.seat == seat for entry in match.log) for seat in (0, 1)]

    assert all(0 < it < all_ for it, all_ in zip(choices, made, strict=True))


@pytest.mark.parametrize("name", GAMES)
def test_of_every_game_something_is_seen(name: str) -> None:
    game = GAMES[name]
    look = glimpse_of(game)
    preset = game.presets.get(game.first_preset, {})
    match = Match(name, options=preset, rng=random.Random(1))
    seats = match.setup.seats
    match = play(game, [chance_player] * seats, "seen", preset)
    before, after = look(match.setup.start()), look(match.state)

    assert (before.round, before.fallen, before.ahead) in [(0, 0, None), (0, 0, 0), (0, 0, 1)]
    assert after.round > 0 or look(match.state) == Glimpse(0, 0, 0, None)
    assert 0 <= after.fallen <= max(after.strength, 0)
    assert (course_of(match, look).first_fall or 1) >= 1  # nobody falls in the set-up


def test_courses_are_summed_up() -> None:
    one = Course(8, 2, 0.5, 1, (30, 28), "time")
    found = summary([one, one._replace(first_fall=None, fallen=0.0, changes=0), one, one])

    assert found.fell_by == (0.0, 0.75, 0.75)
    assert (found.fallen, found.changes, found.rounds) == (0.375, 0.75, 8.0)
    assert found.choices == (30.0, 28.0)
    assert found.reasons == (("time", 1.0),)
