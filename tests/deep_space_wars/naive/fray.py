"""Battles that begin in the middle of a fray, with home-made cards of all abilities."""

import random

from pygames.core.game import is_open
from pygames.deep_space_wars.analysis.formation import Formation
from pygames.deep_space_wars.analysis.storming import stormed
from pygames.deep_space_wars.engine.moves import END_TURN, March
from pygames.deep_space_wars.engine.steps import Stride, Turn
from pygames.deep_space_wars.engine.steps.turns import begin_round
from pygames.deep_space_wars.forces.abilities.registry import ABILITIES
from pygames.deep_space_wars.forces.cards import HEAVY, INFANTRY, LARGE, LIGHT, UNARMED, VEHICLE
from pygames.deep_space_wars.forces.factions import CARDS
from pygames.deep_space_wars.house_rules import HouseRules
from pygames.deep_space_wars.land.bases import base_of, design
from pygames.deep_space_wars.land.battlefield import NORTH
from pygames.deep_space_wars.land.field import Field
from pygames.deep_space_wars.positions.position import DEMORALISED
from pygames.deep_space_wars.rulings import NEWEST, RULINGS
from pygames.geometry.plane import Circle, Polygon
from tests.deep_space_wars.battles import battle, card, zone
from tests.deep_space_wars.playouts import choose
from tests.deep_space_wars.state_machine import fought_in

_ATTACKS = ("charge", "melee", "shoot", "assault", "bombard", "flamer", "skirmish")
_ATTACKS += ("set_ladder", "fetch_ladder")
_GROUNDS = ("woods", "jungle", "rocks", "building", "chasm", "shallow", "deep", "tall_grass")
_SIDES = {2: ((0, 1),), 3: ((0, 1, 2), (0, 1, 1)), 4: ((0, 1, 2, 3), (0, 1, 0, 1), (0, 0, 0, 1))}
_MISSIONS = ("annihilation", "hold", "hill", "breakthrough", "warlords", "salvage")


def card_at_random(rng):
    """A card of the factions, or a home-made one that colours as many stats as it can."""
    if rng.random() < 0.3:
        return rng.choice([*CARDS.values()])
    stats = {
        "speed": rng.choice((4, 6, 8, 12)),
        "shooting": rng.choice((0, 1, 2, 3, 4)),
        "energy": rng.randint(4, 9),
        "close_combat": rng.choice((0, 1, 2, 3, 4, 5)),
        "attacks": rng.choice((1, 1, 2, 3)),
        "armour": rng.choice((0, 1, 2, 3, 5)),
        "discipline": rng.choice((0, 1, 2, 3, 4)),
        "life": rng.choice((1, 1, 1, 2, 3)),
    }
    if not stats["shooting"]:
        stats["energy"] = 0
    abilities = []
    for stat, value in stats.items():
        fitting = [name for name, it in ABILITIES.items() if it.stat == stat and value]
        if fitting and rng.random() < 0.6:
            abilities.append(rng.choice(fitting))
    weapon = rng.choice((LIGHT, LIGHT, HEAVY)) if stats["shooting"] else UNARMED
    if {"bombard", "flamer"} & {*abilities}:
        weapon = HEAVY
    kind = rng.choice((INFANTRY, INFANTRY, INFANTRY, LARGE, VEHICLE))
    magic = rng.choice(("", "", "ranged", "melee"))
    return card(*abilities, type=kind, weapon=weapon, magic=magic, **stats)


