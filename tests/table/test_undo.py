"""Taking back, and why not."""

from tests.table.visitor import Visitor


def begun() -> Visitor:
    visitor = Visitor()
    visitor.play(seed=8)
    visitor.take()
    return visitor


def play_a_card(visitor: Visitor) -> None:
    visitor.pick(visitor.picks[0])
    visitor.pick(visitor.picks[0])


def test_nothing_to_take_back_at_first() -> None:
    visitor = begun()
    reason = visitor.match.can_undo(int(visitor.table["data-seat"]))
    assert reason is not None
    undo = visitor.shown.element("undo").attributes
    assert undo["aria-disabled"] == "true"
    assert reason in undo["aria-label"]

    visitor.send("undo")

    assert reason == visitor.notice


def test_a_move_is_taken_back_saved_and_made_again() -> None:
    visitor = begun()
    before = visitor.match.log
    play_a_card(visitor)
    after = visitor.match.log
    assert "aria-disabled" not in visitor.shown.element("undo").attributes

    visitor.send("undo")
    assert before == visitor.match.log
    visitor.send("open", id="menu")
    assert visitor.shown.has("redo")

    visitor.send("redo")
    assert after == visitor.match.log


def test_a_drawn_card_cannot_be_undrawn() -> None:
    visitor = begun()
    visitor.until("draw")
    visitor.step()
    visitor.take()

    visitor.send("undo")

    assert "revealed" in visitor.notice


def test_the_story_forgets_what_was_taken_back() -> None:
    visitor = begun()
    play_a_card(visitor)
    match = visitor.match
    told = match.narrate(match.log[-1].move, match.state, None).strip()
    assert told in visitor.shown.text("log")

    visitor.send("undo")

    assert told not in visitor.shown.text("log")
