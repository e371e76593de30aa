/** The text of a card as a table of rolls, and how likely each of its rows is. */

export interface Row {
  /** As printed: "4+", "2–3", "0"; empty for "otherwise". */
  range: string;
  low: number;
  high: number;
  text: string;
}
export interface CardText {
  /** What comes before the rows: what is to be rolled, or the whole text. */
  lead: string;
  rows: Row[];
  tail: string;
}

const MARK = /(?:^|[\s;,.])(?:(\d+)(?:[–-](\d+))?(\+)?:|(иначе|else)(?=\s))\s*/giu;
const MOST = 99;

/** «Разум. 4+: +1 Разум; 2–3: −1 Разум; 0–1: …» as a lead and rows. Text without two rows is all lead. */
export function cardText(about: string): CardText {
  const marks = [...about.matchAll(MARK)];
  if (marks.length < 2) return { lead: about, rows: [], tail: "" };
  const rows: Row[] = [];
  let tail = "";
  marks.forEach((mark, n) => {
    const from = mark.index + mark[0].length;
    const next = marks[n + 1];
    let text = about.slice(from, next ? next.index : undefined).trim();
    if (!next) {
      const stop = text.search(/\.\s/u);
      if (stop >= 0) [text, tail] = [text.slice(0, stop), text.slice(stop + 1).trim()];
    }
    const low = mark[1] === undefined ? 0 : Number(mark[1]);
    const above = rows.at(-1)?.low ?? MOST + 1;
    const high = mark[1] === undefined ? above - 1 : mark[2] ? Number(mark[2]) : mark[3] ? above - 1 : low;
    rows.push({
      range: mark[1] === undefined ? "" : `${mark[1]}${mark[2] ? `–${mark[2]}` : ""}${mark[3] ?? ""}`,
      low,
      high,
      text: text.replace(/[;,.\s]+$/u, ""),
    });
  });
  const first = marks[0];
  return {
    lead: about
      .slice(0, first?.index ?? 0)
      .replace(/[:,;\s]+$/u, "")
      .trim(),
    rows,
    tail,
  };
}

/** How many of the ways so many dice (0, 1 or 2 on each) can fall add up to each total. */
export function totals(dice: number): number[] {
  let ways = [1];
  for (let die = 0; die < dice; die += 1) {
    const next = Array<number>(ways.length + 2).fill(0);
    ways.forEach((count, total) => {
      for (const face of [0, 1, 2]) next[total + face] = (next[total + face] ?? 0) + count;
    });
    ways = next;
  }
  return ways;
}

/** The chance, from 0 to 1, that dice add up to something from low to high. */
export function chance(dice: number, low: number, high: number): number {
  const ways = totals(dice);
  const sum = (part: readonly number[]): number => part.reduce((all, each) => all + each, 0);
  return sum(ways.slice(Math.max(0, low), high + 1)) / sum(ways);
}

/** The row that a total hits. */
export const hit = (rows: readonly Row[], total: number): Row | undefined =>
  rows.find((row) => total >= row.low && total <= row.high);
