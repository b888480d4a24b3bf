"""The board of Null, as plain as a board can be: what the table relies on holds all the same."""

import random
from dataclasses import fields

import pytest
from hypothesis import given, settings

import pygames
from pygames import null
from pygames.null.board import BOARD
from pygames.null.state import State
from pygames.table.board import Sight
from tests.strategies import Playout, playouts
from tests.table.visitor import Parser, Visitor

NAMES = ("Ada", "Ben", "Cat")


@pytest.fixture(autouse=True)
def _offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pygames.GAMES, null.GAME.id, null.GAME)


def sight(state: State, seat: int | None) -> Sight[State]:
    """The table as a seat sees it; None: as nobody does."""
    decision = next((d for d in state.decisions if d.seat == seat), None)
    paths = BOARD.paths(state, decision) if decision else ()
    return Sight(
        view=state.view(seat or 0),
        seat=seat,
        names=NAMES[: state.seats],
        decision=decision,
        picked=(),
        next=frozenset(path[0] for path in paths),
        recent=(),
    )


def drawn(seen: Sight[State]) -> Parser:
    """All of it, taken apart."""
    assert BOARD.hand is not None
    return Parser(f"<div>{BOARD.scene(seen)}{BOARD.hand(seen)}</div>")


def plays(playout: Playout) -> list[State]:
    """The states on the way, series unwrapped."""
    return [getattr(moment.state, "play", moment.state) for moment in playout.moments]


@settings(max_examples=15)
@given(playouts(null.GAME))
def test_whatever_can_be_picked_is_there_once_and_has_a_name(playout: Playout) -> None:
    for state in plays(playout)[::9]:
        for seat in range(state.seats):
            seen = sight(state, seat)
            page = drawn(seen)
            picks = [
                e.attributes["data-pick"] for e in page.elements if "data-pick" in e.attributes
            ]
            buttons = {element for element in seen.next if element.startswith("do:")}

            assert len(picks) == len(set(picks))
            assert seen.next == buttons | set(picks)
            assert all(BOARD.label(seen.view, element) for element in seen.next)
            assert BOARD.prompt(seen)
            if seen.decision:
                paths = BOARD.paths(seen.view, seen.decision)
                assert len(paths) == len(set(paths)) == len(seen.decision.moves)


@settings(max_examples=15)
@given(playouts(null.GAME))
def test_without_a_seat_nobody_s_secrets_are_shown(playout: Playout) -> None:
    """The same whoever's view it is drawn from, and no card that not all know."""
    for state in plays(playout)[::15]:
        shown = {
            BOARD.scene(sight(state, None)._replace(view=state.view(seat)))
            for seat in range(state.seats)
        }

        assert len(shown) == 1
        assert BOARD.hand is not None
        assert "card:" not in BOARD.hand(sight(state, None))


def test_it_leaves_out_what_the_game_has_not() -> None:
    absent = {it.name for it in fields(BOARD) if getattr(BOARD, it.name) is None}
    assert absent == {
        "advise",
        "asks_all",
        "at_hand",
        "course",
        "drawing",
        "facts",
        "finale",
        "grasp",
        "idle",
        "instead",
        "leaves",
        "orders",
        "overture",
        "progress",
        "read",
        "section",
        "sheet",
        "shortcuts",
        "slow",
        "stage",
        "standings",
        "symbols",
        "tell",
    }


@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_is_played_in_the_page(seats: int) -> None:
    """Against a bot too, told and looked back at; nothing of it needs a part that is absent."""
    visitor = Visitor(seed=seats)
    visitor.play("null", seats=seats, seed=seats, bots="1:2", plays=2)
    visitor.send("open", id="no-sheet-of-this-game")
    visitor.send("tell")
    while not visitor.over:
        if visitor.question:
            visitor.answer()
        elif visitor.picks:
            visitor.pick(random.Random(len(visitor.match.log)).choice(visitor.picks))
        else:
            visitor.step()
    visitor.go(f"#/replay/{visitor.url.removeprefix('#/match/')}/0")

    assert visitor.screen == "replay"
    assert visitor.shown.has("board")


def test_its_rules_can_be_read() -> None:
    visitor = Visitor("#/rules/null")
    assert "nearest to the target" in visitor.shown.text()


def test_the_pictures_of_the_home_screen_are_there() -> None:
    visitor = Visitor()
    assert visitor.shown.has("tile-null")
    assert "Null" in visitor.shown.text("tile-null")


def test_any_number_of_players_can_be_chosen() -> None:
    visitor = Visitor("#/choose/null")
    assert visitor.shown.element("way-bot-2").attributes["href"] == "#/play/null?seats=2&bots=1:2"

    visitor.go(visitor.shown.element("seats-3").attributes["href"])

    assert visitor.shown.element("way-bot-2").attributes["href"] == "#/play/null?seats=3&bots=2"
    assert visitor.shown.element("way-here").attributes["href"] == "#/play/null?seats=3"
    visitor.go(visitor.shown.element("way-bot-2").attributes["href"])
    assert visitor.match.setup.seats == 3
    assert visitor.save.bots == (0, 2, 2)
