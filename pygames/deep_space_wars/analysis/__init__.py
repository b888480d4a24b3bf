"""What players and bots ask before they act, and the rules never: what an attack will do, and how
squads get where they are wanted.

`matchup` answers the first, by `forecast`; `charge` and `bursts` know what only charges and
templates have, `sighting` where to lay one. Squads as wholes, from about where they may come to
stand, are in `squads` (by `losses`), `disposition` and `sights`. How squads get there: `formation`
and `storming`.
"""