def fray(seed):
    """A battle whose squads stand close to each other."""
    rng = random.Random(f"fray {seed}")
    seats = rng.choice((2, 2, 3, 4))
    sides = rng.choice(_SIDES[seats])
    missions = [it for it in _MISSIONS if it != "breakthrough" or len({*sides}) == 2]
    mission = rng.choice(missions)
    centre = rng.choice(((312, 312), (312, 312), (312, 90), (312, 530)))
    ground = [_zone_at_random(rng, centre) for _zone in range(rng.choice((0, 2, 5)))]
    base = base_of(design("fortress", NORTH))
    walls = base.zones if centre == (312, 90) else ()
    squads, taken = [], []
    for owner in range(seats):
        for _squad in range(rng.choice((1, 2, 2, 3)) if seats < 4 else rng.choice((1, 2))):
            of = card_at_random(rng)
            places = _places(rng, of, centre, (*ground, *walls), taken)
            if len(places) == 1 and "loyal" in of.abilities:
                continue
            if places:
                squads.append((owner, of, places))
    if len({owner for owner, _of, _places in squads}) < seats:
        return fray(f"{seed}.")
    position = battle(*squads, ground=ground, sides=sides)
    state = fought_in(position, sides, mission, 0)
    if walls:
        state.field = Field((*state.field.pieces, base))
        infantry = [n for n, (_seat, of, _places) in enumerate(squads) if of.type == INFANTRY]
        state.carriers = frozenset(n for n in infantry if rng.random() < 0.5)
    state.house_rules = HouseRules(*(rng.random() < 0.2 for _rule in HouseRules._fields))
    rulings = rng.choice((NEWEST, NEWEST, *RULINGS.values()))
    state.setting = state.setting._replace(house_rules=state.house_rules, rulings=rulings)
    for number, squad in enumerate(position.roster.squads):
        leader = rng.choice(squad.figures)
        state.leaders[number] = state.commanders[number] = leader
        for figure in squad.figures:
            state.lives[figure] = rng.randint(1, squad.card.life)
            if "demoralise" in squad.card.abilities and figure != leader and rng.random() < 0.2:
                state.conditions[figure] = DEMORALISED
    if mission == "warlords":
        first = [state.squads_of(seat)[0] for seat in range(seats)]
        state.warlords = tuple(state.leaders[squad] for squad in first)
    choices = ("ties", "saves", "losses", "positions", "heals", "defence")
    state.round = 0
    begin_round(state)
    state.steps = [Turn(), *state.steps]
    asked = ((seat, it) for seat in range(seats) for it in choices)
    state.asked_for = frozenset(it for it in asked if rng.random() < 0.6)
    return state


def _places(rng, of, centre, ground, taken):
    """Where the figures of a squad stand, next to each other and free of all others."""
    places = []
    grid = rng.choice((1, 1, 4, 10))  # on a grid figures are often equally far from others
    start = [it + rng.randint(-110, 110) for it in centre]
    start[1] = min(600, max(24, start[1]))
    for _try in range(150):
        x, y = rng.choice(places or [start])
        far = 2 * of.radius + rng.choice((1, 6, 16))
        near = x + rng.randint(-far, far), y + rng.randint(-far, far)
        place = near[0] // grid * grid, near[1] // grid * grid
        if _is_free(place, of.radius, ground, taken) and (
            not places or any(_near(place, it, 2 * of.radius + 16) for it in places)
        ):
            places.append(place)
            taken.append((place, of.radius))
        if len(places) == (rng.randint(3, 7) if of.type == INFANTRY else 2):
            break
    return places


def _near(a, b, reach):
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 <= reach * reach


def _is_free(place, radius, ground, taken):
    inside = all(radius <= it <= 624 - radius for it in place)
    apart = not any(_near(place, other, radius + size - 0.5) for other, size in taken)
    clear = all(it.shape.keeps_off(place, place, radius) for it in ground)
    return inside and apart and clear


def _zone_at_random(rng, centre):
    x, y = (it + rng.randint(-130, 130) for it in centre)
    kind = rng.choice(_GROUNDS)
    if rng.random() < 0.4:
        return zone(kind, Circle((x, y), rng.randint(12, 40)))
    width, height, lean = rng.randint(8, 60), rng.randint(8, 60), rng.randint(-20, 20)
    corners = (x, y), (x + width, y), (x + width + lean, y + height), (x + lean, y + height)
    return zone(kind, Polygon(corners))


class Fighter:
    """Chooses at random, but rather attacks, and charges so as to reach the enemy."""

    def __init__(self):
        self.target = None

    def choose(self, state, decision, rng):
        walks = 0.5 if state.setting.mission in ("breakthrough", "salvage") else 0
        if decision.name == "act" and rng.random() < 0.85 - walks:
            attacks = [it for it in decision.moves if it.kind == "act" and it.action in _ATTACKS]
            acts = [it for it in decision.moves if it != END_TURN]
            if attacks or acts:
                return rng.choice(attacks or acts)
        if decision.name == "charge":
            move = min(decision.moves, key=lambda it: _apart(state, state.steps[-1].squad, it))
            self.target = move.target
            return move
        step = state.steps[-1]
        if isinstance(step, Stride) and step.action == "charge" and decision.name == "march":
            paths = stormed(Formation(state.copy(), step.squad, step.gait), self.target)
            move = March(step.squad, tuple(sorted(paths.items())))
            if paths and move in decision.moves:
                return move
        if decision.name == "engage" and rng.random() < 0.9:
            return decision.moves[0]
        if decision.name == "rage" and is_open(decision.moves):
            return decision.moves.some(rng)
        return choose(state, decision, rng)


def _apart(state, squad, charge):
    """The square of the distance of a squad from one that it may charge, and its number."""
    return min(
        (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
        for a in (state.places[it] for it in state.able_in(squad))
        for b in (state.places[it] for it in state.up_in(charge.target))
    ), charge.target
