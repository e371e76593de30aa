"""The floors of the house as far as they are explored, and the explorers with their traits and cards."""

from __future__ import annotations

from shutil import get_terminal_size
from textwrap import wrap
from typing import TypeAlias

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from nightbell.engine import SPECTATOR, Seat
from nightbell.games.betrayal.explorers import TRACK
from nightbell.games.betrayal.house import DOORS, JOINS, Monster
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.seen import HouseView
from nightbell.games.betrayal.traits import AT, FLOORS, TRAITS, Floor, RoomId, Trait, turned
from nightbell.text import Words

WIDEST, NARROWEST, HIGH = 17, 9, 5
"""The size of a tile in characters, walls included. A wide house is drawn with narrower tiles."""
COLOURS = ("cyan", "magenta", "green", "yellow", "blue", "bright_red")
Sign: TypeAlias = tuple[str, str]
"""One character and its style."""

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
    parts: list[RenderableType] = [Columns(floors), _explorers(view, words)]
    if view.pages:
        parts.append(_pages(view, words))
    return Group(*parts)


def _tiles(view: HouseView, floor: Floor) -> dict[tuple[int, int], RoomId]:
    return {(tile.x, tile.y): room for room, tile in view.placed.items() if tile.floor == floor}


def _floor(view: HouseView, floor: Floor, words: Words) -> RenderableType:
    tiles = _tiles(view, floor)
    left, top = min(x for x, _ in tiles), min(y for _, y in tiles)
    right, bottom = max(x for x, _ in tiles), max(y for _, y in tiles)
    room_for = (get_terminal_size((100, 40)).columns - 4) // (right - left + 1)
    wide = max(NARROWEST, min(WIDEST, room_for))
    canvas = [[(" ", "")] * (wide * (right - left + 1)) for _ in range(HIGH * (bottom - top + 1))]
    for (x, y), room in tiles.items():
        picture = _tile(view, room, wide, words)
        for row, line in enumerate(picture):
            canvas[HIGH * (y - top) + row][wide * (x - left) : wide * (x - left + 1)] = line
    drawn = Text(no_wrap=True)
    for signs in canvas:
        for sign, style in signs:
            drawn.append(sign, style)
        drawn.append("\n")
    drawn.rstrip()
    title = words.thing("floor", floor)
    return Panel(drawn, title=title, title_align="left", border_style="dim", expand=False)


def _tile(view: HouseView, room: RoomId, wide: int, words: Words) -> list[list[Sign]]:
    """One tile: walls with gaps where its doors are, the room's name, and who and what is inside."""
    tile = view.placed[room]
    wall = "dim" if room in view.lost else "bold" if room in _my_room(view) else ""
    doors = {*DOORS[room][tile.turn], *(turned(side, tile.turn) for side in JOINS[room])}
    inner = wide - 2
    gap = "   ".center(inner, "─")
    name = [*wrap(words.thing("room", room), inner), ""]
    west, east = (" " if side in doors else "│" for side in "WE")
    inside = _inside(view, room, words)[:inner]
    return [
        [(sign, wall) for sign in f"┌{gap if 'N' in doors else '─' * inner}┐"],
        [(sign, wall) for sign in f"│{name[0][:inner].center(inner)}│"],
        [(sign, wall) for sign in f"{west}{name[1][:inner].center(inner)}{east}"],
        [("│", wall), *inside, *[(" ", "")] * (inner - len(inside)), ("│", wall)],
        [(sign, wall) for sign in f"└{gap if 'S' in doors else '─' * inner}┘"],
    ]


def _my_room(view: HouseView) -> tuple[RoomId, ...]:
    return () if view.viewer == SPECTATOR else (view.where[view.viewer],)


def _letters(view: HouseView, words: Words) -> list[str]:
    """A letter of its own for each explorer, the first of the name if nobody else has it."""
    letters: list[str] = []
    for seat in range(view.players):
        name = [sign.upper() for sign in words.seat(Seat(seat)) if sign.isalpha()]
        letters.append(next((sign for sign in name if sign not in letters), str(seat + 1)))
    return letters


def _inside(view: HouseView, room: RoomId, words: Words) -> list[Sign]:
    signs: list[Sign] = []
    letters = _letters(view, words)
    for seat, where in enumerate(view.where):
        if where == room:
            letter = letters[seat] if view.alive[seat] else "✝"
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
    letters = _letters(view, words)
    for seat in range(view.players):
        name = Text(f"{letters[seat]} {words.seat(Seat(seat))}", style=f"bold {COLOURS[seat]}")
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
