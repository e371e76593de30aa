/** What every chair of the circle shows, put together from a view. */
import type { Plain } from "../../protocol/types";
import type { GameView, Grimoire, Mark, Token } from "../../protocol/clocktower";
import { type Draft, keyOf } from "../../table/draft.svelte";
import type { Scene } from "../board";
import { t } from "../../words/ui.svelte";
import type { Words } from "../../words/words";
import { type Reminder, reminderOf } from "./reminders";
import { kindOf, rolesKnown } from "./roles";

export interface Chair {
  readonly seat: number;
  readonly name: string;
  readonly me: boolean;
  readonly bot: boolean;
  readonly away: boolean;
  /** A connection that is good is not spoken of. */
  readonly lag: "fair" | "poor" | null;
  readonly dead: boolean;
  /** Dead in the Grimoire, and the town does not know it yet. */
  readonly dying: boolean;
  readonly votes: number;
  /** A Traveller's role is known to all. */
  readonly traveller: string | null;
  /** The role token, where this viewer may see it. */
  readonly token: Pick<Token, "role"> | null;
  /** The side, where the token does not tell it: a good Minion, an evil Townsfolk, any Traveller. */
  readonly turned: string | null;
  /** Why this player's ability does not work, where this viewer may see it. */
  readonly impaired: Impaired | null;
  readonly reminders: readonly Reminder[];
  /** At which place of the night this player wakes, from 1, and whether that is past. */
  readonly turn: { readonly n: number; readonly past: boolean } | null;
  readonly nominee: boolean;
  readonly nominator: boolean;
  /** What somebody is about to do to this player, beside nominating. */
  readonly aim: "shoot" | "exile" | null;
  /** The tally that stands against this player. */
  readonly condemned: number | null;
  readonly hand: "up" | "yes" | "no" | null;
  /** The role this player last claimed in public. */
  readonly claimed: string | null;
  /** What a tap answers. */
  readonly option: Plain | undefined;
  readonly place: number;
  /** Those who are picked stand in no order. */
  readonly even?: boolean;
  readonly acting: boolean;
  /** Who I was told is on my evil side; drawn only where my journal lies open beside the circle anyway. */
  readonly ally?: "demon" | "minion" | undefined;
}

/** Whether the condemned still waits for the execution. */
export const awaits = (view: GameView): boolean =>
  view.condemned !== null && view.executed === null && (view.stage === "nominations" || view.stage === "vote");

export const livingOf = (view: GameView): number => view.circle.filter((seat) => view.square[seat]?.alive).length;

/** How many hands it takes to condemn somebody now. */
export const neededOf = (view: GameView): number => Math.max(Math.ceil(livingOf(view) / 2), view.highest + 1);

/** Of both, being poisoned is told: it is what passes. */
export type Impaired = "drunk" | "poisoned";
const POISONED = 1;

export function impairedOf(view: Grimoire, seat: number): Impaired | null {
  const how = view.phase === "setup" ? 0 : (view.impaired[seat] ?? 0);
  return how === 0 ? null : how & POISONED ? "poisoned" : "drunk";
}

/** What the middle of the circle says instead of the state of the game; hands for something, out of so many. */
export interface Says {
  readonly title: string;
  readonly line: string;
  readonly count?: number;
  readonly of?: number;
}

export const isGrimoire = (view: GameView): view is Grimoire => view.type === "Grimoire";

/** The circle, beginning with the viewer's own chair. */
export function around(view: GameView): number[] {
  const start = Math.max(0, view.circle.indexOf(view.viewer));
  return [...view.circle.slice(start), ...view.circle.slice(0, start)];
}

/** What a tap on a chair answers: the seat after what stands before it; without a path nothing. */
export interface Aim {
  readonly draft: Draft | null;
  readonly path: readonly Plain[] | null;
}

