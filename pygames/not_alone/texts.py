"""What the cards do, as a player reads it on them, and when they can be played.

The texts are translated by whoever shows them; `when` does it. “You” is who plays the card.
"""

from collections.abc import Collection, Mapping

from pygames.core.language import N_, _
from pygames.not_alone.cards.decks import HUNTS, SURVIVALS
from pygames.not_alone.cards.registry import FLASHBACK

__all__ = ["HUNT_TEXTS", "PHASES", "PLACE_BRIEF", "PLACE_TEXTS", "SURVIVAL_TEXTS", "does", "when"]

PLACE_TEXTS: Mapping[str, str] = {  # NA-101 to NA-123
    "lair": N_(
        "Take back your whole discard, or use the power of a place under the Creature token. "
        "If you are caught here, you lose 1 Will more."
    ),
    "jungle": N_("Take back this card and 1 more from your discard."),
    "river": N_(
        "Next turn, choose 2 cards. Once the tokens are placed, reveal one of them and keep the "
        "other in your hand."
    ),
    "beach": N_(
        "Put the Marker on the Beach. If it is there already, remove it: the Rescue counter moves "
        "1 space. Once a turn for all."
    ),
    "rover": N_("Take a Place card that you do not own yet from the reserve."),
    "swamp": N_("Take back this card and up to 2 more from your discard."),
    "shelter": N_("Draw 2 Survival cards; keep one, discard the other."),
    "wreck": N_("The Rescue counter moves 1 space. Once a turn for all."),
    "source": N_(
        "A Hunted of your choice with 1 or 2 Will regains 1, or you draw a Survival card."
    ),
    "artefact_blue": N_("Next turn, choose 2 cards and explore both places. Cannot be copied."),
    "nexus": N_(
        "Use the power of the place numbered 2, 3, 4 or 5. If the Creature catches anybody here, "
        "the Assimilation counter moves 1 space more."
    ),
    "oasis": N_("Take back this card, and 1 more from your discard for each Will you are missing."),
    "fjord": N_(
        "Next turn, you may also choose a card of your discard, face up. Once the tokens are "
        "placed, explore one of the two; both are discarded."
    ),
    "dome": N_(
        "Move the Shield 1 place on. When it comes to the Dome, the Assimilation counter goes "
        "back 1 space and the Shield returns to place 1. Once a turn for all."
    ),
    "labyrinth": N_(
        "Discover a place of row two, then use its power or take its card. Or take a card that "
        "you do not own of a place already discovered."
    ),
    "mangrove": N_("Exchange your hand for your discard, then take back this card."),
    "archipelago": N_(
        "Draw a Survival card. If you have fewer than 3 Place cards in hand, a Hunted of your "
        "choice with 1 or 2 Will also regains 1."
    ),
    "pole": N_(
        "Lose 1 Will: the Rescue counter moves 2 spaces. After the turn this card returns to the "
        "reserve, used or not. Cannot be copied."
    ),
    "fungi": N_(
        "Draw a Survival card, or put 2 Will from the supply on free spaces of the Rescue track, "
        "where the counter will pick them up for the Hunted."
    ),
    "portal": N_("Discard this card and play another from your hand: you go on to its place."),
    "artefact_green": N_(
        "Discard a Place card from your hand. Then move yourself, or a Hunted who has not used "
        "their place yet, to an adjacent place. Cannot be copied."
    ),
    "artefact_red": N_("Use the power of a card in your discard. Cannot be copied."),
    "artefact_yellow": N_(
        "The Artemia token has no effect on anybody for the rest of the turn, or take back up to "
        "2 cards from your discard. Cannot be copied."
    ),
}

PLACE_BRIEF: Mapping[str, str] = {
    "lair": N_("Take all back, or copy"),
    "jungle": N_("Take back 2 cards"),
    "river": N_("Next turn: 1 of 2"),
    "beach": N_("Marker, then +1 rescue"),
    "rover": N_("Take a new place"),
    "swamp": N_("Take back 3 cards"),
    "shelter": N_("Draw 2, keep 1"),
    "wreck": N_("+1 rescue"),
    "source": N_("+1 Will, or draw"),
    "artefact_blue": N_("Next turn: 2 places"),
    "nexus": N_("Copy a place 2–5"),
    "oasis": N_("Cards for missing Will"),
    "fjord": N_("Next turn: use your discard"),
    "dome": N_("Move the Shield"),
    "labyrinth": N_("Discover a place"),
    "mangrove": N_("Swap hand and discard"),
    "archipelago": N_("Draw, perhaps +1 Will"),
    "pole": N_("−1 Will, +2 rescue"),
    "fungi": N_("Draw, or lay out Will"),
    "portal": N_("Go on elsewhere"),
    "artefact_green": N_("Move a Hunted"),
    "artefact_red": N_("Copy from your discard"),
    "artefact_yellow": N_("Calm Artemia, or take 2"),
}
"""The power in a few words, for where there is no room for more."""

