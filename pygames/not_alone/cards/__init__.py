"""The cards: each is one entry of a registry, and nothing else knows any of them by name."""
