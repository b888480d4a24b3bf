"""Illegal moves: refused with a reason, and nothing changes (BL-14..BL-58)."""

import pytest

from pygames.battle_line import moves
from pygames.core.game import CHANCE, IllegalMove
from tests.battle_line.positions import (
    DRAW_TACTICS,
    DRAW_TROOP,
    betray,
    claim,
    desert,
    drawn,
    go,
    play,
    position,
    put_back,
    redeploy,
)

CARDS = [*range(-1, 71), None]
FRONTS = [*range(-1, 10), None]
EVERY_MOVE = [
    *(
        move(card, front)
        for move in (moves.Play, moves.Redeploy, moves.Betray)
        for card in CARDS
        for front in FRONTS
    ),
    *(move(card) for move in (moves.Desert, moves.Discard) for card in CARDS),
    *(moves.Return(card=card, deck=deck) for card in CARDS for deck in (-1, 0, 1, 2)),
    *(moves.Drawn(card=c, seat=s, deck=d) for c in CARDS for s in (0, 1) for d in (0, 1)),
    *(moves.Shown(seat=seat, card=card) for card in CARDS for seat in (0, 1)),
    *map(moves.Claim, FRONTS),
    *map(moves.Draw, (-1, 0, 1, 2, None)),
    *(moves.First(0), moves.First(1), moves.SCOUT, moves.PASS, moves.END_CLAIMS, moves.RESIGN),
]

ON_TABLE = {1: ("R10 R9", "G8 LH"), 2: ("B1 Y1 P1", "B5"), 5: ("EK", "Y10 Y9 Y8")}
HANDS = ("R8 R4 LA FO GO TB FI HA", "G5 MU")


def table(**other):
    return position(hands=HANDS, fronts=ON_TABLE, won=([9], [8]), hand_size=8, **other)


def scouting():
    return go(table(), moves.SCOUT, DRAW_TROOP, drawn(0, "O1"), DRAW_TROOP, drawn(0, "O2"))


def over_full():
    fronts = {1: ("R1 R2 R3 R10", "G1 G2 G3 G10")}
    options = {"env_targetable": True, "mud_excess": "owner_discards"}
    return go(position(hands=("FI", "B2"), fronts=fronts, mud=(1, 1), **options), desert("MU"))


STATES = {
    "play": table,
    "claim": lambda: go(table(), play("R8", 1)),
    "draw": lambda: go(table(), play("R4", 7)),
    "drawn": lambda: go(table(), play("R4", 7), DRAW_TROOP),
    "scout_draw": scouting,
    "scout_return": lambda: go(scouting(), DRAW_TACTICS, drawn(0, "SH")),
    "excess": over_full,
}


@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("half", [False, True], ids=["full", "view"])
def test_of_all_moves_just_the_listed_ones_are_made(name, half):
    """Whatever is tried, by whomever: made if it is listed, else refused with a text."""
    state = STATES[name]()
    state = state.view(1) if half else state
    (decision,) = state.decisions
    listed = {*decision.moves, *decision.also}
    if decision.known_to is not None:
        listed |= {move._replace(card=None) for move in decision.moves}
    before = state.copy()

    assert name == decision.name
    for move in EVERY_MOVE:
        for seat in (0, 1, CHANCE):
            if move in listed and seat == decision.seat:
                state.copy().apply(move, seat)
            else:
                with pytest.raises(IllegalMove) as refusal:
                    state.apply(move, seat)
                assert str(refusal.value)

    assert before == state
    assert list(before.decisions[0].moves) == list(state.decisions[0].moves)


REASONS = [
    pytest.param(table(), play("R7", 1), "hold", id="BL-14 a card of the deck"),
    pytest.param(table(), play("G5", 1), "hold", id="BL-14 the opponent's card"),
    pytest.param(table(), play("R4", 2), "full", id="BL-16"),
    pytest.param(table(), play("R4", 9), "decided", id="BL-17 won"),
    pytest.param(table(), play("FO", 8), "decided", id="BL-17 lost"),
    pytest.param(table(played=(2, 1)), play("LA", 1), "one tactics card ahead", id="BL-18"),
    pytest.param(table(played=(2, 1)), moves.SCOUT, "one tactics card ahead", id="BL-18 guile"),
    pytest.param(table(leaders=(True, False)), play("LA", 1), "Leader", id="BL-21"),
    pytest.param(table(), redeploy("R10", 2), "effect", id="BL-28 no slot"),
    pytest.param(table(), redeploy("EK", None), "effect", id="BL-29"),
    pytest.param(table(), desert("R10"), "effect", id="BL-30 an own card"),
    pytest.param(table(), betray("LH", 1), "effect", id="BL-31"),
    pytest.param(table(), moves.PASS, "must play", id="BL-35"),
    pytest.param(table(), claim(2), "time", id="BL-51"),
    pytest.param(table(), DRAW_TROOP, "time", id="BL-37"),
    pytest.param(STATES["claim"](), claim(9), "decided", id="BL-52 claimed"),
    pytest.param(STATES["claim"](), claim(5), "not complete", id="BL-52 incomplete"),
    pytest.param(STATES["claim"](), claim(2), "could still beat", id="BL-54"),
    pytest.param(STATES["claim"](), play("R4", 7), "time", id="BL-14 one card a turn"),
    pytest.param(STATES["scout_return"](), put_back("B1"), "cannot", id="BL-25"),
]


@pytest.mark.parametrize(("state", "move", "reason"), REASONS)
def test_the_reason_tells_the_rule(state, move, reason):
    with pytest.raises(IllegalMove) as refusal:
        state.apply(move, 0)

    assert reason in str(refusal.value)


@pytest.mark.parametrize("name", ["claim", "draw", "scout_draw", "scout_return"])
def test_passing_later_in_the_turn_is_not_a_matter_of_troops(name):
    """BL-14, BL-35: the card has been played already."""
    with pytest.raises(IllegalMove) as refusal:
        STATES[name]().apply(moves.PASS, 0)

    assert "must play" not in str(refusal.value)


@pytest.mark.parametrize("theirs", ["G10 G9 G8", "G7@2 G6@3 G5@4"])
def test_a_claim_against_a_complete_side(theirs):
    """BL-53: it is beaten, or was completed later; nothing is still to come there."""
    fronts = {1: ("R7@1 R6@5 R5@6", theirs), 2: ("B10 B9 B8", "")}
    state = position(hands=("P1", ""), fronts=fronts, step="claim")
    with pytest.raises(IllegalMove) as refusal:
        state.apply(claim(1), 0)

    assert "could still" not in str(refusal.value)


@pytest.mark.parametrize("card", ["GO", "TB", "FI", "HA"])
def test_a_guile_card_at_a_front_is_not_a_matter_of_slots(card):
    """BL-34: it lies in front of its player."""
    with pytest.raises(IllegalMove) as refusal:
        table().apply(play(card, 7), 0)

    assert "full" not in str(refusal.value)
