"""The public API takes every kind of whole number, and says in a sentence what it cannot take."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import pygames
from pygames import GAMES, BadLink, BadSetup, IllegalMove, Match
from pygames.bots import choose, think
from pygames.bots.arena import bot, chance_player, play, play_pair, tally
from pygames.core.game import Told
from pygames.env import CHANCE, load
from pygames.env.description import has_encoding
from pygames.env.pettingzoo import env, parallel_env

GAME = GAMES["battle-line"]
WHOLE: list[Callable[[int], Any]] = [np.int64, np.int16, np.uint16, np.asarray]
"""Ways to write a whole number; the last one is an array without dimensions."""


def begun(**setup: Any) -> Match:
    """A match that is about to be played."""
    return Match("battle-line", rng=random.Random(1), **setup)


@pytest.mark.parametrize("whole", WHOLE)
def test_a_match_takes_any_whole_number(whole: Callable[[int], Any]) -> None:
    options = {"hand_size": whole(5), "use_tactics": np.bool_(False), "starter": np.str_("P0")}
    match = begun(seats=whole(2), options=options, names=np.array(["Ann", "Ben"]))
    same = begun(seats=2, options={"hand_size": 5, "use_tactics": False, "starter": "P0"})

    assert match.setup._replace(names=()) == same.setup
    assert [*map(type, match.setup.options.values())] == [*map(type, same.setup.options.values())]
    decision = match.decisions[0]
    match.play(decision.moves[0], whole(decision.seat))
    assert decision.moves[0] in [entry.move for entry in match.log]
    assert match.view(whole(1)).outcome == match.view(1).outcome
    assert match.seen(whole(1)) == match.seen(1)
    assert match.link(whole(1)) == match.link(1)
    assert Match.from_link(match.link()).log == match.log


@pytest.mark.parametrize("whole", WHOLE)
@pytest.mark.parametrize("game", [*filter(has_encoding, GAMES)])
def test_an_environment_takes_any_whole_number(game: str, whole: Callable[[int], Any]) -> None:
    environment = load(game, seats=whole(GAMES[game].seats[0]))
    states = [environment.new_initial_state().deal(random.Random(1)) for _ in range(2)]
    for state, number in zip(states, (whole, int), strict=True):
        for _step in range(5):
            player, legal = state.current_player, state.legal_actions(number(state.current_player))
            assert sum(state.action_mask(number(player))) == len(legal)
            assert state.observation_tensor(number(player))
            assert state.information_state_string(number(player))
            if state.is_simultaneous:
                state.apply_actions({np.int64(player): number(legal[-1])})
            else:
                state.apply_action(number(legal[-1]), number(player))
            state.deal(random.Random(2))
    assert states[0] == states[1]
    assert str(states[0]) == str(states[1])
    assert states[0].link() == states[1].link()


@pytest.mark.parametrize("whole", WHOLE)
def test_pettingzoo_takes_any_whole_number(whole: Callable[[int], Any]) -> None:
    tables = [env("battle-line", max_steps=whole(3)), env("battle-line", max_steps=3)]
    for table, number in zip(tables, (whole, int), strict=True):
        table.reset(seed=number(5))
        while not any(table.truncations.values()):
            action = table.match.legal_actions()[0]
            table.step(number(action))
    assert tables[0].match == tables[1].match
    both = parallel_env("espionage", "small_fast", max_steps=2)
    seen, _infos = both.reset(seed=whole(1))
    for _step in range(2):
        choices = {agent: whole(int(np.argmax(seen[agent]["action_mask"]))) for agent in seen}
        seen, _rewards, _ends, cuts, _infos = both.step(choices)
    assert all(cuts.values())
    assert not both.agents


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (lambda: Match("chess"), BadSetup),
        (lambda: Match(5), BadSetup),
        (lambda: Match([]), BadSetup),
        (lambda: Match("battle-line", 2.0), BadSetup),
        (lambda: Match("battle-line", True), BadSetup),
        (lambda: Match("battle-line", "2"), BadSetup),
        (lambda: Match("battle-line", np.int64(3)), BadSetup),
        (lambda: Match("battle-line", options=["x"]), BadSetup),
        (lambda: Match("battle-line", options={5: 5}), BadSetup),
        (lambda: Match("battle-line", options={"hand_size": 7.0}), BadSetup),
        (lambda: Match("battle-line", options={"hand_size": True}), BadSetup),
        (lambda: Match("battle-line", options={"use_tactics": 1}), BadSetup),
        (lambda: Match("battle-line", options={"starter": []}), BadSetup),
        (lambda: Match("battle-line", names="AB"), BadSetup),
        (lambda: Match("battle-line", names=5), BadSetup),
        (lambda: Match("battle-line", names=[1, 2]), BadSetup),
        (lambda: Match("battle-line", rng=5), ValueError),
        (lambda: Match.from_link(None), BadLink),
        (lambda: Match.from_link(b"b1"), BadLink),
        (lambda: begun().play(None, begun().decisions[0].seat), IllegalMove),
        (lambda: begun().play("r5 1", begun().decisions[0].seat), IllegalMove),
        (lambda: begun().play(begun().decisions[0].moves[0], 9), IllegalMove),
        (lambda: begun().play(begun().decisions[0].moves[0], None), ValueError),
        (lambda: begun().view(2), ValueError),
        (lambda: begun().view(-1), ValueError),
        (lambda: begun().view("0"), ValueError),
        (lambda: begun().seen(1.5), ValueError),
        (lambda: begun().link(7), ValueError),
        (lambda: load("chess"), BadSetup),
        (lambda: load("battle-line", "chess"), BadSetup),
        (lambda: load("battle-line", 5), BadSetup),
        (lambda: load("battle-line", seats=2.5), BadSetup),
        (lambda: load("battle-line", hand=7), BadSetup),
        (lambda: started().apply_action(1.5), ValueError),
        (lambda: started().apply_action("1"), ValueError),
        (lambda: started().apply_action(None), ValueError),
        (lambda: started().apply_action(10**6), ValueError),
        (lambda: started().apply_actions({5: 0}), ValueError),
        (lambda: started().legal_actions(5), ValueError),
        (lambda: started().observation_tensor(-1), ValueError),
        (lambda: started().observation("0"), ValueError),
        (lambda: started().information_state_string(2), ValueError),
        (lambda: started().view(None), ValueError),
        (lambda: started().resample(9, random.Random(1)), ValueError),
        (lambda: env("battle-line", max_steps=0), ValueError),
        (lambda: env("battle-line", max_steps="9"), ValueError),
        (lambda: env("battle-line").reset(seed="x"), ValueError),
        (lambda: env("battle-line").reset(seed=1.5), ValueError),
        (lambda: reset(env("battle-line")).step(None), ValueError),
        (lambda: reset(env("battle-line")).step(1.5), ValueError),
        (lambda: reset(parallel_env("battle-line")).step({}), ValueError),
        (lambda: chosen(level=9), ValueError),
        (lambda: chosen(level="2"), ValueError),
        (lambda: chosen(game="battle-line"), ValueError),
        (lambda: chosen(rng=5), ValueError),
        (lambda: bot(GAME, 9), ValueError),
        (lambda: play(GAME, [chance_player], "1"), BadSetup),
        (lambda: play_pair(GAME, chance_player, chance_player, "1", seats=3), BadSetup),
        (lambda: tally([]), ValueError),
        (lambda: pygames.replay(begun().setup, [pygames.Entry(0, None, None)]), IllegalMove),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    wrong: Callable[[], object], fault: type[Exception]
) -> None:
    with pytest.raises(fault) as refused:
        wrong()
    assert len(str(refused.value).split()) > 2
    assert isinstance(refused.value, Told | ValueError)


def started() -> Any:
    """A state in which somebody is asked."""
    return load("battle-line").new_initial_state().deal(random.Random(1))


def reset(table: Any) -> Any:
    """The same, begun."""
    table.reset(seed=1)
    return table


def chosen(game: Any = GAME, level: Any = 1, rng: Any = None) -> Any:
    """The choice of a bot, told why."""
    match = begun()
    decision = match.decisions[0]
    view, rng = match.view(decision.seat), rng or random.Random(1)
    choose(game, view, decision, level, rng)
    return think(game, view, decision, level, rng)


def test_chance_is_asked_for_as_well() -> None:
    state = load("battle-line").new_initial_state()
    assert state.legal_actions(np.int64(CHANCE)) == state.legal_actions(CHANCE)
