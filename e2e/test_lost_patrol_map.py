"""The map of Lost Patrol: moved, zoomed, and the tile in hand turned and laid."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.devices import phone
from e2e.keys import tab_to
from e2e.lost_patrol import DASH, drag, draw_until, held, middle, width
from e2e.pages import Table, tap
from pygames import Match


def test_the_wheel_and_keys_zoom_and_nought_fits_again(table: Table) -> None:
    page = table.page
    shown = table.play("lost-patrol", seed=4, **DASH)
    first, home, at = width(table), middle(table, "hex:0,0"), middle(table, "end:0,0,0")

    page.mouse.move(*at)
    page.mouse.wheel(0, -240)
    grown = "w => document.getElementById('hex:0,0').getBoundingClientRect().width > w"
    page.wait_for_function(grown, arg=first + 1)
    larger, there = width(table), middle(table, "hex:0,0")
    assert larger > 1.5 * first
    # What lies under the pointer stays there.
    assert there.x - at.x == pytest.approx((home.x - at.x) * larger / first, abs=2)
    assert there.y - at.y == pytest.approx((home.y - at.y) * larger / first, abs=2)

    page.keyboard.press("-")
    assert width(table) == pytest.approx(larger / 1.25, rel=0.01)
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert width(table) == pytest.approx(larger * 1.25, rel=0.01)
    page.keyboard.press("0")
    assert width(table) == pytest.approx(first, rel=0.01)
    assert table.now == shown


def test_zooming_has_its_limits(table: Table) -> None:
    page = table.page
    table.play("lost-patrol", seed=4, **DASH)
    first = width(table)
    for key, most in (("+", 4), ("-", 0.5)):
        for _press in range(20):
            page.keyboard.press(key)
        assert width(table) == pytest.approx(first * most, rel=0.01)


def test_dragging_moves_the_map_and_picks_nothing(table: Table) -> None:
    shown = table.play("lost-patrol", seed=4, **DASH)
    start, home = middle(table, "end:0,0,0"), middle(table, "hex:0,0")

    drag(table, start, -80, 60)

    moved = middle(table, "hex:0,0")
    assert (moved.x - home.x, moved.y - home.y) == (
        pytest.approx(-80, abs=8),
        pytest.approx(60, abs=8),
    )
    table.page.wait_for_timeout(100)
    assert table.now == shown
    assert int(table.pick("end:0,0,0").moves) > int(shown.moves)


def test_a_button_shows_the_whole_map_again(table: Table) -> None:
    table.play("lost-patrol", seed=4, **DASH)
    home, fit = middle(table, "hex:0,0"), table.page.locator("#fit")
    expect(fit).to_be_hidden()
    drag(table, middle(table, "end:0,0,0"), -80, 60)

    fit.click()

    assert middle(table, "hex:0,0") == pytest.approx(home, abs=1)
    expect(fit).to_be_hidden()


def test_after_a_drag_that_ends_elsewhere_the_first_pick_counts(table: Table) -> None:
    shown = table.play("lost-patrol", seed=4, **DASH)
    prompt = middle(table, "prompt")
    start = middle(table, "end:0,0,0")
    drag(table, start, prompt.x - start.x, prompt.y - start.y)
    table.page.keyboard.press("0")

    assert int(table.pick("end:0,0,0").moves) > int(shown.moves)


@phone
def test_after_a_finger_has_moved_the_map_the_next_key_counts(table: Table) -> None:
    table.touch = tap
    page = table.page
    shown = table.play("lost-patrol", seed=4, **DASH)
    start, home = middle(table, "hex:0,0"), middle(table, "hex:0,0")
    swipe(table, start, 40, 40)
    assert middle(table, "hex:0,0").x == pytest.approx(home.x + 40, abs=8)
    assert table.now == shown

    tab_to(page, "[data-pick]")
    page.keyboard.press("Enter")
    page.wait_for_timeout(500)
    assert int(table.now.moves) > int(shown.moves)


def swipe(table: Table, start: Any, right: float, down: float) -> None:
    """A finger goes across the map."""
    session = table.page.context.new_cdp_session(table.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        given = [{"x": x, "y": y, "id": 1} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

    touch("touchStart", (start.x, start.y))
    for step in range(1, 6):
        touch("touchMove", (start.x + right * step / 5, start.y + down * step / 5))
    touch("touchEnd")
    session.detach()


# --- the tile in hand --------------------------------------------------------------------


def test_the_tile_in_hand_is_turned_by_wheel_and_key_and_laid_by_a_click(table: Table) -> None:
    page = table.page
    table.play("lost-patrol", seed=4, **DASH)
    shown = draw_until(table, 3)
    turns = [element for element in shown.picks if element.startswith("turn:")]
    first, zoom = held(table), width(table)
    assert first == turns[0]

    page.mouse.move(*middle(table, f"{first}@map"))
    page.mouse.wheel(0, -100)
    page.wait_for_function(
        "id => !document.getElementById(id).checkVisibility()", arg=f"{first}@map"
    )
    assert held(table) == turns[1]
    page.keyboard.press("r")
    assert held(table) == turns[2 % len(turns)]
    page.mouse.wheel(0, 100)
    page.wait_for_timeout(100)
    assert held(table) == turns[1]
    assert width(table) == zoom, "the wheel does not zoom then"
    assert table.now == shown

    wanted = held(table)
    table.do(lambda: page.locator(f"[id='{wanted}@map']").click())
    laid = Match.from_link(table.link).log[int(shown.moves)].move
    assert (laid.kind, f"turn:{laid.rotation}") == ("rotate", wanted)


def test_a_click_far_from_the_cell_lays_nothing(table: Table) -> None:
    page = table.page
    table.play("lost-patrol", seed=4, **DASH)
    shown = draw_until(table)
    tile, home = held(table), middle(table, f"{held(table)}@map")
    there = home._replace(x=home.x + 1.6 * width(table))
    page.mouse.move(*home)
    page.mouse.move(*there, steps=5)
    assert middle(table, f"{tile}@map") == pytest.approx(there, abs=2), "it has come along"
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(300)
    assert table.now == shown


@phone
def test_a_tap_turns_the_tile_in_hand_and_the_tray_lays_it(table: Table) -> None:
    table.touch = tap
    table.play("lost-patrol", seed=4, **DASH)
    shown = draw_until(table)
    first = held(table)
    table.page.locator(f"[id='{first}@map']").tap()
    wanted = held(table)
    assert wanted != first
    assert table.now == shown
    table.pick(wanted)
    laid = Match.from_link(table.link).log[int(shown.moves)].move
    assert (laid.kind, f"turn:{laid.rotation}") == ("rotate", wanted)


def test_a_rotation_that_is_barred_tells_why(table: Table) -> None:
    table.play("lost-patrol", seed=4, **DASH)
    shown = draw_until(table)
    table.page.locator(".lp-choice[data-barred]").first.click()

    expect(table.notice).to_have_text(re.compile("must go on|block more paths"))
    assert table.now == shown


def test_what_was_turned_stays_so_when_a_barred_rotation_is_touched(table: Table) -> None:
    table.play("lost-patrol", seed=4, **DASH)
    draw_until(table)
    table.page.keyboard.press("r")
    wanted = held(table)
    table.page.locator(".lp-choice[data-barred]").first.click()
    expect(table.notice).not_to_have_text("")
    assert held(table) == wanted
