"""For whom a day still waits, as the town is told it."""

from __future__ import annotations

from tests.clocktower.scenario import Story, scenario


def spent(town: Story) -> list[str]:
    """Whose turn will not come any more, in everybody's eyes."""
    views = {town.view(name).spent for name in ("chef", "imp")}
    assert len(views) == 1, "what one knows all know"
    return [town.name(seat) for seat in views.pop()]


def test_who_has_nominated_and_shot_is_waited_for_no_longer():
    """A Slayer could shoot again tomorrow and a bluff could not; nobody is to learn that by the counting."""
    town = scenario("slayer imp chef monk empath soldier scarletwoman", "tb")
    town.night().open_nominations()
    town.nominate("monk", "chef")
    assert spent(town) == []
    town.shoot("monk", "empath").shoot("slayer", "empath")
    assert spent(town) == ["monk"]
    town.nominate("slayer", "empath")
    assert spent(town) == ["slayer", "monk"]
    town.do("chef", "pass")
    assert spent(town) == ["slayer", "monk"]


def test_where_nobody_can_shoot_a_nomination_is_all_that_one_has():
    town = scenario(
        "chef imp sailor monk empath soldier scarletwoman",
        "",
        sheet=("chef", "imp", "sailor", "monk", "empath", "soldier", "scarletwoman", "washerwoman", "saint"),
    )
    town.night().open_nominations()
    town.nominate("sailor", "monk")
    assert spent(town) == ["sailor"]
