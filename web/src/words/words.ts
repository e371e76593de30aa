/**
 * From ids to sentences, for one viewer of one game in one language: the same rules and the same Fluent files
 * as the terminal's (docs/words.md tells them).
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Cases, CASES, casesOf, endingsOf, type Form } from "./names";

/** The name of a folder of `nightbell/text`: all that a language has to say is in its folder. */
export type Lang = string;
export type Value =
  number | string | boolean | null | undefined | readonly Value[] | { readonly [field: string]: Value };
type Args = Record<string, FluentVariable>;
type Fields = { readonly [field: string]: Value };

/**
 * For each field of a record: the noun of what it holds and whether it holds many, or the fields of a record in it.
 * Where it holds many records, the noun is `@` and the record's name.
 */
export interface Nouns {
  readonly [field: string]: readonly [noun: string, many: boolean] | Nouns;
}

/** What the words need to know of a game's records. */
export interface GameNouns {
  menu: Record<string, string[]>;
  events: Record<string, Nouns>;
  records: Record<string, Nouns>;
  /** The events that tell the story by themselves. */
  major: string[];
}

/** An event as the server tells it: its class and its fields. */
export interface Told {
  readonly type: string;
  readonly [field: string]: Value;
}

export interface WordsOptions {
  seats?: readonly string[];
  names?: readonly string[];
  /** How the people of those names are spoken of. */
  forms?: readonly Form[];
  /** In which manner each chair puts what it says: the same speech is worded by some more curtly than by others. */
  voices?: readonly string[];
  viewer?: number;
  /** For each verb of a menu, what its arguments are. */
  menu?: Readonly<Record<string, readonly string[]>>;
  /** For each class of event, what its fields are. */
  events?: Readonly<Record<string, Nouns>>;
  /** The same for records that events hold many of. */
  records?: Readonly<Record<string, Nouns>>;
  /** The events that tell the story by themselves. */
  major?: readonly string[];
  /**
   * Names of things that only this table knows, such as the second ghost: `called["figure/21"]`. Under
   * `role.about/…` stands what such a role does.
   */
  called?: Readonly<Record<string, string>>;
}

/** A piece of a sentence: plain words, or what stands for the part at that place. */
export interface Piece {
  readonly text: string;
  readonly place: number | null;
}

const LETTERS = "abcdefgh";
/** Around a part of a sentence; nothing that is written holds them. */
const [OPENS, CLOSES] = ["\uE000", "\uE001"];
/** The voice of menus, and of everybody who has none of their own. */
export const PLAIN = "plain";
/** Where rooms have them: «на кухню», «на кухне», «с кухни», "the kitchen". */
const PLACES = ["to", "in", "from", "the"];

/** A class name, as Fluent ids are spelled. */
export function kebab(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-").toLowerCase();
}

/** An id of a game, as Fluent ids are spelled. */
export function spelled(id: string): string {
  return id.replace(/[^A-Za-z0-9-]+/g, "-").replace(/^-+|-+$/g, "");
}

