"""The matches of `tests/golden/lost-patrol-*.txt`, which `tests/test_golden.py` plays again."""

from tests.golden_files import FOLDER, told


def test_the_matches_end_in_every_way():
    """LP-55, LP-90, LP-94, LP-96, section 7.3."""
    assert {told(path)["reason"] for path in FOLDER.glob("lost-patrol-*.txt")} == {
        *("escaped", "all_dead", "swallowed", "round_limit", "conceded", "duel", "duel_even"),
    }
