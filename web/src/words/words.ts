/**
 * From ids to sentences, for one viewer of one game in one language: the same rules and the same Fluent files
 * as the terminal's (docs/words.md tells them).
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Lang = "ru" | "en";
export type Value = number | string | boolean | null | undefined | readonly Value[] | { readonly [field: string]: Value };
type Args = Record<string, FluentVariable>;

/** For each field of a record: the noun of what it holds and whether it holds many, or the fields of a record in it. */
export interface Nouns {
  readonly [field: string]: readonly [noun: string, many: boolean] | Nouns;
}

/** An event as the server tells it: its class and its fields. */
export interface Told {
  readonly type: string;
  readonly [field: string]: Value;
}

export interface WordsOptions {
  seats?: readonly string[];
  names?: readonly string[];
  viewer?: number;
  /** For each verb of a menu, what its arguments are. */
  menu?: Readonly<Record<string, readonly string[]>>;
  /** For each class of event (and of records inside one), what its fields are. */
  events?: Readonly<Record<string, Nouns>>;
}

const LETTERS = "abcdefgh";

/** A class name or an id, as Fluent ids are spelled. */
export function kebab(name: string): string {
  const first = name[0] ?? "";
  if (name.includes("_") || first !== first.toUpperCase() || first === first.toLowerCase())
    return name.replace(/[^A-Za-z0-9-]+/g, "-").replace(/^-+|-+$/g, "");
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-").toLowerCase();
}