HUNT_TEXTS: Mapping[str, str] = {  # NA-125 to NA-161
    "despair": N_(
        "For the rest of the turn no Survival card can be played or drawn. All Hunted choose "
        "their places anew."
    ),
    "force_field": N_(
        "Choose 2 adjacent places: nobody can enter them this turn. All Hunted choose their "
        "places anew."
    ),
    "anticipation": N_(
        "Name a Hunted. If the Creature catches them this turn, the Assimilation counter moves "
        "1 space more."
    ),
    "ascendancy": N_("A Hunted with 3 or more Place cards in hand must discard all but 2 of them."),
    "fierceness": N_("Everybody whom the Creature catches loses 1 Will more."),
    "forbidden_zone": N_(
        "All Hunted secretly choose a Place card of their hand and discard it at the same time."
    ),
    "interference": N_("The Beach and the Wreck are ineffective this turn."),
    "persecution": N_("No power of a place gives back more than 1 Place card this turn."),
    "mutation": N_("Whoever is caught by Artemia also loses 1 Will."),
    "phobia": N_("A Hunted with 3 or more Place cards in hand shows you all but 2 of them."),
    "virus": N_("The Artemia token covers 2 adjacent places."),
    "clone": N_("The Target token is a second Creature token."),
    "mirage": N_("The Target token covers 2 adjacent places, and both are ineffective."),
    "scream": N_(
        "Each Hunted under the Target token must discard 2 Place cards from the hand or lose "
        "1 Will."
    ),
    "toxin": N_(
        "Each Hunted under the Target token must discard a Survival card. The place is ineffective."
    ),
    "cataclysm": N_("Choose a place: it is ineffective for the rest of the turn."),
    "detour": N_("Move a Hunted to an adjacent place."),
    "stasis": N_("The Rescue counter does not move for the rest of the turn."),
    "tracking": N_("Next turn you may play 2 Hunt cards."),
    FLASHBACK: N_("Works like the top card of the Hunt discard."),
    "interference_x": N_(
        "The Beach and the Wreck are ineffective this turn, or the Shield goes back 1 place."
    ),
    "time_rift": N_(
        "For each Hunted under the Target token, the Assimilation counter moves 1 space. Then the "
        "Rescue counter moves as far."
    ),
    "gargantua": N_("The Creature token covers 2 adjacent places."),
    "inertia": N_(
        "If anybody is under the Target token when the places are revealed, all places are "
        "ineffective this turn."
    ),
    "telepathy": N_(
        "Name a place, then choose a Hunted: a random Place card of their hand is discarded. If "
        "it is the place you named, the Assimilation counter moves 1 space."
    ),
    "tornado": N_(
        "When the places are revealed, you may move the Artemia token to an adjacent place."
    ),
    "quicksand": N_("Each Hunted under the Target token must discard all but 2 Place cards."),
    "anguish": N_("No Hunted can resist for the rest of the turn."),
    "dread": N_("A Hunted who has resisted this turn must give up."),
    "epidemic": N_(
        "Choose a Hunted. When the places are revealed, their place becomes ineffective, and "
        "everybody else there loses 1 Will."
    ),
    "intuition": N_(
        "Draw 3 Hunt cards; set one of them aside, discard the others. This turn you may play it "
        "in addition."
    ),
    "magnetism": N_(
        "When the places are revealed, all Hunted beside the Target token move onto its place."
    ),
    "reminiscence": N_("Take a card of your choice from the Hunt discard into your hand."),
    "deployment": N_(
        "The Assimilation counter goes back 1 space. Then move the Creature token to an adjacent "
        "place."
    ),
    "domination": N_(
        "Lay this card in front of a Hunted. They discard a Place card after each turn, until "
        "they have no Will left or give up."
    ),
    "bloodlust": N_(
        "Each Hunted under the Target token regains 1 Will. Each Hunted beside it loses 1 Will."
    ),
    "ubiquity": N_("When the places are revealed, you may make the tokens swap places."),
}

