"""What is drawn: every piece once, nothing that is hidden, and all of it is text."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from pygames.core import language
from pygames.core.game import Outcome
from pygames.core.match import Entry, Match
from pygames.espionage.board import BOARD, words
from pygames.espionage.board.drafting import text_of
from pygames.espionage.describe import REASONS
from pygames.espionage.formations import FORMATIONS, shuffled
from pygames.espionage.moves import PLACE, Battle, Step
from pygames.espionage.pieces import CODES, TITLES
from pygames.table.board import READY, Sight
from pygames.table.replaying import Replaying
from pygames.table.screens import replay, table
from pygames.table.sitting import Sitting
from tests.espionage.looks import KINDS, NAMES, Page, everything, moments, sight
from tests.espionage.playouts import choose
from tests.espionage.positions import bare, chosen, options, pair, play, position, start


@pytest.fixture(autouse=True)
def _in_english() -> Iterator[None]:
    language.use("en")
    yield
    language.use("en")


def scene(seen: Sight) -> Page:
    return Page(BOARD.scene(seen))


def tokens(markup: object) -> dict[int, tuple[int, str]]:
    """Piece -> (whose, what is drawn on it) of those that stand on the board."""
    pattern = (
        r'<svg class="es-piece" data-seat="(\d)" data-flip="piece-(\d+)"( data-masked)?[^>]*>'
        r'<use href="#es-t(\d)"/><use href="#es-(\w+)"/>'
    )
    drawn = {}
    for seat, piece, masked, shape, symbol in re.findall(pattern, str(markup)):
        assert int(piece) not in drawn, "a piece twice"
        assert seat == shape
        assert bool(masked) == (symbol == "seal")
        drawn[int(piece)] = (int(seat), symbol)
    return drawn


# --- the map -----------------------------------------------------------------------------


@pytest.mark.parametrize(("preset", "other"), KINDS)
def test_every_piece_is_drawn_once_and_masked_if_it_is_hidden(
    preset: str, other: dict[str, Any]
) -> None:
    """ESP-8, ESP-9, ESP-54."""
    masked = 0
    for state, _decision, recent in moments(preset, other, every=7):
        for seat in (0, 1):
            view = state.view(seat)
            markup = BOARD.scene(sight(state, seat, recent=recent))
            standing = [p for p, square in enumerate(state.at) if square >= 0]
            expected = {
                p: (
                    state.seat_of(p),
                    "seal" if view.rank[p] is None else CODES[view.rank[p] or 0],
                )
                for p in standing
            }
            assert expected == tokens(markup)
            masked += [symbol for _seat, symbol in expected.values()].count("seal")
    assert (masked == 0) == (preset == "open_fast")


@pytest.mark.parametrize(("preset", "other"), KINDS)
def test_whatever_can_be_picked_is_drawn_once_and_nothing_else_is(
    preset: str, other: dict[str, Any]
) -> None:
    for state, decision, recent in moments(preset, other, every=23):
        view = state.view(decision.seat)
        paths = BOARD.paths(view, decision)
        steps = sorted({path[:n] for path in paths for n in range(len(path))})
        for picked in (*steps[:2], *steps[3 :: len(steps) // 3 + 1]):
            seen = sight(state, decision.seat, picked, recent=recent)
            markup = BOARD.scene(seen) + BOARD.hand(seen)
            ids = re.findall(r'\sid="([^"]*)"', markup)

            assert len(ids) == len(set(ids))
            on_table = {element for element in seen.next if not element.startswith("do:")}
            assert on_table == set(re.findall(r'\sdata-pick="([^"]*)"', markup))
            buttons = {element for element in seen.next if element.startswith("do:")}
            assert not [b for b in buttons if BOARD.label(view, b) == b]
            assert BOARD.prompt(seen)


def test_every_square_has_its_place_on_boards_of_every_shape() -> None:
    for width, height in ((6, 6), (12, 12), (7, 10), (12, 6)):
        state = start(board=f"{width}x{height}", setup_rows=2, volcano_layout="none")
        for seat in (0, 1, None):
            page = scene(sight(state, seat))
            squares = [key for key in page.having("id") if key.startswith("sq:")]
            assert len(squares) == width * height == len(set(squares))
            rows = [key for key in page.having("id") if key.startswith("row-")]
            assert len(rows) == height


def test_each_seat_sees_the_board_from_its_own_side() -> None:
    """ESP-1."""
    state = position("W3@e4 B3@e9")
    order = {
        seat: [key for key in scene(sight(state, seat)).having("id") if key[:3] == "sq:"]
        for seat in (0, 1, None)
    }
    assert order[0][0] == "sq:a10"
    assert order[0][-1] == "sq:j1"
    assert order[1] == order[0][::-1]
    assert order[None] == order[0]


def test_coordinates_stand_at_the_near_and_the_left_edge() -> None:
    state = position("W3@e4 B3@e9")
    for seat, columns in ((0, "abcdefghij"), (1, "jihgfedcba")):
        page = str(BOARD.scene(sight(state, seat)))
        rows = [str(row) for row in range(1, 11)]
        assert re.findall(r'<i class="es-file"[^>]*>(\w)</i>', page) == [*columns]
        found = re.findall(r'<i class="es-rank"[^>]*>(\d+)</i>', page)
        assert found == (rows[::-1] if seat == 0 else rows)


def test_the_opponent_is_above_and_oneself_below() -> None:
    state = position("W3@e4 B3@e9")
    for seat in (0, 1):
        page = str(BOARD.scene(sight(state, seat)))
        far, near = page.index('id="plate-far"'), page.index('id="plate-near"')
        assert far < page.index('id="sq:e4"') < near
        assert NAMES[1 - seat] in page[far:near]
        assert NAMES[seat] in page[near:]
        assert "data-turn" in page[near:] if seat == 0 else "data-turn" in page[far : far + 80]


def test_volcanoes_are_drawn() -> None:
    """ESP-3."""
    page = scene(sight(bare("c5 h6")))
    looks = {
        a["id"]: a.get("data-look") for _tag, a in page.elements if a.get("id", "")[:3] == "sq:"
    }
    assert {"sq:c5", "sq:h6"} == {key for key, look in looks.items() if look == "volcano"}


def test_what_can_be_reached_is_marked_as_a_step_or_an_attack() -> None:
    """ESP-26."""
    state = position("W3@e5 B3@e6 W2@d5", volcanoes="f5")
    page = scene(sight(state, 0, ("sq:e5",)))
    targets = {a["id"]: a["data-target"] for _tag, a in page.elements if "data-target" in a}

    assert {"sq:e6": "attack", "sq:e4": "go"} == targets
    assert not scene(sight(state, 0)).having("data-target")


def look_of(page: Page) -> dict[str, str]:
    return {a["id"][3:]: a["data-look"] for _tag, a in page.elements if "data-look" in a}


def test_what_has_just_happened_is_marked() -> None:
    state = position("W3@e5 B3@e6")
    names = state.field.squares
    step = Entry(0, Step(names["e5"], names["e6"]), None)
    for won, look in ((True, "won"), (False, "battle")):
        battle = Entry(-2, Battle(won, 2, None), None)
        page = scene(sight(state, 1, recent=(step, battle)))
        assert {"e5": "from", "e6": look} == look_of(page)
    quiet = Entry(0, Step(names["a1"], names["a2"]), None)
    assert {"a1": "from", "a2": "to"} == look_of(scene(sight(state, 1, recent=(quiet,))))


@pytest.mark.parametrize(
    ("text", "look"),
    [
        ("e4-e5 d4-d5", {"e4": "from", "e5": "to", "d4": "from", "d5": "to"}),
        ("e4-e5 d4-e4", {"e4": "to", "e5": "to", "d4": "from"}),
        ("f7-f8 d4-d5", {"f7": "from", "f8": "won", "d4": "from", "d5": "to"}),
        ("g7-g8 d4-d5", {"g7": "from", "g8": "battle", "d4": "from", "d5": "to"}),
        ("d4-d5 f7-f8", {"f7": "from", "f8": "won", "d4": "from", "d5": "to"}),
        ("f7-f8 e8-f8", {"f7": "from", "f8": "won"}),
    ],
)
def test_two_moves_chosen_together_are_marked_as_they_were_made(
    text: str, look: dict[str, str]
) -> None:
    """ESP-23: the second one may be dropped."""
    state = position("W3@e4 W4@d4 W5@f7 W1@g7 W2@e8 B3@f8 B5@g8", commit_mode="batch")
    move = pair(state, text)
    log = [Entry(0, move, None)]
    state.apply(move, 0)
    while state.decisions[0].seat < 0:
        (decision,) = state.decisions
        log.append(Entry(decision.seat, decision.moves[0], decision.known_to))
        state.apply(decision.moves[0], decision.seat)

    assert look == look_of(scene(sight(state, 1, recent=tuple(log))))


def test_where_a_picked_piece_may_not_return_is_marked() -> None:
    """ESP-29."""
    state = play(position("W3@e4 W4@h4 B3@e9 B4@h9"), "e4-e5 h4-h5; e9-e8 h9-h8")

    assert {"e4": "barred"} == look_of(scene(sight(state, 0, ("sq:e5",))))
    assert {"h4": "barred"} == look_of(scene(sight(state, 0, ("sq:h5",))))
    assert {} == look_of(scene(sight(state, 0, ("sq:j1",))))
    assert {} == look_of(scene(sight(state, 0)))


def test_only_what_is_not_ones_own_can_be_looked_at_and_never_where_a_touch_is_a_move() -> None:
    state = position("W3@e5 B3@e6 B2@h8")
    squares = {
        attrs["id"]: attrs["data-open"]
        for _tag, attrs in scene(sight(state, 0)).elements
        if "data-open" in attrs
    }
    assert {f"sq:{s}": f"piece:{s}" for s in ("e6", "h8", "a10", "j10")} == squares
    assert not scene(sight(state, 0, ("sq:e5",))).having("data-open")
    assert len(scene(sight(state, None)).having("data-open")) == 7


# --- words -------------------------------------------------------------------------------


def test_names_of_squares_and_what_lies_there() -> None:
    """The look of one seat: the other's pieces by what was seen of them."""
    state = position("WS@e4 W3@c2 B5@d5 BM@e9 B2@h8", volcanoes="f6")
    page = scene(sight(state, 0))
    for square, text in {
        "f6": "f6: volcano",
        "g7": "g7: empty",
        "c2": "c2: your Captain",
        "a1": "a1: your Headquarters",
        "d5": "d5: their General",
        "h8": "h8: their hidden piece",
        "e9": "e9: their hidden piece",
    }.items():
        assert page.of(f"sq:{square}")["aria-label"] == text
    other = scene(sight(state, 1))
    assert other.of("sq:e9")["aria-label"] == "e9: your Mine"
    assert other.of("sq:e4")["aria-label"] == "e4: their hidden piece"
    nobody = scene(sight(state, None))
    assert nobody.of("sq:e4")["aria-label"] == "e4: White: Spy"
    assert nobody.of("sq:e9")["aria-label"] == "e9: Black: Mine"


