"""The course of a battle: its steps, what is decided in each, and what follows."""
