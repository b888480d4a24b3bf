"""A match is there at once when its page is opened again, as it was painted last."""

import io
import json
import random

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import BrowserContext, Page, Route, expect

import pygames
from e2e.conftest import NewContext
from e2e.pages import Shown, Table
from e2e.test_keeping import BLOCK, FILL
from pygames import GAMES
from tests.effort import sampled

# The engine hears nothing until it is let go.
HOLD = """{
    const held = [], post = Worker.prototype.postMessage;
    let free = false;
    Worker.prototype.postMessage = function (...what) {
        if (free) post.apply(this, what);
        else held.push(() => post.apply(this, what));
    };
    globalThis.letGo = () => {
        free = true;
        for (const work of held.splice(0)) work();
    };
}"""
BOARD = "performance.getEntriesByName('board').length > 0"
PAGE = "kitchen-table/page"
STORED = f"[localStorage, sessionStorage].map((it) => it.getItem({json.dumps(PAGE)}) ?? '')"
KEPT = f"""(moves) => {{
    const {{html = ""}} = JSON.parse({STORED}[0] || "{{}}");
    return html.includes(`data-moves="${{moves}}"`);
}}"""
"""Whether a page is kept that shows so many moves."""
CHANGE = f"""(change) => {{
    for (const storage of [localStorage, sessionStorage]) {{
        const page = JSON.parse(storage.getItem({json.dumps(PAGE)}));
        storage.setItem({json.dumps(PAGE)}, JSON.stringify({{...page, ...change}}));
    }}
}}"""
RESUMED = "#app[data-resumed]"
UNDIM = "document.getElementById('app').toggleAttribute('data-resumed', false)"


BUSY = """
    globalThis.requestIdleCallback = (work, how) => setTimeout(work, how ? 3000 : 800);
"""
"""So that a page comes between the one that is to be kept and the moment when it is, and what can
wait until it is painted waits for longer."""
SAVED = "id => localStorage.getItem(`kitchen-table/match/${id}`) !== null"


def asked_to_move(table: Table, game: str, **asked: object) -> Shown:
    """A match against bots in which one has moved, and is asked again."""
    table.play(game, seed=3, **asked)
    rng = random.Random(3)
    while not table.page.evaluate(SAVED, table.match_id):
        table.race(rng, moves=int(table.now.moves) + 1)
    shown = table.settled()
    while shown.thinking:
        shown = table.changed(shown)
    return shown


def begun(table: Table, game: str, **asked: object) -> Shown:
    """One in which something is picked as well, if anything can be."""
    shown = asked_to_move(table, game, **asked)
    while len(shown.picks) > 1 and not shown.picked:
        shown = table.pick(shown.picks[0])
        while shown.thinking:  # that was a move
            shown = table.changed(shown)
    return shown


def held(page: Page, address: str | None = None) -> None:
    """Open the page again, in this tab or in another one, without an engine as yet."""
    page.add_init_script(HOLD)
    if address is None:
        page.reload(wait_until="commit")
    else:
        page.goto(address, wait_until="commit")


def let_go(table: Table) -> Shown:
    table.page.evaluate("letGo()")
    return table.ready()


def picture(page: Page) -> Image.Image:
    page.evaluate("driver.paint()")
    page.evaluate("document.fonts.ready")
    page.evaluate("driver.rest()")  # a screenshot might come in the middle of fading in
    return Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")


def unlike(page: Page, wanted: Image.Image) -> tuple[int, int, int, int] | None:
    """Where the page looks different once all of it is painted: the log comes when it is idle."""
    for _look in range(20):
        now = picture(page)
        box = ImageChops.difference(wanted, now).getbbox()
        if box is None:
            return None
        page.wait_for_timeout(250)
    return box


@pytest.mark.parametrize("game", sampled([*GAMES], 4))
def test_the_board_is_the_engines_but_dimmed(
    table: Table, context: BrowserContext, game: str
) -> None:
    bots = ",".join(f"{seat}:1" for seat in range(1, GAMES[game].seats[0]))
    before = begun(table, game, bots=bots)
    address = table.page.url

    other = Table(context.new_page(), table.site)  # as if the application were opened again
    table.page.goto(f"{table.site}404.html")  # what leaves keeps what it shows
    table.page.close()
    held(other.page, address)
    other.page.wait_for_function(BOARD)
    dimmed = picture(other.page)
    other.page.evaluate(UNDIM)
    kept = picture(other.page)
    now = let_go(other)

    assert ImageChops.difference(dimmed, kept).getbbox()
    assert unlike(other.page, kept) is None
    assert now == before


def test_what_is_kept_of_a_busy_page_is_of_one_moment(table: Table) -> None:
    table.page.add_init_script(BUSY)
    shown = asked_to_move(table, "lost-patrol")
    table.page.wait_for_timeout(900)  # it is about to be kept
    moves = table.pick(shown.picks[0]).moves
    table.page.wait_for_function(KEPT, arg=moves)

    memory = table.page.evaluate(f"JSON.parse({STORED}[0]).memory")

    assert moves == str(memory["moves"])


