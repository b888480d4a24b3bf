"""Whatever the order in which messages come, all devices have the same match."""

import random
from collections import Counter
from statistics import median

import pytest

from pygames.core.log import make_setup
from pygames.post import letter
from tests.effort import effort
from tests.folders import GAMES
from tests.post.devices import Post, dropped, kept_text
from tests.strategies import some_setup

CHOICES = effort(80, 120)


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("part", range(effort(1, 6)))
def test_all_devices_have_the_same_match(game: str, part: int) -> None:
    """30 % of the letters are lost, others come twice, late or after younger ones; devices restart.

    No answer of chance is another than it was seen to be (see `Device.look`).
    """
    choices, again = Counter[bool](), Counter[bool]()
    for seed in range(50 * part, 50 * part + effort(4, 50)):
        setup = some_setup(GAMES[game], random.Random(f"{game} {seed}"))
        post = Post(setup, seed)
        post.play(CHOICES)
        one, *others = post.matches
        for other in others:
            assert one.log == other.log
            assert one.state == other.state
            assert one.setup == other.setup
        assert post.choices > 3 or one.outcome
        many = game == "not-alone" and setup.seats > 3
        choices[many] += post.choices
        again[many] += dropped(one)
    # Null's rules ask all who have passed once more whenever somebody doubles (N-12).
    most = 0.08 if game == "null" else 0.02
    assert again[False] <= most * choices[False] + 3  # of few choices, some may be by chance
    assert again[True] <= 0.05 * choices[True] + 3


@pytest.mark.parametrize("game", sorted(GAMES))
def test_messages_are_short(game: str) -> None:
    """In characters of a link: a message 40 in the middle, a letter of one move 90."""
    post = Post(make_setup(game), 5, lost=0)
    post.play(60)
    match = next(post.matches)
    everything = (0,) * match.setup.seats
    moves = [body for run in match.messages.since(everything) for body in run.bodies[1:]]
    assert median(len(body) * 4 / 3 for body in moves) <= 40

    lengths = []
    for device in post.devices:
        if match.messages.have[device.seat] > 1:
            all_but_one = list(match.messages.have)
            all_but_one[device.seat] -= 1
            text = device.write(tuple(all_but_one), begins=False)
            assert sum(len(run.bodies) for run in letter.read(text).runs) == 1
            lengths.append(len(text))
    assert min(lengths) <= 90


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_kept_is_the_whole_match(game: str) -> None:
    post = Post(make_setup(game), 7, lost=0)
    post.play(40)
    match = next(post.matches)
    assert letter.read(kept_text(match)).runs == tuple(
        match.messages.since((0,) * match.setup.seats)
    )
