"""A match given away and taken in: links, codes, files."""

import random
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e import qr, twin
from e2e.conftest import NewContext
from e2e.pages import Table
from pygames import Match
from tests.effort import only_wild


def match(moves: int | None, **options: object) -> Match:
    """A match that somebody else has begun."""
    begun = Match("battle-line", options=options, names=("Ann", "Ben"), rng=random.Random(31))
    return twin.play_on(begun, random.Random(32), moves)


def test_a_link_goes_on_where_it_was_written(table: Table) -> None:
    sent = match(30)

    shown = table.open(f"#m={sent.link()}")

    assert (shown.screen, shown.seats) == ("handover", [str(sent.decisions[0].seat)])
    assert table.link == sent.link()
    shown = table.take(shown.seats[0])
    assert shown.moves == str(len(sent.log))
    expect(table.page.locator("#table")).to_contain_text("Ann")
    table.race(random.Random(33), moves=len(sent.log) + 10)


def test_the_same_link_twice_is_one_match(table: Table) -> None:
    link = match(10).link()
    table.open(f"#m={link}")
    first = table.match_id

    table.open(f"#m={link}")

    assert table.match_id == first
    table.open()
    expect(table.page.locator(".save")).to_have_count(1)


def test_a_match_that_is_over_opens_at_its_end(table: Table) -> None:
    sent = match(None, use_tactics=False, hand_size=3)

    shown = table.open(f"#m={sent.link()}")

    assert (shown.over, shown.moves) == (True, str(len(sent.log)))


BROKEN = {
    "": "not a link",
    match(30).link()[:-7]: "incomplete",
    match(30).link().swapcase(): "not a link",
    match(30).link()[:4] + match(30).link()[4:].swapcase(): "damaged",
    "nonsense": "not a link",
    "%00<script>": "not a link",
}


def test_a_broken_link_says_so_and_home_still_works(table: Table) -> None:
    table.open("#m=")
    for link, said in BROKEN.items():
        if link:
            table.go(f"#m={link}")
        assert table.now.screen == "home"
        expect(table.notice).to_contain_text(said)
        assert table.press("#play-battle-line").screen == "choose"


# --- between two devices ---------------------------------------------------------------------


def given(table: Table) -> str:
    """The link that the share screen shows, to be opened elsewhere."""
    table.touch(table.page.locator("#menu-button"))
    table.press("#menu-share")
    return table.page.locator("#link").input_value()


def opened(table: Table, link: str) -> None:
    """Open it, and take the device as whoever is to choose, if that is asked."""
    assert link.startswith(f"{table.site}#m=")
    shown = table.open(link.removeprefix(table.site))
    if shown.screen == "handover":
        table.take(shown.seats[0])


def test_a_match_goes_to_another_device_and_back(
    table: Table, new_context: NewContext, site: str
) -> None:
    table.play("battle-line", seed=61)
    turn(table)
    hand_on(table)
    ours = table.match_id
    link = given(table)

    other = Table(new_context().new_page(), site)
    opened(other, link)
    turn(other)
    hand_on(other)
    theirs = Match.from_link(other.link)
    back = given(other)

    opened(table, back)

    assert ours == table.match_id, "one match, not two"
    assert theirs.log == Match.from_link(table.link).log
    turn(table)
    table.open()
    expect(table.page.locator(".save")).to_have_count(1)


def turn(table: Table) -> None:
    """Play for whoever has the device until it is another's turn."""
    shown = table.now
    while shown.screen == "table":
        shown = table.pick(shown.picks[0])


def hand_on(table: Table) -> None:
    """Let whoever is to choose have the device, so that there is a menu."""
    shown = table.now
    if shown.screen == "handover":
        table.take(shown.seats[0])


def test_both_are_kept_where_two_devices_played_on_at_once(table: Table) -> None:
    sent = match(20)
    rng = random.Random(1)
    table.open(f"#m={sent.link()}")
    table.race(rng, moves=len(sent.log) + 6)
    ours = table.match_id
    other = twin.play_on(Match.from_link(sent.link()), random.Random(77), 6)

    table.open(f"#m={other.link()}")

    expect(table.page.locator("#app")).to_contain_text("Both are saved")
    assert table.match_id != ours
    table.page.locator("#other").click()
    expect(table.page.locator("#other")).to_have_count(0)
    assert table.match_id == ours
    table.open()
    expect(table.page.locator(".save")).to_have_count(2)


