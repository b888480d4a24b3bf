"""The matches of `tests/golden/lost-patrol-*.txt`, which `tests/test_golden.py` plays again."""

from pygames import Match
from tests.golden_files import FOLDER, told


def test_the_matches_end_in_every_way():
    """LP-55, LP-90, LP-94, LP-96, section 7.3."""
    links = (told(path)["link"] for path in FOLDER.glob("lost-patrol-*.txt"))
    assert {Match.from_link(link).outcome.reason for link in links} == {
        *("escaped", "all_dead", "swallowed", "round_limit", "conceded", "duel", "duel_even"),
    }
