"""What holds of the environments of all games, whatever their options."""

import copy
import math
import pickle
import random

import pytest

import pygames
from pygames.core.game import is_open
from pygames.env import CHANCE, TERMINAL, load
from tests.env.playing import GAMES, environments, played, some_states
from tests.strategies import spread

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_every_move_is_made_by_actions_and_no_two_by_the_same(game: str) -> None:
    for state in some_states(game):
        encoding = state.environment.encoding
        for player in () if state._part else state.actors:
            decision = state.decision(player)
            moves = [*spread(decision.moves, 60), *decision.also]
            spelt = [state.spell(move, player) for move in moves]
            assert len({*spelt}) == len(moves)
            for move, actions in zip(moves, spelt, strict=True):
                assert all(0 <= action < encoding.actions for action in actions)
                twin = state.clone()
                for action in actions[:-1]:
                    assert twin.move(action, player) is None
                    assert action in twin.legal_actions(player)
                    twin.apply_action(action, player)
                assert twin.move(actions[-1], player) == move
                assert actions[-1] in twin.legal_actions(player, also=True)


@each_game
def test_every_legal_action_can_be_taken_and_the_mask_says_which(game: str) -> None:
    for state in some_states(game):
        for player in range(state.environment.num_players):
            legal = state.legal_actions(player)
            mask = state.action_mask(player)
            assert legal == sorted({*legal})
            assert [*legal] == [action for action, may in enumerate(mask) if may]
            assert len(mask) == state.environment.num_distinct_actions
            assert bool(legal) == (player in state.actors)
            for action in spread(legal, 20):
                assert state.action_to_string(action, player)
                state.clone().apply_action(action, player)


@each_game
def test_any_other_action_is_refused_and_changes_nothing(game: str) -> None:
    rng = random.Random(1)
    for state in some_states(game):
        player, actions = state.current_player, state.environment.num_distinct_actions
        before = state.clone()
        legal = state.legal_actions(player, also=True)
        for action in {*rng.sample(range(actions), 40)} - {*legal}:
            with pytest.raises(pygames.IllegalMove):
                state.apply_action(action, player)
        for action in (-1, actions):
            with pytest.raises(ValueError, match=f"they are 0 to {actions - 1}"):
                state.apply_action(action, player)
        idle = {*range(state.environment.num_players)} - {*state.actors}
        for other in idle:
            assert state.legal_actions(other) == []
        assert state == before
        assert state._position == before._position


@each_game
def test_what_a_player_observes_is_the_same_in_all_states_that_it_may_be_in(game: str) -> None:
    rng = random.Random(2)
    for state in some_states(game):
        environment = state.environment
        for player in range(environment.num_players):
            drawn = state.resample(player, rng)
            tensor = state.observation_tensor(player)
            assert tensor == drawn.observation_tensor(player)
            assert state.information_state_string(player) == drawn.information_state_string(player)
            assert state.legal_actions(player) == drawn.legal_actions(player)

            assert len(tensor) == environment.observation_size
            assert all(-1 <= value <= 4 for value in tensor)
            planes = state.observation(player)
            assert {name: it.shape for name, it in planes.items()} == environment.observation_shapes
            assert sum(it.nbytes for it in planes.values()) == 4 * len(tensor)


@each_game
def test_a_drawn_state_is_played_to_its_end(game: str) -> None:
    rng = random.Random(3)
    state = next(iter(some_states(game))).resample(0, rng)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        state.deal(rng)
    assert state.information_state_string(1)
    with pytest.raises(ValueError, match="drawn"):
        state.link()


@each_game
def test_copies_are_equal_and_of_their_own(game: str) -> None:
    for state in some_states(game):
        twins = (state.clone(), copy.copy(state), copy.deepcopy(state))
        for twin in (*twins, pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert hash(twin) == hash(state)
            assert (str(twin), repr(twin)) == (str(state), repr(state))
            assert twin.legal_actions() == state.legal_actions()
            twin.apply_action(twin.legal_actions()[0])
            assert twin != state
        assert state.environment == twin.environment


@each_game
def test_a_match_ends_with_returns_and_has_a_link(game: str) -> None:
    for seed, environment in enumerate(environments(game)[:2]):
        made = 0
        for state in played(environment, seed, environment.max_game_length):
            assert state.returns() == state.rewards() == [0.0] * environment.num_players
            assert state.scores() == []
            made += 1
        assert state.is_terminal()
        assert state.current_player == TERMINAL
        assert (state.actors, state.legal_actions()) == ((), [])
        assert made < environment.max_game_length
        match = pygames.Match.from_link(state.link())
        assert match.outcome is not None
        assert state.scores() == [*match.outcome.scores]
        signs = [
            1.0 if seat in match.outcome.winners else -1.0 for seat in range(len(state.scores()))
        ]
        assert state.returns() == (signs if match.outcome.winners else [0.0] * len(signs))
        seen = pygames.Match.from_link(state.link(1))
        assert seen.state == state.view(1)


@each_game
def test_all_that_chance_may_do_is_equally_likely(game: str) -> None:
    rng = random.Random(4)
    for environment in environments(game):
        state, seen = environment.new_initial_state(), 0
        for _step in range(200):
            if state.is_terminal():
                break
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                seen += 1
                assert math.isclose(sum(chance for _number, chance in outcomes), 1)
                assert len({chance for _number, chance in outcomes}) == 1
                assert len(outcomes) <= environment.max_chance_outcomes
                assert not any(state.action_mask())
                number = rng.choice(outcomes)[0]
                assert state.spell(state.move(number)) == (number,)
                state.clone().apply_action(number)
                assert state.current_player == CHANCE
                state.apply_action(number)
            else:
                player = rng.choice(state.actors)
                state.apply_action(rng.choice(state.legal_actions(player)), player)
        assert seen or game in ("espionage", "not-alone")


@each_game
def test_seats_that_are_asked_at_once_can_answer_at_once(game: str) -> None:
    rng, several = random.Random(5), 0
    state = load(game, seats=pygames.GAMES[game].seats[-1]).new_initial_state().deal(rng)
    for _step in range(120):
        if state.is_terminal():
            break
        actions = {seat: rng.choice(state.legal_actions(seat)) for seat in state.actors}
        assert state.is_simultaneous == (len(actions) > 1)
        several += state.is_simultaneous
        dropped = state.apply_actions(actions)
        assert {*dropped} <= {*actions} - {min(actions)}
        state.deal(rng)
    assert bool(several) == (game in ("espionage", "not-alone"))


@each_game
def test_moves_that_no_action_makes_can_be_made_too(game: str) -> None:
    for state in some_states(game):
        decision = state.decision()
        moves = decision.moves
        if is_open(moves):
            move = moves.some(random.Random(6))  # type: ignore[attr-defined]
            state.apply_move(move)
            assert move in [entry.move for entry in state._log]


def test_what_a_game_does_not_offer_is_refused_in_words() -> None:
    with pytest.raises(pygames.BadSetup, match="no game"):
        load("chess")
    with pytest.raises(pygames.BadSetup, match="no environment"):
        load("null")
    with pytest.raises(pygames.BadSetup, match="Choose from: standard"):
        load("battle-line", "bullet")
    with pytest.raises(pygames.BadSetup, match="5 players"):
        load("battle-line", seats=5)
    with pytest.raises(pygames.BadSetup, match="hand_size"):
        load("battle-line", hand_size=99)
