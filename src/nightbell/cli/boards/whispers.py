"""The house of the hunt: fifteen rooms in three zones, with who and what is where, as one side knows it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from nightbell.games.whispers.content import CARDS, KIND_MARKS
from nightbell.games.whispers.maps import BOARDS, ZONES, Board, Place
from nightbell.games.whispers.seen import KillerView, Open, VictimsView, View
from nightbell.text import Words

WIDTH = 30
KILLER, SHADOW, NOISE, BODY, TRAP, SNARE, CORE, CHEST = "☠", "░", "♪", "✝", "⚠", "⊗", "✿", "▣"
SEARCH, TRANSMITTER, MAIN_EXIT, SECRET_EXIT = "⌕", "⚙", "⇥", "⤓"
SYMBOLS = {"book": "▤", "spiral": "◎", "hammer": "⚒"}


def draw(view: View, words: Words) -> RenderableType:
    seen = view.open
    board = BOARDS[seen.options.map]
    house = Table.grid(padding=(0, 1))
    for _ in ZONES:
        house.add_column(width=WIDTH)
    for row in range(max(len(board.zones[zone]) for zone in ZONES)):
        house.add_row(*(_room(view, board, board.zones[zone][row], words) for zone in ZONES))
    return Group(_header(seen, words), house, _own(view, words))


def names(view: View, words: Words) -> dict[tuple[str, object], str]:
    """Places with the mark that they have on the drawing, so that the eye finds them."""
    places = BOARDS[view.open.options.map].places
    plain = Words(words.lang, words.game)
    return {("place", place): f"{mark(place)} {plain.thing('place', place)}" for place in places}


def mark(place: Place) -> str:
    """The letter and number on the board: R4."""
    return place.rpartition("-")[2]


def _header(seen: Open, words: Words) -> RenderableType:
    lines = Text()
    phase = words.say("board-setup") if seen.phase == "setup" else words.thing("phase", seen.phase)
    lines.append(words.say("board-hunt-round", round=seen.round, phase=phase), "bold")
    lines.append("  ")
    killer = words.thing("killer", seen.options.killer)
    lines.append(
        words.say("board-hunt-killer", killer=killer, level=seen.level, strength=seen.strength), "red"
    )
    lines.append("  ")
    lines.append(words.say("board-hunt-keys", keys=seen.keys, needed=seen.options.keys_needed), "yellow")
    if seen.rescue is not None:
        lines.append("  ")
        cells = seen.options.rescue_cells
        lines.append(words.say("board-hunt-rescue", rescue=seen.rescue, cells=cells), "green")
    for tile in seen.roof:
        lines.append("\n")
        gone = tile.victim in seen.escaped or tile.victim in dict(seen.bodies)
        lines.append(f"{words.thing('victim', tile.victim)}: ", "dim" if gone else "bold")
        if tile.victim in dict(seen.bodies):
            lines.append(words.say("board-hunt-dead"), "red")
        elif tile.victim in seen.escaped:
            lines.append(words.say("board-hunt-escaped"), "green")
        else:
            lines.append(words.say("board-hunt-state", wounds=tile.wounds, fear=tile.fear))
    return lines


def _room(view: View, board: Board, place: Place, words: Words) -> RenderableType:
    things = Text()
    for who, style in _occupants(view, place, words):
        if things:
            things.append(" ")
        things.append(who, style)
    title = Text(words.thing("place", place))
    title.stylize("bold", 0, len(mark(place)))
    symbols = _symbols(board, place)
    if symbols:
        title.append(f" {symbols}", "yellow")
    zone = board.zone[place]
    here = _is_mine(view, place)
    content = Group(_ways(view.open, board, place), things)
    return Panel(
        content, title=title, title_align="left", border_style=f"bold {zone}" if here else zone, height=4
    )


def _symbols(board: Board, place: Place) -> str:
    found = [SEARCH] if place in board.search else []
    found += [TRANSMITTER] if place == board.transmitter else []
    found += [MAIN_EXIT] if place == board.main_exit else []
    found += [SECRET_EXIT] if place == board.secret_exit else []
    found += [sign for name, sign in SYMBOLS.items() if board.symbols.get(name) == place]
    return "".join(found)


def _ways(seen: Open, board: Board, place: Place) -> Text:
    """Doors by the mark of the room behind them; barricades cross them out, arrows are secret passages."""
    text = Text()
    for there, passage in board.passages_of[place]:
        shut = passage in seen.barricades or passage == seen.portcullis
        text.append(f"{'╫' if shut else '·'}{mark(there)} ", "bold red" if shut else "")
    for there in board.secret_ends[place]:
        text.append(f"⇢{mark(there)} ", "dim")
    return text


def _occupants(view: View, place: Place, words: Words) -> list[tuple[str, str]]:
    seen = view.open
    found: list[tuple[str, str]] = []
    if place in seen.figures or (isinstance(view, KillerView) and place == view.place):
        found.append((KILLER, "bold red"))
    elif place in seen.shadow:
        found.append((SHADOW, "red"))
    if isinstance(view, VictimsView):
        for victim, where in view.where.items():
            if where == place:
                style = "bold cyan" if victim in view.mine else "cyan"
                found.append((words.thing("victim", victim), style))
        if place in view.noise:
            found.append((NOISE, "yellow"))
        if place == view.trap:
            found.append((TRAP, "green"))
    if isinstance(view, KillerView):
        found += [(f"{words.thing('victim', who)}?", "dim") for who, where in view.guesses if where == place]
    if place in seen.heard and not (isinstance(view, VictimsView) and place in view.noise):
        found.append((NOISE, "bold yellow"))
    found += [(f"{BODY}{words.thing('victim', who)}", "red") for who, where in seen.bodies if where == place]
    for sign, places in ((SNARE, seen.snares), (CORE, seen.cores), (CHEST, seen.chests)):
        found += [(sign, "magenta")] * places.count(place)
    return found


def _is_mine(view: View, place: Place) -> bool:
    if isinstance(view, VictimsView):
        return any(view.where.get(victim) == place for victim in view.mine)
    return isinstance(view, KillerView) and view.place == place


def _marked(card: str, words: Words) -> str:
    """A card's name with the marks of its kinds."""
    return " ".join((words.thing("card", card), *(KIND_MARKS[kind] for kind in CARDS[card].kinds)))


def _own(view: View, words: Words) -> RenderableType:
    """What only this side sees: bags and the repair, or the killer's hand."""
    text = Text()
    if isinstance(view, VictimsView):
        for victim, bag in view.bags.items():
            name = words.thing("victim", victim)
            held = words.listed([words.thing("item", item) for item in bag]) or "—"
            style = "bold cyan" if victim in view.mine else "cyan"
            text.append_text(Text.assemble((f"{name}: ", style), held, "\n"))
        text.append(
            words.say("board-hunt-repaired" if view.repaired else "board-hunt-repair", repair=view.repair),
            "green",
        )
        if view.plans:
            plans = words.listed([words.thing("plan", plan) for plan in view.plans])
            text.append("\n" + words.say("board-hunt-plans", plans=plans))
    elif isinstance(view, KillerView):
        hand = words.listed([_marked(card, words) for card in view.hand]) or "—"
        text.append_text(Text.assemble((words.say("board-hunt-hand"), "bold"), " ", hand, "\n"))
        deck, discard = view.deck_size, len(view.discard)
        text.append(words.say("board-hunt-deck", deck=deck, discard=discard, repair=view.repair_guess), "dim")
    return text
