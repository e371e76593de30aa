"""The Town Square: the circle of players, the day so far, one's own card and notes; or the Grimoire."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from nightbell.engine import SPECTATOR, Seat
from nightbell.games.clocktower import homemade
from nightbell.games.clocktower.catalogue import ROLES
from nightbell.games.clocktower.seen import Grimoire, PlayerView, View
from nightbell.games.clocktower.town import NIGHT, SETUP
from nightbell.text import Words

LAST_NOTES = 8
SIDE_STYLE = {"good": "cyan", "evil": "red"}


def names(view: View, words: Words) -> dict[tuple[str, object], str]:
    """What home-made characters are called, and what they do; that no rule sees to it is said with it."""
    called = homemade.names(view.homemade)
    return {
        (noun, id): f"{text} ({words.say('homemade-mark')})" if noun == "role.about" else text
        for (noun, id), text in called.items()
    }


def draw(view: View, words: Words) -> RenderableType:
    parts: list[RenderableType] = [_square(view, words)]
    if isinstance(view, PlayerView) and view.viewer != SPECTATOR:
        parts.append(_card(view, words))
    elif isinstance(view, Grimoire) and view.phase != SETUP:
        if view.night_sheet:
            parts.append(_night_sheet(view, words))
        if view.phase != NIGHT:
            parts.append(_roles(view, words))
    return Group(*parts)


def _square(view: View, words: Words) -> RenderableType:
    """The circle, clockwise from the top right: down on the right, up on the left."""
    circle = view.circle
    half = (len(circle) + 1) // 2
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(justify="right", ratio=3)
    grid.add_column(justify="center", ratio=3)
    grid.add_column(justify="left", ratio=3)
    middle = _middle(view, words)
    left = list(reversed(circle[half:]))
    for row in range(max(half, len(middle))):
        grid.add_row(
            _chair(view, words, left[row]) if row < len(left) else "",
            middle[row] if row < len(middle) else "",
            _chair(view, words, circle[row]) if row < half else "",
        )
    return Panel(grid, title=_moment(view, words), border_style="blue" if view.phase == NIGHT else "yellow")


def _moment(view: View, words: Words) -> str:
    if view.phase == SETUP:
        return words.say("board-setup")
    if view.phase == NIGHT:
        return words.say("board-town-night", night=view.night)
    return words.say("board-town-day", day=view.night)


def _chair(view: View, words: Words, seat: Seat) -> Text:
    life = view.square[seat]
    text = Text()
    text.append("● " if life.alive else "✝ ", style="green" if life.alive else "red")
    style = ("bold underline" if seat == view.viewer else "bold") if life.alive else "dim strike"
    text.append(words.seat(seat), style=style)
    if not life.alive and life.votes:
        text.append(" ✋", style="yellow")
    if seat == view.condemned:
        text.append(" ⚖", style="bold red")
    if seat in view.hands:
        text.append(" ↑", style="bold yellow")
    if isinstance(view, Grimoire):
        text.append_text(_token(view, words, seat))
    elif isinstance(view, PlayerView) and view.revealed:
        token = view.revealed[seat]
        text.append(f" {words.thing('role', token.role)}", style=SIDE_STYLE.get(token.side, ""))
    elif life.traveller:
        text.append(f" {words.thing('role', life.traveller)}", style="magenta")
    elif claimed := _claimed(view, seat):
        text.append(f" «{words.thing('role', claimed)}»", style="dim italic")
    return text


def _claimed(view: View, seat: Seat) -> str:
    """The role that a player last claimed in the viewer's hearing."""
    spoken = [claim.said for claim in view.claims if claim.seat == seat and claim.said[:1] == ("am",)]
    return str(spoken[-1][1]) if spoken else ""


def _token(view: Grimoire, words: Words, seat: Seat) -> Text:
    token = view.tokens[seat]
    text = Text()
    if not token.role:
        return text
    text.append(f" {words.thing('role', token.role)}", style=SIDE_STYLE.get(token.side, ""))
    if token.card != token.role and token.card:
        text.append(f" ({words.thing('role', token.card)})", style="dim")
    if view.impaired[seat]:
        text.append(" ☠", style="bold magenta")
    live = [mark for mark in view.marks if mark.on == seat and mark.live]
    if live:
        text.append(" · " + ", ".join(words.thing("reminder", mark.reminder) for mark in live), style="dim")
    return text


def _middle(view: View, words: Words) -> list[Text]:
    """What stands in the middle of the circle: who is alive, what the vote needs, and today's nominations."""
    living = sum(view.square[seat].alive for seat in view.circle)
    lines = [Text(words.say("board-town-living", living=living, all=len(view.circle)), style="bold")]
    if view.phase not in (SETUP, NIGHT):
        lines.append(Text(words.say("board-town-needed", needed=(living + 1) // 2), style="dim"))
    for made in view.nominations:
        line = f"{words.seat(made.nominator)} → {words.seat(made.nominee)}"
        lines.append(Text(line if made.tally is None else f"{line}: {made.tally}"))
    if view.ballot is not None:
        ballot = view.ballot
        lines.append(
            Text(words.say("board-town-vote", nominee=words.seat(ballot.nominee), tally=ballot.tally))
        )
    if view.condemned is not None:
        lines.append(
            Text(words.say("board-town-condemned", nominee=words.seat(view.condemned)), style="bold red")
        )
    return lines


def _card(view: PlayerView, words: Words) -> RenderableType:
    if not view.card:
        return Text(words.say("board-town-no-card"), style="dim")
    style = SIDE_STYLE.get(view.card_side, "")
    lines = [Text(words.about("role", view.card), style="italic")]
    for note in [note for note in view.notes if note.night][-LAST_NOTES:]:
        when = words.say(
            "board-town-day" if note.by_day else "board-town-night", night=note.night, day=note.night
        )
        lines.append(Text.assemble((f"{when}: ", "dim"), words.event(note.learned)))
    named = (("role", view.card), ("type", ROLES[view.card].type), ("side", view.card_side))
    title = " · ".join(words.thing(noun, id) for noun, id in named)
    return Panel(Group(*lines), title=title, title_align="left", border_style=style)


def _roles(view: Grimoire, words: Words) -> RenderableType:
    """The roles in play, each with its text: what a Storyteller needs to know of the sheet."""
    lines = []
    for seat in view.circle:
        token = view.tokens[seat]
        name = Text(words.thing("role", token.role), style=SIDE_STYLE.get(token.side, ""))
        about = words.about("role", token.role)
        lines.append(Text.assemble(name, (f" ({words.seat(seat)})", "dim"), f" — {about}"))
    return Panel(Group(*lines), title=words.say("board-town-roles"), title_align="left", border_style="dim")


def _night_sheet(view: Grimoire, words: Words) -> RenderableType:
    """The order of the night, or by day of the coming one, with the step that is next."""
    steps = Text()
    for place, ability in enumerate(view.night_sheet):
        style = "dim strike" if place < view.cursor else "bold" if place == view.cursor else ""
        steps.append(words.thing("role", ability.role), style=style)
        steps.append(f" ({words.seat(ability.seat)})", style="dim")
        if place + 1 < len(view.night_sheet):
            steps.append(" → ", style="dim")
    return Panel(steps, title=words.say("board-town-sheet"), title_align="left", border_style="blue")