def test_an_older_link_takes_nothing_back(table: Table) -> None:
    sent = match(20)
    table.open(f"#m={sent.link()}")
    table.race(random.Random(1), moves=len(sent.log) + 6)
    link = table.link

    table.open(f"#m={sent.link()}")

    expect(table.page.locator("#app")).to_contain_text("yours is further along")
    assert table.link == link


def test_a_match_that_has_come_can_begin_afresh(table: Table) -> None:
    sent = match(20, hand_size=6)
    table.open(f"#m={sent.link()}")

    table.page.locator("#afresh").click()

    expect(table.page.locator("h1")).to_contain_text("starts")
    begun = Match.from_link(table.link)
    assert (sent.setup, []) == (begun.setup, begun.choices)


# --- every way to give it away ---------------------------------------------------------------


def test_a_camera_reads_the_link(table: Table) -> None:
    sent = match(None)
    table.open(f"#m={sent.link()}")
    link = given(table)

    assert link == qr.read(table.page.locator("#qr"))
    table.page.emulate_media(color_scheme="dark")
    assert link == qr.read(table.page.locator("#qr"))
    table.open(link.removeprefix(table.site))
    assert table.now.over


@only_wild
def test_a_camera_reads_what_one_seat_has_seen(table: Table) -> None:
    sent = match(30)
    table.open(f"#m={sent.link()}")
    hand_on(table)
    given(table)
    expect(table.page.locator("#explained")).to_contain_text(
        "anyone who decodes it can see everything"
    )

    table.page.locator(".chip", has_text="Ann").click()
    expect(table.page.locator("#explained")).to_contain_text("not play on")

    link = qr.read(table.page.locator("#qr"))
    assert link == f"{table.site}#m={sent.link(0)}"
    shown = table.open(link.removeprefix(table.site))
    assert (shown.screen, shown.picks) == ("table", [])


def test_it_is_copied(table: Table) -> None:
    table.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.open(f"#m={match(30).link()}")
    hand_on(table)
    link = given(table)

    table.page.locator("#copy-link").click()

    expect(table.notice).to_have_text("Copied.")
    assert link == table.page.evaluate("navigator.clipboard.readText()")


def test_the_device_shares_it_by_its_own_means(page: Page, site: str) -> None:
    page.add_init_script("navigator.share = async (what) => { globalThis.shared = what; };")
    table = Table(page, site)
    table.open(f"#m={match(30).link()}")
    hand_on(table)
    link = given(table)

    table.page.locator("#send-link").click()
    table.page.wait_for_function("globalThis.shared")

    shared = table.page.evaluate("shared")
    assert link == shared["url"]
    assert "your move" in shared["text"]


def test_a_file_is_saved_and_opened(table: Table, new_context: NewContext, site: str) -> None:
    sent = match(30)
    table.open(f"#m={sent.link()}")
    hand_on(table)
    given(table)
    with table.page.expect_download() as saving:
        table.page.locator("#save-link").click()
    file = Path(saving.value.path())
    assert saving.value.suggested_filename.endswith(".txt")

    other = Table(new_context().new_page(), site)
    other.open()
    other.press("#to-open")
    other.do(lambda: other.page.locator("#file").set_input_files(file))

    assert other.now.screen == "handover"
    assert sent.link() == other.link


def test_a_message_is_pasted(table: Table) -> None:
    sent = match(30)
    table.open("#/open")
    field = table.page.locator("#link")

    field.fill(f"Your move!\nhttps://x.example/#m={sent.link()[:-6]}")
    table.page.locator("#bring").click()
    expect(table.notice).to_contain_text("incomplete")
    expect(field).to_have_value(f"Your move!\nhttps://x.example/#m={sent.link()[:-6]}")

    field.fill(f"Your move!\nhttps://x.example/#m={sent.link()}\nSee you")
    assert table.press("#bring").screen == "handover"
    assert sent.link() == table.link
