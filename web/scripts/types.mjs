/**
 * Writes what the client knows of the server and of each game, from the server's schema, into src/protocol:
 * types.ts (the messages), <game>.ts (views, events and options), <game>.nouns.json (what words need to know of
 * the records), <game>.box.json (what is printed on the pieces) and <game>.icons.ts (what is drawn on them).
 *
 *   npm run types            writes the files
 *   npm run types -- --check fails if the files are not what the server speaks
 *
 * The server is asked by Python; where there is none, NIGHTBELL_SCHEMA names a file of what it would say.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));
const home = fileURLToPath(new URL("../src/protocol/", import.meta.url));
const python = existsSync(`${root}.venv/bin/python`) ? `${root}.venv/bin/python` : "python3";
const asked = () =>
  execFileSync(python, ["-m", "nightbell.server.schema"], { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
const written = process.env.NIGHTBELL_SCHEMA;
const schema = JSON.parse(written ? readFileSync(written, "utf8") : asked());

const HEAD = "// Written by `npm run types` from the server's schema. Do not edit.\n";
const defs = schema.$defs;
const nameOf = (ref) => ref.replace("#/$defs/", "");
/** `nightbell_games_betrayal_view_Room` is `Room`; a game's own file keeps the names apart. */
const short = (name) => name.split(/[._]/).at(-1);

/** What an answer may be is spelled out to some depth wherever it occurs in the schema; here it has a name. */
const LEAF = "boolean integer null string";
const kindOf = (part) => part.type ?? "?";
const isPlain = (part, depth = 0) =>
  depth < 5 &&
  part.anyOf !== undefined &&
  part.anyOf.map(kindOf).sort().join(" ").replace("array ", "") === LEAF &&
  part.anyOf.every((each) => each.type !== "array" || isPlain(each.items, depth + 1));
const holdsArray = (part) => part.anyOf.some((each) => each.type === "array");

/** What a leaf of the schema says of its type; its bounds are the server's to check. */
const MEANING = ["type", "enum", "const", "description"];

/** The records that a part of the schema needs. */
function refs(part, found = new Set()) {
  if (Array.isArray(part)) part.forEach((each) => refs(each, found));
  else if (part && typeof part === "object")
    for (const [key, value] of Object.entries(part))
      if (key === "$ref" && typeof value === "string") {
        const name = nameOf(value);
        if (!found.has(name)) {
          found.add(name);
          refs(defs[name], found);
        }
      } else refs(value, found);
  return found;
}

/**
 * One part of the schema as the generator of types likes it: short names, tuples of the older spelling, no bounds
 * on length (which would become tuples), and what the server sends is there even if it has a default.
 */
function told(part, sent) {
  if (part.$ref) return { $ref: `#/definitions/${short(nameOf(part.$ref))}` };
  if (isPlain(part) && holdsArray(part)) return { tsType: "Plain" };
  const any = part.anyOf ?? part.oneOf;
  if (any) return { description: part.description, anyOf: any.map((each) => told(each, sent)) };
  if (part.type === "array") {
    if (!part.prefixItems) return { type: "array", items: told(part.items ?? {}, sent) };
    const items = part.prefixItems.map((each) => told(each, sent));
    return { type: "array", items, minItems: items.length, maxItems: items.length, additionalItems: false };
  }
  if (part.properties || part.type === "object") {
    const fields = Object.entries(part.properties ?? {});
    const sure = fields.filter(([, field]) => sent && "default" in field).map(([key]) => key);
    const rest = part.additionalProperties;
    return {
      type: "object",
      description: part.description,
      properties: Object.fromEntries(fields.map(([key, field]) => [key, told(field, sent)])),
      required: [...(part.required ?? []), ...sure],
      additionalProperties: part.properties ? false : told(typeof rest === "object" ? rest : {}, sent),
    };
  }
  if (!("type" in part || "enum" in part || "const" in part)) return { tsType: "unknown" };
  return Object.fromEntries(Object.entries(part).filter(([key]) => MEANING.includes(key)));
}

/** TypeScript for these records, and for the named unions of them; `sent` are those that the server sends. */
function types(records, sent, unions) {
  const own = [...records].sort();
  const names = own.map(short);
  const clash = names.find((name, place) => names.indexOf(name) !== place);
  if (clash) throw new Error(`two records are called ${clash}`);
  const given = Object.entries(unions).map(([name, part]) => [name, told(part, true)]);
  return compile(
    {
      definitions: Object.fromEntries([
        ...own.map((each) => [short(each), told(defs[each], sent.has(each))]),
        ...given,
      ]),
    },
    "Everything",
    {
      bannerComment: "",
      declareExternallyReferenced: true,
      unreachableDefinitions: true,
      additionalProperties: false,
      unknownAny: true,
      format: false,
    },
  );
}

const files = {};
const PLAIN = "export type Plain = number | string | boolean | null | Plain[];\n";
const client = refs(schema.client);
const server = refs(schema.server);
files["types.ts"] = [
  HEAD,
  PLAIN,
  await types(new Set([...client, ...server]), server, {
    ClientMessage: schema.client,
    ServerMessage: schema.server,
    Choice: defs.Decision.properties.choice,
    Change: { anyOf: ["Put", "Add", "Cut"].map((name) => ({ $ref: name })) },
  }),
].join("\n");

for (const [game, view] of Object.entries(schema.views)) {
  const [events, options] = [schema.events[game], schema.options[game]];
  const text = await types(refs([view, events, options]), refs([view, events]), {
    GameView: view,
    GameEvent: events,
    GameOptions: options,
  });
  files[`${game}.ts`] = [HEAD, /\bPlain\b/.test(text) ? 'import type { Plain } from "./types";\n' : "", text].join(
    "\n",
  );
  files[`${game}.nouns.json`] = `${JSON.stringify(schema.nouns[game], null, 1)}\n`;
  files[`${game}.box.json`] = `${JSON.stringify(schema.boxes[game], null, 1)}\n`;
  const drawn = Object.values(schema.boxes[game])
    .flatMap((kind) => Object.entries(kind))
    .filter(([, piece]) => piece?.icon);
  if (drawn.length)
    files[`${game}.icons.ts`] = [
      HEAD,
      ...drawn.map(([id, { icon }]) => `import ${id} from "icon:game/${icon}";`),
      `\nexport const ICONS = { ${drawn.map(([id]) => id).join(", ")} };\n`,
    ].join("\n");
}

const check = process.argv.includes("--check");
for (const [name, text] of Object.entries(files)) {
  if (!check) writeFileSync(home + name, text);
  else if (!existsSync(home + name) || readFileSync(home + name, "utf8") !== text) {
    console.error(`src/protocol/${name} is not what the server speaks: run \`npm run types\`.`);
    process.exitCode = 1;
  }
}
