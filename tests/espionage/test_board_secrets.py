"""What the page of one seat must not depend on (ESP-52, ESP-54)."""

import random
from typing import Any

import pytest

from pygames.core.match import Match
from pygames.espionage.armies import shuffled
from pygames.espionage.board import BOARD
from pygames.espionage.moves import PLACE
from pygames.espionage.pieces import TITLES
from pygames.table.playback import Playback
from pygames.table.screens import replay, table
from pygames.table.table_session import TableSession
from tests.espionage.looks import KINDS, NAMES, everything, moments, sight
from tests.espionage.playouts import choose
from tests.espionage.positions import chosen, options, play, position
from tests.espionage.scenes import scene
from tests.markup import Page

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
    table_session = TableSession("m", match, (0, 0))
    table_session.holder = 0
    drawn = list(table.draw(table_session)) + everything(table_session.sight())
    playback = Playback("m", match)
    playback.look_as(0)
    playback.go(playback.last)
    return [*map(str, drawn), *map(str, replay.draw(playback)), match.link(0)]


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
