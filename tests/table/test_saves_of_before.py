"""Saves and links of each version of a game, as commits before wrote them, open and go on.

`tests/fixtures/saves-345d653.json` holds matches of the first versions of Deep Space Wars and Not
Alone, `saves-49f6f0a.json` those of the second, with links of what each seat had seen. They are
never made anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from pygames.core.match import Match
from pygames.table.saves import Save
from tests.table.visitor import Visitor

FIXTURES = Path(__file__).parent.parent / "fixtures"
COMMITS = ("345d653", "49f6f0a")


def kept_by(commit: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(
        (FIXTURES / f"saves-{commit}.json").read_text(encoding="utf-8")
    )
    return found


EACH = pytest.mark.parametrize(
    "kept",
    [
        pytest.param(kept, id=f"{commit}-{kept['game']}-{kept['entries']}")
        for commit in COMMITS
        for kept in kept_by(commit)
    ],
)


@EACH
def test_a_save_tells_what_it_told(kept: dict[str, Any]) -> None:
    save = Save.read("m1", kept["save"])
    assert save is not None
    match = Match.from_link(save.link)

    assert match.link() == save.link
    assert match.setup.version == kept["version"]
    assert len(match.log) == kept["entries"]
    assert [entry.move.kind for entry in match.log[-3:]] == kept["last"]
    assert [decision.seat for decision in match.decisions] == kept["asked"]
    assert (match.outcome and list(match.outcome.winners)) == kept["outcome"]
    again = Save.of(
        save.id,
        match,
        save.time,
        save.wins,
        save.bots,
        {int(seat): notes for seat, notes in save.notes.items()},
        save.mine,
    )
    assert again.text() == kept["save"]


@EACH
def test_a_link_of_a_seat_shows_what_it_showed(kept: dict[str, Any]) -> None:
    match = Match.from_link(json.loads(kept["save"])["link"])
    for seat, link in enumerate(kept["seen"]):
        assert match.link(seat) == link
        seen = Match.from_link(link)
        assert seen.perspective == seat
        assert seen.log == match.seen(seat)


@EACH
def test_a_match_is_played_on(kept: dict[str, Any]) -> None:
    visitor = Visitor(saves={"m1": kept["save"]})
    visitor.start("#/match/m1")
    if visitor.screen == "handover":
        visitor.take()
    assert visitor.screen == "table"
    assert visitor.notice == ""
    if visitor.picks and visitor.question is None:
        visitor.step()
    assert json.loads(visitor.saves["m1"])["link"][:2] == json.loads(kept["save"])["link"][:2]
