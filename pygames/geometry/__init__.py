"""Geometry of open ground and of hexagons: exact, in whole numbers, and knowing no game.

`plane` has points, lengths and shapes. For discs that move: `obstacles` stand in their way, `rings`
go round them, `visibility_graph` links the corners where ways bend, `shortest_paths` finds ways,
`reach` is where they lead, and `visibility` what is reached straight. `hexes` is the other ground:
cells, edges, turns.
"""
