"""The first lesson: two squads march, take cover, fire, charge, and put the enemy to flight."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from pygames.core.language import N_
from pygames.core.log import Entry, make_setup
from pygames.core.match import Match
from pygames.deep_space_wars.engine.moves import (
    END_TURN,
    READY_TO_FIGHT,
    Act,
    Charge,
    Deploy,
    Dice,
    Group,
    March,
    Move,
    Muster,
    Shoot,
    Snap,
)
from pygames.deep_space_wars.engine.state import State
from pygames.deep_space_wars.land.battlefield import INCH
from pygames.table.lesson import Lesson, Step

__all__ = ["LESSON"]

_Made: TypeAlias = Move | Callable[[State], Move]

_YOU = 0
_RIFLES, _GUARD, _SWARM, _SPEARS = range(4)
"""The squads: Line Rifles and Compact Guard, against Skitterlings and Reef Spears."""


def _by(squad: int, dx: int, dy: int) -> Callable[[State], Move]:
    """Return the march of a whole squad straight ahead, in ticks."""

    def march(state: State) -> Move:
        stands = [(figure, state.places[figure]) for figure in state.up_in(squad)]
        return March(squad, tuple((it, ((x + dx, y + dy),)) for it, (x, y) in stands))

    return march


def _thrown(*dice: int) -> Dice:
    return Dice(dice)


_STORM = March(
    _GUARD,
    (
        (5, ((384, 364), (384, 292), (388, 288), (400, 277))),
        (6, ((376, 277),)),
        (7, ((386, 366), (385, 365), (383, 361), (362, 269))),
        (8, ((365, 289),)),
        (9, ((386, 369), (385, 365), (384, 363), (384, 359), (384, 297), (384, 293), (385, 291))),
    ),
)
"""How as many of the Guard as possible reach the Reef Spears."""

_STORY: tuple[_Made | str, ...] = (
    Muster((("HC1", 5), ("HC6", 5))),
    Muster((("SB1", 6), ("AT1", 4))),
    _thrown(5, 2),
    Deploy(_RIFLES, ((308, 548), (280, 548), (336, 548), (294, 572), (322, 572)), 0),
    Deploy(_GUARD, ((392, 548), (364, 548), (420, 548), (378, 572), (406, 572)), 5),
    READY_TO_FIGHT,
    Deploy(_SWARM, ((258, 72), (240, 72), (276, 72), (240, 52), (258, 52), (276, 52)), 10),
    Deploy(_SPEARS, ((376, 72), (400, 72), (376, 52), (400, 52)), 16),
    READY_TO_FIGHT,
    # round 1
    N_("Defeat both blue squads! Drag the Line Rifles, 1; or tap them, then Move."),
    Act(_RIFLES, "walk"),
    N_("The pale area is in reach. Drag them behind the ruins, to the outline, then press Go."),
    _by(_RIFLES, 0, -76),
    N_("The Compact Guard, 2, runs: a die more, but nothing else. Tap it, then Run."),
    Act(_GUARD, "run"),
    _thrown(4),
    N_("Speed 6 and a 4: 10 inches. Drag the Guard to the outline, then press Go."),
    _by(_GUARD, 0, -160),
    END_TURN,
    *(Act(_SWARM, "run"), _thrown(3), _by(_SWARM, 0, 168)),
    *(Act(_SPEARS, "walk"), _by(_SPEARS, 0, 92), END_TURN),
    # round 2
    N_("Each squad acts once a turn. Now into the ruins: tap 1, then Move with the rubble sign."),
    Act(_RIFLES, "walk", rough=True),
    _thrown(2),
    N_("The die took 2 inches of 6: enough. Drag the Rifles into the ruins, then press Go."),
    _by(_RIFLES, 0, -56),
    N_("After a move light weapons fire snap shots: only a 1 hits. Tap the Skitterlings, 3!"),
    Snap(_SWARM),
    *(_thrown(5, 1, 4, 3, 5), _thrown(4)),
    N_("A 1 hit, and no armour saved it. The Guard waits in safety: end your turn."),
    END_TURN,
    *(Act(_SWARM, "walk"), _by(_SWARM, 48, 98)),
    *(Act(_SPEARS, "walk"), _by(_SPEARS, 0, 96)),
    *(Snap(_RIFLES), _thrown(4, 1, 5, 3), _thrown(3), END_TURN),
    # round 3
    N_("A shot hit you, but a 3 is a save in cover 3. Now take aim: tap 1, then Shoot."),
    Act(_RIFLES, "shoot"),
    N_("Under 7 inches a 2 hits, too. Beside the Skitterlings stands what to expect: tap them!"),
    Shoot((Group(_SWARM, tuple((figure, 1) for figure in range(5))),)),
    *(_thrown(1, 2, 4, 2, 5), _thrown(3), _thrown(5), _thrown(4), _thrown(4, 1, 5)),
    N_("Three of five fell, Discipline failed, and the rest fled. Tap 2, then Charge the Spears!"),
    Act(_GUARD, "charge"),
    Charge(_SPEARS),
    *(Snap(_GUARD), _thrown(3, 5, 2, 4), _thrown(5, 4)),
    N_("They fired and missed. Two dice bring you 9 inches: the outlines touch them. Press Go!"),
    _STORM,
    March(_GUARD, ()),  # no room for the others beside the Spears
    *(_thrown(1, 3, 2, 5, 3, 6), _thrown(2, 5)),
    *(_thrown(4), _thrown(3), _thrown(5), _thrown(1), _thrown(2), _thrown(4, 2, 6)),
    N_("Three fell, the last one fled: you have won! Hold a squad to read its card."),
)
"""All moves, with the explanations before the moves they belong to."""


def _lesson(story: Iterable[_Made | str]) -> Lesson:
    """Play the story by the rules."""
    setup = make_setup("deep-space-wars", 2, {})
    state = setup.start()
    assert isinstance(state, State)
    log: list[Entry] = []
    steps: list[Step] = []
    for item in story:
        if isinstance(item, str):
            steps.append(Step(len(log), item))
            continue
        decision = next(it for it in state.decisions if len(it.moves))
        move = item(state) if callable(item) else item
        state.apply(move, decision.seat)
        log.append(Entry(decision.seat, move, decision.known_to))
    return Lesson(Match.from_log(setup, log), seat=_YOU, steps=tuple(steps), near=3 * INCH)


LESSON = _lesson(_STORY)
