"""How Not Alone looks and is played at the table."""
