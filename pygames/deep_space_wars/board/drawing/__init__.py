"""What is drawn: the table, terrain, figures, and what a moment leaves behind."""
