"""The style sheets: what they tell apart is not told by colour, background or shadow alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SHARED = sorted((ROOT / "web" / "styles").glob("*.css"))
SHEETS = {
    "shared": SHARED,
    **{
        sheet.parent.name: sorted(sheet.parent.glob("*.css"))
        for sheet in sorted(ROOT.glob("pygames/*/sheet.css"))
    },
}

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
RULE = re.compile(r"([^{};]+)\{([^{}]*)\}")
STATE = re.compile(
    r"\[(?:data-(?:pick|picked|look|state|zone|where|recent|turn|target|wins|own|impossible|"
    r"edited|faulty|chosen|offered|acted|gone|provable|owner|won|lost|may|decisive|mistake|here|kind)|"
    r"aria-(?:pressed|current|disabled|expanded))(?:=\"[\w-]*\")?\]|:checked"
)
COLOURS = re.compile(
    r"^(?:--[\w-]+|background(?:-color)?|color|box-shadow|filter|fill|stroke|border-color|"
    r"outline-color|transition|cursor|z-index|opacity|stroke-opacity)$"
)
"""Properties by which alone no state may be told: forced colours take them away, or not every eye
sees them."""

BESIDE = {
    "shared": {
        '[data-kind="won"]': "the number beside it",
        '[data-kind="drawn"]': "the number beside it",
        '[data-kind="lost"]': "the number beside it, and stripes",
        '[aria-disabled="true"]': "its colour is the reader's own",
    },
    "battle_line": {'[data-kind="fog"]': "its drawing"},
    "espionage": {"[data-look]": "what each of them is"},
    "not_alone": {
        '[data-kind="assimilation"]': "its counter",
        '[data-look="faint"]': "a drawing of the rules, which says it in words",
    },
    "deep_space_wars": {
        **dict.fromkeys(
            (f'[data-look="{look}"]' for look in ("low", "high", "pebble")),
            "the look of the ground",
        ),
        **dict.fromkeys(
            (f'[data-look="{look}"]' for look in ("faded", "fallen", "shot")),
            "drawings of the rules, which say it in words",
        ),
        '[data-look="down"]': "it lies on the ground",
        '[data-look="lost"]': "a flag upon it",
        "[data-acted]": "its banner is rolled up",
        "[data-offered]": "its chip in the tray is framed",
        "[data-lost]": "full, not hollow",
    },
}
"""What tells these states besides."""


def rules(sheets: list[Path]) -> Iterator[tuple[str, list[str]]]:
    """Each rule's selector, and the properties that it sets."""
    for sheet in sheets:
        for selector, body in RULE.findall(COMMENT.sub("", sheet.read_text(encoding="utf-8"))):
            yield (
                selector.strip(),
                [it.partition(":")[0].strip() for it in body.split(";") if it.strip()],
            )


def told_by_colour(sheets: list[Path]) -> set[str]:
    """The states that no rule tells by anything else."""
    all_states: set[str] = set()
    told: set[str] = set()
    for selector, properties in rules(sheets):
        states = set(STATE.findall(selector))
        all_states |= states
        if not all(COLOURS.match(it) for it in properties):
            told |= states
    return all_states - told


@pytest.mark.parametrize("name", SHEETS)
def test_no_state_is_told_by_colour_alone(name: str) -> None:
    assert told_by_colour(SHEETS[name]) <= BESIDE.get(name, {}).keys()


def test_a_state_told_by_colour_alone_is_found(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.css"
    sheet.write_text('.a[data-pick] { background: red; } .a[data-look="b"] { outline: none; }')
    assert told_by_colour([sheet]) == {"[data-pick]"}
