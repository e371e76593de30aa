import type { Rollup } from "vite";

/** Heavy, and needed by few pages. */
const APART = /\/(QrCode\.svelte|\w+\.icons\.ts)$/;
const TABLE = /\/src\/((table|tutorial)\/[\w.]+|state\/table\.svelte\.ts|parts\/(Sign|Legend)\.svelte|games\/\w+\.ts)$/;
const COMMON = /\/src\/(parts|pictures|state|words|protocol)\/[\w.]+\.(svelte|ts)$/;
const ABOUT = /\/src\/games\/(\w+\/)?about\.ts$/;
const FRAME = /\/node_modules\/(svelte|@fluent|esm-env|clsx)\/|vite\/preload-helper|^\0icon:lucide\//;
const PICTURE = /^\0icon:game\//;
const OWNER = /\/(?:games|protocol)\/(\w+)(?:\/(emblems))?/;

/**
 * Which file of the build a module goes into. Left alone the bundler cuts one for every set of pages that have
 * something in common: a page then comes in more than a hundred pieces, most of them smaller than their headers.
 */
export const chunkOf: Rollup.GetManualChunk = (id, { getModuleInfo }) => {
  if (APART.test(id)) return undefined;
  if (FRAME.test(id) || ABOUT.test(id)) return "common";
  if (TABLE.test(id)) return "table";
  if (COMMON.test(id)) return "common";
  if (!PICTURE.test(id)) return undefined;
  const owners = new Set(getModuleInfo(id)?.importers.map((importer) => OWNER.exec(importer)?.slice(1).join("") ?? ""));
  return owners.size === 1 ? `${[...owners][0] || "common"}-pictures` : "pictures";
};
