"""Games of the engine, retold by honest good players and lying evil ones: the truth is never lost."""

import pytest
from tools.deduced import mornings


@pytest.mark.parametrize("players", [7, 9, 12])
@pytest.mark.parametrize("script", ["tb", "snv", "bmr"])
def test_the_true_grimoire_is_among_the_worlds_every_morning(script, players):
    told = [each for seed in range(6) for each in mornings(script, seed, players)]
    assert len(told) > 6
    assert [each for each in told if not each.kept] == []


@pytest.mark.parametrize(
    ("script", "seed", "players"),
    [
        pytest.param("snv", 107, 8, id="the Demon is charmed in the first night"),
        pytest.param("snv", 569, 8, id="a Fang Gu leaps and is charmed"),
        pytest.param("snv", 175, 8, id="a Pit-Hag makes an Evil Twin of somebody good"),
        pytest.param("snv", 329, 8, id="the twins come to one side and another is chosen"),
        pytest.param("snv", 350, 8, id="the dead become an Evil Twin"),
        pytest.param("snv", 459, 8, id="two changes in one night"),
        pytest.param("snv", 743, 9, id="somebody becomes the Clockmaker under a Vortox"),
        pytest.param("snv", 933, 9, id="the Evil Twin dies in the night in which the other turns"),
        pytest.param("snv", 7000083, 8, id="a Pit-Hag goes on without a Demon while the twins live"),
        pytest.param("snv", 7000313, 8, id="a Fang Gu leaps to one whom a Philosopher made drunk"),
        pytest.param("bmr", 34, 8, id="a drunk Po chooses nobody, and three the night after"),
        pytest.param("bmr", 120, 9, id="the Mastermind is drunk on the last day"),
        pytest.param("bmr", 124, 9, id="a Moonchild dies drunk and kills sober"),
        pytest.param("bmr", 164, 9, id="an Assassin kills the Goon, who is evil then"),
        pytest.param("bmr", 165, 9, id="a Godfather chooses the Goon"),
        pytest.param("bmr", 179, 9, id="a Lunatic takes himself for the Demon in play"),
        pytest.param("bmr", 3023, 8, id="a Pukka poisons the Tea Lady before her neighbour dies"),
        pytest.param("bmr", 366, 9, id="a Shabaloth chooses the Goon and somebody else"),
        pytest.param("bmr", 7000181, 8, id="a Courtier names the Goon"),
        pytest.param("bmr", 7000430, 8, id="a Godfather dies in the night before being woken"),
    ],
)
def test_games_in_which_the_truth_was_lost_once(script, seed, players):
    assert [each for each in mornings(script, seed, players) if not each.kept] == []
