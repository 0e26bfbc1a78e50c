import type { Locator } from 'playwright/test';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where an element is in the window, in CSS px; it must be shown. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return box;
}

/** Whether two boxes share at most a line. */
export const areApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y;
