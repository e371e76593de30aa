/** Rooms in words: what a screen reader says of the plan, and the list that stands for it. */
import type { GameView } from "../../protocol/whispers";
import { t } from "../../words/ui.svelte";
import type { Scene } from "../board";
import { isNumbered } from "./cards";
import { percent } from "./heat";
import type { Layer } from "./layer.svelte";
import { marksOf } from "./marks";
import { type Piece, piecesOf } from "./pieces";
import { KILLER } from "./pins.svelte";
import { markOf, planOf } from "./plan";

export interface RoomWords {
  name: string;
  /** Who and what is there. */
  here: string[];
  /** What is printed there. */
  marks: string[];
  /** Ways out, each with what closes it. */
  ways: string[];
  /** Who could be there. */
  chances: string[];
}

function pieceWords(piece: Piece, scene: Scene<GameView>): string {
  const { words } = scene;
  switch (piece.kind) {
    case "victim":
      return words.thing("victim", piece.who);
    case "body":
      return t("wh-body", { name: words.thing("victim", piece.who) });
    case "killer": {
      const { killer } = scene.view.open.options;
      const name = isNumbered(killer)
        ? words.say("statue-number", { number: piece.n + 1 })
        : words.thing("killer", killer);
      const more = [
        piece.main && t("wh-main-figure"),
        piece.unseen && t("wh-unseen"),
        piece.halted && t("wh-halted"),
      ].filter(Boolean);
      return more.length ? `${name} (${more.join(", ")})` : name;
    }
    case "snare":
      return piece.what === null ? t("wh-snare") : words.thing("snare", piece.what);
    default:
      return t(`wh-${piece.kind}`);
  }
}

/** The words of every room of a scene, by its mark. */
export function roomWords(scene: Scene<GameView>, layer: Layer): ReadonlyMap<string, RoomWords> {
  const { open } = scene.view;
  const { map } = open.options;
  const plan = planOf(map);
  const pieces = piecesOf(scene.view, scene.events);
  const book = map === "mansion" ? open.options.mansion_book : (plan.symbols["book"] ?? "");
  const closed = new Map(open.barricades.map(([a, b]) => [`${markOf(a)}-${markOf(b)}`, t("wh-barricade")]));
  if (open.portcullis) closed.set(`${markOf(open.portcullis[0])}-${markOf(open.portcullis[1])}`, t("wh-portcullis"));
  const nameOf = (mark: string): string => scene.words.thing("place", `${map}-${mark}`);
  return new Map(
    Object.keys(plan.rooms).map((mark) => {
      const place = `${map}-${mark}`;
      const ways = [...plan.doors, ...plan.dotted].flatMap((id) => {
        const [a = "", b = ""] = id.split("-");
        if (a !== mark && b !== mark) return [];
        const other = nameOf(a === mark ? b : a);
        return [closed.has(id) ? `${other} (${closed.get(id) ?? ""})` : other];
      });
      const chances = layer.on
        ? layer.at(place).map(([who, chance]) =>
            t("wh-chance", {
              name:
                who === KILLER ? scene.words.thing("killer", open.options.killer) : scene.words.thing("victim", who),
              percent: percent(chance),
            }),
          )
        : [];
      return [
        mark,
        {
          name: nameOf(mark),
          here: (pieces.get(place) ?? []).map((piece) => pieceWords(piece, scene)),
          marks: marksOf(plan, mark, book).map((each) => t(each.word, { number: each.number ?? 0 })),
          ways,
          chances,
        },
      ];
    }),
  );
}

/** One sentence for each room's button. */
export function saidOf(scene: Scene<GameView>, layer: Layer): (mark: string) => string {
  const rooms = roomWords(scene, layer);
  return (mark) => {
    const room = rooms.get(mark);
    if (!room) return "";
    const barred = room.ways.filter((way) => way.endsWith(")")).length;
    const parts = [room.name, ...room.here, ...room.marks];
    if (barred) parts.push(t("wh-barred", { count: barred }));
    if (layer.on)
      parts.push(
        room.chances.length ? t("wh-could-be", { who: scene.words.listed(room.chances) }) : t("wh-nobody-could"),
      );
    return parts.join(", ");
  };
}
