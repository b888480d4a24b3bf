"""What was meant where a keyboard types no Latin letters."""

__all__ = ["latin"]

_ENGLISH = "qwertyuiopasdfghjkl;'zxcvbnm"
_PERSIAN = "ضصثقفغعهخحشسیبلاتنمکگظطزرذدپ"
_MEANT = str.maketrans(f"{_PERSIAN}ئچج", f"{_ENGLISH}m][")


def latin(text: str) -> str:
    """Return a plain text as the same keys would have typed it on an English keyboard."""
    return text.translate(_MEANT)
