"""The page as a pure function: what happened in, HTML and effects out."""
