/** How much room the screen gives: what a page lays out by, said once for all boards. */
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** Wide screens have columns, narrow ones a sheet. */
const WIDE = 900;
/** From here on there are columns on both sides; below it lies a tablet on its side. */
const ROOMY = 1280;
/** From here on what lies behind a tab may stand by itself. */
const VAST = 2200;
/** From here on a phone has room for more than one line under the board. */
const TALL = 740;
/** A tablet held upright is at least so large. */
const TABLET = { width: 700, height: 900 };

export const screen = {
  get wide(): boolean {
    return (innerWidth.current ?? 0) >= WIDE;
  },
  /** A tablet on its side: one column beside the board, not two. */
  get slim(): boolean {
    return this.wide && (innerWidth.current ?? 0) < ROOMY;
  },
  /** A tablet held upright: more than one line has room under the board. */
  get upright(): boolean {
    return !this.wide && (innerWidth.current ?? 0) >= TABLET.width && (innerHeight.current ?? 0) >= TABLET.height;
  },
  /** A phone that is as long as phones are today. */
  get tall(): boolean {
    return !this.wide && (innerHeight.current ?? 0) >= TALL;
  },
  get vast(): boolean {
    return (innerWidth.current ?? 0) >= VAST;
  },
};