def test_labels_of_elements() -> None:
    state = position("WS@e4 W3@c2 B5@d5 B2@h8", volcanoes="f6")
    view = state.view(0)
    assert BOARD.label(view, "sq:f6") == "f6: volcano"
    assert BOARD.label(view, "sq:g7") == "g7: empty"
    assert BOARD.label(view, "sq:c2") == "c2: White: Captain"
    assert BOARD.label(view, "sq:d5") == "d5: Black: General"
    assert BOARD.label(view, "sq:h8") == "h8: hidden piece"
    assert BOARD.label(view, READY) == "Ready"
    for nonsense in ("sq:z9", "", "x", "piece:e4"):
        assert BOARD.label(view, nonsense) == nonsense


@pytest.mark.parametrize(
    ("moves", "reveal", "seat", "square", "text"),
    [
        ("e5-e6 b2-b3; h9-h8 a10-a9", "loser", 0, "h8", "their hidden piece: has moved"),
        ("e5-e6", "loser", 0, "e6", "their hidden piece: withstood: Captain"),
        ("e5-e6", "none", 0, "e6", "their hidden piece: withstood: Captain"),
        ("b2-b3 j1-j2; e6-e5 h9-h8", "loser", 0, "e5",
         "their hidden piece: has moved, captured: Captain"),
        ("e5-e6", "both", 0, "e6", "their Colonel"),
        ("e5-e6", "loser", 1, "e6", "your Colonel"),
        ("c5-c6", "loser", 1, "c6", "their hidden piece: has moved, captured: Corporal"),
        ("c5-c6", "none", 0, "c6", "your General"),
    ],
)  # fmt: skip
def test_what_was_seen_of_a_hidden_piece_is_told(
    moves: str, reveal: str, seat: int, square: str, text: str
) -> None:
    """ESP-53, ESP-54."""
    state = position("W3@e5 W2@b2 W5@c5 B1@c6 B4@e6 B2@h9", combat_reveal=reveal)
    play(state, moves)
    page = scene(sight(state, seat))
    assert page.of(f"sq:{square}")["aria-label"] == f"{square}: {text}"