export function bundleOf(lang: Lang, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

export class Words {
  readonly seats: readonly string[];
  readonly names: readonly string[];
  readonly forms: readonly Form[];
  readonly voices: readonly string[];
  readonly viewer: number;
  private readonly menu: Readonly<Record<string, readonly string[]>>;
  private readonly events: Readonly<Record<string, Nouns>>;
  private readonly records: Readonly<Record<string, Nouns>>;
  private readonly called: Readonly<Record<string, string>>;
  private readonly majors: ReadonlySet<string>;
  private readonly declined = new Map<number, Cases>();

  constructor(
    readonly lang: Lang,
    private readonly bundle: FluentBundle,
    options: WordsOptions = {},
  ) {
    this.seats = options.seats ?? [];
    this.names = options.names ?? [];
    this.forms = options.forms ?? [];
    this.voices = options.voices ?? [];
    this.viewer = options.viewer ?? -1;
    this.menu = options.menu ?? {};
    this.events = options.events ?? {};
    this.records = options.records ?? {};
    this.called = options.called ?? {};
    this.majors = new Set(options.major ?? []);
  }

  /** The same words for another pair of eyes: «you» is then somebody else. */
  seenBy(viewer: number): Words {
    const { seats, names, forms, voices, menu, events, records, called } = this;
    const major = [...this.majors];
    const options = { seats, names, forms, voices, menu, events, records, called, major, viewer };
    return new Words(this.lang, this.bundle, options);
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
    this.argueRecord(args, "", event, this.events[event.type] ?? {}, this.voiceOf(event));
    return this.format(this.telling(event), args);
  }

  /** The message for an event: what it is about may have one of its own, such as `told-mark-sunrise`. */
  private telling(event: Told): string {
    const [field, noun] = Object.entries(this.events[event.type] ?? {})[0] ?? ["", ""];
    const about = event[field];
    const own =
      typeof about === "string" ? `told-${String(Array.isArray(noun) ? noun[0] : noun)}-${spelled(about)}` : "";
    return own && this.knows(own) ? own : `event-${kebab(event.type)}`;
  }

  /** Whether an event belongs to the story in short. */
  major(event: Told): boolean {
    return this.majors.has(event.type);
  }

  /** Whether an event names this seat. */
  concerns(event: Told, seat: number): boolean {
    return Object.entries(this.events[event.type] ?? {}).some(([field, noun]) => {
      const held = event[field];
      return Array.isArray(noun) && noun[0] === "seat" && (isList(held) ? held.includes(seat) : held === seat);
    });
  }

  /** What is said in an event by whoever it names (`seat`), without the telling around it; empty if nothing is. Plainly is without a manner. */
  speech(event: Told, plainly = false): string {
    const pattern = this.bundle.getMessage(`event-${kebab(event.type)}`)?.attributes["speech"];
    if (!pattern) return "";
    const args: Args = {};
    const voice = plainly ? PLAIN : this.voiceOf(event);
    this.argueRecord(args, "", event, this.events[event.type] ?? {}, voice);
    return this.bundle.formatPattern(pattern, args, []);
  }

  question(kind: string, me: number, about: Readonly<Record<string, Value>> = {}): string {
    const args = this.aboutArgs(about);
    this.argue(args, "me", me, "seat");
    return this.format(`ask-${spelled(kind)}`, args);
  }

  refusal(message: string, about: Readonly<Record<string, Value>> = {}): string {
    return this.format(`refuse-${spelled(message)}`, this.aboutArgs(about));
  }

  outcome(outcome: string): string {
    return this.thing("outcome", outcome);
  }

  // ---- names of things

  seat(seat: number): string {
    const name = this.names[seat];
    if (name) return name;
    const id = spelled(this.seats[seat] ?? "");
    const named = id && [`seat-${id}`, `explorer-${id}`].find((each) => this.knows(each));
    if (named) return this.format(named, {});
    return this.format("seat-number", { number: seat + 1 });
  }

  /** How the person in a chair is spoken of, or failing that the figure that the chair is called by. */
  form(seat: number): Form {
    if (this.names[seat]) return this.forms[seat] ?? "";
    const told = this.attribute("explorer", this.seats[seat] ?? "", "form");
    return told === "she" || told === "he" ? told : "";
  }

  /** A manner is for all to hear: what is whispered is put plainly, and heard aloud later it is no echo. */
  private voiceOf(event: Told): string {
    return typeof event["to"] === "number" ? PLAIN : this.voice(event["seat"]);
  }

  /** In which manner whoever sits in a chair puts what is said there. */
  private voice(seat: Value): string {
    return (typeof seat === "number" ? this.voices[seat] : undefined) ?? PLAIN;
  }

  /** What the person is called in every case of the language. */
  cases(seat: number): Cases {
    let found = this.declined.get(seat);
    if (!found) {
      found = casesOf(
        this.seat(seat),
        this.form(seat),
        this.knows("name-endings") ? endingsOf(this.format("name-endings", {})) : [],
      );
      this.declined.set(seat, found);
    }
    return found;
  }

  /** The name of anything that an answer or an event can point at. */
  thing(noun: string, id: Value, voice = PLAIN): string {
    if (isList(id))
      return noun === "word" && typeof id[0] === "string"
        ? this.action(id, voice)
        : this.listed(id.map((each) => this.thing(noun, each)));
    if (id !== null && typeof id === "object") return this.record(noun.replace("@", ""), id as Fields);
    const called = this.called[`${noun}/${String(id)}`];
    if (called !== undefined) return called;
    if (noun === "seat" && typeof id === "number") return this.seat(id);
    if (typeof id === "boolean") return this.format(id ? "word-yes" : "word-no", {});
    if (id === null || id === undefined) return this.format(this.first(`${noun}-none`, "word-none"), {});
    if (typeof id === "number")
      return this.knows(`${noun}-number`) ? this.format(`${noun}-number`, { number: id }) : String(id);
    return this.format(this.first(`${noun}-${spelled(id)}`, `word-${spelled(id)}`), {});
  }

  /** The text of a card, role or room; empty if its message has none. */
  about(noun: string, id: Value): string {
    const own = this.called[`${noun}.about/${String(id)}`];
    return own ?? this.attributes(`${noun}-${spelled(String(id))}`)["about"] ?? "";
  }

  /** Any attribute of a named thing: `.short`, `.gen`, `.about`. */
  attribute(noun: string, id: string, attribute: string): string | undefined {
    return this.attributes(`${noun}-${spelled(id)}`)[attribute];
  }

  /** «a», «a и b», «a, b и c». */
  listed(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return `${parts.slice(0, -1).join(", ")} ${this.format("word-and", {})} ${parts[parts.length - 1]}`;
  }

  /** One option of a menu: a verb and what it is done to. */
  action(action: readonly Value[], voice = PLAIN): string {
    const [verb, ...rest] = action;
    const nouns = this.menu[String(verb)] ?? [];
    const args: Args = { voice };
    rest.forEach((value, place) => this.argue(args, LETTERS[place] ?? "h", value, nouns[place] ?? "word"));
    return this.format(`do-${spelled(String(verb))}`, args);
  }

  /** The same in pieces: whatever stands for a part knows its place, so that it can be pressed. What is not given yet is «…». */
  pieces(action: readonly Value[]): Piece[] {
    const [verb, ...rest] = action;
    const nouns = this.menu[String(verb)] ?? [];
    const args: Args = { voice: PLAIN };
    nouns.forEach((noun, place) => {
      const letter = LETTERS[place] ?? "h";
      const own: Args = Object.fromEntries(
        [letter, ...CASES.map((each) => `${letter}-${each}`)].map((key) => [key, "…"]),
      );
      if (rest[place] !== undefined) this.argue(own, letter, rest[place], noun);
      for (const [key, value] of Object.entries(own)) {
        const apart = key.slice(letter.length + 1);
        const shown = apart === "" || (CASES as readonly string[]).includes(apart);
        // What chooses between two wordings is no part that could be seen.
        args[key] =
          shown && typeof rest[place] !== "boolean" ? `${OPENS}${String(place)}${String(value)}${CLOSES}` : value;
      }
    });
    const told = this.format(`do-${spelled(String(verb))}`, args);
    return told.split(new RegExp(`(${OPENS}[^${CLOSES}]*${CLOSES})`)).flatMap((text): Piece[] => {
      if (!text) return [];
      return text.startsWith(OPENS) ? [{ text: text.slice(2, -1), place: Number(text[1]) }] : [{ text, place: null }];
    });
  }

  /** A menu's verb before it is said what it is done to. */
  verb(verb: string): string {
    const blanks = [...LETTERS].flatMap((letter) => [
      [letter, "…"],
      [`${letter}-id`, "none"],
      [`${letter}-you`, "no"],
      ...[...CASES, ...PLACES].map((each) => [`${letter}-${each}`, "…"]),
    ]);
    return this.format(`do-${spelled(verb)}`, { ...(Object.fromEntries(blanks) as Args), voice: PLAIN });
  }

  /** The nouns of a verb's arguments, so that a board can find a room or a seat among the options. */
  nounsOf(verb: string): readonly string[] {
    return this.menu[verb] ?? [];
  }

  private record(kind: string, record: Fields): string {
    const args: Args = {};
    this.argueRecord(args, "", record, this.records[kind] ?? {});
    return this.format(`record-${kebab(kind)}`, args);
  }

  // ---- arguments

  private argue(args: Args, name: string, value: Value, noun: string, many = false, voice = PLAIN): void {
    if (many || isList(value)) {
      const items = isList(value) ? value : value === null || value === undefined ? [] : [value];
      args[name] = this.listed(items.map((each) => this.item(name, noun, each, voice)));
      args[`${name}-count`] = items.length;
      args[`${name}-you`] = noun === "seat" && items.includes(this.viewer) ? "yes" : "no";
      if (noun === "seat")
        this.arguePeople(
          args,
          name,
          items.filter((each) => typeof each === "number"),
        );
      else
        this.argueSeveral(
          args,
          name,
          items.map((each) => `${noun}-${spelled(String(each))}`),
        );
    } else if (value === null || value === undefined) {
      args[name] = this.format(this.first(`${noun}-none`, "word-none"), {});
      args[`${name}-id`] = "none";
      args[`${name}-you`] = "no";
    } else if (typeof value === "object") {
      this.argueRecord(args, `${name}-`, value as Fields, {});
    } else if (typeof value === "boolean") {
      args[name] = value ? "yes" : "no";
    } else if (noun === "seat" && typeof value === "number") {
      args[name] = this.seat(value);
      args[`${name}-id`] = this.seats[value] ?? "none";
      args[`${name}-you`] = value === this.viewer ? "yes" : "no";
      this.arguePeople(args, name, [value]);
    } else if (typeof value === "number") {
      args[name] = this.called[`${noun}/${value}`] ?? value;
    } else {
      const known = noun === "word" ? this.nounByName(name, value) : noun;
      args[name] = known === "text" ? value : this.name(known, value);
      args[`${name}-id`] = spelled(value);
      for (const [attribute, text] of Object.entries(this.attributes(`${known}-${spelled(value)}`)))
        args[`${name}-${attribute}`] = text;
      const own = this.called[`${known}.about/${value}`];
      if (own !== undefined) args[`${name}-about`] = own;
    }
  }

  /** Names in their cases; and the form of the only one, `none` without gender, `many` of several. */
  private arguePeople(args: Args, name: string, seats: readonly number[]): void {
    for (const each of CASES) args[`${name}-${each}`] = this.listed(seats.map((seat) => this.cases(seat)[each]));
    const [only, ...more] = seats;
    args[`${name}-form`] = only === undefined || more.length ? "many" : this.form(only) || "none";
  }

  /** The attributes that all of several things have, listed: «в холле и на кухне». */
  private argueSeveral(args: Args, name: string, ids: readonly string[]): void {
    const [first, ...more] = ids.map((id) => this.attributes(id));
    if (!first) return;
    for (const [attribute, text] of Object.entries(first)) {
      const others = more.map((each) => each[attribute]).filter((each) => each !== undefined);
      if (others.length === more.length) args[`${name}-${attribute}`] = this.listed([text, ...others]);
    }
    if (first["form"] && more.length) args[`${name}-form`] = "many";
  }

  private argueRecord(args: Args, before: string, record: Fields, nouns: Nouns, voice = PLAIN): void {
    for (const [field, value] of Object.entries(record)) {
      const name = before + field.replaceAll("_", "-");
      const known = nouns[field];
      if (known === undefined) this.argue(args, name, value, "word");
      else if (isPair(known)) this.argue(args, name, value, known[0], known[1], voice);
      else if (value === null || value === undefined) this.argue(args, name, value, "word");
      else this.argueRecord(args, `${name}-`, value as Fields, known);
    }
  }

  private item(name: string, noun: string, value: Value, voice: string): string {
    if (typeof value === "string")
      return this.name(noun === "word" ? this.nounByName(name.replace(/s$/, ""), value) : noun, value);
    return this.thing(noun, value, voice);
  }

  /** Where no type tells the noun, the argument's own name may: `monster`, `other_seat`, `seat2`. */
  private nounByName(name: string, id: string): string {
    const noun = lastPart(name);
    return this.has(noun, id) ? noun : "word";
  }

  /** Whether a thing has a name, the table's or the language's. */
  private has(noun: string, id: string): boolean {
    return this.called[`${noun}/${id}`] !== undefined || this.knows(`${noun}-${spelled(id)}`);
  }

  /** The name of a thing, or its id plain to see. */
  private name(noun: string, id: string): string {
    const key = this.first(`${noun}-${spelled(id)}`, `word-${spelled(id)}`);
    return this.called[`${noun}/${id}`] !== undefined || this.knows(key) ? this.thing(noun, id) : `⟦${key}⟧`;
  }

  private aboutArgs(given: Readonly<Record<string, Value>>): Args {
    const args: Args = {};
    for (const [name, value] of Object.entries(given)) this.argueByName(args, name, value);
    return args;
  }

  /** Where nothing but its name tells what an argument is, a string may be free text. */
  private argueByName(args: Args, name: string, value: Value): void {
    let noun = lastPart(name);
    if (typeof value === "string" && !this.has(noun, value))
      noun = this.knows(`word-${spelled(value)}`) ? "word" : "text";
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
    return Object.fromEntries(
      Object.entries(message.attributes).map(([name, pattern]) => [name, this.bundle.formatPattern(pattern, {}, [])]),
    );
  }
}

const lastPart = (name: string): string => (name.split(/[-_]/).at(-1) ?? name).replace(/[0-9]+$/, "");
const isPair = (known: readonly [string, boolean] | Nouns): known is readonly [string, boolean] => Array.isArray(known);
const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
