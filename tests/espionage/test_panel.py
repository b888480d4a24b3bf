"""What is known of both armies, beside the board."""

import random
import re

import pytest

from pygames.espionage.armies import shuffled
from pygames.espionage.board import BOARD
from pygames.espionage.board.drafting import text_of
from pygames.espionage.pieces import BEATS, CODES, MOBILE, TITLES
from pygames.espionage.state import State
from tests.espionage.looks import sight
from tests.espionage.positions import bare, play, position
from tests.espionage.scenes import scene
from tests.markup import Page

# --- what is known -----------------------------------------------------------------------


def test_counters_count_the_pieces_that_are_left() -> None:
    """ESP-34, ESP-54."""
    state = play(position("W3@e5 B1@e6 W2@c2 B4@h9"), "e5-e6")
    assert [("● 4", "Ada has 4 pieces"), ("▲ 3", "Ben has 3 pieces")] == [
        *BOARD.counters(sight(state, 0))
    ]
    assert [*BOARD.counters(sight(state, 1))] == [*BOARD.counters(sight(state, 0))]
    assert [("● 30", "Ada has 30 pieces"), ("▲ 30", "Ben has 30 pieces")] == [
        *BOARD.counters(sight(bare()))
    ]


def test_the_tray_counts_what_the_enemy_hides() -> None:
    state = position("WS@e4 W3@c2 B5@d5 BM@e9 B2@h8 B2@h7")
    page = str(BOARD.hand(sight(state, 0)))
    found = re.findall(r'title="(\w+)">.*?<b>(\d+)</b>', page)

    assert dict(found) == dict.fromkeys(TITLES, "0") | {
        "Corporal": "1", "Lieutenant": "2", "Mine": "1", "Headquarters": "1",
    }  # fmt: skip
    assert BOARD.hand(sight(state, None)) == ""


def test_both_armies_are_listed_with_what_was_lost() -> None:
    state = play(position("W3@e5 B1@e6 W2@c2 B4@h9"), "e5-e6 c2-c3")
    page = Page(BOARD.facts(sight(state, 1)))

    assert {"armies", "strength"} <= set(page.having("id"))
    row = (
        str(BOARD.facts(sight(state, 1))).partition("</svg> Captain</th>")[2].partition("</tr>")[0]
    )
    assert re.findall(r"<td>(\d*)</td>", row) == ["1", "2", ""]


@pytest.mark.parametrize("state", [bare(), position("W3@e5 B1@e6")], ids=["set-up", "match"])
def test_who_beats_whom_is_at_hand_from_the_set_up_on(state: State) -> None:
    """ESP-35..ESP-46."""
    seen = sight(state, 0)
    facts, opened = str(BOARD.facts(seen)), str(BOARD.sheet(seen._replace(opened="strength")))
    for markup in (facts.partition('id="strength"')[2], opened):
        rows = re.findall(r'<tr><th scope="row">.*?</svg> (\w+)</th>(.*?)</tr>', markup)
        wins = {name: [" data-wins" in td for td in row.split("<td")[1:]] for name, row in rows}
        assert wins == {TITLES[rank]: [*BEATS[rank]] for rank in MOBILE}
    draft = BOARD.hand(sight(bare(), 0, layout=text_of(shuffled(bare().options, random.Random(1)))))
    for tray in (draft, BOARD.hand(sight(position("W3@e5 B1@e6"), 0))):
        assert "strength" in Page(str(tray)).having("data-open")


def test_who_has_lost_what_stands_at_the_edge() -> None:
    state = play(position("W3@e5 B1@e6 W2@c2 B4@h9"), "e5-e6 c2-c3")
    page = scene(sight(state, 0))
    assert "26 pieces lost" in page.having("aria-label")
    assert "27 pieces lost" in page.having("aria-label")


def test_the_position_in_sentences() -> None:
    state = play(position("WS@e4 W3@c2 B5@d5 B2@h8", volcanoes="f6 c4"), "c2-c3")
    told = BOARD.tell(sight(state, 0))

    assert told[0] == "There are volcanoes on c4 and f6."
    assert "e4: your Spy." in told
    assert "d5: opponent’s General." in told
    assert "h8: opponent’s masked piece." in told
    assert told.index("a1: your Headquarters.") < told.index("h8: opponent’s masked piece.")
    assert [text for text in told if text.startswith("Ada has lost 26 pieces (")]
    assert all(text.endswith(".") for text in told)
    other = BOARD.tell(sight(state, 1))
    assert other.index("h8: your Lieutenant.") < other.index("e4: opponent’s masked piece.")
    assert not [text for text in other if "Spy" in text and "e4" in text]


