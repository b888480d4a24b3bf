"""What the command line can do: a module for each command, and what several of them need.

No page loads any of it.
"""
