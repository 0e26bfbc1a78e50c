/** Which part of a drawing is seen: the drawing's point at the upper left corner, and px of the screen for one of it. */
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
const MARGIN = 16;

const bounded = (scale: number) => Math.min(BIGGEST, Math.max(SMALLEST, scale));

/** All of the drawing, in the middle; not bigger than it is. */
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

/** A part of the drawing brought to the middle, near enough to be read. */
export function centredOn(view: View, box: Box, screen: Size): View {
  const scale = Math.max(view.scale, 0.8);
  return {
    x: box.x + box.width / 2 - screen.width / scale / 2,
    y: box.y + box.height / 2 - screen.height / scale / 2,
    scale,
  };
}
