"""What every game shares: decisions, matches, the dealer, links. Knows no game."""
