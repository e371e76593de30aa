/** How everybody at a table is drawn: people as they chose, else like bots and explorers as their names are. */
import { draw } from "../parts/likeness.svelte";
import { seedOf } from "../pictures/random";
import type { TableState } from "../state/table.svelte";
import type { Form } from "../words/names";
import { botManner, mannerOf } from "./names";

/** Seats that have a name of their own in the game, and how that person is spoken of. */
const NAMED: Readonly<Record<string, Form>> = {
  "missy-dubourde": "she",
  "zoe-ingstrom": "she",
  "madame-zostra": "she",
  "vivian-lopez": "she",
  "heather-granville": "she",
  "jenny-leclerc": "she",
  "ox-bellows": "he",
  "darrin-flash-williams": "he",
  "peter-akimoto": "he",
  "brandon-jaspers": "he",
  "professor-longfellow": "he",
  "father-rhinehardt": "he",
};

export function drawEverybody(table: TableState): void {
  const seed = seedOf(table.code);
  const people = table.chairs.map((chair) => table.person(chair.person)?.name ?? table.names[chair.seat]);
  for (const chair of table.chairs) {
    const guest = table.person(chair.person);
    const named = NAMED[table.seats[chair.seat] ?? ""] ?? "";
    const name = guest?.name ?? table.names[chair.seat] ?? "";
    const manner = named || guest?.form || (name ? mannerOf(name) : botManner(table.code, chair.seat, people));
    draw(seed, chair.seat, { face: guest?.face ?? null, manner });
  }
}
