"""What is laid out on the table before it is done, each kind of draft in a module."""
