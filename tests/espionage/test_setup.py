"""Volcanoes, secret armies, who begins (section 2)."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from pygames import Match
from pygames.core.game import CHANCE, IllegalMove, mask
from pygames.espionage.moves import PLACE, First, Place
from pygames.espionage.pieces import CODES, HQ, MINE
from tests.espionage.positions import (
    asked,
    board,
    deployed,
    ended,
    legal,
    play,
    settle,
    start,
    volcanoes,
)

ARMY = [CODES.index(code) for code in "1111122223334455SSSSSPPPPMMMMH"]


def layouts(state, share=Fraction(1)):
    """Every way in which the volcanoes can come, and how likely it is."""
    (*_others, decision) = state.decisions
    if decision.name != "volcano":
        yield tuple(volcanoes(state)), share
        return
    for move in decision.moves:
        later = state.copy()
        later.apply(move, CHANCE)
        yield from layouts(later, share / len(decision.moves))


def turned(state, name):
    """The square opposite, by ESP-11."""
    column, row = "abcdefghijkl".index(name[0]), int(name[1:])
    width, height = state.options.width, state.options.height
    return f"{'abcdefghijkl'[width - 1 - column]}{height + 1 - row}"


@pytest.mark.parametrize(
    ("preset", "other", "ways"),
    [
        ("espionage", {}, 25),
        ("small", {}, 8),
        ("small", {"volcano_count": 4}, 16),
        ("espionage", {"volcano_count": 2}, 10),
        ("espionage", {"volcano_count": 6}, 120),
        ("small", {"volcano_count": 6}, 56),
        ("espionage", {"volcano_count": 0}, 1),
        ("espionage", {"board": "12x8"}, 36),
    ],
)
def test_volcanoes_by_chance(preset, other, ways):
    """ESP-3, ESP-10, ESP-11: opposite each other in the central rows, each way as likely."""
    state = start(preset, **other)
    count, half = state.options.volcano_count, state.options.height // 2
    likely = Counter()
    for squares, share in layouts(state):
        likely[squares] += share
        lower = [name[0] for name in squares if int(name[1:]) == half]

        assert count == len(set(squares))
        assert {int(name[1:]) for name in squares} <= {half, half + 1}
        assert set(squares) == {turned(state, name) for name in squares}
        assert len({name[0] for name in squares}) < state.options.width
        if count == 4:
            assert 1 == sum("abcdefghijkl".index(c) < state.options.width // 2 for c in lower)
    assert ways == len(likely)
    assert {Fraction(1, ways)} == set(likely.values())


@pytest.mark.parametrize(("preset", "count"), [("espionage", 4), ("small", 2)])
def test_volcanoes_of_many_matches(preset, count):
    """ESP-11, ET-42: 10 000 seeds on both boards."""
    begun, half = start(preset), {"espionage": 5, "small": 4}[preset]
    rng, found = random.Random(1), set()
    for _seed in range(10_000):
        state = begun.copy()
        while state.decisions[0].seat == CHANCE:
            state.apply(rng.choice(state.decisions[0].moves), CHANCE)
        found.add(tuple(volcanoes(state)))
    for squares in found:
        columns = Counter(name[0] for name in squares)

        assert count == len(squares)
        assert {half, half + 1} == {int(name[1:]) for name in squares}
        assert {turned(begun, name) for name in squares} == set(squares)
        assert len(columns) < begun.options.width
    assert len(found) == {"espionage": 25, "small": 8}[preset]


def test_volcanoes_come_first_and_all_see_them():
    """ESP-10: before anybody places anything."""
    match = Match("espionage", rng=random.Random(3))

    assert ["volcano", "volcano"] == [entry.move.kind for entry in match.log]
    assert ["place", "place"] == [decision.name for decision in match.decisions]
    for seat in (0, 1):
        assert volcanoes(match.state) == volcanoes(match.view(seat)) != []


# --- armies ------------------------------------------------------------------------------


def empty(**other):
    return start(**{"volcano_layout": "none"} | other)


def test_each_army_fills_its_own_rows():
    """ESP-12, ESP-13, ET-40: every square of the three rows, no other."""
    state = empty()
    rng = random.Random(5)
    white, black = rng.sample(ARMY, 30), rng.sample(ARMY, 30)
    deployed(state, white, black)
    names = board(state).split()
    expected = [
        f"W{CODES[rank]}@{'abcdefghij'[n % 10]}{n // 10 + 1}" for n, rank in enumerate(white)
    ]
    expected += [
        f"B{CODES[rank]}@{'jihgfedcba'[n % 10]}{10 - n // 10}" for n, rank in enumerate(black)
    ]

    assert sorted(expected) == names


@pytest.mark.parametrize("rows", [1, 2, 4])
def test_more_or_fewer_rows(rows):
    """ESP-12: as the set-up asks."""
    state = empty(setup_rows=rows)
    for seat in (0, 1):
        names = {state.field.names[square] for square in state.field.home(seat, rows)}
        expected = range(1, rows + 1) if seat == 0 else range(11 - rows, 11)

        assert {f"{c}{row}" for c in "abcdefghij" for row in expected} == names


def test_nobody_stands_in_the_fourth_row():
    """ESP-12, ET-40: there is no way to say so, and after thirty pieces none to say more."""
    state = empty()
    for rank in ARMY:
        state.apply(PLACE[rank], 0)

    assert all(set(state.field.home(0, 3)) >= {at} for at in range(30))
    assert not any(decision.seat == 0 for decision in state.decisions)
    for rank in range(9):
        with pytest.raises(IllegalMove):
            state.apply(PLACE[rank], 0)


def test_an_army_is_what_the_options_say():
    """ESP-13, ET-39: no sixth corporal; what can be placed is what is left."""
    state = empty()
    for _corporal in range(5):
        state.apply(PLACE[0], 0)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(PLACE[0], 0)

    assert str(refusal.value)
    assert [PLACE[rank] for rank in range(1, 9)] == list(state.decisions[0].moves)
    assert list(PLACE) == list(state.decisions[1].moves)


@pytest.mark.parametrize("missing", range(9))
def test_what_can_still_be_placed(missing):
    """ESP-13, ESP-18: the last piece is the one that is missing."""
    state = empty()
    ranks = ARMY[:]
    ranks.remove(missing)
    for rank in ranks:
        state.apply(PLACE[rank], 1)

    assert [PLACE[missing]] == list(state.decisions[1].moves)
    assert (1, "place") == state.decisions[1][:2]


@pytest.mark.parametrize("rank", [MINE, HQ])
def test_any_rank_can_stand_anywhere(rank):
    """ESP-13: also mines and the headquarters in the front row."""
    state = empty()
    others = ARMY[:]
    others.remove(rank)
    for front in (0, 15, 29):
        white = others[:]
        white.insert(front, rank)
        placed = deployed(state.copy(), white, ARMY)

        assert f"W{CODES[rank]}@{placed.field.names[front]}" in board(placed).split()


def test_both_place_at_once():
    """ESP-14: in any order, each seeing only the own choices."""
    state = empty()

    assert [(0, "place"), (1, "place")] == [d[:2] for d in state.decisions]
    assert [{0}, {1}] == [d.known_to for d in state.decisions]

    one, other = state.copy(), state.copy()
    for n in range(30):
        one.apply(PLACE[ARMY[n]], 0)
        other.apply(PLACE[ARMY[n]], 1)
        if n < 29:
            one.apply(PLACE[ARMY[-1 - n]], 1)
            other.apply(PLACE[ARMY[-1 - n]], 0)

    assert [False, True] == [one.view(0) == other.view(0), one.rank[:29] == ARMY[:29]]
    assert [*one.placed] == [30, 29]


def test_only_one_is_ready():
    """ESP-14, ET-41: the other sees no square and no rank, only that it is so."""
    views = []
    for army in (ARMY, ARMY[::-1]):
        state = empty()
        for rank in army:
            state.apply(PLACE[rank], 0)
        settle(state)
        views.append(state.view(1))

    assert views[0] == views[1]
    assert "" == board(views[0])
    assert [None] * 60 == views[0].rank
    assert not any(views[0].sides)
    assert [30, 0] == views[0].placed
    assert [1] == [decision.seat for decision in views[0].decisions]


def test_half_an_army_tells_nothing():
    """ESP-14: of each piece the other sees that one was placed."""
    one, other = empty(), empty()
    for rank, another in ((0, 8), (5, 7), (6, 6)):
        one.apply(PLACE[rank], 0)
        other.apply(PLACE[another], 0)

    assert one.view(1) == other.view(1)
    assert one.view(0) != other.view(0)
    assert [3, 0] == one.view(1).placed
    assert Place(None) == mask(PLACE[0])


def test_after_both_are_ready_only_squares_are_seen():
    """ESP-14: which are held, not by what."""
    one = deployed(empty(), ARMY, ARMY)
    other = deployed(empty(), ARMY, sorted(ARMY, key=lambda rank: (rank * 4) % 9))

    assert one.view(0) == other.view(0)
    assert board(one.view(0)).count("B?@") == 30


def test_what_stands_is_final():
    """ESP-15: no second thoughts, neither before the other is ready nor after."""
    state = empty()
    for rank in ARMY:
        state.apply(PLACE[rank], 0)
    for later in (state, settle(state.copy()), deployed(empty(), ARMY, ARMY)):
        with pytest.raises(IllegalMove):
            later.apply(PLACE[0], 0)


@pytest.mark.parametrize(("value", "seat"), [("white", 0), ("black", 1)])
def test_who_begins(value, seat):
    """ESP-16: White, unless the options say otherwise."""
    assert "white" == start().options.first_player

    state = deployed(empty(first_player=value), ARMY, ARMY)

    assert (seat, "move") == asked(state)
    assert 0 == state.turns


def test_chance_chooses_who_begins():
    """ESP-16: each as likely, and all see it."""
    state = empty(first_player="random")
    (decision,) = state.decisions

    assert (CHANCE, "first", None) == (decision.seat, decision.name, decision.known_to)
    assert [First(0), First(1)] == list(decision.moves)

    for seat in (0, 1):
        begun = state.copy()
        begun.apply(First(seat), CHANCE)

        assert (seat, "move") == asked(deployed(begun, ARMY, ARMY))


FENCE = "a4 b4 c4 d4 e4 f4 g4 h4 i4 j4"


@pytest.mark.parametrize("player", ["white", "black"])
def test_an_army_that_cannot_move(player):
    """ESP-17, ESP-57: allowed; its owner loses at the first own turn."""
    layout = FENCE.replace(" ", "-")
    state = empty(volcano_layout=layout, first_player=player)
    deployed(state, ARMY, ARMY)
    if player == "black":
        assert ended(state) is None

        play(state, "i8-i7 h8-h7")

    assert ((1,), "no_legal_move") == ended(state)


def test_some_armies_can_move_past_a_fence():
    """ESP-17: one open square is enough."""
    layout = FENCE.replace(" ", "-").replace("c4-", "")
    state = deployed(empty(volcano_layout=layout), [*ARMY[:10], *ARMY[:9:-1]], ARMY)

    assert ["c3-c4"] == legal(state)


def test_an_army_by_chance():
    """ESP-18: choosing at random among what is listed always gives a whole army."""
    for seed in range(20):
        state, rng = empty(), random.Random(seed)
        for seat in (0, 1):
            while any(decision.seat == seat for decision in state.decisions):
                decision = next(d for d in state.decisions if d.seat == seat)
                state.apply(rng.choice(decision.moves), seat)
            assert sorted(ARMY) == sorted(state.rank[seat * 30 :][:30])
            settle(state) if seat else state.apply(state.decisions[0].moves[0], -2)
        assert (0, "move") == asked(state)
