"""A match that goes on for thousands of moves is as quick to go on with as any other."""

import random
from dataclasses import replace
from typing import Any

import pytest

from pygames.core import match
from pygames.core.match import Match
from pygames.table import match_view
from pygames.table.board_loader import board_of
from pygames.table.saves import Save
from pygames.table.story import Deed
from pygames.table.table_session import TableSession
from tests.table.visitor import Visitor

LONG = 5000


@pytest.fixture(scope="module")
def long() -> Visitor:
    """Somebody at a match of Espionage with a log of thousands of entries."""
    options = {"no_progress_limit": 0, "repetition_limit": 0, "max_turns": 5000}
    for seed in range(100):
        rng = random.Random(seed)
        played = Match("espionage", options=options, rng=rng)
        while len(played.log) < LONG and played.decisions:
            decision = rng.choice(played.decisions)
            played.play(rng.choice(decision.moves), decision.seat)
        if not played.outcome:
            break
    return Visitor(saves={"a": Save.of("a", played, 1, (0, 0)).text()})


def test_a_pick_does_not_look_at_the_whole_log(
    long: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    long.go("#/match/a")
    for _step in range(20):
        long.step()
    looked = [0]

    def counting(entry: Any, seat: int | None, _as_seen: Any = match.as_seen) -> Any:
        looked[0] += 1
        return _as_seen(entry, seat)

    monkeypatch.setattr(match, "as_seen", counting)
    for _step in range(10):
        long.step()

    assert looked[0] < 2000, "of all that is logged, ten steps look at a small part"


def test_the_page_of_a_replay_shows_a_part_of_a_long_story(long: Visitor) -> None:
    long.go("#/replay/a/0")
    long.send("watch", eyes="0")
    last = int(long.shown.element("replay").attributes["data-last"])

    for place in (0, last // 2, last):
        long.send("seek", to=str(place))
        assert len(long.shown.html) < 600_000
        assert long.shown.has("line-before") is (place > 0)
        assert long.shown.has("line-after") is (place < last)

    while long.shown.has("line-before"):
        before = long.shown.element("line-before")
        (button,) = [e for e in long.shown.all("data-to") if before in e.around]
        shown = long.shown.element("replay").attributes["data-move"]
        long.send("seek", to=button.attributes["data-to"])
        assert int(long.shown.element("replay").attributes["data-move"]) < int(shown)


def test_what_is_shown_does_not_grow_while_others_move(
    long: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who only watches, as others move for thousands of entries without a moment."""
    long.go("#/match/a")
    whole = long.match
    quiet = replace(board_of(whole.game), moment=None)
    monkeypatch.setattr(match_view, "board_of", lambda _game: quiet)
    table = TableSession("a", Match.from_log(whole.setup, whole.log[:1000]), (0, 0), bots=(0, 2))
    table.holder = 0
    assert table.unseen == []
    begun = len(table.match.log)
    for index in whole.choices:
        if begun <= index < LONG:
            table.match.play(whole.log[index].move, whole.log[index].seat)
    assert len(table.match.log) > begun + 2000

    assert looked_at(table, monkeypatch) < 1000


def looked_at(table: TableSession, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many times a deed is looked at to see what is new."""
    looked = [0]
    entry = Deed.entry

    def counting(deed: Deed) -> int:
        looked[0] += 1
        return entry.__get__(deed)

    with monkeypatch.context() as patched:
        patched.setattr(Deed, "entry", property(counting))
        assert table.unseen == []
        table.news()
    return looked[0]
