"""Every sentence that a person reads: a folder for each language, found by its name.

The games speak in ids; here ids become words. Which message says what is a matter of spelling, never of a
table kept by hand: `docs/words.md` tells how ids are spelled and which arguments a message gets.
"""

from nightbell.text.bundle import ABROAD, HOME, LANGUAGES, Lang, language_of, missing, spoken
from nightbell.text.words import Words

__all__ = ["ABROAD", "HOME", "LANGUAGES", "Lang", "Words", "language_of", "missing", "spoken"]
