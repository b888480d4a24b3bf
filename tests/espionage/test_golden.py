"""Links open for ever, and tell what they told (`tests/golden/espionage-*.txt`)."""

import pytest

from pygames import Match
from tests.espionage.golden import FOLDER, text_of

KINDS = {
    *("volcano", "first", "place", "ready", "step", "pair", "end_turn", "battle", "spied"),
    *("next", "shown", "offer_draw", "accept", "decline", "resign"),
}
FILES = sorted(FOLDER.glob("espionage-*.txt"))


def told(path):
    lines = path.read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ") for line in lines)


def test_the_matches_hold_every_kind_of_move():
    kinds = {entry.move.kind for path in FILES for entry in Match.from_link(told(path)["link"]).log}

    assert KINDS == kinds


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_link_tells_what_it_told(path):
    """The log, both seats' views at each move, how it ended; written again it is the same."""
    match = Match.from_link(told(path)["link"])

    assert path.read_text(encoding="utf-8") == text_of(match)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_link_of_a_seat_tells_what_it_saw(path, seat):
    whole = Match.from_link(told(path)["link"])
    half = Match.from_link(told(path)[f"link of seat {seat}"])

    assert whole.seen(seat) == half.log
    assert whole.view(seat) == half.state
    assert whole.outcome == half.outcome
    assert seat == half.perspective


def test_the_matches_end_in_every_way():
    assert {told(path)["reason"] for path in FILES} >= {
        *("hq_captured", "no_mobile_pieces", "no_legal_move", "resign", "draw_agreed"),
        *("draw_repetition", "draw_no_progress", "draw_turn_limit"),
    }
