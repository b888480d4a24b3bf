"""What is said of moves, and battles in which there is something to say."""

from typing import Any

from pygames.core.game import CHANCE
from pygames.core.players import mention, named
from pygames.core.term_marks import unmarked
from pygames.deep_space_wars.describe import describe, narrate, remind
from pygames.deep_space_wars.engine import steps
from pygames.deep_space_wars.engine.moves import LINE_UP, Dice, March, Muster
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.game import RULES
from pygames.deep_space_wars.positions.gaits import forced_march, run, teleport, walk

NAMES = ("Ada", "Ben", "Cleo", "Dan")
HALCYON = Muster((("HC1", 7), ("HC3", 3), ("HC6", 7)))
SKARN = Muster((("SB1", 6), ("SB2", 5), ("SB3", 5)))


def fresh(mission: str = "annihilation", **options: Any) -> State:
    """A battle whose armies are to be chosen."""
    usual = {name: option.default for name, option in RULES.options.items()}
    return RULES.start(2, {**usual, "mission": mission, **options})


def battle() -> State:
    """Ada's turn: seven Line Rifles, three Field Medics and seven Compact Guards on the table."""
    state = fresh()
    for seat, army in ((0, HALCYON), (1, SKARN)):
        state.apply(army, seat)
    state.apply(Dice((5, 3)), CHANCE)
    for seat in (0, 1):
        state.apply(LINE_UP, seat)
    return state


def asked(step: Any) -> State:
    """The same battle at another step."""
    state = battle()
    state.steps.append(step)
    return state


def told(move: Any, state: State) -> tuple[str, str, str]:
    """All that is said of a move, with the names of the players."""
    who = next((it.seat for it in state.decisions if len(it.moves) and it.seat >= 0), 0)
    who = state.active if state.round else who
    said = describe(move, state), narrate(move, state, mention(who)), remind(move, state)
    order, others, own = (unmarked(named(text, NAMES)) for text in said)
    return order, others, own


def stride(action: str) -> State:
    """Line Rifles about to move."""
    state = battle()
    card = state.roster.squads[0].card
    gaits = {
        "walk": walk(card),
        "run": run(card, 6),
        "forced_march": forced_march(card),
        "teleport": teleport(card),
    }
    state.steps.append(steps.Stride(0, action, gaits[action]))
    return state


def by(state: State, dx: int, dy: int, figures: range = range(7)) -> March:
    """A march of figures by the same vector."""
    places = ((figure, state.places[figure]) for figure in figures)
    return March(0, tuple((figure, ((x + dx, y + dy),)) for figure, (x, y) in places))
