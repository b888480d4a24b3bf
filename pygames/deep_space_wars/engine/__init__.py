"""The engine: the steps of a battle, what is decided in each, and what follows."""
