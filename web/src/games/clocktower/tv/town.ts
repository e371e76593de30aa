/** The chairs of a town as everybody in the room may see them; what they were only after the end. */
import type { GameView } from "../../../protocol/clocktower";
import type { Place } from "../../../tv/places";
import { t } from "../../../words/ui.svelte";
import type { Scene } from "../../board";
import { type Chair, chairs } from "../seats";
import type { Exile } from "./exile";

export function placesOf(scene: Scene<GameView>, exile: Exile | null = null): Place[] {
  return chairs(scene, scene.outcome !== null).map((chair): Place => {
    const form = scene.words.form(chair.seat) || "none";
    return {
      seat: chair.seat,
      name: chair.name,
      dead: chair.dead,
      vote: chair.votes > 0,
      guest: chair.traveller !== null,
      hand: exile ? supports(exile, chair.seat) : chair.hand,
      more: [
        chair.dead ? t("ct-dead-votes", { votes: chair.votes, form }) : "",
        chair.hand ? t(`ct-hand-${chair.hand}`) : "",
      ]
        .filter((each) => each !== "")
        .join(", "),
      ...standing(chair, form, exile),
      ...(chair.token ? { role: chair.token.role, called: scene.words.thing("role", chair.token.role) } : {}),
    };
  });
}

const supports = (exile: Exile, seat: number): Place["hand"] =>
  exile.support.includes(seat) ? "yes" : exile.asked.includes(seat) ? "no" : null;

function standing(chair: Chair, form: string, exile: Exile | null): Pick<Place, "tag" | "tone"> {
  if (exile?.of === chair.seat) return { tone: "nominee", tag: t("ct-aim-exile") };
  if (chair.nominee) return { tone: "nominee", tag: t("ct-nominee", { form }) };
  if (chair.nominator) return { tone: "nominator", tag: t("ct-nominator") };
  if (chair.condemned !== null) return { tone: "doomed", tag: t("ct-condemned", { votes: chair.condemned, form }) };
  return {};
}
