"""What the lab found, to share with a group: one HTML page that needs nothing else, or a PDF."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

from nightbell.engine import Refusal
from nightbell.research.chronicles import NOUNS
from nightbell.research.lab import Counted, Finding, Question, Varied
from nightbell.research.matrix import sides_of
from nightbell.research.statistics import Change, Share
from nightbell.text import Words
from nightbell.text.words import spelled

MOST_BARS = 24
INK, ACCENT, FAINT = "#2b2622", "#8c2f24", "#d9cfc0"


def write(asked: Question, findings: Sequence[Finding], words: Words, file: Path) -> None:
    """The report in the form that the file's name ends with."""
    suffix = file.suffix.lower()
    if suffix not in (".html", ".pdf"):
        raise Refusal("report-html-or-pdf", file=str(file))
    try:
        if suffix == ".html":
            file.write_text(page(asked, findings, words), encoding="utf-8")
        else:
            _pdf(asked, findings, words, file)
    except OSError:
        raise Refusal("cannot-write", file=str(file)) from None


# ---- in words


def interval(share: Share) -> str:
    return f"{100 * share.value:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"


def difference(change: Change | None) -> str:
    if change is None:
        return ""
    return f"{100 * change.value:+.1f} ({100 * change.low:+.1f} … {100 * change.high:+.1f})"


def name_of(words: Words, setup: Varied) -> str:
    """What a set-up is called."""
    parts = [_value(words, name, value) for name, value in setup.named]
    if setup.change:
        role = setup.change[1:]
        if setup.change[:1] in "+-":
            side = "with" if setup.change[0] == "+" else "without"
            parts.append(words.say(f"lab-{side}", role=words.thing("role", role)))
        else:
            name = setup.change.partition("=")[0]
            parts.append(_value(words, name, setup.options[name]))
    return ", ".join(parts) or words.say("lab-as-it-is")


def _value(words: Words, name: str, value: object) -> str:
    if name == "players" and isinstance(value, int):
        return words.say("matrix-players", number=value)
    if name == "haunt":
        return f"{value} {words.thing('haunt', str(value))}"
    id = spelled(str(value))
    if words.knows(f"{name}-{id}"):
        return words.thing(name, str(value))
    option = f"option-{spelled(name)}"
    called = words.say(option) if words.knows(option) else name
    if isinstance(value, bool):
        return f"{called}: {words.thing('word', value)}"
    return f"{called}: {words.say(f'{option}-{id}') if words.knows(f'{option}-{id}') else value}"


def sentence(words: Words, asked: Question) -> str:
    """What was played, so that anybody can play it again."""
    bots = ", ".join(f"{place}={name}" if place else name for place, name in asked.players.items())
    return words.say(
        "lab-asked", games=asked.games, seed=asked.seed, last=asked.seed + asked.games - 1, bots=bots
    )


def judged(words: Words, asked: Question) -> str:
    """By whose wins the game is judged."""
    side = sides_of(asked.game)[0]
    return words.say(f"matrix-won-{side}") if side else words.say("cli-share")


def moments(words: Words, asked: Question) -> str:
    """By what the game counts its time."""
    own = f"lab-moments-{asked.game}"
    return words.say(own if words.knows(own) else "lab-moments")


# ---- as a page

_STYLE = f"""
:root {{ color-scheme: light; }}
body {{ font: 16px/1.5 Georgia, 'Times New Roman', serif; color: {INK}; background: #f7f3ec; margin: 0; }}
main {{ max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }}
h1 {{ font-size: 2rem; margin: 0 0 .25rem; }}
h2 {{ margin: 2.5rem 0 .5rem; }}
h3 {{ margin: 1.5rem 0 .25rem; }}
p.asked {{ color: #6b6057; margin: 0 0 1.5rem; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; }} th {{ text-align: left; font-weight: normal; color: #6b6057; }}
th, td {{ padding: .2rem .8rem .2rem 0; border-bottom: 1px solid {FAINT}; white-space: nowrap; }}
td.number {{ font-variant-numeric: tabular-nums; text-align: right; }}
tr.sure td {{ font-weight: bold; }}
svg {{ max-width: 100%; height: auto; }} svg text {{ font: 13px Georgia, serif; fill: {INK}; }}
"""


def page(asked: Question, findings: Sequence[Finding], words: Words) -> str:
    title = words.say("lab-title", game=words.say(f"game-{asked.game}"))
    parts = [
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main>",
        f"<h1>{escape(title)}</h1>",
        f'<p class="asked">{escape(sentence(words, asked))}</p>',
        _summary(asked, findings, words),
    ]
    parts += [_chapter(asked, finding, words) for finding in findings if not finding.setup.change]
    parts.append("</main></body></html>")
    return "\n".join(parts)


