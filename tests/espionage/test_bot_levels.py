"""How each level plays; what holds of the bots of all games is in `tests/test_bot_laws.py`."""

import random
from functools import cache

import pytest

from pygames.bots import choose
from pygames.bots.arena import bot, chance_player, play, play_pair, tally
from pygames.core.dealer import Shuffler
from pygames.core.log import make_setup
from pygames.espionage.bot import BOT
from pygames.espionage.pieces import HQ, MINE, MOBILE
from tests import bot_laws
from tests.espionage.playouts import playout
from tests.espionage.positions import GAME, bare, position

NODES = 12
ARMIES = [{"preset": preset} for preset in GAME.presets] + [
    {"board": "6x6", "setup_rows": 1, "volcano_count": 2},
    {"board": "6x6", "setup_rows": 2, "volcano_count": 0},
    {"board": "12x12", "setup_rows": 5, "volcano_count": 10},
    {"board": "12x7", "setup_rows": 2, "volcanoes": "a3 c3 d4"},
    {"board": "7x9", "setup_rows": 3, "volcanoes": ""},
    {"board": "6x6", "setup_rows": 2, "piece_set": "1-0-0-0-0-0-0-10-1", "volcanoes": "a3 b3 c3"},
    {"board": "6x6", "setup_rows": 2, "piece_set": "0-0-0-0-0-11-0-0-1", "volcanoes": ""},
    {"board": "6x6", "setup_rows": 2, "piece_set": "2-0-0-0-1-0-0-8-1", "volcanoes": "a3 b3 d4"},
]


@cache
def moments(name, value):
    """The moments of a match with this option in which a player chooses."""
    return [m for m in playout(name, value).moments if m.decision.seat >= 0]


def some(name, value, every):
    """Some of these moments, rare ones first."""
    found = moments(name, value)
    rare = [m for m in found if m.decision.name == "draw"]
    return rare[:3] + found[::every]


def thought_of(state, decision, level, seed=1, nodes=NODES):
    """What a bot makes of the view of the seat that must choose."""
    return bot_laws.thought_of(GAME, state, decision, level, seed, nodes)


def armies_of(seed=0, **asked):
    """The ranks of both armies as bots set them up, and the state before the first turn."""
    state = bare(**asked) if "volcanoes" in asked else start_with(asked)
    rng, deal = random.Random(seed), Shuffler(random.Random(seed)).answer
    while state.decisions and state.decisions[0].name in ("volcano", "first", "place", "ready"):
        decision = state.decisions[0]
        if decision.seat < 0:
            move = deal(decision)
        else:
            move = choose(GAME, state.view(decision.seat), decision, 2, rng)
            assert move in decision.moves
        state.apply(move, decision.seat)
    return state.rank[: state.size], state.rank[state.size :], state


def start_with(asked):
    """A state before its first move."""
    rest = dict(asked)
    return make_setup(GAME.id, 2, {**GAME.presets.get(rest.pop("preset", ""), {}), **rest}).start()


# --- all corners of the rules ----------------------------------------------------------------


def test_nothing_is_asked_of_more_than_a_view():
    """A view and the full state lead to the same choice, for the view is all that is used."""
    for moment in some("moves_per_turn", 1, 9):
        decision, seat = moment.decision, moment.decision.seat
        if decision.name == "move":
            full = BOT.rollout(moment.state, decision, random.Random(1))

            assert full == BOT.rollout(moment.state.view(seat), decision, random.Random(1))


def test_worlds_fit_the_view_with_beliefs_too():
    for moment in some("combat_reveal", "none", 9) + some("second_move", "mandatory", 9):
        if moment.decision.name != "move":
            continue
        view = moment.state.view(moment.decision.seat)
        world = BOT.determinize(view, moment.decision.seat, random.Random(1), True)

        assert world.view(moment.decision.seat) == view


# --- setting up ------------------------------------------------------------------------------


@pytest.mark.parametrize("asked", ARMIES)
def test_armies_are_complete_and_can_move(asked):
    """ESP-13, ESP-17: all that the army has, and somebody who can go forward."""
    for seed in range(6):
        white, black, state = armies_of(seed, **asked)

        for army in (white, black):
            assert [army.count(rank) for rank in range(9)] == list(state.options.army)
        assert "move" == settled(state).decisions[0].name


def settled(state):
    """The state after what the referee has to say."""
    deal = Shuffler(random.Random(0)).answer
    while state.decisions and state.decisions[0].seat < 0:
        state.apply(deal(state.decisions[0]), state.decisions[0].seat)
    return state


def test_armies_are_sensible_and_never_the_same():
    armies = [army for seed in range(20) for army in armies_of(seed, preset="fast")[:2]]
    homes = [army.index(HQ) for army in armies]

    assert len({tuple(army) for army in armies}) == len(armies)
    assert len(set(homes)) >= 8
    assert all(home < 20 for home in homes)
    assert sum(home < 10 for home in homes) > 25
    mines = [sum(army[20:].count(MINE) for army in armies), sum(a[:10].count(MINE) for a in armies)]
    assert mines[0] * 4 < mines[1]
    beside = [
        sum(
            army[place] == MINE
            for place in range(30)
            if abs(place // 10 - home // 10) + abs(place % 10 - home % 10) == 1
        )
        for army, home in zip(armies, homes, strict=True)
    ]
    assert len(set(beside)) >= 3  # not always walled in, or nobody would doubt
    assert sum(beside) > 40


def test_a_set_up_goes_on_with_what_stands_already():
    """Whatever somebody has placed before, the rest is legal."""
    for seed in range(10):
        rng = random.Random(seed)
        state = start_with({"preset": "small", "volcano_layout": "none"})
        while state.decisions[0].name == "place" and state.decisions[0].seat == 0:
            decision = state.decisions[0]
            if state.placed[0] < 12:
                move = rng.choice(decision.moves)
            else:
                move = choose(GAME, state.view(0), decision, 3, rng)
            state.apply(move, 0)

        assert any(rank in MOBILE for rank in state.rank[16:24])


# --- play ------------------------------------------------------------------------------------


def test_a_beginner_chooses_less_firmly_than_a_club_player():
    """The same position, many times: how many different moves are made."""
    state = position("W5@e4 W3@d4 W2@g4 WS@c3 B4@e7 B2@f7 B3@h7", preset="fast")
    view, (decision,) = state.view(0), state.decisions
    made = [
        {choose(GAME, view, decision, level, random.Random(n)) for n in range(60)}
        for level in (1, 2)
    ]

    assert len(made[0]) > len(made[1]) > 1


def test_a_match_of_bots_is_played_to_win():
    """Nobody walks to and fro until nothing has happened for too long."""
    for preset in ("small_fast", "small"):
        match = play(GAME, (bot(GAME, 2), bot(GAME, 2)), "1", GAME.presets[preset])

        assert match.outcome.winners


def test_a_club_player_beats_chance():
    small = GAME.presets["small_fast"]
    pairs = [play_pair(GAME, bot(GAME, 2), chance_player, f"{n}", small).points for n in range(8)]

    assert tally(pairs).rate >= 0.9