def test_the_set_up_in_sentences() -> None:
    """ESP-14: one's own army as it is laid out; of the other nothing."""
    state = bare("c5 h6")
    army = text_of(shuffled(state.options, random.Random(1)))
    told = BOARD.tell(sight(state, 0, layout=army))
    title = TITLES[CODES.index(army[0])]

    assert told[0] == "There are volcanoes on c5 and h6."
    assert f"a1: {title}." in told
    assert len(told) == 31
    assert len(BOARD.tell(sight(state, 1))) == 1


def test_a_hidden_piece_seen_closely() -> None:
    state = play(position("W3@e5 W2@b2 B4@e6 B2@h9"), "e5-e6")
    page = Page(BOARD.sheet(sight(state, 0, opened="piece:e6")))
    buttons = [attrs for _tag, attrs in page.elements if "data-text" in attrs]
    possible = {a["data-text"] for a in buttons if "data-impossible" not in a}

    assert [*CODES] == [attrs["data-text"] for attrs in buttons]
    assert {"4"} <= possible
    assert not possible & {"1", "2", "S", "P", "H"}
    assert "ruled out" in page.texts


def test_nobody_notes_anything_of_what_is_known_or_ones_own() -> None:
    state = position("WS@e4 W3@c2 B5@d5 BM@e9")
    for seat, square in ((0, "d5"), (0, "c2"), (1, "e9"), (None, "e9")):
        sheet = BOARD.sheet(sight(state, seat, opened=f"piece:{square}"))
        assert sheet is not None
        assert "data-text" not in sheet
    assert "data-text" in str(BOARD.sheet(sight(state, 0, opened="piece:e9")))


@pytest.mark.parametrize(
    "opened", ["", "piece:", "piece:z9", "piece:g7", "formations", "sq:e4", "nothing"]
)
def test_nothing_is_opened_by_what_there_is_not(opened: str) -> None:
    assert BOARD.sheet(sight(position("W3@e4"), 0, opened=opened)) is None


def test_notes_stand_beside_what_is_masked() -> None:
    state = position("W3@e5 B4@e6 B2@h9")
    piece = state.who[state.field.squares["h9"]]
    seen = sight(state, 0, notes={str(piece): "M"})
    own = state.who[state.field.squares["e5"]]

    assert BOARD.scene(seen).count("data-own") == 1
    assert BOARD.scene(seen._replace(notes={str(own): "M"})).count("data-own") == 0
    pressed = [
        attrs["data-text"]
        for _tag, attrs in Page(BOARD.sheet(seen._replace(opened="piece:h9"))).elements
        if attrs.get("aria-pressed") == "true"
    ]
    assert pressed == ["M"]


@pytest.mark.parametrize(
    ("pieces", "moves", "square", "note"),
    [
        ("W3@e5 W2@b2 B4@e6 BM@h9 B2@g9", "b2-b3 j1-j2; e6-e5 g9-g8", "e5", "4"),
        ("W3@e5 W2@b2 B4@e6 B5@h9 B2@g9", "b2-b3 j1-j2; e6-e5 g9-g8", "e5", "4+"),
        ("W3@e5 W2@b2 B4@e6 BM@h9 B2@g9", "e5-e6 b2-b3", "e6", ""),
        ("W3@e5 W2@b2 B4@e6 B5@h9 B2@g9", "b2-b3 j1-j2; h9-h8 g9-g8", "h8", ""),
    ],
)
def test_what_was_seen_is_summed_up_on_the_piece(
    pieces: str, moves: str, square: str, note: str
) -> None:
    """ESP-54: what everybody can work out, for whoever does not want to."""
    state = position(pieces)
    play(state, moves)
    page = str(BOARD.scene(sight(state, 0)))
    part = page[page.index(f'id="sq:{square}"') :].split('<div class="es-square"', 1)[0]

    assert re.findall(r'<b class="es-note" aria-hidden="true">([^<]*)</b>', part) == (
        [note] if note else []
    )
    assert 'class="es-note"' not in BOARD.scene(sight(state, 1))
