import type { PlannedState } from './plan.ts';
import type { Scene } from './scenes.ts';

export const SIZES = { mobile: { width: 360, height: 800 }, desktop: { width: 1280, height: 800 } } as const;
export type Size = keyof typeof SIZES;
export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
/** The day all pictures are taken on: a Tuesday in Jakarta, 10 o'clock. */
export const HELD_TIME_MS = Date.UTC(2026, 2, 10, 3);

export interface AxeFinding {
  rule: string;
  impact: string;
  help: string;
  /** Selectors of the elements, with the reason. */
  targets: string[];
}
/** One state as it looked at one size in one theme. */
export interface Shot {
  size: Size;
  theme: Theme;
  /** Of the picture's pixels. */
  hash: string;
  /** Relative to the gallery; the same for the same picture. */
  file: string;
  axe: AxeFinding[];
}
/** A state that was reached, or why it was not. */
export interface Reached {
  scene: Scene;
  state: PlannedState;
  shots: Shot[];
  /** The same for every size and theme. */
  link: string;
  /** The machine had to be cut off from the page to stay in the state. */
  isAlone: boolean;
  /** Complaints of the console and the page; the sizes are named when only some have them. */
  problems: Problem[];
}
export interface Problem {
  kind: 'error' | 'policy' | 'console';
  text: string;
  size: Size;
}
export interface Unreached {
  part: string;
  scene: string;
  state: string;
  /** Each step in words. */
  words: string[];
  reason: string;
}
export interface Gallery {
  reached: Reached[];
  unreached: Unreached[];
  /** Notes on cases that were cut off; empty when none were. */
  notes: string[];
}

/** The pictures to take, and their destination. */
export interface GalleryOptions {
  scenes: readonly Scene[];
  sizes: readonly Size[];
  themes: readonly Theme[];
  /** Folder that is written; what was there before goes. */
  out: string;
  /** Of the links. */
  origin: string;
  jobs: number;
  /** Checked between two states; true leaves the rest out. */
  isStopped: () => boolean;
  onProgress: (text: string) => void;
}

/** Title of a state among others of its part: its scene and its states. */
export const titleOf = ({ scene, state }: Pick<Reached, 'scene' | 'state'>): string =>
  [...new Set([scene.name, state.name])].filter((word) => word !== '').join(' · ');

/** True for faults that a page must never have; the command then ends with 1. */
export const isBroken = ({ problems, shots }: Reached): boolean =>
  problems.some(({ kind }) => kind !== 'console') || shots.some(({ axe }) => axe.length > 0);
