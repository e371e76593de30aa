import { describe, expect, it } from "vitest";
import { doorOf, PLANS, roomTowards, tokenSpots, type Room } from "../src/games/whispers/plan";

describe.each(Object.entries(PLANS))("the drawing of the %s", (_, plan) => {
  it("puts every passage into a wall that its two rooms share", () => {
    for (const id of [...plan.doors, ...plan.dotted]) expect(doorOf(plan, id).wall, id).toBeGreaterThanOrEqual(0.79);
  });

  it("has fifteen rooms that can be pressed on a phone and lie beside each other", () => {
    const rooms = Object.entries(plan.rooms);
    expect(rooms).toHaveLength(15);
    for (const [mark, room] of rooms) {
      expect(room.w, mark).toBeGreaterThanOrEqual(1.5);
      expect(room.h, mark).toBeGreaterThanOrEqual(1.15);
      expect(room.x + room.w, mark).toBeLessThanOrEqual(12.001);
      expect(room.y + room.h, mark).toBeLessThanOrEqual(9.001);
    }
    const apart = (a: Room, b: Room): boolean => a.x + a.w <= b.x + 0.001 || b.x + b.w <= a.x + 0.001 || a.y + a.h <= b.y + 0.001 || b.y + b.h <= a.y + 0.001;
    for (const [mark, room] of rooms) for (const [other, there] of rooms) if (mark < other) expect(apart(room, there), `${mark} ${other}`).toBe(true);
  });

  it("keeps doors of one wall apart", () => {
    const doors = [...plan.doors, ...plan.dotted].map((id) => doorOf(plan, id));
    for (const one of doors) for (const two of doors) if (one.id < two.id) expect(Math.hypot(one.x - two.x, one.y - two.y), `${one.id} ${two.id}`).toBeGreaterThan(0.5);
  });

  it("lets the arrows reach every room", () => {
    const reached = new Set([plan.exit]);
    for (const mark of reached) for (const way of ["up", "down", "left", "right"] as const) reached.add(roomTowards(plan, mark, way));
    expect(reached.size).toBe(15);
  });
});

describe("tokens in a room", () => {
  it.each([1, 2, 4, 6, 9])("keeps %i of them inside and off each other", (count) => {
    for (const [width, height] of [[58, 60], [90, 80], [240, 150]] as const) {
      const { size, spots } = tokenSpots(count, width, height, 38);
      expect(spots).toHaveLength(count);
      for (const [x, y] of spots) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + size).toBeLessThanOrEqual(width + 0.01);
        expect(y + size).toBeLessThanOrEqual(height + 0.01);
      }
      const keys = new Set(spots.map((spot) => spot.join()));
      expect(keys.size).toBe(count);
    }
  });
});
