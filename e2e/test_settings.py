"""What is chosen for a device: it takes effect at once, and a reload keeps it."""

from playwright.sync_api import Page, expect

from e2e.pages import Table


def background(page: Page) -> str:
    """The colour of the ground."""
    colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


def test_settings_survive_a_reload(table: Table) -> None:
    page = table.page
    root = page.locator("html")
    table.open()
    page.locator("#to-settings").click()
    light = background(page)

    page.locator("#theme-dark").check()
    expect(root).to_have_attribute("data-theme", "dark")
    assert background(page) != light
    page.locator("#motion-reduced").check()
    page.locator("#sound").check()
    page.locator("#confirm").check()
    page.locator("#lang-hu").check()
    expect(page.locator("h1")).to_have_text("Beállítások")
    dark = background(page)
    page.reload()
    table.ready()

    expect(root).to_have_attribute("lang", "hu")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-motion", "reduced")
    assert background(page) == dark
    for key in ("theme-dark", "motion-reduced", "sound", "confirm", "lang-hu"):
        expect(page.locator(f"#{key}")).to_be_checked()


def test_motion_is_full_unless_somebody_wants_less(table: Table) -> None:
    page = table.page
    page.emulate_media(reduced_motion="no-preference")
    table.open("#/settings")
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "full")

    page.emulate_media(reduced_motion="reduce")

    expect(root).to_have_attribute("data-motion", "reduced")


def test_a_move_is_asked_back(table: Table) -> None:
    page = table.page
    table.open("#/settings")
    page.locator("#confirm").check()
    page.locator("#sound").check()
    table.play("battle-line", seed=7)
    table.pick(table.now.picks[0])
    shown = table.pick(table.now.picks[0])
    assert len(shown.picked) == 2

    done = table.press("#confirm-move")

    assert int(done.moves) > int(shown.moves)


def test_settings_are_reached_from_the_table_and_lead_back(table: Table) -> None:
    page = table.page
    table.play("battle-line", seed=7)
    page.locator("#menu-button").click()
    page.locator("#menu-settings").click()
    expect(page.locator("#app")).to_have_attribute("data-screen", "settings")

    page.locator("#back").click()

    expect(page.locator("#app")).to_have_attribute("data-screen", "table")