SURVIVAL_TEXTS: Mapping[str, str] = {  # NA-163 to NA-196
    "adrenaline": N_("You regain 1 Will."),
    "ingenuity": N_("Put the Marker on the Beach."),
    "ingenuity_x": N_("Put the Marker on the Beach, or move the Shield 1 place on."),
    "sacrifice": N_(
        "Discard a Place card from your hand. No Hunt card can be played for the rest of the turn."
    ),
    "sixth_sense": N_("Take back 2 cards from your discard."),
    "smokescreen": N_(
        "For the rest of the turn the Creature cannot see what lies in the discards of the Hunted."
    ),
    "strike_back": N_("2 random Hunt cards of the Creature’s hand go under the Hunt deck."),
    "vortex": N_("Exchange the card you have chosen for a card of your discard."),
    "detector": N_("Artemia has no effect on you this turn."),
    "dodge": N_("The Creature does not catch you this turn."),
    "drone": N_("Use the power of the Rover."),
    "drone_x": N_(
        "Take a Place card that you do not own yet from the reserve; its place must lie face up."
    ),
    "gate": N_("Use the power of an adjacent place."),
    "hologram": N_("Move the Artemia token to an adjacent place."),
    "wrong_track": N_("Move the Creature token, or its Clone, to an adjacent place."),
    "amplifier": N_("Remove the Marker from the Beach: the Rescue counter moves 1 space."),
    "amplifier_x": N_(
        "Remove the Marker from the Beach: the Rescue counter moves 1 space. Or move the Shield "
        "1 place on."
    ),
    "double_back": N_("Take back a card that you played this turn, even if you were caught."),
    "shuttle": N_("If the Rescue counter is 1 space from the star, the Hunted win."),
    "alert": N_(
        "Choose a place: for the rest of the turn tokens have no effect there, and the place is "
        "ineffective."
    ),
    "hindrance": N_("The Creature token cannot be placed on places 6 to 10 this turn."),
    "equipment": N_("Draw a Survival card, or take the top one of the Survival discard."),
    "decoy": N_("Exchange 2 tokens on the planet, then take back 1 card from your discard."),
    "rally": N_("All whom the Creature caught this turn may take back the card they played there."),
    "refuge": N_(
        "Choose 2 adjacent places: the Creature token cannot be placed there this turn. No Hunt "
        "card with the Target symbol can be played."
    ),
    "regeneration": N_("Use the power of a card in your discard."),
    "resistance": N_("The Target token has no effect on you this turn."),
    "retreat": N_(
        "Move a Hunted who has not used their place yet to an adjacent place. Nothing happens to "
        "them there, and they do nothing there."
    ),
    "second_wind": N_("If you have at most 1 Place card in hand, take back your whole discard."),
    "tenacity": N_("If you resist this turn, each Will brings back up to 3 cards instead of 2."),
    "on_the_run": N_(
        "Choose 3 cards this turn. Once the tokens are placed, explore one of them; after the turn "
        "take it back and discard the others."
    ),
    "mimicry": N_(
        "The Creature does not catch you this turn. If its token lies on your place, the Rescue "
        "counter moves 1 space."
    ),
    "caches": N_(
        "Draw 2 Survival cards, look at them and lay them face down under two places. Whoever uses "
        "such a place may take its card."
    ),
    "vaccine": N_("The Assimilation counter goes back 1 space."),
}


def does(card: str) -> str:
    """Return what a Hunt or Survival card does, in the language in use."""
    return _(SURVIVAL_TEXTS[card] if card in SURVIVAL_TEXTS else HUNT_TEXTS[card])


# --- when ------------------------------------------------------------------------------------

PHASES: Mapping[int, str] = {
    1: N_("Phase 1: Exploration"),
    2: N_("Phase 2: Hunting"),
    3: N_("Phase 3: Reckoning"),
    4: N_("Phase 4: End of turn"),
}
_BEFORE: Mapping[int, str] = {
    0: N_("Phase 3, when the places are revealed"),
    1: N_("Phase 3, before the Target token works"),
    2: N_("Phase 3, before the Artemia token works"),
    3: N_("Phase 3, before the Creature token works"),
}
"""The last card window of phase 3 in which a card can be played -> until when (NA-76)."""


def when(card: str) -> str:
    """Return when a Hunt or Survival card can be played, in the language in use (NA-37)."""
    if card == FLASHBACK:
        return _("When the card that it works like could be played")
    if card in SURVIVALS:
        survival = SURVIVALS[card]
        if survival.instead:  # NA-80
            return _("Phase 3, instead of using your place")
        if survival.phase == 2:  # NA-69
            return _("Phase 2, after the tokens have been placed")
        return _in_phase(survival.phase, survival.windows)
    return _in_phase(HUNTS[card].phase, HUNTS[card].windows)


def _in_phase(phase: int, windows: Collection[int]) -> str:
    """Say when: at any time in a phase, or up to the last of some windows of phase 3."""
    return _(PHASES[phase] if phase != 3 or -1 in windows else _BEFORE[max(windows)])
