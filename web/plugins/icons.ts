import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

/** What `import bell from "icon:lucide/bell"` gives: one path, drawn as lines or filled. */
export interface IconShape {
  d: string;
  /** Side of the square that the path was drawn in. */
  size: number;
  lines: boolean;
}

const SETS: Record<string, string> = {
  lucide: "@iconify-json/lucide/icons.json",
  game: "@iconify-json/game-icons/icons.json",
};

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
}

/** Every imported icon becomes its own module with one path; the rest of the set never enters the bundle. */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  const sets = new Map<string, IconSet>();
  return {
    name: "nightbell-icons",
    enforce: "pre",
    resolveId: (id) => (id.startsWith("icon:") ? `\0${id}.js` : undefined),
    load(id) {
      if (!id.startsWith("\0icon:")) return undefined;
      const [set = "", name = ""] = id.slice(6, -3).split("/");
      const file = SETS[set];
      if (!file) this.error(`There is no set of icons "${set}".`);
      if (!sets.has(set)) sets.set(set, JSON.parse(readFileSync(require.resolve(file), "utf8")) as IconSet);
      const all = sets.get(set) as IconSet;
      const icon = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? ""];
      if (!icon) this.error(`There is no icon "${name}" in ${set}.`);
      const shape: IconShape = {
        d: pathOf(icon.body),
        size: all.width ?? (set === "game" ? 512 : 24),
        lines: set === "lucide",
      };
      return `export default ${JSON.stringify(shape)};`;
    },
  };
}

/** One path for a drawing made of several kinds of shapes. */
export function pathOf(body: string): string {
  return [...body.matchAll(/<(path|circle|ellipse|rect|line|polyline|polygon)\b([^>]*)>/g)]
    .map(([, tag, text]) => {
      const at = Object.fromEntries([...(text ?? "").matchAll(/([\w-]+)="([^"]*)"/g)].map(([, k, v]) => [k, v]));
      const n = (key: string): number => Number(at[key] ?? 0);
      switch (tag) {
        case "path":
          // A first `m` counts from the corner, but behind another shape it would count from where that one ends.
          return (at["d"] ?? "").replace(/^\s*m/, "M0 0m");
        case "circle":
          return ellipse(n("cx"), n("cy"), n("r"), n("r"));
        case "ellipse":
          return ellipse(n("cx"), n("cy"), n("rx"), n("ry"));
        case "rect":
          return rectangle(n("x"), n("y"), n("width"), n("height"), n("rx") || n("ry"));
        case "line":
          return `M${n("x1")} ${n("y1")}L${n("x2")} ${n("y2")}`;
        default:
          return `M${at["points"] ?? ""}${tag === "polygon" ? "Z" : ""}`;
      }
    })
    .join("");
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

const rectangle = (x: number, y: number, w: number, h: number, r: number): string =>
  r
    ? `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`
    : `M${x} ${y}h${w}v${h}h${-w}Z`;
