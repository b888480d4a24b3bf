"""Geometry of open ground and of hexagons: exact, in whole numbers, and knowing no game.

`plane` has points, lengths and shapes. For discs that move: `ground` is what stands in their way,
`rings` go round it, `corners` are where shortest ways bend, `ways` finds them, `reach` is where
they lead, and `stars` what is reached straight. `hexes` is the other ground: cells, edges, turns.
"""
