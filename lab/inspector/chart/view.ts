import { LINE_PX } from '../../engine/layout.ts';

/** The visible part of a drawing: its point at the upper left corner, and the screen's px per px of the drawing. */
export interface View {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  x: number;
  y: number;
}

const SMALLEST = 0.15;
const BIGGEST = 3;
const MARGIN = 8;
/** The least size of text, px of the screen, and with it the least scale of what is unfolded. */
export const LEAST_TEXT_PX = 9;
const READABLE = LEAST_TEXT_PX / LINE_PX;

const bounded = (scale: number) => Math.min(BIGGEST, Math.max(SMALLEST, scale));

/** All of the drawing, in the middle and never enlarged. */
export function fitted(drawing: Size, screen: Size): View {
  const scale = bounded(
    Math.min(1, (screen.width - 2 * MARGIN) / drawing.width, (screen.height - 2 * MARGIN) / drawing.height),
  );
  return {
    x: (drawing.width - screen.width / scale) / 2,
    y: (drawing.height - screen.height / scale) / 2,
    scale,
  };
}

/** Nearer or further, with the point of the screen staying where it is. */
export function zoomed(view: View, by: number, at: { x: number; y: number }): View {
  const scale = bounded(view.scale * by);
  return {
    x: view.x + at.x / view.scale - at.x / scale,
    y: view.y + at.y / view.scale - at.y / scale,
    scale,
  };
}

/** Moved by px of the screen. */
export function panned(view: View, right: number, down: number): View {
  return { ...view, x: view.x + right / view.scale, y: view.y + down / view.scale };
}

/** Largest part of a drawing that can be read at once. */
export function roomIn(screen: Size): Size {
  return {
    width: Math.max(0, screen.width - 2 * MARGIN) / READABLE,
    height: Math.max(0, screen.height - 2 * MARGIN) / READABLE,
  };
}

/** The smallest box around others; null without any. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/**
 * The whole drawing where it is readable; else all of the present state's box and as much of its surroundings as fits.
 */
export function opened(drawing: Size, present: Box, part: Box, screen: Size): View {
  const whole = fitted(drawing, screen);
  if (whole.scale >= READABLE) return whole;
  const scale = READABLE;
  const seen = { width: screen.width / scale, height: screen.height / scale };
  const margin = MARGIN / scale;
  /** Start of the view: the part in the middle, then moved until the start of the present box is visible. */
  const from = (start: 'x' | 'y', size: 'width' | 'height') => {
    if (drawing[size] <= seen[size] - 2 * margin) return (drawing[size] - seen[size]) / 2;
    const middle = part[start] + part[size] / 2 - seen[size] / 2;
    const last = present[start] + present[size] + margin - seen[size];
    return Math.min(Math.max(middle, last), present[start] - margin);
  };
  return { x: from('x', 'width'), y: from('y', 'height'), scale };
}

/** A part of the drawing at the place on the screen that it had before the drawing changed. */
export function heldAt(box: Box, at: { left: number; top: number; scale: number }): View {
  return { x: box.x - at.left / at.scale, y: box.y - at.top / at.scale, scale: at.scale };
}

/** A part of the drawing in the middle, large enough to read. */
export function centredOn(view: View, box: Box, screen: Size): View {
  const scale = Math.max(view.scale, READABLE);
  return {
    x: box.x + box.width / 2 - screen.width / scale / 2,
    y: box.y + box.height / 2 - screen.height / scale / 2,
    scale,
  };
}
