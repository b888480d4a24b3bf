"""A move that cannot be taken back: once, the setting is suggested that would have spared it."""

import pytest

from tests.table.visitor import Visitor

SUGGESTED = "confirm-moves"


def mover(game: str, **asked: object) -> Visitor:
    """Somebody who has made a move against a bot, after which something was revealed."""
    visitor = Visitor()
    visitor.play(game, bots="1:1", seed=5, **asked)
    return visitor


def barred(visitor: Visitor) -> Visitor:
    """The same, who has played on until nothing can be undone."""
    picked = False
    for _move in range(200):
        while visitor.question:
            visitor.answer()
        if picked and "aria-disabled" in visitor.shown.element("undo").attributes:
            return visitor
        before = visitor.save.moves
        picked = visitor.table["data-decision"] not in visitor.match.game.laid_out
        visitor.pick(visitor.random.choice(visitor.picks))
        picked &= visitor.save.moves > before
    raise AssertionError("all can be undone")


@pytest.mark.parametrize("game", ["battle-line", "espionage", "lost-patrol"])
def test_the_first_undo_that_is_refused_suggests_to_confirm_moves(game: str) -> None:
    visitor = barred(mover(game))

    visitor.send("undo")

    assert "revealed since" in visitor.notice
    assert visitor.shown.has(SUGGESTED)
    visitor.send("confirm_moves")
    assert visitor.settings["confirm"] is True
    assert "waits for your confirmation" in visitor.notice


def test_it_is_suggested_once() -> None:
    visitor = barred(mover("battle-line"))
    visitor.send("undo")

    visitor.send("undo")

    assert visitor.notice
    assert not visitor.shown.has(SUGGESTED)
    visitor.start()
    visitor.send("undo")
    assert not visitor.shown.has(SUGGESTED)


def test_it_is_not_suggested_to_who_confirms_moves_already() -> None:
    visitor = Visitor("#/settings")
    visitor.send("settle", fields={"confirm": "on"})
    visitor.play("battle-line", bots="1:1", seed=5)
    visitor.send("undo")

    assert visitor.notice
    assert not visitor.shown.has(SUGGESTED)


def test_it_is_not_suggested_before_anybody_has_moved() -> None:
    visitor = mover("battle-line")

    visitor.send("undo")

    assert visitor.notice
    assert not visitor.shown.has(SUGGESTED)
