"""What is laid out before it is made: an army set up by picks."""

from typing import Any

import pytest

from pygames.espionage.pieces import CODES
from pygames.table.board import READY
from pygames.table.playback import Playback
from tests.table.armies import ARMY_TEXT, GAME, at_play, layout, offered, placed, swapped
from tests.table.visitor import Visitor

# --- picks -------------------------------------------------------------------------------


def test_an_army_lies_there_already_and_all_of_it_can_be_picked(visitor: Visitor) -> None:
    """ESP-13, ESP-18."""
    squares = {f"sq:{column}{row}" for column in "abcdefghij" for row in (1, 2, 3)}

    assert sorted(ARMY_TEXT) == sorted(layout(visitor))
    assert squares | {READY} == set(visitor.picks)
    assert visitor.shown.text("buttons") == "Ready"
    assert "swap" in visitor.shown.text("prompt")


def test_two_squares_swap(visitor: Visitor) -> None:
    """ESP-18."""
    before = layout(visitor)

    visitor.pick("sq:a1")
    assert ["sq:a1"] == [e.attributes["id"] for e in visitor.shown.all("data-picked")]
    assert "sq:a1" not in visitor.picks
    assert ": " in visitor.shown.text("prompt")
    assert before == layout(visitor)

    visitor.pick("sq:j3")
    assert swapped(before, 0, 29) == layout(visitor)
    assert visitor.shown.all("data-picked") == []
    assert not visitor.notice


def test_the_same_square_again_lets_go(visitor: Visitor) -> None:
    before, picks = layout(visitor), visitor.picks
    visitor.pick("sq:a1")
    visitor.pick("sq:a1")

    assert (before, picks) == (layout(visitor), visitor.picks)
    assert visitor.shown.all("data-picked") == []


def test_escape_lets_go_of_the_pick_and_keeps_the_army(visitor: Visitor) -> None:
    visitor.pick("sq:a1")
    visitor.pick("sq:b1")
    before = layout(visitor)
    visitor.pick("sq:c1")
    visitor.send("clear")

    assert visitor.shown.all("data-picked") == []
    assert before == layout(visitor)


@pytest.mark.parametrize("element", ["sq:e4", "sq:a10", "sq:z9", "sq:", "do:place-1", "<b>", ""])
@pytest.mark.parametrize("picked", [(), ("sq:a1",)])
def test_what_is_not_ones_own_is_barred_with_a_reason(
    visitor: Visitor, element: str, picked: tuple[str, ...]
) -> None:
    """ESP-12."""
    for square in picked:
        visitor.pick(square)
    before = layout(visitor)
    visitor.pick(element)

    assert visitor.notice.startswith("Not now.")
    assert {"type": "shake", "id": element} in visitor.effects
    assert before == layout(visitor)
    assert [*picked] == [e.attributes["id"] for e in visitor.shown.all("data-picked")]
    assert not placed(visitor.match, 0)


def test_ready_makes_the_whole_army_and_hands_over(visitor: Visitor) -> None:
    """ESP-12, ESP-13, ESP-15."""
    visitor.pick("sq:c2")
    visitor.pick("sq:d2")
    army, deal = layout(visitor), len(visitor.match.log)

    visitor.pick(READY)

    assert army == placed(visitor.match, 0)
    assert [entry.seat for entry in visitor.match.log[deal:]] == [0] * 30 + [-2]
    assert visitor.screen == "handover"
    assert [1] == visitor.takers
    visitor.take()
    assert visitor.table["data-seat"] == "1"
    other = layout(visitor)
    visitor.pick(READY)
    assert other == placed(visitor.match, 1)
    visitor.take()
    assert visitor.table["data-decision"] == "move"
    assert visitor.match.state.rank == [CODES.index(code) for code in army + other]


def test_nothing_of_the_draft_is_in_the_log(visitor: Visitor) -> None:
    before = visitor.match.log
    for element in ("sq:a1", "sq:b2", "sq:c3", "sq:c3", "sq:e1", "sq:f1"):
        visitor.pick(element)
    visitor.send("lay", layout=ARMY_TEXT)

    assert before == visitor.match.log
    assert "sets up" not in visitor.shown.text("log")


def test_either_seat_can_set_up_first() -> None:
    """ESP-14."""
    visitor = Visitor()
    visitor.play(GAME, seed=1)
    assert [0, 1] == visitor.takers
    visitor.send("take", seat="1")
    army = layout(visitor)
    visitor.pick(READY)

    assert (army, "") == (placed(visitor.match, 1), placed(visitor.match, 0))
    assert [0] == visitor.takers


def test_the_log_does_not_tell_pieces_one_by_one() -> None:
    visitor = at_play()
    for text in (visitor.shown.text("log"), visitor.shown.text("told")):
        assert "Sets up" not in text
        assert "is ready" in text
    assert visitor.shown.text("log").count("is ready") == 2


def test_the_replay_has_one_stop_for_the_set_up() -> None:
    visitor = at_play(preset="small_fast")
    visitor.pick(next(p for p in visitor.picks if p.startswith("sq:")))
    visitor.pick(next(p for p in visitor.picks if p.startswith("sq:")))
    match = visitor.match
    playback = Playback("m", match)
    choices = [entry.seat >= 0 for entry in match.log]
    first = choices.index(True)
    moved = next(n for n, entry in enumerate(match.log) if entry.move.kind == "step")

    assert [first, moved, len(match.log)] == [stop.entries for stop in playback.stops]


# --- what lasts --------------------------------------------------------------------------


