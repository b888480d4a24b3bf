"""A game whose rules, files and words arrive later, in a zip."""

import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from pygames import resources
from pygames.core import language, libraries
from pygames.core.game import BadSetup, Game, NotLoaded
from pygames.core.libraries import Part

RULES = """
from pygames.core.game import Rules
RULES = Rules(options={}, start=lambda seats, options: None, describe=lambda move, state: "")
"""


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A game of which there is only the list entry."""
    package = tmp_path / "here" / "parcel"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "miniature.svg").write_text("<svg/>", encoding="utf-8")
    monkeypatch.syspath_prepend(package.parent)
    monkeypatch.setattr(language, "_packages", list(language._packages))
    yield Game("parcel", "pa", 1, "Parcel", (2,), "Wait.", 1, "parcel", rules="parcel.game")
    for name in [name for name in sys.modules if name.partition(".")[0] == "parcel"]:
        del sys.modules[name]


@pytest.fixture
def library(tmp_path: Path) -> str:
    """The rest of it."""
    path = tmp_path / "parcel.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("game.py", RULES)
        archive.writestr("rules/en.html", "<h1>Parcel</h1>")
    return str(path)


def test_its_rules_are_asked_for_in_vain_before(game: Game) -> None:
    with pytest.raises(NotLoaded, match="Parcel could not be downloaded"):
        game.load()
    with pytest.raises(BadSetup):
        _ = game.options
    assert resources.read(game.package, "rules/en.html") is None


def test_the_file_that_the_host_refuses_is_named(game: Game) -> None:
    libraries.miss(game, "parcel.0123456789.bin", 403)
    with pytest.raises(
        NotLoaded, match=r"the host answers 403 to the file parcel\.0123456789\.bin"
    ):
        game.load()

    libraries.miss(game, "", 0)  # the next time it is the network
    with pytest.raises(NotLoaded, match="Check your connection"):
        game.load()


def test_it_can_be_played_then(game: Game, library: str) -> None:
    with pytest.raises(NotLoaded):
        game.load()

    libraries.add(game, library)

    assert game.load() is game
    assert game.options == {}
    assert resources.read(game.package, "rules/en.html") == b"<h1>Parcel</h1>"
    assert resources.read(game.package, "miniature.svg") == b"<svg/>"


def test_it_arrives_once(game: Game, library: str) -> None:
    libraries.add(game, library)
    libraries.add(game, library)

    assert sys.modules["parcel"].__path__[1:] == [library]


def test_rules_that_miss_something_else_say_what(game: Game, library: str) -> None:
    with zipfile.ZipFile(library, "w") as archive:
        archive.writestr("game.py", "import parcel.nowhere")
    libraries.add(game, library)

    with pytest.raises(ModuleNotFoundError, match="nowhere"):
        game.load()


def test_a_library_brings_modules_of_other_packages(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As that of the line to type moves into does: how the moves of each game are typed."""
    post = tmp_path / "here" / "post_office"
    post.mkdir()
    (post / "__init__.py").touch()
    path = tmp_path / "post.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("desk.py", "OPEN = True")
        archive.writestr("parcel/stamp.py", "PRICE = 3")
    part = Part("post_office", "Post", "post_office", "post_office.desk", guests=(game.package,))
    with pytest.raises(NotLoaded):
        part.load()

    libraries.add(part, str(path))
    libraries.add(part, str(path))

    assert part.load().OPEN
    assert import_module("parcel.stamp").PRICE == 3
    with pytest.raises(NotLoaded):  # all else of the game is still to come
        game.load()
    monkeypatch.delitem(sys.modules, "post_office.desk")
    monkeypatch.delitem(sys.modules, "post_office")
