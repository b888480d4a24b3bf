"""Deep Space Wars: squads of figures on open ground, two to four players.

`engine` plays a battle: `state` is where to begin, `steps` what may come. What it works on:
`forces` (armies, cards, abilities, factions), `land` (terrain and layouts), `positions` (what
stands where: marches, lines of sight, casualties, templates, Discipline). `analysis` helps players
and bots, rules never ask it: what an attack will do (`matchup`), how a squad forms up (`formation`)
and storms a target (`storming`). `missions`, `victory` and `ending` say who wins; `house_rules`
holds what is agreed, `rulings` what versions decide differently. `board` draws and asks: `armies`,
`drafts` of whatever is laid out first, `drawing`, and the `guidance` that helps to decide; `bot`
plays. In words: `narration` for moves and rolls, `wording`, `names`, `texts`, `describe`; `sketch`
for the terminal.
"""

from collections.abc import Mapping

from pygames.core.game import Game
from pygames.core.language import N_

FACTION_NAMES: Mapping[str, str] = {
    "HC": N_("Halcyon Compact"),
    "SB": N_("Skarn Brood"),
    "BG": N_("Basalt Guild"),
    "VC": N_("Veiled Choir"),
    "DC": N_("Driftborn Corsairs"),
    "AT": N_("Abyssal Tidefolk"),
}

MIXED = "mixed"
"""The role of who leads squads of several factions."""

GAME = Game(
    id="deep-space-wars",
    code="d",
    version=3,
    earlier=(1, 2),
    title=N_("Deep Space Wars"),
    seats=range(2, 5),
    pitch=N_("Squads, dice and a measure: war games on a bare table."),
    minutes=60,
    package=__name__,
    rules=f"{__name__}.game",
    board=f"{__name__}.board",
    bot=f"{__name__}.bot",
    lesson=f"{__name__}.lesson",
    sketch=f"{__name__}.sketch",
    puzzle=f"{__name__}.puzzle",
    first_preset="first",
    gives="army",
    gives_title=N_("Build an army"),
    progress=N_("Round {n} of {all}"),
    role_titles={**FACTION_NAMES, MIXED: N_("Several factions")},
)