def _summary(asked: Question, findings: Sequence[Finding], words: Words) -> str:
    compared = any(finding.changed for finding in findings)
    heads = [words.say("matrix-setup"), judged(words, asked), "", moments(words, asked)]
    if compared:
        heads.insert(3, words.say("lab-difference"))
    rows = []
    for finding in findings:
        cells = [
            f"<td>{escape(name_of(words, finding.setup))}</td>",
            f'<td class="number">{interval(finding.won)}</td>',
            f"<td>{_dot(finding.won)}</td>",
        ]
        if compared:
            cells.append(f'<td class="number">{difference(finding.changed)}</td>')
        short, middle, long = finding.moments
        cells.append(f'<td class="number">{middle} ({short}–{long})</td>')
        sure = ' class="sure"' if finding.changed and finding.changed.sure else ""
        rows.append(f"<tr{sure}>{''.join(cells)}</tr>")
    told = words.say("lab-intervals")
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    return f'<div class="wide"><table><tr>{head}</tr>{"".join(rows)}</table></div><p>{escape(told)}</p>'


def _dot(share: Share) -> str:
    """A share with its interval on a line from none to all."""
    low, middle, high = (4 + 200 * each for each in (share.low, share.value, share.high))
    return (
        '<svg width="208" height="16" role="img">'
        f'<line x1="4" x2="204" y1="8" y2="8" stroke="{FAINT}"/>'
        f'<line x1="104" x2="104" y1="2" y2="14" stroke="{FAINT}"/>'
        f'<line x1="{low:.1f}" x2="{high:.1f}" y1="8" y2="8" stroke="{INK}" stroke-width="2"/>'
        f'<circle cx="{middle:.1f}" cy="8" r="4" fill="{ACCENT}"/></svg>'
    )


def _chapter(asked: Question, finding: Finding, words: Words) -> str:
    fallen, done, cast = NOUNS.get(asked.game, ("word", "word", "word"))
    parts = [f"<h2>{escape(name_of(words, finding.setup))}</h2>"]
    if finding.errors:
        parts.append(f"<p>{escape(words.say('cli-errors'))}: {finding.errors}</p>")
    parts.append(
        _table([(words.outcome(outcome), interval(share)) for outcome, share in finding.outcomes.items()])
    )
    if finding.deaths and finding.how:
        parts.append(f"<h3>{escape(words.say('lab-deaths'))}</h3>")
        parts.append(_curve(finding.deaths, moments(words, asked)))
        parts.append(
            _table([(words.say(f"lab-how-{how}"), f"{times:.2f}") for how, times in finding.how.items()])
        )
    if finding.fates:
        parts.append(f"<h3>{escape(words.say('lab-fates'))}</h3>")
        ordered = sorted(finding.fates, key=lambda each: -each[1].value)
        parts.append(
            _table([(words.thing(fallen, who), interval(share), _dot(share)) for who, share in ordered])
        )
    for name, compared in (("cast", finding.cast), ("heard", finding.heard)):
        if compared:
            parts.append(f"<h3>{escape(words.say(f'lab-{name}', won=judged(words, asked)))}</h3>")
            parts.append(f"<p>{escape(words.say(f'lab-{name}-note'))}</p>")
            told = [
                (words.thing(cast, part.id), interval(part.won), _dot(part.won), _strong(part.difference))
                for part in sorted(compared, key=lambda each: -each.difference.value)
            ]
            parts.append(_table(told))
    if finding.deeds:
        parts.append(f"<h3>{escape(words.say('lab-deeds'))}</h3>")
        parts.append(_bars(finding.deeds[:MOST_BARS], done, words))
    return "\n".join(parts)


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    """The first cell of each row is plain text, the others are ours."""
    told = (
        f"<tr><td>{escape(first)}</td>"
        + "".join(f'<td class="number">{cell}</td>' for cell in rest)
        + "</tr>"
        for first, *rest in rows
    )
    return f'<div class="wide"><table>{"".join(told)}</table></div>'


def _strong(change: Change) -> str:
    return f"<b>{difference(change)}</b>" if change.sure else difference(change)


def _curve(deaths: Sequence[tuple[int, float]], label: str) -> str:
    most = max(so_far for _, so_far in deaths) or 1.0
    last = max(deaths[-1][0], 1)
    points = " ".join(f"{40 + 520 * at / last:.1f},{150 - 130 * so_far / most:.1f}" for at, so_far in deaths)
    return (
        '<svg width="600" height="190" role="img">'
        f'<line x1="40" x2="560" y1="150" y2="150" stroke="{FAINT}"/>'
        f'<polyline points="{points}" fill="none" stroke="{ACCENT}" stroke-width="2.5"/>'
        f'<text x="0" y="24">{most:.1f}</text><text x="0" y="154">0</text>'
        f'<text x="40" y="172">0</text><text x="560" y="172" text-anchor="end">{last}</text>'
        f'<text x="300" y="186" text-anchor="middle">{escape(label)}</text></svg>'
    )


