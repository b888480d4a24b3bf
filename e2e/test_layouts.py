"""Keys mean the same on every keyboard, and are left to those who want them more."""

from playwright.sync_api import Page, expect

from e2e.pages import Table
from web.build.places import WEB

Key = tuple[str, str, bool]
"""What a key types, its place on the keyboard, and whether Shift is held."""

MEANT: dict[str, list[Key]] = {
    "i": [
        ("i", "KeyI", False),
        ("I", "KeyI", False),  # Caps Lock
        ("ı", "KeyI", False),  # Turkish
        ("İ", "Quote", False),
        ("ه", "KeyI", False),  # Persian
        ("ι", "KeyI", False),  # Greek
        ("Ш", "KeyI", True),  # Russian
        ("ן", "KeyI", False),  # Hebrew
        ("ｉ", "KeyI", False),  # Japanese, full width
    ],
    "r": [("R", "KeyR", False), ("ق", "KeyR", False), ("к", "KeyR", False)],
    "p": [("p", "KeyR", False)],  # Dvorak: of Latin letters the place says nothing
    "m": [("M", "KeyM", False), ("پ", "KeyM", False), ("ь", "KeyM", False)],
    "?": [
        ("?", "Slash", True),
        ("؟", "Slash", True),  # Persian
        (",", "Slash", True),  # Russian, if the hand knows the place
        ("?", "Minus", True),  # German
        ("?", "KeyM", True),  # French
        ("？", "Slash", True),
    ],
    "0": [("0", "Digit0", False), ("۰", "Digit0", False), ("٠", "Numpad0", False)],
    "1": [("ๅ", "Digit1", False)],  # Thai, which has letters there
    "7": [("۷", "Digit7", False), ("७", "Digit7", False), ("７", "Digit7", False)],
    "+": [("+", "Equal", True), ("+", "Digit3", True), ("＋", "Equal", True)],
    "-": [("-", "Minus", False), ("−", "Minus", False), ("-", "Digit6", False)],
    " ": [(" ", "Space", False), ("\u00a0", "Space", True)],
    "Enter": [("Enter", "NumpadEnter", False)],
    "ArrowLeft": [("ArrowLeft", "ArrowLeft", False)],
    "í": [("í", "IntlBackslash", False), ("Í", "IntlBackslash", True)],  # Hungarian has both
    "z": [("Z", "Slash", True)],  # Dvorak
}

SOURCE = WEB.joinpath("page/press.js").read_text(encoding="utf-8")
NAMES = """([source, keys]) => {
  const pressed = new Function(`${source.replace("export ", "")}; return pressed`)();
  return keys.map(([key, code, shiftKey]) =>
    pressed(new KeyboardEvent("keydown", { key, code, shiftKey: Boolean(shiftKey) })).key);
}"""
PRESS = """([selector, given]) => {
  const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...given });
  return !document.querySelector(selector).dispatchEvent(event);
}"""

FIELD_AND_TILES = """() => document.body.insertAdjacentHTML("beforeend",
  "<input id=field><div id=tiles data-turning><i data-held></i><i></i></div>")"""


def press(page: Page, selector: str, key: str, code: str, **more: bool) -> bool:
    """Press a key there; return whether the page has taken it."""
    taken: bool = page.evaluate(PRESS, [selector, {"key": key, "code": code, **more}])
    return taken


def test_a_key_has_one_name_on_all_keyboards(table: Table) -> None:
    page, sheet = table.page, table.page.locator("#sheet")
    table.play("not-alone", seed=7)
    for name, keys in MEANT.items():
        assert page.evaluate(NAMES, [SOURCE, keys]) == [name] * len(keys)

    for selector, key, code, shift in (
        ("#board", "؟", "Slash", True),
        ("[data-inspect]", "I", "KeyI", False),
        ("[data-inspect]", "ه", "KeyI", False),
        ("[data-inspect]", "İ", "Quote", False),
    ):
        press(page, selector, key, code, shiftKey=shift)
        expect(sheet).to_be_visible()
        press(page, "#sheet", "Escape", "Escape")
        expect(sheet).to_have_count(0)


def test_keys_are_left_to_the_browser_and_to_fields(table: Table) -> None:
    page = table.page
    table.play("lost-patrol", seed=7)
    page.evaluate(FIELD_AND_TILES)
    for held in ("ctrlKey", "altKey", "metaKey", "modifierAltGraph", "isComposing"):
        assert not press(page, "#board", "+", "Equal", **{held: True})
        assert not press(page, "#board", "؟", "Slash", **{"shiftKey": True, held: True})
    for key, code in (("+", "Equal"), ("r", "KeyR"), ("؟", "Slash"), ("m", "KeyM")):
        assert not press(page, "#field", key, code)
    expect(page.locator("#sheet")).to_have_count(0)

    for place, (key, code) in enumerate((("R", "KeyR"), ("ق", "KeyR"), ("к", "KeyR")), 1):
        assert press(page, "#board", key, code)
        turned = page.locator(f"#tiles > :nth-child({place % 2 + 1})")
        expect(turned).to_have_attribute("data-held", "")

    assert press(page, "#board", "+", "NumpadAdd")
    expect(page.locator("html[data-panned]")).to_have_count(1)
    assert press(page, "#board", "۰", "Digit0")
    expect(page.locator("html[data-panned]")).to_have_count(0)