def test_a_battle_that_tells_no_rank() -> None:
    """ESP-53: who lost an own piece knows which; of the enemy's only that it won."""
    state = play(position("W3@e5 W2@b2 B4@e6 B2@h9 B1@g9", combat_reveal="none"), "b2-b3 e5-e6")
    assert scene(sight(state, 0)).of("sq:e6")["aria-label"].endswith("withstood: Captain")

    state = play(position("W5@e5 W2@b2 B4@e6 B2@h9", combat_reveal="none"), "e5-e6 b2-b3; h9-h8")
    assert "won" not in scene(sight(state, 0)).of("sq:e6")["aria-label"]
    assert scene(sight(state, 1)).of("sq:e6")["aria-label"].endswith("captured: Colonel")
    assert "hidden" in scene(sight(state, 1)).of("sq:e6")["aria-label"]


def test_a_piece_that_had_to_move_and_did_not_cannot() -> None:
    """ESP-22: the second move was left out, so nothing else can move."""
    state = position("WH@a1 WM@c3 W3@e5 BH@j10 B2@a9 B4@c9", base=False)
    play(state, "e5-e6")
    assert state.rooted

    label = scene(sight(state, 1)).of("sq:c3")["aria-label"]

    assert label == "c3: their hidden piece: cannot move"
    assert "cannot move" in BOARD.facts(sight(state, 1))


