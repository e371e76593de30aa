"""The check of a script names the jinxes between its roles, in words of both languages."""

from __future__ import annotations

import msgspec

from nightbell.engine import Refusal, Remark
from nightbell.games.clocktower.catalogue import JINXES
from nightbell.games.clocktower.desk import check_script
from nightbell.text import Words


class Plainly:
    """A clerk who says nothing of his own."""

    def worded(self, refusal: Refusal) -> Remark:
        return Remark(refusal.message, refusal.message, refusal.rule)

    def cleaned(self, text: str) -> str:
        return text


def jinxes(*roles: str) -> list[str]:
    return check_script(msgspec.Raw(msgspec.json.encode(roles)), Plainly()).jinxes


def test_a_script_tells_the_jinxes_of_those_it_has_and_no_others() -> None:
    one = JINXES[0]
    assert jinxes("imp", "chef") == []
    assert jinxes("imp", one.roles[0]) == []
    assert jinxes("imp", *one.roles) == [one.id]


def test_every_jinx_has_words_in_both_languages() -> None:
    for lang in ("ru", "en"):
        words = Words(lang, "clocktower")
        assert [each.id for each in JINXES if "⟦" in words.thing("jinx", each.id)] == []
