"""The types of view of a town, made from the words on its fields; `make views` tells the type checker."""

from nightbell.engine import views
from nightbell.games.clocktower import glimpses as glimpses
from nightbell.games.clocktower.town import PLAYER, SQUARE, TELLER, Town

View, PlayerView, Grimoire = views(__name__, Town, SQUARE, PLAYER, TELLER)