@pytest.mark.parametrize(
    ("picked", "text"),
    [
        ((), "Move two different pieces: pick the first."),
        (("sq:e4",), "Captain: where to?"),
        (("sq:d4",), "Colonel: where to?"),
    ],
)
def test_the_prompt_says_what_comes_next(picked: tuple[str, ...], text: str) -> None:
    """ESP-20."""
    state = position("W3@e4 W4@d4 B3@e9")
    assert BOARD.prompt(sight(state, 0, picked)) == text


@pytest.mark.parametrize(
    ("other", "moves", "picked", "text"),
    [
        ({}, "e4-e5", (), "Second move: pick another piece."),
        ({}, "e4-e5", ("sq:d4",), "Colonel: where to?"),
        ({"second_move": "optional"}, "e4-e5", (), "Move another piece, or end your turn."),
        ({"moves_per_turn": 1}, "", (), "Pick a piece to move."),
        ({"commit_mode": "batch"}, "", (), "Move two different pieces: pick the first."),
        ({"commit_mode": "batch"}, "", ("sq:e4",), "Captain: where to?"),
        ({"commit_mode": "batch"}, "", ("sq:e4", "sq:e5"),
         "And the second move: pick another piece."),
        ({"commit_mode": "batch"}, "", ("sq:e4", "sq:e5", "sq:d4"), "Colonel: where to?"),
    ],
)  # fmt: skip
def test_prompts_under_other_options(
    other: dict[str, Any], moves: str, picked: tuple[str, ...], text: str
) -> None:
    """ESP-21, ESP-22, ESP-23."""
    state = position("W3@e4 W4@d4 B3@e9", **other)
    play(state, moves)
    assert BOARD.prompt(sight(state, 0, picked)) == text


