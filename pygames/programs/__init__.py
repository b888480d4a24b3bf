"""Programs that play: lines of JSON on their standard input and output, see `.github/PROTOCOL.md`.

`messages` puts into JSON what a seat sees and may choose; `outside` starts a program that somebody
has written, asks it, and ends it; `seat` is the other side, our bots as such a program.
"""
