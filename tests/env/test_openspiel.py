"""Four of the games as OpenSpiel sees them."""

import copy
import random

import pytest

from tests.effort import sampled
from tests.env.playing import GAMES

pyspiel = pytest.importorskip("pyspiel")  # it is among the packages of the test command
spiel = pytest.importorskip("pygames.env.openspiel")

NAMES = spiel.register()
PARAMETERS = {
    "kitchen_battle_line": {},
    "kitchen_espionage": {"preset": "small_fast"},
    "kitchen_lost_patrol": {"preset": "dash"},
    "kitchen_not_alone": {"seats": 4},
}

each_game = pytest.mark.parametrize("name", NAMES)


def test_all_games_with_actions_that_can_be_counted_are_there() -> None:
    assert {*GAMES} - {*spiel.GAMES} == {"deep-space-wars"}
    assert spiel.register() == NAMES == [*PARAMETERS]
    assert {*NAMES} <= {*pyspiel.registered_names()}


@pytest.mark.parametrize("name", sampled(NAMES, 2))
def test_it_stands_the_test_of_open_spiel(name: str) -> None:
    game = pyspiel.load_game(name, PARAMETERS[name])
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def played(game: object, rng: random.Random, most: int) -> object:
    """A state after so many choices, of chance too."""
    state = game.new_initial_state()  # type: ignore[attr-defined]
    for _step in range(most):
        if state.is_terminal():
            break
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, chances)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@each_game
def test_what_it_observes_is_what_the_environment_observes(name: str) -> None:
    game = pyspiel.load_game(name, PARAMETERS[name])
    state = played(game, random.Random(2), 60)
    now = game.make_py_observer()
    for player in range(game.num_players()):
        now.set_from(state, player)
        assert now.tensor.tolist() == state.table.observation_tensor(player).tolist()
        assert {name: it.shape for name, it in now.dict.items()} == {
            name: it.shape for name, it in state.table.observation(player).items()
        }
        info = state.information_state_string(player)
        assert info == state.table.information_state_string(player)
        assert now.string_from(state, player) == state.observation_string(player)


@each_game
def test_copies_are_of_their_own_and_drawn_states_fit(name: str) -> None:
    game = pyspiel.load_game(name, PARAMETERS[name])
    state = played(game, random.Random(3), 60)
    for twin in (state.clone(), copy.deepcopy(state)):
        assert twin.table == state.table
        assert twin.table is not state.table
        assert twin.history() == state.history()
    drawn = state.resample_from_infostate(0, random.Random(4).random)
    assert drawn.table.information_state_string(0) == state.information_state_string(0)
