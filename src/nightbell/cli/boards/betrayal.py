"""The floors of the house as far as they are explored, and the explorers with their traits and cards."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from nightbell.engine import SPECTATOR, Seat
from nightbell.games.betrayal.explorers import TRACK
from nightbell.games.betrayal.house import DOORS, JOINS, Monster
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.traits import AT, FLOORS, TRAITS, Floor, RoomId, Trait, turned
from nightbell.games.betrayal.views import HouseView
from nightbell.text import Words

WIDE, HIGH = 17, 4
"""The size of a tile in characters, walls included."""
COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "bright_red")
MONSTER, PILE, TOKEN, LOST = "☠", "▫", "◇", "▒"


def names(view: HouseView, words: Words) -> dict[tuple[str, object], str]:
    """What the figures on the board are called: explorers by their seats, monsters by kind and number."""
    called: dict[tuple[str, object], str] = {
        ("figure", seat): words.seat(Seat(seat)) for seat in range(view.players)
    }
    for monster in view.monsters:
        called["figure", monster.id] = _monster_name(view, monster, words)
    return called


def draw(view: HouseView, words: Words) -> RenderableType:
    floors = [_floor(view, floor, words) for floor in reversed(FLOORS) if _tiles(view, floor)]
    parts = [*floors, _explorers(view, words)]
    if view.pages:
        parts.append(_pages(view, words))
    return Group(*parts)


def _tiles(view: HouseView, floor: Floor) -> dict[tuple[int, int], RoomId]:
    return {(tile.x, tile.y): room for room, tile in view.placed.items() if tile.floor == floor}


def _floor(view: HouseView, floor: Floor, words: Words) -> RenderableType:
    tiles = _tiles(view, floor)
    left, top = min(x for x, _ in tiles), min(y for _, y in tiles)
    right, bottom = max(x for x, _ in tiles), max(y for _, y in tiles)
    blank = (" ", "")
    canvas = [[blank] * (WIDE * (right - left + 1)) for _ in range(HIGH * (bottom - top + 1))]
    for (x, y), room in tiles.items():
        _tile(canvas, WIDE * (x - left), HIGH * (y - top), view, room, words)
    drawn = Text(no_wrap=True)
    for row in canvas:
        for sign, style in row:
            drawn.append(sign, style)
        drawn.append("\n")
    drawn.rstrip()
    return Panel(drawn, title=words.thing("floor", floor), title_align="left", border_style="dim")


def _tile(
    canvas: list[list[tuple[str, str]]], x: int, y: int, view: HouseView, room: RoomId, words: Words
) -> None:
    """One tile: walls with gaps where its doors are, the room's name, and who and what is inside."""
    tile = view.placed[room]
    wall = "dim" if room in view.lost else "bold" if room in _my_room(view) else ""
    doors = {*DOORS[room][tile.turn], *(turned(side, tile.turn) for side in JOINS[room])}
    middle = WIDE // 2
    for column in range(WIDE):
        for row, side in ((0, "N"), (HIGH - 1, "S")):
            gap = side in doors and abs(column - middle) < 2
            canvas[y + row][x + column] = (" " if gap else "─", wall)
    for row in range(1, HIGH - 1):
        for column, side in ((0, "W"), (WIDE - 1, "E")):
            gap = side in doors and row == 1
            canvas[y + row][x + column] = (" " if gap else "│", wall)
    for row, column, corner in (
        (0, 0, "┌"),
        (0, WIDE - 1, "┐"),
        (HIGH - 1, 0, "└"),
        (HIGH - 1, WIDE - 1, "┘"),
    ):
        canvas[y + row][x + column] = (corner, wall)
    name = words.thing("room", room)
    inner = WIDE - 2
    short = name if len(name) <= inner else name[: inner - 1] + "…"
    _write(canvas, x + 1, y + 1, [(sign, wall or "default") for sign in short.center(inner)])
    _write(canvas, x + 1, y + 2, _inside(view, room, words)[:inner])


def _write(canvas: list[list[tuple[str, str]]], x: int, y: int, signs: list[tuple[str, str]]) -> None:
    for place, sign in enumerate(signs):
        canvas[y][x + place] = sign


def _my_room(view: HouseView) -> tuple[RoomId, ...]:
    return () if view.viewer == SPECTATOR else (view.where[view.viewer],)


def _inside(view: HouseView, room: RoomId, words: Words) -> list[tuple[str, str]]:
    signs: list[tuple[str, str]] = []
    for seat, where in enumerate(view.where):
        if where == room:
            letter = words.seat(Seat(seat))[0] if view.alive[seat] else "✝"
            style = f"bold {COLOURS[seat]}" + (" reverse" if seat == view.viewer else "")
            signs.append((letter, style))
    signs += [
        (MONSTER, "bold red" if not monster.stunned else "dim")
        for monster in view.monsters
        if monster.room == room
    ]
    if view.piles.get(room):
        signs.append((PILE, "yellow"))
    signs += [(TOKEN, "yellow") for rooms in view.tokens.values() if room in rooms]
    if room in view.lost:
        signs.append((LOST, "dim"))
    symbol = ROOMS[room].symbol
    if symbol is not None and view.placed[room].due:
        signs.append(("!", "bold magenta"))
    return signs


def _explorers(view: HouseView, words: Words) -> RenderableType:
    table = Table(box=None, padding=(0, 1), header_style="dim")
    table.add_column(words.say("board-house-explorer"))
    for trait in TRAITS:
        table.add_column(words.thing("trait", trait), justify="right")
    table.add_column(words.say("board-house-where"))
    table.add_column(words.say("board-house-cards"))
    for seat in range(view.players):
        name = Text(words.seat(Seat(seat)), style=f"bold {COLOURS[seat]}")
        if seat == view.viewer:
            name.append(words.say("board-house-you"), "default")
        if seat == view.active:
            name.append(" ◀", "bold")
        if view.haunt and seat < len(view.party) and view.open_party[seat]:
            name.append(f" ({words.thing('party', view.party[seat])})", "default")
        held = [words.thing("card", card) for card in (*view.hands[seat], *view.kept[seat])]
        table.add_row(
            name,
            *(_value(view, seat, trait) for trait in TRAITS),
            words.thing("room", view.where[seat]) if view.alive[seat] else words.say("board-house-dead"),
            ", ".join(held),
        )
    for monster in view.monsters:
        values = ("–" if value < 0 else str(value) for value in monster.traits)
        name = Text(f"{MONSTER} {_monster_name(view, monster, words)}", style="red")
        if monster.stunned:
            name.append(words.say("board-house-stunned"), "dim")
        table.add_row(name, *values, words.thing("room", monster.room), "")
    return table


def _value(view: HouseView, seat: int, trait: Trait) -> str:
    row = view.clips[4 * seat + AT[trait]]
    return str(TRACK[view.explorers[seat], trait][row]) if row >= 0 else "☠"


def _monster_name(view: HouseView, monster: Monster, words: Words) -> str:
    name = words.thing("monster", monster.kind)
    alone = sum(other.kind == monster.kind for other in view.monsters) == 1
    return name if alone else f"{name} {monster.number or monster.id}"


def _pages(view: HouseView, words: Words) -> RenderableType:
    pages = [Text(words.thing("page", page)) for page in view.pages]
    title = words.thing("haunt", str(view.haunt))
    return Panel(Group(*pages), title=title, title_align="left", border_style="red")