def test_every_decision_has_a_prompt_and_a_word_for_those_who_wait() -> None:
    met = set()
    for preset, other in KINDS[::3]:
        for state, decision, _recent in moments(preset, other, every=2):
            assert BOARD.prompt(sight(state, decision.seat))
            assert NAMES[decision.seat] in BOARD.prompt(sight(state, 1 - decision.seat))
            assert NAMES[decision.seat] in BOARD.prompt(sight(state, None))
            met.add(decision.name)
    assert met >= {"move", "draw"}


def test_while_both_set_up_both_are_awaited() -> None:
    state = bare()
    assert BOARD.prompt(sight(state, None)) == "Ada and Ben is to choose."


@pytest.mark.parametrize("reason", list(words._REASONS))
def test_every_end_has_a_sentence(reason: str) -> None:
    """ESP-55..ESP-62, ESP-65."""
    drawn = reason.startswith("draw_")
    for winners in ((),) if drawn else ((0,), (1,)):
        text = BOARD.result(Outcome(winners, (0, 0), reason), NAMES)
        assert text.endswith(".")
        assert "{" not in text
        if drawn:
            assert text.startswith("A draw")
            assert not [name for name in NAMES if name in text]
        else:
            assert text.startswith(f"{NAMES[winners[0]]} wins")
    language.use("fa")
    assert "{" not in BOARD.result(Outcome((), (0, 0), reason) if drawn else
                                   Outcome((0,), (1, 0), reason), NAMES)  # fmt: skip


def test_no_end_lacks_a_sentence() -> None:
    """ESP-63."""
    assert {*REASONS, "resign", "draw_agreed"} == {*words._REASONS}


def test_who_resigns_is_named() -> None:
    """ESP-59."""
    assert BOARD.result(Outcome((1,), (0, 1), "resign"), NAMES) == "Ben wins: Ada resigns."


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

    assert {"army-0", "army-1", "clues"} <= set(page.having("id"))
    assert "piece:e6" in page.having("data-open")
    assert not BOARD.facts(sight(bare())).count("<table")


def test_who_has_lost_what_stands_at_the_edge() -> None:
    state = play(position("W3@e5 B1@e6 W2@c2 B4@h9"), "e5-e6 c2-c3")
    page = scene(sight(state, 0))
    assert "26 pieces lost" in page.having("aria-label")
    assert "27 pieces lost" in page.having("aria-label")


def test_the_position_in_sentences() -> None:
    state = play(position("WS@e4 W3@c2 B5@d5 B2@h8", volcanoes="f6 c4"), "c2-c3")
    told = BOARD.tell(sight(state, 0))

    assert told[0] == "Volcanoes: c4, f6."
    assert "e4: your Spy." in told
    assert "d5: their General." in told
    assert "h8: their hidden piece." in told
    assert told.index("a1: your Headquarters.") < told.index("h8: their hidden piece.")
    assert [text for text in told if text.startswith("Ada: 26 pieces lost (")]
    assert all(text.endswith(".") for text in told)
    other = BOARD.tell(sight(state, 1))
    assert other.index("h8: your Lieutenant.") < other.index("e4: their hidden piece.")
    assert not [text for text in other if "Spy" in text and "e4" in text]


def test_the_set_up_in_sentences() -> None:
    """ESP-14: one's own army as it is laid out; of the other nothing."""
    state = bare("c5 h6")
    army = text_of(shuffled(state.options, random.Random(1)))
    told = BOARD.tell(sight(state, 0, layout=army))
    title = TITLES[CODES.index(army[0])]

    assert told[0] == "Volcanoes: c5, h6."
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


# --- the set-up --------------------------------------------------------------------------


def arranged(preset: str = "espionage", seat: int = 0, **more: Any) -> Sight:
    """A seat that arranges its army."""
    state = bare("", preset)
    army = text_of(shuffled(state.options, random.Random(1)))
    return sight(state, seat, layout=army, **more)


