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
export const NEAREST = 260;
/** Below this a name would not fit into its room. */
export const NAMED = 84;
const COMFORT = 150;

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

/** Something of the floor is always in sight. */
export function bounded(camera: Camera, extent: Extent): Camera {
  return {
    ...camera,
    x: between(camera.x, extent.left, extent.left + extent.wide),
    y: between(camera.y, extent.top, extent.top + extent.high),
  };
}

/** The whole floor if its names can still be read; otherwise readable, with a cell in the middle. */
export function framed(extent: Extent, pane: Pane, on?: { x: number; y: number }): Camera {
  const whole = Math.min(pane.width / (extent.wide + 0.5), pane.height / (extent.high + 0.5));
  if (whole >= NAMED || !on) return { x: extent.left + extent.wide / 2, y: extent.top + extent.high / 2, zoom: between(whole, FARTHEST, COMFORT) };
  return { x: on.x + 0.5, y: on.y + 0.5, zoom: NAMED + 8 };
}

/** A cell in the middle, not farther away than it can be read. */
export function centred(camera: Camera, on: { x: number; y: number }): Camera {
  return { x: on.x + 0.5, y: on.y + 0.5, zoom: Math.max(camera.zoom, NAMED + 8) };
}
