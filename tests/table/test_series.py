"""Several games as one match: each end is announced before the next game goes on."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from pygames import GAMES
from pygames.core.series import Series
from pygames.table.board import Sight
from pygames.table.board_loader import board_of
from tests.table.visitor import Visitor

QUERY = {"series": "games:2", "use_tactics": "off", "hand_size": 3}
NEXT = "do:next-play"


@pytest.fixture
def ended() -> Visitor:
    """A series whose first game has just ended."""
    visitor = Visitor(seed=4)
    visitor.play(seed=4, **QUERY)
    for _step in range(2000):
        if NEXT in visitor.picks:
            return visitor
        visitor.step()
    raise AssertionError("the first game did not end")


def series(visitor: Visitor) -> Series:
    state = visitor.match.state
    assert isinstance(state, Series)
    return state


def test_the_end_of_a_game_is_announced(ended: Visitor) -> None:
    result = series(ended).results[0]
    winner = result.winners[0] + 1 if result.winners else None

    assert ended.screen == "table"
    assert ended.table["data-over"] == "false"
    assert ended.picks == [NEXT]
    if winner:
        assert f"Player {winner} wins" in ended.shown.text("prompt")
    for score in result.scores:
        assert str(score) in ended.shown.text("hand")


@pytest.mark.parametrize("game", ["battle-line", "lost-patrol"])
def test_boards_see_a_play_and_never_the_series(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Every part of a board, at the table, in the announcement and in the replay."""
    board, seen = board_of(GAMES[game]), list[object]()

    def watched(part: Callable[..., object]) -> Callable[..., object]:
        def call(first: object, *rest: object) -> object:
            seen.append(first.view if isinstance(first, Sight) else first)
            return part(first, *rest)

        return call

    names = ("paths", "read", "label", "prompt", "scene", "hand", "counters", "facts", "tell")
    parts = {name: watched(getattr(board, name)) for name in names}
    monkeypatch.setattr("pygames.table.match_view.board_of", lambda _game: replace(board, **parts))
    visitor = Visitor(seed=4)
    visitor.play(game, seed=4, **(QUERY if game == "battle-line" else {"duel": "on"}))
    assert isinstance(visitor.match.state, Series)
    while NEXT not in visitor.picks:
        visitor.step()
    visitor.send("tell")
    visitor.pick("nothing")
    visitor.pick(NEXT)
    visitor.step()
    visitor.go(f"#/replay/{visitor.url.removeprefix('#/match/')}/1")

    assert len(seen) > 100
    assert not [view for view in seen if isinstance(view, Series)]


def test_the_points_of_the_series_are_counted(ended: Visitor) -> None:
    points = " : ".join(map(str, series(ended).points))
    assert points not in ended.shown.text("bar")

    ended.pick(NEXT)
    if ended.screen == "handover":
        ended.take()

    assert points in ended.shown.text("bar")


def test_the_final_board_stays_visible(ended: Visitor) -> None:
    played = ended.match.log[-1]
    assert [entry for entry in ended.match.log if entry.seat >= 0] != [played]
    on_the_table = [
        e.attributes["id"]
        for e in ended.shown.elements
        if e.attributes.get("id", "").startswith("card:")
        and ended.shown.element("board") in e.around
    ]
    assert len(on_the_table) > 6


def test_going_on_begins_the_next_game(ended: Visitor) -> None:
    ended.pick(NEXT)

    assert NEXT not in ended.picks
    assert ended.screen == "handover" or ended.table["data-decision"]
    ended.to_the_end()
    assert len(series(ended).results) == 2
    assert "series" in ended.shown.text("prompt")
    assert "Series" in ended.shown.text("score")


def test_the_announcement_outlives_a_reload(ended: Visitor) -> None:
    ended.start()

    assert ended.picks == [NEXT]


def test_nothing_else_can_be_picked_meanwhile(ended: Visitor) -> None:
    log = ended.match.log
    ended.pick("front:1")

    assert ended.picks == [NEXT]
    assert log == ended.match.log


def test_another_tab_does_not_hear_of_it_again(ended: Visitor) -> None:
    ended.session = None
    ended.start()

    assert ended.screen == "handover"
    assert NEXT not in ended.picks


def test_the_null_game_in_several_plays(null_game: str) -> None:
    visitor = Visitor(seed=2)
    visitor.play(null_game, seats=3, seed=2, plays=3)
    announced = 0
    for _step in range(2000):
        if visitor.over:
            break
        announced += NEXT in visitor.picks
        visitor.step()

    assert announced == 2


def test_at_the_end_of_a_series_the_news_tell_how_its_games_have_ended() -> None:
    visitor = Visitor(seed=3)
    visitor.play("battle-line", seed=3, series="games:2")
    while not visitor.over:
        if visitor.screen == "table" and not visitor.picks:
            visitor.pick("do:next-play")
        else:
            visitor.step()

    visitor.send("end")

    assert visitor.shown.text("told") == "At the end: Player 2 wins with five fronts (2 times)"