@pytest.mark.parametrize("preset", ["espionage", "small"])
@pytest.mark.parametrize("seat", [0, 1])
def test_an_army_is_drawn_as_it_is_laid_out(preset: str, seat: int) -> None:
    """ESP-12, ESP-18."""
    seen = arranged(preset, seat)
    page = scene(seen)
    home = seen.view.field.home(seat, 3)
    for code, square in zip(seen.layout, home, strict=True):
        name = seen.view.field.names[square]
        assert page.of(f"sq:{name}")["aria-label"] == f"{name}: {TITLES[CODES.index(code)]}"
    assert len(page.having("data-pick")) == len(seen.layout)
    drawn = re.findall(r'<use href="#es-t(\d)"/><use href="#es-(\w)"/>', str(BOARD.scene(seen)))
    assert {str(seat)} == {who for who, _code in drawn}
    assert sorted(seen.layout) == sorted(code for _seat, code in drawn)


def test_prompts_of_the_set_up() -> None:
    seen = arranged()
    assert BOARD.prompt(seen) == "Arrange your army: pick two pieces to swap them."
    assert "change places" in BOARD.prompt(seen._replace(picked=("sq:a1",)))


def test_an_army_that_could_not_move_is_warned_of() -> None:
    """ESP-17."""
    state = bare("f3", board="6x6", setup_rows=2, piece_set="0-0-0-0-1-2-3-5-1")
    for layout, stuck in (("SSPPPHMMMMM5", True), ("SSPPPHMMMM5M", False), ("SSPPP5MMMMMH", True)):
        for picked in ((), ("sq:a1",)):
            prompt = BOARD.prompt(sight(state, 0, picked, layout=layout))
            assert stuck == prompt.startswith("Careful")
    assert not BOARD.prompt(sight(state, 1, layout="SSPPPHMMMMM5")).startswith("Careful")


@pytest.mark.parametrize("seat", [0, 1])
def test_formations_are_drawn_front_row_first(seat: int) -> None:
    own = text_of([rank for rank, n in enumerate(options().army) for _piece in range(n)])
    seen = arranged(
        seat=seat, opened="formations", layouts=(own, own[:-1], "x" * 30, "", own[::-1])
    )
    page = Page(BOARD.sheet(seen))
    layouts = [a["data-layout"] for _tag, a in page.elements if a.get("data-do") == "lay"]

    assert len(layouts) == 2 + len(FORMATIONS)
    assert layouts[:2] == [own, own[::-1]]
    assert "Your own 1" in page.texts
    assert all(sorted(layout) == sorted(own) for layout in layouts)
    drawn = re.findall(r'<use href="#es-t\d"/><use href="#es-(\w)"/>', str(BOARD.sheet(seen)))
    assert "".join(drawn[:30]) == own[20:] + own[10:20] + own[:10]


def test_ready_made_armies_are_offered_while_arranging_only() -> None:
    page = Page(BOARD.hand(arranged()))
    assert {"formations", "shuffle", "keep-layout"} == set(page.having("id"))
    assert BOARD.hand(sight(bare(), 0)).strip() == ""
    assert "shuffle" not in BOARD.hand(sight(position("W3@e4"), 0))


def test_who_is_ready_is_shown_and_nothing_else() -> None:
    """ESP-14, ET-41."""
    state = bare()
    army = shuffled(state.options, random.Random(3))
    pages = []
    for seed in (1, 2):
        ready = state.copy()
        for rank in shuffled(state.options, random.Random(seed)):
            ready.apply(PLACE[rank], 0)
        ready.apply(ready.decisions[0].moves[0], -2)
        pages.append(everything(sight(ready, 1, layout=text_of(army))))
        assert "ready" in scene(sight(ready, 1)).texts

    assert pages[0] == pages[1]
    assert "ready" not in scene(sight(state, 1)).texts


# --- secrets -----------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["espionage", "small_fast"])
def test_own_pieces_that_the_enemy_knows_look_no_different(preset: str) -> None:
    """ESP-52, ET-28."""
    rng, differed = random.Random(1), 0
    for state, decision, recent in moments(preset, {}, every=19):
        for seat in (0, 1):
            other = state.copy()
            mine = range(seat * state.size, (seat + 1) * state.size)
            for piece in mine:
                if state.known[piece] < 2:
                    other.known[piece] = rng.randrange(2)
            differed += other.known != state.known
            picked = () if decision.seat != seat else (BOARD.paths(state, decision)[0][0],)
            one, two = (sight(s, seat, picked, recent=recent) for s in (state, other))
            assert everything(one) == everything(two)
            assert "es-known" not in BOARD.scene(one)
    assert differed


