"""The site can be made an application of the device."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode, urljoin, urlsplit

import pytest
from playwright.sync_api import CDPSession, Page, expect

import pygames
from e2e.pages import Table
from web.build.places import DIST
from web.build.site import assemble

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


QUEUE = """Object.defineProperty(globalThis, "launchQueue", {
    value: { setConsumer: (consumer) => (globalThis.launch = consumer) },
});"""
LAUNCH = "(targetURL) => globalThis.launch({ targetURL })"


def test_what_is_shared_with_it_is_opened(table: Table) -> None:
    message = f"Your move, Anna!\n{table.site}#m={pygames.Match('battle-line').link()}"
    table.open("?" + urlencode({"title": "Battle Line", "text": message, "url": ""}))
    expect(table.page.locator("#arrival, #table, [data-screen=handover]").first).to_be_visible()
    assert urlsplit(table.page.url).query == ""


def test_a_launch_comes_to_the_window_that_is_there(table: Table) -> None:
    table.page.add_init_script(QUEUE)
    table.open()
    page, link = table.page, pygames.Match("lost-patrol").link()
    page.evaluate(LAUNCH, page.url)  # with what it was opened with
    expect(page.locator("[data-screen=home]")).to_be_visible()

    page.evaluate(LAUNCH, f"{table.site}#m={link}")
    expect(page.get_by_role("heading", name="You have received a match")).to_be_visible()

    page.evaluate(LAUNCH, f"{table.site}#/settings")
    expect(page.locator("[data-screen=settings]")).to_be_visible()

    text = urlencode({"text": f"Look: {table.site}#m={pygames.Match('espionage').link()}"})
    page.evaluate(LAUNCH, f"{table.site}?{text}")
    expect(page.locator("[data-screen=settings]")).to_have_count(0)
    assert "#/match/" in page.url


@pytest.mark.usefixtures("site")
def test_messengers_are_told_of_a_picture_where_the_address_is_known(tmp_path: Path) -> None:
    assemble(tmp_path / "site", b"", "https://games.example/table/")
    page = (tmp_path / "site/index.html").read_text(encoding="utf-8")
    told = dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page))
    assert told["url"] == "https://games.example/table/"
    assert told["title"] == "Kitchen Table"
    picture = tmp_path / "site" / told["image"].removeprefix(told["url"]).removeprefix("./")
    size = struct.unpack(">II", picture.read_bytes()[16:24])
    assert size == (int(told["image:width"]), int(told["image:height"])) == (1200, 630)
    worker = (tmp_path / "site/service-worker.js").read_text(encoding="utf-8")
    assert picture.name not in worker  # nobody here looks at it
    assert "og:" not in (DIST / "index.html").read_text(encoding="utf-8")
