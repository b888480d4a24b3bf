"""The special abilities: each is one entry, and nothing else knows any of them by name.

To add one, append its entry to those of the stat that it colours, with the traits that the rules
ask for, draw its sign in `board.drawing.glyphs`, and say in `board.drawing.standees` what figures
with it carry. Only an effect that there has never been needs a new trait, and asks for it where it
takes effect. What a bot expects of it on average, if that
does not follow from its traits, is an entry of `analysis.abilities`.

Links to home-made cards count the abilities of each stat. So one more comes last, and is offered by
another version of the rules only (`rulings`).
"""
