"""The types of view of a hunt, made from the words on its fields; `make views` tells the type checker."""

from nightbell.engine import views
from nightbell.games.whispers import glimpses as glimpses
from nightbell.games.whispers.state import KILLER, ONLOOKER, OPEN, VICTIMS, Hunt

Open, KillerView, VictimsView, OnlookerView = views(__name__, Hunt, OPEN, KILLER, VICTIMS, ONLOOKER)
View = KillerView | VictimsView | OnlookerView
