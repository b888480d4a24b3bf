"""What helps to play: formations, charges and forecasts, none of which the rules ask."""
