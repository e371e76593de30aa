import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

const source = new URL("../src/", import.meta.url);
const files = (folder: string): string[] =>
  readdirSync(new URL(folder, source), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => `${folder}/${name}`);

/** Clocktower's scripts are chosen among the options of a table, by a form that stands there still. */
const STILL = "table/ScriptImport.svelte";

describe("a further game", () => {
  it("needs no line in the frame: it names no game", () => {
    const frame = [
      ...["table", "state", "parts", "words"].flatMap(files),
      "App.svelte",
      "games/about.ts",
      "games/board.ts",
    ];
    expect(frame.length).toBeGreaterThan(60);
    const screens = ["FrontDoor", "NewTable", "Rules", "Learn", "TableScreen", "Replay", "Mine", "Tv", "Lost"];
    const naming = [...frame, ...screens.map((name) => `screens/${name}.svelte`)].filter((name) =>
      /["'`/](clocktower|betrayal|whispers)["'`/]/.test(readFileSync(new URL(name, source), "utf8")),
    );
    expect(naming.filter((name) => name !== STILL)).toEqual([]);
  });
});
