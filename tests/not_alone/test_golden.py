"""The matches of `tests/golden/not-alone-*.txt`, which `tests/test_golden.py` plays again.

After a change of the rules, as long as no match of this version has been published:
`rm tests/golden/not-alone-2-*.txt && python -m tests.golden_files`.
"""

import pytest

from pygames import Match
from pygames.not_alone import GAME
from tests.golden_files import files_of, told

FILES = files_of(GAME)


@pytest.fixture(scope="module")
def matches():
    """All of them."""
    return [Match.from_link(told(path)["link"]) for path in FILES]


def test_the_matches_end_in_every_way(matches):
    """NA-27, NA-28, NA-58."""
    assert {match.outcome.reason for match in matches} == {"rescue", "assimilated", "gave_up"}


def test_few_and_many_play_with_all_places_and_cards(matches):
    """NA-6, NA-11, NA-200, NA-212: every preset, and both Labyrinths, in this version."""
    matches = [match for match in matches if match.game is GAME]
    assert {2, 4, 7} <= {match.setup.seats for match in matches}
    played = [dict(match.setup.options) for match in matches]
    for preset in GAME.presets.values():
        usual = {name: option.default for name, option in GAME.options.items()}
        assert {**usual, **preset} in played
    found = {it["labyrinth"] for it in played if it["place5"] == "labyrinth"}
    assert found == {"standard", "variant"}


def test_some_of_them_go_through_smoke(matches):
    """NA-167."""
    assert any(
        entry.move.kind == "play" and entry.move.card == "smokescreen"
        for match in matches
        for entry in match.log
    )
