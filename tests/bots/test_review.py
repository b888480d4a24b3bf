"""A look back at a match that is over."""

import random
from dataclasses import replace

import pytest

import pygames
from pygames.bots.arena import bot, chance_player, play
from pygames.bots.review import review, worst

GAME = pygames.GAMES["battle-line"]


@pytest.fixture(scope="module")
def match():
    """A bot in seat 0, chance in seat 1."""
    return play(GAME, (bot(GAME, 3, 12), chance_player), "1")


def test_every_choice_of_the_seat_is_looked_at_once(match):
    lapses = list(review(match, 1, level=2))

    assert len({lapse.entry for lapse in lapses}) == len(lapses) > 20
    for lapse in lapses:
        assert match.log[lapse.entry].move == lapse.move
        assert match.log[lapse.entry].seat == lapse.seat == 1
        assert 0 <= lapse.loss <= 1
        assert lapse.reasons


def test_nothing_is_lost_where_the_bot_agrees(match):
    for lapse in review(match, 0, level=3, nodes=12):
        if lapse.move == lapse.better:
            assert lapse.loss == 0


def test_chance_loses_more_than_a_bot(match):
    lost = [sum(lapse.loss for lapse in review(match, seat, level=3, nodes=4)) for seat in (0, 1)]

    assert lost[0] < lost[1] / 3


def test_the_worst_come_first(match):
    lapses = list(review(match, 1, level=3, nodes=4))
    top = worst(lapses)

    assert len(top) == 3
    assert top[0].loss >= top[1].loss >= top[2].loss > 0
    assert top[0].loss == max(lapse.loss for lapse in lapses)


def test_it_goes_piece_by_piece_and_repeats_itself(match):
    once = review(match, 1, level=3, nodes=8, seed=5)
    first = next(once)

    assert first == next(review(match, 1, level=3, nodes=8, seed=5))


def test_only_what_the_seat_knew_counts(match):
    """The seat's own record of the match is judged alike."""
    record = pygames.Match.from_link(match.link(1))

    assert list(review(record, 1, level=2)) == list(review(match, 1, level=2))


def test_a_game_without_bots_has_no_review():
    match = pygames.Match("null", rng=random.Random(1))
    match.game = replace(match.game, bot="")
    while match.decisions:
        decision = next(d for d in match.decisions if len(d.moves))
        match.play(decision.moves[0], decision.seat)

    with pytest.raises(ValueError, match="no bot"):
        list(review(match, 0))
