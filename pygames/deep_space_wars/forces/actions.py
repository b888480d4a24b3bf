"""The names of what squads can do in their turn (section 3.4)."""

__all__ = [
    "ACTIONS",
    "ASSAULT",
    "BOMBARD",
    "CHARGE",
    "FETCH_LADDER",
    "FLAMER",
    "FORCED_MARCH",
    "MELEE",
    "MOVES",
    "RUN",
    "SET_LADDER",
    "SHOOT",
    "SKIRMISH",
    "TELEPORT",
    "WALK",
]

WALK = "walk"
RUN = "run"
FORCED_MARCH = "forced_march"
TELEPORT = "teleport"
ASSAULT = "assault"
SKIRMISH = "skirmish"
SHOOT = "shoot"
BOMBARD = "bombard"
FLAMER = "flamer"
CHARGE = "charge"
MELEE = "melee"
SET_LADDER = "set_ladder"
FETCH_LADDER = "fetch_ladder"

MOVES = (WALK, RUN, FORCED_MARCH, TELEPORT, ASSAULT, SKIRMISH)
"""Those that lead figures elsewhere, away from enemies and to what the mission has to offer."""

ACTIONS = (*MOVES, SHOOT, BOMBARD, FLAMER, CHARGE, MELEE, SET_LADDER, FETCH_LADDER)
"""All, in their order. To do nothing is none: one simply ends the turn."""
