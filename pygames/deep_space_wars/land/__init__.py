"""Where they fight: the table, terrain, and how figures meet it."""
