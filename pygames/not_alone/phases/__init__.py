"""The phases of a turn as the rules name them: Exploration, Hunting, Reckoning, End of turn."""
