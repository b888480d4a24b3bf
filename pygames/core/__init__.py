"""What all games share: decisions, matches, the dealer, links. Knows no game."""
