"""What is written on the table, and what is told of it."""

import re
from typing import Any

import pytest

from pygames.core import language
from pygames.core.game import Outcome, mask, sees
from pygames.core.language import Name
from pygames.espionage.board import BOARD, words
from pygames.espionage.describe import REASONS, doer, narrate
from pygames.table.board import READY
from tests.espionage.looks import KINDS, NAMES, moments, sight
from tests.espionage.positions import bare, play, position, step
from tests.espionage.scenes import arranged, scene
from tests.markup import Page

CAPTAIN = "Captain: beats soldiers up to its own rank, Spies and Sappers."
COLONEL = CAPTAIN.replace("Captain", "Colonel")

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
        "d5": "d5: opponent’s General",
        "h8": "h8: opponent’s masked piece",
        "e9": "e9: opponent’s masked piece",
    }.items():
        assert page.of(f"sq:{square}")["aria-label"] == text
    other = scene(sight(state, 1))
    assert other.of("sq:e9")["aria-label"] == "e9: your Mine"
    assert other.of("sq:e4")["aria-label"] == "e4: opponent’s masked piece"
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
    assert BOARD.label(view, "sq:h8") == "h8: masked piece"
    assert BOARD.label(view, READY) == "Ready"
    for nonsense in ("sq:z9", "", "x", "piece:e4"):
        assert BOARD.label(view, nonsense) == nonsense


@pytest.mark.parametrize(
    ("moves", "reveal", "seat", "square", "text"),
    [
        ("e5-e6 b2-b3; h9-h8 a10-a9", "loser", 0, "h8", "opponent’s masked piece: has moved"),
        ("e5-e6", "loser", 0, "e6", "opponent’s masked piece: has held off a Captain"),
        ("e5-e6", "none", 0, "e6", "opponent’s masked piece: has held off a Captain"),
        ("b2-b3 j1-j2; e6-e5 h9-h8", "loser", 0, "e5",
         "opponent’s masked piece: has moved, has captured a Captain"),
        ("e5-e6", "both", 0, "e6", "opponent’s Colonel"),
        ("e5-e6", "loser", 1, "e6", "your Colonel"),
        ("c5-c6", "loser", 1, "c6", "opponent’s masked piece: has moved, has captured a Corporal"),
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
    assert scene(sight(state, 0)).of("sq:e6")["aria-label"].endswith("has held off a Captain")

    state = play(position("W5@e5 W2@b2 B4@e6 B2@h9", combat_reveal="none"), "e5-e6 b2-b3; h9-h8")
    assert "won" not in scene(sight(state, 0)).of("sq:e6")["aria-label"]
    assert scene(sight(state, 1)).of("sq:e6")["aria-label"].endswith("has captured a Colonel")
    assert "masked" in scene(sight(state, 1)).of("sq:e6")["aria-label"]


@pytest.mark.parametrize(
    ("moves", "reveal", "seat", "text"),
    [
        ("e5-e6", "loser", 0,
         "Ann’s attack on e6 fails: a Captain is lost, and the defender stays masked"),
        ("e5-e6", "loser", 1, "Ann’s Captain is lost to a Colonel on e6"),
        ("e5-e6", "both", 0, "Ann’s Captain is lost to a Colonel on e6"),
        ("e5-e6", "none", 1, "Ann’s attack on e6 fails"),
        ("c5-c6", "loser", 0, "Ann’s General captures a Corporal on c6"),
        ("c5-c6", "loser", 1,
         "Ann’s attack on c6 succeeds: a Corporal is captured, and the winner stays masked"),
        ("c5-c6", "none", 0, "Ann’s attack on c6 succeeds"),
    ],
)  # fmt: skip
def test_the_log_says_where_a_battle_was_and_what_stays_masked(
    moves: str, reveal: str, seat: int, text: str
) -> None:
    """ESP-53."""
    state = position("W3@e5 W2@b2 W5@c5 B1@c6 B4@e6 B2@h9", combat_reveal=reveal)
    state.apply(step(state, moves), 0)
    (decision,) = state.decisions
    (move,) = decision.moves
    seen = sees(seat, decision.known_to)

    told = narrate(move if seen else mask(move), state.view(seat), Name("Ann"))
    assert text == told
    assert doer(move, state) == 0


def test_a_piece_that_had_to_move_and_did_not_cannot() -> None:
    """ESP-22: the second move was left out, so nothing else can move."""
    state = position("WH@a1 WM@c3 W3@e5 BH@j10 B2@a9 B4@c9", base=False)
    play(state, "e5-e6")
    assert state.rooted

    label = scene(sight(state, 1)).of("sq:c3")["aria-label"]

    assert label == "c3: opponent’s masked piece: cannot move"
    assert "cannot move" in str(BOARD.sheet(sight(state, 1, opened="piece:c3")))


@pytest.mark.parametrize(
    ("picked", "text"),
    [
        ((), "Move two different pieces: pick the first."),
        (("sq:e4",), CAPTAIN),
        (("sq:d4",), COLONEL),
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
        ({}, "e4-e5", ("sq:d4",), COLONEL),
        ({"second_move": "optional"}, "e4-e5", (), "Move another piece, or end your turn."),
        ({"moves_per_turn": 1}, "", (), "Pick a piece to move."),
        ({"commit_mode": "batch"}, "", (), "Move two different pieces: pick the first."),
        ({"commit_mode": "batch"}, "", ("sq:e4",), CAPTAIN),
        ({"commit_mode": "batch"}, "", ("sq:e4", "sq:e5"),
         "Now the second move: pick another piece."),
        ({"commit_mode": "batch"}, "", ("sq:e4", "sq:e5", "sq:d4"), COLONEL),
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
    assert BOARD.prompt(sight(state, None)) == "Waiting for Ada and Ben."


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
    assert BOARD.result(Outcome((1,), (0, 1), "resign"), NAMES) == "Ben wins: Ada resigned."


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
            ),
        )
    )
    used = set(re.findall(r'href="#(es-[\w-]+)"', markup))
    assert used
    assert used <= symbols
