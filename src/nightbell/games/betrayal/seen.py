"""The type of view of a house, made from the words on its fields; `make views` tells the type checker."""

from nightbell.engine import views
from nightbell.games.betrayal import glimpses as glimpses
from nightbell.games.betrayal.house import TABLE, House

(HouseView,) = views(__name__, House, TABLE)