def test_own_pieces_that_the_enemy_knows_are_marked_where_their_owner_is_told() -> None:
    """ESP-52."""
    pieces = "W3@e5 W2@b2 BS@f6 B4@h9"
    for told in (False, True):
        state = position(pieces, notify_unmasked=told)
        assert state.known[state.who[state.field.squares["e5"]]]
        page = str(BOARD.scene(sight(state, 0)))
        assert page.count("es-known") == told
        assert "es-known" not in BOARD.scene(sight(state, 1))
        everything_seen = sight(state, 0)._replace(view=state)  # as the replay shows it
        assert BOARD.scene(everything_seen).count("es-known") == told
        if told:
            assert page.index('id="sq:e5"') < page.index("es-known") < page.index('id="sq:f5"')
    state = position(pieces, visibility="open")
    assert "es-known" not in BOARD.scene(sight(state, 0))


def twins(preset: str, seed: int, **other: Any) -> tuple[Match, Match, list[int]]:
    """The same set-up twice, but that two of Black's pieces are swapped; and which."""
    rng = random.Random(f"{preset} {seed}")
    setup = chosen(preset, **other)
    army = {seat: shuffled(options(preset, **other), rng) for seat in (0, 1)}
    while True:
        one, two = rng.sample(range(len(army[1])), 2)
        if army[1][one] != army[1][two]:
            break
    swapped = army[1][:]
    swapped[one], swapped[two] = swapped[two], swapped[one]
    matches = []
    for black in (army[1], swapped):
        match = Match("espionage", 2, setup, names=NAMES, rng=random.Random(seed))
        for seat, ranks in ((0, army[0]), (1, black)):
            for rank in ranks:
                match.play(PLACE[rank], seat)
        matches.append(match)
    size = len(army[1])
    return matches[0], matches[1], [size + one, size + two]


def shown_to_white(match: Match) -> list[str]:
    """All that White can see of a match: the table, the replay, what a bot is told."""
    sitting = Sitting("m", match, (0, 0))
    sitting.holder = 0
    drawn = list(table.draw(sitting)) + everything(sitting.sight())
    replaying = Replaying("m", match)
    replaying.look_as(0)
    replaying.go(replaying.last)
    return [*map(str, drawn), *map(str, replay.draw(replaying)), match.link(0)]


@pytest.mark.parametrize(
    ("preset", "other"),
    [item for item in KINDS if item[0] != "open_fast" and "commit_mode" not in item[1]],
)
def test_swapped_hidden_pieces_of_the_enemy_look_the_same(
    preset: str, other: dict[str, Any]
) -> None:
    """ET-43, ESP-54: byte for byte, for as long as nothing tells them apart."""
    compared = 0
    for seed in range(3):
        one, two, pieces = twins(preset, seed, **other)
        rng = random.Random(seed)
        for number in range(60):
            if not one.decisions or one.view(0) != two.view(0):
                break
            assert one.decisions[0].seat == two.decisions[0].seat
            if number % 12 == 0:
                assert shown_to_white(one) == shown_to_white(two)
                compared += 1
            squares = {one.state.at[piece] for piece in pieces}
            decision = one.decisions[0]
            free = [
                move
                for move in decision.moves
                if move in two.decisions[0].moves
                and not (move.kind == "step" and {move.start, move.to} & squares)
            ]
            if not free:
                break
            move = choose(one.state, decision._replace(moves=free, also=()), rng)
            if decision.name == "draw":
                move = free[-1]
            one.play(move, decision.seat)
            two.play(move, decision.seat)
    assert compared >= 6


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_that_a_seat_may_not_know_is_told(seat: int | None) -> None:
    """ESP-54: of a piece that is hidden no rank is named anywhere."""
    state = position("W3@e4 W2@c2 B5@d8 BM@e9 BP@h8")
    view = state.view(0 if seat is None else seat)
    seen = sight(view, seat)
    for piece, square in enumerate(state.at):
        if square >= 0 and view.rank[piece] is None:
            name = state.field.names[square]
            label = scene(seen).of(f"sq:{name}")["aria-label"]
            assert not [title for title in TITLES if title in label]
            for text in BOARD.tell(seen):
                if text.startswith(f"{name}:"):
                    assert not [title for title in TITLES if title in text]


