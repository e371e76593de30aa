import { expect, it, vi } from "vitest";

it("asks for the games once for a whole lobby, and again only if the server was silent", async () => {
  const shelf = [{ game: "whispers" }, { game: "betrayal" }];
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError("no connection"));
  fetch.mockImplementation(() => Promise.resolve(Response.json(shelf)));
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("document", { documentElement: { dataset: {} } });
  vi.resetModules();
  const { gameCard, games } = await import("../src/protocol/api");
  expect(await gameCard("whispers")).toBeUndefined();
  const [card, ...rest] = await Promise.all([gameCard("whispers"), games(), gameCard("lantern")]);
  expect(card).toEqual(shelf[0]);
  expect(rest).toEqual([shelf, undefined]);
  expect(fetch).toHaveBeenCalledTimes(2);
});
