"""The speed of the environments for research (`pygames.env`)."""

import random
from collections.abc import Iterator
from time import process_time

from pygames.env import Environment, load
from web.build.result import Result

SECONDS = 3
LEAST = {
    ("battle-line", "standard"): 10_000,
    ("espionage", "small_fast"): 4_000,
    ("espionage", "espionage"): 3_000,
    ("lost-patrol", "standard"): 6_000,
    ("not-alone", "base"): 3_000,
    ("deep-space-wars", "at_once"): 400,
}


def environments() -> Iterator[Result]:
    """Measure random choices per second of processor time, each with observation and mask."""
    for (game, preset), least in LEAST.items():
        environment = load(game, preset, seats=4 if game == "not-alone" else 2)
        bare = rate(environment, observing=False)
        how = f"{bare:.0f} without; {environment.observation_size} numbers, "
        how += f"{environment.num_distinct_actions} actions"
        what = f"steps a second of {game} ({preset}) with observation and mask"
        yield Result(what, rate(environment), least, at_least=True, how=how)


def rate(environment: Environment, observing: bool = True) -> float:
    """Measure choices of players per second, chance included."""
    rng, steps, begin = random.Random(1), 0, process_time()
    while process_time() - begin < SECONDS:
        state = environment.new_initial_state().deal(rng)
        while not state.is_terminal():
            if observing:
                state.observation_tensor(state.current_player)
                state.action_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            state.deal(rng)
            steps += 1
    return steps / (process_time() - begin)
