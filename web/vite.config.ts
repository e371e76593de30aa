import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunkOf } from "./plugins/chunks";
import { icons } from "./plugins/icons";
import { shell } from "./plugins/shell";

const SERVER = process.env["NIGHTBELL_SERVER"] ?? "http://127.0.0.1:8321";

export default defineConfig({
  plugins: [svelte(), icons(), shell()],
  build: {
    outDir: "../src/nightbell/server/static",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: process.env["NIGHTBELL_MAPS"] === "1",
    minify: process.env["NIGHTBELL_MAPS"] !== "1",
    // The page's policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    // Svelte marks some of its own calls as pure in a place where the mark has no effect, and without a line of
    // the source to point at: no news.
    rollupOptions: {
      output: { manualChunks: chunkOf },
      onwarn: (warning, warn) => {
        if (!["INVALID_ANNOTATION", "SOURCEMAP_ERROR"].includes(warning.code ?? "")) warn(warning);
      },
    },
  },
  server: {
    // The words of each language lie in the package, one folder for each.
    fs: { allow: [".", "../src/nightbell/text"] },
    proxy: Object.fromEntries(["/api", "/ws", "/words"].map((path) => [path, { target: SERVER, ws: true }])),
  },
  // The twin test is given its games by tests/web/test_words_twin.py.
  test: {
    include: [process.env["NIGHTBELL_TWIN"] ? "tests/twin/*.test.ts" : "{tests,src}/*.test.ts"],
    environment: "node",
    // What many files import is loaded once for all of them; a test that needs it anew says so (`vi.resetModules`).
    pool: "threads",
    isolate: false,
    unstubGlobals: true,
    // Nothing is judged by time; this only names a test that would otherwise stand still for ever.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
