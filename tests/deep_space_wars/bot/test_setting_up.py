"""How bots set up: which army, where, and who is led from behind."""

import random

import pytest

from pygames.bots import choose
from pygames.core.dealer import Shuffler
from pygames.core.game import Decision
from pygames.core.registry import find
from pygames.deep_space_wars.engine.moves import Act, Deploy, Fetch, Muster, SetLadder
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.game import RULES
from pygames.deep_space_wars.land.bases import design
from pygames.deep_space_wars.land.battlefield import NORTH
from tests.deep_space_wars.besieged import besieged, ladder
from tests.deep_space_wars.state_machine import FOOT

GAME = find("deep-space-wars")


def set_up(level: int, seats: int = 2, **options: object) -> State:
    """A battle that bots of this level have set up."""
    defaults = {name: option.default for name, option in RULES.options.items()}
    state, rng = RULES.start(seats, defaults | options), random.Random(3)
    while not state.round:
        decision = next(found for found in state.decisions if len(found.moves))
        if decision.seat < 0:
            move = Shuffler(rng).answer(decision)
        else:
            move = choose(GAME, state.view(decision.seat), decision, level, rng)
        state.apply(move, decision.seat)
    return state


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dsw103_all_squads_are_on_the_table(level: int, seats: int) -> None:
    state = set_up(level, seats)

    assert all(state.up_in(squad) for squad in range(len(state.roster.squads)))


def test_dsw86_armies_are_among_the_ready_ones_and_not_always_the_same() -> None:
    state, rng = RULES.start(2, {n: o.default for n, o in RULES.options.items()}), random.Random(1)
    decision: Decision = next(found for found in state.decisions if len(found.moves))
    chosen = {choose(GAME, state.view(0), decision, 4, rng) for _time in range(30)}

    assert len(chosen) > 2
    assert all(isinstance(move, Muster) and move in decision.moves for move in chosen)


def test_dsw27_strong_levels_lead_from_behind() -> None:
    """Whoever is nearest is hit first (DSW-141)."""
    state = set_up(4)
    for squad, of in enumerate(state.roster.squads):
        downs = [state.places[figure][1] for figure in of.figures]
        last = max(downs) if of.owner == 0 else min(downs)
        assert state.places[state.leaders[squad]][1] == last


def test_dsw104_a_deployment_may_be_compared_with_any_other() -> None:
    defaults = {name: option.default for name, option in RULES.options.items()}
    state, rng = RULES.start(2, defaults), random.Random(3)
    while state.decisions[0].name != "deploy":
        decision = next(found for found in state.decisions if len(found.moves))
        move = Shuffler(rng).answer(decision) if decision.seat < 0 else decision.moves[0]
        state.apply(move, decision.seat)
    (decision,) = (found for found in state.decisions if found.name == "deploy")
    move = choose(GAME, state.view(decision.seat), decision, 4, rng)

    assert isinstance(move, Deploy)
    assert move in decision.moves


def test_m5_a_warlord_is_named() -> None:
    assert len(set_up(2, mission="warlords").warlords) == 2


@pytest.mark.parametrize("level", [1, 2])
def test_dsw93_bots_make_battlefields_of_their_own(level: int) -> None:
    """DSW-92, DSW-93, DSW-97, DSW-192: areas in the middle, a base, terrain and two ladders."""
    state = set_up(level, layout="own", pieces=2, base="north")

    assert (0, 0) == state.shifts
    assert 5 == len(state.field.pieces)
    assert design("fortress", NORTH) == tuple(zone.shape.box for zone in state.field.zones[:4])
    assert 2 == len(state.carriers)


@pytest.mark.parametrize(
    ("options", "box"),
    [
        ({"mission": "base_assault"}, (176, 0, 448, 56)),
        ({"base": "south"}, (176, 568, 448, 624)),
    ],
)
def test_m6_who_has_a_base_starts_inside_it(
    options: dict[str, object], box: tuple[int, int, int, int]
) -> None:
    """DSW-100, M6: as far as there is room; everybody is on the table."""
    state = set_up(4, **options)
    left, top, right, bottom = box
    for squad in state.squads_of(state.setting.base or 0):
        for figure in state.roster.squads[squad].figures:
            (x, y), radius = state.places[figure], state.roster.radius[figure]
            assert left + radius <= x <= right - radius
            assert top + radius <= y <= bottom - radius


def test_m6_whom_the_base_has_no_room_for_starts_beside_it() -> None:
    state = set_up(4, mission="base_assault", points=1500)
    outside = [
        squad
        for squad in state.squads_of(1)
        if any(state.places[it][1] > 48 for it in state.up_in(squad))
    ]
    assert 0 < len(outside) < len(state.squads_of(1))
    assert all(state.up_in(squad) for squad in state.squads_of(1))


@pytest.mark.parametrize("action", ["set_ladder", "fetch_ladder"])
def test_dsw102_bots_know_how_to_handle_ladders(action: str) -> None:
    """DSW-102: a ladder is set before the leader."""
    state = besieged((0, FOOT, [(230, 80)]), (1, FOOT, [(440, 20)]))
    if action == "set_ladder":
        state.carriers = frozenset((0,))
    else:
        state.ladders = ladder(225), ladder(235)
    state.apply(Act(0, action), 0)
    decision = next(found for found in state.decisions if len(found.moves))
    move = choose(GAME, state.view(0), decision, 2, random.Random(1))
    assert move == SetLadder(0, 230) if action == "set_ladder" else isinstance(move, Fetch)
    state.apply(move, 0)
