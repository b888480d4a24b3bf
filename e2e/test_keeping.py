"""What the browser keeps: taken along as a file, with full and blocked storage, in two tabs."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.conftest import NewContext
from e2e.pages import Table

FILL = """() => {
    for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2)) {
        for (let part = 0; ; part += 1) {
            try {
                localStorage.setItem(`junk ${size} ${part}`, "x".repeat(size));
            } catch {
                break;
            }
        }
    }
}"""
GIVE_UP_THE_PAGE = "localStorage.removeItem('kitchen-table/page')"
"""A page that is kept makes room for matches."""
EMPTY = """() => {
    for (const key of Object.keys(localStorage)) {
        if (key.startsWith("junk")) localStorage.removeItem(key);
    }
}"""
BLOCK = """for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, {
        get() { throw new DOMException("The operation is insecure.", "SecurityError"); },
    });
}"""
# As far as the other tab, or at a hand-over for a whole second: more may be under way.
FOLLOWED = """async (moves) => {
    for (let calm = 0; calm < 10; calm += 1) {
        const before = document.body.innerHTML;
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (driver.state().moves === moves) return;
        if (driver.state().screen !== "handover" || before !== document.body.innerHTML) calm = 0;
    }
}"""
KEPT = "Object.entries(localStorage).filter(([key]) => key.includes('/match/')).sort()"


def begun(table: Table, seed: int, moves: int = 20) -> Table:
    """With a match under way."""
    table.play("battle-line", seed=seed)
    table.race(random.Random(seed), moves=moves)
    return table


def taken(page: Page, folder: Path) -> Path:
    """The file with all that the browser keeps."""
    with page.expect_download() as download:
        page.locator("#export").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def test_all_matches_go_to_another_browser_in_a_file(
    table: Table, new_context: NewContext, site: str, tmp_path: Path
) -> None:
    begun(table, 61)
    begun(table, 62)
    kept = table.page.evaluate(KEPT)
    match, shown = table.match_id, table.now
    table.open()

    path = taken(table.page, tmp_path)

    assert path.suffix == ".json"
    other = Table(new_context().new_page(), site)
    other.open()
    other.page.locator("#import").set_input_files(path)
    expect(other.notice).to_contain_text("2 matches imported")
    # Whose seats are played at a device, each finds out for itself.
    assert other.page.evaluate(KEPT) == [
        [key, save.replace('"mine": [0, 1]', '"mine": []')] for key, save in kept
    ]
    taken_up = other.press(f"#go-{match}")
    assert taken_up.seats == [shown.seat or shown.seats[0]]
    other.take(taken_up.seats[0])
    other.race(random.Random(1), moves=40)

    other.open()
    other.page.locator("#import").set_input_files(path)
    expect(other.notice).to_contain_text("nothing new")


NO_BACKUPS = {
    b"\x89PNG\r\n\x1a\n\x00\x00": "not a Kitchen Table file",
    b'{"kitchen-table": 1, "matches": {"a": ': "incomplete",
}
TOO_LARGE = """input => {
  const given = new DataTransfer();
  given.items.add(new File(["x".repeat(2 ** 24 + 1)], "file.json"));
  input.files = given.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def test_a_file_that_is_none_is_told(table: Table) -> None:
    begun(table, 63)
    kept = table.page.evaluate(KEPT)
    table.go("#/")
    for content, said in NO_BACKUPS.items():
        file = {"name": "file.json", "mimeType": "application/json", "buffer": content}

        table.page.locator("#import").set_input_files(file)  # type: ignore[arg-type]

        expect(table.notice).to_contain_text(said)
        assert table.page.evaluate(KEPT) == kept

    table.page.locator("#import").evaluate(TOO_LARGE)
    table.page.wait_for_function("driver.notices.some((it) => it.includes('too large'))")
    assert table.page.evaluate(KEPT) == kept


def test_a_full_storage_is_told_as_long_as_it_is_and_the_match_goes_on(table: Table) -> None:
    begun(table, 64)
    table.page.evaluate(f"() => {{ {GIVE_UP_THE_PAGE}; ({FILL})(); }}")

    table.race(random.Random(2), moves=60)

    told = table.page.evaluate("driver.notices.filter((it) => it.includes('storage')).length")
    assert told == 1
    match = f"#/match/{table.match_id}"
    table.go("#/")
    expect(table.page.locator("#kept")).to_contain_text("is full")
    table.go(match)
    table.page.evaluate(EMPTY)
    table.race(random.Random(3), moves=70)
    entries = table.now.moves
    table.go("#/")
    expect(table.page.locator("#kept")).not_to_contain_text("full")
    assert table.open(match).moves == entries


@pytest.mark.first_visit
def test_a_blocked_storage_is_told_and_all_can_be_taken_to_a_file(
    new_context: NewContext, site: str, tmp_path: Path
) -> None:
    context = new_context()
    context.add_init_script(BLOCK)
    table = Table(context.new_page(), site)
    table.play("battle-line", seed=65)

    expect(table.page.locator("#notice, #prompt").first).to_be_visible()
    table.race(random.Random(4), moves=30)
    told = table.page.evaluate("driver.notices.filter((it) => it.includes('blocked')).length")
    assert told == 1
    table.page.evaluate("location.hash = '#/'")
    expect(table.page.locator("#kept")).to_contain_text("blocked")

    path = taken(table.page, tmp_path)

    assert '"matches"' in path.read_text(encoding="utf-8")


def test_two_tabs_at_one_match_follow_each_other(table: Table, context: BrowserContext) -> None:
    begun(table, 66)
    other = Table(context.new_page(), table.site)
    other.take(other.open(f"#/match/{table.match_id}").seats[0])

    for moves, one, two in ((30, table, other), (40, other, table), (50, table, other)):
        one.race(random.Random(moves), moves=moves)
        two.page.evaluate(FOLLOWED, one.now.moves)
        if two.now.screen == "handover":
            two.take(two.now.seats[0])
        assert two.now.moves == one.now.moves

    assert table.link == other.link
    assert table.page.evaluate("driver.notices") == other.page.evaluate("driver.notices") == []


def test_a_tab_that_has_heard_of_nothing_overwrites_nothing(
    table: Table, context: BrowserContext
) -> None:
    begun(table, 67)
    deaf = Table(context.new_page(), table.site)
    deaf.page.add_init_script(
        "addEventListener('storage', (event) => event.stopImmediatePropagation())"
    )
    deaf.take(deaf.open(f"#/match/{table.match_id}").seats[0])
    table.race(random.Random(5), moves=40)
    link = table.link

    entries = deaf.now.moves
    while deaf.now.moves == entries:
        deaf.pick(deaf.now.picks[0])

    deaf.page.evaluate(
        "driver.until(() => driver.notices.some((it) => it.includes('another tab')), 'Silence')"
    )
    assert deaf.link == table.link == link
    deaf.race(random.Random(7), moves=50)
    assert len(deaf.link) > len(link)
