"""The site can be made an application of the device."""

from collections.abc import Iterator
from urllib.parse import urljoin

import pytest
from playwright.sync_api import CDPSession, Page, expect

from e2e.pages import Table

OFFER = """() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    event.prompt = async () => (globalThis.prompted = true);
    dispatchEvent(event);
    return event.defaultPrevented;
}"""
SIZE = """async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
}"""
COLOURS = """() => [...document.querySelectorAll("meta[name=theme-color]")]
    .filter(({ media }) => matchMedia(media).matches)
    .map(({ content }) => content)"""
PAPER, SLATE = "#f6f1e7", "#14181f"


@pytest.fixture
def devtools(page: Page) -> Iterator[CDPSession]:
    """What the browser itself makes of the page."""
    session = page.context.new_cdp_session(page)
    yield session
    session.detach()


def test_the_browser_would_install_it(table: Table, devtools: CDPSession) -> None:
    table.open()

    manifest = devtools.send("Page.getAppManifest")
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]

    assert manifest["errors"] == []
    parsed = manifest["manifest"]
    assert parsed["startUrl"] == parsed["scope"] == table.site
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_every_icon_is_as_large_as_it_says(table: Table) -> None:
    table.open()
    address = table.page.locator("link[rel=manifest]").get_attribute("href")
    assert address
    address = urljoin(table.site, address)
    manifest = table.page.evaluate("it => fetch(it).then((it) => it.json())", address)

    for icon in manifest["icons"]:
        width, height = table.page.evaluate(SIZE, urljoin(address, icon["src"]))
        assert icon["sizes"] in (f"{width}x{height}", "any")
    assert {"any", "192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}


def test_home_offers_it_when_the_browser_does(table: Table) -> None:
    table.open()
    install = table.page.locator("#install")
    expect(install).to_have_count(0)

    assert table.page.evaluate(OFFER)
    install.click()

    expect(install).to_have_count(0)
    assert table.page.evaluate("globalThis.prompted")


def test_the_browser_wears_the_colours_of_the_theme(table: Table) -> None:
    table.page.emulate_media(color_scheme="light")
    table.open()
    assert table.page.evaluate(COLOURS) == [PAPER]
    table.page.emulate_media(color_scheme="dark")
    assert table.page.evaluate(COLOURS) == [SLATE]

    table.page.evaluate("localStorage.setItem('kitchen-table/settings', '{\"theme\": \"light\"}')")
    table.open()

    assert table.page.evaluate(COLOURS) == [PAPER]
