/** Where one looks on the plan: the middle of the picture in tiles, and how large a tile is drawn. */
import type { Extent } from "./house";

export interface Camera {
  x: number;
  y: number;
  zoom: number;
}
export interface Pane {
  width: number;
  height: number;
}

export const FARTHEST = 34;
export const NEAREST = 320;
/** Below this a name would not fit into its room. */
export const NAMED = 84;
/** A small floor is not blown up beyond this, unless the pane is large. */
const COMFORT = 150;
/** How much darkness is left around a floor, in tiles. */
const EDGE = 0.4;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
export const clampZoom = (zoom: number): number => between(zoom, FARTHEST, NEAREST);

/** The left upper corner of a cell in the pane. */
export function corner(camera: Camera, pane: Pane, x: number, y: number): [number, number] {
  return [pane.width / 2 + (x - camera.x) * camera.zoom, pane.height / 2 + (y - camera.y) * camera.zoom];
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.zoom, y: camera.y - dy / camera.zoom };
}

/** Nearer or farther, so that what lies under a point of the pane stays there. */
export function zoomed(camera: Camera, pane: Pane, by: number, px = pane.width / 2, py = pane.height / 2): Camera {
  const zoom = clampZoom(camera.zoom * by);
  const keep = 1 / camera.zoom - 1 / zoom;
  return { x: camera.x + (px - pane.width / 2) * keep, y: camera.y + (py - pane.height / 2) * keep, zoom };
}

/** A floor that fits stays in sight as a whole; of a larger one the pane is always full. */
export function bounded(camera: Camera, extent: Extent, pane: Pane): Camera {
  const axis = (at: number, from: number, span: number, size: number): number => {
    const seen = size / camera.zoom;
    const [one, other] = [from + seen / 2 - EDGE, from + span - seen / 2 + EDGE];
    return between(at, Math.min(one, other), Math.max(one, other));
  };
  return {
    ...camera,
    x: axis(camera.x, extent.left, extent.wide, pane.width),
    y: axis(camera.y, extent.top, extent.high, pane.height),
  };
}

/** The whole floor if its names can still be read; otherwise readable, with a cell in the middle of whatever way is
 * too long for the pane. */
export function framed(extent: Extent, pane: Pane, on?: { x: number; y: number }): Camera {
  const whole = Math.min(pane.width / (extent.wide + 0.5), pane.height / (extent.high + 0.5));
  if (whole >= NAMED || !on)
    return {
      x: extent.left + extent.wide / 2,
      y: extent.top + extent.high / 2,
      zoom: between(whole, FARTHEST, between(pane.height / 5, COMFORT, NEAREST)),
    };
  const zoom = NAMED + 8;
  const axis = (at: number, from: number, span: number, size: number): number =>
    (span + EDGE) * zoom <= size ? from + span / 2 : at + 0.5;
  return {
    x: axis(on.x, extent.left, extent.wide, pane.width),
    y: axis(on.y, extent.top, extent.high, pane.height),
    zoom,
  };
}

/** A cell in the middle, not farther away than it can be read. */
export function centred(camera: Camera, on: { x: number; y: number }): Camera {
  return { x: on.x + 0.5, y: on.y + 0.5, zoom: Math.max(camera.zoom, NAMED + 8) };
}