def _bars(deeds: Sequence[Counted], noun: str, words: Words) -> str:
    most = max(deed.a_game for deed in deeds) or 1.0
    rows = []
    for place, deed in enumerate(deeds):
        y = 22 * place
        length = 300 * deed.a_game / most
        rows.append(
            f'<text x="190" y="{y + 15}" text-anchor="end">{escape(words.thing(noun, deed.id))}</text>'
            f'<rect x="200" y="{y + 4}" width="{length:.1f}" height="14" fill="{ACCENT}"/>'
            f'<text x="{208 + length:.1f}" y="{y + 15}">{deed.a_game:.2f}</text>'
        )
    return f'<svg width="600" height="{22 * len(deeds) + 4}" role="img">{"".join(rows)}</svg>'


# ---- as a PDF


def _pdf(asked: Question, findings: Sequence[Finding], words: Words, file: Path) -> None:
    try:
        from matplotlib.backends.backend_pdf import PdfPages
        from matplotlib.figure import Figure
    except ImportError:
        raise Refusal("needs-extra", what="matplotlib", extra="nightbell[study]") from None

    title = words.say("lab-title", game=words.say(f"game-{asked.game}"))
    with PdfPages(file, metadata={"Title": title, "CreationDate": None}) as pages:
        figure = Figure(figsize=(8.3, 2.5 + 0.4 * len(findings)), layout="constrained")
        axes = figure.add_subplot()
        _dots(axes, [(name_of(words, each.setup), each.won) for each in findings])
        axes.set_xlabel(f"{judged(words, asked)}; {words.say('matrix-percent')}")
        figure.suptitle(f"{title}\n{sentence(words, asked)}", fontsize=11)
        pages.savefig(figure)
        for finding in findings:
            figure = Figure(figsize=(8.3, 11.7), layout="constrained")
            difference_told = f": {difference(finding.changed)}" if finding.changed else ""
            figure.suptitle(name_of(words, finding.setup) + difference_told)
            _chapter_in_pictures(figure, asked, finding, words)
            pages.savefig(figure)


def _dots(axes: object, rows: Sequence[tuple[str, Share]]) -> None:
    middles = [100 * share.value for _, share in rows]
    reach = [
        [100 * (share.value - share.low) for _, share in rows],
        [100 * (share.high - share.value) for _, share in rows],
    ]
    axes.errorbar(middles, range(len(rows)), xerr=reach, fmt="o", color=ACCENT, ecolor=INK)  # type: ignore[attr-defined]
    axes.set_yticks(range(len(rows)), [name for name, _ in rows], fontsize=8)  # type: ignore[attr-defined]
    axes.set_ylim(len(rows) - 0.5, -0.5)  # type: ignore[attr-defined]
    axes.set_xlim(-1, 101)  # type: ignore[attr-defined]
    axes.axvline(50, color=FAINT)  # type: ignore[attr-defined]


def _chapter_in_pictures(figure: object, asked: Question, finding: Finding, words: Words) -> None:
    _, done, cast = NOUNS.get(asked.game, ("word", "word", "word"))
    grid = figure.add_gridspec(3, 1, height_ratios=[1, 2, 2])  # type: ignore[attr-defined]
    curve = figure.add_subplot(grid[0])  # type: ignore[attr-defined]
    curve.plot(*zip(*finding.deaths, strict=True), color=ACCENT)
    curve.set_title(words.say("lab-deaths"), fontsize=10)
    curve.set_xlabel(moments(words, asked), fontsize=8)
    shown = sorted(finding.cast, key=lambda each: -each.won.value)[:MOST_BARS]
    if shown:
        dots = figure.add_subplot(grid[1])  # type: ignore[attr-defined]
        _dots(dots, [(words.thing(cast, part.id), part.won) for part in shown])
        dots.set_title(words.say("lab-cast", won=judged(words, asked)), fontsize=10)
    if finding.deeds:
        bars = figure.add_subplot(grid[2])  # type: ignore[attr-defined]
        deeds = finding.deeds[:MOST_BARS]
        bars.barh(
            [words.thing(done, deed.id) for deed in deeds], [deed.a_game for deed in deeds], color=ACCENT
        )
        bars.invert_yaxis()
        bars.tick_params(labelsize=8)
        bars.set_title(words.say("lab-deeds"), fontsize=10)
