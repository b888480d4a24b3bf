"""The buttons of squads and actions in the tray can be told apart."""

import re
from pathlib import Path

import pytest

from pygames.deep_space_wars.board import BOARD
from tests.deep_space_wars.battles import PLAIN, box
from tests.deep_space_wars.scripted import duel
from tests.deep_space_wars.tables import sight

SHEET = Path(__file__).parents[2] / "pygames" / "deep_space_wars" / "sheet.css"
BLOCK = re.compile(r"@media ([^{]*)\{((?:[^{}]*\{[^{}]*\})*)\s*\}|([^{}@]+\{[^{}]*\})")


def test_ways_through_difficult_terrain_can_be_told_apart():
    state = duel(
        (PLAIN, [(300, 370)]), (PLAIN, [(300, 100)]), ground=[box("rubble", 280, 320, 320, 350)]
    )
    tray = BOARD.hand(sight(state, ("squad:0",)))
    found = dict(re.findall(r'class="dw-choice" id="(action:[\w:]+)".*?>(.*?)</div>', tray))
    rough = {it for it in found if it.endswith(":rough")}
    assert {"action:walk:rough", "action:run:rough"} <= rough
    assert len({*found.values()}) == len(found)
    for element in rough:
        plain = found[element.removesuffix(":rough")]
        assert found[element].startswith(plain)
        assert "#dw-hard" in found[element].removeprefix(plain)


@pytest.mark.parametrize(("width", "named"), [(360, False), (820, True), (1280, True)])
def test_squads_have_names_where_there_is_room(width, named):
    assert (displayed(".dw-name", width, 1180) != "none") == named


def displayed(selector: str, width: int, height: int) -> str:
    """How the sheet displays something in a window of this size."""
    display = ""
    for media, inside, plain in BLOCK.findall(SHEET.read_text(encoding="utf-8")):
        if not media or any(is_met(it, width, height) for it in media.split(",")):
            for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", inside or plain):
                given = re.search(r"\bdisplay: (\w+)", body)
                if given and selector in map(str.strip, selectors.split("*/")[-1].split(",")):
                    display = given[1]
    return display


def is_met(media: str, width: int, height: int) -> bool:
    """Whether a window of this size meets all conditions of a media query."""
    found = re.findall(r"\((min|max)-(width|height): (\d+)px\)", media)
    sizes = {"width": width, "height": height}
    return bool(found) and all(
        sizes[of] >= int(limit) if end == "min" else sizes[of] <= int(limit)
        for end, of, limit in found
    )
