"""What holds at every moment of every match of Espionage, by whatever options."""

import random
import re
from collections import Counter
from itertools import pairwise

import pytest

from pygames.core.game import REFEREE, mask, sees
from pygames.espionage.pieces import CODES
from tests.effort import effort, sampled
from tests.espionage import naive
from tests.espionage.playouts import OPTION_VALUES, playout
from tests.espionage.positions import GAME, chosen, volcanoes, words

SEEDS = effort(1, 2)


@pytest.fixture(
    scope="module",
    params=[(*option, seed) for option in sampled(OPTION_VALUES, 2) for seed in range(SEEDS)],
    ids=lambda param: "-".join(map(str, param)),
)
def match(request):
    """One match at a time, for all tests."""
    return playout(*request.param)


def in_play(match):
    """The states after the set-up, each with what was chosen there."""
    return [m for m in match.moments if m.state.turns >= 0]


# --- the slow rules agree ----------------------------------------------------------------


def begun(match):
    """The slow rules where the first turn begins, and the moments from there on."""
    moments = in_play(match)
    if not moments:  # over before it began
        return None, []
    return naive.table_of(moments[0].state), moments


def test_what_is_legal(match):
    """ESP-20..ESP-33, ESP-68: neither more nor less, whenever a player must choose."""
    table, moments = begun(match)
    for state, decision, entry in moments:
        if decision.name == "move":
            assert table.legal() == sorted(words(state, move) for move in decision.moves)
            if entry.move.kind not in ("resign", "offer_draw"):
                table.choose(words(state, entry.move))


def test_what_the_referee_says(match):
    """ESP-34..ESP-58, ESP-60..ESP-63: battles, spies and ends, in this order, and no more."""
    table, moments = begun(match)
    expected = []
    for state, _decision, entry in moments:
        if entry.seat == REFEREE and entry.move.kind != "shown":
            assert expected.pop(0) == plain(state, entry.move)
        elif entry.move.kind in ("step", "pair", "end_turn"):
            assert not expected
            expected = table.choose(words(state, entry.move))
    assert not expected


def plain(state, move):
    """What the referee says in the words of the slow rules."""
    match move.kind:
        case "battle":
            codes = (r if r is None else CODES[r] for r in (move.removed, move.survivor))
            return ("battle", move.won, *codes)
        case "spied":
            assert sorted(move.seen) == list(move.seen)
            return ("spied", move.seat, {(state.field.names[s], CODES[r]) for s, r in move.seen})
    return ("next", move.then, move.winner)


def test_what_each_seat_knows(match):
    """ESP-14, ESP-49, ESP-52..ESP-54, ESP-66: of every rank, at every moment."""
    table, moments = begun(match)
    for state, decision, entry in moments:
        if decision.name == "move":
            for seat in (0, 1):
                view = state.view(seat)
                for piece in table.pieces:
                    known = piece.rank if table.known(piece, seat) else None

                    assert known == (r if (r := view.rank[piece.name]) is None else CODES[r])
                assert (None, None) == (view.idle, view.history)
            if entry.move.kind in ("step", "pair", "end_turn"):
                table.choose(words(state, entry.move))


def test_who_stands_where(match):
    """ESP-25..ESP-27, ESP-34, ESP-35: and the counters of ESP-61 and ESP-62, and bans."""
    table, moments = begun(match)
    for state, decision, entry in moments:
        if decision.name == "move":
            at = [place if place < 0 else state.field.names[place] for place in state.at]

            assert at == [piece.square or -1 for piece in table.pieces]
            assert table.idle == state.idle
            assert (table.player, table.number) == (state.player, state.number)
            assert sum(table.own_turns) == state.turns
            if entry.move.kind in ("step", "pair", "end_turn"):
                table.choose(words(state, entry.move))


def test_views_follow_from_what_was_seen(match):
    """ESP-54: what a seat may know is what the log tells it."""
    for seat in (0, 1):
        rebuilt = match.setup.start()
        for n, (state, _decision, entry) in enumerate(match.moments):
            if n % 8 == 0:
                assert rebuilt == state.view(seat)
            rebuilt.apply(
                entry.move if sees(seat, entry.known_to) else mask(entry.move), entry.seat
            )

        assert rebuilt == match.last.view(seat)


# --- conservation ------------------------------------------------------------------------


