"""The matches of `tests/golden/espionage-*.txt`, which `tests/test_golden.py` plays again."""

from tests.golden_files import FOLDER, told


def test_the_matches_end_in_every_way():
    assert {told(path)["reason"] for path in FOLDER.glob("espionage-*.txt")} >= {
        *("hq_captured", "no_mobile_pieces", "no_legal_move", "resign", "draw_agreed"),
        *("draw_repetition", "draw_no_progress", "draw_turn_limit"),
    }
