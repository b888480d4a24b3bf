"""Sealed matches: nobody can look at what is not theirs, or choose a die, a card or a secret.

edwards       the curve edwards25519: adding and multiplying its points
ristretto     the group ristretto255 (RFC 9496): 32 bytes an element, one encoding each
signatures    Ed25519 (RFC 8032)
hashing       from texts to numbers and elements (RFC 9380)
queries       a secret function of one, asked by another who keeps the question (RFC 9497)
roots         everything secret of a seat, from 32 bytes
"""
