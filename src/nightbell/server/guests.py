"""Who somebody is: a name, a language, and a token that only their browser holds.

The store keeps a proof of the token made with the server's secret; the token itself is nowhere on this side.
"""

from __future__ import annotations

import hmac
import os
import re
import secrets
import stat
import unicodedata
from pathlib import Path

from nightbell.engine import Refusal

CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_LENGTH = 8
LONGEST_NAME = 24
SECRET_BYTES = 32
_ALIKE = str.maketrans("OIL", "011")
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Signs that count as letters or marks and show nothing."""
_MARKS = re.compile(
    r"(?:^|(?<=\s))[MARKS]+|([MARKS]{2})[MARKS]+".replace("MARKS", "\u0300-\u036f\u0483-\u0489\u20d0-\u20ff")
)
"""Marks over nothing, and what is piled up beyond two."""
_TWINS = str.maketrans("авекмнорстухіјѕԁԛԝ013", "abekmhopctyxijsdqwole")
"""Letters and digits that look like a Latin one."""
PHRASE_WORDS = 6
_FIRST, _SECOND = "bdfgklmnprstvzhj", "aiou"
RESERVED = ("Storyteller", "The Storyteller", "Рассказчик", "Nightbell")


def new_code() -> str:
    """A table's invite code: forty bits of chance."""
    return "".join(secrets.choice(CROCKFORD) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """A code as it was meant.

    >>> read_code(" o1l2-abcd ")
    '0112ABCD'
    """
    return "".join(typed.upper().split()).replace("-", "").translate(_ALIKE)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_phrase() -> str:
    """Words by which somebody comes back on another device: they can be said, written down and typed.

    A word is three syllables; six words are a hundred and eight bits of chance.
    """
    syllables = [first + second for first in _FIRST for second in _SECOND]
    words = ("".join(secrets.choice(syllables) for _ in range(3)) for _ in range(PHRASE_WORDS))
    return " ".join(words)


def read_phrase(typed: str) -> str:
    """A phrase as it was meant.

    >>> read_phrase("  Bakodu-LIRUNO  ")
    'bakodu liruno'
    """
    return " ".join(typed.lower().replace("-", " ").replace(",", " ").split())


def proof(secret: bytes, token: str) -> str:
    return hmac.digest(secret, token.encode(), "sha256").hex()


def clean_name(name: str) -> str:
    """A name that can be shown anywhere, can be seen, and is nobody's office."""
    shown = clean_line(_MARKS.sub(r"\1", clean_line("".join(each for each in name if each not in _BLANK))))
    if not any(unicodedata.category(each)[0] in "LNPS" for each in shown):
        raise Refusal("name-empty")
    if len(shown) > LONGEST_NAME:
        raise Refusal("name-too-long", most=LONGEST_NAME)
    if likeness(shown) in map(likeness, RESERVED):
        raise Refusal("name-reserved", name=shown)
    return shown


def clean_line(text: str) -> str:
    """One line without characters that hide or turn around others, and with single spaces."""
    seen = "".join(" " if each.isspace() else each for each in unicodedata.normalize("NFC", text))
    return " ".join(clean_text(seen).split())


def likeness(name: str) -> str:
    """Two names with the same likeness are told apart by nobody.

    >>> likeness("Aнна ") == likeness("анна"), likeness("Anna") == likeness("Hanna")
    (True, False)
    """
    folded = unicodedata.normalize("NFKD", name).casefold().translate(_TWINS)
    return "".join(each for each in folded if unicodedata.category(each)[0] in "LNS")


def clean_text(text: str) -> str:
    """What was said, without characters that hide or turn around other characters."""
    return "".join(each for each in text if each == "\n" or unicodedata.category(each) not in _UNSEEN)


def read_secret(file: Path) -> bytes:
    """The server's secret, made on the first run. A short one, or one that others can read, is refused."""
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(secrets.token_hex(SECRET_BYTES))
    if os.name == "posix" and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise Refusal("secret-readable-by-others", file=str(file))
    text = file.read_text().strip()
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise Refusal("secret-unreadable", file=str(file)) from None
    if len(secret) < SECRET_BYTES:
        raise Refusal("secret-too-short", file=str(file), bytes=SECRET_BYTES)
    return secret
