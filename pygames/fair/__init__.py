"""Sealed matches: nobody can look at what is not theirs, or choose a die, a card or a secret.

edwards       the curve edwards25519: adding and multiplying its points
ristretto     the group ristretto255 (RFC 9496): 32 bytes an element, one encoding each
signatures    Ed25519 (RFC 8032)
hashing       from texts to numbers and elements (RFC 9380)
queries       a secret function of one, asked by another who keeps the question (RFC 9497)
roots         everything secret of a seat, from 32 bytes
items         what a seat says, item by item
talk          what the seats have said, and the secrets of one of them
sources       where an answer of chance comes from: each game tells
chains, decks, tables, pieces, choices    how these answers are put together
device        one seat: its state follows from its root and the items
ledger        messages, chained and signed
audit         the same program run again, once the roots are open
proof         what shows it to others, and the verdict
sealed_match  a match as the table plays it
table         the page for all this
"""

from pygames.post import SEALED

__all__ = ["PART"]

PART = SEALED
"""`pygames.post`, which begins such matches, names it."""
