/** Two-step information: a role, then two players of whom one is said to have it. */
import type { Grimoire } from "../../protocol/clocktower";
import type { Decision, Plain } from "../../protocol/types";
import type { Draft } from "../../table/draft.svelte";

export const PAIR = 2;

export class Pair {
  role: string | null = $state(null);
  seats: readonly number[] = $state.raw([]);
  /** The answer is that there is none. */
  none = $state(false);

  constructor(
    readonly draft: Draft,
    private readonly view: () => Grimoire,
  ) {}

  /** Who is told; never one of the two. */
  get owner(): number {
    return Number(Object.fromEntries(this.draft.decision.about)["seat"]);
  }
  get roles(): string[] {
    return [
      ...new Set(
        this.draft.options.flatMap((option) =>
          Array.isArray(option) && option[0] === "clue" ? [String(option[1])] : [],
        ),
      ),
    ];
  }
  /** "There is none" is legal too. */
  get nothing(): Plain | undefined {
    return this.draft.options.find((option) => Array.isArray(option) && option[0] === "no-clue");
  }

  /** Whether a role may be shown at somebody. */
  at(role: string, seat: number): boolean {
    return this.draft.has(["clue", role, seat]);
  }
  /** Whether somebody truly has the role, or is drawn as having it. */
  has(role: string, seat: number): boolean {
    return this.view().tokens[seat]?.role === role;
  }

  choose(role: string): void {
    this.role = role;
    this.none = false;
    const able = this.view().circle.filter((seat) => this.at(role, seat));
    this.seats = able.length === 1 ? able : this.seats.filter((seat) => seat !== this.owner);
  }
  /** Fills in an advised clue. */
  take(role: string, seat: number): void {
    this.role = role;
    this.none = false;
    this.seats = [seat];
  }
  /** Nobody has any of these roles. */
  deny(): void {
    this.role = null;
    this.none = true;
    this.seats = [];
  }

  legal(seat: number): boolean {
    if (this.role === null || seat === this.owner) return false;
    if (this.seats.includes(seat)) return true;
    const { role } = this;
    return (
      this.seats.length < PAIR &&
      (this.seats.some((each) => this.at(role, each)) || this.at(role, seat) || this.seats.length === 0)
    );
  }
  tap(seat: number): void {
    if (this.seats.includes(seat)) this.seats = this.seats.filter((each) => each !== seat);
    else if (this.legal(seat)) this.seats = [...this.seats, seat];
  }
  place(seat: number): number {
    return this.seats.indexOf(seat) + 1;
  }

  /** The two in the order in which they are asked for: first the one at whom the role is shown, and truly so if one can be. */
  get ordered(): readonly [number, number] | null {
    const [a, b] = this.seats;
    const { role } = this;
    if (role === null || a === undefined || b === undefined) return null;
    const able = [a, b]
      .filter((seat) => this.at(role, seat))
      .sort((x, y) => Number(this.has(role, y)) - Number(this.has(role, x)));
    const first = able[0];
    return first === undefined ? null : [first, first === a ? b : a];
  }

  /** What answers the question for the other of the two: of this pair alone, since the next role asks for its own. */
  second(): (decision: Decision) => Plain | undefined {
    const [owner, two, role] = [this.owner, this.ordered, this.role];
    return (decision) => {
      const about = Object.fromEntries(decision.about);
      const mine = about["seat"] === owner && about["with_seat"] === two?.[0] && about["named_role"] === role;
      return decision.kind === "clue-second" && mine ? two?.[1] : undefined;
    };
  }
}
