"""High contrast: no state is told by colour, background or shadow alone."""

import io
import random
from typing import Literal

from PIL import Image, ImageChops
from playwright.sync_api import FloatRect, Page

from e2e.pages import Shown, Table
from e2e.test_back import SETUPS

Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark")

STATES = {
    "battle-line": ("#hand [data-pick]", "#hand [data-picked]", ".bl-field[data-pick]"),
    "espionage": (".es-square[data-pick]", ".es-square[data-picked]", "[data-target=go]"),
    "lost-patrol": (".lp-member[data-pick]", ".lp-member[data-picked]", ".lp-hex[data-pick]"),
    "not-alone": (".na-card[data-pick]", ".na-place[data-choice]"),
    "deep-space-wars": (".dw-chip[data-pick]", ".dw-choice[data-pick]"),
}
"""What can be picked and what is, in each game, before or after the first pick."""

LAID_OUT = {"place", "deploy"}

ENOUGH = 40
"""So many pixels are seen."""

FIRST = {"espionage": "sq:", "lost-patrol": "scout:", "not-alone": "own:"}
"""How the first pick begins, where it is not the first of all."""


def picture(page: Page, box: FloatRect | None) -> Image.Image:
    """A part of the page, and a little around it, in grey."""
    assert box
    page.evaluate("driver.paint()")
    clip: FloatRect = {
        "x": max(0, box["x"] - 5),
        "y": max(0, box["y"] - 5),
        "width": box["width"] + 10,
        "height": box["height"] + 10,
    }
    return Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("L")


def differing(one: Image.Image, other: Image.Image) -> int:
    """How many pixels clearly differ, of what both pictures show."""
    size = (0, 0, min(one.width, other.width), min(one.height, other.height))
    return sum(ImageChops.difference(one.crop(size), other.crop(size)).histogram()[60:])


def telling(page: Page, selector: str) -> int:
    """How many pixels tell the state of the first element that a selector finds: those that differ
    once the attribute that it ends with is taken away."""
    element = page.query_selector(selector)
    assert element
    name = selector.rpartition("[")[2].rstrip("]").partition("=")[0]
    box = element.bounding_box()
    marked = picture(page, box)
    value = element.evaluate("(it, name) => it.getAttribute(name)", name)
    element.evaluate("(it, name) => it.removeAttribute(name)", name)
    plain = picture(page, box)
    element.evaluate("(it, [name, value]) => it.setAttribute(name, value)", [name, value])
    return differing(marked, plain)


def ready(shown: Shown) -> str:
    """What to pick so that nothing more has to be laid out."""
    return "do:ready" if "do:ready" in shown.picks else shown.picks[0]


def force(page: Page, scheme: Scheme) -> None:
    """Have the page in high contrast."""
    page.emulate_media(forced_colors="active", color_scheme=scheme, reduced_motion="reduce")


def test_what_can_be_picked_and_what_is_can_be_seen(table: Table) -> None:
    page = table.page
    force(page, "light")
    table.open()
    for game, setup in SETUPS.items():
        shown: Shown = table.go(f"#/play/{game}?seed=3&{setup}")
        while shown.thinking or shown.decision in LAID_OUT:
            shown = table.changed(shown) if shown.thinking else table.pick(ready(shown))
        first = next(it for it in shown.picks if it.startswith(FIRST.get(game, "")))
        seen: dict[str, int] = {}
        place = table.element(first).bounding_box()
        pictures = []
        for picks in range(2):
            for scheme in SCHEMES:
                force(page, scheme)
                for state in STATES[game]:
                    if page.locator(state).first.is_visible():
                        seen[state] = min(seen.get(state, ENOUGH), telling(page, state))
            pictures.append(picture(page, place))
            if not picks:
                table.pick(first)
        assert seen == dict.fromkeys(STATES[game], ENOUGH), game
        assert differing(*pictures) >= ENOUGH, game


def test_how_far_a_squad_can_go_can_be_seen(table: Table) -> None:
    """Where it ends is drawn, on any ground."""
    page = table.page
    shown = table.play("deep-space-wars", seed=1, bots="1:1", armies="drawn")
    while shown.thinking or shown.decision != "march":
        shown = table.changed(shown) if shown.thinking else table.pick(ready(shown))
    region = page.locator(".dw-region").first
    region.wait_for()  # until it is drawn as large as it is
    box = region.bounding_box()
    for scheme in SCHEMES:
        force(page, scheme)
        marked = picture(page, box)
        region.evaluate("it => it.style.visibility = 'hidden'")
        assert differing(marked, picture(page, box)) >= 10 * ENOUGH
        region.evaluate("it => it.style.visibility = ''")


def test_who_beats_whom_is_not_empty(table: Table) -> None:
    """A sign tells which attacks win, not a background."""
    page = table.page
    force(page, "dark")
    table.play("espionage", seed=3, bots="1:1", preset="small_fast")
    page.set_viewport_size({"width": 1280, "height": 800})
    cells = page.locator("#facts .es-strength td[data-wins]")
    assert cells.count() > 10
    assert telling(page, "#facts .es-strength td[data-wins]") >= ENOUGH // 2


def test_what_is_chosen_can_be_seen_on_every_screen(table: Table) -> None:
    """Chips, switches, the slider of a replay and the line of the story that it shows."""
    page = table.page
    for scheme in SCHEMES:
        force(page, scheme)
        table.open("#/settings")
        for kind in ".chip:has(input:not(:checked))", ".switch:has(#sound)":
            box = page.locator(kind).last
            box.scroll_into_view_if_needed()
            place = box.bounding_box()
            before = picture(page, place)
            box.click()
            page.mouse.move(0, 0)
            assert differing(before, picture(page, place)) >= ENOUGH, kind
    table.play("battle-line", seed=3, bots="1:1")
    table.race(random.Random(1), moves=40)
    table.go(page.url.partition("#")[2].replace("match", "replay").join(("#", "")))
    assert telling(page, "#story [aria-current]") >= ENOUGH
    slider = picture(page, page.locator("#slider").bounding_box())
    before = page.input_value("#slider")
    page.locator("#controls [data-do=seek]:not([aria-disabled])").first.click()
    page.wait_for_function("it => document.getElementById('slider').value !== it", arg=before)
    assert differing(slider, picture(page, page.locator("#slider").bounding_box())) >= ENOUGH
