"""How each level plays; what holds of the bots of all games is in `tests/test_bot_laws.py`."""

import random
from dataclasses import replace

import pytest

import pygames
from pygames.battle_line.moves import CLAIM, END_CLAIMS
from pygames.battle_line.pieces import DECKS, card_of, deck_of
from pygames.bots import LEVELS, choose, think
from pygames.core.series import current_play
from tests import bot_laws
from tests.battle_line.playouts import playout
from tests.battle_line.positions import position

GAME = pygames.GAMES["battle-line"]
NODES = 8


def thought_of(state, decision, level, seed=1, nodes=NODES):
    """What a bot makes of the view of the seat that must choose."""
    return bot_laws.thought_of(GAME, state, decision, level, seed, nodes)


def choices(name, value, every=4):
    """Some moments of a match with this option in which a player chooses, rare ones first."""
    moments = [m for m in playout(name, value).moments if m.decision.seat >= 0]
    rare = [m for m in moments if m.decision.name not in ("play", "draw", "claim")]
    return rare[:4] + moments[::every]


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_proved_is_claimed(level):
    """BL-51: nothing is gained by waiting."""
    state = position(fronts={3: ("R10 R9 R8", "G1"), 7: ("B1 B2 B3", "")}, step="claim")
    (decision,) = state.decisions
    assert END_CLAIMS in decision.moves

    assert thought_of(state, decision, level).move == CLAIM[2]


@pytest.mark.parametrize("level", LEVELS)
def test_the_claim_that_wins_comes_first(level):
    fronts = {1: ("R10 R9 R8", ""), 5: ("B10 B9 B8", "")}
    state = position(fronts=fronts, won=([3, 4], [7, 8]), step="claim")
    (decision,) = state.decisions
    thought = thought_of(state, decision, level)

    assert thought.move == CLAIM[4]
    assert any("wins you the game" in reason for reason in thought.reasons)


@pytest.mark.parametrize("level", [2, 3, 4])
def test_a_wedge_is_completed_that_wins_the_game(level):
    state = position(
        hands=("R8 G1 B2 Y3 O4 P5 G2", "Y1 Y2 B5 B6 O1 O2 P1"),
        fronts={5: ("R10 R9", "G9 B9")},
        won=([3, 4], []),
    )
    (decision,) = state.decisions
    for seed in range(5):
        move = thought_of(state, decision, level, seed).move

        assert (card_of("R8"), 4) == (move.card, move.front)


def test_a_beginner_chooses_less_firmly_than_a_club_player():
    """The same position, many times, when some moves are better than others: how many are made."""
    plays = [m for m in choices("claim_window", "end", 1) if m.decision.name == "play"]
    moment = plays[len(plays) // 2]
    made = [
        {
            choose(GAME, moment.views[moment.decision.seat], moment.decision, level, rng)
            for rng in map(random.Random, range(60))
        }
        for level in (1, 2)
    ]

    assert len(made[0]) > len(made[1]) > 1


def test_worlds_fit_the_view_with_beliefs_too():
    from pygames.battle_line.bot import BOT

    for moment in choices("claim_window", "end"):
        seat = moment.decision.seat
        view = current_play(moment.views[seat])
        world = BOT.determinize(view, seat, random.Random(1), True)

        assert world.view(seat) == view
        for deck in DECKS:
            assert sum(deck_of(c) == deck for c in world.hands[1 - seat]) == view.held(
                1 - seat, deck
            )


def test_a_game_without_bots_is_refused():
    match = pygames.Match("null", rng=random.Random(1))
    decision = match.decisions[0]

    with pytest.raises(ValueError, match="no bot"):
        think(replace(match.game, bot=""), match.view(0), decision, 1, random.Random(1))


def test_a_level_that_is_none_is_refused():
    state = position(hands=("R1", "G1"))

    with pytest.raises(ValueError, match="no level 6"):
        choose(GAME, state.view(0), state.decisions[0], 6, random.Random(1))
