/** The chairs of a town as everybody in the room may see them; what they were only after the end. */
import type { GameView } from "../../../protocol/clocktower";
import type { Place } from "../../../tv/places";
import { t } from "../../../words/ui.svelte";
import type { Scene } from "../../board";
import { type Chair, chairs } from "../seats";

export function placesOf(scene: Scene<GameView>): Place[] {
  return chairs(scene, scene.outcome !== null).map((chair): Place => {
    const form = scene.words.form(chair.seat) || "none";
    return {
      seat: chair.seat,
      name: chair.name,
      dead: chair.dead,
      vote: chair.votes > 0,
      guest: chair.traveller !== null,
      hand: chair.hand,
      more: [
        chair.dead ? t("ct-dead-votes", { votes: chair.votes, form }) : "",
        chair.hand ? t(`ct-hand-${chair.hand}`) : "",
      ]
        .filter((each) => each !== "")
        .join(", "),
      ...standing(chair, form),
      ...(chair.token ? { role: chair.token.role, called: scene.words.thing("role", chair.token.role) } : {}),
    };
  });
}

function standing(chair: Chair, form: string): Pick<Place, "tag" | "tone"> {
  if (chair.nominee) return { tone: "nominee", tag: t("ct-nominee", { form }) };
  if (chair.nominator) return { tone: "nominator", tag: t("ct-nominator") };
  if (chair.condemned !== null) return { tone: "doomed", tag: t("ct-condemned", { votes: chair.condemned, form }) };
  return {};
}
