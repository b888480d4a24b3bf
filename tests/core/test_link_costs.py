"""What a text can cost: no more than the price of the moves that it holds, and little memory."""

import random
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from pygames import BadLink, Match
from pygames.core import links, registry
from pygames.core.log import Entry
from pygames.core.series import current_play
from pygames.null.moves import TAKE_BACK, Keep, Stake
from tests.core.forging import CODES, claiming, forged_bytes, opened, some_match
from tests.folders import GAMES
from tests.strategies import play_some


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many moves have been applied to states of any game: one number in a list."""
    count = [0]
    for game in GAMES.values():
        options = {name: option.default for name, option in game.options.items()}
        state = type(current_play(game.start(game.seats[0], options)))

        def counted(self: Any, move: Any, seat: int, _apply: Any = state.apply) -> None:
            count[0] += 1
            _apply(self, move, seat)

        monkeypatch.setattr(state, "apply", counted)
    return count


def on_its_way(game: str) -> Match:
    """A match that goes on, also of a game that is over in a few moves."""
    for moves in range(12, -1, -1):
        for seed in range(9):
            match = Match(game, rng=random.Random(seed))
            play_some(match, random.Random(seed), moves)
            if match.decisions:
                return match
    raise AssertionError("It is over before it begins.")


@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_made_once_however_many_links_grow_with_it(applied: list[int], game: str) -> None:
    match = on_its_way(game)
    for seat in (None, 0, 1):
        match.link(seat)
    applied[0], before = 0, len(match.log)

    play_some(match, random.Random(7), 20)
    for seat in (None, 0, 1):
        assert match.link(seat)
    assert applied[0] == len(match.log) - before > 0


def test_a_text_too_long_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(registry, "by_code")
    with pytest.raises(BadLink, match="too long"):
        Match.from_link("n1" + "A" * (64 * 1024))


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("count", [1, 1000, 1 << 25])
def test_entries_that_the_text_does_not_hold_are_not_played(
    game: str, count: int, applied: list[int]
) -> None:
    """However many it claims: what is not there is no endless row of noughts."""
    text = claiming(game, count, bytes(3))
    applied[0] = 0
    assert opened(text) is None
    assert applied[0] <= 8 * 3


def test_a_seat_that_lays_and_takes_back_for_ever_is_paid_for_by_the_text(
    applied: list[int],
) -> None:
    """Every entry of a match that cannot end takes at least a bit."""
    for size in (10, 100, 1000):
        applied[0] = 0
        opened(claiming("null", 1 << 25, bytes(size), options={"hand": 1}))
        assert applied[0] <= 8 * size


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_costs_one_apply_an_entry(game: str, applied: list[int]) -> None:
    match = some_match(1, game)
    text = match.link()
    applied[0] = 0
    again = Match.from_link(text)
    assert match.log == again.log
    assert len(match.log) == applied[0]


def long_series() -> str:
    """The longest series of Battle Line."""
    match = Match("battle-line", options={"series": "points:30"}, rng=random.Random(2))
    play_some(match, random.Random(2))
    return match.link()


def endless() -> str:
    """A match of Null in which a card is laid and taken back, two bits each, for 1 KB."""
    match = Match("null", options={"hand": 1}, rng=random.Random(3), auto=False)
    match.play(Keep(), 0)
    match.play(Stake(1), 0)
    (lay,) = match.decisions[0].moves
    again = [Entry(0, lay, frozenset((0,))), Entry(0, TAKE_BACK, None)] * 1500
    return links.record(match.setup, None, [*match.log, *again]).text()


@pytest.mark.parametrize("text", [long_series, endless])
def test_memory_grows_slowly_enough_for_64_kb(text: Callable[[], str]) -> None:
    """50 MB for the longest text that is read: as much for each of its characters."""
    link = text()
    tracemalloc.start()
    match = Match.from_link(link)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(match.log) > 500
    assert peak < 50_000_000 * len(link) / links.LONGEST + 100_000


def test_nonsense_of_64_kb_takes_less_than_50_mb() -> None:
    rng = random.Random(4)
    tracemalloc.start()
    for code in CODES:
        for data in (bytes(48_000), rng.randbytes(48_000), b"\xff" * 48_000):
            opened(forged_bytes(code, data))
    for game in GAMES:
        for count in (100, 10_000, 1 << 25):
            opened(claiming(game, count, rng.randbytes(48_000)))
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 50_000_000
