/**
 * Writes src/protocol/types.ts (the messages) and src/protocol/<game>.ts (views, events and options of a game)
 * from the server's schema.
 *
 *   npm run types            writes the files
 *   npm run types -- --check fails if the files are not what the server speaks
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const home = fileURLToPath(new URL("../src/protocol/", import.meta.url));
const python = existsSync(`${root}.venv/bin/python`) ? `${root}.venv/bin/python` : "python3";
const schema = JSON.parse(
  execFileSync(python, ["-m", "nightbell.server.schema"], { cwd: root, encoding: "utf8", maxBuffer: 1e8 }),
);

const HEAD = "// Written by `npm run types` from the server's schema. Do not edit.\n";
const defs = schema.$defs;
const nameOf = (ref) => ref.replace("#/$defs/", "");
/** `nightbell_games_betrayal_view_Room` is `Room`; a game's own file keeps the names apart. */
const short = (name) => name.split(/[._]/).at(-1);

/** What an answer may be is spelled out wherever it occurs in the schema; here it has a name. */
const LEAF = "number | string | boolean";
const PLAIN = `${LEAF} | (${LEAF} | (${LEAF} | (${LEAF} | null)[] | null)[] | null)[] | null`;

const many = (item) => (/[ |]/.test(item) && !/^\[[^[\]]*\]$/.test(item) ? `(${item})[]` : `${item}[]`);
const plain = (text) => (text === PLAIN ? "Plain" : text);

function type(part) {
  if (part.$ref) return short(nameOf(part.$ref));
  if ("const" in part) return JSON.stringify(part.const);
  if (part.enum) return part.enum.map((each) => JSON.stringify(each)).join(" | ");
  const any = part.anyOf ?? part.oneOf;
  if (any) return plain([...new Set(any.map(type))].join(" | "));
  switch (part.type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "null":
      return "null";
    case "array":
      if (part.prefixItems) return `[${part.prefixItems.map(type).join(", ")}]`;
      return many(part.items && Object.keys(part.items).length ? type(part.items) : "unknown");
    case "object": {
      const of = part.additionalProperties;
      return `Record<string, ${typeof of === "object" && Object.keys(of).length ? type(of) : "unknown"}>`;
    }
    default:
      return "unknown";
  }
}

const comment = (text, indent = "") =>
  text ? `${indent}/** ${text.replace(/\s+/g, " ").replaceAll("*/", "").trim()} */\n` : "";

/** What the server sends is there even if it has a default; what we send may be left out. */
function body(name, ours) {
  const part = defs[name];
  if (!part.properties && part.type !== "object")
    return `${comment(part.description)}export type ${short(name)} = ${type(part)};\n`;
  const required = new Set(part.required ?? []);
  const fields = Object.entries(part.properties ?? {}).map(([key, field]) => {
    const sure = required.has(key) || (!ours && "default" in field);
    return `${comment(field.description, "  ")}  ${key}${sure ? "" : "?"}: ${type(field)};\n`;
  });
  return `${comment(part.description)}export interface ${short(name)} {\n${fields.join("")}}\n`;
}

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

const list = (part) => (part.anyOf ?? part.oneOf ?? [part]).map((each) => short(nameOf(each.$ref)));
const files = {};

const client = refs(schema.client);
const server = refs(schema.server);
files["types.ts"] = [
  HEAD,
  ...[...new Set([...client, ...server])].sort().map((name) => body(name, client.has(name) && !server.has(name))),
  `export type ClientMessage = ${list(schema.client).join(" | ")};\n`,
  `export type ServerMessage = ${list(schema.server).join(" | ")};\n`,
  "export type Plain = number | string | boolean | null | Plain[];\n",
  `export type Choice = ${type(defs["Decision"].properties.choice)};\n`,
  "export type Change = Put | Add | Cut;\n",
].join("\n");

for (const [game, view] of Object.entries(schema.views)) {
  const events = schema.events[game];
  const options = schema.options[game];
  const names = [...refs([view, events, options])].sort();
  const clash = names.map(short).find((name, place, all) => all.indexOf(name) !== place);
  if (clash) throw new Error(`${game} has two records called ${clash}`);
  const seen = refs([view, events]);
  files[`${game}.ts`] = [
    HEAD,
    'import type { Plain } from "./types";\n',
    ...names.map((name) => body(name, !seen.has(name))),
    `export type GameView = ${type(view)};\n`,
    `export type GameEvent = ${type(events) || "never"};\n`,
    `export type GameOptions = ${type(options) || "Record<string, Plain>"};\n`,
  ].join("\n");
  if (!files[`${game}.ts`].replace(/import type.*\n/, "").includes("Plain"))
    files[`${game}.ts`] = files[`${game}.ts`].replace(/import type.*\n\n?/, "");
}

