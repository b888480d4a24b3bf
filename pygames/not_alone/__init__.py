"""Not Alone with Exploration: two to seven players, one of them hunting.

`state` is where to begin: the pending steps are a stack, `setup` pushes the first ones, and
`phases.sequence` those of each turn. Phase by phase: `phases.exploration`, `phases.hunting`,
`phases.reckoning`, `phases.end_of_turn`; in `phases.card_windows` cards are played (`card_play`).
What they work on: `position` (the table), `turn` (what is forgotten when it ends), `zones` (cards
on their way, and what that hides), `tracks`, `will`, `place_selection`, `caches`. `knowledge` says
who knows what. Each card is one entry of `cards.registry`, which names the moments at which it is
asked; the turn knows no card by name. `causes` tells why somebody is asked, `reveals` what is seen
of a reckoning. In words: `names` and `card_texts`, `describe` and `narration` for moves
(`dealer_narration` for those of nobody), `refusals` for what is not legal.
"""

from pygames.core.game import Game
from pygames.core.language import N_

GAME = Game(
    id="not-alone",
    code="a",
    version=2,
    earlier=(1,),
    title=N_("Not Alone"),
    seats=(4, 2, 3, 5, 6, 7),
    pitch=N_("Stranded on a planet with something that guesses where you hide."),
    minutes=45,
    package=__name__,
    rules="pygames.not_alone.game",
    board="pygames.not_alone.board",
    bot="pygames.not_alone.bot",
    lesson="pygames.not_alone.lesson",
    lessons={"creature": N_("Lesson for the Creature")},
    first_preset="base",
    sketch="pygames.not_alone.sketch",
    puzzle="pygames.not_alone.puzzle",
    fair="pygames.not_alone.fair",
    progress=N_("Rescue in {rescue}, Artemia in {hunt}"),
    role_titles={"creature": N_("Creature"), "hunted": N_("Hunted")},
)
