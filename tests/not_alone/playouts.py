"""How much of Not Alone the laws of all games look at."""

LONGEST = 120
"""Moments of a playout."""
