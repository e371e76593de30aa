/** An exile that is being called: by whom, of whom, and who has raised a hand for it. All of it is public. */
import type { Told } from "../../../words/words";

export interface Exile {
  readonly by: number;
  readonly of: number;
  readonly support: readonly number[];
  /** How many have been asked. */
  readonly asked: readonly number[];
}

export function exileUnderWay(events: readonly Told[]): Exile | null {
  const called = events.map((event) => event.type).lastIndexOf("ExileCalled");
  const call = events[called];
  if (!call || events.slice(called).some((event) => event.type === "ExileCounted" || event.type === "NightFalls"))
    return null;
  const counted = events.slice(called).filter((event) => event.type === "SupportCounted");
  return {
    by: Number(call["seat"]),
    of: Number(call["traveller"]),
    support: counted.filter((event) => event["raised"] === true).map((event) => Number(event["seat"])),
    asked: counted.map((event) => Number(event["seat"])),
  };
}

/** Exiles that were counted today: of whom, with how many hands, and whether they were enough. */
export function exilesToday(events: readonly Told[]): { of: number; support: number; enough: boolean }[] {
  return events
    .slice(events.map((event) => event.type).lastIndexOf("DayBreaks") + 1)
    .filter((event) => event.type === "ExileCounted")
    .map((event) => ({
      of: Number(event["traveller"]),
      support: Number(event["support"]),
      enough: Number(event["support"]) >= Number(event["needed"]),
    }));
}
