"""The end of a match over its board, in the real page."""

import struct
from pathlib import Path

from playwright.sync_api import expect

from e2e.devices import phone
from e2e.pages import Table, tap


@phone
def test_the_end_covers_the_board_and_stays_until_it_is_lifted_off(table: Table) -> None:
    table.touch = tap
    shown = table.open("#/play/battle-line?bots=1:1&seed=5")
    while shown.thinking:
        shown = table.changed(shown)
    table.also()

    end, page = table.page.locator("#end"), table.page
    expect(end).to_contain_text("You have resigned")
    expect(end).to_contain_text("Easy bot wins")
    expect(end.locator(".e-line")).to_have_count(2)
    board, cover = page.locator("#board").bounding_box(), end.bounding_box()
    assert board is not None
    assert cover is not None
    assert (cover["width"], cover["height"]) == (board["width"], board["height"])

    touched = "end => { end.click(); const all = end.getAnimations({ subtree: true });"
    touched += " end.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));"
    touched += " return all.filter((one) => one.effect.getComputedTiming().endTime !== Infinity)"
    assert set(end.evaluate(f"{touched}.map((one) => one.playState) }}")) <= {"finished"}

    page.locator("#end-away").click()
    expect(end).to_have_count(0)
    page.locator("#end-again").click()
    expect(end).to_be_visible()
    expect(page.locator("#rematch")).to_be_visible()

    page.locator("#to-share").click()
    with page.expect_download() as saving:
        page.locator("#save-picture").click()
    name, image = saving.value.suggested_filename, Path(saving.value.path()).read_bytes()
    assert name.endswith(".png")
    assert struct.unpack(">II", image[16:24]) == (1200, 734)
    assert len(image) > 50_000, "there is much on it"
