"""Links open for ever, and tell what they told (`tests/golden/*.txt`)."""

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import pygames
from pygames import Match
from pygames.battle_line import moves as battle_line_moves
from pygames.espionage import moves as espionage_moves
from pygames.lost_patrol import moves as lost_patrol_moves
from tests.battle_line import golden as battle_line
from tests.espionage import golden as espionage
from tests.golden_files import FOLDER, Facts, text_of, told
from tests.lost_patrol import golden as lost_patrol

KEPT: dict[str, tuple[Facts, ModuleType]] = {
    "battle-line": (battle_line.facts, battle_line_moves),
    "espionage": (espionage.facts, espionage_moves),
    "lost-patrol": (lost_patrol.facts, lost_patrol_moves),
}
FILES = [(game, path) for game in KEPT for path in sorted(FOLDER.glob(f"{game}-*.txt"))]
EVERY_FILE = pytest.mark.parametrize(("game", "path"), FILES, ids=[path.stem for _, path in FILES])


def kinds_in(module: ModuleType) -> Iterator[str]:
    for move in vars(module).values():
        if isinstance(move, type) and "kind" in getattr(move, "_field_defaults", {}):
            yield move._field_defaults["kind"]  # type: ignore[attr-defined]


def test_every_game_has_some() -> None:
    assert pygames.GAMES.keys() == KEPT.keys() == {game for game, _path in FILES}


@pytest.mark.parametrize("game", KEPT)
def test_the_matches_hold_every_kind_of_move(game: str) -> None:
    files = [path for its, path in FILES if its == game]
    links = [told(path)["link"] for path in files]

    assert {*kinds_in(KEPT[game][1])} == {
        e.move.kind for t in links for e in Match.from_link(t).log
    }


@EVERY_FILE
def test_a_link_tells_what_it_told(game: str, path: Path) -> None:
    """The log, both seats' views at each move, how it ended; written again it is the same."""
    match = Match.from_link(told(path)["link"])

    assert path.read_text(encoding="utf-8") == text_of(match, KEPT[game][0])


@EVERY_FILE
@pytest.mark.parametrize("seat", [0, 1])
def test_the_link_of_a_seat_tells_what_it_saw(game: str, path: Path, seat: int) -> None:
    whole = Match.from_link(told(path)["link"])
    half = Match.from_link(told(path)[f"link of seat {seat}"])

    assert game == half.setup.game
    assert whole.seen(seat) == half.log
    assert whole.view(seat) == half.state
    assert whole.outcome == half.outcome
    assert seat == half.perspective
