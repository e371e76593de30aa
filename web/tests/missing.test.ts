import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { missing } from "../src/state/missing.svelte";

const heard: Record<string, () => void> = {};
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { addEventListener: (name: string, call: () => void) => (heard[name] = call) });
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("HTMLTextAreaElement", Map);
  vi.stubGlobal("HTMLInputElement", Map);
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that lacks a part is not opened anew while words of its person are still on their way", async () => {
  let underWay = true;
  const unmind = missing.mind(() => underWay);
  missing.watch();
  heard["vite:preloadError"]?.();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  underWay = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledOnce();
  unmind();
});
