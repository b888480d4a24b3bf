"""What is asked of who invites, and of who opens a letter."""
