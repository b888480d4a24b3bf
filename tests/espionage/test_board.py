"""The map: every piece once, and nothing that is hidden."""

import random
import re
from typing import Any

import pytest

from pygames.core.log import Entry
from pygames.espionage.armies import ARMIES, shuffled
from pygames.espionage.board import BOARD
from pygames.espionage.board.drafting import text_of
from pygames.espionage.moves import PLACE, Battle, Step
from pygames.espionage.pieces import CODES, TITLES
from tests.espionage.looks import KINDS, NAMES, everything, moments, sight
from tests.espionage.positions import bare, options, pair, play, position, start
from tests.espionage.scenes import arranged, scene, tokens
from tests.markup import Page

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
        assert re.findall(r"<i>(\w)</i>", page) == [*columns]
        found = re.findall(r'data-row="(\d+)"', page)
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


# --- the set-up --------------------------------------------------------------------------


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
    assert "Mine: never moves" in BOARD.prompt(seen._replace(picked=("sq:a1",)))


def test_an_army_that_could_not_move_is_warned_of() -> None:
    """ESP-17."""
    state = bare("f3", board="6x6", setup_rows=2, piece_set="0-0-0-0-1-2-3-5-1")
    for layout, stuck in (("SSPPPHMMMMM5", True), ("SSPPPHMMMM5M", False), ("SSPPP5MMMMMH", True)):
        for picked in ((), ("sq:a1",)):
            prompt = BOARD.prompt(sight(state, 0, picked, layout=layout))
            assert stuck == prompt.startswith("Careful")
    assert not BOARD.prompt(sight(state, 1, layout="SSPPPHMMMMM5")).startswith("Careful")


@pytest.mark.parametrize("seat", [0, 1])
def test_armies_are_drawn_front_row_first(seat: int) -> None:
    own = text_of([rank for rank, n in enumerate(options().army) for _piece in range(n)])
    seen = arranged(
        seat=seat, opened="formations", layouts=(own, own[:-1], "x" * 30, "", own[::-1])
    )
    page = Page(BOARD.sheet(seen))
    layouts = [a["data-layout"] for _tag, a in page.elements if a.get("data-do") == "lay"]

    assert len(layouts) == 2 + len(ARMIES)
    assert layouts[:2] == [own, own[::-1]]
    assert "Your formation 1" in page.texts
    assert all(sorted(layout) == sorted(own) for layout in layouts)
    drawn = re.findall(r'<use href="#es-t\d"/><use href="#es-(\w)"/>', str(BOARD.sheet(seen)))
    assert "".join(drawn[:30]) == own[20:] + own[10:20] + own[:10]


def test_ready_made_armies_are_offered_while_arranging_only() -> None:
    page = Page(BOARD.hand(arranged()))
    assert {"formations", "shuffle", "keep-layout", "ask-strength"} == set(page.having("id"))
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