/** `aim` is given where it is not the open question itself. */
export function chairs(
  scene: Scene<GameView>,
  open: boolean,
  aim: Aim = { draft: scene.draft, path: pathTo(scene.draft) },
): Chair[] {
  const view = scene.view;
  const tokens = isGrimoire(view) ? view.tokens : view.revealed;
  const marks = isGrimoire(view) ? view.marks : [];
  const acting =
    isGrimoire(view) && view.phase === "night" && !view.dawning ? view.night_sheet[view.cursor]?.seat : undefined;
  const company = scene.seats.some((each, seat) => seat !== view.viewer && !each.bot);
  return around(view).map((seat) => {
    const life = view.square[seat];
    const who = scene.seats[seat];
    const option = optionFor(aim, seat);
    return {
      seat,
      name: scene.words.seat(seat),
      me: seat === view.viewer,
      // Among bots alone it goes without saying.
      bot: (who?.bot ?? false) && company,
      away: who ? !who.here : false,
      lag: who?.lag === "fair" || who?.lag === "poor" ? who.lag : null,
      dead: !(life?.alive ?? true),
      dying: open && (life?.alive ?? true) && tokens[seat]?.alive === false,
      votes: life?.votes ?? 0,
      traveller: life?.traveller ?? null,
      token: open && tokens[seat]?.role ? tokens[seat] : null,
      turned: open && isGrimoire(view) ? turnedOf(tokens[seat]) : null,
      impaired: open && isGrimoire(view) ? impairedOf(view, seat) : null,
      reminders: [
        ...(open ? belief(scene, seat) : []),
        ...[...(open ? marks.filter((mark) => mark.on === seat) : []), ...worn(view, seat)].map((mark) =>
          reminderOf(mark, scene.words),
        ),
      ],
      turn: open && isGrimoire(view) ? turnOf(view, seat) : null,
      nominee: view.ballot?.nominee === seat,
      nominator: view.ballot?.nominator === seat,
      aim: null,
      condemned: view.condemned === seat && awaits(view) && view.ballot?.nominee !== seat ? view.highest : null,
      hand: handOf(scene, seat),
      claimed: claimOf(view, seat),
      option,
      place: option === undefined ? 0 : (aim.draft?.place(option) ?? 0),
      even: aim.draft?.choice.of === "one",
      acting: seat === acting,
    };
  });
}

const SIDES: Readonly<Record<string, string>> = {
  townsfolk: "good",
  outsider: "good",
  minion: "evil",
  demon: "evil",
};
const turnedOf = (token: Pick<Token, "role" | "side"> | undefined): string | null =>
  !token?.role || SIDES[kindOf(token.role)] === token.side ? null : token.side;

/** What stands under a name of the Grimoire. */
export const underName = (chair: Pick<Chair, "token" | "turned">, words: Words): string => {
  const role = chair.token ? words.thing("role", chair.token.role) : "";
  return chair.turned ? t("ct-side-turned", { role, side: words.thing("side", chair.turned) }) : role;
};

/** Who takes themselves for somebody else: it lies beside the token like a reminder. */
function belief(scene: Scene<GameView>, seat: number): Reminder[] {
  const token = isGrimoire(scene.view) ? scene.view.tokens[seat] : undefined;
  if (!token?.role || token.card === token.role || !rolesKnown(token.card)) return [];
  const text = t("ct-believes", { role: scene.words.thing("role", token.card) });
  return [{ id: "believes", text, role: token.card, live: true }];
}

/** What everybody sees beside a player because of somebody who sits with the Storyteller. */
const worn = (view: GameView, seat: number): Pick<Mark, "reminder" | "live" | "text">[] =>
  view.badges.filter((badge) => badge.seat === seat).map(({ reminder }) => ({ reminder, live: true, text: "" }));

/** Where a player stands on tonight's sheet; by day on that of the coming night. */
function turnOf(view: Grimoire, seat: number): Chair["turn"] {
  const n = view.night_sheet.findIndex((line) => line.seat === seat);
  if (n < 0 || view.phase === "setup") return null;
  return { n: n + 1, past: view.phase === "night" && (view.dawning || n < view.cursor) };
}

function handOf(scene: Scene<GameView>, seat: number): Chair["hand"] {
  const ballot = scene.view.ballot;
  if (!ballot) return null;
  const locked = scene.hands?.locked.find(([each]) => each === seat);
  if (locked) return locked[1] ? "yes" : "no";
  if (ballot.counted.includes(seat)) return ballot.voted.includes(seat) ? "yes" : "no";
  return scene.hands?.up.includes(seat) || scene.view.hands.includes(seat) ? "up" : null;
}

export function claimOf(view: GameView, seat: number): string | null {
  for (const claim of [...view.claims].reverse()) {
    if (claim.seat === seat && claim.to === null && claim.said[0] === "am") return String(claim.said[1]);
  }
  return null;
}

/**
 * What stands before the seat in every answer that names one, if the circle can say it all: nothing where the seats
 * themselves are the answers, one role where the dead name somebody by it.
 */
export function pathTo(draft: Draft | null): readonly Plain[] | null {
  if (!draft || !("noun" in draft.choice)) return null;
  if (draft.choice.noun === "seat") return [];
  if (draft.decision.kind !== "last-words") return null;
  const paths = draft.options.filter((option) => Array.isArray(option)).map((option) => option.slice(0, -1));
  const [first] = paths;
  return first && paths.every((path) => keyOf(path) === keyOf(first)) ? first : null;
}

/** The option that a tap on a chair stands for. */
function optionFor({ draft, path }: Aim, seat: number): Plain | undefined {
  if (!draft || !path) return undefined;
  const option = path.length ? [...path, seat] : seat;
  return draft.has(option) ? option : undefined;
}
