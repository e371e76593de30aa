import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Route } from "../src/state/router.svelte";

let routeOf: (path: string, hash?: string) => Route;
beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("window", { addEventListener: () => undefined });
  ({ routeOf } = await import("../src/state/router.svelte"));
});

describe("addresses", () => {
  it("lead where they say", () => {
    expect(routeOf("/")).toEqual({ name: "door" });
    expect(routeOf("/t/k7m29qxa")).toEqual({ name: "table", code: "K7M29QXA" });
    expect(routeOf("/tv/k7m29qxa")).toEqual({ name: "tv", code: "K7M29QXA" });
    expect(routeOf("/new/whispers")).toEqual({ name: "new", game: "whispers" });
    expect(routeOf("/rules/betrayal", "#B-012")).toEqual({ name: "rules", game: "betrayal", rule: "B-012" });
    expect(routeOf("/new/liars")).toEqual({ name: "new", game: "liars" });
    expect(routeOf("/rules")).toEqual({ name: "rules", game: "", rule: "" });
    expect(routeOf("/haunts")).toEqual({ name: "haunts" });

    expect(routeOf("/lab/betrayal", "#q1")).toEqual({ name: "lab", game: "betrayal", question: "q1" });
    expect(routeOf("/replay/abc")).toEqual({ name: "replay", id: "abc" });
  });
  it("that lead nowhere say so", () => {
    for (const path of [
      "/t/",
      "/t/<script>",
      "/tv/",
      "/tv/<script>",
      "/new/<script>",
      "/new/",
      "/nowhere",
      "/t/k7m29qxa/more",
    ])
      expect(routeOf(path)).toEqual({ name: "lost" });
  });
});
