import type { Locator } from 'playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Position of an element in the window, in CSS px; it must be shown. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return box;
}

/** Positions of elements at one moment, in CSS px; each must be shown. Moving elements have other positions later. */
export async function boxesOf<T extends readonly Locator[]>(
  ...elements: T
): Promise<{ -readonly [K in keyof T]: Box }> {
  const handles = await Promise.all(elements.map((element) => element.elementHandle()));
  const boxes = await handles[0]?.evaluate(
    (_, all) =>
      all.map((element) => {
        const { x, y, width, height } = (element as Element).getBoundingClientRect();
        return { x, y, width, height };
      }),
    handles,
  );
  if (boxes === undefined || boxes.some(({ width, height }) => width + height === 0))
    throw new Error('It is not shown');
  return boxes as { -readonly [K in keyof T]: Box };
}

/** Tells whether two boxes share at most a line. */
export const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;
