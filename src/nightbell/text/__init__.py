"""Every sentence that a person reads, in Russian and English.

The games speak in ids; here ids become words. Which message says what is a matter of spelling, never of a
table kept by hand: `docs/words.md` tells how ids are spelled and which arguments a message gets.
"""

from nightbell.text.bundle import LANGUAGES, Lang, language_of, missing
from nightbell.text.words import Words

__all__ = ["LANGUAGES", "Lang", "Words", "language_of", "missing"]