@pytest.mark.first_visit
def test_touches_before_the_engine_are_carried_out(new_context: NewContext, site: str) -> None:
    context = new_context()
    context.add_init_script("delete Navigator.prototype.serviceWorker")  # it would answer for us
    table = Table(context.new_page(), site)
    shown = asked_to_move(table, "battle-line", bots="1:1")
    pending: list[Route] = []
    table.page.route("**/app.*.js", lambda route: pending.append(route))
    card, front = shown.picks[0], "front:4"
    held(table.page)
    table.page.wait_for_function(BOARD)
    expect(table.page.locator("#app")).to_have_attribute("aria-busy", "true")

    table.element(card).click()  # nothing but what is painted is there
    for route in pending:
        route.continue_()
    expect(table.page.locator(f"{RESUMED} [data-touched]")).to_have_count(1)
    table.element(card).click()  # and nothing tells whether the first touch has been felt
    table.element(front).click()
    before = table.now
    after = let_go(table)
    while after.moves == before.moves:
        after = table.changed(after)

    expect(table.page.locator(f"#board [id='{card}']")).to_have_count(1)


def test_touches_are_dropped_with_a_word_if_the_match_went_on_elsewhere(
    table: Table, context: BrowserContext
) -> None:
    shown = asked_to_move(table, "battle-line", bots="1:1")
    address = table.page.url
    table.page.close()
    other = Table(context.new_page(), table.site)
    other.page.goto(address)
    other.ready()
    late = Table(context.new_page(), table.site)
    held(late.page, address)
    late.page.wait_for_function(BOARD)
    late.element(shown.picks[0]).click()

    other.page.bring_to_front()  # one in the background is slow
    other.race(random.Random(2), moves=len(pygames.Match.from_link(other.link).log) + 1)
    log = pygames.Match.from_link(other.link).log
    let_go(late)

    late.page.wait_for_function("driver.notices.some((it) => it.includes('moved on elsewhere'))")
    assert late.now.picked == []
    assert pygames.Match.from_link(late.link).log[: len(log)] == log


def test_where_several_share_a_device_nobodys_hand_is_kept(table: Table) -> None:
    table.play("battle-line", seed=3)
    table.race(random.Random(3), moves=24)
    shown = table.take(table.now.seats[0]) if table.now.seats else table.now
    cards = [pick for pick in shown.picks if pick.startswith("card:")]
    assert cards
    table.pick(cards[0])
    held(table.page)
    table.page.wait_for_function(BOARD)

    expect(table.page.locator("[data-screen=handover] button[data-seat]")).to_have_count(1)
    stored = "".join(table.page.evaluate(STORED))
    assert "handover" in stored
    for text in (stored, table.page.content()):
        assert not [card for card in cards if f'"{card}"' in text.replace("\\", "")]
    table.page.locator("button[data-seat]").click()
    assert let_go(table).picks


@pytest.mark.parametrize(
    "change",
    sampled(
        [
            {"version": "another"},
            {"look": "another"},
            {"html": '<main id="app" data-screen="table">'},
            {"html": 5},
            {"url": "#/match/zz"},
            {"html": "<p>odd"},
        ],
        6,
    ),
)
def test_what_is_odd_or_of_another_version_is_not_shown(
    table: Table, change: dict[str, object]
) -> None:
    before = begun(table, "battle-line", bots="1:1")
    address = table.page.url
    table.page.goto(f"{table.site}404.html")
    table.page.evaluate(CHANGE, change)
    held(table.page, address)

    expect(table.page.locator("#app.waiting h1")).to_have_count(1)
    expect(table.page.locator(RESUMED)).to_have_count(0)
    assert let_go(table) == before


def test_a_match_deleted_elsewhere_is_not_shown(table: Table) -> None:
    begun(table, "battle-line", bots="1:1")
    address, match = table.page.url, table.match_id
    table.page.goto(f"{table.site}404.html")
    table.page.evaluate("id => localStorage.removeItem(`kitchen-table/match/${id}`)", match)
    held(table.page, address)

    expect(table.page.locator("#app.waiting")).to_have_count(1)
    let_go(table)
    expect(table.notice).to_contain_text("not on this device")


def test_a_full_storage_gives_the_room_of_the_page_to_the_match(table: Table) -> None:
    begun(table, "battle-line", bots="1:1")
    table.page.wait_for_function(f"{STORED}[0] !== ''")
    table.page.evaluate(FILL)

    moves = int(table.now.moves)
    table.race(random.Random(2), moves=moves + 1)

    assert len(pygames.Match.from_link(table.link).log) > moves
    assert table.page.evaluate("driver.notices") == []


@pytest.mark.first_visit
def test_where_storage_is_blocked_it_starts_all_the_same(
    new_context: NewContext, site: str
) -> None:
    context = new_context()
    context.add_init_script(BLOCK)
    table = Table(context.new_page(), site)

    assert table.open().screen == "home"