export function bundleOf(lang: Lang, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

export class Words {
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly viewer: number;
  private readonly menu: Readonly<Record<string, readonly string[]>>;
  private readonly events: Readonly<Record<string, Nouns>>;

  constructor(
    readonly lang: Lang,
    private readonly bundle: FluentBundle,
    options: WordsOptions = {},
  ) {
    this.seats = options.seats ?? [];
    this.names = options.names ?? [];
    this.viewer = options.viewer ?? -1;
    this.menu = options.menu ?? {};
    this.events = options.events ?? {};
  }

  // ---- sentences

  say(id: string, given: Readonly<Record<string, Value>> = {}): string {
    return this.format(id, this.aboutArgs(given));
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** One line of the story, as the viewer of these words reads it. */
  event(event: Told): string {
    const args: Args = {};
    this.argueRecord(args, "", event, this.events[event.type] ?? {});
    return this.format(`event-${kebab(event.type)}`, args);
  }

  question(kind: string, me: number, about: Readonly<Record<string, Value>> = {}): string {
    const args = this.aboutArgs(about);
    this.argue(args, "me", me, "seat");
    return this.format(`ask-${kebab(kind)}`, args);
  }

  refusal(message: string, about: Readonly<Record<string, Value>> = {}): string {
    return this.format(`refuse-${kebab(message)}`, this.aboutArgs(about));
  }

  outcome(outcome: string): string {
    return this.thing("outcome", outcome);
  }

  // ---- names of things

  seat(seat: number): string {
    const name = this.names[seat];
    if (name) return name;
    const id = this.seats[seat];
    if (id !== undefined && this.knows(`seat-${kebab(id)}`)) return this.format(`seat-${kebab(id)}`, {});
    return this.format("seat-number", { number: seat + 1 });
  }

  /** The name of anything that an answer or an event can point at. */
  thing(noun: string, id: Value): string {
    if (isList(id)) return noun === "word" ? this.action(id) : this.listed(id.map((each) => this.thing(noun, each)));
    if (noun === "seat" && typeof id === "number") return this.seat(id);
    if (typeof id === "boolean") return this.format(id ? "word-yes" : "word-no", {});
    if (id === null || id === undefined) return this.format(this.first(`${noun}-none`, "word-none"), {});
    if (typeof id === "number") return this.knows(`${noun}-number`) ? this.format(`${noun}-number`, { number: id }) : String(id);
    if (typeof id === "object") return "";
    return this.format(this.first(`${noun}-${kebab(id)}`, `word-${kebab(id)}`), {});
  }

  /** The text of a card, role or room; empty if its message has none. */
  about(noun: string, id: Value): string {
    return this.attributes(`${noun}-${kebab(String(id))}`)["about"] ?? "";
  }

  /** Any attribute of a named thing: `.short`, `.gen`, `.about`. */
  attribute(noun: string, id: string, attribute: string): string | undefined {
    return this.attributes(`${noun}-${kebab(id)}`)[attribute];
  }

  /** «a», «a и b», «a, b и c». */
  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return `${parts.slice(0, -1).join(", ")} ${this.format("word-and", {})} ${parts[parts.length - 1]}`;
  }

  /** One option of a menu: a verb and what it is done to. */
  action(action: readonly Value[]): string {
    const [verb, ...rest] = action;
    const nouns = this.menu[String(verb)] ?? [];
    const args: Args = {};
    rest.forEach((value, place) => this.argue(args, LETTERS[place] ?? "h", value, nouns[place] ?? "word"));
    return this.format(`do-${kebab(String(verb))}`, args);
  }

  /** The nouns of a verb's arguments, so that a board can find a room or a seat among the options. */
  nounsOf(verb: string): readonly string[] {
    return this.menu[verb] ?? [];
  }

  // ---- arguments

  private argue(args: Args, name: string, value: Value, noun: string, many = false): void {
    if (many || isList(value)) {
      const items = isList(value) ? value : [value];
      args[name] = this.listed(items.map((each) => this.thing(noun, each)));
      args[`${name}-count`] = items.length;
      args[`${name}-you`] = noun === "seat" && items.includes(this.viewer) ? "yes" : "no";
    } else if (value === null || value === undefined) {
      args[name] = this.format(this.first(`${noun}-none`, "word-none"), {});
      args[`${name}-id`] = "none";
      args[`${name}-you`] = "no";
    } else if (typeof value === "object") {
      this.argueRecord(args, `${name}-`, value as { readonly [field: string]: Value }, {});
    } else if (typeof value === "boolean") {
      args[name] = value ? "yes" : "no";
    } else if (noun === "seat" && typeof value === "number") {
      args[name] = this.seat(value);
      args[`${name}-id`] = this.seats[value] ?? "none";
      args[`${name}-you`] = value === this.viewer ? "yes" : "no";
    } else if (typeof value === "number") {
      args[name] = value;
    } else {
      args[name] = this.named(noun, value) ? this.thing(noun, value) : value;
      args[`${name}-id`] = kebab(value);
      for (const [attribute, text] of Object.entries(this.attributes(`${noun}-${kebab(value)}`))) args[`${name}-${attribute}`] = text;
    }
  }

  private argueRecord(args: Args, before: string, record: { readonly [field: string]: Value }, nouns: Nouns): void {
    for (const [field, value] of Object.entries(record)) {
      const name = before + field.replaceAll("_", "-");
      const known = nouns[field];
      if (known === undefined) this.argue(args, name, value, "word");
      else if (isPair(known)) this.argue(args, name, value, known[0], known[1]);
      else if (value === null || value === undefined) this.argue(args, name, value, "word");
      else this.argueRecord(args, `${name}-`, value as { readonly [field: string]: Value }, known);
    }
  }

  /** Free text is shown as it is; ids of a noun that the language names are always translated. */
  private named(noun: string, id: string): boolean {
    return noun !== "word" && noun !== "text" ? true : this.knows(`${noun}-${kebab(id)}`);
  }

  private aboutArgs(given: Readonly<Record<string, Value>>): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(given)) this.argueByName(args, name, value);
    return args;
  }

  /** Where no type tells the noun, the argument's own name does: `seat`, `room`, `other_seat`. */
  private argueByName(args: Args, name: string, value: Value): void {
    let noun = (name.split("_").at(-1) ?? name).replace(/[0-9]+$/, "");
    if (typeof value === "string" && !this.knows(`${noun}-${kebab(value)}`)) noun = "word";
    this.argue(args, name.replaceAll("_", "-"), value, noun);
  }

  // ---- Fluent

  private first(...ids: string[]): string {
    return ids.find((id) => this.knows(id)) ?? ids[0] ?? "";
  }

  private format(id: string, args: Args): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return `⟦${id}⟧`;
    return this.bundle.formatPattern(message.value, args, []);
  }

  private attributes(id: string): Record<string, string> {
    const message = this.bundle.getMessage(id);
    if (!message) return {};
    return Object.fromEntries(Object.entries(message.attributes).map(([name, pattern]) => [name, this.bundle.formatPattern(pattern, {}, [])]));
  }
}

const isPair = (known: readonly [string, boolean] | Nouns): known is readonly [string, boolean] => Array.isArray(known);
const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
