"""Puzzles are cut from matches of bots, and checked by search; no page has any of this.

cutting    plays matches, and looks at their positions
proving    whether a position has one best move, and what the others cost
shelves    the files that puzzles are kept in
"""
