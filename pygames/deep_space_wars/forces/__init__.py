"""Who fights: cards, abilities, factions, armies and their squads."""
