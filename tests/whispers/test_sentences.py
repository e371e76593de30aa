"""What happens is told in sentences, with cases and gender, in both languages."""

import pytest

from nightbell.engine import Event, Seat
from nightbell.games.whispers import events as ev
from nightbell.games.whispers.maps import BOARDS, Place
from nightbell.games.whispers.state import Victim
from nightbell.text import LANGUAGES, Lang, Words
from tests.whispers.scenario import Scene

ANNA, DYLAN, GEORGE, MARCO, OPHELIA, SOPHIA, WILLIAM = map(
    Victim, ("anna", "dylan", "george", "marco", "ophelia", "sophia", "william")
)
HALL, KITCHEN, GARDEN = (Place(f"mansion-{mark}") for mark in ("R1", "B3", "G5"))


def said(lang: Lang, event: Event) -> str:
    return Words(lang, "whispers", seats=("killer", "victim-1"), viewer=Seat(1), strict=True).event(event)


@pytest.mark.parametrize(
    ("event", "russian", "english"),
    [
        (
            ev.Walked(ANNA, KITCHEN, GARDEN),
            "Анна идёт из Кухни в Сад.",
            "Anna goes from the Kitchen to the Garden.",
        ),
        (
            ev.NoiseReported((HALL, KITCHEN)),
            "Шум слышен в Холле и на Кухне.",
            "There is noise in the Main Hall and in the Kitchen.",
        ),
        (
            ev.KillerSensed(BOARDS["mansion"].zones["red"], ev.ZoneId("red"), (MARCO,)),
            "Убийца прислушивается: кто в красной зоне? Отзывается Марко.",
            "The killer listens: who is in the red zone? Marco answers.",
        ),
        (
            ev.NobodySensed((HALL, GARDEN), None),
            "Убийца прислушивается: кто в Холле и в Саду? Никто не отзывается.",
            "The killer listens: who is in the Main Hall and in the Garden? Nobody answers.",
        ),
        (
            ev.KillerSearched(HALL, (SOPHIA, WILLIAM)),
            "Убийца обыскивает Холл и находит Софию и Уильяма.",
            "The killer searches the Main Hall and finds Sophia and William.",
        ),
        (
            ev.ItemPassed(DYLAN, OPHELIA, ev.ItemId("whiskey")),
            "Дилан отдаёт Офелии бутылку виски.",
            "Dylan gives Ophelia a bottle of whiskey.",
        ),
        (ev.Wounded(SOPHIA), "София ранена.", "Sophia is wounded."),
        (ev.Wounded(GEORGE), "Джордж ранен.", "George is wounded."),
        (
            ev.Frightened(ANNA, 2),
            "Анна испугана: 2 жетона страха.",
            "Anna is frightened: 2 fear tokens.",
        ),
        (
            ev.BarricadePlaced(HALL, KITCHEN),
            "Проход между Холлом и Кухней заложен.",
            "The way between the Main Hall and the Kitchen is barred.",
        ),
        (
            ev.DeedDone(MARCO, ev.DeedId("whiskey")),
            "Марко бросает бутылку виски.",
            "Marco throws a whiskey bottle.",
        ),
    ],
    ids=lambda each: type(each).__name__,
)
def test_the_story_is_told_in_sentences(event, russian, english):
    assert said("ru", event) == russian
    assert said("en", event) == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_room_can_be_gone_to_left_and_searched(lang):
    """Four houses of fifteen rooms: a missing case would raise."""
    for board in BOARDS.values():
        for place in board.places:
            for event in (
                ev.Walked(ANNA, place, place),
                ev.NoiseReported((place,)),
                ev.SearchedInVain(place),
                ev.BarricadeRemoved(place, place),
            ):
                assert said(lang, event)


def test_a_zone_is_told_only_where_the_places_are_one():
    """Sense of a zone names the zone; of anything else, each place."""
    zone = Scene(phase="instant", at="G5", hand="sense", where={"marco": "B5"}).say("play sense", "blue")
    assert zone.told(ev.KillerSensed, 0)[0].zone == "blue"
    place = Scene("huntress", phase="instant", at="G5", hand="hunting_instinct sense", where={"marco": "B5"})
    place.say("play hunting_instinct", "B5")
    assert place.told(ev.KillerSensed, 0)[0].zone is None
