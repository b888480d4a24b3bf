"""What people call stats, factions, squads, terrain, battlefields and missions.

The texts are translated by whoever shows them.
"""

from collections.abc import Mapping

from pygames.core.language import N_

__all__ = [
    "BASE_NAMES",
    "CARD_NAMES",
    "LAYOUT_NAMES",
    "LEVEL_NAMES",
    "MISSION_NAMES",
    "SHAPE_NAMES",
    "STAT_NAMES",
    "TERRAIN_NAMES",
]

STAT_NAMES: Mapping[str, str] = {
    "speed": N_("Speed"),
    "shooting": N_("Shooting"),
    "energy": N_("Energy"),
    "close_combat": N_("Close combat"),
    "attacks": N_("Attacks"),
    "armour": N_("Armour"),
    "discipline": N_("Discipline"),
    "life": N_("Life"),
}

LEVEL_NAMES: Mapping[str, Mapping[int, str]] = {
    "speed": {
        4: N_("slow"),
        6: N_("average"),
        8: N_("fast"),
        10: N_("slow vehicle"),
        12: N_("fast vehicle"),
    },
    "shooting": {
        0: N_("cannot shoot"),
        1: N_("poor shot"),
        2: N_("average shot"),
        3: N_("trained shot"),
        4: N_("excellent shot"),
        5: N_("master marksman"),
    },
    "close_combat": {
        0: N_("cannot fight"),
        1: N_("weak fighter"),
        2: N_("average fighter"),
        3: N_("trained fighter"),
        4: N_("excellent fighter"),
        5: N_("battle-hardened veteran"),
    },
    "armour": {
        0: N_("no protection"),
        1: N_("leather armour"),
        2: N_("light plates or chain"),
        3: N_("heavy armour, kevlar"),
        4: N_("reinforced battle armour"),
        5: N_("extreme vehicle armour"),
    },
    "discipline": {
        0: N_("coward"),
        1: N_("not the loyal type"),
        2: N_("average self-discipline"),
        3: N_("loyal"),
        4: N_("unshakeable"),
        5: N_("believes in cause and means"),
    },
}
"""What a value of a stat means, of those that have words for it (DSW-41 to DSW-47)."""

CARD_NAMES: Mapping[str, str] = {
    "HC1": N_("Line Rifles"),
    "HC2": N_("Volley Section"),
    "HC3": N_("Field Medics"),
    "HC4": N_("Marksmen"),
    "HC5": N_("Arc Mortar Team"),
    "HC6": N_("Compact Guard"),
    "HC7": N_("Kestrel Skimmer"),
    "HC8": N_("Pathfinders"),
    "SB1": N_("Skitterlings"),
    "SB2": N_("March Drones"),
    "SB3": N_("Rend Drones"),
    "SB4": N_("Shell Wardens"),
    "SB5": N_("Spine Casters"),
    "SB6": N_("Gale Hunters"),
    "SB7": N_("Brood Colossus"),
    "SB8": N_("Bursters"),
    "BG1": N_("Pick Crew"),
    "BG2": N_("Slab Shields"),
    "BG3": N_("Slag Burners"),
    "BG4": N_("Rolling Ram"),
    "BG5": N_("Rockfall Mortar"),
    "BG6": N_("Guild Wardens"),
    "BG7": N_("Drill Breakers"),
    "BG8": N_("Charge Throwers"),
    "VC1": N_("Choristers"),
    "VC2": N_("Blink Blades"),
    "VC3": N_("Null Wardens"),
    "VC4": N_("Dread Cantor"),
    "VC5": N_("Mind Lancers"),
    "VC6": N_("Echo Menders"),
    "VC7": N_("Pilgrim Throng"),
    "DC1": N_("Boarders"),
    "DC2": N_("Jet Raiders"),
    "DC3": N_("Deck Rabble"),
    "DC4": N_("Skirmish Gunners"),
    "DC5": N_("Duellists"),
    "DC6": N_("Firebugs"),
    "DC7": N_("Ramskiff"),
    "DC8": N_("Stokers"),
    "AT1": N_("Reef Spears"),
    "AT2": N_("Tide Runners"),
    "AT3": N_("Urchin Guard"),
    "AT4": N_("Brine Stingers"),
    "AT5": N_("Depth Oracles"),
    "AT6": N_("Coral Titan"),
    "AT7": N_("Harpooners"),
    "AT8": N_("Surge Riders"),
    "AT9": N_("Kelp Stalkers"),
}
"""The names of squads."""

TERRAIN_NAMES: Mapping[str, str] = {
    "clear": N_("Clear ground"),
    "tall_grass": N_("Tall grass"),
    "smoke": N_("Smoke or mist bank"),
    "rough": N_("Rough ground"),
    "wire": N_("Wire mesh"),
    "woods": N_("Woods"),
    "jungle": N_("Jungle", context="terrain"),
    "rubble": N_("Debris"),
    "wood_barrier": N_("Wooden cover"),
    "barricade": N_("Barricade"),
    "rocks": N_("Rocks"),
    "ruins": N_("Ruins"),
    "low_wall": N_("Low wall"),
    "high_wall": N_("High wall"),
    "building": N_("Building"),
    "fort_wall": N_("Fort wall"),
    "bunker": N_("Bunker with firing slits"),
    "chasm": N_("Chasm"),
    "shallow": N_("Shallow water"),
    "deep": N_("Deep water"),
}

BASE_NAMES: Mapping[str, str] = {
    "fortress": N_("Fortress"),
    "redoubt": N_("Redoubt"),
    "rampart": N_("Rampart"),
}
"""The ready bases."""

SHAPE_NAMES: Mapping[str, str] = {
    **{
        kind: TERRAIN_NAMES[kind]
        for kind in (
            *("woods", "jungle", "rocks", "rubble", "ruins", "building", "barricade", "low_wall"),
            *("wire", "wood_barrier", "high_wall", "tall_grass", "chasm"),
        )
    },
    "lake": N_("Lake"),
    "bunker": N_("Bunker"),
}
"""The pieces of terrain that players bring themselves (section 4.4)."""

LAYOUT_NAMES: Mapping[str, str] = {
    "crossroads": N_("Dust Crossroads"),
    "jungle": N_("Fungal Jungle"),
    "lakes": N_("Coolant Lakes"),
    "refinery": N_("Refinery"),
    "citadel": N_("Citadel Approach"),
    "landing": N_("Landing Strip, a small table"),
    "corners": N_("Four Corners"),
}

MISSION_NAMES: Mapping[str, str] = {
    "annihilation": N_("Annihilation"),
    "hold": N_("Take and Hold"),
    "hill": N_("King of the Hill"),
    "breakthrough": N_("Breakthrough"),
    "warlords": N_("Decapitation"),
    "base_assault": N_("Base Assault"),
    "salvage": N_("Salvage"),
}