/** What the words need to know of the records. */
for (const [game, own] of Object.entries(schema.nouns))
  files[`${game}.nouns.json`] = `${JSON.stringify(own, null, 1)}\n`;

/** What is printed on tiles and cards, which a view does not repeat. */
const BOX = `
import json, sys
from nightbell.games.betrayal.cards.catalogue import EVENTS, ITEMS, OMENS
from nightbell.games.betrayal.explorers import EXPLORERS
from nightbell.games.betrayal.rooms import ROOMS
from nightbell.games.betrayal.walk import ROOM_TEXTS
import nightbell.games.betrayal.rooms.special
explorers = EXPLORERS.values() if isinstance(EXPLORERS, dict) else EXPLORERS
json.dump({
    "rooms": {r.id: {"doors": r.doors, "windows": r.windows, "joins": r.joins, "symbol": r.symbol, "outdoor": r.outdoor, "floors": r.floors, "stops": bool(r.barrier or r.leaving or r.id in ROOM_TEXTS)} for r in ROOMS.values()},
    "explorers": {e.id: {"colour": e.colour, "age": e.age, "tracks": [e.speed, e.might, e.sanity, e.knowledge], "start": e.start} for e in explorers},
    "cards": {
        **{c.id: {"deck": c.deck, "companion": c.companion, "give": c.give, "drop": c.drop} for c in (*OMENS, *ITEMS)},
        **{c: {"deck": "event", "companion": False, "give": False, "drop": False} for c in EVENTS},
    },
}, sys.stdout)
`;
const box = JSON.parse(execFileSync(python, ["-c", BOX], { cwd: root, encoding: "utf8" }));
files["betrayal.box.json"] = `${JSON.stringify(box, null, 1)}\n`;

/** Which kind each role of Clocktower is, and what is drawn on its token. */
const TOKENS = `
import json, sys
import nightbell.games.clocktower.rules
from nightbell.games.clocktower.catalogue import ROLES
json.dump({id: [role.type, role.icon] for id, role in ROLES.items()}, sys.stdout)
`;
const tokens = Object.entries(JSON.parse(execFileSync(python, ["-c", TOKENS], { cwd: root, encoding: "utf8" })));
files["clocktower.tokens.ts"] = [
  HEAD,
  ...tokens.map(([id, [, icon]]) => `import ${id} from "icon:game/${icon}";`),
  `\nexport const KINDS = ${JSON.stringify(Object.fromEntries(tokens.map(([id, [kind]]) => [id, kind])), null, 2)} as const;`,
  `\nexport const ICONS = { ${tokens.map(([id]) => id).join(", ")} };\n`,
].join("\n");

/** What is printed on the boards, cards and mats of Whispers. Rooms are named by their mark: R4. */
const MANOR = `
import json, sys
import nightbell.games.whispers.rules
from nightbell.games.whispers.content import CARDS, ITEMS, KILLERS
from nightbell.games.whispers.maps import BOARDS

def mark(place):
    return place.rpartition("-")[2] if place else None

def joined(passages):
    return [f"{mark(a)}-{mark(b)}" for a, b in passages]

json.dump({
    "houses": {b.id: {
        "doors": joined(b.doors), "dotted": joined(b.dotted), "secret": joined(b.secret), "killer": joined(b.killer_only),
        "search": [mark(p) for p in b.search], "transmitter": mark(b.transmitter), "exit": mark(b.main_exit),
        "secretExit": mark(b.secret_exit), "symbols": {name: mark(p) for name, p in b.symbols.items() if name != "gear"},
        "suitcase": mark(b.suitcase), "sterile": mark(b.sterile_room), "firstAid": mark(b.first_aid), "lever": mark(b.lever),
        "gallery": mark(b.statue_gallery),
    } for b in BOARDS.values()},
    "cards": {c.id: {"cost": c.cost, "level": c.lock, "kinds": c.kinds} for c in CARDS.values()},
    "killers": {k.id: {"strength": k.strength, "cards": k.order} for k in KILLERS.values()},
    "defence": {i.id: i.defence for i in ITEMS.values() if i.defence},
}, sys.stdout)
`;
const manor = JSON.parse(execFileSync(python, ["-c", MANOR], { cwd: root, encoding: "utf8" }));
files["whispers.box.json"] = `${JSON.stringify(manor, null, 1)}\n`;

const check = process.argv.includes("--check");
for (const [name, text] of Object.entries(files)) {
  if (!check) writeFileSync(home + name, text);
  else if (!existsSync(home + name) || readFileSync(home + name, "utf8") !== text) {
    console.error(`src/protocol/${name} is not what the server speaks: run \`npm run types\`.`);
    process.exitCode = 1;
  }
}
