"""Where figures stand, and what the rules say of their moves, lines of sight and wounds."""
