"""What the table tells before one decides: reach, sight, cover, odds, distances."""
