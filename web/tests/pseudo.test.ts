/** Every sentence that a person reads in the browser comes from Fluent: no markup says anything by itself. */
import { readFileSync, readdirSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const source = new URL("../src/", import.meta.url);
const pages = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));
const SPOKEN = new Set(["aria-label", "aria-description", "title", "placeholder", "alt", "label"]);
/** Names of languages and of the house stand as they are in any language, and so does a code. */
const NAMES = new Set(["Nightbell", "English", "Русский", "K7M2 9QXA"]);
const says = (text: string): boolean => /\p{L}{2,}/u.test(text) && !NAMES.has(text.trim());

interface Node {
  type?: string;
  name?: string;
  data?: string;
  [key: string]: unknown;
}

/** What a part of a page shows by itself: its texts, and what is read aloud of its attributes. */
function shown(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const each of node) shown(each, found);
  else if (node !== null && typeof node === "object") {
    const { type, name, data, ...rest } = node as Node;
    if (type === "StyleDirective" || (type === "Attribute" && !SPOKEN.has(name ?? ""))) return found;
    if (type === "Text" && says(data ?? "")) found.push((data ?? "").trim());
    if (type === "RegularElement" && (name === "style" || name === "script")) return found;
    if (type !== "ExpressionTag") for (const each of Object.values(rest)) shown(each, found);
  }
  return found;
}

describe("the pages", () => {
  it("say nothing outside the language", () => {
    expect(pages.length).toBeGreaterThan(150);
    const spoken = pages.flatMap((name) => {
      const { fragment } = parse(readFileSync(new URL(name, source), "utf8"), { modern: true });
      return shown(fragment).map((text) => `${name}: ${text}`);
    });
    expect(spoken).toEqual([]);
  });
  it("would be caught if they did", () => {
    const { fragment } = parse(`<p>{t("x")} Hello</p><a title="Go on" class="Big one">{"a"}</a>`, { modern: true });
    expect(shown(fragment)).toEqual(["Hello", "Go on"]);
  });
});
