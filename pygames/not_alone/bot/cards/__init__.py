"""What a bot thinks of each card and place: one entry beside that of the rules."""
