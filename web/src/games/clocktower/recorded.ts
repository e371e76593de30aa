/** What a finished game was, from its recording. */
import { replay } from "../../protocol/api";
import type { Told } from "../../words/words";

/** Everything that happened, where the recording can be had; otherwise what this chair has seen. */
export async function everything(recording: string | null, seen: readonly Told[]): Promise<readonly Told[]> {
  if (recording === null) return seen;
  try {
    const file = await replay(recording, -1, true);
    // The first night may have fallen before anybody was asked anything.
    return [...file.events, ...file.steps.flatMap((step) => step.events ?? [])];
  } catch {
    return seen;
  }
}
