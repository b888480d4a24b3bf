"""A battlefield that was made at the table is kept, chosen in a set-up, and given to others."""

from playwright.sync_api import expect

from e2e.conftest import NewContext
from e2e.pages import Table
from pygames import Match
from pygames.deep_space_wars.engine.steps.setting_up import made_ground

GAME = "deep-space-wars"


def test_a_battlefield_is_made_kept_chosen_and_given_away(
    table: Table, new_context: NewContext
) -> None:
    """DSW-92, DSW-93, DSW-94."""
    page = table.page
    table.play(GAME, layout="own", pieces=1, armies="drawn", seed=4)
    while table.now.decision in ("shift", "prepare", "place"):
        picks = table.now.picks
        table.pick("do:ready" if "do:ready" in picks else "shape:woods")
    made = made_ground(Match.from_link(table.link).state)

    page.locator("#made-name").fill("Two woods")
    page.locator("#keep-made button").click()
    expect(table.notice).to_contain_text("Saved")
    page.reload()
    table.ready()
    expect(page.locator("#made-name")).to_have_value("Two woods")

    # another match
    table.go(f"#/setup/{GAME}")
    page.locator("#option-layout").select_option("Two woods")
    expect(page.locator("#drop-layout")).to_be_visible()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.evaluate("delete navigator.__proto__.share")
    table.do(lambda: page.locator("#begin").click())
    assert made == Match.from_link(table.link).setup.options["layout"]

    # another device
    table.go(f"#/setup/{GAME}?layout={made}")
    page.locator("#give-layout").click()
    expect(table.notice).to_have_text("Copied.")
    link: str = page.evaluate("navigator.clipboard.readText()")
    other = Table(new_context().new_page(), table.site)
    other.open(link.partition(other.site)[2])
    expect(other.page.locator("#option-layout")).to_have_value(made)
    other.do(lambda: other.page.locator("#begin").click())
    assert made == Match.from_link(other.link).setup.options["layout"]

    other.go(f"#/setup/{GAME}?layout={made[:-3]}")
    expect(other.notice).to_contain_text("cut off")
