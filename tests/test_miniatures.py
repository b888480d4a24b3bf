"""The small drawings of the home screen."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pygames import GAMES
from pygames.core import language
from pygames.core.game import Game
from pygames.table.markup import miniature

SHEET = Path("web/styles/pictures.css").read_text(encoding="utf-8")
LIVELY = {*re.findall(r"\.(x-[\w-]+)", SHEET), "x-rise", "x-drop"}
"""What moves in them, where a sheet says so: the last two only at the end of a match."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_miniature_needs_nothing_of_the_page(game: Game) -> None:
    drawing = ElementTree.fromstring(str(miniature(game)))
    nodes = list(drawing.iter())
    ids = {node.get("id") for node in nodes if "id" in node.attrib}
    used = {*re.findall(r"#([\w-]+-m-[\w-]+)", str(miniature(game)))}
    classes = {node.attrib["class"] for node in nodes if "class" in node.attrib}

    assert drawing.tag == "svg"
    assert classes <= LIVELY
    assert ids - used == {f"{game.id}-m-all"}, "which home draws once more, and smaller"
    assert all(str(name).startswith(f"{game.id}-m-") for name in ids)


def test_what_moves_in_a_picture_stands_still_where_motion_is_reduced() -> None:
    still = SHEET[SHEET.index('data-motion="reduced"') :]
    assert {name for name in LIVELY if f".{name}" not in still} <= {"x-rise", "x-drop"}


def test_no_sheet_says_what_the_colours_of_a_miniature_are() -> None:
    """A game's sheet stays when one goes home, and with it each property that it registers."""
    sheets = [*Path("pygames").glob("*/sheet.css"), *Path("web").glob("**/*.css")]
    registered = {
        name for sheet in sheets for name in re.findall(r"@property (--[\w-]+)", sheet.read_text())
    }
    assert registered

    for game in GAMES.values():
        assert not registered & set(re.findall(r"--[\w-]+", str(miniature(game)))), game.id


def test_its_numbers_are_written_as_the_language_writes_them() -> None:
    language.use("fa")
    try:
        drawing = str(miniature(GAMES["battle-line"]))
    finally:
        language.use("en")

    assert ">۱۰</text>" in drawing
    assert ">10</text>" not in drawing
