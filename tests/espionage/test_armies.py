"""Ready-made set-ups for armies of any size, and armies that could not move."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pygames.espionage.armies import ARMIES, is_stuck, ready_made, shuffled
from pygames.espionage.options import Options
from pygames.espionage.pieces import HQ, MINE, RANKS, army_text
from tests.espionage.positions import bare, deployed, ended, options

SIZES = [f"{width}x{height}" for width in range(6, 13) for height in range(6, 13)]


def counted(ranks: list[int]) -> tuple[int, ...]:
    counts = Counter(ranks)
    assert set(counts) <= {*RANKS}
    return tuple(counts[rank] for rank in RANKS)


@st.composite
def any_options(draw: st.DrawFn) -> Options:
    """A board of any size and an army that fills its rows anyhow (ESP-67)."""
    board = draw(st.sampled_from(SIZES))
    width, height = map(int, board.split("x"))
    rows = draw(st.integers(1, (height - 2) // 2))
    left = width * rows - 2
    counts = [0] * 8
    counts[draw(st.integers(0, 6))] = 1  # something that moves
    for rank in draw(st.permutations(range(8))):
        some = draw(st.integers(0, left))
        counts[rank] += some
        left -= some
    counts[0] += left
    army = army_text((*counts, 1))
    if max(counts) > 63:
        army = "scaled"
    return options(board=board, setup_rows=rows, piece_set=army, volcano_layout="none")


@given(chosen=any_options(), name=st.sampled_from(list(ARMIES)), seed=st.integers(0, 2**32))
def test_every_ready_made_army_is_legal(chosen: Options, name: str, seed: int) -> None:
    """ESP-12, ESP-13."""
    ranks = ready_made(chosen, name, random.Random(seed))

    assert len(ranks) == chosen.width * chosen.rows
    assert chosen.army == counted(ranks)


@given(chosen=any_options(), seed=st.integers(0, 2**32))
def test_a_shuffled_army_is_a_legal_army(chosen: Options, seed: int) -> None:
    """ESP-13."""
    assert chosen.army == counted(shuffled(chosen, random.Random(seed)))


@pytest.mark.parametrize("board", SIZES)
def test_armies_for_boards_of_every_size(board: str) -> None:
    height = int(board.split("x")[1])
    for rows in range(1, (height - 2) // 2 + 1):
        chosen = options(board=board, setup_rows=rows, volcano_layout="none")
        for name in ARMIES:
            assert chosen.army == counted(ready_made(chosen, name, random.Random(1)))


@pytest.mark.parametrize("preset", ["espionage", "small"])
@pytest.mark.parametrize("name", ARMIES)
def test_an_army_varies_and_is_the_same_for_the_same_chance(name: str, preset: str) -> None:
    chosen = options(preset)
    made = [tuple(ready_made(chosen, name, random.Random(seed))) for seed in range(30)]

    assert len(set(made)) == 30
    assert made == [tuple(ready_made(chosen, name, random.Random(seed))) for seed in range(30)]
    width = chosen.width
    columns = [ranks.index(HQ) % width for ranks in made]
    assert any(column < width / 2 for column in columns), "now on the left"
    assert any(column >= width / 2 for column in columns), "now on the right"


@pytest.mark.parametrize("preset", ["espionage", "small"])
@pytest.mark.parametrize("name", ARMIES)
def test_an_army_makes_sense(name: str, preset: str) -> None:
    """The headquarters is behind, and some of the front row can move whatever lies before it."""
    chosen = options(preset)
    width = chosen.width
    for seed in range(50):
        ranks = ready_made(chosen, name, random.Random(seed))
        assert ranks.index(HQ) < width
        front = ranks[-width:]
        assert sum(rank < MINE for rank in front) > chosen.volcano_count


def test_armies_differ() -> None:
    """Where the mines lie: beside the headquarters, unless that is a decoy."""
    chosen = options()

    def apart(name: str) -> float:
        total = 0
        for seed in range(40):
            ranks = ready_made(chosen, name, random.Random(seed))
            home = ranks.index(HQ)
            for place in (n for n, rank in enumerate(ranks) if rank == MINE):
                rows, columns = place // 10 - home // 10, place % 10 - home % 10
                total += max(abs(rows), abs(columns))
        return total / 160

    assert apart("corner") < 2
    assert apart("centre") < 2
    assert apart("wing") < 2
    assert apart("decoy") > 3


# --- armies that could not move (ESP-17) -------------------------------------------------

STUCK = "0-0-0-0-1-2-3-5-1"
SMALL = {"board": "6x6", "setup_rows": 2, "piece_set": STUCK}


def army(front: str) -> list[int]:
    """The hindmost row as it comes, and this one before it."""
    codes = "12345SPMH"
    left = [rank for rank, count in enumerate((0, 0, 0, 0, 1, 2, 3, 5, 1)) for _n in range(count)]
    for code in front:
        left.remove(codes.index(code))
    return left + [codes.index(code) for code in front]


@pytest.mark.parametrize(
    ("front", "volcanoes", "stuck"),
    [
        ("MMMMMH", "", (True, True)),
        ("MHMMMM", "", (True, True)),
        ("MMMMM5", "", (False, False)),
        ("SMMMMH", "", (False, False)),
        ("MMMMM5", "f3", (True, False)),
        ("MMMMM5", "a4", (False, True)),
        ("MMMMM5", "a3 f4", (False, False)),
        ("MMMMM5", "a4 f3", (True, True)),
        ("MMSPMM", "c3 d3", (True, False)),
        ("MMSPMM", "c3 d4", (False, False)),
        ("5SSPPP", "", (False, False)),
    ],
)
def test_an_army_is_stuck_when_nothing_in_front_can_move(
    front: str, volcanoes: str, stuck: tuple[bool, bool]
) -> None:
    """ESP-17: rows are told from the own left."""
    state = bare(volcanoes, **SMALL)
    found = tuple(is_stuck(state.options, state.volcanoes, seat, army(front)) for seat in (0, 1))

    assert stuck == found


@given(seed=st.integers(0, 2**32), first=st.sampled_from(("white", "black")))
def test_who_is_stuck_loses_at_once_and_nobody_else(seed: int, first: str) -> None:
    """ESP-17, ESP-57: the warning is right for every army and every volcano."""
    rng = random.Random(seed)
    squares = sorted(rng.sample([f"{c}{r}" for c in "abcdef" for r in (3, 4)], rng.randrange(9)))
    state = bare(" ".join(squares), first_player=first, **SMALL)
    armies = [shuffled(state.options, rng), shuffled(state.options, rng)]
    seat = 0 if first == "white" else 1
    if rng.random() < 0.7:
        armies[seat] = army("MMMMM" + rng.choice("5SPH"))
    stuck = is_stuck(state.options, state.volcanoes, seat, armies[seat])
    deployed(state, *armies)

    assert stuck == (ended(state) == ((1 - seat,), "no_legal_move"))
    assert stuck or state.decisions[0].moves
