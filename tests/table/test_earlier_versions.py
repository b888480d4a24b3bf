"""What a device kept under an earlier version opens, and a file made there comes in whole.

`tests/fixtures/device-0.1.json` is what the browser held after fifty matches with commit 5d3505d,
`backup-0.1.json` the file exported from it: all games, presets and odd options, names in five
scripts, bots, notes, kept layouts, series half played and ended, resigned and undone moves, matches
as one seat saw them, and results of deleted ones. They are never made anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from pygames.core.match import Match
from pygames.table.saves import Save
from tests.effort import sampled
from tests.table.visitor import ADDRESS, Visitor

FIXTURES = Path(__file__).parent.parent / "fixtures"
DEVICE: dict[str, Any] = json.loads((FIXTURES / "device-0.1.json").read_text(encoding="utf-8"))
BACKUP = (FIXTURES / "backup-0.1.json").read_text(encoding="utf-8")


def read(saves: dict[str, str]) -> dict[str, Save | None]:
    """All that is kept, by id."""
    return {key: Save.read(key, text) for key, text in saves.items()}


SAVES = {key: save for key, save in read(DEVICE["saves"]).items() if save is not None}
EACH = pytest.mark.parametrize(
    "save", sampled([*SAVES.values()], 3), ids=lambda save: f"{save.game}-{save.id}"
)


def device(url: str = "#/") -> Visitor:
    """Somebody who comes back to the device with this version."""
    visitor = Visitor(saves=DEVICE["saves"])
    visitor.settings, visitor.session = DEVICE["settings"], DEVICE["session"]
    look(visitor.start(url).html)
    return visitor


def look(html: str) -> None:
    """Nothing has gone wrong: `Visitor` complains of faults, and the page would say so."""
    assert "data-screen" in html


def test_all_of_it_can_be_read() -> None:
    assert len(SAVES) == len(DEVICE["saves"]) == 50


@EACH
def test_a_match_opens_and_goes_on(save: Save) -> None:
    visitor = device(f"#/match/{save.id}")
    if visitor.screen == "handover":
        visitor.take()

    assert visitor.screen == "table"
    assert visitor.notice == ""
    assert visitor.over == save.over
    if visitor.picks and visitor.question is None:
        visitor.step()
    elif visitor.question is not None:
        visitor.answer()
    assert visitor.save.link.startswith(save.link[:2])


@EACH
def test_it_is_looked_back_at_and_shared(save: Save) -> None:
    visitor = device(f"#/replay/{save.id}")
    assert visitor.screen == "replay"

    visitor.go(f"#/replay/{save.id}/3")
    assert visitor.screen == "replay"

    visitor.go(f"#/share/{save.id}")
    assert visitor.screen == "share"
    assert f"{ADDRESS}#m={save.link}" == visitor.shown.text("link")


@EACH
def test_its_link_is_the_same_text_as_ever(save: Save) -> None:
    match = Match.from_link(save.link)
    assert (save.game, save.names) == (match.setup.game, match.setup.names)
    assert save.link == match.link()

    visitor = Visitor()
    visitor.go(f"#m={save.link}")
    (kept,) = read(visitor.saves).values()
    assert kept is not None
    assert save.link == kept.link


def test_every_list_of_the_device_is_drawn() -> None:
    visitor = device()
    assert {"type": "language", "lang": "fa", "dir": "rtl"} in visitor.effects
    for url in ("#/", "#/statistics", "#/settings", "#/setup/battle-line"):
        look(visitor.go(url).html)


def brought_in(saves: dict[str, str]) -> Visitor:
    """A device with these matches, on which the file is opened."""
    visitor = Visitor(saves=saves)
    visitor.send("import", text=BACKUP)
    return visitor


def test_the_file_comes_in_whole() -> None:
    visitor = brought_in({})

    assert read(visitor.saves) == SAVES
    for name, chosen in DEVICE["settings"].items():
        assert json.loads(json.dumps(visitor.settings[name])) == chosen


def test_a_device_that_has_half_of_it_gets_the_rest() -> None:
    mine = {key: shorter(save) for key, save in [*SAVES.items()][::2]}
    visitor = brought_in(mine)
    assert read(visitor.saves) == SAVES

    visitor.send("import", text=BACKUP)
    assert [effect["type"] for effect in visitor.effects].count("save") == 0


def shorter(save: Save) -> str:
    """The same match as it stood before its tenth choice; what one seat saw stays whole."""
    match = Match.from_link(save.link)
    if match.perspective is not None or len(match.choices) < 10:
        return save.text()
    before = Match.from_log(match.setup, match.log[: match.choices[9]])
    return Save.of(save.id, before, save.time, save.wins, save.bots).text()
