/** The text of a card as a table of rolls, and how likely each of its rows is. */

export interface Row {
  /** As printed: "4+", "2–3", "0". */
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

const ROW = /^(\d+)(?:–(\d+))?(\+)?: (.+)$/u;
const MOST = 99;

/** A lead, a line «4+: …» for each row of the table, a tail. */
export function cardText(about: string): CardText {
  const text: CardText = { lead: "", rows: [], tail: "" };
  for (const line of about.split("\n")) {
    const row = ROW.exec(line);
    if (row) {
      const [, from = "", to, above, says = ""] = row;
      const low = Number(from);
      const range = `${from}${to ? `–${to}` : ""}${above ?? ""}`;
      text.rows.push({ range, low, high: above ? MOST : Number(to ?? from), text: says });
    } else if (text.rows.length) text.tail = `${text.tail} ${line}`.trim();
    else text.lead = `${text.lead} ${line}`.trim();
  }
  return text;
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
