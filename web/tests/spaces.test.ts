import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The compiler drops a line break at the beginning of a block: what begins with it stands close to the word before. */
const STUCK = /\{[#:][^\n]*\}\n\s+[·—→,(]/;

const pages = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".svelte"));

it("no sign between two words loses the space before it", () => {
  expect(pages.filter((file) => STUCK.test(readFileSync(join("src", file), "utf8")))).toEqual([]);
});
