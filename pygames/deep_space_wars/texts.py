"""What abilities do, how factions fight and what missions are about, as players read it.

The texts are translated by whoever shows them. “You” is who commands the squad. Distances are in
inches.
"""

from collections.abc import Mapping

from pygames.core.language import N_

__all__ = ["ABILITY_TEXTS", "FACTION_TEXTS", "MISSION_TEXTS"]

ABILITY_TEXTS: Mapping[str, str] = {  # DSW-50 to DSW-82
    "jetpack": N_(
        "Passes over terrain of any kind at full Speed, but not over figures. Cannot run."
    ),
    "flight": N_(
        "Hovers: moves over terrain and figures. When shot at, nothing is in the way, and it has "
        "no cover. Cannot run."
    ),
    "forced_march": N_(
        "Moves up to twice its Speed, then rolls a die for each figure: each 6 costs it a figure."
    ),
    "assault": N_("Moves, fires snap shots and fights in close combat, all in one action."),
    "teleport": N_(
        "Jumps up to its Speed in a straight line, over whatever is in between. Does nothing else "
        "this turn."
    ),
    "stealth": N_(
        "Cannot be shot at across difficult or concealing terrain. Bombs, flames and blasts still "
        "hurt it."
    ),
    "scout": N_("Moves, runs and charges through difficult terrain at full Speed."),
    "ram": N_(
        "When it charges, each enemy figure it touches rolls a die and takes a wound on a 6, "
        "without a save."
    ),
    "shoot_through": N_(
        "Across open ground it can shoot past friends: its 6s do not hit those in the line of fire."
    ),
    "bombard": N_(
        "Each figure bombs a point within range, seen or not. The bomb may scatter; all within "
        "2.5 inches of where it falls must save or take a wound."
    ),
    "aim": N_("Can shoot into a fight without hitting friends; the target number is then 1 lower."),
    "blast": N_(
        "A hit also hurts all within 1.5 inches of its target, friends too, unless they save."
    ),
    "flamer": N_(
        "Each figure sprays a flame 8 inches long, which never misses. All it touches, friends "
        "too, must save or take a wound."
    ),
    "skirmish": N_("Fires snap shots with any weapon, then moves. Not while it touches an enemy."),
    "healing": N_(
        "If it has not acted yet, each figure may roll for one friend within 10 inches who has "
        "just fallen, and saves them on a 4 or 5. Then it cannot act this turn."
    ),
    "weapon_master": N_("No save is possible against its blows in close combat."),
    "sweep": N_(
        "When its attack in close combat wounds, it attacks again without being struck back, "
        "until it fails to wound."
    ),
    "intimidate": N_("When it attacks in close combat, the enemy does not strike back."),
    "poison": N_(
        "When your turn begins, each enemy figure that touches it rolls a die and is removed on a "
        "1."
    ),
    "counter": N_(
        "When attacked in close combat, it strikes back with all its Attacks, not just one die a "
        "figure."
    ),
    "frenzy": N_(
        "Figures of your choice roll twice their dice in its attack in close combat, and are "
        "removed after it."
    ),
    "pierce": N_("In close combat with it, the enemy’s ability of Armour does not work."),
    "magic_immune": N_("Magic cannot wound it."),
    "regenerate": N_(
        "When a figure would fall, it rolls a die: on a 4 or 5 it stays, with 1 Life."
    ),
    "retaliate": N_(
        "For each wound it takes in close combat it rolls a die: on a 1, an attacker dies too."
    ),
    "camouflage": N_("Saves on 2 to 5 against every ranged attack."),
    "deter": N_(
        "When enemies come near enough to touch it, each figure of theirs rolls a die: on a 1 it "
        "cannot touch this squad this turn."
    ),
    "slip_away": N_("Leaves enemies that it touches without an escape roll."),
    "parry": N_("Rolls a failed save once more, but not after a 6 on an armour save."),
    "demoralise": N_(
        "Figures that fail Discipline do not flee: they stay where they are, and do nothing for "
        "the rest of the battle."
    ),
    "heroic": N_("Always passes Discipline tests."),
    "loyal": N_("Always passes Discipline tests while its first leader lives."),
    "water_dweller": N_("All water is clear terrain for it."),
}

FACTION_TEXTS: Mapping[str, str] = {
    "HC": N_("Steady shooting, medics and a few costly machines; weak hand to hand."),
    "SB": N_("Swarms that run, bite and poison, led by a colossus; hardly any guns."),
    "BG": N_("Slow and heavily armoured: they strike back, burn at short range and ram."),
    "VC": N_("Magic fire, blades that teleport, hidden shooters and dread."),
    "DC": N_("Assaults, jetpacks, hit and run, reckless stokers; they lose heart easily."),
    "AT": N_("Solid spears and harpoons, stings, revenge and a coral titan; at home in water."),
}
"""How each faction fights."""

MISSION_TEXTS: Mapping[str, str] = {
    "annihilation": N_("Defeat every enemy figure. After 8 rounds, the most victory points win."),
    "hold": N_(
        "From round 2, each marker you control when a round ends scores 1: be within 3 inches of "
        "it, with no enemy as near. The most points after 8 rounds win."
    ),
    "hill": N_(
        "When a round ends, the side with the most valuable figures within 6 inches of the middle "
        "scores 1. The first to 4 wins, or the most after 8 rounds."
    ),
    "breakthrough": N_(
        "The attacker must lead 40% of the army’s points off the enemy’s edge within 8 rounds. The "
        "defender must prevent it."
    ),
    "warlords": N_(
        "One leader in each army is its warlord. Defeat every enemy warlord; after 8 rounds, each "
        "one lost counts 50 victory points more."
    ),
    "base_assault": N_(
        "The attacker, 500 points stronger, must end a turn within 3 inches of the command post, "
        "with no enemy as near. The defender must hold out for 10 rounds."
    ),
    "salvage": N_(
        "End a move within 1 inch of a crate, with no enemy within 3 inches, to secure it. The "
        "first to 3 crates wins, or the most after 8 rounds."
    ),
}
"""How each mission is won (section 4.3)."""