def test_a_reload_and_a_worker_started_again_keep_the_draft(visitor: Visitor) -> None:
    visitor.pick("sq:a1")
    visitor.pick("sq:j3")
    army = layout(visitor)

    visitor.start()

    assert army == layout(visitor)
    visitor.pick(READY)
    assert army == placed(visitor.match, 0)


def test_a_walk_through_the_page_keeps_the_draft(visitor: Visitor) -> None:
    url = visitor.url
    visitor.pick("sq:a1")
    visitor.pick("sq:j3")
    army = layout(visitor)
    visitor.go(f"#/rules/{GAME}")
    visitor.go(url)

    assert army == layout(visitor)


def test_the_second_draft_survives_a_reload_too(visitor: Visitor) -> None:
    visitor.pick(READY)
    visitor.take()
    visitor.pick("sq:a10")
    visitor.pick("sq:b9")
    army = layout(visitor)
    visitor.start()

    assert visitor.table["data-seat"] == "1"
    assert army == layout(visitor)


@pytest.mark.parametrize(
    "layouts", [{"0": "nonsense"}, {"0": ""}, {"0": 7}, {"0": None}, {"x": ARMY_TEXT}, [], "abc", 7]
)
def test_a_draft_that_makes_no_sense_any_more_is_let_go(visitor: Visitor, layouts: Any) -> None:
    visitor.session["sitting"]["layouts"] = layouts
    visitor.start()
    if visitor.screen == "handover":
        visitor.take()

    assert sorted(ARMY_TEXT) == sorted(layout(visitor))


def test_the_same_match_begins_with_the_same_draft_wherever_it_is_opened(visitor: Visitor) -> None:
    army = layout(visitor)
    visitor.send("note", key="sq:a1", text="?")  # so that the match is kept
    visitor.session = None
    visitor.start()
    visitor.take()

    assert army == layout(visitor)


# --- laid out as a whole -----------------------------------------------------------------


def test_a_whole_layout_can_be_laid(visitor: Visitor) -> None:
    """ESP-18."""
    visitor.send("open", id="formations")
    visitor.send("lay", layout=ARMY_TEXT)

    assert ARMY_TEXT == layout(visitor)
    assert not visitor.shown.has("sheet")
    assert not visitor.notice


def test_shuffle_lays_another_army_each_time(visitor: Visitor) -> None:
    armies = {layout(visitor)}
    for _time in range(5):
        shuffled = visitor.shown.element("shuffle").attributes["data-layout"]
        visitor.send("lay", layout=shuffled)
        assert shuffled == layout(visitor)
        armies.add(shuffled)

    assert len(armies) == 6
    assert {"".join(sorted(army)) for army in armies} == {"".join(sorted(ARMY_TEXT))}


@pytest.mark.parametrize(
    "wrong", ["", "x", "H", ARMY_TEXT[:-1], ARMY_TEXT + "1", "2" + ARMY_TEXT[1:], "<b>" * 10]
)
def test_a_wrong_layout_is_refused_with_words_and_nothing_is_lost(
    visitor: Visitor, wrong: str
) -> None:
    """ESP-13, ET-39, ET-40."""
    visitor.pick("sq:a1")
    visitor.pick("sq:c3")
    visitor.pick("sq:d1")
    before = layout(visitor)
    visitor.send("lay", layout=wrong)

    assert "fit" in visitor.notice
    assert before == layout(visitor)
    assert ["sq:d1"] == [e.attributes["id"] for e in visitor.shown.all("data-picked")]


def test_ready_made_formations_are_offered_and_can_be_laid(visitor: Visitor) -> None:
    visitor.send("open", id="formations")
    formations = offered(visitor)
    text = visitor.shown.text("sheet")
    for title in ("Corner fortress", "Guarded centre", "Decoy", "Wing attack"):
        assert title in text

    assert len(set(formations)) == 4
    for formation in formations:
        visitor.send("lay", layout=formation)
        assert formation == layout(visitor)


def test_after_the_set_up_nothing_can_be_laid_or_kept() -> None:
    visitor = at_play()
    log = visitor.match.log
    for kind, values in (("lay", {"layout": ARMY_TEXT}), ("keep_layout", {})):
        visitor.send(kind, **values)
        assert visitor.notice
        assert log == visitor.match.log
    visitor.send("open", id="formations")
    assert not visitor.shown.has("sheet")
    for key in ("shuffle", "formations", "keep-layout"):
        assert not visitor.shown.has(key)


def test_nothing_can_be_laid_while_the_device_changes_hands(visitor: Visitor) -> None:
    visitor.pick(READY)
    for kind in ("lay", "keep_layout"):
        visitor.send(kind, layout=ARMY_TEXT)
        assert visitor.screen == "handover"
        assert visitor.notice


def test_nothing_can_be_laid_where_no_match_is() -> None:
    visitor = Visitor()
    for kind in ("lay", "keep_layout", "drop_layout", "note"):
        visitor.send(kind, layout=ARMY_TEXT, key="1", text="1")
        assert visitor.screen == "home"
        assert visitor.notice


def test_a_change_can_be_taken_back(visitor: Visitor) -> None:
    before = layout(visitor)
    visitor.send("lay", layout=ARMY_TEXT)
    visitor.pick("sq:a1")
    visitor.pick("sq:j3")
    assert swapped(ARMY_TEXT, 0, 29) == layout(visitor)

    visitor.send("undo")
    assert ARMY_TEXT == layout(visitor)
    visitor.send("undo")
    assert before == layout(visitor)

    assert visitor.shown.element("undo").attributes["aria-disabled"] == "true"
    visitor.send("undo")
    assert before == layout(visitor)
    assert visitor.notice
