"""Armies are put together: the cards there are, squads, cards of one's own, what they come to."""