def test_when_it_is_over_everything_is_shown_to_both() -> None:
    """ESP-54, ESP-65."""
    state = position("WS@i10 W2@a3 WH@a1 BH@j10 B3@c9", base=False)
    play(state, "i10-j10")
    assert state.outcome is not None
    for seat in (0, 1):
        markup = BOARD.scene(sight(state, seat))
        assert "data-masked" not in markup
        assert "es-known" not in markup


def test_a_name_with_markup_stays_text() -> None:
    names = ("<img src=x onerror=alert(1)>", '"><b>&amp;')
    state = play(position("W3@e5 B1@e6 W2@c2 B4@h9"), "e5-e6 c2-c3")
    for seat in (0, 1):
        seen = sight(state, seat, names=names, notes={"45": '"><img src=x>'})
        for markup in (
            BOARD.scene(seen),
            BOARD.facts(seen),
            BOARD.hand(seen),
            BOARD.sheet(seen._replace(opened="piece:h9")),
        ):
            assert not [tag for tag, _attrs in Page(markup).elements if tag == "img"]
        assert any(names[1] in text for text in Page(BOARD.scene(seen)).texts)


# --- languages ---------------------------------------------------------------------------


def _outside(text: str) -> str:
    """What is not in brackets, which may lie within one another."""
    while (shorter := re.sub(r"⟦[^⟦⟧]*⟧", "", text)) != text:
        text = shorter
    return text


def test_no_text_stays_in_english() -> None:
    """Outside the brackets of the made-up language only squares, numbers and names stand."""
    language.use(language.MIRROR)
    state = play(position("WS@e4 W3@c2 B5@d5 B2@h8 W4@g5 B1@g6", volcanoes="f6"), "g5-g6")
    seen = sight(state, 0)
    army = arranged(opened="formations", layouts=())
    for markup in (
        BOARD.scene(seen),
        BOARD.hand(seen),
        BOARD.facts(seen),
        BOARD.sheet(seen._replace(opened="piece:h8")),
        BOARD.scene(army),
        BOARD.hand(army),
        BOARD.sheet(army),
    ):
        page = Page(markup)
        spoken = [*page.texts, *page.having("aria-label"), *page.having("title")]
        for text in spoken:
            bare_words = re.findall(r"[A-Za-z]{3,}", _outside(text))
            assert set(bare_words) <= set(NAMES), text
    for text in (*BOARD.tell(seen), BOARD.prompt(seen), *(m for _t, m in BOARD.counters(seen))):
        assert set(re.findall(r"[A-Za-z]{3,}", _outside(text))) <= set(NAMES), text


def test_the_board_is_never_mirrored() -> None:
    for code in ("en", "fa"):
        language.use(code)
        page = scene(sight(position("W3@e4"), 0))
        assert "ltr" in page.having("dir")


def test_every_symbol_that_is_used_is_there() -> None:
    symbols = set(Page(BOARD.symbols()).having("id"))
    state = play(position("W3@e5 W2@b2 B4@e6 B2@h9", volcanoes="c5", notify_unmasked=True), "e5-e6")
    seen = sight(state, 0, notes={"59": "M"})
    markup = "".join(
        map(
            str,
            (
                BOARD.scene(seen),
                BOARD.scene(sight(state, 1)),
                BOARD.hand(seen),
                BOARD.facts(seen),
                BOARD.sheet(seen._replace(opened="piece:h9")),
                BOARD.sheet(arranged(opened="formations")),
                BOARD.miniature(),
            ),
        )
    )
    used = set(re.findall(r'href="#(es-[\w-]+)"', markup))
    assert used
    assert used <= symbols | set(Page(BOARD.miniature()).having("id"))