def test_no_piece_is_lost_or_doubled(match):
    """ESP-5, ESP-7, ESP-34: armies stay what they were, one piece a square, one less a battle."""
    for state in match.states:
        standing = {piece: place for piece, place in enumerate(state.at) if place >= 0}

        assert standing == {p: place for place, p in enumerate(state.who) if p >= 0}
        assert sorted(state.volcanoes) == [n for n, side in enumerate(state.sides) if side == 3]
        for place, side in enumerate(state.sides):
            piece = state.who[place]
            assert side in ((0, 3) if piece < 0 else (1 + (piece >= state.size),))
        if state.turns >= 0:
            for seat in (0, 1):
                ranks = Counter(state.rank[seat * state.size :][: state.size])
                assert state.options.army == tuple(ranks[rank] for rank in range(9))


def test_each_battle_removes_one_piece(match):
    """ESP-34: and nothing else removes any."""
    for (before, _decision, entry), later in pairwise(match.moments):
        if before.turns >= 0:
            gone = before.at.count(-1) + (entry.move.kind == "battle")

            assert gone == later.state.at.count(-1)


def test_volcanoes_stay(match):
    """ESP-3: they never move, and nobody enters them."""
    states = [moment.state for moment in match.moments if moment.decision.name != "volcano"]
    if states:
        assert all(volcanoes(states[0]) == volcanoes(state) for state in states[::10])


# --- the order of a match ----------------------------------------------------------------

LETTERS = {"volcano": "v", "first": "f", "place": "p", "ready": "r", "battle": "b", "spied": "s"}
LETTERS |= {"next": "n", "step": "m", "pair": "m", "end_turn": "e", "offer_draw": "o"}
LETTERS |= {"accept": "a", "decline": "d", "resign": "x", "shown": "z"}
ORDER = re.compile(r"v*f?p+rp*rz*(ssn)((od)?(mb?ssn|en|mb?ssnb?ssn))*(oa|x|odx)?z*")


def test_the_order_of_a_match(match):
    """ESP-10, ESP-19, ESP-63: volcanoes, armies, then moves and what follows from each."""
    text = "".join(LETTERS[moment.entry.move.kind] for moment in match.moments)

    assert ORDER.fullmatch(text)
    assert "odo" not in text


def test_turns_alternate(match):
    """ESP-19, ESP-20: each turn is the other player's, with one single move or two."""
    states = [m.state for m in in_play(match) if m.decision.name == "move"]
    for before, later in pairwise(states):
        assert later.player == (before.player + later.turns - before.turns) % 2
        assert 0 <= later.number < later.options.moves_per_turn


def test_it_ends(match):
    """ESP-59..ESP-65: with a result that fits, everything shown."""
    last = match.last
    winners, scores, reason = last.outcome

    assert () == last.decisions
    assert len(winners) == (0 if reason.startswith("draw") else 1)
    assert scores == tuple(int(seat in winners) for seat in (0, 1))
    for seat in (0, 1):
        assert last.rank == last.view(seat).rank
        assert last.at == last.view(seat).at
    if last.options.max_turns:
        assert last.turns <= last.options.max_turns
    removed = [CODES[last.rank[p]] for p, place in enumerate(last.at) if place < 0]
    assert ("H" in removed) == (reason == "hq_captured")
    mobile = [
        any(last.at[p] >= 0 and last.rank[p] < 7 for p in range(s * last.size, (s + 1) * last.size))
        for s in (0, 1)
    ]
    assert (not all(mobile)) == (reason == "no_mobile_pieces") or reason == "hq_captured"


def test_pieces_that_everybody_knows_to_be_stuck(match):
    """ESP-22, ESP-27: nothing is said to be stuck that can move."""
    for state in match.states:
        assert all(state.rank[piece] in (7, 8) for piece in state.rooted)
        assert all(state.rank[p] in range(7) for p, moved in enumerate(state.moved) if moved)


def urged_on(state, decision, rng):
    """A move by chance, but an attack if there is one, and rather forward than back."""
    moves = decision.moves
    move, other = rng.choice(moves), rng.choice(moves)
    if decision.name == "move":
        if (other.to - other.start > move.to - move.start) == (decision.seat == 0):
            move = other
        move = next((m for m in moves if state.sides[m.to]), move)
    return move


@pytest.mark.parametrize("preset", GAME.presets)
def test_matches_end(preset):
    """ESP-64, ET-50: for each of the usual sets of options."""
    options = chosen(preset)
    for seed in range(effort(25, wild=300)):
        rng = random.Random(seed)
        state = GAME.start(2, options)
        while state.decisions:
            decision = state.decisions[-1]
            state.apply(urged_on(state, decision, rng), decision.seat)

        assert state.outcome
        assert state.turns <= 2000
